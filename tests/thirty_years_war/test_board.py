"""The data say what the clauses say; the names and figures that a clause lists are its text's."""

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from westphalia.engine.facts import entries, number, table
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import (
    CITIES,
    CLASSES,
    DENMARK,
    PLACES,
    SWEDEN,
    UNITED_PROVINCES,
    Board,
    Force,
    SetUp,
    load_board,
)
from westphalia.games.thirty_years_war.overlay import base_data
from westphalia.games.thirty_years_war.terms import (
    Award,
    Career,
    Category,
    Group,
    Kind,
    Marker,
    Nation,
    Peace,
    Pope,
    Side,
    Source,
    UnitType,
)

RULES = files("westphalia.games.thirty_years_war").joinpath("rules", "clauses.toml")
CLAUSES: dict[str, dict[str, str]] = tomllib.loads(RULES.read_text("utf-8"))
P, C = Side.PROTESTANT, Side.CATHOLIC
SCENARIOS = ["campaign", "early_war", "intervention", "apocalypse"]


def every(subject: str, key: str) -> list[str]:
    return [str(entry[key]) for _, entry in entries(base_data(), subject)]


PLACE_NAMES = every("cities", "name") + every("boxes", "name")
AREA_NAMES = every("areas", "name")
CARD_TITLES = every("cards", "title")


def said(clause: str) -> str:
    return CLAUSES[clause]["text"]


def figures(clause: str) -> list[int]:
    """The numbers in a clause, in the order of its text."""
    return [int(figure) for figure in re.findall(r"\d+", said(clause))]


@pytest.fixture
def board() -> Board:
    return load_board()


@pytest.fixture
def campaign(board: Board) -> SetUp:
    return board.set_ups["campaign"]


def city(board: Board, name: str) -> int:
    return PLACE_NAMES.index(name)


def area(board: Board, name: str) -> int:
    return AREA_NAMES.index(name)


def named(board: Board, places: list[int]) -> set[str]:
    return {PLACE_NAMES[place] for place in places}


def listed(text: str) -> set[str]:
    """The names of a list in a sentence."""
    return set(re.sub(r"\.$", "", text.strip()).replace(" and ", ", ").split(", "))


# The map


@pytest.mark.rule("2.41a")
def test_2_41a_twenty_four_areas_and_off_map_france(board: Board) -> None:
    assert len(board.areas) == len(set(board.areas)) == figures("2.41a")[0]
    assert len(board.cities) == CITIES == 113
    assert [place for place in range(CITIES) if board.off_map[place]] == [110, 111, 112]
    assert all(board.area_of[place] == area(board, "France") for place in (110, 111, 112))
    assert board.places[CITIES:] == ["united_provinces", "denmark", "sweden"]
    assert list(range(113, 117)) == [UNITED_PROVINCES, DENMARK, SWEDEN, PLACES]
    assert len(board.places) == len(set(board.places)) == PLACES


@pytest.mark.rule("2.41b", "2.43", "ex-2.43")
def test_2_43_seventeen_independent_cities_belong_to_no_area(board: Board) -> None:
    free = [place for place in range(CITIES) if board.independent[place]]
    assert len(free) == figures("2.43")[0]
    names = CLAUSES["2.43"]["note"].split(": ")[1].split(" (15)")[0]
    assert named(board, free) == {*names.split(", "), "Ulm", "Liège"}
    assert not {place for cities in board.area_cities for place in cities} & set(free)
    for place in range(CITIES):
        assert (board.area_of[place] == NOBODY) == (place in free)
        assert (board.within[place] != NOBODY) == (place in free)
    assert all(board.city_vp[place] > 0 for place in free)
    koeln = city(board, "Köln")
    assert (board.city_vp[koeln], koeln in board.elector_cities) == (2, True)


@pytest.mark.rule("2.42a", "2.42b", "ex-2.42")
def test_2_42_control_boxes(board: Board) -> None:
    france, bohemia = area(board, "France"), area(board, "Bohemia")
    for one, cities in enumerate(board.area_cities):
        assert (board.control[one] == 0) == (one == france)
        assert one == france or len(cities) / 2 < board.control[one] <= len(cities)
        assert board.area_vp[one] > 0
    assert (board.control[bohemia], board.area_vp[bohemia]) == (3, 3)
    assert bohemia in board.elector_areas
    assert [board.control[area(board, name)] for name in ("Lower Palatinate", "Lorraine")] == [3, 2]


def test_17_f_6_the_points_of_france_lie_on_its_cities(board: Board) -> None:
    france = area(board, "France")
    assert [board.city_vp[place] for place in board.area_cities[france]] == [1, 1, 1, 1]
    assert board.area_vp[france] == 4
    inside = [place for place in range(CITIES) if board.area_of[place] != NOBODY]
    assert sum(board.city_vp[place] for place in inside) == 4


@pytest.mark.rule("2.44", "ex-2.44")
def test_2_44_fortresses(board: Board) -> None:
    def fortress(name: str) -> tuple[int, int]:
        return board.fortress[city(board, name)], board.siege_modifier[city(board, name)]

    assert (fortress("Würzburg"), fortress("Munich")[0], fortress("Ingolstadt")[0]) == (
        (3, 0),
        5,
        5,
    )
    assert [board.independent[city(board, name)] for name in ("Nürnberg", "Würzburg")] == [
        True,
        False,
    ]
    assert fortress("Breisach")[1] == -2
    known = "Würzburg Munich Ingolstadt Breisach Prague Mannheim Heidelberg Hanau Leipzig Nürnberg"
    for name in [*known.split(), "Frankfurt", "Magdeburg", "Hamburg", "Trier"]:
        assert fortress(name)[0] > 0, name
    for name in ("Dresden", "Landau", "Oppenheim"):
        assert fortress(name) == (0, 0)
    strong = [place for place in range(CITIES) if board.fortress[place]]
    assert len(strong) == 46
    assert {board.independent[place] for place in strong} == {True, False}
    assert all(-2 <= board.siege_modifier[place] <= 0 for place in strong)
    assert not any(board.siege_modifier[p] for p in range(CITIES) if not board.fortress[p])


