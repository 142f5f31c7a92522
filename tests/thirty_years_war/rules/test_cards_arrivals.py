"""9.2 The cards that bring new leaders and armies: effect, refusals, end."""

import pytest
from tests.thirty_years_war.court import Court
from tests.thirty_years_war.kit import Table

from westphalia.games.thirty_years_war.events.control import NeutralityViolated
from westphalia.games.thirty_years_war.events.politics import (
    AreaJoined,
    CardinalTooLate,
    LeaderArrived,
    UnitsArrived,
)
from westphalia.games.thirty_years_war.pieces import LEADERS
from westphalia.games.thirty_years_war.rules.arrivals import CardinalDeadline
from westphalia.games.thirty_years_war.rules.losses import lose_leader
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.nations import recruits
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt, suppress
from westphalia.games.thirty_years_war.rules.stacking import may_stack
from westphalia.games.thirty_years_war.state import LOST
from westphalia.games.thirty_years_war.terms import Career
from westphalia.games.thirty_years_war.words import WORDS

NEW_LEADERS = {
    "c7": ("imperial_militia", ["wallenstein", "piccolomini"]),
    "c8": ("imperial_militia", ["charles_of_lorraine", "gallas"]),
    "c10": ("bavarian_militia", ["aldringer", "holk"]),
    "c15": ("bavarian_militia", ["werth", "goetz"]),
    "c30": ("imperial_militia", ["archduke_leopold", "savelli", "hatzfeld"]),
    "c46": ("bavarian_militia", ["mercy", "groenfeld", "melander"]),
    "p45": ("swedish_veteran", ["wrangel", "konigsmarck"]),
}


@pytest.mark.rule("9.21a")
@pytest.mark.parametrize("card", NEW_LEADERS)
def test_new_leaders_come_in_with_units_of_their_nation_each_where_he_likes(card: str) -> None:
    unit, leaders = NEW_LEADERS[card]
    court = Court().put("prague", unit).put("ulm", unit).put("linz", "spanish_veteran")
    court.s.sweden = 1
    seat = 0 if card[0] == "p" else 1
    court.event(card)
    for n, _ in enumerate(leaders):
        assert court.offers(seat) == ["place prague", "place ulm"]
        court.says(seat, ["place prague", "place ulm"][n % 2])
    assert [court.where(leader) for leader in leaders] == ["prague", "ulm", "prague"][
        : len(leaders)
    ]
    assert [event.leader for event in court.tells(LeaderArrived)] == [
        court.leader(leader) for leader in leaders
    ]
    assert court.out_of_game(card)
    assert court.asked() == []


@pytest.mark.rule("9.24")
@pytest.mark.parametrize("card", NEW_LEADERS)
def test_leaders_in_play_or_lost_are_skipped(card: str) -> None:
    unit, leaders = NEW_LEADERS[card]
    court = Court().put("prague", unit, leaders[0])
    court.s.sweden = 1
    court.s.fate[court.leader(leaders[1])] = LOST
    assert court.why_not(card) == ("LeadersUsed" if len(leaders) == 2 else "")
    if len(leaders) > 2:
        court.event(card)
        assert court.where(leaders[2]) == "prague"
        assert court.where(leaders[1]) == ""
        assert court.why_not(card) == "LeadersUsed"


@pytest.mark.rule("card.C46", "9.24")
@pytest.mark.parametrize("alive", [True, False])
def test_mercy_is_skipped_if_he_has_replaced_pappenheim(alive: bool) -> None:
    court = Court().put("munich", "bavarian_militia").put("ulm", "mercy")
    if not alive:
        court.clear("ulm")
    court.event("c46")
    assert court.pieces("munich") == ["bavarian_militia", "groenfeld", "melander"]


@pytest.mark.rule("12.42c", "card.C46")
def test_pappenheim_before_mercy_and_c46_between_them() -> None:
    """The example ex-12.42b."""
    court = Court().put("lutzen", "pappenheim").put("munich", "bavarian_militia")
    lose_leader(court.hand, court.leader("pappenheim"), replaced=True)
    assert court.pieces("lutzen") == ["mercy"]
    court.event("c46")
    assert court.pieces("munich") == ["bavarian_militia", "groenfeld", "melander"]
    lose_leader(court.hand, court.leader("mercy"), replaced=True)
    assert court.pieces("lutzen") == ["wolf"]


