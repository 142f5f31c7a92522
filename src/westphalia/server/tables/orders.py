"""Standing orders, which answer for a seat: for its person alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict

import msgspec

from westphalia.engine.choice import Choice
from westphalia.engine.orders import (
    NO_TERM,
    OrderError,
    StandingOrders,
    checked_orders,
    sealed_orders,
)
from westphalia.engine.step import Seat
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.tables.answers import ByOrder
from westphalia.server.tables.seats import require_own_seat
from westphalia.server.tables.table import Table


class OrdersInfo(msgspec.Struct, frozen=True):
    """The orders of a seat as its person set them, and those that count now."""

    orders: dict[str, str]
    in_force: dict[str, str]


def read_orders(row: SeatRow) -> StandingOrders:
    return StandingOrders(**msgspec.json.decode(row.orders)) if row.orders else StandingOrders()


def term_of(table: Table) -> int:
    return table.game.order_term(table.snapshot.state) if table.snapshot else NO_TERM


def orders_info(table: Table, user: User, seat: Seat) -> OrdersInfo:
    stored = read_orders(require_own_seat(table, seat, user))
    term, sealed = term_of(table), sealed_orders(table.game.orders)
    return OrdersInfo(stored.kept(term, sealed), stored.in_force(term, sealed))


async def set_orders(table: Table, user: User, seat: Seat, wanted: Mapping[str, str]) -> None:
    """Keeps the orders of a seat; nobody else is told, not even that something has changed."""
    async with table.lock:
        await table.ensure_fresh()
        row = require_own_seat(table, seat, user)
        try:
            latest = checked_orders(table.game.orders, wanted)
        except OrderError as error:
            raise Refusal("bad_request", str(error)) from error
        sealed = sealed_orders(table.game.orders)
        standing = read_orders(row).changed(term_of(table), latest, sealed)
        text = msgspec.json.encode(asdict(standing)).decode()
        await table.change_seat(msgspec.structs.replace(row, orders=text), secretly=True)


def ordered(table: Table, seat: Seat) -> Choice | None:
    """The answer that the orders of a seat give to what it is asked now, if they give one."""
    snapshot, row = table.snapshot, table.seats[seat]
    question = snapshot.open.get(seat) if snapshot else None
    if snapshot is None or question is None or not row.orders:
        return None
    in_force = read_orders(row).in_force(term_of(table), sealed_orders(table.game.orders))
    return table.game.ordered(snapshot.state, seat, question, in_force)


def by_order(table: Table, seat: Seat, choice: Choice) -> Sequence[str]:
    """The answer of an order as it is given: like any other, or told as that of a sealed one."""
    snapshot = table.snapshot
    question = snapshot.open.get(seat) if snapshot else None
    asked = question.kind if question else ""
    sealed = any(order.sealed for order in table.game.orders if asked in order.kinds)
    return ByOrder([choice.text]) if sealed else [choice.text]
