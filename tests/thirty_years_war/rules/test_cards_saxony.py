"""8.66, 17.Sa.3 Saxony switches sides."""

import pytest
from tests.thirty_years_war.court import Court

from westphalia.engine.prompt import prompt
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.politics import SaxonUnitLost, SaxonySwitched
from westphalia.games.thirty_years_war.pieces import leaders_at, units_at
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt, suppress
from westphalia.games.thirty_years_war.state import LOST, enemy
from westphalia.games.thirty_years_war.words import spelled

SAXONY = ("leipzig", "dresden", "torgau", "lutzen", "wittenberg", "erfurt")


def swedes_near() -> Court:
    """Sweden is in the war, its army is beside Saxony, and Saxony is the Emperor's."""
    return (
        Court("intervention")
        .holds("catholic", "saxony")
        .put("magdeburg", "baner", "swedish_veteran")
    )


def on_the_swedish_side() -> Court:
    court = Court("intervention").holds("protestant", "saxony")
    court.s.saxony = 0
    return court


def siege(court: Court, city: str) -> tuple[int, int]:
    return court.s.siege[court.place(city)], court.s.inside[court.place(city)]


# What must be so


@pytest.mark.rule("card.C17")
def test_saxony_joins_the_swedes_when_their_army_is_near() -> None:
    assert swedes_near().why_not("p35") == ""
    far = Court("intervention").put("stettin", "baner", "swedish_veteran")
    assert far.why_not("p35") == "NoArmyAtSaxony"
    assert far.put("magdeburg", "swedish_veteran").why_not("p35") == "NoArmyAtSaxony"
    assert far.put("magdeburg", "horn").why_not("p35") == ""
    early = Court().put("magdeburg", "mansfeld", "german_militia")
    assert early.why_not("p35") == "NationNotInWar"
    assert on_the_swedish_side().why_not("p35") == "OnThatSideAlready"


@pytest.mark.rule("card.C17")
def test_saxony_goes_back_only_from_the_protestant_side() -> None:
    assert Court().why_not("c17") == "OnThatSideAlready"
    assert on_the_swedish_side().why_not("c17") == ""


# What happens


@pytest.mark.rule("17.Sa.3", "card.C17", "8.66a")
def test_cities_units_area_and_elector_change_sides() -> None:
    court = swedes_near().put("leipzig", "john_george", "2 saxon_militia")
    court.put("ulm", "saxon_militia")
    vp = court.s.vp
    court.event("p35")
    assert [court.control(city) for city in SAXONY] == [0] * 6
    assert court.holder("saxony") == 0
    points = court.board.area_vp[court.board.area_index["saxony"]]
    assert court.s.vp == vp - points
    assert leaders_at(court.s, court.place("leipzig"), 0) == [court.leader("john_george")]
    assert len(units_at(court.s, court.place("ulm"), 0)) == 1  # elsewhere they stay
    assert len(court.tells(SaxonySwitched)) == 1
    assert court.out_of_game("p35")
    court.event("c17")
    assert (court.s.saxony, court.holder("saxony"), court.s.vp) == (1, 1, vp + points - points)
    assert court.out_of_game("c17")
    assert court.why_not("c17") == "OnThatSideAlready"


@pytest.mark.rule("17.Sa.3")
def test_cities_with_units_of_the_old_side_do_not_follow() -> None:
    court = swedes_near().put("leipzig", "imperial_militia").put("dresden", "imperial_militia")
    court.put("torgau", "imperial_militia").put("lutzen", "tilly").event("p35")
    assert [court.control(city) for city in SAXONY] == [1, 1, 1, 0, 0, 0]
    assert court.holder("saxony") == 1  # three cities are not enough
    assert court.s.saxony == 0


@pytest.mark.rule("17.Sa.3", "9.42e", "card.C17")
@pytest.mark.parametrize("card", ["c17", "p35"])
def test_a_saxon_city_in_revolt_stays_in_revolt(card: str) -> None:
    court = on_the_swedish_side() if card == "c17" else swedes_near()
    begin_revolt(court.hand, court.place("erfurt"), court.s.saxony)
    court.event(card)
    assert court.control("erfurt") == NOBODY
    assert [court.control(city) for city in SAXONY[:5]] == [court.s.saxony] * 5


@pytest.mark.rule("9.42f", "17.Sa.3")
@pytest.mark.parametrize("card", ["c17", "p35"])
def test_a_saxon_fortress_in_revolt_returns_to_the_side_that_saxony_joins(card: str) -> None:
    court = on_the_swedish_side() if card == "c17" else swedes_near()
    begin_revolt(court.hand, court.place("erfurt"), court.s.saxony)
    begin_revolt(court.hand, court.place("wittenberg"), court.s.saxony)
    old_friends = "german_militia" if card == "c17" else "imperial_militia"
    court.put("wittenberg", old_friends).event(card)
    assert court.control("erfurt") == court.control("wittenberg") == NOBODY
    suppress(court.hand, court.place("erfurt"), court.s.saxony)
    assert court.control("erfurt") == court.s.saxony
    suppress(court.hand, court.place("wittenberg"), court.s.saxony)
    assert court.control("wittenberg") == enemy(court.s.saxony), "units of the old side kept it"