@pytest.mark.rule("9.21b")
def test_new_leaders_can_be_activated_with_the_next_card() -> None:
    court = Court().put("prague", "imperial_militia").event("c8")
    court.run(Activate(1, 3, 0))
    assert "lead gallas" in court.offers(1)


@pytest.mark.rule("9.23c")
def test_nobody_is_placed_inside_a_besieged_fortress_but_with_besiegers() -> None:
    court = Court().put("prague", "imperial_militia").put("linz", "imperial_militia")
    court.holds("protestant", "bohemia").besiege("prague")
    court.put("prague", "german_militia").put("vienna", "imperial_militia", "german_militia")
    court.s.inside[court.place("vienna")] = 1
    court.event("c8")
    assert court.offers(1) == ["place linz", "place prague"]
    assert court.refused(1, "place vienna") == "NotPlacedThere"


@pytest.mark.rule("9.23a", "9.23e", "11.32b")
def test_without_units_swedes_come_to_any_friendly_city_beside_the_map_too() -> None:
    court = Court("apocalypse").event("p45")
    assert {"place stettin", "place amiens", "place paris"} <= {*court.offers(0)}
    assert court.refused(0, "place leipzig") == "NotPlacedThere"
    court = Court("intervention").event("p45")  # France is not in the war
    assert {"place stettin"} <= {*court.offers(0)}
    assert court.refused(0, "place paris") == "NotPlacedThere"


@pytest.mark.rule("9.23a", "9.23e")
def test_without_units_of_the_nation_they_come_to_any_friendly_city() -> None:
    court = Court().holds("nobody", *Court().board.areas).put("denmark", "imperial_militia")
    court.controls("nobody", *[city for city in court.board.cities if court.control(city) == 1])
    court.controls("catholic", "ulm", "augsburg", "koln", "paris", "vienna")
    court.put("augsburg", "german_militia").put("koln", "anhalt")
    court.put("vienna", "imperial_militia", "german_militia").besiege("vienna")
    court.put("united_provinces", "imperial_militia", "bucquoy")
    court.event("c8")  # Augsburg and Vienna are not safe, in Köln a leader is, and Paris is far
    assert (court.where("charles_of_lorraine"), court.where("gallas")) == ("ulm", "ulm")
    court = Court().holds("nobody", *court.board.areas)
    court.controls("nobody", *court.board.cities)
    assert court.why_not("c8") == "NoPlaceToArrive"


@pytest.mark.rule("ex-9.23", "9.23a", "9.23b", "17.A.2", "17.A.3a", "card.C7", "7.0")
def test_wallenstein_and_piccolomini_in_ingolstadt() -> None:
    court = Court().put("munich", "bavarian_militia")
    court.event("c7")
    assert "place munich" not in court.offers(1)  # 9.23b
    court.says(1, "place ingolstadt", "place ingolstadt")
    assert court.pieces("ingolstadt") == ["wallenstein", "piccolomini"]
    assert (court.s.wallenstein, court.s.influence) == (Career.IN_COMMAND, 0)
    ingolstadt = court.place("ingolstadt")
    assert recruits(court.s, court.leader("wallenstein"), ingolstadt) == []
    militia = court.board.units.index("bavarian_militia")
    assert not may_stack(court.s, 1, ingolstadt, [militia])


@pytest.mark.rule("card.C7", "9.23b", "7.24")
def test_wallenstein_is_never_placed_with_tilly() -> None:
    court = Court().put("munich", "imperial_militia", "tilly").put("linz", "imperial_militia")
    court.in_force("c19").event("c7")
    assert court.where("wallenstein") == "linz"
    assert court.offers(1) == ["place linz", "place munich"]


@pytest.mark.rule("card.rule.b")
def test_swedes_and_french_need_their_nation_in_the_war() -> None:
    court = Court().put("prague", "swedish_veteran", "french_veteran")
    assert [court.why_not(card) for card in ("p44", "p45", "p46")] == ["NationNotInWar"] * 3


