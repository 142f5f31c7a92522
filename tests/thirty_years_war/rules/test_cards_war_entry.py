"""9.1, 17 The cards by which nations enter the war or leave it: effect, refusals, end."""

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.court import Court

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.events.control import NeutralityViolated
from westphalia.games.thirty_years_war.events.politics import (
    AreaJoined,
    EnglishLeft,
    NationEntered,
    SwedesAttacked,
    SwedesCalledHome,
    SwedesLanded,
    SwedesReturned,
)
from westphalia.games.thirty_years_war.rules.arrivals import SwedesReturn
from westphalia.games.thirty_years_war.rules.control import gain_city
from westphalia.games.thirty_years_war.rules.decks import AddCards, CardDraw, ExpireEffects
from westphalia.games.thirty_years_war.rules.nations import swedish_bases
from westphalia.games.thirty_years_war.rules.pay import available
from westphalia.games.thirty_years_war.rules.revolts import begin_revolt
from westphalia.games.thirty_years_war.rules.turn import PlayEvent
from westphalia.games.thirty_years_war.state import LOST, PRESENT
from westphalia.games.thirty_years_war.terms import Nation, Source

ENTRIES = ("p7", "p17", "p18")
SWEDES = ["gustavus_adolphus", "baner", "horn", "bernard_of_saxe_weimar"]
ARMY = [*["swedish_veteran"] * 6, *SWEDES]
UP = "united_provinces"
PORTS = ("stralsund", "stettin", "kolberg")


# One a turn


@pytest.mark.rule("9.12a", "9.11")
@pytest.mark.parametrize("card", ENTRIES)
def test_one_war_entry_event_a_turn(card: str) -> None:
    court = Court().event(card, *["0 place stettin"] * (card == "p18"))
    assert len(court.tells(NationEntered)) == 1
    if card == "p17":
        court.says(0, "place nancy", "place paris")
    others = [other for other in ENTRIES if other != card]
    assert [court.why_not(other) for other in others] == ["OneWarEntry"] * 2
    court.run(ExpireEffects())
    assert [court.why_not(other) for other in others] == ["", ""]


@pytest.mark.rule("9.12b", "card.P6")
def test_england_is_no_war_entry() -> None:
    court = Court().event("p6", "0 place landau")
    assert court.why_not("p7") == ""
    court = Court().event("p7")
    assert court.why_not("p6") == ""


# Denmark


@pytest.mark.rule("17.D.3a", "card.P7", "9.13a", "9.11")
def test_denmark_enters_on_its_flag_and_schleswig_holstein_joins() -> None:
    court = Court().event("p7")
    assert court.pieces("denmark") == [*["danish_mercenary"] * 5, "christian_iv"]
    assert [court.control(city) for city in ("kiel", "rendsburg")] == [0, 0]
    assert (court.holder("schleswig_holstein"), court.is_neutral("schleswig_holstein")) == (
        0,
        False,
    )
    points = court.board.area_vp[court.board.area_index["schleswig_holstein"]]
    assert (points > 0, court.s.vp) == (True, 21 - points)
    assert court.tells(NeutralityViolated) == []
    assert court.tells(NationEntered)[0].nation == Nation.DANISH
    assert court.out_of_game("p7")


@pytest.mark.rule("17.D.3a", "17.D.3b", "9.22c", "card.P7")
def test_denmark_enters_even_if_catholics_are_everywhere() -> None:
    court = Court().holds("catholic", "schleswig_holstein").put("kiel", "3 imperial_militia")
    court.put("rendsburg", "imperial_militia").event("p7")
    assert [court.control(city) for city in ("kiel", "rendsburg")] == [1, 1]
    assert (court.holder("schleswig_holstein"), court.s.vp) == (1, 21)
    court.act(0, "christian_iv", "3 take danish_mercenary", "go", "march kiel")
    assert court.clashes() == ["kiel"]  # they must fight their way in


@pytest.mark.rule("17.D.3a", "card.P7")
def test_cities_without_catholics_turn_also_where_schleswig_holstein_is_protestant() -> None:
    court = Court().holds("protestant", "schleswig_holstein").controls("catholic", "kiel")
    court.event("p7")
    assert (court.control("kiel"), court.s.vp) == (0, 21)
    court = Court().holds("protestant", "schleswig_holstein").event("p7")
    assert court.tells(AreaJoined) == []


