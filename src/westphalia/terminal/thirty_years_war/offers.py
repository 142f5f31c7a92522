"""What a seat may answer, each choice with what is good to know about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Question
from westphalia.games.thirty_years_war.forecasts import FORETOLD, forecast
from westphalia.games.thirty_years_war.foretelling import NothingToForetell
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.terminal.model import Spans, joined, words
from westphalia.terminal.sheets import View
from westphalia.terminal.thirty_years_war.cards import CardSheets
from westphalia.terminal.thirty_years_war.forces import signed, stacks_in
from westphalia.terminal.thirty_years_war.places import Places, change

CARD_USES: Final = ("act", "recruit", "aid", "event")
MANY: Final = 40  # of more choices only the names have room
Tell = Callable[[View, Choice], Spans]


class Offers:
    """Notes on the choices of one table."""

    def __init__(self, places: Places, cards: CardSheets) -> None:
        self.places = places
        self.cards = cards
        self.say = places.say
        self.words = places.words
        cities = "place revolt pillage recover forage retreat recall loot move_base roll"
        self._notes: dict[str, Tell] = {
            **dict.fromkeys("lead join command leave collect remove".split(), self._leader),
            "attempt": self._where,
            **dict.fromkeys("take drop pick_up hold_back sortie".split(), self._unit),
            **dict.fromkeys(cities.split(), self._city),
            "from": self._stack,
            "pay": self._cost,
            "pay_in": self._bill,
            "raise": self._kind,
            "name": self._area,
        }

    def note(self, choice: Choice, view: View, s: ThirtyYearsWarState, q: Question) -> Spans:
        if len(q.choices) > MANY:
            return ()
        if choice.verb in CARD_USES:
            return self._use(view, choice)
        if q.kind == "take_losses":
            return self._loss(choice)
        told = self._notes[choice.verb](view, choice) if choice.verb in self._notes else ()
        return joined([told, self._foretold(choice, s, q)], ", ", ", ")

    def _use(self, view: View, choice: Choice) -> Spans:
        """8.5a The points that a card would bring now; the hand tells the rest."""
        card = self.words.board.cards[choice.noun]
        held = [held for held in view["hand"] if held["card"] == card]
        return self.cards.use(held[0], "aid") if held and choice.verb == "aid" else ()

    # Leaders and units

    def _leader(self, view: View, choice: Choice) -> Spans:
        """2.2 Where a leader is, and what he is worth."""
        board, n = self.words.board, choice.noun
        ratings = self.say(
            "leader-about",
            activation=board.activation[n],
            battle=signed(board.battle[n]),
            leadership=board.leadership[n],
        )
        return joined([self._where(view, choice), words(ratings, "quiet")], ", ", ", ")

    def _where(self, view: View, choice: Choice) -> Spans:
        place = where(view, self.words.board.leaders[choice.noun])
        return words(self.words.named("place", place)) if place else ()

    def _unit(self, view: View, choice: Choice) -> Spans:
        """2.1 How many counters of the class there are to choose from, and their force."""
        board = self.words.board
        name = board.units[choice.noun]
        force = words(self.say("n-factors", factors=board.strength[choice.noun]), "quiet")
        return joined([words(self._count(view, choice.verb, name)), force], ", ", ", ")

    def _count(self, view: View, verb: str, unit: str) -> str:
        """How many are on the march, or stand where it is."""
        if "march" not in view:
            return ""
        march = view["march"]
        found = march["units"].get(unit, 0)
        if verb in ("take", "pick_up"):
            stacks = stacks_in(view, march["city"])
            own = [stack for stack in stacks if stack["seat"] == march["seat"]]
            found = own[0]["units"].get(unit, 0) if own else 0
        return self.say("n-there", count=found) if found else ""

    def _loss(self, choice: Choice) -> Spans:
        """12.32 What a step counts in battle."""
        factor = self.words.board.loss_factor[choice.noun]
        return words(self.say("n-loss", factors=factor), "quiet")

    def _cost(self, view: View, choice: Choice) -> Spans:
        """15.131 What a unit costs."""
        return words(self.say("n-aid", points=self.words.board.pay[choice.noun]), "gold")

    def _bill(self, view: View, choice: Choice) -> Spans:
        """15.131 What all units in a city would cost."""
        place = self.words.board.places[choice.noun]
        claims = view["seats"][view["seat"]]["pay"]["by_aid"]
        cost = sum(each["count"] * each["points"] for each in claims if each["city"] == place)
        stacks = self.places.stacks(stacks_in(view, place))
        return joined([stacks, words(self.say("n-aid", points=cost), "gold")], ", ", ", ")

    def _kind(self, view: View, choice: Choice) -> Spans:
        """2.1 What a full unit of the kind is worth, and what it costs."""
        board, unit = self.words.board, 2 * choice.noun
        force = words(self.say("n-factors", factors=board.strength[unit]))
        return joined([force, words(self.say("n-aid", points=board.pay[unit]), "gold")], ", ", ", ")

    # Places

    def _city(self, view: View, choice: Choice) -> Spans:
        """Who holds a city, what has happened there, who is there."""
        place = self.words.board.places[choice.noun]
        shown = view["cities"].get(place, {})
        pillage = shown.get("pillage", 0)
        parts = [
            self.places.mark(shown.get("control")),
            words(self.say("n-pillage", level=pillage), "warn") if pillage else (),
            self.places.state(shown),
            self.places.strengths(shown.get("stacks", [])),
        ]
        return joined(parts, ", ", " ")

    def _stack(self, view: View, choice: Choice) -> Spans:
        place = self.words.board.places[choice.noun]
        return self.places.stacks(stacks_in(view, place))

    def _area(self, view: View, choice: Choice) -> Spans:
        shown = view["areas"][self.words.board.areas[choice.noun]]
        value = words(self.say("n-vp", vp=shown["value"]), "gold")
        return joined([self.places.mark(shown["control"]), value], ", ", " ")

    # What may come of it

    def _foretold(self, choice: Choice, s: ThirtyYearsWarState, question: Question) -> Spans:
        """What the rules can say beforehand: whom a march meets, odds, chances."""
        if choice.verb not in FORETOLD:
            return ()
        try:
            told = forecast(s, question.seat, [choice])
        except NothingToForetell:
            return ()
        if choice.verb == "march":
            return self._march(told)
        if choice.verb == "attack":
            return self.places.chances(told["odds"])
        if choice.verb == "attempt":
            return self._recruits(told["steps"])
        if "results" in told:
            return self._peace(told["results"])
        return words(self.say("siege-chance", percent=self.places.percent(told["success"])), "gold")

    def _march(self, goal: View) -> Spans:
        """11.1 The points left on arrival, whom the force meets, what it costs the total."""
        parts = [
            words(self.say("points-left", points=goal["points"]), "quiet", self._points(goal)),
            self.places.meets(goal),
        ]
        if "vp" in goal:
            parts.append(words(self.say("n-vp", vp=change(goal["vp"])), "warn"))
        if goal.get("may_withdraw"):
            parts.append(words(self.say("may-withdraw")))
        if "siege" in goal:
            siege = goal["siege"]
            about = self.say("siege-needs", factors=siege["factors"], level=siege["level"])
            brief = self.say("siege-brief", factors=siege["factors"], level=siege["level"])
            parts.append(words(about, "quiet", brief))
        return joined(parts, ", ", ", ")

    def _points(self, goal: View) -> str:
        return self.say("march-points", points=goal["points"])

    def _recruits(self, steps: View) -> Spans:
        """8.41b How many steps an attempt brings on average."""
        mean = sum(int(number) * share for number, share in steps.items())
        number = self.say("decimal", number=round(mean, 1))
        return words(self.say("recruits-mean", steps=number), "gold")

    def _peace(self, results: View) -> Spans:
        parts = [
            words(f"{self.words.named('peace', name)} {self.places.percent(share)}")
            for name, share in results.items()
        ]
        return joined(parts, ", ", ", ")


def where(view: View, leader: str) -> str:
    """The place where a leader stands, or none."""
    places: list[str] = [*view["cities"], *view["boxes"]]
    for place in places:
        if any(leader in stack["leaders"] for stack in stacks_in(view, place)):
            return place
    return ""
