"""One visit a battle: an order of windows that asks the defender once.  By default none of it.

The attacker prepares everything before the defender is asked: his Combat Cards lie sealed until the
defender stands.  Losses are chosen by both at the same time, and with them the way of a retreat.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Module
from westphalia.engine.step import Decision, Question, Seat, Simultaneous, Step
from westphalia.games.thirty_years_war.events.battle import CombatCardsDone
from westphalia.games.thirty_years_war.events.cards import CardsSealed, SealBroken
from westphalia.games.thirty_years_war.objections.cards import LiesSealed
from westphalia.games.thirty_years_war.pieces import (
    commanders,
    fighting,
    leaders_at,
    put_unit,
    steps_of,
    the_battle,
    the_march,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.battle import (
    CARDS,
    AfterBattle,
    BeginBattle,
    CommitAttack,
    PlayCombatCards,
    bar_card,
    lay_card,
    meet,
)
from westphalia.games.thirty_years_war.rules.entering import (
    Confront,
    React,
    StormPort,
    may_overrun,
    may_react,
)
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
from westphalia.games.thirty_years_war.rules.retreat import ChooseRetreat, places
from westphalia.games.thirty_years_war.rules.supply import ChooseForage, demand
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Card,
    Leader,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.words import (
    AFTER_LOSSES,
    COMBAT,
    DONE,
    INSIDE,
    OUTSIDE,
    PASS,
    RETREAT,
)

# Losses of both at once

BOTH: Final = (PROTESTANT, CATHOLIC)
LATER: Final = -2  # he chooses his way when he has seen the other's losses


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


ALL: Final = 99  # above every sum of loss factors


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


# The attack comes before the answer


@dataclass(frozen=True)
class AttackFirst(React):
    """11.23a The attack is prepared before those before their Fortress say whether they stand.

    12.63: where they may be overrun, or nothing is to be fought, they say it first.
    """

    def run(self, play: Play) -> None:
        s = play.state
        march, foes = the_march(s), units_outside(s, self.city, self.seat)
        if not foes or not may_react(s, self.seat, self.city) or may_overrun(s, march, foes):
            super().run(play)
            return
        attacker = march.seat
        call_off = CallOff(self.seat, tuple(march.units), tuple(march.joined))
        meet(play, attacker)
        play.then(
            ChooseForage(attacker),
            CommitAttack(attacker),
            StandOrWithdraw(self.seat, self.city),
            call_off,
        )


@dataclass(frozen=True)
class StandOrWithdraw(React):
    """11.23a, 11.23b All who were attacked stand, or they all go into their Fortress."""

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        return [Question(self.seat, "react", "11.23a", [INSIDE, OUTSIDE])]


@dataclass(frozen=True)
class CallOff(Step):
    """11.23c If they withdrew there is no battle: the march is as it was, the cards are in hand."""

    seat: Seat
    units: tuple[Unit, ...]
    joined: tuple[int, ...]

    def run(self, play: Play) -> None:
        s = play.state
        battle, march = the_battle(s), the_march(s)
        if not s.inside[battle.city]:
            return
        for unit in battle.units[self.seat]:
            put_unit(play, battle.city, unit)
        march.units, march.joined, march.forage = list(self.units), list(self.joined), []
        s.battle, s.sealed = None, []


@dataclass(frozen=True)
class ConfrontPrepared(Confront):
    """11.21a An attack that was prepared is made."""

    def run(self, play: Play) -> None:
        if play.state.battle:
            play.then(BeginBattle(self.seat))
        else:
            super().run(play)


@dataclass(frozen=True)
class StormPrepared(StormPort):
    """17.Sw.1c The same at an opposed landing."""

    def run(self, play: Play) -> None:
        if play.state.battle:
            play.then(BeginBattle(PROTESTANT))
        else:
            super().run(play)


# Sealed cards


@dataclass(frozen=True)
class SealCards(Decision):
    """9.51a, 9.51b, 12.23 With the attack its Combat Cards are chosen: two at most, sealed.

    9.51d: it is asked whatever the hand holds.  And it is always asked twice, since the number of
    answers would tell how many cards there are.
    """

    seat: Seat
    left: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        hand = s.hands[self.seat]
        if not hand:
            return []
        ahead = prospects(s, self.seat)
        fits = [card for card in hand if bar_seal(s, ahead, self.seat, card) is None]
        return [Question(self.seat, "combat_cards", "9.51a", [*[COMBAT[c] for c in fits], PASS])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "combat":
            return None
        return bar_seal(s, prospects(s, seat), seat, choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not PASS:
            insort(play.state.sealed, choice.noun)
        if self.left > 1:
            play.then(SealCards(seat, self.left - 1))
        else:
            play.tell(CardsSealed, seat)


def prospects(s: ThirtyYearsWarState, seat: Seat) -> list[ThirtyYearsWarState]:
    """12.24, 13.15d The battle as it may come to be, by who will command the defenders."""
    foe = enemy(seat)
    return [under(s, seat, one) for one in commanders(s, the_battle(s).leaders[foe]) or [NONE]]


def under(s: ThirtyYearsWarState, seat: Seat, commander: Leader) -> ThirtyYearsWarState:
    """12.24 The battle if this leader commands against a side, with all of its own leaders."""
    ahead = s.copy()
    battle, foe = the_battle(ahead), enemy(seat)
    if battle.besieged:
        battle.leaders[seat] += leaders_at(s, battle.city, seat)
    battle.commander[foe] = commander
    battle.rating[foe] = s.board.battle[commander] if commander != NONE else 0
    return ahead


def bar_seal(
    s: ThirtyYearsWarState, ahead: list[ThirtyYearsWarState], seat: Seat, card: Card
) -> Objection | None:
    """9.52 Why a card cannot be sealed: if whoever commanded it could not be played."""
    if card in s.sealed:
        return LiesSealed(card)
    bars = [bar_card(each, seat, card) for each in ahead]
    return bars[0] if None not in bars else None


@dataclass(frozen=True)
class TurnUp(PlayCombatCards):
    """9.51d, 12.23 When the defender stands the sealed cards are turned up; then he is asked.

    What does not fit after all goes back to the hand unseen.
    """

    def run(self, play: Play) -> None:
        s = play.state
        if self.seat != the_battle(s).attacker:
            super().run(play)
            return
        if not s.hands[self.seat]:
            return
        sealed, s.sealed = s.sealed, []
        play.tell(SealBroken, self.seat)
        fit = [card for card in sealed if bar_card(s, self.seat, card) is None]
        for card in fit:
            lay_card(play, self.seat, card)
        if len(fit) < CARDS:
            play.tell(CombatCardsDone, self.seat)


def most_sealed(s: ThirtyYearsWarState) -> int:
    """9.51b How many cards may lie sealed now, as far as all can tell."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, SealCards):
        return CARDS - top.left
    attacker = the_battle(s).attacker
    waiting = any(isinstance(step, TurnUp) and step.seat == attacker for step in s.agenda)
    return CARDS if waiting or isinstance(top, StandOrWithdraw) else 0


ONE_VISIT: Final = Module(
    "one_visit",
    before={AfterBattle: lambda step: [ForgetWay()]},
    after={CommitAttack: lambda step: [SealCards(step.seat, CARDS)]},
    instead={
        React: lambda step: AttackFirst(step.seat, step.city),
        Confront: lambda step: ConfrontPrepared(step.seat),
        StormPort: lambda step: StormPrepared(),
        PlayCombatCards: lambda step: TurnUp(step.seat, step.left),
        TakeLosses: lambda step: LossesOfBoth(step.seat),
        ChooseRetreat: lambda step: RetreatAsChosen(step.seat),
    },
)
