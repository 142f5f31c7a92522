"""Determinization: a position that agrees with what a seat knows; and what no position may be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, DENMARK, SWEDEN
from westphalia.games.thirty_years_war.expansions.one_visit import (
    LATER,
    bar_seal,
    foreseen,
    give_up,
    most_sealed,
    prospects,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    PIECES,
    counters_left,
    leaders_outside,
    the_battle,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.arrivals import SettleArea
from westphalia.games.thirty_years_war.rules.control import (
    WORST_PILLAGE,
    besieger_of,
    besieging_factors,
    is_fortress,
    siege_level,
)
from westphalia.games.thirty_years_war.rules.losses import ChooseLosses
from westphalia.games.thirty_years_war.rules.nations import may_enter
from westphalia.games.thirty_years_war.rules.pay import EndLooting, PlaceLeaders
from westphalia.games.thirty_years_war.rules.retreat import places
from westphalia.games.thirty_years_war.rules.stacking import CureStacking, Withdraw, is_legal
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PRESENT,
    PROTESTANT,
    Card,
    City,
    ThirtyYearsWarState,
    enemy,
)


def imagine(s: ThirtyYearsWarState, seat: Seat, chance: Chance) -> ThirtyYearsWarState:
    """6.0.Ca, 6.0.Cb Determinization: the cards that others hold or have still to draw are mixed.

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


# What is impossible in a position

# While one of these is to come, the map is not settled.
UNSETTLED: Final = (CureStacking, EndLooting, PlaceLeaders, SettleArea, Withdraw)


def faults(s: ThirtyYearsWarState) -> list[str]:
    """Everything that is wrong with a position, as sentences."""
    found = [*card_faults(s), *counter_faults(s), *leader_faults(s), *control_faults(s)]
    if not is_moving(s):
        found += [*stacking_faults(s), *limit_faults(s), *siege_faults(s), *pay_faults(s)]
    return found


def is_moving(s: ThirtyYearsWarState) -> bool:
    """10.22a, 15.22a, 17.Sa.3, 5.32h Whether counters come and go, so that limits may be passed."""
    awaited = any(isinstance(step, UNSETTLED) for step in s.agenda)
    return awaited or s.march is not None or s.battle is not None


def card_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """8.1a Every card of the sets in use is in one place, and with its own side."""
    piles = [*s.hands, *s.unplayed, *s.played, s.removed]
    if s.battle:
        piles.append(s.battle.cards)
    there = sorted([card for pile in piles for card in pile])
    groups = s.board.card_group
    used = [card for card, group in enumerate(groups) if group < s.groups or card in s.removed]
    if there != used:
        yield "cards are lost or doubled"
    for seat in (PROTESTANT, CATHOLIC):
        own = s.hands[seat] + s.unplayed[seat] + s.played[seat]
        if any(s.board.card_side[card] != seat for card in own):
            yield f"seat {seat} has a card of the other side"
        if not {*s.known[seat]} <= {*s.hands[seat]}:
            yield f"all know of a card that seat {seat} does not hold"
    if s.sealed and (s.battle is None or not {*s.sealed} <= {*s.hands[s.battle.attacker]}):
        yield "cards lie sealed that no attacker holds"


def counter_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """2.1c There are no more counters than printed."""
    for kind, name in enumerate(s.board.kinds):
        if counters_left(s, kind) < 0:
            yield f"too many of {name}"
    if s.march and len(s.march.units) != len(s.march.joined):
        yield "a unit on the march has no movement points"


def leader_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """2.2b A leader in play stands in one place, any other in none."""
    there = [piece - LEADERS for here in s.pieces for piece in here if piece >= LEADERS]
    if s.march:
        there += s.march.leaders
    present = [leader for leader, fate in enumerate(s.fate) if fate == PRESENT]
    if sorted(there) != present:
        yield "leaders are lost or doubled"


def control_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """3.1, 9.42a, 15.221 Nobody controls a city in revolt, and no marker is beyond its numbers."""
    for city, name in enumerate(s.board.cities):
        if s.revolt[city] != NOBODY and s.control[city] != NOBODY:
            yield f"{name} is in revolt, and yet controlled"
        if s.revolt[city] == NOBODY and s.held[city] != NOBODY:
            yield f"{name} is held from peasants who are not there"
        if not 0 <= s.pillage[city] <= WORST_PILLAGE:
            yield f"{name} is at pillage {s.pillage[city]}"


def stacking_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """10.21, 10.25 Every stack is legal."""
    for place, here in enumerate(s.pieces):
        for seat in (PROTESTANT, CATHOLIC):
            grace = seat == PROTESTANT and s.conflict  # 17.F.5b
            if here and not grace and not is_legal(s, seat, place):
                name = s.board.places[place]
                yield f"what seat {seat} has in {name} may not stand together"


def limit_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """11.3, 17 No piece is where its nation may not go; at a flag it waits (17.D.3d, 17.Sw.1c)."""
    names = [*s.board.units, *s.board.leaders]
    for place, here in enumerate(s.pieces):
        if place in (DENMARK, SWEDEN):
            continue
        for piece in here:
            if not may_enter(s, piece, place):
                yield f"{names[piece]} may not be in {s.board.places[place]}"


def siege_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """3.12d, 13.13, 13.14a Enemies share a place only before a Fortress, one side inside it."""
    for city in range(CITIES):
        if s.pieces[city]:
            yield from company_faults(s, city)
        if s.inside[city] or s.siege[city]:
            yield from fortress_faults(s, city)
    if any(not s.siege[city] for city in s.laid):
        yield "a siege was laid where there is none"


def company_faults(s: ThirtyYearsWarState, city: City) -> Iterator[str]:
    """11.21a, 11.22a Of enemies who share a city one side is inside its Fortress.

    Leaders of both sides may meet where an event puts one; no rule moves them apart.
    """
    name = s.board.cities[city]
    units = [bool(units_outside(s, city, seat)) for seat in (PROTESTANT, CATHOLIC)]
    if all(units):
        yield f"units of both sides stand in {name}"
    for seat in (PROTESTANT, CATHOLIC):
        if units[enemy(seat)] and not units[seat] and leaders_outside(s, city, seat):
            yield f"leaders of seat {seat} are alone among enemies in {name}"


def fortress_faults(s: ThirtyYearsWarState, city: City) -> Iterator[str]:
    """3.12d, 13.13a, 13.14a A garrison is inside only before enemies, and a siege has besiegers."""
    name = s.board.cities[city]
    besieger = besieger_of(s, city) if is_fortress(s, city) else NOBODY
    if s.inside[city] and besieger == NOBODY:
        yield f"nobody stands before {name}, and yet its garrison is inside"
    if not s.siege[city]:
        return
    if besieger == NOBODY or besieging_factors(s, city, besieger) < siege_level(s, city):
        yield f"there are too few to besiege {name}"
    if s.siege[city] > s.board.charts.siege_most + 1:
        yield f"the siege of {name} has the number {s.siege[city] - 1}"


def pay_faults(s: ThirtyYearsWarState) -> Iterator[str]:
    """15.13c An Unpaid marker lies on a unit."""
    for code in {*s.unpaid}:
        place, unit = divmod(code, PIECES)
        if s.unpaid.count(code) > s.pieces[place].count(unit):
            yield f"{s.board.units[unit]} in {s.board.places[place]} is unpaid, but not there"
