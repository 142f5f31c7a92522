"""16.2 Movement into the United Provinces and out of them."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.games.thirty_years_war.rules.supply import demand


def at_wesel(*pieces: str, scenario: str = "campaign") -> Field:
    return Field(scenario).holds("protestant", "munster").put("wesel", *pieces)


@pytest.mark.rule("16.21a", "11.4")
def test_an_army_enters_from_an_arrow_city_for_a_point_while_the_war_lasts() -> None:
    field = at_wesel("thurn", "2 german_militia").act(0, "thurn", "2 take german_militia", "go")
    assert field.ways(0) == ["koln", "munster", "united_provinces"]
    field.says(0, "march united_provinces")
    assert field.march.spent == 1
    field.says(0, "halt")
    assert field.pieces("united_provinces") == ["german_militia", "german_militia", "thurn"]
    for box in (-3, 5):
        field = at_wesel("thurn", "german_militia")
        field.s.dutch_war = box
        field.act(0, "thurn", "take german_militia", "go")
        assert field.refused(0, "march united_provinces") == "WarIsOver"


@pytest.mark.rule("16.21a")
def test_no_other_city_has_an_arrow() -> None:
    field = (
        Field()
        .put("munster", "thurn", "german_militia")
        .act(0, "thurn", "take german_militia", "go")
    )
    assert field.refused(0, "march united_provinces") == "NotConnected"
    for city in ("ghent", "antwerp", "lingen"):
        field = (
            Field()
            .put(city, "spinola", "spanish_veteran")
            .act(1, "spinola", "take spanish_veteran", "go")
        )
        assert "united_provinces" in field.ways(1)


@pytest.mark.rule("16.21d")
def test_an_army_does_not_enter_and_leave_in_one_activation() -> None:
    field = at_wesel("thurn", "german_militia").act(0, "thurn", "take german_militia", "go")
    field.says(0, "march united_provinces")
    assert field.offers(0) == ["halt"]
    assert field.refused(0, "march lingen") == "NotInAndOut"
    field.says(0, "halt").act(0, "thurn", "march wesel")
    assert field.refused(0, "march united_provinces") == "NotInAndOut"


@pytest.mark.rule("16.22a")
def test_one_army_of_each_side() -> None:
    field = at_wesel("thurn", "german_militia").put("united_provinces", "anhalt", "german_militia")
    field.act(0, "thurn", "take german_militia", "go")
    assert field.refused(0, "march united_provinces") == "OneArmyOnly"
    field.says(0, "halt").put("ghent", "spinola", "spanish_veteran")
    field.act(1, "spinola", "take spanish_veteran", "go", "march united_provinces", "halt")
    assert field.clashes() == []  # 16.26: both sides may be there
    assert len(field.pieces("united_provinces")) == 4


@pytest.mark.rule("16.22b", "16.26")
def test_the_only_leader_leaves_with_all_units_or_stays() -> None:
    field = at_wesel().put("united_provinces", "thurn", "german_militia").act(0, "thurn")
    field.says(0, "march wesel", "halt")
    assert field.pieces("united_provinces") == []
    field = at_wesel().put("united_provinces", "anhalt", "3 german_militia").act(0, "anhalt")
    assert field.offers(0) == ["halt"]
    assert field.refused(0, "march wesel") == "UnitsLeftAlone"


@pytest.mark.rule("16.22b", "16.23c", "16.26", "16.22a")
def test_of_an_army_with_two_leaders_a_part_may_leave() -> None:
    field = at_wesel("schlick", "german_militia")
    field.put("united_provinces", "anhalt", "thurn", "3 german_militia")
    field.act(0, "anhalt", "2 take german_militia", "go", "march wesel", "halt")
    assert field.pieces("united_provinces") == ["german_militia", "thurn"]
    field.act(0, "schlick", "take german_militia", "go")
    assert field.refused(0, "march united_provinces") == "OneArmyOnly"


@pytest.mark.rule("16.22b", "16.23c", "16.26")
@pytest.mark.parametrize(
    "force",
    [
        ["go"],  # a leader without units
        ["join thurn", "2 take german_militia", "go"],  # a unit would be alone
        ["2 take german_militia", "take german_mercenary", "go"],  # a leader would be
    ],
)
def test_nobody_is_parted_from_his_army_when_a_part_leaves(force: list[str]) -> None:
    field = at_wesel().put("united_provinces", "mansfeld", "thurn", "2 german_militia")
    field.put("united_provinces", "german_mercenary").act(0, "mansfeld", *force)
    assert field.offers(0) == ["halt"]
    assert field.refused(0, "march wesel") == "UnitsLeftAlone"


@pytest.mark.rule("16.24b")
def test_no_part_of_spinolas_army_leaves() -> None:
    field = Field().put("united_provinces", "spinola", "feria", "5 spanish_veteran")
    field.act(1, "spinola", "2 take spanish_veteran", "go")
    assert field.refused(1, "march ghent") == "SpinolaStays"


@pytest.mark.rule("16.23a")
def test_protestants_leave_for_arrow_cities_that_are_not_the_enemys() -> None:
    field = Field().put("united_provinces", "thurn", "german_militia").act(0, "thurn")
    assert field.ways(0) == ["lingen", "wesel"]
    assert field.refused(0, "march ghent") == "NotFriendlyGround"
    field.says(0, "march lingen")
    assert field.march.spent == 1
    assert "march osnabruck" in field.offers(0)


@pytest.mark.rule("16.23a", "16.23d")
def test_protestants_leave_by_sea_for_own_ports_with_all_their_points() -> None:
    field = Field().put("united_provinces", "thurn", "2 german_militia")
    field.controls("protestant", "bremen", "hamburg", "lubeck").controls("catholic", "rostock")
    field.put("hamburg", "imperial_militia").put("lubeck", "7 german_militia").act(0, "thurn")
    assert field.ways(0) == ["bremen", "lingen", "wesel"]
    assert field.refused(0, "march hamburg") == "NotFriendlyGround"
    assert field.refused(0, "march lubeck") == "NotFriendlyGround"  # no room
    assert field.refused(0, "march rostock") == "NotConnected"
    field.says(0, "march bremen")
    assert field.ways(0) == []
    assert field.march.spent == 8
    field.says(0, "halt")
    assert field.pieces("bremen") == ["german_militia", "german_militia", "thurn"]


@pytest.mark.rule("16.23a", "16.21d")
def test_who_left_the_united_provinces_does_not_come_back_at_once() -> None:
    field = at_wesel().put("united_provinces", "thurn", "german_militia")
    field.act(0, "thurn", "march wesel", "march munster", "march wesel")
    assert field.refused(0, "march united_provinces") == "NotInAndOut"


@pytest.mark.rule("16.23b")
def test_catholics_leave_for_arrow_cities_and_never_for_a_port() -> None:
    field = (
        Field()
        .put("united_provinces", "tilly", "2 bavarian_militia")
        .controls("catholic", "bremen")
    )
    field.act(1, "tilly")
    assert field.ways(1) == ["antwerp", "ghent", "lingen", "wesel"]
    field = at_wesel().put("united_provinces", "tilly", "bavarian_militia").act(1, "tilly")
    assert field.ways(1) == ["antwerp", "ghent"]


@pytest.mark.rule("16.23c", "16.26")
def test_units_without_a_leader_do_not_move_there() -> None:
    field = Field().put("united_provinces", "3 spanish_veteran").put("ghent", "spanish_veteran")
    field.free(1, "from ghent", "take spanish_veteran")
    assert field.refused(1, "march united_provinces") == "NotAnArmy"
    field.says(1, "halt").put("antwerp", "spinola").act(1, "spinola", "go")
    assert field.refused(1, "march united_provinces") == "NotAnArmy"


@pytest.mark.rule("16.23d")
def test_leaving_for_wesel_violates_munster_and_meets_the_enemy_there() -> None:
    field = (
        Field().put("united_provinces", "thurn", "german_militia").put("wesel", "4 spanish_veteran")
    )
    field.act(0, "thurn", "march wesel")
    assert field.s.neutral[field.board.area_index["munster"]] == 0
    assert field.s.vp == 22
    assert field.clashes() == ["wesel"]


@pytest.mark.rule("16.24b")
def test_spinolas_army_never_leaves() -> None:
    field = Field().put("united_provinces", "spinola", "3 spanish_veteran").act(1, "spinola")
    assert field.offers(1) == ["halt"]
    assert field.refused(1, "march ghent") == "SpinolaStays"
    field = Field().put("united_provinces", "cordoba", "3 spanish_veteran").act(1, "cordoba")
    assert field.refused(1, "march ghent") == "SpinolaStays"
    field = Field().put("united_provinces", "cordoba", "3 spanish_veteran").put("ghent", "spinola")
    assert "march ghent" in field.act(1, "cordoba").offers(1)


@pytest.mark.rule("16.26", "11.16e")
def test_in_the_united_provinces_nobody_is_parted_and_nothing_pillaged() -> None:
    field = at_wesel("mansfeld", "5 german_militia").act(
        0, "mansfeld", "5 take german_militia", "go"
    )
    field.says(0, "march united_provinces")
    assert field.refused(0, "drop german_militia") == "NotSeparatedThere"
    assert demand(field.march) == 0
    field.says(0, "halt")
    assert field.asked() == []


@pytest.mark.rule("17.D.4a")
@pytest.mark.parametrize("place", ["kiel", "denmark"])
def test_christian_goes_only_with_all_danes_that_there_are(place: str) -> None:
    field = at_wesel("christian_iv", "2 danish_mercenary").put(place, "danish_mercenary_reduced")
    field.act(0, "christian_iv", "2 take danish_mercenary", "go")
    assert field.refused(0, "march united_provinces") == "DanesLeftBehind"
    field.clear(place)
    field.hand.advance()
    assert "march united_provinces" in field.offers(0)


@pytest.mark.rule("17.D.4b")
def test_danes_go_without_christian_and_he_with_others() -> None:
    field = at_wesel("thurn", "danish_mercenary").put("kiel", "danish_mercenary", "christian_iv")
    field.act(0, "thurn", "take danish_mercenary", "go")
    assert "march united_provinces" in field.offers(0)
    field = at_wesel("christian_iv", "german_militia").act(
        0, "christian_iv", "take german_militia", "go"
    )
    assert "march united_provinces" in field.offers(0)


@pytest.mark.rule("16.23a")
def test_the_way_by_sea_takes_the_points_of_a_bonus_too() -> None:
    field = Field("apocalypse").put("united_provinces", "turenne", "french_veteran")
    field.controls("protestant", "bremen").act(0, "turenne", "march bremen", bonus=2)
    field.says(0, "drop french_veteran")
    assert field.ways(0) == []
