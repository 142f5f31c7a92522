"""The fair queue: so many turns at once, shared by company, then by person, then by table."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Company = object  # people whom one visitor may invent, such as the guests of an address
Asker = tuple[Company, object]  # and the person
Line = OrderedDict[object, deque[asyncio.Future[None]]]  # of a company: who waits, by person


class FairQueue:
    """Gives out turns round robin by company and in each by person, first to the fewest under way.

    Those of one person come in the order in which they asked, so a table that has had its turn
    waits behind the person's other ones.  Either nobody waits or no turn is free.
    """

    def __init__(self, turns: int) -> None:
        self.free = turns
        self._companies: Counter[Company] = Counter()  # their turns under way
        self._people: Counter[Asker] = Counter()
        self._waiting: OrderedDict[Company, Line] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: object, company: Company = None) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as the block; who has no company is one."""
        asker = (person if company is None else company, person)
        await self._enter(asker)
        try:
            yield
        finally:
            self._leave(asker)

    async def _enter(self, asker: Asker) -> None:
        if self.free:
            self._give(asker)
            return
        given = asyncio.get_running_loop().create_future()
        company, person = asker
        self._waiting.setdefault(company, OrderedDict()).setdefault(person, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():  # it was given in the same moment
                self._leave(asker)
            raise

    def _give(self, asker: Asker) -> None:
        self.free -= 1
        self._companies[asker[0]] += 1
        self._people[asker] += 1

    def _leave(self, asker: Asker) -> None:
        self.free += 1
        self._companies[asker[0]] -= 1
        self._people[asker] -= 1
        if not self._people[asker]:
            del self._people[asker]
        if not self._companies[asker[0]]:
            del self._companies[asker[0]]
        while self.free and self._waiting:
            self._call_next()

    def _call_next(self) -> None:
        company = min(self._waiting, key=lambda each: self._companies[each])
        line = self._waiting.pop(company)
        person = min(line, key=lambda each: self._people[company, each])
        waiting = line.pop(person)
        given = waiting.popleft()
        if waiting:
            line[person] = waiting  # behind all others
        if line:
            self._waiting[company] = line
        if not given.done():
            self._give((company, person))
            given.set_result(None)