# Spaniards


def spinolas_army(court: Court) -> Court:
    return court.put("united_provinces", "spinola", "3 spanish_veteran")


@pytest.mark.rule("card.C9", "9.23d", "9.21a")
def test_cordoba_comes_with_a_veteran_while_spinolas_army_is_in_the_united_provinces() -> None:
    court = spinolas_army(Court()).put("mainz", "spanish_veteran").put("munich", "spanish_veteran")
    court.event("c9")
    netherlands = ["brussels", "antwerp", "ghent", "namur", "mons", "luxembourg"]
    assert sorted(court.offers(1)) == sorted([f"place {city}" for city in ["mainz", *netherlands]])
    court.says(1, "place mainz")
    assert court.pieces("mainz") == ["spanish_veteran", "spanish_veteran", "cordoba"]
    assert court.tells(UnitsArrived)[0].units == (court.board.units.index("spanish_veteran"),)
    assert court.out_of_game("c9")


@pytest.mark.rule("card.C9", "9.23d")
def test_cordoba_waits_for_spinolas_army() -> None:
    court = Court().put("united_provinces", "spinola", "2 spanish_veteran")
    assert court.why_not("c9") == "NotSpinolasArmy"
    court = Court().put("brussels", "spinola", "3 spanish_veteran")
    assert court.why_not("c9") == "NotSpinolasArmy"


@pytest.mark.rule("card.rule.c")
def test_units_come_as_far_as_counters_and_stacking_allow() -> None:
    court = spinolas_army(Court()).put("brussels", "8 spanish_veteran")
    court.event("c9", "1 place brussels")
    assert court.pieces("brussels") == [*["spanish_veteran"] * 8, "cordoba"]
    court = spinolas_army(Court()).put("brussels", "spanish_veteran")
    court.s.gone[14] = 8
    court.event("c9", "1 place brussels")
    assert court.pieces("brussels") == ["spanish_veteran", "cordoba"]


@pytest.mark.rule("card.C9", "9.23a")
def test_feria_comes_to_spaniards_in_the_zone_or_home() -> None:
    court = Court().put("mainz", "spanish_veteran").put("munich", "cardinal_veteran")
    court.holds("protestant", "spanish_netherlands").controls("catholic", "ghent")
    court.event("c45")
    places = ["mainz", "ghent", "besancon", "dole", "vesoul"]
    assert sorted(court.offers(1)) == sorted([f"place {place}" for place in places])
    court.says(1, "place dole")
    assert court.where("feria") == "dole"
    assert court.out_of_game("c45")
    assert court.why_not("c45") == "LeadersUsed"
    court = Court().holds("protestant", "spanish_netherlands", "franche_comte")
    court.event("c45", "1 place vienna")  # 9.23a
    assert court.where("feria") == "vienna"


@pytest.mark.rule("card.C23", "17.Sp.3a", "17.Sp.33")
def test_the_cardinal_comes_to_tyrol_with_four_marked_veterans() -> None:
    court = Court().put("bozen", "german_militia")
    court.event("c23")
    assert court.offers(1) == ["place innsbruck", "place bregenz"]
    court.says(1, "place bregenz")
    assert court.pieces("bregenz") == [*["cardinal_veteran"] * 4, "cardinal_infante"]
    assert court.s.cardinal == court.s.turn + 1
    assert court.out_of_game("c23")


@pytest.mark.rule("card.C23", "card.rule.c")
def test_the_cardinal_needs_a_city_of_tyrol_and_a_veteran() -> None:
    assert Court().holds("protestant", "tyrol").why_not("c23") == "TyrolClosed"
    assert Court().occupy("tyrol", "german_militia", 3).why_not("c23") == "TyrolClosed"
    court = Court()
    court.s.gone[14] = 12
    assert court.why_not("c23") == "NoCountersLeft"
    court.s.gone[14] = 10
    court.event("c23", "1 place bozen")
    assert court.pieces("bozen") == ["cardinal_veteran", "cardinal_veteran", "cardinal_infante"]


