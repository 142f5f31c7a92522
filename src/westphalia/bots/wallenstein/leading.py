"""Military leaders: where they stand best, and when to leave a monument behind."""

from __future__ import annotations

from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.games.wallenstein.state import NONE


def stand_worth(outlook: Outlook, county: int) -> float:
    """M2 What a leader in an own county is worth: help, safety, and a way on from there."""
    table, judgement = outlook.table, outlook.judgement
    helped = judgement.thaler * (1 + min(1, table.free_sites(county)))
    onward = [c for c in table.board.neighbours[county] if table.owner[c] == table.me]
    ways = ways_on(outlook, len(onward))
    lost = outlook.danger.in_a_round(county, table.armies[county])
    stake = judgement.leader * table.rounds_left
    rounds = min(1, table.rounds_left)
    return rounds * (helped + ways) - lost * stake + capture_worth(outlook, county)


def ways_on(outlook: Outlook, onward: int) -> float:
    """M3.2 What it is worth that so many own counties lie next door for the next triumph."""
    return outlook.judgement.monument * (1.0 - 0.5**onward)


def foreign_monuments(outlook: Outlook, county: int) -> int:
    """M3.7 Monuments that we would take by entering a county."""
    table = outlook.table
    built = [counties for seat, counties in enumerate(table.monuments) if seat != table.me]
    return sum([counties.count(county) for counties in built])


def capture_worth(outlook: Outlook, county: int) -> float:
    """M3.7, M4.1 Points for us, and as many less for whoever built them."""
    points = outlook.board.monument_points * (1.0 + outlook.worth.spite)
    return foreign_monuments(outlook, county) * points


def leaves_monument(outlook: Outlook, county: int) -> bool:
    """M3.2 Whether the leader would go there in triumph."""
    origin = outlook.table.leader[outlook.table.me]
    return origin != NONE and county in outlook.board.neighbours[origin]


def move_worth(outlook: Outlook, county: int) -> float:
    """M3.2, M3.3 A place to stand, and the monument if it is near."""
    triumph = outlook.judgement.monument * leaves_monument(outlook, county)
    return stand_worth(outlook, county) + triumph
