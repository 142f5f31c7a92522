"""Find me a table: tickets of people who seek one, and the rounds in which they are seated."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Annotated, Final

import msgspec

from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.server.errors import Refusal
from westphalia.server.notices.kinds import Kind, at_table
from westphalia.server.store.finding import Ticket
from westphalia.server.store.rows import Conflict, SeatRow, StoreError, TableRow, User
from westphalia.server.tables import new_tables, seats
from westphalia.server.tables.info import OVERLAY, agreed_options
from westphalia.server.tables.matching import NEVER, Circle, Seating, WaitingTable, Wish, match
from westphalia.server.tables.rated import check_member
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.seats import bot_name, bot_row
from westphalia.server.tables.table import LIVE, Table

log = logging.getLogger("westphalia.server")

DAY: Final = 86_400
LONGEST_WAIT: Final = 30 * DAY  # of a ticket
UNSEEN: Final = 45.0  # seconds after which a browser is gone, and with it a live ticket
LOOK_AGAIN: Final = 10.0  # seconds between two notes that a browser is still there
ROUND: Final = 5.0  # seconds between rounds as long as anybody waits
LEASE: Final = 20.0  # seconds after which another server seats people, if this one has died
MATCHING: Final = "matching"  # the name of the lease
SEATED: Final = 600.0  # seconds for which a browser that is gone would be told of the seat
MOST_TABLES: Final = 500  # that wait, looked at in a round

# What is agreed on where nobody chooses: time for each seat, and how long one is waited for.
LIVE_TERMS: Final = {"bank": 15 * 60, "increment": 40, "patience": 600}
SLOW_TERMS: Final = {"bank": 0, "increment": 0, "patience": 3 * DAY}

Seconds = Annotated[int, msgspec.Meta(ge=0, le=30 * DAY)]
Rating = Annotated[int, msgspec.Meta(ge=0, le=4000)]
RatingOf = Callable[[int, str], Awaitable[float | None]]  # of a person at a game, if it is known


class Seeking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What table is sought: see docs/protocol.md."""

    game: str
    seats: int = 0
    modules: list[str] | None = None
    live: bool = True
    rated: bool = False
    low: Rating = 0
    high: Rating = 0
    bots_after: Seconds = 0


async def no_rating(user: int, game: str) -> float | None:
    return None


# ------------------------------------------------------------------------------
# Tickets.


def checked_ticket(seeking: Seeking, user: User, now: float) -> Ticket:
    """The ticket of a person, or why there can be no such table."""
    game = new_tables.game_of(seeking.game)
    if user.bot:
        message = "a bot is challenged by name; it seeks no table"
        raise Refusal("not_allowed", message, reason="bot_seeks")
    if seeking.rated:
        check_member(user)
    if seeking.seats and seeking.seats not in game.seat_counts:
        known = ", ".join(map(str, game.seat_counts))
        raise Refusal("bad_request", f"{game.name} has {known} seats, not {seeking.seats}")
    if seeking.high and seeking.low > seeking.high:
        message = f"a range of ratings from {seeking.low} to {seeking.high} holds nobody"
        raise Refusal("bad_request", message)
    modules = None if seeking.modules is None else tuple(sorted(set(seeking.modules)))
    for size in [seeking.seats] if seeking.seats else game.seat_counts:
        try:
            game.header([f"Seat {seat + 1}" for seat in range(size)], modules or (), {}, None)
        except ValueError as error:
            raise Refusal("bad_request", str(error), reason="set_up", why=str(error)) from error
    return Ticket(
        user=user.id,
        game=game.name,
        seats=seeking.seats,
        modules=modules,
        live=seeking.live,
        rated=seeking.rated,
        low=seeking.low,
        high=seeking.high,
        bots_after=seeking.bots_after,
        since=now,
        seen=now,
    )


