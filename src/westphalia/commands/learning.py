"""The command that makes the weights by which a searching bot values positions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from westphalia.bots.registry import training_of
from westphalia.commands.common import OutputFile, game_argument, version
from westphalia.commands.laboratory import followed, games_option, processes_option, seed_option
from westphalia.lab.arena import spread
from westphalia.lab.training import BLEND, RIDGE, Fit, School, fit, play_sample
from westphalia.terminal.saving import write_whole

DIGITS = 4


@click.command("fit")
@game_argument
@games_option
@seed_option
@processes_option
@click.option("--out", type=OutputFile(), required=True, help="The file for the weights (JSON).")
def fit_command(game: str, games: int, seed: int, processes: int, out: Path) -> None:
    """Learn what positions are worth: play games with one disturbed period, fit weights to them."""
    training = training_of(game)
    done = spread(play_sample, School(game, seed), range(games), processes)
    played = list(followed(done, games, Console(stderr=True)))
    fits = fit(played, training.periods, training.end)
    if not fits:
        raise ValueError(f"nothing was noted in {games} games of {game}: play more of them")
    for period, found in fits.items():
        click.echo(
            f"{period}: {found.positions} positions, {found.explained:.0%} of the difference in "
            f"points explained, luck {found.luck}"
        )
    made_by = f"westphalia fit {game} --games {games} --seed {seed}"
    write_whole(out, json.dumps(weights(made_by, fits, training.names), indent=1) + "\n")


def weights(made_by: str, fits: dict[int, Fit], names: Sequence[str]) -> dict[str, Any]:
    """The file: how it was made, and for each period what was learnt."""
    return {
        "made_by": made_by,
        "version": version(),
        "ridge": RIDGE,
        "blend": BLEND,
        "rounds": {
            str(period): {
                "positions": found.positions,
                "explained": round(found.explained, DIGITS),
                "luck": found.luck,
                "weights": {
                    name: round(weight, DIGITS)
                    for name, weight in zip(names, found.weights, strict=True)
                },
            }
            for period, found in fits.items()
        },
    }