@pytest.mark.rule("17.Sp.3b", "17.Sp.3a", "card.C23")
def test_the_cardinals_army_is_lost_when_it_is_late() -> None:
    court = Court().put("linz", "imperial_militia").event("c23", "1 place bozen")
    court.run(CardinalDeadline())
    assert len(court.pieces("bozen")) == 5  # there is the next turn
    court.s.turn += 1
    court.run(CardinalDeadline())
    assert court.pieces("bozen") == []
    assert court.s.fate[court.leader("cardinal_infante")] == LOST
    assert (court.where("melo"), court.s.cardinal) == ("", 0)
    assert court.tells(CardinalTooLate)[0].count == 4
    court.s.cardinal = court.s.turn
    court.put("mainz", "melo", "spanish_veteran").run(CardinalDeadline())
    assert court.pieces("mainz") == ["spanish_veteran", "melo"]  # in the zone


# Areas


@pytest.mark.rule("card.P3", "9.13a", "9.21a", "17.G.1a")
@pytest.mark.parametrize(
    ("card", "area", "home", "leader", "units", "points"),
    [
        ("p3", "brunswick_luneburg", "brunswick", "christian_of_brunswick", (2, 1), -3),
        ("p4", "baden", "breisach", "george_frederick_of_baden", (1, 1), -2),
        ("p28", "hesse_kassel", "kassel", "william_of_hesse_kassel", (0, 3), -2),
        ("p29", "brunswick_luneburg", "brunswick", "george_of_brunswick_luneburg", (0, 3), -3),
    ],
)
def test_an_area_joins_with_its_leader_and_his_units(
    card: str, area: str, home: str, leader: str, units: tuple[int, int], points: int
) -> None:
    court = Court()
    vp = court.s.vp
    court.event(card)
    mercenaries, militia = units
    expected = ["german_mercenary"] * mercenaries + ["german_militia"] * militia
    assert court.pieces(home) == [*expected, leader]
    assert (court.holder(area), court.is_neutral(area)) == (0, False)
    assert court.s.vp - vp == points == -court.board.area_vp[court.board.area_index[area]]
    assert court.tells(NeutralityViolated) == []
    assert len(court.tells(AreaJoined)) == 1
    assert court.out_of_game(card)


@pytest.mark.rule("9.22a", "9.22c")
def test_cities_with_catholic_units_stay_and_the_rating_decides_over_the_area() -> None:
    court = Court().holds("catholic", "baden").put("breisach", "imperial_militia")
    vp = court.s.vp
    court.event("p4", "0 place durlach")
    assert [court.control(city) for city in ("breisach", "freiburg", "durlach")] == [1, 0, 0]
    assert court.holder("baden") == 0
    assert court.s.vp == vp - court.board.area_vp[court.board.area_index["baden"]]
    court = Court().holds("catholic", "baden").occupy("baden", "imperial_militia", 2)
    vp = court.s.vp
    court.event("p4")
    assert [court.control(city) for city in ("breisach", "freiburg", "durlach")] == [0, 1, 1]
    assert (court.holder("baden"), court.s.vp) == (1, vp)
    assert court.where("george_frederick_of_baden") == "breisach"


@pytest.mark.rule("9.22c")
def test_an_area_without_enough_cities_has_no_controller() -> None:
    court = Court().occupy("baden", "imperial_militia", 2)
    court.event("p4")
    assert (court.holder("baden"), court.is_neutral("baden")) == (-1, False)
    assert court.s.vp == 21


@pytest.mark.rule("9.22c")
def test_a_protestant_area_only_receives_leader_and_units() -> None:
    court = Court().holds("protestant", "hesse_kassel").controls("catholic", "hanau")
    court.event("p28")
    assert (court.control("hanau"), court.s.vp) == (1, 21)
    assert court.tells(AreaJoined) == []
    assert len(court.pieces("kassel")) == 4


@pytest.mark.rule("9.22b", "card.P3")
@pytest.mark.parametrize(
    ("card", "area"), [("p3", "brunswick_luneburg"), ("p4", "baden"), ("p28", "hesse_kassel")]
)
def test_an_area_full_of_catholics_does_not_join(card: str, area: str) -> None:
    cities = len(Court().board.area_cities[Court().board.area_index[area]])
    court = Court().occupy(area, "imperial_militia", cities)
    assert court.why_not(card) == "AreaOccupied"
    assert Court().occupy(area, "imperial_militia", cities - 1).why_not(card) == ""


