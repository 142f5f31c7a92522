"""Who sits where in a game to learn from, and in which set-up it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from westphalia.engine.game import Game, Option
from westphalia.engine.record import Header
from westphalia.engine.ruleset import SetUpError
from westphalia.engine.step import State

LEARNER: Final = 0  # whose weights are learnt; from 1 on past selves, or a rival
RIVAL: Final = 1
BOT: Final = -1  # a bot of the ladder
NOBODY: Final = -2

USUAL: Final = 0.8  # how often an option has its first value
BASE: Final = 0.7  # how often no module is played
ALL: Final = 0.1  # and how often all of them


@dataclass(frozen=True)
class Mix:
    """How often a learner meets whom: itself alone, past selves, bots."""

    alone: float = 0.4
    past: float = 0.4
    bots: float = 0.2
    bot: str = "captain"

    def seated(self, seats: int, selves: int, random: Random) -> list[int]:
        """Who decides for each seat; so many past selves are there to choose from."""
        kinds = (self.alone, self.past if selves else 0.0, self.bots)
        (kind,) = random.choices(range(3), kinds)
        if kind == 0:
            return [LEARNER] * seats
        other = BOT if kind == 2 else random.randint(1, selves)
        learners = 1 if random.random() < 0.6 else random.randint(1, seats - 1)
        found = [LEARNER] * learners + [other] * (seats - learners)
        random.shuffle(found)
        return found


# Set-ups


@dataclass(frozen=True)
class SetUp:
    """A set-up with its opening; the *family* is what it is counted under."""

    header: Header
    opening: State
    family: str


class SetUps:
    """All set-ups of a game, each drawn as often as it matters."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._made: dict[tuple[object, ...], SetUp] = {}

    def drawn(self, random: Random) -> SetUp:
        """Any number of seats, the usual one most; no modules, all, or some; any options."""
        while True:
            try:
                return self.made(*self._any(random))
            except SetUpError:  # a module that does not go with an option
                continue

    def _any(self, random: Random) -> tuple[int, list[str], dict[str, str]]:
        game = self.game
        seats = random.choice([*game.seat_counts, game.usual_seats])
        share = random.random()
        modules = [
            name
            for name in game.modules
            if share >= BASE and (share < BASE + ALL or random.random() < 0.5)
        ]
        options = {each.name: self._value(each, random) for each in game.options_with(modules)}
        return seats, modules, options

    def made(
        self, seats: int, modules: Sequence[str] = (), options: dict[str, str] | None = None
    ) -> SetUp:
        key = (seats, *modules, *sorted((options or {}).items()))
        if key not in self._made:
            names = [f"seat {n}" for n in range(seats)]
            header = self.game.header(names, modules, options)
            self._made[key] = SetUp(header, self.game.set_up(header), family(self.game, header))
        return self._made[key]

    def _value(self, option: Option, random: Random) -> str:
        usual = option.name != self.game.scenarios and random.random() < USUAL
        return option.default if option.several or usual else random.choice(option.values)


def family(game: Game, header: Header) -> str:
    """What games of this set-up are counted under: seats, and how many of the modules."""
    modules = len(header.modules)
    extent = "base" if not modules else "all" if modules == len(game.modules) else "some"
    scenario = header.options.get(game.scenarios, "") if game.scenarios else ""
    return " ".join(filter(None, (str(header.seats), extent, scenario)))
