"""card.C9, card.C11, card.C23 The Spaniards: who comes, who goes, and whom they leave behind."""

import pytest
from tests.thirty_years_war.court import Court

from westphalia.games.thirty_years_war.rules.arrivals import CardinalDeadline
from westphalia.games.thirty_years_war.state import LOST
from westphalia.games.thirty_years_war.terms import Kind

UP = "united_provinces"


@pytest.mark.rule("card.C9", "9.23a")
def test_cordoba_who_brings_a_unit_comes_to_the_zone_or_not_at_all() -> None:
    court = Court().put(UP, "spinola", "3 spanish_veteran")
    court.holds("protestant", "spanish_netherlands")
    assert court.why_not("c9") == "NoPlaceToArrive", "though Vienna is Catholic"
    court.controls("catholic", "ghent").event("c9")
    assert court.pieces("ghent") == ["spanish_veteran", "cordoba"]


@pytest.mark.rule("card.C9", "9.24", "card.rule.c")
def test_the_veteran_comes_without_cordoba_if_he_cannot_come_and_he_without_a_veteran() -> None:
    court = Court().put(UP, "cordoba", "3 spanish_veteran")  # who took Spinola's place
    court.event("c9", "1 place ghent")
    assert court.pieces("ghent") == ["spanish_veteran"]
    court.s.gone[Kind.SPANISH_VETERAN] = 8
    assert court.why_not("c9") == "LeadersUsed"
    court = Court().put(UP, "spinola", "3 spanish_veteran")
    court.s.gone[Kind.SPANISH_VETERAN] = 9
    court.event("c9", "1 place ghent")
    assert court.pieces("ghent") == ["cordoba"]


@pytest.mark.rule("card.C11", "16.21b", "11.22a")
def test_leaders_whom_recalled_units_leave_stay_where_nobody_finds_them() -> None:
    court = Court().put("brussels", "spinola", "2 spanish_veteran", "cordoba")
    court.holds("catholic", "lower_palatinate").put("mannheim", "spanish_veteran", "feria")
    court.put("mannheim", "thurn", "3 german_mercenary").besiege("mannheim")
    court.event("c11", "1 from mannheim", *["1 from brussels"] * 2, "1 done")
    assert court.pieces(UP) == [*["spanish_veteran"] * 3, "spinola"]
    assert court.pieces("brussels") == ["cordoba"]
    assert court.pieces("mannheim") == [*["german_mercenary"] * 3, "thurn", "feria"], "inside"
    assert court.s.inside[court.place("mannheim")] == 1


@pytest.mark.rule("17.Sp.3b", "13.14a", "11.22a")
def test_when_the_cardinals_army_is_lost_its_siege_is_and_who_stood_with_it_is_caught() -> None:
    court = Court().put("prague", "cardinal_infante", "4 cardinal_veteran", "bucquoy")
    court.put("prague", "german_militia").controls("protestant", "prague").besiege("prague")
    court.s.cardinal = court.s.turn
    court.run(CardinalDeadline())
    assert court.pieces("prague") == ["german_militia"]
    assert court.s.fate[court.leader("bucquoy")] == LOST
    assert court.s.siege[court.place("prague")] == court.s.inside[court.place("prague")] == 0


@pytest.mark.rule("9.23a", "11.22b")
def test_feria_does_not_come_to_a_city_where_an_enemy_leader_is() -> None:
    court = Court().holds("protestant", "spanish_netherlands", "franche_comte")
    court.controls("catholic", "ghent", "mons").put("mons", "thurn").event("c45")
    assert court.where("feria") == "ghent"
