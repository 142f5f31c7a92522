"""What people have played: written when a game ends or they leave it, counted for profiles.

Nothing of a game that goes on is counted, but that somebody has left it, which all can see there.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, TypeVar

import msgspec

from westphalia.games import all_games, find_game
from westphalia.lessons import lesson_with
from westphalia.server.store.rows import Played, PlayedGame, SeatRow, TableRow
from westphalia.server.tables.info import OVERLAY, sides_of

# ------------------------------------------------------------------------------
# What is written.

K = TypeVar("K")

STEPS: Final = 4  # in which a doubling of the time that a turn took is divided


def counts(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game says something of its people.

    It does not if it is a lesson, came from elsewhere, has other printed values, has no people, or
    one on several seats.
    """
    users = [seat.user for seat in seats if seat.user]
    elsewhere = row.parent or row.upload or OVERLAY in row.options
    return bool(
        users
        and len(set(users)) == len(users)
        and not elsewhere
        and not lesson_with(row.game, row.secret)
    )


def played_to_the_end(
    row: TableRow, seats: Sequence[SeatRow], taken: Sequence[Sequence[float]], at: float
) -> list[Played]:
    """Who has played a game that ends now.

    A person for whom a bot plays on has left it; one whose seat others have had as well has no
    times, for nobody knows which of them are theirs.
    """
    if not counts(row, seats):
        return []
    people = sum(bool(seat.user) for seat in seats)
    return [
        Played(
            row.id,
            seat.seat,
            seat.user,
            "" if seat.user else seat.bot,
            at,
            not seat.stand_in,
            len(seats),
            people,
            {} if seat.stand_in or seat.known_to or not seat.user else steps(taken[seat.seat]),
        )
        for seat in seats
        if seat.user or seat.bot
    ]


def left_before(
    row: TableRow, seats: Sequence[SeatRow], changed: SeatRow, at: float
) -> Played | None:
    """Who leaves a seat with this change, if somebody does while the game goes on."""
    was = seats[changed.seat]
    if row.state != "playing" or was.user in (0, changed.user) or not counts(row, seats):
        return None
    people = sum(bool(seat.user) for seat in seats)
    return Played(row.id, was.seat, was.user, "", at, False, len(seats), people, {})


def steps(taken: Iterable[float]) -> dict[str, int]:
    """Turns by the step of how long they took."""
    found = Counter(int(STEPS * math.log2(max(1.0, seconds))) for seconds in taken)
    return {str(step): found[step] for step in sorted(found)}


# ------------------------------------------------------------------------------
# What is counted.

LEAST_TURNS: Final = 20  # below which a pace would say little, and of single games too much
MOST_SET_UPS: Final = 12

Outcome = Literal["won", "drawn", "lost"]


class Tally(msgspec.Struct):
    """Games to the end, by how they ended."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    def add(self, outcome: Outcome) -> None:
        setattr(self, outcome, getattr(self, outcome) + 1)


class SetUpResults(msgspec.Struct, frozen=True):
    """Results with these modules, and options where they are not the usual ones."""

    modules: tuple[str, ...]
    options: dict[str, str]
    results: Tally


class SideResults(msgspec.Struct, frozen=True):
    """Results on a seat of a table of so many, which is a side of the game."""

    seats: int
    seat: int
    side: str
    results: Tally


class GameResults(msgspec.Struct, frozen=True):
    """Results by game: all of them, and those of games against bots alone."""

    game: str
    results: Tally
    against_bots: Tally
    set_ups: list[SetUpResults]
    sides: list[SideResults]


class Pace(msgspec.Struct, frozen=True):
    """How long a quarter, half and three quarters of all turns took at most, in seconds."""

    turns: int
    quarter: float
    half: float
    three_quarters: float


class Figures(msgspec.Struct, frozen=True):
    """What the latest games of somebody come to."""

    games: list[GameResults]
    finished: int
    left: int
    pace: Pace | None


def figures_of(rows: Sequence[PlayedGame]) -> Figures:
    known = {game.name for game in all_games()}
    done = [row for row in rows if row.finished and row.result and row.game in known]
    games = sorted({row.game for row in done})
    return Figures(
        [game_results(game, [row for row in done if row.game == game]) for game in games],
        sum(row.finished for row in rows),
        sum(not row.finished for row in rows),
        pace_of(rows),
    )


def outcome_of(row: PlayedGame) -> Outcome:
    """Who shares a victory with all others, or nobody has, has drawn."""
    winners = msgspec.json.decode(row.result).get("winners", [])
    if not winners or len(winners) == row.seats:
        return "drawn"
    return "won" if row.seat in winners else "lost"


def game_results(game: str, rows: Sequence[PlayedGame]) -> GameResults:
    set_ups = tallies(rows, set_up_of)
    sides = tallies(rows, side_of)
    often = sorted(set_ups, key=lambda each: (-set_ups[each].games, each))[:MOST_SET_UPS]
    return GameResults(
        game,
        tally(rows),
        tally([row for row in rows if row.people < 2]),
        [
            SetUpResults(modules, dict(options), set_ups[modules, options])
            for modules, options in often
        ],
        [SideResults(*side, sides[side]) for side in sorted(sides)],
    )


def tally(rows: Iterable[PlayedGame]) -> Tally:
    found = Tally()
    for row in rows:
        found.add(outcome_of(row))
    return found


SetUp = tuple[tuple[str, ...], tuple[tuple[str, str], ...]]
Side = tuple[int, int, str]


def tallies(rows: Sequence[PlayedGame], of: Callable[[PlayedGame], K]) -> dict[K, Tally]:
    found: dict[K, Tally] = {}
    for row in rows:
        found.setdefault(of(row), Tally()).add(outcome_of(row))
    return found


def set_up_of(row: PlayedGame) -> SetUp:
    usual = {option.name: option.default for option in find_game(row.game).options}
    options = {name: value for name, value in row.options.items() if usual.get(name) != value}
    return row.modules, tuple(sorted(options.items()))


def side_of(row: PlayedGame) -> Side:
    options = tuple(row.options.items())
    sides = sides_of(row.game, row.version, row.seats, row.modules, options)
    return row.seats, row.seat, sides[row.seat].name


def pace_of(rows: Sequence[PlayedGame]) -> Pace | None:
    found: Counter[int] = Counter()
    for row in rows:
        found.update({int(step): count for step, count in row.times.items()})
    turns = found.total()
    if turns < LEAST_TURNS:
        return None
    return Pace(turns, *[quantile(found, share) for share in (0.25, 0.5, 0.75)])


def quantile(found: Counter[int], share: float) -> float:
    """How long that share of turns took at most: to the middle of a step."""
    passed = 0
    for step in sorted(found):
        passed += found[step]
        if passed >= share * found.total():
            return float(round(2 ** ((step + 0.5) / STEPS), 1))
    raise AssertionError("all of them took at most as long as the longest")
