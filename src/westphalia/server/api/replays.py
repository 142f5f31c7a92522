"""Routes of replays, records, forks and analyses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Concatenate, Final, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from westphalia.engine import notation
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match
from westphalia.engine.record import Record
from westphalia.engine.step import Seat
from westphalia.server.api.routing import query_number, reply, route, take_costly, unless_gone
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.jobs import Asker, CostlyWork
from westphalia.server.store.rows import User
from westphalia.server.tables import new_tables, replays, uploads
from westphalia.server.tables.new_tables import check_may_fork, forkable_match
from westphalia.server.tables.replays import ALL_OPEN
from westphalia.server.tables.seats import Chair, find_seat
from westphalia.server.tables.snapshots import position_frame
from westphalia.server.tables.table import Table
from westphalia.server.tables.uploads import Upload

P = ParamSpec("P")
T = TypeVar("T")

ANSWERS_PER_TOKEN = 1000  # of an uploaded record, beyond what every one takes
FRAME_TOKENS = 0.1  # for a position in a replay


class Forking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    seats: list[Chair]
    title: str = ""


class LookBack:
    """The replay of a table as far as everybody may know it, which a worker makes and keeps.

    Its key is what all have heard: to make it again after an answer in secret would take time, and
    so tell of it.
    """

    def __init__(self, table: Table, match: Match) -> None:
        heard = sha256(table.logs.since(SPECTATOR, 0)).hexdigest()
        self.key = f"{table.row.id} {heard}"
        self.over = match.over or table.row.state == "over"  # an abandoned game hides nothing
        self.record = Record(match.record.header, match.record.opening, list(match.entries))

    async def ask(
        self,
        work: CostlyWork,
        asker: Asker,
        job: Callable[Concatenate[str, str, P], T | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Asks a worker; one that does not keep the replay yet is sent the record."""
        found = await work.run(asker, job, self.key, "", *args, **kwargs)
        if found is None:
            text = notation.write(self.record)
            found = await work.run(asker, job, self.key, text, *args, **kwargs)
        assert found is not None, "a worker makes a replay of every record"
        return found


async def look_back(table: Table) -> LookBack:
    async with table.lock:
        return LookBack(table, await table.current_match())


async def summary(context: Context, request: Request) -> Response:
    asker = take_costly(context, request, None)
    replay = await look_back(await context.find_table(request))
    answer = replay.ask(context.costly, asker, replays.summary)
    return Response(await unless_gone(request, answer), media_type="application/json")


async def past_position(context: Context, request: Request) -> Response:
    """The position after so many answers, or while one of them told something, for a seat."""
    user, table = await context.find_user(request), await context.find_table(request)
    asker = take_costly(context, request, user, FRAME_TOKENS)
    replay = await look_back(table)
    seat, known = query_number(request, "seat", SPECTATOR), max(0, query_number(request, "log", 0))
    check_past(table, replay.over, seat, user)
    at = past_answers(request)
    told = max(0, query_number(request, "told", 0))
    answer = replay.ask(context.costly, asker, replays.moment, at, seat, known, told)
    visible, position, log, logged = await unless_gone(request, answer)
    if at > visible:
        raise Refusal("unknown", f"one can look behind 0 to {visible} answers, not {at}")
    if not position:
        raise Refusal("unknown", f"entry {told} of that log was not told by answer {at}")
    info = table.info_text(user.id if user else 0)
    # Nothing can be answered or taken back in what is past.
    frame = position_frame(info, position, log, logged, b"null")
    return Response(frame, media_type="application/json")


def past_answers(request: Request) -> int:
    text = request.path_params["at"]
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refusal("bad_request", "behind replay/ stands a number of answers")
    return int(text)


def check_past(table: Table, over: bool, seat: Seat, user: User | None) -> None:
    if seat == SPECTATOR:
        return
    if seat == ALL_OPEN:
        if not over:
            raise Refusal(
                "not_allowed", "all plans are open only after the end", reason="plans_closed"
            )
        return
    found = find_seat(table, seat)
    if not over and (user is None or found.user != user.id):
        raise Refusal(
            "not_allowed",
            f"before the end only its own person sees seat {seat}",
            reason="seat_closed",
            number=seat + 1,
        )


