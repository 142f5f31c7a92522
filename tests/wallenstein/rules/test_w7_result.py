"""W7.4, W7.5 What the cubes in the tray mean for a battle."""

from itertools import product

import pytest
from tests.wallenstein.kit import Table, position

from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import (
    AttackFailed,
    CardSurrendered,
    CountyConquered,
    CountyDevastated,
    CountyHeld,
    CubesCast,
)
from westphalia.games.wallenstein.rules.planning import TakeUpCards
from westphalia.games.wallenstein.tower import PEASANTS

Tray = dict[int | str, int]


def tray_of(a: int, d: int, p: int) -> Tray:
    """Cubes of the attacker (seat 0), of the defender (seat 1) and of the peasants."""
    return {0: a, 1: d, "peasants": p}


def clash(tray: Tray, kursachsen: str = "1 1") -> Table:
    """Seat 0 marches from Anhalt to Kursachsen with one army; the tray is foretold.

    Ten cubes of seats 0, 1 and 2 and of the peasants rest in the tower before.
    """
    held = f"; kursachsen: {kursachsen}" if kursachsen else ""
    table = position(f"anhalt: 0 2{held}").resting(s0=10, s1=10, s2=10, peasants=10).falls(tray)
    return table.act("combat_move_a", 0, "anhalt").play("0 march kursachsen").sound()


def supplies(table: Table) -> tuple[int, int, int]:
    """What lies in the supplies of attacker, defender and peasants."""
    return table.s.supply[0], table.s.supply[1], table.s.peasants


# With ten cubes of each in the tower and two armies in Anhalt.
ATTACKER, DEFENDER, FARMERS = 62 - 10 - 2, 62 - 10, 10


# Victory and losses


@pytest.mark.rule("W7.4.1", "W7.4.2", "W7.4.3", "W7.4.4")
@pytest.mark.parametrize(
    ("kursachsen", "defence"),
    [("1 1", (0, 2, 0, 0, 0, 5)), ("1 1 *1", (0, 2, 0, 0, 0, 0)), ("", (0, 0, 0, 0, 0, 5))],
    ids=["peasants help", "peasants have risen", "neutral"],
)
def test_w7_4_1_what_counts_for_either_side_is_told(
    kursachsen: str, defence: tuple[int, ...]
) -> None:
    table = clash({0: 3, 1: 2, 2: 4, "peasants": 5}, kursachsen)
    (told,) = table.tells(CubesCast)
    assert told.tray == (3, 2, 4, 0, 0, 5)
    assert (told.attack, told.defence) == ((3, 0, 0, 0, 0, 0), defence)


@pytest.mark.rule("W7.4.1")
@pytest.mark.parametrize(("a", "d", "winner"), [(3, 2, 0), (2, 3, 1), (1, 0, 0), (0, 1, 1)])
def test_w7_4_1_the_side_with_more_cubes_in_the_tray_wins(a: int, d: int, winner: int) -> None:
    table = clash(tray_of(a, d, 0), "1 3")
    assert (table.owner("kursachsen"), table.armies("kursachsen")) == (winner, 1)


@pytest.mark.rule("W7.4.2")
def test_w7_4_2_cubes_of_other_players_do_not_count_and_stay_in_the_tray() -> None:
    table = clash({0: 2, 1: 1, 2: 6})
    assert (table.owner("kursachsen"), table.armies("kursachsen")) == (0, 1)
    assert table.s.tray == [0, 0, 6, 0, 0, 0]


@pytest.mark.rule("W7.4.3")
@pytest.mark.parametrize(
    ("kursachsen", "tray", "owner"),
    [
        ("1 1", tray_of(2, 1, 2), 1),
        ("1 1", tray_of(4, 1, 2), 0),
        ("", tray_of(2, 0, 3), NOBODY),
        ("", tray_of(4, 9, 3), 0),  # of a neutral county seat 1 is no defender
    ],
)
def test_w7_4_3_peasants_in_the_tray_count_for_the_defender(
    kursachsen: str, tray: Tray, owner: int
) -> None:
    table = clash(tray, kursachsen)
    assert table.owner("kursachsen") == owner
    assert table.armies("kursachsen") == (0 if owner == NOBODY else 1)


