"""A position that agrees with what a seat knows, the rest drawn anew."""

from __future__ import annotations

from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.modules.losses_together import LATER, foreseen, give_up
from westphalia.games.thirty_years_war.modules.one_visit import (
    bar_seal,
    most_sealed,
    prospects,
)
from westphalia.games.thirty_years_war.rules.battles import the_battle
from westphalia.games.thirty_years_war.rules.losses import ChooseLosses
from westphalia.games.thirty_years_war.rules.retreat import places
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Card,
    ThirtyYearsWarState,
)


def imagine(s: ThirtyYearsWarState, seat: Seat, chance: Chance) -> ThirtyYearsWarState:
    """6.0.Ca, 6.0.Cb Hands are hidden, and so is which cards are left to be drawn by their owner.

    What all can tell to be in a hand stays there.
    """
    other = s.copy()
    for side in (PROTESTANT, CATHOLIC):
        if side == seat:
            continue
        known, pool = s.known[side], unseen(s, side)
        drawn = [chance.draw(pool) for _ in range(len(s.hands[side]) - len(known))]
        other.hands[side] = sorted(known + drawn)
        other.unplayed[side] = pool
        if other.battle:
            imagine_battle(other, side, chance)
    return other


def unseen(s: ThirtyYearsWarState, side: Seat) -> list[Card]:
    """The cards of a side that lie in its hand or its Unplayed pile: nobody else can tell where."""
    hidden = [card for card in s.hands[side] if card not in s.known[side]]
    return sorted(hidden + s.unplayed[side])


# What a side keeps to itself in a battle (one visit a battle)


def imagine_battle(s: ThirtyYearsWarState, side: Seat, chance: Chance) -> None:
    """9.51a, 12.27 Draw anew what a side has sealed, gives up and where it will retreat to."""
    attacker = the_battle(s).attacker
    if side == attacker and most_sealed(s):
        ahead, s.sealed = prospects(s, side), []
        fits = [card for card in s.hands[side] if bar_seal(s, ahead, side, card) is None]
        number = chance.below(min(most_sealed(s), len(fits)) + 1)
        s.sealed = sorted([chance.draw(fits) for _ in range(number)])
    if s.given[side]:
        s.given[side] = []
        while side in s.handed_in and the_battle(foreseen(s, side)).losses[side]:
            give_up(s, side, one_of(ChooseLosses(side).ask(foreseen(s, side))[0].choices, chance))
    if side != attacker and s.way != NONE:
        s.way = chance.draw([*places(foreseen(s, side), side), LATER])


def one_of(choices: list[Choice], chance: Chance) -> Choice:
    return choices[chance.below(len(choices))]
