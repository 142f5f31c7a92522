"""Commands for records: replay to any point, fork, verify."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from pathlib import Path

import click

from westphalia.commands.common import OutputFile, file_argument, language_option, read_text
from westphalia.engine import notation
from westphalia.engine.chance import Seeded
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match, fork, replay
from westphalia.engine.match import verify as recompute
from westphalia.engine.record import Record
from westphalia.games import find_game
from westphalia.locales import Tongue
from westphalia.terminal.saving import secret_file, write_whole
from westphalia.terminal.screens import find_screens


def load(path: Path) -> Record:
    """The record in a file; a damaged one is told with the file's name."""
    try:
        return notation.read(read_text(path), find_game)
    except notation.NotationError as error:
        raise ValueError(f"{path}, {error}") from error


def play_again(path: Path, lines: int | None = None) -> Match:
    """The match in a file, through its first lines or to its end."""
    record = load(path)
    try:
        return replay(find_game(record.header.game), record, lines)
    except ValueError as error:
        raise ValueError(f"{path}, {error}") from error


@click.command("replay")
@file_argument
@click.option("--to", type=click.IntRange(0), help="Stop after this line of the record.")
@click.option("--log", "with_log", is_flag=True, help="Tell what happened, in sentences.")
@click.option("--seat", default=SPECTATOR, help="Through the eyes of a seat; -1 is a spectator.")
@click.option("--json", "as_json", is_flag=True, help="Print the view as JSON.")
@click.option(
    "--fork",
    "branch_to",
    type=OutputFile(replaces=True),
    help="Write the game so far as a new record.",
)
@language_option
def replay_command(
    file: Path,
    to: int | None,
    with_log: bool,
    seat: int,
    as_json: bool,
    branch_to: Path | None,
    language: str,
) -> None:
    """Play a record again, to its end or to any point, and look at it or fork it."""
    match = play_again(file, to)
    header = match.record.header
    if not SPECTATOR <= seat < header.seats:
        raise ValueError(f"the record has the seats 0 to {header.seats - 1}, not {seat}")
    if branch_to:
        branch(match, branch_to)
        click.echo(f"forked to {branch_to}", err=as_json)
    if with_log:
        prose = find_screens(Tongue(language), header).prose
        for number, event in match.log:
            if event.seen_by(seat):
                click.echo(f"{number:5}  {prose.line(event)}", err=as_json)
    if as_json:
        click.echo(json.dumps(match.game.view(match.play.state, seat), ensure_ascii=False))
    scores = ", ".join(
        f"{name}: {points}"
        for name, points in zip(header.players, match.game.scores(match.play.state), strict=True)
    )
    state = "over" if match.over else "still open"
    click.echo(f"{len(match.entries)} answers stand; the game is {state}; {scores}", err=as_json)


def branch(match: Match, path: Path) -> None:
    """Write the answers that stand as a record of its own.

    It has new chance from here on, and so no commitment that the old secret could fulfil.
    """
    header = replace(match.record.header, commitment="")
    record = Record(header, match.record.opening, list(match.entries))
    write_whole(path, notation.write(record))


def go_on(path: Path) -> tuple[Match, bytes]:
    """A match to go on with, and the secret behind its chance.

    The secret lies beside a saved record, or in it once the match is over.  Without it the match
    goes on with fresh chance and can no longer be verified, so it promises nothing.
    """
    record = load(path)
    game = find_game(record.header.game)
    beside = secret_file(path)
    if beside.exists() and record.header.commitment:  # or it is of another game of that name
        record.secret = read_text(beside).strip()
    try:
        if record.secret:
            match = recompute(game, record)
            match.settle()
            return match, bytes.fromhex(record.secret)
        return fork(game, record, Seeded(secrets.token_bytes(32))), b""
    except ValueError as error:
        raise ValueError(f"{path}, {error}") from error


@click.command("verify")
@file_argument
def verify_command(file: Path) -> None:
    """Recompute a finished record from its secret and compare every outcome."""
    record = load(file)
    try:
        match = recompute(find_game(record.header.game), record)
    except ValueError as error:
        raise ValueError(f"{file}, {error}") from error
    click.echo(
        f"{file} is true: {len(match.record.lines)} lines, every outcome as the secret gives it"
    )
