"""How much one address or person may ask for: buckets that fill again with time."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from westphalia.server.errors import Refusal
from westphalia.server.settings import Limits, Rate

REMEMBERED: Final = 50_000


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """An address as one counts it: of the long ones everybody has a whole network."""
    if ":" not in address:
        return address
    try:
        long = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(long.ipv4_mapped or ipaddress.ip_network((long, 64), strict=False))


class Buckets:
    """One bucket for each who asks; those who have not asked for long are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self._buckets: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, who: object) -> bool:
        """Whether there is still something in the bucket of *who*."""
        now = self.now()
        full = float(self.rate.at_once)
        level, since = self._buckets.get(who, (full, now))
        level = min(full, level + max(0.0, now - since) * self.rate.per_second)
        enough = level >= 1.0
        self._buckets[who] = (level - 1.0 if enough else level, now)
        self._buckets.move_to_end(who)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return enough


class Warden:
    """Refuses what is too much."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits = limits
        kinds = ("address", "person", "undo", "costly", "login", "guests")
        self._rates = {kind: Buckets(getattr(limits, kind), now) for kind in kinds}
        self._open: Counter[object] = Counter()

    def take(self, kind: str, who: object) -> None:
        if not self._rates[kind].take(who):
            raise Refusal("too_many", "that is too much at once; wait a little and try again")

    @property
    def connections(self) -> int:
        return sum(number for who, number in self._open.items() if isinstance(who, str))

    def room(self, address: str, person: int) -> list[tuple[object, int]]:
        """Make sure that one more connection is allowed; a stranger counts by address only."""
        marks: list[tuple[object, int]] = [(address, self.limits.address_connections)]
        if person:
            marks.append((person, self.limits.person_connections))
        for who, most in marks:
            if self._open[who] >= most:
                message = f"there are {most} open connections already, and more are not allowed"
                raise Refusal("too_many", message)
        return marks

    @contextmanager
    def connection(self, address: str, person: int) -> Iterator[None]:
        """An open stream or websocket."""
        marks = self.room(address, person)
        for who, _ in marks:
            self._open[who] += 1
        try:
            yield
        finally:
            for who, _ in marks:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]
