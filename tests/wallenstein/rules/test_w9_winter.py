"""W9.1, W9.2, W9.4, W9.5 Winter: grain, supply, revolts, and the end of the first year."""

import pytest
from tests.wallenstein.kit import Table, begin, position

from westphalia.engine.event import Event
from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import (
    CubesCast,
    GrainLost,
    RevoltBroke,
    RevoltsDrawn,
    SupplyChecked,
    YearBegan,
    YearScored,
)
from westphalia.games.wallenstein.rules.planning import DetermineEvent, SettleOrder
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.rules.winter import EndOfYear, Winter
from westphalia.games.wallenstein.state import NONE, WINTER, counties_of

NO_LOSS = "tax_max_5"
QUELLED: list[dict[int | str, int]] = [{0: 1}] * 3
LOSSES = (5, 7, 3, 2, 6, 3, 0, 2, 4, 3, 4, 1)  # by event card


def realm(seat: int, counties: int, armies: int = 3) -> str:
    """The first counties of the board, as a position of one seat."""
    names = position().board.counties[:counties]
    return "; ".join(f"{name}: {seat} {armies}" for name in names)


def fight_on(table: Table) -> Table:
    """Quell the revolts in the order in which they are offered."""
    while table.hand.open:
        table.hand.answer(table.hand.open[0].seat, table.hand.open[0].choices[0])
    return table


def cast_in(table: Table) -> list[str]:
    """The counties in which cubes were cast, in order."""
    fought = table.tells(CubesCast)
    return [table.board.counties[event.county] for event in fought]


# Grain


@pytest.mark.rule("W9.1.1")
@pytest.mark.parametrize("card", range(12))
def test_w9_1_1_every_seat_loses_the_grain_on_the_card(card: int) -> None:
    table = position()
    table.winter(table.board.events[card], 18, 17, 8, 7)
    loss = LOSSES[card]
    assert list(table.s.grain) == [18 - loss, 17 - loss, 8 - loss, 7 - loss]
    assert table.tells(GrainLost) == [GrainLost(card, loss)]


@pytest.mark.rule("W9.1.1")
@pytest.mark.parametrize("left_over", range(4))
def test_w9_1_1_the_card_of_the_year_that_was_no_event_counts(left_over: int) -> None:
    table = position().draws(0, 0, 0, 0)
    table.run(EndOfYear())
    assert table.s.events == [0, 1, 2, 3]
    table.draws(*[0] * left_over, *[1] * (3 - left_over))
    table.run(DetermineEvent(), DetermineEvent(), DetermineEvent())
    table.s.grain = row([18] * 4)
    table.run(Winter())
    assert list(table.s.grain) == [18 - LOSSES[left_over]] * 4


@pytest.mark.rule("W9.1.1")
def test_w9_1_1_the_winter_card_lies_open_until_the_new_events_come() -> None:
    table = position("boehmen: 0 1; tirol: 0 1; salzburg: 0 1; kaernten: 0 1; passau: 0 1")
    table.winter("trade_calms_7", 2)
    assert table.asked() == [(0, "quell")]
    assert table.s.events == [table.board.events.index("trade_calms_7")]


@pytest.mark.rule("W9.1.2")
def test_w9_1_2_a_grain_marker_stops_at_nothing() -> None:
    table = position().winter("trade_calms_7", 8, 7, 6, 0)
    assert list(table.s.grain) == [1, 0, 0, 0]
    table.sound()


@pytest.mark.rule("W9.1.3")
@pytest.mark.parametrize(("grain", "revolts"), [(5, 0), (4, 1), (2, 2)])
def test_w9_1_3_after_the_loss_each_county_needs_one_grain(grain: int, revolts: int) -> None:
    table = position(realm(0, 4)).falls({0: 1}, {0: 1})
    table.winter("few_recruits", grain)
    assert SupplyChecked(0, grain - 1, 4, revolts) in table.told
    assert len(fight_on(table).thrown) == revolts


@pytest.mark.rule("W9.1.4")
@pytest.mark.parametrize("grain", [3, 4, 18])
def test_w9_1_4_whoever_has_grain_for_all_counties_is_left_in_peace(grain: int) -> None:
    table = position(realm(0, 3)).falls().winter(NO_LOSS, grain)
    assert table.tells(RevoltsDrawn) == []
    assert table.thrown == []
    assert table.s.grain[0] == grain


# Revolts


