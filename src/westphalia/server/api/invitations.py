"""Routes of invitations: a link to a seat that works for whom it is sent to, and a code to scan.

The link is an address of its own, for which others can show a preview.  Its token stands behind the
``#``, which a browser sends to nobody.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.engine.step import Seat
from westphalia.locales import COMPLETE, ENGLISH, Tongue
from westphalia.server import urls
from westphalia.server.accounts import CHALLENGE
from westphalia.server.api.routing import reply, route, take_costly
from westphalia.server.api.static import StaticFiles
from westphalia.server.assets import asset_response
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.tables import seats
from westphalia.server.tables.info import TableInfo

QR_TOKENS: Final = 0.5  # of those for costly work
PICTURE: Final = "preview.jpg"  # of a table in play, where a game has one


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
    return reply(Invitation(link, f"{base}/join/{table.row.id}/{body.seat}#{link}", local))


async def page(files: StaticFiles, context: Context, request: Request) -> Response:
    """The page of an invitation, with what others may show of it beside its address."""
    if context.settings.members:
        return asset_response(request, files.index())
    try:
        info = (await context.tables.find(request.path_params["path"].split("/")[0])).info(0)
    except Refusal:
        return asset_response(request, files.index())  # which says so
    tongue = Tongue(preferred_language(request.headers.get("accept-language", "")))
    return asset_response(request, files.index_with(preview(files, context, request, info, tongue)))


def preview(
    files: StaticFiles, context: Context, request: Request, info: TableInfo, tongue: Tongue
) -> dict[str, str]:
    """What is told of a table to whoever is invited: nothing that its own page would not tell."""
    base, _ = urls.base_for_others(request, context.settings)
    game = tongue.of(info.game).say("game-name")
    open_seats = sum(seat.kind == "open" for seat in info.seats)
    host = "" if info.host is None else info.seats[info.host].name
    title = (
        tongue.say("preview-invited-by", host=host, game=game)
        if host
        else tongue.say("preview-invited", game=game)
    )
    about = tongue.say("preview-seats", seats=len(info.seats), open=open_seats)
    picture = f"games/{info.game}/{PICTURE}"
    return {
        "site_name": "Westphalia",
        "type": "website",
        "title": title,
        "description": f"{info.title}: {about}" if info.title else about,
        "url": f"{base}{request.url.path}",
        **({"image": f"{base}/{picture}"} if files.find(picture) else {}),
    }


def preferred_language(header: str) -> str:
    """The first language of ours that a client names; they stand in the order of preference."""
    wishes = [part.split(";")[0].strip() for part in header.split(",")]
    found = (tag for wish in wishes for tag in (wish, wish.split("-")[0]) if tag in COMPLETE)
    return next(found, ENGLISH)


async def qr_code(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, QrText)
    asker = take_costly(context, request, user, QR_TOKENS)
    size, path = await context.costly.run(asker, urls.qr_path, body.text)
    return reply(QrCode(size, path))


ROUTES = [
    route("/api/tables/{table}/invite", invite, "POST", scope=CHALLENGE),
    route("/api/qr", qr_code, "POST"),
]
