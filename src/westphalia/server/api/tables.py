"""Tables: lists, seats, answers, positions."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.engine.game import SPECTATOR
from westphalia.engine.step import Seat
from westphalia.server.context import Desk, number, reply, route
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import User
from westphalia.server.tables import answers as speech
from westphalia.server.tables import new_tables
from westphalia.server.tables import seats as seating
from westphalia.server.tables.seats import SeatChange, own_seat
from westphalia.server.tables.table import Table

MANY = 50

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]+\Z")]
Text = Annotated[str, msgspec.Meta(max_length=100)]
Batch = Annotated[list[Text], msgspec.Meta(min_length=1, max_length=64)]


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: str = ""
    link: Text = ""


class SeatOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int


class Answering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    turn: int
    key: Key
    choices: Batch


class Undoing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    turn: int
    key: Key


async def tables(desk: Desk, request: Request) -> Response:
    user = await desk.who(request)
    me = user.id if user else 0
    mine = await desk.store.tables_of(me, desk.settings.limits.person_tables) if me else []
    lists = {"mine": await desk.tables.infos(mine, me)}
    own = {row.id for row in mine}
    for state in ("open", "playing", "over"):
        rows = await desk.store.public_tables(state, MANY)
        lists[state] = await desk.tables.infos([row for row in rows if row.id not in own], me)
    return reply(lists)


async def new_table(desk: Desk, request: Request) -> Response:
    user = await desk.somebody(request)
    desk.warden.take("costly", user.id)
    wanted = await desk.body(request, new_tables.NewTable)
    return reply((await new_tables.create(desk.tables, wanted, user)).info(user.id))


async def table_info(desk: Desk, request: Request) -> Response:
    user = await desk.who(request)
    table = await desk.table(request)
    return reply(table.info(user.id if user else 0))


async def sit(desk: Desk, request: Request) -> Response:
    user, body = await desk.somebody(request), await desk.body(request, Sitting)
    table = await desk.table(request)
    await seating.sit(table, user, body.seat, body.name, body.link)
    await seating.start_if_full(table)
    return reply(table.info(user.id))


async def stand(desk: Desk, request: Request) -> Response:
    user, body = await desk.somebody(request), await desk.body(request, SeatOnly)
    table = await desk.table(request)
    await seating.stand(table, user, body.seat, bots(table)[-1])
    return reply(table.info(user.id))


async def change_seat(desk: Desk, request: Request) -> Response:
    user, body = await desk.somebody(request), await desk.body(request, SeatChange)
    table = await desk.table(request)
    await seating.change_seat(table, user, body, bots(table))
    await seating.start_if_full(table)
    return reply(table.info(user.id))


async def invite(desk: Desk, request: Request) -> Response:
    user, body = await desk.somebody(request), await desk.body(request, SeatOnly)
    table = await desk.table(request)
    return reply({"link": await seating.invite(table, user, body.seat)})


async def start(desk: Desk, request: Request) -> Response:
    user, table = await desk.somebody(request), await desk.table(request)
    await seating.start(table, user, bots(table))
    return reply(table.info(user.id))


def bots(table: Table) -> list[str]:
    return new_tables.bots_of(table.game, len(table.seats))


async def answer(desk: Desk, request: Request) -> Response:
    user, body = await desk.somebody(request), await desk.body(request, Answering)
    table = await desk.table(request)
    check = partial(own_seat, table, body.seat, user)
    check()
    turn = await table.answer(body.seat, body.turn, body.key, body.choices, check)
    return reply({"turn": turn})


async def undo(desk: Desk, request: Request) -> Response:
    user, body = await desk.somebody(request), await desk.body(request, Undoing)
    table = await desk.table(request)
    check = partial(own_seat, table, body.seat, user)
    check()
    desk.warden.take("undo", user.id)
    return reply({"turn": await table.undo(body.seat, body.turn, body.key, check)})


def check_sight(table: Table, seat: Seat, user: User | None) -> None:
    """Anybody may watch from outside; a seat is for its person."""
    if seat != SPECTATOR:
        own_seat(table, seat, user)


async def position(desk: Desk, request: Request) -> Response:
    user, table = await desk.who(request), await desk.table(request)
    seat = number(request, "seat", SPECTATOR)
    check_sight(table, seat, user)
    frame = table.position_frame(user.id if user else 0, seat, 0)
    return Response(frame, media_type="application/json")


async def odds(desk: Desk, request: Request) -> Response:
    """W7.4.18 How a march may end, as far as the seat can know."""
    user, table = await desk.somebody(request), await desk.table(request)
    seat = number(request, "seat")
    own_seat(table, seat, user)
    position = table.shown
    asked = (seat, request.query_params.get("county", "")[:60], number(request, "armies"))
    if asked not in position.odds:
        try:
            spoken = (f"march {asked[1]}", f"send {asked[2]}")
            choices = [table.game.vocabulary.parse(text) for text in spoken]
            told = await asyncio.to_thread(table.game.forecast, position.state, seat, choices)
        except ValueError as error:
            raise Refusal("bad_request", str(error)) from error
        position.odds[asked] = msgspec.json.encode(told)
    return Response(position.odds[asked], media_type="application/json")


async def why(desk: Desk, request: Request) -> Response:
    user, table = await desk.somebody(request), await desk.table(request)
    seat = number(request, "seat")
    own_seat(table, seat, user)
    text = request.query_params.get("choice", "")[:100]
    message, clause = speech.why(table.shown, seat, text)
    return reply({"message": message, "clause": clause})


ROUTES = [
    route("/api/tables", tables),
    route("/api/tables", new_table, "POST"),
    route("/api/tables/{table}", table_info),
    route("/api/tables/{table}/sit", sit, "POST"),
    route("/api/tables/{table}/stand", stand, "POST"),
    route("/api/tables/{table}/seat", change_seat, "POST"),
    route("/api/tables/{table}/invite", invite, "POST"),
    route("/api/tables/{table}/start", start, "POST"),
    route("/api/tables/{table}/answer", answer, "POST"),
    route("/api/tables/{table}/undo", undo, "POST"),
    route("/api/tables/{table}/position", position),
    route("/api/tables/{table}/odds", odds),
    route("/api/tables/{table}/why", why),
]
