"""W6.1, W6.4 The events: when they are drawn, whom they touch, what each of the twelve does."""

import pytest
from tests.wallenstein.court_kit import offered
from tests.wallenstein.kit import Table, begin, position

from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import (
    EventDrawn,
    MarkerCalmed,
    RevoltBroke,
    YearBegan,
)
from westphalia.games.wallenstein.rules.planning import DetermineEvent
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.rules.winter import LoseGrain
from westphalia.games.wallenstein.state import NONE

A_AND_B = pytest.mark.parametrize("action", ["combat_move_a", "combat_move_b"])


def winter_loss(event: str) -> int:
    """The grain that the card costs as the last one of the year."""
    table = position()
    table.s.events = [table.board.events.index(event)]
    table.s.grain = row([10] * 4)
    return 10 - table.run(LoseGrain()).s.grain[3]


def guarded(event: str, attack: str = "combat_move_a") -> Table:
    """Seat 1 holds Augsburg and its palace with two armies; seat 0 comes with three."""
    table = position("tirol: 0 4; augsburg: 1 2 palace; salzburg: 1 2").event(event).falls({1: 3})
    return table.act(attack, 0, "tirol").play("0 march augsburg", "0 send 3")


@pytest.mark.rule("W6.1.1")
def test_w6_1_1_one_of_four_then_three_then_two_open_cards_is_drawn() -> None:
    table = begin()
    for left in (3, 2, 1):
        table.answer_until("plan")
        candidates = table.s.events[:]
        assert len(candidates) == left + 1
        table.plan_all()
        assert len(table.s.events) == left
        assert sorted([*table.s.events, table.s.event]) == candidates


@pytest.mark.rule("W6.1.1")
@pytest.mark.parametrize("place", range(4))
def test_w6_1_1_each_open_card_can_be_drawn_and_the_others_stay_open(place: int) -> None:
    table = position().draws(place)
    table.s.events = [2, 5, 7, 11]
    table.run(DetermineEvent())
    drawn = [2, 5, 7, 11][place]
    assert table.tells(EventDrawn) == [EventDrawn(drawn)]
    assert (table.s.event, drawn in table.s.events, len(table.s.events)) == (drawn, False, 3)


@pytest.mark.rule("W6.1.2")
def test_w6_1_2_the_event_holds_for_everybody_and_for_this_round_only() -> None:
    table = position("burgund: 0 2; trier: 1 2; lausitz: 2 2").event("tax_max_5")  # tax 7 each
    for seat, county in enumerate(["burgund", "trier"]):
        table.act("collect_taxes", seat, county)
    table.run(EndRound()).act("collect_taxes", 2, "lausitz")
    assert list(table.s.thalers[:3]) == [15 + 5, 15 + 5, 15 + 7]


@pytest.mark.rule("W6.1.3")
def test_w6_1_3_the_event_is_drawn_from_the_known_cards_when_all_have_planned() -> None:
    table = begin()
    assert table.tells(YearBegan) == [YearBegan(0, tuple(table.s.events))]
    for seat in (3, 1, 0):
        table.plan(seat)
    assert (table.s.event, table.tells(EventDrawn)) == (NONE, [])
    table.plan(2)
    assert table.tells(EventDrawn) == [EventDrawn(table.s.event)]
    assert table.s.event != NONE


@pytest.mark.rule("W6.1.4")
def test_w6_1_4_only_the_card_left_for_winter_costs_grain() -> None:
    table = position().draws(0)
    table.s.events = [table.board.events.index(name) for name in ("trade_calms_7", "tax_min_6")]
    table.s.grain = row([9] * 4)
    table.run(DetermineEvent(), EndRound())
    assert list(table.s.grain) == [9] * 4
    assert list(table.run(LoseGrain()).s.grain) == [9 - 2] * 4


def trading_post_calms(event: str) -> None:
    table = position("boehmen: 0 1 *2; maehren: 0 1; koeln: 0 1 *2; mark: 0 1 *2").event(event)
    table.act("build_trading_post", 0, "boehmen").act("build_trading_post", 0, "maehren")
    table.act("build_church", 0, "koeln").sound()
    left = [table.markers(county) for county in ("boehmen", "maehren", "koeln", "mark")]
    assert left == [1, 0, 2, 2]
    assert table.tells(MarkerCalmed) == [MarkerCalmed(0, table.county("boehmen"), 1)]


@pytest.mark.rule("W6.4.1")
def test_w6_4_1_a_trading_post_takes_one_marker_off_its_county() -> None:
    trading_post_calms("trade_calms_5")
    assert winter_loss("trade_calms_5") == 5


