"""A word to those who are away when it is their turn."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import re
import socket
import ssl
import time
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import msgspec

from westphalia.server.errors import Refusal
from westphalia.server.limits import Buckets
from westphalia.server.settings import Rate, Settings
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import StoreError
from westphalia.server.tables.table import Table

log = logging.getLogger("westphalia.server")
encode = msgspec.json.encode

TIMEOUT: Final = 5.0
AT_ONCE: Final = 4
LONGEST: Final = 500
UNICAST: Final = ipaddress.ip_network("2000::/3")
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # the old addresses, behind a translator
TOO_MANY: Final = 429
AGAIN: Final = (0.0, 5.0, 60.0, 600.0)  # seconds before each attempt
STATUS_LINE: Final = re.compile(rb"HTTP/1\.[01] (\d{3})")
STATUS_LENGTH: Final = 12  # as much of an answer as is read
WORDS: Final = Rate(0.2, 20)  # to one person, so that nobody can have us pester another server


def checked_webhook(address: str) -> str:
    """An address that a word could be sent to; an empty one is none."""
    if not address:
        return ""
    plain = len(address) <= LONGEST and address.isprintable() and " " not in address
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and parts.hostname and not parts.username
        good = good and parts.port != 0
    except ValueError:
        good = False
    if not (plain and good):
        raise Refusal("bad_request", "a webhook is an address that begins with http or https")
    return address


class Word(msgspec.Struct, frozen=True, tag="your_turn"):
    """What is sent to somebody who is asked and not here."""

    table: str
    title: str
    seat: int
    kind: str


class Herald:
    """Tells a seat once when it is asked, until it has answered all and is asked anew."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._asked: dict[str, set[int]] = {}  # who has not yet answered all, by table
        self._buckets = Buckets(WORDS, time.monotonic)
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)

    def know(self, table: Table) -> None:
        """Whoever is asked at a table that was just read from the store has been told before."""
        if table.position:
            self._asked[table.row.id] = set(table.position.open)

    def forget(self, table: Table) -> None:
        self._asked.pop(table.row.id, None)

    def look(self, table: Table) -> None:
        """See who is asked and not here."""
        position = table.position
        if position is None:
            return
        present = {subscriber.user for subscriber in table.subscribers}
        told = self._asked.get(table.row.id, set())
        self._asked[table.row.id] = set(position.open)
        for seat, question in position.open.items():
            row = table.seats[seat]
            away = row.kind == "person" and row.user not in present and not row.stand_in
            if seat not in told and away and self._buckets.take(row.user):
                self._send_later(row.user, table, seat, question.kind)

    def _send_later(self, user: int, table: Table, seat: int, kind: str) -> None:
        word = Word(table.row.id, table.row.title, seat, kind)
        task = asyncio.get_running_loop().create_task(self._send(user, word))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, user: int, word: Word) -> None:
        """Send a word, and again if it does not arrive, as long as the seat is waited for."""
        for wait in AGAIN:
            await asyncio.sleep(wait)
            asked = self._asked.get(word.table)
            if asked is not None and word.seat not in asked:
                return
            async with self._gate:
                if await self._arrives(user, word):
                    return

    async def _arrives(self, user: int, word: Word) -> bool:
        try:
            found = await self.store.user(user)
            if not found or not found.webhook:
                return True
            private = self.settings.private_webhooks
            status = await asyncio.to_thread(post, found.webhook, encode(word), private)
        except ValueError as error:
            log.info("a webhook of user %s is not called: %s", user, error)
            return True
        except (OSError, StoreError, http.client.HTTPException) as error:
            log.info("a webhook of user %s failed: %s", user, error)
            return False
        return status < 500 and status != TOO_MANY


def post(address: str, body: bytes, private: bool) -> int:
    """Send a word; the status of the answer."""
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
        return status_of(connection.sock)
    finally:
        connection.close()


def status_of(line: socket.socket) -> int:
    """The status of an answer; its rest is not waited for, as it might trickle in for long."""
    head, end = b"", time.monotonic() + TIMEOUT
    while len(head) < STATUS_LENGTH and time.monotonic() < end:
        more = line.recv(STATUS_LENGTH - len(head))
        if not more:
            break
        head += more
    found = STATUS_LINE.fullmatch(head)
    if found is None:
        raise OSError("the answer is none of HTTP")
    return int(found[1])


def reachable(host: str, port: int, private: bool) -> str:
    """The address behind a name; one in our own network only if that is allowed.

    It is looked up once and then used, so that a name cannot point elsewhere in between.
    """
    found = [info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    return pick(host, map(str, found), private)


def pick(host: str, found: Iterable[str], private: bool) -> str:
    for address in found:
        if private or public(ipaddress.ip_address(address.partition("%")[0])):
            return address
    raise ValueError(f"'{host}' lies in a network that webhooks may not reach")


def public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether it is everybody's; what leads through a tunnel may come out in our own network."""
    if address.version == 6:
        if address in TRANSLATED:
            return public(ipaddress.IPv4Address(address.packed[-4:]))
        if address not in UNICAST or address.sixtofour or address.teredo:
            return False
    return address.is_global and not address.is_multicast
