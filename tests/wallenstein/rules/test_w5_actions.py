"""W5.0 Performing actions: whose turn it is, who must act, and where the cards go."""

import pytest
from tests.wallenstein.kit import Table, position

from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import (
    ActionSkipped,
    ArmiesDeployed,
    BuildingRaised,
    CardSurrendered,
    CardTurnedUp,
    IncomeTaken,
)
from westphalia.games.wallenstein.rules.economy import Build
from westphalia.games.wallenstein.rules.planning import Planning, TakeUpCards
from westphalia.games.wallenstein.rules.round import EndRound, PerformActions
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import BOXES, NOTHING

ROUND = (TakeUpCards(), Planning(), PerformActions(), EndRound())
WON: dict[int | str, int] = {0: 4, 1: 1}
TIED: dict[int | str, int] = {0: 2, 1: 2}


def invaded(box: str, tray: dict[int | str, int]) -> Table:
    """Seat 0 marches on Passau, whose card lies on seat 1's mat; then seat 1 may march (B)."""
    table = position("boehmen: 0 5; passau: 1 2; regensburg: 1 4")
    table.row("combat_move_a", "combat_move_b").run(*ROUND, TakeUpCards(), Planning())
    table.plan(0, combat_move_a="boehmen").plan(1, combat_move_b="regensburg", **{box: "passau"})
    return table.plan_all().falls(tray).play("0 march passau", "0 send 4")


@pytest.mark.rule("W5.0.1")
def test_w5_0_1_all_seats_act_in_player_order_before_the_next_action_starts() -> None:
    table = position("boehmen: 0 1; maehren: 0 1; koeln: 1 1; mark: 1 1; baden: 2 1; trier: 2 1")
    table.row("deploy_3", "build_church").s.order = [2, 0, 3, 1]
    table.run(*ROUND)
    table.plan(0, build_church="boehmen", deploy_3="maehren")
    table.plan(1, build_church="koeln", deploy_3="mark")
    table.plan(2, build_church="baden", deploy_3="trier").plan_all()
    deeds = [event for event in table.told if isinstance(event, ArmiesDeployed | BuildingRaised)]
    assert [(type(deed), deed.seat) for deed in deeds] == [
        *[(ArmiesDeployed, seat) for seat in (2, 0, 1)],
        *[(BuildingRaised, seat) for seat in (2, 0, 1)],
    ]


@pytest.mark.rule("W5.0.2")
@pytest.mark.parametrize("action", ["build_palace", "deploy_5", "deploy_3", "deploy_1_move"])
def test_w5_0_2_what_can_be_paid_must_be_paid_to_the_last_thaler(action: str) -> None:
    table = position("boehmen: 0 2")
    price = table.board.price[table.board.actions.index(action)]
    table.purse(0, price).act(action, 0, "boehmen")
    assert table.asked() == []
    assert table.s.thalers[0] == 0


@pytest.mark.rule("W5.0.2")
@pytest.mark.parametrize("action", ["collect_grain", "collect_taxes"])
def test_w5_0_2_a_seat_must_collect_even_into_a_hopeless_revolt(action: str) -> None:
    table = position("boehmen: 0 1 *3").row(action).falls({"peasants": 3}).run(*ROUND)
    table.plan(0, **{action: "boehmen"}).plan_all()
    assert table.asked() == []
    assert table.owner("boehmen") == NOBODY


@pytest.mark.rule("W5.0.3")
@pytest.mark.parametrize(
    ("action", "thalers", "armies", "lacking"),
    [
        ("build_palace", 2, 62, "thalers"),
        ("deploy_5", 2, 62, "thalers"),
        ("deploy_5", 3, 4, "armies"),
        ("deploy_3", 9, 2, "armies"),
        ("build_church", 9, 62, "site"),
    ],
)
def test_w5_0_3_an_action_that_cannot_be_completed_is_not_even_begun(
    action: str, thalers: int, armies: int, lacking: str
) -> None:
    county = "lueneburg" if lacking == "site" else "boehmen"
    table = position("boehmen: 0 2; lueneburg: 0 1 palace").purse(0, thalers)
    if armies < table.s.supply[0]:
        table.reserve(0, armies)
    before = table.picture()
    table.act(action, 0, county)
    assert table.picture() == before
    number = table.board.actions.index(action)
    assert table.tells(ActionSkipped) == [ActionSkipped(0, number, table.county(county), lacking)]


@pytest.mark.rule("W5.0.4")
def test_w5_0_4_a_card_is_turned_up_only_on_its_owners_turn_for_that_action() -> None:
    table = position("boehmen: 0 3; tirol: 1 3; koeln: 1 3").row("combat_move_a")
    table.run(*ROUND).plan(0, combat_move_a="boehmen")
    table.plan(1, combat_move_a="tirol", combat_move_b="koeln").plan_all()
    box = BOXES.index("combat_move_a")
    assert table.tells(CardTurnedUp) == [CardTurnedUp(0, box, table.county("boehmen"))]
    assert list(table.s.shown) == [1 << box, 0, 0, 0]
    table.play("0 stay")
    assert table.tells(CardTurnedUp)[1:] == [CardTurnedUp(1, box, table.county("tirol"))]
    assert list(table.s.shown) == [1 << box, 1 << box, 0, 0]


