"""What events come to for one side agrees with what the table shows before and after them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.messages import messages, variables
from tests.thirty_years_war.whole_war import war

from westphalia.engine.event import Event, Fact, key_of
from westphalia.games.thirty_years_war import recap as facts
from westphalia.games.thirty_years_war.events import battle, control, march, pay
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.recap import (
    BattlesFought,
    CitiesFallen,
    CitiesTaken,
    LeadersGone,
    LossesTaken,
    PayGiven,
    RevoltsRisen,
    TotalShifted,
    moves,
)
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.locales import COMPLETE

GAME = THIRTY_YEARS_WAR
KINDS = [
    kind
    for kind in vars(facts).values()
    if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
]


def test_a_round_is_summed_up_for_each_side() -> None:
    told: list[Event] = [
        control.CityGained(CATHOLIC, 4, 1, 11),
        battle.BattleWon(CATHOLIC, 4, 6, 2),
        battle.StepLost(PROTESTANT, 8, 4),
        battle.StepLost(CATHOLIC, 2, 4),
        march.Overran(CATHOLIC, 4, (8, 9)),  # one full, one reduced
        battle.LeaderLost(3, 4),
        control.CityGained(PROTESTANT, 5, -2, 9),
        pay.RevoltBegan(6, PROTESTANT, 1, 10),
        pay.UnitPaid(PROTESTANT, 8, 4, (0, 2, 1)),
        pay.LeftUnpaid(PROTESTANT, 4, (8, 8)),
    ]
    assert (
        GAME.since(told, PROTESTANT)
        == [
            BattlesFought(0, 1),
            CitiesFallen((4,)),
            CitiesTaken((5,)),
            RevoltsRisen((6,)),
            LossesTaken(4, 1),
            LeadersGone((3,)),
            PayGiven(3, 2),
            TotalShifted(10, 10),
        ][:-1]
    )  # the total is where it was
    assert GAME.since(told, CATHOLIC)[:2] == [BattlesFought(1, 0), CitiesFallen((5,))]
    assert GAME.since([], CATHOLIC) == []


@pytest.mark.parametrize("scenario", ["campaign", "early_war"])
def test_every_move_of_the_total_begins_where_the_last_one_ended(scenario: str) -> None:
    told = war(scenario, False)
    found = moves(told)
    assert len(found) > 5
    assert all(one[1] == two[0] for one, two in pairwise(found))
    [shifted] = [fact for fact in GAME.since(told, CATHOLIC) if isinstance(fact, TotalShifted)]
    assert (shifted.before, shifted.vp) == (found[0][0], found[-1][1])


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_fact_has_a_sentence_that_says_all(kind: type[Fact], language: str) -> None:
    key = f"since-{key_of(kind)}"
    assert key in messages(language, GAME.name)
    assert variables(language, GAME.name, key) == set(kind.__dataclass_fields__)
