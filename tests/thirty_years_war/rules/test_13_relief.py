"""13.15, 13.17 Relief of a siege and sallies, as far as they are battles."""

import pytest
from tests.thirty_years_war.battles import Battlefield

from westphalia.games.thirty_years_war.events.battle import (
    ArmyLost,
    BattleBegan,
    BattleRolled,
    BattleWon,
    LeaderChecked,
)
from westphalia.games.thirty_years_war.state import LOST, PRESENT


def besieged(besiegers: str = "4 bavarian_mercenary", *inside: str) -> Battlefield:
    """Prague is besieged by Tilly; inside are Thurn and two Mercenaries."""
    field = Battlefield().put("prague", *(inside or ("thurn", "2 german_mercenary")))
    return field.put("prague", "tilly", besiegers).besiege("prague")


def relieve(field: Battlefield, *army: str, rolls: tuple[int, ...] = ()) -> Battlefield:
    army = army or ("anhalt", "2 german_militia")
    return field.rolls(*rolls).attack(0, "pilsen", "prague", *army)


# Relief


@pytest.mark.rule("13.15a", "13.15d", "10.12d")
def test_besieged_units_may_join_as_far_as_all_leaders_can_lead_them() -> None:
    field = relieve(besieged())
    assert "sortie german_mercenary" in field.offers(0)
    field.says(0, "2 sortie german_mercenary")
    assert field.stack(field.battle.besieged) == ["german_mercenary"] * 2
    field = relieve(besieged("4 bavarian_mercenary", "schlick", "4 german_militia"))
    field.says(0, "2 sortie german_militia")  # 2 and 2, less the two who attack
    assert field.refused(0, "sortie german_militia") == "TooFewToLead"
    assert field.refused(0, "sortie bavarian_militia") == "NobodyBesieged"
    field.says(0, "hold_back german_militia")
    assert "sortie german_militia" in field.offers(0)


@pytest.mark.rule("13.15d", "10.12d")
def test_a_leader_who_was_picked_up_counts_for_the_besieged() -> None:
    field = besieged("4 bavarian_mercenary", "4 german_militia")
    field = relieve(field, "anhalt", "schlick", "2 german_mercenary")
    field.march.picked = [field.leader("schlick")]
    field.says(0, "2 sortie german_militia")
    assert field.refused(0, "sortie german_militia") == "TooFewToLead"


@pytest.mark.rule("13.15d", "12.4a")
def test_besieged_leaders_are_in_the_battle_only_with_their_units() -> None:
    for sorties, checked in ((1, ["anhalt", "thurn", "tilly"]), (0, ["anhalt", "tilly"])):
        field = relieve(besieged(), rolls=(5, 0, 0, 0, 0))
        field.says(0, *["sortie german_mercenary"] * sorties, "attack").finish()
        found = [field.board.leaders[check.leader] for check in field.tells(LeaderChecked)]
        assert found == checked


@pytest.mark.rule("13.15b")
def test_the_leader_of_the_relieving_army_commands() -> None:
    field = besieged("4 bavarian_mercenary", "mansfeld", "2 german_mercenary")
    relieve(field, rolls=(5, 0, 0, 0, 0)).says(0, "sortie german_mercenary", "attack").finish()
    assert field.tells(BattleRolled)[0].modifier == 0  # Anhalt's, not Mansfeld's
    assert field.tells(BattleBegan)[0].strength == 7


@pytest.mark.rule("13.15d", "12.14")
def test_losses_fall_on_any_who_take_part_and_both_sides_of_the_wall_are_told_apart() -> None:
    field = relieve(besieged(), "anhalt", "2 german_mercenary", rolls=(0, 4, 0, 0, 0))
    field.says(0, "sortie german_mercenary", "attack")
    assert field.offers(0) == ["lose german_mercenary", "lose_besieged german_mercenary"]
    field.says(0, "lose_besieged german_mercenary", "lose_besieged german_mercenary_reduced")
    assert field.pieces("pilsen") == ["german_mercenary"] * 2 + ["anhalt"]
    assert field.pieces("prague").count("german_mercenary") == 1  # of two


@pytest.mark.rule("12.14")
def test_who_stayed_inside_takes_no_losses() -> None:
    field = relieve(besieged(), rolls=(0, 1)).says(0, "attack")
    assert field.refused(0, "lose_besieged german_mercenary") == "NotInBattle"


@pytest.mark.rule("13.15c", "12.52c")
def test_after_a_failed_relief_the_besieged_go_back_in_and_the_others_leave() -> None:
    field = relieve(besieged(), rolls=(0, 4, 0, 0, 0))
    field.says(0, "sortie german_mercenary", "attack").finish()
    assert field.tells(BattleWon)[0].winner == 1
    assert field.pieces("pilsen")[-1] == "anhalt"
    assert "thurn" in field.pieces("prague")
    assert field.s.inside[field.place("prague")] == 1
    assert field.s.siege[field.place("prague")] == 1


@pytest.mark.rule("13.15c", "3.12d")
def test_a_relief_that_wins_ends_the_siege() -> None:
    field = relieve(besieged("2 bavarian_mercenary"), rolls=(9, 0, 0, 0, 0))
    field.says(0, "2 sortie german_mercenary", "attack").finish()
    assert field.tells(BattleWon)[0].winner == 0
    prague = field.place("prague")
    assert (field.s.inside[prague], field.s.siege[prague]) == (0, 0)
    assert field.control("prague") == 0
    assert field.pieces("prague")[-2:] == ["anhalt", "thurn"]


