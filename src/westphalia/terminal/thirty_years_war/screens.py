"""Thirty Years War in the terminal: what lies around a question, and what its choices mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, NoOtherChoice
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat, question_of
from westphalia.games.thirty_years_war.events.cards import CardDrawn
from westphalia.games.thirty_years_war.events.march import Marched
from westphalia.games.thirty_years_war.forecasts import FORETOLD, forecast
from westphalia.games.thirty_years_war.odds import NothingToForetell
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.thirty_years_war.words import MARCH, WORDS
from westphalia.locales import Tongue
from westphalia.terminal.model import (
    Layout,
    Note,
    Section,
    Sheet,
    Spans,
    View,
    joined,
    signed,
    words,
)
from westphalia.terminal.orders import orders
from westphalia.terminal.reading import Unclear, begins, fold
from westphalia.terminal.screens import Command, CommandResult, GameScreens
from westphalia.terminal.thirty_years_war.forces import People, stacks_in
from westphalia.terminal.thirty_years_war.places import Places
from westphalia.terminal.thirty_years_war.sheets import CardSheets
from westphalia.terminal.thirty_years_war.theme import Printed, tones
from westphalia.terminal.thirty_years_war.words import NOUNS, ThirtyYearsWarProse
from westphalia.terminal.words import key

if TYPE_CHECKING:
    from westphalia.terminal.table import Table


# What a seat may answer

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
            parts.append(words(self.say("n-vp", vp=signed(goal["vp"])), "warn"))
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


# Commands of its own

# What "all" answers, by the kind of question: verbs of which every choice is taken.
ALL: Final = {
    "form_force": ("join", "take"),
    "pay": ("pay_all", "pay_in"),
    "pay_in_city": ("pay_all",),
    "continue_sieges": ("roll",),
}
UNAWARES: Final = {"battle", "leaders", "neutral"}  # into what nobody marches in passing


class Commands:
    """The commands of one table."""

    def __init__(self, places: Places, cards: CardSheets, people: People) -> None:
        self.places = places
        self.cards = cards
        self.people = people
        self.say = places.say
        self.words = places.words

    def by_name(self) -> dict[str, Command]:
        return {
            "map": self.map,
            "areas": showing(self._areas),
            "stacks": showing(self._stacks),
            "leaders": showing(self._leaders),
            "hand": showing(self._hand),
            "cards": showing(self._cards),
            "tracks": showing(self._tracks),
            "reach": showing(self._reach),
            "odds": showing(self._odds),
            "supply": showing(self._supply),
            "to": self.to,
            "all": self.all,
            "orders": orders,
        }

    def map(self, table: Table, question: Question, rest: str) -> CommandResult:
        """The map as sheets, one Area or one city of it, or as a drawing."""
        view, places = table.view(question.seat), self.places
        if rest in ("", "drawing"):
            small, large = places.drawing(view, "small"), places.drawing(view, "large")
            table.face.map(small, large, [] if rest else places.city_sheets(view))
        elif rest == "table":
            table.face.show(places.city_sheets(view))
        else:
            table.face.show(self._place(view, rest))
        return CommandResult.AGAIN

    def _place(self, view: View, typed: str) -> list[Section]:
        """One city, one box, or all cities of an Area."""
        try:
            place = self.found("place", typed)
        except Unclear:
            area = self.found("area", typed)
            return list(self.places.city_sheets(view, [area]))
        name = WORDS["place"][place]
        if name in view["cities"]:
            return [self.places.city(name, view)]
        return [self.places.stack_sheet(view, [name])]

    def _areas(self, view: View, rest: str) -> list[Section]:
        return [self.places.area_sheet(view), self.places.electors(view)]

    def _stacks(self, view: View, rest: str) -> list[Section]:
        wanted = [*view["cities"], *view["boxes"]]
        if rest:
            wanted = [WORDS["place"][self.found("place", rest)]]
        return [self.places.stack_sheet(view, [one for one in wanted if stacks_in(view, one)])]

    def _leaders(self, view: View, rest: str) -> list[Section]:
        if rest:
            return [self.people.leader(WORDS["leader"][self.found("leader", rest)], view)]
        return [self.people.sheet(view)]

    def _hand(self, view: View, rest: str) -> list[Section]:
        closed = self.cards.reasons(view)
        return [self.cards.hand(view), *([closed] if closed.lines else [])]

    def _cards(self, view: View, rest: str) -> list[Section]:
        if not rest:
            return list(self.cards.decks(view))
        return [self.cards.card(WORDS["card"][self.found("card", rest)], view)]

    def _tracks(self, view: View, rest: str) -> list[Section]:
        return [self.places.tracks(view), self.places.electors(view)]

    def _reach(self, view: View, rest: str) -> list[Section]:
        """11.11a Of the whole force; "all" also of the counters that have more points."""
        found = self.places.reach(view)
        if not found:
            raise Unclear(self.say("nobody-marches"))
        return list(found if rest == "all" else found[:1])

    def _odds(self, view: View, rest: str) -> list[Section]:
        """12.28 The battle under way, or one that the march could fight."""
        odds = self._battles(view)
        if rest:
            place = WORDS["place"][self.found("place", rest)]
            odds = {name: chances for name, chances in odds.items() if name == place}
        if not odds:
            raise Unclear(self.say("no-battle"))
        return [
            Note(
                "odds",
                self.say("title-odds", city=self.words.named("place", name)),
                tuple(self.places.forecast(chances)),
            )
            for name, chances in odds.items()
        ]

    def _battles(self, view: View) -> dict[str, View]:
        """The odds of all battles that are in sight, by place."""
        if "battle" in view and view["battle"]["odds"]:
            return {view["battle"]["city"]: view["battle"]["odds"]}
        parties = view["march"]["reach"] if "march" in view else []
        goals = [goal for party in parties[:1] for goal in party["goals"]]
        return {goal["place"]: goal["odds"] for goal in goals if "odds" in goal}

    def _supply(self, view: View, rest: str) -> list[Section]:
        """15.1 Pay and lines of the own side; "all" of both."""
        seats = [0, 1] if rest == "all" or view["seat"] < 0 else [view["seat"]]
        return [part for seat in seats for part in self.places.pay(view, seat)]

    # Several answers at once

    def to(self, table: Table, question: Question, rest: str) -> CommandResult:
        """11.11a March to a place in reach by the shortest way, as far as nothing happens."""
        goal = WORDS["place"][self.found("place", rest)]
        path = way(table.view(question.seat), goal)
        if not path:
            raise Unclear(self.say("not-in-reach", place=self.words.named("place", goal)))
        for step in path[:-1]:
            if UNAWARES & {*step.get("meets", [])}:
                name = self.words.named("place", step["place"])
                raise Unclear(self.say("way-leads-by", place=name))
        for place in [step["place"] for step in path]:
            march = MARCH[WORDS["place"].index(place)]
            asked = question_of(table.match.open, question.seat)
            if not asked or asked.kind != question.kind or march not in asked.choices:
                break
            table.match.answer(question.seat, march)
        return CommandResult.CHANGED

    def all(self, table: Table, question: Question, rest: str) -> CommandResult:
        """10.12a, 15.13a Everybody who may come along comes; everybody who can be paid is paid."""
        done: set[Choice] = set()
        taken = False
        while (more := _next(table, question, done)) is not None:
            table.match.answer(question.seat, more)
            done.update([more] * (more.verb == "pay_in"))
            taken = True
        if not taken:
            raise Unclear(self.say("all-nothing"))
        return CommandResult.CHANGED

    # What is typed

    def found(self, term: str, typed: str) -> int:
        """The one thing of a term that is meant: by its id, or by its name in the language."""
        if not typed:
            raise Unclear(self.say("which-one"))
        wanted = fold(typed).replace("_", " ").split()
        spelled = [_spellings(id_, self.words.name(term, n)) for n, id_ in enumerate(WORDS[term])]
        exact = [n for n, forms in enumerate(spelled) if wanted in forms]
        alike = [n for n, forms in enumerate(spelled) if any(begins(wanted, f) for f in forms)]
        if len(exact or alike) != 1:
            names = ", ".join(WORDS[term][n] for n in alike[:8])
            key = "found-many" if alike else "found-none"
            raise Unclear(self.say(key, typed=typed, names=names))
        return (exact or alike)[0]


def _spellings(id_: str, name: str) -> tuple[list[str], list[str]]:
    """What can be typed for a thing: the words of its id, and those of its name."""
    return id_.split("_"), fold(name).replace("“", "").replace("„", "").split()


def showing(sections: Callable[[View, str], Sequence[Section]]) -> Command:
    """A command that only shows something."""

    def command(table: Table, question: Question, rest: str) -> CommandResult:
        table.face.show(sections(table.view(question.seat), rest))
        return CommandResult.AGAIN

    return command


def way(view: View, goal: str) -> list[View]:
    """The steps to a goal in reach of the whole force, the first one first."""
    if "march" not in view or not view["march"]["reach"]:
        return []
    goals = {step["place"]: step for step in view["march"]["reach"][0]["goals"]}
    path: list[View] = []
    while goal in goals:
        path.insert(0, goals[goal])
        goal = goals[goal]["by"]
    return path


def _next(table: Table, question: Question, done: set[Choice]) -> Choice | None:
    """What "all" would answer next to the same seat, if that is a question for it."""
    asked = question_of(table.match.open, question.seat)
    if not asked or asked.kind not in ALL:
        return None
    verbs = ALL[asked.kind]
    able = [choice for choice in asked.choices if choice.verb in verbs and choice not in done]
    return able[0] if able else None


# Questions whose answers show cards in hand.
OF_THE_HAND: Final = frozenset(["card_round", "combat_cards", "keep", "offer_campaign"])
PAYING: Final = frozenset(["pay", "pay_in_city"])
# Choices that have fewer words in a list.
SHORT: Final = frozenset(
    "act recruit aid event dutch_war campaign plot march drop leave pick_up collect".split()
)
# Choices that are the name of a place or an Area, as the question says what becomes of it.
NAMED: Final = frozenset("name pillage recover revolt forage loot".split())


class ThirtyYearsWarScreens(GameScreens):
    """The map, the forces, the hand, the tracks."""

    prose: ThirtyYearsWarProse
    secret_kinds = OF_THE_HAND

    def __init__(self, tongue: Tongue, header: Header) -> None:
        self.prose = ThirtyYearsWarProse(tongue, header)
        printed = Printed(self.prose.words.board)
        self.sheets: Places = Places(self.prose, printed)
        self.cards = CardSheets(self.prose, printed)
        self.offers = Offers(self.sheets, self.cards)
        self.commands = Commands(self.sheets, self.cards, People(self.prose, printed)).by_name()
        self.tones = tones()

    def layout(self, view: View, question: Question, shared: bool) -> Layout:
        """Before the seat lies what it decides about: the battle, the march, or its hand."""
        sheets = self.sheets
        battle, march = sheets.battle(view), sheets.march(view)
        secret = question.kind in OF_THE_HAND
        hidden = not view["hand"] or (shared and not secret)
        hand = None if hidden else self.cards.hand(view)
        paying = sheets.pay_sheet(view, question.seat) if question.kind in PAYING else None
        own = paying or battle or march or hand
        others = (hand if own is not hand else None, sheets.electors(view))
        return Layout(
            sheets.status(view),
            sheets.display(view),
            partial(sheets.drawing, view),
            sheets.players(view),
            own,
            own is not None and (secret or own is not hand),
            tuple(part for part in others if part is not None),
        )

    def look(self, view: View) -> list[Section]:
        sheets = self.sheets
        under_way = [part for part in (sheets.battle(view), sheets.march(view)) if part]
        return [
            sheets.players(view),
            *under_way,
            sheets.tracks(view),
            sheets.electors(view),
            sheets.area_sheet(view),
        ]

    def result(self, view: View, winners: list[Seat]) -> Sheet:
        return self.sheets.result(view, winners)

    def note(self, question: Question, choice: Choice, view: View, s: ThirtyYearsWarState) -> Spans:
        return self.offers.note(choice, view, s, question)

    def short(self, choice: Choice) -> str:
        """What stands in long lists; a card by its number, as the hand shows its title."""
        if choice.noun < 0 or choice.verb not in SHORT | NAMED:
            return ""
        noun = self.prose.noun(choice)
        if choice.verb in NAMED:
            return str(*noun.values())
        if NOUNS.get(choice.verb) == "card":
            noun["card"] = self.prose.words.board.cards[choice.noun].upper()
        return self.prose.tongue.say(key("short", choice.verb), **noun)

    def is_news(self, event: Event) -> bool:
        """What is seen anyway is left to the log: each step of a march, drawn cards, no choice."""
        return not isinstance(event, NoOtherChoice | CardDrawn | Marched)


SCREENS = ThirtyYearsWarScreens
