"""12.0-12.2 Battles: who takes part, who commands, the rolls, who has won, and what follows."""

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.battle import (
    BattleBegan,
    BattleRolled,
    BattleWon,
    CommanderNamed,
    LeaderChecked,
    NobodyWon,
)
from westphalia.games.thirty_years_war.events.control import CityGained
from westphalia.games.thirty_years_war.events.politics import InfluenceRose
from westphalia.games.thirty_years_war.imagine import faults
from westphalia.games.thirty_years_war.state import LOST
from westphalia.games.thirty_years_war.terms import Career

MERCENARY = "german_mercenary"
BAVARIAN = "bavarian_mercenary"


def at_passau(army: list[str], defenders: list[str], *dice: int) -> Battlefield:
    """Protestants come from Budweis into Passau, where Catholics stand; Protestants roll first."""
    field = Battlefield().put("passau", *defenders).rolls(*dice)
    return field.attack(0, "budweis", "passau", *army)


def winner(field: Battlefield) -> int:
    return field.tells(BattleWon)[0].winner


# Who takes part


@pytest.mark.rule("12.0", "12.11a", "12.12")
def test_an_army_that_comes_to_enemy_units_fights_them_as_attacker() -> None:
    field = at_passau(["anhalt", MERCENARY], [BAVARIAN], 0, 0, 0)
    battle = field.tells(BattleBegan)[0]
    assert (battle.attacker, battle.city) == (0, field.place("passau"))
    assert field.s.battle is None


@pytest.mark.rule("12.11b", "12.11c", "11.23b")
def test_units_inside_a_fortress_take_no_part() -> None:
    field = Battlefield().put("regensburg", "2 bavarian_mercenary", "tilly").put("amberg", "anhalt")
    field.put("amberg", "german_militia").besiege("regensburg")
    field.put("regensburg", "german_mercenary")
    field.act(0, "anhalt", "take german_militia", "go", "march regensburg")
    assert field.asked() == [(0, "march_on")]  # no battle: the army may march through
    assert "march passau" in field.offers(0)
    assert field.tells(BattleBegan) == []


@pytest.mark.rule("12.13", "12.22")
def test_the_attacker_may_hold_back_all_units_but_one() -> None:
    field = at_passau(["anhalt", MERCENARY, "german_militia"], [BAVARIAN, "2 bavarian_militia"])
    assert field.offers(0) == ["hold_back german_mercenary", "hold_back german_militia", "attack"]
    field.rolls(9, 0, 0).says(0, "hold_back german_mercenary")  # and the last one attacks
    assert field.tells(BattleBegan)[0].units == (field.board.units.index("german_militia"),)
    assert (field.tells(BattleBegan)[0].strength, field.tells(BattleBegan)[0].resistance) == (2, 7)


@pytest.mark.rule("12.13")
def test_the_last_attacker_cannot_be_held_back() -> None:
    field = at_passau(["anhalt", "3 german_mercenary"], [BAVARIAN])
    field.says(0, "hold_back german_mercenary")
    assert field.refused(0, "hold_back german_militia") == "NotInBattle"
    field.rolls(0, 0, 0).says(0, "hold_back german_mercenary")
    assert len(field.tells(BattleBegan)[0].units) == 1


@pytest.mark.rule("12.14", "12.15", "12.53")
def test_units_held_back_take_no_losses_but_retreat_with_the_others() -> None:
    field = at_passau(["anhalt", MERCENARY, "german_militia"], ["4 bavarian_mercenary", "tilly"])
    field.rolls(0, 9, 0).says(0, "hold_back german_mercenary")
    assert winner(field) == 1
    assert field.pieces("budweis") == ["german_mercenary", "anhalt"]
    assert field.pieces("passau") == ["bavarian_mercenary"] * 4 + ["tilly"]


@pytest.mark.rule("12.15", "12.4a")
def test_all_leaders_of_both_armies_are_in_the_battle() -> None:
    field = at_passau(["anhalt", "thurn", MERCENARY], [BAVARIAN, "tilly", "holk"])
    field.rolls(0, 0, 0, 0, 0, 0).says(1, "command holk")
    checked = [field.board.leaders[check.leader] for check in field.tells(LeaderChecked)]
    assert checked == ["anhalt", "thurn", "tilly", "holk"]


# Commanders, modifiers, columns, rolls