@pytest.mark.rule("3.13e", "17.Sa.3")
@pytest.mark.parametrize("card", ["c17", "p35"])
def test_a_city_that_saxons_kept_from_its_area_goes_with_it_when_they_join_its_side(
    card: str,
) -> None:
    court = on_the_swedish_side() if card == "c17" else swedes_near()
    joined = "catholic" if card == "c17" else "protestant"
    court.holds(joined, "brunswick_luneburg").controls("nobody", "gottingen", "brunswick")
    court.put("gottingen", "saxon_militia").put("brunswick", "saxon_militia").event(card)
    assert court.control("gottingen") == court.control("brunswick") == court.s.saxony


@pytest.mark.rule("8.66a", "17.Sa.3")
def test_saxons_among_former_friends_go_home() -> None:
    court = swedes_near().put("ulm", "imperial_militia", "saxon_militia", "arnim")
    court.put("leipzig", "bavarian_militia", "john_george")
    court.put("dresden", "8 saxon_militia")
    court.event("p35")
    assert court.asked() == [(0, "saxon_home")]
    asked = {"origin": "leipzig", "unit": None, "leader": "john_george"}
    assert prompt(court.s, spelled)["about"] == asked
    homes = ["torgau", "lutzen", "wittenberg", "erfurt"]
    assert court.refused(0, "place leipzig") == "NotSaxonGround"
    assert court.offers(0) == [f"place {city}" for city in ["dresden", *homes]]  # John George
    court.says(0, "place erfurt")
    assert court.offers(0) == [f"place {city}" for city in homes]  # Dresden is full
    court.says(0, "place torgau", "place dresden")
    assert court.pieces("ulm") == ["imperial_militia"]
    assert court.where("john_george") == "erfurt"
    assert (court.pieces("torgau"), court.where("arnim")) == (["saxon_militia"], "dresden")


@pytest.mark.rule("8.66b", "17.Sa.3")
def test_saxons_without_a_city_are_destroyed_and_leaders_lost() -> None:
    court = swedes_near().occupy("saxony", "imperial_militia", 6)
    court.put("leipzig", "2 saxon_militia", "john_george").event("p35")
    assert court.pieces("leipzig") == ["imperial_militia"]
    assert len(court.tells(SaxonUnitLost)) == 2
    assert court.s.fate[court.leader("john_george")] == LOST
    assert court.where("arnim") == ""
    assert [court.control(city) for city in SAXONY] == [1] * 6


@pytest.mark.rule("8.66c")
def test_a_siege_of_saxons_by_their_new_friends_ends() -> None:
    court = swedes_near().put("leipzig", "2 saxon_militia", "4 swedish_veteran", "horn")
    court.besiege("leipzig", 3).event("p35")
    assert (siege(court, "leipzig"), court.control("leipzig")) == ((0, 0), 0)
    assert len(court.pieces("leipzig")) == 7
    court = swedes_near().controls("catholic", "magdeburg").clear("magdeburg")
    court.put("magdeburg", "baner", "4 swedish_veteran", "saxon_militia").besiege("magdeburg")
    court.event("p35")  # outside Saxony the Fortress stays the Emperor's, now empty
    assert (siege(court, "magdeburg"), court.control("magdeburg")) == ((0, 0), 1)


@pytest.mark.rule("8.66c")
def test_a_siege_by_saxons_of_their_new_friends_ends() -> None:
    court = swedes_near().controls("protestant", "nurnberg").put("nurnberg", "4 saxon_militia")
    court.put("nurnberg", "german_militia").besiege("nurnberg").event("p35")
    assert siege(court, "nurnberg") == (0, 0)
    assert len(court.pieces("nurnberg")) == 5


@pytest.mark.rule("8.66d", "13.14a")
def test_in_a_joint_siege_in_saxony_they_stand_on_the_other_side() -> None:
    court = swedes_near().controls("protestant", "leipzig").put("leipzig", "german_militia")
    court.put("leipzig", "4 imperial_mercenary", "saxon_militia").besiege("leipzig", 2)
    court.event("p35")
    assert siege(court, "leipzig") == (2, 1)
    assert len(units_at(court.s, court.place("leipzig"), 0)) == 2  # inside now
    court = swedes_near().put("leipzig", "imperial_militia", "saxon_militia", "john_george")
    court.put("leipzig", "3 swedish_veteran").besiege("leipzig").event("p35")
    assert (siege(court, "leipzig"), court.control("leipzig")) == ((1, 1), 1)
    assert len(units_at(court.s, court.place("leipzig"), 0)) == 4  # outside now


@pytest.mark.rule("8.66d", "13.14a")
def test_besiegers_who_are_too_few_without_the_saxons_lose_the_siege() -> None:
    court = swedes_near().controls("protestant", "leipzig").put("leipzig", "german_militia")
    court.put("leipzig", "imperial_militia", "4 saxon_militia").besiege("leipzig", 2)
    court.event("p35")
    assert siege(court, "leipzig") == (0, 1)  # masked


