"""15.24, 15.25 Pillage and recovery."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import Decision, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.choices import DONE, RECOVER
from westphalia.games.thirty_years_war.events_pay import Pillaged, Recovered, RecoveryRolled
from westphalia.games.thirty_years_war.objections_pay import (
    EnemyNear,
    InEnemyLand,
    NotPillaged,
    RecoveredAlready,
)
from westphalia.games.thirty_years_war.pieces import units_at
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE, set_pillage
from westphalia.games.thirty_years_war.rules.dice import roll
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    City,
    Play,
    ThirtyYearsWarState,
    enemy,
)


def pillage(play: Play, city: City, levels: int) -> int:
    """15.221, 15.24a, 15.24b A city is pillaged; how many of the levels did not fit."""
    s = play.state
    before = s.pillage[city]
    after = min(WORST_PILLAGE, before + levels)
    if after > before:
        set_pillage(play, city, after)
        play.tell(Pillaged, city, after)
    return before + levels - after


def recover(play: Play, city: City, seat: Seat) -> None:
    """15.251a, 15.252 A side lets a city recover by one level."""
    level = play.state.pillage[city] - 1
    set_pillage(play, city, level)
    play.tell(Recovered, seat, city, level)


@dataclass(frozen=True)
class PillageRecovery(Step):
    """6.0.B, 15.25a Both sides roll for recovery, the Protestant first."""

    def run(self, play: Play) -> None:
        levels = enumerate(play.state.pillage)
        pillaged = tuple([city for city, level in levels for _ in range(level)])
        play.then(RollRecovery(PROTESTANT, pillaged), RollRecovery(CATHOLIC, pillaged))


@dataclass(frozen=True)
class RollRecovery(Step):
    """15.25a Half the roll, rounded up, at least one level; after a truce the roll is not halved.

    5.32f: in the turn that follows a truce.  *pillaged* are the cities that were so when the phase
    began, each as often as its level.
    """

    seat: Seat
    pillaged: tuple[City, ...]

    def run(self, play: Play) -> None:
        s = play.state
        rolled = roll(play)
        levels = recovery(rolled, s.truce == s.turn)
        play.tell(RecoveryRolled, self.seat, rolled, levels)
        play.then(Recover(self.seat, levels, self.pillaged))


def recovery(rolled: int, truce: bool) -> int:
    """15.25a, 5.32f How many levels a roll recovers."""
    return max(1, rolled if truce else (rolled + 1) // 2)


def bar_recovery(
    s: ThirtyYearsWarState, seat: Seat, city: City, pillaged: tuple[City, ...]
) -> Objection | None:
    """15.25b, 15.251a Why a city may not recover by a side's roll.

    In friendly and neutral Areas whoever controls the city, of Independent Cities in friendly and
    neutral ones, and only away from enemy units.
    """
    if s.pillage[city] < pillaged.count(city):
        return RecoveredAlready(city)
    if not s.pillage[city]:
        return NotPillaged(city)
    other = enemy(seat)
    area = s.board.area_of[city]
    if (s.control[city] if area == NONE else s.holder[area]) == other:
        return InEnemyLand(city)
    if units_at(s, city, other) or any(units_at(s, c, other) for c in s.board.neighbours[city]):
        return EnemyNear(city)
    return None


@dataclass(frozen=True)
class Recover(Decision):
    """15.25a, 15.251b A side chooses where levels are recovered; what it does not use is lost."""

    seat: Seat
    levels: int
    pillaged: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not self.levels:
            return []
        seat, before = self.seat, self.pillaged
        found = sorted({*before})
        cities = [city for city in found if bar_recovery(s, seat, city, before) is None]
        choices = [RECOVER[city] for city in cities] + [DONE]
        return [Question(self.seat, "recover", "15.25a", choices)] * bool(cities)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "recover":
            return None
        return bar_recovery(s, seat, choice.noun, self.pillaged)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not DONE:
            recover(play, choice.noun, seat)
            play.then(Recover(seat, self.levels - 1, self.pillaged))
