"""Routes of guests, accounts, their sessions and their tokens."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from westphalia.server.accounts import (
    COOKIE,
    COOKIE_AGE,
    SESSION,
    SESSION_ID_LENGTH,
    checked_name,
    cookie_of,
    hash_token,
)
from westphalia.server.api.moderation import besides, own_moderation
from westphalia.server.api.notices import notice_settings
from westphalia.server.api.routing import (
    address_of,
    reply,
    route,
    set_cookie,
    take_costly,
    with_cookie,
)
from westphalia.server.context import Context, token_of
from westphalia.server.errors import Refusal
from westphalia.server.notices.outgoing import checked_webhook
from westphalia.server.settings import CLOSED, INVITED
from westphalia.server.store.rows import Conflict, Session, User
from westphalia.server.tables import account_deletion
from westphalia.server.tables.registry import LOGGED_OUT
from westphalia.server.tournaments.info import own_tournaments

KNOWN_PATH = "/api"  # where a browser says that it is known
OWN_DATA_TOKENS = 10  # of those for costly work: it may be long


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class NameAndPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str
    invitation: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: str
    new: str


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str = ""


class SessionOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str


class SessionInfo(msgspec.Struct, frozen=True):
    """A session as its own person is shown it."""

    id: str
    created: float
    seen: float
    address: str
    device: str
    current: bool


class Sessions(msgspec.Struct, frozen=True):
    sessions: list[SessionInfo]


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    scopes: list[str] = []


class TokenInfo(msgspec.Struct, frozen=True):
    """A token for programs as its own person is shown it; the token itself is told once."""

    id: str
    name: str
    scopes: list[str]
    created: float
    seen: float


class Tokens(msgspec.Struct, frozen=True, omit_defaults=True):
    tokens: list[TokenInfo]
    token: str = ""


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str | UnsetType = UNSET
    webhook: str | UnsetType | None = UNSET


def me(user: User) -> dict[str, object]:
    account = bool(user.password)
    rest = {"account": account, "bot": user.bot, "webhook": user.webhook or None}
    return {"id": user.id, "name": user.name, **rest}


async def token_reply(
    context: Context, request: Request, user: User, **more: list[str]
) -> Response:
    device = request.headers.get("user-agent", "")
    token = await context.accounts.issue_token(user, address_of(request), device)
    told = reply({"me": me(user), "token": token, **more})
    response = with_cookie(context, told, request, token)
    return await with_known_browser(context, request, user, response)


async def with_known_browser(
    context: Context, request: Request, user: User, response: Response
) -> Response:
    """Lets a browser keep that the owner of an account has come in by it."""
    if user.password:
        name = cookie_of(user)
        present = request.cookies.get(name, "")
        cookie = await context.accounts.known_browsers.cookie(user, present)
        set_cookie(response, request, name, cookie, COOKIE_AGE, KNOWN_PATH)
    return response


async def guest(context: Context, request: Request) -> Response:
    context.rate_limiter.take("guests", address_of(request))
    body = await context.read_body(request, Name)
    context.metrics.count("sign_ins", "guest")
    return await token_reply(context, request, await context.accounts.add_guest(body.name))


async def account(context: Context, request: Request) -> Response:
    """Makes an account, and tells its recovery codes this once."""
    context.rate_limiter.take("login", address_of(request))
    body = await context.read_body(request, NewAccount)
    present = await context.find_user(request)
    user, ended = await registered(context, present, body)
    context.close_connections(ended)
    await context.show_account(user)
    context.metrics.count("sign_ins", "account")
    codes = await context.ways_in.new_codes(user.id)
    return await token_reply(context, request, user, codes=codes)


async def registered(
    context: Context, present: User | None, body: NewAccount
) -> tuple[User, list[str]]:
    """Makes an account, if the house takes in whoever asks; an invitation is used up by it."""
    if context.settings.registration == CLOSED:
        message = "new accounts are made by the operator of this server alone"
        raise Refusal("not_allowed", message, reason="registration_closed")
    if context.settings.registration != INVITED:
        return await context.accounts.register(present, body.name, body.password)
    give_back = await context.ways_in.use_invitation(body.invitation)
    try:
        return await context.accounts.register(present, body.name, body.password)
    except BaseException:
        await give_back()
        raise


async def login(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    body = await context.read_body(request, NameAndPassword)
    present = await context.accounts.user_of(token_of(request))
    try:
        user = await context.accounts.login(
            body.name, body.password, address_of(request), request.cookies, present
        )
    except Refusal:
        context.metrics.count("sign_ins", "in vain")
        raise
    context.metrics.count("sign_ins", "password")
    context.bans.check(user.id, "")
    return await token_reply(context, request, user)


async def logout(context: Context, request: Request) -> Response:
    token = token_of(request)
    if token:
        await context.end_session(hash_token(token))
    response = reply({"me": None})
    response.delete_cookie(COOKIE)
    return response


async def about_me(context: Context, request: Request) -> Response:
    """Who asks; a cookie begins its time anew, as its token does when it is used."""
    user = await context.find_user(request)
    told = await besides(context, user)
    response = reply({"me": me(user) if user else None, **told})
    cookie = request.cookies.get(COOKIE, "")
    return with_cookie(context, response, request, cookie) if user and cookie else response


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


async def change_password(context: Context, request: Request) -> Response:
    """Changes the password and ends every other session."""
    context.rate_limiter.take("login", address_of(request))
    user, body = await context.require_user(request), await context.read_body(request, NewPassword)
    own = hash_token(token_of(request))
    changed, ended = await context.accounts.change_password(user, body.old, body.new, keep=own)
    context.close_connections(ended, LOGGED_OUT)
    context.ways_in.tell_changed(user.id)
    return await with_known_browser(context, request, changed, reply({"me": me(changed)}))


async def session_infos(context: Context, request: Request, user: User) -> Sessions:
    own = hash_token(token_of(request))
    return Sessions(
        [
            SessionInfo(
                session_id(each),
                each.created,
                each.seen,
                each.address,
                each.device,
                each.token_hash == own,
            )
            for each in await context.accounts.sessions(user)
        ]
    )


async def sessions(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    return reply(await session_infos(context, request, user))


async def end_session(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, SessionOnly)
    await end_one(context, await context.accounts.sessions(user), body.id)
    return reply(await session_infos(context, request, user))


async def end_one(context: Context, sessions: list[Session], wanted: str) -> None:
    """Ends the one of these sessions or tokens that has this id."""
    ended = [each.token_hash for each in sessions if session_id(each) == wanted]
    if not ended:
        raise Refusal("unknown", "there is no such session", reason="unknown_session")
    await context.end_session(ended[0])


def session_id(session: Session) -> str:
    return session.token_hash[:SESSION_ID_LENGTH]


async def token_infos(context: Context, user: User) -> list[TokenInfo]:
    return [
        TokenInfo(session_id(each), each.name, each.scopes.split(), each.created, each.seen)
        for each in await context.accounts.tokens(user)
    ]


async def tokens(context: Context, request: Request) -> Response:
    user = await context.require_user(request)
    return reply(Tokens(await token_infos(context, user)))


async def new_token(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, NewToken)
    token = await context.accounts.add_api_token(user, body.name, body.scopes)
    return reply(Tokens(await token_infos(context, user), token))


async def end_token(context: Context, request: Request) -> Response:
    user, body = await context.require_user(request), await context.read_body(request, SessionOnly)
    await end_one(context, await context.accounts.tokens(user), body.id)
    return reply(Tokens(await token_infos(context, user)))


async def become_bot(context: Context, request: Request) -> Response:
    """Makes an account that has not played that of a bot, which cannot be taken back."""
    context.rate_limiter.take("login", address_of(request))
    user, body = await context.require_user(request), await context.read_body(request, Password)
    changed = await context.accounts.become_bot(user, body.password)
    return reply({"me": me(changed)})


async def delete_me(context: Context, request: Request) -> Response:
    context.rate_limiter.take("login", address_of(request))
    user, body = await context.require_user(request), await context.read_body(request, Password)
    await context.accounts.confirm(user, body.password)
    own = hash_token(token_of(request))
    await context.end_sessions(user, but=own)
    context.tables.close_connections(own, LOGGED_OUT)
    await account_deletion.delete_account(context.tables, user)
    await context.end_session(own)  # last: if the store fails, one can try again
    response = reply({"me": None})
    response.delete_cookie(COOKIE)
    response.delete_cookie(cookie_of(user), KNOWN_PATH)
    return response


ALL_RESULTS = 1_000_000


async def own_data(context: Context, request: Request) -> Response:
    """All that is kept about who asks, to be saved as a file."""
    user = await context.require_user(request)
    asker = take_costly(context, request, user, OWN_DATA_TOKENS)
    about = {
        "me": me(user),
        "sessions": (await session_infos(context, request, user)).sessions,
        "tokens": await token_infos(context, user),
        "notices": await notice_settings(context, user.id),
        "rests": await context.store.rest_facts(user.id),
        "tables": await account_deletion.own_tables(context.tables, user, asker.address),
        "words": await account_deletion.own_words(context.store, user),
        "results": await context.store.results_of_person(user.id, limit=ALL_RESULTS),
        "ratings": await context.store.ratings_of_person(user.id),
        "moderation": await own_moderation(context, user),
        "profile": await account_deletion.own_profile(context.store, user),
        "ticket": await context.store.ticket(user.id),
        "tournaments": await own_tournaments(context.store, user),
    }
    response = reply(about)
    response.headers["content-disposition"] = "attachment; filename=westphalia.json"
    return response


ROUTES = [
    route("/api/guest", guest, "POST"),
    route("/api/account", account, "POST", public=True),
    route("/api/login", login, "POST", public=True),
    route("/api/logout", logout, "POST", public=True),
    route("/api/me", about_me, public=True),
    route("/api/me", change_me, "POST"),
    route("/api/me/delete", delete_me, "POST", public=True),
    route("/api/me/data", own_data, scope=SESSION, public=True),
    route("/api/me/bot", become_bot, "POST"),
    route("/api/password", change_password, "POST"),
    route("/api/sessions", sessions, scope=SESSION),
    route("/api/sessions/end", end_session, "POST"),
    route("/api/tokens", tokens, scope=SESSION),
    route("/api/tokens", new_token, "POST"),
    route("/api/tokens/end", end_token, "POST"),
]