@pytest.mark.rule("10.13", "12.24")
def test_only_the_activated_leader_adds_his_rating_to_the_attack() -> None:
    army = ["anhalt", "christian_of_brunswick", MERCENARY]  # the second is the better one
    field = at_passau(army, ["bavarian_militia"], 5, 0, 0, 0)
    assert field.tells(CommanderNamed)[0].leader == field.leader("anhalt")
    assert field.tells(BattleRolled)[0].modifier == 0


@pytest.mark.rule("12.24", "10.14a")
def test_a_dynamic_leader_commands_the_defence() -> None:
    field = Battlefield("intervention").put("passau", BAVARIAN, "wallenstein", "pappenheim")
    field.attack(0, "budweis", "passau", "anhalt", MERCENARY)
    named = field.tells(CommanderNamed)[1]
    assert (named.seat, named.leader, named.rating) == (1, field.leader("wallenstein"), 2)


@pytest.mark.rule("12.24")
def test_the_defender_chooses_among_equals() -> None:
    field = at_passau(["anhalt", MERCENARY], [BAVARIAN, "tilly", "goetz"])
    assert field.offers(1) == ["command tilly", "command goetz"]
    assert field.refused(1, "command holk") == "NotInTheArmy"
    field.rolls(0, 0, 0, 0, 0).says(1, "command goetz")
    assert field.tells(BattleRolled)[1].modifier == 0


@pytest.mark.rule("12.24", "10.14b")
def test_who_has_two_stars_commands_before_other_dynamic_leaders() -> None:
    field = Battlefield("intervention").put("lutzen", "gustavus_adolphus", "baner")
    field.put("lutzen", "swedish_veteran").attack(1, "leipzig", "lutzen", "tilly", BAVARIAN)
    assert field.tells(CommanderNamed)[1].leader == field.leader("gustavus_adolphus")


@pytest.mark.rule("12.24")
def test_units_without_a_leader_add_nothing() -> None:
    field = at_passau(["anhalt", MERCENARY], [BAVARIAN], 3, 4, 0)
    assert [roll.modifier for roll in field.tells(BattleRolled)] == [0, 0]
    assert len(field.tells(CommanderNamed)) == 1


@pytest.mark.rule("12.25", "12.26a", "tab.crt")
def test_each_side_reads_its_own_column() -> None:
    field = at_passau(["anhalt", MERCENARY], ["2 bavarian_mercenary"], 7, 2, 0)
    first, second = field.tells(BattleRolled)
    assert (first.column, first.losses) == (3, 4)
    assert (second.column, second.losses) == (6, 3)


@pytest.mark.rule("12.26b")
def test_a_roll_is_held_between_nothing_and_eleven() -> None:
    field = Battlefield("intervention").put("lutzen", "6 swedish_veteran", "gustavus_adolphus")
    field.rolls(9, 9).attack(1, "leipzig", "lutzen", "tilly", "8 bavarian_mercenary")
    field.says(1, "attack")
    assert [roll.losses for roll in field.tells(BattleRolled)] == [14, 14]  # 12 and 11
    charts = field.board.charts
    assert charts.loss_number(0, -3) == charts.loss_number(0, 0)


# The order of a battle


@pytest.mark.rule("12.21", "12.27", "12.51")
def test_the_order_of_a_battle() -> None:
    defenders = ["3 bavarian_mercenary", "tilly", "holk"]
    field = at_passau(["anhalt", "3 german_mercenary"], defenders, 9, 6, 0, 0, 0)
    field.deal(0, "p13").deal(1, "c49")
    answers = ["attack", "command tilly", "pass", "pass", f"lose {MERCENARY}", f"lose {BAVARIAN}"]
    asked = []
    for answer in [*answers, "retreat linz"]:
        asked += field.asked()
        field.says(asked[-1][0], answer)
    battle = [(0, "commit_attack"), (1, "command"), (0, "combat_cards"), (1, "combat_cards")]
    losses = [(0, "take_losses"), (1, "take_losses"), (1, "retreat")]
    assert asked == battle + losses


# Who has won


@pytest.mark.rule("12.28a", "12.28c", "3.11b", "3.11e", "12.29a")
def test_who_inflicts_more_wins_and_gains_the_city() -> None:
    field = at_passau(["anhalt", "2 german_mercenary"], [BAVARIAN, "bavarian_militia"])
    field.rolls(9, 0, 0).says(0, "attack").finish()  # 7 against 1
    won = field.tells(BattleWon)[0]
    assert (won.winner, won.losses, won.against) == (0, 7, 1)
    assert field.control("passau") == 0
    assert field.s.march is None


