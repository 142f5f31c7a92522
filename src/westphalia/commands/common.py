"""What commands share: games, languages and files as options, and how errors are said."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from westphalia import __version__
from westphalia.bots.outside import BotMistake
from westphalia.engine.compiled import is_compiled
from westphalia.engine.game import SetUpError
from westphalia.games import GAMES, find_game, game_names
from westphalia.locales import COMPLETE, ENGLISH, LANGUAGES

# What the help of an option says of bots that are not of the house.
OUTSIDE = "or from outside: module:factory, file.py:factory, cmd:program (docs/adding-a-bot.md)"


class Commands(click.Group):
    """A group whose help tells what each command does in a whole sentence."""

    group_class = type  # those below it are of this kind, too

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        names = self.list_commands(ctx)
        with formatter.section("Commands"):
            formatter.write_dl([(name, _sentence(self.commands[name])) for name in names])


def _sentence(command: click.Command) -> str:
    return command.get_short_help_str(limit=len(command.help or ""))


SPOKEN = (ValueError, OSError, BrokenExecutor, NotImplementedError, BotMistake)


class Program(Commands):
    """A group of commands that end with a sentence instead of a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a letter that is not known ends nothing
        try:
            return super().main(*args, **extra)
        except SPOKEN as error:
            click.ClickException(spoken(error)).show()
            sys.exit(1)


def spoken(error: Exception) -> str:
    """An error as a sentence; one of the system that names no file came from the output."""
    if isinstance(error, OSError):
        return f"{error.filename or 'the output'}: {error.strerror or error}"
    if isinstance(error, BotMistake):
        return error.whole
    if isinstance(error, BrokenExecutor):
        return f"{error}, as if from outside; what they did is lost"
    return str(error)


def version() -> str:
    """The version of the program, and which engine runs."""
    return f"{__version__} (compiled)" if is_compiled() else __version__


class OwnFile(click.Path):
    """A file that no other option of the command may name, so that nothing is written over it."""

    replaces = False  # whether it may take the place of another all the same

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if ctx and not self.replaces and not _is_device(path):
            named: list[Path] = ctx.meta.setdefault(__name__, [])
            if path.resolve() in named:
                self.fail(f"'{path}' is named twice", param, ctx)
            named.append(path.resolve())
        return path


def _is_device(path: Path) -> bool:
    return path.exists() and not path.is_file()


class OutputFile(OwnFile):
    """A file to be written: a place where that cannot be is refused before the work begins."""

    def __init__(self, replaces: bool = False) -> None:
        super().__init__(dir_okay=False, writable=True)
        self.replaces = replaces

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path: Path = super().convert(value, param, ctx)
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


class GameName(click.ParamType[str]):
    """The name of a game; what is wrong with one that another package brings is told."""

    name = "game"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        names = "|".join(game_names())
        return f"{{{names}}}" if isinstance(param, click.Argument) else f"[{names}]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return find_game(value).name
        except SetUpError as error:
            self.fail(str(error), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(name) for name in game_names() if name.startswith(incomplete)]


game_option = click.option(
    "--game", type=GameName(), default=GAMES[0], show_default=True, help="Which game."
)
game_argument = click.argument("game", type=GameName())
file_argument = click.argument("file", type=OwnFile())


def own_language(environment: Mapping[str, str]) -> str:
    """The language of the user's settings, if it is one of ours; half of one has to be chosen."""
    wanted = environment.get("LC_ALL") or environment.get("LANG") or ""
    tag = wanted.partition(".")[0].replace("_", "-")  # pt_BR.UTF-8
    return next((one for one in (tag, tag.partition("-")[0]) if one in COMPLETE), ENGLISH)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{path} is not a text in UTF-8: {error.reason}") from error
