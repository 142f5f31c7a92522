"""W7.1.2 The dice tower: nothing is lost in it, and it behaves as the one it was fitted to.

The numbers are reconstructed, like the tower's parameters (data/tower.toml): what the layered
model was found to do when it was fitted.  Each is met within what that many casts can tell.
"""

from statistics import fmean, pstdev, quantiles

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.wallenstein.kit import position

from westphalia.engine.chance import Sampling, Seeded
from westphalia.engine.rows import row
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.odds import battle_odds
from westphalia.games.wallenstein.rules.combat import Battle
from westphalia.games.wallenstein.rules.set_up import ClearTray, FillTower
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.games.wallenstein.tower import (
    COLOURS,
    PEASANTS,
    Layered,
    SpielByWeb,
    TowerModel,
    tower_model,
)

CASTS = 4000
BOARD = load_board({})
LAYERED = tower_model("layered", BOARD.tower_models)
SPIELBYWEB = tower_model("spielbyweb", BOARD.tower_models)
HIGHER = Layered([0.3, 0.0, 0.5], 0.1)


def fill(seats: int) -> list[int]:
    """W1.5.3 What is thrown at the set-up."""
    none = [0] * (PEASANTS - seats)
    return [BOARD.fill_armies] * seats + none + [BOARD.fill_peasants]


def empty(tower: TowerModel) -> list[int]:
    return [0] * (COLOURS * tower.floors)


def share_out(tower: TowerModel, cubes: int, chance: Sampling) -> float:
    """The share of thrown cubes that come out at once, while others rest inside."""
    out = [
        tower.fall(chance, [0, 2, 2, 2, 2, 2] * tower.floors, [cubes, 0, 0, 0, 0, 0])[0]
        for _ in range(CASTS)
    ]
    return fmean(out) / cubes


def repeat(cubes: int, casts: int, seed: int) -> tuple[list[int], list[int]]:
    """Cast so many new cubes again and again: how many come out, how many rest inside."""
    chance, inside = Sampling(seed), empty(LAYERED)
    out, resting = [], []
    for _ in range(casts):
        out.append(sum(LAYERED.fall(chance, inside, [cubes, 0, 0, 0, 0, 0])))
        resting.append(sum(inside))
    return out[50:], resting[50:]  # the first ones still fill it


colours = st.lists(st.integers(0, 12), min_size=COLOURS, max_size=COLOURS)


@pytest.mark.rule("W7.1.2")
@pytest.mark.parametrize("tower", [LAYERED, SPIELBYWEB, HIGHER], ids=["layered", "web", "higher"])
@given(thrown=colours, floor=colours, secret=st.binary(min_size=32, max_size=32))
def test_no_cube_is_lost_or_made(
    tower: TowerModel, thrown: list[int], floor: list[int], secret: bytes
) -> None:
    inside, chance = floor * tower.floors, Seeded(secret)
    for _ in range(3):
        before = [sum(inside[colour::COLOURS]) + thrown[colour] for colour in range(COLOURS)]
        tray = tower.fall(chance, inside, thrown[:])
        assert min(inside) >= 0
        assert min(tray) >= 0
        after = [sum(inside[colour::COLOURS]) + tray[colour] for colour in range(COLOURS)]
        assert after == before


@pytest.mark.rule("W7.1.2")
@pytest.mark.parametrize("tower", [LAYERED, SPIELBYWEB], ids=["layered", "web"])
def test_what_stays_inside_may_come_out_later(tower: TowerModel) -> None:
    chance, inside = Sampling(30), empty(tower)
    red = tower.fall(chance, inside, [10, 0, 0, 0, 0, 0])[0]
    assert 0 < red < 10
    for _ in range(40):
        red += tower.fall(chance, inside, [0, 6, 0, 0, 0, 0])[0]
    assert red == 10


@pytest.mark.parametrize("tower", [LAYERED, SPIELBYWEB], ids=["layered", "web"])
def test_a_seed_fixes_every_cast(tower: TowerModel) -> None:
    def casts(seed: int) -> list[list[int]]:
        chance, inside = Sampling(seed), empty(tower)
        return [tower.fall(chance, inside, [3, 3, 3, 0, 0, 2]) for _ in range(20)]

    assert casts(1) == casts(1)
    assert casts(1) != casts(2)


def test_a_bigger_cast_knocks_more_loose() -> None:
    def loosened(tower: TowerModel, cubes: int) -> float:
        chance = Sampling(7)
        resting = [0, 6, 0, 0, 0, 0] * tower.floors
        casts = [tower.fall(chance, resting[:], [cubes, 0, 0, 0, 0, 0]) for _ in range(1000)]
        return fmean(tray[1] for tray in casts)

    assert loosened(LAYERED, 12) > loosened(LAYERED, 4) + 2
    assert loosened(SPIELBYWEB, 12) == pytest.approx(loosened(SPIELBYWEB, 4), abs=0.2)


def test_the_parameters_are_those_of_the_data() -> None:
    assert isinstance(LAYERED, Layered)
    assert isinstance(SPIELBYWEB, SpielByWeb)
    assert (1 - LAYERED.stick[0]) * (1 - LAYERED.stick[1]) == pytest.approx(0.64)


@pytest.mark.slow
@pytest.mark.parametrize("cubes", [1, 5, 15])
def test_of_the_cubes_thrown_the_same_share_comes_out_whatever_the_cast(cubes: int) -> None:
    sigma = (0.64 * 0.36 / (cubes * CASTS)) ** 0.5
    assert share_out(LAYERED, cubes, Sampling(cubes)) == pytest.approx(0.64, abs=4 * sigma)
    sigma = (2 / 9 / (cubes * CASTS)) ** 0.5
    assert share_out(SPIELBYWEB, cubes, Sampling(cubes)) == pytest.approx(2 / 3, abs=4 * sigma)


