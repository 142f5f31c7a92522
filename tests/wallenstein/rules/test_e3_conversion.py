"""E3, E4.1 The court boxes are planned with the others and turn armies into courtiers."""

import pytest
from tests.wallenstein.court_kit import COURT, at_court, planning
from tests.wallenstein.kit import Table, begin

from westphalia.games.wallenstein.events.base import (
    ActionBegan,
    BidRevealed,
    CardTurnedUp,
    LotsDrawn,
    MatReady,
    OrderSettled,
)
from westphalia.games.wallenstein.events.expansions import (
    ConversionSkipped,
    CourtClosed,
    CourtiersAdvanced,
    CourtiersSent,
)
from westphalia.games.wallenstein.rules.planning import RevealBids
from westphalia.games.wallenstein.rules.round import Perform
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import BASE_BOXES, BOXES, NOTHING

CONVERT = {"convert_3": 3, "convert_2": 2, "convert_1": 1}
SIX = "boehmen: 0 1; maehren: 0 1; tirol: 0 1; koeln: 0 1; mark: 0 1; baden: 0 1"


def converted(table: Table, **cards: str) -> Table:
    """Seat 0 covers its boxes like this, court boxes not named with money; the court is held."""
    plan = {"convert_3": "money_4", "convert_2": "money_3", "convert_1": "money_2", **cards}
    if "tower_card" in plan.values():
        unused = [box for box in BOXES if box not in plan]
        left = 3 - list(plan.values()).count("tower_card")
        plan |= dict.fromkeys(unused[:left], "tower_card")
    return planning(table).plan(0, **plan).plan_all().sound()


def reasons(table: Table) -> list[str]:
    return [event.reason for event in table.tells(ConversionSkipped)]


@pytest.mark.rule("E3.1.1")
def test_e3_1_1_the_court_boxes_are_planned_in_secret_with_the_others() -> None:
    table = begin(modules=COURT)
    assert table.asked() == [(seat, "plan") for seat in range(4)]
    before = len(table.told)
    table.plan(0, convert_3="tower_card", bid="money_1")
    assert table.told[before:] == [MatReady(0)]
    assert (len(table.s.plans[0]), table.s.shown[0]) == (14, 0)


@pytest.mark.rule("E3.1.2")
@pytest.mark.parametrize(("counties", "spared"), [(6, 0), (5, 1), (2, 4)])
def test_e3_1_2_a_court_box_stays_empty_only_for_lack_of_cards(counties: int, spared: int) -> None:
    table = planning(at_court("; ".join(SIX.split("; ")[:counties])))
    while table.offers(0) != ["ready"]:
        nothing = [offer for offer in table.offers(0) if offer.endswith(" nothing")]
        table.play(f"0 {(nothing or table.offers(0))[0]}")
    assert table.s.plans[0].count(NOTHING) == spared
    assert table.s.hands[0] == []


@pytest.mark.rule("E3.1.2")
def test_e3_1_2_an_empty_court_box_converts_nothing() -> None:
    table = planning(at_court("boehmen: 0 9").tray(s0=3)).plan(0).plan_all()
    assert table.s.plans[0][BASE_BOXES:] == [NOTHING] * 3
    assert (table.s.hall[0], table.s.tray[0]) == (0, 3)
    assert [*table.tells(CourtiersSent), *table.tells(ConversionSkipped)] == []


@pytest.mark.rule("E3.1.3")
@pytest.mark.parametrize("box", CONVERT)
def test_e3_1_3_armies_of_the_county_become_as_many_courtiers(box: str) -> None:
    table = converted(at_court("boehmen: 0 6; tirol: 0 6", hall=[1]), **{box: "boehmen"})
    armies = CONVERT[box]
    assert table.s.hall[0] == 1 + armies
    assert (table.armies("boehmen"), table.armies("tirol")) == (6 - armies, 6)
    assert table.s.supply[0] == 50 + armies


