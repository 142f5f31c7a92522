"""How fast a game is: decisions, copies, codec, bots and forecasts, beside a fixed loop of Python.

Times are of the processor, so other programs do not matter; the ratio to that loop hardly depends
on the machine either, so it can be stored.
"""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from statistics import median
from time import process_time
from typing import Any

from westphalia.bots.player import Sight
from westphalia.bots.registry import seat_bot
from westphalia.engine.chance import Sampling
from westphalia.engine.game import Game
from westphalia.engine.playout import play_out
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question
from westphalia.games import find_game

ROUNDS = 5
TOLERANCE = 0.25


def random_game(game: Game, header: Header, seed: int) -> tuple[Play[Any], int]:
    """One game of random answers without a log; the play at its end and the number of answers."""
    play: Play[Any] = Play(game.set_up(header), Sampling(seed))
    return play, play_out(play)


def usual_header(game: Game) -> Header:
    return game.header([f"seat {n}" for n in range(game.usual_seats)])


def random_games(name: str, seconds: float) -> tuple[int, int]:
    """Random games for that long; how many decisions and how many games there were."""
    game = find_game(name)
    header = usual_header(game)
    decisions = games = 0
    end = process_time() + seconds
    while process_time() < end:
        decisions += random_game(game, header, games)[1]
        games += 1
    return decisions, games


def calibration(seconds: float) -> float:
    """Turns per second of a loop that does what rules do: index lists, add, compare, call."""

    def turn(cells: list[int], at: int) -> int:
        cells[at] = (cells[at] * 5 + 3) & 63
        return cells[at]

    cells = list(range(64))
    at = turns = 0
    end = process_time() + seconds
    while process_time() < end:
        for _ in range(1000):
            at = turn(cells, at)
            if at > 31:
                cells.append(cells.pop(0))
        turns += 1000
    return turns / seconds


def measure(name: str, seconds: float) -> dict[str, float]:
    """All measures, games and calibration in turns so that a busy machine hurts both alike."""
    decisions, games, ratios = [], [], []
    share = seconds / ROUNDS
    random_games(name, 0.2)
    for _ in range(ROUNDS):
        loop = calibration(share / 4)
        start = process_time()
        answered, played = random_games(name, share)
        spent = process_time() - start
        decisions.append(answered / spent)
        games.append(played / spent)
        ratios.append(answered / spent / loop)
    return {
        "decisions_per_s": round(median(decisions)),
        "games_per_s": round(median(games), 1),
        "copy_us": round(copying(name), 2),
        "codec_us": round(coding(name), 1),
        **thinking(name),
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
        "calibration_ratio": round(median(ratios), 5),
    }


def middle_of_game(name: str) -> tuple[Game, Header, Any]:
    """A position well into a random game."""
    game = find_game(name)
    header = usual_header(game)
    length = random_game(game, header, 1)[1]
    play: Play[Any] = Play(game.set_up(header), Sampling(1))
    play_out(play, most=length // 2)
    return game, header, play.state


def copying(name: str) -> float:
    """Microseconds to copy a position, the best of several tries."""
    _, _, state = middle_of_game(name)
    return best(lambda: state.copy(), 2000)


def coding(name: str) -> float:
    """Microseconds to turn a position into JSON and back, the best of several tries."""
    game, header, state = middle_of_game(name)
    return best(lambda: game.decode(json.loads(json.dumps(game.encode(state))), header), 100)


def thinking(name: str) -> dict[str, float]:
    """Milliseconds in a game of stand-in bots: the mean answer and the longest forecast."""
    game = find_game(name)
    header = usual_header(game)
    bots = [seat_bot(game.stand_in, header, seat) for seat in range(header.seats)]
    play: Play[Any] = Play(game.set_up(header), Sampling(1))
    answers, forecasts = [], [0.0]
    while play.open:
        question = play.open[0]
        forecasts += forecasting(game, play.state, question)
        sight = Sight(game, header, play.state, question.seat)
        start = process_time()
        choice = bots[question.seat].answer(sight, question).choice
        answers.append(process_time() - start)
        play.answer(question.seat, choice)
    return {
        "bot_ms": round(sum(answers) / len(answers) * 1000, 2),
        "forecast_ms": round(max(forecasts) * 1000, 2),
    }


def forecasting(game: Game, state: Any, question: Question) -> Iterator[float]:
    """Seconds for each choice of a question of which a forecast can be made."""
    for choice in question.choices:
        start = process_time()
        with suppress(ValueError):
            game.forecast(state, question.seat, [choice])
            yield process_time() - start


def best(work: Any, times: int) -> float:
    tries = []
    for _ in range(7):
        start = process_time()
        for _ in range(times):
            work()
        tries.append((process_time() - start) / times * 1e6)
    return min(tries)


def baseline() -> dict[str, float]:
    """The stored ratios, by game."""
    stored: dict[str, float] = json.loads(
        files("westphalia.lab").joinpath("baseline.json").read_text()
    )
    return stored


def slowdown(name: str, ratio: float) -> str:
    """A sentence if the game has become slower than its stored ratio allows, else nothing."""
    stored = baseline()[name]
    if ratio >= stored * (1 - TOLERANCE):
        return ""
    return (
        f"{name} has become slower: {ratio:.5f} of the calibration loop, "
        f"where {stored:.5f} is stored and a quarter less is allowed"
    )
