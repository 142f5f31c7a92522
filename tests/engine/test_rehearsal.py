"""A rehearsal shows what could be taken back, and nothing behind it."""

from __future__ import annotations

from tests.engine.little_war import LITTLE_WAR
from tests.engine.table import say, sit, snapshot, to_marches

from westphalia.engine.match import Match
from westphalia.engine.preview import Preview, preview


def rehearsed(match: Match, seat: int, *choices: str) -> Preview:
    parsed = [LITTLE_WAR.vocabulary.parse(text) for text in choices]
    return preview(match.play.state, seat, parsed)


def test_it_changes_nothing() -> None:
    match = sit()
    before = snapshot(match)
    tried = rehearsed(match, 0, "plan ash")
    assert snapshot(match) == before
    assert [choice.text for choice in tried.taken] == ["plan ash"]
    assert not tried.final


def test_it_shows_the_position_after_answers_that_could_be_taken_back() -> None:
    match = sit()
    tried = rehearsed(match, 0, "plan ash")
    say(match, "0 plan ash")
    assert LITTLE_WAR.encode(tried.play.state) == LITTLE_WAR.encode(match.play.state)
    assert match.undoable(0)


def test_what_stands_for_good_is_not_carried_out() -> None:
    """Seat 1 is ready: with the last plan all are revealed."""
    match = say(sit(), "0 plan ash", "1 plan birch", "1 ready")
    before = LITTLE_WAR.encode(match.play.state)
    tried = rehearsed(match, 0, "ready")
    assert tried.final
    assert not tried.told
    assert LITTLE_WAR.encode(tried.play.state) == before
    assert [choice.text for choice in tried.taken] == ["ready"]


def test_nothing_follows_what_stands_for_good() -> None:
    match = say(sit(), "0 plan ash", "1 plan birch", "1 ready")
    tried = rehearsed(match, 0, "ready", "ready")
    assert tried.refused
    assert [choice.text for choice in tried.taken] == ["ready"]


def test_an_answer_that_is_not_offered_ends_it_with_the_reason() -> None:
    tried = rehearsed(to_marches(sit()), 0, "plan ash")
    assert tried.refused
    at, choice, why = tried.refused
    assert (at, choice.text, bool(why.clause)) == (0, "plan ash", True)
    assert not tried.taken
