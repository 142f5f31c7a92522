"""What a worker is told to play, and what it tells of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from westphalia.lab.arena import derived_seed
from westphalia.lab.learning.opponents import BOT, LEARNER, NOBODY, Mix, SetUp, SetUps


class Result(NamedTuple):
    """How a game ended: by seat who decided, the share of the victory, and the points."""

    family: str
    deciders: list[int]
    shares: tuple[float, ...]
    points: list[int]


class Seating(NamedTuple):
    """A game to play: its set-up, by seat who decides, its seed, and how far bots begin it."""

    set_up: SetUp
    deciders: list[int]
    seed: int
    begun: int = 0


class Job(Protocol):
    """A kind of games, played by one worker."""

    @property
    def bot(self) -> str:
        """The bot that decides where one does."""
        ...

    @property
    def samples_of(self) -> int:
        """Whose decisions become samples: BOT, LEARNER or NOBODY."""
        ...

    @property
    def steepness(self) -> float:
        """Lambda of the advantages."""
        ...

    def games(self, set_ups: SetUps, at_once: int) -> Iterator[Seating]:
        """The games in their order; of the first ones so many are played at once."""
        ...


@dataclass(frozen=True)
class Teach:
    """Bots play by themselves, to be cloned."""

    seed: int
    bot: str = "captain"
    samples_of: int = BOT
    steepness: float = 1.0

    def games(self, set_ups: SetUps, at_once: int) -> Iterator[Seating]:
        random = Random(self.seed)
        while True:
            set_up = set_ups.drawn(random)
            yield Seating(set_up, [BOT] * set_up.header.seats, random.getrandbits(60))


@dataclass(frozen=True)
class Improve:
    """The learner plays itself, past selves and bots."""

    seed: int
    mix: Mix
    selves: int
    samples_of: int = LEARNER
    steepness: float = 0.95
    length: int = 400  # decisions of a usual game

    @property
    def bot(self) -> str:
        return self.mix.bot

    def games(self, set_ups: SetUps, at_once: int) -> Iterator[Seating]:
        """The first games begin at any point, so that they do not all end at the same time."""
        random = Random(self.seed)
        number = 0
        while True:
            set_up = set_ups.drawn(random)
            deciders = self.mix.seated(set_up.header.seats, self.selves, random)
            begun = random.randrange(self.length) if number < at_once else 0
            yield Seating(set_up, deciders, random.getrandbits(60), begun)
            number += 1


@dataclass(frozen=True)
class Contest:
    """Games of one set-up, the learner alone against others, with the same chance at each seat."""

    seats: int
    modules: tuple[str, ...]
    scenario: str
    numbers: range
    seed: int
    bot: str = "captain"
    other: int = BOT  # or RIVAL
    samples_of: int = NOBODY
    steepness: float = 1.0

    def games(self, set_ups: SetUps, at_once: int) -> Iterator[Seating]:
        chosen = {set_ups.game.scenarios: self.scenario} if self.scenario else {}
        set_up = set_ups.made(self.seats, self.modules, chosen)
        for number in self.numbers:
            deciders = [self.other] * self.seats
            deciders[number % self.seats] = LEARNER
            yield Seating(set_up, deciders, derived_seed(self.seed, number // self.seats))
