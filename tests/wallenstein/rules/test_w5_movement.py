"""W5.11, W5.12 Combat/movement A and B: who may march whereto, and when it is war."""

import pytest
from tests.wallenstein.court_kit import offered
from tests.wallenstein.kit import position

from westphalia.engine.step import IllegalChoice
from westphalia.games.wallenstein.events.base import (
    ActionSkipped,
    ArmiesMoved,
    ArmiesStayed,
    AttackBegan,
    CubesCast,
)
from westphalia.games.wallenstein.rules.planning import Planning, TakeUpCards
from westphalia.games.wallenstein.rules.round import PerformActions

A_AND_B = pytest.mark.parametrize("action", ["combat_move_a", "combat_move_b"])


@pytest.mark.rule("W5.11.1")
@pytest.mark.parametrize("armies", [1, 2, 4])
def test_w5_11_1_any_number_marches_to_one_neighbour_free_of_charge(armies: int) -> None:
    table = position("tirol: 0 5; salzburg: 0 1; kaernten: 0 1").purse(0, 0)
    table.act("combat_move_a", 0, "tirol").play("0 march salzburg", f"0 send {armies}").sound()
    marched = [table.armies(county) for county in ("tirol", "salzburg", "kaernten")]
    assert marched == [5 - armies, 1 + armies, 1]
    assert (table.asked(), list(table.s.thalers)) == ([], [0, 15, 15, 15])


@pytest.mark.rule("W5.11.2")
def test_w5_11_2_one_army_stays_behind() -> None:
    table = position("tirol: 0 4; salzburg: 0 1").act("combat_move_a", 0, "tirol")
    table.play("0 march salzburg")
    assert table.offers(0) == ["send 1", "send 2", "send 3"]
    with pytest.raises(IllegalChoice, match=r"send 4.*W5\.11\.2"):
        table.play("0 send 4")


@pytest.mark.rule("W5.11.2")
@pytest.mark.parametrize(("armies", "asked"), [(1, []), (2, [(0, "march")])])
def test_w5_11_2_a_single_army_cannot_even_join_its_own_side(
    armies: int, asked: list[tuple[int, str]]
) -> None:
    table = position(f"tirol: 0 {armies}; salzburg: 0 1").act("combat_move_a", 0, "tirol")
    assert table.asked() == asked


@pytest.mark.rule("W5.11.3", "W5.0.3")
@A_AND_B
def test_w5_11_3_a_lone_army_is_told_to_stay_at_home(action: str) -> None:
    table = position("passau: 0 1; regensburg: 1 1").act(action, 0, "passau")
    number, county = table.board.actions.index(action), table.county("passau")
    assert table.tells(ActionSkipped) == [ActionSkipped(0, number, county, "lone_army")]


@pytest.mark.rule("W5.11.7")
def test_w5_11_7_a_county_with_no_open_way_is_told_so() -> None:
    table = position("bremen: 0 4; holstein: 1 2 church; osnabrueck: 1 2 church")
    table.event("church_peace_3").act("combat_move_a", 0, "bremen")
    assert [event.reason for event in table.tells(ActionSkipped)] == ["no_target"]


@pytest.mark.rule("W5.11.3")
@A_AND_B
def test_w5_11_3_an_attack_needs_two_armies_at_its_origin(action: str) -> None:
    table = position("passau: 0 1; regensburg: 1 1").act(action, 0, "passau")
    assert (table.asked(), table.tells(AttackBegan)) == ([], [])
    table = position("passau: 0 2; regensburg: 1 1").falls({0: 1}).act(action, 0, "passau")
    passau, regensburg = table.county("passau"), table.county("regensburg")
    table.play("0 march regensburg").sound()  # the one army to spare is not asked for its number
    assert table.tells(AttackBegan) == [AttackBegan(0, passau, regensburg, 1, 1, 1)]
    assert table.armies("passau") == 1


@pytest.mark.rule("W5.11.4")
def test_w5_11_4_armies_join_their_own_side_without_a_cast() -> None:
    table = position("tirol: 0 5; salzburg: 0 3 *2").act("combat_move_a", 0, "tirol")
    table.play("0 march salzburg", "0 send 2").sound()
    assert (table.armies("tirol"), table.armies("salzburg")) == (3, 5)
    moved = ArmiesMoved(0, table.county("tirol"), table.county("salzburg"), 2, 3, 5)
    assert (table.tells(ArmiesMoved), table.tells(CubesCast)) == ([moved], [])


@pytest.mark.rule("W5.11.5")
@pytest.mark.parametrize(("target", "thrown"), [("augsburg", [3, 2, 0]), ("kaernten", [3, 0, 1])])
def test_w5_11_5_entering_an_enemy_or_neutral_county_is_combat_at_once(
    target: str, thrown: list[int]
) -> None:
    table = position("tirol: 0 4; augsburg: 1 2").falls({0: 3})
    table.act("combat_move_a", 0, "tirol").play(f"0 march {target}", "0 send 3").sound()
    assert [[cubes[0], cubes[1], cubes[-1]] for cubes in table.thrown] == [thrown]
    assert (table.owner(target), table.armies(target)) == (0, 3)


