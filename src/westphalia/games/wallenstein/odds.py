"""How a battle or a revolt may end, as far as anybody at the table can know.

Known are the cubes of each colour inside the tower, but not on which floor they rest: each cube
may rest on any floor with the same chance, as in `stir_tower`.  The rules themselves say what is
cast and what comes of each tray; here only the chances of the trays are added up.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from math import comb, sqrt
from operator import add, mul
from typing import Final

from westphalia.engine.chance import Chance, Sampling
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.imagine import stir_tower
from westphalia.games.wallenstein.rules.combat import both_sides, outcome, peasants_help, with_tray
from westphalia.games.wallenstein.state import OUT_OF_PLAY, County, WallensteinState
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS, Layered, SpielByWeb, TowerModel

SAMPLES: Final = 400  # at most 5 points of a hundred to either side
FEW_SAMPLES: Final = 20
SEED: Final = 1648  # fixed: who asks the same again gets the same answer
# A battle with more trays than these is sampled, and one in which it would take more work to reckon
# them all: some tenths of a second.
MOST_TRAYS: Final = 10_000
MOST_WORK: Final = 200_000
QUICK_ERROR: Final = 0.02  # quick odds were never found further off the exact ones


@dataclass(frozen=True)
class Odds:
    """W7.4.1 The chances that the attacker conquers, that the defender holds, that nobody is left.

    A neutral county that withstands an attack counts as held (W7.4.15).  In a revolt the seat is
    the defender, and the peasants never conquer (W8.2.5).  Of each side there is told how many
    armies it may expect to have left if it wins.  The error is half the width of a 95 % interval
    around the chances; the method is "exact", "sampled" or "quick".
    """

    attacker: float
    defender: float
    devastated: float
    attackers_left: float
    defenders_left: float
    error: float
    method: str


def battle_odds(
    s: WallensteinState,
    seat: Seat,
    county: County,
    armies: int,
    samples: int = SAMPLES,
    chance: Chance | None = None,
) -> Odds:
    """W7.4.18 How a seat's attack with so many armies may end.

    The odds are exact where the tower can be reckoned, and sampled where it cannot, or where so
    many cubes are cast that it would take too long.
    """
    return _odds(s, _battle(s, seat, county, armies), samples, chance)


def quick_odds(s: WallensteinState, seat: Seat, county: County, armies: int) -> Odds:
    """W7.4.18 A guess at `battle_odds`, many times faster.

    Each floor is thought to be struck by just as many cubes as may be expected.
    """
    cast = _battle(s, seat, county, armies)
    passage = _passage(s.tower, sum(cast.thrown), sum(cast.resting))
    if passage is None or cast.trays > MOST_TRAYS:
        return _sampled(s, cast, FEW_SAMPLES, Sampling(SEED))
    return _reckoned(cast, _independent(cast, *passage), QUICK_ERROR, "quick")


def _odds(s: WallensteinState, cast: Cast, samples: int, chance: Chance | None) -> Odds:
    tower = s.tower
    passage = _passage(tower, sum(cast.thrown), sum(cast.resting))
    if cast.trays > MOST_TRAYS or cast.trays * (cast.at_rest + 1) > MOST_WORK:
        return _sampled(s, cast, samples, chance or Sampling(SEED))
    if passage is not None and tower.floors == 1:
        return _reckoned(cast, _independent(cast, *passage), 0.0, "exact")
    if type(tower) is Layered and tower.floors == 2:
        return _reckoned(cast, _two_floors(tower, cast), 0.0, "exact")
    return _sampled(s, cast, samples, chance or Sampling(SEED))


# What is cast


class Cast:
    """W7.1.1 What is thrown and what rests inside, by colour, and whose cubes will be counted.

    The sides are the colours of the attacker, of the defender and of the peasants that help him;
    NOBODY stands where there is no such side.
    """

    def __init__(
        self, thrown: list[int], resting: list[int], colours: tuple[int, int, int]
    ) -> None:
        self.thrown = thrown
        self.resting = resting
        self.colours = colours
        self.sides = [(thrown[c], resting[c]) if c != NOBODY else (0, 0) for c in colours]

    @property
    def at_rest(self) -> int:
        """The cubes of the sides that rest inside."""
        return sum([resting for _, resting in self.sides])

    @property
    def trays(self) -> int:
        """In how many ways the cubes of the sides may come out."""
        ways = 1
        for thrown, resting in self.sides:
            ways *= thrown + resting + 1
        return ways

    @property
    def bits(self) -> int:
        """How fine chances must be: binomial coefficients of the cubes magnify what is cut off."""
        return SPARE_BITS + sum([thrown + 2 * resting for thrown, resting in self.sides])


def _battle(s: WallensteinState, seat: Seat, county: County, armies: int) -> Cast:
    defender = s.owner[county]
    if defender in (seat, OUT_OF_PLAY):
        raise ValueError(f"seat {seat} cannot attack '{s.board.counties[county]}'")
    helpers = PEASANTS if peasants_help(s, county) else NOBODY
    thrown = with_tray(s, both_sides(s, seat, county, armies))
    return Cast(thrown, _resting(s), (seat, defender, helpers))


def _resting(s: WallensteinState) -> list[int]:
    """W7.1.2 The cubes of each colour inside the tower, whatever their floor."""
    return [sum(s.inside[colour::COLOURS]) for colour in range(COLOURS)]


# The chances of every tray: series by the number of cubes, trays by defenders, peasants, attackers

# A chance is a whole number of parts, 2^bits of which are certainty.  Floats would not do: with
# many cubes inclusion and exclusion adds up terms of both signs that are far above one, and weights
# that make one but for their last digit have powers that do not.
Series = list[int]
Pair = tuple[int, int]  # a cube: the weight of its staying inside, and of its coming out
SPARE_BITS: Final = 64  # more than a floating number has; those that the terms lose come on top


def _passage(tower: TowerModel, thrown: int, resting: int) -> tuple[float, float] | None:
    """The chances that a thrown cube and that a resting cube come out, each taken by itself.

    Below the top floor they hold only on average.  None: it is no tower that we know.
    """
    if type(tower) is SpielByWeb:
        return tower.thrown_out, tower.resting_out
    if type(tower) is not Layered:
        return None
    through, loose = 1.0, 0.0
    for stick in tower.stick:
        # A cube at rest is spared by each cube that misses it or does not come down to it.
        spared = (1.0 - through * tower.knock) ** thrown * (1.0 - loose * tower.knock) ** resting
        through *= 1.0 - stick
        loose = loose * (1.0 - stick) + (1.0 - spared) / tower.floors
    return through, loose


def _independent(cast: Cast, through: float, loose: float) -> Series:
    """The trays of a tower in which every cube goes its own way."""
    bits = cast.bits
    one, comes, leaves = 1 << bits, _parts(through, bits), _parts(loose, bits)
    attackers, defenders, peasants = [
        _times(
            _alike((one - comes, comes), thrown, bits),
            _alike((one - leaves, leaves), resting, bits),
        )
        for thrown, resting in cast.sides
    ]
    return _crossed(_crossed(defenders, peasants), attackers)


def _two_floors(tower: Layered, cast: Cast) -> Series:
    """The trays of a tower with two floors, by inclusion and exclusion over those that stay.

    When k cubes come down to the lower floor, r given cubes all stay there with the chance
    (1 - knock)^(r k).  That is a toll of (1 - knock)^r for each cube that comes down; so with r
    fixed every cube goes its own way again.
    """
    bits = cast.bits
    thrown, resting = map(sum, zip(*cast.sides, strict=True))
    others_thrown, others_resting = sum(cast.thrown) - thrown, sum(cast.resting) - resting
    trays: Series = []
    for stay in range(resting + 1):
        falling, lying = _weights(tower, sum(cast.thrown), stay, bits)
        attackers, defenders, peasants = [
            _shares(*side, falling, lying, range(stay - resting + side[1], stay + 1), bits)
            for side in cast.sides
        ]
        defence = {stay - n: _joined(defenders, peasants, stay - n) for n in attackers}
        # Whatever becomes of the cubes of the uninvolved, they pay their toll.
        weight = _powers(sum(falling), others_thrown, bits)[-1]
        weight *= _powers(sum(lying), others_resting, bits)[-1]
        part = [weight * chance for chance in _joined(defence, attackers, stay)]
        trays = list(map(add, trays, part)) if trays else part
    return [max(0, chance) for chance in trays]  # what is impossible may have lost its last bit


def _weights(tower: Layered, thrown: int, stay: int, bits: int) -> tuple[Pair, Pair]:
    """What a thrown cube contributes, and a cube at rest, when the toll for *stay* cubes is paid.

    Cubes on the lower floor all come out here; those that stay are counted by `_shares`.
    """
    one = 1 << bits
    upper, lower = [_parts(stick, bits) for stick in tower.stick]
    spared = one - _parts(tower.knock, bits)
    unmoved, toll = _powers(spared, thrown, bits)[-1], _powers(spared, stay, bits)[-1]
    held = toll * lower >> bits
    out = toll - held
    falling = upper + ((one - upper) * held >> bits), (one - upper) * out >> bits
    lying = unmoved + ((one - unmoved) * held >> bits), ((one - unmoved) * out >> bits) + one
    return falling, (lying[0] >> 1, lying[1] >> 1)


def _shares(
    thrown: int, resting: int, falling: Pair, lying: Pair, counts: range, bits: int
) -> dict[int, Series]:
    """The series of one colour by how many of the cubes that stay it has, for these counts."""
    shares, newcomers = {}, _alike(falling, thrown, bits)
    for stay in counts:
        if not 0 <= stay <= resting:
            continue
        # Each of these is on the lower floor, and stays where *lying* lets it come out.
        ones = [comb(resting, stay) * comb(stay, n) * (-1) ** n for n in range(stay + 1)]
        others = _times(newcomers, _alike(lying, resting - stay, bits))
        shares[stay] = [chance >> bits + stay for chance in _times(others, ones)]
    return shares


def _joined(one: dict[int, Series], two: dict[int, Series], stay: int) -> Series:
    """Both sides together, if *stay* cubes of them stay."""
    joined: Series = []
    for n in one.keys() & {stay - n for n in two}:
        part = _crossed(one[n], two[stay - n])
        joined = list(map(add, joined, part)) if joined else part
    return joined


def _parts(chance: float, bits: int) -> int:
    """A chance as whole parts, to the last digit that it has."""
    dividend, divisor = chance.as_integer_ratio()
    return (dividend << bits) // divisor


def _powers(parts: int, most: int, bits: int) -> Series:
    """The powers of a chance, from none up."""
    powers = [1 << bits]
    for _ in range(most):
        powers.append(powers[-1] * parts >> bits)
    return powers


def _alike(cube: Pair, cubes: int, bits: int) -> Series:
    """So many cubes alike, by how many of them come out."""
    inside, out = [_powers(parts, cubes, bits) for parts in cube]
    alike, ways = [], 1
    for n in range(cubes + 1):
        alike.append(ways * inside[cubes - n] * out[n] >> bits)
        ways = ways * (cubes - n) // (n + 1)
    return alike


def _times(one: Series, two: Series) -> Series:
    """Cubes of the same colour, by how many come out of both together."""
    product = [0] * (len(one) + len(two) - 1)
    for n, x in enumerate(one):
        for m, y in enumerate(two, n):
            product[m] += x * y
    return product


def _crossed(one: Series, two: Series) -> Series:
    """Cubes of different colours, by how many come out of either."""
    return [x * y for x in one for y in two]


def _sampled(s: WallensteinState, cast: Cast, samples: int, chance: Chance) -> Odds:
    """Cast so many times, from another order inside the tower each time."""
    if samples < 1:
        raise ValueError(f"odds cannot be told from {samples} samples")
    twin = s.copy()
    upper_floor, others = cast.resting, [0] * (len(s.inside) - COLOURS)
    endings = []
    for _ in range(samples):
        twin.inside = upper_floor + others
        stir_tower(twin, chance)
        tray = s.tower.fall(chance, twin.inside, cast.thrown[:])
        endings.append(outcome(*[tray[c] if c != NOBODY else 0 for c in cast.colours]))
    won = sum(ending > 0 for ending in endings) / samples
    held = sum(ending < 0 for ending in endings) / samples
    left = sum(max(0, ending) for ending in endings) / samples
    kept = sum(max(0, -ending) for ending in endings) / samples
    error = max(_half_width(share, samples) for share in (won, held, 1.0 - won - held))
    return _summed_up(cast, won, held, left, kept, error, "sampled")


def _half_width(share: float, samples: int) -> float:
    """Half of a 95 % interval after Agresti and Coull, who never call a few samples certain."""
    share = (share * samples + 2) / (samples + 4)
    return 1.96 * sqrt(share * (1.0 - share) / (samples + 4))


# What comes of the trays


def _reckoned(cast: Cast, trays: Series, error: float, method: str) -> Odds:
    attackers, defenders, peasants = [thrown + resting for thrown, resting in cast.sides]
    won, held, left, kept = _endings(attackers, defenders, peasants)
    total = sum(trays)
    return _summed_up(
        cast,
        sum(compress(trays, won)) / total,
        sum(compress(trays, held)) / total,
        sum(map(mul, trays, left)) / total,
        sum(map(mul, trays, kept)) / total,
        error,
        method,
    )


@lru_cache(maxsize=512)  # of six bytes for each tray: 30 MB at most
def _endings(
    attackers: int, defenders: int, peasants: int
) -> tuple[bytes, bytes, array[int], array[int]]:
    """W7.4.18 For each tray up to so many cubes: is it won, is it held, what is left or kept?"""
    endings = [
        outcome(a, d, p)
        for d in range(defenders + 1)
        for p in range(peasants + 1)
        for a in range(attackers + 1)
    ]
    return (
        bytes([ending > 0 for ending in endings]),
        bytes([ending < 0 for ending in endings]),
        array("H", [max(0, ending) for ending in endings]),
        array("H", [max(0, -ending) for ending in endings]),
    )


def _summed_up(
    cast: Cast, won: float, held: float, left: float, kept: float, error: float, method: str
) -> Odds:
    """W7.4.15 Against a neutral county there is nothing to devastate."""
    attackers = left / won if won else 0.0
    defenders = kept / held if held else 0.0
    rest = max(0.0, 1.0 - won - held)
    if cast.colours[1] == NOBODY:
        return Odds(won, rest, 0.0, attackers, 0.0, error, method)
    return Odds(won, held, rest, attackers, defenders, error, method)
