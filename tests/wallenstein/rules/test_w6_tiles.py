"""W6.2, W6.3 The bonus tiles, and how they go together with events."""

import pytest
from tests.wallenstein.kit import Table, position

from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.state import NONE

A_AND_B = pytest.mark.parametrize("action", ["combat_move_a", "combat_move_b"])
FRONT = "tirol: 0 4; augsburg: 1 2"


def attack(table: Table, action: str, target: str) -> Table:
    return table.act(action, 0, "tirol").play(f"0 march {target}", "0 send 3").sound()


@pytest.mark.rule("W6.2.1")
def test_w6_2_1_the_tile_adds_a_thaler_to_its_owners_taxes() -> None:
    table = position("boehmen: 0 2; bremen: 1 2; mark: 0 2").tile(0, "plus_tax")
    table.act("collect_taxes", 0, "boehmen").act("collect_taxes", 1, "bremen")
    assert list(table.s.thalers[:2]) == [15 + 6 + 1, 15 + 4]
    assert table.act("collect_grain", 0, "mark").s.grain[0] == 5


@pytest.mark.rule("W6.2.2")
def test_w6_2_2_the_tile_adds_a_grain_to_its_owners_harvest() -> None:
    table = position("boehmen: 0 2; bremen: 1 2; mark: 0 2").tile(0, "plus_grain")
    table.act("collect_grain", 0, "boehmen").act("collect_grain", 1, "bremen")
    assert list(table.s.grain[:2]) == [2 + 1, 4]
    assert table.act("collect_taxes", 0, "mark").s.thalers[0] == 15 + 4


@pytest.mark.rule("W6.2.3")
def test_w6_2_3_six_armies_are_deployed_for_the_price_of_five() -> None:
    table = position("boehmen: 0 2; bremen: 1 2").tile(0, "six_armies")
    table.act("deploy_5", 0, "boehmen").act("deploy_5", 1, "bremen").sound()
    assert (table.armies("boehmen"), table.armies("bremen")) == (2 + 6, 2 + 5)
    assert list(table.s.thalers[:2]) == [12, 12]


@pytest.mark.rule("W6.2.3")
@pytest.mark.parametrize(("action", "armies"), [("deploy_3", 3), ("deploy_1_move", 1)])
def test_w6_2_3_the_tile_helps_no_other_deployment(action: str, armies: int) -> None:
    table = position("boehmen: 0 2").tile(0, "six_armies").act(action, 0, "boehmen")
    assert table.armies("boehmen") == 2 + armies


@pytest.mark.rule("W6.2.3")
@pytest.mark.parametrize(("supply", "armies", "thalers"), [(6, 6, 12), (5, 5, 12), (4, 0, 15)])
def test_w6_2_3_a_supply_of_five_deploys_five_and_only_less_than_five_is_too_little(
    supply: int, armies: int, thalers: int
) -> None:
    table = position("boehmen: 0 2").tile(0, "six_armies").reserve(0, supply)
    table.act("deploy_5", 0, "boehmen").sound()
    assert (table.armies("boehmen"), table.s.thalers[0]) == (2 + armies, thalers)


@pytest.mark.rule("W6.2.4")
@A_AND_B
@pytest.mark.parametrize(("target", "thrown"), [("augsburg", [4, 2, 0]), ("kaernten", [4, 0, 1])])
def test_w6_2_4_an_army_from_the_supply_joins_every_attack_of_the_owner(
    action: str, target: str, thrown: list[int]
) -> None:
    table = attack(position(FRONT).tile(0, "attack_plus").falls({0: 4}), action, target)
    assert [table.thrown[0][colour] for colour in (0, 1, -1)] == thrown
    assert (table.armies("tirol"), table.armies(target), table.s.supply[0]) == (1, 4, 62 - 5)


@pytest.mark.rule("W6.2.4")
def test_w6_2_4_the_attackers_tile_does_not_help_in_defence() -> None:
    table = position(FRONT).tile(1, "attack_plus").falls({1: 2})
    assert attack(table, "combat_move_a", "augsburg").thrown[0][:2] == [3, 2]


@pytest.mark.rule("W6.2.5")
@A_AND_B
def test_w6_2_5_an_army_from_the_supply_joins_every_defence_of_the_owner(action: str) -> None:
    table = attack(position(FRONT).tile(1, "defence_plus").falls({1: 3}), action, "augsburg")
    assert table.thrown[0][:2] == [3, 3]
    assert (table.armies("augsburg"), table.s.supply[1]) == (3, 62 - 3)


@pytest.mark.rule("W6.2.5")
def test_w6_2_5_the_defenders_tile_helps_neither_in_attack_nor_against_a_revolt() -> None:
    table = position("tirol: 0 4; augsburg: 1 2; trier: 0 2 *1").tile(0, "defence_plus")
    attack(table.falls({1: 2}, {0: 2}), "combat_move_a", "augsburg")
    table.act("collect_taxes", 0, "trier").sound()
    assert [cubes[0] for cubes in table.thrown] == [3, 2]


