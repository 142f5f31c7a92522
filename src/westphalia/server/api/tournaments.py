"""Routes of tournaments: lists, setting one, joining, beginning, results."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.api.routing import reply, route, take_costly
from westphalia.server.context import Context
from westphalia.server.store.rows import User
from westphalia.server.store.tournaments import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    TournamentRow,
)
from westphalia.server.tournaments import organising
from westphalia.server.tournaments.info import TournamentLists, as_csv, infos, sheet
from westphalia.server.tournaments.rules import NewTournament

PER_LIST: Final = 50


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a substitute, who stands by, or for a place."""

    standby: bool = False


class EntrantOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int


class Bidding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hundredths of a point for a seat; -1 wants none."""

    side: Annotated[int, Meta(ge=-1, le=1)]
    bid: Annotated[int, Meta(ge=0, le=40)] = 0


async def tournaments(context: Context, request: Request) -> Response:
    user = await context.find_user(request)
    number, store = user.id if user else 0, context.store
    mine = await store.tournaments_of(number, PER_LIST) if number else []
    own = {row.id for row in mine}
    lists = [await infos(store, mine, number, True)]
    for states in ([OPEN], [RUNNING], [OVER, CANCELLED]):
        rows = await store.tournaments(states, PER_LIST)
        lists.append(await infos(store, [row for row in rows if row.id not in own], number, False))
    return reply(TournamentLists(*lists))


async def found(context: Context, request: Request) -> TournamentRow:
    return await organising.find_tournament(context.store, request.path_params["tournament"])


async def told(context: Context, row: TournamentRow, user: User | None) -> Response:
    """The whole of a tournament as it is now."""
    now = await organising.find_tournament(context.store, row.id)
    return reply(await sheet(context.store, now, user))


async def asked(context: Context, request: Request) -> tuple[User, TournamentRow]:
    user = await context.require_user(request)
    return user, await found(context, request)


async def new_tournament(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    take_costly(context, request, user)
    wanted = await context.read_body(request, NewTournament)
    return await told(context, await organising.create(context.tables, wanted, user), user)


async def tournament(context: Context, request: Request) -> Response:
    user = await context.find_user(request)
    return await told(context, await found(context, request), user)


async def results(context: Context, request: Request) -> Response:
    """The standings as CSV."""
    row = await found(context, request)
    text = as_csv(await sheet(context.store, row, None))
    headers = {"content-disposition": f'attachment; filename="tournament-{row.id}.csv"'}
    return Response(text, headers=headers, media_type="text/csv")


async def join(context: Context, request: Request) -> Response:
    user, row = await asked(context, request)
    body = await context.read_body(request, Joining)
    await organising.join(context.tables, row, user, body.standby)
    return await told(context, row, user)


async def leave(context: Context, request: Request) -> Response:
    """Goes, or lets the organiser take somebody out; a substitute or a bot follows."""
    user, row = await asked(context, request)
    body = await context.read_body(request, EntrantOnly)
    playing = await organising.remove(context.tables, row, user, body.number)
    if playing:
        now = await organising.find_tournament(context.store, row.id)
        await context.tournaments.leave(now, playing)
    return await told(context, row, user)


async def bid(context: Context, request: Request) -> Response:
    user, row = await asked(context, request)
    body = await context.read_body(request, Bidding)
    await organising.bid(context.tables, row, user, body.side, body.bid)
    return await told(context, row, user)


async def begin(context: Context, request: Request) -> Response:
    user, row = await asked(context, request)
    organising.require_organiser(row, user)
    take_costly(context, request, user)
    await organising.begin(context.tables, row)
    context.tournaments.wake()
    return await told(context, row, user)


async def call_time(context: Context, request: Request) -> Response:
    user, row = await asked(context, request)
    organising.require_organiser(row, user)
    await organising.call_time(context.tables, row)
    context.tournaments.wake()
    return await told(context, row, user)


async def cancel(context: Context, request: Request) -> Response:
    user, row = await asked(context, request)
    organising.require_organiser(row, user)
    await organising.cancel(context.tables, row)
    return await told(context, row, user)


ONE: Final = "/api/tournaments/{tournament}"

ROUTES = [
    route("/api/tournaments", tournaments),
    route("/api/tournaments", new_tournament, "POST"),
    route(ONE, tournament),
    route(f"{ONE}/results.csv", results),
    route(f"{ONE}/join", join, "POST"),
    route(f"{ONE}/leave", leave, "POST"),
    route(f"{ONE}/bid", bid, "POST"),
    route(f"{ONE}/begin", begin, "POST"),
    route(f"{ONE}/call-time", call_time, "POST"),
    route(f"{ONE}/cancel", cancel, "POST"),
]
