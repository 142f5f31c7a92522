"""Outgoing requests: an address is checked when it is set, and resolved safely when it is called.

It must not lead into the network of the server (server-side request forgery), so the address
behind its name is looked up once, checked, and then used.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

from westphalia.server.errors import Refusal

TIMEOUT: Final = 5.0
LONGEST: Final = 1000
JSON_HEADERS: Final = {"content-type": "application/json"}
UNICAST: Final = ipaddress.ip_network("2000::/3")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses behind a translator
STATUS_LINE: Final = re.compile(rb"HTTP/1\.[01] (\d{3})")
STATUS_LENGTH: Final = 12  # as much of an answer as is read


def well_formed(address: str, schemes: tuple[str, ...] = ("http", "https")) -> bool:
    """Tells whether an address is one that could be posted to."""
    if len(address) > LONGEST or not address.isprintable():
        return False
    try:
        parts = urlsplit(address)
        host = parts.scheme in schemes and parts.hostname and not parts.username
        return bool(host) and parts.port != 0 and " " not in address
    except ValueError:
        return False


def checked_webhook(address: str) -> str:
    """Returns the address if a webhook could be there; an empty one means no webhook."""
    if address and not well_formed(address):
        raise Refusal(
            "bad_request",
            "a webhook is an address that begins with http or https",
            reason="webhook_address",
        )
    return address


def post(
    address: str, body: bytes, private: bool, headers: Mapping[str, str] = JSON_HEADERS
) -> int:
    """Posts a body to an address and returns the status of the answer."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    target = resolve(host, port, private)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    connection.sock = socket.create_connection((target, port), TIMEOUT)
    try:
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=host)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {**headers, "user-agent": "westphalia"})
        return read_status(connection.sock)
    finally:
        connection.close()


def read_status(sock: socket.socket) -> int:
    """Reads the status of an answer; the rest is not waited for, as it might take long."""
    head, end = b"", time.monotonic() + TIMEOUT
    while len(head) < STATUS_LENGTH and time.monotonic() < end:
        more = sock.recv(STATUS_LENGTH - len(head))
        if not more:
            break
        head += more
    found = STATUS_LINE.fullmatch(head)
    if found is None:
        raise OSError("the answer is none of HTTP")
    return int(found[1])


def resolve(host: str, port: int, private: bool) -> str:
    """Returns an address behind a name; one in a private network only if that is allowed."""
    found = [info[4][0] for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    return first_allowed(host, map(str, found), private)


def first_allowed(host: str, found: Iterable[str], private: bool) -> str:
    for address in found:
        if private or is_public(ipaddress.ip_address(address.partition("%")[0])):
            return address
    raise ValueError(f"'{host}' lies in a network that notices may not reach")


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Tells whether an address is public; a tunnel might come out in our own network."""
    if address.version == 6:
        if address in NAT64:
            return is_public(ipaddress.IPv4Address(address.packed[-4:]))
        if address not in UNICAST or address.sixtofour or address.teredo:
            return False
    return address.is_global and not address.is_multicast
