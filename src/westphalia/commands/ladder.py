"""The command that measures how strong the bots are."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from westphalia.bots.outside import label_of, labels_of, listed_bots
from westphalia.bots.registry import BOTS, EFFORTS, bots_of, by_the_clock, level_of, seat_bot
from westphalia.commands.common import OUTSIDE, OutputFile, game_argument, read_text
from westphalia.commands.laboratory import (
    complain,
    followed,
    json_option,
    on_option,
    processes_option,
    seed_option,
)
from westphalia.commands.set_up import SetUpCommand, described, players_option, set_up_options
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.lab import ladder_page as publish
from westphalia.lab import study
from westphalia.lab.arena import report_of
from westphalia.lab.ladder import (
    Ladder,
    Rated,
    Rounds,
    climb,
    laid_out,
    rate,
    set_ups,
    usual_rounds,
)
from westphalia.lab.ladder_page import COLUMNS, rows
from westphalia.lab.results import Ledger, Played
from westphalia.terminal.saving import write_whole

# Who searches is measured with so many simulations, since seconds differ between machines.
SEARCHING = {"general": "general:100"}
NO_MATTER = ("game", "name", "processes", "on", "file", "table", "page", "ratings", "as_json")


Command = TypeVar("Command", bound=Callable[..., Any])


def results_option(usual: str) -> Callable[[Command], Command]:
    return click.option(
        "--results",
        "file",
        type=OutputFile(),
        show_default=usual,
        help="Where games are kept; a run that was ended goes on from there.",
    )


@click.command(cls=SetUpCommand)
@game_argument
@players_option
@click.option(
    "--bots",
    show_default="all of the house, general:100 among them",
    help=f"Which, of: {', '.join(BOTS)}; who searches with simulations, as in general:100; "
    f"{OUTSIDE}.",
)
@click.option(
    "--rounds",
    show_default="400 where two play, else for 2,000 games of two bots",
    type=click.IntRange(1),
    help="Rounds of each line-up: a game for every rotation of its seats, with the same chance.",
)
@click.option(
    "--search-rounds",
    show_default="as --rounds, or 60 and for 200 games",
    type=click.IntRange(1),
    help="Rounds of line-ups in which a bot searches.",
)
@set_up_options
@seed_option
@processes_option
@on_option
@results_option("ladder-GAME.jsonl")
@click.option("--table", type=OutputFile(), help="Write the ratings as CSV.")
@click.option("--page", type=OutputFile(), help="Write the ladder into a page (Markdown).")
@click.option("--ratings", type=OutputFile(), help="Write the ratings into a file (TOML).")
@json_option
def ladder(
    game: str,
    players: int | None,
    bots: str | None,
    rounds: int | None,
    search_rounds: int | None,
    seed: int,
    processes: int,
    on: str,
    file: Path | None,
    table: Path | None,
    page: Path | None,
    ratings: Path | None,
    as_json: bool,
    **set_up: Any,
) -> None:
    """Let every bot meet every other at every seat, and rate them."""
    played = find_game(game)
    names = listed_bots(bots) if bots else own_bots(game)
    headers = tables_of(played, players or played.usual_seats, set_up)
    check_bots(played, names, headers[0])
    if ratings:
        check_levels(names)
    often = rounds_of(headers[0].seats, rounds, search_rounds)
    contests = laid_out(headers, names, often, seed)
    games = play_ladder(contests, file or Path(f"ladder-{game}.jsonl"), processes, on)
    rated = rate([each.outcome for each in games], played.stand_in, seed)
    if table:
        write_whole(table, publish.table(rated))
    if page:
        text = publish.section(game, as_typed(click.get_current_context()), contests, rated, games)
        write_whole(page, publish.with_section(text_of(page), game, text))
    if ratings:
        write_whole(ratings, publish.with_ratings(text_of(ratings), game, rated))
    if as_json:
        click.echo(json.dumps(publish.as_json(contests, rated, games)))
    else:
        show(rated, len(games))
    complain(report_of([each.outcome for each in games]))


def own_bots(game: str) -> list[str]:
    """All of the house, those who search with a number of simulations."""
    named = [SEARCHING.get(bot, bot) for bot in bots_of(game)]
    return [bot for bot in named if bot not in EFFORTS]


def rounds_of(seats: int, rounds: int | None, searching: int | None) -> Rounds:
    usual = usual_rounds(seats)
    return Rounds(rounds or usual.usual, searching or rounds or usual.searching)


def tables_of(game: Game, players: int, set_up: Mapping[str, Any]) -> list[Header]:
    """The set-ups that are played: every scenario, unless one is named."""
    header = described(game, [f"seat {n}" for n in range(players)], **set_up)
    named = set_up.get(game.scenarios) or game.scenarios in set_up["pairs"]
    return [header] if named else set_ups(game, header)


def check_bots(game: Game, names: Sequence[str], header: Header) -> None:
    """Refuse what cannot be rated before anything is played."""
    for bot in names:
        seat_bot(bot, header, 0)
        level = level_of(bot)
        if by_the_clock(bot):
            raise ValueError(
                f"how long {level} thinks differs between machines; "
                f"say how many simulations, as in {level}:100"
            )
    if len(set(names)) < 2 or len(set(labels_of(names))) < len(names):
        raise ValueError("a ladder has two bots at least, each named once")
    if game.stand_in not in names:
        raise ValueError(
            f"ratings are measured by {game.stand_in}, which is not among the bots: "
            f"add {game.stand_in} to --bots"
        )


def check_levels(names: Sequence[str]) -> None:
    """Refuse to keep two ratings of one level, as the lobby knows it."""
    levels = [level_of(label_of(name)) for name in names]
    for level in set(levels):
        if levels.count(level) > 1:
            raise ValueError(f"{level} can have one rating only; name it once")


def play_ladder(ladder: Ladder, path: Path, processes: int, on: str) -> list[Played]:
    """All games of a ladder: those in the file, and the others, which are added to it."""
    console = Console(stderr=True)
    with Ledger(path, ladder.title, Played, "--results") as ledger:
        known = len(ladder.holding(ledger.games))
        left, playing = climb(ladder, ledger.games, processes, on)
        if ledger.games:
            echo = f"{left} new games, {known} from {path}"
            console.print(escape(echo), highlight=False, soft_wrap=True)
        for played in followed(playing, left, console):
            ledger.add(played)
    return ladder.holding(ledger.games)


def text_of(path: Path) -> str:
    return read_text(path) if path.exists() else ""


def as_typed(context: click.Context) -> str:
    """The command with all that the games depend on, and nothing else."""
    arguments = [context.params[name] for name in ("game", "name") if name in context.params]
    words = ["./westphalia", context.command.name or "", *arguments]
    for param in context.command.get_params(context):
        name = param.name or ""
        value: Any = context.params.get(name)
        typed = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if name == "pairs":
            words += [word for pair in value.items() for word in ("--option", "=".join(pair))]
        elif name == "seed" or (typed and name not in NO_MATTER):
            words += (
                [param.opts[0]] if getattr(param, "is_flag", False) else [param.opts[0], str(value)]
            )
    return shlex.join(words)


# ------------------------------------------------------------------------------
# Study: a question about a game, answered by pairs of bots that were made for it.


@click.command("study")
@game_argument
@click.argument("name")
@click.option(
    "--pairs",
    "most",
    default=1000,
    show_default=True,
    type=click.IntRange(2),
    help="Of each match in each scenario.",
)
@click.option(
    "--beside-pairs",
    default=250,
    show_default=True,
    type=click.IntRange(2),
    help="Of matches beside the question, such as with other printed values.",
)
@seed_option
@processes_option
@on_option
@results_option("study-GAME-NAME.jsonl")
@click.option("--page", type=OutputFile(), help="Write the table into a page (Markdown).")
@json_option
def study_command(
    game: str,
    name: str,
    most: int,
    beside_pairs: int,
    seed: int,
    processes: int,
    on: str,
    file: Path | None,
    page: Path | None,
    as_json: bool,
) -> None:
    """Play the study NAME of a game: pairs of bots that were made for a question (docs/studies)."""
    asked = study.study_of(game, name)
    contests = study.laid_out(asked, most, beside_pairs, seed)
    path = file or Path(f"study-{game}-{name}.jsonl")
    games = play_ladder(contests, path, processes, on)
    told = study.found(contests, asked, games)
    if page:
        command = as_typed(click.get_current_context())
        write_whole(page, study.with_table(text_of(page), command, study.table(told)))
    if as_json:
        click.echo(json.dumps([{"match": match, **asdict(one)} for match, one in told]))
    else:
        click.echo(study.table(told), nl=False)


def show(rated: Sequence[Rated], games: int) -> None:
    """The ladder as a table for people."""
    table = Table(*COLUMNS, title=f"{games} games")
    for row in rows(rated):
        table.add_row(*map(escape, row))
    Console().print(table)
