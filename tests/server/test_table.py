"""A table in memory: what an answer changes, who is sent what, and what is written down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from tests.server.room import Room, first_card, lay_mat, refused, shown, story

from westphalia.engine.game import SPECTATOR
from westphalia.server.api.connections import settled_log_length
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import Conflict, LineRow, StoreError
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.table import MAX_ATTEMPTS, Table


def anybody() -> None:
    """Every answer is allowed."""


def watching(table: Table, seat: int, user: int = 0) -> Subscriber:
    """Somebody at a seat who has been sent all there is."""
    subscriber = Subscriber(user, seat, 0)
    table.subscribers.add(subscriber)
    subscriber.request_snapshot()
    table.frame(subscriber)
    assert table.frame(subscriber) is None
    return subscriber


def sent(table: Table, subscriber: Subscriber) -> str:
    """The type of the frame that is due when all is shown, if any is."""
    table.publish_due()
    frame = table.frame(subscriber)
    return str(json.loads(frame)["type"]) if frame else ""


@story()
async def test_who_lacks_a_part_of_the_log_is_sent_it_though_nothing_else_is_new(
    room: Room,
) -> None:
    table = await room.table("me", "hot", "hot")
    one, other = watching(table, 0), watching(table, 1)
    one.sent -= 1
    table.publish()
    assert (sent(table, one), sent(table, other)) == ("position", "")


# answers


@story()
async def test_a_key_counts_once_for_its_seat_and_is_free_for_another(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    assert await table.answer(0, 1, "k", ["bid money_0"], anybody) == 2
    assert await table.answer(0, 1, "k", ["bid money_1"], anybody) == 2
    assert await table.answer(1, 1, "k", ["bid money_1"], anybody) == 2
    assert len(room.store.lines_of(table.row.id)) == 1 + 2
    assert await room.store.submission(table.row.id, "0 k") == 2
    assert await room.store.submission(table.row.id, "1 k") == 3


@story()
async def test_a_key_is_known_even_to_a_server_that_never_saw_it(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await first_card(table, 0, "k")
    await first_card(table, 0, "l")
    table.acknowledged_keys.clear()
    assert await table.answer(0, 1, "k", ["bid money_1"], anybody) == 2
    assert await table.answer(0, 2, "l", ["bid money_1"], anybody) == 3
    assert len(room.store.lines_of(table.row.id)) == 1 + 2


@story()
async def test_an_answer_without_a_key_is_written_without_one(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await table.answer(0, 1, "", ["bid money_0"], anybody)
    assert table.acknowledged_keys == {}
    assert await room.store.submission(table.row.id, "0 ") is None
    await refused(table.answer(0, 1, "", ["bid money_0"], anybody), "stale")


@story()
async def test_an_answer_to_another_turn_is_stale(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    for turn in (0, 2):
        said = await refused(table.answer(0, turn, "k", ["bid money_0"], anybody), "stale")
        assert said == f"that answers turn {turn} of seat 0; now is turn 1"
        await refused(table.undo(0, turn, "k", anybody), "stale")
    assert len(room.store.lines_of(table.row.id)) == 1


@story()
async def test_what_is_refused_has_changed_nothing(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    before = shown(table, 0)
    await refused(table.answer(0, 1, "k", ["ready"], anybody), "illegal")
    await refused(table.undo(0, 1, "k", anybody), "illegal")
    assert not table.stale, "nothing has to be read again"
    assert shown(table, 0) == before
    assert await table.answer(0, 1, "k", ["bid money_0"], anybody) == 2


@story()
async def test_who_loses_the_seat_while_waiting_does_not_answer(room: Room) -> None:
    table = await room.table("me", "hot", "hot")

    def gone() -> None:
        assert table.lock.locked(), "looked at too early"
        raise Refusal("not_allowed", "seat 0 is not yours")

    await refused(table.answer(0, 1, "k", ["bid money_0"], gone), "not_allowed")
    await refused(table.undo(0, 1, "k", gone), "not_allowed")
    assert len(room.store.lines_of(table.row.id)) == 1


@story()
async def test_before_the_start_there_is_nothing_to_answer_or_to_see(room: Room) -> None:
    table = await room.table("me", "open", "hot")
    await refused(table.answer(0, 0, "k", ["bid money_0"], anybody), "not_ready")
    with pytest.raises(Refusal, match="the game has not begun"):
        table.position_frame(0, SPECTATOR, 0)
    spectator = Subscriber(0, SPECTATOR, 0)
    table.subscribers.add(spectator)
    spectator.request_snapshot()
    assert sent(table, spectator) == "presence"


@story()
async def test_the_last_answer_ends_the_table_and_keeps_its_result(room: Room) -> None:
    table = await room.table("random", "random", "random")
    while table.row.state != "over":
        await asyncio.sleep(1)
    row = await room.store.table(table.row.id)
    assert row
    assert (row.state, row.result) == ("over", table.row.result)
    assert json.loads(row.result)["winners"]
    assert table.match
    assert table.match.over


# who is sent what


@story()
async def test_a_card_is_shown_on_the_other_devices_of_its_seat_only(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    own, other, spectator = (watching(table, seat) for seat in (0, 1, SPECTATOR))
    changed = table.row.changed
    assert table.info(0).waiting == [0, 1, 2]
    await asyncio.sleep(5)
    await first_card(table, 0, "a")
    assert [sent(table, one) for one in (own, other, spectator)] == ["position", "", ""]
    assert table.row.changed == changed, "lists would tell of it"
    await lay_mat(table, 0, "b")
    assert [sent(table, one) for one in (own, other, spectator)] == ["position"] * 3
    assert table.row.changed > changed
    assert table.info(0).waiting == [1, 2]


@story()
async def test_a_client_that_comes_back_keeps_only_what_can_no_longer_change(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    logged = table.logs.length(1)
    await lay_mat(table, 0, "a")
    assert table.logs.length(1) == logged + 1
    assert settled_log_length(table, 1, logged + 1) == logged
    assert settled_log_length(table, 1, logged - 1) == logged - 1
    assert settled_log_length(table, 1, -5) == 0
    await lay_mat(table, 1, "a")
    await lay_mat(table, 2, "a")
    everything = table.logs.length(1)
    assert settled_log_length(table, 1, everything) == everything


@story()
async def test_who_sits_down_is_told_to_all_but_shows_nothing_new(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    own = watching(table, 0)
    table.announce_presence()
    assert sent(table, own) == "presence"
    assert sent(table, own) == ""
    table.announce_presence()
    own.request_snapshot()
    assert sent(table, own) == "position", "which tells who is there too"
    assert sent(table, own) == ""


@story()
async def test_only_those_who_are_there_are_present(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    assert [seat.present for seat in table.info(0).seats] == [False] * 3
    table.subscribers.add(Subscriber(0, SPECTATOR, 0))
    table.announce_presence()
    assert [seat.present for seat in table.info(0).seats] == [False] * 3
    table.subscribers.add(Subscriber(room.anna.id, SPECTATOR, 0))
    table.announce_presence()
    assert [seat.present for seat in table.info(0).seats] == [True] * 3


@story()
async def test_what_is_yours_is_told_to_you_alone(room: Room) -> None:
    table = await room.table("me", "open", "open")
    for user, yours, owner in ((room.anna, True, True), (room.berta, False, False)):
        told = json.loads(table.info_text(user.id))
        assert (told["yours"], told["owner"]) == (yours, owner)
        assert [seat["you"] for seat in told["seats"]] == [yours, False, False]
    assert not table.info(0).yours


# drafts


@story()
async def test_a_draft_is_shown_to_the_other_devices_once(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    sender, device, other = watching(table, 0), watching(table, 0), watching(table, 1)
    table.draft(0, '{"bid":"money_1"}', sender)
    assert [sent(table, one) for one in (sender, device, other)] == ["", "position", ""]
    table.draft(0, '{"bid":"money_1"}', sender)
    assert sent(table, device) == "", "nothing is new"
    assert shown(table, 0)["draft"] == {"bid": "money_1"}
    assert shown(table, 1)["draft"] is None
    await first_card(table, 0, "a")
    assert shown(table, 0)["draft"] is None, "what is answered is no draft"


@story()
async def test_a_draft_goes_with_its_person_only(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    table.draft(0, '{"bid":"money_1"}', Subscriber(0, 0, 0))
    table.draft(1, '{"bid":"money_2"}', Subscriber(0, 1, 0))
    row = table.seats[0]
    await table.change_seat(type(row)(0, "person", "Anna", room.anna.id, stand_in="random"))
    assert shown(table, 0)["draft"] == {"bid": "money_1"}
    await table.change_seat(type(row)(0, "person", "Berta", room.berta.id))
    assert shown(table, 0)["draft"] is None
    assert shown(table, 1)["draft"] == {"bid": "money_2"}


# what is written down


@story()
async def test_when_a_table_changed_is_written_for_the_lists_when_there_is_time(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await asyncio.sleep(5)
    await lay_mat(table, 0, "a")
    row = await room.store.table(table.row.id)
    assert row
    assert row.changed < table.row.changed
    async with table.lock:  # which nobody waits for
        await room.tables.sweep()
    assert await room.store.table(table.row.id) == table.row


@story()
async def test_what_another_server_wrote_is_played_after(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    row = await room.store.table(table.row.id)
    assert row
    seats = await room.store.seats(row.id)
    twin = Table(room.store, table.now, table.metrics, row, seats)
    await twin.reload()
    await lay_mat(twin, 0, "a")
    await twin.undo(0, twin.turns.numbers[0], "b", anybody)
    match = table.match
    await table.reload()
    assert table.match is match, "only what is new is played"
    assert table.stored_lines == twin.stored_lines
    for seat in range(SPECTATOR, 3):
        assert table.current_snapshot.encoded(seat) == twin.current_snapshot.encoded(seat)
        assert table.logs.since(seat, 0) == twin.logs.since(seat, 0)
    assert table.turns.acknowledged == twin.turns.acknowledged
    assert await table.answer(0, 1, "a", ["ready"], anybody) == twin.turns.acknowledged[-2]


# reading again


@story()
async def test_to_read_a_table_changes_nothing_of_it(room: Room) -> None:
    playing, over = await room.table("me", "hot", "hot"), await room.table(*["random"] * 3)
    await lay_mat(playing, 0, "a")
    while over.row.state != "over":
        await asyncio.sleep(1)
    for table in (playing, over):
        await room.tables.sweep()
        room.tables._evict(table)
        row = await room.store.table(table.row.id)
        again = await room.tables.find(table.row.id)
        assert not again.stale
        assert again.row == row == await room.store.table(table.row.id)
        assert (again.seats, again.stored_lines) == (table.seats, table.stored_lines)
        assert shown(again, 0)["view"] == shown(table, 0)["view"]


@story()
async def test_a_row_that_was_not_yet_written_follows_from_the_lines(room: Room) -> None:
    playing, over = await room.table("me", "hot", "hot"), await room.table(*["random"] * 3)
    while over.row.state != "over":
        await asyncio.sleep(1)
    for table, state, before in ((playing, "playing", "open"), (over, "over", "playing")):
        room.tables._evict(table)
        await room.store.change_table(replace(table.row, state=before, result=""))
        again = await room.tables.find(table.row.id)
        assert (again.row.state, again.row.result) == (state, table.row.result)
        row = await room.store.table(table.row.id)
        assert row
        assert (row.state, row.result) == (state, table.row.result)


@story()
async def test_what_is_in_doubt_is_read_from_the_disk(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    before = shown(table, 0)["turn"], shown(table, 0)["view"]
    assert table.match
    table.match.answer(0, table.match.open[0].choices[0])  # and nobody knows whether it was kept
    table.stale = True
    match = await table.current_match()
    assert match.entries == []
    assert (shown(table, 0)["turn"], shown(table, 0)["view"]) == before
    assert not table.stale


@story()
async def test_a_table_that_cannot_be_read_is_not_shown_as_if_it_were(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    room.store.fails = 1.0
    table.stale = True
    with pytest.raises(Refusal, match="the table cannot be read now") as refusal:
        await table.ensure_fresh()
    assert refusal.value.status == 503
    room.store.fails = 0.0
    await table.ensure_fresh()
    room.store.connection.execute("UPDATE lines SET text = 'nonsense' WHERE seq = 1")
    table.stale = True
    said = await refused(table.ensure_fresh(), "not_ready")
    assert said == "this table was played under other rules and cannot go on"
    assert table.stale


@story()
async def test_an_answer_that_could_not_be_written_leaves_the_table_in_doubt(room: Room) -> None:
    table = await room.table("me", "hot", "hot")

    async def full(table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        raise StoreError("the disk is full")

    honest, room.store.append = room.store.append, full  # type: ignore[method-assign]
    said = await refused(table.answer(0, 1, "k", ["bid money_0"], anybody), "not_ready")
    assert "nothing has changed" in said
    assert table.stale
    assert table.turns.numbers == [1, 1, 1]
    room.store.append = honest  # type: ignore[method-assign]
    assert await table.answer(0, 1, "k", ["bid money_0"], anybody) == 2
    assert len(room.store.lines_of(table.row.id)) == 2


@story()
async def test_a_mistake_of_ours_in_the_middle_of_an_answer_leaves_the_table_in_doubt(
    room: Room,
) -> None:
    table = await room.table("me", "hot", "hot")
    assert (table.row.state, table.stale) == ("playing", False)
    assert await room.store.table(table.row.id) == table.row

    def broken(seat: int, choice: object, by_order: bool = False) -> None:
        raise ZeroDivisionError("a mistake in a rule")

    assert table.match
    table.match.answer = broken  # type: ignore[method-assign]
    with pytest.raises(ZeroDivisionError):
        await table.answer(0, 1, "k", ["bid money_0"], anybody)
    assert table.stale
    assert await table.answer(0, 1, "k", ["bid money_0"], anybody) == 2


@story()
async def test_a_table_that_changes_too_fast_is_given_up(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    tries: list[str] = []

    async def late(table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        tries.append(key)
        raise Conflict("somebody was faster")

    room.store.append = late  # type: ignore[method-assign]
    await refused(table.answer(0, 1, "k", ["bid money_0"], anybody), "conflict")
    assert tries == ["0 k"] * MAX_ATTEMPTS
    assert table.stale
