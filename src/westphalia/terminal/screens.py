"""What a game must bring to the terminal, so that one table serves all games."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any

from westphalia import plugins
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat, missing
from westphalia.locales import Tongue
from westphalia.terminal.model import Asking, Layout, Offer, Section, Sheet, Sheets, Spans, View
from westphalia.terminal.words import Prose

if TYPE_CHECKING:
    from westphalia.terminal.table import Table


class CommandResult(Enum):
    """What a typed line led to."""

    AGAIN = "the same question again"
    CHANGED = "the match has changed"
    LEFT = "the player has left"


Command = Callable[["Table", Question, str], CommandResult]


class GameScreens:
    """A game in the terminal: its words, its sheets, its map and its own commands.

    Each game derives one class from it, in ``terminal/<game>/screens.py``, and calls it SCREENS.
    """

    prose: Prose
    sheets: Sheets
    commands: Mapping[str, Command] = {}  # besides those of every game
    tones: Mapping[str, str] = {}  # colours of the game's own, by the tone of a span
    secret_kinds: Container[str] = frozenset()  # questions that only their seat may read over
    counting: frozenset[str] = frozenset()  # questions whose answers are numbers themselves

    def __init__(self, tongue: Tongue, header: Header) -> None:
        raise missing(self, "__init__")

    def layout(self, view: View, question: Question, shared: bool) -> Layout:
        """What lies around the question; *shared* is a screen that other humans look at too."""
        raise missing(self, "layout")

    def look(self, view: View) -> list[Section]:
        """All that lies on the table besides the map."""
        raise missing(self, "look")

    def result(self, view: View, winners: list[Seat]) -> Sheet:
        """The final table."""
        raise missing(self, "result")

    def note(self, question: Question, choice: Choice, view: View, s: Any) -> Spans:
        """What is good to know about a choice."""
        return ()

    def short(self, choice: Choice) -> str:
        """A choice in a long list, in fewer words; nothing if its sentence is short enough."""
        return ""

    def is_news(self, event: Event) -> bool:
        """Whether an event is told by itself; a few are seen on a sheet anyway."""
        return True

    def asking(self, question: Question, view: View, s: Any) -> Asking:
        """The question with every answer that it allows."""
        offers = [
            Offer(
                self.number(question, choice, place),
                choice,
                self.prose.choice(choice, question.kind),
                self.note(question, choice, view, s),
                self.short(choice),
            )
            for place, choice in enumerate(question.choices, start=1)
        ]
        sentence = self.prose.prompt(question, view["prompt"]["about"])
        name = self.prose.words.seat(question.seat)
        return Asking(question.seat, question.kind, question.clause, name, sentence, tuple(offers))

    def number(self, question: Question, choice: Choice, place: int) -> int:
        """The number to type for a choice: its place in the list, or the number that it counts."""
        if question.kind not in self.counting:
            return place
        return int(choice.text.partition(" ")[2]) if choice.noun >= 0 else 0


def find_screens(tongue: Tongue, header: Header) -> GameScreens:
    """The screens of the game that a header names, for one table; a plain one if it brings none."""
    name = plugins.part(header.game, "terminal", "screens")
    if not plugins.has(header.game, "terminal", "screens"):
        name = f"{__package__}.any_game"
    screens: type[GameScreens] = import_module(name).SCREENS
    return screens(tongue, header)
