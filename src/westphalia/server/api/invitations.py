"""Routes of invitations: a link to a seat that works for whom it is sent to, and a code to scan."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.engine.step import Seat
from westphalia.server import urls
from westphalia.server.accounts import CHALLENGE
from westphalia.server.api.routing import reply, route, take_costly
from westphalia.server.context import Context
from westphalia.server.tables import seats

QR_TOKENS: Final = 0.5  # of those for costly work


class Inviting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class Invitation(msgspec.Struct, frozen=True):
    """A token for a seat, the address with it, and whether that works on this machine only."""

    link: str
    address: str
    local: bool


class QrText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class QrCode(msgspec.Struct, frozen=True):
    """A QR code: the side of its square, and the path of its dark modules in SVG."""

    size: int
    path: str


async def invite(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Inviting)
    table = await context.find_table(request)
    link = await seats.invite(table, user, body.seat)
    base, local = urls.base_for_others(request, context.settings)
    return reply(Invitation(link, f"{base}/#/join/{table.row.id}/{body.seat}/{link}", local))


async def qr_code(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, QrText)
    asker = take_costly(context, request, user, QR_TOKENS)
    size, path = await context.costly.run(asker, urls.qr_path, body.text)
    return reply(QrCode(size, path))


ROUTES = [
    route("/api/tables/{table}/invite", invite, "POST", scope=CHALLENGE),
    route("/api/qr", qr_code, "POST"),
]
