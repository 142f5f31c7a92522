"""Chance: every random outcome is drawn here, and so can be recorded and replayed."""

from __future__ import annotations

import hashlib
import secrets
import struct
from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

Word = int  # below 2^64: when compiled, a number of the processor

MOST_NUMBERS: Final = 1_000_000  # of all tables, each of them 32 bytes
_WORD: Final = 1 << 64
_BLOCK: Final = struct.Struct("<8Q")

# Sampling goes through all numbers below 2^60 in one cycle.  The factor is one of P. L'Ecuyer's
# (Tables of linear congruential generators of different sizes and good lattice structure, 1999).
_ALL: Final = 0xFFF_FFFF_FFFF_FFFF
_FACTOR: Final = 454339144066433781
_STRIDE: Final = 314159265358979323
_UNIT: Final = 2.0**-60


class Binomial:
    """How many of several trials succeed, each with the same *chance*."""

    def __init__(self, chance: float) -> None:
        self.chance = chance
        self.rows: dict[int, list[float]] = {}  # by the number of trials

    def row(self, trials: int) -> list[float]:
        """P(at most 0), P(at most 1), … P(at most trials - 1) successes."""
        row = self.rows.get(trials)
        if row is None:
            row = self.rows[trials] = _running_sums(trials, self.chance)
            TABLES.count(self, trials)
        return row


class Tables:
    """How much all binomials keep; when it becomes too much, all of them begin anew."""

    def __init__(self) -> None:
        self.numbers = 0
        self.binomials: list[Binomial] = []

    def count(self, binomial: Binomial, numbers: int) -> None:
        if self.numbers > MOST_NUMBERS:
            for each in self.binomials:
                each.rows = {}
            self.numbers = 0
            self.binomials = []
        self.numbers += numbers
        self.binomials.append(binomial)


TABLES: Final = Tables()


@lru_cache(maxsize=4096)
def binomial(chance: float) -> Binomial:
    """The distribution for a chance of success; its tables are made once."""
    return Binomial(chance)


def _running_sums(trials: int, chance: float) -> list[float]:
    if chance <= 0.0 or chance >= 1.0:
        return [0.0 if chance > 0.0 else 1.0] * trials
    weight = (1.0 - chance) ** trials
    total = weight
    sums = [total]
    for k in range(1, trials):
        weight *= (trials - k + 1) / k * chance / (1.0 - chance)
        total += weight
        sums.append(total)
    return sums


class Chance:
    """A source of outcomes that remembers what it drew since it was last asked.

    An outcome is a whole number.  Where only one outcome is possible nothing is drawn.

    >>> import westphalia as w
    >>> chance = w.Seeded(bytes(32))
    >>> dice = [1 + chance.below(6) for _ in range(3)]
    >>> [1 + outcome for outcome in chance.drawn()] == dice
    True
    """

    def __init__(self) -> None:
        self._drawn: list[int] = []

    def below(self, n: int) -> int:
        """One of 0 … n-1, each as likely as the other."""
        assert n > 0, f"nothing can be drawn out of {n}"
        if n == 1:
            return 0
        outcome = self._uniform(n)
        self._drawn.append(outcome)
        return outcome

    def draw(self, pool: list[int]) -> int:
        """Take one item out of *pool*."""
        return pool.pop(self.below(len(pool)))

    def successes(self, trials: int, each: Binomial) -> int:
        """How many of so many trials succeed, each with the same chance."""
        if trials == 0 or each.chance <= 0.0:
            return 0
        if each.chance >= 1.0:
            return trials
        outcome = self._binomial(trials, each)
        self._drawn.append(outcome)
        return outcome

    def drawn(self) -> list[int]:
        """The outcomes since the last call."""
        drawn, self._drawn = self._drawn, []
        return drawn

    def _uniform(self, n: int) -> int:
        raise NotImplementedError

    def _binomial(self, trials: int, each: Binomial) -> int:
        raise NotImplementedError


