"""What a war is remembered by: its great events, and the deeds of both sides."""

from __future__ import annotations

import pytest
from tests.messages import messages
from tests.thirty_years_war.whole_war import war

from westphalia.engine.event import Event
from westphalia.games.thirty_years_war.events.battle import BattleRolled, BattleWon, StepLost
from westphalia.games.thirty_years_war.events.cards import TurnBegan
from westphalia.games.thirty_years_war.events.control import AreaGained
from westphalia.games.thirty_years_war.events.politics import SaxonySwitched
from westphalia.games.thirty_years_war.recap import MOST, deeds, remembered
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.locales import COMPLETE


def gained(points: int) -> Event:
    return AreaGained(seat=CATHOLIC, area=0, cities=(), points=points, vp=20)


def test_great_events_moved_the_total_most_or_turned_the_war() -> None:
    log = [gained(-3), gained(1), SaxonySwitched(PROTESTANT, ()), gained(5)]
    assert remembered(log)[0] == [0, 2, 3]
    many = [gained(3)] * MOST + [gained(4)]
    assert remembered(many)[0] == [*range(MOST - 1), MOST], "the greatest, in their order"


def test_deeds_are_counted_by_side() -> None:
    log = [BattleWon(CATHOLIC, 0, 5, 2), StepLost(PROTESTANT, 0, 0), StepLost(PROTESTANT, 0, 0)]
    counts = deeds(log)
    assert (counts["battles"], counts["steps"], counts["armies"]) == ([0, 1], [2, 0], [0, 0])


@pytest.mark.parametrize("language", COMPLETE)
def test_every_deed_has_a_name(language: str) -> None:
    assert {f"deeds-{name}" for name in deeds([])} <= set(messages(language, "thirty_years_war"))


def test_12_26b_a_roll_names_its_row_and_a_turn_its_total() -> None:
    told = war("early_war", optional=True)
    rolls = [event for event in told if isinstance(event, BattleRolled)]
    assert all(each.modified == min(max(each.roll + each.modifier, 0), 11) for each in rolls)
    totals = [event.vp for event in told if isinstance(event, TurnBegan)]
    assert rolls
    assert len({*totals}) > 1
