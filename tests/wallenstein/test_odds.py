"""W7.4.18 The odds of battles and revolts: by hand, by counting all cases, by playing them out."""

from collections import Counter, defaultdict
from itertools import product
from math import prod, sqrt

import pytest
from tests.wallenstein.kit import Table, position

from westphalia.engine.chance import Chance, Sampling
from westphalia.engine.codec import digest
from westphalia.engine.rows import row
from westphalia.engine.step import NOBODY, Play, Step
from westphalia.games.wallenstein import odds as odds_module
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.imagine import stir_tower
from westphalia.games.wallenstein.odds import (
    MOST_TRAYS,
    MOST_WORK,
    QUICK_ERROR,
    Odds,
    battle_odds,
    quick_odds,
)
from westphalia.games.wallenstein.rules.combat import Battle
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS, Layered, TowerModel

Tray = tuple[int, ...]

OUT = 0.64  # a thrown cube of the layered tower comes out at once


class Unheard(TowerModel):
    """A tower that nobody can reckon; inside is another one."""

    def __init__(self, tower: TowerModel) -> None:
        self.tower = tower
        self.floors = tower.floors

    def fall(self, chance: Chance, inside: list[int], arriving: list[int]) -> list[int]:
        return self.tower.fall(chance, inside, arriving)


def table_with(text: str, inside: str = "", tray: str = "", tower: str = "layered") -> Table:
    """A position of five; cubes by colour, the last the peasants: ``"1 0 2 0 0 1"``."""
    table = position(text, seats=5, tower=tower)
    s = table.s
    upper = list(map(int, inside.split())) or [0] * COLOURS
    s.inside = upper + [0] * (len(s.inside) - COLOURS)
    s.tray = list(map(int, tray.split())) or [0] * COLOURS
    s.supply = row([supply - cubes for supply, cubes in zip(s.supply, upper, strict=False)])
    s.supply = row([supply - cubes for supply, cubes in zip(s.supply, s.tray, strict=False)])
    s.peasants -= upper[PEASANTS] + s.tray[PEASANTS]
    return table.sound()


def attack(table: Table, county: str, armies: int) -> Odds:
    """The odds of seat 0."""
    return battle_odds(table.s, 0, table.county(county), armies)


def chances(odds: Odds) -> tuple[float, float, float]:
    return odds.attacker, odds.defender, odds.devastated


# By hand


@pytest.mark.rule("W7.4.18")
def test_one_against_one_with_an_empty_tower() -> None:
    odds = attack(table_with("tirol: 1 1"), "tirol", 1)
    one = OUT * (1 - OUT)
    assert chances(odds) == pytest.approx((one, one, 1 - 2 * one))
    assert (odds.attackers_left, odds.defenders_left) == pytest.approx((1, 1))
    assert (odds.error, odds.method) == (0.0, "exact")


@pytest.mark.rule("W7.4.18")
def test_two_against_one_with_an_empty_tower() -> None:
    odds = attack(table_with("tirol: 1 1"), "tirol", 2)
    none, single, both = (1 - OUT) ** 2, 2 * OUT * (1 - OUT), OUT**2
    won = both + single * (1 - OUT)
    assert odds.attacker == pytest.approx(won)
    assert odds.defender == pytest.approx(none * OUT)
    two_left = both * (1 - OUT)
    assert odds.attackers_left == pytest.approx((2 * two_left + (won - two_left)) / won)


@pytest.mark.rule("W7.4.15")
def test_a_neutral_county_is_won_or_stays_neutral() -> None:
    odds = attack(table_with(""), "tirol", 1)
    won = OUT * (1 - OUT)
    assert chances(odds) == pytest.approx((won, 1 - won, 0))
    assert odds.defenders_left == 0