@pytest.mark.rule("17.D.3b", "12.55", "17.D.3c")
def test_danes_who_must_retreat_to_their_flag_are_eliminated() -> None:
    field = Battlefield().holds("catholic", "schleswig_holstein")
    field.put("kiel", "6 imperial_mercenary", "bucquoy").put("rendsburg", "danish_mercenary")
    field.rolls(0, 9, 0).attack(0, "denmark", "kiel", "christian_iv", "5 danish_mercenary")
    field.says(0, "attack")
    while field.asked():
        field.idle()
    assert field.pieces("denmark") == []
    assert field.s.fate[field.leader("christian_iv")] == LOST
    assert field.pieces("rendsburg") == []  # without their king the Danes go home


# France


@pytest.mark.rule("17.F.4a", "17.F.4b", "17.F.4c", "9.22c", "card.P17")
@pytest.mark.parametrize(
    ("occupied", "lorraine", "vp", "la_force"),
    [(0, 0, 24, "nancy"), (1, 0, 24, "nancy"), (2, -1, 26, "nancy"), (3, -1, 26, "paris")],
)
def test_lorraine_when_france_enters(occupied: int, lorraine: int, vp: int, la_force: str) -> None:
    """The example ex-17.F.4."""
    court = Court().occupy("lorraine", "imperial_militia", occupied)
    court.s.vp = 30
    court.event("p17")
    if occupied != 2:
        court.says(0, f"place {la_force}")
    court.says(0, "place troyes")
    assert (court.holder("lorraine"), court.s.vp) == (lorraine, vp)
    army = ["french_veteran"] * 2 + ["french_militia"] * 2
    assert court.pieces(la_force) == [*army, "la_force"]
    assert court.pieces("troyes") == [*army, "turenne"]
    french = ("amiens", "rocroi", "chalons", "langres", "paris", "troyes", "dijon")
    assert [court.control(city) for city in french] == [0] * 7
    assert court.control("metz") == -1
    assert court.out_of_game("p17")


@pytest.mark.rule("card.rule.a", "9.21a", "9.24")
@pytest.mark.parametrize("others", [[], ["turenne", "conde"]])
def test_whoever_else_an_owners_card_names_comes_to_france(others: list[str]) -> None:
    court = Court()
    leaders = {"p17": ["la_force", *others], "p46": ["l_hopital", "gassion"]}
    court.s.board = load_board({"cards": {card: {"leaders": leaders[card]} for card in leaders}})
    court.event("p17", "0 place nancy", *["0 place paris"] * max(1, len(others)))
    army = ["french_veteran"] * 2 + ["french_militia"] * 2
    assert court.pieces("nancy") == [*army, "la_force"]
    assert court.pieces("paris") == [*army, *others]
    assert court.asked() == []


@pytest.mark.rule("17.F.4a", "card.P17")
def test_cities_without_catholics_turn_also_where_lorraine_is_protestant() -> None:
    court = Court().holds("protestant", "lorraine").controls("catholic", "nancy", "epinal")
    court.put("epinal", "imperial_militia").event("p17")
    assert [court.control(city) for city in ("nancy", "verdun", "epinal")] == [0, 0, 1]
    assert (court.holder("lorraine"), court.s.vp) == (0, 17)  # the four points of France alone


@pytest.mark.rule("17.F.4c", "17.F.3")
def test_turenne_comes_to_any_city_of_france_which_is_closed_before() -> None:
    court = Court().put("metz", "thurn", "german_militia")
    court.act(0, "thurn", "take german_militia", "march verdun")
    assert court.refused(0, "march chalons") == "FranceClosed"
    court = Court().event("p17")
    assert court.offers(0) == ["place nancy", "place verdun", "place epinal"]
    court.says(0, "place verdun")
    assert len(court.offers(0)) == 7
    assert "place dijon" in court.offers(0)
    assert court.s.france == 1


@pytest.mark.rule("card.P17", "8.12")
def test_the_apocalypse_cards_come_with_the_next_draw() -> None:
    court = Court()
    court.s.groups = 2
    court.event("p17", "0 place nancy", "0 place paris").run(AddCards())
    assert court.s.groups == 3


@pytest.mark.rule("17.F.6")
def test_a_french_city_is_worth_a_point() -> None:
    court = Court().event("p17", "0 place nancy", "0 place paris")
    vp = court.s.vp
    gain_city(court.hand, court.place("amiens"), 1)
    assert court.s.vp == vp + 1
    gain_city(court.hand, court.place("amiens"), 0)
    assert (court.s.vp, court.holder("france")) == (vp, 0)


