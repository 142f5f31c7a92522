"""9.41 The events of the Peasant Revolts."""

import pytest
from tests.thirty_years_war.kit import Table

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.control import AreaLost
from westphalia.games.thirty_years_war.events.pay import RevoltBegan
from westphalia.games.thirty_years_war.objections.battle import NoRevoltThere
from westphalia.games.thirty_years_war.objections.effects import NoCityToRevolt
from westphalia.games.thirty_years_war.rules.revolts import suppress
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT


def open_cities(table: Table, seat: int) -> set[str]:
    return {text.removeprefix("revolt ") for text in table.offers(seat)}


@pytest.mark.rule("card.C20", "9.41a", "9.41c", "2.46", "9.44d")
@pytest.mark.parametrize("card", ["c20", "c37"])
def test_german_peasants_rise_in_protestant_cities_without_protestant_units(card: str) -> None:
    table = Table().put("tabor", "german_militia").controls("protestant", "brunn")
    table.event(card)
    cities = open_cities(table, CATHOLIC)
    assert {"berlin", "amberg", "brunn"} <= cities, "Moravia is Germany"
    assert "pilsen" not in cities, "an army is there"
    assert "tabor" not in cities, "so is a unit"
    assert not cities & {"linz", "tyrnau", "nurnberg", "leipzig"}
    assert "prague" not in cities, "a Supply Base"
    assert table.objection_to("1 revolt pilsen") == NoRevoltThere(table.place("pilsen"))
    table.play("1 revolt amberg")
    assert table.control("amberg") == NOBODY
    assert table.s.revolt[table.place("amberg")] == CATHOLIC
    assert [event.seat for event in table.tells(RevoltBegan)] == [PROTESTANT]


@pytest.mark.rule("card.C20", "9.42a", "9.42b", "9.43a")
def test_a_revolt_can_cost_the_area_until_it_is_put_down() -> None:
    table = Table().controls("catholic", "bayreuth")
    vp = table.s.vp
    table.event("c20").play("1 revolt amberg")
    assert table.holder("upper_palatinate") == NOBODY
    assert [event.points for event in table.tells(AreaLost)] == [2]
    suppress(table.hand, table.place("amberg"), PROTESTANT)
    assert (table.holder("upper_palatinate"), table.s.vp) == (PROTESTANT, vp)


@pytest.mark.rule("9.41b", "9.41c", "card.C20")
def test_without_a_legal_city_there_is_no_event() -> None:
    for card in ("c20", "c37", "c39"):
        table = Table("apocalypse")
        table.s.control = [CATHOLIC] * len(table.s.control)
        assert table.no_event(card) == NoCityToRevolt(table.board.card_index[card])
    once = (
        Table().clear().controls("catholic", *Table().board.cities).controls("protestant", "graz")
    )
    assert once.no_event("c20") == NoCityToRevolt(once.board.card_index["c20"]), "not in Germany"
    once.controls("protestant", "amberg").event("c20").play("1 revolt amberg")
    assert once.no_event("c20") == NoCityToRevolt(once.board.card_index["c20"]), "in revolt already"


@pytest.mark.rule("card.C20", "17.F.6")
def test_french_peasants_rise_only_when_france_is_in_the_war_and_on_the_map() -> None:
    before = Table()
    assert before.no_event("c39") == NoCityToRevolt(before.board.card_index["c39"])
    table = Table("apocalypse").put("rocroi", "french_militia").event("c39")
    assert open_cities(table, CATHOLIC) == {"amiens", "chalons", "langres"}
    vp = table.s.vp
    table.play("1 revolt amiens")
    assert table.s.vp == vp + 1
    suppress(table.hand, table.place("amiens"), PROTESTANT)
    assert table.s.vp == vp


@pytest.mark.rule("card.C20", "9.41a")
def test_austrian_peasants_rise_everywhere_but_in_vienna() -> None:
    table = Table().clear().put("linz", "thurn", "german_militia").put("graz", "imperial_militia")
    table.event("p14")
    assert open_cities(table, PROTESTANT) == {"linz", "znaim", "krems"}
    table.play("0 revolt linz")
    assert [event.seat for event in table.tells(RevoltBegan)] == [CATHOLIC]
    assert table.pieces("linz") == ["german_militia", "thurn"], "friendly armies may be there"


@pytest.mark.rule("card.C20", "9.41a", "ex-9.41")
def test_bavarian_peasants_rise_everywhere_but_in_munich() -> None:
    table = Table().clear().put("ingolstadt", "tilly", "bavarian_mercenary")
    table.put("landshut", "mansfeld", "german_mercenary").event("p40")
    assert open_cities(table, PROTESTANT) == {"landshut", "passau", "donauworth"}
    table.play("0 revolt passau")
    assert table.s.revolt[table.place("passau")] == PROTESTANT


@pytest.mark.rule("card.C20", "9.41b", "9.41c")
@pytest.mark.parametrize(
    ("card", "area", "last"), [("p14", "austria", "linz"), ("p40", "bavaria", "passau")]
)
def test_where_catholic_units_are_everywhere_no_peasants_rise(
    card: str, area: str, last: str
) -> None:
    table = Table().clear()
    for city in table.board.area_cities[table.board.area_index[area]]:
        table.put(table.board.cities[city], "imperial_militia")
    refused = NoCityToRevolt(table.board.card_index[card])
    assert table.no_event(card) == refused, "the spared city and Independent Cities do not help"
    table.clear(last).event(card).play(f"0 revolt {last}")
    assert table.s.revolt[table.place(last)] == PROTESTANT
    assert table.no_event(card) == refused, "in revolt already"