def reach(board: Board, start: int, allowed: set[int]) -> dict[int, int]:
    """How many pathways away each city is, going through allowed ones."""
    found, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for other in board.neighbours[here]:
            if other in allowed and other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    return found


@pytest.mark.rule("2.45")
def test_2_45_pathways_join_all_cities_both_ways(board: Board) -> None:
    ways = {(a, b) for a, around in enumerate(board.neighbours) for b in around}
    assert ways == {(b, a) for a, b in ways}
    assert len(ways) == 2 * 207
    assert all(a != b for a, b in ways)
    assert {len(around) for around in board.neighbours} == set(range(1, 7))
    dead_ends = [place for place, around in enumerate(board.neighbours) if len(around) == 1]
    assert named(board, dead_ends) == {"Bozen", "Kolberg"}
    everything = set(range(CITIES))
    assert set(reach(board, 0, everything)) == everything


def test_pathways_that_reports_of_games_name(board: Board) -> None:
    known = (
        "Pilsen Budweis, Budweis Prague, Prague Dresden, Dresden Leipzig, Torgau Leipzig, "
        "Leipzig Lützen, Mannheim Landau, Mannheim Oppenheim"
    )
    for pair in known.split(", "):
        one, other = pair.split()
        assert city(board, other) in board.neighbours[city(board, one)], pair


def test_areas_and_the_spanish_zone_hang_together(board: Board) -> None:
    for one, cities in enumerate(board.area_cities):
        assert set(reach(board, cities[0], set(cities))) == set(cities), AREA_NAMES[one]
    zone = {place for place in range(CITIES) if board.zone[place]}
    without = zone - {p for p in zone if board.area_of[p] == area(board, "France")}
    for part in (zone, without):
        assert set(reach(board, city(board, "Brussels"), part)) == part
    assert reach(board, city(board, "Brussels"), without)[city(board, "Besançon")] == 7


def test_distances(board: Board) -> None:
    everything = {place for place in range(CITIES) if not board.off_map[place]}
    for one, other, steps in (
        ("Brussels", "Mannheim", 5),
        ("Vienna", "Munich", 4),
        ("Munich", "Prague", 4),
        ("Stettin", "Leipzig", 4),
        ("Leipzig", "Würzburg", 4),
        ("Pilsen", "Vienna", 3),
    ):
        assert reach(board, city(board, one), everything)[city(board, other)] == steps, one
    through = everything - {city(board, "Vienna")}
    assert reach(board, city(board, "Pressburg"), through)[city(board, "Prague")] == 6
    to_up = reach(board, city(board, "Rendsburg"), everything)
    assert min(to_up[gate] for gate in board.arrows[UNITED_PROVINCES]) + 1 == 4
    from_bozen = reach(board, city(board, "Bozen"), everything)
    assert min(steps for place, steps in from_bozen.items() if board.zone[place]) == 6


@pytest.mark.rule("2.46")
def test_2_46_germany(board: Board) -> None:
    outside = listed(said("2.46").split("outside ")[1].replace("the ", ""))
    assert len(outside) == 5
    for place in range(CITIES):
        where = board.area_of[place]
        assert board.germany[place] == (where == NOBODY or AREA_NAMES[where] not in outside)


@pytest.mark.rule("17.Sp.2a")
def test_17_sp_2a_the_zone(board: Board) -> None:
    names = said("17.Sp.2a").split(" is the ")[1].split(" and all")[0].replace("the ", "")
    areas = set(names.split(", ")) - {"United Provinces"}
    assert {AREA_NAMES[n] for n, inside in enumerate(board.area_zone) if inside} == areas
    for place in range(CITIES):
        where = board.area_of[place]
        assert where == NOBODY or board.zone[place] == board.area_zone[where]
    free = [p for p in range(CITIES) if board.independent[p] and board.zone[p]]
    assert named(board, free) == {
        *("Aachen", "Liège", "Köln", "Trier", "Mainz", "Metz", "Frankfurt", "Strasbourg")
    }
    assert board.zone[CITIES:] == [True, False, False]


def test_arrows(board: Board) -> None:
    gates = listed(said("16.21a").split("from ")[1].split(" for")[0].replace(" or ", ", "))
    assert named(board, list(board.arrows[UNITED_PROVINCES])) == gates
    assert [place for place in range(CITIES) if board.gate[place]] == list(
        board.arrows[UNITED_PROVINCES]
    )
    danish = board.arrows[DENMARK]
    assert danish == board.area_cities[area(board, "Schleswig-Holstein")]
    swedish = board.arrows[SWEDEN]
    assert swedish == board.area_cities[area(board, "Pomerania")]
    assert all(board.port[place] for place in swedish)
    assert sum(len(cities) for cities in board.arrows) == 9
    assert sum(board.port) == 8


# Electors, nations


@pytest.mark.rule("5.14")
def test_5_14_seven_electors(board: Board) -> None:
    text = said("5.14")
    areas, cities = re.findall(r"Areas (.*?) \(later (?:.*?)\); cities (.*?)\. ", text)[0]
    palatine = board.palatine_areas
    assert [AREA_NAMES[n] for n in palatine] == ["Lower Palatinate", "Bavaria"]
    assert {AREA_NAMES[n] for n in [*board.elector_areas, palatine[0]]} == listed(areas)
    assert named(board, board.elector_cities) == listed(cities)
    assert text.startswith("Seven")
    assert len(board.elector_areas) + len(board.elector_cities) + 1 == 7
    assert all(board.independent[place] for place in board.elector_cities)


