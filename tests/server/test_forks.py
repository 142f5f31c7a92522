"""A fork shows no plan or hand that matters still, and nobody new plays against one who saw it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.kit import eventually, opened
from tests.server.room import Room, first_card, refused, story, uploaded

from westphalia.server.store.rows import Conflict, User
from westphalia.server.tables import new_tables, seats
from westphalia.server.tables.new_tables import NewTable
from westphalia.server.tables.replays import Replay
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table

HOT = [Chair("me"), Chair("hot"), Chair("hot")]
SEEN = "somebody who plays on here has seen what this or another seat hides"


async def against_bots(room: Room, game: str = "wallenstein", bots: int = 2) -> Table:
    """Anna plays alone, and the bots have answered all that they are asked for now."""
    chairs = [Chair("me"), *[Chair("bot", bot="random")] * bots]
    table = await new_tables.create(room.tables, NewTable(game, chairs), room.anna)
    while sorted(table.current_snapshot.open) != [0]:
        await asyncio.sleep(0.1)
    return table


async def fork(room: Room, table: Table, at: int) -> Table:
    """All seats of the fork are Anna's."""
    settled = Replay(await table.current_match()).visible
    match = await new_tables.forkable_match(table, room.anna, at, settled)
    chairs = HOT[: len(table.seats)]
    return await new_tables.fork(room.tables, table, match, at, chairs, room.anna, "")


async def sit(table: Table, user: User, seat: int) -> None:
    """Somebody comes with an invitation of the owner."""
    owner = User(table.row.owner, "")
    await seats.sit(table, user, seat, "", await seats.invite(table, owner, seat))


@story()
async def test_a_running_game_is_forked_no_later_than_all_is_open(room: Room) -> None:
    table = await against_bots(room)
    answers = len((await table.current_match()).entries)
    assert answers > 20, "two mats lie sealed"
    assert await refused(fork(room, table, answers), "not_allowed") == (
        "while it is played, a game can be forked after 0 answers at most"
    )
    assert [seat.known_to for seat in table.seats] == [()] * 3
    assert (await fork(room, table, 0)).row.parent == table.row.id


@story()
async def test_a_fork_is_the_same_whatever_lies_sealed(room: Room) -> None:
    worlds = [await against_bots(room) for _ in range(2)]
    sealed = [(await table.current_match()).entries for table in worlds]
    assert sealed[0] != sealed[1], "bots plan as they like"
    forked = [await fork(room, table, 0) for table in worlds]
    for seat in range(3):
        one, two = [table.current_snapshot.encoded(seat) for table in forked]
        assert one == two


def test_the_owner_of_a_table_with_bots_does_not_fork_to_look_into_a_plan(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "random", "random")
        asked = f"/api/tables/{table}"
        eventually(lambda: anna.get(asked)["waiting"] == [0], "the plans of the bots")
        answers = len(place.table(table).match.entries)  # type: ignore[union-attr]
        chairs = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
        refusal = anna.post(f"{asked}/fork", {"at": answers, "seats": chairs}, 403)["error"]
        assert (refusal["reason"], refusal["args"]) == ("fork_unsettled", {"most": 0})
        anna.post(f"{asked}/fork", {"at": 0, "seats": chairs})
        link = anna.post(f"{asked}/invite", {"seat": 1})["link"]
        refusal = berta.post(f"{asked}/sit", {"seat": 1, "link": link}, 403)["error"]
        assert refusal["reason"] == "seat_seen"


@pytest.mark.parametrize(("game", "bots"), [("wallenstein", 2), ("thirty_years_war", 1)])
def test_nobody_takes_a_seat_that_somebody_has_seen_in_a_fork(
    game: str, bots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    @story()
    async def seen(room: Room) -> None:
        table = await against_bots(room, game, bots)
        made = await fork(room, table, 0)
        for known in (table, made):
            assert await refused(sit(known, room.berta, 1), "not_allowed") == SEEN
            assert all(
                room.anna.id in (seat.user, *seat.known_to)
                for seat in await room.store.seats(known.row.id)
            )
        await seats.stand(table, room.anna, 0, "random")
        await sit(table, room.berta, 1)
        assert await refused(sit(table, room.anna, 0), "not_allowed")

    seen(monkeypatch)


@story()
async def test_a_bots_seat_that_nobody_has_seen_is_free_for_friends(room: Room) -> None:
    table = await against_bots(room)
    await sit(table, room.berta, 1)
    assert table.seats[1].user == room.berta.id


@story()
async def test_nobody_takes_over_from_one_who_plays_on_beside_it(room: Room) -> None:
    table = await room.table("me", "hot", "random")
    await first_card(table, 0, "a")
    assert await refused(sit(table, room.berta, 1), "not_allowed") == SEEN
    await seats.stand(table, room.anna, 0, "random")
    await sit(table, room.berta, 1)
    assert table.seats[1].known_to == (room.anna.id,)


@story()
async def test_nobody_plays_against_one_who_once_sat_on_a_bots_seat(room: Room) -> None:
    table = await against_bots(room)
    await sit(table, room.anna, 1)
    await seats.stand(table, room.anna, 1, "random")
    for seat in (1, 2):
        assert await refused(sit(table, room.berta, seat), "not_allowed") == SEEN


@story()
async def test_nobody_sits_down_beside_the_one_who_brought_the_record(room: Room) -> None:
    first = await room.table("me", "hot", "random")
    brought = uploaded(await first.current_match())
    table = await new_tables.upload(room.tables, brought, room.berta)
    assert table.seats[0].user == room.berta.id
    assert await refused(sit(table, room.carla, 2), "not_allowed") == SEEN


@story()
async def test_who_forks_a_finished_game_knows_its_seats_too(room: Room) -> None:
    table = await room.table("me", "open", "random")
    await sit(table, room.berta, 1)
    await seats.start_if_full(table)
    match = await table.current_match()
    await refused(new_tables.forkable_match(table, room.anna, 0, 0), "not_allowed")
    await table.change_row(state="over")
    assert await new_tables.forkable_match(table, room.carla, 0, 0) is match
    assert [seat.known_to for seat in table.seats] == [()] * 3, "all may know of it"
    chairs = [Chair("me"), Chair("bot", bot="random"), Chair("bot", bot="random")]
    made = await new_tables.fork(room.tables, table, match, 0, chairs, room.carla, "")
    assert await refused(sit(made, room.dora, 1), "not_allowed") == SEEN


@story()
async def test_a_server_that_has_not_heard_of_a_fork_seats_nobody(room: Room) -> None:
    table = await against_bots(room)
    seat = table.seats[1]
    await room.store.change_seat(table.row.id, replace(seat, known_to=(room.anna.id,)), seat)
    with pytest.raises(Conflict, match="not what it was any more"):
        await sit(table, room.berta, 1)