# Sweden


@pytest.mark.rule("17.Sw.1a", "17.Sw.1i", "9.13b", "card.P18")
def test_the_swedes_land_in_a_neutral_port_and_violate_pomerania() -> None:
    court = Court().event("p18")
    assert court.offers(0) == [f"place {port}" for port in PORTS]
    assert court.refused(0, "place rostock") == "NotOpenToLand"
    court.says(0, "place stralsund")
    assert court.pieces("stralsund") == ARMY
    assert (court.s.vp, court.is_neutral("pomerania"), court.control("stralsund")) == (
        22,
        False,
        -1,
    )
    assert (court.s.sweden, court.s.swedish_base) == (1, court.place("stralsund"))
    assert court.tells(SwedesLanded)[0].city == court.place("stralsund")
    assert court.out_of_game("p18")


@pytest.mark.rule("17.Sw.1a", "9.13b")
def test_in_a_protestant_port_nothing_is_violated() -> None:
    court = Court().holds("protestant", "pomerania").put("stettin", "imperial_militia")
    court.event("p18")
    assert court.offers(0) == ["place stralsund", "place kolberg"]
    court.says(0, "place kolberg")
    assert (court.s.vp, court.control("kolberg")) == (21, 0)


@pytest.mark.rule("17.Sw.1i", "17.Sw.1e", "9.42a")
def test_catholic_ports_come_after_the_others_and_a_port_in_revolt_is_neutral() -> None:
    court = Court().holds("protestant", "pomerania").controls("catholic", "kolberg")
    begin_revolt(court.hand, court.place("stettin"), 1)
    court.event("p18")
    assert court.offers(0) == ["place stralsund", "place stettin"]
    court = Court().holds("catholic", "pomerania")
    begin_revolt(court.hand, court.place("stettin"), 0)
    court.put("stralsund", "imperial_militia").event("p18")
    assert (court.pieces("stettin"), court.control("stettin")) == (ARMY, NOBODY)
    assert swedish_bases(court.s) == []  # of no use before the peasants are put down (9.42g)


@pytest.mark.rule("17.Sw.1b", "17.Sw.1i")
def test_if_all_ports_are_catholic_they_land_where_no_units_are() -> None:
    court = Court().holds("catholic", "pomerania").put("stettin", "imperial_militia")
    court.event("p18")
    assert court.offers(0) == ["place stralsund", "place kolberg"]
    court.says(0, "place kolberg")
    assert court.control("kolberg") == 0
    court = Court().holds("catholic", "pomerania").put("stralsund", "gallas")
    court.event("p18", "0 place stralsund")
    stralsund = court.place("stralsund")
    assert court.control("stralsund") == 1  # a Fortress stays Catholic and is masked
    assert (court.s.inside[stralsund], court.s.swedish_base) == (1, stralsund)
    assert court.where("gallas") == "stralsund"


def defended(*garrison: str) -> Battlefield:
    field = Battlefield().holds("catholic", "pomerania").put("stettin", "imperial_militia")
    return field.put("stralsund", "imperial_militia").put("kolberg", *garrison)


def landing(field: Battlefield, *answers: str) -> Battlefield:
    field.run(PlayEvent(0, field.board.card_index["p18"]))
    assert field.offers(0) == [f"place {port}" for port in PORTS]
    return field.play(*answers)


@pytest.mark.rule("17.Sw.1c", "12.55", "card.P18")
def test_against_ports_full_of_catholics_they_must_fight() -> None:
    field = landing(defended("imperial_militia").rolls(9, 0, *[0] * 4), "0 place kolberg")
    assert field.asked() == [(0, "commit_attack")]
    field.says(0, "attack")
    while field.asked():
        field.idle()
    assert field.control("kolberg") == 0
    assert "gustavus_adolphus" in field.pieces("kolberg")
    assert field.s.march is None
    assert field.tells(SwedesAttacked)[0].city == field.place("kolberg")


@pytest.mark.rule("17.Sw.1c", "12.55")
def test_an_army_thrown_back_into_the_sea_is_lost_with_its_leaders() -> None:
    garrison = ("8 imperial_mercenary", "wallenstein")
    field = landing(defended(*garrison).rolls(0, 9, *[0] * 6), "0 place kolberg", "0 attack")
    while field.asked():
        field.idle()
    fates = [field.s.fate[field.leader(name)] for name in SWEDES]
    assert fates == [LOST] * 4
    assert field.pieces("sweden") == []
    assert field.s.swedish_base == field.place("kolberg")


