"""10.1 Leaders and their leadership."""

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.marches import Field

from westphalia.engine.ruleset import Module
from westphalia.games.thirty_years_war.events.battle import BattleBegan, CommanderNamed
from westphalia.games.thirty_years_war.pieces import capacity, rank
from westphalia.games.thirty_years_war.rules.battle import room_for_besieged
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.supply import demand


@pytest.mark.rule("10.11")
def test_any_number_of_leaders_share_a_city() -> None:
    field = Field().put("pilsen", "anhalt", "8 german_militia", "thurn", "schlick")
    field.put("tabor", "william_of_hesse_kassel")
    field.act(0, "william_of_hesse_kassel", "go", "march prague", "march pilsen", "halt")
    assert len(field.pieces("pilsen")) == 12


@pytest.mark.rule("10.12a", "8.31a")
def test_leaders_who_stand_together_add_their_leadership_up_to_eight() -> None:
    field = Field().put("pilsen", "anhalt", "thurn", "schlick", "8 german_militia")
    field.put("pilsen", "william_of_hesse_kassel")
    field.act(0, "anhalt", "2 take german_militia")
    assert field.offers(0) == [
        "join thurn", "join schlick", "join william_of_hesse_kassel", "go",
    ]  # fmt: skip
    assert field.refused(0, "take german_militia") == "LeadershipSpent"
    field.says(0, "join thurn", "join schlick", "join william_of_hesse_kassel")
    assert capacity(field.s, field.march) == 8  # of 10
    field.says(0, "6 take german_militia")
    assert field.offers(0) == ["go"]


@pytest.mark.rule("10.12a", "ex-10.12a")
def test_anhalt_moves_two_units_and_no_more() -> None:
    field = Field().put("pilsen", "anhalt", "3 german_militia")
    field.act(0, "anhalt", "2 take german_militia")
    assert field.offers(0) == ["go"]


@pytest.mark.rule("10.12b", "ex-10.12a")
def test_for_a_siege_anhalt_goes_without_units_and_whatever_his_leadership() -> None:
    field = Field().put("munich", "anhalt", "8 german_mercenary").act(0, "anhalt", "go")
    assert "halt" in field.offers(0)
    field.says(0, "halt")
    assert field.pieces("munich")[-1] == "anhalt"


@pytest.mark.rule("10.12c", "11.11d", "11.14b", "11.16b", "ex-10.12b")
def test_mansfeld_moves_fifteen_units() -> None:
    field = Field().put("budweis", "mansfeld", "5 german_mercenary")
    field.put("amberg", "5 german_militia").put("wurzburg", "5 swedish_veteran")
    field.act(0, "mansfeld", "5 take german_mercenary", "go", "march pilsen")
    assert field.march.joined == [0] * 5
    spent = [field.march.spent]
    field.says(0, "5 drop german_mercenary", "march amberg", "5 pick_up german_militia")
    assert field.refused(0, "pick_up german_militia") == "NoneType"  # there are no more
    field.says(0, "march bayreuth", "march bamberg")
    spent.append(field.march.spent - field.march.joined[0])
    field.says(0, "5 drop german_militia", "march coburg", "march wurzburg")
    field.says(0, "5 pick_up swedish_veteran", "march rothenburg", "march nordlingen")
    spent.append(field.march.spent - field.march.joined[0])
    assert spent == [1, 2, 2]
    assert (field.march.spent, field.march.moved, demand(field.march)) == (8, 15, 2)
    assert field.ways(0) == []
    field.says(0, "halt", "forage nordlingen", "forage nordlingen")
    assert field.pieces("nordlingen") == ["swedish_veteran"] * 5 + ["mansfeld"]


@pytest.mark.rule("10.12d", "13.15a", "ex-10.12c", "11.15b")
def test_anhalt_picked_up_on_the_way_brings_two_besieged_units_into_the_battle() -> None:
    field = Battlefield().put("amberg", "mansfeld", "5 german_mercenary").put("pilsen", "anhalt")
    field.put("prague", "2 german_militia", "bucquoy", "3 imperial_mercenary").besiege("prague")
    field.act(0, "mansfeld", "5 take german_mercenary", "go", "march pilsen", "collect anhalt")
    assert capacity(field.s, field.march) == 5
    field.says(0, "march prague", "forage prague")
    assert room_for_besieged(field.s, field.battle) == 2
    field.says(0, "2 sortie german_militia", "attack")
    assert len(field.tells(BattleBegan)[0].units) == 7
    assert field.tells(CommanderNamed)[0].leader == field.leader("mansfeld")


@pytest.mark.rule("10.12e", "10.23")
def test_a_leader_commands_units_of_any_friendly_nation() -> None:
    field = Field().put("leipzig", "tilly", "2 saxon_militia", "2 bavarian_mercenary")
    field.act(
        1, "tilly", "2 take saxon_militia", "2 take bavarian_mercenary", "go", "march dresden"
    )
    field.says(1, "halt", "forage dresden")
    assert len(field.pieces("dresden")) == 5


@pytest.mark.rule("10.13")
def test_the_activated_leader_commands_though_a_better_one_is_picked_up() -> None:
    field = Field().put("pilsen", "anhalt", "german_militia").put("amberg", "mansfeld")
    field.act(0, "anhalt", "take german_militia", "go", "march amberg", "collect mansfeld")
    assert field.march.leader == field.leader("anhalt")


@pytest.mark.rule("10.14a", "10.14c")
def test_beside_a_dynamic_leader_only_dynamic_leaders_are_activated() -> None:
    field = Field().put("pilsen", "mansfeld", "anhalt", "baner", "2 german_militia")
    field.put("tabor", "thurn").run(Activate(0, 3, 0))
    assert field.offers(0) == ["lead mansfeld", "lead thurn", "lead baner"]
    assert field.refused(0, "lead anhalt") == "NotInCommand"


@pytest.mark.rule("10.14b")
def test_gustavus_adolphus_commands_before_other_dynamic_leaders_and_follows_nobody() -> None:
    field = Field().put("stettin", "gustavus_adolphus", "baner", "horn", "swedish_veteran")
    field.put("barwalde", "torstennson", "swedish_veteran").run(Activate(0, 3, 0))
    assert field.offers(0) == ["lead gustavus_adolphus", "lead torstennson"]
    field.says(0, "lead torstennson", "take swedish_veteran", "go", "march stettin")
    assert field.refused(0, "collect gustavus_adolphus") == "MustCommand"
    assert "collect horn" in field.offers(0)


@pytest.mark.rule("10.14a")
def test_an_option_may_give_a_leader_stars() -> None:
    field = Field().put("munich", "tilly", "pappenheim")
    tilly = field.leader("tilly")
    field.s.rules = type(field.s.rules)(
        [Module("stars", amend={rank: lambda s, leader, n: 2 if leader == tilly else n})]
    )
    assert field.run(Activate(1, 3, 0)).offers(1) == ["lead tilly"]


@pytest.mark.rule("10.14c")
def test_an_enemy_dynamic_leader_beyond_the_wall_does_not_matter() -> None:
    field = Field().put("prague", "mansfeld", "german_militia").put("prague", "bucquoy")
    field.put("prague", "3 imperial_veteran").besiege("prague").run(Activate(1, 3, 0))
    assert field.offers(1) == ["lead bucquoy"]
