"""Routes of what people decide at a table beside the game."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.api.routing import reply, route
from westphalia.server.api.tables import SeatOnly
from westphalia.server.api.talk import take_words
from westphalia.server.context import Context
from westphalia.server.store.rows import User
from westphalia.server.tables import agreements
from westphalia.server.tables.table import Table


class Agreeing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool = True


async def who_decides(context: Context, request: Request) -> tuple[User, Table]:
    user, table = await context.require_user(request), await context.find_table(request)
    take_words(context, request, user)
    return user, table


def decided(table: Table, user: User) -> Response:
    table.subscribers.wake_readers()
    return reply(table.info(user.id))


async def pause(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    body = await context.read_body(request, Agreeing)
    await agreements.pause(table, user, body.agree)
    return decided(table, user)


async def resume(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    await agreements.resume(table, user)
    return decided(table, user)


async def draw(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    body = await context.read_body(request, Agreeing)
    await agreements.draw(table, user, body.agree)
    return decided(table, user)


async def resign(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    body = await context.read_body(request, SeatOnly)
    await agreements.resign(table, user, body.seat, context.tables.left_to_bots)
    return decided(table, user)


async def give_to_bot(context: Context, request: Request) -> Response:
    user, table = await who_decides(context, request)
    body = await context.read_body(request, SeatOnly)
    await agreements.give_to_bot(table, user, body.seat, context.tables.left_to_bots)
    return decided(table, user)


ROUTES = [
    route("/api/tables/{table}/pause", pause, "POST"),
    route("/api/tables/{table}/resume", resume, "POST"),
    route("/api/tables/{table}/draw", draw, "POST"),
    route("/api/tables/{table}/resign", resign, "POST"),
    route("/api/tables/{table}/give-to-bot", give_to_bot, "POST"),
]
