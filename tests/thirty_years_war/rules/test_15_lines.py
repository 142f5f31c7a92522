"""15.14, 15.15, 17 Supply Bases and the lines of communication to them."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.step import NOBODY, IllegalChoice
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.objections.cards import BaseMovedAlready
from westphalia.games.thirty_years_war.rules.nations import (
    Line,
    is_supply_base,
    line_of,
    line_of_nation,
    usable_bases,
)
from westphalia.games.thirty_years_war.rules.supply import Trace, has_line, may_pass, trace_of
from westphalia.games.thirty_years_war.rules.turn import CardRound
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Kind, Nation


def bases(table: Table, line: Line) -> list[str]:
    return [table.board.cities[city] for city in usable_bases(table.s, line)]


def joined(table: Table, nation: Nation, city: str) -> bool:
    """Whether units of a nation in a city have a line."""
    side = table.board.nation_side[nation]
    if nation == Nation.SAXON:
        side = table.s.saxony
    return has_line(table.s, side, table.place(city), nation)


def revolt(table: Table, *cities: str) -> None:
    for city in cities:
        place = table.place(city)
        table.s.held[place], table.s.control[place] = table.s.control[place], NOBODY
        table.s.revolt[place] = PROTESTANT


# Bases


@pytest.mark.rule("17.A.1", "17.B.1", "17.Sa.1", "15.15a", "15.15b")
@pytest.mark.parametrize(
    ("line", "city"),
    [(Line.IMPERIAL, "vienna"), (Line.BAVARIAN, "munich"), (Line.SAXON, "leipzig")],
)
def test_a_base_serves_while_its_own_side_holds_it_and_again_when_regained(
    line: Line, city: str
) -> None:
    table = Table()
    assert bases(table, line) == [city]
    assert bases(table.controls("protestant", city), line) == []
    assert bases(table.controls("nobody", city), line) == []
    assert bases(table.controls("catholic", city), line) == [city]


@pytest.mark.rule("17.Sa.1", "17.Sa.3")
def test_leipzig_serves_the_side_of_the_saxons() -> None:
    table = Table()
    table.s.saxony = PROTESTANT
    assert bases(table, Line.SAXON) == []
    table.controls("protestant", "leipzig", "dresden")
    assert joined(table, Nation.SAXON, "dresden")


@pytest.mark.rule("17.G.1a", "17.G.3")
def test_german_bases_come_into_the_war_with_their_areas() -> None:
    table = Table()
    assert bases(table, Line.GERMAN) == ["prague", "mannheim"]
    table.controls("protestant", "breisach")
    assert "breisach" not in bases(table, Line.GERMAN), "Baden is still Neutral"
    table.s.neutral[table.board.area_index["baden"]] = 0
    assert "breisach" in bases(table, Line.GERMAN)
    table.controls("catholic", "breisach", "prague")
    assert bases(table, Line.GERMAN) == ["mannheim"]
    table.holds("protestant", "brunswick_luneburg", "hesse_kassel")
    assert bases(table, Line.GERMAN) == ["mannheim", "kassel", "brunswick"]


@pytest.mark.rule("17.G.1b", "17.H.1b", "17.Sw.1e")
def test_germans_and_hungarians_use_the_swedish_base_too() -> None:
    table = Table()
    table.s.swedish_base = table.place("stralsund")
    assert bases(table, Line.SWEDISH) == ["stralsund"], "a neutral port will do"
    assert "stralsund" in bases(table, Line.GERMAN)
    assert joined(table, Nation.HUNGARIAN, "tabor")
    table.controls("catholic", "stralsund")
    assert bases(table, Line.SWEDISH) == []
    assert "stralsund" not in bases(table, Line.GERMAN)


@pytest.mark.rule("17.Sw.1d", "17.Sw.1e")
def test_the_swedish_base_is_moved_by_a_free_action_once_a_turn() -> None:
    table = Table("intervention")
    table.s.swedish_base = table.place("stettin")
    table.controls("catholic", "kolberg").controls("nobody", "stralsund")
    offers = table.run(CardRound(PROTESTANT)).offers(0)
    assert [text for text in offers if text.startswith("move_base")] == ["move_base stralsund"]
    table.play("0 move_base stralsund")
    assert bases(table, Line.SWEDISH) == ["stralsund"]
    assert table.hand.open == [], "and that was the whole round"
    table.run(CardRound(PROTESTANT))
    assert not any(text.startswith("move_base") for text in table.offers(0))
    with pytest.raises(IllegalChoice) as refusal:
        table.play("0 move_base stettin")
    assert isinstance(refusal.value.objection, BaseMovedAlready)


@pytest.mark.rule("17.F.1")
def test_the_french_have_a_base_in_every_protestant_city_of_france_and_lorraine() -> None:
    table = Table("apocalypse")
    table.holds("protestant", "lorraine").controls("catholic", "nancy", "rocroi")
    found = bases(table, Line.FRENCH)
    assert {"verdun", "epinal", "amiens", "paris"} <= {*found}
    assert {"nancy", "rocroi", "metz"} & {*found} == set()


@pytest.mark.rule("17.Sp.1a")
def test_the_spanish_have_a_base_in_every_catholic_city_of_the_spanish_netherlands() -> None:
    table = Table().controls("protestant", "brussels")
    found = bases(table, Line.SPANISH)
    assert sorted(found) == ["antwerp", "ghent", "luxembourg", "mons", "namur"]


@pytest.mark.rule("17.Sp.1b", "17.Sp.31a")
def test_the_cardinals_army_is_paid_from_vienna_until_it_is_in_the_zone() -> None:
    table = Table()
    assert line_of(table.s, 2 * Kind.CARDINAL_VETERAN) == Line.IMPERIAL
    assert line_of(table.s, 2 * Kind.SPANISH_VETERAN) == Line.SPANISH


@pytest.mark.rule("17.D.1a", "15.14d")
def test_danish_bases_need_only_be_free_of_catholics() -> None:
    table = Table()
    assert bases(table, Line.DANISH) == ["rendsburg", "kiel"], "neutral as they are"
    table.put("kiel", "imperial_militia")
    assert bases(table, Line.DANISH) == ["rendsburg"]
    table.controls("catholic", "rendsburg")
    assert bases(table, Line.DANISH) == []


@pytest.mark.rule("9.44d")
def test_any_usable_base_counts_for_revolts_and_the_swedish_marker_always() -> None:
    table = Table()
    table.s.swedish_base = table.place("stettin")
    table.controls("catholic", "stettin", "mannheim")
    names = [name for name in table.board.cities if is_supply_base(table.s, table.place(name))]
    assert {"vienna", "munich", "prague", "leipzig", "brussels", "stettin", "kiel"} <= {*names}
    assert {"mannheim", "linz", "breisach"} & {*names} == set()


# Lines


@pytest.mark.rule("15.14a", "15.14d")
def test_a_line_runs_through_friendly_cities_of_any_number() -> None:
    table = Table().clear()
    assert joined(table, Nation.IMPERIAL, "vienna"), "in the base itself"
    assert joined(table, Nation.IMPERIAL, "salzburg")
    assert joined(table, Nation.IMPERIAL, "augsburg"), "through Munich"
    table.controls("protestant", "linz", "budweis")
    assert not joined(table, Nation.IMPERIAL, "augsburg")


@pytest.mark.rule("15.14d", "13.14b")
def test_units_need_not_control_their_own_city() -> None:
    table = Table().clear().put("bamberg", "imperial_militia")
    assert not joined(table, Nation.IMPERIAL, "bamberg")
    table.controls("catholic", "nurnberg")
    assert joined(table, Nation.IMPERIAL, "bamberg")
    assert not joined(table, Nation.IMPERIAL, "wurzburg"), "but the line of others does not pass it"
    table.controls("catholic", "bamberg")
    assert joined(table, Nation.IMPERIAL, "wurzburg")


@pytest.mark.rule("15.14b", "9.42g")
def test_no_line_through_a_revolt() -> None:
    table = Table().clear()
    revolt(table, "krems", "graz")
    assert not joined(table, Nation.IMPERIAL, "linz")
    assert not joined(table, Nation.IMPERIAL, "krems"), "nor from there"


@pytest.mark.rule("15.14b", "3.1c")
def test_no_line_through_a_neutral_area_but_through_a_violated_one() -> None:
    table = Table().clear().controls("catholic", "tuttlingen")
    assert not joined(table, Nation.IMPERIAL, "freiburg"), "Württemberg is Neutral"
    table.s.neutral[table.board.area_index["wurttemberg"]] = 0
    assert joined(table, Nation.IMPERIAL, "freiburg")


@pytest.mark.rule("15.14b")
def test_no_line_through_a_neutral_independent_city() -> None:
    table = Table().clear().controls("nobody", "salzburg").controls("protestant", "innsbruck")
    table.controls("protestant", "linz", "budweis", "passau")
    assert not joined(table, Nation.IMPERIAL, "innsbruck")
    table.controls("catholic", "salzburg", "linz")
    assert joined(table, Nation.IMPERIAL, "innsbruck")


@pytest.mark.rule("15.14b")
def test_no_line_through_france_before_its_entry() -> None:
    table = Table("apocalypse").clear()
    chalons = table.place("chalons")
    assert (table.control("chalons"), may_pass(table.s, PROTESTANT, chalons)) == (PROTESTANT, True)
    table.s.france = 0
    assert not may_pass(table.s, PROTESTANT, chalons)


@pytest.mark.rule("15.14b")
def test_no_line_through_a_city_with_an_enemy_force_nor_into_such_a_base() -> None:
    table = Table().clear().put("krems", "german_militia").put("graz", "german_militia")
    assert not joined(table, Nation.IMPERIAL, "linz")
    table.clear("krems", "graz").put("vienna", "german_mercenary")
    assert not joined(table, Nation.IMPERIAL, "linz")
    table.clear("vienna").put("vienna", "thurn")
    assert joined(table, Nation.IMPERIAL, "linz"), "a leader is no force"


@pytest.mark.rule("15.14d")
def test_no_line_from_inside_a_masked_fortress() -> None:
    table = Table().clear().put("munich", "bavarian_militia", "german_militia")
    table.s.inside[table.place("munich")] = 1
    assert not joined(table, Nation.BAVARIAN, "munich")
    assert not joined(table, Nation.BAVARIAN, "landshut")
    table = Table().clear().put("ingolstadt", "bavarian_militia", "german_militia")
    table.s.inside[table.place("ingolstadt")] = 1
    assert not joined(table, Nation.BAVARIAN, "ingolstadt"), "though Munich is next to it"
    assert joined(table, Nation.BAVARIAN, "landshut")
    assert not has_line(table.s, CATHOLIC, UNITED_PROVINCES, Nation.SPANISH)


@pytest.mark.rule("15.14b", "13.14b", "13.16")
def test_only_besiegers_keep_the_way_open_through_a_neutral_fortress() -> None:
    table = Table().clear().controls("nobody", "nurnberg").put("nurnberg", "imperial_mercenary")
    assert joined(table, Nation.IMPERIAL, "nurnberg")
    assert not joined(table, Nation.IMPERIAL, "bamberg"), "a neutral Fortress is not masked"
    table.s.siege[table.place("nurnberg")] = 1
    assert joined(table, Nation.IMPERIAL, "bamberg")
    table.s.siege[table.place("nurnberg")] = 0
    table.controls("protestant", "nurnberg")
    assert joined(table, Nation.IMPERIAL, "bamberg"), "an enemy one is"


@pytest.mark.rule("15.14b", "9.42g", "13.14b")
def test_besiegers_of_a_fortress_in_revolt_open_no_way() -> None:
    table = Table().clear().put("regensburg", "german_militia")
    assert joined(table, Nation.GERMAN, "landshut")
    revolt(table, "regensburg")
    assert not joined(table, Nation.GERMAN, "landshut")


def trace_of_nation(table: Table, seat: int, nation: Nation, city: int) -> Trace:
    return trace_of(table.s, seat, line_of_nation(nation), city)


@pytest.mark.rule("15.14a", "15.14b", "15.14d")
def test_a_line_is_shown_with_its_path_or_where_it_breaks() -> None:
    table = Table().clear()
    names = table.board.cities

    def shown(nation: Nation, city: str) -> tuple[list[str], list[str]]:
        found = trace_of_nation(table, CATHOLIC, nation, table.place(city))
        return [names[c] for c in found.path], [names[c] for c in found.breaks]

    assert shown(Nation.IMPERIAL, "linz") == (["linz", "krems", "vienna"], [])
    table.put("krems", "german_militia").put("graz", "german_militia")
    table.controls("protestant", "budweis", "znaim")
    path, breaks = shown(Nation.IMPERIAL, "linz")
    assert (path[0], path[-1], len(breaks)) == ("linz", "vienna", 1)
    assert breaks[0] in ("krems", "graz")
    assert not trace_of_nation(table, CATHOLIC, Nation.IMPERIAL, table.place("linz")).holds
    table.put("vienna", "german_militia")
    assert shown(Nation.IMPERIAL, "linz")[1][-1] == "vienna"
    table.controls("protestant", "vienna")
    assert trace_of_nation(table, CATHOLIC, Nation.IMPERIAL, table.place("linz")) == Trace((), ())


@pytest.mark.rule("15.14a")
@pytest.mark.parametrize("scenario", ["campaign", "intervention", "apocalypse"])
def test_what_is_shown_agrees_with_the_search_everywhere(scenario: str) -> None:
    table = Table(scenario)
    for nation in Nation:
        seat = table.s.saxony if nation == Nation.SAXON else table.board.nation_side[nation]
        for city in range(len(table.board.cities)):
            shown = trace_of_nation(table, seat, nation, city).holds
            assert shown == has_line(table.s, seat, city, nation), (nation, city)
