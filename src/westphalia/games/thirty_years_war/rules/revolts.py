"""9.4 Peasant Revolts."""

# written by the chapter's author
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import NOBODY, Seat, Step
from westphalia.games.thirty_years_war.rules.control import gain_city, is_fortress
from westphalia.games.thirty_years_war.state import City, Play


@dataclass(frozen=True)
class PeasantRevoltSegment(Step):
    """6.0.F2 Every revolt may spread."""

    def run(self, play: Play) -> None:
        pass


def suppress(play: Play, city: City, seat: Seat) -> None:
    """9.43a A revolt ends: the city is the suppressor's, a Fortress its old controller's."""
    s = play.state
    held = s.held[city]
    s.revolt[city] = s.held[city] = NOBODY
    back = held if is_fortress(s, city) else seat
    if back != NOBODY:
        gain_city(play, city, back)
