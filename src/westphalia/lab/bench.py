"""The speed of a game: decisions, copies, codec, bots, forecasts, beside a fixed loop of Python.

Times are of the processor, so other programs do not matter; the ratio to that loop hardly depends
on the machine either, so it can be stored.  Only how long a general thinks goes by the clock on the
wall, as the general does.
"""

from __future__ import annotations

import json
import resource
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.resources import files
from statistics import median
from time import perf_counter, process_time
from typing import Any

from westphalia.bots.player import SeatView
from westphalia.bots.registry import MARSHAL, bots_of, seat_bot
from westphalia.engine.cells import Cells
from westphalia.engine.chance import Sampling
from westphalia.engine.compiled import is_compiled
from westphalia.engine.game import Game
from westphalia.engine.playout import play_out
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question
from westphalia.games import find_game

ROUNDS = 5
TOLERANCE = 0.25
SIDE_BY_SIDE = 256  # games of the vector environment
BUDGET = 0.5  # seconds that a general may think


def random_game(game: Game, header: Header, seed: int) -> tuple[Play[Any], int]:
    """One game of random answers without a log; the play at its end and the number of answers."""
    play: Play[Any] = Play(game.set_up(header), Sampling(seed))
    return play, play_out(play)


def usual_header(game: Game, modules: Sequence[str] = ()) -> Header:
    return game.header([f"seat {n}" for n in range(game.usual_seats)], modules)


def random_games(name: str, seconds: float, modules: Sequence[str] = ()) -> tuple[int, int]:
    """Random games for that long; how many decisions and how many games there were."""
    game = find_game(name)
    header = usual_header(game, modules)
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
    """Measures games and calibration in turns, so that a busy machine slows both alike."""
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
    ratio = median(ratios)
    return {
        "compiled": is_compiled(),
        "decisions_per_s": round(median(decisions)),
        "decisions_per_s_with_all_modules": round(with_all_modules(name, share)),
        "games_per_s": round(median(games), 1),
        **side_by_side(name, share),
        **handling(name),
        "playouts_per_s": round(imagined_playouts(name, share), 1),
        **thinking(name),
        **learned(name),
        "general_p99_of_budget": round(in_time(name, seconds), 3),
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
        "calibration_ratio": round(ratio, 5),
        "ratio_to_baseline": round(ratio / baseline(name), 3),
    }


def with_all_modules(name: str, seconds: float) -> float:
    """Decisions a second where every module is played."""
    start = process_time()
    answered, _ = random_games(name, seconds, find_game(name).modules)
    return answered / (process_time() - start)


