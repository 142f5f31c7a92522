"""W5.8-W5.10 Deploying armies, and the peaceful move after a single one."""

import pytest
from tests.wallenstein.kit import position

from westphalia.engine.step import IllegalChoice
from westphalia.games.wallenstein.events.base import ActionSkipped, ArmiesDeployed, ArmiesMoved
from westphalia.games.wallenstein.terms import Action


@pytest.mark.rule("W5.8.1")
def test_w5_8_1_five_armies_cost_three_thalers() -> None:
    table = position("boehmen: 0 2; maehren: 0 1").purse(0, 8).act("deploy_5", 0, "boehmen").sound()
    assert (table.armies("boehmen"), table.armies("maehren")) == (7, 1)
    assert (table.s.thalers[0], table.s.supply[0]) == (5, 62 - 8)
    assert table.asked() == []  # the move belongs to "deploy 1 army" alone


@pytest.mark.rule("W5.9.1")
def test_w5_9_1_three_armies_cost_two_thalers() -> None:
    table = position("boehmen: 0 2; maehren: 0 1").purse(0, 8).act("deploy_3", 0, "boehmen").sound()
    assert (table.armies("boehmen"), table.armies("maehren")) == (5, 1)
    assert (table.s.thalers[0], table.s.supply[0]) == (6, 62 - 6)
    assert table.asked() == []


@pytest.mark.rule("W5.10.1")
def test_w5_10_1_one_army_costs_one_thaler() -> None:
    table = position("boehmen: 0 2").purse(0, 8).act("deploy_1_move", 0, "boehmen").sound()
    assert (table.armies("boehmen"), table.s.thalers[0], table.s.supply[0]) == (3, 7, 62 - 3)


@pytest.mark.rule("W5.10.2")
def test_w5_10_2_any_number_may_move_to_one_own_neighbour_the_new_army_too() -> None:
    table = position("tirol: 0 3; salzburg: 0 1; kaernten: 0 1").act("deploy_1_move", 0, "tirol")
    assert table.offers(0) == ["march kaernten", "march salzburg", "stay"]
    table.play("0 march salzburg")
    assert table.offers(0) == ["send 1", "send 2", "send 3"]  # 3 + 1 armies, one is left behind
    table.play("0 send 3").sound()
    assert [table.armies(county) for county in ("tirol", "salzburg", "kaernten")] == [1, 4, 1]
    assert table.asked() == []


@pytest.mark.rule("W5.10.2")
def test_w5_10_2_an_army_deployed_beside_a_single_one_may_move() -> None:
    table = position("tirol: 0 1; salzburg: 0 1").act("deploy_1_move", 0, "tirol")
    table.play("0 march salzburg").sound()
    assert (table.armies("tirol"), table.armies("salzburg")) == (1, 2)


@pytest.mark.rule("W5.10.3")
def test_w5_10_3_the_move_enters_neither_neutral_nor_enemy_counties() -> None:
    table = position("tirol: 0 3; salzburg: 0 1; augsburg: 1 1").act("deploy_1_move", 0, "tirol")
    assert table.offers(0) == ["march salzburg", "stay"]
    for county in ("augsburg", "kaernten"):
        with pytest.raises(IllegalChoice, match=rf"march {county}.*W5\.10\.3"):
            table.play(f"0 march {county}")


@pytest.mark.rule("W5.10.3")
def test_w5_10_3_without_an_own_neighbour_nobody_is_asked() -> None:
    table = position("tirol: 0 3; augsburg: 1 1; trier: 0 1").act("deploy_1_move", 0, "tirol")
    assert (table.asked(), table.armies("tirol")) == ([], 4)


@pytest.mark.rule("W5.10.4")
@pytest.mark.parametrize(("thalers", "armies", "lacking"), [(0, 9, "thalers"), (9, 0, "armies")])
def test_w5_10_4_who_cannot_deploy_the_army_does_not_move_either(
    thalers: int, armies: int, lacking: str
) -> None:
    table = position("tirol: 0 5; salzburg: 0 1").purse(0, thalers).reserve(0, armies)
    before = table.picture()
    table.act("deploy_1_move", 0, "tirol")
    assert (table.asked(), table.picture()) == ([], before)
    action = table.board.actions.index("deploy_1_move")
    skipped = ActionSkipped(0, action, table.county("tirol"), lacking)
    assert table.tells(ActionSkipped) == [skipped]


@pytest.mark.rule("W5.10.5")
@pytest.mark.parametrize(
    ("action", "armies"), [("deploy_5", 5), ("deploy_3", 3), ("deploy_1_move", 1)]
)
def test_w5_10_5_too_few_cubes_in_supply_deploy_nobody_and_cost_nothing(
    action: str, armies: int
) -> None:
    table = position("boehmen: 0 2").reserve(0, armies - 1)
    before = table.picture()
    assert table.act(action, 0, "boehmen").picture() == before
    table = position("boehmen: 0 2").reserve(0, armies).act(action, 0, "boehmen").sound()
    assert (table.armies("boehmen"), table.s.supply[0]) == (2 + armies, 0)


@pytest.mark.rule("W5.10.6")
def test_w5_10_6_a_county_may_hold_all_armies_of_a_seat() -> None:
    table = position("tirol: 0 55; salzburg: 0 2").act("deploy_5", 0, "tirol")
    deployed = ArmiesDeployed(0, Action.DEPLOY_5, table.county("tirol"), 5, 3, 60, 12)
    assert table.tells(ArmiesDeployed) == [deployed]
    table.act("combat_move_a", 0, "salzburg").play("0 march tirol").sound()
    moved = ArmiesMoved(0, table.county("salzburg"), table.county("tirol"), 1, 1, 61)
    assert table.tells(ArmiesMoved) == [moved]
    assert (table.armies("tirol"), table.s.supply[0]) == (61, 0)
