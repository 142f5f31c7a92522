"""9.2 The events that bring new leaders, some with units, some with an Area."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import NOBODY, Objection, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import (
    C7,
    C8,
    C9,
    C10,
    C15,
    C23,
    C30,
    C45,
    C46,
    P3,
    P4,
    P28,
    P29,
    P44,
    P45,
    P46,
)
from westphalia.games.thirty_years_war.ids import (
    BADEN,
    BREISACH,
    BRUNSWICK,
    BRUNSWICK_LUNEBURG,
    FRANCE,
    FRANCHE_COMTE,
    HESSE_KASSEL,
    KASSEL,
    SPANISH_NETHERLANDS,
    TYROL,
)
from westphalia.games.thirty_years_war.nations.swedish import is_legal_base
from westphalia.games.thirty_years_war.objections_events import (
    AreaOccupied,
    LeadersUsed,
    NationNotInWar,
    NoCountersLeft,
    NoOwnCity,
    NoPlaceToArrive,
    NotSpinolasArmy,
    TyrolClosed,
)
from westphalia.games.thirty_years_war.pieces import counters_left, units_at
from westphalia.games.thirty_years_war.rules.arrivals import (
    PlaceLeader,
    beside_own,
    coming,
    force,
    havens,
    is_safe,
    is_welcome,
    join_area,
    unoccupied,
    with_nation,
)
from westphalia.games.thirty_years_war.rules.spinola import spinolas_army
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Area,
    Card,
    City,
    Leader,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Kind, Nation

# By card: the Area that it brings in, and the city where its force comes together.
HOMES: Final = {
    P3: (BRUNSWICK_LUNEBURG, BRUNSWICK),
    P4: (BADEN, BREISACH),
    P28: (HESSE_KASSEL, KASSEL),
    P29: (BRUNSWICK_LUNEBURG, BRUNSWICK),
}
TWINS: Final = {P3: P29, P29: P3}  # 9.13c: whichever comes first brings the Area in


# New leaders


def places_for(s: ThirtyYearsWarState, leader: Leader, card: Card) -> list[City]:
    """9.21a Where a card lets its leader come in; most say: with units of his nation."""
    if card == C45:
        return havens(s, leader, spanish_places(s, card))
    if card == P46:  # with French units, or at home, also beside the map
        return havens(s, leader, sorted({*with_nation(s, PROTESTANT, Nation.FRENCH), *french(s)}))
    return beside_own(s, leader)


def french(s: ThirtyYearsWarState) -> list[City]:
    """9.21a The Protestant cities of France, those beside the map among them."""
    return [
        city
        for city in range(CITIES)
        if s.board.area_of[city] == FRANCE and is_safe(s, PROTESTANT, city)
    ]


def spanish_places(s: ThirtyYearsWarState, card: Card) -> list[City]:
    """card.C9 With Spanish units in the zone, or in a Catholic city of the Spanish Netherlands.

    Feria (C45) may also come to Franche-Comté.
    """
    areas = (SPANISH_NETHERLANDS, FRANCHE_COMTE) if card == C45 else (SPANISH_NETHERLANDS,)
    beside = [city for city in with_nation(s, CATHOLIC, Nation.SPANISH) if s.board.zone[city]]
    at_home = [
        city for area in areas for city in s.board.area_cities[area] if is_safe(s, CATHOLIC, city)
    ]
    return sorted({*beside, *at_home})


def bar_leaders(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.24, card.rule.b Somebody must be able to come."""
    leaders = coming(s, card)
    if not leaders:
        return LeadersUsed(card)
    placed = any(places_for(s, leader, card) for leader in leaders)
    return None if placed else NoPlaceToArrive(card)


def bring_leaders(play: Play, seat: Seat, card: Card) -> None:
    """9.21a, card.C7, card.C30, card.C46 Each leader is placed for himself."""
    s = play.state
    play.then(
        *[
            PlaceLeader(seat, leader, (), tuple(places_for(s, leader, card)))
            for leader in coming(s, card)
        ]
    )


