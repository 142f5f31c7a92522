"""Routes of profiles, and of the people one has played with."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import SESSION
from westphalia.server.api.routing import query_number, reply, route, take_costly
from westphalia.server.api.talk import own_blocks
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import Shown

PROFILE_TOKENS = 1.0  # of those for costly work


class Blocking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


async def profile(context: Context, request: Request) -> Response:
    """A profile; with ``?house=1`` that of a bot of the house, which has no account."""
    user = await context.find_user(request)
    take_costly(context, request, user, PROFILE_TOKENS)
    name = request.path_params["name"]
    if query_number(request, "house", 0):
        return reply(await context.profiles.of_house_bot(name))
    return reply(await context.profiles.of_person(name, user))


async def met(context: Context, request: Request) -> Response:
    return reply(await context.profiles.met(await context.require_user(request)))


async def set_shown(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Shown)
    if not user.password:
        raise Refusal("not_ready", "a guest has no profile", reason="accounts_only")
    await context.store.put_shown(user.id, body)
    return reply(body)


async def block(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, Blocking)
    context.rate_limiter.take("talk", user.id)
    await context.profiles.block(user, body.name, context.now())
    return reply(await own_blocks(context, user))


ROUTES = [
    route("/api/people/{name:path}", profile),
    route("/api/me/people", met, scope=SESSION),
    route("/api/me/shown", set_shown, "POST"),
    route("/api/blocks", block, "POST"),
]
