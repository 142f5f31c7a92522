"""3 Control of cities and Areas."""

from itertools import accumulate

import pytest
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.kit import SIDES, Table
from tests.thirty_years_war.marches import Field

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.pieces import leaders_at, units_at
from westphalia.games.thirty_years_war.rules.control import (
    check_electors,
    cities_held,
    convertible,
    electors_of,
    follow_area,
    gain_area,
    gain_city,
    in_neutral_area,
    may_attack_fortress,
    violate,
)
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT


@pytest.mark.rule("3.13a", "3.13b", "3.13c", "ex-3.13a", "ex-3.13b", "5.12a", "5.12b")
def test_the_third_city_of_the_lower_palatinate_brings_the_area() -> None:
    table = Table().put("landau", "german_militia").controls("catholic", "oppenheim", "mannheim")
    electors = electors_of(table.s, CATHOLIC)
    gain_city(table.hand, table.place("heidelberg"), CATHOLIC)
    assert table.holder("lower_palatinate") == CATHOLIC
    assert electors_of(table.s, CATHOLIC) == electors + 1
    cities = ("oppenheim", "mannheim", "heidelberg", "landau")
    assert [table.control(city) for city in cities] == [CATHOLIC] * 3 + [PROTESTANT]
    assert [table.control(city) for city in ("trier", "mainz")] == [CATHOLIC, CATHOLIC]
    assert table.s.vp == 21 + 3


@pytest.mark.rule("ex-3.13a", "2.41b")
def test_of_the_lower_palatinate_four_cities_count() -> None:
    table = Table().controls("catholic", "oppenheim", "mannheim", "trier", "mainz")
    area = table.board.area_index["lower_palatinate"]
    counted = {table.board.cities[city] for city in table.board.area_cities[area]}
    assert counted == {"oppenheim", "mannheim", "heidelberg", "landau"}
    assert (cities_held(table.s, area, CATHOLIC), table.board.control[area]) == (2, 3)


@pytest.mark.rule("3.1a", "3.11a", "3.11c", "5.1", "5.12a", "5.12b")
def test_a_city_is_gained_once_and_kept_when_its_units_leave() -> None:
    table = Table().put("ulm", "imperial_militia")
    ulm = table.place("ulm")
    assert table.control("ulm") == NOBODY
    gain_city(table.hand, ulm, CATHOLIC)
    gain_city(table.hand, ulm, CATHOLIC)
    table.clear("ulm")
    assert (table.control("ulm"), table.s.vp) == (CATHOLIC, 22)
    gain_city(table.hand, ulm, PROTESTANT)
    assert (table.control("ulm"), table.s.vp) == (PROTESTANT, 21), "a direct change counts once"


@pytest.mark.rule("3.11a", "3.12a", "3.12b")
def test_units_convert_what_is_no_fortress_and_holds_no_enemy_units() -> None:
    table = Table().put("tabor", "hungarian_militia")
    able = {city: convertible(table.s, table.place(city), CATHOLIC) for city in ("iglau", "prague")}
    able |= {city: convertible(table.s, table.place(city), CATHOLIC) for city in ("tabor", "ulm")}
    able["aachen"] = convertible(table.s, table.place("aachen"), PROTESTANT)
    wanted = {"iglau": False, "prague": False, "tabor": False, "ulm": False, "aachen": True}
    assert able == wanted, "own, a Fortress, held by units, an Independent Fortress, open"


@pytest.mark.rule("3.13e")
def test_an_area_takes_its_cities_but_not_garrisons_enemy_fortresses_and_revolts() -> None:
    table = Table().put("linz", "german_militia").controls("protestant", "linz", "krems", "graz")
    vienna, znaim = table.place("vienna"), table.place("znaim")
    table.s.control[znaim], table.s.revolt[znaim] = NOBODY, CATHOLIC
    table.clear("vienna")
    gain_area(table.hand, table.board.area_index["austria"], PROTESTANT)
    assert [table.control(city) for city in ("linz", "krems", "graz")] == [PROTESTANT] * 3
    assert table.s.control[vienna] == CATHOLIC, "a Fortress of the enemy"
    assert table.s.control[znaim] == NOBODY, "in revolt"


@pytest.mark.rule("2.1b", "2.1d", "3.2a", "3.2b", "3.2d")
def test_units_and_leaders_are_told_apart_and_there_is_no_other_piece() -> None:
    table = Table()
    pilsen = table.place("pilsen")
    assert (
        units_at(table.s, pilsen, PROTESTANT) == [table.board.units.index("german_mercenary")] * 5
    )
    names = [table.board.leaders[leader] for leader in leaders_at(table.s, pilsen, PROTESTANT)]
    assert names == ["mansfeld", "anhalt"]
    assert len(table.s.pieces[pilsen]) == 7, "no marker stands for the army"
    assert units_at(table.s, pilsen, CATHOLIC) == leaders_at(table.s, pilsen, CATHOLIC) == []


@pytest.mark.rule("3.12c", "3.12b", "ex-3.12")
def test_a_neutral_fortress_follows_its_area_and_an_independent_one_does_not() -> None:
    table = Table().controls("nobody", "frankfurt")
    violate(table.hand, table.board.area_index["hesse_kassel"], CATHOLIC)
    gain_area(table.hand, table.board.area_index["hesse_kassel"], CATHOLIC)
    assert (table.control("hanau"), table.control("frankfurt")) == (CATHOLIC, NOBODY)
    assert needs_siege(table, "frankfurt", CATHOLIC)