@pytest.mark.rule("8.66d", "8.66a")
def test_at_a_siege_elsewhere_they_go_home() -> None:
    court = swedes_near().controls("protestant", "nurnberg").put("nurnberg", "german_militia")
    court.put("nurnberg", "3 imperial_mercenary", "saxon_militia").besiege("nurnberg")
    court.event("p35", "0 place erfurt")
    assert court.pieces("erfurt") == ["saxon_militia"]
    assert siege(court, "nurnberg") == (1, 1)


@pytest.mark.rule("8.66d", "8.66b", "10.21")
def test_more_than_eight_together_is_too_many() -> None:
    court = swedes_near().put("leipzig", "2 saxon_militia", "saxon_militia_reduced")
    court.put("leipzig", "6 swedish_veteran", "horn").besiege("leipzig").event("p35")
    assert court.offers(0) == ["take saxon_militia", "take saxon_militia_reduced"]
    court.says(0, "take saxon_militia_reduced", "place torgau")
    assert court.pieces("torgau") == ["saxon_militia_reduced"]
    assert len(units_at(court.s, court.place("leipzig"), 0)) == 8


@pytest.mark.rule("17.Sa.3")
def test_the_siege_of_an_empty_saxon_fortress_ends() -> None:
    court = swedes_near().put("leipzig", "horn", "3 swedish_veteran")
    court.s.siege[court.place("leipzig")] = 2
    court.event("p35")
    assert (siege(court, "leipzig"), court.control("leipzig")) == ((0, 0), 0)


@pytest.mark.rule("8.66d")
def test_saxons_who_besieged_an_empty_fortress_of_their_new_friends_go_into_it() -> None:
    court = swedes_near().controls("protestant", "leipzig")
    court.put("leipzig", "4 imperial_mercenary", "saxon_militia")
    court.s.siege[court.place("leipzig")] = 1
    court.event("p35")
    assert siege(court, "leipzig") == (1, 1)


@pytest.mark.rule("8.66a", "17.Sa.3", "11.22a")
def test_saxons_beside_a_leader_of_the_old_side_leave_him() -> None:
    court = swedes_near().put("leipzig", "saxon_militia", "tilly").event("p35")
    assert "place leipzig" not in court.offers(0)
    court.says(0, "place torgau")
    assert (court.pieces("leipzig"), court.control("leipzig")) == (["tilly"], 0)
    court = swedes_near().put("leipzig", "saxon_militia", "tilly", "3 swedish_veteran", "horn")
    court.besiege("leipzig").event("p35", "0 place torgau")
    assert court.pieces("leipzig") == [*["swedish_veteran"] * 3, "horn"]  # he was caught


@pytest.mark.rule("17.Sa.3", "8.66a", "11.22a")
def test_a_leader_whom_the_saxons_leave_before_a_garrison_is_caught() -> None:
    court = swedes_near().controls("protestant", "kustrin")
    court.put("kustrin", "german_militia", "gallas", "2 saxon_militia").besiege("kustrin", 0)
    court.event("p35", *["0 place torgau"] * 2)
    assert court.pieces("kustrin") == ["german_militia"]
    assert court.s.fate[court.leader("gallas")] == LOST


@pytest.mark.rule("17.Sa.3", "8.66a", "11.22b")
def test_a_saxon_leader_does_not_go_home_alone_to_leaders_of_the_old_side() -> None:
    court = swedes_near().put("prague", "john_george", "tilly").put("torgau", "gallas")
    court.event("p35")
    assert ("place dresden" in court.offers(0), "place torgau" in court.offers(0)) == (True, False)
    court = swedes_near().put("prague", "john_george", "saxon_militia", "tilly")
    court.put("torgau", "gallas").event("p35", *["0 place torgau"] * 2)
    assert court.pieces("torgau") == ["saxon_militia", "john_george"]


# In the United Provinces


@pytest.mark.rule("16.22a", "10.21", "8.66d")
def test_saxons_who_join_an_army_in_the_united_provinces_are_eight_with_it() -> None:
    court = on_the_swedish_side().put("united_provinces", "john_george", "3 saxon_militia")
    court.put("united_provinces", "spinola", "6 spanish_veteran").event("c17")
    court.says(1, "place dresden")
    assert court.pieces("dresden") == ["saxon_militia"]
    assert len(units_at(court.s, court.place("united_provinces"), 1)) == 8
    assert court.asked() == []


@pytest.mark.rule("16.26", "8.66a")
def test_units_whom_saxons_led_in_the_united_provinces_are_eliminated() -> None:
    court = on_the_swedish_side().put("united_provinces", "john_george", "2 german_militia")
    court.event("c17", "1 place dresden")
    assert (court.pieces("united_provinces"), court.where("john_george")) == ([], "dresden")
    court = on_the_swedish_side().put("united_provinces", "john_george", "2 german_militia")
    court.put("united_provinces", "mansfeld").event("c17", "1 place dresden")
    assert court.pieces("united_provinces") == ["german_militia", "german_militia", "mansfeld"]