def test_awards_and_what_ends_the_game(board: Board) -> None:
    majority, all_of_them = figures("5.141a"), figures("5.141b")
    assert (board.award_electors[Award.MAJORITY], board.award_vp[Award.MAJORITY]) == tuple(
        majority[:2]
    )
    assert (board.award_electors[Award.ALL], board.award_vp[Award.ALL]) == tuple(all_of_them[:2])
    catholic, protestant = figures("5.21a")
    assert (board.early_victory[C], board.early_victory[P]) == (catholic, protestant)
    capitals = re.findall(r"control of (.*?) when", said("5.21b"))[0]
    assert named(board, board.capitals) == listed(capitals)
    assert board.influence_end == figures("5.21c")[0]


def test_supply_bases(board: Board) -> None:
    def bases(nation: Nation) -> set[str]:
        return named(board, board.bases[nation])

    for nation, clause in ((Nation.IMPERIAL, "17.A.1"), (Nation.BAVARIAN, "17.B.1")):
        assert bases(nation) == {said(clause).split(" is the Supply Base")[0]}
    assert bases(Nation.SAXON) == {said("17.Sa.1").split(" is the")[0]}
    danish = board.area_cities[area(board, "Schleswig-Holstein")]
    assert board.bases[Nation.DANISH] == list(danish)
    german = re.findall(r"\b(Prague|Mannheim|Breisach|Brunswick|Kassel)\b(?!-)", said("17.G.1a"))
    for nation in (Nation.GERMAN, Nation.ENGLISH, Nation.HUNGARIAN):
        assert bases(nation) == set(german)
    of_areas = {nation: {AREA_NAMES[n] for n in board.base_areas[nation]} for nation in Nation}
    assert of_areas[Nation.FRENCH] == {"France", "Lorraine"}
    assert of_areas[Nation.SPANISH] == {"Spanish Netherlands"}
    assert not bases(Nation.SWEDISH) | of_areas[Nation.SWEDISH]


# Units and leaders


@pytest.mark.rule("2.1a", "2.1c")
def test_2_1a_units_and_their_two_sides(board: Board) -> None:
    assert len(board.units) == CLASSES == 2 * len(board.kinds)
    assert sum(board.counters[:15]) == 113
    assert board.units[1] == f"{board.units[0]}_reduced" == "german_mercenary_reduced"
    for unit in range(0, CLASSES, 2):
        full, reduced = board.strength[unit], board.strength[unit + 1]
        assert reduced == (full + 1) // 2
        assert board.loss_factor[unit] == board.loss_factor[unit + 1]
        assert board.movement[unit] == board.movement[unit + 1]
    by_type = {
        UnitType.VETERAN: (4, 3, 6),
        UnitType.MERCENARY: (3, 3, 6),
        UnitType.MILITIA: (2, 2, 5),
    }
    for unit in range(0, CLASSES, 2):
        kind = UnitType(board.kind_type[board.unit_kind[unit]])
        values = (board.strength[unit], board.loss_factor[unit], board.movement[unit])
        assert values == by_type[kind]


@pytest.mark.rule("15.131")
def test_15_131_pay(board: Board) -> None:
    rates = dict(zip(UnitType, figures("15.131"), strict=True))
    assert rates == {UnitType.VETERAN: 2, UnitType.MERCENARY: 2, UnitType.MILITIA: 1}
    for unit in range(CLASSES):
        assert board.pay[unit] == rates[UnitType(board.kind_type[board.unit_kind[unit]])]


def test_17_sp_33_the_cardinals_units_are_spanish_veterans_with_a_mark(board: Board) -> None:
    mark, plain = Kind.CARDINAL_VETERAN, Kind.SPANISH_VETERAN
    assert board.counters_of == [*range(15), plain]
    for values in (board.kind_nation, board.kind_type, board.counters):
        assert values[mark] == values[plain]
    for values in (board.strength, board.loss_factor, board.movement, board.pay):
        assert values[2 * mark : 2 * mark + 2] == values[2 * plain : 2 * plain + 2]


@pytest.mark.rule("2.2a")
def test_2_2a_leaders(board: Board) -> None:
    assert len(board.leaders) == len(set(board.leaders)) == 64
    assert len(set(board.leader_names)) == 64
    assert (min(board.activation), max(board.activation)) == (1, 3)
    assert all(rating >= 0 for rating in board.battle)
    assert (min(board.leadership), max(board.leadership)) == (2, 6)
    # Rolls that leaders survive in the example of 12.3
    for name, roll in (("gustavus_adolphus", 1), ("baner", 3), ("horn", 4), ("tilly", 6)):
        assert board.loss[board.leader_index[name]] > roll
    assert board.loss[board.leader_index["pappenheim"]] > 4
    stars = {board.leaders[n]: count for n, count in enumerate(board.stars) if count}
    assert stars["gustavus_adolphus"] == 2
    assert stars["wallenstein"] == stars["mansfeld"] == 1
    assert "tilly" not in stars
    assert Counter(stars.values()) == {1: 10, 2: 1}
    by_name = {name: board.battle[n] for n, name in enumerate(board.leaders)}
    assert (by_name["gustavus_adolphus"], by_name["tilly"]) == (3, 2)
    lead = {name: board.leadership[n] for n, name in enumerate(board.leaders)}
    assert (lead["mansfeld"], lead["anhalt"]) == (5, 2)


def back(board: Board, name: str) -> str:
    replacement = board.replacement[board.leader_index[name]]
    return "" if replacement == NOBODY else board.leaders[replacement]


