"""A word to those who are away when it is their turn."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec

from westphalia.server.refusal import Refusal
from westphalia.server.settings import Settings
from westphalia.server.store import Store, StoreError
from westphalia.server.table import Table

log = logging.getLogger("westphalia.server")

TIMEOUT = 5.0
AT_ONCE = 4
LONGEST = 500


def checked_webhook(address: str) -> str:
    """An address that a word could be sent to; an empty one is none."""
    if not address:
        return ""
    parts = urlsplit(address)
    good = parts.scheme in ("http", "https") and parts.hostname and not parts.username
    if not good or len(address) > LONGEST or not address.isprintable() or " " in address:
        raise Refusal("bad_request", "a webhook is an address that begins with http or https")
    return address


class Herald:
    """Tells a seat once when it is asked, until it has answered all and is asked anew."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._asked: set[tuple[str, int]] = set()  # who has not yet answered all they were asked
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)

    def know(self, table: Table) -> None:
        """Whoever is asked at a table that was just read from the store has been told before."""
        if table.position:
            self._asked |= {(table.row.id, seat) for seat in table.position.open}

    def look(self, table: Table) -> None:
        """See who is asked and not here."""
        position = table.position
        if position is None:
            return
        present = {subscriber.user for subscriber in table.subscribers}
        for seat in position.open:
            row = table.seats[seat]
            mark = (table.row.id, seat)
            if mark in self._asked:
                continue
            self._asked.add(mark)
            if row.kind == "person" and row.user not in present and not row.stand_in:
                self._send_later(row.user, table, seat, position.open[seat].kind)
        self._asked -= {
            (table.row.id, n) for n in range(len(table.seats)) if n not in position.open
        }

    def _send_later(self, user: int, table: Table, seat: int, kind: str) -> None:
        word = {"table": table.row.id, "title": table.row.title, "seat": seat, "kind": kind}
        task = asyncio.get_running_loop().create_task(self._send(user, word))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, user: int, word: dict[str, object]) -> None:
        async with self._gate:
            try:
                found = await self.store.user(user)
                if found and found.webhook:
                    body = msgspec.json.encode({"type": "your_turn", **word})
                    await asyncio.to_thread(
                        post, found.webhook, body, self.settings.private_webhooks
                    )
            except (OSError, ValueError, StoreError, http.client.HTTPException) as error:
                log.info("a webhook of user %s failed: %s", user, error)


def post(address: str, body: bytes, private: bool) -> int:
    """Send a word; nothing is followed and nothing of the answer is kept but its status."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    target = reachable(host, port, private)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    connection.sock = socket.create_connection((target, port), TIMEOUT)
    try:
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=host)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"content-type": "application/json", "user-agent": "westphalia"}
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def reachable(host: str, port: int, private: bool) -> str:
    """The address behind a name; one in our own network only if that is allowed.

    It is looked up once and then used, so that a name cannot point elsewhere in between.
    """
    found = [info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    return pick(host, map(str, found), private)


def pick(host: str, found: Iterable[str], private: bool) -> str:
    for address in found:
        if private or ipaddress.ip_address(address.partition("%")[0]).is_global:
            return address
    raise ValueError(f"'{host}' lies in a network that webhooks may not reach")
