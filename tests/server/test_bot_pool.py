"""Bots in processes of their own: the same answers as here, and nothing is lost with a process."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.hurry import InlineBots
from tests.server.kit import eventually, opened

from westphalia.engine.match import Match, start
from westphalia.games import GAMES, find_game
from westphalia.server.store.rows import LineRow
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.tables import bot_pool
from westphalia.server.tables.bot_pool import (
    REPLIES,
    BotFailure,
    BotPool,
    Bots,
    BotTooSlow,
    SeatedBot,
)
from westphalia.server.tables.bot_worker import Forget, Open, Think, serve
from westphalia.server.tables.resume import resume


def begun(name: str) -> Match:
    game = find_game(name)
    return start(game, game.header([f"seat {n}" for n in range(game.usual_seats)]), bytes(32))


async def first_choices(bots: Bots, name: str, bot: str, batches: int) -> list[tuple[str, ...]]:
    """What bots answer in a game, each with the number of its seat as its seed."""
    match, found = begun(name), list[tuple[str, ...]]()
    while not match.over and len(found) < batches:
        seat = match.open[0].seat
        seated = SeatedBot(seat, bot, seat)
        state, header = match.play.state, match.record.header
        found.append(await bots.think(name, match.game, header, state, seated))
        match.answer_all(seat, [match.game.vocabulary.parse(text) for text in found[-1]])
    return found


async def think(bots: Bots, table: str = "table", bot: str = "random") -> tuple[str, ...]:
    match = begun("wallenstein")
    seated = SeatedBot(0, bot, 1)
    return await bots.think(table, match.game, match.record.header, match.play.state, seated)


async def think_wrongly(bots: Bots) -> None:
    """A position of one game is asked about at a table of another."""
    other, match = begun("thirty_years_war"), begun("wallenstein")
    header, state = match.record.header, other.play.state
    await bots.think("wrong", other.game, header, state, SeatedBot(0, "random", 1))


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
        assert (one.pid, two.pid) == (None, None)
        await think(pool, "first")
        assert one.pid
        assert two.pid is None
        pool.forget("first")
        assert one.tables == set()
        pid = one.pid
        await pool.close()
        return pid

    with pytest.raises(ProcessLookupError):
        os.kill(asyncio.run(story()), 0)


def test_a_table_goes_where_the_fewest_are() -> None:
    pool = BotPool(3)
    for tables, process in zip((2, 1, 2), pool.processes, strict=True):
        process.tables |= {f"{tables} {n}" for n in range(tables)}
    assert pool.place("new") is pool.processes[1]
    pool.processes[1].tables |= {"new", "newer"}
    assert pool.place("new") is pool.processes[1], "and stays there"
    assert pool.place("newest") is pool.processes[0]


def test_whoever_waits_for_a_process_that_fails_is_told_so_and_may_ask_again() -> None:
    async def story() -> None:
        pool = BotPool(1)
        answer = await think(pool)
        first = pool.processes[0].pid
        assert first
        os.kill(first, signal.SIGSTOP)
        waiting = [asyncio.ensure_future(think(pool)) for _ in range(2)]
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        failures = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(failure) for failure in failures] == [BotFailure, BotFailure]
        assert await think(pool) == answer, "the player is made anew from its seed"
        assert pool.processes[0].pid not in (None, first)
        with pytest.raises(RuntimeError, match=r"(?s)Traceback.*the position lacks"):
            await think_wrongly(pool)
        await pool.close()

    asyncio.run(story())


SLOW = """
from westphalia.server.tables import bot_worker

def for_ever(*_):
    while True:
        pass

bot_worker.LONGEST_THOUGHT = 0.01
bot_worker.decide = for_ever
bot_worker.main()
"""


def test_only_who_thinks_too_long_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(bot_pool, "COMMAND", (sys.executable, "-c", SLOW))
        pool = BotPool(1)
        asked = [think(pool) for _ in range(2)]
        failures = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(failure) for failure in failures] == [BotTooSlow, BotFailure]
        monkeypatch.undo()
        assert await think(pool), "a new process thinks for those who come next"
        await pool.close()

    asyncio.run(story())


def test_a_process_ends_with_its_input_and_keeps_no_table_that_it_was_told_to_forget() -> None:
    match = begun("wallenstein")
    state = match.game.encode(match.play.state)
    think = Think("table", 0, "random", 1, state)
    requests = [Open.of("table", match.record.header), think, think, Forget("table"), think]
    lines, replies = io.BytesIO(b"\n".join(map(msgspec.json.encode, requests))), io.BytesIO()
    with pytest.raises(KeyError, match="table"):
        serve(lines, replies)
    thoughts = [REPLIES.decode(line) for line in replies.getvalue().splitlines()]
    assert len(thoughts) == 2
    assert thoughts[0].choices != thoughts[1].choices, "a player remembers that it was asked"
    serve(io.BytesIO(), replies)


def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "COMMAND", ("/no/such/program",))
    with pytest.raises(BotFailure, match="no bot process could be started"):
        asyncio.run(think(BotPool(1)))


def test_a_killed_process_loses_no_answer_and_doubles_none(tmp_path: Path) -> None:
    pool = BotPool(1)
    process = pool.processes[0]
    with opened(tmp_path / "store.db", bots=pool) as place:
        table = place.table(place.guest().new_table("random", "random", "random"))
        for lines in (5, 20):
            eventually(lambda: table.stored_lines > lines, "a game that goes on")  # noqa: B023
            eventually(lambda: process.pid, "a process")
            os.kill(process.pid or 0, signal.SIGKILL)
        eventually(lambda: table.stored_lines > 40, "a game that goes on")
    assert process.pid is None
    rows = asyncio.run(stored(tmp_path / "store.db", table.row.id))
    assert len(resume(table.row, rows)[0].entries) == len(rows) - 1 > 40


async def stored(path: Path, table_id: str) -> list[LineRow]:
    store = open_sqlite(path)
    rows = await store.lines(table_id)
    await store.close()
    return rows
