"""Both stores keep tickets, leases and wanted seats alike."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.store_kit import Opener, table

from westphalia.server.store.finding import Ticket
from westphalia.server.store.rows import Conflict, SeatRow, TalkRow
from westphalia.server.store.store import Store

pytestmark = pytest.mark.anyio

MOST = 9
PEOPLE = (SeatRow(0, "person", "Anna"), SeatRow(1, "person", "Berta", stand_in="captain"))


def ticket(user: int, since: float = 10.0, **more: object) -> Ticket:
    made = Ticket(user, "wallenstein", 0, None, False, False, 0, 0, 60, since, since)
    return msgspec.structs.replace(made, **more)


async def test_everybody_has_one_ticket_the_oldest_first(store: Store) -> None:
    anna, berta = await store.add_user("Anna", ""), await store.add_user("Berta", "")
    await store.put_ticket(ticket(anna.id, 5.0, live=True))
    await store.put_ticket(ticket(berta.id, 9.0, modules=("court",), seats=3, rated=True))
    await store.put_ticket(ticket(anna.id, 11.0, live=True))
    assert [each.user for each in await store.tickets()] == [berta.id, anna.id]
    found = await store.ticket(berta.id)
    assert found == ticket(berta.id, 9.0, modules=("court",), seats=3, rated=True)
    await store.see_ticket(anna.id, 20.0)
    await store.drop_old_tickets(20.0, 9.0)
    assert len(await store.tickets()) == 2
    await store.drop_old_tickets(21.0, 9.5)
    assert await store.tickets() == []
    await store.put_ticket(ticket(anna.id))
    await store.drop_ticket(anna.id)
    assert await store.ticket(anna.id) is None


async def test_a_ticket_is_given_to_one_table_and_a_new_table_takes_all_or_none(
    store: Store,
) -> None:
    people = [await store.add_user(name, "") for name in ("Anna", "Berta", "Carla")]
    anna, berta, carla = [ticket(user.id) for user in people]
    for each in (anna, berta, carla):
        await store.put_ticket(each)
    assert await store.claim_ticket(anna, "a")
    assert not await store.claim_ticket(anna, "b")
    await store.release_ticket(anna, "b")
    assert not await store.claim_ticket(anna, "b")
    with pytest.raises(Conflict, match="another table"):
        await store.add_found_table(table("c"), PEOPLE, (), [berta, anna], MOST)
    assert await store.table("c") is None
    found = await store.ticket(berta.user)
    assert found is not None
    assert found.table == "", "none of it is done"
    await store.release_ticket(anna, "a")
    row = msgspec.structs.replace(table("c"), owner=anna.user)
    with pytest.raises(Conflict, match="0 tables under way"):
        await store.add_found_table(row, PEOPLE, (), [anna], 0)
    await store.add_found_table(row, PEOPLE, (), [berta, anna], MOST)
    assert [each.table for each in await store.tickets()] == ["c", "c", ""]
    put_away = ticket(carla.user, 99.0)
    assert not await store.claim_ticket(put_away, "c"), "it is another one by now"


async def test_of_two_who_claim_a_ticket_at_once_one_has_it(reopen: Opener) -> None:
    one, two = await reopen(), await reopen()
    anna = await one.add_user("Anna", "")
    await one.put_ticket(ticket(anna.id))
    claims = [store.claim_ticket(ticket(anna.id), name) for store, name in ((one, "a"), (two, "b"))]
    assert sorted(await asyncio.gather(*claims)) == [False, True]


async def test_a_lease_has_one_holder_until_it_ends(store: Store) -> None:
    assert await store.hold("matching", "one", 10.0, 30.0)
    assert not await store.hold("matching", "two", 20.0, 40.0)
    assert await store.hold("matching", "one", 25.0, 45.0)
    assert await store.hold("other", "two", 25.0, 45.0)
    assert await store.hold("matching", "two", 45.0, 65.0)
    assert not await store.hold("matching", "one", 46.0, 66.0)


async def test_blocks_are_told_of_these_people_and_not_of_tables(store: Store) -> None:
    people = [await store.add_user(name, "") for name in ("Anna", "Berta", "Carla", "Dora")]
    anna, berta, carla, dora = [user.id for user in people]
    await store.add_table(table("a"), PEOPLE)
    await store.mute(anna, berta, "", 1.0)
    await store.mute(carla, anna, "a", 1.0)
    await store.mute(dora, anna, "", 1.0)
    assert await store.blocks_among({anna, berta, carla}) == [(anna, berta)]
    assert await store.blocks_among(set()) == []


def act(n: int, text: str, seat: int = -1, about: int = -1, at: float = 50.0) -> TalkRow:
    return TalkRow(n, at, "act", text, seat, about)


async def test_seats_are_wanted_until_somebody_plays_on(store: Store) -> None:
    async def wanted() -> list[str]:
        return [row.id for row in await store.tables_with_wanted_seats(9)]

    for name, public in (("a", True), ("b", True), ("hidden", False)):
        await store.add_table(table(name, state="playing", public=public), PEOPLE)
        await store.add_talk(name, act(1, "ask_pause", 0), 0)
    assert await wanted() == []
    await store.add_talk("a", act(2, "seat_offered", 0, 1), 0)
    await store.add_talk("b", act(2, "resigned", 1), 0)
    await store.add_talk("hidden", act(2, "left", 1), 0)
    assert sorted(await wanted()) == ["a", "b"]
    await store.add_talk("a", act(3, "taken_back", 0), 0)  # another seat
    await store.add_talk("b", TalkRow(3, 50.0, "table", "taken_back", 1), 0)  # only said
    assert sorted(await wanted()) == ["a", "b"]
    await store.add_talk("a", act(4, "taken_back", 1), 0)
    await store.add_talk("b", act(4, "substituted", 1, 1), 0)
    assert await wanted() == []
    await store.add_talk("b", act(5, "seat_offered", 0, 1), 0)
    assert await wanted() == ["b"]
    alone = msgspec.structs.replace(PEOPLE[0], stand_in="captain")
    await store.change_seat("b", alone, PEOPLE[0])
    assert await wanted() == [], "only bots play there"


async def test_tables_that_wait_are_told_with_their_last_act(store: Store) -> None:
    for name in ("quiet", "told", "kept"):
        await store.add_table(table(name, changed=10.0), PEOPLE)
    await store.add_table(table("new", changed=90.0), PEOPLE)
    await store.add_table(table("playing", changed=10.0, state="playing"), PEOPLE)
    await store.add_talk("told", act(1, "reminded", at=20.0), 0)
    await store.add_talk("told", TalkRow(2, 95.0, "table", "hello", 0), 9)
    await store.add_talk("kept", act(1, "reminded", at=20.0), 0)
    await store.add_talk("kept", act(2, "kept_open", at=70.0), 0)
    found = await store.tables_that_wait(60.0, 9)
    assert sorted((row.id, text, at) for row, text, at in found) == [
        ("quiet", "", 10.0),
        ("told", "reminded", 20.0),
    ]


async def test_seats_that_are_kept_are_counted(store: Store) -> None:
    anna, berta = await store.add_user("Anna", ""), await store.add_user("Berta", "x")
    kept = (SeatRow(0, "open", "Berta", asked=berta.id), SeatRow(1, "open", ""))
    for name in ("a", "b"):
        await store.add_table(table(name, owner=anna.id), kept)
    await store.add_table(table("c", owner=anna.id, state="playing"), kept)
    assert await store.number_asked(anna.id) == 2
    assert (await store.number_asking(berta.id), await store.number_asking(anna.id)) == (2, 0)
    assert await store.number_under_way(anna.id) == 3