@pytest.mark.rule("9.13c", "card.P3")
@pytest.mark.parametrize(("first", "second"), [("p3", "p29"), ("p29", "p3")])
def test_whichever_brunswick_leader_is_first_brings_the_area_in(first: str, second: str) -> None:
    court = Court().event(first)
    assert (court.holder("brunswick_luneburg"), court.s.vp) == (0, 18)
    court.holds("catholic", "brunswick_luneburg").controls("protestant", "hannover")
    court.clear("brunswick").put("brunswick", "imperial_militia")
    court.event(second)
    assert court.holder("brunswick_luneburg") == 1  # it does not enter a second time
    assert len(court.pieces("hannover")) == 4
    court.clear("hannover").controls("catholic", "hannover")
    court.s.fate[court.leader("christian_of_brunswick")] = 0
    assert court.why_not(second) == "NoOwnCity"


@pytest.mark.rule("card.P3", "card.rule.b", "9.42e")
@pytest.mark.parametrize("card", ["p3", "p29"])
def test_where_peasants_hold_what_catholics_leave_nobody_finds_an_own_city(card: str) -> None:
    court = Court().holds("nobody", "brunswick_luneburg")
    court.occupy("brunswick_luneburg", "imperial_militia", 4)
    begin_revolt(court.hand, court.place("brunswick"), 1)
    assert court.why_not(card) == "", "to the chief city they come even then"
    court.clear("luneburg").put("brunswick", "imperial_militia")
    assert court.why_not(card) == ""
    begin_revolt(court.hand, court.place("luneburg"), 1)
    assert court.why_not(card) == "NoOwnCity"


@pytest.mark.rule("9.13c", "card.P3")
def test_p29_before_p3() -> None:
    """The example ex-9.13."""
    court = Court()
    assert court.is_neutral("brunswick_luneburg")
    court.event("p29")
    assert (court.holder("brunswick_luneburg"), court.s.vp) == (0, 21 - 3)
    court.event("p3")
    assert (court.holder("brunswick_luneburg"), court.s.vp) == (0, 21 - 3)
    assert court.tells(NeutralityViolated) == []


@pytest.mark.rule("9.13c", "9.13a")
def test_in_the_intervention_scenario_george_brings_the_neutral_area_in() -> None:
    court = Court("intervention")
    vp = court.s.vp
    court.event("p29")
    assert (court.holder("brunswick_luneburg"), court.s.vp) == (0, vp - 3)


@pytest.mark.rule("9.24", "card.P3")
def test_units_come_even_if_the_leader_is_lost() -> None:
    court = Court()
    court.s.fate[court.leader("christian_of_brunswick")] = LOST
    court.event("p3")
    assert court.pieces("brunswick") == ["german_mercenary", "german_mercenary", "german_militia"]


@pytest.mark.rule("9.22a", "11.22a", "11.22c")
def test_lone_enemy_leaders_where_an_army_arrives_are_lost() -> None:
    court = Court().put("kassel", "gallas").event("p28")
    assert court.where("gallas") == ""
    court = Court().holds("protestant", "hesse_kassel").controls("catholic", "kassel", "hanau")
    court.occupy("hesse_kassel", "imperial_militia", 2).put("hanau", "imperial_militia")
    court.put("kassel", "gallas").event("p28")
    assert court.where("gallas") == "kassel"
    assert court.s.inside[court.place("kassel")] == 1


@pytest.mark.rule("9.22a")
def test_a_siege_of_a_fortress_that_goes_over_is_lifted() -> None:
    court = Court().holds("catholic", "baden").put("breisach", "3 german_mercenary")
    court.besiege("breisach").event("p4")
    assert court.control("breisach") == 0
    assert (court.s.siege[court.place("breisach")], court.s.inside[court.place("breisach")]) == (
        0,
        0,
    )


