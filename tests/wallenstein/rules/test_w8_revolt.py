"""W8 Revolts: peasants against the holder of a county."""

import pytest
from tests.wallenstein.kit import Table, position

from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import (
    CountyDevastated,
    CubesCast,
    MarkerLaid,
    RevoltBroke,
    RevoltQuelled,
)
from westphalia.games.wallenstein.rules.planning import TakeUpCards

NO_LOSS = "tax_max_5"  # the event card that costs no grain in winter
COLLECTING = ("collect_grain", "collect_taxes")


def outcome(table: Table, county: str) -> tuple[int, int, int]:
    """Who holds a county, with how many armies, under how many markers."""
    return table.owner(county), table.armies(county), table.markers(county)


# How a revolt breaks out, and who fights


@pytest.mark.rule("W8.1.1")
@pytest.mark.parametrize("action", COLLECTING)
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_w8_1_1_collecting_causes_a_revolt_just_where_markers_lie(
    action: str, markers: int
) -> None:
    table = position(f"boehmen: 0 4 *{markers}; tirol: 0 1 *2").falls({0: 1})
    table.act(action, 0, "boehmen")
    revolt = RevoltBroke(0, table.county("boehmen"), markers)
    assert table.tells(RevoltBroke) == ([revolt] if markers else [])


@pytest.mark.rule("W8.1.1")
def test_w8_1_1_winter_causes_revolts_in_drawn_counties_of_the_undersupplied_only() -> None:
    table = position("boehmen: 0 2; tirol: 0 2; salzburg: 1 2 *3").falls({0: 1}).draws(1)
    table.winter(NO_LOSS, 1, 1)
    assert table.tells(RevoltBroke) == [RevoltBroke(0, table.county("tirol"), 1)]


@pytest.mark.rule("W8.1.2")
def test_w8_1_2_the_player_defends_with_all_armies_of_the_county() -> None:
    table = position("boehmen: 1 6 *1; maehren: 1 3").falls({1: 3})
    table.act("collect_taxes", 1, "boehmen")
    assert table.thrown == [[0, 6, 0, 0, 0, 1]]
    assert (table.armies("boehmen"), table.armies("maehren")) == (3, 3)
    table.sound()


@pytest.mark.rule("W8.1.2", "W8.2.1")
def test_w8_1_2_the_peasants_count_against_the_armies_and_others_for_nobody() -> None:
    table = position("boehmen: 1 6 *2").tray(s0=4).falls({0: 4, 1: 3, "peasants": 2})
    table.act("collect_taxes", 1, "boehmen")
    (told,) = table.tells(CubesCast)
    assert (told.attack, told.defence) == ((0, 0, 0, 0, 0, 2), (0, 3, 0, 0, 0, 0))


@pytest.mark.rule("W8.1.3")
@pytest.mark.parametrize(
    ("markers", "supply", "peasants"),
    [(1, 20, 1), (2, 20, 2), (4, 20, 4), (3, 2, 2), (1, 0, 0)],
)
def test_w8_1_3_one_peasant_of_the_supply_rises_for_each_marker(
    markers: int, supply: int, peasants: int
) -> None:
    table = position(f"boehmen: 0 4 *{markers}").resting(peasants=20 - supply).falls({0: 1})
    table.act("collect_grain", 0, "boehmen")
    assert table.thrown == [[4, 0, 0, 0, 0, peasants]]
    assert table.s.peasants == supply - peasants
    table.sound()


@pytest.mark.rule("W8.1.4")
@pytest.mark.parametrize(("markers", "peasants"), [(0, 2), (1, 3), (3, 5)])
def test_w8_1_4_in_winter_the_chart_adds_to_the_markers_even_where_none_lie(
    markers: int, peasants: int
) -> None:
    table = position(f"boehmen: 0 4 *{markers}; tirol: 0 1 *2").falls({0: 1}).draws(0)
    table.winter(NO_LOSS, 0)  # two counties without grain: one revolt, two more peasants
    assert table.thrown == [[4, 0, 0, 0, 0, peasants]]


@pytest.mark.rule("W8.1.5")
def test_w8_1_5_the_tray_joins_in_and_all_its_peasants_count() -> None:
    table = position("boehmen: 0 3 *1").tray(s0=1, s2=2, peasants=3)
    table.falls({0: 4, 2: 2, "peasants": 4}).act("collect_taxes", 0, "boehmen")
    assert table.thrown == [[4, 0, 2, 0, 0, 1 + 3]]
    assert table.owner("boehmen") == NOBODY  # the one peasant of the marker would not have done it
    assert table.s.tray == [0, 0, 2, 0, 0, 0]
    table.sound()


@pytest.mark.rule("W8.1.6")
@pytest.mark.parametrize("event", ["palace_defence_2", "palace_defence_6"])
@pytest.mark.parametrize("tile", ["defence_plus", "attack_plus"])
def test_w8_1_6_neither_tile_nor_palace_guard_helps_in_a_revolt(event: str, tile: str) -> None:
    table = position("boehmen: 0 3 palace *1").event(event).tile(0, tile).falls({0: 3})
    table.act("collect_taxes", 0, "boehmen")
    assert table.thrown == [[3, 0, 0, 0, 0, 1]]


@pytest.mark.rule("W8.1.6")
def test_w8_1_6_stubborn_neutrals_do_not_swell_a_revolt() -> None:
    table = position("boehmen: 0 3 *1").event("neutral_two_peasants").falls({0: 3})
    table.act("collect_taxes", 0, "boehmen")
    assert table.thrown == [[3, 0, 0, 0, 0, 1]]