@pytest.mark.rule("W5.0.5")
def test_w5_0_5_cards_lie_on_the_mat_until_the_tenth_action_is_done() -> None:
    table = position("boehmen: 0 3; maehren: 0 1; tirol: 1 1")
    nine = [action for action in table.board.actions if action != "combat_move_b"]
    table.row(*nine).run(TakeUpCards(), Planning(), PerformActions())
    table.plan(0, deploy_3="maehren", combat_move_b="boehmen").plan_all()
    assert table.s.done == len(nine)
    assert table.s.plans[0][BOXES.index("deploy_3")] == table.county("maehren")
    assert table.s.hands[0] == []
    table.play("0 stay").run(EndRound())
    assert table.s.plans == [[]] * 4
    table.run(TakeUpCards(), Planning())
    both, money = ["bid boehmen", "bid maehren"], [f"bid money_{n}" for n in range(5)]
    assert set(table.offers(0)) - {"bid nothing"} == {*both, *money}


@pytest.mark.rule("W5.0.6")
@pytest.mark.parametrize("box", ["bid", "deploy_3"])
def test_w5_0_6_a_conquered_countys_card_changes_hands_at_once_even_off_the_mat(box: str) -> None:
    table = invaded(box, WON)
    passau = table.county("passau")
    assert table.asked() == [(1, "march")]  # still in the same round
    assert table.tells(CardSurrendered) == [CardSurrendered(1, passau, BOXES.index(box))]
    assert passau not in table.s.plans[1] + table.s.hands[1]
    assert (table.owner("passau"), table.s.fresh) == (0, [passau])


@pytest.mark.rule("W5.0.6")
def test_w5_0_6_a_conquered_countys_card_that_lies_in_no_box_leaves_the_hand() -> None:
    others = dict(zip(BOXES, ["koeln", "mark", "trier", "baden", "tirol"], strict=False))
    held = "; ".join(f"{county}: 1 1" for county in others.values())
    table = position(f"boehmen: 0 5; passau: 1 2; regensburg: 1 4; {held}")
    table.row("combat_move_a", "combat_move_b").run(*ROUND).plan(0, combat_move_a="boehmen")
    table.plan(1, combat_move_b="regensburg", **others).plan_all()
    assert table.s.hands[1] == [table.county("passau")]
    table.falls(WON).play("0 march passau", "0 send 4")
    assert table.tells(CardSurrendered) == [CardSurrendered(1, table.county("passau"), -1)]
    assert table.s.hands[1] == []


@pytest.mark.rule("W5.0.7")
def test_w5_0_7_the_plan_with_a_lost_county_is_void() -> None:
    table = invaded("collect_taxes", WON).play("1 stay")
    assert table.tells(IncomeTaken) == []
    box = BOXES.index("collect_taxes")
    assert CardTurnedUp(1, box, NOTHING) in table.tells(CardTurnedUp)


@pytest.mark.rule("W5.0.7")
def test_w5_0_7_winning_the_county_back_in_the_round_does_not_restore_the_plan() -> None:
    table = invaded("collect_taxes", WON).falls({1: 3})
    table.play("1 march passau", "1 send 3")
    assert table.owner("passau") == 1
    assert table.tells(IncomeTaken) == []
    assert "bid passau" in table.offers(1)


@pytest.mark.rule("W5.0.8")
def test_w5_0_8_the_conqueror_plans_with_the_new_card_only_in_the_next_round() -> None:
    table = invaded("collect_taxes", WON)
    assert table.county("passau") not in table.s.plans[0]
    table.play("1 stay")
    assert table.tells(IncomeTaken) == []
    assert "bid passau" in table.offers(0)
    assert "bid passau" not in table.offers(1)


@pytest.mark.rule("W5.0.9")
def test_w5_0_9_after_a_tie_the_card_is_nobodys_and_its_plan_void() -> None:
    table = invaded("deploy_3", TIED)
    passau = table.county("passau")
    assert table.tells(CardSurrendered) == [CardSurrendered(1, passau, BOXES.index("deploy_3"))]
    assert passau not in table.s.plans[1]
    table.play("1 stay")
    assert (table.owner("passau"), table.tells(ArmiesDeployed)) == (NOBODY, [])
    assert "bid passau" not in table.offers(0) + table.offers(1)


@pytest.mark.rule("W5.0.9")
def test_w5_0_9_a_lost_revolt_takes_the_card_off_the_very_box_of_the_action() -> None:
    table = position("passau: 1 1 *1; regensburg: 1 4").row("collect_grain", "combat_move_a")
    table.falls({"peasants": 1}).run(*ROUND)
    table.plan(1, collect_grain="passau", combat_move_a="regensburg").plan_all()
    assert table.asked() == [(1, "march")]
    assert table.s.plans[1][BOXES.index("collect_grain")] == NOTHING
    assert table.county("passau") not in [*table.s.plans[1], *table.s.hands[1], *table.s.fresh]


@pytest.mark.rule("W5.0.10")
def test_w5_0_10_the_price_is_with_the_bank_before_the_action_goes_on() -> None:
    table = position("tirol: 0 3; salzburg: 0 1").purse(0, 1)
    table.act("deploy_1_move", 0, "tirol")
    assert table.asked() == [(0, "move")]
    assert list(table.s.thalers) == [0, 15, 15, 15]


@pytest.mark.rule("W5.0.10")
def test_w5_0_10_a_building_is_paid_before_it_stands() -> None:
    table = position("tirol: 0 3")
    Build(Action.BUILD_PALACE, 0, table.county("tirol")).run(table.hand)
    assert (table.s.thalers[0], table.buildings("tirol")) == (12, set())
    assert table.run().buildings("tirol") == {"palace"}
