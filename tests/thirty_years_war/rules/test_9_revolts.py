"""9.4 Peasant Revolts: where they begin, what they change, how they end and spread."""

import pytest
from tests.thirty_years_war.marches import Field

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.events.control import AreaGained, AreaLost
from westphalia.games.thirty_years_war.events.pay import RevoltBegan, RevoltRolled, RevoltSuppressed
from westphalia.games.thirty_years_war.rules.arrivals import join_area
from westphalia.games.thirty_years_war.rules.control import gain_area, gain_city
from westphalia.games.thirty_years_war.rules.march import may_gain
from westphalia.games.thirty_years_war.rules.revolts import (
    PeasantRevoltSegment,
    PlaceRevolt,
    begin_revolt,
    may_revolt,
    roller,
    spreads_to,
    suppress,
)
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Career


def risen(*cities: str, by: int = PROTESTANT, scenario: str = "campaign") -> Field:
    """A map without pieces where the peasants of some cities rise."""
    field = Field(scenario)
    for city in cities:
        begin_revolt(field.hand, field.place(city), by)
    return field


def names(field: Field, cities: list[int]) -> list[str]:
    return [field.board.cities[city] for city in cities]


# How they begin


@pytest.mark.rule("ex-9.41", "9.41a")
def test_in_bavaria_any_city_without_a_catholic_army_may_rise() -> None:
    field = Field().put("ingolstadt", "tilly", "bavarian_mercenary")
    field.put("landshut", "mansfeld", "german_mercenary")
    bavaria = field.board.area_cities[field.board.area_index["bavaria"]]
    legal = [city for city in bavaria if may_revolt(field.s, PROTESTANT, city)]
    assert names(field, legal) == ["munich", "landshut", "passau", "donauworth"]
    assert "munich" in names(field, legal), "that Munich is not meant is on the card"


@pytest.mark.rule("9.41a")
def test_a_unit_without_a_leader_protects_a_city_and_a_lone_leader_does_not() -> None:
    field = Field().put("linz", "imperial_militia_reduced").put("krems", "gallas")
    assert not may_revolt(field.s, PROTESTANT, field.place("linz"))
    assert may_revolt(field.s, PROTESTANT, field.place("krems"))


@pytest.mark.rule("9.41b", "9.41c")
def test_independent_cities_and_cities_in_revolt_are_never_legal() -> None:
    field = risen("linz")
    assert not may_revolt(field.s, PROTESTANT, field.place("salzburg"))
    assert not may_revolt(field.s, PROTESTANT, field.place("linz"))
    assert may_revolt(field.s, PROTESTANT, field.place("stuttgart")), "a neutral Area may rise"
    field.run(PlaceRevolt(PROTESTANT, ()))
    assert field.hand.open == [], "without a legal city nothing is placed"


@pytest.mark.rule("9.41a", "9.42a")
def test_a_marker_takes_control_away() -> None:
    field = Field()
    linz = field.place("linz")
    field.run(PlaceRevolt(PROTESTANT, (linz, field.place("krems"))))
    assert field.offers(0) == ["revolt linz", "revolt krems"]
    assert field.refused(0, "revolt graz") == "NoRevoltThere"
    field.says(0, "revolt linz")
    assert (field.control("linz"), field.s.held[linz], field.s.revolt[linz]) == (
        NOBODY,
        CATHOLIC,
        PROTESTANT,
    )
    assert field.tells(RevoltBegan) == [RevoltBegan(linz, CATHOLIC, 0, field.s.vp)]


# What they change


@pytest.mark.rule("9.42b", "5.12c")
def test_too_few_cities_lose_the_area_and_its_points_and_nothing_else() -> None:
    field = Field()
    vp = field.s.vp
    for count, city in enumerate(["linz", "krems", "graz"], start=1):
        begin_revolt(field.hand, field.place(city), PROTESTANT)
        assert field.holder("austria") == (CATHOLIC if count < 3 else NOBODY)
    assert field.s.vp == vp - 5
    assert (field.control("vienna"), field.control("znaim")) == (CATHOLIC, CATHOLIC)
    assert len(field.tells(AreaLost)) == 1


@pytest.mark.rule("9.42b", "3.13d")
def test_revolts_count_together_with_cities_that_the_enemy_took() -> None:
    field = risen("linz")
    gain_city(field.hand, field.place("krems"), PROTESTANT)
    assert field.holder("austria") == CATHOLIC
    gain_city(field.hand, field.place("graz"), PROTESTANT)
    assert field.holder("austria") == NOBODY
    taken = Field().controls("protestant", "krems", "graz")
    taken.s.control[taken.place("linz")] = NOBODY
    gain_city(taken.hand, taken.place("znaim"), PROTESTANT)
    assert taken.holder("austria") == PROTESTANT
    kept = Field().controls("protestant", "iglau").controls("nobody", "olmutz")
    begin_revolt(kept.hand, kept.place("olmutz"), PROTESTANT)
    assert kept.holder("moravia") == CATHOLIC, "he has lost no city to the peasants"


