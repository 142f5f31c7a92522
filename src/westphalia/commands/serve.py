"""Commands for whoever runs a server: play, serve, backup."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import click

from westphalia.commands.settings import chosen, spoken_errors, with_settings


@click.command()
@with_settings()
def serve(**options: Any) -> None:
    """Serve tables to browsers and programs until interrupted.

    Every option may be said in the environment, too: --bot-pause as WESTPHALIA_BOT_PAUSE.
    """
    # not before they are needed
    import uvloop

    from westphalia.server.process import listening_socket, only_server, run

    settings = chosen(options)
    browse = sys.stdout.isatty() if settings.open_browser is None else settings.open_browser
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("westphalia").setLevel(logging.INFO)
    door = listening_socket(settings.host, settings.port)
    with door, spoken_errors(), only_server(settings.store):
        uvloop.run(run(door, settings, browse))


@click.command(params=serve.params)
@click.pass_context
def play(context: click.Context, /, **_: Any) -> None:
    """Play in the browser: serve tables and, from a terminal, open the page.

    Its options are those of serve.
    """
    context.forward(serve)


@click.command()
@with_settings("store")
@click.option("--dump", "as_dump", is_flag=True, help="Lines of JSON that any store can take in.")
@click.option("--restore", is_flag=True, help="Fill the store, which must be empty, from a dump.")
@click.argument("file", type=click.Path(path_type=Path))
def backup(store: str, as_dump: bool, restore: bool, file: Path) -> None:
    """Copy all that a store keeps to FILE, as of one moment, while a server goes on."""
    if as_dump and restore:
        raise click.UsageError("a dump is written by --dump or taken in by --restore, not both")
    with spoken_errors():
        asyncio.run(copy(store, as_dump, restore, file))
    click.echo(f"{file} is taken in." if restore else f"All of it is in {file}.")


async def copy(where: str, as_dump: bool, restore: bool, file: Path) -> None:
    from westphalia.server.process import open_store

    store = await open_store(where, new=restore)
    try:
        if restore:
            await store.restore(str(file))
        elif as_dump:
            await store.dump(str(file))
        else:
            await store.backup(str(file))
    finally:
        await store.close()
