"""8.64 Famine and plague: the event takes effect however the card is used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import (
    C24,
    C25,
    C26,
    C27,
    C51,
    C55,
    P36,
    P37,
    P51,
    P52,
)
from westphalia.games.thirty_years_war.choices import DONE, NAME, PILLAGE
from westphalia.games.thirty_years_war.events_effects import AreaStruck
from westphalia.games.thirty_years_war.objections_effects import (
    AllDevastated,
    AtLeastOne,
    NotStruck,
)
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE
from westphalia.games.thirty_years_war.rules.pillage import pillage
from westphalia.games.thirty_years_war.state import (
    Area,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
)


def spared(s: ThirtyYearsWarState, area: Area) -> list[City]:
    """15.221, 15.24a The cities of an Area that can still suffer.

    Independent Cities and those beside the map are none of them; the Area may well be Neutral.
    """
    return [city for city in s.board.area_cities[area] if s.pillage[city] < WORST_PILLAGE]


def bar_famine(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Somewhere there must be something left to lose."""
    some = any(spared(s, area) for area in range(len(s.board.areas)))
    return None if some else AllDevastated()


def famine(play: Play, seat: Seat, card: Card) -> None:
    """8.64, card.rule.f Also after another use of the card; laying it down brings nothing."""
    play.then(NameArea(seat, play.state.board.card_amount[card]))


@dataclass(frozen=True)
class NameArea(Automatic):
    """card.rule.d, 8.64 The player of the card names the Area; one that can suffer."""

    seat: Seat
    left: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [NAME[area] for area in range(len(s.board.areas)) if spared(s, area)]
        return [Question(self.seat, "name_area", "8.64", choices)] * bool(choices)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "name" and not spared(s, choice.noun)
        return AllDevastated() if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.tell(AreaStruck, seat, choice.noun)
        play.then(StrikeCities(seat, choice.noun, self.left, ()))


@dataclass(frozen=True)
class StrikeCities(Automatic):
    """15.24a, 15.24c Up to so many different cities of the Area are pillaged further, one at least.

    Nobody loses steps by it, and a Neutral Area stays Neutral.
    """

    seat: Seat
    area: Area
    left: int
    struck: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        cities = self.cities(s)
        if not cities or not self.left:
            return []
        choices = [PILLAGE[city] for city in cities] + [DONE] * bool(self.struck)
        return [Question(self.seat, "strike_cities", "15.24a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is DONE:
            return None if self.struck else AtLeastOne()
        closed = choice.verb == "pillage" and choice.noun not in self.cities(s)
        return NotStruck(choice.noun) if closed else None

    def cities(self, s: ThirtyYearsWarState) -> list[City]:
        return [city for city in spared(s, self.area) if city not in self.struck]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not DONE:
            pillage(play, choice.noun, 1)
            struck = (*self.struck, choice.noun)
            play.then(StrikeCities(seat, self.area, self.left - 1, struck))


EVENTS: Final[Events] = dict.fromkeys(
    (C24, C25, C26, C27, C51, C55, P36, P37, P51, P52), (bar_famine, famine)
)
