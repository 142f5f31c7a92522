"""17.H.5 The end of the rebellion of Hungary."""

from __future__ import annotations

from westphalia.games.thirty_years_war.ids import BETHLEN_GABOR, HUNGARY
from westphalia.games.thirty_years_war.rules.leader_loss import lose_leader
from westphalia.games.thirty_years_war.state import CATHOLIC, Play


def check_rebellion(play: Play) -> None:
    """17.H.5a, 17.H.5b If all of Hungary is Catholic Bethlen Gabor is out, and all is over."""
    s = play.state
    if not s.rebellion:
        return
    if all(s.control[city] == CATHOLIC for city in s.board.area_cities[HUNGARY]):
        lose_leader(play, BETHLEN_GABOR, replaced=False)
