"""Guests, accounts, tokens."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import COOKIE, checked_name, hashed
from westphalia.server.context import Desk, address_of, reply, route, token_of, with_cookie
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import Conflict, User
from westphalia.server.webhooks import checked_webhook


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class NameAndPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str | UnsetType = UNSET
    webhook: str | UnsetType | None = UNSET


def me(user: User) -> dict[str, object]:
    account = bool(user.password)
    return {"id": user.id, "name": user.name, "account": account, "webhook": user.webhook or None}


async def admitted(desk: Desk, request: Request, user: User) -> Response:
    token = await desk.people.admit(user)
    return with_cookie(reply({"me": me(user), "token": token}), request, token)


async def guest(desk: Desk, request: Request) -> Response:
    desk.warden.take("guests", address_of(request))
    body = await desk.body(request, Name)
    return await admitted(desk, request, await desk.people.guest(body.name))


async def account(desk: Desk, request: Request) -> Response:
    desk.warden.take("login", address_of(request))
    body = await desk.body(request, NameAndPassword)
    present = await desk.who(request)
    user = await desk.people.account(present, body.name, body.password)
    if present:  # who knows the token of the guest shall not have the account with it
        await desk.people.leave(token_of(request))
    return await admitted(desk, request, user)


async def login(desk: Desk, request: Request) -> Response:
    desk.warden.take("login", address_of(request))
    body = await desk.body(request, NameAndPassword)
    return await admitted(desk, request, await desk.people.login(body.name, body.password))


async def logout(desk: Desk, request: Request) -> Response:
    token = token_of(request)
    if token:
        await desk.people.leave(token)
        desk.tables.hang_up(hashed(token))
    response = reply({"me": None})
    response.delete_cookie(COOKIE)
    return response


async def about_me(desk: Desk, request: Request) -> Response:
    user = await desk.who(request)
    return reply({"me": me(user) if user else None})


async def change_me(desk: Desk, request: Request) -> Response:
    user = await desk.somebody(request)
    body = await desk.body(request, Changes)
    changes = {}
    if body.name is not UNSET:
        changes["name"] = checked_name(body.name)
    if body.webhook is not UNSET:
        changes["webhook"] = checked_webhook(body.webhook or "")
    try:
        changed = await desk.people.change(user.id, **changes)
    except Conflict as error:
        raise Refusal("conflict", f"there is an account '{body.name}' already") from error
    return reply({"me": me(changed)})


ROUTES = [
    route("/api/guest", guest, "POST"),
    route("/api/account", account, "POST"),
    route("/api/login", login, "POST"),
    route("/api/logout", logout, "POST"),
    route("/api/me", about_me),
    route("/api/me", change_me, "POST"),
]
