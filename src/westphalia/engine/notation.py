"""The text form of a record: a header, then a line for every answer, outcomes behind it.

docs/notation.md describes it.  A damaged text gives the number of the line and a sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from westphalia.engine.choice import UnknownChoice, Vocabulary
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.record import (
    DRAW,
    RESIGNED,
    STANDING,
    Ending,
    Entry,
    Header,
    Line,
    Record,
    Rewound,
    TakenBack,
)

FIRST_LINE: Final = "Westphalia record 1"
BYTE_ORDER_MARK: Final = "\ufeff"  # which some editors put before a text
BY_ORDER: Final = " by order"  # behind an answer that a sealed order gave


def write(record: Record, comments: Mapping[int, list[str]] | None = None) -> str:
    """The record as text; *comments* stand behind the line of that number."""
    header = record.header
    out = [FIRST_LINE, f"game: {header.game} {header.version}"]
    out += [f"seat {seat}: {name}" for seat, name in enumerate(header.players)]
    if header.modules:
        out.append(f"modules: {' '.join(header.modules)}")
    out += [f"option {name}: {value}" for name, value in header.options.items()]
    if header.data:
        out.append(f"data: {json.dumps(header.data, ensure_ascii=False, sort_keys=True)}")
    if header.commitment:
        out.append(f"commitment: {header.commitment}")
    if record.secret:
        out.append(f"secret: {record.secret}")
    if record.ending:
        out.append(f"ended: {ending_text(record.ending)}")
    out += ["", f"0.{_outcomes(record.opening)}"]
    for n, line in enumerate(record.lines, start=1):
        out.append(f"{n}. {line_text(line)}")
        for comment in (comments or {}).get(n, ()):
            out += [f"# {part}" for part in comment.splitlines()]
    return "\n".join(out) + "\n"


def line_text(line: Line) -> str:
    """A line of a record without its number."""
    if isinstance(line, TakenBack):
        return f"{line.seat} undo"
    if isinstance(line, Rewound):
        return f"rewind {line.to}"
    how = BY_ORDER if line.by_order else ""
    return f"{line.seat} {line.choice.text}{how}{_outcomes(line.outcomes)}"


def ending_text(ending: Ending) -> str:
    """How people ended a match: "draw", "standing", or "resigned 1" with the seat."""
    return f"{ending.how} {ending.seat}" if ending.how == RESIGNED else ending.how


def read_ending(text: str, seats: int) -> Ending | None:
    """The ending of that text at a table of so many seats; None if there is no such ending."""
    how, _, seat = text.partition(" ")
    if how == RESIGNED and _whole(seat) and int(seat) < seats:
        return Ending(RESIGNED, int(seat))
    return Ending(text) if text in (DRAW, STANDING) else None


def _outcomes(outcomes: tuple[int, ...]) -> str:
    return f" [{' '.join(map(str, outcomes))}]" if outcomes else ""


def read(text: str, find_game: Callable[[str], Game]) -> Record:
    """The record that *text* spells; *find_game* gives the game of a name."""
    return _Reader(text, find_game).record()


class _Reader:
    """Reads line by line; ``number`` is the line of the text that was read last."""

    def __init__(self, text: str, find_game: Callable[[str], Game]) -> None:
        self.lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
        self.find_game = find_game
        self.number = 0

    def record(self) -> Record:
        if self._next() != FIRST_LINE:
            raise self._error(f"a record begins with '{FIRST_LINE}'")
        heading = _Heading(self._fields(), self.number, self.find_game)
        record, vocabulary = heading.read()
        line = self._next()
        if line is not None and line.startswith("0."):
            record.opening = self._opening(line)
            line = self._next()
        while line is not None:
            rest = self._numbered(line, len(record.lines) + 1)
            record.lines.append(self._entry(rest, vocabulary))
            line = self._next()
        return record

    def _next(self) -> str | None:
        """The next line that is neither empty nor a comment."""
        while self.number < len(self.lines):
            line = self._line()
            if line and not line.startswith("#"):
                return line
        return None

    def _line(self) -> str:
        line = self.lines[self.number].strip()
        self.number += 1
        return line

    def _error(self, reason: str) -> NotationError:
        return NotationError(self.number, reason)

    def _fields(self) -> dict[str, tuple[int, str]]:
        """What stands before the first empty line: each value by its key, with its line."""
        fields: dict[str, tuple[int, str]] = {}
        while self.number < len(self.lines) and (line := self._line()):
            if line.startswith("#"):
                continue
            key, colon, value = line.partition(":")
            if not colon:
                raise self._error(f"'{line}' is no header line: it has no colon")
            if key in fields:
                raise self._error(f"'{key}' stands in the header twice")
            fields[key] = (self.number, value.strip())
        return fields

    def _opening(self, line: str) -> tuple[int, ...]:
        words, outcomes = self._split(line.removeprefix("0.").strip())
        if words:
            raise self._error(f"behind 0. stand only outcomes of chance, not '{words}'")
        return outcomes

    def _numbered(self, line: str, expected: int) -> str:
        number, dot, rest = line.partition(".")
        if not dot or not _whole(number):
            raise self._error(f"'{line}' does not begin with the number of a line and a dot")
        if int(number) != expected:
            raise self._error(f"{expected}. is missing: here stands {number}.")
        return rest.strip()

    def _split(self, text: str) -> tuple[str, tuple[int, ...]]:
        words, bracket, outcomes = text.partition("[")
        if not bracket:
            return text, ()
        if not outcomes.endswith("]"):
            raise self._error("the outcomes of chance have no closing bracket")
        numbers = outcomes[:-1].split()
        if not all(_whole(number) for number in numbers):
            raise self._error(f"the outcomes of chance are whole numbers, not '{outcomes[:-1]}'")
        return words.strip(), tuple([int(number) for number in numbers])

    def _entry(self, text: str, vocabulary: Vocabulary) -> Line:
        words, outcomes = self._split(text)
        first, _, rest = words.partition(" ")
        rest = rest.strip()
        if outcomes and (first == "rewind" or rest == "undo"):
            raise self._error(f"'{words}' draws no chance, but outcomes stand behind it")
        if first == "rewind" and _whole(rest):
            return Rewound(int(rest))
        if not _whole(first):
            raise self._error(f"'{words}' does not begin with a seat")
        if rest == "undo":
            return TakenBack(int(first))
        by_order = rest.endswith(BY_ORDER)
        try:
            choice = vocabulary.parse(rest.removesuffix(BY_ORDER))
            return Entry(int(first), choice, outcomes, by_order)
        except UnknownChoice as error:
            raise self._error(str(error)) from error


class _Heading:
    """The fields of a header, each with its line, until all of them are understood."""

    def __init__(
        self, fields: dict[str, tuple[int, str]], end: int, find_game: Callable[[str], Game]
    ) -> None:
        self.fields = fields
        self.lines = {key: line for key, (line, _) in fields.items()}
        self.end = end
        self.find_game = find_game

    def read(self) -> tuple[Record, Vocabulary]:
        """A record without lines yet, and the words that those are written in."""
        name, _, version = self._take("game").partition(" ")
        game = self._game(name)
        secret, bound = self._take("secret"), self._take("commitment")
        ended = self._take("ended")
        modules = self._take("modules").split()
        data = self._data(self._take("data") or "{}")
        players: list[str] = []
        while f"seat {len(players)}" in self.fields:
            players.append(self._take(f"seat {len(players)}"))
        options = {
            key.removeprefix("option "): self._take(key)
            for key in list(self.fields)
            if key.startswith("option ")
        }
        for key in self.fields:
            raise self._error(key, f"'{key}' is unknown in a header")
        written = Header(name, version, tuple(players), tuple(modules), options, data, bound)
        header = self._checked(game, self._upgraded(game, written))
        return Record(header, secret=secret, ending=self._ending(ended, header)), game.vocabulary

    def _take(self, key: str) -> str:
        return self.fields.pop(key, (0, ""))[1]

    def _error(self, key: str, reason: str) -> NotationError:
        return NotationError(self.lines.get(key, self.end), reason)

    def _game(self, name: str) -> Game:
        try:
            return self.find_game(name)
        except SetUpError as error:
            raise self._error("game", str(error)) from error

    def _upgraded(self, game: Game, header: Header) -> Header:
        try:
            return game.upgraded(header)
        except SetUpError as error:
            raise self._error("game", str(error)) from error

    def _checked(self, game: Game, header: Header) -> Header:
        """The header as the game allows it; one part after the other, to tell where it fails."""
        players, modules = header.players, header.modules
        key = f"seat {len(players) - 1}"
        try:
            game.known_header(players)
            key = "modules"
            game.known_header(players, modules)
            for name, value in header.options.items():
                key = f"option {name}"
                game.known_header(players, modules, {name: value})
            key = "game"
            checked = game.header(players, modules, header.options)
        except SetUpError as error:
            raise self._error(key, str(error)) from error
        return replace(checked, data=header.data, commitment=header.commitment)

    def _ending(self, text: str, header: Header) -> Ending | None:
        ending = read_ending(text, header.seats)
        if text and ending is None:
            raise self._error("ended", f"a match is ended by 'draw' or 'resigned 1', not '{text}'")
        return ending

    def _data(self, text: str) -> dict[str, Any]:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._error("data", f"the data of the header cannot be read: {error}") from error
        if not isinstance(data, dict):
            raise self._error("data", f"the data of the header must be a table, not '{text}'")
        return data


def _whole(text: str) -> bool:
    """Whether *text* is a whole number of a size that a record can hold."""
    return text.isascii() and text.isdecimal() and len(text) < 10


class NotationError(ValueError):
    """A text that is no record; ``line`` counts the lines of the text.

    >>> import westphalia as w
    >>> w.read_record("1. e4 e5")
    Traceback (most recent call last):
    westphalia.engine.notation.NotationError: line 1: a record begins with 'Westphalia record 1'
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
