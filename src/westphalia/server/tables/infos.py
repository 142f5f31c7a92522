"""The information about one table, made once for all who ask until something changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from westphalia.server.tables.company import Votes
from westphalia.server.tables.info import (
    CompanyInfo,
    Motions,
    People,
    TableInfo,
    concerned,
    own_info,
    public_info,
)
from westphalia.server.tables.late import NEVER, next_overdue, overdue, votes_for_bot

if TYPE_CHECKING:
    from westphalia.server.tables.table import Table


class TableInfos:
    """What clients are told of a table: the same for everybody, with what is theirs marked.

    It does not keep the table, which keeps it: one that is let go leaves the memory at once.
    """

    def __init__(self) -> None:
        self._public: TableInfo | None = None
        self._good_until = NEVER
        self._texts: dict[int, bytes] = {}

    def clear(self) -> None:
        self._public = None

    def of(self, table: Table, user: int) -> TableInfo:
        return own_info(self._for_all(table), table.row, table.seats, user)

    def text(self, table: Table, user: int) -> bytes:
        public, user = self._for_all(table), concerned(table.row, table.seats, user)
        if user not in self._texts:
            own = own_info(public, table.row, table.seats, user)
            self._texts[user] = msgspec.json.encode(own)
        return self._texts[user]

    def _for_all(self, table: Table) -> TableInfo:
        clocks_run = table.row.bank and table.row.state == "playing"
        if self._public is None or clocks_run or table.now() >= self._good_until:
            self._good_until = next_overdue(table)
            people = People(table.subscribers.people, table.time_left, table.accounts)
            company = company_info(table)
            self._public = public_info(table.row, table.seats, table.progress, people, company)
            self._texts.clear()
        return self._public


def company_info(table: Table) -> CompanyInfo:
    """What the people of a table have decided, and who is late now."""
    company, seats = table.talk.company, table.seats
    late = [seat.seat for seat in seats if overdue(table, seat)]
    wanted = {seat: voters(votes_for_bot(table, seat)) for seat in late}
    return CompanyInfo(
        motions=Motions(
            voters(company.for_pause),
            voters(company.for_draw),
            {seat: votes for seat, votes in wanted.items() if votes},
        ),
        overdue=late,
        given=company.given,
        resigned=[seat.seat for seat in seats if company.has_resigned(seat)],
    )


def voters(votes: Votes) -> list[int]:
    return sorted(vote.seat for vote in votes.values())
