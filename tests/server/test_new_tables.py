"""New tables: what may be agreed on, where the limits lie, and what is taken if nothing is said."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace
from tests.server.room import Room, lay_mat, refused, story, uploaded
from tests.wallenstein.whole_game import whole_game

from westphalia.engine.match import start
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.server.errors import Refusal
from westphalia.server.settings import Limits
from westphalia.server.store.rows import User
from westphalia.server.store.work import Work
from westphalia.server.tables import new_tables
from westphalia.server.tables.info import Clock
from westphalia.server.tables.new_tables import NewTable, checked_time, table_row
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table
from westphalia.server.tables.uploads import check_size

T = TypeVar("T")

ME = [Chair("me"), Chair("hot"), Chair("hot")]
HEADER = WALLENSTEIN.header(["Anna", "Berta", "Carla"])


def nested(depth: int) -> Any:
    return {"deeper": nested(depth - 1)} if depth else 1


def titled(title: str) -> str:
    return table_row(0.0, HEADER, User(1, "Anna"), title).title


@story()
async def test_a_table_of_which_nothing_is_said_is_private_and_has_no_clock(room: Room) -> None:
    table = await new_tables.create(room.tables, NewTable("wallenstein", ME), room.anna)
    row = table.row
    assert (row.public, row.bank, row.increment, row.title) == (False, 0, 0, "")
    assert (row.owner, row.parent, row.parent_lines) == (room.anna.id, "", 0)
    assert table_row(0.0, HEADER, room.anna, "").increment == 0, "forks and uploads have none too"


@story()
async def test_what_was_agreed_on_is_kept(room: Room) -> None:
    wanted = NewTable("wallenstein", ME, " Friday ", public=True, clock=Clock(600, 30))
    row = (await new_tables.create(room.tables, wanted, room.anna)).row
    assert (row.public, row.bank, row.increment, row.title) == (True, 600, 30, "Friday")


@story()
async def test_a_game_that_is_not_known_is_refused(room: Room) -> None:
    wanted = NewTable("chess", ME)
    assert "chess" in await refused(new_tables.create(room.tables, wanted, room.anna), "unknown")


@story()
async def test_what_cannot_be_set_up_is_refused_with_the_reason(room: Room) -> None:
    with pytest.raises(Refusal) as refusal:
        await new_tables.create(room.tables, NewTable("wallenstein", ME[:1]), room.anna)
    assert refusal.value.reason == "set_up"
    assert refusal.value.numbers == {"why": refusal.value.message}


@story(limits=Limits(person_tables=2))
async def test_only_tables_that_are_not_over_count(room: Room) -> None:
    first = await room.table("me", "hot", "hot")
    await room.table("me", "hot", "hot")
    await refused(
        new_tables.create(room.tables, NewTable("wallenstein", ME), room.anna), "too_many"
    )
    await room.store.change_table(replace(first.row, state="over", changed=first.row.changed + 99))
    await room.table("me", "hot", "hot")
    with pytest.raises(Refusal, match="you have 2 tables under way already"):
        await room.table("me", "hot", "hot")


@story(limits=Limits(person_tables=2))
async def test_forks_and_uploads_count_like_all_tables(room: Room) -> None:
    first = await room.table("me", "hot", "hot")
    await room.table("me", "hot", "hot")
    assert first.match
    fork = new_tables.fork(room.tables, first, first.match, 0, ME, room.anna, "")
    await refused(fork, "too_many")
    brought = uploaded(start(WALLENSTEIN, HEADER, bytes(32)))
    await refused(new_tables.upload(room.tables, brought, room.anna), "too_many")
    await new_tables.upload(room.tables, brought, room.berta)


@story()
async def test_a_table_and_its_first_lines_are_written_together(
    room: Room,
) -> None:
    """So nobody who is stopped between two writings leaves half a table."""
    brought = uploaded(start(WALLENSTEIN, HEADER, bytes(32)))
    written: list[str] = []

    async def counted(work: Callable[[], Work[T]], table: str = "") -> T:
        written.append(table)
        return await write(work, table)

    write = room.store._write
    room.store._write = counted  # type: ignore[method-assign]
    first = await room.table("me", "hot", "hot")
    assert first.match
    fork = await new_tables.fork(room.tables, first, first.match, 0, ME, room.berta, "")
    upload = await new_tables.upload(room.tables, brought, room.carla)
    assert [made.row.state for made in (first, fork, upload)] == ["playing"] * 3
    assert len(written) == 3, "one for each, and no row was completed later"


@story()
async def test_a_fork_begins_anywhere_between_the_first_question_and_the_last_answer(
    room: Room,
) -> None:
    table = await room.table("me", "hot", "hot")
    await lay_mat(table, 0, "a")
    match = table.match
    assert match

    def forked(at: int) -> Coroutine[Any, Any, Table]:
        return new_tables.fork(room.tables, table, match, at, ME, room.berta, "")

    for at in (0, len(match.entries)):
        fork = await forked(at)
        assert fork.match
        assert fork.match.entries == match.entries[:at]
        assert fork.match.record.header.players == ("Berta", "Berta 2", "Berta 3")
        assert fork.row.parent == table.row.id
    for at in (-1, len(match.entries) + 1):
        await refused(forked(at), "bad_request")


def test_of_a_finished_record_nobody_holds_a_seat() -> None:
    finished, names = whole_game("line-up"), ("Anna", "captain 2", "Kepler")
    assert finished.over
    rows = new_tables.uploaded_seats(names, User(7, "Anna"), finished.game, over=True)
    assert [(row.kind, row.name, row.user) for row in rows] == [
        ("person", "Anna", 0), ("bot", "captain 2", 0), ("bot", "Kepler", 0),
    ]  # fmt: skip
    rows = new_tables.uploaded_seats(names, User(7, "Anna"), finished.game, over=False)
    assert [row.user for row in rows] == [7, 0, 0]


def test_ids_and_secrets_are_long_and_never_the_same() -> None:
    ids = {new_tables.new_id() for _ in range(100)}
    assert {len(each) for each in ids} == {16}
    assert set("".join(ids)) <= set(new_tables.ALPHABET)
    secrets = {new_tables.new_secret() for _ in range(100)}
    assert {len(bytes.fromhex(each)) for each in secrets} == {32}
    assert len(ids) == len(secrets) == 100


@pytest.mark.parametrize("lawful", [None, 1000, -1000, [0] * 1000, nested(8)])
def test_an_overlay_up_to_the_limits_is_let_in(lawful: object) -> None:
    check_size(lawful)


@pytest.mark.parametrize("huge", [1001, -1001, 1000.5, [0] * 1001, nested(9), {"a": [{"b": 1e9}]}])
def test_an_overlay_beyond_the_limits_is_refused(huge: object) -> None:
    with pytest.raises(ValueError, match="nothing larger than 1000"):
        check_size(huge)


def test_a_clock_has_at_most_thirty_days() -> None:
    month = 30 * 24 * 60 * 60
    assert [checked_time(seconds) for seconds in (0, month)] == [0, month]
    for seconds in (-1, month + 1):
        with pytest.raises(Refusal, match=f"0 to {month} seconds, not {seconds}"):
            checked_time(seconds)


def test_a_title_is_short_and_can_be_read() -> None:
    assert titled("x" * 80) == "x" * 80
    for wrong in ("x" * 81, "two\nlines"):
        with pytest.raises(Refusal, match="at most 80 printable") as refusal:
            titled(wrong)
        assert refusal.value.numbers == {"most": 80}