@pytest.mark.rule("17.Sw.1c", "11.23a")
def test_a_garrison_may_go_into_its_fortress_before_the_swedes() -> None:
    field = landing(defended("imperial_militia"), "0 place stettin", "1 inside")
    assert field.asked() == []
    assert field.pieces("stettin") == ["swedish_veteran"] * 6 + ["imperial_militia", *SWEDES]
    assert field.s.inside[field.place("stettin")] == 1
    assert (field.s.march, field.s.battle) == (None, None)


# The war between Swedes and Danes


@pytest.mark.rule("card.C21", "17.D.3c")
def test_christian_and_the_danes_leave_the_game() -> None:
    court = Court("intervention").put("kiel", "christian_iv", "2 danish_mercenary")
    court.put("hamburg", "danish_mercenary_reduced", "thurn").event("c21")
    assert (court.pieces("kiel"), court.pieces("hamburg")) == ([], ["thurn"])
    assert court.s.fate[court.leader("christian_iv")] == LOST
    assert not court.out_of_game("c21")  # a dagger
    assert court.why_not("c21") == "EventPlayedBefore"


@pytest.mark.rule("card.C21")
def test_the_conflict_needs_sweden_in_the_war_and_somebody_to_call() -> None:
    assert Court().put("kiel", "christian_iv").why_not("c21") == "NationNotInWar"
    court = Court("intervention").put("erfurt", "swedish_veteran").put("ulm", "horn")
    assert court.why_not("c21") == "NobodyCalledHome"
    assert court.put(UP, "baner", "swedish_veteran").why_not("c21") == "NobodyCalledHome"
    assert court.put("erfurt", "wrangel").why_not("c21") == ""


@pytest.mark.rule("card.C21", "card.rule.d")
def test_without_danes_a_swede_goes_home_with_half_of_the_units() -> None:
    court = Court("intervention").put("erfurt", "horn", "2 swedish_veteran", "german_militia")
    court.put("erfurt", "swedish_veteran_reduced").put("ulm", "gustavus_adolphus")
    court.put("ulm", "swedish_veteran").put("koln", "baner", "swedish_veteran").event("c21")
    assert court.offers(0) == ["join baner", "join horn"]
    assert court.refused(0, "join gustavus_adolphus") == "NotCalledHome"
    court.says(0, "join horn", "take swedish_veteran", "take swedish_veteran_reduced")
    assert court.pieces("sweden") == ["swedish_veteran", "swedish_veteran_reduced", "horn"]
    assert court.pieces("erfurt") == ["german_militia", "swedish_veteran"]
    assert len(court.tells(SwedesCalledHome)) == 1
    court = Court("intervention").put("ulm", "gustavus_adolphus", "3 swedish_veteran")
    court.event("c21")
    assert court.pieces("sweden") == ["swedish_veteran", "swedish_veteran", "gustavus_adolphus"]


@pytest.mark.rule("card.C21", "13.14a", "11.22a")
def test_a_siege_from_which_swedes_are_called_is_checked_and_who_is_left_alone_is_caught() -> None:
    court = Court("intervention").put("mannheim", "horn", "2 swedish_veteran", "2 bavarian_militia")
    court.controls("catholic", "mannheim").besiege("mannheim").event("c21")
    assert court.s.siege[court.place("mannheim")] == 0
    assert court.pieces("mannheim").count("swedish_veteran") == 1
    court = Court("intervention").put("mannheim", "horn", "swedish_veteran", "thurn")
    court.controls("catholic", "mannheim").put("mannheim", "bavarian_militia")
    court.besiege("mannheim", 0).event("c21")
    assert court.pieces("mannheim") == ["bavarian_militia"]
    assert court.s.fate[court.leader("thurn")] == LOST


@pytest.mark.rule("card.C21", "10.21")
def test_they_come_back_before_the_next_draw_if_the_base_can_be_used() -> None:
    court = Court("intervention").put("sweden", "horn", "3 swedish_veteran")
    court.put("stettin", "7 german_militia").controls("catholic", "stettin").run(SwedesReturn())
    assert len(court.pieces("sweden")) == 4
    court.controls("protestant", "stettin").run(CardDraw())
    assert court.pieces("sweden") == ["swedish_veteran", "swedish_veteran"]  # no room
    assert court.pieces("stettin") == [*["german_militia"] * 7, "swedish_veteran", "horn"]
    court.clear("stettin").put("stettin", "imperial_militia").run(SwedesReturn())
    assert len(court.pieces("sweden")) == 2
    court.clear("stettin").run(SwedesReturn())
    assert court.pieces("stettin") == ["swedish_veteran", "swedish_veteran"]
    assert len(court.tells(SwedesReturned)) == 2


