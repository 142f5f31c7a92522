"""Finished games as a table: a row for every seat of every game, in a file that any program reads.

The columns up to *answers* are all that most need.  *course* has the points at the end of each
period, *deeds* how often something was told of the seat, *events* what befell all: words with a
number each, as in ``mat-ready:6``.  *contest* names a contest of a ladder, *seed* its seed.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from westphalia.lab.arena import Outcome
from westphalia.lab.course import Course, recounted

COLUMNS: Final = ("game", "seat", "bot", "points", "win", "answers")
MORE: Final = ("course", "deeds", "events", "contest", "seed")


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
        lines.append(_line([*own, outcome.answers, *course, played.contest, played.seed]))
    return "".join(lines)


def _line(cells: Iterable[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(cells)
    return text.getvalue()


@dataclass(frozen=True)
class Played:
    """A game with the contest that it was played in and the seed of all contests."""

    outcome: Outcome
    contest: str = ""
    seed: str = ""

    @property
    def key(self) -> tuple[str, int]:
        return self.contest, self.outcome.number


def read(path: Path) -> list[Played]:
    """The games in a file: a table of ``simulate --csv`` or ``ladder``, or a report's JSON.

    A game whose last seats are missing was being written when the program ended: it is left out.
    """
    text = path.read_text(encoding="utf-8")
    try:
        table = json.loads(text)["rows"] if path.suffix == ".json" else _table(text)
        return _games([{name: str(cell) for name, cell in row.items()} for row in table])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        wanted = ", ".join(COLUMNS)
        raise BadResults(f"{path} is no table of finished games with {wanted}: {error}") from error


def table_of(games: Iterable[Played]) -> list[dict[str, str]]:
    """The rows of games as plain data."""
    text = head() + "".join(map(rows, games))
    return [dict(row) for row in csv.DictReader(io.StringIO(text))]


def _table(text: str) -> list[dict[str, Any]]:
    whole = text if text.endswith("\n") else text[: text.rfind("\n") + 1]
    return [dict(row) for row in csv.DictReader(io.StringIO(whole))]


def _games(table: Iterable[Mapping[str, str]]) -> list[Played]:
    gathered: dict[tuple[str, str], list[Mapping[str, str]]] = {}
    for row in table:
        gathered.setdefault((row.get("contest", ""), row["game"]), []).append(row)
    seats = max(map(len, gathered.values()), default=0)
    return [_game(own) for own in gathered.values() if len(own) == seats]


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
    )
    return Played(outcome, first.get("contest", ""), first.get("seed", ""))


def _course(own: list[Mapping[str, str]]) -> Course:
    by_seat = [recounted(row["course"]) for row in own]
    periods = tuple(by_seat[0])
    return Course(
        periods,
        tuple([tuple([seat[period] for seat in by_seat]) for period in periods]),
        tuple([recounted(row["deeds"]) for row in own]),
        recounted(own[0]["events"]),
    )
