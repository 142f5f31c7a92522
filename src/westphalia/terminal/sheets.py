"""What the sheets of all games are made of: names of seats, columns, labels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westphalia.terminal.model import Column, Span, Spans, tone_of_seat, words
from westphalia.terminal.prose import Prose
from westphalia.terminal.theme import seat_sign

View = Mapping[str, Any]


class Sheets:
    """Reads views of one table aloud, sheet by sheet.  A game derives a class from it."""

    def __init__(self, prose: Prose) -> None:
        self.say = prose.tongue.say
        self.words = prose.words

    def column(self, name: str, number: bool = False, extra: bool = False) -> Column:
        return Column(self.say(f"column-{name}"), self.say(f"short-{name}"), number, extra)

    def name(self, seat: int | None) -> Spans:
        """A player's name with the sign of the seat."""
        if seat is None or seat < 0:
            return words(self.say("neutral"), "quiet", "·")
        name = self.words.players[seat]
        return (Span(name, tone_of_seat(seat), f"{seat_sign(seat)} {name}"),)

    def line(self, name: str, text: str) -> Spans:
        return (self.label(name), Span(text))

    def label(self, name: str) -> Span:
        return Span(self.labelled(self.say(f"label-{name}")), "quiet")

    def labelled(self, text: str) -> str:
        """A word with whatever stands between it and what it labels."""
        return self.say("labelled", label=text) + " "
