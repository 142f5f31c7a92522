"""The command that makes a page of many finished games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from westphalia.commands.common import OutputFile, OwnFile
from westphalia.games import all_games
from westphalia.lab import results
from westphalia.lab.figures import figures
from westphalia.lab.report import flat
from westphalia.lab.report import report as make_page
from westphalia.lab.results import Played
from westphalia.terminal.saving import write_whole


@click.command()
@click.argument("file", metavar="RESULTS", type=OwnFile(exists=True))
@click.option(
    "--page", type=OutputFile(), show_default="RESULTS with .html", help="Where the page goes."
)
def report(file: Path, page: Path | None) -> None:
    """Make a page with pictures of the games in RESULTS, and its numbers as CSV and JSON beside it.

    RESULTS is what ``simulate --csv`` or ``--resume`` or a ``ladder`` has written, or the JSON of a
    report.
    """
    games = results.read(file)
    if not games:
        raise ValueError(f"{file} has no whole game in it")
    found = figures(games, anchor_of(games))
    page = page or file.with_suffix(".html")
    rows = results.table_of(games)
    write_whole(page, make_page(found, file.name))
    write_whole(page.with_suffix(".figures.csv"), flat(found))
    text = json.dumps({**found, "rows": rows}, ensure_ascii=False, indent=1)
    write_whole(page.with_suffix(".json"), text + "\n")
    click.echo(f"{page}: {len(games)} games")


def anchor_of(games: Sequence[Played]) -> str:
    """The bot by which the bots of a ladder are rated: the one that stands in for people."""
    bots = {bot for played in games for bot in played.outcome.bots if played.contest}
    known = [game.stand_in for game in all_games()]
    return next((bot for bot in known if bot in bots), "")
