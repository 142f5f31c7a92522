"""The card that lies beside a dataset: what is in it, how it was made, what it is not good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia import __version__
from westphalia.bots.registry import by_the_clock
from westphalia.engine.game import Game
from westphalia.games import find_game
from westphalia.lab.dataset import DATA, MANIFEST, Job, schema

COLUMNS: Final = {
    "game": "the number of the game in this dataset; a game lies in one shard",
    "step": "the number of the decision in its game, from 0 on",
    "seat": "who decided",
    "seats": "how many sat at the table",
    "kind": "what was asked",
    "observation": "what the seat saw, numbers between -1 and 1; their meaning is in "
    "docs/features.md, under {game}",
    "mask": "the numbers of the choices that were offered, of {choices} that there are",
    "answer": "the number of the choice that was made",
    "value": "the mean final standing of the seat over {playouts} play-outs at random from here, "
    "what it could not know drawn anew each time; null if there were none",
    "outcome": "the final standing of the seat, 1 for the first and -1 for the last, equals share; "
    "null if the game has no end",
    "win": "its share of the victory; null if the game has no end",
    "points": "its points in the end; null if the game has no end",
}


def card(job: Job, rows: int) -> str:
    """The card as a page of Markdown."""
    game = find_game(job.series.header.game)
    return "\n".join(
        [
            f"# {job.games} games of {game.name}, {rows} decisions",
            "",
            *made_of(job, game),
            "",
            "| column | type | what it says |",
            "|---|---|---|",
            *table(job, game),
            "",
            "A row is a decision. Seats that decide at the same time do so one after the other, "
            "and none sees what another answers.",
            "Rows of one game belong together: split by `game`, not by row, or what is learned "
            "leaks into what is tested.",
            "",
            *limits(job),
            "",
            "Made with Westphalia, under the Apache License 2.0.",
            "",
        ]
    )


def made_of(job: Job, game: Game) -> list[str]:
    """Where the games come from, so that they can be made again."""
    lines = [
        f"- Westphalia {__version__}, rules of {game.name} version {game.version}",
        f"- shards of Parquet in `{DATA}`: {job.shards}, of {job.shard} games; `{MANIFEST}` has "
        "what they were made of",
    ]
    if job.records:
        return [*lines, f"- from {len(job.records)} stored records"]
    series = job.series
    options = ", ".join(f"{name}={value}" for name, value in series.header.options.items())
    return [
        *lines,
        f"- bots by seat in the first game: {', '.join(series.bots)}; they move on by a seat with "
        "every game",
        f"- modules: {', '.join(series.header.modules) or 'none'}; options: {options}",
        f"- seed {series.seed}: {repeated(series.bots)}",
    ]


def repeated(bots: Sequence[str]) -> str:
    """What the seed is good for."""
    if any(by_the_clock(bot) for bot in bots):
        return "but who thinks by the clock plays other games each time"
    return "the same seed makes the same games"


def table(job: Job, game: Game) -> list[str]:
    words = {"game": game.name, "choices": len(game.vocabulary), "playouts": job.playouts}
    return [
        f"| `{each.name}` | `{each.type}` | {COLUMNS[each.name].format(**words)} |"
        for each in schema(game)
    ]


def limits(job: Job) -> list[str]:
    """What not to learn from it."""
    if job.records:
        return ["The games are those that were stored: who plays how well is not known."]
    return [
        "The bots play as they play, and so does who learns from them: states that they avoid are "
        "rare here.",
    ]
