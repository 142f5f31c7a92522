"""Speed beside a peer: random games of Wallenstein and of catanatron, in turns, in one run.

With --compiled also the engine that './westphalia compile' has built, without and with all modules.

A move is one answer that a player gave and the engine carried out: a decision of ours, a tick of
catanatron's (one action executed). Both play four random players, without a log, on one Python.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"

PEER = "catanatron"
PEER_VERSION = "3.2.1"
SEATS = 4
WARM_UP = 0.3  # seconds played before the clock starts
FORCED_SAMPLE = 20  # games looked at for the share of moves without a choice

Rate = dict[str, float]


def peer_python() -> Path:
    """The Python of a venv outside the tree that holds only the peer; made on the first call."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    release = f"{PEER}-{PEER_VERSION}-python{sys.version_info.major}.{sys.version_info.minor}"
    venv = cache / "westphalia" / "peers" / release
    python, finished = venv / "bin" / "python", venv / "finished"
    if not finished.exists():
        print(f"Preparing {venv}", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)
        wanted = f"{PEER}=={PEER_VERSION}"
        subprocess.run([python, "-m", "pip", "install", "--quiet", wanted], check=True)
        finished.touch()
    return python


def play_ours(seconds: float) -> tuple[int, int]:
    moves, games = import_module("westphalia.lab.bench").random_games("wallenstein", seconds)
    return moves, games


def play_all_modules(seconds: float) -> tuple[int, int]:
    modules = import_module("westphalia.games").find_game("wallenstein").modules
    bench = import_module("westphalia.lab.bench")
    moves, games = bench.random_games("wallenstein", seconds, modules)
    return moves, games


def peer_game() -> Any:
    player = import_module("catanatron.models.player")
    players = [player.RandomPlayer(colour) for colour in player.Color]
    assert len(players) == SEATS
    return import_module("catanatron.game").Game(players)


def play_peer(seconds: float) -> tuple[int, int]:
    """Whole games until the time is up; the state lists each executed action exactly once."""
    moves = games = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        game = peer_game()
        game.play()
        moves += len(game.state.actions)
        games += 1
    return moves, games


def peer_forced_share() -> float:
    """The share of the peer's moves that had no alternative, such as rolling the dice."""
    limit = import_module("catanatron.game").TURNS_LIMIT
    moves = forced = 0
    for _ in range(FORCED_SAMPLE):
        game = peer_game()
        before = moves
        while game.winning_color() is None and game.state.num_turns < limit:
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
            moves += 1
        assert moves - before == len(game.state.actions), "a tick is not one action any more"
    return forced / moves


def timed(play: Callable[[float], tuple[int, int]], seconds: float) -> Rate:
    """Play for about so many seconds; the clock covers the last game to its end."""
    play(WARM_UP)
    started = time.perf_counter()
    moves, games = play(seconds)
    elapsed = time.perf_counter() - started
    return {"moves": moves, "games": games, "seconds": elapsed, "moves_per_second": moves / elapsed}


def worker(name: str, seconds: float) -> None:
    """Measure in this process, which runs in the right venv, and print the figures."""
    if name == "forced":
        figures: object = peer_forced_share()
    else:
        figures = timed(PLAYS[name], seconds)
    print(json.dumps(figures))


PLAYS = {"ours": play_ours, "all": play_all_modules, "peer": play_peer}


def ask(python: Path | str, name: str, seconds: float, source: Path = ROOT / "src") -> Any:
    command = [python, __file__, "--worker", name, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment)
    return json.loads(done.stdout)


def summary(rounds: list[Rate]) -> Rate:
    rates = [each["moves_per_second"] for each in rounds]
    moves, games = (sum(each[key] for each in rounds) for key in ("moves", "games"))
    return {
        "moves_per_second": statistics.median(rates),
        "lowest": min(rates),
        "highest": max(rates),
        "moves_per_game": moves / games,
    }


def measure(rounds: int, seconds: float, compiled: bool) -> dict[str, Any]:
    """Ours and the peer's in turns, so that a busy minute falls on all."""
    python = peer_python()
    peer = f"{PEER} {PEER_VERSION}"
    engines: dict[str, tuple[Path | str, str, Path]] = {
        "wallenstein": (sys.executable, "ours", ROOT / "src"),
        peer: (python, "peer", ROOT / "src"),
    }
    if compiled:
        engines["compiled"] = (sys.executable, "ours", COMPILED)
        engines["compiled, all modules"] = (sys.executable, "all", COMPILED)
    rates: dict[str, list[Rate]] = {name: [] for name in engines}
    for _ in range(rounds):
        for name, (interpreter, plays, source) in engines.items():
            rates[name].append(ask(interpreter, plays, seconds, source))
    return {
        "python": platform.python_version(),
        "rounds": rounds,
        "seconds": seconds,
        "seats": SEATS,
        **{name: summary(each) for name, each in rates.items()},
        "peer_forced_share": ask(python, "forced", 0),
        "ratios": {name: ratio(each, rates[peer]) for name, each in rates.items() if name != peer},
    }


def ratio(ours: list[Rate], peer: list[Rate]) -> float:
    """How many times as fast, the median over the rounds."""
    pairs = zip(ours, peer, strict=True)
    return statistics.median(a["moves_per_second"] / b["moves_per_second"] for a, b in pairs)


def show(result: dict[str, Any]) -> None:
    print("Python {python}, {seats} random players, {rounds} x {seconds} s each".format(**result))
    for name, figures in result.items():
        if isinstance(figures, dict) and "moves_per_second" in figures:
            print(
                f"{name:<22}{figures['moves_per_second']:>10,.0f} moves/s"
                f"  ({figures['lowest']:,.0f} to {figures['highest']:,.0f};"
                f" {figures['moves_per_game']:,.0f} moves a game)"
            )
    for name, times in result["ratios"].items():
        print(f"{name}: {times:.1f} times as fast as {PEER} (median over the rounds)")
    print("{peer_forced_share:.0%} of the peer's moves had no alternative".format(**result))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per engine and round")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--compiled", action="store_true", help="the compiled engine as well")
    parser.add_argument("--worker", choices=[*PLAYS, "forced"], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker(options.worker, options.seconds)
        return
    if options.compiled and not COMPILED.exists():
        parser.error("nothing is compiled here; './westphalia compile' does that")
    result = measure(options.rounds, options.seconds, options.compiled)
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)


if __name__ == "__main__":
    main()
