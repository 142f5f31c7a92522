"""16.2 Armies in the United Provinces: Spinola recalled, and armies that lose their leader."""

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.court import Court

from westphalia.games.thirty_years_war.events.battle import NoRetreat
from westphalia.games.thirty_years_war.events.politics import (
    ArmyGivenUp,
    ArmyWithdrew,
    CommandTaken,
    LeaderWentHome,
    SpinolaRecalled,
)
from westphalia.games.thirty_years_war.rules.losses import lose_leader
from westphalia.games.thirty_years_war.rules.netherlands import spare_leader, spinolas_army
from westphalia.games.thirty_years_war.state import LOST, PRESENT

UP = "united_provinces"
FRONTS = (
    *("mansfeld", "anhalt", "thurn", "schlick", "christian_of_brunswick"),
    *("george_frederick_of_baden", "william_of_hesse_kassel", "george_of_brunswick_luneburg"),
)


# Spinola recalled


@pytest.mark.rule("16.21b", "card.C11", "13.14a")
def test_spinola_comes_with_three_units_or_more_even_out_of_a_siege() -> None:
    court = Court().put("brussels", "spinola", "2 spanish_veteran", "cordoba")
    court.put("mannheim", "spanish_veteran_reduced").put("mannheim", "german_militia")
    court.controls("catholic", "mannheim").besiege("mannheim")
    court.put("heidelberg", "3 spanish_veteran", "german_militia").besiege("heidelberg")
    court.event("c11")
    assert court.offers(1) == ["from mannheim", "from heidelberg", "from brussels"]
    assert court.refused(1, "done") == "NeedsThreeUnits"
    assert court.refused(1, "from vienna") == "NoSpaniardsThere"
    court.says(1, "from mannheim", "from heidelberg", "from brussels", "from heidelberg", "done")
    assert court.pieces(UP) == [*["spanish_veteran"] * 3, "spanish_veteran_reduced", "spinola"]
    assert court.pieces("brussels") == ["spanish_veteran", "cordoba"]
    assert court.s.siege[court.place("heidelberg")] == 0  # too few are left
    assert spinolas_army(court.s)
    assert len(court.tells(SpinolaRecalled)) == 1
    assert court.out_of_game("c11")


@pytest.mark.rule("16.21b", "card.C11", "10.21")
def test_at_most_eight_units_and_the_classes_are_told_apart() -> None:
    court = Court().put("brussels", "spinola", "8 spanish_veteran", "2 spanish_veteran_reduced")
    court.event("c11")
    for _ in range(8):
        court.says(1, "from brussels", "take spanish_veteran")
    assert court.offers(1) == ["done"]
    assert court.refused(1, "from brussels") == "EnoughUnits"


@pytest.mark.rule("16.21b", "16.24b", "card.C11")
def test_if_spinola_is_lost_any_spanish_leader_goes_and_stays_for_good() -> None:
    court = Court().put("brussels", "cordoba", "feria", "4 spanish_veteran", "tilly")
    court.s.fate[court.leader("spinola")] = LOST
    court.event("c11")
    assert court.offers(1) == ["join cordoba", "join feria"]
    assert court.refused(1, "join tilly") == "SpinolaGoes"
    court.says(1, "join feria", "3 from brussels", "done")
    assert court.where("feria") == UP
    court.act(1, "feria")
    assert court.offers(1) == ["halt"]


@pytest.mark.rule("16.21c", "5.15b", "16.26")
def test_without_any_leader_three_units_go_alone_and_are_spinolas_army() -> None:
    court = Court().put("brussels", "4 spanish_veteran").put("linz", "gallas")
    court.s.fate[court.leader("spinola")] = LOST
    court.event("c11", *["1 from brussels"] * 3)
    assert court.offers(1) == ["done"]
    court.says(1, "done")
    assert court.pieces(UP) == ["spanish_veteran"] * 3
    assert spinolas_army(court.s)
    lose_leader(court.hand, court.leader("gallas"), replaced=False)
    assert len(court.pieces(UP)) == 3  # a leader lost elsewhere does not touch them


@pytest.mark.rule("16.21b", "17.Sp.33")
def test_the_cardinals_units_may_be_called_too_and_lose_their_mark() -> None:
    court = Court().put("munich", "cardinal_infante", "3 cardinal_veteran")
    court.s.fate[court.leader("spinola")], court.s.cardinal = LOST, 9
    court.event("c11", *["1 from munich"] * 3, "1 done")
    assert court.pieces(UP) == [*["spanish_veteran"] * 3, "cardinal_infante"]
    assert court.s.cardinal == 0


