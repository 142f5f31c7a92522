"""8.6 Events that last, strike or heal: Popes, recovery, plague, Peasant Revolts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import Automatic, Question, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events.cards import (
    AreaStruck,
    EffectBegan,
    EffectEnded,
    PopeElected,
    TotalMoved,
)
from westphalia.games.thirty_years_war.objections.battle import NotPillaged
from westphalia.games.thirty_years_war.objections.effects import (
    AllDevastated,
    AnotherPope,
    AtLeastOne,
    InForceAlready,
    NoCityToRevolt,
    NothingPillaged,
    NotStruck,
)
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE, pillage, recover, score
from westphalia.games.thirty_years_war.rules.nations import is_supply_base
from westphalia.games.thirty_years_war.rules.revolts import PlaceRevolt, may_revolt
from westphalia.games.thirty_years_war.state import (
    FOREVER,
    PROTESTANT,
    Area,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Pope
from westphalia.games.thirty_years_war.words import (
    AUSTRIA,
    BAVARIA,
    C20,
    C24,
    C25,
    C26,
    C27,
    C28,
    C29,
    C37,
    C39,
    C44,
    C51,
    C52,
    C53,
    C55,
    DONE,
    FRANCE,
    MUNICH,
    NAME,
    P5,
    P14,
    P15,
    P36,
    P37,
    P40,
    P51,
    P52,
    P53,
    P54,
    P55,
    PILLAGE,
    RECOVER,
    VIENNA,
)

# 8.6 What the event of a card is made of

Requirement = Callable[[ThirtyYearsWarState, Seat, Card], Objection | None]
Happening = Callable[[Play, Seat, Card], None]
Events = dict[Card, tuple[Requirement, Happening]]


def always(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Nothing stands in the way, and it changes something whenever it is played."""
    return None


def begun(s: ThirtyYearsWarState, card: Card) -> Objection | None:
    """card.rule.b An effect that is in force already does not begin again."""
    return InForceAlready(card) if in_force(s, card) else None


def once(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Nothing stands in the way but the effect itself, while it lasts."""
    return begun(s, card)


def last(play: Play, seat: Seat, card: Card) -> None:
    """8.65, card.rule.e The effect lasts from now on, also when the card has left the game."""
    play.state.until[card] = FOREVER
    play.tell(EffectBegan, card, True)


def this_turn(play: Play, seat: Seat, card: Card) -> None:
    """card.rule.e The effect lasts for the rest of this turn."""
    play.state.until[card] = play.state.turn
    play.tell(EffectBegan, card, False)


def end_effect(play: Play, card: Card, by: Card) -> None:
    """8.65, card.rule.e A card ends the effect of another, if it was in force."""
    if play.state.until[card]:
        play.state.until[card] = 0
        play.tell(EffectEnded, card, by)


def move_total(play: Play, card: Card) -> None:
    """8.61a An event moves the VP total."""
    points = play.state.board.card_vp[card]
    score(play, points)
    play.tell(TotalMoved, card, points, play.state.vp)


# 8.63 Recovery


def bar_recovery(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """15.252, card.rule.b Some city must be pillaged."""
    return None if any(level for level in s.pillage) else NothingPillaged(card)


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


RECOVERIES: Final[Events] = dict.fromkeys(
    (C28, C29, C52, C53, P53, P54, P55), (bar_recovery, restore)
)


# 8.64 Famine and plague


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


PLAGUES: Final[Events] = dict.fromkeys(
    (C24, C25, C26, C27, C51, C55, P36, P37, P51, P52), (bar_famine, famine)
)


# 9.41 Peasant Revolts

# By card: the Area that it names, and the city there that it spares.
AREAS: Final = {P14: (AUSTRIA, VIENNA), P40: (BAVARIA, MUNICH)}
ALL_CITIES: Final = tuple(range(CITIES))


def rebels(s: ThirtyYearsWarState, seat: Seat, card: Card) -> list[City]:
    """9.41a, card.C20 The cities where a card may place its marker."""
    return [city for city in of_card(s, card) if may_rebel(s, seat, card, city)]


def of_card(s: ThirtyYearsWarState, card: Card) -> tuple[City, ...]:
    """9.41a, 17.F.6, card.C20 The cities among which those of a card are.

    Of France those on the map; only in the war are they anybody's.
    """
    if card in AREAS:
        return s.board.area_cities[AREAS[card][0]]
    return s.board.area_cities[FRANCE] if card == C39 else ALL_CITIES


def may_rebel(s: ThirtyYearsWarState, seat: Seat, card: Card, city: City) -> bool:
    """9.41a, card.C20 Whether a card may place its marker in one of its cities.

    9.41c: never in an Independent City nor in one in revolt.  2.46, 9.44d: of Germany's in no
    Supply Base.  Worked out in ex-9.41.
    """
    if card in AREAS:
        return city != AREAS[card][1] and may_revolt(s, seat, city)
    if s.control[city] != PROTESTANT or not may_revolt(s, seat, city):
        return False
    return card == C39 or (s.board.germany[city] and not is_supply_base(s, city))


def bar_revolt(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.41b Without a legal city there is no event."""
    open_city = any(may_rebel(s, seat, card, city) for city in of_card(s, card))
    return None if open_city else NoCityToRevolt(card)


def revolt(play: Play, seat: Seat, card: Card) -> None:
    """9.41a, 9.42a, card.C20 The player of the card places the marker."""
    play.then(PlaceRevolt(seat, tuple(rebels(play.state, seat, card))))


REVOLTS: Final[Events] = dict.fromkeys((C20, C37, C39, P14, P40), (bar_revolt, revolt))


# 17.P The Popes


def elect(play: Play, pope: Pope) -> None:
    """17.P.1 There is a new Pope."""
    play.state.pope = int(pope)
    play.tell(PopeElected, int(pope))


def bar_gregory(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """17.P.1, card.P5 He comes after Paul V or not at all."""
    return None if s.pope == Pope.PAUL_V else AnotherPope(card, s.pope)


def elect_gregory(play: Play, seat: Seat, card: Card) -> None:
    """card.P5 While the Pope changes there is no Papal aid, for the rest of the turn."""
    elect(play, Pope.GREGORY_XV)
    this_turn(play, seat, card)


def bar_urban(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """17.P.1, card.P15 If he is not Pope already; Gregory need not have reigned."""
    return AnotherPope(card, s.pope) if s.pope == Pope.URBAN_VIII else None


def elect_urban(play: Play, seat: Seat, card: Card) -> None:
    """17.P.2, 14.4c, card.P15 Papal aid stops."""
    elect(play, Pope.URBAN_VIII)
    last(play, seat, card)


def bar_innocent(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """17.P.1, card.C44 He comes after Urban VIII."""
    return None if s.pope == Pope.URBAN_VIII else AnotherPope(card, s.pope)


def elect_innocent(play: Play, seat: Seat, card: Card) -> None:
    """17.P.2, 14.4c, card.C44 Papal aid flows again from the next AID card on.

    That holds in the turn of Gregory's election as well.
    """
    elect(play, Pope.INNOCENT_X)
    end_effect(play, P5, card)
    end_effect(play, P15, card)


POPES_EVENTS: Final[Events] = {
    C44: (bar_innocent, elect_innocent),
    P5: (bar_gregory, elect_gregory),
    P15: (bar_urban, elect_urban),
}