@pytest.mark.rule("9.42b", "9.22c")
def test_revolts_count_together_with_cities_that_an_event_brought_over() -> None:
    field = Field().holds("catholic", "hesse_kassel")
    field.put("kassel", "imperial_militia").put("hanau", "imperial_militia")
    begin_revolt(field.hand, field.place("marburg"), CATHOLIC)
    assert field.holder("hesse_kassel") == CATHOLIC
    join_area(field.hand, field.board.area_index["hesse_kassel"])
    assert field.control("fulda") == PROTESTANT
    assert (field.holder("hesse_kassel"), field.s.vp) == (NOBODY, 21 - 2)


@pytest.mark.rule("9.42c")
def test_the_former_controller_regains_the_area_by_suppression() -> None:
    field = Field()
    vp = field.s.vp
    for city in ("linz", "krems", "graz"):
        begin_revolt(field.hand, field.place(city), PROTESTANT)
    suppress(field.hand, field.place("graz"), CATHOLIC)
    assert (field.holder("austria"), field.s.vp) == (CATHOLIC, vp)


@pytest.mark.rule("9.42d", "5.12b")
def test_if_the_opponent_gains_the_area_its_value_counts_twice() -> None:
    field = risen("linz", "krems", "graz")
    vp = field.s.vp
    for city in ("linz", "krems", "graz"):
        suppress(field.hand, field.place(city), PROTESTANT)
    assert (field.holder("austria"), field.s.vp) == (PROTESTANT, vp - 5)
    assert len(field.tells(AreaLost)) == len(field.tells(AreaGained)) == 1


@pytest.mark.rule("9.42e")
def test_gaining_an_area_does_not_end_its_revolts() -> None:
    field = risen("linz")
    gain_area(field.hand, field.board.area_index["austria"], PROTESTANT)
    assert field.control("krems") == PROTESTANT
    assert (field.control("linz"), field.s.revolt[field.place("linz")]) == (NOBODY, PROTESTANT)


@pytest.mark.rule("17.F.6", "9.42a")
def test_a_revolt_in_france_costs_the_point_of_the_city() -> None:
    field = Field("apocalypse")
    vp = field.s.vp
    begin_revolt(field.hand, field.place("amiens"), CATHOLIC)
    assert field.s.vp == vp + 1
    suppress(field.hand, field.place("amiens"), PROTESTANT)
    assert field.s.vp == vp


@pytest.mark.rule("9.42h")
def test_entering_a_city_in_revolt_violates_nothing() -> None:
    field = risen("linz").put("krems", "bucquoy", "imperial_militia")
    vp = field.s.vp
    field.act(1, "bucquoy", "take imperial_militia", "go", "march linz", "halt")
    assert field.s.vp == vp


# How they end


@pytest.mark.rule("9.43a", "9.42c")
@pytest.mark.parametrize(
    ("seat", "leader", "unit"),
    [(CATHOLIC, "bucquoy", "imperial_militia"), (PROTESTANT, "anhalt", "german_militia")],
)
def test_either_side_suppresses_for_a_point_and_has_the_city(
    seat: int, leader: str, unit: str
) -> None:
    field = risen("linz").put("budweis", leader, unit)
    linz = field.place("linz")
    field.act(seat, leader, f"take {unit}", "go", "march linz", "control", "halt")
    assert (field.s.revolt[linz], field.s.held[linz], field.s.control[linz]) == (
        NOBODY,
        NOBODY,
        seat,
    )
    assert field.tells(RevoltSuppressed) == [RevoltSuppressed(seat, linz)]


@pytest.mark.rule("9.43a")
def test_units_that_begin_in_the_city_may_suppress_there() -> None:
    field = Field().put("linz", "anhalt", "german_militia")
    begin_revolt(field.hand, field.place("linz"), PROTESTANT)
    field.act(0, "anhalt", "take german_militia", "go", "control", "halt")
    assert field.control("linz") == PROTESTANT


@pytest.mark.rule("9.43a", "7.1b")
def test_a_city_that_wallenstein_frees_raises_his_influence() -> None:
    field = risen("linz").put("krems", "wallenstein", "imperial_militia")
    field.s.wallenstein = int(Career.IN_COMMAND)
    field.act(1, "wallenstein", "take imperial_militia", "go", "march linz", "control", "halt")
    assert field.s.influence == 1


