"""11.2 Enemies in the cities that a march enters."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.games.thirty_years_war.events.march import LeadersCaught, WentInside
from westphalia.games.thirty_years_war.rules.control import recheck_siege
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.state import LOST


def at_munich(*defenders: str) -> Field:
    """Mansfeld with five Mercenaries on the way from Landshut into Munich."""
    field = Field().put("landshut", "mansfeld", "5 german_mercenary").put("munich", *defenders)
    field.act(0, "mansfeld", "5 take german_mercenary", "go", "march munich")
    return field


@pytest.mark.rule("11.21a", "11.233")
def test_units_without_a_fortress_do_not_react_and_must_be_fought() -> None:
    field = (
        Field()
        .put("landshut", "mansfeld", "5 german_mercenary")
        .put("passau", "4 bavarian_mercenary")
    )
    field.act(0, "mansfeld", "5 take german_mercenary", "go", "march passau")
    assert field.clashes() == ["passau"]


@pytest.mark.rule("11.233", "11.23a")
def test_units_in_a_fortress_that_their_side_does_not_control_do_not_react() -> None:
    field = (
        Field()
        .put("landshut", "mansfeld", "5 german_mercenary")
        .put("munich", "4 bavarian_mercenary")
    )
    field.controls("protestant", "munich")
    field.act(0, "mansfeld", "5 take german_mercenary", "go", "march munich")
    assert field.clashes() == ["munich"]


@pytest.mark.rule("11.21b")
def test_a_lone_leader_enters_no_city_with_enemy_units() -> None:
    field = (
        Field()
        .put("landshut", "mansfeld")
        .put("passau", "bavarian_militia")
        .act(0, "mansfeld", "go")
    )
    assert field.ways(0) == ["munich", "regensburg"]
    assert field.refused(0, "march passau") == "EnemyUnitsThere"


@pytest.mark.rule("11.21c", "11.23a", "11.23b", "11.23c")
def test_if_all_go_inside_the_march_may_go_on() -> None:
    field = at_munich("4 bavarian_mercenary", "tilly")
    assert field.offers(1) == ["inside", "outside"]
    field.says(1, "inside")
    assert field.tells(WentInside)[0].city == field.place("munich")
    assert field.s.inside[field.place("munich")] == 1
    field.says(0, "march augsburg", "halt", "forage munich")
    assert field.clashes() == []
    assert field.s.inside[field.place("munich")] == 0  # 3.12d


@pytest.mark.rule("11.23c")
def test_units_may_be_left_to_mask_the_fortress() -> None:
    field = at_munich("4 bavarian_mercenary").says(1, "inside")
    field.says(0, "drop german_mercenary", "march augsburg", "halt", "forage augsburg")
    assert field.s.inside[field.place("munich")] == 1
    assert "german_mercenary" in field.pieces("munich")


@pytest.mark.rule("11.231", "11.23a")
def test_who_stays_outside_is_fought() -> None:
    field = at_munich("4 bavarian_mercenary", "tilly").says(1, "outside")
    assert field.clashes() == ["munich"]


@pytest.mark.rule("11.21e", "12.11c")
def test_enemies_inside_a_besieged_fortress_stop_nobody() -> None:
    field = Field().put("munich", "4 bavarian_mercenary", "german_mercenary").besiege("munich")
    field.put("landshut", "anhalt", "german_militia")
    field.act(0, "anhalt", "take german_militia", "go", "march munich", "march augsburg", "halt")
    assert field.pieces("augsburg") == ["german_militia", "anhalt"]
    assert field.clashes() == []


@pytest.mark.rule("11.22a", "12.43a")
def test_units_eliminate_lone_enemy_leaders_and_march_on() -> None:
    field = Field().put("landshut", "anhalt", "german_militia").put("passau", "tilly", "pappenheim")
    field.act(0, "anhalt", "take german_militia", "go", "march passau")
    assert field.s.fate[field.leader("tilly")] == LOST
    assert len(field.tells(LeadersCaught)[0].leaders) == 2
    field.says(0, "march linz", "halt")
    assert field.pieces("passau") == []


@pytest.mark.rule("11.22b")
def test_a_lone_leader_passes_lone_leaders_but_does_not_stay() -> None:
    field = Field().put("landshut", "anhalt", "thurn").put("passau", "tilly")
    field.act(0, "anhalt", "join thurn", "go", "march passau")
    assert field.refused(0, "halt") == "NotBesideLeaders"
    assert field.refused(0, "leave thurn") == "NotBesideLeaders"
    field.says(0, "march linz", "halt")
    assert field.pieces("passau") == ["tilly"]


@pytest.mark.rule("11.22b")
def test_a_lone_leader_does_not_enter_with_his_last_point_where_he_may_not_stay() -> None:
    field = Field().put("landshut", "anhalt").put("passau", "tilly").act(0, "anhalt", "go").spend(7)
    assert field.ways(0) == ["munich", "regensburg"]
    assert field.refused(0, "march passau") == "MayNotEndThere"


@pytest.mark.rule("11.22b")
def test_a_lone_leader_does_not_go_so_far_among_lone_leaders_that_he_must_stay_there() -> None:
    field = Field().put("linz", "anhalt").put("passau", "holk").put("landshut", "tilly")
    field.put("munich", "aldringer").put("regensburg", "bavarian_militia")
    field.act(0, "anhalt", "go", "march passau").spend(5)
    field.says(0, "march landshut", "march passau", "march linz", "halt")
    field.act(0, "anhalt", "go", "march passau").spend(6)
    assert field.ways(0) == ["budweis", "linz", "salzburg"]
    assert field.refused(0, "march landshut") == "MayNotEndThere"


@pytest.mark.rule("11.22c")
def test_lone_leaders_may_go_inside_their_fortress() -> None:
    field = at_munich("tilly").says(1, "inside")
    field.says(0, "halt", "forage munich")
    assert "tilly" in field.pieces("munich")
    field = at_munich("tilly").says(1, "outside")
    assert field.s.fate[field.leader("tilly")] == LOST


@pytest.mark.rule("11.22c", "11.22a")
def test_lone_leaders_in_a_fortress_of_the_enemy_are_eliminated() -> None:
    field = Field().put("munich", "tilly").controls("protestant", "munich")
    field.put("landshut", "anhalt", "german_militia")
    field.act(0, "anhalt", "take german_militia", "go", "march munich")
    assert field.s.fate[field.leader("tilly")] == LOST


@pytest.mark.rule("11.234", "11.23a")
def test_a_reaction_is_due_each_time_units_enter_but_not_of_those_inside() -> None:
    field = at_munich("4 bavarian_mercenary").says(1, "inside")
    field.says(0, "march augsburg", "march munich")
    assert field.asked() == [(1, "react")]
    field.says(1, "inside").says(0, "drop german_mercenary", "march augsburg", "march munich")
    assert field.asked() == [(0, "march_on")]  # the mask keeps them in


@pytest.mark.rule("11.234", "3.12d")
def test_a_lone_leader_brings_about_no_reaction() -> None:
    field = (
        Field()
        .put("munich", "tilly")
        .put("landshut", "anhalt")
        .act(0, "anhalt", "go", "march munich")
    )
    assert field.asked() == [(0, "march_on")]
    assert "tilly" in field.pieces("munich")


@pytest.mark.rule("11.232")
def test_a_siege_is_never_compulsory() -> None:
    field = at_munich("bavarian_militia").says(1, "inside")
    assert "march augsburg" in field.offers(0)
    assert "halt" in field.offers(0)


@pytest.mark.rule("3.12d")
def test_when_the_last_unit_outside_is_gone_those_inside_are_in_the_city() -> None:
    field = Field().put("munich", "bavarian_militia", "tilly").besiege("munich")
    recheck_siege(field.hand, field.place("munich"))
    field.run(Activate(1, 3, 0)).says(1, "lead tilly", "take bavarian_militia", "go")
    assert "march landshut" in field.offers(1)
