"""What is due to a subscriber: replies up to a limit, and nothing before there is news."""

from __future__ import annotations

import pytest
from tests.server.room import Room, story

from westphalia.server.tables.publishing import (
    MAX_PENDING_REPLIES,
    SlowClient,
    Subscriber,
    Subscribers,
)


def test_who_reads_no_replies_is_given_up() -> None:
    subscriber = Subscriber(1, 0, 0)
    for n in range(MAX_PENDING_REPLIES):
        subscriber.reply(b"%d" % n)
    assert subscriber.wake.is_set()
    with pytest.raises(SlowClient):
        subscriber.reply(b"one too many")
    assert list(subscriber.replies) == [b"%d" % n for n in range(MAX_PENDING_REPLIES)]


def test_what_was_sent_and_is_no_longer_so_is_sent_again() -> None:
    one, other = Subscriber(1, 0, logged=7), Subscriber(2, 1, logged=3)
    Subscribers([one, other]).cut_logs({0: 5, 1: 5})
    assert (one.sent, other.sent) == (5, 3)


@story()
async def test_nothing_is_due_to_who_has_just_come(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    subscriber = Subscriber(room.anna.id, 0, 0)
    assert not subscriber.wake.is_set()
    assert table.frame(subscriber) is None
    subscriber.request_presence()
    assert subscriber.wake.is_set()
    assert (table.frame(subscriber) or b"").startswith(b'{"type":"presence"')
    assert table.frame(subscriber) is None, "it is told once"
