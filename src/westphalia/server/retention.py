"""What is kept for how long: what is due to go, and its going; the same at the console."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from westphalia.server.moderation import Hold, unheard, unheld
from westphalia.server.settings import Keep
from westphalia.server.store.rows import User
from westphalia.server.store.store import Store
from westphalia.server.tables.account_deletion import erase

DAY: Final = 24 * 3600.0
STATES: Final = {"waiting": "open", "stalled": "playing", "finished": "over"}


class Due(NamedTuple):
    """What has become too old: people and tables by name, rows by kind and number."""

    guests: list[User]
    banned: list[User]
    tables: dict[str, list[str]]
    rows: dict[str, int]

    def counts(self) -> dict[str, int]:
        """How much is due of each kind, where anything is."""
        people = {"guests": len(self.guests), "banned": len(self.banned)}
        tables = {kind: len(ids) for kind, ids in self.tables.items()}
        return {kind: n for kind, n in {**people, **tables, **self.rows}.items() if n}


async def due(store: Store, keep: Keep, now: float) -> Due:
    """What is older than it is kept; of what is kept for good there is nothing."""

    def since(days: int) -> float:
        return now - days * DAY

    guests = await store.idle_guests(since(keep.guests), now - DAY) if keep.guests else []
    banned = await store.banned_for_good(since(keep.banned)) if keep.banned else []
    days = {"waiting": keep.waiting, "stalled": keep.stalled, "finished": keep.finished}
    tables = {
        kind: await store.old_tables(STATES[kind], since(each))
        for kind, each in days.items()
        if each
    }
    days = {"addresses": keep.addresses, "talk": keep.talk, "reports": keep.reports}
    rows = {kind: await store.old_rows(kind, since(each)) for kind, each in days.items() if each}
    return Due(guests, banned, tables, {**rows, "bans": await store.old_rows("bans", now)})


async def let_go(
    store: Store,
    keep: Keep,
    now: float,
    hold: Hold = unheld,
    follow: Callable[[str], Awaitable[None]] = unheard,
) -> dict[str, int]:
    """Lets everything go that is due, and returns how much it was; see ``Moderation`` for both."""
    found = await due(store, keep, now)
    for user in [*found.guests, *found.banned]:
        await erase(store, user, hold)
    for table_id in [each for ids in found.tables.values() for each in ids]:
        await store.delete_table(table_id)
        await follow(table_id)
    kept = {"addresses": keep.addresses, "talk": keep.talk, "reports": keep.reports, "bans": 0}
    for kind, number in found.rows.items():
        if number:
            await store.drop_old_rows(kind, now - kept[kind] * DAY)
    return found.counts()
