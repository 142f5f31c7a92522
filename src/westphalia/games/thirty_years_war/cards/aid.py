"""14.3, 14.4, 14.5 The events that give aid, change it, or open and close its ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import Automatic, Question, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.cards.effects import (
    Events,
    always,
    begun,
    end_effect,
    last,
    move_total,
    once,
)
from westphalia.games.thirty_years_war.events.cards import (
    AidGiven,
    MutinyBegan,
    PassesClosed,
    PassesOpened,
)
from westphalia.games.thirty_years_war.objections.effects import (
    BarredBy,
    DutchWarOver,
    EnglishAidOver,
    NobodyMutinies,
    NoMutinyThere,
    NothingToEnd,
    NotYet,
    PassesAreClosed,
    PassesAreOpen,
    SwedenAtWar,
    TooFewElectors,
)
from westphalia.games.thirty_years_war.pieces import LEADERS
from westphalia.games.thirty_years_war.rules.control import electors_of
from westphalia.games.thirty_years_war.rules.netherlands import war_lasts
from westphalia.games.thirty_years_war.rules.pay import mutineers, mutiny, paid_locally
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Source, UnitType
from westphalia.games.thirty_years_war.words import (
    C1,
    C5,
    C14,
    C16,
    C22,
    C36,
    C38,
    C40,
    C41,
    C42,
    LOOT,
    P1,
    P2,
    P9,
    P10,
    P16,
    P19,
    P20,
    P24,
    P39,
    P41,
    P42,
)

# The Val Telline Passes


def bar_opening(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """14.4b, card.C1 Only while they are closed."""
    return PassesAreOpen(card) if s.passes_open else None


def open_passes(play: Play, seat: Seat, card: Card) -> None:
    """14.4a, 14.4b, card.C1 Spanish aid comes again from the next AID card on."""
    play.state.passes_open = 1
    play.tell(PassesOpened)


def bar_closing(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """14.4b Only while they are open."""
    return None if s.passes_open else PassesAreClosed(card)


def close_passes(play: Play, seat: Seat, card: Card) -> None:
    """14.4a, 14.4b No Spanish aid comes through; what has come stays (8.65)."""
    play.state.passes_open = 0
    play.tell(PassesClosed)


# England


def bar_english_war(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """14.3b, card.rule.b Spain fights England while England gives aid, and once."""
    if in_force(s, C40):
        return EnglishAidOver(card)
    return begun(s, card)


def bar_english_peace(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.P20 There must be a war to end, and English aid that it lowers."""
    if in_force(s, C40):
        return EnglishAidOver(card)
    return None if in_force(s, C5) else NothingToEnd(card, C5)


def make_peace(play: Play, seat: Seat, card: Card) -> None:
    """8.65, card.P20 C5 ends; what is printed about a modifier is void."""
    end_effect(play, C5, card)


# France


def richelieu(play: Play, seat: Seat, card: Card) -> None:
    """14.3a, card.P9 France is a source of aid from now on, whatever lowers it later."""
    last(play, seat, card)


def bar_french_loss(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """14.3a France must be a source of aid before it can give less."""
    return None if in_force(s, P9) else NotYet(card, P9)


def bar_huguenots(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C36 France gives aid, and the Musketeers have not come before."""
    if in_force(s, P2):
        return BarredBy(card, P2)
    return bar_french_loss(s, seat, card) or begun(s, card)


def musketeers(play: Play, seat: Seat, card: Card) -> None:
    """card.P2, card.C36 The Huguenots' revolt is over, and can no longer begin."""
    last(play, seat, card)
    end_effect(play, C36, card)


# Spain


def marry(play: Play, seat: Seat, card: Card) -> None:
    """card.C16 Spain gives more, and the loss of its treasure is made good."""
    last(play, seat, card)
    end_effect(play, P24, card)


def bar_treasure(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.P24 While the Dutch War lasts; a treasure is not taken twice."""
    return begun(s, card) if war_lasts(s) else DutchWarOver(card)


def take_treasure(play: Play, seat: Seat, card: Card) -> None:
    """card.P24 It ends the effect of C16, if that is in force, and does nothing else then."""
    if in_force(play.state, C16):
        end_effect(play, C16, card)
    else:
        last(play, seat, card)


# Points at once


def give(play: Play, seat: Seat, source: Source, points: int) -> None:
    """14.1a, 14.1b Points of an event; no AID card was played for them, and they expire like it."""
    play.state.aid[source] += points
    play.tell(AidGiven, seat, int(source), points)


def bar_swedish_aid(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """14.3e, card.P10 Not once Sweden is in the war."""
    return SwedenAtWar(card) if s.sweden else None


def swedish_aid(play: Play, seat: Seat, card: Card) -> None:
    """14.3e, card.P10 Sweden helps from outside."""
    give(play, seat, Source.SWEDEN, play.state.board.card_amount[card])


def savoyard_aid(play: Play, seat: Seat, card: Card) -> None:
    """14.3d, card.P19 The Duke of Savoy helps, but not the Swedes (15.134)."""
    give(play, seat, Source.SAVOY, play.state.board.card_amount[card])


def bar_meeting(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """5.14 With a majority of the Electors."""
    least = s.board.card_least[card]
    return None if electors_of(s, CATHOLIC) >= least else TooFewElectors(card, least)


def meet(play: Play, seat: Seat, card: Card) -> None:
    """14.1a, 15.134 Each Catholic Elector pays for Imperial and Bavarian units; the total rises."""
    s = play.state
    give(play, seat, Source.EMPIRE, s.board.card_amount[card] * electors_of(s, CATHOLIC))
    move_total(play, card)


EVENTS: Final[Events] = {
    C1: (bar_opening, open_passes),
    C5: (bar_english_war, last),
    C16: (once, marry),
    C22: (bar_meeting, meet),
    C36: (bar_huguenots, last),
    C38: (bar_opening, open_passes),
    C40: (once, last),  # 14.3b, card.C40: English aid ends for good, and P6 is barred
    C42: (bar_french_loss, last),
    P1: (bar_closing, close_passes),
    P2: (once, musketeers),
    P9: (once, richelieu),
    P10: (bar_swedish_aid, swedish_aid),
    P19: (always, savoyard_aid),
    P20: (bar_english_peace, make_peace),
    P24: (bar_treasure, take_treasure),
    P39: (bar_closing, close_passes),
    P42: (once, last),
}


# card.C14 Mutiny


def may_mutiny(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """card.C14 Whether a Mercenary of a side is there whom the land does not pay."""
    types, side = s.board.kind_type, s.board.piece_sides[s.saxony]
    for unit in s.pieces[city]:
        if unit >= LEADERS:
            return False
        own = side[unit] == seat and types[unit // 2] == UnitType.MERCENARY
        if own and not paid_locally(s, unit, city):
            return True
    return False


def bar_mutiny(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C14, card.rule.b The enemy must have such Mercenaries in some city."""
    foe = enemy(seat)
    some = any(may_mutiny(s, foe, city) for city in range(CITIES) if s.pieces[city])
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


MUTINIES: Final[Events] = dict.fromkeys((C14, C41, P16, P41), (bar_mutiny, incite))
