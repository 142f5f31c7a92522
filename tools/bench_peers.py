"""Speed beside a peer: random games of Wallenstein and of catanatron, in turns, in one run.

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
        figures = timed({"ours": play_ours, "peer": play_peer}[name], seconds)
    print(json.dumps(figures))


def ask(python: Path | str, name: str, seconds: float) -> Any:
    command = [python, __file__, "--worker", name, "--seconds", str(seconds)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def summary(rounds: list[Rate]) -> Rate:
    rates = [each["moves_per_second"] for each in rounds]
    moves, games = (sum(each[key] for each in rounds) for key in ("moves", "games"))
    return {
        "moves_per_second": statistics.median(rates),
        "lowest": min(rates),
        "highest": max(rates),
        "moves_per_game": moves / games,
    }


def measure(rounds: int, seconds: float) -> dict[str, Any]:
    """Ours and the peer's in turns, so that a busy minute falls on both."""
    python = peer_python()
    ours: list[Rate] = []
    peer: list[Rate] = []
    for _ in range(rounds):
        ours.append(ask(sys.executable, "ours", seconds))
        peer.append(ask(python, "peer", seconds))
    pairs = zip(ours, peer, strict=True)
    return {
        "python": platform.python_version(),
        "rounds": rounds,
        "seconds": seconds,
        "seats": SEATS,
        "wallenstein": summary(ours),
        f"{PEER} {PEER_VERSION}": summary(peer),
        "peer_forced_share": ask(python, "forced", 0),
        "ratio": statistics.median(a["moves_per_second"] / b["moves_per_second"] for a, b in pairs),
    }


def show(result: dict[str, Any]) -> None:
    print("Python {python}, {seats} random players, {rounds} x {seconds} s each".format(**result))
    for name, figures in result.items():
        if isinstance(figures, dict):
            print(
                f"{name:<18}{figures['moves_per_second']:>10,.0f} moves/s"
                f"  ({figures['lowest']:,.0f} to {figures['highest']:,.0f};"
                f" {figures['moves_per_game']:,.0f} moves a game)"
            )
    print("ratio {ratio:.2f} (median over the rounds)".format(**result))
    print("{peer_forced_share:.0%} of the peer's moves had no alternative".format(**result))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per engine and round")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--worker", choices=["ours", "peer", "forced"], help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        worker(options.worker, options.seconds)
        return
    result = measure(options.rounds, options.seconds)
    if options.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)


if __name__ == "__main__":
    main()
