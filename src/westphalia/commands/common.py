"""What commands share: how a game is described in options, and how errors are said."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import click

from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game
from westphalia.games.wallenstein.overlay import read_overlay
from westphalia.locales import LANGUAGES

Command = Callable[..., Any]


class Program(click.Group):
    """A group of commands that end with a sentence instead of a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        try:
            return super().main(*args, **extra)
        except (ValueError, OSError, BrokenExecutor) as error:
            click.ClickException(spoken(error)).show()
            sys.exit(1)


def spoken(error: Exception) -> str:
    """An error as a sentence; one of the system that names no file came from the output."""
    if isinstance(error, OSError):
        return f"{error.filename or 'the output'}: {error.strerror or error}"
    if isinstance(error, BrokenExecutor):
        return "one of the processes was ended from outside, and its games are lost"
    return str(error)


class OutputFile(click.Path):
    """A file to be written: a place where that cannot be is refused before the work begins."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, writable=True, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if not path.parent.is_dir():
            self.fail(f"there is no folder '{path.parent}'", param, ctx)
        return path


language_option = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=lambda: own_language(os.environ),
    show_default="yours",
    help="The language of sentences.",
)
game_option = click.option(
    "--game", type=click.Choice(GAMES), default=GAMES[0], show_default=True, help="Which game."
)
players_option = click.option(
    "--players",
    default=4,
    show_default=True,
    type=click.IntRange(1, 99),
    help="How many sit at the table, if they are not named one by one.",
)
game_argument = click.argument("game", type=click.Choice(GAMES))
file_argument = click.argument("file", type=click.Path(path_type=Path))


def own_language(environment: Mapping[str, str]) -> str:
    """The language of the user's settings, if it is one of ours."""
    wanted = environment.get("LC_ALL") or environment.get("LANG") or ""
    return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]


def set_up_options(command: Command) -> Command:
    """The options that say how a game is set up."""
    for option in reversed(
        [
            click.option(
                "--modules", default="", help="Expansions, e.g. court,landsknechts,leaders."
            ),
            click.option("--setup", default="line-up", help="line-up, 'drawn line-up' or draft."),
            click.option(
                "--tower", default="layered", help="How the tower behaves: layered, spielbyweb."
            ),
            click.option(
                "--income-lost-in-revolt", is_flag=True, help="A lost revolt costs the income too."
            ),
            click.option("--colours", default="", help="Colours of the seats, in their order."),
            click.option(
                "--data",
                type=click.Path(path_type=Path),
                help="An overlay of printed values (TOML).",
            ),
        ]
    ):
        command = option(command)
    return command


def described(
    game: Game,
    players: Sequence[str],
    modules: str,
    setup: str,
    tower: str,
    income_lost_in_revolt: bool,
    colours: str,
    data: Path | None,
) -> Header:
    """The header that the set-up options describe."""
    options = {
        "setup": setup,
        "tower": tower,
        "income_lost_in_revolt": "yes" if income_lost_in_revolt else "no",
    }
    if colours:
        options["colours"] = " ".join(colours.replace(",", " ").split())
    names = [name for name in modules.replace(",", " ").split() if name]
    header = game.header(players, names, options, read_overlay(data) if data else None)
    game.set_up(header)  # a broken overlay is refused here and not in the middle of something
    return header


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{path} is not a text in UTF-8: {error.reason}") from error


__all__ = [
    "OutputFile",
    "Program",
    "described",
    "file_argument",
    "find_game",
    "game_argument",
    "game_option",
    "language_option",
    "players_option",
    "read_text",
    "set_up_options",
]