def test_12_42e_backs_of_counters(board: Board) -> None:
    assert (back(board, "wallenstein"), back(board, "piccolomini")) == ("piccolomini", "enkevoort")
    assert (back(board, "pappenheim"), back(board, "mercy")) == ("mercy", "wolf")
    assert back(board, "spinola")
    assert back(board, "cardinal_infante")
    fronts = "mansfeld anhalt thurn schlick christian_of_brunswick george_frederick_of_baden"
    german = [*fronts.split(), "william_of_hesse_kassel", "george_of_brunswick_luneburg"]
    assert [back(board, name) for name in german] == [
        f"unnamed_protestant_{n}" for n in range(1, 9)
    ]
    for n, name in enumerate(board.leaders):
        other = board.replacement[n]
        assert other == NOBODY or board.leader_nation[n] == board.leader_nation[other], name
        assert other == NOBODY or not board.unnamed[n], name
    used = [other for other in board.replacement if other != NOBODY]
    assert len(used) == len(set(used))
    assert sum(board.unnamed) == 13
    assert all(n in used for n in range(64) if board.unnamed[n])


@pytest.mark.rule("2.2b", "2.2c")
def test_2_2b_every_leader_enters_by_set_up_card_or_back(board: Board) -> None:
    by_set_up = {
        leader for one in board.set_ups.values() for force in one.forces for leader in force.leaders
    }
    by_card = {leader for leaders in board.card_leaders for leader in leaders}
    entering = by_set_up | by_card | set(board.replacement)
    assert [name for n, name in enumerate(board.leaders) if n not in entering] == ["guebriant"]
    brought = [leader for leaders in board.card_leaders for leader in leaders]
    assert len(brought) == len(by_card)
    assert board.counters[Kind.IMPERIAL_VETERAN] == 4


# Charts


@pytest.mark.rule("tab.recruit")
def test_tab_recruit(board: Board) -> None:
    charts = board.charts
    assert [charts.steps(roll) for roll in (-5, -1, 0, 6, 7, 9, 10, 15)] == [0, 0, 1, 1, 2, 2, 3, 3]
    modifiers = [charts.recruits_wallenstein, charts.recruits_dynamic, charts.recruits_pillaged]
    found = [int(each.replace("−", "-")) for each in re.findall(r"[+−]\d", said("8.41b"))]
    assert modifiers == found == [2, 1, -1]


@pytest.mark.rule("tab.crt", "12.25", "12.26b")
def test_tab_crt(board: Board) -> None:
    charts = board.charts
    columns = [charts.column(strength) for strength in (0, 1, 2, 3, 9, 10, 14, 15, 19, 20, 40)]
    assert columns == [0, 0, 0, 1, 2, 3, 3, 4, 4, 5, 5]
    assert charts.loss_number(charts.column(18), 5) == 9
    assert charts.loss_number(charts.column(24), 11) == 14
    assert charts.loss_number(0, -3) == charts.loss_number(0, 0) == 0
    assert charts.loss_number(5, 14) == charts.loss_number(5, 11)
    assert [charts.column(18, shift) for shift in (-9, -1, 0, 1, 2)] == [0, 3, 4, 5, 5]
    assert all(len(losses) == 12 for losses in charts.combat_losses)
    for losses in charts.combat_losses:
        assert losses == sorted(losses)
    for weaker, stronger in zip(charts.combat_losses, charts.combat_losses[1:], strict=False):
        assert all(less < more for less, more in zip(weaker, stronger, strict=True))


@pytest.mark.rule("tab.siege")
def test_tab_siege(board: Board) -> None:
    charts = board.charts
    assert (charts.siege_success, charts.siege_most, charts.siege_spinola) == (7, 3, 1)
    assert 1 + board.siege_modifier[city(board, "Breisach")] == -1
    # Every fortress can fall by the roll at the highest siege number, and none falls always.
    for modifier in set(board.siege_modifier):
        assert 0 < charts.siege_success - charts.siege_most - modifier <= 9


@pytest.mark.rule("tab.loot")
def test_tab_loot(board: Board) -> None:
    charts = board.charts
    results = [charts.loot(roll) for roll in (-2, 2, 3, 4, 5, 6, 8, 9, 10, 11, 16)]
    assert results == [
        *((0, 0), (0, 0), (1, 0), (1, 0), (1, 0), (1, 1), (1, 1), (2, 1), (2, 1), (2, 2), (2, 2))
    ]
    besieger = charts.loots_pillaged[1] + charts.loots_veterans
    inside = charts.loots_pillaged[1] + charts.loots_many_units + charts.loots_besieged
    inside += charts.loots_mercenaries + charts.loots_dynamic
    assert (charts.loot(4 + besieger), charts.loot(5 + inside)) == ((1, 0), (2, 1))
    known = [
        int(each.replace("−", "-")) for each in re.findall(r"[+−]\d(?=[,.])", said("tab.loot"))
    ]
    assert known == [
        *charts.loots_pillaged[1:],
        *(charts.loots_many_units, charts.loots_besieged, charts.loots_mercenaries),
        *(charts.loots_veterans, charts.loots_dynamic),
    ]
    assert charts.many_units == 4


@pytest.mark.rule("tab.peace")
def test_tab_peace(board: Board) -> None:
    charts = board.charts
    assert set(re.findall(r"\b[PCB]M?[VW]\b|TRUCE", said("tab.peace"))) == set(Peace.__members__)
    assert {result for column in charts.peace_results for result in column} == set(Peace)
    for column in charts.peace_results:
        assert len(column) == 10
        assert column == sorted(column)
    assert charts.peace(-4, 3) == charts.peace(5, 3) == Peace.PMV
    assert charts.peace(35, 9) == charts.peace(39, 12) == Peace.CMV
    assert charts.peace(40, -1) == charts.peace(77, 0) == Peace.TRUCE
    assert charts.peace(15, 0) == Peace.PMV
    assert (charts.peace_electors[P], charts.peace_electors[C]) == (-1, 1)