@pytest.mark.slow
@pytest.mark.rule("W7.1.2")
@pytest.mark.parametrize(
    ("seats", "out", "low", "high", "kept"),
    [(3, 19.8, 15, 24, 11.2), (4, 24.4, 19, 29, 13.6), (5, 28.8, 24, 34, 16.2)],
)
def test_the_basic_fill(seats: int, out: float, low: int, high: int, kept: float) -> None:
    chance = Sampling(seats)
    trays = [LAYERED.fall(chance, empty(LAYERED), fill(seats)) for _ in range(CASTS)]
    totals = [sum(tray) for tray in trays]
    assert fmean(totals) == pytest.approx(out, abs=0.2)
    assert sum(fill(seats)) - fmean(totals) == pytest.approx(kept, abs=0.2)
    percentiles = quantiles(totals, n=20)
    assert (percentiles[0], percentiles[-1]) == pytest.approx((low, high), abs=1)
    assert fmean(tray[0] for tray in trays) == pytest.approx(4.5, abs=0.1)
    assert fmean(tray[PEASANTS] for tray in trays) == pytest.approx(6.4, abs=0.1)
    percentiles = quantiles([tray[0] for tray in trays], n=20)
    assert (percentiles[0], percentiles[-1]) == pytest.approx((2, 6), abs=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cubes", "kept", "spread"), [(4, 5.8, 1.7), (7, 6.4, 2.15), (10, 7.1, 2.5), (15, 8.5, 3.0)]
)
def test_the_steady_state(cubes: int, kept: float, spread: float) -> None:
    out, resting = repeat(cubes, 4 * CASTS, seed=cubes)
    assert fmean(out) == pytest.approx(cubes, abs=0.01)
    assert fmean(resting) == pytest.approx(kept, abs=0.15)
    assert pstdev(out) == pytest.approx(spread, abs=0.07)


@pytest.mark.slow
def test_a_full_tower_empties_with_the_battles() -> None:
    kept: list[list[int]] = [[] for _ in range(6)]
    out: list[list[int]] = [[] for _ in range(5)]
    for seed in range(CASTS // 2):
        chance, inside = Sampling(seed), empty(LAYERED)
        LAYERED.fall(chance, inside, fill(5))
        kept[0].append(sum(inside))
        for cast in range(5):
            out[cast].append(sum(LAYERED.fall(chance, inside, [8, 0, 0, 0, 0, 0])))
            kept[cast + 1].append(sum(inside))
    assert [fmean(cast) for cast in kept] == pytest.approx([16.2, 11.4, 9, 8, 7.4, 7], abs=0.25)
    assert [fmean(cast) for cast in out[:4]] == pytest.approx([12.9, 10.3, 9, 8.6], abs=0.25)


# The odds of a battle in the middle of a game

# Nobody has said what a middle is.  Here it is a dozen battles of seats against seats since the
# fill.  Attacks on neutral counties and revolts leave peasants inside, who help defenders: then
# the odds are up to 6 points off these, and those of the two towers up to 4 points apart.
BATTLES = 12
POSITIONS = 150


def middle_of_a_game(tower: str, seed: int) -> WallensteinState:
    """Five seats fight over one county; no supply runs out."""
    table = position(seats=5, tower=tower)
    s, county, chance = table.s, table.county("tirol"), Sampling(seed)
    table.hand.chance = chance
    table.run(FillTower(), ClearTray())
    for _ in range(BATTLES):
        attacker = chance.below(5)
        s.owner[county] = (attacker + 1 + chance.below(4)) % 5
        s.armies[county] = 1 + chance.below(4)
        table.run(Battle(attacker, county, 2 + chance.below(5)))
        s.supply = row([s.board.army_cubes] * s.seats)
    return s


def mean_odds(positions: list[WallensteinState], attackers: int, defenders: int) -> list[float]:
    """In percent, on average over the positions and over pairs of seats."""
    found = []
    for s in positions:
        county = s.board.county_index["tirol"]
        for attacker in range(5):
            s.owner[county], s.armies[county] = (attacker + 1) % 5, defenders
            odds = battle_odds(s, attacker, county, attackers)
            found.append((odds.attacker, odds.defender, odds.devastated))
    return [100 * fmean(column) for column in zip(*found, strict=True)]


@pytest.fixture(scope="module")
def layered() -> list[WallensteinState]:
    return [middle_of_a_game("layered", seed) for seed in range(POSITIONS)]


@pytest.fixture(scope="module")
def spielbyweb() -> list[WallensteinState]:
    return [middle_of_a_game("spielbyweb", seed) for seed in range(POSITIONS)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attackers", "defenders", "percent"),
    [
        (3, 2, [54, 26, 21]),
        (4, 2, [66, 18, 16]),
        (6, 3, [75, 12, 12]),
        (3, 3, [38, 39, 23]),
        (2, 4, [17, 66, 17]),
    ],
)
def test_battles_in_the_middle_of_a_game(
    layered: list[WallensteinState],
    spielbyweb: list[WallensteinState],
    attackers: int,
    defenders: int,
    percent: list[int],
) -> None:
    here = mean_odds(layered, attackers, defenders)
    assert here == pytest.approx(percent, abs=3)
    assert mean_odds(spielbyweb, attackers, defenders) == pytest.approx(here, abs=3)
