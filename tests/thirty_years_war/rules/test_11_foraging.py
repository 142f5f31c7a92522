"""11.16 Foraging."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.games.thirty_years_war.events.march import Hungered, StepStarved
from westphalia.games.thirty_years_war.imagine import faults
from westphalia.games.thirty_years_war.rules.supply import PlaceForage, demand
from westphalia.games.thirty_years_war.state import LOST, Battle


def pillage(field: Field, *cities: str, level: int = 2) -> Field:
    for city in cities:
        field.s.pillage[field.place(city)] = level
    return field


def levels(field: Field, *cities: str) -> list[int]:
    return [field.s.pillage[field.place(city)] for city in cities]


def thurns(units: int) -> Field:
    """Thurn and Anhalt with Militia at Pilsen, on the march to Amberg and Bayreuth."""
    field = Field().put("pilsen", "thurn", "anhalt", "william_of_hesse_kassel", "8 german_militia")
    field.act(0, "thurn", "join anhalt", "join william_of_hesse_kassel")
    return field.says(0, f"{units} take german_militia", "go", "march amberg", "march bayreuth")


@pytest.mark.rule("11.16a", "11.16c")
def test_three_to_five_units_pillage_one_level_in_a_city_they_moved_into() -> None:
    for units in (3, 5):
        field = thurns(units).says(0, "halt")
        assert field.offers(0) == ["forage amberg", "forage bayreuth"]
        assert field.refused(0, "forage pilsen") == "NotOnTheWay"
        field.says(0, "forage amberg")
        assert levels(field, "pilsen", "amberg", "bayreuth") == [0, 1, 0]
        assert field.asked() == []


@pytest.mark.rule("11.16b")
def test_six_units_pillage_two_levels_in_one_city_or_two() -> None:
    field = thurns(6).says(0, "halt", "forage amberg", "forage amberg")
    assert levels(field, "amberg", "bayreuth") == [2, 0]
    field = thurns(6).says(0, "halt", "forage amberg", "forage bayreuth")
    assert levels(field, "amberg", "bayreuth") == [1, 1]


@pytest.mark.rule("11.16d", "11.16e")
def test_two_units_need_no_foraging_nor_does_who_does_not_move() -> None:
    field = thurns(2).says(0, "halt")
    assert field.asked() == []
    assert sum(field.s.pillage) == 0
    field = Field().put("pilsen", "mansfeld", "5 german_mercenary")
    field.act(0, "mansfeld", "5 take german_mercenary", "go", "halt")
    assert field.asked() == []


@pytest.mark.rule("11.16c")
def test_the_first_city_feeds_the_army_only_if_it_comes_back() -> None:
    field = thurns(3).says(0, "march pilsen", "halt")
    assert field.offers(0) == ["forage amberg", "forage bayreuth", "forage pilsen"]


@pytest.mark.rule("11.16e")
def test_every_unit_that_paid_a_point_counts_once() -> None:
    field = Field().put("pilsen", "thurn", "2 german_militia").put("amberg", "2 german_mercenary")
    field.act(0, "thurn", "2 take german_militia", "go", "march amberg", "2 drop german_militia")
    field.says(0, "2 pick_up german_mercenary")
    assert (field.march.moved, demand(field.march)) == (2, 0)
    field.says(0, "march bayreuth")
    assert (field.march.moved, demand(field.march)) == (4, 1)


@pytest.mark.rule("11.16e")
def test_units_picked_up_in_the_last_city_have_not_moved() -> None:
    field = Field().put("pilsen", "thurn", "2 german_militia").put("amberg", "2 german_mercenary")
    field.act(0, "thurn", "2 take german_militia", "go", "march amberg", "2 drop german_militia")
    field.says(0, "2 pick_up german_mercenary", "halt")
    assert field.asked() == []
    assert levels(field, "amberg") == [0]


@pytest.mark.rule("11.16e")
def test_a_point_paid_for_control_counts_as_moving() -> None:
    field = Field().put("passau", "thurn", "3 german_militia")
    field.act(0, "thurn", "3 take german_militia", "go", "control")
    assert field.march.moved == 3
    field.says(0, "halt")  # but no city was entered: there is nothing to pillage, and no loss
    assert field.asked() == []
    assert field.tells(Hungered) == []


@pytest.mark.rule("11.16e")
def test_a_city_at_pillage_two_gives_nothing() -> None:
    field = pillage(thurns(3), "amberg").says(0, "halt")
    assert field.offers(0) == ["forage bayreuth"]
    assert field.refused(0, "forage amberg") == "NothingLeft"


@pytest.mark.rule("11.161a")
def test_levels_that_no_city_can_give_cost_steps_of_the_owners_choice() -> None:
    field = Field().put("pilsen", "mansfeld", "anhalt", "3 german_militia", "3 german_mercenary")
    field.act(
        0, "mansfeld", "join anhalt", "3 take german_militia", "3 take german_mercenary", "go"
    )
    field.says(0, "march amberg")
    pillage(field, "amberg", level=1)
    field.says(0, "halt", "forage amberg")
    assert field.tells(Hungered)[0].steps == 1
    assert field.offers(0) == ["lose german_mercenary", "lose german_militia"]
    field.says(0, "lose german_militia")
    assert levels(field, "amberg") == [2]
    assert field.pieces("amberg").count("german_militia_reduced") == 1
    assert field.s.gone == [0] * len(field.board.kinds)  # it may be recruited again
    assert field.asked() == []


@pytest.mark.rule("11.161a")
def test_each_missing_level_costs_a_step_and_a_reduced_unit_its_last() -> None:
    field = Field().put("pilsen", "mansfeld", "anhalt", "6 german_militia_reduced")
    field.act(0, "mansfeld", "join anhalt", "6 take german_militia_reduced", "go", "march amberg")
    pillage(field, "amberg").says(0, "halt", "lose german_militia_reduced")
    field.says(0, "lose german_militia_reduced")
    assert field.pieces("amberg") == ["german_militia_reduced"] * 4 + ["mansfeld", "anhalt"]


@pytest.mark.rule("11.161a")
def test_units_dropped_on_the_way_may_starve_and_the_owner_says_where() -> None:
    field = Field().put("pilsen", "thurn", "3 german_militia").put("bamberg", "german_militia")
    field.act(0, "thurn", "3 take german_militia", "go", "march bayreuth", "drop german_militia")
    field.says(0, "march bamberg")
    pillage(field, "bayreuth", "bamberg").says(0, "halt", "lose german_militia")
    assert field.offers(0) == ["from bamberg", "from bayreuth"]
    field.says(0, "from bayreuth")
    assert field.pieces("bayreuth") == ["german_militia_reduced"]
    assert field.tells(StepStarved)[0].place == field.place("bayreuth")


@pytest.mark.rule("11.161b", "11.163")
def test_what_is_chosen_before_the_battle_is_pillaged_after_it() -> None:
    field = Field().put("pilsen", "thurn", "3 german_militia").put("amberg", "8 imperial_veteran")
    field.act(0, "thurn", "3 take german_militia", "go", "march amberg")
    assert field.clashes() == ["amberg"]
    assert field.offers(0) == ["forage amberg"]
    assert levels(field, "amberg") == [0]
    field.says(0, "forage amberg")
    assert levels(field, "amberg") == [1]


@pytest.mark.rule("11.163", "11.161a")
def test_after_a_battle_the_attackers_who_are_left_starve_and_not_the_besieged() -> None:
    field = Field().put("pilsen", "thurn", "3 german_militia")
    field.act(0, "thurn", "3 take german_militia", "go", "march amberg")
    pillage(field, "amberg")
    units, mercenary = field.march.units, field.board.units.index("german_mercenary")
    field.march.units, field.march.joined = [], []
    thurn, city = field.leader("thurn"), field.place("amberg")
    field.s.battle = Battle(
        0, city, 0, [units, []], [mercenary], [[thurn], []], [thurn, -1], [0, 0], [], [0, 0],
        [0, 0], [0, 0], -1, [0, 0], [0, 0],
    )  # fmt: skip
    field.s.agenda.clear()
    field.run(PlaceForage(0))
    assert field.offers(0) == ["lose german_militia"]
    field.says(0, "lose german_militia")
    names = [field.board.units[unit] for unit in field.s.battle.units[0]]
    assert names == ["german_militia", "german_militia", "german_militia_reduced"]


@pytest.mark.rule("11.162a")
def test_leaders_survive_the_army_that_hunger_destroyed() -> None:
    field = (
        Field()
        .put("amberg", "thurn", "3 german_militia_reduced")
        .put("regensburg", "2 bavarian_militia")
    )
    field.act(0, "thurn", "3 take german_militia_reduced", "go", "march regensburg")
    field.says(1, "inside")
    field.march.units, field.march.joined = field.march.units[:1], field.march.joined[:1]
    pillage(field, "regensburg").says(0, "halt", "lose german_militia_reduced")
    assert field.pieces("amberg") == ["thurn"]
    assert field.s.march is None


@pytest.mark.rule("11.162a", "11.22a")
def test_leaders_who_would_go_back_among_enemies_are_lost() -> None:
    field = Field().put("passau", "thurn", "3 german_militia_reduced")
    field.put("regensburg", "bavarian_militia").put("ingolstadt", "bavarian_militia")
    field.act(0, "thurn", "3 take german_militia_reduced", "go", "march landshut")
    field.says(0, "2 drop german_militia_reduced", "march regensburg").says(1, "inside")
    field.says(0, "march ingolstadt").says(1, "inside")
    pillage(field, "landshut", "regensburg", "ingolstadt")
    field.says(0, "halt", "lose german_militia_reduced", "from ingolstadt")
    assert field.pieces("regensburg") == field.pieces("ingolstadt") == ["bavarian_militia"]
    assert field.s.fate[field.leader("thurn")] == LOST


@pytest.mark.rule("11.161a", "3.12d")
def test_a_garrison_stays_inside_when_only_the_dropped_starve_before_it() -> None:
    field = Field().put("landshut", "thurn", "2 german_militia", "german_mercenary_reduced")
    field.put("regensburg", "bavarian_militia").act(0, "thurn", "2 take german_militia")
    field.says(0, "take german_mercenary_reduced", "go", "march regensburg").says(1, "inside")
    pillage(field, "regensburg").says(0, "drop german_mercenary_reduced", "halt")
    field.says(0, "lose german_mercenary_reduced")
    assert field.pieces("regensburg") == ["german_militia"] * 2 + ["bavarian_militia", "thurn"]
    assert field.s.inside[field.place("regensburg")] == 1


@pytest.mark.rule("11.161a", "3.12d")
def test_a_garrison_comes_out_when_all_before_it_have_starved() -> None:
    field = Field().put("passau", "thurn", "3 german_militia_reduced")
    field.put("regensburg", "bavarian_militia").act(0, "thurn", "3 take german_militia_reduced")
    field.says(0, "go", "march landshut", "2 drop german_militia_reduced", "march regensburg")
    pillage(field.says(1, "inside"), "landshut", "regensburg").says(0, "halt")
    field.says(0, "lose german_militia_reduced", "from regensburg")
    assert "thurn" in field.pieces("landshut")
    assert field.s.inside[field.place("regensburg")] == 0


@pytest.mark.rule("11.161a", "11.22a")
def test_a_leader_left_with_who_starves_before_a_garrison_is_caught() -> None:
    field = Field().put("landshut", "thurn", "anhalt", "3 german_militia_reduced")
    field.put("regensburg", "bavarian_militia").act(0, "thurn", "join anhalt")
    field.says(0, "3 take german_militia_reduced", "go", "march regensburg").says(1, "inside")
    field.says(0, "drop german_militia_reduced", "leave anhalt", "march amberg")
    pillage(field, "regensburg", "amberg").says(0, "halt", "lose german_militia_reduced")
    field.says(0, "from regensburg")
    assert field.pieces("regensburg") == ["bavarian_militia"]
    assert field.s.fate[field.leader("anhalt")] == LOST


@pytest.mark.rule("11.16e")
def test_free_actions_never_forage() -> None:
    field = Field().put("pilsen", "german_militia")
    field.free(0, "from pilsen", "take german_militia", "march amberg")
    field.march.moved = 3
    assert demand(field.march) == 0


def before_munich(*army: str) -> Field:
    """An army that has come by Passau and Landshut, with nothing left to pillage, to Munich."""
    field = Field().put("passau", "mansfeld", *army).put("munich", "bavarian_militia")
    return pillage(field, "landshut", "munich")


@pytest.mark.rule("11.162a", "3.12d")
def test_the_gates_open_when_the_last_before_them_has_starved() -> None:
    field = before_munich("2 german_mercenary", "german_militia_reduced")
    field.act(0, "mansfeld", "2 take german_mercenary", "take german_militia_reduced", "go")
    field.says(0, "march landshut", "2 drop german_mercenary", "march munich").says(1, "inside")
    field.says(0, "halt", "lose german_militia_reduced")
    assert field.pieces("landshut") == ["german_mercenary", "german_mercenary", "mansfeld"]
    assert field.pieces("munich") == ["bavarian_militia"]
    assert faults(field.s) == []


@pytest.mark.rule("11.162a", "11.22a")
def test_leaders_left_there_before_are_met_by_the_garrison() -> None:
    field = before_munich("thurn", "2 german_mercenary", "german_militia_reduced")
    field.act(0, "mansfeld", "join thurn", "2 take german_mercenary", "take german_militia_reduced")
    field.says(0, "go", "march landshut", "2 drop german_mercenary", "march munich")
    field.says(1, "inside").says(0, "drop german_militia_reduced", "leave thurn", "halt")
    field.says(0, "lose german_militia_reduced")
    assert field.pieces("landshut") == ["german_mercenary", "german_mercenary", "mansfeld"]
    assert field.pieces("munich") == ["bavarian_militia"]
    assert faults(field.s) == []


@pytest.mark.rule("11.161a", "3.12d", "13.16")
def test_the_garrison_stays_inside_when_a_unit_starves_beside_the_army() -> None:
    field = before_munich("3 german_mercenary", "german_militia_reduced")
    field.act(0, "mansfeld", "3 take german_mercenary", "take german_militia_reduced", "go")
    field.says(0, "march landshut", "march munich").says(1, "inside")
    field.says(0, "drop german_militia_reduced", "halt", "lose german_militia_reduced", "besiege")
    assert field.s.inside[field.place("munich")] == 1
    assert faults(field.s) == []


@pytest.mark.rule("11.161a", "11.22a")
def test_a_leader_dropped_with_a_unit_that_starves_is_met_by_the_garrison() -> None:
    field = before_munich("thurn", "2 german_mercenary", "german_militia_reduced")
    pillage(field, "ingolstadt")
    field.act(0, "mansfeld", "join thurn", "2 take german_mercenary", "take german_militia_reduced")
    field.says(0, "go", "march landshut", "march munich").says(1, "inside")
    field.says(0, "drop german_militia_reduced", "leave thurn", "march ingolstadt", "halt")
    field.says(0, "lose german_militia_reduced")
    assert field.pieces("munich") == ["bavarian_militia"]
    assert faults(field.s) == []