@pytest.mark.rule("W7.4.4")
@pytest.mark.parametrize(
    ("tray", "markers", "owner"),
    [
        (tray_of(2, 1, 4), 1, 0),  # no help to the defender
        (tray_of(1, 2, 4), 1, 1),  # nor to the attacker
        (tray_of(2, 1, 4), 2, 0),
    ],
)
def test_w7_4_4_where_markers_lie_peasants_help_nobody_and_stay_in_the_tray(
    tray: Tray, markers: int, owner: int
) -> None:
    table = clash(tray, f"1 1 *{markers}")
    assert (table.owner("kursachsen"), table.armies("kursachsen")) == (owner, 1)
    assert table.s.tray == [0, 0, 0, 0, 0, 4]
    assert table.s.peasants == FARMERS


@pytest.mark.rule("W7.4.5")
@pytest.mark.parametrize(
    ("tray", "gained"),
    [(tray_of(6, 2, 3), (5, 2, 3)), (tray_of(2, 5, 0), (2, 2, 0))],
)
def test_w7_4_5_all_cubes_of_the_loser_in_the_tray_go_to_their_supplies(
    tray: Tray, gained: tuple[int, int, int]
) -> None:
    table = clash(tray)
    assert supplies(table) == (
        ATTACKER + gained[0],
        DEFENDER - 1 + gained[1],
        FARMERS + gained[2],
    )
    assert table.s.tray == [0] * 6


@pytest.mark.rule("W7.4.6")
@pytest.mark.parametrize(
    ("tray", "winner", "losses"), [(tray_of(7, 2, 1), 0, 3), (tray_of(3, 7, 0), 1, 3)]
)
def test_w7_4_6_the_winner_loses_as_many_cubes_as_the_other_side_had(
    tray: Tray, winner: int, losses: int
) -> None:
    table = clash(tray)
    before = (ATTACKER, DEFENDER - 1)[winner]
    assert table.armies("kursachsen") == 7 - losses
    assert table.s.supply[winner] == before + losses


@pytest.mark.rule("W7.4.7")
@pytest.mark.parametrize(
    ("a", "d", "p", "left"), [(2, 3, 2, 3), (1, 3, 2, 3), (4, 3, 2, 1), (0, 3, 2, 3)]
)
def test_w7_4_7_the_defenders_losses_fall_on_the_peasants_first(
    a: int, d: int, p: int, left: int
) -> None:
    table = clash(tray_of(a, d, p))
    assert table.tells(CountyHeld) == [CountyHeld(1, table.county("kursachsen"), 0, left)]
    assert table.armies("kursachsen") == left


@pytest.mark.rule("W7.4.8")
@pytest.mark.parametrize("tray", [tray_of(1, 1, 5), tray_of(0, 1, 5), tray_of(9, 1, 5)])
def test_w7_4_8_allied_peasants_all_return_to_their_supply(tray: Tray) -> None:
    table = clash(tray)
    assert table.s.peasants == FARMERS + 5
    assert table.s.tray[PEASANTS] == 0
    assert table.owner("kursachsen") in (0, 1)


@pytest.mark.rule("W7.4.9")
def test_w7_4_9_the_survivors_go_into_the_contested_county_and_none_back() -> None:
    table = position("anhalt: 0 7; kursachsen: 1 2").falls({0: 5, 1: 1})
    table.act("combat_move_a", 0, "anhalt").play("0 march kursachsen", "0 send 5")
    assert (table.armies("kursachsen"), table.armies("anhalt")) == (4, 2)
    assert table.tells(CountyConquered) == [CountyConquered(0, table.county("kursachsen"), 1, 4)]
    assert table.s.tray == [0] * 6


@pytest.mark.rule("W7.4.10")
@pytest.mark.parametrize(
    ("kursachsen", "tray", "holder"),
    [
        ("1 2", tray_of(2, 1, 0), 0),
        ("1 2", tray_of(1, 2, 0), 1),
        ("", tray_of(2, 0, 1), 0),
    ],
)
def test_w7_4_10_the_winner_keeps_or_receives_the_county_card(
    kursachsen: str, tray: Tray, holder: int
) -> None:
    table = clash(tray, kursachsen)
    card = table.county("kursachsen")
    surrendered = [CardSurrendered(1, card, -1)] if kursachsen and holder == 0 else []
    assert table.tells(CardSurrendered) == surrendered
    table.run(TakeUpCards())
    assert [seat for seat in range(4) if card in table.s.hands[seat]] == [holder]