# Tracks


@pytest.mark.rule("1.3")
def test_1_3_fourteen_turns_of_two_years(board: Board) -> None:
    first_turn, first, _, last_turn, last, *_ = figures("1.3")
    assert (first_turn, board.turns, board.years) == (1, last_turn, 2)
    assert board.first_year == first
    assert board.first_year + (board.turns - 1) * board.years == last


def test_16_13_the_dutch_war_track(board: Board) -> None:
    ends = re.findall(r"[+−]\d", said("16.12b"))
    assert sorted(int(end.replace("−", "-")) for end in ends) == list(board.dutch_war_ends)
    assert board.dutch_war_vp == {-3: -3, 2: 2, 4: 2}
    assert board.dutch_war_aid == {-3: 3, 2: -2, 4: -3}
    for box, clause in ((2, "16.13a"), (4, "16.13b"), (-3, "16.13d")):
        vp, aid, *_ = [int(n.replace("−", "-")) for n in re.findall(r"[+−]\d", said(clause))]
        assert (board.dutch_war_vp[box], board.dutch_war_aid[box]) == (vp, aid)


# Cards


@pytest.mark.rule("2.0", "2.3a")
def test_2_3a_decks_and_groups(board: Board) -> None:
    assert Counter(board.card_side) == {P: 55, C: 55}
    size = figures("2.0")[0]
    assert board.cards == [f"{side}{n}" for side in "cp" for n in range(1, size + 1)]
    counts = Counter(zip(board.card_side, board.card_group, strict=True))
    catholic, protestant = figures("2.3a")
    assert (counts[C, Group.EARLY_WAR], counts[P, Group.EARLY_WAR]) == (catholic, protestant)
    note = CLAUSES["2.3a"]["note"]
    for side, text in zip(
        (C, P), re.findall(r"(?:Catholic|Protestant) (.*?)[;.]", note), strict=True
    ):
        for group, part in zip(Group, text.split(", "), strict=True):
            first, last = part.split("–")
            wanted = board.cards[board.card_index[first.lower()] :][
                : board.card_index[last.lower()] - board.card_index[first.lower()] + 1
            ]
            own = [n for n in range(110) if board.card_side[n] == side]
            assert [board.cards[n] for n in own if board.card_group[n] == group] == wanted


@pytest.mark.rule("2.3b", "8.5c")
def test_2_3b_what_a_card_shows(board: Board) -> None:
    assert set(board.card_value) == {1, 2, 3}
    sources: dict[int, list[Source]] = {
        C: [Source.SPAIN, Source.POPE],
        P: [Source.FRANCE, Source.ENGLAND, Source.UP],
    }
    for n, aid in enumerate(board.card_aid):
        assert len(aid) == len(Source)
        assert all(
            points == 0 for s, points in enumerate(aid) if s not in sources[board.card_side[n]]
        )
        assert all(points >= 0 for points in aid)
        assert sum(aid) > 0
    richelieu = board.card_aid[board.card_index["p9"]]
    assert [richelieu[s] for s in sources[P]] == figures("8.5c")[1:]
    assert Counter(board.card_marker) == {Marker.ASTERISK: 65, Marker.NONE: 41, Marker.DAGGER: 4}
    means = [
        sum(board.card_value[n] for n in range(110) if board.card_group[n] == group)
        / board.card_group.count(group)
        for group in Group
    ]
    assert all(1.8 < mean < 2.2 for mean in means)


# Where the list spells a word otherwise than the cards.
SPELLED_OTHERWISE = {"over", "Weser", "Hopital"}


@pytest.mark.rule("card.list.C", "card.list.P", "card.list.check")
def test_card_list_every_title_of_the_manifest(board: Board) -> None:
    found = 0
    for side in "CP":
        for part in said(f"card.list.{side}").rstrip(".").split("; "):
            numbers, title = part.split(" ", 1)
            ends = [int(end[1:]) for end in re.split("[-–]", numbers)]
            for n in range(ends[0], ends[-1] + 1):
                found += 1
                printed = CARD_TITLES[board.card_index[f"{side.lower()}{n}"]]
                missing = [word for word in re.findall(r"\w{3,}", title) if word not in printed]
                assert not set(missing) - SPELLED_OTHERWISE, (side, n, title, printed)
    assert found == len(board.cards) == 110


@pytest.mark.rule("card.rule.a")
def test_card_rule_a_every_event_is_told() -> None:
    board = Board(base_data(), {})
    for n, words in enumerate(board.card_text):
        assert words.when, board.cards[n]
        assert words.does, board.cards[n]
        assert words.impossible, board.cards[n]
        assert words.refs, board.cards[n]
        assert set(words.refs) <= set(CLAUSES), board.cards[n]
        for line in [*words.requires, *words.does]:
            assert re.match(r"[KDR]: \S", line), (board.cards[n], line)
        combat = board.card_category[n] == Category.COMBAT
        assert words.when.startswith("combat") == combat, board.cards[n]
    assert board.card_category.count(Category.COMBAT) == 19


def test_what_cards_bring(board: Board) -> None:
    def brings(card: str) -> tuple[list[str], Counter[str]]:
        n = board.card_index[card]
        leaders = [board.leaders[leader] for leader in board.card_leaders[n]]
        return leaders, Counter(board.units[unit] for unit in board.card_units[n])

    assert brings("c7") == (["wallenstein", "piccolomini"], Counter())
    assert brings("p6") == ([], Counter({"english_mercenary": 1}))
    assert brings("p7") == (["christian_iv"], Counter({"danish_mercenary": 5}))
    swedes = ["gustavus_adolphus", "baner", "horn", "bernard_of_saxe_weimar"]
    assert brings("p18") == (swedes, Counter({"swedish_veteran": 6}))
    assert brings("p17")[1] == {"french_veteran": 4, "french_militia": 4}
    assert brings("c23") == (["cardinal_infante"], Counter({"spanish_veteran": 4}))
    for n, leaders in enumerate(board.card_leaders):
        assert all(board.leader_side[leader] == board.card_side[n] for leader in leaders)
        assert all(
            board.nation_side[board.kind_nation[board.unit_kind[unit]]] == board.card_side[n]
            for unit in board.card_units[n]
        )