@pytest.mark.rule("W7.4.14")
def test_peasants_alone_cannot_hold_a_county() -> None:
    odds = attack(table_with("tirol: 1 1", tray="0 0 0 0 0 1"), "tirol", 1)
    assert odds.attacker == pytest.approx(OUT * (1 - OUT) ** 2)
    assert odds.defender == pytest.approx(OUT * ((1 - OUT) + OUT**2))


@pytest.mark.rule("W7.4.4")
def test_peasants_do_not_count_where_they_have_risen() -> None:
    without = attack(table_with("tirol: 1 2"), "tirol", 3)
    with_some = attack(table_with("tirol: 1 2 *1", tray="0 0 0 0 0 4"), "tirol", 3)
    assert chances(with_some) == pytest.approx(chances(without))


def test_a_cube_at_rest_may_be_knocked_loose_on_either_floor() -> None:
    odds = attack(table_with("tirol: 1 1", inside="1 0 0 0 0 0"), "tirol", 1)
    won = 0.0
    for mine, theirs in product((0, 1), repeat=2):  # do the thrown cubes pass the upper floor?
        weight = (0.8 if mine else 0.2) * (0.8 if theirs else 0.2)
        above = (1 - 0.92**2) * 0.8  # two knocks, then it may stick on the lower floor
        below = 1 - 0.92 ** (mine + theirs)
        for loose in (above, below):
            out, against = 0.8 * mine, 0.8 * theirs
            some, both = out + loose - out * loose, out * loose
            won += weight / 2 * (some * (1 - against) + both * against)
    assert odds.attacker == pytest.approx(won)


def test_one_floor_is_a_plain_convolution() -> None:
    odds = attack(table_with("tirol: 1 1", "0 1 0 0 0 0", tower="spielbyweb"), "tirol", 1)
    through, loose = 0.6667, 0.3333
    none = (1 - through) * (1 - loose)
    one = through * (1 - loose) + (1 - through) * loose
    assert odds.attacker == pytest.approx(through * none)
    assert odds.defender == pytest.approx((1 - through) * (1 - none) + through * through * loose)
    assert odds.devastated == pytest.approx((1 - through) * none + through * one)
    assert odds.method == "exact"


# By counting every case


def every_tray(tower: Layered, thrown: list[int], resting: list[int]) -> dict[Tray, float]:
    """The chance of every tray: each cube falls to the lower floor, stays, or is there already."""
    spared = (1 - tower.knock) ** sum(thrown)
    newcomer = {"falls": 1 - tower.stick[0], "stays": tower.stick[0]}
    at_rest = {"falls": (1 - spared) / 2, "stays": spared / 2, "below": 0.5}
    cubes = [(colour, newcomer) for colour in range(COLOURS) for _ in range(thrown[colour])]
    cubes += [(colour, at_rest) for colour in range(COLOURS) for _ in range(resting[colour])]
    trays: dict[Tray, float] = defaultdict(float)
    for case in product(*[fates for _, fates in cubes]):
        weight = prod(fates[fate] for fate, (_, fates) in zip(case, cubes, strict=True))
        knocked = 1 - (1 - tower.knock) ** case.count("falls")
        out = {"falls": 1 - tower.stick[1], "stays": 0.0, "below": knocked}
        below = [(colour, out[fate]) for fate, (colour, _) in zip(case, cubes, strict=True)]
        for tray, chance in lower_floor(below).items():
            trays[tray] += weight * chance
    return trays


def lower_floor(cubes: list[tuple[int, float]]) -> dict[Tray, float]:
    """The chance of every tray from cubes that come out each with its own chance."""
    trays: dict[Tray, float] = {(0,) * COLOURS: 1.0}
    for colour, chance in cubes:
        after: dict[Tray, float] = defaultdict(float)
        for tray, weight in trays.items():
            more = (*tray[:colour], tray[colour] + 1, *tray[colour + 1 :])
            after[tray] += weight * (1 - chance)
            after[more] += weight * chance
        trays = after
    return trays