@pytest.mark.rule("E3.1.4")
@pytest.mark.parametrize("box", CONVERT)
@pytest.mark.parametrize("spare", [0, 1])
def test_e3_1_4_one_army_must_remain(box: str, spare: int) -> None:
    table = converted(at_court(f"boehmen: 0 {CONVERT[box] + spare}"), **{box: "boehmen"})
    assert table.s.hall[0] == CONVERT[box] * spare
    assert table.armies("boehmen") == (1 if spare else CONVERT[box])


@pytest.mark.rule("E3.1.5")
@pytest.mark.parametrize("box", CONVERT)
def test_e3_1_5_a_tower_card_turns_own_armies_of_the_tray_into_courtiers(box: str) -> None:
    table = at_court("boehmen: 0 6").tray(s0=CONVERT[box], s1=5, peasants=2)
    converted(table, **{box: "tower_card"})
    assert table.s.hall == [CONVERT[box], 0, 0, 0]
    assert table.s.tray == [0, 5, 0, 0, 0, 2]
    assert (table.s.supply[0], table.armies("boehmen")) == (56, 6)


@pytest.mark.rule("E3.1.6")
def test_e3_1_6_a_money_card_converts_nothing_and_costs_nothing() -> None:
    table = at_court("boehmen: 0 6").tray(s0=6)
    money = table.s.thalers[0]
    converted(table, bid="money_0", convert_3="money_4", convert_2="money_3", convert_1="money_1")
    assert (table.s.hall[0], table.s.thalers[0]) == (0, money)
    assert [*table.tells(CourtiersSent), *table.tells(ConversionSkipped)] == []


@pytest.mark.rule("E3.1.7")
@pytest.mark.parametrize(
    ("armies", "tray", "hall", "card", "reason"),
    [
        (3, 9, 0, "boehmen", "armies"),
        (9, 2, 0, "tower_card", "armies"),
        (9, 9, 5, "boehmen", "courtiers"),
        (9, 9, 5, "tower_card", "courtiers"),
    ],
)
def test_e3_1_7_a_box_is_performed_whole_or_not_at_all(
    armies: int, tray: int, hall: int, card: str, reason: str
) -> None:
    table = at_court(f"boehmen: 0 {armies}", hall=[hall]).tray(s0=tray)
    converted(table, convert_3=card)
    assert (table.s.hall[0], table.armies("boehmen"), table.s.tray[0]) == (hall, armies, tray)
    assert reasons(table) == [reason]


@pytest.mark.rule("E3.1.8")
@pytest.mark.parametrize("action", list(Action))
def test_e3_1_8_on_an_action_box_a_tower_card_performs_nothing(action: Action) -> None:
    table = at_court("boehmen: 0 6").tray(s0=6)
    converted(table, **{BOXES[action]: "tower_card"})
    before = len(table.told)
    table.run(Perform(int(action), 0))
    assert [type(event) for event in table.told[before:]] == [CardTurnedUp]
    assert table.asked() == []


@pytest.mark.rule("E3.1.9")
@pytest.mark.parametrize("lots", [0, 1])
def test_e3_1_9_as_a_bid_a_tower_card_is_a_free_zero(lots: int) -> None:
    table = planning(at_court("boehmen: 0 1; tirol: 1 1; koeln: 2 1; mark: 3 1"))
    table.plan(0, bid="tower_card").plan(1, bid="nothing").plan(2, bid="koeln")
    table.plan(3, bid="money_0")
    money = list(table.s.thalers[:])
    table.s.tiles = [0, 1, 2, 3, 4]
    table.s.tokens = [-1] * 5
    table.draws(lots).run(RevealBids())
    ranked = []
    while table.hand.open:
        ranked.append(table.asked()[0][0])
        table.play(f"{ranked[-1]} {table.offers(ranked[-1])[0]}")
    tied = [[0, 3], [3, 0]][lots]
    assert ranked == [2, *tied, 1]
    assert table.tells(LotsDrawn) == [LotsDrawn(tuple(tied))]
    assert list(table.s.thalers) == money
    assert [event.paid for event in table.tells(BidRevealed)] == [0, 0, 0, 0]