# Set-ups


@pytest.mark.rule("1.2b", "18.11", "18.12")
def test_1_2b_campaign_and_three_scenarios(board: Board, campaign: SetUp) -> None:
    assert list(board.set_ups) == SCENARIOS
    early = board.set_ups["early_war"]
    assert (early.first_turn, early.last_turn) == tuple(figures("18.12"))
    assert (early.forces, early.holder, early.control) == (
        campaign.forces,
        campaign.holder,
        campaign.control,
    )
    assert (early.later_groups, early.no_peace_offer) == (False, P)
    assert (campaign.later_groups, campaign.no_peace_offer) == (True, NOBODY)
    assert campaign.groups == early.groups == [Group.EARLY_WAR]


@pytest.mark.rule("5.11", "18.21", "18.31")
def test_5_11_vp_and_turns(board: Board) -> None:
    campaign, intervention, apocalypse = figures("5.11")
    vp = {name: one.vp for name, one in board.set_ups.items()}
    assert list(vp.values()) == [campaign, campaign, intervention, apocalypse]
    turns = {name: (one.first_turn, one.last_turn) for name, one in board.set_ups.items()}
    assert turns["campaign"] == (1, board.turns)
    assert turns["intervention"] == tuple(figures("18.21"))
    assert turns["apocalypse"] == tuple(figures("18.31"))


FORCES = {
    "campaign": "4.1a 4.1b 4.1c 4.2a 4.2b 4.2c 4.2d",
    "intervention": "18.22a 18.22b 18.23a 18.23b",
    "apocalypse": "18.32a 18.33a 18.33b",
}
WORDS = {"german": "(Protestant|German)", "mercenary": "Mercenar(y|ies)", "veteran": "Veterans?"}
NAMES = {
    "bethlen_gabor": "Bethlen-Gabor",
    "cordoba": "Córdoba",
    "bernard_of_saxe_weimar": "Bernard",
    "archduke_leopold": "Archduke Leopold",
}


@pytest.mark.rule("4.1a", "4.1b", "4.1c", "4.2a", "4.2b", "4.2c", "4.2d", "18.22a", "18.22b")
@pytest.mark.rule("18.23a", "18.23b", "18.32a", "18.33a", "18.33b")
@pytest.mark.parametrize("name", FORCES)
def test_forces_are_those_of_the_clauses(board: Board, name: str) -> None:
    texts = {clause: said(clause) for clause in FORCES[name].split()}
    forces = table(base_data(), "set_ups", name, "forces")
    claimed = 0
    for force in board.set_ups[name].forces:
        place = board.places[force.place]
        told = about(texts[str(table(forces, place)["clause"])], PLACE_NAMES[force.place])
        for leader in force.leaders:
            id_ = board.leaders[leader]
            assert NAMES.get(id_, board.leader_names[leader]) in told, (place, id_)
        for unit, count in Counter(force.units).items():
            assert re.search(rf"\b{count} {words(board, unit)}", told), (place, told)
            claimed += count
    counted = [
        re.sub(r"\([^)]*\)", "", text.split("French as on card P17.")[-1])
        for text in texts.values()
    ]
    assert claimed == sum(int(n) for text in counted for n in re.findall(r"\b\d+\b", text))


def about(text: str, place: str) -> str:
    """What a clause says of one city: up to the next one."""
    return re.split(r"[.;](?= |$)", text[text.index(place) :])[0]


def words(board: Board, unit: int) -> str:
    kind = board.kinds[board.unit_kind[unit]]
    nation, type_ = kind.split("_")
    if unit % 2:
        return rf"reduced( {WORDS.get(nation, nation.capitalize())} {WORDS.get(type_, 'Militia')})?"
    return f"{WORDS.get(nation, nation.capitalize())} {WORDS.get(type_, type_.capitalize())}"


AREAS = {
    "campaign": ("4.1d", "4.2e"),
    "intervention": ("18.22c", "18.23c"),
    "apocalypse": ("18.32b", "18.33c"),
}


@pytest.mark.rule("4.1d", "4.2e", "4.3a", "18.22c", "18.23c", "18.32b", "18.33c")
@pytest.mark.parametrize("name", AREAS)
def test_areas_are_those_of_the_clauses(board: Board, name: str) -> None:
    one = board.set_ups[name]
    for side, clause in zip((P, C), AREAS[name], strict=True):
        text = re.sub(r"^.*?Areas:? ", "", said(clause))
        areas = listed(re.split(r"[.;]", text)[0])
        held = {AREA_NAMES[n] for n, who in enumerate(one.holder) if who == side}
        assert held - {"France"} == areas
    france = area(board, "France")
    assert one.france_in_war == (name == "apocalypse")
    assert one.holder[france] == (P if one.france_in_war else NOBODY)
    neutral = [n for n, marker in enumerate(one.neutral) if marker]
    assert neutral == [n for n, who in enumerate(one.holder) if who == NOBODY and n != france]


CITY_LISTS = {
    "campaign": ("4.1e", "4.2f"),
    "intervention": ("18.22c", "18.23d"),
    "apocalypse": ("18.32b", "18.33d"),
}


