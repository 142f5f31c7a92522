"""5.14 The seven Electors and the awards for a majority of them and for all."""

from __future__ import annotations

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.events_control import ElectorsAwarded
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Award


def electors_of(s: ThirtyYearsWarState, seat: Seat) -> int:
    """5.14, 5.142 How many Electors a side controls; the Palatine one moves with its marker."""
    areas = [area for area in s.board.elector_areas if s.holder[area] == seat]
    cities = [city for city in s.board.elector_cities if s.control[city] == seat]
    return len(areas) + len(cities) + (s.holder[s.palatine] == seat)


def check_electors(play: Play) -> None:
    """5.141a, 5.141e First the majority, then all seven; the holder is not paid again.

    5.141c: an award is not lost, and comes again only after the other side has had it; 5.141d: that
    for all seven does not wait for the other side.  Worked out in ex-5.141.
    """
    s = play.state
    for award in (int(Award.MAJORITY), int(Award.ALL)):
        for seat in (PROTESTANT, CATHOLIC):
            needed = s.board.award_electors[award]  # 5.141a, 5.141b
            if s.awards[award] != seat and electors_of(s, seat) >= needed:
                s.awards[award] = seat
                points = s.board.award_vp[award] * (1 if seat == CATHOLIC else -1)
                s.vp += points
                play.tell(ElectorsAwarded, seat, award, points, s.vp)


def all_electors(s: ThirtyYearsWarState) -> Seat:
    """5.31c The side that controls all Electors, if one does."""
    sides = [
        seat
        for seat in (PROTESTANT, CATHOLIC)
        if electors_of(s, seat) == s.board.award_electors[Award.ALL]
    ]
    return sides[0] if sides else NOBODY
