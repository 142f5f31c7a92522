"""3 Control of cities and Areas."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.rules.control import gain_area, gain_city, violate
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT


@pytest.mark.rule("3.13a", "3.13b", "3.13c", "ex-3.13a", "ex-3.13b", "5.12a", "5.12b")
def test_the_third_city_of_the_lower_palatinate_brings_the_area() -> None:
    table = Table().put("landau", "german_militia").controls("catholic", "oppenheim", "mannheim")
    gain_city(table.hand, table.place("heidelberg"), CATHOLIC)
    assert table.holder("lower_palatinate") == CATHOLIC
    assert table.control("landau") == PROTESTANT
    assert [table.control(city) for city in ("trier", "mainz")] == [CATHOLIC, CATHOLIC]
    assert table.s.vp == 21 + 3


@pytest.mark.rule("3.12c", "3.12b", "ex-3.12")
def test_a_neutral_fortress_follows_its_area_and_an_independent_one_does_not() -> None:
    table = Table().controls("nobody", "frankfurt")
    violate(table.hand, table.board.area_index["hesse_kassel"], CATHOLIC)
    gain_area(table.hand, table.board.area_index["hesse_kassel"], CATHOLIC)
    assert (table.control("hanau"), table.control("frankfurt")) == (CATHOLIC, NOBODY)


@pytest.mark.rule("3.12a", "ex-3.12")
def test_an_enemy_fortress_does_not_follow_its_area() -> None:
    table = Table().controls("protestant", "hanau")
    gain_area(table.hand, table.board.area_index["hesse_kassel"], CATHOLIC)
    assert table.control("hanau") == PROTESTANT


@pytest.mark.rule("5.13a", "5.13b", "5.13c")
def test_a_violation_moves_the_total_once_against_who_did_it() -> None:
    table = Table()
    violate(table.hand, table.board.area_index["baden"], CATHOLIC)
    assert table.s.vp == 20
    violate(table.hand, table.board.area_index["franconia"], PROTESTANT)
    assert table.s.vp == 21
