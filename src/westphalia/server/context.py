"""What every request needs: who asks, from where, what is in the body, and how to answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from westphalia.server.accounts import COOKIE, COOKIE_AGE, People
from westphalia.server.errors import Refusal
from westphalia.server.limits import Warden, network_of
from westphalia.server.metrics import Metrics
from westphalia.server.settings import Settings
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import Conflict, StoreError, User
from westphalia.server.tables.registry import Tables
from westphalia.server.tables.table import Table

log = logging.getLogger("westphalia.server")

T = TypeVar("T")

PATIENCE = 60.0  # seconds for a body to come


class Desk:
    """Everything that the doors of the server share."""

    def __init__(
        self, store: Store, settings: Settings, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.metrics = Metrics()
        self.people = People(store, now)
        self.tables = Tables(store, settings, self.metrics, now)
        self.warden = Warden(settings.limits, time.monotonic)
        self.closing = asyncio.Event()

    # who asks

    async def who(self, connection: HTTPConnection) -> User | None:
        return await self.people.who(token_of(connection))

    async def somebody(self, connection: HTTPConnection) -> User:
        """Who asks; whoever has no token is asked for one."""
        user = await self.who(connection)
        if user is None:
            raise Refusal("unauthorised", "say first who you are: POST /api/guest")
        self.warden.take("person", user.id)
        return user

    async def table(self, request: Request) -> Table:
        return await self.tables.find(request.path_params["table"])

    def trusted(self, connection: HTTPConnection) -> bool:
        """Whether the page that asks, if it is a page, is ours or one that we trust."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        own = connection.headers.get("host", "")
        return origin in (f"http://{own}", f"https://{own}", *self.settings.origins)

    # what is asked

    async def body(self, request: Request, kind: type[T]) -> T:
        """The body, checked; a wrong one is told by a sentence that says where it is wrong."""
        data = await self.bytes(request, self.settings.limits.body)
        try:
            return msgspec.json.decode(data or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("bad_request", f"the body cannot be read: {error}") from error

    async def bytes(self, request: Request, most: int) -> bytes:
        try:
            async with asyncio.timeout(PATIENCE):
                return await whole(request, most)
        except (TimeoutError, ClientDisconnect) as error:
            raise Refusal("bad_request", "the body did not come whole") from error


async def whole(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too_large", f"a body has at most {most} bytes here")
    return bytes(data)


Handler = Callable[[Desk, Request], Awaitable[Response]]


def token_of(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


def address_of(connection: HTTPConnection) -> str:
    return network_of(connection.client.host) if connection.client else ""


def route(path: str, handler: Handler, method: str = "GET") -> Route:
    """A route whose refusals are sentences and whose failures tell nothing but a number."""

    async def endpoint(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        try:
            if method == "POST" and not desk.trusted(request):
                raise Refusal("not_allowed", "this page may not speak for you here")
            desk.warden.take("address", address_of(request))
            return await handler(desk, request)
        except Exception as error:
            return refused(desk, as_refusal(error, f"{method} {path}"))

    return Route(path, endpoint, methods=[method])


def as_refusal(error: Exception, where: str) -> Refusal:
    """What a client is told: of a mistake of ours a number, and the details go into the log."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Conflict):
        return Refusal("conflict", "somebody else was faster; look again")
    if isinstance(error, StoreError):
        log.error("%s: %s", where, error)
        return Refusal("not_ready", "the store does not answer now", 503)
    number = secrets.token_hex(4)
    log.exception("failure %s at %s", number, where)
    return Refusal("failed", f"something went wrong here; in the log it is {number}")


def refused(desk: Desk, refusal: Refusal) -> Response:
    desk.metrics.count("refusals", refusal.code)
    return reply({"error": refusal.plain}, refusal.status)


def reply(answer: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def with_cookie(response: Response, request: Request, token: str) -> Response:
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


def number(request: HTTPConnection, name: str, default: int | None = None) -> int:
    """A whole number out of the query."""
    text = request.query_params.get(name)
    if text is None and default is not None:
        return default
    try:
        value = int(text or "")
    except ValueError:
        raise Refusal("bad_request", f"{name} must be a whole number") from None
    if abs(value) > 1_000_000_000:
        raise Refusal("bad_request", f"{name} is too large")
    return value