# How it ends


@pytest.mark.rule("W8.2.1")
@pytest.mark.parametrize(("armies", "peasants"), [(1, 2), (2, 2), (0, 1), (0, 0)])
def test_w8_2_1_as_many_peasants_as_armies_or_more_take_the_county(
    armies: int, peasants: int
) -> None:
    table = position("boehmen: 0 4 palace church trading_post *2").tray(s3=1)
    table.falls({0: armies, "peasants": peasants, 3: 1}).act("collect_taxes", 0, "boehmen")
    assert outcome(table, "boehmen") == (NOBODY, 0, 0)
    assert table.buildings("boehmen") == set()
    assert table.tells(CountyDevastated) == [CountyDevastated(table.county("boehmen"), 0)]
    assert (table.s.supply[0], table.s.peasants) == (62 - 4 + armies, 20 - 2 + peasants)
    assert list(table.s.stock) == table.board.building_stock
    assert table.s.tray == [0, 0, 0, 1, 0, 0]
    table.run(TakeUpCards()).sound()
    assert not any(table.county("boehmen") in hand for hand in table.s.hands)


@pytest.mark.rule("W8.2.2")
@pytest.mark.parametrize(("armies", "peasants"), [(3, 2), (3, 0), (6, 1)])
def test_w8_2_2_the_victor_loses_as_many_as_the_peasants_and_puts_the_rest_back(
    armies: int, peasants: int
) -> None:
    table = position("boehmen: 0 4 palace *2").resting(s0=2)
    table.falls({0: armies, "peasants": peasants}).act("collect_taxes", 0, "boehmen")
    assert (table.owner("boehmen"), table.armies("boehmen")) == (0, armies - peasants)
    assert table.tells(RevoltQuelled) == [
        RevoltQuelled(0, table.county("boehmen"), armies - peasants)
    ]
    assert (table.s.supply[0], table.s.peasants) == (62 - 6 + peasants, 20 - 2 + peasants)
    assert table.buildings("boehmen") == {"palace"}
    assert table.s.tray == [0] * 6
    table.sound()


@pytest.mark.rule("W8.2.3")
@pytest.mark.parametrize("action", COLLECTING)
@pytest.mark.parametrize("markers", [1, 2])
def test_w8_2_3_putting_down_a_collection_revolt_adds_one_marker_to_the_old(
    action: str, markers: int
) -> None:
    table = position(f"boehmen: 0 4 *{markers}").falls({0: 2}).act(action, 0, "boehmen")
    assert outcome(table, "boehmen") == (0, 2, markers + 1)
    assert table.tells(MarkerLaid) == [MarkerLaid(0, table.county("boehmen"), markers + 1)]


@pytest.mark.rule("W8.2.4")
@pytest.mark.parametrize("markers", [0, 2])
def test_w8_2_4_putting_down_a_winter_revolt_adds_no_marker(markers: int) -> None:
    table = position(f"boehmen: 0 4 *{markers}").falls({0: 2}).winter(NO_LOSS, 0)
    assert len(table.tells(RevoltQuelled)) == 1
    assert outcome(table, "boehmen") == (0, 2, markers)


@pytest.mark.rule("W8.2.5")
@pytest.mark.parametrize("cause", ["collect_taxes", "winter"])
def test_w8_2_5_victorious_peasants_go_home_and_occupy_nothing(cause: str) -> None:
    table = position("boehmen: 0 4 *3").resting(peasants=4).falls({0: 1, "peasants": 6})
    if cause == "winter":
        table.winter(NO_LOSS, 0)
    else:
        table.act(cause, 0, "boehmen")
    engaged = table.thrown[0][5]
    assert sum(table.s.armies) == 0
    assert table.s.tray == [0] * 6
    assert table.s.peasants == 20 - 4 - engaged + 6
    table.sound()


# Examples


@pytest.mark.rule("W8.3.1")
@pytest.mark.parametrize(
    ("tray", "after"),
    [({1: 3, "peasants": 1}, (1, 2, 3)), ({1: 2, "peasants": 2}, (NOBODY, 0, 0))],
)
def test_w8_3_1_dirk_taxes_lueneburg(
    tray: dict[int | str, int], after: tuple[int, int, int]
) -> None:
    table = position("lueneburg: 1 4 *2").tray(s2=1, peasants=1).falls({2: 1, **tray})
    table.act("collect_taxes", 1, "lueneburg")
    assert table.thrown == [[0, 4, 1, 0, 0, 2 + 1]]
    assert outcome(table, "lueneburg") == after


@pytest.mark.rule("W8.3.2")
def test_w8_3_2_three_peasants_rise_against_arne_in_anhalt() -> None:
    table = position("anhalt: 2 2 *1; boehmen: 2 1; tirol: 2 1; salzburg: 2 1")
    table.falls({2: 1}).draws(0).winter(NO_LOSS, 0, 0, 2)
    assert table.tells(RevoltBroke) == [RevoltBroke(2, table.county("anhalt"), 3)]
    assert table.thrown == [[0, 0, 2, 0, 0, 3]]


@pytest.mark.rule("W8.1.3")
def test_w8_1_3_only_so_many_peasants_rise_as_there_are() -> None:
    table = position("anhalt: 0 4 *5").falls({0: 4}).tray(peasants=18)
    table.act("collect_taxes", 0, "anhalt")
    assert [event.peasants for event in table.tells(RevoltBroke)] == [2]
