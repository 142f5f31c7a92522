"""Both stores keep words, acts, notes, marks and reports alike, and forget a person's words."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.store_kit import Opener, set_up

from westphalia.server.store.moderation import Act
from westphalia.server.store.rows import (
    FORMER_PLAYER,
    Conflict,
    NoteRow,
    Report,
    StoreError,
    TalkRow,
)
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.store.store import Store

pytestmark = pytest.mark.anyio


def word(n: int, user: int, text: str = "hello", channel: str = "table") -> TalkRow:
    return TalkRow(n, 1000.5 + n, channel, text, 0, -1, user, "Anna")


async def test_each_number_is_given_once_and_only_the_latest_words_stay(store: Store) -> None:
    await set_up(store, "a", "b")
    anna = await store.add_user("Anna", "")
    await store.add_talk("a", word(1, anna.id, "paused", "act"), 0)
    for n in range(2, 6):
        await store.add_talk("a", word(n, anna.id, str(n)), 3)
    await store.add_talk("b", word(1, 0, "elsewhere"), 9)
    with pytest.raises(Conflict):
        await store.add_talk("a", word(5, anna.id), 3)
    assert [row.text for row in await store.talk("a")] == ["paused", "3", "4", "5"]
    assert await store.talk("a", 4) == [word(5, anna.id, "5")]
    assert [(table, row.n) for table, row in await store.talk_of(anna.id)] == [
        ("a", 1),
        ("a", 3),
        ("a", 4),
        ("a", 5),
    ]
    await store.delete_table("a")
    assert await store.talk_of(anna.id) == []


async def test_marks_notes_and_whom_one_avoids(store: Store) -> None:
    await set_up(store, "a")
    anna, berta = await store.add_user("Anna", ""), await store.add_user("Berta", "")
    assert await store.read_mark("a", anna.id) == 0
    for n in (3, 7, 5):
        await store.mark_read("a", anna.id, n)
    assert await store.read_mark("a", anna.id) == 7
    await store.put_note(anna.id, NoteRow("a", 0, "eins"))
    await store.put_note(anna.id, NoteRow("a", 0, "zwei"))
    assert (await store.note("a", anna.id, 0), await store.note("a", berta.id, 0)) == ("zwei", "")
    assert await store.notes_of(anna.id) == [NoteRow("a", 0, "zwei")]
    await store.mute(anna.id, berta.id, "a", 1.0)
    assert not await store.blocks(anna.id, berta.id)
    for _ in range(2):
        await store.mute(anna.id, berta.id, "", 2.0)
    marks = await store.muted_by(anna.id)
    assert [(mark.other, mark.name, mark.table) for mark in marks] == [
        (berta.id, "Berta", "a"),
        (berta.id, "Berta", ""),
    ]
    assert await store.blocks(anna.id, berta.id)
    await store.unmute(anna.id, berta.id, "")
    assert len(await store.muted_by(anna.id)) == 1


async def test_reports_wait_until_they_are_resolved(store: Store) -> None:
    anna, berta = await store.add_user("Anna", ""), await store.add_user("Berta", "")
    report = Report(0, 5.0, "a", anna.id, berta.id, "Berta", "ugly", "rude")
    assert await store.add_report(report, 2)
    assert await store.add_report(report, 2)
    assert not await store.add_report(report, 2)
    assert [each.id for each in await store.reports()] == [1, 2]
    await store.close_report(1, Act(0, 9.0, 0, "console", "close", report=1))
    assert [each.id for each in await store.reports()] == [2]
    assert [each.resolved for each in await store.reports(anna.id, resolved=True)] == [9.0, 0.0]
    assert await store.reports(berta.id) == []
    with pytest.raises(StoreError, match="no open report 1"):
        await store.close_report(1, Act(0, 10.0, 0, "console", "close", report=1))
    assert [act.at for act in await store.acts(9)] == [9.0], "it is closed once"


async def test_a_person_who_goes_leaves_no_words(store: Store, reopen: Opener) -> None:
    await set_up(store, "a")
    anna, berta = await store.add_user("Anna", ""), await store.add_user("Berta", "")
    await store.add_talk("a", word(1, anna.id, "secret"), 9)
    await store.add_talk("a", word(2, anna.id, "resigned", "act"), 0)
    await store.mark_read("a", anna.id, 1)
    await store.put_note(anna.id, NoteRow("a", 0, "secret"))
    await store.mute(anna.id, berta.id, "", 1.0)
    await store.mute(berta.id, anna.id, "", 1.0)
    for reporter, accused in ((anna.id, berta.id), (berta.id, anna.id)):
        await store.add_report(Report(0, 1.0, "a", reporter, accused, "x", "", "why"), 9)
    await store.delete_user(anna.id)
    rows = [(row.text, row.user, row.name) for row in await store.talk("a")]
    assert rows == [("", 0, FORMER_PLAYER), ("resigned", 0, FORMER_PLAYER)]
    assert await store.notes_of(anna.id) == []
    assert await store.muted_by(berta.id) == []
    assert [(each.reporter, each.accused) for each in await store.reports()] == [(0, berta.id)]


async def test_a_dump_takes_all_of_it_along(store: Store, tmp_path: Path) -> None:
    await set_up(store, "a")
    anna = await store.add_user("Anna", "")
    await store.add_talk("a", word(1, anna.id), 9)
    await store.put_note(anna.id, NoteRow("a", 0, "note"))
    await store.mark_read("a", anna.id, 1)
    await store.add_report(Report(0, 1.0, "a", anna.id, anna.id, "x", "", "why"), 9)
    await store.dump(str(tmp_path / "dump"))
    fresh = open_sqlite(tmp_path / "fresh.db")
    await fresh.restore(str(tmp_path / "dump"))
    assert await fresh.talk("a") == [word(1, anna.id)]
    assert await fresh.notes_of(anna.id) == [NoteRow("a", 0, "note")]
    assert len(await fresh.reports()) == await fresh.read_mark("a", anna.id) == 1
    await fresh.close()