@pytest.mark.rule("12.28c")
def test_a_victorious_defender_gains_the_city_too() -> None:
    field = Battlefield().controls("protestant", "passau").put("passau", "3 bavarian_mercenary")
    field.rolls(0, 9, 0).attack(0, "budweis", "passau", "anhalt", "2 german_mercenary")
    field.says(0, "attack").finish()
    assert (winner(field), field.control("passau")) == (1, 1)
    assert len(field.tells(CityGained)) == 1


@pytest.mark.rule("12.28c", "12.29b", "12.29a")
def test_a_fortress_is_not_gained_by_a_battle() -> None:
    field = Battlefield().put("regensburg", BAVARIAN, "bavarian_militia")
    field.rolls(9, 0, 0).attack(0, "amberg", "regensburg", "anhalt", "2 german_mercenary")
    field.says(0, "attack").says(1, "retreat landshut")
    assert winner(field) == 0
    assert field.control("regensburg") == 1
    assert field.tells(CityGained) == []


@pytest.mark.rule("12.28b")
def test_a_tie_goes_to_the_defender() -> None:
    field = at_passau(["anhalt", MERCENARY], [BAVARIAN], 4, 4, 0)
    assert [roll.losses for roll in field.tells(BattleRolled)] == [3, 3]
    assert winner(field) == 1


@pytest.mark.rule("12.28b")
def test_a_tie_goes_to_an_attacker_under_a_dynamic_leader() -> None:
    field = at_passau(["mansfeld", "2 german_mercenary"], [BAVARIAN, BAVARIAN], 2, 4, 0)
    field.says(0, "attack")
    assert [roll.losses for roll in field.tells(BattleRolled)] == [4, 4]
    assert winner(field) == 0


@pytest.mark.rule("12.28b")
def test_a_tie_between_two_dynamic_leaders_goes_to_the_defender() -> None:
    field = Battlefield("intervention").put("passau", BAVARIAN, BAVARIAN, "wallenstein")
    field.rolls(2, 1, 0, 0).attack(0, "budweis", "passau", "baner", "2 german_mercenary")
    field.says(0, "attack")
    assert [roll.losses for roll in field.tells(BattleRolled)] == [4, 4]
    assert winner(field) == 1


@pytest.mark.rule("12.27", "12.28b", "12.42f")
def test_a_dynamic_leader_who_falls_decides_no_tie() -> None:
    field = Battlefield().put("passau", BAVARIAN, BAVARIAN).rolls(2, 4, 9)
    field.attack(0, "budweis", "passau", "mansfeld", "2 german_mercenary").says(0, "attack")
    assert [roll.losses for roll in field.tells(BattleRolled)] == [4, 4]
    assert winner(field) == 1


@pytest.mark.rule("12.28d")
def test_a_winner_without_units_has_lost() -> None:
    field = at_passau(["anhalt", "german_militia_reduced"], [BAVARIAN, BAVARIAN], 9, 0)
    rolls = field.tells(BattleRolled)
    assert rolls[0].losses > rolls[1].losses
    assert winner(field) == 1
    assert field.fate("anhalt") == 2


@pytest.mark.rule("12.28d")
def test_if_nobody_is_left_control_stays_as_it_was() -> None:
    field = Battlefield().controls("protestant", "passau").put("passau", "bavarian_militia_reduced")
    field.rolls(9, 9).attack(0, "budweis", "passau", "anhalt", "german_militia_reduced")
    assert len(field.tells(NobodyWon)) == 1
    assert field.control("passau") == 0
    assert field.pieces("passau") == []
    assert field.s.battle is None


# What follows


def siege_offered(*army: str, dice: tuple[int, ...]) -> Battlefield:
    """Anhalt beats two Mercenaries at Regensburg; they go into the Fortress, with a level of 7."""
    field = Battlefield().put("regensburg", BAVARIAN, BAVARIAN).rolls(*dice)
    field.attack(0, "amberg", "regensburg", "anhalt", *army).says(0, "attack").loses(1, BAVARIAN)
    return field.says(1, "retreat regensburg")


