"""Both stores count attempts and sessions alike, and take in what older ones have kept."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.postgres_server import PostgresServer
from tests.server.room import refused
from tests.server.store_kit import SEATS, numbered, table

from westphalia.server.accounts import Accounts
from westphalia.server.store import accounts
from westphalia.server.store.postgres import PgConnection, connect, open_postgres
from westphalia.server.store.rows import (
    Account,
    Ban,
    BotPolicy,
    BotRow,
    Conflict,
    SeatRow,
    Session,
    StoreError,
)
from westphalia.server.store.store import Store

pytestmark = pytest.mark.anyio


async def waits(store: Store, user: int, address: str, times: int) -> list[float]:
    """How long each further attempt has to wait, if each is made as soon as it may be."""
    now, found = 1000.0, []
    for _ in range(times):
        while wait := await store.try_password(user, address, now, alone=False):
            found.append(wait)
            now += wait
    return found


async def test_a_login_waits_for_a_new_password_that_is_not_committed_yet(
    postgres: PostgresServer,
) -> None:
    """At another server it has ended all tokens that it saw, and this one is none of them."""
    store = await open_postgres(postgres.fresh())
    other = await connect(store.address)
    try:
        anna = await store.add_user("Anna", "old")
        await other.execute("BEGIN")
        await other.execute("UPDATE users SET password = 'new' WHERE id = %s", (anna.id,))
        await other.execute("DELETE FROM tokens WHERE user_id = %s", (anna.id,))
        login = asyncio.create_task(Accounts(store, lambda: 1.0, 1).issue_token(anna))
        watch = await connect(store.address)
        while not login.done() and not await waits_for_a_lock(watch):
            await asyncio.sleep(0.01)
        await watch.close()
        await other.execute("COMMIT")
        await refused(login, "unauthorised")
        assert await store.sessions(anna.id) == []
    finally:
        await other.close()
        await store.close()


async def waits_for_a_lock(connection: PgConnection) -> bool:
    cursor = await connection.execute("SELECT count(*) FROM pg_locks WHERE NOT granted")
    return await cursor.fetchone() != (0,)


async def test_the_wait_doubles_up_to_a_quarter_of_an_hour(store: Store) -> None:
    anna = await store.add_user("Anna", "p")
    doubled = [2.0**n for n in range(10)]
    assert await waits(store, anna.id, "a", 18) == [*doubled, 900.0, 900.0]


async def test_many_addresses_delay_the_owner_half_a_minute_at_most(store: Store) -> None:
    anna = await store.add_user("Anna", "p")
    found = [await store.try_password(anna.id, f"a{n}", 1000.0, alone=False) for n in range(22)]
    assert found == [0.0] * 22, "the owner may be the one who comes from another address"
    again = [await store.try_password(anna.id, f"a{n}", 1000.0, alone=False) for n in range(22)]
    assert again == [1.0] * 22


async def test_so_many_may_try_for_the_first_time_while_an_account_waits(store: Store) -> None:
    anna = await store.add_user("Anna", "p")
    most = accounts.ALL_ADDRESSES[0] + accounts.FIRST_TRIES[0] + 2
    found = [await store.try_password(anna.id, f"a{n}", 1000.0, False) for n in range(most + 1)]
    assert found == [0.0] * most + [1.0]
    now = 1001.0
    for n in range(40):
        now += await store.try_password(anna.id, f"b{n}", now, alone=False)
    assert await store.try_password(anna.id, "home", now, alone=False) <= 30.0
    assert await store.try_password(anna.id, "own", now, alone=True) == 0.0
    assert await store.try_password(anna.id, "home", now + 30, alone=False) == 0.0


async def test_a_right_password_and_a_quiet_day_forgive(store: Store) -> None:
    anna = await store.add_user("Anna", "p")
    for _ in range(6):
        assert await store.try_password(anna.id, "a", 1000.0, alone=False) == 0.0
    assert await store.try_password(anna.id, "a", 1000.0, alone=False) == 1.0
    await store.forget_attempts(anna.id, "a")
    for _ in range(6):
        assert await store.try_password(anna.id, "a", 1000.0, alone=False) == 0.0
    for _ in range(3):
        assert await store.try_password(anna.id, "a", 1000.0 + 86_402, alone=False) == 0.0
    await store.forget_attempts(anna.id, "a")
    for _ in range(7):
        await store.try_password(anna.id, "a", 1000.0, alone=False)
    await store.drop_expired(1000.0, 0.0)
    assert await store.try_password(anna.id, "a", 1000.0, alone=False) == 1.0
    await store.drop_expired(1002.0 + 86_400, 0.0)
    assert await store.try_password(anna.id, "a", 1000.0, alone=False) == 0.0


async def test_attempts_at_the_same_moment_are_counted_each(store: Store) -> None:
    anna = await store.add_user("Anna", "p")
    tries = [store.try_password(anna.id, "a", 1000.0, alone=False) for _ in range(40)]
    found = await asyncio.gather(*tries)
    assert found.count(0.0) == 6


async def test_sessions_are_kept_with_their_times(store: Store) -> None:
    anna = await store.add_user("Anna", "")
    await store.add_token("h1", anna.id, 1.5, "192.0.2.1", "Firefox")
    await store.add_token("h2", anna.id, 2.5)
    await store.touch_session("h1", 9.5)
    first, second = Session("h1", 1.5, 9.5, "192.0.2.1", "Firefox"), Session("h2", 2.5, 2.5)
    assert await store.session("h1") == (anna, first)
    assert await store.sessions(anna.id) == [first, second]
    await store.drop_expired(10.0, 7.0)
    assert await store.sessions(anna.id) == [first]
    assert await store.session("h2") is None


async def test_tokens_are_kept_with_their_names_and_scopes(store: Store) -> None:
    anna = await store.add_user("Anna", "secret")
    assert await store.add_token("a", anna.id, 1.0, "", "", "secret", "My program", "read play")
    assert not await store.add_token("b", anna.id, 1.0, "", "", "another", "My program", "read")
    kept = Session("a", 1.0, 1.0, name="My program", scopes="read play")
    assert await store.sessions(anna.id) == [kept]
    assert await store.session("a") == (anna, kept)


async def test_an_account_that_has_not_played_becomes_a_bot_for_good(store: Store) -> None:
    guest, anna, berta, carla = [
        await store.add_user(name, password)
        for name, password in (("Gast", ""), ("Anna", "x"), ("Berta", "x"), ("Carla", "x"))
    ]
    seats = [SeatRow(0, "person", "Anna", anna.id), SeatRow(1, "bot", "B", known_to=(berta.id,))]
    await store.add_table(table("a"), [*seats, SeatRow(2, "open", "Carla", asked=carla.id)])
    made = [await store.become_bot(user.id) for user in (guest, anna, berta, carla)]
    assert made == [False, False, False, True]
    assert await store.user(carla.id) == msgspec.structs.replace(carla, bot=True)
    assert await store.accounts_at("a") == {
        anna.id: Account("anna", False),
        carla.id: Account("carla", True),
    }
    assert await store.become_bot(carla.id), "once more is no harm"
    await store.change_user(msgspec.structs.replace(carla, name="Clara"))
    found = await store.user(carla.id)
    assert found
    assert found.bot, "whatever else changes"


async def test_bots_are_listed_with_their_policies_and_their_tables(store: Store) -> None:
    anna = await store.add_user("Anna", "x")
    two, one = [await store.add_user(name, "x") for name in ("Two", "One")]
    for bot in (one, two):
        await store.become_bot(bot.id)
    policy = BotPolicy(games=("wallenstein",), modules=(), bank=60, at_most=2)
    await store.put_policy(one.id, policy)
    await store.put_policy(anna.id, policy)
    await store.add_table(table("a"), [SeatRow(0, "person", "One", one.id), SeatRow(1, "open", "")])
    kept = [SeatRow(0, "open", "One", asked=one.id), SeatRow(1, "person", "Two", two.id)]
    await store.add_table(table("b"), kept)
    now = table("a").created + 3599.0
    over = msgspec.structs.replace(table("c"), state="over")
    old = msgspec.structs.replace(table("d"), created=now - 3601.0)
    begun = msgspec.structs.replace(old, id="e", state="playing")
    for row in (over, old):
        await store.add_table(row, [SeatRow(0, "person", "Two", two.id)])
    await store.add_table(begun, [SeatRow(0, "person", "One", one.id)])
    assert await store.bots(now, anna.id, two.id, one.id) == [
        BotRow(one.id, "One", policy, 3),
        BotRow(two.id, "Two", BotPolicy(), 1),
    ]


async def test_a_new_password_ends_all_sessions_but_one_or_changes_nothing(
    store: Store,
) -> None:
    anna, ben = await store.add_user("Anna", "p"), await store.add_user("Ben", "p")
    for token, user in (("h1", anna), ("h2", anna), ("h3", anna), ("h4", ben)):
        await store.add_token(token, user.id, 1.5)
    changed = msgspec.structs.replace(anna, password="q")
    with pytest.raises(Conflict, match="taken"):
        await store.change_password(msgspec.structs.replace(changed, name="Ben"), keep="h2")
    assert len(await store.sessions(anna.id)) == 3
    assert sorted(await store.change_password(changed, keep="h2")) == ["h1", "h3"]
    assert [session.token_hash for session in await store.sessions(anna.id)] == ["h2"]
    assert await store.user(anna.id) == changed
    assert await store.token_user("h4") == ben
    assert await store.change_password(anna) == ["h2"]


async def test_who_is_deleted_leaves_nothing_but_what_others_need(store: Store) -> None:
    anna, ben = await store.add_user("Anna", "p"), await store.add_user("Ben", "")
    await store.add_token("h1", anna.id, 1.5)
    await store.try_password(anna.id, "a", 1.0, alone=False)
    seats = [SeatRow(0, "person", "Anna", anna.id), SeatRow(1, "bot", "b", known_to=(anna.id, 77))]
    await store.add_table(table("a", owner=anna.id), seats)
    await store.add_table(table("b"), [SeatRow(0, "bot", "b", known_to=(anna.id + 100,))])
    assert await store.seats_known(anna.id) == [("a", seat) for seat in seats]
    await store.delete_user(anna.id)
    assert await store.user(anna.id) is None
    assert await store.session("h1") is None
    made = await store.table("a")
    assert made
    assert made.owner == 0
    assert [seat.user for seat in await store.seats("a")] == [0, 0]
    assert await store.user(ben.id) == ben


async def test_a_deleted_table_is_gone_with_all_that_hangs_on_it(store: Store) -> None:
    for name in ("a", "b"):
        await store.add_table(table(name), SEATS)
        await store.append(name, numbered(1, 2), key="k")
        await store.put_draft(name, 0, "{}")
    await store.delete_table("a")
    assert await store.table("a") is None
    assert await store.seats("a") == []
    assert await store.lines("a") == []
    assert await store.lines("b") == numbered(1, 2)


async def test_what_an_operator_decides_is_not_undone_by_a_server(store: Store) -> None:
    await store.add_table(table("a"), SEATS)
    anna = await store.add_user("Anna", "")
    await store.freeze_table("a", True)
    await store.hand_over("a", anna.id, "Anna's")
    await store.hand_over("a", anna.id)
    await store.change_table(table("a", title="other", changed=7.0))
    made = await store.table("a")
    assert made
    assert (made.frozen, made.owner, made.title, made.changed) == (True, anna.id, "Anna's", 7.0)
    await store.hand_over("a", 0)
    made = await store.table("a")
    assert made
    assert made.owner == 0
    with pytest.raises(StoreError, match="no table 'b'"):
        await store.hand_over("b", anna.id)
    await store.add_ban(Ban("user", "7", 1.0))
    await store.add_ban(Ban("user", "7", 2.0))
    assert await store.bans() == [Ban("user", "7", 2.0)]
    assert await store.drop_ban("user", "7")
    assert not await store.drop_ban("user", "7")


async def test_a_table_that_is_over_stays_over(store: Store) -> None:
    """A server that has not heard of it yet writes what it knows."""
    await store.add_table(table("a", state="playing"), SEATS)
    await store.change_table(table("a", state="over"))
    await store.change_table(table("a", state="over", result="{}"))
    await store.change_table(table("a", state="playing", changed=7.0))
    made = await store.table("a")
    assert made
    assert (made.state, made.result, made.changed) == ("over", "{}", 7.0)