async def record(context: Context, request: Request) -> Response:
    """The record, with the secret that its chance came from, once the game is over."""
    take_costly(context, request, None)
    table = await context.find_table(request)
    async with table.lock:
        match = await table.current_match()
        if not match.over and table.row.state != "over":
            raise Refusal(
                "not_ready", "the record is shown once the game is over", reason="record_closed"
            )
        ending = notation.read_ending(table.row.ended, match.record.header.seats)
        whole = replace(match.record, secret=secret_of(table, match), ending=ending)
    text = await asyncio.to_thread(notation.write, whole)  # somebody may have brought a long one
    name = f"attachment; filename={table.row.game}-{table.row.id}.record"
    return PlainTextResponse(text, headers={"content-disposition": name})


def secret_of(table: Table, match: Match) -> str:
    """The secret, if a commitment to it was published before the game."""
    return table.row.secret if match.record.header.commitment else ""


async def fork(context: Context, request: Request) -> Response:
    user, table = await context.require_user(request), await context.find_table(request)
    asker = take_costly(context, request, user)
    body = await context.read_body(request, Forking)
    check_may_fork(table, user)
    replay = await look_back(table)
    settled = await replay.ask(context.costly, asker, replays.visible)
    match = await forkable_match(table, user, body.at, settled)
    forked = await new_tables.fork(
        context.tables, table, match, body.at, body.seats, user, body.title, asker.address
    )
    return reply(forked.info(user.id))


async def upload(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    limits = context.settings.limits
    asker = take_costly(context, request, user, limits.upload_tokens)
    data = await context.read_bytes(request, limits.record)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        why = f"a record is a text in UTF-8: {error.reason}"
        raise Refusal("bad_request", why, reason="record_unreadable", why=why) from error
    found = await unless_gone(request, read_upload(context, asker, text))
    return reply((await new_tables.upload(context.tables, found, user)).info(user.id))


async def read_upload(context: Context, asker: Asker, text: str) -> Upload:
    """Has a worker read a record; the answers that it played are charged too."""
    try:
        found = await context.uploads.run(asker, uploads.read_upload, text)
    except ValueError as error:
        why = str(error)
        raise Refusal("bad_request", why, reason="record_unreadable", why=why) from error
    context.charge_costly(asker, found["work"] / ANSWERS_PER_TOKEN)
    return msgspec.convert(found, Upload)


# ------------------------------------------------------------------------------
# Analyses: what decided a finished game, better known with each request.

SLICE_TOKENS: Final = 6  # of those for costly work: a slice takes seconds of a processor
LOOK_TOKENS: Final = 0.1  # to see what is known


async def analysis(context: Context, request: Request) -> Response:
    """What is known of a finished game; while something is left to measure, a slice more of it."""
    user, table = await context.find_user(request), await context.find_table(request)
    asker = take_costly(context, request, user, LOOK_TOKENS)
    replay = await look_back(table)
    if not replay.over:
        raise Refusal("not_ready", "a game is analysed once it is over", reason="analysis_closed")
    shown = context.analyses.whole(replay.key)
    if shown is None:
        if not context.analyses.is_measured(replay.key):
            asker = take_costly(context, request, user, SLICE_TOKENS)
        working = context.analyses.next_slice(replay.key, asker, notation.write(replay.record))
        try:
            shown = await unless_gone(request, working)
        except ValueError as error:
            raise Refusal("not_ready", str(error), 503, reason="too_long") from error
    return Response(shown, media_type="application/json")


ROUTES = [
    route("/api/tables/{table}/replay", summary),
    route("/api/tables/{table}/replay/{at}", past_position),
    route("/api/tables/{table}/record", record),
    route("/api/tables/{table}/fork", fork, "POST"),
    route("/api/records", upload, "POST"),
    route("/api/tables/{table}/analysis", analysis),
]
