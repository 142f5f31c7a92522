"""The application: all routes, what holds for all of them, start and shutdown."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import westphalia
from westphalia.server.api import (
    accounts,
    bots,
    connections,
    finding,
    house,
    invitations,
    moderation,
    notices,
    people,
    ratings,
    reference,
    replays,
    rests,
    tables,
    talk,
    tournaments,
    ways_in,
)
from westphalia.server.api.routing import route
from westphalia.server.api.static import StaticFiles
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.health import GarbageCollectionSchedule, SteadyClock, watch_loop
from westphalia.server.jobs import deaths
from westphalia.server.settings import Settings
from westphalia.server.store.store import Store
from westphalia.server.tables.results import count_missed
from westphalia.server.tables.waiting import look as look_at_waiting

log = logging.getLogger("westphalia.server")

PACKAGE: Final = Path(westphalia.__file__).parent
MAINTENANCE_INTERVAL: Final = 30.0  # seconds
EXPIRY_INTERVAL: Final = 24 * 3600.0  # after which sessions that have ended are dropped
WAITING_INTERVAL: Final = 3600.0  # after which tables that wait for long are looked at
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH")
LOOPBACK: Final = ("127.0.0.1", "::1")

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'; img-src 'self' blob:; "  # a page makes pictures of what it shows
    "font-src 'self' data:"  # the bundle has all faces in one sheet
)
SECURITY_HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class SecurityHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *SECURITY_HEADERS]
                if scope["path"].startswith("/api") and not has_header(message, b"cache-control"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def has_header(message: Message, name: bytes) -> bool:
    return any(key == name for key, _ in message["headers"])


async def health(context: Context, request: Request) -> Response:
    """Tries a write: a store that can only be read is not well."""
    if await context.store_health.check():
        return PlainTextResponse("well\n")
    return PlainTextResponse("the store cannot be written; people may only look\n", 503)


async def metrics(context: Context, request: Request) -> Response:
    """Sends metrics to the machine itself only: counts would tell who is busy in secret."""
    host = request.client.host if request.client else ""
    # Behind a local proxy that is not configured as trusted, everybody seems to come from here.
    forwarded = host in LOOPBACK and "x-forwarded-for" in request.headers
    allowed = host in context.settings.metrics_from and not_rebound(request)
    if forwarded or not allowed:
        raise Refusal("unknown", "there is nothing here")
    live_tables = context.tables.live.values()
    gauges = {
        "tables": len(live_tables),
        "connections": context.connection_limiter.total,
        "read_only": context.store_health.read_only,
        "watched_tables": sum(bool(table.subscribers) for table in live_tables),
        'jobs_waiting{queue="work"}': context.costly.waiting,
        'jobs_waiting{queue="uploads"}': context.uploads.waiting,
        'jobs_waiting{queue="bots"}': context.tables.bots_waiting,
        'jobs_under_way{queue="work"}': context.costly.under_way,
        'jobs_under_way{queue="uploads"}': context.uploads.under_way,
        "open_reports": len(await context.store.reports()),
        "restrictions": len(context.bans.users) + len(context.bans.muted),
    }
    for kind, number in deaths.items():
        context.metrics.counts["worker_deaths", f'kind="{kind}"'] = number
    return PlainTextResponse(context.metrics.text(gauges))


def not_rebound(request: Request) -> bool:
    """Tells whether a page of others can not be behind a request that comes from here.

    Its name may lead to this machine (DNS rebinding), but it cannot be an address, nor a name
    without a dot such as localhost.
    """
    try:
        name = urlsplit(f"//{request.headers.get('host', '')}").hostname or "."
        return "." not in name or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


async def not_found(context: Context, request: Request) -> Response:
    raise Refusal("unknown", f"there is nothing at {request.url.path[:100]}")


def make_app(
    open_store: Callable[[], Awaitable[Store]],
    settings: Settings | None = None,
    web: Path = PACKAGE / "web",
    **changes: Any,
) -> Starlette:
    """Makes the application; its store is opened at start-up.  *changes* go to the Context."""
    settings = settings or Settings()
    return Starlette(
        routes=routes_of(StaticFiles(web, PACKAGE / "locales")),
        middleware=middleware_of(settings),
        lifespan=lifespan_of(open_store, settings, changes),
    )


def lifespan_of(
    open_store: Callable[[], Awaitable[Store]], settings: Settings, changes: dict[str, Any]
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """Opens the store and starts maintenance; closes everything at the end."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store()
        context = app.state.context = Context(store, settings, **changes)
        reference.games_asset(settings.bot_offers)
        await context.start_tasks()
        tasks = [
            asyncio.create_task(maintain(context)),
            asyncio.create_task(context.finder.run()),
            asyncio.create_task(watch_loop(context.metrics)),
            asyncio.create_task(context.tournaments.run()),
        ]
        if store.shared:
            tasks.append(asyncio.create_task(context.other_servers.run()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await shut_down(context)

    return lifespan


def routes_of(files: StaticFiles) -> list[BaseRoute]:
    return [
        *accounts.ROUTES,
        *ways_in.ROUTES,
        *notices.ROUTES,
        *rests.ROUTES,
        *tables.ROUTES,
        *invitations.ROUTES,
        *finding.ROUTES,
        *talk.ROUTES,
        *moderation.ROUTES,
        *house.ROUTES,
        *replays.ROUTES,
        *bots.ROUTES,
        *ratings.ROUTES,
        *reference.ROUTES,
        *connections.ROUTES,
        *tournaments.ROUTES,
        # Whoever asks for a proxy must not be refused.
        *people.ROUTES,  # last of all: a name may have any form
        route("/health", health, rate="", public=True),
        route("/metrics", metrics, public=True),
        *[route("/api/{path:path}", not_found, method) for method in METHODS],
        route("/join/{path:path}", partial(invitations.page, files), rate="files", public=True),
        route("/{path:path}", files.serve, rate="files", public=True),
    ]


def middleware_of(settings: Settings) -> list[Middleware]:
    found = [Middleware(SecurityHeaders)]
    if settings.origins:
        found.append(
            Middleware(
                CORSMiddleware,
                allow_origins=list(settings.origins),
                allow_methods=["GET", "POST"],
                allow_headers=["authorization", "content-type"],
            )
        )
    return found


async def maintain(context: Context) -> None:
    """Does what is due now and then; whatever fails is tried again the next time."""
    garbage_collection = GarbageCollectionSchedule(context.now, lambda: context.metrics.answers)
    expiry, waiting = context.now() + EXPIRY_INTERVAL, context.now()
    await count_games(context)
    while True:
        await asyncio.sleep(MAINTENANCE_INTERVAL)
        if isinstance(context.now, SteadyClock):
            with logged("the clock could not be checked"):
                context.now.check()
        with logged("tables could not be put away"):
            await context.tables.sweep()
        context.tables.notifier.dispatcher.wake()  # for what a server that died has left
        with logged("garbage was not collected"):
            garbage_collection.collect_if_due()
        if context.now() >= waiting:
            waiting = context.now() + WAITING_INTERVAL
            with logged("tables that wait for long were not looked at"):
                await look_at_waiting(context.tables)
        if context.now() >= expiry:
            expiry = context.now() + EXPIRY_INTERVAL
            with logged("sessions that have ended were not dropped"):
                await context.drop_expired()
            with logged("what is old was not let go"):
                await context.let_go()
            await count_games(context)


async def count_games(context: Context) -> None:
    """Counts games that ended when the store or the server failed."""
    with logged("games that were missed could not be counted"):
        await count_missed(context.store)


@contextmanager
def logged(failure: str) -> Iterator[None]:
    """Logs whatever goes wrong inside, and goes on."""
    try:
        yield
    except Exception:
        log.exception(failure)


def begin_shutdown(context: Context) -> None:
    """Tells every client that the server goes away; no new connection stays open."""
    context.closing.set()
    for connection in context.tables.connections():
        connection.close(*connections.GOING_AWAY)


async def shut_down(context: Context) -> None:
    begin_shutdown(context)
    context.store_health.stop()
    context.ways_in.stop()
    await context.costly.close()
    await context.uploads.close()
    with logged("tables could not be put away"):
        await context.tables.close()
    await context.store.close()