@pytest.mark.rule("E3.1.10")
@pytest.mark.parametrize("box", ["bid", "deploy_5", "convert_3"])
def test_e3_1_10_a_county_serves_in_one_box_only(box: str) -> None:
    table = planning(at_court("boehmen: 0 6"))
    later = False
    while table.offers(0) != ["ready"]:
        verb = table.offers(0)[0].split()[0]
        assert (f"{verb} boehmen" in table.offers(0)) != later
        later = later or verb == box
        table.play(f"0 {verb} boehmen" if verb == box else f"0 {table.offers(0)[-1]}")
    assert table.s.plans[0].count(table.county("boehmen")) == 1


@pytest.mark.rule("E3.2.1")
def test_e3_2_1_example_vogtland_sends_three_of_four() -> None:
    table = converted(at_court("vogtland: 0 4"), convert_3="vogtland")
    assert (table.armies("vogtland"), table.s.hall[0], table.s.supply[0]) == (1, 3, 61)


@pytest.mark.rule("E3.2.2")
def test_e3_2_2_example_two_armies_leave_the_tray() -> None:
    table = converted(at_court("vogtland: 0 4").tray(s0=2), convert_2="tower_card")
    assert (table.s.tray[0], table.s.hall[0], table.armies("vogtland")) == (0, 2, 4)


@pytest.mark.rule("E3.2.3")
def test_e3_2_3_example_five_courtiers_in_total() -> None:
    table = at_court("vogtland: 0 4").tray(s0=2)
    converted(table, convert_3="vogtland", convert_2="tower_card", convert_1="money_1")
    assert [event.courtiers for event in table.tells(CourtiersSent)] == [3, 2]
    assert (table.s.hall[0], table.armies("vogtland"), table.s.tray[0]) == (5, 1, 0)


@pytest.mark.rule("E4.1.1")
def test_e4_1_1_the_court_is_held_between_the_order_and_the_first_action() -> None:
    table = begin(modules=COURT).plan_all().answer_until("march")
    kinds = [type(event) for event in table.told]
    court = [
        at
        for at, event in enumerate(table.told)
        if isinstance(event, CardTurnedUp) and event.box >= BASE_BOXES
    ]
    assert len(court) == 12
    assert kinds.index(OrderSettled) < court[0]
    assert court[-1] < kinds.index(CourtClosed) < kinds.index(ActionBegan)


@pytest.mark.rule("E4.1.2")
def test_e4_1_2_each_seat_in_turn_performs_3_2_and_1_and_all_are_done_before_favours() -> None:
    table = at_court("boehmen: 0 9; koeln: 2 9", hall=[2] * 4, display=(10, 8, 2))
    table.s.order = [2, 0, 3, 1]
    planning(table).plan(2, convert_1="koeln").plan(0, convert_3="boehmen").plan_all()
    turned = [event for event in table.told if isinstance(event, CardTurnedUp)]
    boxes = [BOXES.index(box) for box in CONVERT]
    assert [(e.seat, e.box) for e in turned] == [(s, b) for s in (2, 0, 3, 1) for b in boxes]
    kinds = [type(event) for event in table.told]
    assert [event.seat for event in table.tells(CourtiersSent)] == [2, 0]
    assert kinds.index(CourtiersAdvanced) > kinds.index(CourtiersSent)
    assert table.tells(CourtiersAdvanced)[0] == CourtiersAdvanced(0, 5)


@pytest.mark.rule("E4.1.3")
@pytest.mark.parametrize(("tray", "courtiers", "left"), [(5, 5, 0), (4, 3, 1)])
def test_e4_1_3_what_one_box_took_from_the_tray_is_gone_for_the_next(
    tray: int, courtiers: int, left: int
) -> None:
    table = at_court("boehmen: 0 2").tray(s0=tray)
    converted(table, convert_3="tower_card", convert_2="tower_card")
    assert (table.s.hall[0], table.s.tray[0]) == (courtiers, left)
    assert reasons(table) == ["armies"] * left
