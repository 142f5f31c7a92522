"""The route of the words of the house."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.locales import ENGLISH
from westphalia.server.api.routing import reply, route
from westphalia.server.context import Context
from westphalia.server.errors import Refusal


class HouseWords(msgspec.Struct, frozen=True):
    """Words of the house as HTML that was made of Markdown, without scripts or raw HTML."""

    kind: str
    html: str


async def words(context: Context, request: Request) -> Response:
    kind = request.path_params["kind"]
    language = request.query_params.get("language", ENGLISH)
    html = await asyncio.to_thread(context.house.html, kind, language)
    if not html:
        raise Refusal("unknown", f"this house has said nothing about '{kind[:40]}'")
    return reply(HouseWords(kind, html))


ROUTES = [route("/api/house/{kind}", words, public=True)]
