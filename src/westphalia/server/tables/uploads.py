"""Uploads and forks: records with which a table begins, replayed and verified by a worker."""

from __future__ import annotations

import secrets
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
from westphalia.server.tables.overlays import check_size
from westphalia.server.tables.resume import record_texts

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
