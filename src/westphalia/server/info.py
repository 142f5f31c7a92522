"""What is told about a table to whoever asks: who sits there, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from westphalia.server.store import SeatRow, TableRow

OVERLAY = "data"  # an overlay of printed values is kept among the options, as JSON


class Clock(msgspec.Struct, frozen=True):
    bank: int = 0
    increment: int = 0


class SeatInfo(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    bot: str | None
    you: bool
    present: bool
    stand_in: str | None
    when_out: str
    left: float | None


class TableInfo(msgspec.Struct, frozen=True):
    """See docs/protocol.md."""

    id: str
    game: str
    version: str
    title: str
    modules: tuple[str, ...]
    options: dict[str, str]
    public: bool
    state: str
    clock: Clock
    created: float
    changed: float
    yours: bool
    owner: bool
    parent: str | None
    commitment: str | None
    waiting: list[int]
    year: int | None
    season: str | None
    result: dict[str, Any] | None
    seats: list[SeatInfo]


class Moment(msgspec.Struct, frozen=True):
    """What the position adds to the row of a table; all may know it."""

    waiting: list[int] = []
    when: dict[str, Any] = {}
    commitment: str = ""  # empty: the match goes on from a record, and nothing binds its chance


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    moment: Moment,
    user: int,
    present: Collection[int] = (),
    left: Callable[[int], float | None] = lambda seat: None,
) -> TableInfo:
    """The table as *user* (0 is a stranger) is told of it."""
    return TableInfo(
        id=row.id,
        game=row.game,
        version=row.version,
        title=row.title,
        modules=row.modules,
        options=options_of(row)[0],
        public=row.public,
        state=row.state,
        clock=Clock(row.bank, row.increment),
        created=row.created,
        changed=row.changed,
        yours=bool(user) and (row.owner == user or any(seat.user == user for seat in seats)),
        owner=bool(user) and row.owner == user,
        parent=row.parent or None,
        commitment=moment.commitment or None,
        waiting=moment.waiting,
        year=moment.when.get("year"),
        season=moment.when.get("season"),
        result=msgspec.json.decode(row.result) if row.result else None,
        seats=[seat_info(seat, user, present, left(seat.seat)) for seat in seats],
    )


def seat_info(seat: SeatRow, user: int, present: Collection[int], left: float | None) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot or None,
        you=bool(user) and seat.user == user,
        present=seat.user in present,
        stand_in=seat.stand_in or None,
        when_out=seat.when_out,
        left=left,
    )


def options_of(row: TableRow) -> tuple[dict[str, str], dict[str, Any]]:
    """The options agreed on, and the overlay of printed values."""
    options = dict(row.options)
    overlay = options.pop(OVERLAY, "")
    return options, msgspec.json.decode(overlay) if overlay else {}
