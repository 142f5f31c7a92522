"""The application: every door of the server, and what holds for all of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import westphalia
from westphalia.server.api import accounts as api_people
from westphalia.server.api import connections, reference
from westphalia.server.api import replays as api_replay
from westphalia.server.api import tables as api_tables
from westphalia.server.api.static import Files
from westphalia.server.context import Desk, reply, route
from westphalia.server.errors import Refusal
from westphalia.server.garbage import Collector
from westphalia.server.settings import Settings
from westphalia.server.store.protocol import Store

log = logging.getLogger("westphalia.server")

PACKAGE: Final = Path(westphalia.__file__).parent
SWEEP: Final = 30.0
LOOPBACK: Final = ("127.0.0.1", "::1")

POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class SafeHeaders:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api") and not _has(message, b"cache-control"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def _has(message: Message, name: bytes) -> bool:
    return any(key == name for key, _ in message["headers"])


async def health(desk: Desk, request: Request) -> Response:
    if await desk.store.healthy():
        return PlainTextResponse("well\n")
    return PlainTextResponse("the store cannot be written\n", 503)


async def metrics(desk: Desk, request: Request) -> Response:
    """Counts would tell who is busy in secret, so they are for the machine itself only."""
    host = request.client.host if request.client else ""
    # A proxy on this machine that we were not told of makes everybody seem to come from here.
    forwarded = host in LOOPBACK and "x-forwarded-for" in request.headers
    if forwarded or host not in desk.settings.metrics_from:
        raise Refusal("unknown", "there is nothing here")
    live_tables = desk.tables.live.values()
    gauges = {
        "tables": len(live_tables),
        "connections": desk.warden.connections,
        "watched_tables": sum(bool(table.subscribers) for table in live_tables),
    }
    return PlainTextResponse(desk.metrics.text(gauges))


async def nothing_there(request: Request) -> Response:
    message = f"there is nothing at {request.url.path[:100]}"
    return reply({"error": {"code": "unknown", "message": message}}, 404)


def make_app(
    open_store: Callable[[], Awaitable[Store]],
    settings: Settings | None = None,
    web: Path = PACKAGE / "web",
    **changes: Any,
) -> Starlette:
    """The application; its store is opened when the server begins.  *changes* are the desk's."""
    settings = settings or Settings()
    return Starlette(
        routes=doors(Files(web, PACKAGE / "locales")),
        middleware=layers(settings),
        lifespan=life(open_store, settings, changes),
    )


def life(
    open_store: Callable[[], Awaitable[Store]], settings: Settings, changes: dict[str, Any]
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """From the opening of the store to its closing."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await open_store()
        desk = app.state.desk = Desk(store, settings, **changes)
        app.state.shelf = api_replay.Shelf()
        await store.listen(desk.tables.heard)
        sweeping = asyncio.create_task(sweep(desk))
        try:
            yield
        finally:
            sweeping.cancel()
            await close(desk)

    return lifespan


def doors(files: Files) -> list[BaseRoute]:
    everything = ["GET", "POST", "PUT", "DELETE", "PATCH"]
    return [
        *api_people.ROUTES,
        *api_tables.ROUTES,
        *api_replay.ROUTES,
        *reference.ROUTES,
        *connections.ROUTES,
        route("/health", health),
        route("/metrics", metrics),
        Route("/api/{path:path}", nothing_there, methods=everything),
        Route("/{path:path}", files.serve),
    ]


def layers(settings: Settings) -> list[Middleware]:
    found = [Middleware(SafeHeaders)]
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


async def sweep(desk: Desk) -> None:
    collector = Collector(desk.now, lambda: desk.metrics.answers)
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await desk.tables.sweep()
        except Exception:
            log.exception("tables could not be put away")
        collector.look()


def say_goodbye(desk: Desk) -> None:
    """Tell everybody who is connected that the server goes; nothing new begins."""
    desk.closing.set()
    for table in desk.tables.live.values():
        for subscriber in list(table.subscribers):
            subscriber.close(*connections.GOING)


async def close(desk: Desk) -> None:
    say_goodbye(desk)
    try:
        await desk.tables.close()
    except Exception:
        log.exception("tables could not be put away")
    await desk.store.close()