@pytest.mark.rule("W6.4.1")
def test_w6_4_1_a_trading_post_that_is_skipped_calms_nobody() -> None:
    table = position("boehmen: 0 1 trading_post *2; tirol: 0 1 *2").event("trade_calms_5")
    table.act("build_trading_post", 0, "boehmen").act("build_trading_post", 0, "tirol")
    assert (table.markers("boehmen"), table.markers("tirol")) == (2, 1)


@pytest.mark.rule("W6.4.1")
def test_w6_4_1_a_trading_post_that_a_favour_gives_calms_too() -> None:
    table = offered(7, "boehmen: 0 1 *2; tirol: 0 1").event("trade_calms_5")
    table.play("0 favour 7", "0 raise boehmen")
    assert (table.buildings("boehmen"), table.markers("boehmen")) == ({"trading_post"}, 1)


@pytest.mark.rule("W6.4.2")
def test_w6_4_2_the_second_card_calms_in_the_same_way() -> None:
    trading_post_calms("trade_calms_7")
    assert winter_loss("trade_calms_7") == 7


@pytest.mark.rule("W6.4.3")
@pytest.mark.parametrize(("county", "peasants"), [("kaernten", 2), ("augsburg", 0)])
def test_w6_4_3_two_peasants_stand_up_for_a_neutral_county(county: str, peasants: int) -> None:
    table = position("tirol: 0 4; augsburg: 1 2").event("neutral_two_peasants").falls({0: 3})
    table.act("combat_move_a", 0, "tirol").play(f"0 march {county}", "0 send 3").sound()
    assert table.thrown[0][-1] == peasants
    assert winter_loss("neutral_two_peasants") == 3


@pytest.mark.rule("W6.4.4")
@A_AND_B
def test_w6_4_4_a_palace_under_attack_brings_an_army_from_the_supply(action: str) -> None:
    table = guarded("palace_defence_2", action).sound()
    assert table.thrown[0][:2] == [3, 2 + 1]
    assert table.armies("augsburg") == 3  # all three came out; the supply lost the third
    assert table.s.supply[1] == 62 - 5
    assert winter_loss("palace_defence_2") == 2


@pytest.mark.rule("W6.4.4")
def test_w6_4_4_there_is_no_guard_without_a_palace_nor_for_the_attackers_palace() -> None:
    table = position("tirol: 0 4 palace; salzburg: 1 2 church").event("palace_defence_2")
    table.falls({1: 2}).act("combat_move_a", 0, "tirol").play("0 march salzburg", "0 send 3")
    assert table.thrown[0][:2] == [3, 2]


@pytest.mark.rule("W6.4.4")
def test_w6_4_4_the_palace_guard_adds_to_the_defenders_tile() -> None:
    table = position("tirol: 0 4; augsburg: 1 2 palace").event("palace_defence_2")
    table.tile(1, "defence_plus").falls({1: 4})
    table.act("combat_move_a", 0, "tirol").play("0 march augsburg", "0 send 3").sound()
    assert table.thrown[0][:2] == [3, 2 + 2]


@pytest.mark.rule("W6.4.4")
def test_w6_4_4_the_palace_guard_does_not_turn_out_against_peasants() -> None:
    table = position("augsburg: 1 2 palace *1").event("palace_defence_2").falls({1: 2})
    assert table.act("collect_taxes", 1, "augsburg").thrown[0][1] == 2


@pytest.mark.rule("W6.4.5")
def test_w6_4_5_the_second_card_guards_in_the_same_way() -> None:
    assert guarded("palace_defence_6").sound().thrown[0][:2] == [3, 2 + 1]
    assert winter_loss("palace_defence_6") == 6


def churches_are_safe(event: str, action: str) -> None:
    position_text = "tirol: 0 4; augsburg: 1 2 church; salzburg: 1 2"
    table = position(position_text).event(event).act(action, 0, "tirol")
    assert table.offers(0) == ["march kaernten", "march salzburg", "stay"]
    table = position(position_text).act(action, 0, "tirol")  # in any other round it is a target
    assert "march augsburg" in table.offers(0)


@pytest.mark.rule("W6.4.6")
@A_AND_B
def test_w6_4_6_counties_with_a_church_cannot_be_attacked(action: str) -> None:
    churches_are_safe("church_peace_3", action)
    assert winter_loss("church_peace_3") == 3


@pytest.mark.rule("W6.4.9")
@A_AND_B
def test_w6_4_9_the_second_card_protects_in_the_same_way(action: str) -> None:
    churches_are_safe("church_peace_4", action)
    assert winter_loss("church_peace_4") == 4


def collected(event: str, action: str, county: str) -> tuple[int, int]:
    """Thalers and grain that the action brings in under the event."""
    table = position(f"{county}: 0 2").event(event).purse(0, 0).act(action, 0, county)
    return table.s.thalers[0], table.s.grain[0]