@pytest.mark.rule("12.28e", "12.291", "13.13b")
def test_a_siege_is_all_that_can_follow_a_won_battle() -> None:
    field = siege_offered("3 german_mercenary", dice=(9, 0, 0))
    assert field.asked() == [(0, "lay_siege")]  # 9 factors against 3 and two reduced units
    field.says(0, "besiege")
    assert field.s.siege[field.place("regensburg")] == 1
    assert field.s.inside[field.place("regensburg")] == 1
    assert field.asked() == []
    assert field.s.march is None


@pytest.mark.rule("12.28e")
def test_too_few_for_a_siege_only_mask_the_fortress() -> None:
    field = siege_offered("3 german_mercenary_reduced", dice=(9, 0, 0))
    assert field.tells(BattleWon)[0].winner == 0
    assert field.asked() == []  # 6 factors against 7
    assert field.s.siege[field.place("regensburg")] == 0


@pytest.mark.rule("12.28e", "13.13b")
def test_a_force_whose_leader_fell_in_the_battle_that_it_won_may_lay_a_siege() -> None:
    field = siege_offered("3 german_mercenary", dice=(9, 0, 9))
    assert field.fate("anhalt") == LOST
    assert field.asked() == [(0, "lay_siege")]
    assert field.says(0, "besiege").s.siege[field.place("regensburg")] == 1


@pytest.mark.rule("12.28e")
def test_no_siege_follows_a_battle_that_was_lost() -> None:
    field = Battlefield().put("regensburg", "2 bavarian_mercenary")
    field.rolls(0, 4, 0).attack(0, "amberg", "regensburg", "anhalt", "4 german_mercenary")
    assert winner(field.says(0, "attack").finish()) == 1
    assert field.asked() == []


@pytest.mark.rule("9.43b")
def test_a_battle_does_not_put_down_a_revolt() -> None:
    field = Battlefield().controls("nobody", "passau").put("passau", "bavarian_militia_reduced")
    field.s.revolt[field.place("passau")] = 0
    field.rolls(9, 0, 0).attack(0, "budweis", "passau", "anhalt", "2 german_mercenary")
    field.says(0, "attack")
    assert winner(field) == 0
    assert field.control("passau") == NOBODY


def wallenstein(*dice: int, influence: int = 5) -> Battlefield:
    """Wallenstein attacks two Mercenaries in Budweis."""
    field = Battlefield().put("budweis", "german_mercenary", "german_militia")
    field.s.wallenstein, field.s.influence = Career.IN_COMMAND, influence
    field.rolls(*dice).attack(1, "linz", "budweis", "wallenstein", "2 imperial_mercenary")
    return field.says(1, "attack").finish()


@pytest.mark.rule("7.1c")
def test_a_victory_of_wallenstein_raises_his_influence_by_three_in_all() -> None:
    field = wallenstein(0, 9, 0)
    assert field.control("budweis") == 1
    assert [rose.boxes for rose in field.tells(InfluenceRose)] == [3]
    assert field.s.influence == 8


@pytest.mark.rule("7.1d")
def test_a_victory_in_defence_does_not() -> None:
    field = Battlefield().put("passau", "wallenstein", "3 imperial_mercenary")
    field.s.wallenstein, field.s.influence = Career.IN_COMMAND, 5
    field.rolls(0, 9, 0, 0).attack(0, "budweis", "passau", "anhalt", "2 german_mercenary")
    field.says(0, "attack").finish()
    assert winner(field) == 1
    assert field.s.influence == 5


@pytest.mark.rule("7.1e", "7.1f", "7.28")
def test_who_falls_in_his_last_victory_does_not_end_the_war() -> None:
    field = wallenstein(0, 9, 9, influence=18)
    assert winner(field) == 1
    assert field.s.wallenstein == Career.LOST
    assert (field.s.influence, field.s.result) == (18, NOBODY)


@pytest.mark.rule("9.51c")
def test_no_card_or_counter_is_lost_in_a_battle() -> None:
    field = Battlefield("intervention").put("passau", "2 bavarian_mercenary", "tilly")
    field.deal(0, "p30", "p13").deal(1, "c31")
    field.attack(0, "budweis", "passau", "anhalt", "german_mercenary").says(0, "pass")
    field.says(1, "combat c31")
    assert faults(field.s) == []
    assert field.s.battle is None
    assert field.s.removed.count(field.board.card_index["c31"]) == 1  # an asterisk
