"""The server process: opens the store, listens, serves, and shuts down."""

from __future__ import annotations

import asyncio
import fcntl
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from westphalia.server.app import begin_shutdown, make_app
from westphalia.server.garbage_collection import GarbageCollectionSchedule
from westphalia.server.settings import Settings
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import StoreError

POSTGRES: Final = ("postgresql://", "postgres://")
SWITCH_INTERVAL: Final = 0.001  # seconds
SHUTDOWN_TIMEOUT: Final = 10  # seconds that open requests get at shutdown


async def open_store(where: str, beside: bool = False) -> Store:
    """Opens the store at a path, or at an address of PostgreSQL.

    One that is opened *beside* a running server lets that know what it changes.
    """
    if where.startswith(POSTGRES):
        from westphalia.server.store.postgres import open_postgres

        return await open_postgres(where)
    from westphalia.server.store.sqlite import open_sqlite

    path = Path(where).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    return await asyncio.to_thread(open_sqlite, path, beside)


@contextmanager
def only_server(where: str) -> Iterator[None]:
    """Keeps a file to this server: what another one wrote to it would never be shown here.

    The lock lies beside the file, for copies of the file are made while the server runs.  It ends
    with the process, however that ends.
    """
    if where.startswith(POSTGRES):
        yield
        return
    path = Path(where).expanduser()
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


class Server(uvicorn.Server):
    """Says where it is open, and tells the clients before it shuts down."""

    def __init__(self, config: uvicorn.Config, app: Starlette, address: str, browse: bool) -> None:
        super().__init__(config)
        self.app = app
        self.address = address
        self.browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # Programs that started us read this line to know where we are.
            sys.stdout.write(f"Westphalia is open at {self.address} (Ctrl+C closes it).\n")
            sys.stdout.flush()
        if self.started and self.browse:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            begin_shutdown(self.app.state.context)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Lets the connections say goodbye first: uvicorn would close them without a word."""
        await asyncio.sleep(0)  # every sender that begin_shutdown has woken runs now
        await super().shutdown(sockets)


def listening_socket(host: str, port: int) -> socket.socket:
    """Opens the socket to listen on; the ValueError says why that failed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        sock = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or error
        raise ValueError(f"cannot listen at {host} port {port}: {reason}") from error
    # Otherwise the body of a response waits for the acknowledgement of its head; inherited.
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return sock


async def run(
    sock: socket.socket,
    store: str,
    settings: Settings,
    browse: bool = False,
    compress: bool = False,
    proxies: str = "",
) -> None:
    """Opens the store and serves until the process is told to end."""
    opened_store = await open_store(store)

    async def already_open() -> Store:
        return opened_store

    app = make_app(already_open, settings)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=compress,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )
    # The thread that writes to the store competes with the event loop for the interpreter lock.
    sys.setswitchinterval(SWITCH_INTERVAL)
    GarbageCollectionSchedule.install()
    await Server(config, app, url_of(sock), browse).serve([sock])


def url_of(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
