"""17 Where nations may go."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.engine.ruleset import Module, Ruleset
from westphalia.games.thirty_years_war.events.march import CardinalsUnitsLost
from westphalia.games.thirty_years_war.pieces import LEADERS
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation
from westphalia.games.thirty_years_war.rules.nations import may_enter, realm
from westphalia.games.thirty_years_war.state import PRESENT


def enters(field: Field, name: str, place: str) -> bool:
    units = {name: n for n, name in enumerate(field.board.units)}
    piece = units[name] if name in units else LEADERS + field.leader(name)
    return may_enter(field.s, piece, field.place(place))


def cardinals_march(*units: str, city: str = "innsbruck") -> Field:
    """The Cardinal's army has come, and has until the end of the next turn."""
    field = Field().put(city, "cardinal_infante", *units)
    field.s.happened[field.board.card_index["c23"]] = 1
    field.s.cardinal = 2
    return field


@pytest.mark.rule("17.D.3d")
def test_no_piece_goes_to_denmark() -> None:
    field = Field().put("kiel", "christian_iv", "danish_mercenary").act(0, "christian_iv", "go")
    assert field.refused(0, "march denmark") == "NotConnected"
    assert not enters(field, "danish_mercenary", "denmark")


@pytest.mark.rule("17.D.3e")
def test_christian_comes_from_the_flag_and_need_not_bring_all() -> None:
    field = Field().holds("protestant", "schleswig_holstein")
    field.put("denmark", "christian_iv", "5 danish_mercenary")
    field.act(0, "christian_iv", "3 take danish_mercenary", "go")
    assert field.ways(0) == ["kiel", "rendsburg"]
    field.says(0, "march kiel")
    assert (field.march.spent, field.march.trail) == (1, [field.place("kiel")])
    field.says(0, "halt", "forage kiel")
    field.free(0, "from denmark", "take danish_mercenary", "march rendsburg", "halt")
    assert field.pieces("rendsburg") == ["danish_mercenary"]
    assert field.pieces("denmark") == ["danish_mercenary"]


@pytest.mark.rule("17.H.4")
def test_hungarians_keep_to_six_areas_and_enter_no_independent_city() -> None:
    field = Field().put("passau", "bethlen_gabor", "hungarian_militia")
    field.act(0, "bethlen_gabor", "go")
    assert field.ways(0) == ["budweis", "landshut", "linz"]
    assert field.refused(0, "march regensburg") == "NotForHungarians"
    field = Field().put("passau", "thurn", "hungarian_militia").act(0, "thurn", "go")
    assert field.ways(0) == ["budweis", "landshut", "linz", "regensburg", "salzburg"]
    field.says(0, "halt").act(0, "thurn", "take hungarian_militia", "go")
    assert field.ways(0) == ["budweis", "landshut", "linz"]


@pytest.mark.rule("17.Sp.2a", "17.Sp.2b")
def test_spanish_units_stay_in_the_zone() -> None:
    field = (
        Field()
        .put("heidelberg", "spinola", "spanish_veteran")
        .act(1, "spinola", "take spanish_veteran", "go")
    )
    assert field.ways(1) == ["frankfurt", "mannheim"]
    assert field.refused(1, "march durlach") == "OutsideTheZone"
    inside = ("brussels", "nancy", "mainz", "wesel", "besancon", "united_provinces", "strasbourg")
    assert all(enters(field, "spanish_veteran", place) for place in inside)
    assert not any(enters(field, "spanish_veteran", place) for place in ("kassel", "munich", "ulm"))


@pytest.mark.rule("17.Sp.2c")
def test_the_zone_does_not_bind_spanish_leaders() -> None:
    field = (
        Field()
        .put("heidelberg", "spinola", "spanish_veteran")
        .act(1, "spinola", "go", "march durlach")
    )
    field.says(1, "march stuttgart", "halt")
    assert field.pieces("stuttgart") == ["spinola"]


