"""Finished games as a table: a row for every seat of every game; and a file of them that grows."""

from __future__ import annotations

import csv
import fcntl
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from westphalia.lab.arena import Course, Mistake, Outcome, recounted

# A file that grows: what was played before need not be played again

T = TypeVar("T")


class Ledger(Generic[T]):
    """Lines of JSON: first a *title* that says what is played, then one for every game.

    As long as it is open nobody else can write into it, so no game is played or counted twice.
    """

    def __init__(
        self, path: Path, title: Mapping[str, Any], kind: type[T], option: str = ""
    ) -> None:
        self.path = path
        self._title = f"{json.dumps(title, sort_keys=True)}\n".encode()
        self._kind = kind
        self._other = f"name another file with {option}" if option else "name another file"
        self._file: FileIO | None = None
        self.games: list[T] = []

    def __enter__(self) -> Ledger[T]:
        self._file = FileIO(self.path, "a+")
        try:
            self._begin(self._file)
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        assert self._file, "it was opened"
        self._file.close()

    def add(self, game: T) -> None:
        """Keep a game; it is in the file when this returns."""
        assert self._file, "games are added while it is open"
        self._write(self._file, msgspec.json.encode(game) + b"\n")
        self.games.append(game)

    def _begin(self, file: FileIO) -> None:
        """Reads what is there; a last line that was cut off does not count and is dropped."""
        claim(file, self.path)
        if not self.path.is_file():  # a device or a pipe: nothing is there
            self._write(file, self._title)
            return
        file.seek(0)
        text = file.readall()
        if not (text.startswith(self._title) or self._title.startswith(text)):
            raise ValueError(f"{self.path} is of another series; {self._other}")
        self.games = read_games(self.path, text[len(self._title) :], self._kind)
        file.truncate(text.rfind(b"\n") + 1)
        if len(text) < len(self._title):
            self._write(file, self._title)

    def _write(self, file: FileIO, line: bytes) -> None:
        with naming(self.path):
            while line:
                line = line[file.write(line) :]


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Name the file in errors of the system that do not: a full disk is told without one."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def claim(file: FileIO, path: Path) -> None:
    """Keep other runs from writing into a file, or below it, as long as it is open here."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        message = f"{path} is being written by another run; wait for it, or name another"
        raise ValueError(message) from None


def read_games(path: Path, lines: bytes, kind: type[T]) -> list[T]:
    """The games of a ledger, as they stand below its title; the last line may have been cut off."""
    try:
        whole = lines[: lines.rfind(b"\n") + 1].splitlines()
        return [msgspec.json.decode(line, type=kind) for line in whole]
    except ValueError as error:
        raise ValueError(f"{path} has a line that is no game: {error}") from error


# A table that any program reads
#
# The columns up to *answers* are all that most need.  *course* has the points at the end of each
# period, *deeds* how often something was told of the seat, *events* those for all: words with a
# number each, as in ``mat-ready:6``.  *contest* names a contest of a ladder, *seed* its seed.
# *mistake* is what the bot of that seat did wrong, which ended the game, with its traceback.
# *result* is how the game ended where it knows more than who has won, *sources* what its bots were
# made of.

COLUMNS: Final = ("game", "seat", "bot", "points", "win", "answers")
MORE: Final = ("course", "deeds", "events", "contest", "seed", "mistake", "result", "sources")
MOST_POINTS: Final = 1_000_000


class BadResults(ValueError):
    """A file that is no table of finished games."""


def head() -> str:
    return _line([*COLUMNS, *MORE])


def rows(played: Played) -> str:
    """The rows of a game."""
    outcome, lines = played.outcome, []
    for seat, bot in enumerate(outcome.bots):
        own = [outcome.number, seat, bot, outcome.points[seat], outcome.wins[seat]]
        course = outcome.course.cells(seat) if outcome.course else ["", "", ""]
        of_seat = outcome.mistake if outcome.mistake and outcome.mistake.seat == seat else None
        mistake = of_seat.whole if of_seat else ""
        more = [played.contest, played.seed, mistake, outcome.result, played.sources]
        lines.append(_line([*own, outcome.answers, *course, *more]))
    return "".join(lines)


def _line(cells: Iterable[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()


@dataclass(frozen=True)
class Played:
    """A game with the contest that it was played in and the seed of all contests.

    *sources* is what its bots were made of then.
    """

    outcome: Outcome
    contest: str = ""
    seed: str = ""
    sources: str = ""

    @property
    def key(self) -> tuple[str, int]:
        return self.contest, self.outcome.number


def read(path: Path) -> list[Played]:
    """The games in a file: a table of ``simulate --csv``, a report's JSON, or a ledger."""
    data = path.read_bytes()
    try:
        games = _read(path, data)
        for played in games:
            _check(played.outcome)
        return games
    except (LookupError, TypeError, ValueError, AttributeError, csv.Error, RecursionError) as error:
        wanted = ", ".join(COLUMNS)
        raise BadResults(f"{path} is no table of finished games with {wanted}: {error}") from error