def franconia() -> Field:
    """Catholic Franconia, where Protestants besiege Würzburg, which nobody controls."""
    field = Field().put("wurzburg", "mansfeld", "2 german_mercenary")
    field.holds("catholic", "franconia").controls("nobody", "wurzburg")
    field.s.siege[field.place("wurzburg")] = 2
    return field


@pytest.mark.rule("3.12c", "3.13e", "11.232")
def test_a_neutral_fortress_goes_with_its_area_when_its_besiegers_have_left() -> None:
    field = franconia().act(0, "mansfeld", "take german_mercenary", "go", "march coburg", "halt")
    assert field.control("wurzburg") == NOBODY, "one of them is still there"
    field.free(0, "from wurzburg", "take german_mercenary", "march coburg", "halt")
    assert (field.control("wurzburg"), field.control("coburg")) == (CATHOLIC, CATHOLIC)
    assert field.s.siege[field.place("wurzburg")] == 0
    assert (field.holder("franconia"), field.s.vp) == (CATHOLIC, 21), "no points move"


@pytest.mark.rule("3.12c", "3.13e")
def test_a_neutral_fortress_goes_with_its_area_when_its_besiegers_are_beaten() -> None:
    field = Battlefield().holds("catholic", "franconia").controls("nobody", "wurzburg")
    field.put("wurzburg", "anhalt", "german_militia").s.siege[field.place("wurzburg")] = 1
    field.rolls(9, 9, 0, 0).attack(1, "coburg", "wurzburg", "tilly", "6 bavarian_mercenary")
    field.finish()
    assert (field.control("wurzburg"), field.s.siege[field.place("wurzburg")]) == (CATHOLIC, 0)


@pytest.mark.rule("3.13e")
@pytest.mark.parametrize(("city", "side"), [("landau", PROTESTANT), ("heidelberg", NOBODY)])
def test_what_the_enemy_controls_or_peasants_hold_does_not_go_with_its_area(
    city: str, side: int
) -> None:
    table = Table(forces=False).holds("catholic", "lower_palatinate").controls("protestant", city)
    place = table.place(city)
    if side == NOBODY:
        table.s.control[place], table.s.revolt[place] = NOBODY, PROTESTANT
    follow_area(table.hand, place)
    assert table.s.control[place] == side


@pytest.mark.rule("3.12a", "ex-3.12")
def test_an_enemy_fortress_does_not_follow_its_area() -> None:
    table = Table().controls("protestant", "hanau")
    table.s.neutral[table.board.area_index["hesse_kassel"]] = 0
    assert table.holder("hesse_kassel") == NOBODY
    gain_area(table.hand, table.board.area_index["hesse_kassel"], CATHOLIC)
    assert table.control("hanau") == PROTESTANT
    assert needs_siege(table, "hanau", CATHOLIC)


@pytest.mark.rule("3.12a", "3.12b", "ex-3.12")
@pytest.mark.parametrize(
    ("city", "controller"),
    [("hamburg", "nobody"), ("trier", "catholic"), ("magdeburg", "protestant")],
)
def test_an_independent_fortress_city_is_gained_by_siege_only(city: str, controller: str) -> None:
    table = Table().controls(controller, city).clear(city)
    others = [seat for seat in (PROTESTANT, CATHOLIC) if seat != SIDES[controller]]
    assert all(needs_siege(table, city, seat) for seat in others)
    table.put(city, "german_militia", "imperial_militia")
    assert all(needs_siege(table, city, seat) for seat in others)


def needs_siege(table: Table, city: str, seat: int) -> bool:
    """Whether a side gains a city by siege combat, and not for a movement point."""
    where = table.place(city)
    return may_attack_fortress(table.s, where, seat) and not convertible(table.s, where, seat)


@pytest.mark.rule("3.1b", "5.13a", "5.13b", "5.13c", "5.13d")
def test_a_violation_moves_the_total_once_against_who_did_it() -> None:
    table = Table()
    neutral = [in_neutral_area(table.s, table.place(city)) for city in ("freiburg", "strasbourg")]
    assert neutral == [True, False], "an Independent City has no Neutral marker"
    violate(table.hand, table.board.area_index["baden"], CATHOLIC)
    assert table.s.vp == 20
    violate(table.hand, table.board.area_index["franconia"], PROTESTANT)
    assert table.s.vp == 21


ELECTORS = [
    *[("area", name) for name in ("brandenburg", "bohemia", "lower_palatinate")],
    *[("city", name) for name in ("mainz", "koln", "trier")],
    ("area", "saxony"),
]


def let(table: Table, catholic: int) -> int:
    """Let the Catholics control so many Electors, the others the rest; what the awards moved."""
    s, board = table.s, table.board
    sides = [PROTESTANT] * (len(ELECTORS) - catholic) + [CATHOLIC] * catholic
    for (kind, name), side in zip(ELECTORS, sides, strict=True):
        if kind == "area":
            s.holder[board.area_index[name]] = side
        else:
            s.control[table.place(name)] = side
    before = s.vp
    check_electors(table.hand)
    return s.vp - before


@pytest.mark.rule("5.141a", "5.141b", "5.141c", "5.141d", "5.141e", "ex-5.141")
def test_awards_for_electors_pass_from_side_to_side() -> None:
    table = Table()
    assert (table.s.vp, table.s.awards) == (21, [CATHOLIC, NOBODY])
    changes = [let(table, catholic) for catholic in (7, 6, 7, 3, 4, 0, 7)]
    assert changes == [5, 0, 0, -2, 2, -7, 7]
    assert list(accumulate(changes, initial=21))[1:] == [26, 26, 26, 24, 26, 19, 26]
    assert table.s.vp == 26
