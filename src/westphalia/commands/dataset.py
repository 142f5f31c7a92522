"""The command that writes datasets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from westphalia.commands.common import game_argument
from westphalia.commands.laboratory import (
    bots_option,
    followed,
    games_option,
    on_option,
    processes_option,
    seated,
    seed_option,
)
from westphalia.commands.set_up import SetUpCommand, players_option, set_up_options
from westphalia.terminal.saving import write_whole


@click.command(cls=SetUpCommand)
@game_argument
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@games_option
@click.option(
    "--record",
    "records",
    multiple=True,
    type=click.Path(exists=True, path_type=Path),
    help="A record, or a folder of them, instead of games of bots; repeat.",
)
@players_option
@bots_option
@set_up_options
@seed_option
@click.option(
    "--shard", default=64, show_default=True, type=click.IntRange(1), help="Games in a file."
)
@click.option(
    "--playouts",
    default=0,
    show_default=True,
    type=click.IntRange(0),
    help="At every decision, so many play-outs for its value.",
)
@processes_option
@on_option
def dataset(
    game: str,
    folder: Path,
    games: int,
    records: tuple[Path, ...],
    shard: int,
    playouts: int,
    processes: int,
    on: str,
    **series: Any,
) -> None:
    """Write every decision of many games to FOLDER, as Parquet with a data card beside it.

    What is in FOLDER already is kept, so the same command goes on where it was ended.
    """
    try:
        from westphalia.lab.dataset import Job, card, make
    except ModuleNotFoundError as error:
        raise ValueError(f"{error}: datasets need the extra 'dataset'") from error
    job = Job(seated(game, games=games, **series), shard, playouts, found(records))
    console = Console(stderr=True)
    rows = sum(followed(make(job, folder, processes, on), job.shards, console))
    write_whole(folder / "README.md", card(job, rows))
    click.echo(f"{job.games} games, {rows} decisions; shards: {job.shards}")


def found(paths: tuple[Path, ...]) -> tuple[str, ...]:
    """The records that were named, those of a folder in the order of their names."""
    files = [
        file
        for path in paths
        for file in (sorted(path.glob("*.record")) if path.is_dir() else [path])
    ]
    if paths and not files:
        raise ValueError(f"there is no record in {', '.join(map(str, paths))}")
    return tuple([str(file) for file in files])