@pytest.mark.rule("9.43b")
def test_with_enemies_there_no_revolt_is_suppressed() -> None:
    field = risen("linz").put("linz", "german_militia")
    assert may_gain(field.s, field.place("linz"), PROTESTANT)
    field.put("linz", "imperial_militia")
    assert not may_gain(field.s, field.place("linz"), PROTESTANT)


@pytest.mark.rule("9.42f", "9.43a")
def test_a_fortress_goes_back_to_whoever_held_it() -> None:
    field = risen("vienna")
    suppress(field.hand, field.place("vienna"), PROTESTANT)
    assert field.control("vienna") == CATHOLIC
    field = Field().controls("nobody", "olmutz")
    begin_revolt(field.hand, field.place("olmutz"), PROTESTANT)
    suppress(field.hand, field.place("olmutz"), PROTESTANT)
    assert field.control("olmutz") == CATHOLIC, "a neutral one follows its Area"


# How they spread


@pytest.mark.rule("9.44a", "9.44b", "6.0.F2")
@pytest.mark.parametrize(("roll", "spreads"), [(0, True), (1, True), (2, False), (9, False)])
def test_on_0_or_1_a_revolt_spreads(roll: int, spreads: bool) -> None:
    field = risen("linz").rolls(roll).run(PeasantRevoltSegment())
    field.play("0 roll linz")
    linz = field.place("linz")
    assert field.tells(RevoltRolled) == [RevoltRolled(PROTESTANT, linz, roll, spreads)]
    assert bool(field.hand.open) == spreads
    if spreads:
        assert field.offers(0) == ["revolt krems", "revolt graz"]
        field.play("0 revolt graz")
        assert field.control("graz") == NOBODY


@pytest.mark.rule("9.44a")
def test_who_does_not_control_the_area_rolls_or_else_who_raised_the_revolt() -> None:
    field = risen("linz", by=CATHOLIC)
    assert roller(field.s, field.place("linz")) == PROTESTANT
    field.s.holder[field.board.area_index["austria"]] = NOBODY
    assert roller(field.s, field.place("linz")) == CATHOLIC
    field = risen("pilsen", by=PROTESTANT)
    assert roller(field.s, field.place("pilsen")) == CATHOLIC


@pytest.mark.rule("9.44b", "9.44c", "9.44d")
def test_a_revolt_stays_in_its_area_away_from_bases_and_units() -> None:
    field = risen("krems")
    assert names(field, spreads_to(field.s, field.place("krems"))) == ["linz", "znaim"]
    field.put("linz", "german_militia_reduced")
    assert names(field, spreads_to(field.s, field.place("krems"))) == ["znaim"]
    field.put("znaim", "imperial_militia").run(PeasantRevoltSegment())
    assert (field.hand.open, field.tells(RevoltRolled)) == ([], [])
    field.controls("protestant", "vienna")
    assert names(field, spreads_to(field.s, field.place("krems"))) == ["vienna"]


@pytest.mark.rule("9.44c")
def test_neither_independent_cities_nor_off_map_france_catch_a_revolt() -> None:
    field = risen("passau")
    assert names(field, spreads_to(field.s, field.place("passau"))) == ["landshut"]
    field = risen("amiens", by=CATHOLIC, scenario="apocalypse")
    field.controls("nobody", "rocroi", "paris")
    assert names(field, spreads_to(field.s, field.place("amiens"))) == ["rocroi"]


@pytest.mark.rule("9.44a", "9.44e")
def test_the_protestant_rolls_first_and_new_markers_wait() -> None:
    field = risen("pilsen", by=CATHOLIC)
    begin_revolt(field.hand, field.place("linz"), PROTESTANT)
    begin_revolt(field.hand, field.place("landshut"), PROTESTANT)
    field.run(PeasantRevoltSegment())
    assert field.offers(0) == ["roll linz"], "Area by Area: there is no bearing between them"
    field.rolls(0, 9).play("0 roll linz", "0 revolt krems")
    assert field.offers(0) == ["roll landshut"]
    field.play("0 roll landshut")
    assert field.offers(1) == ["roll pilsen"]
    field.rolls(9).play("1 roll pilsen")
    assert field.hand.open == []
    assert len(field.tells(RevoltRolled)) == 3


@pytest.mark.rule("9.44e")
def test_in_one_area_the_roller_chooses_the_order() -> None:
    field = risen("linz", "znaim").run(PeasantRevoltSegment())
    assert field.offers(0) == ["roll linz", "roll znaim"]
    field.rolls(1).play("0 roll znaim", "0 revolt krems")
    assert field.offers(0) == ["roll linz"]
    field.rolls(1).play("0 roll linz", "0 revolt graz")
    assert field.holder("austria") == NOBODY
