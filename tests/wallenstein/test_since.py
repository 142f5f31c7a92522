"""What events come to for one seat agrees with what the table shows before and after them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from tests.messages import messages, variables
from tests.wallenstein.whole_game import SETUPS, whole_game

from westphalia.engine.chance import Scripted
from westphalia.engine.event import Event, Fact, key_of, values_of
from westphalia.engine.match import Match
from westphalia.games.wallenstein import recap as facts
from westphalia.games.wallenstein.events import base
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.recap import (
    BattlesFought,
    CountiesLost,
    CountiesWon,
    PlansVoided,
    PointsScored,
    ThalersMoved,
)
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.games.wallenstein.terms import Action
from westphalia.locales import COMPLETE

KINDS = [
    kind
    for kind in vars(facts).values()
    if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
]
ANNA, BO = 0, 1


def test_counties_battles_and_plans_are_those_of_the_seat() -> None:
    told: list[Event] = [
        base.CountyConquered(BO, 3, ANNA, 2),  # lost
        base.CountyHeld(ANNA, 5, BO, 1),
        base.CountyConquered(ANNA, 7, -1, 4),  # won
        base.CountyDevastated(9, BO),  # another's
        base.ActionSkipped(ANNA, Action.DEPLOY_5, 2, "thalers"),
        base.CardSurrendered(ANNA, 3, 6),
        base.CardSurrendered(ANNA, 4, -1),  # it lay in no box
        base.BidRevealed(ANNA, 0, 3, 9),
        base.BidRevealed(BO, 0, 5, 9),
    ]
    assert WALLENSTEIN.since(told, ANNA) == [
        CountiesLost((3,)),
        CountiesWon((7,)),
        BattlesFought(2, 1),
        PlansVoided(2),
        ThalersMoved(3, 0),
    ]
    assert WALLENSTEIN.since([], ANNA) == []


def test_a_county_lost_and_won_back_is_neither() -> None:
    lost, back = base.CountyConquered(BO, 3, ANNA, 2), base.CountyConquered(ANNA, 3, BO, 1)
    assert WALLENSTEIN.since([lost, back], ANNA) == [BattlesFought(1, 1)]


def moments(match: Match, every: int) -> list[tuple[int, WallensteinState]]:
    """The position after every so many answers."""
    s = WALLENSTEIN.set_up(match.record.header)
    play = type(match.play)(s, Scripted(match.record.opening))
    found = []
    for number, entry in enumerate(match.entries, start=1):
        play.chance = Scripted(entry.outcomes)
        play.answer(entry.seat, entry.choice)
        if number % every == 0 or number == len(match.entries):
            found.append((number, play.state.copy()))
    return found


def owned(s: WallensteinState, seat: int) -> set[int]:
    return {county for county, owner in enumerate(s.owner) if owner == seat}


def named(found: Sequence[Fact], kind: type[Fact]) -> set[int]:
    """The counties of which such a fact tells."""
    told = [values_of(fact).values() for fact in found if isinstance(fact, kind)]
    return {county for values in told for counties in values for county in counties}


@pytest.mark.parametrize("setup", SETUPS[:1])
def test_over_a_whole_game_counties_and_points_are_what_the_table_shows(setup: str) -> None:
    match = whole_game(setup)
    marks = moments(match, 60)
    for (at, before), (until, after) in pairwise(marks):
        told = [event for number, event in match.log if at < number <= until]
        for seat in range(3):
            found = WALLENSTEIN.since(told, seat)
            assert named(found, CountiesWon) == owned(after, seat) - owned(before, seat)
            assert named(found, CountiesLost) == owned(before, seat) - owned(after, seat)
            scored = [fact.points for fact in found if isinstance(fact, PointsScored)]
            assert sum(scored) <= after.points[seat] - before.points[seat]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_fact_has_a_sentence_that_says_all(kind: type[Fact], language: str) -> None:
    key = f"since-{key_of(kind)}"
    assert key in messages(language, WALLENSTEIN.name)
    assert variables(language, WALLENSTEIN.name, key) == set(kind.__dataclass_fields__)
