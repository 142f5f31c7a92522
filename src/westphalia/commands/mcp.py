"""The command for language models: a seat at a table, by the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from westphalia.commands.set_up import SetUpCommand
from westphalia.commands.terminal import table_for, table_options
from westphalia.locales import Tongue
from westphalia.terminal.language_model import TOKENS, ModelSeat


@click.command(cls=SetUpCommand)
@table_options
@click.option(
    "--tokens",
    type=click.IntRange(min=200),
    default=TOKENS,
    show_default=True,
    help="How long a reply may be, if the model does not say.",
)
@click.option("--hints", is_flag=True, help="Let the model ask what a bot would do.")
def mcp(
    game: str,
    players: int | None,
    seats: Sequence[str],
    bots: str | None,
    names: Sequence[str],
    language: str,
    secret: bytes,
    load: Path | None,
    save: Path | None,
    tokens: int,
    hints: bool,
    **set_up: Any,
) -> None:
    """Give a language model a seat, by the Model Context Protocol over stdin and stdout."""
    try:
        from westphalia.terminal.mcp_server import serve_seat  # an extra that few have
    except ModuleNotFoundError as error:
        raise click.ClickException(f"{error}: `mcp` needs the extra 'mcp'") from error
    match, who, secret = table_for(game, players, seats, bots, names, secret, load, set_up)
    seat = ModelSeat(match, who, Tongue(language), secret, save or load, hints)
    try:
        serve_seat(seat, match.game.name, tokens).run("stdio")
    finally:
        if save or load:
            seat.keep()