def brings_nobody(s: ThirtyYearsWarState, card: Card) -> bool:
    """9.24, card.rule.b Whether neither a leader of a card can come nor any of its units."""
    units = s.board.card_units[card]
    return not coming(s, card) and not any(counters_left(s, unit // 2) > 0 for unit in units)


def bar_cordoba(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.23d, card.C9 Spinola's army must be in the United Provinces, however it came there.

    9.23a: he enters with a unit, so that no other city than those of the card is open to him.
    """
    if not spinolas_army(s):
        return NotSpinolasArmy(card)
    if brings_nobody(s, card):
        return LeadersUsed(card)
    return None if spanish_places(s, card) else NoPlaceToArrive(card)


def bring_cordoba(play: Play, seat: Seat, card: Card) -> None:
    """9.21a, 9.24, card.C9 Córdoba and a Veteran come, or one of them without the other."""
    s = play.state
    units, places = s.board.card_units[card], spanish_places(s, card)
    play.then(*force(seat, coming(s, card), units, places))


def bar_swedes(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Wrangel and Königsmarck need Sweden in the war."""
    return bar_leaders(s, seat, card) if s.sweden else NationNotInWar(card)


def bar_french(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Condé and his companions need France in the war."""
    return bar_leaders(s, seat, card) if s.france else NationNotInWar(card)


# Areas with their leaders


def joins(s: ThirtyYearsWarState, card: Card, area: Area) -> bool:
    """9.13c, 9.22c Whether the Area comes in: not if it is Protestant, nor after the twin card.

    With its Neutral marker it has not entered, even where a scenario counts that card as played.
    """
    entered = card in TWINS and s.happened[TWINS[card]] > 0 and not s.neutral[area]
    return s.holder[area] != PROTESTANT and not entered


def bar_area(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.22b, card.P3 Not if Catholics are everywhere, nor if the second finds no own city."""
    area, home = HOMES[card]
    free = unoccupied(s, area)
    if not free:
        return AreaOccupied(area)
    if card not in TWINS:
        return None
    if joins(s, card, area):  # 9.42e: a city in revolt stays so
        open_city = home in free or any(s.revolt[city] == NOBODY for city in free)
    else:
        open_city = any(s.control[city] == PROTESTANT for city in free)
    return None if open_city else NoOwnCity(area)


def bring_area(play: Play, seat: Seat, card: Card) -> None:
    """9.13c, 9.22a, card.P3 The Area joins; then its leader comes with his units (9.24)."""
    s = play.state
    area, _ = HOMES[card]
    if joins(s, card, area):
        join_area(play, area)
    play.then(*force(seat, coming(s, card), s.board.card_units[card], homes(s, card)))


def homes(s: ThirtyYearsWarState, card: Card) -> list[City]:
    """card.P3 In the chief city; if Catholics are there, in another of the Area without them.

    In Brunswick-Lüneburg it must be Protestant.  17.G.1a: the chief city is a base from now on.
    11.22b: without units nobody comes there to stand beside enemy leaders.
    """
    area, home = HOMES[card]
    free, leaders = unoccupied(s, area), coming(s, card)
    leader = leaders[0] if leaders else NONE
    if home in free and is_welcome(s, PROTESTANT, leader, s.board.card_units[card], home):
        return [home]
    return [city for city in free if card not in TWINS or s.control[city] == PROTESTANT]


# Armies


def bar_cardinal(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C23 A Catholic city of Tyrol without enemies, and a Veteran at least."""
    if not tyrol(s):
        return TyrolClosed()
    return None if counters_left(s, Kind.SPANISH_VETERAN) > 0 else NoCountersLeft()


def tyrol(s: ThirtyYearsWarState) -> list[City]:
    """card.C23 The cities of Tyrol that are Catholic and free of enemies."""
    return [city for city in s.board.area_cities[TYROL] if is_safe(s, CATHOLIC, city)]


def bring_cardinal(play: Play, seat: Seat, card: Card) -> None:
    """17.Sp.3a, 17.Sp.33 His units carry the mark, and he has until the end of the next turn."""
    s = play.state
    s.cardinal = s.turn + 1
    mark = 2 * (Kind.CARDINAL_VETERAN - Kind.SPANISH_VETERAN)
    units = [unit + mark for unit in s.board.card_units[card]]
    play.then(*force(seat, coming(s, card), units, tyrol(s)))


def bar_torstennson(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.P44 Sweden is in the war, and there is a place for him."""
    if not s.sweden:
        return NationNotInWar(card)
    if brings_nobody(s, card):
        return LeadersUsed(card)
    return None if swedish_places(s) else NoPlaceToArrive(card)


def swedish_places(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1h, card.P44 The Swedish Base; else with Swedish units; else in a Protestant port."""
    base = s.swedish_base
    if base != NONE and is_legal_base(s, base) and not units_at(s, base, CATHOLIC):
        return [base]
    beside = with_nation(s, PROTESTANT, Nation.SWEDISH)
    ports = [city for city, port in enumerate(s.board.port) if port]
    return beside or [city for city in ports if is_safe(s, PROTESTANT, city)]


def bring_torstennson(play: Play, seat: Seat, card: Card) -> None:
    """17.Sw.1h, card.P44, 15.224 With Veterans whose counters are neither in play nor gone."""
    s = play.state
    play.then(*force(seat, coming(s, card), s.board.card_units[card], swedish_places(s)))


EVENTS: Final[Events] = {
    C7: (bar_leaders, bring_leaders),
    C8: (bar_leaders, bring_leaders),
    C9: (bar_cordoba, bring_cordoba),
    C10: (bar_leaders, bring_leaders),
    C15: (bar_leaders, bring_leaders),
    C23: (bar_cardinal, bring_cardinal),
    C30: (bar_leaders, bring_leaders),
    C45: (bar_leaders, bring_leaders),
    C46: (bar_leaders, bring_leaders),
    P3: (bar_area, bring_area),
    P4: (bar_area, bring_area),
    P28: (bar_area, bring_area),
    P29: (bar_area, bring_area),
    P44: (bar_torstennson, bring_torstennson),
    P45: (bar_swedes, bring_leaders),
    P46: (bar_french, bring_leaders),
}
