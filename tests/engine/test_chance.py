"""Chance is fair, repeatable and written down."""

import hashlib
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import pairwise
from math import comb, sqrt

import pytest
from tests.engine.table import SECRET

from westphalia.engine.chance import (
    MOST_NUMBERS,
    TABLES,
    Awaited,
    Binomial,
    Chance,
    OutcomeAwaited,
    Sampling,
    Scripted,
    ScriptError,
    Seeded,
    binomial,
    commitment,
)

THROWS = 6000
NEVER, HALF, ALWAYS = binomial(0.0), binomial(0.5), binomial(1.0)
SOURCES: list[Callable[[], Chance]] = [lambda: Seeded(SECRET), lambda: Sampling(1618)]


def chi_square(seen: list[int], expected: list[float]) -> float:
    return sum((count - mean) ** 2 / mean for count, mean in zip(seen, expected, strict=True))


def once_in_a_thousand(freedom: int) -> float:
    """The chi-square that a fair source exceeds once in a thousand, after Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 3.09 * sqrt(part)) ** 3


def even(outcomes: Iterable[Hashable], kinds: int) -> bool:
    """Whether the outcomes, of so many kinds, look as if each kind were as likely."""
    seen = Counter(outcomes)
    counts = [*seen.values(), *[0] * (kinds - len(seen))]
    assert len(counts) == kinds
    return chi_square(counts, [sum(counts) / kinds] * kinds) < once_in_a_thousand(kinds - 1)


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
    assert [chance.below(6) for _ in range(10)] == [0, 1, 3, 3, 1, 3, 0, 5, 2, 4]
    third = binomial(0.3)
    assert [chance.successes(20, third) for _ in range(10)] == [3, 5, 6, 5, 6, 5, 7, 5, 6, 3]


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
@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 20, 64, 100])
def test_every_face_is_as_likely_as_the_other(source: Callable[[], Chance], n: int) -> None:
    chance = source()
    assert even([chance.below(n) for _ in range(THROWS)], n)


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("throws", [2, 3])
@pytest.mark.parametrize("n", [2, 6])
def test_a_throw_says_nothing_of_the_next(
    source: Callable[[], Chance], throws: int, n: int
) -> None:
    chance = source()
    thrown = [tuple([chance.below(n) for _ in range(throws)]) for _ in range(THROWS)]
    assert even(thrown, n**throws)


@pytest.mark.parametrize("source", SOURCES)
def test_every_order_of_a_pool_is_as_likely_as_the_other(source: Callable[[], Chance]) -> None:
    chance = source()
    pools = [list(range(5)) for _ in range(THROWS)]
    assert even([tuple([chance.draw(pool) for _ in range(5)]) for pool in pools], 120)


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("p", [0.05, 0.25, 0.6])
@pytest.mark.parametrize("trials", [1, 2, 5, 12])
def test_successes_are_binomial(source: Callable[[], Chance], p: float, trials: int) -> None:
    chance = source()
    drawn = [chance.successes(trials, binomial(p)) for _ in range(THROWS)]
    seen = [drawn.count(k) for k in range(trials + 1)]
    expected = [
        THROWS * comb(trials, k) * p**k * (1 - p) ** (trials - k) for k in range(trials + 1)
    ]
    assert sum(seen) == THROWS
    likely = [k for k in range(trials + 1) if expected[k] > 5]
    rest = [k for k in range(trials + 1) if k not in likely]
    assert sum(seen[k] for k in rest) < 5 + 4 * sum(expected[k] for k in rest)
    found = chi_square([seen[k] for k in likely], [expected[k] for k in likely])
    assert found < once_in_a_thousand(len(likely))


def test_successes_say_nothing_of_the_next() -> None:
    chance = Sampling(1648)
    drawn = [(chance.successes(1, HALF), chance.successes(1, HALF)) for _ in range(THROWS)]
    assert even(drawn, 4)


def test_samples_do_not_come_round_again() -> None:
    chance = Sampling(1618)
    pairs = {(chance.below(1 << 30), chance.below(1 << 30)) for _ in range(100_000)}
    assert len(pairs) == 100_000


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [Sampling(seed).below(6) for seed in range(THROWS)]
    assert even(firsts, 6)
    assert even(pairwise(firsts), 36)
    one, other = Sampling(1), Sampling(2)
    assert even([(one.below(6), other.below(6)) for _ in range(THROWS)], 36)


def test_samples_without_a_seed_differ() -> None:
    one, other = Sampling(), Sampling()
    assert [one.below(1000) for _ in range(9)] != [other.below(1000) for _ in range(9)]


def test_a_sample_is_the_upper_half_of_a_number_in_a_cycle_of_all_below_2_to_60() -> None:
    chance = Sampling(1618)
    at = int.from_bytes(hashlib.blake2b(b"1618", digest_size=8).digest(), "little") % 2**60
    for _ in range(1000):
        at = (at * 454339144066433781 + 314159265358979323) % 2**60
        assert chance.below(1000) == at // 2**30 * 1000 // 2**30
        at = (at * 454339144066433781 + 314159265358979323) % 2**60
        assert chance.successes(1, HALF) == (at >= 2**59)


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize(("each", "share"), [(NEVER, 0), (ALWAYS, 1)])
def test_what_is_certain_happens(source: Callable[[], Chance], each: Binomial, share: int) -> None:
    chance = source()
    assert [chance.successes(n, each) for n in range(9)] == [n * share for n in range(9)]


def test_many_trials_with_a_great_chance_stay_near_their_mean() -> None:
    chance = Seeded(SECRET)
    mean = sum(chance.successes(60, binomial(0.95)) for _ in range(500)) / 500
    assert 56.5 < mean < 57.5


def test_a_drawn_item_leaves_the_pool() -> None:
    pool = [5, 6, 7]
    assert Scripted([1]).draw(pool) == 6
    assert pool == [5, 7]


@pytest.mark.parametrize("source", SOURCES)
def test_one_trial_may_succeed_or_fail(source: Callable[[], Chance]) -> None:
    chance = source()
    assert {chance.successes(1, HALF) for _ in range(100)} == {0, 1}


def test_a_seed_gives_the_same_sample_again_and_none_is_recorded() -> None:
    one, again, other = Sampling(5), Sampling(5), Sampling(6)
    samples = [[chance.below(1000) for _ in range(5)] for chance in (one, again, other)]
    assert samples[0] == samples[1] != samples[2]
    assert one.drawn() == []


@pytest.mark.parametrize("chance", [Seeded(SECRET), Scripted([]), Sampling(1618)])
def test_what_is_certain_is_neither_drawn_nor_recorded(chance: Chance) -> None:
    assert chance.below(1) == 0
    assert chance.draw([9]) == 9
    assert [chance.successes(0, HALF), chance.successes(7, NEVER), chance.successes(7, ALWAYS)] == [
        0,
        0,
        7,
    ]
    assert chance.drawn() == []


def test_what_is_certain_uses_up_nothing_of_the_secret() -> None:
    one, other = Seeded(SECRET), Seeded(SECRET)
    one.below(1)
    one.successes(3, ALWAYS)
    assert one.below(1000) == other.below(1000)


def test_outcomes_are_remembered_until_they_are_asked_for() -> None:
    chance = Scripted([3, 0, 2])
    chance.below(6)
    chance.draw([4, 4])
    assert chance.drawn() == [3, 0]
    chance.successes(2, HALF)
    assert chance.drawn() == [2]
    assert chance.drawn() == []


def test_nothing_can_be_drawn_out_of_an_empty_pool() -> None:
    with pytest.raises(AssertionError, match="nothing can be drawn out of 0"):
        Seeded(SECRET).draw([])


@pytest.mark.parametrize(
    ("outcomes", "draw", "sentence"),
    [
        ([], lambda c: c.below(6), "the outcomes have run out, but the rules draw one of 0 to 5"),
        ([], lambda c: c.successes(4, HALF), "the outcomes have run out, .* one of 0 to 4"),
        ([6], lambda c: c.below(6), "the outcome 6 stands where the rules draw 0 to 5"),
        ([-1], lambda c: c.below(3), "the outcome -1 stands where the rules draw 0 to 2"),
        ([5], lambda c: c.successes(4, HALF), "the outcome 5 stands where the rules draw 0 to 4"),
        (
            [1, 2, 3],
            lambda c: c.below(6),
            "the outcomes 2 3 stand there, but the rules draw no more",
        ),
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
    assert [chance.successes(4, HALF), chance.successes(4, HALF)] == [0, 4]
    chance.finish()


def test_the_commitment_is_the_hash_that_everybody_can_compute() -> None:
    known = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"  # sha256sum
    assert commitment(SECRET) == known
    assert commitment(bytes(32)) != commitment(SECRET)


def test_all_tables_of_binomials_together_stay_within_bounds() -> None:
    """An owner may bring towers with any chances, and each would have tables of its own."""
    for percent in range(1, 99):
        assert len(Binomial(percent / 100).row(11_000)) == 11_000
        assert TABLES.numbers <= MOST_NUMBERS + 11_000
    assert HALF.row(2) == [0.25, 0.75]
    assert binomial(0.5).row(2) is HALF.row(2), "what is asked for often is kept"


def test_chance_that_is_awaited_says_what_may_come() -> None:
    chance = Awaited([4])
    assert chance.below(6) == 4
    with pytest.raises(OutcomeAwaited) as die:
        chance.below(6)
    assert die.value.probabilities == pytest.approx([1 / 6] * 6)
    with pytest.raises(OutcomeAwaited) as cubes:
        chance.successes(4, HALF)
    assert cubes.value.probabilities == pytest.approx([comb(4, n) / 16 for n in range(5)])
    assert Awaited([3]).successes(4, HALF) == 3
    assert (chance.below(1), chance.successes(3, NEVER), chance.successes(3, ALWAYS)) == (0, 0, 3)
