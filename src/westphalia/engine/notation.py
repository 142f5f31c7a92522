"""The text form of a record: a header, then a line for every answer, outcomes behind it.

docs/notation.md describes it.  A damaged text gives the number of the line and a sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from westphalia.engine.choice import Vocabulary
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.record import Entry, Header, Line, Record, Rewound, TakenBack

FIRST_LINE: Final = "Westphalia record 1"


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
    out += ["", f"0.{_outcomes(record.opening)}"]
    for n, line in enumerate(record.lines, start=1):
        out.append(f"{n}. {_line(line)}")
        out += [f"# {comment}" for comment in (comments or {}).get(n, ())]
    return "\n".join(out) + "\n"


def _line(line: Line) -> str:
    if isinstance(line, TakenBack):
        return f"{line.seat} undo"
    if isinstance(line, Rewound):
        return f"rewind {line.to}"
    return f"{line.seat} {line.choice.text}{_outcomes(line.outcomes)}"


def _outcomes(outcomes: tuple[int, ...]) -> str:
    return f" [{' '.join(map(str, outcomes))}]" if outcomes else ""


def read(text: str, find_game: Callable[[str], Game]) -> Record:
    """The record that *text* spells; *find_game* gives the game of a name."""
    return _Reader(text, find_game).record()


class _Reader:
    def __init__(self, text: str, find_game: Callable[[str], Game]) -> None:
        self.lines = text.splitlines()
        self.find_game = find_game
        self.number = 0

    def record(self) -> Record:
        if self._next() != FIRST_LINE:
            raise self._error(f"a record begins with '{FIRST_LINE}'")
        header, secret, vocabulary = self._header()
        record = Record(header, secret=secret)
        line = self._next()
        while line is not None:
            count = len(record.lines)
            rest = self._numbered(line, count if line.startswith("0.") else count + 1)
            if line.startswith("0."):
                record.opening = self._split(rest)[1]
            else:
                record.lines.append(self._entry(rest, vocabulary))
            line = self._next()
        return record

    def _next(self) -> str | None:
        """The next line that is neither empty nor a comment."""
        while self.number < len(self.lines):
            line = self.lines[self.number].strip()
            self.number += 1
            if line and not line.startswith("#"):
                return line
        return None

    def _error(self, reason: str) -> NotationError:
        return NotationError(self.number, reason)

    def _header(self) -> tuple[Header, str, Vocabulary]:
        fields: dict[str, str] = {}
        while self.number < len(self.lines) and self.lines[self.number].strip():
            line = self._next()
            if line is None:
                break
            key, colon, value = line.partition(":")
            if not colon:
                raise self._error(f"'{line}' is no header line: it has no colon")
            if key in fields:
                raise self._error(f"'{key}' stands in the header twice")
            fields[key] = value.strip()
        return self._checked(fields)

    def _checked(self, fields: dict[str, str]) -> tuple[Header, str, Vocabulary]:
        name, _, version = fields.pop("game", "").partition(" ")
        secret = fields.pop("secret", "")
        bound = fields.pop("commitment", "")
        modules = tuple(fields.pop("modules", "").split())
        data = self._data(fields.pop("data", "{}"))
        players: list[str] = []
        while f"seat {len(players)}" in fields:
            players.append(fields.pop(f"seat {len(players)}"))
        options = {
            key.removeprefix("option "): fields.pop(key)
            for key in list(fields)
            if key.startswith("option ")
        }
        if fields:
            raise self._error(f"'{next(iter(fields))}' is unknown in a header")
        try:
            game = self.find_game(name)
            checked = game.header(players, modules, options, data)
        except SetUpError as error:
            raise self._error(str(error)) from error
        if version != game.version:
            raise self._error(
                f"the record follows version {version or 'none'} of the rules of {name}, "
                f"and this is version {game.version}"
            )
        header = Header(
            checked.game, version, checked.players, checked.modules, checked.options, data, bound
        )
        return header, secret, game.vocabulary

    def _data(self, text: str) -> dict[str, Any]:
        try:
            data = json.loads(text)
        except ValueError as error:
            raise self._error(f"the data of the header cannot be read: {error}") from error
        if not isinstance(data, dict):
            raise self._error("the data of the header must be a table")
        return data

    def _numbered(self, line: str, expected: int) -> str:
        number, dot, rest = line.partition(".")
        if not dot or not number.isdecimal() or len(number) > 9:
            raise self._error(f"'{line}' does not begin with the number of a line and a dot")
        if int(number) != expected:
            raise self._error(f"line {expected}. is missing: here stands {number}.")
        return rest.strip()

    def _split(self, text: str) -> tuple[str, tuple[int, ...]]:
        words, bracket, outcomes = text.partition("[")
        if not bracket:
            return text, ()
        if not outcomes.endswith("]"):
            raise self._error("the outcomes of chance have no closing bracket")
        numbers = outcomes[:-1].split()
        if not all(number.isdecimal() and len(number) < 10 for number in numbers):
            raise self._error(f"the outcomes of chance are whole numbers, not '{outcomes[:-1]}'")
        return words.strip(), tuple([int(number) for number in numbers])

    def _entry(self, text: str, vocabulary: Vocabulary) -> Line:
        words, outcomes = self._split(text)
        first, _, rest = words.partition(" ")
        if first == "rewind" and rest.isdecimal() and len(rest) < 10:
            return Rewound(int(rest))
        if not first.isdecimal() or len(first) > 9:
            raise self._error(f"'{words}' does not begin with a seat")
        if rest == "undo":
            return TakenBack(int(first))
        try:
            return Entry(int(first), vocabulary.parse(rest), outcomes)
        except ValueError as error:
            raise self._error(str(error)) from error


class NotationError(ValueError):
    """A text that is no record."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
