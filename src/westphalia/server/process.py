"""The server process: opens the store, listens, serves, and shuts down."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import resource
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from westphalia.server.app import begin_shutdown, make_app
from westphalia.server.connection_guard import ConnectionGate, GuardedHttp, GuardedWebSocket
from westphalia.server.health import GarbageCollectionSchedule
from westphalia.server.settings import Settings
from westphalia.server.store.rows import StoreError
from westphalia.server.store.store import Store
from westphalia.server.tables.outside import with_offers
from westphalia.server.urls import EVERYWHERE, announcement, network_urls, url

# ------------------------------------------------------------------------------
# Stores: one server alone has a file, several share a database.

POSTGRES: Final = ("postgresql://", "postgres://")


async def open_store(where: str, beside: bool = False, new: bool = True) -> Store:
    """Opens the store at a path, or at an address of PostgreSQL.

    One that is opened *beside* a running server lets that know what it changes.  Where there is no
    file yet, a *new* store is made of it or it is refused.
    """
    if where.startswith(POSTGRES):
        from westphalia.server.store.postgres import open_postgres

        return await open_postgres(where)
    from westphalia.server.store.sqlite import open_sqlite

    path = store_path(where)
    if not new and not path.exists():
        raise StoreError(f"there is no store {path}; a server makes it when it first begins")
    path.parent.mkdir(parents=True, exist_ok=True)
    return await asyncio.to_thread(open_sqlite, path, beside)


def store_path(where: str) -> Path:
    """The file of a store; a user of the system need not have a home."""
    try:
        return Path(where).expanduser()
    except RuntimeError:
        raise StoreError(
            f"there is no home folder to find {where} in; name it by --store"
        ) from None


@contextmanager
def only_server(where: str) -> Iterator[None]:
    """Keeps a file to this server: what another one wrote to it would never be shown here.

    The lock lies beside the file, for copies of the file are made while the server runs.  It ends
    with the process, however that ends.
    """
    if where.startswith(POSTGRES):
        yield
        return
    path = store_path(where)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.with_name(f"{path.name}-server").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield
    except BlockingIOError:
        raise StoreError(
            f"another server has the store {path}; several servers need PostgreSQL"
        ) from None
    except OSError as error:
        raise StoreError(f"cannot open the store {path}: {error.strerror}") from error


# ------------------------------------------------------------------------------
# The log limit: lines that repeat are counted instead of written, so nobody can flood the log.

log = logging.getLogger("westphalia.server")
WINDOW: Final = 60.0  # seconds
AT_ONCE: Final = 10  # lines of one place in a window
Place = tuple[str, int, str]  # the file, the line, the kind of exception


class Window:
    """What one place in the program has logged since its window began."""

    def __init__(self, start: float) -> None:
        self.start = start
        self.lines = 0
        self.first_left_out = ""


class LogLimit(logging.Filter):
    """Lets a few lines of one place through in each window, and then tells how many more came.

    Lines are told apart by where they are logged: what they say may come from a visitor.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self._windows: dict[Place, Window] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.exc_info[0] if record.exc_info else None
        place = (record.pathname, record.lineno, kind.__name__ if kind else "")
        self.report()
        window = self._windows.setdefault(place, Window(self.now()))
        window.lines += 1
        if window.lines == AT_ONCE + 1:
            window.first_left_out = record.getMessage()[:200]
        return window.lines <= AT_ONCE

    def report(self) -> None:
        """Writes what was left out in windows that have ended."""
        end = self.now() - WINDOW
        for place, window in list(self._windows.items()):
            if window.start > end or self._windows.pop(place, None) is None:
                continue  # or another thread has reported it
            if window.lines > AT_ONCE:
                number = window.lines - AT_ONCE - 1
                log.warning("%s … and %s more like it", window.first_left_out, number)


def limit_log() -> LogLimit:
    """Puts the limit before every handler of the program's log."""
    limit = LogLimit()
    for handler in logging.getLogger().handlers:
        handler.addFilter(limit)
    return limit


