"""Looking back: replays, records, forks."""

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
from westphalia.server.context import Desk, address_of, number, reply, route
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import User
from westphalia.server.tables import new_tables
from westphalia.server.tables.replay import ALL_OPEN, Replay
from westphalia.server.tables.seats import Chair, alone, find_seat
from westphalia.server.tables.snapshots import position_frame
from westphalia.server.tables.table import Table

REMEMBERED = 32


class Forking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    seats: list[Chair]
    title: str = ""


class Shelf:
    """The replays looked at last."""

    def __init__(self) -> None:
        self._replays: OrderedDict[tuple[str, bytes], Replay] = OrderedDict()

    async def replay(self, table: Table) -> Replay:
        """The replay of a table as far as everybody may know it.

        To make it anew after an answer in secret would take a moment, and so tell of it.
        """
        async with table.lock:
            match = await table.ready()
            mark = (table.row.id, sha256(table.book.since(SPECTATOR, 0)).digest())
            found = self._replays.get(mark)
            if found is None:
                found = await asyncio.to_thread(Replay, match)
        self._replays[mark] = found
        self._replays.move_to_end(mark)
        if len(self._replays) > REMEMBERED:
            self._replays.popitem(last=False)
        return found


async def find_replay(desk: Desk, request: Request) -> tuple[Table, Replay]:
    desk.warden.take("costly", address_of(request))
    table = await desk.table(request)
    shelf: Shelf = request.app.state.shelf
    return table, await shelf.replay(table)


async def summary(desk: Desk, request: Request) -> Response:
    _, replay = await find_replay(desk, request)
    return reply(await asyncio.to_thread(replay.summary))


async def look_back(desk: Desk, request: Request) -> Response:
    """The position behind so many answers, for a seat that one may see."""
    user = await desk.who(request)
    desk.warden.take("address", address_of(request))
    table = await desk.table(request)
    shelf: Shelf = request.app.state.shelf
    replay = await shelf.replay(table)
    seat, known = number(request, "seat", SPECTATOR), max(0, number(request, "log", 0))
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
            raise Refusal("not_allowed", "all plans are open only after the end")
        return
    found = find_seat(table, seat)
    if not replay.over and (user is None or found.user != user.id):
        raise Refusal("not_allowed", f"before the end only its own person sees seat {seat}")


def past_frame(replay: Replay, at: int, seat: Seat, known: int, info: bytes) -> bytes:
    """The frame ``position`` of back then; nothing can be answered or taken back in it."""
    log, logged = replay.told(at, seat, known)
    return position_frame(info, replay.body(at, seat), log, logged, b"null")


async def record(desk: Desk, request: Request) -> Response:
    """The record, with the secret that its chance came from, once the game is over."""
    table = await desk.table(request)
    async with table.lock:
        match = await table.ready()
        if not match.over:
            raise Refusal("not_ready", "the record is shown once the game is over")
        text = notation.write(replace(match.record, secret=secret_of(table, match)))
    name = f"attachment; filename={table.row.game}-{table.row.id}.record"
    return PlainTextResponse(text, headers={"content-disposition": name})


def secret_of(table: Table, match: Match) -> str:
    """Only a secret that was promised is of any use."""
    return table.row.secret if match.record.header.commitment else ""


async def fork(desk: Desk, request: Request) -> Response:
    user, table = await desk.somebody(request), await desk.table(request)
    desk.warden.take("costly", user.id)
    body = await desk.body(request, Forking)
    if table.row.state != "over" and not (table.info(user.id).yours and alone(table, user.id)):
        raise Refusal("not_allowed", "others play here; it can be forked once it is over")
    async with table.lock:
        match = await table.ready()
    forked = await new_tables.fork(desk.tables, table, match, body.at, body.seats, user, body.title)
    return reply(forked.info(user.id))


async def upload(desk: Desk, request: Request) -> Response:
    user = await desk.somebody(request)
    desk.warden.take("costly", user.id)
    data = await desk.bytes(request, desk.settings.limits.record)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise Refusal("bad_request", f"a record is a text in UTF-8: {error.reason}") from error
    return reply((await new_tables.upload(desk.tables, text, user)).info(user.id))


ROUTES = [
    route("/api/tables/{table}/replay", summary),
    route("/api/tables/{table}/replay/{at}", look_back),
    route("/api/tables/{table}/record", record),
    route("/api/tables/{table}/fork", fork, "POST"),
    route("/api/records", upload, "POST"),
]
