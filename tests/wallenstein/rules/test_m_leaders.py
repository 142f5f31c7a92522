"""M1, M2 Leaders: how they come onto the map, and what they do for the actions there."""

from typing import Any

import pytest
from tests.wallenstein.kit import NAMES, Table, begin, camp, position

from westphalia.engine.game import SetUpError
from westphalia.games.wallenstein.events.base import (
    ActionSkipped,
    ArmiesDeployed,
    CountyClaimed,
    IncomeTaken,
    OrderSettled,
)
from westphalia.games.wallenstein.events.expansions import LeaderDrafted
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.overlay import subject
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.state import NONE, counties_of
from westphalia.games.wallenstein.views.view import prospects

UPGRADED = """build_palace build_church build_trading_post collect_grain collect_taxes
    deploy_5 deploy_3 deploy_1_move""".split()


# M1 Setting up


@pytest.mark.rule("M1.1")
def test_m1_1_the_module_is_known_from_the_german_rules() -> None:
    provenance = subject("leaders")["provenance"]
    assert provenance == {"status": "known", "source": "German rulebook"}
    assert begin().until(lambda s: s.done > 0).s.leader == []


@pytest.mark.rule("M1.2")
def test_m1_2_thirty_monuments_and_a_leader_that_is_no_order_token() -> None:
    table = begin(5, ["leaders"]).answer_until("place_leader")
    assert sum(table.s.monument_stock) == 30
    tokens = table.s.tokens[:]
    for seat in table.s.order:
        table.play(f"{seat} {table.offers(seat)[0]}")
    assert table.s.tokens == tokens
    assert NONE not in table.s.leader


