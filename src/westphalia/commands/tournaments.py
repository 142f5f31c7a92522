"""The operator's command about tournaments: a list of them, and how one is cancelled."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from westphalia.commands.operator import LINES, NOBODY, day, in_store, with_settings

if TYPE_CHECKING:
    from westphalia.server.store.store import Store


@click.command()
@with_settings("store")
@click.option("--limit", default=LINES, show_default=True, type=click.IntRange(1), help="Lines.")
@click.option("--cancel", metavar="ID", default="", help="End this one; its games go on.")
def tournaments(store: str, limit: int, cancel: str) -> None:
    """Print the latest tournaments, or cancel one."""
    for line in in_store(store, lambda opened: told(opened, limit, cancel)):
        click.echo(line)


async def told(store: Store, limit: int, cancel: str) -> list[str]:
    from westphalia.server.store.tournaments import CANCELLED, OPEN, OVER, RUNNING

    if cancel:
        ended = await store.end_tournament(cancel, CANCELLED, time.time())
        if not ended:
            raise click.ClickException(f"no tournament {cancel!r} is open or being played")
        return [f"Tournament {cancel} is cancelled."]
    lines = []
    rows = await store.tournaments([OPEN, RUNNING, OVER, CANCELLED], limit)
    counts = await store.entrant_counts([row.id for row in rows])
    for row in rows:
        organiser = f"#{row.organiser}" if row.organiser else NOBODY
        places = f"{counts.get(row.id, 0)} of {row.rules.places} places"
        what = f"{row.rules.format} of {row.rules.game}, {row.state}, round {row.turn}, {places}"
        about = f"organiser {organiser}, {day(row.changed)}"
        lines.append(f"{row.id} {row.title!r}: {what}, {about}")
    return lines
