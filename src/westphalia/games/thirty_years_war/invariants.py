"""What is impossible in a position: lost or doubled counters and cards, stacks that are too big."""

from __future__ import annotations

from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    counters_left,
)
from westphalia.games.thirty_years_war.rules.stacking import CureStacking, is_legal
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PRESENT,
    PROTESTANT,
    ThirtyYearsWarState,
)


def faults(s: ThirtyYearsWarState) -> list[str]:
    """Everything that is wrong with a position, as sentences."""
    return [*card_faults(s), *unit_faults(s), *leader_faults(s)]


def card_faults(s: ThirtyYearsWarState) -> list[str]:
    """8.1a Every card of the sets in use is in one place, and with its own side."""
    found: list[str] = []
    piles = [*s.hands, *s.unplayed, *s.played, s.removed]
    if s.battle:
        piles.append(s.battle.cards)
    there = sorted([card for pile in piles for card in pile])
    groups = s.board.card_group
    used = [card for card, group in enumerate(groups) if group < s.groups or card in s.removed]
    if there != used:
        found.append("cards are lost or doubled")
    for seat in (PROTESTANT, CATHOLIC):
        own = s.hands[seat] + s.unplayed[seat] + s.played[seat]
        if any(s.board.card_side[card] != seat for card in own):
            found.append(f"seat {seat} has a card of the other side")
    return found


def unit_faults(s: ThirtyYearsWarState) -> list[str]:
    """2.1c, 10.22a There are no more counters than printed, and every stack is legal."""
    kinds = s.board.kinds
    found = [f"too many of {name}" for kind, name in enumerate(kinds) if counters_left(s, kind) < 0]
    if s.march or s.battle or any(isinstance(step, CureStacking) for step in s.agenda):
        return found  # 10.22a
    for place, name in enumerate(s.board.places):
        for seat in (PROTESTANT, CATHOLIC):
            grace = seat == PROTESTANT and s.conflict  # 17.F.5b
            if not grace and not is_legal(s, seat, place):
                found.append(f"what seat {seat} has in {name} may not stand together")
    return found


def leader_faults(s: ThirtyYearsWarState) -> list[str]:
    """2.2b A leader in play stands in one place, any other in none."""
    there = [piece - LEADERS for here in s.pieces for piece in here if piece >= LEADERS]
    if s.march:
        there += s.march.leaders
    present = [leader for leader, fate in enumerate(s.fate) if fate == PRESENT]
    return [] if sorted(there) == present else ["leaders are lost or doubled"]
