"""17.Sp.31, 17.Sp.32 The deadline of the Cardinal's army."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events_arrivals import CardinalTooLate
from westphalia.games.thirty_years_war.nations.limits import CARDINALS_VETERANS, cardinals
from westphalia.games.thirty_years_war.pieces import where_is
from westphalia.games.thirty_years_war.rules.leader_loss import lose_leader, surprise_leaders
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.state import PRESENT, Play


@dataclass(frozen=True)
class CardinalDeadline(Step):
    """17.Sp.3a, 17.Sp.3b The army is lost if it is not in the zone by the end of the next turn."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.cardinal and s.turn >= s.cardinal:
            s.cardinal = 0
            lose_cardinals_army(play)


def lose_cardinals_army(play: Play) -> None:
    """17.Sp.3b Whoever of it is outside the zone is eliminated, the leader without replacement."""
    s = play.state
    lost = 0
    for city in range(CITIES):
        if any(unit in s.pieces[city] for unit in CARDINALS_VETERANS):
            rest = [piece for piece in s.pieces[city] if piece not in CARDINALS_VETERANS]
            lost += len(s.pieces[city]) - len(rest)
            s.pieces[city] = rest
            recheck_siege(play, city)
            surprise_leaders(play, city)
    late = [one for one in cardinals(s.board) if s.fate[one] == PRESENT]
    late = [one for one in late if not s.board.zone[where_is(s, one)]]
    if lost or late:
        play.tell(CardinalTooLate, lost)
    for leader in late:
        lose_leader(play, leader, replaced=False)
