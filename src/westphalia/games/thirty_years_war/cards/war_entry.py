"""9.1 The events by which nations enter the war, and those by which they leave it."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.board import CITIES, DENMARK, UNITED_PROVINCES
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import C2, C21, C40, P6, P7, P17, P18
from westphalia.games.thirty_years_war.events_arrivals import (
    EnglishLeft,
    LeaderWentHome,
    NationEntered,
)
from westphalia.games.thirty_years_war.ids import (
    CHRISTIAN_IV,
    FRANCE,
    LORRAINE,
    LOWER_PALATINATE,
    SCHLESWIG_HOLSTEIN,
)
from westphalia.games.thirty_years_war.objections_events import (
    EnglandAtWar,
    LeadersUsed,
    NationNotInWar,
    NobodyCalledHome,
    NoEnglishUnit,
    OneWarEntry,
    PalatinateClosed,
)
from westphalia.games.thirty_years_war.pieces import (
    counters_left,
    remove_leader,
    take_unit,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.rules.arrivals import (
    bring,
    coming,
    force,
    is_safe,
    join_area,
)
from westphalia.games.thirty_years_war.rules.call_home import CallHome, who_is_called
from westphalia.games.thirty_years_war.rules.casualties import remove_nation
from westphalia.games.thirty_years_war.rules.control import gain_city
from westphalia.games.thirty_years_war.rules.landing import LandSwedes
from westphalia.games.thirty_years_war.rules.leader_loss import surprise_all, surprise_leaders
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.rules.stacking import may_stack
from westphalia.games.thirty_years_war.rules.united_provinces import RescueArmy
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PRESENT,
    PROTESTANT,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Kind, Nation

ENGLISH: Final = 2 * Kind.ENGLISH_MERCENARY


def bar_entry(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.12a One War Entry event a turn; 9.22b does not stop them (17.D.3b, 17.F.4c)."""
    return OneWarEntry(card) if s.war_entry else None


def enter_war(play: Play, card: Card, nation: Nation) -> None:
    """9.11 A nation enters the war, as the only one in this turn."""
    play.state.war_entry = card
    play.tell(NationEntered, int(nation))


# Denmark


def denmark_enters(play: Play, seat: Seat, card: Card) -> None:
    """17.D.3a, card.P7 Schleswig-Holstein joins; Christian's whole force is on the Danish flag.

    It needs an activation to come in, through Rendsburg or Kiel (17.D.3e).
    """
    s = play.state
    enter_war(play, card, Nation.DANISH)
    join_area(play, SCHLESWIG_HOLSTEIN)
    bring(play, seat, DENMARK, coming(s, card), s.board.card_units[card])


# France


def france_enters(play: Play, seat: Seat, card: Card) -> None:
    """17.F.4a, 17.F.4b, card.P17 France gives 4 points, Lorraine 2 if it follows.

    17.F.6: the four are those of its cities on the map.  The first leader of the card, La Force,
    comes to Lorraine with half of the units, the others with the rest to France (17.F.4c).
    """
    s = play.state
    enter_war(play, card, Nation.FRENCH)
    s.france = 1
    s.holder[FRANCE] = PROTESTANT
    for city in french_cities(s):
        gain_city(play, city, PROTESTANT)
    join_area(play, LORRAINE)
    units, first = s.board.card_units[card], s.board.card_leaders[card][:1]
    vanguard = [leader for leader in coming(s, card) if leader in first]
    others = [leader for leader in coming(s, card) if leader not in first]
    play.then(
        *force(seat, vanguard, units[::2], lorraine(s) or french_cities(s)),
        *force(seat, others, units[1::2], french_cities(s)),
    )


def french_cities(s: ThirtyYearsWarState) -> list[City]:
    """17.F.4c The cities of France, on the map and beside it."""
    return [city for city in range(CITIES) if s.board.area_of[city] == FRANCE]


def lorraine(s: ThirtyYearsWarState) -> list[City]:
    """17.F.4c Where La Force comes in: a Protestant city of Lorraine without Catholic units."""
    return [city for city in s.board.area_cities[LORRAINE] if is_safe(s, PROTESTANT, city)]


# Sweden


def sweden_enters(play: Play, seat: Seat, card: Card) -> None:
    """17.Sw.1a, card.P18 Gustavus comes with his army and looks for a port; Denmark stays out."""
    s = play.state
    enter_war(play, card, Nation.SWEDISH)
    s.sweden = 1
    play.then(LandSwedes(tuple(coming(s, card)), tuple(s.board.card_units[card])))


def bar_conflict(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C21 Sweden is in the war, and there is somebody to be called home."""
    if not s.sweden:
        return NationNotInWar(card)
    danes = s.fate[CHRISTIAN_IV] == PRESENT
    return None if danes or who_is_called(s) else NobodyCalledHome()


def swedish_danish_conflict(play: Play, seat: Seat, card: Card) -> None:
    """card.C21, 16.22c Christian and the Danes leave the game, or Swedes go home for a while."""
    s = play.state
    if s.fate[CHRISTIAN_IV] != PRESENT:
        play.then(CallHome())
        return
    place = where_is(s, CHRISTIAN_IV)
    play.tell(LeaderWentHome, CHRISTIAN_IV, place)
    remove_leader(play, CHRISTIAN_IV)
    remove_nation(play, Nation.DANISH)
    surprise_all(play)
    if place == UNITED_PROVINCES:
        play.then(RescueArmy())


# England


def bar_england(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """17.E.2b, card.P6 Not after C40, and only if there is a place; 9.12b: it is no War Entry.

    card.rule.b: the one English unit must not be there already, nor gone.
    """
    if s.happened[C40]:
        return EnglandAtWar()
    if not counters_left(s, Kind.ENGLISH_MERCENARY):
        return LeadersUsed(card)
    return None if english_places(s) else PalatinateClosed()


def english_places(s: ThirtyYearsWarState) -> list[City]:
    """17.E.2a, 9.12c Protestant or neutral cities of the Lower Palatinate, free of Catholics.

    One in revolt is neutral like any other (9.42a).
    """
    return [
        city
        for city in s.board.area_cities[LOWER_PALATINATE]
        if s.control[city] != CATHOLIC
        and not units_at(s, city, CATHOLIC)
        and may_stack(s, PROTESTANT, city, [ENGLISH])
    ]


def england_intervenes(play: Play, seat: Seat, card: Card) -> None:
    """17.E.2a, card.P6 The English unit comes to the Palatinate."""
    s = play.state
    play.then(*force(seat, [], s.board.card_units[card], english_places(s)))


def bar_withdrawal(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C2 The English unit must be on the map."""
    present = any(ENGLISH in here or ENGLISH + 1 in here for here in s.pieces)
    return None if present else NoEnglishUnit()


def england_withdraws(play: Play, seat: Seat, card: Card) -> None:
    """17.E.3, card.C2 The English unit leaves for good, wherever it is; English aid goes on."""
    s = play.state
    for place, here in enumerate(s.pieces):
        for unit in [piece for piece in here if piece in (ENGLISH, ENGLISH + 1)]:
            take_unit(play, place, unit)
            s.gone[Kind.ENGLISH_MERCENARY] += 1
            play.tell(EnglishLeft, place)
            if place < CITIES:
                recheck_siege(play, place)
                surprise_leaders(play, place)


EVENTS: Final[Events] = {
    C2: (bar_withdrawal, england_withdraws),
    C21: (bar_conflict, swedish_danish_conflict),
    P6: (bar_england, england_intervenes),
    P7: (bar_entry, denmark_enters),
    P17: (bar_entry, france_enters),
    P18: (bar_entry, sweden_enters),
}
