"""What a seat may answer, each choice with what is good to know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from westphalia.engine.choice import Choice
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.choices import AUCTION, BENEFIT, BOXES, CARDS, COUNTIES, TOP
from westphalia.games.wallenstein.modules.landsknechts import GIFTS
from westphalia.games.wallenstein.odds import quick_odds
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.terminal.model import Span, Spans, joined, words
from westphalia.terminal.sheets import View
from westphalia.terminal.wallenstein.places import Places
from westphalia.terminal.wallenstein.theme import sign


class Offers:
    """Notes on the choices of one table."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.say = places.say
        self.words = places.words
        self._notes: dict[str, Callable[[View, Choice], Spans]] = {
            "position": self._tile,
            "march": self._target,
            "move": self._target,
            "quell": self._restless,
            "claim": self._card,
            "favour": self._price,
            "cancel_event": self._event,
            "calm": self._restless,
            "raise": self._where,
            "garrison": self._target,
            "benefit": self._benefit,
            "place_leader": self._where,
            "move_leader": self._way,
            "return_leader": self._where,
            "draft_leader": self._where,
        }

    def note(self, question: Question, choice: Choice, view: View, s: WallensteinState) -> Spans:
        if choice.verb in BOXES:
            return self._plan(view, choice)
        if question.kind == "send":
            return self._odds(view, question.seat, choice, s)
        if question.kind not in self._notes or (choice.noun < 0 and choice.verb != "cancel_event"):
            return ()
        return self._notes[question.kind](view, choice)

    def county(self, view: View, choice: Choice) -> Mapping[str, Any]:
        shown: Mapping[str, Any] = view["counties"][self.words.board.counties[choice.noun]]
        return shown

    # Planning

    def _plan(self, view: View, choice: Choice) -> Spans:
        """W3.1.5 Any card may cover any box; what would come of it as things stand."""
        prospect = view["prospects"][choice.verb].get(CARDS[choice.noun])
        if prospect is None or choice.verb == BOXES[AUCTION]:
            return ()
        if "lacks" in prospect:
            return words(self.words.lack(prospect["lacks"]), "warn", "✗")
        if choice.verb.startswith("build_"):
            price = -prospect["thalers"]
            return words(self.say("n-paid", paid=price), "", f"{price} {self.say('short-thalers')}")
        if choice.verb.startswith("collect_"):
            return self._yield(prospect, self.county(view, choice))
        if choice.noun >= COUNTIES:
            return ()
        return self._standing(self.county(view, choice), "note-standing")

    def _yield(self, prospect: View, shown: View) -> Spans:
        if "thalers" in prospect:
            taxes = prospect["thalers"]
            sign = f"{taxes} {self.say('short-thalers')}"
            amount = words(self.say("n-thalers", amount=taxes), "", sign)
        else:
            grain = prospect["grain"]
            sign = f"{grain} {self.say('short-grain')}"
            amount = words(self.say("gift-grain", amount=grain), "", sign)
        return joined([amount, self._unrest(shown)])

    def _unrest(self, shown: View) -> Spans:
        """W5.7.1 Where markers lie, collecting leads to a revolt."""
        if not shown["markers"]:
            return ()
        markers = shown["markers"]
        return words(self.say("n-markers", markers=markers), "warn", f"{sign('marker')}{markers}")

    def _standing(self, shown: View, message: str = "n-armies") -> Spans:
        armies = self.say(message, armies=shown["armies"])
        return words(armies, "warn" if shown["armies"] < 2 else "")

    # Everything else

    def _tile(self, view: View, choice: Choice) -> Spans:
        return words(self.words.named("tile", view["tiles"][choice.noun]), "gold")

    def _target(self, view: View, choice: Choice) -> Spans:
        shown = self.county(view, choice)
        armies = words(self.say("n-armies", armies=shown["armies"]) if shown["armies"] else "")
        return joined([self.places.name(shown["owner"]), armies, self.places.pieces(shown)])

    def _odds(self, view: View, seat: Seat, choice: Choice, s: WallensteinState) -> Spans:
        """How likely the seat takes a county that is not its own."""
        county = self.words.board.county_index[view["prompt"]["about"]["county"]]
        if s.owner[county] == seat:
            return ()
        chance = quick_odds(s, seat, county, choice.noun).attacker
        tone = "good" if chance >= 0.5 else "warn"
        return words(self.say("note-chance", percent=round(100 * chance)), tone)

    def _restless(self, view: View, choice: Choice) -> Spans:
        shown = self.county(view, choice)
        return joined([self._standing(shown), self._unrest(shown)])

    def _card(self, view: View, choice: Choice) -> Spans:
        if choice.noun == TOP:
            return ()
        board = self.words.board
        return words(
            self.say(
                "note-card",
                region=board.region_names[board.region[choice.noun]],
                taxes=board.tax[choice.noun],
                grain=board.grain[choice.noun],
                sites=board.sites[choice.noun],
            )
        )

    def _price(self, view: View, choice: Choice) -> Spans:
        number = str(choice.noun + 1)
        for offer in view["court"]["favours"]:
            if offer["favour"] == number:
                return words(self.say("n-courtiers", courtiers=offer["price"]), "gold")
        return ()

    def _event(self, view: View, choice: Choice) -> Spans:
        event = self.words.board.events.index(view["event"])
        return words(self.words.effect(event, "-about"))

    def _benefit(self, view: View, choice: Choice) -> Spans:
        seat = view["prompt"]["seats"][0]
        card = self.words.board.landsknechts[view["seats"][seat]["landsknecht"] - 1]
        gift = GIFTS[BENEFIT.index(choice)]
        return words(self.words.gift(int(gift), card[int(gift)]), "gold")

    def _where(self, view: View, choice: Choice) -> Spans:
        shown = self.county(view, choice)
        return joined([self._standing(shown), self.places.pieces(shown)])

    def _way(self, view: View, choice: Choice) -> Spans:
        """M3.2, M3.3 To a neighbour the leader goes in triumph, elsewhere he flees."""
        seat = view["prompt"]["seats"][0]
        board = self.words.board
        origin = board.county_index[view["seats"][seat]["leader"]]
        triumph = choice.noun in board.neighbours[origin]
        way = Span(self.say("note-triumph" if triumph else "note-flight"), "good" * triumph)
        return joined([(way,), self._where(view, choice)])
