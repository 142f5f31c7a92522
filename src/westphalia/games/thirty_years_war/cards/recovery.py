"""8.63 Recovery: pillaged cities recover, wherever they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import C28, C29, C52, C53, P53, P54, P55
from westphalia.games.thirty_years_war.choices import DONE, RECOVER
from westphalia.games.thirty_years_war.objections_effects import AtLeastOne, NothingPillaged
from westphalia.games.thirty_years_war.objections_pay import NotPillaged
from westphalia.games.thirty_years_war.rules.pillage import recover
from westphalia.games.thirty_years_war.state import Card, Play, ThirtyYearsWarState


def bar_recovery(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """15.252, card.rule.b Some city must be pillaged."""
    return None if any(s.pillage) else NothingPillaged(card)


def restore(play: Play, seat: Seat, card: Card) -> None:
    """8.63, 15.252 So many levels at most, one at least."""
    play.then(Restore(seat, play.state.board.card_amount[card], 0))


@dataclass(frozen=True)
class Restore(Automatic):
    """8.63, 15.252, 15.24c, card.rule.d Any cities, also the enemy's, and one more than once.

    What 15.25 says of place and neighbours does not bind here.
    """

    seat: Seat
    left: int
    restored: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        cities = [city for city in range(CITIES) if s.pillage[city]]
        if not cities or not self.left:
            return []
        choices = [RECOVER[city] for city in cities] + [DONE] * bool(self.restored)
        return [Question(self.seat, "restore", "8.63", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is DONE:
            return None if self.restored else AtLeastOne()
        closed = choice.verb == "recover" and not s.pillage[choice.noun]
        return NotPillaged(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not DONE:
            recover(play, choice.noun, seat)
            play.then(Restore(seat, self.left - 1, self.restored + 1))


EVENTS: Final[Events] = dict.fromkeys((C28, C29, C52, C53, P53, P54, P55), (bar_recovery, restore))
