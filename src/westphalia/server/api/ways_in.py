"""Routes of ways back into an account, of recovery codes, and of invitations to the house."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server import urls
from westphalia.server.accounts import SESSION
from westphalia.server.api.accounts import Password, token_reply
from westphalia.server.api.notices import Done
from westphalia.server.api.routing import address_of, reply, route
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.settings import REGISTRATIONS
from westphalia.server.store.persons import CODE
from westphalia.server.store.rows import User
from westphalia.server.tables.info import one_of
from westphalia.server.tables.registry import LOGGED_OUT

Word = Annotated[str, msgspec.Meta(max_length=200)]


class Door(msgspec.Struct, frozen=True):
    """Who may come in: whether only members may, who may make an account, whether mail is sent."""

    members: bool
    registration: Annotated[str, one_of(*REGISTRATIONS)]
    mail: bool


class BackByCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Word
    code: Word
    password: Word


class BackByLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Word
    password: Word


class AskingForLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mail: str


class Codes(msgspec.Struct, frozen=True):
    """How many recovery codes are left; new ones are told once."""

    left: int
    codes: list[str] = []


class HouseInvitation(msgspec.Struct, frozen=True):
    """A token with which one person may make an account, and the address with it."""

    token: str
    address: str


async def door(context: Context, request: Request) -> Response:
    settings = context.settings
    return reply(Door(settings.members, settings.registration, bool(settings.smtp)))


async def by_code(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    body = await context.read_body(request, BackByCode)
    found = await context.ways_in.by_code(body.name, body.code, body.password, address_of(request))
    return await let_in(context, request, *found)


async def by_link(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    body = await context.read_body(request, BackByLink)
    return await let_in(context, request, *await context.ways_in.by_link(body.token, body.password))


async def let_in(context: Context, request: Request, user: User, ended: list[str]) -> Response:
    context.close_connections(ended, LOGGED_OUT)
    context.bans.check(user.id, "")
    return await token_reply(context, request, user)


async def ask_for_link(context: Context, request: Request) -> Response:
    """Says the same at once, whoever has that address, or nobody."""
    context.rate_limiter.take("login", address_of(request))
    body = await context.read_body(request, AskingForLink)
    context.ways_in.ask_by_mail(body.mail, address_of(request))
    return reply(Done())


async def codes_left(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    return reply(Codes(await context.store.ways_in(user.id, CODE)))


async def new_codes(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    user, body = await context.require_user(request), await context.read_body(request, Password)
    stored = await context.accounts.confirm(user, body.password)
    if not stored.password:
        raise Refusal("not_ready", "a guest has no password to lose", reason="no_account")
    codes = await context.ways_in.new_codes(user.id)
    return reply(Codes(len(codes), codes))


async def invite(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    context.rate_limiter.take("challenges", user.id)
    token = await context.ways_in.invite(user)
    base, _ = urls.base_for_others(request, context.settings)
    return reply(HouseInvitation(token, f"{base}/#/invited/{token}"))


ROUTES = [
    route("/api/door", door, public=True),
    route("/api/back/code", by_code, "POST", public=True),
    route("/api/back/link", by_link, "POST", public=True),
    route("/api/back/mail", ask_for_link, "POST", public=True),
    route("/api/me/codes", codes_left, scope=SESSION),
    route("/api/me/codes", new_codes, "POST"),
    route("/api/me/invitations", invite, "POST"),
]
