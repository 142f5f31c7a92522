"""Options that say how a game is set up, made of what the games themselves offer."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import click

from westphalia.engine.game import Game, Option
from westphalia.engine.record import Header
from westphalia.games import all_games

FLAG = ("no", "yes")  # the values of an option that can be a flag

Command = Callable[..., Any]

players_option = click.option(
    "--players",
    type=click.IntRange(1, 99),
    show_default="as is usual in the game",
    help="How many sit at the table, if they are not named one by one.",
)


def read_pairs(_: click.Context, option: click.Parameter, pairs: Sequence[str]) -> dict[str, str]:
    """Every name=value."""
    split = [pair.partition("=") for pair in pairs]
    for name, sign, value in split:
        if not (name and sign and value):
            raise click.BadParameter(f"'{name}{sign}{value}' is no name=value such as setup=draft")
    return {name: value for name, _, value in split}


def set_up_options(command: Command) -> Command:
    """The options that say how a game is set up."""
    for option in (
        click.option(
            "--data", type=click.Path(path_type=Path), help="An overlay of printed values (TOML)."
        ),
        click.option(
            "--option",
            "pairs",
            multiple=True,
            callback=read_pairs,
            metavar="NAME=VALUE",
            help="Any option of the game; repeat.",
        ),
    ):
        command = option(command)
    return command


class SetUpCommand(click.Command):
    """A command with the modules of the games and a short form for each of their options.

    Games are loaded when the options are asked for, not when the program starts.
    """

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        taken = {param.name for param in params}
        own = [option for option in short_forms() if option.name not in taken]
        return [*params[:-1], *own, *params[-1:]]  # the last is --help


@cache
def short_forms() -> tuple[click.Option, ...]:
    """Modules, and every option of the games by its own name: --setup draft."""
    found: dict[str, list[tuple[Game, Option]]] = {}
    games = all_games()
    for game in games:
        for option in game.options:
            found.setdefault(option.name, []).append((game, option))
    known = "; ".join(f"{game.name}: {', '.join(game.modules)}" for game in games if game.modules)
    modules = click.Option(["--modules"], default="", help=f"With commas between them. {known}.")
    return (modules, *[short_form(name, places) for name, places in found.items()])


def short_form(name: str, places: Sequence[tuple[Game, Option]]) -> click.Option:
    """One option; games that share its name may offer other values."""
    names = [f"--{name.replace('_', '-')}", name]
    if all(option.values == FLAG for _, option in places):
        about = "; ".join(f"{game.name} ({option.clause})" for game, option in places)
        return click.Option(names, flag_value=FLAG[1], help=f"{about}.")
    about = "; ".join(
        f"{game.name} ({option.clause}): {', '.join(option.values)}" for game, option in places
    )
    return click.Option(names, help=f"{about}.")


def described(
    game: Game,
    players: Sequence[str],
    modules: str,
    pairs: Mapping[str, str],
    data: Path | None,
    **short: str | None,
) -> Header:
    """The header that the set-up options describe."""
    options = {**{name: value for name, value in short.items() if value is not None}, **pairs}
    for option in game.options:
        if option.several and option.name in options:
            options[option.name] = " ".join(listed(options[option.name]))
    overlay = checked_overlay(game, data) if data else None
    header = game.header(players, listed(modules), options, overlay)
    game.set_up(header)  # what does not go together is refused here and not in the middle
    return header


def listed(text: str) -> list[str]:
    """Words with commas or spaces between them."""
    return text.replace(",", " ").split()


def read_overlay(path: Path) -> dict[str, Any]:
    """The tables of an overlay file, still unchecked."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise ValueError(f"{path}: the file cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: the file is not UTF-8 text: {error.reason}.") from error
    except ValueError as error:  # a number of thousands of digits is an error of its own kind
        raise ValueError(f"{path}: the file is not TOML: {error}.") from error
    except RecursionError as error:
        raise ValueError(f"{path}: the file is not TOML: it is nested too deeply.") from error


def checked_overlay(game: Game, path: Path) -> dict[str, Any]:
    """An overlay that a game can use; every problem is a line that names file, key and reason."""
    data = read_overlay(path)
    problems = game.check_overlay(data, str(path))
    if problems:
        raise ValueError("\n".join(problems))
    return data
