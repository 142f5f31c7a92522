"""Wallenstein in the terminal: what lies around a question, and what its choices mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.events.base import MatReady
from westphalia.games.wallenstein.expansions.landsknechts import GIFTS
from westphalia.games.wallenstein.odds import battle_odds, quick_odds
from westphalia.games.wallenstein.state import County, WallensteinState
from westphalia.games.wallenstein.words import AUCTION, BENEFIT, BOXES, CARDS, COUNTIES, TOP
from westphalia.locales import Tongue
from westphalia.terminal.commands import number
from westphalia.terminal.model import (
    Column,
    Layout,
    Row,
    Section,
    Sheet,
    Span,
    Spans,
    View,
    joined,
    words,
)
from westphalia.terminal.reading import Unclear, begins, fold
from westphalia.terminal.screens import Command, CommandResult, GameScreens
from westphalia.terminal.wallenstein.sheets import Places
from westphalia.terminal.wallenstein.theme import sign, tones
from westphalia.terminal.wallenstein.words import WallensteinProse

if TYPE_CHECKING:
    from westphalia.terminal.table import Table


# What a seat may answer


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


# Commands of its own

ROWS: Final = 12  # of a sheet of odds


class Commands:
    """The commands of one table."""

    def __init__(self, sheets: Places) -> None:
        self.sheets = sheets
        self.say = sheets.say
        self.words = sheets.words
        self.board = sheets.words.board

    def by_name(self) -> dict[str, Command]:
        return {"map": self.map, "mat": self.mat, "odds": self.odds}

    def map(self, table: Table, question: Question, rest: str) -> CommandResult:
        """The map as a sheet, a region or a county of it, or as a drawing."""
        view, sheets = table.view(question.seat), self.sheets
        found = [n for n, region in enumerate(self.board.regions) if region.startswith(fold(rest))]
        if rest in ("", "drawing"):
            small, large = sheets.drawing(view, "small"), sheets.drawing(view, "large")
            table.face.map(small, large, [] if rest else sheets.region_sheets(view))
        elif rest == "table":
            table.face.show(sheets.region_sheets(view))
        elif found:
            table.face.show(sheets.region_sheets(view, found))
        else:
            county = self._county(table, question, rest)
            table.face.show([sheets.county(self.board.counties[county], view)])
        return CommandResult.AGAIN

    def mat(self, table: Table, question: Question, rest: str) -> CommandResult:
        """The own mat."""
        shown = self.sheets.mat(table.view(question.seat), question.seat)
        if shown is None:
            raise Unclear(self.say("mat-nothing"))
        table.face.show([shown])
        return CommandResult.AGAIN

    def odds(self, table: Table, question: Question, rest: str) -> CommandResult:
        """How an attack on a county may end, for one number of armies or for several."""
        parts = rest.split()
        most = self.board.army_cubes
        asked = number(table, parts.pop(), most) if parts and parts[-1].isdecimal() else 0
        county = self._county(table, question, " ".join(parts))
        s, seat = table.match.play.state, question.seat
        if s.owner[county] == seat:
            raise Unclear(self.say("odds-own", county=self.words.county(county)))
        near = [c for c in self.board.neighbours[county] if s.owner[c] == seat]
        spare = max([s.armies[c] - 1 for c in near], default=1)
        armies = [asked] if asked else range(1, max(1, min(spare, ROWS)) + 1)
        rows = [self._chances(s, seat, county, cubes) for cubes in armies]
        columns = tuple(
            Column(self.say(f"column-{name}"), number=True)
            for name in ("armies", "wins", "holds", "empty", "survive")
        )
        title = self.say("title-odds", county=self.words.county(county))
        table.face.show([Sheet("odds", title, columns, tuple(rows))])
        return CommandResult.AGAIN

    def _chances(self, s: WallensteinState, seat: Seat, county: County, armies: int) -> Row:
        chances = battle_odds(s, seat, county, armies)
        shares = (chances.attacker, chances.defender, chances.devastated)
        error = ceil(100 * chances.error)
        key = "percent-within" if error else "percent"
        cells = [
            words(self.say(key, percent=round(100 * share), error=error), tone)
            for share, tone in zip(shares, ("good", "", ""), strict=True)
        ]
        left = words(self.say("decimal", number=round(chances.attackers_left, 1)))
        return Row(str(armies), (words(str(armies), "strong"), *cells, left))

    def _county(self, table: Table, question: Question, typed: str) -> County:
        """The county that is meant; without words, the one that the question is about."""
        board, view = self.board, table.view(question.seat)
        if not typed:
            if question.kind == "send":
                return board.county_index[view["prompt"]["about"]["county"]]
            raise Unclear(self.say("county-missing"))
        wanted = fold(typed).replace("_", " ").split()
        found = [
            index
            for index, (id_, name) in enumerate(
                zip(board.counties, board.county_names, strict=True)
            )
            if id_ in view["counties"]
            and (begins(wanted, id_.split("_")) or begins(wanted, fold(name).split()))
        ]
        exact = [index for index in found if board.counties[index] == "_".join(wanted)]
        if len(exact or found) != 1:
            names = ", ".join(board.counties[index] for index in found[:8])
            key = "county-ambiguous" if found else "county-unknown"
            raise Unclear(self.say(key, typed=typed, names=names))
        return (exact or found)[0]


class WallensteinScreens(GameScreens):
    """The map, the mats, the display, the court, the tower and the draft."""

    prose: WallensteinProse
    secret_kinds = frozenset(["plan"])
    counting = frozenset("send group position favour".split())

    def __init__(self, tongue: Tongue, header: Header) -> None:
        self.prose = WallensteinProse(tongue, header)
        self.sheets: Places = Places(self.prose)
        self.offers = Offers(self.sheets)
        self.commands = Commands(self.sheets).by_name()
        self.tones = tones()

    def layout(self, view: View, question: Question, shared: bool) -> Layout:
        """On a shared screen a mat is shown on demand only, except to the seat that plans."""
        sheets, seat = self.sheets, question.seat
        hidden = shared and not view["planning"]
        mat = None if hidden else sheets.mat(view, seat, question.choices[0].verb)
        others = (
            sheets.row(view) if mat is None else None,
            sheets.court(view),
            sheets.draft(view),
            sheets.tower(view),
        )
        return Layout(
            sheets.status(view),
            sheets.display(view),
            partial(sheets.drawing, view),
            sheets.players(view),
            mat,
            question.kind == "plan",
            tuple(part for part in others if part is not None),
        )

    def look(self, view: View) -> list[Section]:
        sheets = self.sheets
        parts = (
            sheets.players(view),
            sheets.display(view),
            sheets.row(view),
            sheets.court(view),
            sheets.draft(view),
            sheets.tower(view),
            sheets.majorities(view),
        )
        return [part for part in parts if part is not None]

    def result(self, view: View, winners: list[Seat]) -> Sheet:
        return self.sheets.result(view, winners)

    def note(self, question: Question, choice: Choice, view: View, s: WallensteinState) -> Spans:
        return self.offers.note(question, choice, view, s)

    def short(self, choice: Choice) -> str:
        """In planning the card alone, as the box is known."""
        return self.prose.words.card(choice.noun) if choice.verb in BOXES else ""

    def is_news(self, event: Event) -> bool:
        return not isinstance(event, MatReady)  # the sheet of players tells


SCREENS = WallensteinScreens