@pytest.mark.rule("17.Sp.31b", "17.Sp.33", "16.21b")
def test_the_cardinal_who_is_recalled_leaves_nobody_of_his_army_outside_the_zone() -> None:
    court = Court().put("munich", "cardinal_infante", "2 cardinal_veteran")
    court.put("brussels", "3 spanish_veteran")
    court.s.fate[court.leader("spinola")], court.s.cardinal = LOST, 2
    court.event("c11", *["1 from brussels"] * 3, "1 done")
    assert court.pieces(UP) == [*["spanish_veteran"] * 3, "cardinal_infante"]
    assert (court.pieces("munich"), court.s.cardinal) == ([], 0)


@pytest.mark.rule("16.24a", "16.21b", "card.C11")
def test_spinola_is_not_recalled_beside_another_army_nor_with_fewer_than_three() -> None:
    court = Court().put("brussels", "spinola", "3 spanish_veteran")
    assert court.put(UP, "thurn", "german_militia").why_not("c11") == ""
    assert court.put(UP, "tilly", "bavarian_militia").why_not("c11") == "CatholicsThere"
    court = Court().put("brussels", "spinola", "2 spanish_veteran")
    assert court.why_not("c11") == "TooFewSpaniards"


@pytest.mark.rule("16.21b", "11.22a")
def test_who_besieged_with_recalled_units_is_caught_by_the_garrison() -> None:
    court = Court().put("mannheim", "german_militia", "bucquoy", "spinola", "3 spanish_veteran")
    court.besiege("mannheim").event("c11", *["1 from mannheim"] * 3, "1 done")
    assert court.pieces("mannheim") == ["german_militia"]
    assert court.s.fate[court.leader("bucquoy")] == LOST


# An army whose leader an event takes away


@pytest.mark.rule("card.C13")
def test_anhalt_leaves_and_nobody_replaces_him() -> None:
    court = Court()
    assert court.why_not("c13") == "AnhaltNotInPlay"
    court.put("prague", "anhalt", "german_militia").event("c13")
    assert court.pieces("prague") == ["german_militia"]
    assert court.s.fate[court.leader("anhalt")] == LOST
    assert court.tells(LeaderWentHome)[0].leader == court.leader("anhalt")
    assert court.out_of_game("c13")
    assert court.why_not("c13") == "AnhaltNotInPlay"


@pytest.mark.rule("16.22c", "16.22g", "card.C13")
def test_his_army_in_the_united_provinces_gets_a_leader_without_a_name() -> None:
    court = Court().put(UP, "anhalt", "3 german_militia").event("c13")
    assert court.offers(0) == [f"place {UP}", "pass"]
    assert court.refused(0, "retreat lingen") == "NoWayOut"
    court.says(0, f"place {UP}")
    leader = court.board.leaders[court.tells(CommandTaken)[0].leader]
    assert leader.startswith("unnamed_protestant")
    assert court.pieces(UP) == [*["german_militia"] * 3, leader]


@pytest.mark.rule("16.22c")
def test_with_another_leader_there_nothing_happens_to_the_army() -> None:
    court = Court().put(UP, "anhalt", "thurn", "3 german_militia").event("c13")
    assert court.asked() == []
    assert len(court.pieces(UP)) == 4


@pytest.mark.rule("16.22g")
def test_a_counter_is_free_while_neither_front_nor_back_is_in_play() -> None:
    court = Court()
    for name in FRONTS:
        court.s.fate[court.leader(name)] = PRESENT
    assert spare_leader(court.s) == -1
    court.s.fate[court.leader("schlick")] = LOST
    assert spare_leader(court.s) != -1
    court.s.fate[court.leader("unnamed_protestant_4")] = PRESENT  # Schlick's own back
    assert spare_leader(court.s) == -1
    court.s.fate[court.leader("unnamed_protestant_4")] = LOST
    assert spare_leader(court.s) == court.leader("unnamed_protestant_4")
    court.s.happened[court.board.card_index["c13"]] = 1
    assert spare_leader(court.s) == -1


def without_leaders(*pieces: str) -> Court:
    """Anhalt commands in the United Provinces, and all other counters are on the map."""
    court = Court().put(UP, "anhalt", *pieces)
    return court.put("prague", *[name for name in FRONTS if name != "anhalt"])