@pytest.mark.rule("W9.2.1")
@pytest.mark.parametrize(
    ("shortfall", "revolts", "peasants"),
    [
        (1, 1, 1),
        (2, 1, 2),
        (3, 2, 2),
        (4, 2, 2),
        (5, 2, 3),
        (6, 2, 3),
        (7, 3, 3),
        (8, 3, 3),
        (12, 3, 3),
    ],
)
def test_w9_2_1_the_chart_names_revolts_and_peasants(
    shortfall: int, revolts: int, peasants: int
) -> None:
    table = position(realm(0, shortfall + 2)).falls(*QUELLED[:revolts])
    fight_on(table.winter(NO_LOSS, 2))
    assert table.thrown == [[3, 0, 0, 0, 0, peasants]] * revolts


@pytest.mark.rule("W9.2.2")
def test_w9_2_2_any_county_of_the_seat_may_be_drawn_and_no_other_card() -> None:
    text = realm(0, 4) + "; tirol: 1 2"
    drawn: list[Event] = []
    for outcome in range(4):
        table = position(text).falls({0: 1}).draws(outcome).winter(NO_LOSS, 3, 1)
        drawn += table.tells(RevoltsDrawn)
    assert drawn == [RevoltsDrawn(0, (county,)) for county in range(4)]
    with pytest.raises(AssertionError, match="draw one of 4"):
        position(text).falls({0: 1}).draws(4).winter(NO_LOSS, 3, 1)


@pytest.mark.rule("W9.2.2")
def test_w9_2_2_no_card_is_drawn_twice() -> None:
    table = position(realm(0, 7)).falls({0: 1}, {0: 1}, {0: 1}).draws(2, 2, 2)
    fight_on(table.winter(NO_LOSS, 0))
    assert table.tells(RevoltsDrawn) == [RevoltsDrawn(0, (2, 3, 4))]


@pytest.mark.rule("W9.2.2")
def test_w9_2_2_with_fewer_counties_than_revolts_all_of_them_revolt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The printed chart never asks for more revolts than there are counties; a corrected one may.
    table = position("boehmen: 0 3; tirol: 0 3").falls({0: 1}, {0: 1})
    monkeypatch.setattr(table.board, "supply_chart", [(0, 0), (3, 1)])
    fight_on(table.winter(NO_LOSS, 1))
    assert cast_in(table) == ["boehmen", "tirol"]


@pytest.mark.rule("W9.2.3")
def test_w9_2_3_a_seat_chooses_the_order_of_its_revolts() -> None:
    table = position(realm(1, 7)).falls({1: 1}, {1: 1}, {1: 1}).draws(0, 0, 0)
    table.winter(NO_LOSS, 0, 0)
    first, second, third = table.board.counties[:3]
    assert table.asked() == [(1, "quell")]
    assert table.offers(1) == [f"quell {name}" for name in (first, second, third)]
    table.play(f"1 quell {second}")
    assert cast_in(table) == [second]
    assert table.offers(1) == [f"quell {name}" for name in (first, third)]
    table.play(f"1 quell {third}")  # then only one is left, and nothing to choose
    assert cast_in(table) == [second, third, first]
    assert table.asked() == []


@pytest.mark.rule("W9.2.4")
def test_w9_2_4_the_seats_are_handled_in_the_order_of_the_fall() -> None:
    table = position("boehmen: 0 2; tirol: 1 2; salzburg: 2 2; bayern: 3 2")
    table.falls({2: 1}, {0: 1}, {3: 1})
    table.s.season = WINTER - 1
    table.s.tokens = [2, 0, NOBODY, 3, 1]
    table.run(SettleOrder(), EndRound()).winter(NO_LOSS, 0, 1, 0, 0)
    assert cast_in(table) == ["salzburg", "boehmen", "bayern"]


@pytest.mark.rule("W9.2.4")
def test_w9_2_4_one_seat_fights_all_its_revolts_before_the_next() -> None:
    table = position("boehmen: 0 2; tirol: 1 2; salzburg: 1 2; bayern: 1 2")
    table.s.order = [1, 0, 2, 3]
    table.falls({1: 1}, {1: 1}, {0: 1}).draws(0, 0).winter(NO_LOSS, 0, 0)
    table.play("1 quell tirol")
    assert cast_in(table) == ["tirol", "bayern", "boehmen"]


