"""Rate limits by token bucket, and limits on open connections, per address and person."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from westphalia.server.errors import Refusal
from westphalia.server.settings import Limits, Rate

MOST_BUCKETS: Final = 50_000


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Returns the address that limits count by: of IPv6 a whole /64, which one visitor may own."""
    if ":" not in address:
        return address
    try:
        ipv6 = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(ipv6.ipv4_mapped or ipaddress.ip_network((ipv6, 64), strict=False))


class TokenBuckets:
    """One token bucket per client; clients that have not asked for long are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self._buckets: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, client: object, tokens: float = 1.0, owe: bool = False) -> bool:
        """Takes tokens from the client's bucket and returns whether there were so many.

        What is known only after it was done is taken in any case, and may leave the client owing.
        """
        now = self.now()
        capacity = float(self.rate.at_once)
        level, since = self._buckets.get(client, (capacity, now))
        level = min(capacity, level + max(0.0, now - since) * self.rate.per_second)
        enough = level >= tokens
        self._buckets[client] = (level - tokens if enough or owe else level, now)
        self._buckets.move_to_end(client)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return enough


class RateLimiter:
    """Refuses requests of a kind that come too fast from one address or person."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        kinds = ("address", "person", "undo", "costly", "login", "guests", "files")
        self._buckets = {kind: TokenBuckets(getattr(limits, kind), now) for kind in kinds}

    def take(self, kind: str, client: object, tokens: float = 1.0) -> None:
        if not self._buckets[kind].take(client, tokens):
            raise Refusal("too_many", "that is too much at once; wait a little and try again")

    def charge(self, kind: str, client: object, tokens: float) -> None:
        """Takes tokens for what was done already; who owes some is refused until they are back."""
        self._buckets[kind].take(client, tokens, owe=True)


class ConnectionLimiter:
    """Limits how many connections one address and one person may hold open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._open: Counter[object] = Counter()

    @property
    def total(self) -> int:
        return sum(number for client, number in self._open.items() if isinstance(client, str))

    def check(self, address: str, person: int) -> list[object]:
        """Refuses one connection too many; returns the clients that a further one counts for.

        A visitor without a token counts by address only.
        """
        limits: list[tuple[object, int]] = [(address, self.limits.address_connections)]
        if person:
            limits.append((person, self.limits.person_connections))
        for client, most in limits:
            if self._open[client] >= most:
                message = f"there are {most} open connections already, and more are not allowed"
                raise Refusal("too_many", message, reason="too_many_connections", most=most)
        return [client for client, _ in limits]

    @contextmanager
    def connection(self, address: str, person: int) -> Iterator[None]:
        """Counts a stream or websocket as long as it is open."""
        clients = self.check(address, person)
        self._open.update(clients)
        try:
            yield
        finally:
            for client in clients:
                self._open[client] -= 1
                if not self._open[client]:
                    del self._open[client]