@pytest.mark.rule("W7.4.11")
@pytest.mark.parametrize("markers", [1, 3])
def test_w7_4_11_revolt_markers_stay_in_a_conquered_county(markers: int) -> None:
    table = clash(tray_of(2, 1, 0), f"1 1 palace *{markers}")
    assert table.owner("kursachsen") == 0
    assert table.markers("kursachsen") == markers
    assert table.buildings("kursachsen") == {"palace"}


# Nobody is left


def laid_waste(table: Table, county: str = "kursachsen") -> bool:
    """Whether the county is neutral and bare, and its card in no seat's hand."""
    table.run(TakeUpCards())
    card = table.county(county)
    bare = (table.owner(county), table.armies(county), table.markers(county)) == (NOBODY, 0, 0)
    return bare and not table.buildings(county) and not any(card in h for h in table.s.hands)


@pytest.mark.rule("W7.4.12")
@pytest.mark.parametrize("tray", [tray_of(3, 3, 0), tray_of(4, 1, 3)])
def test_w7_4_12_a_tie_clears_the_county_and_both_sides(tray: Tray) -> None:
    table = clash(tray, "1 2 palace church")
    assert supplies(table) == (
        ATTACKER + int(tray[0]),
        DEFENDER - 2 + int(tray[1]),
        FARMERS + int(tray["peasants"]),
    )
    assert table.tells(CountyDevastated) == [CountyDevastated(table.county("kursachsen"), 1)]
    assert list(table.s.stock) == table.board.building_stock
    assert table.s.tray == [0] * 6
    assert laid_waste(table)


@pytest.mark.rule("W7.4.12")
def test_w7_4_12_a_tie_takes_the_revolt_markers_but_not_the_peasants_they_called() -> None:
    table = clash(tray_of(2, 2, 3), "1 2 church *2")
    assert table.s.tray == [0, 0, 0, 0, 0, 3]
    assert laid_waste(table)


@pytest.mark.rule("W7.4.13")
@pytest.mark.parametrize("kursachsen", ["1 3 palace", "1 3 palace *1"])
def test_w7_4_13_no_cube_of_either_side_is_a_tie(kursachsen: str) -> None:
    table = clash({2: 4}, kursachsen)
    assert supplies(table) == (ATTACKER, DEFENDER - 3, FARMERS)
    assert table.s.tray == [0, 0, 4, 0, 0, 0]
    assert laid_waste(table)


@pytest.mark.rule("W7.4.14")
def test_w7_4_14_a_victory_by_peasants_only_counts_as_a_tie() -> None:
    table = clash(tray_of(1, 0, 4), "1 2 palace church")
    assert supplies(table) == (ATTACKER + 1, DEFENDER - 2, FARMERS + 4)
    assert list(table.s.stock) == table.board.building_stock
    assert laid_waste(table)


@pytest.mark.rule("W7.4.15")
@pytest.mark.parametrize(("a", "p"), [(2, 2), (1, 3), (0, 0), (0, 2)])
def test_w7_4_15_a_failed_attack_leaves_a_neutral_county_neutral(a: int, p: int) -> None:
    table = clash(tray_of(a, 0, p), "")
    assert table.tells(AttackFailed) == [AttackFailed(0, table.county("kursachsen"))]
    assert supplies(table) == (ATTACKER + a, DEFENDER, FARMERS - 1 + p)
    assert table.armies("anhalt") == 1
    assert laid_waste(table)


# The tower remembers


@pytest.mark.rule("W7.4.16")
def test_w7_4_16_cubes_in_the_tower_are_not_lost_and_fight_when_they_come_out() -> None:
    table = position("anhalt: 0 5; kursachsen: 1 3; tirol: 0 1; salzburg: 2 3")
    table.falls({1: 1}, {0: 4, 2: 2})
    table.act("combat_move_a", 0, "anhalt").play("0 march kursachsen", "0 send 4")
    assert table.s.supply[0] == 62 - 5 - 1
    assert (table.armies("kursachsen"), table.armies("anhalt")) == (1, 1)
    assert table.s.inside[0] == 4
    table.act("combat_move_a", 2, "salzburg").play("2 march tirol", "2 send 2")
    assert (table.owner("tirol"), table.armies("tirol")) == (0, 2)
    table.sound()


@pytest.mark.rule("W7.4.17")
def test_w7_4_17_a_side_may_place_more_cubes_than_it_sent() -> None:
    table = clash(tray_of(7, 1, 0))
    assert table.thrown[0][0] == 1
    assert (table.owner("kursachsen"), table.armies("kursachsen")) == (0, 6)


