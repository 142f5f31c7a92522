"""Weights learnt from games: positions are noted as numbers, and fitted by ridge regression."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from westphalia.bots.player import Player, SeatView
from westphalia.bots.registry import training_of
from westphalia.engine.chance import Sampling
from westphalia.engine.playout import victory_shares
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed

# Samples


@dataclass(frozen=True)
class School:
    """Many games of a kind, each of a set-up of its own."""

    game: str
    seed: int


@dataclass(frozen=True)
class Sample:
    """One game: by period what spoke for each seat, and the points of all at the end."""

    rows: dict[int, list[list[float]]]
    points: list[int]
    wins: list[float]


def play_sample(school: School, number: int) -> Sample:
    """Play the game of that number."""
    game, training = find_game(school.game), training_of(school.game)
    random = Random(derived_seed(school.seed, number))
    header = training.header(random)
    seats = range(header.seats)
    usual = [training.player(header, random.getrandbits(32)) for _ in seats]
    others = [training.disturbed(header, random) for _ in seats]
    disturbed = random.randrange(training.periods - 1)
    play: Play[Any] = Play(game.set_up(header), Sampling(random.getrandbits(60)))
    rows: dict[int, list[list[float]]] = {}
    while play.open:
        question, s = play.open[0], play.state
        period = training.period(s, question)
        if period > disturbed and period not in rows and training.noted(question):
            rows[period] = training.rows(s)
        players: list[Player] = others if period == disturbed else usual
        seat_view = SeatView(game, header, s, question.seat)
        play.accept(question, players[question.seat].answer(seat_view, question).choice)
    return Sample(rows, game.scores(play.state), list(victory_shares(game, play.state)))


# Ridge regression by period, from the last to the first

RIDGE: Final = 30.0  # how strongly weights are drawn to what is preferred, in observations
BLEND: Final = 0.5  # how much the true result counts beside what the next period promised
LUCKS: Final = (1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)

Row = list[float]


@dataclass(frozen=True)
class Fit:
    """What was learnt of one period; how much of the difference in points it explains."""

    weights: list[float]
    luck: float
    positions: int
    explained: float


@dataclass(frozen=True)
class Position:
    """What spoke for each seat beside the others, and how it went."""

    rows: list[Row]
    points: list[float]
    wins: list[float]
    later: list[Row] | None


def fit(samples: Sequence[Sample], periods: int, end: Row | None = None) -> dict[int, Fit]:
    """The weights of every period that was noted.

    Where it is known what counts at the *end*, those of every period are drawn to the next one's,
    and those of the last to it; else all are drawn to nothing.
    """
    found: dict[int, Fit] = {}
    for period in range(periods - 1, -1, -1):
        positions = list(gathered(samples, period))
        if positions:
            after = found[period + 1].weights if period + 1 in found else None
            found[period] = fit_period(positions, after, end and (after or end))
    return dict(sorted(found.items()))


def gathered(samples: Sequence[Sample], period: int) -> Iterator[Position]:
    for sample in samples:
        rows = sample.rows.get(period)
        if rows:
            later = sample.rows.get(period + 1)
            mean = sum(sample.points) / len(sample.points)
            points = [each - mean for each in sample.points]
            yield Position(centred(rows), points, sample.wins, centred(later) if later else None)


def centred(rows: Sequence[Row]) -> list[Row]:
    """Only what a seat has more or less than the others can tell who wins."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[each - mean for each, mean in zip(row, means, strict=True)] for row in rows]


def fit_period(positions: Sequence[Position], after: Row | None, toward: Row | None) -> Fit:
    rows = [row for position in positions for row in position.rows]
    targets = [target for position in positions for target in aims(position, after)]
    weights = ridge(rows, targets, toward or [0.0] * len(rows[0]))
    guesses = [dot(row, weights) for row in rows]
    points = [each for position in positions for each in position.points]
    missed = sum((x - y) ** 2 for x, y in zip(points, guesses, strict=True))
    explained = 1.0 - missed / (sum(x * x for x in points) or 1.0)
    luck = min(LUCKS, key=lambda each: surprise(positions, weights, each))
    return Fit(weights, luck, len(positions), explained)


def aims(position: Position, after: Row | None) -> list[float]:
    """The result, evened out by what was thought of the next period."""
    if after is None or position.later is None:
        return position.points
    promised = [dot(row, after) for row in position.later]
    pairs = zip(position.points, promised, strict=True)
    return [BLEND * result + (1.0 - BLEND) * promise for result, promise in pairs]


def surprise(positions: Sequence[Position], weights: Row, luck: float) -> float:
    """How surprising the winners are, if chances go by points in this way."""
    total = 0.0
    for position in positions:
        guesses = [exp(dot(row, weights) / luck) for row in position.rows]
        whole = sum(guesses)
        total -= sum(
            win * log(guess / whole) for win, guess in zip(position.wins, guesses, strict=True)
        )
    return total


def dot(row: Row, weights: Row) -> float:
    return sum([x * y for x, y in zip(row, weights, strict=True)])


def ridge(rows: Sequence[Row], targets: Sequence[float], toward: Row) -> Row:
    """Least squares with a preference for certain weights, every number on its own scale."""
    size = len(rows[0])
    scales = [sqrt(sum([row[n] ** 2 for row in rows]) / len(rows)) or 1.0 for n in range(size)]
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target in zip(rows, targets, strict=True):
        missing = target - dot(row, toward)
        scaled = [(n, row[n] / scales[n]) for n in range(size) if row[n]]
        for place, (n, x) in enumerate(scaled):
            right[n] += x * missing
            line = matrix[n]
            for m, y in scaled[place:]:
                line[m] += x * y
    for n in range(size):
        matrix[n][n] += RIDGE
        for m in range(n):
            matrix[n][m] = matrix[m][n]
    found = zip(solve(matrix, right), scales, toward, strict=True)
    return [weight + x / scale for x, scale, weight in found]


def solve(matrix: Sequence[Row], right: Sequence[float]) -> Row:
    """Gauss's elimination, the largest number first."""
    lines = [[*line, each] for line, each in zip(matrix, right, strict=True)]
    size = len(lines)
    for n in range(size):
        pivot = max(range(n, size), key=lambda place: abs(lines[place][n]))
        lines[n], lines[pivot] = lines[pivot], lines[n]
        for place in range(n + 1, size):
            factor = lines[place][n] / lines[n][n]
            pairs = zip(lines[place], lines[n], strict=True)
            lines[place] = [x - factor * y for x, y in pairs]
    out = [0.0] * size
    for n in range(size - 1, -1, -1):
        known = sum(lines[n][m] * out[m] for m in range(n + 1, size))
        out[n] = (lines[n][size] - known) / lines[n][n]
    return out
