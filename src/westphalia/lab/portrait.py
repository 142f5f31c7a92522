"""A portrait of a game: what each side did, period by period, counted from records of it.

What is counted, a game says itself in ``lab/<game>/portrait.py``: what ``Sitter`` describes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any, Final, Protocol

from westphalia import plugins
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event
from westphalia.engine.step import Question, Seat
from westphalia.lab.arena import spread
from westphalia.lab.figures import Figure, by_group, merged, share, slope, summed
from westphalia.lab.stored import Stored, walk


@dataclass(frozen=True)
class Measure:
    """Something that is counted for a seat in a period, or how it stands when that has ended.

    One that is told *of* another is a share of it.
    """

    name: str
    words: str
    of: str = ""
    level: bool = False


@dataclass(frozen=True)
class Picture:
    """A figure of the page; several measures are the parts of a whole."""

    title: str
    note: str
    measures: tuple[str, ...]


class Counts:
    """What was counted in one game, by period, seat and measure."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.periods: dict[str, list[dict[str, float]]] = {}
        self._now = self._blank()  # of the time before the first period, which nobody asks for

    def begin(self, period: str) -> None:
        self._now = self.periods[period] = self._blank()

    def _blank(self) -> list[dict[str, float]]:
        return [{} for _ in range(self.seats)]

    def add(self, seat: Seat, name: str, number: float = 1) -> None:
        self._now[seat][name] = self._now[seat].get(name, 0) + number

    def put(self, seat: Seat, name: str, level: float) -> None:
        self._now[seat][name] = level


class Sitter(Protocol):
    """What a game brings: it looks on while a record is played again, and counts."""

    measures: Sequence[Measure]
    pictures: Sequence[Picture]
    efforts: Sequence[str]  # the measures of which it is asked whether they pay
    sides: Sequence[str]  # what people call the seats
    title: str
    periods: str  # what people call them

    def __init__(self, counts: Counts) -> None: ...

    def asked(self, s: Any, question: Question, choice: Choice) -> None: ...

    def hears(self, event: Event, s: Any) -> None: ...


def sitter_of(game: str) -> type[Sitter]:
    """What counts in the records of a game, if somebody has written that down."""
    if not plugins.has(game, "lab", "portrait"):
        raise ValueError(f"there is no portrait of {game}: nobody says yet what is counted in it")
    sitter: type[Sitter] = import_module(plugins.part(game, "lab", "portrait")).Portrait
    return sitter


# One game


