"""W7.1-W7.3 The dice tower, when a battle takes place, and which cubes are cast."""

import random

import pytest
from tests.wallenstein.kit import Table, begin, position

from westphalia.engine.chance import Sampling
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.events.base import (
    ArmiesMoved,
    AttackBegan,
    CubesCast,
    RevoltBroke,
)
from westphalia.games.wallenstein.rules.combat import cast
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.state import counties_of
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS, TowerModel
from westphalia.games.wallenstein.words import COUNTIES

TOWERS = ("layered", "spielbyweb")


def tower_and_tray(table: Table) -> list[int]:
    """The cubes in tower and tray together, by colour."""
    s = table.s
    return [sum(s.inside[colour::COLOURS]) + s.tray[colour] for colour in range(COLOURS)]


def first_throw(tower: TowerModel, seed: int) -> tuple[int, ...]:
    """The tray after a throw into an empty tower."""
    inside = [0] * (COLOURS * tower.floors)
    return tuple(tower.fall(Sampling(seed), inside, [6, 6, 0, 0, 0, 3]))


# The tower


@pytest.mark.rule("W7.1.1")
def test_w7_1_1_both_sides_and_the_tray_are_cast_in_one_throw() -> None:
    table = position("anhalt: 0 5; kursachsen: 1 3").tray(s0=1, s2=2, s3=1, peasants=3)
    table.falls({0: 1}).act("combat_move_a", 0, "anhalt").play("0 march kursachsen", "0 send 4")
    assert table.thrown == [[4 + 1, 3, 2, 1, 0, 3]]
    (told,) = table.tells(CubesCast)
    assert (told.county, told.cast) == (table.county("kursachsen"), (5, 3, 2, 1, 0, 3))
    assert told.tray == (1, 0, 0, 0, 0, 0)


@pytest.mark.rule("W7.1.2")
@pytest.mark.parametrize("tower", TOWERS)
def test_w7_1_2_tower_and_tray_gain_just_the_engaged_cubes_over_many_casts(tower: str) -> None:
    table, luck = position(tower=tower), random.Random(7)
    for _ in range(400):
        engaged = [luck.choice((0, 0, 1, 3, 9)) for _ in range(COLOURS)]
        due = [a + b for a, b in zip(tower_and_tray(table), engaged, strict=True)]
        cast(table.hand, table.county("boehmen"), engaged, [0], [1])
        assert tower_and_tray(table) == due
        assert min(*table.s.inside, *table.s.tray) >= 0
        table.s.tray = [0] * COLOURS  # otherwise every throw is larger than the one before


@pytest.mark.rule("W7.1.2")
@pytest.mark.parametrize("tower", TOWERS)
def test_w7_1_2_some_cubes_stay_and_come_out_with_a_later_throw(tower: str) -> None:
    table = position(tower=tower)
    model, inside, chance = table.s.tower, table.s.inside, Sampling(1632)
    first = model.fall(chance, inside, [40, 0, 0, 0, 0, 0])
    kept = 40 - first[0]
    assert 0 < kept < 40
    later = model.fall(chance, inside, [0, 40, 0, 0, 0, 0])
    assert 0 < later[0] <= kept
    assert later[0] + sum(inside[0::COLOURS]) == kept


@pytest.mark.rule("W7.1.2")
@pytest.mark.parametrize("tower", TOWERS)
def test_w7_1_2_what_lies_in_the_tray_afterwards_is_random(tower: str) -> None:
    model = position(tower=tower).s.tower
    assert len({first_throw(model, seed) for seed in range(20)}) > 5


@pytest.mark.rule("W7.1.2", "W7.1.3")
@pytest.mark.parametrize("tower", TOWERS)
def test_w7_1_3_through_a_whole_game_only_casts_change_what_rests_inside(tower: str) -> None:
    table = begin(tower=tower)
    casts = 0
    while table.hand.open:
        inside = table.s.inside[:]
        table.answer_any().sound()
        if len(table.tells(CubesCast)) == casts:
            assert table.s.inside == inside
        casts = len(table.tells(CubesCast))
    assert casts > 20
    assert table.s.year == 1


@pytest.mark.rule("W7.1.4")
def test_w7_1_4_cubes_in_the_tray_between_battles_wait_for_the_next_cast() -> None:
    table = position("anhalt: 0 3; kursachsen: 1 3; tirol: 2 1").tray(s2=2, peasants=1)
    table.act("collect_grain", 2, "tirol").run(EndRound())
    assert table.s.tray == [0, 0, 2, 0, 0, 1]
    table.falls({}).act("combat_move_b", 0, "anhalt").play("0 march kursachsen", "0 send 2")
    assert table.thrown == [[2, 3, 2, 0, 0, 1]]


@pytest.mark.rule("W7.1.5")
def test_w7_1_5_cubes_of_the_uninvolved_stay_and_are_thrown_with_the_next_battle() -> None:
    table = position("anhalt: 0 2; kursachsen: 1 1; tirol: 3 2; salzburg: 1 1").resting(s2=3)
    table.falls({0: 1, 2: 3}, {3: 1})
    table.act("combat_move_a", 0, "anhalt").play("0 march kursachsen")
    assert table.s.tray == [0, 0, 3, 0, 0, 0]
    table.act("combat_move_a", 3, "tirol").play("3 march salzburg")
    assert table.thrown[1] == [0, 1, 3, 1, 0, 0]
    table.sound()


# When there is a battle


