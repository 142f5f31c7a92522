"""Evaluation suites: named contests with fixed set-up, opponents and seed, and rows of results."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from importlib.resources import files
from io import StringIO
from typing import Any, Final

from westphalia import __version__
from westphalia.bots.outside import label_of
from westphalia.lab.arena import Outcome, Series, bounds
from westphalia.lab.episode import header_of
from westphalia.lab.pairs import estimate, leads
from westphalia.lab.sources import source_digest


@dataclass(frozen=True)
class Suite:
    """A contest: the same for everybody who takes part."""

    game: str
    opponent: str
    rounds: int
    seed: int
    players: int | None = None
    modules: Sequence[str] = ()
    options: Mapping[str, str] | None = None

    def series(self, bot: str, rounds: int | None = None) -> Series:
        """The games of a bot; fewer *rounds* are a beginning of the same."""
        header = header_of(self.game, self.players, self.modules, self.options)
        bots = (bot, *[self.opponent] * (header.seats - 1))
        games = (rounds or self.rounds) * header.seats
        return Series(header, bots, games, self.seed, paired=True)

    def about(self) -> str:
        """What is played."""
        header = self.series(self.opponent).header
        options = [f"{name} {value}" for name, value in (self.options or {}).items()]
        parts = [self.game.replace("_", " "), f"{header.seats} seats", *self.modules, *options]
        return f"{', '.join(parts)}; against `{self.opponent}`, {self.rounds} rounds"


@cache
def suites() -> Mapping[str, Suite]:
    """All of them, by name."""
    text = files(__package__ or "").joinpath("suites.toml").read_text(encoding="utf-8")
    return {name: Suite(**row) for name, row in tomllib.loads(text).items()}


def suite_of(name: str) -> Suite:
    if name not in suites():
        raise ValueError(f"there is no suite '{name}'; there are: {', '.join(suites())}")
    return suites()[name]


@dataclass(frozen=True)
class Result:
    """A row of results: the share of the games won, and the lead in points, with 95 % bounds.

    *sources* is the digest of the rules and the bots of the house that were played with.
    """

    suite: str
    bot: str
    games: int
    won: float
    won_low: float
    won_high: float
    lead: float
    lead_low: float
    lead_high: float
    version: str
    sources: str


def result_of(name: str, series: Series, outcomes: Iterable[Outcome]) -> Result:
    """What the first bot of a series has come to."""
    played = list(outcomes)
    size = len(series.bots)
    won = sum([each.wins[each.number % size] for each in played]) / len(played)
    low, high = bounds(won, len(played))
    lead = estimate(leads(series, played)[0] or [0.0])
    if lead.low is None or lead.high is None:
        raise ValueError("a result wants two whole rounds at least")
    game = series.header.game
    return Result(
        suite=name,
        bot=label_of(series.bots[0]),
        games=len(played),
        won=round(won, 4),
        won_low=round(low, 4),
        won_high=round(high, 4),
        lead=round(lead.mean, 2),
        lead_low=round(lead.low, 2),
        lead_high=round(lead.high, 2),
        version=__version__,
        sources=source_digest(f"games/{game}", f"bots/{game}", "bots/search", "engine"),
    )


COLUMNS: Final = tuple(field.name for field in fields(Result))


def with_result(text: str, result: Result) -> str:
    """A file of results (CSV) with one more row; one of the same bot and sources gives way."""
    rows = [row for row in csv.DictReader(StringIO(text)) if not same(row, result)]
    rows.append({name: str(value) for name, value in asdict(result).items()})
    order = list(suites())
    rows.sort(key=lambda row: order.index(row["suite"]) if row["suite"] in order else len(order))
    out = StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def same(row: Mapping[str, Any], result: Result) -> bool:
    return all(row[name] == getattr(result, name) for name in ("suite", "bot", "sources"))
