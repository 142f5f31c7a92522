"""Routes of replays, records and forks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from westphalia.engine import notation
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match
from westphalia.engine.step import Seat
from westphalia.server.api.routing import address_of, query_number, reply, route
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import User
from westphalia.server.tables import new_tables
from westphalia.server.tables.forks import check_may_fork, forkable_match
from westphalia.server.tables.replay import ALL_OPEN, Replay
from westphalia.server.tables.seats import Chair, find_seat
from westphalia.server.tables.snapshots import position_frame
from westphalia.server.tables.table import Table

CACHED_REPLAYS = 32


class Forking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    seats: list[Chair]
    title: str = ""


class ReplayCache:
    """Caches the replays looked at last."""

    def __init__(self) -> None:
        self._replays: OrderedDict[tuple[str, bytes], Replay] = OrderedDict()

    async def replay(self, table: Table) -> Replay:
        """Returns the replay of a table as far as everybody may know it.

        To make it again after an answer in secret would take time, and so tell of it.
        """
        async with table.lock:
            match = await table.current_match()
            cache_key = (table.row.id, sha256(table.logs.since(SPECTATOR, 0)).digest())
            found = self._replays.get(cache_key)
            if found is None:
                found = await asyncio.to_thread(Replay, match)
        self._replays[cache_key] = found
        self._replays.move_to_end(cache_key)
        if len(self._replays) > CACHED_REPLAYS:
            self._replays.popitem(last=False)
        return found


async def find_replay(context: Context, request: Request) -> tuple[Table, Replay]:
    context.rate_limiter.take("costly", address_of(request))
    table = await context.find_table(request)
    replay_cache: ReplayCache = request.app.state.replay_cache
    return table, await replay_cache.replay(table)


async def summary(context: Context, request: Request) -> Response:
    _, replay = await find_replay(context, request)
    return reply(await asyncio.to_thread(replay.summary))


async def past_position(context: Context, request: Request) -> Response:
    """The position after so many answers, for a seat that one may see."""
    user = await context.find_user(request)
    context.rate_limiter.take("address", address_of(request))
    table = await context.find_table(request)
    replay_cache: ReplayCache = request.app.state.replay_cache
    replay = await replay_cache.replay(table)
    seat, known = query_number(request, "seat", SPECTATOR), max(0, query_number(request, "log", 0))
    check_past(table, replay, seat, user)
    try:
        at = int(request.path_params["at"])
    except ValueError:
        raise Refusal("bad_request", "behind replay/ stands a number of answers") from None
    if not 0 <= at <= replay.visible:
        raise Refusal("unknown", f"one can look behind 0 to {replay.visible} answers, not {at}")
    info = table.info_text(user.id if user else 0)
    frame = await asyncio.to_thread(past_frame, replay, at, seat, known, info)
    return Response(frame, media_type="application/json")


def check_past(table: Table, replay: Replay, seat: Seat, user: User | None) -> None:
    if seat == SPECTATOR:
        return
    if seat == ALL_OPEN:
        if not replay.over:
            raise Refusal(
                "not_allowed", "all plans are open only after the end", reason="plans_closed"
            )
        return
    found = find_seat(table, seat)
    if not replay.over and (user is None or found.user != user.id):
        raise Refusal(
            "not_allowed",
            f"before the end only its own person sees seat {seat}",
            reason="seat_closed",
            number=seat + 1,
        )


def past_frame(replay: Replay, at: int, seat: Seat, known: int, info: bytes) -> bytes:
    """The frame ``position`` of that point; nothing can be answered or taken back in it."""
    log, logged = replay.log_at(at, seat, known)
    return position_frame(info, replay.encoded(at, seat), log, logged, b"null")


async def record(context: Context, request: Request) -> Response:
    """The record, with the secret that its chance came from, once the game is over."""
    table = await context.find_table(request)
    async with table.lock:
        match = await table.current_match()
        if not match.over and table.row.state != "over":
            raise Refusal(
                "not_ready", "the record is shown once the game is over", reason="record_closed"
            )
        text = notation.write(replace(match.record, secret=secret_of(table, match)))
    name = f"attachment; filename={table.row.game}-{table.row.id}.record"
    return PlainTextResponse(text, headers={"content-disposition": name})


def secret_of(table: Table, match: Match) -> str:
    """The secret, if a commitment to it was published before the game."""
    return table.row.secret if match.record.header.commitment else ""


async def fork(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    context.rate_limiter.take("costly", user.id)
    body = await context.read_body(request, Forking)
    check_may_fork(table, user)
    replay_cache: ReplayCache = request.app.state.replay_cache
    settled = (await replay_cache.replay(table)).visible
    match = await forkable_match(table, user, body.at, settled)
    forked = await new_tables.fork(
        context.tables, table, match, body.at, body.seats, user, body.title
    )
    return reply(forked.info(user.id))


async def upload(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    context.rate_limiter.take("costly", user.id)
    data = await context.read_bytes(request, context.settings.limits.record)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        why = f"a record is a text in UTF-8: {error.reason}"
        raise Refusal("bad_request", why, reason="record_unreadable", why=why) from error
    return reply((await new_tables.upload(context.tables, text, user)).info(user.id))


ROUTES = [
    route("/api/tables/{table}/replay", summary),
    route("/api/tables/{table}/replay/{at}", past_position),
    route("/api/tables/{table}/record", record),
    route("/api/tables/{table}/fork", fork, "POST"),
    route("/api/records", upload, "POST"),
]
