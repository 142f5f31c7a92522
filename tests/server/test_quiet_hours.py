"""When a message goes out: after the quiet hours, together with others, once, whatever happens."""

from __future__ import annotations

import asyncio
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace
from tests.server.hurry import InlineBots
from tests.server.kit import AtOnce
from tests.server.room import Room, lay_mat
from tests.server.test_notifier import Calls, begun, calling, reachable

from westphalia.server.context import Context
from westphalia.server.notices import dispatcher
from westphalia.server.notices.messages import after_quiet_hours, due, zone_of
from westphalia.server.settings import Settings
from westphalia.server.store.rows import NoticePreferences
from westphalia.server.tables import seats
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.table import Table

NIGHT = NoticePreferences(time_zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=7 * 60)
HOUR = 3600


def berlin(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


@pytest.mark.parametrize(
    ("at", "then"),
    [
        ("2026-03-10T21:59", "2026-03-10T21:59"),
        ("2026-03-10T22:00", "2026-03-11T07:00"),
        ("2026-03-11T06:59", "2026-03-11T07:00"),
        ("2026-03-11T07:00", "2026-03-11T07:00"),
        ("2026-03-28T23:30", "2026-03-29T07:00"),  # the clocks go forward
        ("2026-10-24T23:30", "2026-10-25T07:00"),  # and back
        ("2026-10-25T02:30", "2026-10-25T07:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(at: str, then: str) -> None:
    assert after_quiet_hours(berlin(at), NIGHT) == berlin(then)


def test_quiet_hours_may_lie_within_a_day_or_be_none() -> None:
    noon = replace(NIGHT, quiet_from=12 * 60, quiet_to=13 * 60)
    assert after_quiet_hours(berlin("2026-03-10T12:30"), noon) == berlin("2026-03-10T13:00")
    assert after_quiet_hours(berlin("2026-03-10T22:30"), noon) == berlin("2026-03-10T22:30")
    assert after_quiet_hours(5.0, replace(NIGHT, quiet_to=NIGHT.quiet_from)) == 5.0


def test_the_second_hour_of_a_night_that_has_it_twice_is_quiet_too() -> None:
    twice = datetime(2026, 10, 25, 2, 30, tzinfo=ZoneInfo("Europe/Berlin"), fold=1).timestamp()
    assert after_quiet_hours(twice, NIGHT) == berlin("2026-10-25T07:00")
    short = replace(NIGHT, quiet_to=2 * 60 + 45)
    assert after_quiet_hours(twice, short) >= twice


@pytest.mark.parametrize("name", ["Europe", "../etc/passwd", "/etc/passwd", "Mars/North", "\0"])
def test_what_is_no_time_zone_is_none(name: str) -> None:
    assert zone_of(name) is None


def test_messages_keep_their_distance_and_gather_what_comes_between() -> None:
    hourly = NoticePreferences(interval=60)
    assert due(10_000.0, hourly) == 10_000.0
    after = replace(hourly, planned=10_000.0)
    assert due(10_000.0, after) == 13_600.0
    assert due(14_000.0, after) == 14_000.0
    assert due(10_500.0, replace(hourly, planned=13_600.0)) == 13_600.0, "the same message"
    assert due(10_000.0, replace(after, interval=0)) == 10_000.0


# at a table; the room's clock begins at 1:46:40 in the night (UTC)

SEVEN = 18_800  # seconds until seven in the morning


async def wishes(room: Room, **wished: object) -> None:
    await reachable(room, room.berta)
    await room.store.put_preferences(room.berta.id, replace(NoticePreferences(), **wished))


async def asleep(room: Room) -> None:
    await wishes(room, quiet_from=22 * 60, quiet_to=7 * 60)


async def asked(room: Room) -> Table:
    """A table at which Anna, who is there, and Berta, who is not, are asked."""
    table = await room.table("me", "open", "random")
    table.subscribers.add(Subscriber(room.anna.id, 0, 0))
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    return table


@calling(204)
async def test_what_happens_at_night_is_told_in_the_morning_as_one(
    room: Room, calls: Calls
) -> None:
    await asleep(room)
    tables = [await asked(room) for _ in range(3)]
    await lay_mat(tables[1], 1, "mat")
    await asyncio.sleep(SEVEN - 60)
    assert calls.bodies == []
    await asyncio.sleep(120)
    [body] = calls.bodies
    assert body["type"] == "notices"
    told = {turn["table"] for turn in body["notices"]}
    assert told == {tables[0].row.id, tables[2].row.id}, "what is answered is not told"


@calling(204)
async def test_of_many_tables_one_message_tells_in_an_hour(room: Room, calls: Calls) -> None:
    await wishes(room, interval=60)
    first = await asked(room)
    await asyncio.sleep(30)
    others = {(await asked(room)).row.id for _ in range(3)}
    await asyncio.sleep(3 * HOUR)
    assert [body["type"] for body in calls.bodies] == ["your_turn", "notices"]
    assert calls.bodies[0]["table"] == first.row.id
    assert {turn["table"] for turn in calls.bodies[1]["notices"]} == others
    assert 3590 <= calls.waits[0] <= 3630


@calling(204)
async def test_who_comes_to_the_table_is_not_told(room: Room, calls: Calls) -> None:
    await asleep(room)
    table = await asked(room)
    await asyncio.sleep(60)
    table.subscribers.add(Subscriber(room.berta.id, 1, 0))
    await asyncio.sleep(SEVEN)
    assert calls.bodies == []


@calling(204)
async def test_what_waits_outlasts_the_server_and_two_others_send_it_once(
    room: Room, calls: Calls
) -> None:
    await asleep(room)
    await asked(room)
    await asyncio.sleep(60)
    room.tables.notifier.dispatcher.stop()
    loop = asyncio.get_running_loop()
    others = [
        Context(store, Settings(), lambda: 1e9 + loop.time(), AtOnce, InlineBots())
        for store in (room.store, room.store.for_another_server())
    ]
    await asyncio.sleep(SEVEN)
    assert calls.bodies == []
    for context in others:
        context.tables.notifier.dispatcher.wake()
    await asyncio.sleep(HOUR)
    assert len(calls.bodies) == 1


@calling(503)
async def test_a_server_that_died_while_it_sent_leaves_it_to_the_next(
    room: Room, calls: Calls
) -> None:
    await begun(room)
    await asyncio.sleep(1)
    assert await room.store.claim_notices(2e9, 1e9 + HOUR)
    room.tables.notifier.dispatcher.stop()
    calls.times.clear()
    calls.replies = [204]
    loop = asyncio.get_running_loop()
    other = Context(room.store, Settings(), lambda: 1e9 + loop.time(), AtOnce, InlineBots())
    other.tables.notifier.dispatcher.wake()
    await asyncio.sleep(2 * HOUR)
    assert [int(time) // HOUR for time in calls.times] == [1], "when the claim has run out"


@calling(410)
async def test_a_webhook_that_says_it_is_gone_is_forgotten(room: Room, calls: Calls) -> None:
    await begun(room)
    await asyncio.sleep(5000)
    assert len(calls.times) == 1
    stored = await room.store.user(room.berta.id)
    assert stored
    assert stored.webhook == ""


@calling(204)
async def test_beyond_the_limit_turns_are_told_together(room: Room, calls: Calls) -> None:
    await reachable(room, room.berta)
    burst = dispatcher.PER_PERSON["webhook"].at_once
    tables = [(await asked(room)).row.id for _ in range(burst + 5)]
    await asyncio.sleep(HOUR)
    bodies = calls.bodies
    told = [turn["table"] for body in bodies for turn in body.get("notices", [body])]
    assert sorted(told) == sorted(tables)
    assert len(bodies) < len(tables)