def side_by_side(name: str, seconds: float) -> dict[str, float]:
    """Decisions a second of the vector environment, without and with dense masks, and with
    observations, each for that long; nothing where numpy is not installed.

    They are measured in turns, so that what observing costs can be told on a busy machine.
    """
    try:
        import numpy as np

        from westphalia.lab.vector import VectorEnv, random_of
    except ModuleNotFoundError:
        return {}
    random = np.random.default_rng(1)

    def speeds(masks: bool, observe: bool) -> Iterator[float]:
        env = VectorEnv(usual_header(find_game(name)), SIDE_BY_SIDE, 1, observe)
        moment = env.reset()
        while True:
            steps, start = 0, process_time()
            while not steps or process_time() < start + seconds / ROUNDS:
                answer = random_of(moment.masks, random) if masks else moment.random_actions(random)
                moment = env.step(answer)
                steps += 1
            yield steps * SIDE_BY_SIDE / (process_time() - start)

    ways = [speeds(False, False), speeds(True, False), speeds(False, True)]
    plain, dense, seen = zip(*[[next(way) for way in ways] for _ in range(ROUNDS)], strict=True)
    return {
        "vector_decisions_per_s": round(median(plain)),
        "vector_decisions_per_s_by_dense_masks": round(median(dense)),
        "vector_observations_per_s": round(median(seen)),
        "observed_to_unobserved": round(median(map(float.__truediv__, seen, plain)), 3),
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


def handling(name: str) -> dict[str, float]:
    """Microseconds to copy a position, to imagine what is hidden, to see it, to store it."""
    game, header, state = middle_of_game(name)
    chance = Sampling(1)
    question, cells = Play(state.copy(), chance).open[0], Cells(game.tables.size)

    def observe() -> None:
        cells.at = 0
        game.observe(state, question.seat, question, cells)

    return {
        "copy_us": round(copying(name), 2),
        "imagine_us": round(best(lambda: game.imagine(state, 0, chance), 500), 2),
        "observe_us": round(best(observe, 500), 2),
        "view_us": round(best(lambda: game.view(state, 0), 100), 1),
        "codec_us": round(
            best(lambda: game.decode(json.loads(json.dumps(game.encode(state))), header), 100), 1
        ),
    }


def imagined_playouts(name: str, seconds: float) -> float:
    """Counts how often a second a search can imagine a game's beginning and play to its end."""
    game = find_game(name)
    opening: Play[Any] = Play(game.set_up(usual_header(game)), Sampling(1))
    chance = Sampling(2)
    playouts = 0
    start = process_time()
    while process_time() < start + seconds:
        play_out(Play(game.imagine(opening.state, 0, chance), chance))
        playouts += 1
    return playouts / (process_time() - start)


def thinking(name: str) -> dict[str, float]:
    """Measures games of stand-in bots: games a second, the mean answer, the longest forecast.

    Answers and forecasts are in milliseconds.
    """
    game = find_game(name)
    header = usual_header(game)
    bots = [seat_bot(game.stand_in, header, seat) for seat in range(header.seats)]
    play: Play[Any] = Play(game.set_up(header), Sampling(1))
    answers, forecasts = [], [0.0]
    while play.open:
        question = play.open[0]
        forecasts += forecasting(game, play.state, question)
        seat_view = SeatView(game, header, play.state, question.seat)
        start = process_time()
        choice = bots[question.seat].answer(seat_view, question).choice
        answers.append(process_time() - start)
        play.answer(question.seat, choice)
    return {
        f"{game.stand_in}_games_per_s": round(1 / sum(answers), 2),
        "bot_ms": round(sum(answers) / len(answers) * 1000, 2),
        "forecast_ms": round(max(forecasts) * 1000, 2),
    }


def learned(name: str) -> dict[str, float]:
    """Measures what a decision of the learned player costs beside one of the stand-in, by turns.

    Both answer the same questions of a game that stand-ins play, as far as these leave a choice.
    """
    game = find_game(name)
    if MARSHAL not in bots_of(name):
        return {}
    header = usual_header(game)
    seats = range(header.seats)
    usual, marshals = (
        [seat_bot(bot, header, n) for n in seats] for bot in (game.stand_in, MARSHAL)
    )
    play: Play[Any] = Play(game.set_up(header), Sampling(1))
    spent = {True: 0.0, False: 0.0}
    while play.open:
        question = play.open[0]
        choice = question.choices[0]
        for bot in (marshals, usual) if len(question.choices) > 1 else ():
            seat_view = SeatView(game, header, play.state, question.seat)
            start = process_time()
            choice = bot[question.seat].answer(seat_view, question).choice
            spent[bot is marshals] += process_time() - start
        play.answer(question.seat, choice)
    return {"learned_beside_bot": round(spent[True] / spent[False], 2)}


def in_time(name: str, seconds: float) -> float:
    """Measures the slowest answers of a general among stand-in bots, for so many seconds.

    Returned is the time that 99 of 100 answers do not exceed, as a part of the time it may take.
    """
    times: list[float] = []
    while sum(times) < seconds:
        times += decisions_of_general(name, seed=len(times), seconds=seconds - sum(times))
    return sorted(times)[-1 - len(times) // 100] / BUDGET


def decisions_of_general(name: str, seed: int, seconds: float) -> list[float]:
    """Measures how long each answer of a general takes in one game, at most for so many seconds."""
    game = find_game(name)
    header = usual_header(game)
    names = [f"general:{BUDGET}s", *[game.stand_in] * (header.seats - 1)]
    bots = [seat_bot(bot, header, seed) for bot in names]
    play: Play[Any] = Play(game.set_up(header), Sampling(seed))
    times: list[float] = []
    while play.open and sum(times) < seconds:
        question = play.open[0]
        seat_view = SeatView(game, header, play.state, question.seat)
        start = perf_counter()
        choice = bots[question.seat].answer(seat_view, question).choice
        if question.seat == 0:
            times.append(perf_counter() - start)
        play.answer(question.seat, choice)
    return times


def forecasting(game: Game, state: Any, question: Question) -> Iterator[float]:
    """Seconds for each choice of a question of which a forecast can be made."""
    for choice in question.choices:
        start = process_time()
        with suppress(ValueError):
            game.forecast(state, question.seat, [choice])
            yield process_time() - start


def best(work: Callable[[], object], times: int) -> float:
    """Microseconds that some work takes, the best of several tries."""
    tries = []
    for _ in range(7):
        start = process_time()
        for _ in range(times):
            work()
        tries.append((process_time() - start) / times * 1e6)
    return min(tries)


def baseline(name: str) -> float:
    """The stored ratio of a game, as the engine was built that runs here."""
    stored = json.loads(files("westphalia.lab").joinpath("baseline.json").read_text())
    return float(stored[name]["compiled" if is_compiled() else "interpreted"])


def slowdown(name: str, ratio: float) -> str:
    """A sentence if the game has become slower than its stored ratio allows, else nothing."""
    stored = baseline(name)
    if ratio >= stored * (1 - TOLERANCE):
        return ""
    return (
        f"{name} has become slower: {ratio:.5f} of the calibration loop, "
        f"where {stored:.5f} is stored and a quarter less is allowed"
    )
