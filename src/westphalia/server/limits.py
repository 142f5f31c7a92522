"""Rate limits by token bucket, and limits on open connections, per address and person."""

from __future__ import annotations

import ipaddress
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

import msgspec

from westphalia.server.errors import Refusal
from westphalia.server.settings import Limits, Rate

MOST_BUCKETS: Final = 50_000

Client = str | int  # an address, or a person


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
        self._buckets: OrderedDict[Client, tuple[float, float]] = OrderedDict()

    def take(self, client: Client, tokens: float = 1.0, owe: bool = False) -> bool:
        """Takes tokens from the client's bucket and returns whether there were so many.

        What is known only after it was done is taken in any case, and may leave the client owing.
        """
        level = self._level(client)
        enough = level >= tokens
        self._put(client, level - tokens if enough or owe else level)
        return enough

    def wait(self, client: Client, tokens: float) -> float:
        """Returns after how many seconds a client will have so many tokens."""
        missing = max(0.0, tokens - self._level(client))
        return missing / self.rate.per_second if self.rate.per_second else math.inf

    def busy(self, client: Client) -> bool:
        """Tells whether a client has used more than half of its limit."""
        return self._level(client) < self.rate.at_once / 2

    def _level(self, client: Client) -> float:
        now, capacity = self.now(), float(self.rate.at_once)
        level, since = self._buckets.get(client, (capacity, now))
        return min(capacity, level + max(0.0, now - since) * self.rate.per_second)

    def _put(self, client: Client, level: float) -> None:
        self._buckets[client] = (level, self.now())
        self._buckets.move_to_end(client)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


class RateLimiter:
    """Refuses requests of a kind that come too fast from one address or person."""

    on_charge: Callable[[], None] | None = None  # called if others shall be told soon

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        rates: dict[str, object] = msgspec.structs.asdict(limits)
        rates |= {"costly_address": limits.costly_address, "talk_address": limits.talk_address}
        self._buckets = {
            kind: TokenBuckets(rate, now) for kind, rate in rates.items() if isinstance(rate, Rate)
        }
        self.taken: dict[tuple[str, Client], float] = {}  # what is still to be told

    def take(self, kind: str, client: Client, tokens: float = 1.0) -> None:
        bucket = self._buckets[kind]
        if not bucket.take(client, tokens):
            message = "that is too much at once; wait a little and try again"
            raise Refusal("too_many", message, wait=bucket.wait(client, tokens))
        self._note(kind, client, tokens)

    def charge(self, kind: str, client: Client, tokens: float) -> None:
        """Takes tokens for what was done already; who owes some is refused until they are back."""
        self._buckets[kind].take(client, tokens, owe=True)
        self._note(kind, client, tokens)

    def _note(self, kind: str, client: Client, tokens: float) -> None:
        """Notes what other servers have to know; soon, if somebody has used half of a limit."""
        if self.on_charge:
            self.taken[kind, client] = self.taken.get((kind, client), 0.0) + tokens
            if self._buckets[kind].busy(client):
                self.on_charge()

    def charge_elsewhere(self, kind: str, client: Client, tokens: float) -> None:
        """Counts what another server has granted; it shall soon know what was granted here."""
        if kind in self._buckets:
            self._buckets[kind].take(client, tokens, owe=True)
        if self.on_charge and (kind, client) in self.taken:
            self.on_charge()

    def take_charges(self) -> list[tuple[str, Client, float]]:
        """Returns what was taken since the last call, to tell other servers."""
        charges = [(kind, client, tokens) for (kind, client), tokens in self.taken.items()]
        self.taken.clear()
        return charges


class ConnectionLimiter:
    """Limits how many connections one address and one person may hold open, at all servers.

    ``elsewhere`` tells those at other servers, and ``on_change`` is told whose number changed here.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.elsewhere: Callable[[Client], int] = lambda client: 0
        self.on_change: Callable[[Client], None] = lambda client: None
        self._open: Counter[Client] = Counter()

    @property
    def total(self) -> int:
        return sum(number for client, number in self._open.items() if isinstance(client, str))

    def all_keys(self) -> list[Client]:
        return list(self._open)

    def numbers(self, client: Client) -> list[int]:
        return [self._open[client]] if self._open[client] else []

    def heard(self, client: Client) -> None:
        """Need do nothing: the number elsewhere is asked for whenever it is needed."""

    def check(self, address: str, person: int) -> list[Client]:
        """Refuses one connection too many; returns the clients that a further one counts for.

        A visitor without a token counts by address only.
        """
        limits: list[tuple[Client, int]] = [(address, self.limits.address_connections)]
        if person:
            limits.append((person, self.limits.person_connections))
        for client, most in limits:
            if self._open[client] + self.elsewhere(client) >= most:
                message = f"there are {most} open connections already, and more are not allowed"
                raise Refusal("too_many", message, reason="too_many_connections", most=most)
        return [client for client, _ in limits]

    @contextmanager
    def connection(self, address: str, person: int) -> Iterator[None]:
        """Counts a stream or websocket as long as it is open."""
        clients = self.check(address, person)
        self._add(clients, 1)
        try:
            yield
        finally:
            self._add(clients, -1)

    def _add(self, clients: list[Client], number: int) -> None:
        for client in clients:
            self._open[client] += number
            if not self._open[client]:
                del self._open[client]
            self.on_change(client)