@pytest.mark.rule("4.1e", "4.2f", "18.22c", "18.23d", "18.32b", "18.33d")
@pytest.mark.parametrize("name", CITY_LISTS)
def test_cities_are_those_of_the_clauses(board: Board, name: str) -> None:
    one = board.set_ups[name]
    for side, clause in zip((P, C), CITY_LISTS[name], strict=True):
        held = [place for place, who in enumerate(one.control) if who == side]
        free = named(board, [place for place in held if board.independent[place]])
        assert all(place in said(clause) for place in free), (clause, free)
        mentioned = [n for n in range(CITIES) if board.independent[n]]
        assert free == {
            PLACE_NAMES[n]
            for n in mentioned
            if re.search(rf"\b{PLACE_NAMES[n]}\b(?!-)", said(clause))
        }
        strange = [p for p in held if one.holder[board.area_of[p]] != side and p not in mentioned]
        assert named(board, [p for p in strange if not board.independent[p]]) == (
            {"Bärwalde", "Frankfurt-on-Oder"} if (name, side) == ("intervention", C) else set()
        )


@pytest.mark.rule("4.1f", "4.2g", "18.23e")
def test_aid_at_the_start(board: Board, campaign: SetUp) -> None:
    assert campaign.aid == [[Source.ENGLAND, Source.UP], [Source.SPAIN, Source.POPE]]
    protestant = [Source.FRANCE, Source.ENGLAND, Source.UP]
    assert board.set_ups["intervention"].aid == [protestant, [Source.SPAIN]]
    assert board.set_ups["apocalypse"].aid == [protestant, []]
    for one in board.set_ups.values():
        lasting = {board.cards[card] for card in one.lasting}
        assert (Source.SPAIN in one.aid[C]) == one.passes_open
        assert (
            (Source.POPE in one.aid[C]) == (one.pope != Pope.URBAN_VIII) == ("p15" not in lasting)
        )
        assert (Source.FRANCE in one.aid[P]) == ("p9" in lasting)


@pytest.mark.rule("4.1g", "4.2h")
@pytest.mark.parametrize("name", SCENARIOS)
def test_electors_agree_with_control(board: Board, name: str) -> None:
    one = board.set_ups[name]
    deposed = board.card_index["c12"] in one.lasting
    assert one.palatine == board.palatine_areas[deposed]
    who = {board.areas[n]: one.holder[n] for n in [*board.elector_areas, one.palatine]}
    who |= {board.places[n]: one.control[n] for n in board.elector_cities}
    assert len(who) == 7
    for side in Side:
        assert set(one.electors[side]) == {id_ for id_, holder in who.items() if holder == side}
    assert one.awards[Award.MAJORITY] == C
    assert one.awards[Award.ALL] == (C if len(one.electors[C]) == 7 else NOBODY)
    assert len(one.electors[C]) >= board.award_electors[Award.MAJORITY]


@pytest.mark.rule("4.3b", "16.11")
def test_4_3b_markers_of_the_campaign(board: Board, campaign: SetUp) -> None:
    assert (campaign.pope, campaign.passes_open) == (Pope.PAUL_V, True)
    assert (campaign.dutch_war, campaign.dutch_aid, campaign.dutch_scored) == (0, 0, [])
    assert (campaign.wallenstein, campaign.influence) == (Career.NOT_IN_PLAY, 0)
    assert AREA_NAMES[campaign.palatine] == "Lower Palatinate"
    assert (campaign.swedish_base, campaign.saxony, campaign.rebellion) == (NOBODY, C, True)
    assert (campaign.lasting, campaign.removed, campaign.pillage) == ([], [], [])


@pytest.mark.rule("18.24a", "18.34a")
def test_markers_of_the_later_scenarios(board: Board) -> None:
    second, third = board.set_ups["intervention"], board.set_ups["apocalypse"]
    for one in (second, third):
        assert one.pope == Pope.URBAN_VIII
        assert AREA_NAMES[one.palatine] == "Bavaria"
        assert (one.swedish_base, one.saxony) == (city(board, "Stettin"), C)
        assert (one.rebellion, one.spinola_checked, one.later_groups) == (False, True, False)
        assert one.dutch_scored == [2]
    assert (second.passes_open, third.passes_open) == (True, False)
    assert (second.dutch_war, second.dutch_aid) == (2, board.dutch_war_aid[2])
    assert (third.dutch_war, third.dutch_aid) == (-2, 0)
    assert (second.wallenstein, second.influence) == (Career.DISMISSED, 8)
    assert third.wallenstein == Career.ASSASSINATED
    assert [board.cards[n] for n in second.lasting] == "c5 c6 c12 p2 p9 p15".split()
    assert [board.cards[n] for n in third.lasting] == "c6 c12 c16 c19 p2 p9 p15 p17".split()
    assert (second.no_peace_offer, third.no_peace_offer) == (C, NOBODY)
    assert (len(second.groups), len(third.groups)) == (2, 3)


def test_pillage_of_the_later_scenarios_fits(board: Board) -> None:
    for name, clause in (("intervention", "18.24b"), ("apocalypse", "18.34b")):
        one = board.set_ups[name]
        found = re.findall(r"(\d)(?:–(\d))? = (\d+)", said(clause))
        rolls = [
            int(n) for first, last, n in found for _ in range(int(first), int(last or first) + 1)
        ]
        assert one.pillage == rolls
        assert len(rolls) == 10
        areas = [n for n, who in enumerate(one.holder) if who != NOBODY]
        cities = [len(board.area_cities[n]) for n in areas]
        limit = one.pillage_cities or 99
        assert max(rolls) <= 2 * sum(min(count, limit) for count in cities)
    assert board.set_ups["intervention"].pillage_cities == 3
    assert board.set_ups["apocalypse"].pillage_cities == 0


