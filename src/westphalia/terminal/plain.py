"""Plain lines: no colour, no drawing, one thing to a line, for screen readers and for programs.

Every line begins with a word that says what it is: ``log`` what happened, the key of a sheet such
as ``player`` a row of it, ``=`` a sentence, ``!`` a refusal, ``ask`` a question, ``-`` a choice
(its text, then what it means).  A line ``? seat N kind`` ends every prompt: then one line
is read.  Besides the kinds of questions there are ``hand-over`` (any line goes on) and ``quit``
(the name of a file, nothing for the one offered, or ``no``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TextIO

from westphalia.terminal.model import (
    Asking,
    Drawing,
    Note,
    Screen,
    Section,
    Sheet,
    Spans,
    plain_text,
)


class PlainFace:
    """Writes sections as lines and reads lines."""

    def __init__(self, inp: TextIO, out: TextIO) -> None:
        self._inp = inp
        self._out = out

    def screen(self, screen: Screen) -> None:
        """What is new, then the question; the rest is there for the asking."""
        self.news(screen.news)
        own = screen.layout.own
        if own is not None and screen.fresh:
            self._write(f"= {plain_text(screen.layout.status)}")
            self.show([own])
        self.show([screen.asking])

    def news(self, news: Sequence[Spans]) -> None:
        for line in news:
            self._write(f"log {plain_text(line)}")

    def show(self, sections: Iterable[Section]) -> None:
        for section in sections:
            for line in plain_lines(section):
                self._write(line)

    def map(self, small: Drawing, large: Drawing, sheets: Sequence[Sheet]) -> None:
        """The map as sheets; the sketch only for those who ask for nothing else."""
        self.show(sheets or [small])

    def say(self, text: str) -> None:
        self._write(f"= {text}")

    def refuse(self, text: str) -> None:
        self._write(f"! {text}")

    def read(self, seat: int, kind: str) -> str | None:
        """One line; None at the end of the input."""
        self._write(f"? seat {seat} {kind}")
        line = self._inp.readline()
        return line.strip() if line else None

    def hand_over(self, text: str) -> None:
        self.say(text)

    def offer(self, words: list[str]) -> None:
        """Nothing is completed here."""

    def _write(self, line: str) -> None:
        self._out.write(line + "\n")
        self._out.flush()


def plain_lines(section: Section) -> Iterable[str]:
    """The lines of a section."""
    if isinstance(section, Sheet):
        yield f"= {section.title}"
        yield from (_row(section, key, cells) for key, cells in _rows(section))
    elif isinstance(section, Note):
        yield f"= {section.title}"
        yield from (f"{section.key} {plain_text(line)}" for line in section.lines)
    elif isinstance(section, Drawing):
        yield f"= {section.title}"
        yield from _sketch(section)
    else:
        yield from _question(section)


def _rows(sheet: Sheet) -> Iterable[tuple[str, tuple[Spans, ...]]]:
    return ((row.key, row.cells) for row in sheet.rows)


def _row(sheet: Sheet, key: str, cells: tuple[Spans, ...]) -> str:
    """Each cell with the title of its column; empty cells are left out."""
    parts = [
        f"{column.title} {plain_text(cell)}".strip()
        for column, cell in zip(sheet.columns, cells, strict=True)
        if cell
    ]
    return " | ".join([f"{sheet.key} {key}", *parts])


def _question(asking: Asking) -> Iterable[str]:
    yield f"ask {asking.clause} | {asking.name} | {asking.sentence}"
    for offer in asking.offers:
        note = plain_text(offer.note)
        yield f"- {offer.choice.text}  | {offer.sentence}" + (f" ({note})" if note else "")


def _sketch(drawing: Drawing) -> Iterable[str]:
    """Names and cubes where they stand on the map, without the map."""
    rows = [[" "] * len(drawing.picture[0]) for _ in range(len(drawing.picture) // 2)]
    for label in drawing.labels:
        text = plain_text(label.line)
        for column, letter in enumerate(text, start=label.column):
            if column < len(rows[label.row]):
                rows[label.row][column] = letter
    yield from (f"map {''.join(row).rstrip()}".rstrip() for row in rows)