@pytest.mark.rule("W7.4.18")
@pytest.mark.parametrize(
    ("inside", "tray"),
    [
        ("1 0 0 0 0 0", "0 0 0 0 0 1"),
        ("1 1 0 0 0 1", "0 0 0 0 0 0"),
        ("0 2 0 1 0 1", "0 0 1 0 0 0"),
        ("2 0 1 0 0 1", "0 0 0 0 0 0"),
    ],
)
@pytest.mark.parametrize("stick", [[0.2, 0.2], [0.1, 0.4]])
def test_the_exact_odds_count_every_case(inside: str, tray: str, stick: list[float]) -> None:
    table = table_with("tirol: 1 1", inside, tray)
    s = table.s
    s.tower = tower = Layered(stick, 0.3)
    odds = attack(table, "tirol", 2)
    thrown = [n + cubes for n, cubes in zip([2, 1, 0, 0, 0, 0], s.tray, strict=True)]
    trays = every_tray(tower, thrown, s.inside[:COLOURS])
    assert sum(trays.values()) == pytest.approx(1)
    won = {t: w for t, w in trays.items() if t[0] > t[1] + t[PEASANTS]}
    held = {t: w for t, w in trays.items() if t[0] < t[1] + t[PEASANTS] and t[1]}
    assert odds.attacker == pytest.approx(sum(won.values()), abs=1e-12)
    assert odds.defender == pytest.approx(sum(held.values()), abs=1e-12)
    left = sum(w * (t[0] - t[1] - t[PEASANTS]) for t, w in won.items())
    kept = sum(w * min(t[1], t[1] + t[PEASANTS] - t[0]) for t, w in held.items())
    assert odds.attackers_left == pytest.approx(left / odds.attacker)
    assert odds.defenders_left == pytest.approx(kept / odds.defender)


# By the rules themselves


def tiles(table: Table) -> Table:
    """W6.2.4, W6.2.5 An extra army for the attacker, and one for the defender."""
    return table.tile(0, "attack_plus").tile(1, "defence_plus")


def broke(table: Table) -> Table:
    table.s.supply = row([0] * table.s.seats)
    return table


POSITIONS = {
    "after the fill": table_with("tirol: 1 3", "2 3 2 3 2 4"),
    "in mid-game": table_with("tirol: 1 2", "1 2 1 0 2 1", "2 0 1 0 1 2"),
    "markers": table_with("tirol: 1 4 *2", "2 1 1 0 2 3", "0 1 1 0 1 3"),
    "neutral": table_with("", "2 1 1 0 2 2", "1 0 1 0 0 1"),
    "stubborn neutrals": table_with("", "1 1 1 1 0 1").event("neutral_two_peasants"),
    "a tile each": tiles(table_with("tirol: 1 2", "1 0 1 0 1 1")),
    "tiles, but nothing in supply": broke(tiles(table_with("tirol: 1 2", "1 0 1 0 1 1"))),
    "palace guard": table_with("tirol: 1 1 palace", "1 1 0 0 0 1").event("palace_defence_2"),
    "other tower": table_with("tirol: 1 2", "2 1 1 1 0 3", "1 1 0 0 0 1", tower="spielbyweb"),
}


def play_out(table: Table, step: Step, times: int = 3000) -> tuple[Counter[int], Counter[int]]:
    """Who owns the county afterwards how often, and with how many armies in all."""
    chance, tirol = Sampling(1618), table.county("tirol")
    owners: Counter[int] = Counter()
    armies: Counter[int] = Counter()
    for _ in range(times):
        twin = table.s.copy()
        stir_tower(twin, chance)
        hand = Play(twin, chance)
        hand.then(step)
        hand.advance()
        owners[twin.owner[tirol]] += 1
        armies[twin.owner[tirol]] += twin.armies[tirol]
    return owners, armies


def agrees(chance: float, count: int, times: int) -> bool:
    return abs(count / times - chance) <= 4 * sqrt(chance * (1 - chance) / times)


