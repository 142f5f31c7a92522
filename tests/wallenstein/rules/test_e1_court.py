"""E1, E2 The court is furnished, and favours are displayed in every action round."""

import pytest
from tests.wallenstein.court_kit import COURT, at_court, planning, told_at_court, whole_game
from tests.wallenstein.kit import Table, begin, laid, position

from westphalia.engine.rows import row
from westphalia.games.wallenstein.events.base import (
    ActionBegan,
    ActionsLaidOut,
    EventDrawn,
    MatReady,
    OrderSettled,
    RoundEnded,
    TilesLaidOut,
)
from westphalia.games.wallenstein.events.expansions import (
    CourtClosed,
    CourtiersAdvanced,
    FavoursDisplayed,
    FavourTaken,
)
from westphalia.games.wallenstein.expansions.court import DisplayFavours, FurnishCourt, OpenAudience
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.set_up import ClearTray, FillTower
from westphalia.games.wallenstein.rules.winter import EndOfGame, EndOfYear, Winter
from westphalia.games.wallenstein.words import TOWER_CARD

NUMBERS = [str(number + 1) for number in range(21)]


def drawn(table: Table, *numbers: int) -> Table:
    """Let these favours be drawn, in this order."""
    left = [NUMBERS[favour] for favour in table.s.favours]
    return table.draws(*laid(left, list(map(str, numbers)), len(numbers))).run(DisplayFavours())


@pytest.mark.rule("E1.1.1")
def test_e1_1_1_winter_and_victory_are_those_of_the_base_game() -> None:
    told = []
    for modules in ((), COURT):
        table = position("boehmen: 0 5 palace; tirol: 0 2; koeln: 1 4 church *1", modules=modules)
        table.s.events, table.s.grain = [0], row([7, 9, 0, 0])
        table.falls({0: 3}, {1: 2}).run(FurnishCourt(), Winter(), EndOfGame())
        told.append(table.told)
    assert told[0] == told[1]
    assert len(told[0]) > 8


@pytest.mark.rule("E1.1.2")
@pytest.mark.parametrize(
    ("courtiers", "offers"),
    [
        (4, ["favour 10", "favour 8", "favour 2", "pass"]),
        (3, ["favour 8", "favour 2", "pass"]),
        (2, ["favour 2", "pass"]),
    ],
)
def test_e1_1_2_the_audience_hall_has_spaces_for_4_3_and_2_courtiers(
    courtiers: int, offers: list[str]
) -> None:
    table = at_court(hall=[courtiers], display=(10, 8, 2)).run(OpenAudience())
    assert (table.s.hall[0], table.s.audience[0]) == (0, courtiers)
    assert table.offers(0) == offers


@pytest.mark.rule("E1.1.3")
def test_e1_1_3_the_extra_board_has_boxes_for_3_2_and_1_armies() -> None:
    table = begin(modules=COURT)
    boxes = []
    while table.offers(0) != ["ready"]:
        boxes.append(table.offers(0)[0].split()[0])
        table.play(f"0 {table.offers(0)[0]}")
    assert boxes[11:] == ["convert_3", "convert_2", "convert_1"]


@pytest.mark.rule("E1.1.4")
def test_e1_1_4_a_seat_has_seven_courtiers_and_no_more() -> None:
    table = planning(at_court("boehmen: 0 9; tirol: 0 9", hall=[5]))
    table.plan(0, convert_2="boehmen", convert_1="tirol").plan_all().sound()
    assert (table.s.hall[0], table.armies("boehmen"), table.armies("tirol")) == (7, 7, 9)
    table.s.audience[0] = 1
    assert WALLENSTEIN.faults(table.s) == ["a seat has more courtiers than pieces"]


@pytest.mark.rule("E1.1.5")
def test_e1_1_5_the_favours_are_numbered_1_to_21_and_come_once() -> None:
    table = at_court().run(*[DisplayFavours()] * 7)
    seen = [favour + 1 for event in table.tells(FavoursDisplayed) for favour in event.favours]
    assert sorted(seen) == list(range(1, 22))
    assert table.s.favours == []


@pytest.mark.rule("E1.1.6")
def test_e1_1_6_each_of_five_seats_has_three_of_fifteen_tower_cards() -> None:
    hands = begin(seats=5, modules=COURT).s.hands
    assert [hand.count(TOWER_CARD) for hand in hands] == [3] * 5


@pytest.mark.rule("E1.2.1")
def test_e1_2_1_three_seats_get_a_board_courtiers_and_tower_cards_and_nobody_else_does() -> None:
    table = begin(seats=3, modules=COURT)
    assert [len(plan) for plan in table.s.plans] == [14] * 3
    assert sum(hand.count(TOWER_CARD) for hand in table.s.hands) == 9
    assert len(table.s.hall) == len(table.s.audience) == 3
    assert position("", modules=()).s.hall == []


