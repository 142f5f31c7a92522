"""Both stores keep wishes, browsers and what is still to be sent alike."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.postgres_server import PostgresServer
from tests.server.store_kit import Opener, set_up

from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.rows import NoticePreferences, PushSubscription, QueuedNotice
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.store.store import Store

pytestmark = pytest.mark.anyio

WISHED = NoticePreferences(
    "de", "Europe/Berlin", 1320, 420, 60, "anna@example.net", True, ("mail talk", "push over")
)


def browser(name: str, session: str = "h", created: float = 1.5) -> PushSubscription:
    return PushSubscription(
        name, session, f"https://push.example/{name}", "p", "a", "Firefox", created
    )


def notice(
    user: int, table: str = "a", seat: int = 0, channel: str = "webhook", due: float = 10.0
) -> QueuedNotice:
    return QueuedNotice(user, channel, "your_turn", f"table/{table}", seat, "plan", due=due)


async def person(store: Store) -> int:
    anna = await store.add_user("Anna", "")
    await store.add_token("h", anna.id, 1.0)
    return anna.id


async def test_wishes_and_browsers_are_kept_and_go_with_their_person(store: Store) -> None:
    anna = await person(store)
    assert await store.recipient(anna + 1) is None
    empty = await store.recipient(anna)
    assert empty
    assert (empty.preferences, empty.browsers) == (NoticePreferences(), ())
    await store.put_preferences(anna, NoticePreferences())
    await store.put_preferences(anna, WISHED)
    await store.put_browser(anna, browser("x"), 10)
    kept = await store.recipient(anna)
    assert kept
    assert (kept.preferences, kept.browsers) == (WISHED, (browser("x"),))
    await set_up(store, "a")
    await store.enqueue([notice(anna)])
    await store.delete_user(anna)
    assert await store.recipient(anna) is None
    assert await store.next_due() is None


async def test_a_browser_goes_with_its_session_to_whoever_names_it_last(store: Store) -> None:
    anna, berta = await person(store), (await store.add_user("Berta", "")).id
    await store.add_token("h2", berta, 1.0)
    await store.put_browser(anna, browser("x"), 10)
    await store.put_browser(berta, browser("x", "h2"), 10)
    assert (await told(store, anna), await told(store, berta)) == ([], ["x"])
    await store.drop_token("h2")
    assert await told(store, berta) == []


async def told(store: Store, user: int) -> list[str]:
    found = await store.recipient(user)
    assert found
    return [each.id for each in found.browsers]


async def test_of_too_many_browsers_the_oldest_go(store: Store) -> None:
    anna = await person(store)
    for n in range(4):
        await store.put_browser(anna, browser(f"b{n}", created=float(n)), 3)
    assert await told(store, anna) == ["b3", "b2", "b1"]
    assert await store.drop_browser(anna, "b2")
    assert not await store.drop_browser(anna + 1, "b1")
    assert await told(store, anna) == ["b3", "b1"]


async def test_what_is_due_is_claimed_once_whoever_asks(store: Store, reopen: Opener) -> None:
    anna, other = await person(store), await reopen()
    await set_up(store, "a", "b")
    await store.enqueue([notice(anna), notice(anna, "b"), notice(anna, channel="mail", due=20.0)])
    assert await store.claim_notices(9.0, 100.0) == []
    claims = await asyncio.gather(*(each.claim_notices(10.0, 100.0) for each in (store, other) * 3))
    found = [[(each.place, each.attempts) for each in claim] for claim in claims if claim]
    assert found == [[("table/a", 1), ("table/b", 1)]]
    assert await store.next_due() == 20.0


async def test_what_waits_for_the_same_message_goes_with_it(store: Store) -> None:
    anna = await person(store)
    await set_up(store, "a", "b")
    await store.enqueue([notice(anna)])
    await store.enqueue([notice(anna, "b", due=500.0)])
    first = await store.claim_notices(10.0, 100.0)
    assert [each.place for each in first] == ["table/a", "table/b"]
    await store.postpone_notices(first[:1], 70.0, tried=True)
    await store.settle_notices(first[1:])
    again = await store.claim_notices(70.0, 170.0)
    assert [(each.place, each.attempts) for each in again] == [("table/a", 2)]
    await store.postpone_notices(again, 80.0, tried=False)
    assert [each.attempts for each in await store.claim_notices(80.0, 180.0)] == [2]


async def test_who_is_asked_anew_while_a_message_goes_out_is_told_of_it(store: Store) -> None:
    anna = await person(store)
    await set_up(store, "a")
    await store.enqueue([notice(anna)])
    claimed = await store.claim_notices(10.0, 100.0)
    await store.enqueue([notice(anna, due=30.0)])
    await store.settle_notices(claimed)
    assert await store.next_due() == 30.0


async def test_a_claim_that_nobody_settles_is_due_again(store: Store) -> None:
    anna = await person(store)
    await set_up(store, "a")
    await store.enqueue([notice(anna)])
    await store.claim_notices(10.0, 130.0)
    assert await store.claim_notices(129.0, 200.0) == []
    assert [each.attempts for each in await store.claim_notices(130.0, 250.0)] == [2]


async def test_the_time_of_the_latest_message_is_kept_whatever_is_wished(store: Store) -> None:
    anna = await person(store)
    await set_up(store, "a")
    await store.put_preferences(anna, WISHED)
    await store.enqueue([notice(anna, due=77.0)])
    await store.put_preferences(anna, msgspec.structs.replace(WISHED, language="fr"))
    kept = await store.recipient(anna)
    assert kept
    assert (kept.preferences.planned, kept.preferences.language) == (77.0, "fr")


async def test_a_key_is_made_once_for_all_servers(store: Store, reopen: Opener) -> None:
    other = await reopen()
    keys = await asyncio.gather(
        store.server_key("mail", "one"), other.server_key("mail", "two"), return_exceptions=True
    )
    assert keys[0] == keys[1]
    assert await other.server_key("mail", "three") == keys[0]
    assert await store.server_key("web push", "other") == "other"


async def test_a_dump_takes_all_of_it_along(
    store: Store, tmp_path: Path, postgres: PostgresServer
) -> None:
    anna = await person(store)
    await set_up(store, "a")
    await store.put_preferences(anna, WISHED)
    await store.put_browser(anna, browser("x"), 10)
    await store.enqueue([notice(anna, due=77.0)])
    await store.server_key("mail", "kept")
    path = str(tmp_path / "dump.ndjson")
    await store.dump(path)
    for other in (open_sqlite(tmp_path / "other.db"), await open_postgres(postgres.fresh())):
        await other.server_key("mail", "made before anybody came")
        await other.restore(path)
        assert await other.recipient(anna) == await store.recipient(anna)
        assert await other.next_due() == 77.0
        assert await other.server_key("mail", "new") == "kept"
        await other.close()
