"""12.4 Leaders lost in battle, who takes their place, and what their loss brings about."""

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.battle import LeaderChecked, LeaderLost
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation
from westphalia.games.thirty_years_war.rules.losses import lose_leader, lose_leaders
from westphalia.games.thirty_years_war.rules.siege import take_fortress
from westphalia.games.thirty_years_war.state import CATHOLIC, LOST, NONE, PRESENT, WAITING
from westphalia.games.thirty_years_war.terms import Career


def lose(field: Battlefield, *leaders: str, replaced: bool = True) -> Battlefield:
    lose_leaders(field.hand, [field.leader(name) for name in leaders], replaced)
    return field


def checked(field: Battlefield) -> list[str]:
    return [field.board.leaders[check.leader] for check in field.tells(LeaderChecked)]


# Rolls


@pytest.mark.rule("12.41a", "12.4a")
@pytest.mark.parametrize(("roll", "lives"), [(7, True), (8, False), (9, False)])
def test_a_roll_of_his_rating_or_more_kills_a_leader(roll: int, lives: bool) -> None:
    field = Battlefield().put("passau", "bavarian_militia").rolls(0, 0, roll)
    field.attack(0, "budweis", "passau", "anhalt", "german_mercenary")  # he has an 8
    assert (field.fate("anhalt") == PRESENT) == lives
    if not lives:
        assert field.fate("anhalt") == LOST


@pytest.mark.rule("12.4b")
@pytest.mark.parametrize(("defenders", "rolls"), [(4, ["anhalt"]), (3, ["anhalt", "tilly"])])
def test_against_a_weak_attack_the_defenders_do_not_roll(defenders: int, rolls: list[str]) -> None:
    field = Battlefield().put("passau", f"{defenders} bavarian_mercenary", "tilly")
    field.rolls(0, 0, 0, 0).attack(0, "budweis", "passau", "anhalt", "german_mercenary")
    assert checked(field.finish()) == rolls  # 3 factors against 12 and 9


@pytest.mark.rule("12.4b")
def test_a_strong_attack_makes_all_roll() -> None:
    field = Battlefield().put("passau", "2 bavarian_militia", "tilly")
    field.rolls(0, 0, 0, 0).attack(0, "budweis", "passau", "anhalt", "4 german_mercenary")
    assert checked(field.says(0, "attack").finish()) == ["anhalt", "tilly"]


@pytest.mark.rule("12.42f")
def test_protestants_roll_first_and_all_rolls_of_a_side_come_before_the_flips() -> None:
    field = Battlefield("intervention").put("lutzen", "5 swedish_veteran", "gustavus_adolphus")
    field.put("lutzen", "bernard_of_saxe_weimar").rolls(0, 0, 9, 9, 0)
    field.attack(1, "leipzig", "lutzen", "tilly", "4 bavarian_mercenary").says(1, "attack").finish()
    assert checked(field) == ["gustavus_adolphus", "bernard_of_saxe_weimar", "tilly"]
    # Bernard fell too: the king has no successor, only Bernard's own counter gives one
    assert field.fate("bernard_of_saxe_weimar") == LOST
    assert field.pieces("lutzen")[-1].startswith("unnamed_swedish")
    assert len([piece for piece in field.pieces("lutzen") if "swedish_veteran" not in piece]) == 1


@pytest.mark.rule("12.42f")
def test_a_replacement_is_not_checked_in_the_same_battle() -> None:
    field = Battlefield("intervention").put("passau", "3 bavarian_mercenary", "tilly")
    field.rolls(0, 9, 0, 9, 9, 9).attack(0, "budweis", "passau", "anhalt", "2 german_mercenary")
    field.says(0, "attack").finish()
    assert checked(field) == ["anhalt", "tilly"]
    assert "aldringer" in field.pieces("passau")


# Replacements


@pytest.mark.rule("ex-12.42", "12.42a", "12.42b")
def test_wallenstein_lost_at_lutzen() -> None:
    field = Battlefield().put("lutzen", "wallenstein", "3 imperial_mercenary")
    lose(field.put("vienna", "piccolomini"), "wallenstein")
    assert field.pieces("lutzen") == ["imperial_mercenary"] * 3 + ["piccolomini"]
    assert field.pieces("vienna") == ["enkevoort"]
    assert field.fate("wallenstein") == LOST


@pytest.mark.rule("12.42a")
def test_a_lost_replacement_leaves_the_game() -> None:
    field = Battlefield().put("lutzen", "wallenstein").put("vienna", "piccolomini")
    lose(field, "wallenstein", "piccolomini")
    assert (field.pieces("lutzen"), field.pieces("vienna")) == ([], ["enkevoort"])
    field = lose(Battlefield().put("lutzen", "wallenstein"), "wallenstein")
    assert field.pieces("lutzen") == ["piccolomini"]
    lose(field, "piccolomini")  # he came on Wallenstein's counter
    assert field.pieces("lutzen") == []
    assert field.fate("enkevoort") == WAITING


