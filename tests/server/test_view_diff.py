"""Who takes changes is sent only what differs, and can always make the whole view of it."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.kit import frame, mat, opened
from tests.server.room import Room, first_card, story
from tools.load_clients import put_together

from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import start
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.snapshots import Snapshot, encode, view_diff

NAMES = ["Anna", "Berta", "Carla", "Dora"]
HEADERS = [
    find_game("wallenstein").header(NAMES, ["court", "landsknechts", "leaders"]),
    find_game("wallenstein").header(NAMES[:3], [], {"setup": "draft"}),
    find_game("thirty_years_war").header(NAMES[:2], [], {"scenario": "early_war"}),
]


def fields(encoded: bytes) -> Any:
    return json.loads(b"{%b}" % encoded)


@pytest.mark.slow
@pytest.mark.parametrize("header", HEADERS, ids=["all", "draft", "war"])
def test_a_view_and_its_changes_are_the_next_view(header: Header) -> None:
    random, match = Random(1), start(find_game(header.game), header, bytes(32))
    seats = range(SPECTATOR, header.seats)
    old = Snapshot.of(match, [0] * header.seats)
    views = {seat: fields(old.encoded(seat))["view"] for seat in seats}
    lengths = [0, 0]
    for _ in range(250):
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
        new = Snapshot.of(match, [0] * header.seats)
        new.prepare(seats, old)
        for seat in seats:
            told, whole = new.encoded(seat, old.shown(seat).number), new.encoded(seat)
            views[seat] = put_together(views[seat], fields(told)["changes"])
            assert views[seat] == fields(whole)["view"]
            lengths = [lengths[0] + len(told), lengths[1] + len(whole)]
        old = new
    assert lengths[0] * 3 < lengths[1]


@pytest.mark.parametrize("header", HEADERS, ids=["all", "draft", "war"])
def test_changes_do_not_tell_what_was_made_anew(header: Header) -> None:
    """A part that was reckoned again for something secret, and came out the same, is not sent."""
    game, random = find_game(header.game), Random(2)
    match = start(game, header, bytes(32))
    for _ in range(60):
        before = game.view(match.play.state, 0)
        assert view_diff(before, deepcopy(before), {}) == {}
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
        after = game.view(match.play.state, 0)
        apart = view_diff(deepcopy(before), deepcopy(after), {})
        assert encode(view_diff(before, after, {})) == encode(apart)


@story()
async def test_who_has_missed_a_view_is_sent_the_whole(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    eager, slow, plain = [Subscriber(1, 0, 0) for _ in range(3)]
    eager.takes_diffs = slow.takes_diffs = True
    table.subscribers.update([eager, slow, plain])

    def sent(subscriber: Subscriber) -> set[str]:
        subscriber.request_snapshot()
        return set(json.loads(table.frame(subscriber) or b"")) & {"view", "changes"}

    table.publish()
    assert [sent(each) for each in (eager, slow, plain)] == [{"view"}] * 3
    assert sent(eager) == {"changes"}
    await first_card(table, 0, "a")
    await first_card(table, 1, "b")  # which seat 0 does not see
    assert [sent(each) for each in (eager, slow, plain)] == [{"changes"}, {"changes"}, {"view"}]
    for key in "cd":
        await first_card(table, 0, key)
        assert sent(eager) == {"changes"}
    assert sent(slow) == {"view"}
    assert sent(slow) == {"changes"}


def test_changes_are_sent_where_they_are_asked_for(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        with anna.live(table, 0, changes=1) as socket:
            first = frame(socket)
            anna.answer(table, 0, mat(first, Random(1)), "mine")
            second = frame(socket)
        assert "changes" not in first
        assert "view" not in second
        now = anna.position(table, 0)["view"]
        assert put_together(first["view"], second["changes"]) == now
