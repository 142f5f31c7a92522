"""What people decide beside the game: pauses, draws, resigning, bots for those who are overdue."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.room import Room, first_card, lay_mat, refused, shown, story

from westphalia.engine import notation
from westphalia.engine.match import verify
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import Ban, User
from westphalia.server.tables import (
    account_deletion,
    agreements,
    new_tables,
    seats,
    substitutes,
)
from westphalia.server.tables.chat import MOST_ACTS
from westphalia.server.tables.info import TableInfo, VoteInfo
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.seats import Chair, SeatChange
from westphalia.server.tables.table import Table
from westphalia.server.tables.uploads import Upload, read_upload
from westphalia.server.tables.votes import BOT, CANCEL, DRAW, END, EXTEND, PAUSE, SUBSTITUTE, Vote

DAY = 86_400


async def three_people(room: Room, **wanted: object) -> Table:
    """Anna, who set it up, Berta and Carla."""
    table = await room.table("me", "open", "open", **wanted)  # type: ignore[arg-type]
    await seats.sit(table, room.berta, 1, "", "")
    await seats.sit(table, room.carla, 2, "", "")
    await seats.start_if_full(table)
    return table


async def two_people(room: Room) -> Table:
    """Anna against Berta in the game that two play."""
    chairs = [Chair("me"), Chair("open")]
    wanted = new_tables.NewTable("thirty_years_war", chairs, public=True)
    table = await new_tables.create(room.tables, wanted, room.anna)
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    return table


def acts(table: Table) -> list[tuple[str, str]]:
    """Who did what beside the game."""
    return [(each.name, each.text) for each in table.talk.entries if each.channel == "act"]


def voted(table: Table) -> list[VoteInfo]:
    return table.info(0).votes


def look(table: Table, *people: User) -> None:
    """Lets people look at the table."""
    for user in people:
        table.subscribers.add(Subscriber(user.id, -1, 0))


# pauses


@story()
async def test_a_game_stands_when_all_agree_and_goes_on_when_anybody_wants(room: Room) -> None:
    table = await three_people(room)
    await agreements.cast(table, room.anna, PAUSE, True)
    await agreements.cast(table, room.anna, PAUSE, True)
    await agreements.cast(table, room.berta, PAUSE, True)
    assert voted(table) == [VoteInfo("pause", [0, 1])]
    assert (table.info(0).paused, table.info(0).waiting) == (None, [0, 1, 2])
    await first_card(table, 1, "b")
    asked = shown(table, 0)
    assert shown(table, 1)["undo"] == 1
    await agreements.cast(table, room.carla, PAUSE, True)
    assert (table.info(0).paused is not None, table.info(0).waiting) == (True, [])
    assert (shown(table, 1)["questions"], shown(table, 1)["undo"]) == ([], 0)
    choice = asked["questions"][0]["choices"][0]
    answer = table.answer(0, asked["turn"], "a", [choice], lambda: None)
    assert await refused(answer, "not_ready") == "the game is paused"
    await table.reload()
    assert table.info(0).paused is not None, "it stands after a new reading too"
    await refused(agreements.resume(table, room.dora), "not_allowed")
    await agreements.resume(table, room.berta)
    assert (table.info(0).paused, table.info(0).waiting) == (None, [0, 1, 2])
    assert await table.answer(0, asked["turn"], "a", [choice], lambda: None)
    assert acts(table) == [
        ("Anna", "ask_pause"),
        ("Berta", "ask_pause"),
        ("Carla", "ask_pause"),
        ("Carla", "paused"),
        ("Berta", "resumed"),
    ]


@story()
async def test_lists_tell_of_a_pause_though_the_table_is_not_in_memory(room: Room) -> None:
    table = await three_people(room)
    for user in (room.anna, room.berta, room.carla):
        await agreements.cast(table, user, PAUSE, True)
    await asyncio.sleep(3600)
    await room.tables.sweep()
    assert table.row.id not in room.tables.live
    [listed] = await room.tables.infos([table.row], room.anna.id)
    assert listed.paused is not None
    again = await room.tables.find(table.row.id)
    await room.tables.end_table(again, room.anna)
    assert again.info(0).paused is None, "what is over is not paused"
    assert acts(again)[-1] == ("Anna", "closed")


@story()
async def test_one_who_declines_ends_the_request_and_only_players_have_a_say(room: Room) -> None:
    table = await three_people(room)
    await agreements.cast(table, room.anna, PAUSE, True)
    await refused(agreements.cast(table, room.dora, PAUSE, True), "not_allowed")
    await agreements.cast(table, room.carla, PAUSE, False)
    assert voted(table) == []
    await agreements.cast(table, room.berta, PAUSE, True)
    await agreements.cast(table, room.carla, PAUSE, True)
    assert table.info(0).paused is None, "Anna's word was for the first request"


@story()
async def test_who_is_played_for_by_a_bot_need_not_agree(room: Room) -> None:
    table = await three_people(room)
    change = SeatChange(2, stand_in="random")
    await seats.change_seat(table, room.carla, change, ["random"])
    await agreements.cast(table, room.anna, PAUSE, True)
    await agreements.cast(table, room.berta, PAUSE, True)
    assert table.info(0).paused is not None
    assert ("Carla", "let_bot") in acts(table)


@story()
async def test_clocks_stand_while_a_game_is_paused(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(600, 0))
    await asyncio.sleep(100)
    await agreements.cast(table, room.anna, PAUSE, True)
    before = table.time_left(0)
    await asyncio.sleep(5000)
    assert table.time_left(0) == before
    await agreements.resume(table, room.anna)
    await asyncio.sleep(100)
    left = table.time_left(0)
    assert before is not None and left is not None  # noqa: PT018
    assert before - left == pytest.approx(100, abs=2)
    table.stale = True
    await table.reload()
    again = table.time_left(0)
    assert again == pytest.approx(left, abs=2), "what was written leads to the same clocks"
    await lay_mat(table, 0, "a")
    await table.reload()
    assert table.time_left(0) == pytest.approx(left, abs=2)


# endings


@story()
async def test_where_two_play_who_resigns_has_lost_and_the_record_says_so(room: Room) -> None:
    table = await two_people(room)
    await refused(agreements.resign(table, room.anna, 1), "not_allowed")
    lines = room.store.lines_of(table.row.id)
    await agreements.resign(table, room.berta, 1)
    info = table.info(0)
    assert (info.state, info.abandoned, info.ended, info.waiting) == (
        "over",
        False,
        "resigned 1",
        [],
    )
    result: dict[str, object] = {**(info.result or {})}
    assert (result["winners"], result["result"]) == ([0], "resigned")
    assert info.seats[1].resigned
    assert room.store.lines_of(table.row.id) == lines, "the answers are as they were"
    await refused(agreements.resign(table, room.anna, 0), "not_ready")
    [own] = await account_deletion.own_tables(room.tables, room.berta)
    assert own.table.ended == "resigned 1"
    record = notation.read(own.record or "", find_game)
    assert "ended: resigned 1\n" in (own.record or "")
    verify(find_game(record.header.game), record)
    brought = msgspec.convert(read_upload(own.record or ""), Upload)
    again = (await new_tables.upload(room.tables, brought, room.dora)).info(0)
    assert (again.state, again.ended, again.upload) == ("over", "resigned 1", "verified")
    assert again.result == info.result


@story()
async def test_where_more_play_a_bot_plays_on_for_who_resigns(room: Room) -> None:
    table = await three_people(room)
    await agreements.resign(table, room.berta, 1)
    seat = table.info(0).seats[1]
    assert (seat.name, seat.stand_in, seat.resigned) == ("Berta", "captain", True)
    assert table.info(0).state == "playing"
    back = SeatChange(1, stand_in=None)
    await refused(seats.change_seat(table, room.berta, back, ["captain"]), "not_allowed")
    await agreements.resign(table, room.berta, 1)
    assert acts(table) == [("Berta", "resigned")], "once is enough"


@story()
async def test_a_draw_needs_all_people_and_a_game_that_knows_it(room: Room) -> None:
    table = await two_people(room)
    await agreements.cast(table, room.anna, DRAW, True)
    assert (voted(table), table.info(0).state) == ([VoteInfo("draw", [0])], "playing")
    await agreements.cast(table, room.berta, DRAW, False)
    await agreements.cast(table, room.berta, DRAW, True)
    assert (voted(table), table.info(0).state) == ([VoteInfo("draw", [1])], "playing")
    await agreements.cast(table, room.anna, DRAW, True)
    info = table.info(0)
    assert (info.state, info.ended) == ("over", "draw")
    result = {**(info.result or {})}
    assert (result["winners"], result["result"]) == ([0, 1], "draw")
    without = await three_people(room)
    assert "know no draw" in await refused(
        agreements.cast(without, room.anna, DRAW, True), "not_allowed"
    )
    chairs = [Chair("me"), Chair("bot", bot="random")]
    wanted = new_tables.NewTable("thirty_years_war", chairs)
    alone = await new_tables.create(room.tables, wanted, room.anna)
    assert "people" in await refused(agreements.cast(alone, room.anna, DRAW, True), "not_allowed")
    both = new_tables.NewTable("thirty_years_war", [Chair("me"), Chair("hot")])
    herself = await new_tables.create(room.tables, both, room.anna)
    assert "people" in await refused(agreements.cast(herself, room.anna, DRAW, True), "not_allowed")


@story()
async def test_an_end_that_was_only_half_written_is_completed(room: Room) -> None:
    table = await two_people(room)
    await table.talk.say(table.new_act("resigned", room.anna, 0))
    table.stale = True
    await table.reload()
    assert (table.row.state, table.row.ended) == ("over", "resigned 0")
    assert table.info(0).waiting == []


# bots for those who are away


@story()
async def test_the_owner_gives_the_seat_of_somebody_overdue_to_a_bot(room: Room) -> None:
    table = await three_people(room)
    look(table, room.anna, room.carla)
    assert "not overdue" in await refused(
        agreements.cast(table, room.anna, BOT, seat=1), "not_ready"
    )
    assert not any(seat.overdue for seat in table.info(0).seats)
    await asyncio.sleep(3 * DAY + 1)
    assert [seat.overdue for seat in table.info(0).seats] == [False, True, False]
    await refused(agreements.cast(table, room.dora, BOT, seat=1), "not_allowed")
    await agreements.cast(table, room.anna, BOT, seat=1)
    seat = table.info(0).seats[1]
    assert (seat.name, seat.kind, seat.stand_in, seat.given) == ("Berta", "person", "captain", True)
    await seats.change_seat(table, room.berta, SeatChange(1, stand_in=None), ["captain"])
    seat = table.info(0).seats[1]
    assert (seat.stand_in, seat.given) == (None, False)
    assert acts(table) == [("Anna", "given_to_bot"), ("Berta", "taken_back")]


@story()
async def test_the_others_decide_by_more_than_half(room: Room) -> None:
    table = await room.table("open", "open", "open", owner=room.dora)
    people = [room.anna, room.berta, room.carla]
    for seat, user in enumerate(people):
        await seats.sit(table, user, seat, "", "")
    await seats.start_if_full(table)
    await asyncio.sleep(3 * DAY + 1)
    await refused(agreements.cast(table, room.carla, BOT, seat=2), "not_allowed")
    await agreements.cast(table, room.anna, BOT, seat=2)
    assert VoteInfo("bot", [0], 2) in voted(table)
    assert table.seats[2].stand_in == ""
    await agreements.cast(table, room.anna, BOT, seat=2)
    assert table.seats[2].stand_in == "", "one vote is one vote"
    await agreements.cast(table, room.berta, BOT, seat=2)
    assert table.seats[2].stand_in == "captain"


@story()
async def test_votes_are_void_when_the_seat_has_answered(room: Room) -> None:
    table = await room.table("open", "open", "open", owner=room.dora)
    for seat, user in enumerate([room.anna, room.berta, room.carla]):
        await seats.sit(table, user, seat, "", "")
    await seats.start_if_full(table)
    await asyncio.sleep(3 * DAY + 1)
    await agreements.cast(table, room.anna, BOT, seat=2)
    for seat in range(3):
        await lay_mat(table, seat, f"plan {seat}")
    answered = 0
    while 2 not in table.info(0).waiting:
        asked = table.info(0).waiting[0]
        await first_card(table, asked, f"card {answered}")
        answered += 1
    await asyncio.sleep(3 * DAY + 1)
    assert VoteInfo("bot", [], 2) in voted(table)
    await agreements.cast(table, room.berta, BOT, seat=2)
    assert table.seats[2].stand_in == ""


@story(ready_seconds=0)
async def test_a_clock_that_has_run_out_is_overdue_though_somebody_looks_on(room: Room) -> None:
    table = await three_people(room, clock=(60, 0))
    look(table, room.anna, room.berta, room.carla)
    await asyncio.sleep(61)
    assert table.info(0).seats[1].overdue
    by_bot = msgspec.structs.replace(table.seats[1], when_out="bot")
    assert not table.overdue(by_bot), "a bot answers then, and nobody waits"
    await agreements.cast(table, room.anna, BOT, seat=1)
    assert table.seats[1].stand_in == "captain"


@story()
async def test_without_patience_nobody_is_overdue_who_has_a_clock_or_none(room: Room) -> None:
    chairs = [Chair("me"), Chair("open"), Chair("hot")]
    wanted = new_tables.NewTable("wallenstein", chairs, public=True, patience=0)
    table = await new_tables.create(room.tables, wanted, room.anna)
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    await asyncio.sleep(100 * DAY)
    await refused(agreements.cast(table, room.anna, BOT, seat=1), "not_ready")
    short = new_tables.NewTable("wallenstein", chairs, patience=10)
    await refused(new_tables.create(room.tables, short, room.anna), "bad_request")


@story()
async def test_requests_at_a_table_have_an_end_but_one_can_still_resign(room: Room) -> None:
    table = await three_people(room)
    for _ in range(MOST_ACTS // 2):
        await agreements.cast(table, room.anna, PAUSE, True)
        await agreements.cast(table, room.berta, PAUSE, False)
    await refused(agreements.cast(table, room.anna, PAUSE, True), "too_many")
    await agreements.resign(table, room.anna, 0)
    assert table.info(0).seats[0].resigned


# several servers


@story()
async def test_votes_through_two_servers_are_counted_together(room: Room) -> None:
    table = await three_people(room)
    other = Room(room.store.for_another_server(), room.people, room.context.settings)
    for each in (room, other):
        await each.store.listen(each.context.on_foreign_change)
    there = await other.tables.find(table.row.id)
    await agreements.cast(table, room.anna, PAUSE, True)
    await asyncio.gather(
        agreements.cast(table, room.berta, PAUSE, True), agreements.cast(there, room.carla, PAUSE)
    )
    await asyncio.sleep(5)
    for seen in (table, there):
        assert seen.info(0).paused is not None
        assert seen.info(0).waiting == []
    await agreements.resume(there, room.berta)
    await asyncio.sleep(5)
    assert table.info(0).waiting == there.info(0).waiting == [0, 1, 2]
    await agreements.resign(there, room.berta, 1)
    await asyncio.sleep(5)
    assert table.info(0).seats[1].resigned
    assert table.seats[1].stand_in == "captain"
    await other.tables.close()


# what else people decide


async def carried(table: Table, vote: Vote, *people: User) -> None:
    for person in people:
        await agreements.cast(table, person, vote)


@story()
async def test_who_plays_is_told_what_may_be_voted_on_and_nobody_else(room: Room) -> None:
    table = await three_people(room)
    assert table.info(room.berta.id).ballot == ["pause", "end", "cancel", "back"]
    assert table.info(room.dora.id).ballot == table.info(0).ballot == []
    war = await two_people(room)
    assert war.info(room.berta.id).ballot == ["pause", "draw", "end", "cancel", "back"]
    clocked = await room.table("me", "hot", "hot", clock=(60, 0))
    assert clocked.info(room.anna.id).ballot == ["pause", "extend", "end", "cancel", "back"]
    with pytest.raises(Refusal, match="'tea' is no vote; there are: pause, extend"):
        agreements.vote_of("tea")


@story()
async def test_all_clocks_are_given_their_first_time_once_more(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(600, 0))
    await lay_mat(table, 2, "c")
    third = table.time_left(2)
    assert third is not None
    await asyncio.sleep(700)
    assert (table.time_left(0), table.seats[0].stand_in) == (0, "")
    await agreements.cast(table, room.anna, EXTEND)
    assert acts(table) == [("Anna", "ask_extend"), ("Anna", "extended")]
    assert table.time_left(0) == 600
    assert table.time_left(2) == pytest.approx(third + 600, abs=1)
    assert not table.info(0).seats[0].overdue
    await asyncio.sleep(100)
    await lay_mat(table, 0, "a")
    left = [table.time_left(seat) for seat in range(3)]
    assert left[:2] == [pytest.approx(500, abs=1), pytest.approx(500, abs=1)]
    table.stale = True
    await table.reload()
    again = [table.time_left(seat) for seat in range(3)]
    assert again == pytest.approx(left, abs=1), "what is written says the same"
    without = await three_people(room)
    await refused(agreements.cast(without, room.anna, EXTEND), "not_allowed")


@story()
async def test_a_game_is_left_as_it_stands_when_all_agree(room: Room) -> None:
    table = await three_people(room)
    await carried(table, END, room.anna, room.carla)
    assert table.info(0).state == "playing"
    await agreements.cast(table, room.berta, END)
    info = table.info(0)
    assert (info.state, info.ended, info.abandoned, info.votes) == ("over", "standing", False, [])
    assert info.result is not None
    points = info.result["points"]
    best = [seat for seat, each in enumerate(points) if each == max(points)]
    assert info.result["winners"] == best
    [own] = await account_deletion.own_tables(room.tables, room.berta)
    record = notation.read(own.record or "", find_game)
    assert "ended: standing\n" in (own.record or "")
    verify(find_game(record.header.game), record)


@story()
async def test_a_game_is_cancelled_without_a_result_and_stays_so(room: Room) -> None:
    table = await two_people(room)
    await carried(table, CANCEL, room.anna, room.berta)
    info = table.info(0)
    assert (info.state, info.abandoned, info.result, info.ended) == ("over", True, None, None)
    half = await two_people(room)
    await half.talk.say(half.new_act("cancelled", room.anna, 0))
    half.stale = True
    await half.reload()
    assert (half.row.state, half.info(0).abandoned) == ("over", True), "a crash between is mended"


# seats that are wanted


@story()
async def test_a_substitute_takes_the_seat_of_who_is_gone_and_it_is_written(room: Room) -> None:
    table = await three_people(room)
    look(table, room.anna, room.carla)
    offer = agreements.cast(table, room.anna, SUBSTITUTE, seat=1)
    await refused(offer, "not_ready")
    await refused(seats.sit(table, room.dora, 1, "", ""), "not_allowed")
    await asyncio.sleep(3 * DAY + 1)
    assert voted(table) == [VoteInfo("bot", [], 1), VoteInfo("substitute", [], 1)]
    await agreements.cast(table, room.anna, SUBSTITUTE, seat=1)
    seat = table.info(0).seats[1]
    assert (seat.name, seat.stand_in, seat.wanted) == ("Berta", "captain", True)
    await refused(agreements.cast(table, room.anna, SUBSTITUTE, seat=1), "conflict")
    assert [each.id for each in await wanted(room)] == [table.row.id]
    await refused(seats.sit(table, room.carla, 1, "", ""), "not_allowed")
    await seats.sit(table, room.dora, 1, "", "")
    seat = table.info(0).seats[1]
    assert (seat.name, seat.stand_in, seat.wanted) == ("Dora", None, False)
    assert (table.seats[1].user, table.seats[1].known_to) == (room.dora.id, (room.berta.id,))
    assert acts(table) == [("Anna", "seat_offered"), ("Dora", "substituted")]
    assert table.talk.entries[-1].about == 1
    assert await wanted(room) == []
    await refused(seats.sit(table, room.berta, 1, "", ""), "not_allowed")
    table.stale = True
    await table.reload()
    assert not table.info(0).seats[1].wanted


@story()
async def test_who_comes_back_in_time_keeps_the_seat(room: Room) -> None:
    table = await three_people(room)
    look(table, room.anna, room.carla)
    await asyncio.sleep(3 * DAY + 1)
    await agreements.cast(table, room.anna, SUBSTITUTE, seat=1)
    await seats.change_seat(table, room.berta, SeatChange(1, stand_in=None), ["captain"])
    assert not table.info(0).seats[1].wanted
    assert await wanted(room) == []
    await refused(seats.sit(table, room.dora, 1, "", ""), "not_allowed")


@story()
async def test_the_seats_of_those_who_resign_or_leave_are_wanted_where_people_play(
    room: Room,
) -> None:
    table = await three_people(room)
    await agreements.resign(table, room.berta, 1)
    assert table.info(0).seats[1].wanted
    await seats.stand(table, room.carla, 2, "captain")
    assert table.info(0).seats[2].wanted
    assert len(await wanted(room)) == 1
    await refused(seats.sit(table, room.berta, 2, "", ""), "not_allowed")
    await seats.sit(table, room.dora, 2, "", "")
    assert (table.seats[2].kind, table.seats[2].name) == ("person", "Dora")
    await agreements.resign(table, room.anna, 0)
    await agreements.resign(table, room.dora, 2)
    assert await wanted(room) == [], "only bots play there by now"


@story()
async def test_nobody_who_has_seen_a_seat_is_a_substitute_for_another(room: Room) -> None:
    table = await three_people(room)
    await seats.stand(table, room.carla, 2, "captain")
    await agreements.resign(table, room.berta, 1)
    message = await refused(seats.sit(table, room.carla, 1, "", ""), "not_allowed")
    assert "you know already what another seat knows" in message
    await room.store.mute(room.anna.id, room.dora.id, "", 1.0)
    await refused(seats.sit(table, room.dora, 1, "", ""), "not_allowed")
    closed = await room.table("me", "open", "hot", public=False)
    link = await seats.invite(closed, room.anna, 1)
    await seats.sit(closed, room.berta, 1, "", link)
    await seats.start_if_full(closed)
    await agreements.resign(closed, room.berta, 1)
    await refused(seats.sit(closed, room.dora, 1, "", ""), "not_allowed")
    assert [each.id for each in await wanted(room)] == [table.row.id]
    link = await seats.invite(closed, room.anna, 1)
    await seats.sit(closed, room.dora, 1, "", link)
    assert closed.seats[1].user == room.dora.id


@story()
async def test_the_seat_of_somebody_banned_is_given_at_once(room: Room) -> None:
    table = await three_people(room)
    look(table, room.anna, room.berta, room.carla)
    assert voted(table) == []
    await room.store.add_ban(Ban("user", str(room.berta.id), 1.0))
    await room.context.load_bans()
    assert voted(table) == [VoteInfo("bot", [], 1), VoteInfo("substitute", [], 1)]
    await agreements.cast(table, room.anna, SUBSTITUTE, seat=1)
    assert (table.seats[1].stand_in, table.info(0).seats[1].wanted) == ("captain", True)
    assert [(each.vote, each.seat) for each in voted(table)] == []


async def wanted(room: Room) -> list[TableInfo]:
    return await substitutes.wanted(room.tables, 0)
