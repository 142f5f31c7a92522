"""Replays as a worker keeps them: each made from a record, and then asked about by its key."""

from __future__ import annotations

from typing import Final

import msgspec

from westphalia.engine import notation
from westphalia.engine.match import replay as play_record
from westphalia.games import find_game
from westphalia.server.bounded_cache import BoundedCache
from westphalia.server.tables.replay import Replay

REPLAY_BYTES: Final = 64 * 1024 * 1024

Moment = tuple[int, bytes, bytes, int]  # how much is visible; position, log and its length

kept: BoundedCache[str, Replay] = BoundedCache(REPLAY_BYTES)


def find(key: str, record: str) -> Replay | None:
    """The replay of that key, made from a record if it is not kept; none where both are missing."""
    found = kept.get(key)
    if found is None and record:
        written = notation.read(record, find_game)
        found = Replay(play_record(find_game(written.header.game), written))
        kept.put(key, found, found.size)
    return found


def summary(key: str, record: str) -> bytes | None:
    """The whole match at a glance, as JSON."""
    found = find(key, record)
    return msgspec.json.encode(found.summary()) if found else None


def visible(key: str, record: str) -> int | None:
    """How many answers may be looked at."""
    found = find(key, record)
    return found.visible if found else None


def moment(key: str, record: str, at: int, seat: int, known: int, told: int = 0) -> Moment | None:
    """What a seat saw after so many answers, if that many may be looked at.

    With *told* it is what it saw when its log had so many entries, of which that answer has told
    the last; otherwise the position is empty.
    """
    found = find(key, record)
    if found is None:
        return None
    if at > found.visible or (told and not found.tells(at, seat, told)):
        return found.visible, b"", b"", 0
    return found.visible, found.encoded(at, seat, told), *found.log_at(at, seat, known, told)
