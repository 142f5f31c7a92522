"""The fair queue: so many turns at once, shared by person and then by table."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Gives out turns round robin by person, first to who has the fewest turns under way.

    Those of one person come in the order in which they asked, so a table that has had its turn
    waits behind the person's other ones.  Either nobody waits or no turn is free.
    """

    def __init__(self, turns: int) -> None:
        self.free = turns
        self._under_way: Counter[object] = Counter()
        self._waiting: OrderedDict[object, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: object) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as the block."""
        await self._enter(person)
        try:
            yield
        finally:
            self._leave(person)

    async def _enter(self, person: object) -> None:
        if self.free:
            self._give(person)
            return
        given = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():  # it was given in the same moment
                self._leave(person)
            raise

    def _give(self, person: object) -> None:
        self.free -= 1
        self._under_way[person] += 1

    def _leave(self, person: object) -> None:
        self.free += 1
        self._under_way[person] -= 1
        if not self._under_way[person]:
            del self._under_way[person]
        while self.free and self._waiting:
            self._call_next()

    def _call_next(self) -> None:
        person = min(self._waiting, key=lambda each: self._under_way[each])
        waiting = self._waiting.pop(person)
        given = waiting.popleft()
        if waiting:
            self._waiting[person] = waiting  # behind all others
        if not given.done():
            self._give(person)
            given.set_result(None)
