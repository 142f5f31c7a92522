"""What a screen is made of, before anybody decides how it looks.

A section says everything once.  The colour renderer shows the signs, the plain one the words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.terminal.theme import seat_sign
from westphalia.terminal.words import Prose

NEUTRAL: Final = "neutral"


@dataclass(frozen=True)
class Span:
    """Words in one tone: "seat 2", "good", "warn", "gold", "quiet", "strong", a game's own or none.

    The sign says the same in fewer characters, for those who see it in its place.
    """

    text: str
    tone: str = ""
    sign: str = ""


Spans = tuple[Span, ...]  # a line of text, or a cell


@dataclass(frozen=True)
class Column:
    """A column of a sheet; numbers stand to the right.

    The short title is for screens; a column that is extra is left out where there is no room.
    """

    title: str
    short: str = ""
    number: bool = False
    extra: bool = False


@dataclass(frozen=True)
class Row:
    """A row of a sheet by its key; a faded one is over and done with."""

    key: str
    cells: tuple[Spans, ...]
    faded: bool = False
    marked: bool = False


@dataclass(frozen=True)
class Sheet:
    """A table.  Its key is the first word of each of its plain lines.

    Where the cells speak for themselves a screen needs no heading.
    """

    key: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    heading: bool = True


@dataclass(frozen=True)
class Note:
    """Lines under a title; the key is the first word of each plain line."""

    key: str
    title: str
    lines: tuple[Spans, ...]


@dataclass(frozen=True)
class Label:
    """Words on a drawing, from a column of a row of text on."""

    row: int
    column: int
    line: Spans
    letter: str


@dataclass(frozen=True)
class Drawing:
    """The map as letters, two rows of letters to a row of text; the rest is by letter.

    Between groups runs a border that is drawn, the shade keeps other neighbours apart.
    """

    title: str
    picture: tuple[str, ...]
    tones: Mapping[str, str]
    shades: Mapping[str, int]
    groups: Mapping[str, int]
    labels: tuple[Label, ...]


@dataclass(frozen=True)
class Offer:
    """A choice as it is offered: what to type, what it means, what to know about it."""

    number: int
    choice: Choice
    sentence: str
    note: Spans = ()
    name: str = ""


@dataclass(frozen=True)
class Asking:
    """A question to one seat with every answer that it may give."""

    seat: int
    kind: str
    clause: str
    name: str
    sentence: str
    offers: tuple[Offer, ...]


@dataclass(frozen=True)
class Layout:
    """What a game lays out around a question; a narrow renderer may leave parts out.

    The map, if there is one, is drawn in the size that is asked for.  What lies before the seat
    alone is its own: a mat, a hand.  While the seat is *busy* with that, it matters more than what
    has happened.
    """

    status: Spans
    display: Note
    drawing: Callable[[str], Drawing] | None
    players: Sheet
    own: Sheet | None
    busy: bool
    others: tuple[Section, ...]


@dataclass(frozen=True)
class Screen:
    """All that a seat should see when it is asked.

    A screen is fresh when the seat has just come to the table, or a new round has begun.
    """

    layout: Layout
    asking: Asking
    news: tuple[Spans, ...]
    fresh: bool


Section = Sheet | Note | Drawing | Asking


def signed(number: int) -> str:
    """A number with its sign, a minus as it is printed."""
    return f"−{-number}" if number < 0 else f"+{number}"


def words(text: str, tone: str = "", sign: str = "") -> Spans:
    """One span; none at all where there is no text."""
    return (Span(text, tone, sign),) if text else ()


def joined(lines: list[Spans], between: str = ", ", sign: str = " ") -> Spans:
    """Several lines in one, with something between them, mostly a space where signs are shown."""
    out: list[Span] = []
    for line in lines:
        if out and line:
            out.append(Span(between, "", sign))
        out += line
    return tuple(out)


def plain_text(line: Spans) -> str:
    return "".join(span.text for span in line)


def signs(line: Spans) -> str:
    return "".join(span.sign or span.text for span in line)


def tone_of_seat(seat: int | None) -> str:
    return NEUTRAL if seat is None or seat < 0 else f"seat {seat}"


# Sheets of any game

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