@pytest.mark.rule("W7.2.1")
def test_w7_2_1_moving_into_a_county_of_another_player_is_a_battle_into_an_own_one_is_not() -> None:
    table = position("anhalt: 0 3; kursachsen: 1 2; altmark: 0 1").falls({0: 1})
    anhalt, kursachsen, altmark = map(table.county, ("anhalt", "kursachsen", "altmark"))
    table.act("combat_move_a", 0, "anhalt").play("0 march altmark", "0 send 1")
    assert table.tells(ArmiesMoved) == [ArmiesMoved(0, anhalt, altmark, 1, 2, 2)]
    assert table.thrown == []
    table.act("combat_move_b", 0, "anhalt").play("0 march kursachsen")
    assert table.tells(AttackBegan) == [AttackBegan(0, anhalt, kursachsen, 1, 1, 1)]
    assert table.thrown == [[1, 2, 0, 0, 0, 0]]


@pytest.mark.rule("W7.2.2")
def test_w7_2_2_a_county_without_armies_belongs_to_nobody_and_is_fought_for() -> None:
    table = position("anhalt: 0 2").falls({0: 1})
    assert table.owner("kursachsen") == NOBODY
    table.act("combat_move_a", 0, "anhalt").play("0 march kursachsen")
    assert table.tells(AttackBegan) == [
        AttackBegan(0, table.county("anhalt"), table.county("kursachsen"), 1, NOBODY, 1)
    ]
    assert len(table.thrown) == 1


@pytest.mark.rule("W7.2.3")
@pytest.mark.parametrize("cause", ["collect_grain", "collect_taxes", "winter"])
def test_w7_2_3_a_revolt_pits_peasants_against_the_player(cause: str) -> None:
    table = position("boehmen: 1 4 *1").falls({1: 1})
    if cause == "winter":
        table.winter("tax_max_5")  # one county without grain: a peasant for the marker and one more
    else:
        table.act(cause, 1, "boehmen")
    peasants = 2 if cause == "winter" else 1
    assert table.tells(RevoltBroke) == [RevoltBroke(1, table.county("boehmen"), peasants)]
    assert table.thrown == [[0, 4, 0, 0, 0, peasants]]


@pytest.mark.rule("W7.2.4")
def test_w7_2_4_at_any_time_a_county_is_held_exactly_by_whoever_has_armies_there() -> None:
    table = begin()
    s, neutral = table.s, 0
    while table.hand.open:
        table.answer_any().sound()
        for county in range(COUNTIES):
            assert (s.armies[county] > 0) == (s.owner[county] != NOBODY)
        neutral = max(neutral, list(s.owner).count(NOBODY))
        for seat, kind in table.asked():
            if kind == "plan" and not s.covered[seat]:
                hand = [card for card in s.hands[seat] if card < COUNTIES]
                assert hand == counties_of(s, seat)
    assert neutral > list(begin().s.owner).count(NOBODY)


# Who fights


@pytest.mark.rule("W7.3.1")
@pytest.mark.parametrize(("tile", "cubes"), [("attack_plus", 5), ("defence_plus", 4)])
def test_w7_3_1_the_attacker_casts_all_armies_moved_in_and_the_tile_army(
    tile: str, cubes: int
) -> None:
    table = position("anhalt: 0 6; kursachsen: 1 2").tile(0, tile).falls({0: 4, 1: 2})
    table.act("combat_move_a", 0, "anhalt").play("0 march kursachsen", "0 send 4")
    assert table.thrown == [[cubes, 2, 0, 0, 0, 0]]
    assert table.armies("anhalt") == 2
    table.sound()


@pytest.mark.rule("W7.3.2")
@pytest.mark.parametrize(
    ("tile", "event", "cubes"),
    [
        ("defence_plus", "palace_defence_2", 3 + 1 + 1),
        ("defence_plus", "tax_max_5", 3 + 1),
        ("attack_plus", "palace_defence_6", 3 + 1),
        ("attack_plus", "tax_max_5", 3),
    ],
)
def test_w7_3_2_the_defender_casts_all_armies_with_tile_and_palace_army(
    tile: str, event: str, cubes: int
) -> None:
    table = position("anhalt: 0 2; kursachsen: 1 3 palace; vogtland: 1 4")
    table.tile(1, tile).event(event).falls({1: 1})
    table.act("combat_move_b", 0, "anhalt").play("0 march kursachsen")
    assert table.thrown == [[1, cubes, 0, 0, 0, 0]]
    assert table.armies("vogtland") == 4
    table.sound()


@pytest.mark.rule("W7.3.3")
@pytest.mark.parametrize(
    ("event", "supply", "peasants"),
    [
        ("tax_max_5", 20, 1),
        ("neutral_two_peasants", 20, 2),
        ("neutral_two_peasants", 1, 1),  # as many as there are
        ("tax_max_5", 0, 0),
    ],
)
def test_w7_3_3_peasants_of_the_supply_defend_a_neutral_county(
    event: str, supply: int, peasants: int
) -> None:
    table = position("anhalt: 0 4").resting(peasants=20 - supply).event(event).falls({})
    table.act("combat_move_a", 0, "anhalt").play("0 march kursachsen", "0 send 3")
    assert table.thrown == [[3, 0, 0, 0, 0, peasants]]
    assert table.s.peasants == supply - peasants
    assert table.s.inside[PEASANTS] == 20 - table.s.peasants
    table.sound()