@dataclass(frozen=True)
class Sketch:
    """A game as it was counted; lists are by seat, and by period in each measure."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    points: tuple[int, ...]
    wins: tuple[float, ...]
    periods: tuple[str, ...]
    counted: tuple[tuple[dict[str, float], ...], ...]  # by seat, then by period

    def total(self, seat: Seat, measure: Measure) -> float | None:
        """Of the whole game: the sum, or the mean of a level; None where there is nothing of it."""
        own = self.counted[seat]
        values = [one.get(measure.name, 0) for one in own]
        if measure.level:
            return fmean(values) if values else None
        if not measure.of:
            return sum(values)
        whole = sum([one.get(measure.of, 0) for one in own])
        return sum(values) / whole if whole else None

    def in_period(self, seat: Seat, measure: Measure, period: str) -> float | None:
        if period not in self.periods:
            return None
        own = self.counted[seat][self.periods.index(period)]
        value = own.get(measure.name, 0)
        if not measure.of:
            return value
        return value / own[measure.of] if own.get(measure.of) else None


def sketch(files: Sequence[str], number: int) -> Sketch | None:
    """The sketch of the record of that number: a piece of work.  None if it has no end."""
    stored = Stored(Path(files[number]))
    counts = Counts(stored.header.seats)
    sitter = sitter_of(stored.game.name)(counts)
    outcome = walk(stored, number, sitter.asked, sitter.hears)
    if outcome is None:
        return None
    seats = range(stored.header.seats)
    return Sketch(
        stored.game.name,
        stored.header.options.get(stored.game.scenarios, ""),
        tuple([bot_of(name, seat) for seat, name in enumerate(stored.header.players)]),
        outcome.points,
        outcome.wins,
        tuple(counts.periods),
        tuple([tuple([both[seat] for both in counts.periods.values()]) for seat in seats]),
    )


def bot_of(player: str, seat: Seat) -> str:
    """Who plays, by the name in a record: there a bot is called with its seat, as in captain 2."""
    return player.removesuffix(f" {seat + 1}")


def sketches(files: Sequence[str], processes: int) -> Iterator[Sketch | None]:
    yield from spread(sketch, files, range(len(files)), processes)


# Many games

Who = tuple[str, Seat]


def portrait(found: Iterable[Sketch | None]) -> Figure:
    """The figures of these games, for each scenario; games that have no end are left out."""
    whole = [one for one in found if one]
    if not whole:
        raise ValueError("there is no record of a whole game among them")
    names = sorted({one.game for one in whole})
    if len(names) > 1:
        raise ValueError(f"a portrait is of one game, and these are records of {', '.join(names)}")
    scenarios = [*dict.fromkeys([one.scenario for one in whole])]
    return {
        "game": names[0],
        "games": len(whole),
        "scenarios": [
            of_scenario(name, [one for one in whole if one.scenario == name]) for name in scenarios
        ],
    }


def of_scenario(name: str, games: Sequence[Sketch]) -> Figure:
    sitter = sitter_of(games[0].game)
    periods = often([one.periods for one in games])
    who = sorted({(bot, seat) for one in games for seat, bot in enumerate(one.bots)})
    return {
        "scenario": name,
        "games": len(games),
        "periods": periods,
        "reached": [sum(when in one.periods for one in games) for when in periods],
        "players": [player(games, sitter, one, periods) for one in who],
        "pays": [
            found
            for measure in sitter.measures
            if measure.name in sitter.efforts and (found := pays(games, measure))
        ],
    }


RARE: Final = 0.05  # a period that fewer games have reached is not shown


def often(rows: Sequence[Sequence[str]]) -> list[str]:
    """The periods in their order, but those that hardly a game has reached."""
    least = RARE * len(rows)
    return [when for when in merged(rows) if sum(when in row for row in rows) >= least]


def player(
    games: Sequence[Sketch], sitter: type[Sitter], who: Who, periods: Sequence[str]
) -> Figure:
    """What a bot did at one side, in the whole and by period."""
    bot, seat = who
    own = [one for one in games if one.bots[seat] == bot]
    return {
        "bot": bot,
        "seat": seat,
        "side": sitter.sides[seat],
        **share([one.wins[seat] for one in own]),
        "points": fmean([one.points[seat] for one in own]),
        "periods": fmean([len(one.periods) for one in own]),
        "whole": {
            each.name: known([one.total(seat, each) for one in own]) for each in sitter.measures
        },
        "by_period": {
            each.name: [known([one.in_period(seat, each, when) for one in own]) for when in periods]
            for each in sitter.measures
        },
    }


def known(values: Iterable[float | None]) -> Figure | None:
    """The mean of those that are there, with its standard error."""
    return summed([value for value in values if value is not None])


FEW: Final = 10  # games of which nothing is said


def pays(games: Sequence[Sketch], measure: Measure) -> Figure | None:
    """How many points went along with more of a measure than the same bot at that side usually has.

    The measure is counted in its own spread, so that what is rare can be compared with what is not.
    """
    rows = [
        (value, float(one.points[seat]), f"{bot} {seat}")
        for one in games
        for seat, bot in enumerate(one.bots)
        if (value := one.total(seat, measure)) is not None
    ]
    if len(rows) < FEW:
        return None
    values, points, groups = zip(*rows, strict=True)
    more, better = beside(values, groups), beside(points, groups)
    spread_of = (sum(each * each for each in more) / len(more)) ** 0.5
    if spread_of < 1e-9:
        return None
    found = slope([each / spread_of for each in more], better)
    return found and {"measure": measure.name, "words": measure.words, "one": spread_of, **found}


def beside(values: Sequence[float], groups: Sequence[str]) -> list[float]:
    """How far each value is from the mean of its group."""
    usual: Mapping[str, float] = by_group(values, groups)
    return [value - usual[group] for value, group in zip(values, groups, strict=True)]


def files_of(folder: Path) -> list[str]:
    """The records in a folder, in the order of their names."""
    found = [str(path) for path in sorted(folder.glob("*.record"))]
    if not found:
        raise ValueError(f"there is no record in {folder}")
    return found
