"""Routes by which people find each other: tickets, the ready check, seats that are wanted."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import CHALLENGE, PLAY
from westphalia.server.api.routing import packed_reply, reply, route, take_costly
from westphalia.server.context import Context
from westphalia.server.store.finding import Ticket
from westphalia.server.tables import ready, substitutes, waiting
from westphalia.server.tables.finding import Seeking
from westphalia.server.tables.info import TableInfo

TICKET_TOKENS = 2.0  # of those for costly work: tables may be made for it


class TicketInfo(msgspec.Struct, frozen=True):
    """A ticket as its person put it, when, and the table at which they were seated."""

    game: str
    seats: int
    modules: tuple[str, ...] | None
    live: bool
    rated: bool
    low: int
    high: int
    bots_after: int
    since: float
    table: str | None


class OwnTicket(msgspec.Struct, frozen=True):
    ticket: TicketInfo | None


class WantedSeats(msgspec.Struct, frozen=True):
    tables: list[TableInfo]


def told(ticket: Ticket | None) -> Response:
    if ticket is None:
        return reply(OwnTicket(None))
    fields = {name: getattr(ticket, name) for name in TicketInfo.__struct_fields__}
    return reply(OwnTicket(TicketInfo(**fields | {"table": ticket.table or None})))


async def own_ticket(context: Context, request: Request) -> Response:
    user = await context.find_user(request)
    return told(await context.finder.ticket_of(user) if user else None)


async def put_ticket(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Seeking)
    take_costly(context, request, user, TICKET_TOKENS)
    return told(await context.finder.put(body, user))


async def drop_ticket(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    await context.store.drop_ticket(user.id)
    return told(None)


async def wanted_seats(context: Context, request: Request) -> Response:
    user = await context.find_user(request)
    tables = await substitutes.wanted(context.tables, user.id if user else 0)
    return packed_reply(request, WantedSeats(tables))


async def be_ready(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    await ready.be_ready(table, user)
    return reply(table.info(user.id))


async def keep_open(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    await waiting.keep_open(table, user)
    return reply(table.info(user.id))


ROUTES = [
    route("/api/ticket", own_ticket),
    route("/api/ticket", put_ticket, "POST", scope=CHALLENGE),
    route("/api/ticket/drop", drop_ticket, "POST", scope=CHALLENGE),
    route("/api/seats-wanted", wanted_seats),
    route("/api/tables/{table}/ready", be_ready, "POST", scope=PLAY),
    route("/api/tables/{table}/keep", keep_open, "POST", scope=CHALLENGE),
]
