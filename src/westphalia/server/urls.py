"""The addresses of a server: for its own machine only, for its network, or by its public name."""

from __future__ import annotations

import io
import ipaddress
import re
import socket
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from westphalia.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
WHITE_ON_BLACK: Final = "\x1b[38;5;231;48;5;16m"  # whatever the colours of the terminal are
PLAIN: Final = "\x1b[0m"
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address of nobody: nothing is sent, only a way looked up


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_local(host: str) -> bool:
    """Tells whether a name means the machine on which it is written."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def own_addresses() -> Iterator[str]:
    """The IPv4 addresses of this machine in its networks, that of the way out first."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            yield str(probe.getsockname()[0])
    except OSError:
        return  # this machine is in no network


def network_urls(host: str, port: int) -> tuple[str, ...]:
    """Lists the addresses at which others in the network find a server, if it is open to them."""
    if is_local(host):
        return ()
    hosts = own_addresses() if host in EVERYWHERE else iter([host])
    return tuple(url(each, port) for each in hosts if not is_local(each) and each not in EVERYWHERE)


def base_for_others(request: Request, settings: Settings) -> tuple[str, bool]:
    """The address of this server to hand on, and whether it works on this machine only.

    Whoever is not at this machine came by an address that others can take, too.
    """
    visited = f"{request.url.scheme}://{request.headers.get('host', '')}"
    if not is_local(urlsplit(visited).hostname or ""):
        return visited, False
    better = [settings.public_url, *settings.network_urls]
    return next(((base, False) for base in better if base), (visited, True))


# what is said in the terminal


def announcement(host: str, port: int, urls: tuple[str, ...]) -> str:
    """Says at which address others get in, with a code to scan; or how to let them in."""
    if urls:
        return f"Others in your network find it at {urls[0]}/, or scan this:\n\n{qr_text(urls[0])}"
    if not is_local(host):
        return ""
    there = network_urls(EVERYWHERE[0], port)
    found = f", and they find it at {there[0]}/" if there else ""
    return (
        "Only this machine can open it. To let others in your network in, start it with"
        f" --host 0.0.0.0{found}.\n"
    )


def qr_text(text: str) -> str:
    """A QR code of blocks, for a terminal."""
    import segno  # not before it is needed

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, border=2, compact=True)
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" for line in out.getvalue().splitlines())


def qr_path(text: str) -> tuple[int, str]:
    """A QR code as the path of an SVG, and how wide its square is; a quiet margin is part of it."""
    import segno

    rows = [bytes(row) for row in segno.make(text, micro=False).matrix_iter(border=4)]
    runs = [
        f"M{run.start()} {y}h{len(run[0])}v1h-{len(run[0])}z"
        for y, row in enumerate(rows)
        for run in re.finditer(rb"\x01+", row)
    ]
    return len(rows), "".join(runs)
