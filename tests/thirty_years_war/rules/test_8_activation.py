"""8.3 Activation by card and free actions."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.rules.march import Activate, FreeAction, may_act


@pytest.mark.rule("8.3", "ex-8.3")
def test_a_card_activates_leaders_up_to_its_value() -> None:
    field = Field().put("pilsen", "mansfeld").put("tabor", "anhalt").put("prague", "schlick")
    rated = ["mansfeld", "anhalt", "schlick"]  # 1, 2, 3
    allowed = [{field.leader(name) for name in rated[:value]} for value in (1, 2, 3)]
    assert [{*may_act(field.s, 0, value)} for value in (1, 2, 3)] == allowed
    field.run(Activate(0, 2, 0))
    assert field.offers(0) == ["lead mansfeld", "lead anhalt"]
    assert field.refused(0, "lead schlick") == "RatingTooHigh"
    assert field.refused(0, "lead tilly") == "NotHere"


@pytest.mark.rule("8.3")
def test_who_was_called_home_to_sweden_cannot_be_activated() -> None:
    field = Field().put("sweden", "horn").put("pilsen", "mansfeld")
    assert field.leader("horn") not in may_act(field.s, 0, 3)
    assert field.run(Activate(0, 3, 0)).offers(0) == ["lead mansfeld"]


@pytest.mark.rule("8.3")
def test_after_their_kings_death_the_french_need_a_card_of_three() -> None:
    field = Field("apocalypse").put("paris", "turenne").in_force("c43")
    turenne = field.leader("turenne")
    assert [may_act(field.s, 0, value) for value in (1, 2, 3)] == [[], [], [turenne]]


@pytest.mark.rule("8.31a", "8.31b")
def test_an_army_marches_and_drops_and_picks_up_on_the_way() -> None:
    field = Field().put("pilsen", "anhalt", "2 german_militia").put("amberg", "german_mercenary")
    field.act(0, "anhalt", "2 take german_militia", "go", "march amberg")
    field.says(0, "drop german_militia", "pick_up german_mercenary", "march bayreuth")
    field.says(0, "halt", "forage bayreuth")  # three units moved
    assert field.pieces("bayreuth") == ["german_mercenary", "german_militia", "anhalt"]
    assert field.pieces("amberg") == ["german_militia"]
    assert field.s.march is None


@pytest.mark.rule("8.31c", "11.21a", "12.62b")
def test_an_army_stops_and_fights_where_enemy_units_are() -> None:
    field = (
        Field().put("pilsen", "mansfeld", "5 german_mercenary").put("amberg", "4 imperial_veteran")
    )
    field.act(0, "mansfeld", "5 take german_mercenary", "go", "march amberg")
    assert field.clashes() == ["amberg"]
    assert field.asked() == [(0, "forage")]


@pytest.mark.rule("8.32", "11.0")
def test_a_free_action_moves_one_unit_or_one_leader_out_of_any_stack() -> None:
    field = Field().put("pilsen", "mansfeld", "anhalt", "2 german_militia")
    field.run(FreeAction(0))
    assert field.offers(0) == ["lead mansfeld", "lead anhalt", "from pilsen"]
    field.says(0, "from pilsen", "take german_militia", "march amberg", "halt")
    assert field.pieces("amberg") == ["german_militia"]
    assert field.pieces("pilsen") == ["german_militia", "mansfeld", "anhalt"]
    field.free(0, "lead anhalt", "march prague", "halt")  # beside a Dynamic Leader, 10.14c
    assert field.pieces("prague") == ["anhalt"]


@pytest.mark.rule("8.321")
def test_a_free_action_has_the_full_allowance_and_starts_no_siege() -> None:
    field = Field().put("pilsen", "german_militia").controls("protestant", "lutzen", "erfurt")
    field.free(0, "from pilsen", "take german_militia", "march amberg", "march bayreuth")
    field.says(0, "march lutzen", "march erfurt", "march coburg")
    assert field.offers(0) == ["halt"]
    field.says(0, "halt")
    assert field.asked() == []


@pytest.mark.rule("8.321", "8.324", "11.21b")
def test_a_lone_counter_may_join_besiegers_but_meet_no_other_enemy_units() -> None:
    field = Field().put("munich", "bavarian_militia", "3 german_mercenary").besiege("munich")
    field.put("landshut", "german_militia", "anhalt").put("passau", "bavarian_militia")
    field.free(0, "from landshut", "take german_militia")
    assert field.ways(0) == ["munich", "regensburg"]
    assert field.refused(0, "march passau") == "EnemyUnitsBar"
    field.says(0, "march munich", "halt")
    assert field.pieces("munich").count("german_militia") == 1
    field.free(0, "lead anhalt")
    assert field.ways(0) == ["munich", "regensburg"]
    assert field.refused(0, "march passau") == "EnemyUnitsThere"


@pytest.mark.rule("8.322")
def test_free_actions_cost_no_card_and_can_follow_one_another() -> None:
    field = Field().put("pilsen", "german_militia").deal(0, "p1")
    for target in ("prague", "dresden", "gorlitz"):
        field.run(FreeAction(0)).says(0, field.offers(0)[0], "take german_militia")
        field.says(0, f"march {target}", "halt")
    assert field.pieces("gorlitz") == ["german_militia"]
    assert field.s.hands[0] == [field.board.card_index["p1"]]


@pytest.mark.rule("8.324")
def test_a_unit_by_free_action_gains_cities_and_catches_leaders() -> None:
    field = (
        Field()
        .put("pilsen", "german_mercenary")
        .put("passau", "tilly")
        .controls("nobody", "budweis")
    )
    field.free(
        0, "from pilsen", "take german_mercenary", "march budweis", "control", "march passau"
    )
    assert field.pieces("passau") == []
    field.says(0, "march regensburg", "halt")  # an empty enemy Fortress does not stop it
    assert field.control("budweis") == 0
    assert field.control("regensburg") == 1


@pytest.mark.rule("8.324")
def test_a_unit_by_free_action_suppresses_a_revolt_and_violates_neutrality() -> None:
    field = Field().put("bamberg", "german_mercenary")
    city = field.place("coburg")
    field.s.revolt[city] = 1
    field.free(0, "from bamberg", "take german_mercenary", "march coburg", "control", "halt")
    assert (field.s.revolt[city], field.s.control[city], field.s.vp) == (NOBODY, 0, 21)
    field.free(0, "from coburg", "take german_mercenary", "march wurzburg", "halt")
    assert field.s.vp == 22
    assert field.control("wurzburg") == NOBODY


@pytest.mark.rule("8.324")
def test_nobody_leaves_a_besieged_fortress_or_the_united_provinces_by_free_action() -> None:
    field = Field().put("prague", "anhalt", "german_militia", "imperial_veteran").besiege("prague")
    field.put("united_provinces", "thurn", "german_militia").put("tabor", "schlick")
    field.run(FreeAction(0))
    assert field.offers(0) == ["lead schlick"]
    assert field.refused(0, "lead anhalt") == "ShutIn"
    assert field.refused(0, "from prague") == "ShutIn"
    assert field.refused(0, "lead thurn") == "NotSeparatedThere"


@pytest.mark.rule("8.324")
@pytest.mark.parametrize("siege", [0, 1], ids=["masked", "besieged"])
def test_a_leader_alone_in_a_fortress_is_shut_in_like_units(siege: int) -> None:
    field = Field().put("prague", "anhalt", "3 imperial_veteran").put("tabor", "schlick")
    field.besiege("prague", siege).run(FreeAction(0))
    assert field.offers(0) == ["lead schlick"]
    assert field.refused(0, "lead anhalt") == "ShutIn"


@pytest.mark.rule("10.14c", "8.3")
def test_inside_a_besieged_fortress_a_leader_is_activated_for_a_sally_only() -> None:
    field = Field().put("prague", "thurn", "2 german_militia", "wallenstein", "imperial_veteran")
    field.besiege("prague").act(0, "thurn")
    assert field.offers(0) == ["take german_militia"]
    assert field.refused(0, "go") == "NoUnitToSally"
    field.says(0, "take german_militia", "go")
    assert field.clashes() == ["prague"]


@pytest.mark.rule("8.3")
def test_a_leader_inside_without_units_cannot_be_activated() -> None:
    field = (
        Field().put("prague", "thurn", "imperial_veteran").besiege("prague").put("tabor", "anhalt")
    )
    field.run(Activate(0, 3, 0))
    assert field.offers(0) == ["lead anhalt"]
    assert field.refused(0, "lead thurn") == "NobodyToSally"


@pytest.mark.rule("11.11d")
def test_bridge_of_boats_gives_a_french_leader_two_more_points() -> None:
    field = Field("apocalypse").put("paris", "turenne", "french_militia").put("tabor", "anhalt")
    field.run(Activate(0, 3, 2))
    assert field.offers(0) == ["lead turenne"]
    field.says(0, "lead turenne", "take french_militia", "go", "march chalons")
    assert field.march.bonus == 2
    path = ("langres", "chalons", "langres", "chalons", "langres", "chalons")
    field.says(0, *[f"march {city}" for city in path])  # seven points, two more than Militia has
    assert field.ways(0) == []


@pytest.mark.rule("8.32", "11.11a")
def test_a_leader_by_free_action_has_eight_points() -> None:
    field = Field().put("pilsen", "anhalt").free(0, "lead anhalt").spend(7)
    assert field.ways(0) != []
    assert field.spend(8).offers(0) == ["halt"]