@pytest.mark.rule("12.42b", "12.42d")
def test_a_replacement_called_away_leaves_his_own_counter_and_has_none_any_more() -> None:
    field = Battlefield().put("lutzen", "wallenstein").put("vienna", "piccolomini")
    lose(lose(field, "wallenstein"), "piccolomini")
    assert (field.pieces("lutzen"), field.pieces("vienna")) == ([], ["enkevoort"])


@pytest.mark.rule("12.42d")
def test_a_blank_back_leaves_nobody_behind() -> None:
    field = Battlefield().put("lutzen", "tilly").put("munich", "aldringer", "bavarian_militia")
    lose(field, "tilly")
    assert field.pieces("lutzen") == ["aldringer"]
    assert field.pieces("munich") == ["bavarian_militia"]


@pytest.mark.rule("12.42d")
def test_who_was_lost_before_does_not_come_back() -> None:
    field = Battlefield().put("lutzen", "tilly").put("munich", "aldringer")
    lose(field, "aldringer")
    lose(field, "tilly")
    assert field.pieces("lutzen") == []


@pytest.mark.rule("12.42c")
def test_pappenheim_before_mercy() -> None:
    field = lose(Battlefield().put("lutzen", "pappenheim"), "pappenheim")
    assert field.pieces("lutzen") == ["mercy"]
    lose(field, "mercy")
    assert field.pieces("lutzen") == ["wolf"]


@pytest.mark.rule("12.42c", "12.42b")
def test_pappenheim_after_mercy() -> None:
    field = Battlefield().put("lutzen", "pappenheim").put("munich", "mercy")
    lose(field, "pappenheim")
    assert (field.pieces("lutzen"), field.pieces("munich")) == (["mercy"], ["wolf"])
    lose(field, "mercy")
    assert field.pieces("lutzen") == []


@pytest.mark.rule("12.42e")
def test_unnamed_leaders_can_be_several_and_are_never_replaced() -> None:
    field = Battlefield().put("prague", "mansfeld", "anhalt")
    lose(lose(field, "mansfeld"), "anhalt")
    here = field.pieces("prague")
    assert len(set(here)) == 2
    assert all(name.startswith("unnamed_protestant") for name in here)
    lose(field, here[0])
    assert field.pieces("prague") == here[1:]


@pytest.mark.rule("12.42e")
def test_an_unnamed_leader_who_is_in_play_already_is_not_doubled() -> None:
    field = Battlefield().put("prague", "mansfeld").put("pilsen", "unnamed_protestant_1")
    lose(field, "mansfeld")
    assert field.pieces("pilsen") == ["unnamed_protestant_1"]
    assert field.pieces("prague") == ["unnamed_protestant_2"]


@pytest.mark.rule("12.42a")
def test_a_replacement_goes_on_with_the_army() -> None:
    field = Battlefield().put("budweis", "2 german_mercenary").rolls(0, 9, 9)
    field.s.wallenstein = Career.IN_COMMAND
    field.attack(1, "linz", "budweis", "wallenstein", "2 imperial_mercenary")
    field.says(1, "attack").finish()
    assert field.pieces("budweis")[-1] == "piccolomini"


@pytest.mark.rule("12.42a")
def test_a_replacement_retreats_with_the_army() -> None:
    field = Battlefield().put("passau", "4 bavarian_mercenary").rolls(0, 9, 9)
    field.attack(0, "budweis", "passau", "anhalt", "2 german_mercenary").says(0, "attack").finish()
    assert field.pieces("passau") == ["bavarian_mercenary"] * 4
    assert field.pieces("budweis")[-1].startswith("unnamed_protestant")


# Lost armies


@pytest.mark.rule("12.43a", "12.43c")
def test_a_leader_is_lost_with_his_army_and_nobody_replaces_him() -> None:
    field = Battlefield().put("lutzen", "wallenstein", "imperial_mercenary_reduced")
    field.put("vienna", "piccolomini").s.wallenstein = int(Career.IN_COMMAND)
    field.rolls(9, 0, 0).attack(0, "leipzig", "lutzen", "anhalt", "3 german_mercenary")
    field.says(0, "attack").finish()
    assert field.fate("wallenstein") == LOST
    assert field.pieces("vienna") == ["piccolomini"]
    assert field.pieces("lutzen") == ["german_mercenary"] * 3 + ["anhalt"]
    assert checked(field) == ["anhalt"]