@pytest.mark.rule("W7.4.18")
@pytest.mark.parametrize("armies", [2, 5])
@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.slow
def test_battles_end_as_the_odds_say(name: str, armies: int) -> None:
    table = POSITIONS[name]
    odds = attack(table, "tirol", armies)
    owners, left = play_out(table, Battle(0, table.county("tirol"), armies))
    times = owners.total()
    neutral = table.owner("tirol") == NOBODY
    assert agrees(odds.attacker, owners[0], times)
    assert agrees(odds.defender, owners[NOBODY if neutral else 1], times)
    assert odds.attacker + odds.defender + odds.devastated == pytest.approx(1)
    assert odds.attackers_left == pytest.approx(left[0] / owners[0], abs=0.2)
    if not neutral:
        assert odds.defenders_left == pytest.approx(left[1] / owners[1], abs=0.2)


# Sampled odds, for any other tower


@pytest.mark.parametrize("name", POSITIONS)
def test_sampled_odds_keep_to_their_stated_error(name: str) -> None:
    table = POSITIONS[name]
    exact = attack(table, "tirol", 4)
    s, tirol = table.s.copy(), table.county("tirol")
    s.tower = Unheard(s.tower)
    sampled = battle_odds(s, 0, tirol, 4, samples=2000, chance=Sampling(3))
    assert sampled.method == "sampled"
    assert 0 < sampled.error < 0.023
    for chance, truth in zip(chances(sampled), chances(exact), strict=True):
        assert chance == pytest.approx(truth, abs=1.5 * sampled.error)


@pytest.mark.slow
def test_the_stated_error_holds_nineteen_times_out_of_twenty() -> None:
    table = POSITIONS["in mid-game"]
    exact = attack(table, "tirol", 4)
    s, tirol = table.s.copy(), table.county("tirol")
    s.tower = Unheard(s.tower)
    found = [battle_odds(s, 0, tirol, 4, 100, Sampling(seed)) for seed in range(200)]
    met = sum(abs(odds.attacker - exact.attacker) <= odds.error for odds in found)
    assert 0.9 <= met / len(found) < 1


def test_sampled_odds_are_the_same_when_asked_again() -> None:
    table = table_with("tirol: 1 2", "1 1 1 0 0 1")
    table.s.tower = Layered([0.2, 0.2, 0.2], 0.08)
    table.s.inside += [0] * COLOURS
    assert attack(table, "tirol", 3) == attack(table, "tirol", 3)
    assert attack(table, "tirol", 3).method == "sampled"


# A host: more cubes than an evening sees, but an owner's own values may bring them


@pytest.mark.rule("W7.4.18")
@pytest.mark.parametrize("tower", ["layered", "spielbyweb"])
@pytest.mark.parametrize(("resting", "thrown"), [(60, 0), (0, 60), (30, 30), (80, 0), (0, 1500)])
def test_w7_4_18_exact_odds_are_chances_however_many_peasants_there_are(
    resting: int, thrown: int, tower: str
) -> None:
    table = position("tirol: 1 1", seats=5, tower=tower)
    table.s.inside[PEASANTS], table.s.tray[PEASANTS] = resting, thrown
    odds = attack(table, "tirol", 1)
    assert odds.method == "exact"
    assert all(0 <= chance <= 1 for chance in chances(odds))
    assert sum(chances(odds)) == pytest.approx(1, abs=1e-15)
    comes = OUT if tower == "layered" else 0.6667
    # No more than one of so many peasants is needed: he holds, or his own cube stays inside.
    assert odds.defender == pytest.approx(comes, abs=3e-4)
    assert odds.defender <= comes


def test_w7_4_18_of_a_host_more_may_be_left_than_a_byte_holds() -> None:
    odds = attack(position("", seats=5, tower="spielbyweb"), "tirol", 600)
    assert odds.method == "exact"
    assert odds.attackers_left == pytest.approx((600 - 1) * 0.6667)  # a peasant withstands them