@pytest.mark.rule("W5.11.6")
def test_w5_11_6_only_neighbours_are_in_reach() -> None:
    table = position("tirol: 0 3; regensburg: 0 1").act("combat_move_a", 0, "tirol")
    assert table.offers(0) == ["march kaernten", "march augsburg", "march salzburg", "stay"]


@pytest.mark.rule("W5.11.6")
def test_w5_11_6_armies_do_not_march_on_within_one_action() -> None:
    table = position("tirol: 0 3; salzburg: 0 3; bayern: 0 1").act("combat_move_a", 0, "tirol")
    assert table.play("0 march salzburg", "0 send 2").asked() == []


@pytest.mark.rule("W5.11.6")
def test_w5_11_6_with_three_players_the_removed_counties_are_no_neighbours() -> None:
    table = position("lothringen: 0 3", seats=3).act("combat_move_a", 0, "lothringen")
    there = ["march strassburg", "march trier", "march zweibruecken", "stay"]
    assert table.offers(0) == there  # not Burgund, not Lüttich


@pytest.mark.rule("W5.11.7")
@A_AND_B
def test_w5_11_7_a_county_under_the_church_peace_is_no_target(action: str) -> None:
    table = position("tirol: 0 3; augsburg: 1 1 church; salzburg: 1 1 palace")
    table.event("church_peace_3").act(action, 0, "tirol")
    assert table.offers(0) == ["march kaernten", "march salzburg", "stay"]
    with pytest.raises(IllegalChoice, match="march augsburg"):
        table.play("0 march augsburg")


@pytest.mark.rule("W5.11.7")
def test_w5_11_7_where_every_neighbour_is_protected_nobody_is_asked() -> None:
    table = position("steiermark: 0 3; kaernten: 1 1 church; niederoesterreich: 2 1 church")
    assert table.event("church_peace_4").act("combat_move_a", 0, "steiermark").asked() == []


@pytest.mark.rule("W5.11.7")
def test_w5_11_7_a_county_under_a_protecting_favour_is_no_target() -> None:
    table = offered(10, "augsburg: 0 1; tirol: 1 3").play("0 favour 10")  # against A alone
    table.act("combat_move_a", 1, "tirol")
    assert table.offers(1) == ["march kaernten", "march salzburg", "stay"]
    assert "march augsburg" in table.play("1 stay").act("combat_move_b", 1, "tirol").offers(1)


@pytest.mark.rule("W5.11.8")
@pytest.mark.parametrize("action", ["combat_move_a", "combat_move_b", "deploy_1_move"])
def test_w5_11_8_armies_that_could_march_may_stay(action: str) -> None:
    table = position("tirol: 0 3; salzburg: 0 1; augsburg: 1 1").act(action, 0, "tirol")
    armies = list(table.s.armies[:])
    table.play("0 stay").sound()
    assert (list(table.s.armies), table.asked()) == (armies, [])
    assert table.tells(ArmiesStayed) == [ArmiesStayed(0, table.county("tirol"))]


@pytest.mark.rule("W5.12.1")
def test_w5_12_1_b_follows_a_with_its_own_card_and_by_the_same_rules() -> None:
    table = position("tirol: 0 3; passau: 0 4; augsburg: 1 1").row("combat_move_a", "combat_move_b")
    table.run(TakeUpCards(), Planning(), PerformActions())
    table.plan(0, combat_move_a="passau", combat_move_b="tirol").plan_all()
    neighbours = ["boehmen", "oberoesterreich", "oberpfalz", "regensburg"]
    assert table.offers(0) == [*[f"march {county}" for county in neighbours], "stay"]
    table.play("0 stay").falls({0: 2, 1: 1})
    assert table.offers(0) == ["march kaernten", "march augsburg", "march salzburg", "stay"]
    table.play("0 march augsburg", "0 send 2").sound()
    assert [table.armies(county) for county in ("tirol", "augsburg", "passau")] == [1, 1, 4]
    assert (table.owner("augsburg"), table.asked()) == (0, [])


@pytest.mark.rule("W5.12.2")
@pytest.mark.parametrize("first", ["combat_move_a", "deploy_1_move"])
def test_w5_12_2_armies_that_have_just_arrived_may_march_on_with_a_later_action(first: str) -> None:
    table = position("tirol: 0 4; salzburg: 0 1; bayern: 0 1").row(first, "combat_move_b")
    table.run(TakeUpCards(), Planning(), PerformActions())
    table.plan(0, **{first: "tirol"}, combat_move_b="salzburg").plan_all()
    table.play("0 march salzburg", "0 send 3", "0 march bayern")
    assert table.offers(0) == ["send 1", "send 2", "send 3"]
    assert table.play("0 send 3").sound().armies("bayern") == 4
