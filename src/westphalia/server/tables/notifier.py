"""The notifier: has people told who are away when it is their turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from westphalia.server.errors import Refusal
from westphalia.server.metrics import Metrics
from westphalia.server.notices.channels import Channels
from westphalia.server.notices.dispatcher import Dispatcher
from westphalia.server.notices.messages import Turn
from westphalia.server.store.rows import QueuedNotice
from westphalia.server.store.store import Store
from westphalia.server.tables.orders import ordered
from westphalia.server.tables.table import Table


class Notifier:
    """Notifies a seat once when it is asked, until it has answered all and is asked anew."""

    def __init__(
        self,
        store: Store,
        channels: Channels,
        metrics: Metrics,
        now: Callable[[], float],
        find: Callable[[str], Awaitable[Table]],
    ) -> None:
        self.find = find
        self.dispatcher = Dispatcher(store, channels, metrics, now, self.turn_of)
        self._asked: dict[str, set[int]] = {}  # seats that have not yet answered all, by table

    def assume_notified(self, table: Table) -> None:
        """Takes it that the seats asked at a table that was just loaded have been notified."""
        if table.snapshot:
            self._asked[table.row.id] = set(table.snapshot.open)

    def forget(self, table: Table) -> None:
        self._asked.pop(table.row.id, None)

    def notify_absent(self, table: Table) -> None:
        """Notifies the people who are newly asked and not connected."""
        snapshot = table.snapshot
        if snapshot is None:
            return
        notified = self._asked.get(table.row.id, set())
        asked = {seat: each for seat, each in snapshot.open.items() if not ordered(table, seat)}
        self._asked[table.row.id] = set(asked)
        for seat, question in asked.items():
            if seat not in notified and is_away(table, seat):
                user = table.seats[seat].user
                self.dispatcher.notify(user, table.row.id, seat, question.kind)

    async def turn_of(self, notice: QueuedNotice) -> Turn | None:
        """The turn that a notice is about; none if it was answered, or its person came."""
        try:
            table = await self.find(notice.table)
        except Refusal:  # it was deleted, or is of other rules
            return None
        question = table.snapshot.open.get(notice.seat) if table.snapshot else None
        own = question and table.seats[notice.seat].user == notice.user
        if not own or ordered(table, notice.seat) or not is_away(table, notice.seat):
            return None
        row = table.row
        return Turn(row.id, row.title, row.game, notice.seat, notice.kind)


def is_away(table: Table, seat: int) -> bool:
    """Tells whether a seat is that of a person who neither looks on nor has a bot for it."""
    row = table.seats[seat]
    return row.kind == "person" and row.user not in table.subscribers.people and not row.stand_in
