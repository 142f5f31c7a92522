"""card.C14 Mutiny: Mercenaries who are not paid at home loot at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import C14, C41, P16, P41
from westphalia.games.thirty_years_war.choices import LOOT
from westphalia.games.thirty_years_war.events_effects import MutinyBegan
from westphalia.games.thirty_years_war.objections_effects import NobodyMutinies, NoMutinyThere
from westphalia.games.thirty_years_war.rules.loot import mutineers, mutiny
from westphalia.games.thirty_years_war.state import (
    Card,
    City,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import UnitType


def may_mutiny(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """card.C14 Whether a Mercenary of a side is there whom the land does not pay."""
    types = s.board.kind_type
    units = mutineers(s, seat, city) if s.pieces[city] else []
    return any(types[unit // 2] == UnitType.MERCENARY for unit in units)


def bar_mutiny(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C14, card.rule.b The enemy must have such Mercenaries in some city."""
    some = any(may_mutiny(s, enemy(seat), city) for city in range(CITIES))
    return None if some else NobodyMutinies(card)


def incite(play: Play, seat: Seat, card: Card) -> None:
    """card.C14 A mutiny in the enemy's ranks."""
    play.then(Incite(seat))


@dataclass(frozen=True)
class Incite(Automatic):
    """card.C14, card.rule.d The player of the card names the city; 15.21a: one roll for all there.

    Who is left is not paid for this turn by it.
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        foe = enemy(self.seat)
        choices = [LOOT[city] for city in range(CITIES) if may_mutiny(s, foe, city)]
        return [Question(self.seat, "incite", "card.C14", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "loot" and not may_mutiny(s, enemy(seat), choice.noun)
        return NoMutinyThere(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        foe, city = enemy(seat), choice.noun
        play.tell(MutinyBegan, foe, city, tuple(mutineers(play.state, foe, city)))
        mutiny(play, foe, city)


EVENTS: Final[Events] = dict.fromkeys((C14, C41, P16, P41), (bar_mutiny, incite))