def _read(path: Path, data: bytes) -> list[Played]:
    if data.startswith(b"{") and path.suffix != ".json":
        return _ledger(path, data)
    text = data.decode("utf-8-sig")  # which is how spreadsheets write a table
    table = json.loads(text)["rows"] if path.suffix == ".json" else _table(text)
    return _games([{name: str(cell) for name, cell in row.items()} for row in table])


def _check(outcome: Outcome) -> None:
    """Refuse numbers that no game can have, of which no picture could be drawn."""
    where = f"in game {outcome.number}"
    seats = len(outcome.bots)
    if seats < 2 or not seats == len(outcome.points) == len(outcome.wins):
        raise ValueError(f"{where} there are not two seats or more with points and a win each")
    if not all(0 <= win <= 1 for win in outcome.wins):
        raise ValueError(f"{where} a win is no share between 0 and 1")
    if outcome.answers < 0 or any(abs(points) > MOST_POINTS for points in outcome.points):
        raise ValueError(f"{where} there are points or answers that nobody can have")


def table_of(games: Iterable[Played]) -> list[dict[str, str]]:
    """The rows of games as plain data."""
    text = head() + "".join(map(rows, games))
    return [dict(row) for row in csv.DictReader(io.StringIO(text))]


def _ledger(path: Path, data: bytes) -> list[Played]:
    title, _, lines = data.partition(b"\n")
    if "ladder" in json.loads(title):
        return newest(read_games(path, lines, Played))
    return [Played(outcome) for outcome in read_games(path, lines, Outcome)]


def newest(games: Iterable[Played]) -> list[Played]:
    """Of a game that was played again, because a bot had changed, the last result."""
    return list({played.key: played for played in games}.values())


def _table(text: str) -> list[dict[str, Any]]:
    return [dict(row) for row in csv.DictReader(io.StringIO(text))]


def _games(table: Iterable[Mapping[str, str]]) -> list[Played]:
    gathered: dict[tuple[str, str], list[Mapping[str, str]]] = {}
    for row in table:
        gathered.setdefault((row.get("contest", ""), row["game"]), []).append(row)
    if len(counts := set(map(len, gathered.values()))) > 1:
        seats = " and ".join(map(str, sorted(counts)))
        raise ValueError(f"there are games with {seats} seats, which cannot be compared")
    return [_game(own) for own in gathered.values()]


def _game(own: list[Mapping[str, str]]) -> Played:
    first = own[0]
    if [row["seat"] for row in own] != [str(seat) for seat in range(len(own))]:
        raise ValueError(f"game {first['game']} has not each seat once")
    outcome = Outcome(
        int(first["game"]),
        tuple([row["bot"] for row in own]),
        tuple([int(row["points"]) for row in own]),
        tuple([float(row["win"]) for row in own]),
        int(first["answers"]),
        _course(own) if first.get("course") else None,
        next((_mistake(row) for row in own if row.get("mistake")), None),
        first.get("result", ""),
    )
    contest, seed, sources = (first.get(name, "") for name in ("contest", "seed", "sources"))
    return Played(outcome, contest, seed, sources)


def _mistake(row: Mapping[str, str]) -> Mistake:
    sentence, _, trace = row["mistake"].partition("\n")
    return Mistake(int(row["seat"]), sentence, trace)


def _course(own: list[Mapping[str, str]]) -> Course:
    by_seat = [recounted(row["course"]) for row in own]
    periods = tuple(by_seat[0])
    return Course(
        periods,
        tuple([tuple([seat[period] for seat in by_seat]) for period in periods]),
        tuple([recounted(row["deeds"]) for row in own]),
        recounted(own[0]["events"]),
    )