@pytest.mark.parametrize("tower", ["layered", "spielbyweb"])
def test_where_too_many_cubes_are_cast_the_odds_are_sampled(tower: str) -> None:
    table = table_with("tirol: 1 40", "9 9 9 9 9 9", tower=tower)
    odds = attack(table, "tirol", 40)
    assert odds.method == "sampled"
    assert 0 < odds.error < 0.053
    assert attack(table, "tirol", 40) == odds, "who asks again is told the same"
    assert quick_odds(table.s, 0, table.county("tirol"), 40).method == "sampled"


def test_what_is_sampled_for_its_size_is_as_the_exact_odds_would_be() -> None:
    table = table_with("tirol: 1 20", "9 9 0 0 0 7")
    cast = odds_module._battle(table.s, 0, table.county("tirol"), 24)
    assert cast.trays <= MOST_TRAYS
    assert MOST_WORK < cast.trays * (cast.at_rest + 1) < 2 * MOST_WORK
    assert isinstance(table.s.tower, Layered)
    exact = odds_module._reckoned(cast, odds_module._two_floors(table.s.tower, cast), 0.0, "exact")
    sampled = attack(table, "tirol", 24)
    assert sampled.method == "sampled"
    for chance, truth in zip(chances(sampled), chances(exact), strict=True):
        assert chance == pytest.approx(truth, abs=1.5 * sampled.error)


def test_there_are_no_odds_against_oneself() -> None:
    table = POSITIONS["in mid-game"]
    with pytest.raises(ValueError, match="seat 1 cannot attack 'tirol'"):
        battle_odds(table.s, 1, table.county("tirol"), 3)


# What the odds may not do


@pytest.mark.parametrize("heard_of", [True, False])
def test_the_odds_betray_nothing_about_the_floors(heard_of: bool) -> None:
    table = table_with("tirol: 1 2; boehmen: 0 2", "1 2 1 0 2 1", "2 0 1 0 1 2")
    s, tirol = table.s, table.county("tirol")
    if not heard_of:
        s.tower = Unheard(s.tower)
    other = s.copy()
    other.inside = s.inside[COLOURS:] + s.inside[:COLOURS]
    assert other.inside != s.inside
    assert battle_odds(other, 0, tirol, 3) == battle_odds(s, 0, tirol, 3)
    assert quick_odds(other, 0, tirol, 3) == quick_odds(s, 0, tirol, 3)


@pytest.mark.parametrize("heard_of", [True, False])
def test_asking_changes_nothing(heard_of: bool) -> None:
    table = POSITIONS["a tile each"]
    s, tirol = table.s.copy(), table.county("tirol")
    if not heard_of:
        s.tower = Unheard(s.tower)
    before = digest(WALLENSTEIN.encode(s))
    battle_odds(s, 0, tirol, 3)
    quick_odds(s, 0, tirol, 3)
    assert digest(WALLENSTEIN.encode(s)) == before


# Quick odds


@pytest.mark.slow
def test_quick_odds_are_never_far_off() -> None:
    towers = ["0 0 0 0 0 0", "1 1 1 1 1 2", "3 2 2 3 3 4", "2 4 0 3 2 0", "1 3 2 2 1 7"]
    trays = ["0 0 0 0 0 0", "1 0 2 0 1 1", "2 2 1 1 0 3"]
    worst = 0.0
    for inside, tray, defenders in product(towers, trays, range(4)):
        table = table_with(f"tirol: 1 {defenders}" if defenders else "", inside, tray)
        for armies in (1, 2, 4, 7):
            exact = attack(table, "tirol", armies)
            quick = quick_odds(table.s, 0, table.county("tirol"), armies)
            gaps = zip(chances(quick), chances(exact), strict=True)
            worst = max(worst, *[abs(one - other) for one, other in gaps])
    assert 0.005 < worst <= QUICK_ERROR
    assert (quick.method, quick.error) == ("quick", QUICK_ERROR)
