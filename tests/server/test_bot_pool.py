"""Bots in processes of their own: the same answers as here, and nothing is lost with a process."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import signal
import time
from pathlib import Path

import pytest
from tests.server.hurry import InlineBots
from tests.server.kit import AtOnce, Gated, eventually, opened

from westphalia.bots.registry import EFFORTS
from westphalia.engine.match import Match, start
from westphalia.games import GAMES, find_game
from westphalia.server import jobs
from westphalia.server.jobs import WorkerProcess
from westphalia.server.store.rows import LineRow
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.tables.bot_worker import TABLES, SeatedBot
from westphalia.server.tables.bots import (
    LONGEST_THOUGHT,
    BotFailure,
    BotPool,
    BotProcess,
    Bots,
    BotTooSlow,
)
from westphalia.server.tables.resume import resume


def begun(name: str) -> Match:
    game = find_game(name)
    return start(game, game.header([f"seat {n}" for n in range(game.usual_seats)]), bytes(32))


async def first_choices(bots: Bots, name: str, bot: str, batches: int) -> list[list[str]]:
    """What bots answer in a game, each with the number of its seat as its seed."""
    match, found = begun(name), list[list[str]]()
    while not match.over and len(found) < batches:
        seat = match.open[0].seat
        seated = SeatedBot(seat, bot, seat)
        state, header = match.play.state, match.record.header
        found.append(await bots.think(name, match.game, header, state, seated))
        match.answer_all(seat, [match.game.vocabulary.parse(text) for text in found[-1]])
    return found


async def think(bots: Bots, table: str = "table", seed: int = 1) -> list[str]:
    match = begun("wallenstein")
    seated = SeatedBot(0, "random", seed)
    return await bots.think(table, match.game, match.record.header, match.play.state, seated)


def pid_of(process: BotProcess) -> int | None:
    assert isinstance(process.worker, WorkerProcess)
    running = process.worker._process
    return running.pid if running and running.returncode is None else None


# in a process


@pytest.mark.slow
def test_a_bot_in_a_process_answers_as_it_would_here() -> None:
    async def story() -> None:
        pool = BotPool(1)
        for name in GAMES:
            for bot in ("random", find_game(name).stand_in):
                here = await first_choices(InlineBots(), name, bot, 12)
                assert await first_choices(pool, name, bot, 12) == here
                assert len(here) == 12
                pool.forget(name)
        await pool.close()

    asyncio.run(story())


def test_a_process_is_started_for_the_first_question_and_ends_with_the_pool() -> None:
    async def story() -> int:
        pool = BotPool(2)
        one, two = pool.processes
        assert (pid_of(one), pid_of(two)) == (None, None)
        await think(pool)
        pid = pid_of(one)
        assert pid
        assert pid_of(two) is None
        await pool.close()
        return pid

    with pytest.raises(ProcessLookupError):
        os.kill(asyncio.run(story()), 0)


@pytest.mark.slow
def test_whoever_waits_for_a_process_that_dies_is_told_so_and_may_ask_again() -> None:
    async def story() -> None:
        pool = BotPool(1)
        answer = await think(pool)
        first = pid_of(pool.processes[0])
        assert first
        os.kill(first, signal.SIGSTOP)
        waiting = asyncio.ensure_future(think(pool))
        while not pool.processes[0]._idle.locked():
            await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(BotFailure):
            await waiting
        assert await think(pool) == answer, "the player is made anew from its seed"
        assert pid_of(pool.processes[0]) not in (None, first)
        await pool.close()

    asyncio.run(story())


@pytest.mark.slow
def test_a_killed_process_loses_no_answer_and_doubles_none(tmp_path: Path) -> None:
    pool = BotPool(1)
    process = pool.processes[0]
    with opened(tmp_path / "store.db", bots=pool) as place:
        table = place.table(place.guest().new_table("random", "random", "random"))
        killed = 0
        for lines in (5, 20):
            eventually(lambda: table.stored_lines > lines, "a game that goes on")  # noqa: B023
            killed = running(process, but=killed)
            os.kill(killed, signal.SIGKILL)
        eventually(lambda: table.stored_lines > 40, "a game that goes on")
    assert pid_of(process) is None
    rows = asyncio.run(stored(tmp_path / "store.db", table.row.id))
    assert len(resume(table.row, rows)[0].entries) == len(rows) - 1 > 40


def running(process: BotProcess, but: int) -> int:
    """The id of the process, as soon as there is one, another than the dead one."""
    while (pid := pid_of(process)) in (None, but):
        time.sleep(0.01)
    assert pid
    return pid


async def stored(path: Path, table_id: str) -> list[LineRow]:
    store = open_sqlite(path)
    rows = await store.lines(table_id)
    await store.close()
    return rows


def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "COMMAND", ("/no/such/program",))
    with pytest.raises(BotFailure, match="No such file"):
        asyncio.run(think(BotPool(1)))


# without one


def test_a_table_goes_where_the_fewest_are() -> None:
    pool = BotPool(3)
    for tables, process in zip((2, 1, 2), pool.processes, strict=True):
        process.tables |= {f"{tables} {n}" for n in range(tables)}
    assert pool.place("new") is pool.processes[1]
    pool.processes[1].tables |= {"new", "newer"}
    assert pool.place("new") is pool.processes[1], "and stays there"
    assert pool.place("newest") is pool.processes[0]


def test_players_stay_until_their_table_is_forgotten() -> None:
    async def story() -> None:
        pool = BotPool(1, AtOnce)
        answers = [await think(pool, "one") for _ in range(3)]
        assert answers[0] != answers[1] or answers[1] != answers[2], "a player remembers"
        assert "one" in TABLES
        pool.forget("one")
        assert await think(pool, "two") == answers[0], "with the same seed it is the same"
        assert "one" not in TABLES
        assert await think(pool, "one") == answers[0]
        pool.forget("one")
        pool.forget("two")
        await think(pool, "three")
        assert "two" not in TABLES

    asyncio.run(story())


class Sleepy(AtOnce):
    """The first job takes it too long."""

    slow = True

    async def perform(self, job: bytes, seconds: float) -> bytes:
        if self.slow:
            self.slow = False
            raise TimeoutError
        return await super().perform(job, seconds)


def test_who_thinks_too_long_is_told_so_and_players_are_made_anew() -> None:
    async def story() -> None:
        pool = BotPool(1, Sleepy)
        asked = think(pool, "slow"), think(pool, "waiting")
        slow, waiting = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(slow, BotTooSlow)
        assert await think(pool, "slow") == waiting

    asyncio.run(story())


def test_what_goes_wrong_in_a_bot_is_told_with_its_traceback() -> None:
    """A position of one game is asked about at a table of another."""

    async def story() -> None:
        pool = BotPool(1, AtOnce)
        other, match = begun("thirty_years_war"), begun("wallenstein")
        header, state = match.record.header, other.play.state
        with pytest.raises(RuntimeError, match=r"(?s)Traceback.*the position lacks"):
            await pool.think("wrong", other.game, header, state, SeatedBot(0, "random", 1))
        unknown = dataclasses.replace(header, game="chess")
        with pytest.raises(RuntimeError, match="'chess' is no game here"):
            await pool.think("table", match.game, unknown, match.play.state, SeatedBot(0, "", 1))
        assert await think(pool, "table"), "it is opened with the next question"
        assert "wrong" not in TABLES, "what failed is not kept for ever"

    asyncio.run(story())


def test_who_goes_away_leaves_the_process_to_the_others() -> None:
    class Slow(AtOnce):
        done = 0

        async def perform(self, job: bytes, seconds: float) -> bytes:
            await asyncio.sleep(0)
            self.done += 1
            return await super().perform(job, seconds)

    async def story() -> None:
        pool = BotPool(1, Slow)
        gone = asyncio.ensure_future(think(pool, "gone"))
        while not pool.processes[0]._idle.locked():
            await asyncio.sleep(0)
        gone.cancel()
        assert await think(pool, "here")
        worker = pool.processes[0].worker
        assert isinstance(worker, Slow)
        assert worker.done == 2, "its answer was awaited, and came to nobody"

    asyncio.run(story())


def test_a_table_that_is_forgotten_while_its_bot_waits_is_not_kept() -> None:
    async def story() -> None:
        gate = Gated()
        pool = BotPool(1, lambda: gate)
        asked = [asyncio.ensure_future(think(pool, table)) for table in ("first", "waiting")]
        while not gate.begun:
            await asyncio.sleep(0)
        pool.forget("waiting")
        gate.may.set()
        await asyncio.gather(*asked)
        assert "waiting" in TABLES
        await think(pool, "first")
        assert "waiting" not in TABLES
        assert pool.processes[0].tables == {"first"}

    asyncio.run(story())


def test_every_level_may_think_as_long_as_it_wants_to() -> None:
    """Also if it should think anew for every box of a mat, which is one turn."""
    longest = max(effort.seconds for effort in EFFORTS.values())
    assert 15 * longest < LONGEST_THOUGHT
