"""Going back by consent: what all agree to lose, what stays in the record, and what comes anew."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.kit import opened
from tests.server.room import Room, lay_mat, refused, shown, story
from tests.server.test_results import WAR, members, play, war

from westphalia.engine import notation
from westphalia.engine.match import verify
from westphalia.engine.record import Entry, Record, Rewound
from westphalia.games import find_game
from westphalia.server.api.replays import look_back
from westphalia.server.jobs import Asker
from westphalia.server.store.rows import User
from westphalia.server.tables import agreements, new_tables, replays, seats
from westphalia.server.tables.resume import read_record, resume
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table
from westphalia.server.tables.votes import BACK, CANCEL, END


async def go_back(table: Table, user: User, to: int = agreements.NOWHERE) -> None:
    """Asks to go back to so many answers, or agrees to that."""
    await agreements.cast(table, user, BACK, to=to)


def asked(table: Table) -> list[tuple[list[int], int | None]]:
    """Who wants to go back, and to how many answers."""
    return [(vote.agreed, vote.at) for vote in table.info(0).votes if vote.vote == "back"]


async def guests_at_war(room: Room) -> Table:
    """An unrated war of Anna against Berta, after some answers."""
    wanted = new_tables.NewTable(WAR, [Chair("me"), Chair("open")], public=True)
    table = await new_tables.create(room.tables, wanted, room.anna)
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    await play(table, 12)
    return table


def drawn(table: Table, first: int) -> list[tuple[int, ...]]:
    """The outcomes of chance of the standing answers from one on."""
    assert table.match
    return [entry.outcomes for entry in table.match.entries[first:] if entry.outcomes]


async def same_answers(table: Table, entries: list[Entry]) -> None:
    """Everybody answers as they did before, as far as they may."""
    for entry in entries:
        assert table.match
        asked = [q for q in table.match.open if q.seat == entry.seat and entry.choice in q.choices]
        if asked:
            turn = table.turns.numbers[entry.seat]
            choice = entry.choice.text
            await table.answer(entry.seat, turn, "", [choice], lambda: None)


@story()
async def test_a_table_goes_back_when_all_agree_and_the_record_keeps_what_is_lost(
    room: Room,
) -> None:
    table = await guests_at_war(room)
    assert table.match
    before = list(table.match.entries)
    lines, turns = len(table.match.record.lines), list(table.turns.numbers)
    to = next(n for n, entry in enumerate(before) if entry.outcomes)
    await go_back(table, room.anna, to)
    assert asked(table) == [([0], to)]
    assert len(table.match.entries) == len(before)
    await go_back(table, room.berta)
    assert table.match.entries[:to] == before[:to]
    assert table.match.record.lines[lines] == Rewound(to)
    assert all(now > then for now, then in zip(table.turns.numbers, turns, strict=True))
    assert asked(table) == []
    assert [act.text for act in table.talk.entries] == ["ask_back", "ask_back", "went_back"]
    assert len(table.match.entries) < len(before)
    await same_answers(table, before[to:])
    again = drawn(table, to)
    lost = [entry.outcomes for entry in before[to:] if entry.outcomes]
    assert again
    assert again != lost[: len(again)], "chance is drawn anew"
    await agreements.resign(table, room.berta, 1)
    record = whole_record(table)
    assert verify(table.game, record).entries == table.match.entries
    planted = notation.write(record).splitlines()
    number = next(n for n, line in enumerate(planted) if line.endswith("]") and "0." not in line)
    planted[number] = planted[number].rpartition("[")[0] + "[99]"
    with pytest.raises(ValueError, match="line that begins"):
        verify(table.game, notation.read("\n".join(planted), find_game))


def whole_record(table: Table) -> Record:
    """The record as it is shown after the end, with the secret of its chance."""
    assert table.match
    return dataclasses.replace(table.match.record, secret=table.row.secret)


@story()
async def test_a_table_that_went_back_is_read_again_as_it_was(room: Room) -> None:
    table = await guests_at_war(room)
    assert table.match
    to = len(table.match.entries) // 2
    await go_back(table, room.anna, to)
    await go_back(table, room.berta)
    await play(table, 6)
    rows = await room.store.lines(table.row.id)
    match, turns = resume(table.row, rows)
    assert match.entries == table.match.entries
    assert table.game.encode(match.play.state) == table.game.encode(table.match.play.state)
    assert turns.numbers == table.turns.numbers
    assert turns.acknowledged == table.turns.acknowledged
    random = Random(5)
    question = match.open[0]
    choice = random.choice(question.choices)
    for each in (match, table.match):
        each.answer(question.seat, choice)
    assert match.entries[-1].outcomes == table.match.entries[-1].outcomes


@story()
async def test_one_who_declines_ends_the_request_and_an_old_answer_is_stale_after_going_back(
    room: Room,
) -> None:
    table = await guests_at_war(room)
    assert table.match
    to = len(table.match.entries)  # where the same is asked once more
    await go_back(table, room.anna, to)
    await agreements.cast(table, room.berta, BACK, False)
    assert asked(table) == []
    await refused(go_back(table, room.dora, to), "not_allowed")
    await refused(go_back(table, room.berta), "not_ready")
    await go_back(table, room.anna, to)
    turns = list(table.turns.numbers)
    await go_back(table, room.berta)
    question = table.match.open[0]
    choice = question.choices[0].text
    late = table.answer(question.seat, turns[question.seat], "late", [choice], lambda: None)
    await refused(late, "stale")


@story()
async def test_a_rated_game_that_went_back_is_rated_no_longer(room: Room) -> None:
    await members(room)
    table = await war(room)
    await play(table, 12)
    await go_back(table, room.anna, 5)
    assert table.info(0).rated
    await go_back(table, room.berta)
    assert not table.info(0).rated
    await room.store.change_table(replace(table.row, rated=True))
    await table.reload()
    assert not table.info(0).rated, "another server that has not heard of it changes nothing"
    await play(table, 12)
    await agreements.resign(table, room.berta, 1)
    rows = await room.store.results_of_table(table.row.id)
    assert {(row.why, row.counted) for row in rows} == {("taken_back", False)}


@story()
async def test_nobody_escapes_from_bots_by_deciding_alone(room: Room) -> None:
    await members(room)
    wanted = new_tables.NewTable(WAR, [Chair("me"), Chair("bot")], rated=True)
    table = await new_tables.create(room.tables, wanted, room.anna)
    for vote in (BACK, CANCEL, END):
        alone = agreements.cast(table, room.anna, vote, to=0)
        assert "bots" in await refused(alone, "not_allowed")


def test_one_asks_for_the_moment_before_the_own_last_answer(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "open", game=WAR, public=True)
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        random = Random(2)
        people = [anna, berta]
        for n in range(60):
            info = anna.get(f"/api/tables/{table}")
            seat = info["waiting"][0]
            asked = people[seat].position(table, seat)
            choice = random.choice(asked["questions"][0]["choices"])
            people[seat].answer(table, seat, [choice], f"k{n}")
        match = place.table(table).match
        assert match
        who = next(seat for seat in (0, 1) if not match.undoable(seat))
        last = match.last_choice(who)
        told = people[who].post(f"/api/tables/{table}/vote", {"vote": "back"})
        assert told["votes"] == [{"vote": "back", "agreed": [who], "seat": -1, "at": last}]
        people[1 - who].post(f"/api/tables/{table}/vote", {"vote": "back"})
        match = place.table(table).match
        assert match
        assert len(match.entries) == last


@story()
async def test_where_several_answered_in_secret_one_goes_back_to_the_beginning_of_that(
    room: Room,
) -> None:
    """How many others had answered by then is nobody's business."""
    table = await room.table("me", "open", "open")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.sit(table, room.carla, 2, "", "")
    await seats.start_if_full(table)
    for seat in range(3):
        await lay_mat(table, seat, f"k{seat}")
    assert table.match
    last = table.match.last_choice(0)
    found = await look_back(table)
    shown_at = await found.ask(room.context.costly, Asker(1, ""), replays.shown, last)
    assert shown_at == 0 < last
    assert shown(table, 0)["questions"] is not None
    assert read_record(await room.store.lines(table.row.id)).lines


@story()
async def test_two_who_agree_at_different_servers_go_back_once(room: Room) -> None:
    other = Room(room.store.for_another_server(), room.people, room.context.settings)
    for each in (room, other):
        await each.store.listen(each.context.on_foreign_change)
    table = await guests_at_war(room)
    there = await other.tables.find(table.row.id)
    assert table.match
    to = len(table.match.entries) // 2
    await go_back(table, room.anna, to)
    await go_back(there, room.berta)
    await asyncio.sleep(5)
    lines = [row.text for row in await room.store.lines(table.row.id)]
    assert sum("rewind" in line for line in lines) == 1
    assert there.match
    assert table.match.entries == there.match.entries
    assert table.turns.numbers == there.turns.numbers
    assert len(table.match.entries) < 2 * to
    await play(table, 3)
    await asyncio.sleep(5)
    assert there.match.entries == table.match.entries
    await other.tables.close()