@pytest.mark.rule("card.C21", "11.22a")
def test_swedes_who_return_meet_lone_enemy_leaders_at_their_base() -> None:
    court = Court("intervention").put("sweden", "horn", "swedish_veteran").put("stettin", "tilly")
    court.run(SwedesReturn())
    assert court.pieces("stettin") == ["swedish_veteran", "horn"]


# England


@pytest.mark.rule("17.E.2a", "9.12c", "card.P6")
def test_the_english_come_to_the_lower_palatinate() -> None:
    court = Court().holds("protestant", "lower_palatinate").put("oppenheim", "imperial_militia")
    court.controls("nobody", "landau").controls("catholic", "mannheim")
    court.put("mainz", "german_militia").event("p6")
    assert court.offers(0) == ["place heidelberg", "place landau"]
    assert court.refused(0, "place mannheim") == "NotPlacedThere"
    court.says(0, "place landau")
    assert court.pieces("landau") == ["english_mercenary"]
    assert court.out_of_game("p6")


@pytest.mark.rule("17.E.2b", "card.P6")
def test_the_english_do_not_come_without_a_place_or_after_their_civil_war() -> None:
    court = Court().holds("catholic", "lower_palatinate")
    assert court.why_not("p6") == "PalatinateClosed"
    court = Court().holds("protestant", "lower_palatinate")
    assert (
        court.occupy("lower_palatinate", "imperial_militia", 4).why_not("p6") == "PalatinateClosed"
    )
    court = Court().holds("protestant", "lower_palatinate")
    court.controls("catholic", "mannheim", "heidelberg", "oppenheim")
    assert court.put("landau", "8 german_militia").why_not("p6") == "PalatinateClosed"
    court = Court().put("landau", "english_mercenary_reduced")
    assert court.why_not("p6") == "LeadersUsed", "there is one English unit"
    court = Court()
    court.s.happened[court.board.card_index["c40"]] = 1
    assert court.why_not("p6") == "EnglandAtWar"


@pytest.mark.rule("9.42a", "9.12c", "17.E.2a")
def test_the_english_may_come_to_a_city_in_revolt_which_is_neutral() -> None:
    court = Court().holds("catholic", "lower_palatinate")
    begin_revolt(court.hand, court.place("landau"), 0)
    court.event("p6")
    assert court.pieces("landau") == ["english_mercenary"]
    assert court.control("landau") == NOBODY, "the revolt goes on"


@pytest.mark.rule("17.E.3", "17.E.1", "card.C2", "13.14a")
def test_england_withdraws_its_unit_for_good_and_still_pays() -> None:
    court = Court().put("prague", "english_mercenary_reduced", "2 german_militia", "thurn")
    court.put("prague", "imperial_militia").controls("catholic", "prague").besiege("prague")
    court.event("c2")
    assert court.pieces("prague") == [
        "german_militia",
        "german_militia",
        "imperial_militia",
        "thurn",
    ]
    assert court.s.siege[court.place("prague")] == 0
    assert court.s.gone[2] == 1
    assert available(court.s, Source.ENGLAND)
    assert court.tells(EnglishLeft)[0].place == court.place("prague")
    assert court.out_of_game("c2")
    assert court.why_not("c2") == "NoEnglishUnit"
    assert court.s.fate[court.leader("thurn")] == PRESENT


@pytest.mark.rule("11.22a", "3.12d")
@pytest.mark.parametrize(
    ("card", "units"), [("c2", "english_mercenary"), ("c21", "2 danish_mercenary")]
)
def test_who_is_left_alone_before_a_garrison_is_caught_and_with_others_is_not(
    card: str, units: str
) -> None:
    court = Court().put("kiel", "christian_iv").put("mannheim", "thurn", units, "tilly")
    court.controls("catholic", "mannheim").put("mannheim", "bavarian_militia").s.sweden = 1
    court.besiege("mannheim", 0)
    other = court.put("prague", "anhalt", units.removeprefix("2 "), "german_militia")
    other.event(card)
    assert court.pieces("mannheim") == ["bavarian_militia", "tilly"]
    assert court.s.fate[court.leader("thurn")] == LOST
    assert court.pieces("prague") == ["german_militia", "anhalt"]