@pytest.mark.rule("W6.2.6")
def test_w6_2_6_without_supply_no_extra_army_is_cast_and_the_battle_goes_on() -> None:
    table = position("tirol: 0 4; augsburg: 1 2 palace").event("palace_defence_2")
    table.tile(0, "attack_plus").tile(1, "defence_plus").reserve(0, 0).reserve(1, 0)
    attack(table.falls({0: 3, 1: 1}), "combat_move_a", "augsburg")
    assert table.thrown[0][:2] == [3, 2]
    assert (table.owner("augsburg"), table.armies("augsburg")) == (0, 2)


@pytest.mark.rule("W6.2.6")
def test_w6_2_6_of_two_extra_armies_one_comes_if_there_is_one() -> None:
    table = position("tirol: 0 4; augsburg: 1 2 palace").event("palace_defence_6")
    table.tile(1, "defence_plus").reserve(1, 1)
    assert attack(table.falls({1: 3}), "combat_move_a", "augsburg").thrown[0][:2] == [3, 3]


@pytest.mark.rule("W6.2.7")
def test_w6_2_7_a_tile_serves_in_every_matching_action_until_the_round_ends() -> None:
    table = position("tirol: 0 4; kaernten: 0 4; augsburg: 1 2; steiermark: 1 2")
    table.tile(0, "attack_plus").tile(1, "defence_plus").falls({1: 3}, {1: 3})
    attack(table, "combat_move_a", "augsburg")
    table.act("combat_move_b", 0, "kaernten").play("0 march steiermark", "0 send 3").sound()
    assert [cubes[:2] for cubes in table.thrown] == [[4, 3], [4, 3]]
    assert list(table.run(EndRound()).s.tile) == [NONE] * 4


@pytest.mark.rule("W6.3.1")
@pytest.mark.parametrize(
    ("event", "county", "thalers"),
    [("tax_max_5", "holstein", 5 + 1), ("tax_min_6", "vogtland", 6 + 1)],  # both yield 5
)
def test_w6_3_1_the_event_comes_before_the_tile(event: str, county: str, thalers: int) -> None:
    table = position(f"{county}: 0 2").purse(0, 0).event(event).tile(0, "plus_tax")
    assert table.act("collect_taxes", 0, county).s.thalers[0] == thalers


@pytest.mark.rule("W6.3.2")
def test_w6_3_2_example_arne_collects_six_thalers_in_burgund() -> None:
    table = position("burgund: 2 3").purse(2, 0).event("tax_max_5").tile(2, "plus_tax")
    assert table.act("collect_taxes", 2, "burgund").s.thalers[2] == 6


@pytest.mark.rule("W6.3.3")
def test_w6_3_3_example_six_armies_come_for_three_thalers_in_spite_of_the_event() -> None:
    table = position("boehmen: 0 2").event("few_recruits").tile(0, "six_armies")
    table.act("deploy_5", 0, "boehmen").sound()
    assert (table.armies("boehmen"), table.s.thalers[0]) == (2 + 6, 15 - 3)


@pytest.mark.rule("W6.3.3")
@pytest.mark.parametrize(("supply", "armies"), [(5, 5), (3, 3), (2, 0)])
def test_w6_3_3_under_the_event_the_tile_asks_no_more_supply_than_the_reduced_number(
    supply: int, armies: int
) -> None:
    table = position("boehmen: 0 2").event("few_recruits").tile(0, "six_armies")
    table.reserve(0, supply).act("deploy_5", 0, "boehmen").sound()
    assert table.armies("boehmen") == 2 + armies


@pytest.mark.rule("W6.3.4")
def test_w6_3_4_example_a_tax_of_four_becomes_seven() -> None:
    table = position("bremen: 0 2").purse(0, 0).event("tax_min_6").tile(0, "plus_tax")
    assert table.act("collect_taxes", 0, "bremen").s.thalers[0] == 7


@pytest.mark.rule("W6.3.4")
@pytest.mark.parametrize(
    ("event", "county", "grain"), [("grain_max_3", "mark", 4), ("grain_min_4", "tirol", 5)]
)
def test_w6_3_4_example_a_harvest_of_five_becomes_four_and_one_of_two_five(
    event: str, county: str, grain: int
) -> None:
    table = position(f"{county}: 0 2").event(event).tile(0, "plus_grain")
    assert table.act("collect_grain", 0, county).s.grain[0] == grain


@pytest.mark.rule("W6.3.4")
def test_w6_3_4_example_reduced_deployment_leaves_deploy_one_alone() -> None:
    table = position("boehmen: 0 2").event("few_recruits").act("deploy_1_move", 0, "boehmen")
    assert (table.armies("boehmen"), table.s.thalers[0]) == (3, 14)
