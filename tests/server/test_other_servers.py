"""What servers on one store tell each other: who is present, who is connected, who takes much."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import cast

import pytest
from tests.server import hurry

from westphalia.server.errors import Refusal
from westphalia.server.limits import ConnectionLimiter, RateLimiter
from westphalia.server.other_servers import (
    FORGET,
    LONGEST,
    REPEAT,
    Charge,
    Key,
    OtherServers,
    parts,
)
from westphalia.server.settings import Limits, Rate
from westphalia.server.store.rows import PEER
from westphalia.server.store.store import Store


class Wire:
    """Passes every word to all other servers; one that is cut is not heard."""

    def __init__(self) -> None:
        self.servers: list[OtherServers] = []
        self.cut: list[OtherServers] = []
        self.words = 0

    def join(self, limiter: ConnectionLimiter, rates: RateLimiter | None = None) -> OtherServers:
        line = Line(self)
        others = OtherServers(cast(Store, line))
        if rates:
            others = OtherServers(cast(Store, line), rates.take_charges, rates.charge_elsewhere)
            rates.on_charge = others.wake
        line.owner = others
        others.sources = {"open": limiter}
        limiter.elsewhere = lambda client: sum(others.elsewhere("open", client))
        limiter.on_change = lambda client: others.changed("open", client)
        self.servers.append(others)
        return others


class Line:
    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.owner: OtherServers | None = None

    async def tell(self, word: str) -> None:
        self.wire.words += 1
        assert len(word) < LONGEST + 1000
        for others in self.wire.servers:
            if self.owner not in self.wire.cut and others is not self.owner:
                others.hear(word.removeprefix(PEER))


LIMITS = Limits(address_connections=3, person=Rate(0.001, 10))


def test_connections_are_counted_at_all_servers() -> None:
    async def happens() -> None:
        wire = Wire()
        one, two, late = (ConnectionLimiter(LIMITS) for _ in range(3))
        tasks = [asyncio.create_task(wire.join(limiter).run()) for limiter in (one, two)]
        await asyncio.sleep(1)
        with one.connection("a", 0), one.connection("a", 7):
            await asyncio.sleep(1)
            assert (two.elsewhere("a"), two.elsewhere(7)) == (2, 1)
            with two.connection("a", 0):
                await asyncio.sleep(1)
                assert one.elsewhere("a") == 1
            tasks.append(asyncio.create_task(wire.join(late).run()))
            await asyncio.sleep(1)
            assert late.elsewhere("a") == 2, "who comes later is told"
        await asyncio.sleep(1)
        assert (two.elsewhere("a"), two.elsewhere(7)) == (0, 0)
        for task in tasks:
            task.cancel()

    hurry.run(happens())


def test_a_server_that_falls_silent_is_forgotten_and_one_that_speaks_is_not() -> None:
    async def happens() -> None:
        wire = Wire()
        one, two, three = (ConnectionLimiter(LIMITS) for _ in range(3))
        tasks = [asyncio.create_task(wire.join(limiter).run()) for limiter in (one, two, three)]
        with one.connection("a", 0), two.connection("b", 0):
            await asyncio.sleep(1)
            assert (three.elsewhere("a"), three.elsewhere("b")) == (1, 1)
            wire.cut.append(wire.servers[0])
            await asyncio.sleep(FORGET + 2 * REPEAT)
            assert (three.elsewhere("a"), three.elsewhere("b")) == (0, 1)
            assert wire.words < 40, "little is said where nothing changes"
        for task in tasks:
            task.cancel()

    hurry.run(happens())


def test_a_busy_server_says_all_again_and_forgets_too() -> None:
    """Something changes there every second, so it never has a quiet while."""

    async def happens() -> None:
        wire = Wire()
        busy, quiet, gone = (ConnectionLimiter(LIMITS) for _ in range(3))
        tasks = [asyncio.create_task(wire.join(limiter).run()) for limiter in (busy, quiet, gone)]
        with busy.connection("a", 0), gone.connection("b", 0):
            await asyncio.sleep(1)
            wire.cut.append(wire.servers[2])
            for _ in range(int(FORGET + 2 * REPEAT)):
                with busy.connection("c", 0):
                    await asyncio.sleep(1)
            assert quiet.elsewhere("a") == 1, "what stays as it is is said again"
            assert busy.elsewhere("b") == 0, "who is silent is forgotten"
        for task in tasks:
            task.cancel()

    hurry.run(happens())


def test_a_server_that_fails_to_say_something_says_it_later(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def happens() -> None:
        wire = Wire()
        one, two = (ConnectionLimiter(LIMITS) for _ in range(2))
        tasks = [asyncio.create_task(wire.join(limiter).run()) for limiter in (one, two)]
        await asyncio.sleep(1)
        numbers = one.numbers
        one.numbers = lambda client: [][0]  # type: ignore[method-assign]
        with one.connection("a", 0):
            await asyncio.sleep(1)
            assert "IndexError" in caplog.text
            one.numbers = numbers  # type: ignore[method-assign]
            await asyncio.sleep(REPEAT)
            assert two.elsewhere("a") == 1
        for task in tasks:
            task.cancel()

    hurry.run(happens())


def test_who_uses_two_servers_has_the_limit_once() -> None:
    async def happens() -> None:
        wire, granted = Wire(), 0
        rates = [RateLimiter(LIMITS, asyncio.get_running_loop().time) for _ in range(2)]
        tasks = [
            asyncio.create_task(wire.join(ConnectionLimiter(LIMITS), each).run()) for each in rates
        ]
        for turn in range(40):
            with suppress(Refusal):
                rates[turn % 2].take("person", 7)
                granted += 1
            await asyncio.sleep(0.1)
        assert granted in (LIMITS.person.at_once, LIMITS.person.at_once + 1)
        rates[0].take("person", 8)
        for task in tasks:
            task.cancel()

    hurry.run(happens())


def test_what_is_long_is_said_in_parts() -> None:
    charges: list[Charge] = [("person", number, 1) for number in range(10_000)]
    found = list(parts(charges))
    assert [charge for part in found for charge in part] == charges
    assert 20 < len(found) < 60


def test_what_a_newer_server_says_does_no_harm() -> None:
    async def happens() -> None:
        limiter = ConnectionLimiter(LIMITS)
        rates = RateLimiter(LIMITS, lambda: 0.0)
        others = Wire().join(limiter, rates)
        keys: list[Key] = ["a"]
        others.hear(f'["other", [["weather", "{keys[0]}", [1]]], [["sunshine", 7, 3]]]')
        assert others.elsewhere("weather", "a") == []

    hurry.run(happens())
