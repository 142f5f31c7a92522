"""The bot driver: for whom it answers, when it begins, when it gives up and when it lets go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.room import BOTS, Room, first_card, lay_mat, refused, story

from westphalia.bots.registry import bots_of as known_bots
from westphalia.bots.registry import seat_bot
from westphalia.engine.match import start
from westphalia.games import GAMES, find_game
from westphalia.server.settings import BotOffer, Limits
from westphalia.server.store.rows import LineRow, SeatRow, StoreError
from westphalia.server.tables import bots, registry, seats
from westphalia.server.tables.bot_worker import SeatedBot, decide
from westphalia.server.tables.bots import BotDriver, BotFailure, BotTooSlow
from westphalia.server.tables.new_tables import bots_of
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.seats import SeatChange
from westphalia.server.tables.snapshots import Snapshot
from westphalia.server.tables.table import Table


def driver_of(room: Room, table: Table) -> BotDriver:
    return room.tables._drivers[table.row.id]


async def quiet(room: Room, table: Table) -> None:
    """Until the bots have done all they can."""
    while table.unpublished or driver_of(room, table).task:
        await asyncio.sleep(0.1)


def ready(table: Table) -> list[int]:
    """Who waits for nothing."""
    assert table.snapshot
    return [seat for seat in range(3) if seat not in table.snapshot.open]


# for whom it answers


@story()
async def test_bots_answer_for_themselves_and_for_nobody_else(room: Room) -> None:
    table = await room.table("me", "random", "captain")
    assert driver_of(room, table).busy
    await quiet(room, table)
    assert ready(table) == [1, 2]
    assert table.metrics.counts["bot_answers", ""] == 2
    assert not driver_of(room, table).busy


@story()
async def test_a_stand_in_answers_while_it_is_wanted(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await seats.change_seat(table, room.anna, SeatChange(1, stand_in="random"), BOTS)
    await quiet(room, table)
    assert ready(table) == [1]
    driver = driver_of(room, table)
    assert [driver.bot_of(row) for row in table.seats] == ["", "random", ""]


@story()
async def test_whose_time_is_out_is_waited_for_or_played_for_as_was_agreed(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(50, 0))
    await seats.change_seat(table, room.anna, SeatChange(1, when_out="bot"), BOTS)
    driver = driver_of(room, table)
    await asyncio.sleep(49)
    assert [driver.bot_of(row) for row in table.seats] == ["", "", ""]
    assert ready(table) == []
    await asyncio.sleep(3)
    await quiet(room, table)
    assert ready(table) == [1]
    assert [driver.bot_of(row) for row in table.seats] == ["", table.game.stand_in, ""]


@story()
async def test_without_a_clock_nobodys_time_is_out(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await seats.change_seat(table, room.anna, SeatChange(1, when_out="bot"), BOTS)
    driver = driver_of(room, table)
    assert driver.bot_of(table.seats[1]) == ""
    assert not driver.busy, "there is nothing to wait for"


@story()
async def test_where_a_person_is_waited_for_there_is_nothing_to_wake_for(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(50, 0))
    driver = driver_of(room, table)
    assert not driver.busy
    await seats.change_seat(table, room.anna, SeatChange(1, when_out="bot"), BOTS)
    assert driver.busy
    await seats.change_seat(table, room.anna, SeatChange(1, when_out="wait"), BOTS)
    assert not driver.busy


@story()
async def test_the_first_clock_to_run_out_is_waited_for(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(50, 30))
    await lay_mat(table, 0, "a")
    await table.undo(0, table.turns.numbers[0], "b", lambda: None)
    for seat in (0, 1, 2):
        await seats.change_seat(table, room.anna, SeatChange(seat, when_out="bot"), BOTS)
    table.turns.clocks.left[2] = 20.0
    driver_of(room, table).wake()
    await asyncio.sleep(21)
    await quiet(room, table)
    assert ready(table) == [2]


@story()
async def test_a_bot_that_no_longer_exists_is_played_by_another(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await table.change_seat(SeatRow(1, "bot", "Old", bot="of former days"))
    await quiet(room, table)
    assert ready(table) == [1]


@story()
async def test_a_bot_stays_the_same_player_until_another_takes_its_place(room: Room) -> None:
    table = await room.table("me", "random", "random")
    await quiet(room, table)
    driver = driver_of(room, table)
    first = driver._seated(1, "random")
    assert driver._seated(1, "random") is first
    assert driver._seated(2, "random").seed != first.seed
    assert driver._seated(1, "captain").seed != first.seed
    players = room.bots.tables[table.row.id]
    player = players.player(first)
    assert players.player(SeatedBot(1, "random", first.seed)) is player
    assert players.player(SeatedBot(1, "random", first.seed + 1)) is not player


@story()
async def test_who_comes_back_in_time_answers_alone(room: Room) -> None:
    """The bot has decided, but before it answers the person takes the seat back."""
    table = await room.table("me", "hot", "hot")
    driver = driver_of(room, table)
    said = await refused(driver._answer(1, "random", 1, ["bid money_0"]), "not_allowed")
    assert said == "somebody has come back to seat 1"
    assert ready(table) == []


@story()
async def test_what_cannot_be_taken_at_once_is_taken_one_by_one(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await table.change_seat(replace(table.seats[1], stand_in="random"))
    driver = driver_of(room, table)
    driver.stop()
    await driver._answer(1, "random", 1, ["bid money_0", "stay"])
    assert table.turns.numbers[1] == 2
    await refused(driver._answer(1, "random", 2, ["stay"]), "illegal")
    await refused(driver._answer(1, "random", 1, ["bid money_0", "stay"]), "stale")
    assert table.turns.numbers[1] == 2


def let_think(room: Room, think: Any) -> None:
    room.bots.think = think  # type: ignore[method-assign]


# in turn


MANY = Limits(person_bot_games=30)


def answers_of_bots(room: Room) -> int:
    return room.context.metrics.counts["bot_answers", ""]


@pytest.mark.slow
@story(limits=MANY)
async def test_an_answer_of_a_person_is_not_behind_those_of_all_bots(room: Room) -> None:
    """One guest lets bots play at thirty tables; what somebody else answers is soon on disk."""
    table = await room.table("me", "hot", "hot", owner=room.berta)
    for _ in range(30):
        await room.table("random", "random", "random")
    for seat in (0, 1, 2):
        before = answers_of_bots(room)
        await lay_mat(table, seat, f"mat {seat}")
        assert answers_of_bots(room) - before < 15, "not even one of every second table"


@story(limits=MANY)
async def test_bots_of_each_person_have_the_same_share(room: Room) -> None:
    """It does not matter at how many tables they sit."""
    many = [(await room.table("random", "random", "random")).row.id for _ in range(12)]
    one = (await room.table("random", "random", "random", owner=room.berta)).row.id
    honest, turns = room.bots.think, Counter[str]()

    async def counted(table_id: str, *rest: Any) -> list[str]:
        turns[table_id] += 1
        return await honest(table_id, *rest)

    let_think(room, counted)
    while turns[one] < 60:
        await asyncio.sleep(0.05)
    assert sum(turns[each] for each in many) < 160, "of two turns at once the one has but one"
    assert min(turns[each] for each in many) > 0, "each of the many has its turn"


@story()
async def test_a_person_has_only_so_many_games_that_bots_play_alone(room: Room) -> None:
    most = Limits().person_bot_games
    wanted = [room.table("random", "random", "random") for _ in range(most + 5)]
    made = await asyncio.gather(*wanted, return_exceptions=True)
    tables = [table for table in made if isinstance(table, Table)]
    assert len(tables) == most, "also if all are wanted at once"
    said = await refused(room.table("captain", "captain", "captain"), "too_many")
    assert said == f"in {most} of your games only bots play already; wait until one is over"
    await room.table("me", "captain", "captain")
    await room.table("random", "random", "random", owner=room.berta)
    await tables[0].change_row(state="over")
    await room.table("random", "random", "random")


# pauses


@story(bot_pause=7.0)
async def test_a_lone_bot_waits_so_that_people_can_watch(room: Room) -> None:
    watched, unwatched = [await room.table("random", "hot", "hot") for _ in range(2)]
    for table in (watched, unwatched):
        await quiet(room, table)
        assert ready(table) == [0], "where others are asked too nobody waits"
    watched.subscribers.add(Subscriber(0, -1, 0))
    for table in (watched, unwatched):
        begun = table.now()
        driver = driver_of(room, table)
        assert table.snapshot
        await driver._move(1, "random")  # who is not asked to, and so answers nothing
        assert table.now() - begun < 7.0, "two are asked"
        begun = table.now()
        table.snapshot.open = {1: table.snapshot.open[1]}
        await driver._move(1, "random")  # who is not asked to, and so answers nothing
        assert (table.now() - begun >= 7.0) == (table is watched)


@story(bot_pause=7.0)
async def test_what_changes_during_the_pause_is_not_answered_as_if_it_had_not(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    table.subscribers.add(Subscriber(0, -1, 0))
    await table.change_seat(replace(table.seats[1], stand_in="random"))
    driver, answered = driver_of(room, table), list[int]()
    driver.stop()

    async def note(seat: int, bot: str, turn: int, choices: Sequence[str]) -> None:
        answered.append(seat)

    driver._answer = note  # type: ignore[method-assign]
    assert table.match
    assert table.snapshot
    table.snapshot.open = {1: table.snapshot.open[1]}
    move = asyncio.ensure_future(driver._move(1, "random"))
    await asyncio.sleep(3)
    table._snapshot = Snapshot.of(table.match, table.turns.numbers)
    await move
    assert answered == []
    await driver._move(1, "random")
    assert answered == [1], "had nothing changed"


# a batch


def test_a_bot_decides_as_long_as_the_same_decision_asks_it() -> None:
    game = find_game("wallenstein")
    header = game.header(["Anna", "Berta", "Carla"])
    match = start(game, header, bytes(32))
    players = [seat_bot("random", header, seat) for seat in range(3)]
    several = asked_on = 0
    while not match.over and len(match.entries) < 300:
        seat, decision = match.open[0].seat, match.play.state.agenda[-1]
        batch = decide(players[seat], game, header, match.play.state.copy(), seat)
        for n, choice in enumerate(batch):
            assert match.play.state.agenda[-1] == decision or not n
            match.answer(seat, choice)
        several += len(batch) > 1
        asked_on += any(question.seat == seat for question in match.open)
    assert several > 3
    assert asked_on > 20, "another decision of the same seat is another batch"


# when the store fails


@story()
async def test_failures_count_only_in_a_row(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    honest, calls, failed = room.store.append, iter(range(10**6)), list[str]()

    async def stumbling(table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        if next(calls) % 2:
            failed.append(key)
            raise StoreError("the disk is full")
        await honest(table_id, lines, key)

    room.store.append = stumbling  # type: ignore[method-assign]
    for seat in (0, 1, 2):
        await seats.change_seat(table, room.anna, SeatChange(seat, stand_in="random"), BOTS)
    while len(failed) < 3 * bots.MAX_FAILURES:
        assert driver_of(room, table).task, f"it gave up after {len(failed)} failures"
        await asyncio.sleep(0.05)


@story()
async def test_who_answered_after_a_failure_does_not_look_again(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    honest, failures = room.store.append, [StoreError("the disk is full")]

    async def once_full(table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        if failures:
            raise failures.pop()
        await honest(table_id, lines, key)

    room.store.append = once_full  # type: ignore[method-assign]
    await seats.change_seat(table, room.anna, SeatChange(1, stand_in="random"), BOTS)
    await quiet(room, table)
    assert failures == []
    assert ready(table) == [1]
    assert not driver_of(room, table).busy


@story()
async def test_a_driver_gives_up_after_some_failures_and_tries_again_later(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    tries: list[float] = []

    async def full(table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        tries.append(table.now())
        raise StoreError("the disk is full")

    honest, room.store.append = room.store.append, full  # type: ignore[method-assign]
    await seats.change_seat(table, room.anna, SeatChange(1, stand_in="random"), BOTS)
    await quiet(room, table)
    assert len(tries) == bots.MAX_FAILURES
    for failures, (one, two) in enumerate(pairwise(tries), start=1):
        assert two - one >= 0.2 * failures, "it waits longer and longer"
    assert driver_of(room, table).busy, "it will look again"
    room.store.append = honest  # type: ignore[method-assign]
    await asyncio.sleep(bots.STORE_RETRY_DELAY - 1)
    assert ready(table) == []
    await asyncio.sleep(2)
    await quiet(room, table)
    assert ready(table) == [1]


@story()
async def test_a_bot_that_answers_nonsense_is_given_up_until_something_changes(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    driver = driver_of(room, table)
    tries: list[int] = []

    async def nonsense(seat: int, bot: str, turn: int, choices: Sequence[str]) -> None:
        tries.append(seat)
        await table.answer(seat, turn, "", ["stay"], lambda: None)

    driver._answer = nonsense  # type: ignore[method-assign]
    await seats.change_seat(table, room.anna, SeatChange(1, stand_in="random"), BOTS)
    await quiet(room, table)
    assert tries == [1] * bots.MAX_FAILURES
    assert not driver.busy
    await first_card(table, 0, "a")
    await quiet(room, table)
    assert tries == [1] * 2 * bots.MAX_FAILURES


# when a bot fails


@story()
async def test_a_bot_whose_process_has_died_is_asked_again(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    honest, asked = room.bots.think, list[SeatedBot]()

    async def mortal(*args: Any) -> list[str]:
        asked.append(args[-1])
        if len(asked) < bots.MAX_FAILURES:
            raise BotFailure("it has died")
        return await honest(*args)

    let_think(room, mortal)
    await seats.change_seat(table, room.anna, SeatChange(1, stand_in="captain"), BOTS)
    await quiet(room, table)
    assert ready(table) == [1]
    assert len(asked) == bots.MAX_FAILURES
    assert len({bot.seed for bot in asked}) == 1, "it is the same player"


@story()
async def test_a_bot_that_thinks_too_long_is_played_by_another(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    honest, asked = room.bots.think, list[str]()

    async def slow(*args: Any) -> list[str]:
        asked.append(args[-1].name)
        if args[-1].name == "captain":
            raise BotTooSlow("it thinks too long")
        return await honest(*args)

    let_think(room, slow)
    await seats.change_seat(table, room.anna, SeatChange(1, stand_in="captain"), BOTS)
    await quiet(room, table)
    assert ready(table) == [1]
    assert asked == ["captain", "random"]


@story(bot_offers=(BotOffer("mine=cmd:./mine", GAMES),))
async def test_for_one_from_outside_that_fails_the_captain_plays_on(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    honest, asked = room.bots.think, list[str]()

    async def failing(*args: Any) -> list[str]:
        asked.append(args[-1].name)
        if args[-1].name.startswith("mine="):
            raise BotFailure("its process has ended")
        return await honest(*args)

    let_think(room, failing)
    known = bots_of(table.game, room.context.settings.bot_offers)
    await seats.change_seat(table, room.anna, SeatChange(1, stand_in="mine"), known)
    await quiet(room, table)
    assert ready(table) == [1]
    assert asked == ["mine=cmd:./mine", table.game.stand_in]
    assert table.seats[1].stand_in == "mine", "of which nothing else is known than its name"


# several servers


@story()
async def test_the_server_that_changed_a_table_lets_its_bots_play(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    driver = driver_of(room, table)
    table.changed_elsewhere = True
    await table.change_seat(replace(table.seats[1], stand_in="random"))
    await asyncio.sleep(bots.TAKEOVER_DELAY - 1)
    assert ready(table) == []
    assert driver.busy
    await asyncio.sleep(2)
    await quiet(room, table)
    assert ready(table) == [1], "the other one seems to have fallen"


@story()
async def test_a_driver_that_waited_and_was_told_to_stop_is_at_rest(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    driver = driver_of(room, table)
    driver.wait_for_other_server()
    assert driver.busy
    driver.stop()
    await table.change_seat(replace(table.seats[1], stand_in="random"))
    driver.wait_for_other_server()  # while it plays
    await quiet(room, table)
    assert ready(table) == [1]
    assert not driver.busy


# the end


@story()
async def test_an_old_timer_does_not_ring(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(50, 0))
    await seats.change_seat(table, room.anna, SeatChange(1, when_out="bot"), BOTS)
    driver = driver_of(room, table)
    for act in (driver.wake, driver.wait_for_other_server, driver.stop):
        old = driver.timer
        assert old
        act()
        assert old.cancelled()


@story()
async def test_a_table_that_is_evicted_is_played_no_more(room: Room) -> None:
    table = await room.table("random", "random", "random")
    while table.stored_lines < 50:
        await asyncio.sleep(0.1)
    driver = driver_of(room, table)
    assert driver.task
    room.tables._evict(table)
    await asyncio.sleep(0)
    lines = len(room.store.lines_of(table.row.id))
    await asyncio.sleep(60)
    assert len(room.store.lines_of(table.row.id)) <= lines + 1  # what was being written


@story()
async def test_a_game_that_is_over_keeps_nothing_in_memory(room: Room) -> None:
    table = await room.table("random", "random", "random")
    while table.row.id not in room.bots.tables:
        await asyncio.sleep(0)
    players = weakref.ref(room.bots.tables[table.row.id])
    await quiet(room, table)
    assert table.row.state == "over"
    assert driver_of(room, table).seated == {}
    assert players() is None
    gone = weakref.ref(table), weakref.ref(table.match), weakref.ref(driver_of(room, table))
    del table
    await asyncio.sleep(registry.RECENTLY_FOUND + 1)
    rows = await room.store.tables_of(room.anna.id, 10)
    assert [info.state for info in await room.tables.infos(rows, 0)] == ["over"], "it is on a list"
    gc.disable()
    try:
        await room.tables.sweep()
        await asyncio.sleep(0)
        assert [each() for each in gone] == [None, None, None], "without a collection of garbage"
    finally:
        gc.enable()


@pytest.mark.parametrize("name", GAMES)
def test_the_bot_that_stands_in_is_one_that_plays_the_game(name: str) -> None:
    game = find_game(name)
    assert set(bots_of(game)) == set(known_bots(name))
    assert bots_of(game)[-1] == game.stand_in