# ------------------------------------------------------------------------------
# Sockets and open files.

BACKLOG: Final = 512  # as many connections are accepted before anything else is done
MOST_FILES: Final = 65_536
RESERVED_FILES: Final = 128  # for the store, files of the page, webhooks and bots


def listening_socket(host: str, port: int) -> socket.socket:
    """Opens the socket to listen on; the ValueError says why that failed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        sock = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = error.strerror or error
        raise ValueError(f"cannot listen at {host} port {port}: {reason}") from error
    # Otherwise the body of a response waits for the acknowledgement of its head; inherited.
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return sock


def raise_file_limit() -> int:
    """Lets the process open as many files as the system grants it, and returns how many."""
    granted = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft, hard = [MOST_FILES if limit == resource.RLIM_INFINITY else limit for limit in granted]
    most = min(hard, MOST_FILES)
    if soft >= most:
        return soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, granted[1]))
    log.info("the limit of open files was raised from %s to %s", soft, most)
    return most


def connection_gate(settings: Settings, files: int) -> ConnectionGate:
    """Bounds the connections so that some files are left for the rest of the server."""
    most = max(files - RESERVED_FILES, files // 2)
    limits = settings.limits
    per_address = limits.address_connections + limits.plain_connections
    trusted = ProxyHeadersMiddleware(no_app, settings.trust_proxy or []).trusted_hosts
    seconds = (limits.head_seconds, limits.unread_seconds)
    return ConnectionGate(most, per_address, trusted.__contains__, *seconds)


async def no_app(*args: object) -> None:
    """Stands for an application where only the trusted addresses of uvicorn are of interest."""


def url_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    return f"{url('localhost' if host in EVERYWHERE else host, port)}/"


# ------------------------------------------------------------------------------
# The server.

SWITCH_INTERVAL: Final = 0.0005  # seconds
TICKS: Final = 100  # of uvicorn, ten in a second, between two looks at the log


class Server(uvicorn.Server):
    """Says where it is open, and tells the clients before it shuts down."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, address: str, browse: bool, hint: str
    ) -> None:
        super().__init__(config)
        self.app = app
        self.address = address
        self.browse = browse
        self.hint = hint
        self.log_limit: LogLimit = limit_log()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Programs that started us read this line to know where we are.
            sys.stdout.write(
                f"Westphalia is open at {self.address} (Ctrl+C closes it).\n{self.hint}"
            )
            sys.stdout.flush()
        if self.started and self.browse:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.log_limit.report()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            begin_shutdown(self.app.state.context)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets the connections say goodbye first: uvicorn would close them without a word."""
        await asyncio.sleep(0)  # every sender that begin_shutdown has woken runs now
        await super().shutdown(sockets)


async def run(sock: socket.socket, settings: Settings, browse: bool = False) -> None:
    """Opens the store and serves until the process is told to end."""
    settings = await with_offers(settings)
    opened_store = await open_store(settings.store)

    async def already_open() -> Store:
        return opened_store

    host, port = sock.getsockname()[:2]
    urls = network_urls(host, port)
    hint = announcement(host, port, urls) if sys.stdout.isatty() else ""  # for who sits before it
    app = make_app(already_open, msgspec.structs.replace(settings, network_urls=urls))
    config = uvicorn_config(app, settings)
    # The thread that writes to the store competes with the event loop for the interpreter lock.
    sys.setswitchinterval(SWITCH_INTERVAL)
    GarbageCollectionSchedule.install()
    await Server(config, app, url_of(sock), browse, hint).serve([sock])


def uvicorn_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    gate = connection_gate(settings, raise_file_limit())
    protocols: dict[str, Any] = {
        "http": partial(GuardedHttp, gate=gate),
        "ws": partial(GuardedWebSocket, gate=gate),
    }
    return uvicorn.Config(
        app,
        **protocols,
        backlog=BACKLOG,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=settings.compress_frames,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