@pytest.mark.rule("9.13a", "9.22a")
def test_a_city_in_revolt_stays_in_revolt_when_its_area_joins() -> None:
    court = Court().controls("nobody", "durlach")
    court.s.revolt[court.place("durlach")] = 1
    court.event("p4")
    assert [court.control(city) for city in ("breisach", "freiburg", "durlach")] == [0, 0, -1]


@pytest.mark.rule("9.42f", "9.22a")
def test_a_fortress_in_revolt_returns_to_the_side_that_its_area_has_joined() -> None:
    court = Court().holds("catholic", "hesse_kassel").put("kassel", "gallas")
    begin_revolt(court.hand, court.place("kassel"), 0)
    court.event("p28")
    assert court.pieces("kassel") == ["german_militia"] * 3 + ["william_of_hesse_kassel"]
    assert (court.holder("hesse_kassel"), court.control("kassel")) == (0, -1)
    suppress(court.hand, court.place("kassel"), 0)
    assert court.control("kassel") == 0


@pytest.mark.rule("9.42b", "9.42f")
def test_before_it_turns_a_fortress_in_revolt_counts_against_the_old_controller() -> None:
    court = Court().holds("catholic", "hesse_kassel")
    court.put("kassel", "imperial_militia").put("fulda", "imperial_militia")
    begin_revolt(court.hand, court.place("hanau"), 0)
    court.event("p28")
    assert (court.control("marburg"), court.holder("hesse_kassel")) == (0, -1)
    assert court.s.held[court.place("hanau")] == 0
    assert court.s.vp == 21 - 2


@pytest.mark.rule("9.42f", "3.12d")
def test_a_siege_of_a_fortress_in_revolt_that_goes_over_is_lifted() -> None:
    court = Court().holds("catholic", "baden").put("breisach", "3 german_mercenary", "gallas")
    court.besiege("breisach")
    begin_revolt(court.hand, court.place("breisach"), 0)
    court.event("p4")
    breisach = court.place("breisach")
    assert (court.s.siege[breisach], court.s.inside[breisach]) == (0, 0)
    assert "gallas" not in court.pieces("breisach"), "he is alone before those outside (11.22a)"


@pytest.mark.rule("card.P3")
def test_an_army_comes_to_its_chief_city_even_before_an_empty_enemy_fortress() -> None:
    court = Court().holds("protestant", "hesse_kassel").controls("catholic", "kassel")
    court.event("p28")
    assert len(court.pieces("kassel")) == 4
    assert court.control("kassel") == 1


@pytest.mark.rule("card.P3")
def test_if_catholics_are_in_the_chief_city_another_without_them_will_do() -> None:
    court = Court().holds("protestant", "hesse_kassel").put("kassel", "imperial_militia")
    court.controls("catholic", "hanau").event("p28")
    assert court.offers(0) == ["place hanau", "place marburg", "place fulda"]
    court = Court().holds("protestant", "brunswick_luneburg").put("brunswick", "imperial_militia")
    court.controls("catholic", "minden").event("p3")
    assert court.offers(0) == ["place hannover", "place gottingen", "place luneburg"]


def germans_all_gone() -> Court:
    """No counter of a German Mercenary or Militia is left."""
    court = Court()
    for unit in ("german_mercenary", "german_militia"):
        kind = WORDS["kind"].index(unit)
        court.s.gone[kind] = court.board.counters[kind]
    return court


@pytest.mark.rule("11.22b", "card.rule.c", "9.21a")
def test_11_22b_whose_units_have_no_counters_comes_not_beside_a_lone_enemy_leader() -> None:
    court = germans_all_gone().put("breisach", "bucquoy").event("p4")
    assert court.offers(0) == ["place freiburg", "place durlach"]
    assert court.objection_to("0 place breisach") is not None
    court.play("0 place durlach")
    assert court.pieces("durlach") == ["george_frederick_of_baden"]
    assert court.pieces("breisach") == ["bucquoy"]
    with_units = Court().put("breisach", "bucquoy").event("p4")
    assert (with_units.where("bucquoy"), len(with_units.pieces("breisach"))) == ("", 3)


