"""Find me a table, the ready check, tables that wait too long, and challenges of people."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.room import Room, refused, story

from westphalia.server.settings import Limits, Settings
from westphalia.server.store.finding import Ticket
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.tables import challenges, ready, seats, waiting
from westphalia.server.tables.finding import Seeking, seats_for
from westphalia.server.tables.table import Table

DAY = 86_400
WAR = "thirty_years_war"


async def seek(room: Room, user: User, game: str = WAR, **wish: object) -> Ticket:
    seeking = Seeking(game, **wish)  # type: ignore[arg-type]
    return await room.context.finder.put(seeking, user)


async def table_of(room: Room, user: User) -> str:
    """Where somebody was seated by their ticket."""
    found = await room.store.ticket(user.id)
    return found.table if found else "no ticket"


async def people(room: Room, table: Table) -> list[int]:
    return sorted(seat.user for seat in table.seats if seat.user)


def acts(table: Table) -> list[str]:
    return [each.text for each in table.talk.entries if each.channel == "act"]


# tickets


@story()
async def test_two_who_seek_the_same_sit_down_together(room: Room) -> None:
    finder = room.context.finder
    await seek(room, room.anna, live=False)
    assert await finder.round()
    assert await table_of(room, room.anna) == ""
    await seek(room, room.berta, live=False)
    await finder.round()
    at = await table_of(room, room.anna)
    assert at == await table_of(room, room.berta) != ""
    table = await room.tables.find(at)
    assert await people(room, table) == [room.anna.id, room.berta.id]
    info = table.info(room.anna.id)
    assert (info.state, info.public, info.owner, info.clock.bank) == ("playing", True, True, 0)
    await finder.round()
    assert await table_of(room, room.anna) == at, "until the page was told"
    await room.store.drop_ticket(room.anna.id)
    assert await table_of(room, room.anna) == "no ticket"


@story()
async def test_a_waiting_table_is_joined_unless_somebody_avoids_somebody(room: Room) -> None:
    mine = await room.table("me", "open", "captain")
    await room.store.mute(room.anna.id, room.berta.id, "", 1.0)
    for person in (room.berta, room.carla):
        await seek(room, person, "wallenstein", live=False)
    await room.context.finder.round()
    assert await table_of(room, room.berta) == ""
    assert await table_of(room, room.carla) == mine.row.id
    assert mine.row.state == "playing"
    assert mine.seats[1].user == room.carla.id


@story()
async def test_a_table_of_other_rules_or_with_kept_seats_is_nobodys(room: Room) -> None:
    kept = await room.table("me", "open", "captain")
    await kept.change_seat(SeatRow(1, "open", "Dora", asked=room.dora.id))
    unlisted = await room.table("me", "open", "captain", public=False)
    await seek(room, room.berta, "wallenstein", live=False)
    await room.context.finder.round()
    assert await table_of(room, room.berta) == ""
    assert (kept.row.state, unlisted.row.state) == ("open", "open")


@story()
async def test_bots_take_the_empty_seats_after_the_time_that_was_set(room: Room) -> None:
    await seek(room, room.anna, "wallenstein", live=False, seats=4, bots_after=120)
    await room.context.finder.round()
    await asyncio.sleep(119)
    await room.context.finder.round()
    assert await table_of(room, room.anna) == ""
    await asyncio.sleep(2)
    await room.context.finder.round()
    table = await room.tables.find(await table_of(room, room.anna))
    assert sorted(seat.kind for seat in table.seats) == ["bot", "bot", "bot", "person"]
    assert table.row.state == "playing"
    assert len({seat.name for seat in table.seats}) == 4


@story()
async def test_a_live_ticket_ends_with_the_browser_and_another_one_waits(room: Room) -> None:
    live = await seek(room, room.anna)
    slow = await seek(room, room.berta, live=False)
    for _ in range(10):
        await asyncio.sleep(9)
        assert await room.context.finder.ticket_of(room.anna) is not None
        await room.context.finder.round()
    await asyncio.sleep(46)
    await room.context.finder.round()
    assert await table_of(room, room.anna) == "no ticket"
    assert await table_of(room, room.berta) == ""
    assert (live.live, slow.live) == (True, False)


@story()
async def test_who_gets_up_is_not_seated_again_by_the_same_ticket(room: Room) -> None:
    for person in (room.anna, room.berta):
        await seek(room, person)
    await room.context.finder.round()
    table = await room.tables.find(await table_of(room, room.berta))
    seat = next(seat.seat for seat in table.seats if seat.user == room.berta.id)
    await seats.stand(table, room.berta, seat, "captain")
    await room.context.finder.round()
    assert await table_of(room, room.berta) == "no ticket"


@story()
async def test_tickets_that_nobody_could_fill_are_refused(room: Room) -> None:
    await refused(seek(room, room.anna, "chess"), "unknown")
    assert "2 seats, not 5" in await refused(seek(room, room.anna, seats=5), "bad_request")
    await refused(seek(room, room.anna, modules=["no such module"]), "bad_request")
    await refused(seek(room, room.anna, low=1800, high=1500), "bad_request")
    bot = User(99, "Robot", "x", bot=True)
    await refused(seek(room, bot), "not_allowed")
    assert await room.store.tickets() == []


@story()
async def test_a_ticket_of_somebody_with_too_many_tables_is_refused(room: Room) -> None:
    room.tables.settings = Settings(limits=Limits(person_tables=1))
    await room.table("me", "open", "captain")
    await refused(seek(room, room.anna), "too_many")


@story()
async def test_who_seeks_a_rated_game_meets_who_does_and_has_an_account(room: Room) -> None:
    await refused(seek(room, room.anna, rated=True, live=False), "not_allowed")
    eva, frida = await with_account(room, "Eva"), await with_account(room, "Frida")
    await seek(room, room.anna, live=False)
    await seek(room, eva, rated=True, live=False)
    await room.context.finder.round()
    assert await table_of(room, eva) == ""
    await seek(room, frida, rated=True, live=False)
    await room.context.finder.round()
    table = await room.tables.find(await table_of(room, eva))
    assert table.row.rated
    assert await people(room, table) == [eva.id, frida.id]
    assert await table_of(room, room.anna) == ""


def test_names_at_a_new_table_differ() -> None:
    places = seats_for([User(1, "Anna"), User(2, "anna"), User(3, "ANNA")], 1, "captain")
    assert len({seat.name.casefold() for seat in places}) == 4
    assert {seat.user for seat in places} == {0, 1, 2, 3}


@story()
async def test_of_two_servers_one_seats_people_and_the_other_takes_over(room: Room) -> None:
    other = Room(room.store.for_another_server(), room.people, room.context.settings)
    first, second = room.context.finder, other.context.finder
    await seek(room, room.anna, live=False)
    assert await first.round()
    await second.put(Seeking(WAR, live=False), room.berta)
    await second.round()
    assert await table_of(room, room.berta) == "", "the first server holds the lease"
    await asyncio.gather(first.round(), second.round())
    assert await table_of(room, room.berta) == await table_of(room, room.anna) != ""
    assert len(await room.store.latest_tables(9)) == 1
    await seek(room, room.carla, live=False)
    await second.put(Seeking(WAR, live=False), room.dora)
    await asyncio.sleep(21)  # the first server has died
    await second.round()
    assert await table_of(room, room.dora) == await table_of(room, room.carla) != ""
    await other.tables.close()


@story()
async def test_tickets_are_looked_at_as_soon_as_there_are_others(room: Room) -> None:
    running = asyncio.create_task(room.context.finder.run())
    await asyncio.sleep(1)
    for person in (room.anna, room.berta):
        await seek(room, person, live=False)
    await asyncio.sleep(1)
    assert await table_of(room, room.anna) not in ("", "no ticket")
    running.cancel()


# the ready check


async def full(room: Room) -> Table:
    """Anna and Berta at a live table, who are asked whether they are ready."""
    table = await room.table("me", "open", "captain", clock=(900, 40))
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    return table


@story()
async def test_a_live_game_begins_when_all_are_ready(room: Room) -> None:
    table = await full(room)
    info = table.info(0)
    assert (info.state, info.ready.seats if info.ready else None) == ("open", [])
    assert info.ready is not None
    assert info.ready.until == pytest.approx(table.now() + 90, abs=1)
    await seats.start_if_full(table)
    assert acts(table) == ["ready_check"], "it is asked once"
    await refused(ready.be_ready(table, room.carla), "not_ready")
    await ready.be_ready(table, room.anna)
    await ready.be_ready(table, room.anna)
    assert table.info(0).state == "open"
    await asyncio.sleep(60)
    await ready.be_ready(table, room.berta)
    assert table.info(0).state == "playing"
    assert table.time_left(0) == pytest.approx(900, abs=1), "the clocks start now"
    assert acts(table) == ["ready_check", "ready", "ready"]
    await refused(ready.be_ready(table, room.anna), "not_ready")


@story()
async def test_who_is_not_ready_in_time_loses_the_seat_and_the_table_waits_on(room: Room) -> None:
    table = await full(room)
    await ready.be_ready(table, room.anna)
    await asyncio.sleep(91)
    assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]
    assert (table.info(0).state, table.info(0).ready) == ("open", None)
    assert acts(table)[-1] == "not_ready"
    await seats.sit(table, room.carla, 1, "", "")
    await seats.start_if_full(table)
    assert table.info(0).ready is not None, "all are asked anew"
    await ready.be_ready(table, room.carla)
    assert table.info(0).state == "open"
    await ready.be_ready(table, room.anna)
    assert table.info(0).state == "playing"


@story()
async def test_a_table_where_nobody_was_ready_is_closed(room: Room) -> None:
    table = await full(room)
    await asyncio.sleep(91)
    await refused(room.tables.find(table.row.id), "unknown")


@story()
async def test_who_gets_up_ends_the_ready_check(room: Room) -> None:
    table = await full(room)
    await ready.be_ready(table, room.anna)
    await seats.stand(table, room.berta, 1, "captain")
    assert table.info(0).ready is None
    await asyncio.sleep(91)
    assert table.seats[0].user == room.anna.id


@story()
async def test_the_owner_who_fills_up_with_bots_asks_as_well(room: Room) -> None:
    table = await room.table("me", "open", "open", clock=(900, 40))
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start(table, room.anna, ["captain"])
    assert (table.info(0).state, table.info(0).ready is not None) == ("open", True)


@story()
async def test_nobody_is_asked_where_there_is_no_hurry_or_nobody_else(room: Room) -> None:
    slow = await room.table("me", "open", "captain", clock=(2 * DAY, DAY))
    await seats.sit(slow, room.berta, 1, "", "")
    await seats.start_if_full(slow)
    alone = await room.table("me", "hot", "captain", clock=(900, 40))
    assert (slow.info(0).state, alone.info(0).state) == ("playing", "playing")


@story()
async def test_a_ready_check_outlasts_its_server(room: Room) -> None:
    table = await full(room)
    await ready.be_ready(table, room.anna)
    table.stale = True
    await table.reload()
    assert table.info(0).state == "open"
    assert sorted(table.unready()) == [room.berta.id]
    await table.talk.say(table.new_act("ready", room.berta, 1))  # and then it died
    table.stale = True
    await table.reload()
    assert table.info(0).state == "playing"


@story()
async def test_people_are_ready_through_two_servers(room: Room) -> None:
    table = await full(room)
    other = Room(room.store.for_another_server(), room.people, room.context.settings)
    for each in (room, other):
        await each.store.listen(each.context.on_foreign_change)
    there = await other.tables.find(table.row.id)
    assert there.info(0).ready == table.info(0).ready
    await asyncio.gather(ready.be_ready(table, room.anna), ready.be_ready(there, room.berta))
    await asyncio.sleep(5)
    assert (table.info(0).state, there.info(0).state) == ("playing", "playing")
    await other.tables.close()


# tables that wait too long


@story()
async def test_the_owner_is_told_before_a_table_is_closed(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await asyncio.sleep(13 * DAY)
    await waiting.look(room.tables)
    assert table.info(0).closes is None
    await asyncio.sleep(1 * DAY + 1)
    for _ in range(2):
        await waiting.look(room.tables)
    assert acts(table) == ["reminded"]
    assert table.info(0).closes == pytest.approx(table.now() + 10 * DAY, abs=1)
    await asyncio.sleep(9 * DAY)
    await waiting.look(room.tables)
    assert await room.store.table(table.row.id)
    await asyncio.sleep(1 * DAY + 1)
    await waiting.look(room.tables)
    assert await room.store.table(table.row.id) is None


@story()
async def test_a_table_that_its_owner_keeps_or_where_somebody_sits_down_stays(room: Room) -> None:
    kept = await room.table("me", "open", "open")
    joined = await room.table("me", "open", "open")
    playing = await room.table("me", "hot", "hot")
    await asyncio.sleep(14 * DAY + 1)
    await waiting.look(room.tables)
    await refused(waiting.keep_open(kept, room.berta), "not_allowed")
    await waiting.keep_open(kept, room.anna)
    await seats.sit(joined, room.berta, 1, "", "")
    assert (kept.info(0).closes, joined.info(0).closes) == (None, None)
    await asyncio.sleep(13 * DAY + 1)
    await waiting.look(room.tables)
    await asyncio.sleep(DAY)
    await waiting.look(room.tables)
    assert acts(kept) == acts(joined) == ["reminded", "kept_open", "reminded"]
    assert acts(playing) == []


@story(waiting_days=0)
async def test_a_server_may_let_tables_wait_for_ever(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await asyncio.sleep(30 * DAY)
    await waiting.look(room.tables)
    assert acts(table) == []


# people who are challenged by name


async def with_account(room: Room, name: str) -> User:
    return await room.store.add_user(name, "a hash")


@story()
async def test_a_person_is_asked_by_name_and_sits_down_or_declines(room: Room) -> None:
    table, eva = await room.table("me", "open", "open"), await with_account(room, "Eva")
    await challenges.challenge(room.tables, table, room.anna, 1, "eva")
    seat = table.info(eva.id).seats[1]
    assert (seat.name, seat.asked, seat.asked_you) == ("Eva", True, True)
    assert [row.id for row in await room.store.tables_of(eva.id, 9)] == [table.row.id]
    await refused(seats.sit(table, room.berta, 1, "", ""), "not_allowed")
    again = challenges.challenge(room.tables, table, room.anna, 2, "Eva")
    await refused(again, "conflict")
    await challenges.decline(table, eva, 1, "clock")
    assert acts(table) == ["declined_clock"]
    await challenges.challenge(room.tables, table, room.anna, 1, "Eva")
    await seats.sit(table, eva, 1, "", "")
    assert table.seats[1].user == eva.id


@story()
async def test_who_is_asked_too_much_or_avoids_somebody_takes_no_challenge(room: Room) -> None:
    table, eva = await room.table("me", "open", "open"), await with_account(room, "Eva")
    ask = challenges.challenge
    await refused(ask(room.tables, table, room.anna, 1, "Berta"), "unknown")
    await refused(ask(room.tables, table, room.berta, 1, "Eva"), "not_allowed")
    await room.store.mute(eva.id, room.anna.id, "", 1.0)
    avoided = await refused(ask(room.tables, table, room.anna, 1, "Eva"), "not_ready")
    for _ in range(challenges.MOST_ASKING):
        other = await room.table("me", "open", "open", owner=room.berta)
        await ask(room.tables, other, room.berta, 1, "Eva")
    await with_account(room, "Frida")
    much = await refused(ask(room.tables, other, room.berta, 2, "Frida"), "too_many")
    assert "20 people have not answered you yet" in much
    dora = await room.table("me", "open", "open", owner=room.dora)
    same = await refused(ask(room.tables, dora, room.dora, 1, "Eva"), "not_ready")
    assert same == avoided == "Eva takes no more challenges now"
