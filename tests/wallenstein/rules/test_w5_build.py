"""W5.1-W5.4 Building: what it costs, where it fits, and what becomes of it."""

import pytest
from tests.wallenstein.kit import position

from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import ActionSkipped, BuildingRaised
from westphalia.games.wallenstein.rules.winter import Scoring
from westphalia.games.wallenstein.terms import Building

KINDS = ["palace", "church", "trading_post"]


@pytest.mark.rule("W5.1.1")
def test_w5_1_1_a_palace_costs_three_thalers() -> None:
    table = position("boehmen: 0 2; tirol: 0 2").purse(0, 8).act("build_palace", 0, "boehmen")
    assert (table.buildings("boehmen"), table.buildings("tirol")) == ({"palace"}, set())
    assert table.s.thalers[0] == 5
    raised = BuildingRaised(0, table.county("boehmen"), Building.PALACE, 3, (Building.PALACE,), 5)
    assert table.sound().tells(BuildingRaised) == [raised]


@pytest.mark.rule("W5.2.1")
def test_w5_2_1_a_church_costs_two_thalers() -> None:
    table = position("boehmen: 0 2").purse(0, 8).act("build_church", 0, "boehmen").sound()
    assert (table.buildings("boehmen"), table.s.thalers[0]) == ({"church"}, 6)


@pytest.mark.rule("W5.3.1")
def test_w5_3_1_a_trading_post_costs_one_thaler() -> None:
    table = position("boehmen: 0 2").purse(0, 8).act("build_trading_post", 0, "boehmen").sound()
    assert (table.buildings("boehmen"), table.s.thalers[0]) == ({"trading_post"}, 7)


@pytest.mark.rule("W5.4.1")
@pytest.mark.parametrize(("county", "sites"), [("lueneburg", 1), ("bremen", 2), ("holstein", 3)])
def test_w5_4_1_a_county_holds_as_many_buildings_as_it_has_sites(county: str, sites: int) -> None:
    table = position(f"{county}: 0 2")
    for kind in KINDS:
        table.act(f"build_{kind}", 0, county)
    assert table.buildings(county) == set(KINDS[:sites])
    assert len(table.tells(ActionSkipped)) == 3 - sites


@pytest.mark.rule("W5.4.2")
@pytest.mark.parametrize("kind", KINDS)
def test_w5_4_2_no_two_buildings_of_a_kind_even_with_sites_to_spare(kind: str) -> None:
    table = position(f"holstein: 0 2 {kind}").act(f"build_{kind}", 0, "holstein").sound()
    assert table.buildings("holstein") == {kind}
    assert table.tells(BuildingRaised) == []


@pytest.mark.rule("W5.4.3")
@pytest.mark.parametrize(
    ("county", "thalers", "lacking"),
    [("lueneburg", 9, "site"), ("holstein", 9, "twin"), ("boehmen", 1, "thalers")],
)
def test_w5_4_3_an_impossible_building_is_skipped_and_costs_nothing(
    county: str, thalers: int, lacking: str
) -> None:
    table = position("lueneburg: 0 1 palace; holstein: 0 1 church; boehmen: 0 1").purse(0, thalers)
    before = table.picture()
    table.act("build_church", 0, county)
    assert table.picture() == before
    action = table.board.actions.index("build_church")
    assert table.tells(ActionSkipped) == [ActionSkipped(0, action, table.county(county), lacking)]


@pytest.mark.rule("W5.4.4")
def test_w5_4_4_buildings_of_a_conquered_county_count_for_the_conqueror() -> None:
    table = position("salzburg: 0 4; tirol: 1 1 palace church").falls({0: 3})
    table.act("combat_move_a", 0, "salzburg").play("0 march tirol", "0 send 3")
    assert (table.owner("tirol"), table.buildings("tirol")) == (0, {"palace", "church"})
    table.sound().run(Scoring())  # two counties, two buildings, the lead with palace and church
    assert list(table.s.points[:2]) == [2 + 2 + 3 + 2, 0]


@pytest.mark.rule("W5.4.4")
def test_w5_4_4_a_tie_removes_the_buildings() -> None:
    table = position("salzburg: 0 4; tirol: 1 1 palace church").falls({0: 1, 1: 1})
    table.act("combat_move_a", 0, "salzburg").play("0 march tirol", "0 send 3").sound()
    assert (table.owner("tirol"), table.buildings("tirol")) == (NOBODY, set())


@pytest.mark.rule("W5.4.4")
def test_w5_4_4_a_lost_revolt_removes_the_buildings_a_won_one_does_not() -> None:
    table = position("tirol: 1 1 palace *1; trier: 1 3 church *1")
    table.falls({"peasants": 1}, {1: 3, "peasants": 1})
    table.act("collect_taxes", 1, "tirol").act("collect_taxes", 1, "trier").sound()
    assert (table.buildings("tirol"), table.buildings("trier")) == (set(), {"church"})


@pytest.mark.rule("W5.4.5")
@pytest.mark.parametrize("kind", KINDS)
def test_w5_4_5_example_bremen_has_a_site_left_for_anything_but_a_second_church(kind: str) -> None:
    table = position("bremen: 0 2").act("build_church", 0, "bremen")
    table.act(f"build_{kind}", 0, "bremen").sound()
    assert table.buildings("bremen") == {"church", kind}
    assert len(table.tells(ActionSkipped)) == (kind == "church")


@pytest.mark.rule("W5.4.5")
def test_w5_4_5_example_bremen_has_no_third_site() -> None:
    table = position("bremen: 0 2 church palace").act("build_trading_post", 0, "bremen")
    assert table.buildings("bremen") == {"church", "palace"}