@pytest.mark.rule("M1.3")
@pytest.mark.parametrize("setup", ["line-up", "drawn line-up", "draft"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_m1_3_each_seat_has_one_leader_and_six_monuments(seats: int, setup: str) -> None:
    table = begin(seats, ["leaders"], setup=setup).sound()
    assert table.s.leader == [NONE] * seats
    assert table.s.monument_stock == [6] * seats
    assert table.s.monuments == [[]] * seats
    assert table.s.captured == [0] * seats


@pytest.mark.rule("M1.4")
def test_m1_4_after_the_first_order_each_leader_goes_into_any_own_county() -> None:
    table = camp("boehmen: 0 5; tirol: 0 3; koeln: 1 2; baden: 2 2; mark: 3 2")
    table.settle(2, 0, 3, 1)
    assert table.asked() == [(2, "place_leader")]
    table.play("2 leader baden")
    assert table.offers(0) == ["leader boehmen", "leader tirol"]
    table.play("0 leader tirol", "3 leader mark", "1 leader koeln")
    assert table.asked() == []
    assert [table.leader(seat) for seat in range(4)] == ["tirol", "koeln", "baden", "mark"]


@pytest.mark.rule("M1.4")
@pytest.mark.parametrize(("year", "season"), [(0, 1), (0, 2), (1, 0)])
def test_m1_4_a_later_order_places_nobody(year: int, season: int) -> None:
    table = camp("boehmen: 0 5; tirol: 0 3; koeln: 1 2", "1 koeln")
    table.s.year, table.s.season = year, season
    assert table.settle(0, 1, 2, 3).asked() == []
    assert table.leader(0) is None


@pytest.mark.rule("M1.4")
def test_m1_4_the_line_up_is_planned_before_the_leaders_are_placed() -> None:
    table = begin(3, ["leaders"]).answer_until("place_leader")
    assert table.tells(OrderSettled)
    assert [seat for seat, _ in table.asked()] == table.s.order[:1]
    assert len(table.offers(table.s.order[0])) == len(counties_of(table.s, table.s.order[0]))


def draft_turn(table: Table, seat: int) -> str:
    """Take the first open card with the first group left; the county that it was."""
    table.play(f"{seat} {table.offers(seat)[0]}")
    table.play(f"{seat} {table.offers(seat)[0]}")
    claimed = table.tells(CountyClaimed)[-1]
    assert isinstance(claimed, CountyClaimed)
    return table.board.counties[claimed.county]


@pytest.mark.rule("M1.5")
def test_m1_5_a_drafted_county_is_offered_once() -> None:
    table = begin(3, ["leaders"], setup="draft")
    first = draft_turn(table, 0)
    assert table.offers(0) == [f"leader {first}", "no_leader_here"]
    table.play("0 no_leader_here")
    for seat in (1, 2):
        draft_turn(table, seat)
        table.play(f"{seat} no_leader_here")
    second = draft_turn(table, 0)
    assert table.offers(0) == [f"leader {second}", "no_leader_here"]
    table.play(f"0 leader {second}")
    assert table.leader(0) == second


@pytest.mark.rule("M1.5")
def test_m1_5_a_placed_leader_is_not_asked_about_again() -> None:
    table = begin(3, ["leaders"], setup="draft")
    for seat in (0, 1, 2):
        county = draft_turn(table, seat)
        table.play(f"{seat} leader {county}")
    placed = table.s.leader[:]
    table.until(lambda s: s.done > 0)
    assert table.s.leader == placed
    assert len(table.tells(LeaderDrafted)) == 3


@pytest.mark.rule("M1.5")
def test_m1_5_a_leader_passed_over_stands_in_the_last_drafted_county() -> None:
    table = begin(4, ["leaders"], setup="draft").until(lambda s: not s.groups)
    last = {e.seat: e.county for e in table.told if isinstance(e, CountyClaimed)}
    assert table.s.leader == [last[seat] for seat in range(4)]
    assert [type(e) for e in table.told].count(LeaderDrafted) == 4
    table.until(lambda s: s.done > 0)  # and nobody is asked again when the order is fixed
    assert len(table.tells(LeaderDrafted)) == 4


# M2 Actions in the leader's county


def effect(table: Table, action: str, county: str) -> tuple[int, int, int, int]:
    """What an action of seat 0 changes: Thalers, grain, armies and buildings there."""

    def measured() -> list[int]:
        s, at = table.s, table.county(county)
        return [s.thalers[0], s.grain[0], s.armies[at], s.buildings[at].bit_count()]

    before = measured()
    table.act(action, 0, county).sound()
    thalers, grain, armies, buildings = map(int.__sub__, measured(), before)
    return thalers, grain, armies, buildings


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize("action", UPGRADED)
def test_m2_1_an_action_is_better_only_where_the_own_leader_stands(action: str) -> None:
    text = "oberoesterreich: 0 5; maehren: 0 5; koeln: 1 5"  # two counties of the same yield
    here = effect(camp(text, "0 oberoesterreich; 1 koeln"), action, "oberoesterreich")
    elsewhere = effect(camp(text, "0 oberoesterreich; 1 koeln"), action, "maehren")
    off_the_map = effect(camp(text, "1 koeln"), action, "oberoesterreich")
    without = effect(position(text), action, "oberoesterreich")
    assert elsewhere == off_the_map == without != here


@pytest.mark.parametrize(
    ("action", "cost", "usual"),
    [
        pytest.param("build_palace", 2, 3, marks=pytest.mark.rule("M2.2")),
        pytest.param("build_church", 1, 2, marks=pytest.mark.rule("M2.3")),
        pytest.param("build_trading_post", 0, 1, marks=pytest.mark.rule("M2.4")),
    ],
)
def test_m2_2_buildings_cost_less_with_the_leader(action: str, cost: int, usual: int) -> None:
    table = camp("boehmen: 0 5; maehren: 0 5", "0 boehmen").purse(0, cost)
    assert effect(table, action, "boehmen") == (-cost, 0, 0, 1)
    assert effect(table.purse(0, usual - 1), action, "maehren") == (0, 0, 0, 0)
    assert effect(table.purse(0, usual), action, "maehren") == (-usual, 0, 0, 1)


@pytest.mark.parametrize(
    ("action", "thalers", "grain"),
    [
        pytest.param("collect_grain", 0, 3, marks=pytest.mark.rule("M2.5")),
        pytest.param("collect_taxes", 7, 0, marks=pytest.mark.rule("M2.6")),
    ],
)
def test_m2_5_one_more_than_the_card_of_boehmen_says(action: str, thalers: int, grain: int) -> None:
    assert effect(camp("boehmen: 0 5", "0 boehmen"), action, "boehmen") == (thalers, grain, 0, 0)


@pytest.mark.parametrize(
    ("action", "cost", "armies"),
    [
        pytest.param("deploy_5", 3, 6, marks=pytest.mark.rule("M2.7")),
        pytest.param("deploy_3", 2, 4, marks=pytest.mark.rule("M2.8")),
        pytest.param("deploy_1_move", 1, 2, marks=pytest.mark.rule("M2.9")),
    ],
)
def test_m2_7_one_more_army_for_the_same_price(action: str, cost: int, armies: int) -> None:
    table = camp("boehmen: 0 5", "0 boehmen").purse(0, cost)
    assert effect(table, action, "boehmen") == (-cost, 0, armies, 0)
    skipped = camp("boehmen: 0 5", "0 boehmen").purse(0, cost - 1)
    assert effect(skipped, action, "boehmen") == (0, 0, 0, 0)


@pytest.mark.rule("M2.9")
def test_m2_9_the_two_armies_may_move_on_as_usual() -> None:
    table = camp("boehmen: 0 1; maehren: 0 1; tirol: 1 2", "0 boehmen")
    table.act("deploy_1_move", 0, "boehmen").play("0 march maehren", "0 send 2")
    assert (table.armies("boehmen"), table.armies("maehren")) == (1, 3)
    assert table.leader(0) == "boehmen"


@pytest.mark.rule("M2.10")
def test_m2_10_no_cube_more_for_the_attacker_and_the_leader_stays_behind() -> None:
    table = camp("boehmen: 0 5; maehren: 1 3", "0 boehmen; 1 maehren").falls({0: 3, 1: 1})
    table.act("combat_move_a", 0, "boehmen").play("0 march maehren", "0 send 4")
    assert table.thrown[-1][:2] == [4, 3]
    assert table.leader(0) == "boehmen"
    assert table.owner("maehren") == 0


@pytest.mark.rule("M2.10")
def test_m2_10_no_army_more_in_a_march_to_the_own_side() -> None:
    table = camp("boehmen: 0 5; maehren: 0 3", "0 boehmen")
    table.act("combat_move_b", 0, "boehmen").play("0 march maehren", "0 send 4").sound()
    assert (table.armies("boehmen"), table.armies("maehren")) == (1, 7)


ORDERS = pytest.mark.parametrize("order", [0, 1], ids=["printed", "last"])
LEADER_BONUS = ("printed", "last")


@pytest.mark.rule("M2.11")
@ORDERS
@pytest.mark.parametrize(
    ("county", "printed", "event", "tile", "expected"),
    [
        ("lausitz", 7, "tax_max_5", "", (5, 6)),
        ("lausitz", 7, "tax_max_5", "plus_tax", (6, 7)),
        ("lausitz", 7, "", "plus_tax", (9, 9)),
        ("anhalt", 5, "tax_min_6", "", (6, 7)),
        ("anhalt", 5, "tax_min_6", "plus_tax", (7, 8)),
        ("boehmen", 6, "tax_min_6", "", (7, 7)),
        ("tirol", 4, "tax_max_5", "", (5, 5)),
    ],
)
def test_m2_11_the_event_limits_the_taxes_that_the_leader_raised_and_then_comes_the_tile(
    county: str, printed: int, event: str, tile: str, expected: tuple[int, int], order: int
) -> None:
    table = met(county, event, tile, LEADER_BONUS[order])
    assert table.board.tax[table.county(county)] == printed
    assert shown(table, county)["taxes"] == expected[order]
    assert effect(table, "collect_taxes", county) == (expected[order], 0, 0, 0)
    income = table.tells(IncomeTaken)[-1]
    assert isinstance(income, IncomeTaken)
    assert income.amount == expected[order]


@pytest.mark.rule("M2.11")
@ORDERS
@pytest.mark.parametrize(
    ("county", "printed", "event", "tile", "expected"),
    [
        ("vogtland", 3, "grain_min_4", "", (4, 5)),
        ("vogtland", 3, "grain_min_4", "plus_grain", (5, 6)),
        ("mark", 5, "grain_max_3", "", (3, 4)),
        ("mark", 5, "grain_max_3", "plus_grain", (4, 5)),
        ("mark", 5, "grain_min_4", "", (6, 6)),
        ("mark", 5, "", "plus_grain", (7, 7)),
    ],
)
def test_m2_11_grain_is_counted_in_the_same_order(
    county: str, printed: int, event: str, tile: str, expected: tuple[int, int], order: int
) -> None:
    table = met(county, event, tile, LEADER_BONUS[order])
    assert table.board.grain[table.county(county)] == printed
    assert shown(table, county)["grain"] == expected[order]
    assert effect(table, "collect_grain", county) == (0, expected[order], 0, 0)


@pytest.mark.rule("M2.11")
@ORDERS
@pytest.mark.parametrize(
    ("action", "event", "tile", "expected"),
    [
        ("deploy_5", "few_recruits", "", (3, 4)),
        ("deploy_3", "few_recruits", "", (2, 3)),
        ("deploy_1_move", "few_recruits", "", (2, 2)),
        ("deploy_5", "few_recruits", "six_armies", (6, 7)),
        ("deploy_3", "few_recruits", "six_armies", (2, 3)),
        ("deploy_5", "few_recruits", "plus_tax", (3, 4)),
        ("deploy_5", "", "six_armies", (7, 7)),
        ("deploy_3", "", "six_armies", (4, 4)),
    ],
)
def test_m2_11_few_recruits_are_few_with_a_leader_too_and_then_comes_the_tile(
    action: str, event: str, tile: str, expected: tuple[int, int], order: int
) -> None:
    table = met("boehmen", event, tile, LEADER_BONUS[order])
    told = prospects(table.s, 0)[action]["boehmen"]["armies"]
    assert effect(table, action, "boehmen")[2] == told == expected[order]


def met(county: str, event: str, tile: str, bonus: str) -> Table:
    """A leader of seat 0 in a county, with an event and a tile where they are named."""
    table = camp(f"{county}: 0 5", f"0 {county}", leader_bonus=bonus)
    table = table.event(event) if event else table
    return table.tile(0, tile) if tile else table


def shown(table: Table, county: str) -> dict[str, Any]:
    told: dict[str, Any] = WALLENSTEIN.view(table.s, 0)["counties"][county]
    return told


def test_m2_11_the_order_is_agreed_only_where_there_are_leaders() -> None:
    with_leaders = WALLENSTEIN.header(NAMES[:3], ["leaders"])
    assert with_leaders.options["leader_bonus"] == "printed"
    without = WALLENSTEIN.header(NAMES[:3], ["court"])
    assert "leader_bonus" not in without.options
    with pytest.raises(SetUpError, match="leader_bonus belongs to the module leaders"):
        WALLENSTEIN.header(NAMES[:3], ["court"], {"leader_bonus": "last"})


@pytest.mark.rule("M2.11")
@pytest.mark.parametrize(
    ("action", "supply", "armies"),
    [("deploy_5", 6, 6), ("deploy_5", 5, 5), ("deploy_5", 4, 0), ("deploy_1_move", 1, 1)],
)
def test_m2_11_only_the_surplus_of_a_leader_is_dropped(
    action: str, supply: int, armies: int
) -> None:
    table = camp("boehmen: 0 5", "0 boehmen").reserve(0, supply)
    assert effect(table, action, "boehmen")[2] == armies
    kinds = (ArmiesDeployed, ActionSkipped)
    assert [type(e) for e in table.told if isinstance(e, kinds)] == [kinds[armies == 0]]


@pytest.mark.rule("M2.1")
def test_m2_1_the_upgrade_moves_on_with_the_leader() -> None:
    table = camp("boehmen: 0 5; maehren: 0 5", "0 boehmen").run(EndRound())
    table.play("0 leader maehren")
    assert effect(table, "collect_taxes", "boehmen")[0] == 6
    assert effect(table, "collect_taxes", "maehren")[0] == 4