class Finder:
    """Seats people who seek a table.  Of several servers one does it at a time."""

    def __init__(self, registry: TableRegistry, rating_of: RatingOf = no_rating) -> None:
        self.registry = registry
        self.store = registry.store
        self.now = registry.now
        self.rating_of = rating_of
        self.name = secrets.token_hex(6)
        self._woken = asyncio.Event()
        self._refused: set[tuple[int, str]] = set()  # who could not sit down where

    async def put(self, seeking: Seeking, user: User) -> Ticket:
        """Puts a ticket in place of the one that a person had."""
        ticket = checked_ticket(seeking, user, self.now())
        most = self.registry.settings.limits.person_tables
        if await self.store.number_under_way(user.id) >= most:
            raise new_tables.too_many_tables(most)
        await self.store.put_ticket(ticket)
        self.wake()
        return ticket

    async def ticket_of(self, user: User) -> Ticket | None:
        """The ticket of a person, whose browser is there as long as it asks."""
        ticket, now = await self.store.ticket(user.id), self.now()
        if ticket and ticket.seen < now - LOOK_AGAIN:
            await self.store.see_ticket(user.id, now)
        return ticket

    async def tell_of_wanted_seats(self, table: Table) -> None:
        """Tells those who seek the same game, not in a hurry, that a seat of it is wanted."""
        row = table.row
        if row.public and row.state == "playing" and table.talk.votes.wanted:
            people = {seat.user for seat in table.seats} | {row.owner}
            for ticket in await self.store.tickets():
                if ticket.game == row.game and not ticket.live and ticket.user not in people:
                    kind, place = Kind.SUBSTITUTE_WANTED, at_table(row.id)
                    self.registry.notifier.tell(ticket.user, kind, place)

    def wake(self) -> None:
        """Has a round held soon: there are other tickets than before."""
        self._woken.set()

    async def run(self) -> None:
        """Holds a round whenever there are other tickets, and now and then while anybody waits."""
        while True:
            self._woken.clear()
            waits = False
            try:
                waits = await self.round()
            except StoreError as error:
                log.warning("nobody was seated: %s", error)
            except Exception:
                log.exception("nobody was seated")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), ROUND if waits else 6 * ROUND)

    # a round

    async def round(self) -> bool:
        """Seats whom it can, if no other server does; tells whether anybody has a ticket."""
        now = self.now()
        tickets = await self.store.tickets()
        if not tickets:
            self._refused.clear()
        if not tickets or not await self.store.hold(MATCHING, self.name, now, now + LEASE):
            return bool(tickets)
        await self.store.drop_old_tickets(now - UNSEEN, now - LONGEST_WAIT)
        tickets = await self._checked(await self.store.tickets())
        by_user = {ticket.user: ticket for ticket in tickets}
        wishes = [await self._wish(ticket) for ticket in tickets]
        tables = await self._tables({ticket.game for ticket in tickets})
        people = [*by_user, *[user for table in tables for user in table.people]]
        circle = Circle(sizes_of(by_user.values()), set(await self.store.blocks_among(set(people))))
        for seating in match(wishes, tables, circle, now):
            await self._seat(seating, [by_user[user] for user in seating.users])
        return bool(tickets)

    async def _checked(self, tickets: Sequence[Ticket]) -> list[Ticket]:
        """Those that wait; of the others it drops those whose person has gone, or was told."""
        for ticket in tickets:
            if ticket.table and not await self._sits(ticket):
                await self.store.drop_ticket(ticket.user)
        return [ticket for ticket in tickets if not ticket.table]

    async def _sits(self, ticket: Ticket) -> bool:
        """Whether a person sits where their ticket says, and may not know it yet."""
        rows = await self.store.seats_of(ticket.table)
        seated = any(seat.user == ticket.user for seat in rows[ticket.table])
        return seated and ticket.seen > self.now() - SEATED

    async def _wish(self, ticket: Ticket) -> Wish:
        modules = None if ticket.modules is None else frozenset(ticket.modules)
        return Wish(
            ticket.user,
            ticket.game,
            ticket.since,
            ticket.seats,
            modules,
            ticket.live,
            ticket.rated,
            await self.rating_of(ticket.user, ticket.game),
            ticket.low,
            ticket.high,
            ticket.since + ticket.bots_after if ticket.bots_after else NEVER,
        )

    async def _tables(self, games: Collection[str]) -> list[WaitingTable]:
        """The listed tables with free seats, of these games and by their plain values."""
        rows = await self.store.public_tables("open", MOST_TABLES)
        rows = [row for row in rows if row.game in games and is_plain(row)]
        seats_of = await self.store.seats_of(*[row.id for row in rows]) if rows else {}
        found = [await self._table(row, seats_of[row.id]) for row in rows]
        return [table for table in found if table.free]

    async def _table(self, row: TableRow, places: Sequence[SeatRow]) -> WaitingTable:
        people = {seat.user for seat in places if seat.user} | {row.owner} - {0}
        return WaitingTable(
            row.id,
            row.game,
            row.created,
            len(places),
            sum(seat.kind == "open" and not seat.asked for seat in places),
            frozenset(row.modules),
            0 < row.bank <= LIVE,
            row.rated,
            {user: await self.rating_of(user, row.game) for user in people},
            frozenset(user for user, table in self._refused if table == row.id),
        )

    async def _seat(self, seating: Seating, tickets: Sequence[Ticket]) -> None:
        try:
            if seating.table:
                await self._seat_at(seating.table, tickets[0])
            else:
                await self._seat_together(seating, tickets)
        except (Refusal, Conflict) as error:  # somebody else was faster; the next round sees it
            log.info("users %s are not seated: %s", seating.users, error)

    async def _seat_at(self, table_id: str, ticket: Ticket) -> None:
        """Seats a person at a table that waits, as if they had sat down there themselves."""
        if not await self.store.claim_ticket(ticket, table_id):
            return
        try:
            table, user = await self.registry.find(table_id), await self._person(ticket.user)
            free = [seat for seat in table.seats if seat.kind == "open" and not seat.asked]
            if not free:
                raise Refusal("conflict", f"table {table_id} is full by now")
            await seats.sit(table, user, free[0].seat, "", "")
        except Refusal:
            self._refused.add((ticket.user, table_id))
            await self.store.release_ticket(ticket, table_id)
            raise
        await seats.start_if_full(table)

    async def _person(self, user: int) -> User:
        found = await self.store.user(user)
        if found is None:
            raise Refusal("unknown", f"there is no user {user} any more", reason="unknown_user")
        return found

    async def _seat_together(self, seating: Seating, tickets: Sequence[Ticket]) -> None:
        """Sets up a table for people who go together; whoever waits longest is its owner."""
        people = [await self._person(ticket.user) for ticket in tickets]
        places = seats_for(people, seating.bots, find_game(seating.game).stand_in)
        game = find_game(seating.game)
        header = game.header([seat.name for seat in places], sorted(seating.modules), {}, None)
        row = found_row(self.now(), header, people[0], seating)
        most = self.registry.settings.limits.person_tables
        await self.store.add_found_table(row, places, (), tickets, most)
        await seats.start_if_full(await self.registry.find(row.id))


