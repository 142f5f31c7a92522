"""9 The events that bring leaders and nations into the war or take them out of it."""

from __future__ import annotations

from typing import Final

from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, DENMARK, UNITED_PROVINCES
from westphalia.games.thirty_years_war.cards.effects import Events
from westphalia.games.thirty_years_war.events.politics import (
    EnglishLeft,
    LeaderWentHome,
    NationEntered,
)
from westphalia.games.thirty_years_war.objections.effects import (
    AnhaltNotInPlay,
    AreaOccupied,
    CatholicsThere,
    DutchWarOver,
    EnglandAtWar,
    LeadersUsed,
    NationNotInWar,
    NoArmyAtSaxony,
    NobodyCalledHome,
    NoCountersLeft,
    NoEnglishUnit,
    NoOwnCity,
    NoPlaceToArrive,
    NotFirstCard,
    NotSpinolasArmy,
    OneWarEntry,
    OnThatSideAlready,
    PalatinateClosed,
    TooFewSpaniards,
    TyrolClosed,
)
from westphalia.games.thirty_years_war.pieces import (
    counters_left,
    counters_on_map,
    leaders_at,
    remove_leader,
    take_unit,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.rules.arrivals import (
    CallHome,
    Newcomer,
    PlaceLeader,
    SwitchSaxony,
    beside_own,
    bring,
    coming,
    force,
    havens,
    is_safe,
    is_welcome,
    join_area,
    unoccupied,
    who_is_called,
    with_nation,
)
from westphalia.games.thirty_years_war.rules.control import gain_city, recheck_siege
from westphalia.games.thirty_years_war.rules.end_of_march import (
    RecallLeader,
    RecallUnits,
    spanish_units,
)
from westphalia.games.thirty_years_war.rules.entering import LandSwedes
from westphalia.games.thirty_years_war.rules.losses import (
    remove_nation,
    surprise_all,
    surprise_leaders,
)
from westphalia.games.thirty_years_war.rules.nations import is_legal_base
from westphalia.games.thirty_years_war.rules.netherlands import (
    ARMY,
    RescueArmy,
    SpinolaBesieges,
    move_dutch_war,
    spinolas_army,
    war_lasts,
)
from westphalia.games.thirty_years_war.rules.stacking import may_stack, own_pieces
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PRESENT,
    PROTESTANT,
    Area,
    Card,
    City,
    Leader,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Kind, Nation
from westphalia.games.thirty_years_war.words import (
    ANHALT,
    BADEN,
    BREISACH,
    BRUNSWICK,
    BRUNSWICK_LUNEBURG,
    C2,
    C3,
    C4,
    C7,
    C8,
    C9,
    C10,
    C11,
    C13,
    C15,
    C17,
    C18,
    C21,
    C23,
    C30,
    C40,
    C45,
    C46,
    CHRISTIAN_IV,
    FRANCE,
    FRANCHE_COMTE,
    HESSE_KASSEL,
    KASSEL,
    LORRAINE,
    LOWER_PALATINATE,
    P3,
    P4,
    P6,
    P7,
    P17,
    P18,
    P25,
    P26,
    P27,
    P28,
    P29,
    P35,
    P43,
    P44,
    P45,
    P46,
    SAXONY,
    SCHLESWIG_HOLSTEIN,
    SPANISH_NETHERLANDS,
    TYROL,
)

# 8.66 Saxony switches sides


def bar_to_catholics(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C17 Saxony goes back to the Emperor if it left him."""
    return None if s.saxony == PROTESTANT else OnThatSideAlready(card)


def bar_to_protestants(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C17 It joins the Protestants, once Sweden is in the war and their army is near."""
    if s.saxony != CATHOLIC:
        return OnThatSideAlready(card)
    if not s.sweden:
        return NationNotInWar(card)
    return None if army_near(s) else NoArmyAtSaxony()


def army_near(s: ThirtyYearsWarState) -> bool:
    """card.C17 Whether a Protestant army stands in Saxony or beside it."""
    own = s.board.area_cities[SAXONY]
    near = {*own, *[city for saxon in own for city in s.board.neighbours[saxon]]}
    return any(is_army(s, city) for city in near)


def is_army(s: ThirtyYearsWarState, city: City) -> bool:
    """3.2d Whether a Protestant leader stands there with units."""
    return bool(units_at(s, city, PROTESTANT)) and bool(leaders_at(s, city, PROTESTANT))


def switch(play: Play, seat: Seat, card: Card) -> None:
    """card.C17 Saxony switches sides."""
    play.then(SwitchSaxony())


SAXON_EVENTS: Final[Events] = {C17: (bar_to_catholics, switch), P35: (bar_to_protestants, switch)}


# 9.1 Nations


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


ENGLISH: Final = 2 * Kind.ENGLISH_MERCENARY


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
    return None if counters_on_map(s, ENGLISH, ENGLISH + 1) else NoEnglishUnit()


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


ENTRIES: Final[Events] = {
    C2: (bar_withdrawal, england_withdraws),
    C21: (bar_conflict, swedish_danish_conflict),
    P6: (bar_england, england_intervenes),
    P7: (bar_entry, denmark_enters),
    P17: (bar_entry, france_enters),
    P18: (bar_entry, sweden_enters),
}


# 9.2 Leaders, Areas and armies

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


def finds_place(s: ThirtyYearsWarState, leader: Leader, card: Card) -> bool:
    """9.21a Whether there is such a place, for most found before all are looked for."""
    if card in (C45, P46):
        return bool(places_for(s, leader, card))
    return Newcomer(s, leader).has_haven()


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
    placed = any(finds_place(s, leader, card) for leader in leaders)
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


# 9.3 The Netherlands


def bar_dutch_war(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.31b, 16.132, 16.24c While the Dutch War lasts; C18 needs no army there (card.C18)."""
    return None if war_lasts(s) else DutchWarOver(card)


def bar_spinola(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.32a, 9.32b, card.C3 With Spinola's army there, and as the first Catholic action of a turn.

    So there is one such event a turn at most, and no peace offer beside it (16.25).
    """
    if not war_lasts(s):
        return DutchWarOver(card)
    if not spinolas_army(s):
        return NotSpinolasArmy(card)
    return NotFirstCard(card) if s.actions[CATHOLIC] else None


def bar_recall(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """16.132, 16.24a, card.C11 No Catholic army is there; three Spanish units are on the map."""
    if not war_lasts(s):
        return DutchWarOver(card)
    if own_pieces(s, UNITED_PROVINCES, CATHOLIC):
        return CatholicsThere(card)
    return TooFewSpaniards(card) if spanish_units(s) < ARMY else None


def bar_anhalt(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C13 Anhalt himself must be in play."""
    return None if s.fate[ANHALT] == PRESENT else AnhaltNotInPlay()


def move_marker(play: Play, seat: Seat, card: Card) -> None:
    """16.12a Catholic events move the marker up, Protestant ones down."""
    move_dutch_war(play, play.state.board.card_amount[card])


def spinola_besieges(play: Play, seat: Seat, card: Card) -> None:
    """16.25, card.C3 Spinola besieges Bergen or Breda."""
    play.then(SpinolaBesieges(play.state.board.card_amount[card]))


def recall_spinola(play: Play, seat: Seat, card: Card) -> None:
    """16.21b, card.C11 Spinola is recalled to the Netherlands."""
    play.then(RecallLeader(), RecallUnits())


def remove_anhalt(play: Play, seat: Seat, card: Card) -> None:
    """card.C13 Anhalt leaves the game, nobody replaces him; his army in the UP may be saved."""
    place = where_is(play.state, ANHALT)
    play.tell(LeaderWentHome, ANHALT, place)
    remove_leader(play, ANHALT)
    if place == UNITED_PROVINCES:
        play.then(RescueArmy())  # 16.22c


DUTCH_EVENTS: Final[Events] = {
    C3: (bar_spinola, spinola_besieges),
    C4: (bar_spinola, spinola_besieges),
    C11: (bar_recall, recall_spinola),
    C13: (bar_anhalt, remove_anhalt),
    C18: (bar_dutch_war, move_marker),
    P25: (bar_dutch_war, move_marker),
    P26: (bar_dutch_war, move_marker),
    P27: (bar_dutch_war, move_marker),
    P43: (bar_dutch_war, move_marker),
}
