"""A word before time is out, and the vacation that begins by itself; once, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from msgspec.structs import replace
from tests.server.room import Room, lay_mat, story
from tests.server.test_notifier import Calls, calling, reachable, told

from westphalia.server.notices.kinds import Kind
from westphalia.server.store.rows import NoticePreferences
from westphalia.server.tables import new_tables, seats
from westphalia.server.tables.info import Clock
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table

HOUR = 3600.0


async def slow_table(room: Room, clock: Clock, patience: int = 0) -> Table:
    """Anna, who looks on, and Berta, who is away and can be reached, are asked."""
    await reachable(room, room.berta)
    wanted = new_tables.NewTable(
        "wallenstein",
        [Chair("me"), Chair("open"), Chair("bot", bot="random")],
        public=True,
        clock=clock,
        patience=patience,
    )
    table = await new_tables.create(room.tables, wanted, room.anna)
    table.subscribers.add(Subscriber(room.anna.id, 0, 0))
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    return table


async def passes(room: Room, hours: float) -> None:
    """Time passes, and the server does what is due now and then, as it would by itself."""
    for _ in range(round(hours * 6)):
        await asyncio.sleep(600)
        await room.tables.sweep()


@calling(204)
async def test_a_word_comes_a_day_and_an_hour_before_time_is_out(room: Room, calls: Calls) -> None:
    await slow_table(room, Clock(3 * 86400))
    await passes(room, 47)
    assert told(calls) == ["your_turn"]
    await passes(room, 2)
    assert told(calls) == ["your_turn", "soon_overdue"]
    await passes(room, 24)
    assert [(body["type"], body["detail"]) for body in calls.bodies[1:]] == [
        ("soon_overdue", "day"),
        ("soon_overdue", "hour"),
    ]
    assert {body["seat"] for body in calls.bodies} == {1}, "who looks on is not told"


@calling(204)
async def test_who_has_answered_hears_nothing(room: Room, calls: Calls) -> None:
    table = await slow_table(room, Clock(3 * 86400))
    await passes(room, 30)
    await lay_mat(table, 1, "a")
    await passes(room, 60)
    assert told(calls) == ["your_turn"]


@calling(204)
async def test_before_somebody_is_overdue_there_is_a_word_too(room: Room, calls: Calls) -> None:
    await slow_table(room, Clock(), patience=2 * 86400)
    await passes(room, 50)
    assert [body["detail"] for body in calls.bodies] == ["plan", "day", "hour"]


@calling(204)
async def test_where_there_is_never_much_time_nothing_is_said(room: Room, calls: Calls) -> None:
    await slow_table(room, Clock(), patience=3600)
    await passes(room, 2)
    assert told(calls) == ["your_turn"]


@calling(204)
async def test_a_table_that_nobody_has_in_memory_is_looked_at(room: Room, calls: Calls) -> None:
    table = await slow_table(room, Clock(3 * 86400))
    await passes(room, 1)
    table.subscribers.clear()
    room.tables._evict(table)
    await passes(room, 72)
    assert [body["detail"] for body in calls.bodies] == ["plan", "day", "hour"]


@calling(204)
async def test_a_vacation_begins_by_itself_in_the_last_hour_until_no_day_is_left(
    room: Room, calls: Calls
) -> None:
    most = room.tables.settings.vacation_days
    table = await slow_table(room, Clock(86400, vacations=True))
    table.subscribers.clear()
    await table.change_seat(replace(table.seats[0], stand_in="random"))
    await passes(room, 23.5)
    assert told(calls)[1:] == ["vacation"]
    table = await room.tables.find(table.row.id)  # meanwhile nobody had it in memory
    left = table.time_left(1) or 0
    assert 0 < left <= HOUR
    await passes(room, 20)
    table = await room.tables.find(table.row.id)
    assert table.time_left(1) == left
    await passes(room, 24 * (most + 1))
    table = await room.tables.find(table.row.id)
    facts = await room.store.rest_facts(room.berta.id)
    assert sum(each.days for each in facts.vacations) == most
    assert told(calls).count("vacation") == most
    assert (table.row.state, table.time_left(1)) == ("playing", 0)
    assert table.overdue(table.seats[1])


@calling(204)
async def test_whoever_does_not_want_that_is_told_instead(room: Room, calls: Calls) -> None:
    await room.store.put_preferences(room.berta.id, NoticePreferences(automatic=False))
    await slow_table(room, Clock(86400, vacations=True))
    await passes(room, 23.5)
    assert [(body["type"], body["detail"]) for body in calls.bodies[1:]] == [
        (Kind.SOON_OVERDUE, "hour")
    ]
    assert (await room.store.rest_facts(room.berta.id)).vacations == ()


@calling(204)
async def test_where_vacations_are_not_agreed_none_begins(room: Room, calls: Calls) -> None:
    await slow_table(room, Clock(86400))
    await passes(room, 25)
    assert (await room.store.rest_facts(room.berta.id)).vacations == ()
    assert "vacation" not in told(calls)


@story()
async def test_while_tables_are_played_alarms_are_written_but_once(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(3 * 86400, 3600))
    await room.tables.sweep()
    written: list[object] = []
    put = room.store.put_alarms

    async def put_alarms(alarms: Mapping[str, float]) -> None:
        written.append(alarms)
        await put(alarms)

    room.store.put_alarms = put_alarms  # type: ignore[method-assign]
    for seat in range(3):
        await lay_mat(table, seat, "a")
        await passes(room, 1)
    assert written == []
