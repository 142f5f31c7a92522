"""What people upload, read and checked by a worker: overlays, and records to begin a table with."""

from __future__ import annotations

import secrets
import tomllib
from dataclasses import replace
from typing import Any, Final

import msgspec

from westphalia.engine import notation
from westphalia.engine.chance import Seeded
from westphalia.engine.game import Game
from westphalia.engine.match import Match, ReplayError, fork, verify
from westphalia.engine.record import Record
from westphalia.games import find_game
from westphalia.server.tables.forecasts import header_fields
from westphalia.server.tables.resume import record_texts

# ------------------------------------------------------------------------------
# Overlays: printed values as clients send them.  Some short files keep a reader busy for long.

MOST: Final = 1000  # a number, or the number of entries
DEPTH: Final = 8
NAME: Final = "the overlay"  # whoever sent it knows its name
TOLD: Final = 5  # problems; whoever has mended those may come again
MOST_DOTS: Final = 100  # in a line: what a key costs to read grows with the square of its parts


def read_overlay(game: str, text: str) -> dict[str, Any]:
    """The tables of an overlay file that a game can use; a ValueError says what is wrong."""
    check_dots(text)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"the file is not TOML: {error}") from error
    except RecursionError as error:
        raise ValueError("the file is not TOML: it is nested too deeply") from error
    return checked_overlay(game, found)


def check_dots(text: str) -> None:
    """Refuses, before anything is parsed, keys of so many parts that a parser would take minutes.

    A key stands in one line, so its parts are no more than the dots there and one.
    """
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"line {number} has more than {MOST_DOTS} dots, so it is not read")


def checked_overlay(game: str, overlay: dict[str, Any]) -> dict[str, Any]:
    """Returns an overlay that its game can use; refuses any other."""
    check_size(overlay)
    problems = find_game(game).check_overlay(overlay, NAME)
    if problems:
        told = [problem.removeprefix(f"{NAME}: ") for problem in problems[:TOLD]]
        more = len(problems) - TOLD
        raise ValueError("\n".join([*told, *[f"There are {more} more problems."] * (more > 0)]))
    return overlay


def check_size(data: object, depth: int = 0) -> None:
    """Refuses overlays with huge numbers or lists, which would only keep the server busy."""
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    too_much = isinstance(data, int | float) and not -MOST <= data <= MOST
    if too_much or depth > DEPTH or len(children) > MOST:
        raise ValueError(f"in data there is nothing larger than {MOST}")
    for child in children:
        check_size(child, depth + 1)


# ------------------------------------------------------------------------------
# Uploads and forks: records with which a table begins, replayed and verified.

MOST_WORK: Final = 50_000  # answers taken back, or played, if need be again
VERIFIED: Final = "verified"
UNVERIFIED: Final = "unverified"


class Upload(msgspec.Struct, frozen=True):
    """A record that fits the rules: its lines as they are stored, and what it costs to play them.

    An unfinished one has gone on to the next question that somebody must answer.
    """

    header: list[Any]
    lines: list[str]
    secret: str
    over: bool
    mark: str
    work: int
    result: str = ""  # of a game that people ended, and how
    ended: str = ""


def read_upload(text: str) -> dict[str, Any]:
    """Parses and replays a record; the ValueError of a wrong one says where it is wrong."""
    record = notation.read(text, find_game)
    check_size(record.header.data)
    bytes.fromhex(record.secret)
    game = find_game(record.header.game)
    match = fork(game, record, Seeded(secrets.token_bytes(32)), most=MOST_WORK)
    mark = VERIFIED if is_verified(game, record) else UNVERIFIED
    played = (
        replace(record, secret="", ending=None) if match.over or record.ending else match.record
    )
    header = header_fields(played.header)
    lines = record_texts(played)
    result, ended = people_ended(match, record)
    over = match.over or bool(ended)
    found = Upload(header, lines, record.secret, over, mark, match.work, result, ended)
    return dict(msgspec.to_builtins(found))


def people_ended(match: Match, record: Record) -> tuple[str, str]:
    """The result of a record that people ended, and how; a ValueError if its game knows no such."""
    if record.ending is None:
        return "", ""
    result = None if match.over else match.game.ended(match.play.state, record.ending)
    if result is None:
        raise ValueError(f"this game does not end by '{notation.ending_text(record.ending)}'")
    return msgspec.json.encode(result).decode(), notation.ending_text(record.ending)


def gone_on(text: str) -> list[str]:
    """The lines of a fork: a record that goes on, with fresh chance, to the next open question."""
    record = notation.read(text, find_game)
    chance = Seeded(secrets.token_bytes(32))
    return record_texts(fork(find_game(record.header.game), record, chance).record)


def is_verified(game: Game, record: Record) -> bool:
    """Tells whether the secret fits the commitment, and gives every outcome as it is written.

    Nothing binds the names of the players: of those we know only what the record says.
    """
    try:
        verify(game, record)
    except ReplayError:
        return False
    return True
