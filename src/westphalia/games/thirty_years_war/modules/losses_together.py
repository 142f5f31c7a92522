"""One visit a battle: losses at the same time, and with them the way of a retreat."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Objection, Question, Seat, Simultaneous, Step
from westphalia.games.thirty_years_war.choices import AFTER_LOSSES, DONE, RETREAT
from westphalia.games.thirty_years_war.pieces import steps_of
from westphalia.games.thirty_years_war.rules.battles import fighting, the_battle
from westphalia.games.thirty_years_war.rules.foraging import demand
from westphalia.games.thirty_years_war.rules.losses import (
    BESIEGED,
    ChooseLosses,
    TakeLosses,
    largest_sum,
    lose_in_battle,
    only_way,
    stack_of,
    strike,
)
from westphalia.games.thirty_years_war.rules.points import the_march
from westphalia.games.thirty_years_war.rules.retreat import ChooseRetreat, places
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Play,
    ThirtyYearsWarState,
    enemy,
)

BOTH: Final = (PROTESTANT, CATHOLIC)
LATER: Final = -2  # he chooses his way when he has seen the other's losses
ALL: Final = 99  # above every sum of loss factors


@dataclass(frozen=True)
class LossesOfBoth(TakeLosses):
    """12.27, 12.31 Who has a choice chooses at the same time as the other.

    11.162b: but if hunger could still destroy the attackers they are asked first, and the retreat
    of the defender is not.
    """

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        attacker = battle.attacker
        if not battle.losses[attacker]:
            TakeLosses(enemy(attacker)).run(play)
        elif may_starve(s):
            TakeLosses(attacker).run(play)
        else:
            for seat in BOTH:
                for unit in only_way(s.board, stack_of(battle, seat), battle.losses[seat]):
                    lose_in_battle(play, seat, unit)
            if battle.losses[attacker]:
                play.then(LoseTogether())


def may_starve(s: ThirtyYearsWarState) -> bool:
    """11.162b Whether hunger may destroy what the battle leaves of the attackers."""
    march, battle = the_march(s), the_battle(s)
    missing = demand(march) - len(march.forage)
    units = fighting(battle, battle.attacker) + march.units
    lost = battle.losses[battle.attacker] // min([s.board.loss_factor[unit] for unit in units])
    return missing > 0 and sum([steps_of(unit) for unit in units]) - lost <= missing


@dataclass(frozen=True)
class LoseTogether(Simultaneous):
    """12.27, 12.31, 12.54 Both choose unseen; a beaten defender also where he will go.

    The losses are handed in with a word: how many steps they cost says something of them.
    """

    def seats(self, s: ThirtyYearsWarState) -> tuple[Seat, ...]:
        return BOTH

    def question(self, s: ThirtyYearsWarState, seat: Seat) -> Question | None:
        ahead = foreseen(s, seat)
        if the_battle(s).losses[seat] and seat not in s.handed_in:
            if the_battle(ahead).losses[seat]:
                return ChooseLosses(seat).ask(ahead)[0]
            return Question(seat, "take_losses", "12.31", [DONE])
        if seat == the_battle(s).attacker or s.way != NONE or not has_ways(s, seat):
            return None
        choices = [*[RETREAT[place] for place in places(ahead, seat)], AFTER_LOSSES]
        return Question(seat, "retreat", "12.54c", choices)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        ahead = foreseen(s, seat)
        asked = ChooseRetreat(seat) if choice.verb == "retreat" else ChooseLosses(seat)
        return asked.objection(ahead, seat, choice)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        if choice is AFTER_LOSSES:
            s.way = LATER
        elif choice.verb == "retreat":
            s.way = choice.noun
        elif choice is DONE:
            insort(s.handed_in, seat)
        else:
            give_up(s, seat, choice)
        if self.ask(s):
            play.again(self)
        else:
            lose_all(play)


def foreseen(s: ThirtyYearsWarState, seat: Seat) -> ThirtyYearsWarState:
    """12.32 The battle as it will be for a side when it has lost what it gives up."""
    ahead = s.copy()
    for unit in s.given[seat]:
        strike(s.board, the_battle(ahead), seat, unit)
    return ahead


def give_up(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> None:
    """12.31, 12.34 A step is to be lost, and what is left without a choice after it."""
    insort(s.given[seat], choice.noun + BESIEGED * (choice.verb == "lose_besieged"))
    battle = the_battle(foreseen(s, seat))
    for unit in only_way(s.board, stack_of(battle, seat), battle.losses[seat]):
        insort(s.given[seat], unit)


def lose_all(play: Play) -> None:
    """12.27 When both have chosen, the steps are lost."""
    s = play.state
    for seat in BOTH:
        for unit in s.given[seat]:
            lose_in_battle(play, seat, unit)
    s.given, s.handed_in = [[], []], []


# The way of a retreat


def has_ways(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """12.28a, 12.54c Whether a defender is beaten, however leaders fare, and has a choice of ways.

    It says nothing of what he gives up.
    """
    battle = the_battle(s)
    beaten = battle.inflicted[enemy(seat)] > battle.inflicted[seat]
    return beaten and outlives(s, seat) and outlives(s, enemy(seat)) and len(places(s, seat)) > 1


def outlives(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """12.15, 12.34 Whether the losses leave something of a side, whatever it gives up."""
    battle = the_battle(s)
    reserve = seat == battle.attacker and not battle.sally and bool(the_march(s).units)
    return reserve or largest_sum(s.board, stack_of(battle, seat), ALL) > battle.losses[seat]


@dataclass(frozen=True)
class RetreatAsChosen(ChooseRetreat):
    """12.54b Who has chosen his way goes there; he is asked if it is closed by now."""

    def run(self, play: Play) -> None:
        way, play.state.way = play.state.way, NONE
        if way >= 0 and way in places(play.state, self.seat):
            self.take(play, self.seat, RETREAT[way])
        else:
            super().run(play)


@dataclass(frozen=True)
class ForgetWay(Step):
    """12.51 The battle is over, whether anybody had to retreat or not."""

    def run(self, play: Play) -> None:
        play.state.way = NONE