@pytest.mark.rule("E1.2.2")
def test_e1_2_2_any_favour_can_lie_on_top_of_the_deck() -> None:
    tops = {drawn(at_court(), number, 9, 8).s.display[0] + 1 for number in range(10, 22)}
    assert tops == set(range(10, 22))


@pytest.mark.rule("E1.2.3")
def test_e1_2_3_six_action_rounds_use_18_favours() -> None:
    table = whole_game()
    seen = {favour for event in table.tells(FavoursDisplayed) for favour in event.favours}
    assert len(seen) == 18
    assert sorted([*seen, *table.s.favours]) == list(range(21))


@pytest.mark.rule("E1.2.4")
def test_e1_2_4_armies_of_the_basic_fill_bring_courtiers_and_go_back() -> None:
    table = at_court("boehmen: 0 5").falls({0: 7, 2: 1, "peasants": 3})
    table.run(FillTower(), ClearTray()).sound()
    assert table.s.hall == [7, 0, 1, 0]
    assert list(table.s.supply) == [62 - 5, 62 - 7, 62 - 6, 62 - 7]
    assert table.s.tray == [0] * 6


@pytest.mark.rule("E1.2.4")
@pytest.mark.parametrize("setup", ["line-up", "drawn line-up", "draft"])
def test_e1_2_4_courtiers_come_however_the_counties_were_dealt(setup: str) -> None:
    table = begin(modules=COURT, setup=setup).answer_until("plan")
    inside = [sum(table.s.inside[seat::6]) for seat in range(4)]
    assert [7 - cubes for cubes in inside] == table.s.hall
    assert table.s.tray == [0] * 6


@pytest.mark.rule("E1.2.5")
def test_e1_2_5_example_blue_and_red_place_two_courtiers_and_purple_one() -> None:
    blue, red, purple = range(3)
    table = at_court(seats=3).falls({"peasants": 2, blue: 2, red: 2, purple: 1})
    table.run(FillTower(), ClearTray()).sound()
    assert table.s.hall == [2, 2, 1]
    assert list(table.s.supply) == [57, 57, 56]
    assert (table.s.peasants, table.s.tray) == (12, [0] * 6)


@pytest.mark.rule("E2.1.1")
def test_e2_1_1_favours_lie_open_before_planning_and_court_is_held_before_the_actions() -> None:
    sequence = [ActionsLaidOut, TilesLaidOut, FavoursDisplayed, MatReady, EventDrawn, OrderSettled]
    sequence += [CourtClosed, ActionBegan, RoundEnded]
    kinds = [type(event) for event in whole_game().told]
    first = [kind for kind in dict.fromkeys(kinds) if kind in sequence]
    assert first == sequence
    rounds = [kind for kind in kinds if kind in (FavoursDisplayed, EventDrawn, CourtClosed)]
    assert rounds == [FavoursDisplayed, EventDrawn, CourtClosed] * 6


@pytest.mark.rule("E2.1.2")
def test_e2_1_2_in_winter_nothing_happens_at_court() -> None:
    table = at_court("boehmen: 0 5", hall=[4, 2, 0, 7])
    table.s.events, table.s.event_pile = [0], [1, 2, 3, 4, 5, 6, 7, 8]
    table.s.grain[0] = 9
    table.run(Winter(), EndOfYear())
    assert table.s.year == 0
    assert (table.s.hall, told_at_court(table)) == ([4, 2, 0, 7], [])


@pytest.mark.rule("E2.2.1")
def test_e2_2_1_each_action_round_three_favours_lie_open() -> None:
    shown = [event.favours for event in whole_game().tells(FavoursDisplayed)]
    assert [len(favours) for favours in shown] == [3] * 6
    table = begin(modules=COURT)
    assert tuple(table.s.display) == table.tells(FavoursDisplayed)[0].favours
    assert not set(table.s.display) & set(table.s.favours)


@pytest.mark.rule("E2.2.2")
@pytest.mark.parametrize("numbers", [(1, 2, 3), (3, 1, 2), (2, 3, 1), (3, 2, 1)])
def test_e2_2_2_the_highest_number_is_the_dearest(numbers: tuple[int, int, int]) -> None:
    table = drawn(at_court(), *numbers)
    assert [favour + 1 for favour in table.s.display] == [3, 2, 1]


@pytest.mark.rule("E2.2.3")
@pytest.mark.parametrize(("number", "price"), [(10, 4), (8, 3), (2, 2)])
def test_e2_2_3_example_cards_10_8_and_2_cost_4_3_and_2(number: int, price: int) -> None:
    table = drawn(at_court(hall=[7]), 8, 2, 10).run(OpenAudience())
    table.play(f"0 favour {number}").sound()
    assert table.tells(CourtiersAdvanced) == [CourtiersAdvanced(0, 7)]
    assert table.tells(FavourTaken) == [FavourTaken(0, number - 1, price)]
    assert table.s.hall[0] == 7 - price