@pytest.mark.rule("16.22d", "12.54e")
def test_without_a_leader_the_army_may_retreat_to_lingen_or_wesel() -> None:
    court = without_leaders("3 german_militia").event("c13")
    assert court.offers(0) == ["retreat lingen", "retreat wesel", "pass"]
    assert court.refused(0, f"place {UP}") == "NoLeaderLeft"
    court.says(0, "retreat lingen")
    assert court.pieces("lingen") == ["german_militia"] * 3
    assert court.tells(ArmyWithdrew)[0].city == court.place("lingen")
    assert (court.s.vp, court.is_neutral("munster"), court.control("lingen")) == (22, False, -1)


@pytest.mark.rule("16.22d", "11.22a")
def test_an_army_that_leaves_so_meets_lone_enemy_leaders() -> None:
    court = without_leaders("3 german_militia").put("lingen", "tilly")
    court.event("c13", "0 retreat lingen")
    assert court.pieces("lingen") == ["german_militia"] * 3


@pytest.mark.rule("16.22d", "12.54a", "12.54c", "12.54d", "12.54g")
def test_the_retreat_is_like_any_other() -> None:
    court = without_leaders("6 german_militia", "hungarian_militia").holds("catholic", "munster")
    court.put("lingen", "4 german_mercenary")
    court.event("c13")
    assert court.offers(0) == ["retreat lingen", "pass"]  # Wesel is an enemy Fortress
    court.says(0, "retreat lingen", "lose german_mercenary", "lose german_mercenary")
    assert court.control("lingen") == 0
    assert court.pieces("lingen") == ["german_mercenary"] * 2 + ["german_militia"] * 6
    court = without_leaders("german_militia").put("lingen", "imperial_militia")
    court.holds("catholic", "munster").put("wesel", "german_militia", "imperial_militia")
    court.besiege("wesel").event("c13")
    assert court.offers(0) == ["retreat wesel", "pass"]  # 12.54h


@pytest.mark.rule("16.22e")
def test_if_neither_is_possible_the_units_are_eliminated() -> None:
    court = without_leaders("3 german_militia").put("lingen", "imperial_militia")
    court.put("wesel", "imperial_militia").event("c13")
    assert court.pieces(UP) == []
    assert court.tells(ArmyGivenUp)[0].units == (court.board.units.index("german_militia"),) * 3
    court = without_leaders("3 german_militia").event("c13", "0 pass")
    assert court.pieces(UP) == []


@pytest.mark.rule("16.22d", "12.54e")
def test_nobody_is_led_out_to_neutral_ground_in_the_turn_of_the_treaty_of_ulm() -> None:
    court = without_leaders("3 german_militia").happened("p11").event("c13")
    assert (court.asked(), court.pieces(UP)) == ([], [])
    assert court.tells(ArmyGivenUp)


@pytest.mark.rule("16.22c", "card.C21", "17.D.3c")
def test_christian_goes_with_all_danes_and_the_rest_of_his_army_is_led_on() -> None:
    court = Court("intervention").put(UP, "christian_iv", "2 danish_mercenary", "german_militia")
    court.put("kiel", "danish_mercenary").event("c21", f"0 place {UP}")
    assert court.pieces("kiel") == []
    assert court.pieces(UP)[0] == "german_militia"
    assert court.pieces(UP)[1].startswith("unnamed_protestant")
    assert court.s.gone[4] == court.board.counters[4]


@pytest.mark.rule("16.26")
def test_an_army_that_loses_its_last_leader_otherwise_is_eliminated() -> None:
    court = Court().put(UP, "cordoba", "3 spanish_veteran").put("linz", "gallas")
    lose_leader(court.hand, court.leader("cordoba"), replaced=False)
    assert court.pieces(UP) == []


@pytest.mark.rule("16.22f", "12.55")
def test_who_came_from_the_united_provinces_is_eliminated_if_he_must_retreat() -> None:
    field = Battlefield().put("wesel", "4 imperial_mercenary", "bucquoy").rolls(0, 3, 0)
    field.attack(0, UP, "wesel", "thurn", "4 german_mercenary").says(0, "attack")
    while field.asked():
        field.idle()
    assert field.tells(NoRetreat)[0].leaders == (field.leader("thurn"),)
    assert field.pieces(UP) == []
    assert field.s.fate[field.leader("thurn")] == LOST
