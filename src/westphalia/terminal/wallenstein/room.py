"""Wallenstein in the terminal: what lies around a question, and what its choices mean."""

from __future__ import annotations

from functools import partial

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.choices import BOXES
from westphalia.games.wallenstein.events import MatReady
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.locales import Tongue
from westphalia.terminal.model import Layout, Section, Sheet, Spans
from westphalia.terminal.room import Room
from westphalia.terminal.sheets import View
from westphalia.terminal.wallenstein.commands import Commands
from westphalia.terminal.wallenstein.offers import Offers
from westphalia.terminal.wallenstein.places import Places
from westphalia.terminal.wallenstein.prose import WallensteinProse
from westphalia.terminal.wallenstein.theme import tones


class WallensteinRoom(Room):
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


ROOM = WallensteinRoom