@pytest.mark.rule("12.15", "12.43b")
def test_besieged_survivors_keep_the_relieving_army_from_being_lost() -> None:
    field = relieve(besieged("7 bavarian_mercenary"), "anhalt", "german_militia_reduced")
    field.rolls(0, 1, 0, 0, 0).says(0, "2 sortie german_mercenary")
    field.says(0, "lose german_militia_reduced").finish()
    assert field.pieces("pilsen") == ["anhalt"]


# Sallies


def sally(field: Battlefield, *rolls: int) -> Battlefield:
    return field.rolls(*rolls).sally(0, "prague", "thurn", "german_mercenary")


@pytest.mark.rule("13.17a", "13.17d")
def test_those_inside_come_out_only_by_a_sally_against_all_outside() -> None:
    field = besieged().rolls(0, 0, 0, 0)
    field.act(0, "thurn", "take german_mercenary", "go")
    battle = field.tells(BattleBegan)[0]
    assert (battle.attacker, battle.strength, battle.resistance) == (0, 3, 12)


@pytest.mark.rule("13.17d")
def test_all_who_sally_attack() -> None:
    field = besieged().rolls(0, 0, 0, 0)
    field.sally(0, "prague", "thurn", "german_mercenary", "german_mercenary")
    assert field.tells(BattleBegan)[0].strength == 6


@pytest.mark.rule("13.17b", "13.17d")
def test_a_sally_that_wins_drives_the_besiegers_away() -> None:
    field = sally(besieged("bavarian_mercenary"), 9, 0, 0, 0)
    assert field.asked() == [(1, "retreat")]
    field.says(1, field.offers(1)[0])
    prague = field.place("prague")
    assert (field.s.inside[prague], field.s.siege[prague]) == (0, 0)
    assert field.pieces("prague") == ["german_mercenary"] * 2 + ["thurn"]


@pytest.mark.rule("13.17c", "13.17d")
def test_a_sally_that_loses_goes_back_inside() -> None:
    field = sally(besieged(), 0, 0, 0, 0).finish()
    assert field.tells(BattleWon)[0].winner == 1
    prague = field.place("prague")
    assert (field.s.inside[prague], field.s.siege[prague]) == (1, 1)
    assert "thurn" in field.pieces("prague")
    assert [piece for piece in field.pieces("prague") if piece.startswith("german")] != []
    assert field.s.march is None


@pytest.mark.rule("13.17d")
def test_a_lost_sally_can_still_break_the_siege() -> None:
    field = sally(besieged("5 bavarian_militia"), 7, 0, 0, 0).finish()
    assert field.tells(BattleWon)[0].winner == 1
    assert field.s.siege[field.place("prague")] == 0  # 8 factors outside, a level of 9
    assert field.s.inside[field.place("prague")] == 1


@pytest.mark.rule("12.15", "12.43a")
def test_a_leader_falls_with_those_who_came_out_if_nobody_stayed_inside() -> None:
    field = sally(besieged("8 bavarian_mercenary", "thurn", "german_mercenary"), 0, 9).finish()
    assert field.fate("thurn") == LOST
    assert field.tells(LeaderChecked) == []


@pytest.mark.rule("12.43b", "12.4a")
def test_units_that_stayed_inside_keep_the_army_of_a_sally_from_being_lost() -> None:
    for roll, pieces in ((7, ["german_militia", "thurn"]), (8, ["german_militia"])):
        field = besieged("8 bavarian_mercenary", "thurn", "german_militia", "german_mercenary")
        sally(field, 0, 9, roll).finish()
        assert [check.roll for check in field.tells(LeaderChecked)] == [roll]
        assert field.tells(BattleWon)[0].winner == 1
        assert [one for one in field.pieces("prague") if one in pieces] == pieces


@pytest.mark.rule("12.43b", "12.43a")
def test_units_inside_are_the_army_of_besieged_leaders_and_not_of_those_who_came_to_relieve() -> (
    None
):
    field = besieged("8 bavarian_mercenary", "thurn", "german_militia_reduced", "german_mercenary")
    relieve(field, "anhalt", "german_militia_reduced", rolls=(0, 9, 0))
    field.says(0, "sortie german_militia_reduced", "attack").finish()
    assert (field.fate("anhalt"), field.fate("thurn")) == (LOST, PRESENT)
    lost = [field.board.leaders[one] for told in field.tells(ArmyLost) for one in told.leaders]
    assert lost == ["anhalt"]


@pytest.mark.rule("13.14a", "12.28e", "13.12b")
def test_the_siege_of_a_neutral_fortress_does_not_pass_to_those_who_beat_the_besiegers() -> None:
    field = Battlefield().controls("nobody", "nurnberg").put("nurnberg", "4 bavarian_mercenary")
    field.s.siege[field.place("nurnberg")] = 3
    field.rolls(9, 0, 0).attack(0, "amberg", "nurnberg", "mansfeld", "5 german_mercenary")
    field.says(0, "attack").finish()
    assert field.s.siege[field.place("nurnberg")] == 0
    assert field.offers(0) == ["besiege", "pass"]
    field.says(0, "besiege")
    assert field.s.siege[field.place("nurnberg")] == 1
    assert field.s.laid == [field.place("nurnberg")]
