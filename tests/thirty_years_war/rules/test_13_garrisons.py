"""3.12, 11.22, 13.1 Who is inside a Fortress when others come, go, or are put beside him."""

import pytest
from tests.thirty_years_war.kit import Table
from tests.thirty_years_war.marches import Field

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.battle import SiegeLifted
from westphalia.games.thirty_years_war.expansions.optional_rules import TILLY_DYNAMIC
from westphalia.games.thirty_years_war.imagine import faults
from westphalia.games.thirty_years_war.rules.arrivals import havens
from westphalia.games.thirty_years_war.rules.control import gain_area
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.revolts import suppress
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT


@pytest.mark.rule("3.13e", "13.14a")
def test_a_neutral_fortress_that_follows_its_area_is_besieged_no_longer() -> None:
    table = Table(forces=False).put("rostock", "4 german_mercenary").controls("nobody", "rostock")
    rostock = table.place("rostock")
    table.s.siege[rostock], table.s.laid = 3, [rostock]
    gain_area(table.hand, table.board.area_of[rostock], PROTESTANT)
    assert (table.control("rostock"), table.s.siege[rostock], table.s.laid) == (PROTESTANT, 0, [])
    assert table.tells(SiegeLifted) == [SiegeLifted(rostock)]
    assert faults(table.s) == []


@pytest.mark.rule("9.42f", "13.14a")
def test_nor_one_that_falls_to_its_besieger_when_the_peasants_are_put_down() -> None:
    table = Table(forces=False).put("rostock", "4 german_mercenary")
    table.holds("protestant", "mecklenburg").controls("nobody", "rostock")
    rostock = table.place("rostock")
    table.s.siege[rostock], table.s.revolt[rostock] = 1, 1
    assert table.s.held[rostock] == NOBODY
    suppress(table.hand, rostock, PROTESTANT)
    assert (table.control("rostock"), table.s.siege[rostock]) == (PROTESTANT, 0)


@pytest.mark.rule("12.53", "13.16")
def test_a_beaten_attacker_comes_back_before_the_garrison_that_it_had_masked() -> None:
    table = Table(forces=False).put("munich", "anhalt", "2 german_mercenary", "bavarian_mercenary")
    table.put("landshut", "2 bavarian_mercenary")
    munich = table.place("munich")
    table.s.inside[munich] = 1
    table.run(Activate(PROTESTANT, 3, 0)).play("0 lead anhalt", *["0 take german_mercenary"] * 2)
    table.rolls(0, 3, 0).play("0 go", "0 march landshut")
    assert table.s.inside[munich] == 0
    table.play("0 attack")
    while table.asked():
        table.idle()
    assert table.pieces("munich")[-1] == "anhalt"
    assert table.s.inside[munich] == 1
    assert faults(table.s) == []


@pytest.mark.rule("11.22b", "11.21b")
def test_no_leader_is_left_before_a_fortress_with_enemy_leaders_inside() -> None:
    field = Field().put("nurnberg", "tilly", "werth", "bavarian_militia", "mansfeld")
    field.controls("protestant", "nurnberg")
    field.s.inside[field.place("nurnberg")] = 1
    field.act(1, "tilly", "take bavarian_militia", "go")
    assert field.offers(1) == ["halt"]
    assert field.refused(1, "march rothenburg") == "LeadersLeftAlone"


@pytest.mark.rule("9.23a", "11.22b")
def test_a_new_leader_does_not_stand_alone_beside_enemy_leaders() -> None:
    table = Table("apocalypse", forces=False).put("amiens", "feria").put("rocroi", "piccolomini")
    amiens, rocroi = table.place("amiens"), table.place("rocroi")
    leader = table.leader("l_hopital")
    assert amiens not in havens(table.s, leader, [amiens])
    table.put("rocroi", "french_veteran")
    assert havens(table.s, leader, [amiens, rocroi]) == [rocroi]


@pytest.mark.rule("9.23b")
def test_a_new_leader_does_not_come_where_his_nation_may_not_go() -> None:
    table = Table("campaign", TILLY_DYNAMIC, forces=False)  # 19.7 confines the Imperials
    vesoul, linz = table.place("vesoul"), table.place("linz")
    assert table.control("vesoul") == CATHOLIC
    places = havens(table.s, table.leader("gallas"), [vesoul, linz])
    assert places == [linz]
    assert vesoul not in havens(table.s, table.leader("gallas"), [])
