"""Chance is fair, repeatable and written down."""

import hashlib
from collections.abc import Callable
from math import comb

import pytest
from tests.engine.table import SECRET

from westphalia.engine.chance import Chance, Sampling, Scripted, ScriptError, Seeded, commitment

# The chi-square that a fair source exceeds once in a thousand, by degrees of freedom.
ONE_IN_A_THOUSAND = {5: 20.52, 6: 22.46, 9: 27.88}
THROWS = 6000
SOURCES: list[Callable[[], Chance]] = [lambda: Seeded(SECRET), lambda: Sampling(1618)]


def chi_square(seen: list[int], expected: list[float]) -> float:
    return sum((count - mean) ** 2 / mean for count, mean in zip(seen, expected, strict=True))


def test_the_outcomes_of_a_secret_never_change() -> None:
    chance = Seeded(SECRET)
    assert [chance.below(1000) for _ in range(10)] == [
        962,
        317,
        664,
        560,
        661,
        223,
        825,
        145,
        772,
        95,
    ]
    assert [chance.die() for _ in range(10)] == [1, 2, 4, 4, 2, 4, 1, 6, 3, 5]
    assert [chance.successes(20, 0.3) for _ in range(10)] == [3, 5, 6, 5, 6, 5, 7, 5, 6, 3]


def test_an_outcome_is_the_next_64_bits_of_blake2b_scaled_down() -> None:
    chance = Seeded(SECRET)
    blocks = [hashlib.blake2b(bytes([n, *bytes(7)]), key=SECRET).digest() for n in range(2)]
    stream = b"".join(blocks)
    words = [int.from_bytes(stream[at : at + 8], "little") for at in range(0, 128, 8)]
    assert [chance.below(10**9) for _ in words] == [word * 10**9 // 2**64 for word in words]


def test_another_secret_gives_other_outcomes() -> None:
    one, other = Seeded(SECRET), Seeded(bytes(32))
    assert [one.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("n", [6, 7, 10])
def test_every_face_is_as_likely_as_the_other(source: Callable[[], Chance], n: int) -> None:
    chance = source()
    thrown = [chance.below(n) for _ in range(THROWS)]
    seen = [thrown.count(face) for face in range(n)]
    assert chi_square(seen, [THROWS / n] * n) < ONE_IN_A_THOUSAND[n - 1]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("p", [0.25, 0.6])
def test_successes_are_binomial(source: Callable[[], Chance], p: float) -> None:
    chance = source()
    drawn = [chance.successes(5, p) for _ in range(THROWS)]
    seen = [drawn.count(k) for k in range(6)]
    expected = [THROWS * comb(5, k) * p**k * (1 - p) ** (5 - k) for k in range(6)]
    assert sum(seen) == THROWS
    assert chi_square(seen, expected) < ONE_IN_A_THOUSAND[5]


def test_many_trials_with_a_great_chance_stay_near_their_mean() -> None:
    chance = Seeded(SECRET)
    mean = sum(chance.successes(60, 0.95) for _ in range(500)) / 500
    assert 56.5 < mean < 57.5


def test_a_die_begins_at_one() -> None:
    chance = Seeded(SECRET)
    assert {chance.die(4) for _ in range(200)} == {1, 2, 3, 4}


def test_a_drawn_item_leaves_the_pool() -> None:
    pool = [5, 6, 7]
    assert Scripted([1]).draw(pool) == 6
    assert pool == [5, 7]


@pytest.mark.parametrize("source", SOURCES)
def test_one_trial_may_succeed_or_fail(source: Callable[[], Chance]) -> None:
    chance = source()
    assert {chance.successes(1, 0.5) for _ in range(100)} == {0, 1}


def test_a_seed_gives_the_same_sample_again_and_none_is_recorded() -> None:
    one, again, other = Sampling(5), Sampling(5), Sampling(6)
    samples = [[chance.below(1000) for _ in range(5)] for chance in (one, again, other)]
    assert samples[0] == samples[1] != samples[2]
    assert one.drawn() == []


@pytest.mark.parametrize("chance", [Seeded(SECRET), Scripted([]), Sampling(1618)])
def test_what_is_certain_is_neither_drawn_nor_recorded(chance: Chance) -> None:
    assert chance.below(1) == 0
    assert chance.die(1) == 1
    assert chance.draw([9]) == 9
    assert [chance.successes(0, 0.5), chance.successes(7, 0.0), chance.successes(7, 1.0)] == [
        0,
        0,
        7,
    ]
    assert chance.drawn() == []


def test_what_is_certain_uses_up_nothing_of_the_secret() -> None:
    one, other = Seeded(SECRET), Seeded(SECRET)
    one.below(1)
    one.successes(3, 1.0)
    assert one.below(1000) == other.below(1000)


def test_outcomes_are_remembered_until_they_are_asked_for() -> None:
    chance = Scripted([3, 0, 2])
    chance.die()
    chance.draw([4, 4])
    assert chance.drawn() == [3, 0]
    chance.successes(2, 0.5)
    assert chance.drawn() == [2]
    assert chance.drawn() == []


def test_nothing_can_be_drawn_out_of_an_empty_pool() -> None:
    with pytest.raises(AssertionError, match="nothing can be drawn out of 0"):
        Seeded(SECRET).draw([])


@pytest.mark.parametrize(
    ("outcomes", "draw", "sentence"),
    [
        ([], lambda c: c.die(), "the outcomes have run out, but the rules draw one of 0 to 5"),
        ([], lambda c: c.successes(4, 0.5), "the outcomes have run out, .* one of 0 to 4"),
        ([6], lambda c: c.die(), "the outcome 6 stands where the rules draw 0 to 5"),
        ([-1], lambda c: c.below(3), "the outcome -1 stands where the rules draw 0 to 2"),
        ([5], lambda c: c.successes(4, 0.5), "the outcome 5 stands where the rules draw 0 to 4"),
        ([1, 2, 3], lambda c: c.die(), "the outcomes 2 3 stand there, but the rules draw no more"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(
    outcomes: list[int], draw: Callable[[Chance], int], sentence: str
) -> None:
    chance = Scripted(outcomes)

    def use_up() -> None:
        draw(chance)
        chance.finish()

    with pytest.raises(ScriptError, match=sentence):
        use_up()


def test_a_script_may_hold_the_least_and_the_greatest_outcome() -> None:
    chance = Scripted([0, 5, 0, 4])
    assert [chance.below(6), chance.below(6)] == [0, 5]
    assert [chance.successes(4, 0.5), chance.successes(4, 0.5)] == [0, 4]
    chance.finish()


def test_the_commitment_is_the_hash_that_everybody_can_compute() -> None:
    known = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"  # sha256sum
    assert commitment(SECRET) == known
    assert commitment(bytes(32)) != commitment(SECRET)