def sizes_of(tickets: Iterable[Ticket]) -> dict[str, Sequence[int]]:
    return {ticket.game: find_game(ticket.game).seat_counts for ticket in tickets}


def is_plain(row: TableRow) -> bool:
    """Tells whether a table plays by the printed values and the usual options."""
    usual = {option.name: option.default for option in find_game(row.game).options}
    options = agreed_options(row)
    agreed = all(options.get(name, value) == value for name, value in usual.items())
    return agreed and OVERLAY not in row.options


def found_row(now: float, header: Header, owner: User, seating: Seating) -> TableRow:
    terms = LIVE_TERMS if seating.live else SLOW_TERMS
    row = new_tables.table_row(now, header, owner, "")
    return msgspec.structs.replace(row, public=True, rated=seating.rated, **terms)


def seats_for(people: Sequence[User], bots: int, bot: str) -> list[SeatRow]:
    """The seats of a new table: people and bots, by lot, each with a name of its own."""
    sitting: list[User | None] = [*people, *([None] * bots)]
    secrets.SystemRandom().shuffle(sitting)
    found: list[SeatRow] = []
    for seat, user in enumerate(sitting):
        taken = [row.name for row in found]
        if user is None:
            taken += [other.name for other in people]
            found.append(bot_row(seat, bot, [bot], bot_name(seat, taken)))
        else:
            name = seats.free_name(user.name, taken)
            found.append(SeatRow(seat, "person", name, user.id))
    return found
