"""Tournaments in both stores: each step is done once, whoever tries it, and outlasts a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.store_kit import Opener

from westphalia.server.store.rows import FORMER_PLAYER, Conflict, SeatRow, TableRow, User
from westphalia.server.store.store import Store
from westphalia.server.store.tournaments import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    EntrantRow,
    GameRow,
    TournamentRow,
    TournamentRules,
)

pytestmark = pytest.mark.anyio

RULES = TournamentRules("thirty_years_war", "swiss", 2, places=2, rounds=3)
CUP = "cup1"


async def people(store: Store, count: int) -> list[User]:
    names = ["Anna", "Berta", "Carla", "Dora"][:count]
    return [await store.add_user(name, f"hash of {name}") for name in names]


async def set_up(store: Store, organiser: User, rules: TournamentRules = RULES) -> TournamentRow:
    row = TournamentRow(CUP, organiser.id, "Cup", rules, "seed", OPEN, 0, 0.0, 1.0, 1.0)
    assert await store.add_tournament(row, 3)
    return row


def table(number: int) -> TableRow:
    return TableRow(
        f"t{number}", 0, "thirty_years_war", "1", "Cup", (), {}, "ae" * 32,
        public=False, bank=0, increment=0, state="open", created=1.0, changed=1.0,
    )  # fmt: skip


async def test_a_tournament_is_read_as_it_was_written(store: Store, reopen: Opener) -> None:
    anna, berta = await people(store, 2)
    row = await set_up(store, anna, replace(RULES, options={"a": "b"}, modules=("m",)))
    joined = await store.join_tournament(CUP, berta.id, "Berta", False, 2.0)
    assert joined == EntrantRow(1, berta.id, "Berta")
    games = [GameRow(1, 1, (1,), shares=("1",)), GameRow(2, 1, (1, 2), 3, 4, paid=("1/4", "-1/4"))]
    assert await store.begin_tournament(CUP, [EntrantRow(2, 0, "Opitz", "captain")], 1, 3.0)
    assert await store.add_round(CUP, 1, games, 9.0, 4.0)
    again = await reopen()
    assert await again.tournament(CUP) == replace(row, state=RUNNING, turn=1, due=9.0, changed=4.0)
    assert await again.entrants(CUP) == [joined, EntrantRow(2, 0, "Opitz", "captain")]
    assert await again.tournament_games(CUP) == games
    assert await again.entrant_counts([CUP]) == {CUP: 2}
    assert [row.id for row in await again.tournaments_of(berta.id, 5)] == [CUP]
    assert await again.tournaments([OPEN, OVER], 5) == []


async def test_of_many_who_join_at_once_only_as_many_as_there_are_places_do(
    store: Store, reopen: Opener
) -> None:
    anna, *others = await people(store, 4)
    await set_up(store, anna)
    stores = [store, await reopen(), store]
    tries = [
        each.join_tournament(CUP, person.id, person.name, False, 2.0)
        for each, person in zip(stores, others, strict=True)
        for _ in range(2)
    ]
    found = [each for each in await asyncio.gather(*tries, return_exceptions=True) if each]
    entrants = [each for each in found if isinstance(each, EntrantRow)]
    assert len(entrants) == 2
    assert len({entrant.user for entrant in entrants}) == 2
    assert len(await store.entrants(CUP)) == 2


async def test_a_round_and_a_table_are_made_once(store: Store, reopen: Opener) -> None:
    anna, berta = await people(store, 2)
    await set_up(store, anna)
    await store.join_tournament(CUP, anna.id, "Anna", False, 2.0)
    await store.join_tournament(CUP, berta.id, "Berta", False, 2.0)
    assert not await store.begin_tournament(CUP, [], 1, 3.0), "somebody joined since"
    assert await store.begin_tournament(CUP, [], 2, 3.0)
    other = await reopen()
    game = GameRow(1, 1, (1, 2))
    done = [await each.add_round(CUP, 1, [game], 0.0, 4.0) for each in (store, other)]
    assert done == [True, False]
    seats = [SeatRow(0, "person", "Anna", anna.id), SeatRow(1, "person", "Berta", berta.id)]
    given = [
        await each.give_table(CUP, 1, table(number), seats, [])
        for number, each in enumerate((store, other))
    ]
    assert given == [True, False]
    assert [row.id for row in await store.latest_tables(5)] == ["t0"]
    assert await store.tournament_at("t0") == CUP
    shares = [await each.put_shares(CUP, 1, ["1", "0"], 5.0) for each in (store, other)]
    assert shares == [True, False]
    assert await store.tournament_games(CUP) == [replace(game, table="t0", shares=("1", "0"))]


async def test_a_place_goes_to_one_only(store: Store) -> None:
    anna, berta, carla = await people(store, 3)
    await set_up(store, anna)
    was = await store.join_tournament(CUP, berta.id, "Berta", False, 2.0)
    assert was
    standing = await store.join_tournament(CUP, carla.id, "Carla", True, 2.0)
    assert standing
    heir = replace(was, user=carla.id, name="Carla", first=berta.id, before="Berta", held=3.0)
    await store.take_over_place(CUP, heir, was, standing.number)
    assert await store.entrants(CUP) == [heir]
    with pytest.raises(Conflict):
        await store.take_over_place(CUP, replace(heir, user=0, bot="captain"), was)
    with pytest.raises(Conflict):
        await store.take_over_place(CUP, heir, heir, standing.number)
    assert await store.entrants(CUP) == [heir]


async def test_one_server_has_the_lease_until_it_is_out(store: Store) -> None:
    (anna,) = await people(store, 1)
    await set_up(store, anna)
    assert await store.lease_tournament(CUP, "one", 10.0, 20.0)
    assert not await store.lease_tournament(CUP, "two", 19.0, 30.0)
    assert await store.lease_tournament(CUP, "one", 19.0, 25.0)
    assert await store.lease_tournament(CUP, "two", 25.0, 30.0)
    assert await store.end_tournament(CUP, OVER, 31.0)
    assert not await store.end_tournament(CUP, CANCELLED, 32.0)
    assert not await store.lease_tournament(CUP, "two", 31.0, 40.0)


async def test_names_are_those_of_now_and_none_of_who_has_left_for_good(store: Store) -> None:
    anna, berta, carla = await people(store, 3)
    await set_up(store, anna)
    was = await store.join_tournament(CUP, berta.id, "Berta", False, 2.0)
    assert was
    heir = replace(was, user=carla.id, name="Carla", first=berta.id, before="Berta")
    await store.take_over_place(CUP, heir, was)
    await store.change_user(replace(carla, name="Clara"))
    (now,) = await store.entrants(CUP)
    assert (now.name, now.before) == ("Clara", "Berta")
    for person in (anna, berta, carla):
        await store.delete_user(person.id)
    (now,) = await store.entrants(CUP)
    assert (now.user, now.name, now.before) == (0, FORMER_PLAYER, FORMER_PLAYER)
    row = await store.tournament(CUP)
    assert row
    assert (row.organiser, row.state) == (0, CANCELLED)


async def test_a_dump_has_it_all(store: Store, tmp_path: Path) -> None:
    anna, berta = await people(store, 2)
    await set_up(store, anna)
    await store.join_tournament(CUP, berta.id, "Berta", False, 2.0)
    await store.begin_tournament(CUP, [], 1, 3.0)
    await store.add_round(CUP, 1, [GameRow(1, 1, (1,))], 0.0, 4.0)
    await store.dump(str(tmp_path / "dump"))
    text = (tmp_path / "dump").read_text("utf-8")
    for name in ("tournaments", "entrants", "tournament_games"):
        assert f'"table":"{name}"' in text