@pytest.mark.rule("18.24c", "18.34c")
@pytest.mark.parametrize(
    ("name", "clause", "decks"),
    [
        ("campaign", "", (15, 14)),
        ("early_war", "", (15, 14)),
        ("intervention", "18.24c", (23, 25)),
        ("apocalypse", "18.34c", (30, 30)),
    ],
)
def test_decks(board: Board, name: str, clause: str, decks: tuple[int, int]) -> None:
    one = board.set_ups[name]
    deck = [n for n in range(110) if board.card_group[n] in one.groups and n not in one.removed]
    assert tuple(sum(board.card_side[n] == side for n in deck) for side in (C, P)) == decks
    parts = re.findall(r"\b([CP])(\d+)(?:[-–][CP](\d+))?", said(clause) if clause else "")
    removed = [f"{side.lower()}{n}" for side, a, b in parts for n in range(int(a), int(b or a) + 1)]
    assert sorted(board.card_index[card] for card in removed) == one.removed
    # what a scenario removes as played has an asterisk
    assert all(board.card_marker[n] == Marker.ASTERISK for n in one.removed)
    assert set(one.lasting) <= set(one.removed)


@pytest.mark.parametrize("name", SCENARIOS)
def test_forces_are_possible(board: Board, name: str) -> None:
    one = board.set_ups[name]
    assert len({force.place for force in one.forces}) == len(one.forces)
    leaders = [leader for force in one.forces for leader in force.leaders]
    leaders += [leader for force in one.chosen for leader in force.leaders]
    assert len(leaders) == len(set(leaders))
    used: Counter[int] = Counter()
    for force in one.forces:
        assert 1 <= len(force.units) <= 8
        sides = {
            board.nation_side[board.kind_nation[board.unit_kind[unit]]] for unit in force.units
        }
        sides |= {board.leader_side[leader] for leader in force.leaders}
        assert sides == {one.control[force.place]}
        used.update(board.counters_of[board.unit_kind[unit]] for unit in force.units)
        check_nations(board, one, force)
        leading = sum(board.leadership[leader] for leader in force.leaders)
        assert not force.leaders or leading >= len(force.units)
    for chosen in one.chosen:
        used.update(board.unit_kind[unit] for unit in chosen.units)
        assert one.holder[chosen.area] == P
    assert all(count <= board.counters[kind] for kind, count in used.items())


def check_nations(board: Board, one: SetUp, force: Force) -> None:
    """17.A.2, 17.H.4, 17.Sp.2b Who may stand with whom, and where."""
    nations = {board.kind_nation[board.unit_kind[unit]] for unit in force.units}
    lasting = {board.cards[card] for card in one.lasting}
    assert not {Nation.IMPERIAL, Nation.BAVARIAN} <= nations or "c19" in lasting
    assert Nation.SPANISH not in nations or board.zone[force.place]
    allowed = {"Hungary", "Austria", "Moravia", "Bohemia", "Bavaria", "Tyrol"}
    if Nation.HUNGARIAN in nations:
        assert AREA_NAMES[board.area_of[force.place]] in allowed


@pytest.mark.rule("4.3c")
def test_4_3c_the_starting_total(board: Board, campaign: SetUp) -> None:
    areas = list(zip(campaign.holder, board.area_vp, strict=True))
    free = [(campaign.control[n], board.city_vp[n]) for n in range(CITIES) if board.independent[n]]
    held = {side: sum(vp for who, vp in [*areas, *free] if who == side) for side in Side}
    assert (held[C], held[P]) == (37, 20)
    extra = figures("4.3c")[1]
    assert held[C] - held[P] + board.award_vp[Award.MAJORITY] + extra == campaign.vp == 21


def test_the_totals_of_history_lie_near_those_of_the_rules(board: Board) -> None:
    """The values were fitted to these paths; a change of a value shows here how far off it is."""

    def worth(names: str) -> int:
        found = 0
        for name in names.split(", "):
            if name in AREA_NAMES:
                found += board.area_vp[area(board, name)]
            else:
                found += board.city_vp[city(board, name)]
        return found

    gained = "Bohemia, Upper Palatinate, Lower Palatinate, Hungary, Nürnberg, Strasbourg"
    turn_5 = 21 + worth(gained + ", Mecklenburg") - 1 - worth("Pomerania, Hesse-Kassel") + 1 + 2 + 5
    turn_8 = 45 - worth("Mecklenburg, Mainz, Lower Palatinate, Strasbourg, Frankfurt")
    turn_10 = 45 + worth("Brandenburg, Magdeburg") + 5 + 1 - 2 - 1
    turn_10 -= worth("Franche-Comté, Lorraine, France, Brunswick-Lüneburg, Metz")
    lost = "Mecklenburg, Brandenburg, Saxony, Silesia, Moravia, Baden, Lower Palatinate, Mainz"
    turn_14 = 38 - worth(lost + ", Trier") - 2 - 3
    assert (turn_5, turn_8, turn_10, turn_14) == (41, 34, 39, 11)


def test_breitenfeld(board: Board) -> None:
    def force(**units: int) -> int:
        return sum(board.strength[board.units.index(id_)] * count for id_, count in units.items())

    swedes = force(swedish_veteran=5, saxon_militia=2)
    bavarians = force(bavarian_mercenary=4, bavarian_mercenary_reduced=3)
    assert (swedes, bavarians) == (24, 18)
    charts = board.charts
    assert charts.loss_number(charts.column(bavarians), 4 + 1) == 9
    assert charts.loss_number(charts.column(swedes), 8 + 3) == 14
    factor = dict(zip(board.units, board.loss_factor, strict=True))
    assert factor["swedish_veteran"] == factor["bavarian_mercenary"] == 3
    assert factor["saxon_militia"] == 2
    assert number(table(base_data(), "units", "saxon_militia"), "full") == 2