# The formula

Outcome = tuple[int, int]  # who holds the county afterwards, and with how many armies


def by_the_clause(a: int, d: int, p: int, markers: int) -> Outcome:
    """W7.4.18 as it is written."""
    allied = 0 if markers else p
    if a > d + allied:
        return 0, a - (d + allied)
    if a == d + allied or d == 0:
        return NOBODY, 0
    return 1, d - max(0, a - allied)


def cube_by_cube(a: int, d: int, p: int, markers: int) -> Outcome:
    """The same as people do it: cubes are taken off in pairs, peasants before the player's own."""
    allied = 0 if markers else p
    while a and d + allied:
        a -= 1
        if allied:
            allied -= 1
        else:
            d -= 1
    if a:
        return 0, a
    return (1, d) if d else (NOBODY, 0)


@pytest.mark.rule("W7.4.18")
@pytest.mark.parametrize("markers", [0, 1, 2])
def test_w7_4_18_every_small_battle_ends_by_the_formula(markers: int) -> None:
    for a, d, p in product(range(6), range(6), range(6)):
        table = clash(tray_of(a, d, p), f"1 1 *{markers}")
        ended = table.owner("kursachsen"), table.armies("kursachsen")
        assert ended == by_the_clause(a, d, p, markers), f"{a} against {d} and {p}"
        assert ended == cube_by_cube(a, d, p, markers), f"{a} against {d} and {p}"
        assert table.s.tray == [0, 0, 0, 0, 0, p if markers else 0]


@pytest.mark.rule("W7.4.18")
def test_w7_4_18_a_neutral_county_has_peasants_but_no_defender() -> None:
    for a, p in product(range(6), range(6)):
        table = clash(tray_of(a, 3, p), "")
        ended = table.owner("kursachsen"), table.armies("kursachsen")
        assert ended == by_the_clause(a, 0, p, 0), f"{a} against {p} peasants"
        assert table.s.tray == [0, 3, 0, 0, 0, 0]


# Examples


def blue_attacks(kursachsen: str) -> Table:
    """Blue (seat 3) moves 4 from Anhalt; 3 blue, 1 yellow (seat 1) and 1 green come out."""
    table = position(f"anhalt: 3 5; kursachsen: {kursachsen}").resting(peasants=1)
    table.falls({3: 3, 1: 1, "peasants": 1})
    return table.act("combat_move_a", 3, "anhalt").play("3 march kursachsen", "3 send 4").sound()


@pytest.mark.rule("W7.5.1")
def test_w7_5_1_blue_takes_kursachsen_with_one_army() -> None:
    table = blue_attacks("1 3")
    assert table.thrown == [[0, 3, 0, 4, 0, 0]]
    assert (table.owner("kursachsen"), table.armies("kursachsen")) == (3, 1)
    assert (table.s.supply[3], table.s.supply[1], table.s.peasants) == (62 - 5 + 2, 62 - 3 + 1, 20)
    kursachsen = table.county("kursachsen")
    assert table.tells(CardSurrendered) == [CardSurrendered(1, kursachsen, -1)]
    table.run(TakeUpCards())
    assert [seat for seat in range(4) if kursachsen in table.s.hands[seat]] == [3]


@pytest.mark.rule("W7.5.2")
def test_w7_5_2_with_a_revolt_marker_blue_places_two_and_the_green_cube_stays() -> None:
    table = blue_attacks("1 3 *1")
    assert (table.owner("kursachsen"), table.armies("kursachsen")) == (3, 2)
    assert (table.s.supply[3], table.s.supply[1]) == (62 - 5 + 1, 62 - 3 + 1)
    assert table.s.tray == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("W7.5.3")
def test_w7_5_3_two_against_two_and_a_peasant_leave_the_defender_one_army() -> None:
    table = clash(tray_of(2, 2, 1), "1 2")
    assert (table.owner("kursachsen"), table.armies("kursachsen")) == (1, 1)
    assert supplies(table) == (ATTACKER + 2, DEFENDER - 2 + 1, FARMERS + 1)


@pytest.mark.rule("W7.5.4")
def test_w7_5_4_one_against_two_peasants_alone_leaves_nobody() -> None:
    table = clash(tray_of(1, 0, 2), "1 2")
    assert supplies(table) == (ATTACKER + 1, DEFENDER - 2, FARMERS + 2)
    assert table.s.tray == [0] * 6
    assert laid_waste(table)
