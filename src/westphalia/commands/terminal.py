"""The commands for players: a seat in the terminal, for people and for language models."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import click

from westphalia.bots.outside import label_of
from westphalia.bots.registry import BOTS, seat_bot
from westphalia.commands.common import OUTSIDE, OutputFile, game_option, language_option
from westphalia.commands.records import go_on
from westphalia.commands.set_up import SetUpCommand, described, players_option, set_up_options
from westphalia.engine.match import Match, start
from westphalia.games import find_game
from westphalia.locales import Tongue
from westphalia.terminal.language_model import TOKENS, ModelSeat
from westphalia.terminal.table import HUMAN, PROGRAM, sit_down

SECRET_BYTES = 32


def read_secret(_: click.Context, option: click.Parameter, text: str | None) -> bytes:
    """The secret that is given, or a new one."""
    if text is None:
        return secrets.token_bytes(SECRET_BYTES)
    digits = 2 * SECRET_BYTES
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise click.BadParameter(f"a secret has {digits} hexadecimal digits; '{text}' does not")
    return secret


def table_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Who sits where, in which game, in which words; and where its record lies."""
    for option in reversed(
        (
            game_option,
            players_option,
            click.option(
                "--seat",
                "seats",
                multiple=True,
                help=f"By seat: {HUMAN}, {', '.join(BOTS)}, {OUTSIDE}; repeat.",
            ),
            click.option(
                "--bots",
                show_default="who stands in for people",
                help="Who takes the other seats.",
            ),
            click.option(
                "--name", "names", multiple=True, help="Names of the humans, in order; repeat."
            ),
            set_up_options,
            language_option,
            click.option(
                "--secret",
                callback=read_secret,
                help="The secret behind the chance, 64 hexadecimal digits.",
            ),
            click.option("--load", type=click.Path(path_type=Path), help="Go on with a record."),
            click.option("--save", type=OutputFile(), help="Where the record is written."),
        )
    ):
        command = option(command)
    return command


@click.command(cls=SetUpCommand)
@table_options
@click.option("--plain", is_flag=True, help="Plain lines: for screen readers and for programs.")
def terminal(
    game: str,
    players: int | None,
    seats: tuple[str, ...],
    bots: str | None,
    names: tuple[str, ...],
    language: str,
    plain: bool,
    secret: bytes,
    load: Path | None,
    save: Path | None,
    **set_up: Any,
) -> None:
    """Play in the terminal; without options, you against captains."""
    match, who, secret = table_for(game, players, seats, bots, names, secret, load, set_up)
    program = click.get_current_context().find_root().info_name or PROGRAM
    tongue = Tongue(language)
    with heeding_signals():
        sit_down(match, who, tongue, plain, secret, save or load, program=program)


def table_for(
    game: str,
    players: int | None,
    seats: Sequence[str],
    bots: str | None,
    names: Sequence[str],
    secret: bytes,
    load: Path | None,
    set_up: Mapping[str, Any],
) -> tuple[Match, list[str], bytes]:
    """A new match, or the one in a record; who decides for each seat; and the secret of chance."""
    if load:
        match, secret = go_on(load)
        who = list(seats) or seats_of(match.record.header.players)
    else:
        played = find_game(game)
        others = [bots or played.stand_in] * ((players or played.usual_seats) - 1)
        who = list(seats) or [HUMAN, *others]
        header = described(played, named(who, list(names)), **set_up)
        match = start(played, header, secret)
    check_seats(match, who)
    return match, who, secret


@contextmanager
def heeding_signals() -> Iterator[None]:
    """Leaves and saves the table when the window is closed or the program is ended from outside."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}
    heeded = [number for number, how in before.items() if how is not signal.SIG_IGN]  # by nohup
    for number in heeded:
        signal.signal(number, end_program)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def end_program(number: int, _: FrameType | None) -> None:
    raise SystemExit(128 + number)


def named(who: list[str], names: list[str]) -> list[str]:
    """Names for the table: humans as they call themselves, bots by kind and number."""
    out: list[str] = []
    for seat, kind in enumerate(who):
        if kind == HUMAN:
            out.append(names.pop(0) if names else f"Player {seat + 1}")
        else:
            out.append(f"{label_of(kind)} {seat + 1}")
    return out


def seats_of(players: tuple[str, ...]) -> list[str]:
    """Guesses from the names in a record who sits where: bots of the house go on as bots.

    No other name starts anything: a record may come from anybody.
    """
    kinds = [name.removesuffix(f" {seat}") for seat, name in enumerate(players, start=1)]
    return [
        kind if kind != name and kind.partition(":")[0] in BOTS else HUMAN
        for kind, name in zip(kinds, players, strict=True)
    ]


def check_seats(match: Match, who: list[str]) -> None:
    """Every seat has somebody who can play this game."""
    header = match.record.header
    if len(who) != header.seats:
        raise ValueError(f"there are {header.seats} seats, but {len(who)} are taken")
    for kind in who:
        if kind != HUMAN:
            seat_bot(kind, header, 0)


# ------------------------------------------------------------------------------
# A seat for a language model, by the Model Context Protocol.


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
