"""What a snapshot shows, and what it keeps of the one before it."""

from __future__ import annotations

from dataclasses import fields

from tests.server.room import Room, first_card, shown, story
from tests.wallenstein.whole_game import whole_game

from westphalia.engine.match import start
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.server.tables.snapshots import Snapshot


@story()
async def test_a_forecast_is_kept_while_its_seat_sees_the_same(room: Room) -> None:
    """To compute it anew would take time, and so tell that another has answered in secret."""
    table = await room.table("me", "hot", "hot")
    old = table.current_snapshot
    old.keep_forecast(0, "march", b"own")
    old.keep_forecast(1, "march", b"other")
    await first_card(table, 1, "a")
    assert table.current_snapshot is not old
    assert table.current_snapshot.forecasts.items() == [((0, "march"), b"own")]


@story()
async def test_who_only_looks_on_has_no_turn(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await first_card(table, 0, "a")
    seen = [(shown(table, seat)["turn"], shown(table, seat)["undo"]) for seat in (-1, 0, 1)]
    assert seen == [(0, 0), (2, 1), (1, 0)]


def test_a_question_is_about_what_its_own_decision_holds() -> None:
    """The step on top of the agenda asks, not those that wait below it."""
    played, deepest = whole_game("line-up"), 0
    match = start(WALLENSTEIN, played.record.header, bytes(32))
    for entry in played.entries[:200]:
        asks = match.play.state.agenda[-1]
        (question,) = Snapshot.of(match, [0, 0, 0]).questions(match.open[0].seat)
        assert set(question.about) == {field.name for field in fields(asks)} - {"seat"}
        deepest = max(deepest, len(match.play.state.agenda))
        if len(match.entries) < len(played.entries):
            match.repeat(entry.seat, entry.choice)
    assert deepest > 2
