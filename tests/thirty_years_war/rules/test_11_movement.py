"""11.1, 11.3, 11.4 Movement, dropping off and picking up, control, neutrality, France."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.control import NeutralityViolated
from westphalia.games.thirty_years_war.events.march import Marched
from westphalia.games.thirty_years_war.objections.march import BehindTheWall
from westphalia.games.thirty_years_war.pieces import points_left, unit_points
from westphalia.games.thirty_years_war.rules.end_of_march import bar_exchange
from westphalia.games.thirty_years_war.rules.march import Activate, MarchOn
from westphalia.games.thirty_years_war.terms import Career
from westphalia.games.thirty_years_war.words import VOCABULARY


@pytest.mark.rule("2.45", "11.11a", "11.12")
def test_a_city_costs_a_point_and_only_connected_ones_are_entered() -> None:
    field = (
        Field()
        .put("pilsen", "anhalt", "german_militia")
        .act(0, "anhalt", "take german_militia", "go")
    )
    assert field.ways(0) == ["amberg", "bayreuth", "budweis", "prague"]
    assert field.refused(0, "march munich") == "NotConnected"
    field.says(0, "march amberg")
    assert (field.march.spent, points_left(field.s, field.march)) == (1, 4)
    assert field.tells(Marched)[-1].points == 4


@pytest.mark.rule("11.11a", "11.11d")
def test_the_slowest_unit_binds_the_stack() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia", "german_mercenary")
    field.act(0, "anhalt", "take german_militia", "take german_mercenary", "go").spend(4)
    field.says(0, "march amberg")
    assert field.ways(0) == []
    assert field.refused(0, "march pilsen") == "OutOfPoints"


@pytest.mark.rule("11.11b")
def test_points_that_are_left_lapse_with_the_march() -> None:
    field = Field().put("pilsen", "anhalt").act(0, "anhalt", "go", "march amberg", "halt")
    field.act(0, "anhalt", "go")
    assert field.march.spent == 0
    assert points_left(field.s, field.march) == 8


@pytest.mark.rule("11.11c", "11.14a")
def test_no_leader_is_left_whose_leadership_the_stack_needs() -> None:
    field = Field().put("pilsen", "anhalt", "thurn", "4 german_militia")
    field.act(0, "anhalt", "join thurn", "4 take german_militia", "go", "march amberg")
    assert field.refused(0, "leave thurn") == "NeededToLead"
    assert field.refused(0, "leave anhalt") == "LeadsTheMarch"
    field.says(0, "2 drop german_militia", "leave thurn", "march pilsen", "march amberg")
    assert field.refused(0, "collect thurn") == "DoneMoving"


@pytest.mark.rule("11.13")
def test_units_pass_friends_and_may_end_beside_them() -> None:
    field = Field().put("amberg", "7 german_militia").put("pilsen", "anhalt", "german_mercenary")
    field.act(0, "anhalt", "take german_mercenary", "go", "march amberg", "halt")
    assert len(field.pieces("amberg")) == 9


@pytest.mark.rule("11.14a")
def test_when_the_slowest_are_dropped_the_rest_goes_on() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia", "german_mercenary")
    field.act(0, "anhalt", "take german_militia", "take german_mercenary", "go").spend(4)
    field.says(0, "march amberg", "drop german_militia")
    assert "pilsen" in field.ways(0)
    field.says(0, "march pilsen")
    assert field.ways(0) == []
    field.says(0, "drop german_mercenary")
    assert field.ways(0) != []  # the leader has two of his eight left


@pytest.mark.rule("11.14a", "11.11d")
def test_of_a_class_the_counter_with_the_fewest_points_is_dropped() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia").put("bayreuth", "german_militia")
    field.act(0, "anhalt", "take german_militia", "go", "march amberg", "march bayreuth")
    field.says(0, "pick_up german_militia")
    assert [unit_points(field.s, field.march, index) for index in (0, 1)] == [3, 5]
    field.says(0, "march bamberg", "drop german_militia")
    assert field.offers(0).count("drop german_militia") == 1
    assert points_left(field.s, field.march) == 4


@pytest.mark.rule("11.14b")
def test_a_dropped_unit_is_not_picked_up_again() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia").put("amberg", "german_militia")
    field.act(0, "anhalt", "take german_militia", "go", "march amberg", "drop german_militia")
    assert "pick_up german_militia" in field.offers(0)  # the other one
    field.says(0, "pick_up german_militia")
    assert field.refused(0, "pick_up german_militia") == "DoneMoving"


@pytest.mark.rule("11.15a", "11.11c")
def test_units_are_picked_up_within_the_leadership() -> None:
    field = (
        Field()
        .put("pilsen", "anhalt", "german_militia")
        .put("amberg", "3 german_mercenary", "thurn")
    )
    field.act(0, "anhalt", "take german_militia", "go", "march amberg", "pick_up german_mercenary")
    assert field.refused(0, "pick_up german_mercenary") == "LeadershipSpent"
    field.says(0, "collect thurn")
    assert field.refused(0, "pick_up german_mercenary") == "LeadershipSpent"  # 11.15b


@pytest.mark.rule("11.15b")
def test_a_picked_up_leader_adds_no_leadership() -> None:
    field = (
        Field()
        .put("pilsen", "anhalt", "2 german_militia")
        .put("amberg", "thurn", "german_mercenary")
    )
    field.act(0, "anhalt", "2 take german_militia", "go", "march amberg", "collect thurn")
    assert "pick_up german_mercenary" not in field.offers(0)
    field.says(0, "march pilsen", "halt")
    assert field.pieces("pilsen") == ["german_militia", "german_militia", "anhalt", "thurn"]
    assert field.pieces("amberg") == ["german_mercenary"]


@pytest.mark.rule("11.15c")
def test_picking_up_does_not_lengthen_the_march_of_the_others() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia").put("amberg", "swedish_veteran")
    field.act(0, "anhalt", "take german_militia", "go").spend(3).says(0, "march amberg")
    field.says(0, "pick_up swedish_veteran")
    assert points_left(field.s, field.march) == 1


@pytest.mark.rule("11.15d")
def test_a_dynamic_leader_keeps_as_many_units_as_he_can_lead() -> None:
    field = Field().put("pilsen", "thurn").put("amberg", "mansfeld", "6 german_militia")
    field.act(0, "thurn", "go", "march amberg", "pick_up german_militia")
    assert field.refused(0, "pick_up german_militia") == "ADynamicLeaders"
    assert field.refused(0, "collect mansfeld") == "ADynamicLeaders"
    field.says(0, "march bayreuth", "march amberg")
    assert field.refused(0, "collect mansfeld") == "ADynamicLeaders"


@pytest.mark.rule("11.15d")
def test_with_a_dynamic_leader_none_of_his_units_are_picked_up() -> None:
    field = Field().put("pilsen", "thurn").put("amberg", "mansfeld", "6 german_militia")
    field.act(0, "thurn", "go", "march amberg", "collect mansfeld")
    assert field.refused(0, "pick_up german_militia") == "ADynamicLeaders"
    field.says(0, "march bayreuth", "march amberg")
    assert field.refused(0, "pick_up german_militia") == "ADynamicLeaders"


@pytest.mark.rule("11.15d")
def test_several_dynamic_leaders_keep_what_they_can_lead_together() -> None:
    field = Field().put("pilsen", "thurn").put("amberg", "mansfeld", "baner", "8 german_militia")
    field.act(0, "thurn", "go", "march amberg")
    assert field.refused(0, "pick_up german_militia") == "ADynamicLeaders"


@pytest.mark.rule("11.15e")
def test_a_siege_lapses_when_too_many_besiegers_are_picked_up() -> None:
    field = (
        Field().put("regensburg", "4 german_mercenary").put("amberg", "anhalt", "german_militia")
    )
    field.besiege("regensburg").s.inside[field.place("regensburg")] = 0
    city = field.place("regensburg")
    field.act(0, "anhalt", "go", "march regensburg", "2 pick_up german_mercenary", "march amberg")
    assert field.s.siege[city] == 1  # six factors against three
    field.says(0, "2 drop german_mercenary", "march regensburg", "2 pick_up german_mercenary")
    assert field.s.siege[city] == 1
    field.says(0, "march amberg")
    assert field.s.siege[city] == 0


@pytest.mark.rule("11.15f")
def test_besieging_units_can_be_picked_up_and_besieged_ones_cannot() -> None:
    field = Field().put("pilsen", "thurn", "2 german_mercenary").put("amberg", "3 german_militia")
    field.put("regensburg", "bavarian_militia", "2 german_mercenary").besiege("regensburg")
    field.act(0, "thurn", "go", "march amberg", "march regensburg")
    assert "pick_up german_mercenary" in field.offers(0)
    assert "pick_up bavarian_militia" not in field.offers(0)
    field = Field().put("prague", "german_militia", "anhalt", "imperial_militia").besiege("prague")
    field.put("pilsen", "mansfeld").act(0, "mansfeld", "go", "march amberg")
    field.march.city = field.place("prague")
    for words in ("pick_up german_militia", "collect anhalt"):
        barred = bar_exchange(field.s, field.march, 5, VOCABULARY.parse(words))
        assert barred == BehindTheWall(field.place("prague"))


@pytest.mark.rule("11.17a")
def test_a_point_gains_a_city_but_not_for_leaders_alone() -> None:
    field = (
        Field()
        .put("budweis", "anhalt", "german_militia")
        .act(0, "anhalt", "take german_militia", "go")
    )
    field.says(0, "march passau", "control")
    assert field.control("passau") == 0
    assert field.march.spent == 2
    assert field.refused(0, "control") == "NothingToGain"
    field.says(0, "drop german_militia", "march landshut")
    assert field.refused(0, "control") == "LeadersGainNothing"


@pytest.mark.rule("11.17a", "3.11d")
def test_the_point_may_be_paid_where_the_activation_begins() -> None:
    field = (
        Field()
        .put("passau", "anhalt", "german_militia")
        .act(0, "anhalt", "take german_militia", "go")
    )
    field.says(0, "control", "halt")
    assert field.control("passau") == 0


@pytest.mark.rule("11.17b", "11.232", "11.234")
def test_an_empty_fortress_is_not_gained_by_a_point_and_stops_nobody() -> None:
    field = (
        Field()
        .put("amberg", "anhalt", "german_militia")
        .act(0, "anhalt", "take german_militia", "go")
    )
    field.says(0, "march regensburg")
    assert field.refused(0, "control") == "NothingToGain"
    field.says(0, "march landshut", "halt")
    assert field.control("regensburg") == 1


@pytest.mark.rule("11.17a", "7.1b")
def test_cities_gained_under_wallenstein_raise_his_influence() -> None:
    field = Field().put("znaim", "wallenstein", "imperial_militia").put("iglau", "bucquoy")
    field.s.wallenstein = Career.IN_COMMAND
    field.act(1, "wallenstein", "take imperial_militia", "go", "march budweis", "control", "halt")
    assert (field.control("budweis"), field.s.influence) == (1, 1)


@pytest.mark.rule("9.43a", "9.43b", "11.17a")
def test_a_revolt_is_put_down_for_a_point() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia")
    city = field.place("tabor")
    field.s.revolt[city], field.s.control[city] = 1, NOBODY
    field.act(0, "anhalt", "take german_militia", "go", "march prague", "march tabor", "control")
    assert (field.s.revolt[city], field.s.control[city], field.march.spent) == (NOBODY, 0, 3)


@pytest.mark.rule("11.18a", "11.18c", "5.13b")
def test_the_first_unit_in_a_neutral_area_brings_it_into_the_war() -> None:
    field = (
        Field()
        .put("bamberg", "anhalt", "german_militia")
        .act(0, "anhalt", "take german_militia", "go")
    )
    field.says(0, "march coburg", "march wurzburg", "halt")
    area = field.board.area_index["franconia"]
    assert (field.s.neutral[area], field.s.holder[area], field.s.vp) == (0, NOBODY, 22)
    assert [field.control(city) for city in ("coburg", "wurzburg")] == [NOBODY, NOBODY]
    assert len(field.tells(NeutralityViolated)) == 1


@pytest.mark.rule("11.18b", "3.2c")
def test_leaders_alone_pass_neutral_cities_without_effect() -> None:
    field = (
        Field()
        .put("bamberg", "anhalt")
        .act(0, "anhalt", "go", "march coburg", "march wurzburg", "halt")
    )
    assert field.s.neutral[field.board.area_index["franconia"]] == 1
    assert field.s.vp == 21


@pytest.mark.rule("9.42h", "11.18a")
def test_a_city_in_revolt_is_entered_without_violation() -> None:
    field = Field().put("bamberg", "anhalt", "german_militia")
    field.s.revolt[field.place("coburg")] = 1
    field.act(0, "anhalt", "take german_militia", "go", "march coburg")
    assert field.s.vp == 21


def test_under_the_treaty_of_ulm_units_do_not_enter_neutral_ground() -> None:
    field = Field().put("bamberg", "anhalt", "german_militia").in_force("p11")
    field.controls("nobody", "nurnberg")
    field.act(0, "anhalt", "take german_militia", "go")
    assert field.ways(0) == ["bayreuth"]
    assert field.refused(0, "march nurnberg") == "TreatyOfUlm"
    field.says(0, "halt").act(0, "anhalt", "go")
    assert field.ways(0) == ["bayreuth", "coburg", "nurnberg", "wurzburg"]


@pytest.mark.rule("11.31", "17.F.3")
def test_nobody_enters_france_before_it_is_in_the_war() -> None:
    field = Field().put("mons", "spinola", "spanish_veteran").act(1, "spinola", "go")
    assert field.ways(1) == ["brussels", "ghent"]
    assert field.refused(1, "march rocroi") == "FranceClosed"


@pytest.mark.rule("11.32a")
def test_protestants_march_through_off_map_france() -> None:
    field = Field("apocalypse").put("langres", "turenne", "french_veteran")
    field.act(
        0, "turenne", "take french_veteran", "go", "march dijon", "march troyes", "march paris"
    )
    field.says(0, "march amiens", "halt")
    assert field.pieces("amiens") == ["french_veteran", "turenne"]
    assert field.control("paris") == 0


@pytest.mark.rule("11.32b")
def test_catholics_never_enter_off_map_france() -> None:
    field = Field("apocalypse").put("amiens", "spinola", "spanish_veteran").act(1, "spinola", "go")
    assert field.ways(1) == ["mons", "rocroi"]
    assert field.refused(1, "march paris") == "NotForCatholics"


@pytest.mark.rule("11.32b")
def test_protestants_attack_from_off_map_france() -> None:
    field = (
        Field("apocalypse")
        .put("paris", "turenne", "3 french_veteran")
        .put("amiens", "8 spanish_veteran")
    )
    field.act(0, "turenne", "3 take french_veteran", "go", "march amiens")
    assert field.clashes() == ["amiens"]


@pytest.mark.rule("11.0")
def test_a_free_action_neither_drops_nor_picks_up() -> None:
    field = Field().put("pilsen", "german_militia").put("amberg", "german_militia", "anhalt")
    field.free(0, "from pilsen", "take german_militia", "march amberg")
    assert [text for text in field.offers(0) if not text.startswith("march")] == ["halt"]
    assert field.refused(0, "pick_up german_militia") == "FreeActionAlone"


@pytest.mark.rule("11.21b")
def test_leaders_are_not_left_alone_with_besieged_enemies() -> None:
    field = Field().put("munich", "bavarian_militia", "anhalt", "thurn", "2 german_mercenary")
    field.besiege("munich").act(0, "anhalt", "2 take german_mercenary", "go")
    assert field.refused(0, "march landshut") == "LeadersLeftAlone"
    assert field.offers(0) == ["halt"]


@pytest.mark.rule("11.12")
def test_nobody_is_asked_when_the_march_is_over() -> None:
    field = Field().put("pilsen", "anhalt").act(0, "anhalt", "go", "halt")
    assert field.asked() == []
    field.run(Activate(1, 3, 0))
    assert field.asked() == []  # the Catholic has no leader here


@pytest.mark.rule("11.11c", "11.17a")
def test_the_last_point_is_not_spent_for_control_where_the_stack_may_not_stay() -> None:
    field = Field().put("passau", "8 german_militia").put("budweis", "anhalt", "german_mercenary")
    field.act(0, "anhalt", "take german_mercenary", "go").spend(4).says(0, "march passau")
    assert field.refused(0, "control") == "OutOfPoints"
    field = Field().put("passau", "8 german_militia").put("budweis", "anhalt", "german_mercenary")
    field.act(0, "anhalt", "take german_mercenary", "go").spend(3).says(
        0, "march passau", "control"
    )
    assert field.control("passau") == 0


@pytest.mark.rule("11.14a", "11.14b")
def test_a_leader_left_on_the_way_stays_there() -> None:
    field = Field().put("pilsen", "anhalt", "thurn").act(0, "anhalt", "join thurn", "go")
    field.says(0, "march amberg", "leave thurn", "march bayreuth", "halt")
    assert (field.pieces("amberg"), field.pieces("bayreuth")) == (["thurn"], ["anhalt"])


@pytest.mark.rule("10.22a", "11.11c")
def test_who_can_do_nothing_else_halts_even_where_there_is_no_room() -> None:
    field = Field().put("pilsen", "anhalt", "german_mercenary").put("budweis", "8 german_militia")
    field.act(0, "anhalt", "take german_mercenary", "go").says(0, "march budweis")
    assert field.refused(0, "halt") == "NoRoomHere"
    field.spend(6).run(MarchOn(0))
    assert field.offers(0) == ["halt"]
