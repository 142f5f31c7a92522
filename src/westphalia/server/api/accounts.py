"""Routes of guests, accounts and tokens."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import COOKIE, checked_name
from westphalia.server.api.routing import address_of, reply, route, with_cookie
from westphalia.server.context import Context, token_of
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import Conflict, User
from westphalia.server.tables.registry import LOGGED_OUT
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


async def token_reply(context: Context, request: Request, user: User) -> Response:
    token = await context.accounts.issue_token(user)
    return with_cookie(reply({"me": me(user), "token": token}), request, token)


async def guest(context: Context, request: Request) -> Response:
    context.rate_limiter.take("guests", address_of(request))
    body = await context.read_body(request, Name)
    return await token_reply(context, request, await context.accounts.add_guest(body.name))


async def account(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    body = await context.read_body(request, NameAndPassword)
    present = await context.find_user(request)
    user = await context.accounts.register(present, body.name, body.password)
    await context.show_account(user)
    if present:  # whoever knows the guest's token must not get the account with it
        await context.end_token(token_of(request))
    return await token_reply(context, request, user)


async def login(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    body = await context.read_body(request, NameAndPassword)
    user = await context.accounts.login(body.name, body.password)
    return await token_reply(context, request, user)


async def logout(context: Context, request: Request) -> Response:
    token = token_of(request)
    if token:
        await context.end_token(token, LOGGED_OUT)
    response = reply({"me": None})
    response.delete_cookie(COOKIE)
    return response


async def about_me(context: Context, request: Request) -> Response:
    user = await context.find_user(request)
    return reply({"me": me(user) if user else None})


async def change_me(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    body = await context.read_body(request, Changes)
    changes = {}
    if body.name is not UNSET:
        changes["name"] = checked_name(body.name)
    if body.webhook is not UNSET:
        changes["webhook"] = checked_webhook(body.webhook or "")
    try:
        changed = await context.accounts.change(user.id, **changes)
    except Conflict as error:
        raise Refusal(
            "conflict",
            f"there is an account '{body.name}' already",
            reason="account_exists",
            name=str(body.name),
        ) from error
    if changed.password and "name" in changes:
        await context.show_account(changed)
    return reply({"me": me(changed)})


ROUTES = [
    route("/api/guest", guest, "POST"),
    route("/api/account", account, "POST"),
    route("/api/login", login, "POST"),
    route("/api/logout", logout, "POST"),
    route("/api/me", about_me),
    route("/api/me", change_me, "POST"),
]