@pytest.mark.rule("W6.4.7")
@pytest.mark.parametrize(("county", "tax"), [("burgund", 5), ("holstein", 5), ("luettich", 4)])
def test_w6_4_7_taxes_are_at_most_five(county: str, tax: int) -> None:
    assert collected("tax_max_5", "collect_taxes", county) == (tax, 0)
    assert winter_loss("tax_max_5") == 0


@pytest.mark.rule("W6.4.8")
@pytest.mark.parametrize(("county", "tax"), [("burgund", 7), ("altmark", 6), ("lueneburg", 6)])
def test_w6_4_8_taxes_are_at_least_six(county: str, tax: int) -> None:
    assert collected("tax_min_6", "collect_taxes", county) == (tax, 0)
    assert winter_loss("tax_min_6") == 2


@pytest.mark.rule("W6.4.10")
@pytest.mark.parametrize(("county", "grain"), [("lueneburg", 5), ("bremen", 4), ("burgund", 4)])
def test_w6_4_10_the_harvest_is_at_least_four(county: str, grain: int) -> None:
    assert collected("grain_min_4", "collect_grain", county) == (0, grain)
    assert winter_loss("grain_min_4") == 3


@pytest.mark.rule("W6.4.11")
@pytest.mark.parametrize(("county", "grain"), [("lueneburg", 3), ("holstein", 3), ("burgund", 2)])
def test_w6_4_11_the_harvest_is_at_most_three(county: str, grain: int) -> None:
    assert collected("grain_max_3", "collect_grain", county) == (0, grain)
    assert winter_loss("grain_max_3") == 4


@pytest.mark.parametrize(
    ("event", "lueneburg", "burgund"),
    [
        pytest.param("tax_max_5", (3, 5), (5, 2), marks=pytest.mark.rule("W6.4.7")),
        pytest.param("tax_min_6", (6, 5), (7, 2), marks=pytest.mark.rule("W6.4.8")),
        pytest.param("grain_min_4", (3, 5), (7, 4), marks=pytest.mark.rule("W6.4.10")),
        pytest.param("grain_max_3", (3, 3), (7, 2), marks=pytest.mark.rule("W6.4.11")),
    ],
)
def test_w6_4_an_event_about_taxes_leaves_the_harvest_alone_and_the_other_way_round(
    event: str, lueneburg: tuple[int, int], burgund: tuple[int, int]
) -> None:
    for county, (tax, grain) in (("lueneburg", lueneburg), ("burgund", burgund)):
        assert collected(event, "collect_taxes", county) == (tax, 0)
        assert collected(event, "collect_grain", county) == (0, grain)


@pytest.mark.rule("W6.4.12")
@pytest.mark.parametrize(
    ("action", "price", "armies"), [("deploy_5", 3, 3), ("deploy_3", 2, 2), ("deploy_1_move", 1, 1)]
)
def test_w6_4_12_fewer_armies_are_deployed_at_the_same_price(
    action: str, price: int, armies: int
) -> None:
    table = position("boehmen: 0 2").event("few_recruits").act(action, 0, "boehmen").sound()
    assert (table.armies("boehmen"), table.s.thalers[0]) == (2 + armies, 15 - price)
    assert winter_loss("few_recruits") == 1


@pytest.mark.rule("W6.4.12")
@pytest.mark.parametrize(("action", "armies"), [("deploy_5", 3), ("deploy_3", 2)])
def test_w6_4_12_the_supply_must_cover_the_reduced_number_only(action: str, armies: int) -> None:
    table = position("boehmen: 0 2").event("few_recruits").reserve(0, armies)
    assert table.act(action, 0, "boehmen").armies("boehmen") == 2 + armies
    table = position("boehmen: 0 2").event("few_recruits").reserve(0, armies - 1)
    table.act(action, 0, "boehmen")
    assert (table.armies("boehmen"), table.s.thalers[0]) == (2, 15)


@pytest.mark.rule("W6.4.13")
def test_w6_4_13_the_twelve_winters_cost_forty_grain() -> None:
    losses = [winter_loss(event) for event in position().board.events]
    assert losses == [5, 7, 3, 2, 6, 3, 0, 2, 4, 3, 4, 1]
    assert sum(losses) == 40


@pytest.mark.rule("W6.4.14")
@pytest.mark.parametrize("event", ["church_peace_3", "church_peace_4"])
def test_w6_4_14_the_church_peace_keeps_neither_peasants_nor_the_own_side_out(event: str) -> None:
    table = position("tirol: 0 4; augsburg: 0 1 church *1").event(event)
    table.act("combat_move_a", 0, "tirol").play("0 march augsburg", "0 send 1").sound()
    assert table.armies("augsburg") == 2
    table.falls({"peasants": 1}).act("collect_taxes", 0, "augsburg").sound()
    assert table.tells(RevoltBroke) == [RevoltBroke(0, table.county("augsburg"), 1)]
    assert table.owner("augsburg") == NOBODY
