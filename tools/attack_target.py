"""The server that tools/attack.py attacks: one on this machine, reached as anybody reaches it."""

from __future__ import annotations

import http.client
import ipaddress
import json
import secrets
import socket
from typing import Any, Final
from urllib.parse import urlsplit

PATIENCE: Final = 60.0  # seconds for which an answer is waited for
SOME_GAME: Final = "wallenstein"


class Answer:
    """The status of an answer, and its body: JSON if it is some."""

    def __init__(self, status: int, data: bytes) -> None:
        self.status = status
        try:
            self.body: Any = json.loads(data)
        except ValueError:
            self.body = {}

    @property
    def good(self) -> bool:
        return self.status < http.client.BAD_REQUEST

    @property
    def reason(self) -> str:
        error = self.body.get("error", {}) if isinstance(self.body, dict) else {}
        return str(error.get("reason", ""))


class Target:
    """A server of one's own.  Any other is refused: this is no tool against others."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname or "", parts.port or 80
        if parts.scheme != "http" or not is_loopback(self.host):
            raise ValueError(f"'{address}' is not on this machine: http://127.0.0.1:8618 is")

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str = "",
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Sends one request on a connection of its own; bytes are sent as they are."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        more = {"authorization": f"Bearer {token}"} if token else {}
        connection = http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, data, {**more, **(headers or {})})
            answer = connection.getresponse()
            return Answer(answer.status, answer.read())
        finally:
            connection.close()

    def connect(self) -> socket.socket:
        return socket.create_connection((self.host, self.port), PATIENCE)

    def guest(self, name: str = "") -> str:
        """The token of a new guest."""
        made = self.ask("POST", "/api/guest", {"name": name or new_name()})
        if not made.good:
            raise AttackFailed(f"no guest could be made: {made.body}")
        return str(made.body["token"])

    def table(self, token: str, *kinds: str, **more: object) -> Answer:
        """A table with seats such as me, hot, open, or the names of bots."""
        people = ("me", "hot", "open")
        seats = [{"kind": k} if k in people else {"kind": "bot", "bot": k} for k in kinds]
        wanted = {"game": SOME_GAME, "seats": seats, **more}
        return self.ask("POST", "/api/tables", wanted, token)

    def well(self) -> bool:
        return self.ask("GET", "/health").good


class AttackFailed(Exception):
    """Raised when an attack could not be tried, which tells nothing about the server."""


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def new_name() -> str:
    return f"Attacker {secrets.token_hex(4)}"