@pytest.mark.rule("W9.2.5")
@pytest.mark.parametrize(("shortfall", "peasants"), [(3, 2), (5, 3)])
def test_w9_2_5_a_county_lost_in_winter_spares_nobody_the_other_revolts(
    shortfall: int, peasants: int
) -> None:
    table = position(realm(0, shortfall + 1)).falls({"peasants": 1}, {0: 1}).draws(0, 0)
    fight_on(table.winter(NO_LOSS, 1))
    assert len(counties_of(table.s, 0)) == shortfall
    assert [cast[5] for cast in table.thrown] == [peasants, peasants]


@pytest.mark.rule("W9.2.6")
def test_w9_2_6_dirk_feeds_seven_of_nine_counties() -> None:
    table = position(realm(1, 9)).falls({1: 1}).draws(4)
    table.s.markers[4] = 1
    table.winter("church_peace_3", 0, 10)  # seven are left after the loss
    assert SupplyChecked(1, 7, 9, 1) in table.told
    assert table.tells(RevoltBroke) == [RevoltBroke(1, 4, 1 + 2)]
    assert table.thrown == [[0, 3, 0, 0, 0, 3]]


@pytest.mark.rule("W9.2.7")
@pytest.mark.parametrize("event", ["neutral_two_peasants", "church_peace_3", "grain_min_4"])
def test_w9_2_7_a_card_that_shows_three_costs_every_seat_three_grain(event: str) -> None:
    table = position(seats=5).winter(event, 3, 4, 9, 18, 12)
    assert list(table.s.grain) == [0, 1, 6, 15, 9]


@pytest.mark.rule("W9.4.1")
@pytest.mark.parametrize("card", range(12))
def test_w9_4_1_the_event_of_the_winter_card_has_no_effect(card: int) -> None:
    table = position("boehmen: 0 3 palace church *1").falls({0: 2})
    table.winter(table.board.events[card], 0)
    assert table.s.event == NONE
    assert table.thrown == [[3, 0, 0, 0, 0, 1 + 1]]
    assert table.markers("boehmen") == 1


# The end of the year


@pytest.mark.rule("W9.5.1")
def test_w9_5_1_four_new_events_come_up_and_those_of_the_first_year_are_gone() -> None:
    table = begin()
    while table.s.year == 0:
        table.answer_any().sound()
    first, second = [e.events for e in table.tells(YearBegan)]
    assert len(first) == len(second) == 4
    assert table.s.events == list(second)
    assert len({*first, *second, *table.s.event_pile}) == 12
    assert len(table.s.event_pile) == 4


@pytest.mark.rule("W9.5.2")
def test_w9_5_2_surplus_grain_is_lost_after_the_scoring_of_the_first_winter() -> None:
    table = begin()
    table.s.grain = row([18] * 4)
    while table.s.year == 0:
        table.answer_any().sound()
    kept = [event.grain for event in table.tells(SupplyChecked)]
    assert min(kept) > 0
    assert list(table.s.grain) == [0] * 4


@pytest.mark.rule("W9.5.3")
def test_w9_5_3_all_revolt_markers_go_after_the_first_winter() -> None:
    table = begin()
    marked = 0
    while table.s.year == 0:
        marked = sum(table.s.markers)
        table.answer_any().sound()
    assert marked > 0
    assert sum(table.s.markers) == 0


@pytest.mark.rule("W9.5.4")
def test_w9_5_4_all_but_grain_markers_and_leader_tokens_carries_over() -> None:
    table = position("boehmen: 0 4 palace church *2; tirol: 1 3; salzburg: 2 1 trading_post")
    table.resting(s0=3, peasants=2).tray(s1=2, peasants=1).purse(0, 9).purse(2, 4)
    table.s.points, table.s.grain = row([7, 5, 3, 1]), row([6, 2, 4, 0])
    table.s.tokens = [3, 1, NOBODY, 0, 2]
    before = table.picture()
    table.run(EndOfYear()).sound()
    after = table.picture()
    assert {name for name in before if before[name] != after[name]} == {
        *("grain", "markers", "tokens"),
        *("events", "event_pile"),  # W9.5.1
    }


@pytest.mark.rule("W9.5.5")
def test_w9_5_5_the_leader_tokens_return_at_the_end_of_winter() -> None:
    table = position()
    fall = [3, 1, NOBODY, 0, 2]
    table.s.season, table.s.tokens = WINTER - 1, fall[:]
    table.run(EndRound())
    assert table.s.tokens == fall
    table.winter(NO_LOSS)
    assert len(table.tells(YearScored)) == 4
    assert table.s.tokens == fall
    table.run(EndOfYear())
    assert table.s.tokens == [NOBODY] * 5
