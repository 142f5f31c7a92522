"""A server as a process: its store, its doors, its beginning and its end."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from westphalia.server.app import make_app, say_goodbye
from westphalia.server.garbage import Collector
from westphalia.server.settings import Settings
from westphalia.server.store.protocol import Store

POSTGRES: Final = ("postgresql://", "postgres://")
TURN: Final = 0.001  # seconds
PATIENCE: Final = 10  # seconds that open requests get when the server is told to end


async def open_store(where: str) -> Store:
    """The store at a path, or behind an address of PostgreSQL."""
    if where.startswith(POSTGRES):
        from westphalia.server.store.postgres import open_postgres

        return await open_postgres(where)
    from westphalia.server.store.sqlite import open_sqlite

    path = Path(where).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    return await asyncio.to_thread(open_sqlite, path)


class Server(uvicorn.Server):
    """A server that says when it is open, and says goodbye before it closes its doors."""

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
            say_goodbye(self.app.state.desk)
        super().handle_exit(sig, frame)


def listening(host: str, port: int) -> socket.socket:
    """A socket that waits for callers; a sentence if there is none to be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or error
        raise ValueError(f"cannot listen at {host} port {port}: {reason}") from error
    # Else the body of an answer waits until its head is acknowledged; every caller inherits it.
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return door


async def run(
    door: socket.socket,
    store: str,
    settings: Settings,
    browse: bool = False,
    compress: bool = False,
    proxies: str = "",
) -> None:
    """Open the store, then the doors, until somebody ends it."""
    opened = await open_store(store)

    async def ready() -> Store:
        return opened

    app = make_app(ready, settings)
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
        timeout_graceful_shutdown=PATIENCE,
    )
    # Whoever writes to the store takes turns with the loop; long turns would be long waits.
    sys.setswitchinterval(TURN)
    Collector.take_over()
    await Server(config, app, shown_address(door), browse).serve([door])


def shown_address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
