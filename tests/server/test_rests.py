"""Clocks that sleep: live, resumed and reckoned anew they agree, and nobody is given time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import pairwise
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.room import Room, lay_mat, story
from tests.server.store_kit import Opener, set_up

from westphalia.server.store.rests import DAY, FOR_EVER, Facts, Hours, Sitting, Vacation
from westphalia.server.store.store import Store
from westphalia.server.tables import new_tables, seats
from westphalia.server.tables.info import Clock
from westphalia.server.tables.rests import (
    LONGEST_NIGHT,
    SETTLING,
    SeatRests,
    Span,
    seat_rests,
)
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table
from westphalia.server.tables.turns import SeatClocks

MINUTE, HOUR = 60.0, 3600.0
BEGIN = datetime(2026, 3, 20, tzinfo=UTC).timestamp()  # the night of the 29th has an hour less
ZONES = ["", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati"]
NIGHT = Hours(BEGIN, FOR_EVER, "Europe/Berlin", 22 * 60, 7 * 60, False)


def slept(*hours: Hours, vacations: Sequence[Vacation] = ()) -> SeatRests:
    facts = {1: Facts(hours, tuple(vacations))}
    return SeatRests([Sitting(0, BEGIN, 1)], facts, True, True)


def berlin(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


# what counts as rest, looked at minute by minute


def asleep(facts: Facts, at: float) -> bool:
    """The same rule, said another way: what the clock on the wall shows now."""
    for hours in facts.hours:
        if not hours.since <= at < hours.until:
            continue
        local = datetime.fromtimestamp(at, ZoneInfo(hours.time_zone or "UTC"))
        if hours.weekends and local.weekday() in (5, 6):
            return True
        minutes = local.hour * 60 + local.minute
        passed = (minutes - hours.quiet_from) % 1440
        if passed < min((hours.quiet_to - hours.quiet_from) % 1440, LONGEST_NIGHT / 60):
            return True
    return any(each.begun <= at < each.until for each in facts.vacations)


@pytest.mark.parametrize("weekends", [False, True])
@pytest.mark.parametrize("quiet", [(0, 0), (22 * 60, 7 * 60), (13 * 60, 15 * 60)])
@pytest.mark.parametrize("zone", ["", "Asia/Kolkata", "Pacific/Kiritimati"])
def test_rest_is_what_the_clock_on_the_wall_says(
    zone: str, quiet: tuple[int, int], weekends: bool
) -> None:
    facts = Facts(
        (Hours(BEGIN + 3 * HOUR, BEGIN + 9 * DAY, zone, *quiet, weekends),),
        (Vacation(BEGIN + 2.25 * DAY, BEGIN + 3.25 * DAY),),
    )
    rests = SeatRests([Sitting(0, BEGIN, 1)], {1: facts}, True, True)
    total = 0.0
    for minute in range(10 * 1440):
        at = BEGIN + minute * MINUTE
        if minute % 60 == 0:
            assert rests.before(at) == pytest.approx(total)
        assert (rests.around(at) is not None) == asleep(facts, at)
        total += MINUTE * asleep(facts, at)


@pytest.mark.parametrize(
    ("begin", "hours"),
    [
        ("2026-03-27T22:00", 9),
        ("2026-03-28T22:00", 8),  # the clocks go forward
        ("2026-03-29T22:00", 9),
    ],
)
def test_a_night_ends_by_the_clock_on_the_wall(begin: str, hours: int) -> None:
    night = slept(NIGHT).around(berlin(begin) + MINUTE)
    assert night == Span(berlin(begin), berlin(begin) + hours * HOUR)


def test_of_long_quiet_hours_only_a_night_counts() -> None:
    lazy = slept(Hours(BEGIN, FOR_EVER, "", 8 * 60, 7 * 60, False))
    assert lazy.before(BEGIN + 10 * DAY) == pytest.approx(10 * LONGEST_NIGHT, abs=LONGEST_NIGHT)


def test_only_what_a_table_agrees_to_counts() -> None:
    facts = {1: Facts((NIGHT,), (Vacation(BEGIN, BEGIN + 5 * DAY),))}
    sitting = [Sitting(0, BEGIN, 1)]
    assert SeatRests(sitting, facts, False, False).before(BEGIN + 9 * DAY) == 0
    assert SeatRests(sitting, facts, False, True).before(BEGIN + 9 * DAY) == 5 * DAY
    both = SeatRests(sitting, facts, True, True)
    assert both.on_vacation(BEGIN + DAY)
    assert not both.on_vacation(BEGIN + 5 * DAY)


def test_the_rests_of_who_sat_there_before_stay_theirs() -> None:
    facts = {1: Facts((NIGHT,)), 2: Facts((), (Vacation(BEGIN, BEGIN + 3 * DAY),))}
    alone = seat_rests(1, [Sitting(0, BEGIN, 1)], facts, True, True)[0]
    after = seat_rests(
        1, [Sitting(0, BEGIN, 1), Sitting(0, BEGIN + 2 * DAY, 2)], facts, True, True
    )[0]
    assert after.before(BEGIN + 2 * DAY) == alone.before(BEGIN + 2 * DAY) > 0
    assert after.before(BEGIN + 9 * DAY) == after.before(BEGIN + 2 * DAY) + DAY


# whoever changes their hours gains nothing


@st.composite
def restless(draw: st.DrawFn) -> tuple[list[tuple[float, str, int]], int, bool]:
    """Changes of time zone and bedtime, as often as one likes; how long a night is; weekends."""
    times = sorted(draw(st.lists(st.floats(0.0, 60.0), max_size=12)))
    length = draw(st.integers(0, 10)) * 60
    changes = [
        (BEGIN + day * DAY, draw(st.sampled_from(ZONES)), draw(st.integers(0, 1439)))
        for day in times
    ]
    return changes, length, draw(st.booleans())


def changed(changes: list[tuple[float, str, int]], length: int, weekends: bool) -> list[Hours]:
    """The hours as the store keeps them: those before end at a change, the new ones wait."""
    kept: list[Hours] = []
    first = Hours(BEGIN, FOR_EVER, "UTC", 22 * 60, (22 * 60 + length) % 1440, weekends)
    kept.append(first)
    for at, zone, begin in changes:
        kept = [each for each in kept if each.since < at]
        if kept and kept[-1].until > at:
            last = kept.pop()
            kept.append(
                Hours(last.since, at, last.time_zone, last.quiet_from, last.quiet_to, weekends)
            )
        end = (begin + length) % 1440
        kept.append(Hours(at + SETTLING, FOR_EVER, zone, begin, end, weekends))
    return kept


def won(changes: list[tuple[float, str, int]], length: int, weekends: bool) -> float:
    """How much more somebody rests in three months who changes their hours so."""
    begun, end = BEGIN + 3 * DAY, BEGIN + 90 * DAY
    steady = slept(*changed([], length, weekends))
    moving = slept(*changed(changes, length, weekends))
    return moving.before(end) - moving.before(begun) - steady.before(end) + steady.before(begun)


@settings(max_examples=60, deadline=None)
@given(restless())
def test_changing_hours_or_the_time_zone_is_no_gift_of_time(
    way: tuple[list[tuple[float, str, int]], int, bool],
) -> None:
    changes, _, weekends = way
    cut = 10 * HOUR + 2 * DAY * weekends  # a night, or weekend, at either end of the months
    assert won(*way) <= cut
    moving = slept(*changed(*way))
    for at, *_ in changes:
        later = min([*[each for each, *_ in changes if each > at], at + SETTLING])
        assert moving.before(later) == moving.before(at), "at once nobody rests"


@pytest.mark.parametrize("weekends", [False, True])
@pytest.mark.parametrize("hours", [6, 10, 24, 49, 58, 72, 24 * 7])
def test_whoever_goes_to_bed_anew_as_soon_as_they_may_sleeps_no_longer(
    hours: int, weekends: bool
) -> None:
    changes = []
    for n in range(90 * 24 // hours):
        at = BEGIN + DAY + n * hours * HOUR
        zone = ["Pacific/Kiritimati", "Pacific/Pago_Pago"][n % 2]
        bed = datetime.fromtimestamp(at + SETTLING, ZoneInfo(zone))
        changes.append((at, zone, bed.hour * 60 + bed.minute))
    assert won(changes, 600, weekends) <= 10 * HOUR


# live, resumed, reckoned


def by_minutes(rests: SeatRests, pauses: list[tuple[float, float]], at: float) -> float:
    """The time of a seat, counted by the minutes in which nothing lets it stand still."""
    minutes = int((at - BEGIN) // MINUTE)
    return MINUTE * sum(
        1
        for minute in range(minutes)
        for now in [BEGIN + minute * MINUTE]
        if rests.around(now) is None and not any(b <= now < e for b, e in pauses)
    )


def test_a_pause_and_a_night_do_not_count_twice() -> None:
    rests = slept(NIGHT, vacations=[Vacation(BEGIN + 2 * DAY, BEGIN + 3 * DAY)])
    pauses = [(BEGIN + 20 * HOUR, BEGIN + 30 * HOUR), (BEGIN + 2.5 * DAY, BEGIN + 4 * DAY)]
    clocks = SeatClocks(1, 0, 0, pauses, [rests])
    for hours in range(0, 7 * 24, 5):
        at = BEGIN + hours * HOUR
        passed = clocks.time_of(0, at) - clocks.time_of(0, BEGIN)
        assert passed == pytest.approx(by_minutes(rests, pauses, at))


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(1, 40 * 60), min_size=1, max_size=30), st.integers(0, 2**32))
def test_clocks_are_the_same_live_and_reckoned_anew(minutes: list[int], seed: int) -> None:
    random = Random(seed)
    zone = random.choice(ZONES)
    hours = [Hours(BEGIN, FOR_EVER, zone, random.randrange(1440), random.randrange(1440), True)]
    vacations = [Vacation(BEGIN + day * DAY + 17, BEGIN + (day + 2) * DAY) for day in (1, 9, 40)]

    def played(live: bool) -> SeatClocks:
        """Live, the clock is looked at all the time; the vacations are heard of as they begin."""
        now, known = BEGIN, 0 if live else len(vacations)
        rests = [slept(*hours, vacations=vacations[:known])]
        clocks = SeatClocks(1, 5 * DAY, HOUR, [], rests)
        for each in minutes:
            clocks.start(0, now)
            for step in [now + each * 30.0, now + each * MINUTE]:
                while live and known < len(vacations) and vacations[known].begun <= step:
                    known += 1
                    rests[0] = slept(*hours, vacations=vacations[:known])
                if live:
                    clocks.remaining(0, step)
            now += each * MINUTE
            clocks.stop(0, now)
        return clocks

    assert played(live=True).left == played(live=False).left


@given(st.floats(0.0, 40.0), st.floats(0.0, 20.0))
def test_when_a_time_is_out_is_when_it_has_passed(day: float, days: float) -> None:
    clocks = SeatClocks(1, 0, 0, [], [slept(NIGHT)])
    now, seconds = BEGIN + day * DAY, days * DAY
    then = clocks.when(0, now, seconds)
    assert clocks.time_of(0, then) - clocks.time_of(0, now) == pytest.approx(seconds, abs=1e-3)
    assert seconds < 1 or clocks.time_of(0, then - 1) - clocks.time_of(0, now) < seconds


# in both stores


@pytest.mark.anyio
async def test_hours_that_never_counted_are_not_kept(store: Store) -> None:
    anna = (await store.add_user("Anna", "")).id
    first = Hours(200.0, FOR_EVER, "", 1320, 420, True)
    await store.put_hours(anna, first, 100.0)
    await store.put_hours(anna, Hours(350.0, FOR_EVER, "", 0, 60, False), 150.0)
    assert (await store.rest_facts(anna)).hours == (Hours(350.0, FOR_EVER, "", 0, 60, False),)
    await store.put_hours(anna, Hours(600.0, FOR_EVER, "Europe/Berlin", 0, 60, False), 400.0)
    kept = (await store.rest_facts(anna)).hours
    assert [(each.since, each.until) for each in kept] == [(350.0, 400.0), (600.0, FOR_EVER)]


@pytest.mark.anyio
async def test_a_vacation_costs_its_days_once_whoever_begins_it(
    store: Store, reopen: Opener
) -> None:
    anna, other = (await store.add_user("Anna", "")).id, await reopen()
    begun = await asyncio.gather(
        *(each.begin_vacation(anna, BEGIN, 3, 5) for each in (store, other) * 2)
    )
    assert begun == [BEGIN + 3 * DAY] * 4
    await store.end_vacation(anna, BEGIN + 1.5 * DAY)
    assert (await store.rest_facts(anna)).vacations == (Vacation(BEGIN, BEGIN + 1.5 * DAY),)
    later = BEGIN + 10 * DAY
    assert await store.begin_vacation(anna, later, 4, 5) == 0, "two days are gone: one has begun"
    assert await store.begin_vacation(anna, later, 3, 5) == later + 3 * DAY
    next_year = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
    assert await store.begin_vacation(anna, next_year, 5, 5)


@pytest.mark.anyio
async def test_an_alarm_is_claimed_once_and_brought_forward(store: Store, reopen: Opener) -> None:
    other = await reopen()
    await set_up(store, "a", "b")
    await store.put_alarms({"a": 10.0, "b": 20.0})
    claims = await asyncio.gather(*(each.claim_alarms(15.0, 99.0, 5) for each in (store, other)))
    assert sorted(each.table for claim in claims for each in claim) == ["a"]
    await store.settle_alarm("a", 50.0, '[[0,1,"day"]]')
    await store.put_alarms({"a": 30.0})
    [alarm] = [each for each in await store.claim_alarms(40.0, 99.0, 5) if each.table == "a"]
    assert alarm.told == '[[0,1,"day"]]'
    await store.drop_alarm("a")
    await store.delete_table("b")
    assert await store.claim_alarms(1e9, 2e9, 5) == []


# at a table; the room's clock begins at 1:46:40 in the night (UTC)


async def slow_table(room: Room, bank: int = 3 * 86400, **agreed: bool) -> Table:
    wanted = new_tables.NewTable(
        "wallenstein",
        [Chair("me"), Chair("open"), Chair("bot", bot="random")],
        public=True,
        clock=Clock(bank, 0, **(agreed or {"sleeps": True, "vacations": True})),
    )
    table = await new_tables.create(room.tables, wanted, room.anna)
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    return table


async def sleeps(room: Room, now: float) -> None:
    await room.store.put_hours(
        room.berta.id, Hours(now, FOR_EVER, "Europe/Berlin", 22 * 60, 7 * 60, True), now
    )
    await room.tables.refresh_rests(room.berta.id)


@story()
async def test_a_table_that_is_read_again_has_the_same_clocks(room: Room) -> None:
    await sleeps(room, 1e9 - 5)
    table = await slow_table(room)
    await lay_mat(table, 0, "a")
    await asyncio.sleep(30 * HOUR)
    await room.store.begin_vacation(room.berta.id, table.now(), 2, 28)
    await room.tables.refresh_rests(room.berta.id)
    await asyncio.sleep(60 * HOUR)
    await lay_mat(table, 1, "b")
    live = list(table.turns.clocks.left), list(table.turns.clocks.started)
    room.tables._evict(table)
    again = await room.tables.find(table.row.id)
    assert (again.turns.clocks.left, again.turns.clocks.started) == live
    later = table.now() + 5 * DAY
    for clocks in (table.turns.clocks, again.turns.clocks):
        assert [clocks.remaining(seat, later) for seat in range(3)] == [
            table.turns.clocks.remaining(seat, later) for seat in range(3)
        ]
    assert live[0][1] > live[0][0] - 90 * HOUR


@story()
async def test_on_vacation_a_clock_stands_and_the_seat_says_until_when(room: Room) -> None:
    table = await slow_table(room)
    await room.store.begin_vacation(room.berta.id, table.now(), 3, 28)
    await room.tables.refresh_rests(room.berta.id)
    begun, left = table.now(), table.time_left(1)
    await asyncio.sleep(2 * DAY)
    assert table.time_left(1) == pytest.approx(left)
    assert (table.time_left(0) or 0) < (left or 0) - DAY
    shown = table.info(0).seats
    assert shown[1].rest
    assert (shown[1].rest.vacation, round(shown[1].rest.until - begun - 3 * DAY)) == (True, 0)
    assert shown[0].rest is None
    await room.store.end_vacation(room.berta.id, table.now())
    await room.tables.refresh_rests(room.berta.id)
    assert table.info(0).seats[1].rest is None
    await asyncio.sleep(HOUR)
    assert (table.time_left(1) or 0) < (left or 0) - HOUR + 10


@story()
async def test_where_a_table_does_not_agree_clocks_run_on(room: Room) -> None:
    table = await slow_table(room, sleeps=False)
    await sleeps(room, table.now())
    await room.store.begin_vacation(room.berta.id, table.now(), 3, 28)
    await room.tables.refresh_rests(room.berta.id)
    await asyncio.sleep(DAY)
    assert table.time_left(0) == table.time_left(1) != 3 * DAY
    assert table.info(0).seats[1].rest is None


def test_spans_do_not_touch() -> None:
    rests = slept(NIGHT, Hours(BEGIN, FOR_EVER, "", 60, 600, True))
    rests.before(BEGIN + 50 * DAY)
    assert all(one.end < two.begin for one, two in pairwise(rests._spans))
