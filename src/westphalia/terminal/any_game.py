"""The screens of a game that brings none: its names from its ids, its view as sheets."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Objection, key_of, values_of
from westphalia.engine.record import Header
from westphalia.engine.spelling import SEAT
from westphalia.engine.step import Question, Seat
from westphalia.games import find_game
from westphalia.locales import Argument, Tongue, in_words
from westphalia.terminal.model import (
    Column,
    Layout,
    Note,
    Row,
    Section,
    Sheet,
    Sheets,
    Spans,
    View,
    words,
)
from westphalia.terminal.screens import GameScreens
from westphalia.terminal.words import ORDINAL, Prose, Words, key

PROMPT: Final = "prompt"  # a part of every view, which is shown as the question


class AnyWords(Words):
    """Ids in plain words, where the locales have no message for them."""

    def seat(self, seat: int) -> str:
        return super().seat(seat) if seat >= 0 else self.tongue.say("nothing")

    def name(self, term: str, value: int) -> str:
        return self.tongue.say("nothing") if value < 0 else self.named(term, self.ids[term][value])

    def named(self, term: str, word: str) -> str:
        return self.tongue.named(key(term, word), word)

    def shown(self, name: str, value: Any) -> str:
        """A part of a view in words; *name* is what the view calls it."""
        if isinstance(value, Mapping):
            return "; ".join(
                f"{self.part(one)} {self.shown(one, each)}" for one, each in value.items()
            )
        if isinstance(value, list | tuple):
            return self.listed([self.shown(name, each) for each in value])
        if isinstance(value, bool):
            return self.tongue.say("word-yes" if value else "word-no")
        if value is None or value == "":
            return self.tongue.say("nothing")
        if isinstance(value, str):
            return in_words(value)
        term = self.terms.get(name)
        if term == SEAT:
            return self.seat(value)
        return str(value + 1 if term == ORDINAL else value)

    def part(self, name: str) -> str:
        """What a part of a view is called; one that is called by a number is a seat's."""
        if name.isdecimal() and int(name) < len(self.players):
            return self.seat(int(name))
        return self.tongue.named(key("part", name), name)


class AnyProse(Prose):
    """Sentences made of names and values, where the locales have none."""

    words: AnyWords

    def __init__(self, tongue: Tongue, header: Header) -> None:
        own = tongue.of(header.game)
        super().__init__(own, AnyWords(own, header, find_game(header.game).spelled))

    def sentence(self, event: Event) -> str:
        return self._said(key_of(type(event)), self.words.of(values_of(event)), values_of(event))

    def asked(self, kind: str, about: Mapping[str, Any]) -> str:
        message = key("ask", kind)
        return super().asked(kind, about) if self.tongue.has(message) else in_words(kind)

    def choice(self, choice: Choice, kind: str = "") -> str:
        if self.tongue.has(key("choose", choice.verb)):
            return super().choice(choice, kind)
        return in_words(choice.text)

    def noun(self, choice: Choice) -> dict[str, Argument]:
        return {"noun": in_words(choice.text.removeprefix(f"{choice.verb} "))}

    def objection(self, objection: Objection | None, asked: str) -> str:
        if objection is None:
            return super().objection(objection, asked)
        fields = values_of(objection)
        args = {"asked": asked, **self.words.of(fields)}
        return self._said(key_of(type(objection)), args, fields)

    def _said(self, message: str, args: dict[str, Argument], fields: Mapping[str, Any]) -> str:
        """The message, or its key and what it is about: "Lantern taken: Anna, Amber 3"."""
        if self.tongue.has(message):
            return self.tongue.say(message, **args)
        about = ", ".join([str(args[name]) for name in fields])
        title = in_words(message)
        return self.tongue.say("labelled", label=title) + f" {about}" if about else title


class AnySheets(Sheets):
    """A view as it comes, part by part."""

    words: AnyWords

    def tables(self, view: View) -> Iterator[Sheet]:
        """The parts that are rows with columns."""
        for name, value in view.items():
            if name != PROMPT and is_table(value):
                yield self.table(name, value)

    def table(self, name: str, rows: Sequence[Mapping[str, Any]]) -> Sheet:
        titles = list(dict.fromkeys(title for row in rows for title in row))
        columns = tuple([self.titled(title, rows) for title in titles])
        return Sheet(
            name,
            self.words.part(name),
            columns,
            tuple([self.row(place, row, titles) for place, row in enumerate(rows, start=1)]),
        )

    def titled(self, title: str, rows: Sequence[Mapping[str, Any]]) -> Column:
        numbers = all(type(row.get(title)) is int for row in rows)
        return Column(
            self.words.part(title), number=numbers and self.words.terms.get(title) != SEAT
        )

    def row(self, place: int, row: Mapping[str, Any], titles: Sequence[str]) -> Row:
        cells = [self.cell(title, row[title]) if title in row else () for title in titles]
        return Row(str(place), tuple(cells))

    def cell(self, title: str, value: Any) -> Spans:
        if self.words.terms.get(title) == SEAT and isinstance(value, int) and value >= 0:
            return self.name(value)
        return words(self.words.shown(title, value))

    def single(self, view: View) -> Sheet:
        """The parts that are a word, a number or a list."""
        rows = [
            Row(name, (words(self.words.part(name), "quiet"), self.cell(name, value)))
            for name, value in view.items()
            if name != PROMPT and not is_table(value)
        ]
        return Sheet("part", self.say("title-parts"), (Column(""), Column("")), tuple(rows))

    def players(self, view: View) -> Sheet:
        """The first rows that begin with a seat, or else the names alone."""
        for name, value in view.items():
            if is_table(value) and self.words.terms.get(next(iter(value[0]))) == SEAT:
                return self.table(name, value)
        seats = [{SEAT: seat} for seat in range(len(self.words.players))]
        return self.table("players", seats)

    def result(self, view: View, winners: Sequence[Seat]) -> Sheet:
        """The players at the end, with the winners marked."""
        sheet = self.players(view)
        won = words(self.say("winner"), "gold")
        rows = [
            Row(row.key, (*row.cells, won if seat in winners else ()), marked=seat in winners)
            for seat, row in enumerate(sheet.rows)
        ]
        return Sheet("player", self.say("title-result"), (*sheet.columns, Column("")), tuple(rows))


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


class Every(Container[str]):
    """Every kind of question: which are secret is not known, so each is handed over."""

    def __contains__(self, kind: object) -> bool:
        return True


class AnyScreens(GameScreens):
    """All that lies open, question by question."""

    prose: AnyProse
    sheets: AnySheets
    secret_kinds = Every()

    def __init__(self, tongue: Tongue, header: Header) -> None:
        self.prose = AnyProse(tongue, header)
        self.sheets = AnySheets(self.prose)
        self.title = self.prose.tongue.named("game-name", header.game)

    def layout(self, view: View, question: Question, shared: bool) -> Layout:
        """There is no map; a shared screen is handed over before every question."""
        sheets = self.sheets
        players = sheets.players(view)
        others = [sheet for sheet in sheets.tables(view) if sheet.key != players.key]
        return Layout(
            words(self.title, "strong"),
            Note("part", "", ()),
            None,
            players,
            sheets.single(view),
            True,
            tuple(others),
        )

    def look(self, view: View) -> list[Section]:
        return [self.sheets.single(view), *self.sheets.tables(view)]

    def result(self, view: View, winners: list[Seat]) -> Sheet:
        return self.sheets.result(view, winners)


SCREENS = AnyScreens
