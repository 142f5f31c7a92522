"""Refused answers: suggestions come from the own choices, and whoever is not asked is told so."""

from __future__ import annotations

import pytest
from tests.server.room import Room, lay_mat, shown, story

from westphalia.engine.match import Match, start
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.server.errors import Refusal, Rule
from westphalia.server.tables.answers import apply_answers, apply_undo, why

PLAYERS = ("Anna", "Berta", "Carla")


@pytest.fixture
def match() -> Match:
    """All plan at once, each with cards that nobody else has."""
    return start(WALLENSTEIN, WALLENSTEIN.header(PLAYERS), bytes(32))


def test_a_suggestion_never_comes_from_the_hand_of_another(match: Match) -> None:
    own, other = (match.open[seat].choices for seat in (0, 1))
    mine, others = (
        next(choice.text for choice in these if choice not in those)
        for these, those in ((own, other), (other, own))
    )
    with pytest.raises(Refusal, match=f"did you mean '{mine}'"):
        apply_answers(match, 0, [f"{mine}e"])
    with pytest.raises(Refusal) as refused:
        apply_answers(match, 0, [f"{others}e"])
    assert f"'{others}'" not in refused.value.message


def test_where_nothing_is_near_nothing_is_suggested(match: Match) -> None:
    with pytest.raises(Refusal, match=r"^'xyzzy' is not a choice of this game$"):
        apply_answers(match, 0, ["xyzzy"])


def test_who_has_nothing_to_take_back_is_told_so(match: Match) -> None:
    with pytest.raises(Refusal) as refused:
        apply_undo(match, 0)
    assert (refused.value.code, refused.value.reason) == ("illegal", "no_undo")


@story()
async def test_whoever_is_not_asked_hears_that_and_no_fault(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    offered = shown(table, 0)["questions"][0]["choices"][0]
    await lay_mat(table, 0, "a")
    sentence, rule = why(table.current_snapshot, 0, offered)
    assert sentence.startswith(f"seat 0 may not '{offered}' now")
    assert rule == Rule("W3.1.1")