@pytest.mark.rule("12.43b")
def test_while_a_unit_is_left_the_army_is_not_lost() -> None:
    field = Battlefield().put("passau", "4 bavarian_mercenary").rolls(0, 9, 0)
    field.attack(0, "budweis", "passau", "anhalt", "german_mercenary", "german_militia_reduced")
    field.says(0, "hold_back german_militia_reduced").finish()
    assert field.pieces("budweis") == ["german_militia_reduced", "anhalt"]


# Casualties


@pytest.mark.rule("17.D.3c", "12.43c")
def test_with_christian_all_danes_leave_the_game() -> None:
    field = Battlefield().put("kiel", "christian_iv", "2 danish_mercenary", "german_mercenary")
    field.put("berlin", "danish_mercenary_reduced")
    lose_leader(field.hand, field.leader("christian_iv"), replaced=False)
    assert (field.pieces("kiel"), field.pieces("berlin")) == (["german_mercenary"], [])
    kind = field.board.unit_kind[field.board.units.index("danish_mercenary")]
    assert field.s.gone[kind] == field.board.counters[kind]


@pytest.mark.rule("17.D.3c", "12.28d")
def test_danes_who_leave_in_a_battle_have_lost_it() -> None:
    field = Battlefield().put("luneburg", "2 bavarian_mercenary").rolls(9, 0, 9)
    field.attack(0, "havelberg", "luneburg", "christian_iv", "2 danish_mercenary")
    field.says(0, "attack").finish()
    assert field.pieces("luneburg") == ["bavarian_mercenary_reduced"] * 2
    assert field.control("luneburg") == 1


@pytest.mark.rule("17.H.5a", "17.H.5b")
def test_without_gabor_the_rebellion_is_over() -> None:
    field = Battlefield().put("pressburg", "bethlen_gabor", "2 hungarian_militia")
    field.s.rebellion = 1
    before = field.s.vp
    lose_leader(field.hand, field.leader("bethlen_gabor"), replaced=True)
    assert field.pieces("pressburg") == []
    assert [field.control(city) for city in ("pressburg", "tyrnau", "neuhausel")] == [1, 1, 1]
    assert (field.s.rebellion, field.holder("hungary")) == (0, 1)
    assert field.s.vp > before


@pytest.mark.rule("7.28")
def test_wallenstein_lost_in_battle_is_out_of_the_game() -> None:
    field = Battlefield().put("lutzen", "wallenstein", "imperial_mercenary")
    field.s.wallenstein = int(Career.RECALLED)
    lose(field, "wallenstein")
    assert field.s.wallenstein == Career.LOST
    assert field.pieces("lutzen") == ["imperial_mercenary", "piccolomini"]


@pytest.mark.rule("16.26")
def test_an_army_in_the_united_provinces_is_lost_with_its_last_leader() -> None:
    field = Battlefield().put("united_provinces", "aldringer", "bavarian_mercenary")
    lose(field.put("lutzen", "tilly"), "tilly")  # Aldringer is called away
    assert field.pieces("united_provinces") == []
    field.put("united_provinces", "anhalt", "thurn", "german_mercenary")
    lose(field, "anhalt", replaced=False)
    assert field.pieces("united_provinces") == ["german_mercenary", "thurn"]


@pytest.mark.rule("17.Sp.33")
def test_without_the_cardinal_his_units_are_lost_at_the_end_of_the_activation() -> None:
    field = Battlefield().put("munich", "cardinal_infante", "2 cardinal_veteran")
    field.s.happened[field.board.card_index["c23"]] = field.s.turn
    lose(field, "cardinal_infante", replaced=False)
    assert field.pieces("munich") == ["cardinal_veteran"] * 2
    field.run(EndActivation(1))
    assert field.pieces("munich") == []
    assert len(field.tells(LeaderLost)) == 1


@pytest.mark.rule("17.D.3c", "11.22a")
def test_who_besieged_with_the_danes_is_alone_when_their_king_is_lost() -> None:
    table = Table(forces=False).put("kiel", "christian_iv").controls("catholic", "mannheim")
    table.put("mannheim", "thurn", "2 danish_mercenary", "bavarian_militia")
    table.s.inside[table.place("mannheim")] = 1
    lose_leader(table.hand, table.leader("christian_iv"), replaced=True)
    assert table.pieces("mannheim") == ["bavarian_militia"]
    assert table.s.fate[table.leader("thurn")] == LOST


@pytest.mark.rule("13.24a", "17.D.3c")
def test_all_in_a_fortress_that_falls_are_lost_together_and_once() -> None:
    table = Table(forces=False).put("prague", "christian_iv", "thurn", "danish_mercenary")
    table.put("prague", "5 imperial_mercenary").s.inside[table.place("prague")] = 1
    take_fortress(table.hand, CATHOLIC, table.place("prague"), NONE)
    assert table.pieces("prague") == ["imperial_mercenary"] * 5
