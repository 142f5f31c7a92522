"""Finding each other: tickets of people who seek a table, wanted seats, tables that wait."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from westphalia.server.store.rows import Conflict, LineRow, SeatRow, TableRow
from westphalia.server.store.tables import (
    TABLE_FIELDS,
    insert_table,
    list_tables,
    tables_under_way,
)
from westphalia.server.store.work import (
    Database,
    Statement,
    Work,
    from_first,
    from_row,
    from_rows,
    placeholders,
    reads,
    to_values,
    writes,
)

TICKETS: Final = "tickets"  # the notification that there are others than before
TICKET_COLUMNS: Final = (
    "user_id, game, seats, modules, live, rated, low, high, bots_after, since, seen, table_id"
)

# A seat is wanted since an act about it, until its person or somebody else plays on: the same as
# in server/tables/votes.py, over all tables.
WANTED: Final = """
WHERE public = 1 AND state = 'playing' AND EXISTS (
    SELECT 1 FROM talk AS offer WHERE offer.table_id = tables.id
    AND offer.text IN ('seat_offered', 'resigned', 'left') AND offer.channel = 'act'
    AND NOT EXISTS (
        SELECT 1 FROM talk AS later WHERE later.table_id = tables.id AND later.n > offer.n
        AND later.channel = 'act' AND (
            (later.text = 'taken_back' AND later.seat
                = CASE offer.text WHEN 'seat_offered' THEN offer.about ELSE offer.seat END)
            OR (later.text = 'substituted' AND later.about
                = CASE offer.text WHEN 'seat_offered' THEN offer.about ELSE offer.seat END)
        )
    )
) AND EXISTS (
    SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person' AND stand_in = ''
)"""


class Ticket(msgspec.Struct, frozen=True):
    """What table a person seeks; everybody has one at most.

    ``seats`` is 0 and ``modules`` none for any.  A ``live`` one ends when its person's browser was
    not ``seen`` for a while.  ``low`` and ``high`` bound the ratings of the others; 0 is no bound.
    ``bots_after`` so many seconds bots take the seats that are still empty; 0 is never.  ``table``
    is where its person was seated.
    """

    user: int
    game: str
    seats: int
    modules: tuple[str, ...] | None
    live: bool
    rated: bool
    low: int
    high: int
    bots_after: int
    since: float
    seen: float
    table: str = ""


class Finding(Database):
    """The methods of a store by which people find each other."""

    # tickets

    @writes(notify=lambda ticket: TICKETS)
    def put_ticket(self, ticket: Ticket) -> Work[None]:
        """Puts a ticket in place of the one that its person had."""
        yield Statement("DELETE FROM tickets WHERE user_id = ?", (ticket.user,))
        values = to_values(ticket)
        sql = f"INSERT INTO tickets ({TICKET_COLUMNS}) VALUES {placeholders(1, len(values))}"
        yield Statement(sql, values, "another ticket of this person was faster")

    @writes(notify=lambda user: TICKETS)
    def drop_ticket(self, user: int) -> Work[None]:
        yield Statement("DELETE FROM tickets WHERE user_id = ?", (user,))

    @reads
    def ticket(self, user: int) -> Work[Ticket | None]:
        sql = f"SELECT {TICKET_COLUMNS} FROM tickets WHERE user_id = ?"
        return from_first(Ticket, (yield Statement(sql, (user,))))

    @reads
    def tickets(self) -> Work[list[Ticket]]:
        """The tickets that wait, and those whose person was just seated; the oldest first."""
        sql = f"SELECT {TICKET_COLUMNS} FROM tickets ORDER BY since, user_id"
        return from_rows(Ticket, (yield Statement(sql)))

    @writes()
    def see_ticket(self, user: int, seen: float) -> Work[None]:
        """Notes that the browser of a person is still there."""
        yield Statement("UPDATE tickets SET seen = ? WHERE user_id = ?", (seen, user))

    @writes()
    def drop_old_tickets(self, unseen: float, old: float) -> Work[None]:
        """Drops live tickets not seen since a moment, and all that are older than another."""
        sql = "DELETE FROM tickets WHERE (live = 1 AND seen < ?) OR since < ?"
        yield Statement(sql, (unseen, old))

    @writes()
    def claim_ticket(self, ticket: Ticket, table_id: str) -> Work[bool]:
        """Gives a ticket to a table, unless it was put away or given to another one."""
        return (yield from claim([ticket], table_id))

    @writes(notify=lambda ticket: TICKETS)
    def release_ticket(self, ticket: Ticket, table_id: str) -> Work[None]:
        """Lets a ticket wait again that was given to a table whose seat was taken."""
        sql = "UPDATE tickets SET table_id = '' WHERE user_id = ? AND since = ? AND table_id = ?"
        yield Statement(sql, (ticket.user, ticket.since, table_id))

    @writes()
    def add_found_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow],
        tickets: Sequence[Ticket],
        most: int,
    ) -> Work[None]:
        """Adds a table for people who have sought one, and gives it their tickets, all or nothing.

        A Conflict says that a ticket was put away, or given to another table; or that the first of
        these people has *most* tables under way.
        """
        if (yield from tables_under_way(table.owner)) >= most:
            raise Conflict(f"user {table.owner} has {most} tables under way already")
        yield from insert_table(table, seats, lines)
        if not (yield from claim(tickets, table.id)):
            raise Conflict("a ticket was put away, or is given to another table")

    # who does what only one server may do

    @writes()
    def hold(self, name: str, holder: str, now: float, until: float) -> Work[bool]:
        """Takes a lease, or keeps it; False while another server holds it."""
        rows = yield Statement(
            "INSERT INTO leases (name, holder, until) VALUES (?, ?, ?)"
            " ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until"
            " WHERE leases.holder = excluded.holder OR leases.until <= ? RETURNING name",
            (name, holder, until, now),
        )
        return bool(rows)

    # who avoids whom

    @reads
    def blocks_among(self, people: Collection[int]) -> Work[list[tuple[int, int]]]:
        """The pairs of these people of whom the first avoids the second everywhere."""
        if not people:
            return []
        some, users = placeholders(1, len(people)), sorted(people)
        rows = yield Statement(
            "SELECT user_id, other_id FROM avoided WHERE table_id = ''"
            f" AND user_id IN {some} AND other_id IN {some}",
            [*users, *users],
        )
        return [(int(str(user)), int(str(other))) for user, other in rows]

    @reads
    def number_under_way(self, person: int) -> Work[int]:
        """At how many tables that are not over a person has a seat, or is the owner."""
        return tables_under_way(person)

    @reads
    def number_asked(self, owner: int) -> Work[int]:
        """For how many people the owner of tables keeps a seat that they have not taken."""
        sql = (
            "SELECT COUNT(*) FROM seats JOIN tables ON tables.id = table_id"
            " WHERE owner = ? AND state = 'open' AND asked <> 0"
        )
        return int(str((yield Statement(sql, (owner,)))[0][0]))

    @reads
    def number_asking(self, person: int) -> Work[int]:
        """How many seats are kept for a person who has not taken them."""
        sql = (
            "SELECT COUNT(*) FROM seats JOIN tables ON tables.id = table_id"
            " WHERE asked = ? AND state = 'open'"
        )
        return int(str((yield Statement(sql, (person,)))[0][0]))

    # tables that seek people

    @reads
    def tables_with_wanted_seats(self, limit: int) -> Work[list[TableRow]]:
        """Listed games in which people play and a substitute is sought, the latest first."""
        return list_tables(" ".join(WANTED.split()), limit)

    @reads
    def tables_that_wait(
        self, before: float, limit: int
    ) -> Work[list[tuple[TableRow, str, float]]]:
        """Tables that have not begun, unchanged since a moment; the last act there, and when.

        Without an act it is empty, and the moment that of the table.
        """
        columns = ", ".join(f"tables.{name}" for name in TABLE_FIELDS)
        sql = (
            f"SELECT {columns}, coalesce(talk.text, ''), coalesce(talk.at, tables.changed)"
            " FROM tables LEFT JOIN talk ON talk.table_id = tables.id AND talk.n = ("
            "SELECT max(n) FROM talk WHERE talk.table_id = tables.id AND channel = 'act')"
            " WHERE tables.public IN (0, 1) AND tables.state = 'open' AND tables.changed < ?"
            " AND coalesce(talk.at, 0) < ? ORDER BY tables.changed, tables.id LIMIT ?"
        )
        rows = yield Statement(sql, (before, before, limit))
        return [(from_row(TableRow, row[:-2]), str(row[-2]), float(str(row[-1]))) for row in rows]


def claim(tickets: Sequence[Ticket], table_id: str) -> Work[bool]:
    """Gives tickets to a table; tells whether all of them still waited."""
    for ticket in tickets:
        sql = (
            "UPDATE tickets SET table_id = ? WHERE user_id = ? AND since = ? AND table_id = ''"
            " RETURNING user_id"
        )
        if not (yield Statement(sql, (table_id, ticket.user, ticket.since))):
            return False
    return True