class Seeded(Chance):
    """Chance out of a 256-bit secret: BLAKE2b of the secret and a counter, 64 bits an outcome.

    Nobody can foresee it without the secret, and whoever has the secret can check all of it.

    >>> import westphalia as w
    >>> w.Seeded(bytes(32)).below(1000) == w.Seeded(bytes(32)).below(1000)
    True
    """

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        self._secret = secret
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            counter = self._block.to_bytes(8, "little")
            digest = hashlib.blake2b(counter, key=self._secret).digest()
            self._words = list(reversed(_BLOCK.unpack(digest)))
            self._block += 1
        return self._words.pop()

    def _uniform(self, n: int) -> int:
        return self._word() * n >> 64

    def _binomial(self, trials: int, each: Binomial) -> int:
        return bisect(each.row(trials), self._word() / _WORD)


class Sampling(Chance):
    """Quick, unrecorded chance for search and simulation: nothing to hide a secret behind.

    A linear congruential generator of 60 bits, of which the upper 30 choose: that is even enough
    for any number up to a million.  A seed is hashed, so that neighbours have nothing in common.
    No step needs more than the lower 60 bits of a product, so numbers of 64 bits may wrap around.

    >>> import westphalia as w
    >>> w.Sampling(1618).below(6) == w.Sampling(1618).below(6)
    True
    """

    def __init__(self, seed: int | None = None) -> None:
        super().__init__()
        self._at: Word = secrets.randbits(60) if seed is None else _scattered(seed)

    def below(self, n: int) -> int:
        self._at = (self._at * _FACTOR + _STRIDE) & _ALL
        return (self._at >> 30) * n >> 30

    def successes(self, trials: int, each: Binomial) -> int:
        if trials == 0:
            return 0
        self._at = (self._at * _FACTOR + _STRIDE) & _ALL
        return bisect(each.row(trials), float(self._at) * _UNIT)


class Recorded(Sampling):
    """The same outcomes for the same seed, remembered: for the records of simulated games."""

    def below(self, n: int) -> int:
        outcome = super().below(n)
        if n > 1:
            self._drawn.append(outcome)
        return outcome

    def successes(self, trials: int, each: Binomial) -> int:
        outcome = super().successes(trials, each)
        if trials > 0 and 0.0 < each.chance < 1.0:
            self._drawn.append(outcome)
        return outcome


class Scripted(Chance):
    """Chance that repeats recorded outcomes: for replays and for tests.

    >>> import westphalia as w
    >>> chance = w.Scripted([4, 0])
    >>> chance.below(6), chance.below(6)
    (4, 0)
    >>> chance.finish()  # refuses if anything is left over
    """

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__()
        self._script = list(reversed(outcomes))

    def _uniform(self, n: int) -> int:
        return self._next(n - 1)

    def _binomial(self, trials: int, each: Binomial) -> int:
        return self._next(trials)

    def _next(self, most: int) -> int:
        if not self._script:
            raise ScriptError(f"the outcomes have run out, but the rules draw one of 0 to {most}")
        outcome = self._script.pop()
        if not 0 <= outcome <= most:
            raise ScriptError(f"the outcome {outcome} stands where the rules draw 0 to {most}")
        return outcome

    def finish(self) -> None:
        """Make sure that nothing is left over."""
        if self._script:
            left = " ".join(map(str, reversed(self._script)))
            raise ScriptError(f"the outcomes {left} stand there, but the rules draw no more")


class Awaited(Scripted):
    """Chance that somebody else decides: once its script has run out it says what is awaited."""

    def _uniform(self, n: int) -> int:
        if not self._script:
            raise OutcomeAwaited([1.0 / n] * n)
        return super()._uniform(n)

    def _binomial(self, trials: int, each: Binomial) -> int:
        if not self._script:
            sums = [0.0, *each.row(trials), 1.0]
            raise OutcomeAwaited([max(0.0, sums[n + 1] - sums[n]) for n in range(trials + 1)])
        return super()._binomial(trials, each)


class OutcomeAwaited(Exception):
    """The rules draw an outcome: one of so many, each with its probability."""

    def __init__(self, probabilities: list[float]) -> None:
        super().__init__(f"one of {len(probabilities)} outcomes is awaited")
        self.probabilities = probabilities


class ScriptError(ValueError):
    """Outcomes that do not fit the rules."""


def commitment(secret: bytes) -> str:
    """What is shown before the first move, so that the secret cannot be changed afterwards."""
    return hashlib.sha256(secret).hexdigest()


def _scattered(seed: int) -> int:
    """Where a seed begins: 60 bits of its hash."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") & _ALL