@pytest.mark.rule("11.22b", "card.rule.c")
def test_11_22b_who_finds_enemy_leaders_in_all_cities_of_the_card_does_not_come() -> None:
    court = germans_all_gone().put("breisach", "bucquoy").put("freiburg", "tilly")
    court.put("durlach", "gallas").event("p4")
    assert court.holder("baden") == 0
    assert court.where("george_frederick_of_baden") == ""


@pytest.mark.rule("11.22b", "card.C9")
def test_11_22b_cordoba_without_a_veteran_comes_not_beside_a_lone_enemy_leader() -> None:
    court = spinolas_army(Court()).put("luxembourg", "anhalt")
    court.s.gone[14] = 9
    court.event("c9")
    assert "place brussels" in court.offers(1)
    assert "place luxembourg" not in court.offers(1)


# Torstennson, Condé


@pytest.mark.rule("card.P44", "17.Sw.1h")
def test_torstennson_comes_to_the_base_with_three_veterans() -> None:
    court = Court("intervention")
    court.event("p44")
    assert court.board.places[court.s.swedish_base] == "stettin"
    assert court.pieces("stettin") == [*["swedish_veteran"] * 3, "torstennson"]
    assert court.out_of_game("p44")
    court.s.gone[5] = 6
    assert court.why_not("p44") == "LeadersUsed"


@pytest.mark.rule("card.P44", "17.Sw.1h")
def test_without_the_base_torstennson_comes_to_swedes_or_to_a_port() -> None:
    court = Court("intervention").controls("catholic", "stettin")
    court.put("erfurt", "swedish_veteran").event("p44")
    assert court.where("torstennson") == "erfurt"
    court = Court("intervention").put("stettin", "imperial_militia")
    court.controls("nobody", *[c for c in court.board.cities if court.control(c) == 0])
    assert court.why_not("p44") == "NoPlaceToArrive"
    court.controls("protestant", "bremen").event("p44")
    assert court.pieces("bremen") == [*["swedish_veteran"] * 3, "torstennson"]


@pytest.mark.rule("card.P44", "9.24")
def test_veterans_come_to_a_neutral_base_even_if_torstennson_is_lost() -> None:
    court = Court("intervention")
    court.controls("nobody", *[c for c in court.board.cities if court.control(c) == 0])
    court.s.fate[court.leader("torstennson")] = LOST
    court.event("p44")
    assert court.pieces("stettin") == ["swedish_veteran"] * 3


@pytest.mark.rule("card.P44", "15.224", "card.rule.c")
def test_torstennson_gets_no_veterans_that_are_in_play_or_gone() -> None:
    court = Court("intervention").put("erfurt", "5 swedish_veteran")
    court.s.gone[5] = 2
    court.event("p44")
    assert court.pieces("stettin") == ["swedish_veteran", "swedish_veteran", "torstennson"]


@pytest.mark.rule("9.21a")
def test_conde_and_his_companions_come_to_french_units_or_to_france() -> None:
    court = Court("apocalypse").put("ulm", "french_militia").put("amiens", "spanish_veteran")
    court.event("p46", "0 place ulm", "0 place paris")
    assert [court.where(name) for name in ("conde", "l_hopital")] == ["ulm", "paris"]
    assert court.refused(0, "place amiens") == "NotPlacedThere"
    court.says(0, "place dijon")
    assert court.out_of_game("p46")
    assert court.why_not("p46") == "LeadersUsed"


@pytest.mark.rule("card.C30")
def test_savelli_is_in_play_already_in_the_intervention_scenario() -> None:
    table = Table("intervention")
    assert LEADERS + table.leader("savelli") in [p for here in table.s.pieces for p in here]
    court = Court("intervention").put("linz", "imperial_militia", "savelli").event("c30")
    assert court.pieces("linz") == ["imperial_militia", "archduke_leopold", "savelli", "hatzfeld"]


@pytest.mark.rule("9.22a", "11.22a")
def test_a_leader_alone_in_a_fortress_that_joins_those_before_it_is_lost() -> None:
    court = Court().holds("catholic", "hesse_kassel").put("hanau", "thurn", "german_militia")
    court.put("hanau", "gallas").besiege("hanau", 0).event("p28")
    assert court.pieces("hanau") == ["german_militia", "thurn"]
    assert court.s.fate[court.leader("gallas")] == LOST