@pytest.mark.rule("17.Sp.31a")
def test_the_cardinals_army_moves_anywhere_until_it_enters_the_zone() -> None:
    field = cardinals_march("2 cardinal_veteran").act(
        1, "cardinal_infante", "2 take cardinal_veteran", "go"
    )
    field.says(1, "march munich", "halt")
    assert field.pieces("munich") == ["cardinal_veteran", "cardinal_veteran", "cardinal_infante"]
    assert field.s.cardinal == 2


@pytest.mark.rule("17.Sp.31b")
def test_marked_units_left_by_the_cardinal_are_eliminated() -> None:
    field = cardinals_march("2 cardinal_veteran").act(
        1, "cardinal_infante", "take cardinal_veteran", "go"
    )
    field.says(1, "march munich", "halt")
    assert field.pieces("innsbruck") == []
    assert field.tells(CardinalsUnitsLost)[0].count == 1
    assert field.pieces("munich") == ["cardinal_veteran", "cardinal_infante"]


@pytest.mark.rule("17.Sp.31b", "17.Sp.33")
def test_his_replacement_keeps_the_cardinals_army_together() -> None:
    field = Field().put("innsbruck", "melo", "cardinal_veteran")
    field.s.happened[field.board.card_index["c23"]], field.s.cardinal = 1, 2
    field.act(1, "melo", "take cardinal_veteran", "go", "march munich", "halt")
    assert field.pieces("munich") == ["cardinal_veteran", "melo"]
    field.clear("munich").put("munich", "cardinal_veteran").put("linz", "bucquoy")
    field.act(1, "bucquoy", "go", "halt")
    assert field.pieces("munich") == []


@pytest.mark.rule("17.Sp.32", "17.Sp.33")
def test_in_the_zone_the_mark_is_gone_and_the_army_stays() -> None:
    field = cardinals_march("cardinal_veteran", "cardinal_veteran_reduced", city="durlach")
    field.act(1, "cardinal_infante", "take cardinal_veteran", "take cardinal_veteran_reduced", "go")
    field.says(1, "march heidelberg")
    assert field.s.cardinal == 0
    assert field.refused(1, "march durlach") == "OutsideTheZone"
    field.says(1, "halt")
    assert field.pieces("heidelberg") == [
        "spanish_veteran",
        "spanish_veteran_reduced",
        "cardinal_infante",
    ]
    field.act(1, "cardinal_infante", "go")
    assert field.refused(1, "march durlach") == "OutsideTheZone"  # nor may he alone


@pytest.mark.rule("17.Sp.33", "17.Sp.32")
def test_units_that_came_into_the_zone_in_a_retreat_need_the_cardinal_no_longer() -> None:
    field = Field().put("mainz", "spanish_veteran_reduced", "cardinal_veteran", "saxon_militia")
    field.s.happened[field.board.card_index["c23"]], field.s.cardinal = 1, 2
    field.put("heidelberg", "cardinal_infante").run(EndActivation(0))
    assert field.pieces("mainz") == ["saxon_militia", "spanish_veteran", "spanish_veteran_reduced"]
    assert field.s.cardinal == 0


@pytest.mark.rule("17.Sp.33")
def test_other_spaniards_do_not_belong_to_the_cardinals_army() -> None:
    field = cardinals_march("cardinal_veteran").put("brussels", "spinola", "spanish_veteran")
    assert enters(field, "cardinal_veteran", "munich")
    assert not enters(field, "spanish_veteran", "munich")
    assert field.s.fate[field.leader("spinola")] == PRESENT


@pytest.mark.rule("17.H.4")
def test_an_option_may_confine_a_nation() -> None:
    field = Field().put("vienna", "bucquoy")
    graz = 1 << field.place("graz")
    field.s.rules = Ruleset([Module("confined", amend={realm: lambda s, piece, land: land & graz})])
    field.act(1, "bucquoy", "go")
    assert field.ways(1) == ["graz"]
    assert field.refused(1, "march krems") == "NotAllowedThere"
