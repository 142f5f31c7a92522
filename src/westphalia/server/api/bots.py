"""Routes of bot accounts: their events, what challenges they take, and challenging them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from westphalia.games import game_names
from westphalia.server.accounts import CHALLENGE, PLAY, hash_token
from westphalia.server.api.connections import GOING_AWAY, with_heartbeat
from westphalia.server.api.routing import (
    address_of,
    reply,
    route,
    take_costly,
)
from westphalia.server.api.tables import asking_of
from westphalia.server.context import Context, token_of
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import BotPolicy, User
from westphalia.server.tables import challenges, forecasts
from westphalia.server.tables.events import EventStream

MOST_LISTED = 200
IMAGINED_TOKENS = 0.1  # of those for costly work


class Challenging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For whom a seat is to be kept: the name of a bot or a person."""

    seat: int
    name: str


class Declining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    reason: challenges.Reason = "other"


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that is there, and what challenges it takes."""

    id: int
    name: str
    policy: BotPolicy
    tables: int


class BotList(msgspec.Struct, frozen=True):
    bots: list[BotInfo]


class Imagined(msgspec.Struct, frozen=True):
    """A position that may be the true one, as far as a seat can know."""

    turn: int
    position: dict[str, Any]


async def require_bot(context: Context, request: Request) -> User:
    user = await context.require_user(request)
    if not user.bot:
        message = "only the account of a bot may do that: POST /api/me/bot makes one of it for good"
        raise Refusal("not_allowed", message, reason="not_a_bot")
    return user


# events


async def events(context: Context, request: Request) -> Response:
    """Sends all that concerns a bot as lines of JSON, with an empty line as a heartbeat."""
    user = await require_bot(context, request)
    context.connection_limiter.check(address_of(request), user.id)
    context.tables.events.check(user.id)
    address, token_hash = address_of(request), hash_token(token_of(request))
    stream = EventStream(context.tables, user, token_hash, address)
    lines = event_lines(context, stream)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def event_lines(context: Context, stream: EventStream) -> AsyncIterator[bytes]:
    home = stream.subscriber
    with (
        context.connection_limiter.connection(home.address, home.user),
        context.tables.events.entered(stream),
    ):
        context.metrics.count("connections")
        if context.closing.is_set():
            home.close(*GOING_AWAY)
        async for event in with_heartbeat(stream.events()):
            yield event + b"\n"


# policies


async def policy(context: Context, request: Request) -> Response:
    user = await require_bot(context, request)
    (row,) = await context.store.bots(context.now(), user.id)
    return reply(row.policy)


async def set_policy(context: Context, request: Request) -> Response:
    user, body = await require_bot(context, request), await context.read_body(request, BotPolicy)
    unknown = [name for name in body.games if name not in game_names()]
    if unknown:
        known = ", ".join(game_names())
        raise Refusal("bad_request", f"'{unknown[0][:40]}' is no game here; there are: {known}")
    await context.store.put_policy(user.id, body)
    return reply(body)


async def bots(context: Context, request: Request) -> Response:
    """The bots that are there; with ``?game=`` those that play it."""
    game = request.query_params.get("game", "")
    there = context.tables.events.available()[:MOST_LISTED]
    rows = await context.store.bots(context.now(), *there) if there else []
    return reply(
        BotList(
            [
                BotInfo(row.id, row.name, row.policy, row.tables)
                for row in rows
                if not game or not row.policy.games or game in row.policy.games
            ]
        )
    )


# challenges


async def challenge(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Challenging)
    context.rate_limiter.take("challenges", user.id)
    table = await context.find_table(request)
    await challenges.challenge(context.tables, table, user, body.seat, body.name)
    return reply(table.info(user.id))


async def decline(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Declining)
    table = await context.find_table(request)
    await challenges.decline(table, user, body.seat, body.reason)
    return reply(table.info(user.id))


async def imagined(context: Context, request: Request) -> Response:
    """A position in which what is hidden from the seat is drawn anew, for programs that search."""
    asking = await asking_of(context, request)
    if asking is None:
        return reply(None)
    take_costly(context, request, asking.user, IMAGINED_TOKENS)
    snapshot, seat = asking.snapshot, asking.seat
    position = forecasts.imagined(asking.table.game, snapshot.state, seat)
    return reply(Imagined(snapshot.turns[seat], position))


ROUTES = [
    route("/api/events", events),
    route("/api/bots", bots),
    route("/api/me/policy", policy),
    route("/api/me/policy", set_policy, "POST", scope=PLAY),
    route("/api/tables/{table}/challenge", challenge, "POST", scope=CHALLENGE),
    route("/api/tables/{table}/decline", decline, "POST", scope=PLAY),
    route("/api/tables/{table}/imagined", imagined),
]
