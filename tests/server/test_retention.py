"""What is old goes when its time is over, and nothing before; a dry run only tells of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.server.store_kit import set_up

from westphalia.server.retention import DAY, due, let_go
from westphalia.server.settings import Keep
from westphalia.server.store.moderation import Act
from westphalia.server.store.rows import Ban, Report, TalkRow, User
from westphalia.server.store.store import Store

NOW = 1_794_700_000.0 + 1000 * DAY
pytestmark = pytest.mark.anyio

KEEP = Keep(
    guests=10, waiting=20, stalled=30, finished=40, addresses=5, talk=15, reports=25, banned=35
)
FOR_GOOD = Keep(
    guests=0, waiting=0, stalled=0, finished=0, addresses=0, talk=0, reports=0, banned=0
)


def ago(days: float) -> float:
    return NOW - days * DAY


async def come(store: Store, name: str, days: float, password: str = "") -> User:
    """Somebody whose session began, and was used last, so many days ago."""
    user = await store.add_user(name, password)
    await store.add_token(f"hash of {name}", user.id, ago(days), "192.0.2.1", "Firefox")
    return user


@pytest.fixture
async def full(store: Store) -> Store:
    """Of every kind something that is just old enough to go, and something that is not."""
    old, young = await come(store, "Old", 11), await come(store, "Young", 9)
    await come(store, "Account", 400, "hash")
    banned = await come(store, "Banned", 400, "hash too")
    await store.add_ban(Ban("user", str(banned.id), ago(36)))
    for name, state, days in (
        *(("w1", "open", 21), ("w2", "open", 19), ("p1", "playing", 31), ("p2", "playing", 29)),
        *(("o1", "over", 41), ("o2", "over", 39)),
    ):
        await set_up(store, name)
        row = await store.table(name)
        assert row
        await store.change_table(replace(row, state=state, changed=ago(days)))
    for table in ("w2", "p2"):
        await store.add_talk(table, TalkRow(1, ago(90), "table", "hello", user=young.id), 9)
        await store.add_talk(table, TalkRow(2, ago(90), "act", "left", user=old.id), 9)
    for number, days in ((1, 26), (2, 24)):
        report = Report(0, ago(99), "w2", young.id, banned.id, "Banned", "ugly", "rude")
        await store.add_report(report, 9)
        done = Act(0, ago(days), 0, "console", "close", report=number)
        await store.close_report(number, done)
    await store.add_ban(Ban("mute", str(young.id), ago(9), NOW - 1))
    await store.add_ban(Ban("mute", str(old.id), ago(9), NOW + 1))
    await come(store, "Late", 3)
    return store


async def test_a_dry_run_tells_what_is_due_and_changes_nothing(full: Store) -> None:
    found = await due(full, KEEP, NOW)
    assert [user.name for user in found.guests] == ["Old"]
    assert [user.name for user in found.banned] == ["Banned"]
    assert found.tables == {"waiting": ["w1"], "stalled": ["p1"], "finished": ["o1"]}
    # of a session that ends it is the first to go
    assert found.rows == {"addresses": 4, "talk": 2, "reports": 1, "bans": 1}
    assert (await due(full, KEEP, NOW)).counts() == found.counts()


async def test_what_is_due_goes_once_and_the_rest_stays(full: Store) -> None:
    counts = (await due(full, KEEP, NOW)).counts()
    assert await let_go(full, KEEP, NOW) == counts
    assert (await due(full, KEEP, NOW)).counts() == {}
    assert {user.name for user in await full.users_like("", 99)} == {"Young", "Account", "Late"}
    assert {row.id for row in await full.latest_tables(99)} == {"w2", "p2", "o2"}
    assert [row.channel for row in await full.talk("p2")] == ["act"], "what was done stays"
    young = (await full.users_like("Young", 9))[0]
    [session] = await full.sessions(young.id)
    assert (session.address, session.device) == ("", "")
    late = (await full.users_like("Late", 9))[0]
    assert (await full.sessions(late.id))[0].address == "192.0.2.1"
    assert [ban.kind for ban in await full.bans()] == ["user", "mute"]


async def test_what_is_kept_for_good_stays_but_bans_that_have_ended(full: Store) -> None:
    assert (await due(full, FOR_GOOD, NOW)).counts() == {"bans": 1}


async def test_a_guest_who_is_just_arriving_is_not_taken_for_one_who_has_gone(
    store: Store,
) -> None:
    await come(store, "Somebody", 20, "hash")
    arriving = await store.add_user("Arriving", "")
    assert (await due(store, KEEP, NOW)).guests == []
    await come(store, "Later", 2, "hash")
    assert (await due(store, KEEP, NOW)).guests == [arriving]
