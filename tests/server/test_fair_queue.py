"""The fair queue: how many have a turn at once, and in which order."""

from __future__ import annotations

import asyncio

from tests.server import hurry

from westphalia.server.jobs import FairQueue


class Line:
    """Some who want a turn each, by person, and the order in which they had it."""

    def __init__(self, turns: int) -> None:
        self.queue = FairQueue(turns)
        self.had: list[str] = []
        self.now = self.most = 0
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def join(self, *names: str) -> None:
        """The first letter of a name is the person."""
        for name in names:
            self.tasks[name] = asyncio.create_task(self._have(name))

    async def _have(self, name: str) -> None:
        async with self.queue.turn(ord(name[0])):
            self.had.append(name)
            self.now += 1
            self.most = max(self.most, self.now)
            await asyncio.sleep(1)
            self.now -= 1

    async def end(self) -> list[str]:
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return self.had


def test_persons_take_turns_and_so_do_the_tables_of_one() -> None:
    async def story() -> None:
        line = Line(1)
        line.join("a1", "a2", "a3", "a4", "b1", "c1", "b2")
        assert await line.end() == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]
        assert line.most == 1

    hurry.run(story())


def test_who_is_many_people_has_no_more_turns_than_one() -> None:
    async def story() -> None:
        queue, had = FairQueue(1), []

        async def have(person: str, company: str | None = None) -> None:
            async with queue.turn(person, company):
                had.append(person)
                await asyncio.sleep(1)

        crowd = [have(guest, "an address") for guest in ("g1", "g1", "g2", "g3", "g4")]
        await asyncio.gather(*crowd, have("anna"), have("berta", "elsewhere"), have("anna"))
        assert had == ["g1", "g1", "anna", "berta", "g2", "anna", "g3", "g4"]

    hurry.run(story())


def test_so_many_have_a_turn_at_once_and_no_turn_is_lost() -> None:
    async def story() -> None:
        line = Line(2)
        line.join("a1", "a2", "a3", "b1", "b2")
        assert len(await line.end()) == 5
        assert line.most == line.queue.free == 2
        line.join("a4", "b3")
        await line.end()
        assert line.most == line.queue.free == 2

    hurry.run(story())


def test_who_has_a_turn_already_comes_after_who_has_none() -> None:
    async def story() -> None:
        line = Line(2)
        line.join("a1", "a2", "a3", "a4", "b1")
        await asyncio.sleep(0)
        line.tasks["a1"].cancel()
        assert await line.end() == ["a1", "a2", "b1", "a3", "a4"]

    hurry.run(story())


def test_who_leaves_the_queue_keeps_nobody_waiting() -> None:
    async def story() -> None:
        line = Line(1)
        line.join("a1", "a2", "b1")
        await asyncio.sleep(0.5)
        line.tasks["a2"].cancel()
        assert await line.end() == ["a1", "b1"]
        assert line.queue.free == 1

    hurry.run(story())


def test_who_is_given_a_turn_and_leaves_in_the_same_moment_passes_it_on() -> None:
    async def story() -> None:
        line = Line(1)
        async with line.queue.turn(0):
            line.join("a1", "b1")
            await asyncio.sleep(0)
        line.tasks["a1"].cancel()
        assert await line.end() == ["b1"]
        assert line.queue.free == 1

    hurry.run(story())
