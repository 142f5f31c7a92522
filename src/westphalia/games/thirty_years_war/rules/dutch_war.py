"""16.1, 16.25 The Dutch War: its track, its end, and Spinola's sieges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.events_arrivals import (
    DutchWarEnded,
    DutchWarMoved,
    NotResponded,
    ResponseOwed,
)
from westphalia.games.thirty_years_war.rules.control import score
from westphalia.games.thirty_years_war.rules.dutch_border import war_lasts
from westphalia.games.thirty_years_war.rules.united_provinces import destroy_army, respond
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, Play

NO_RESPONSE: Final = 1  # 16.253


def move_dutch_war(play: Play, boxes: int) -> None:
    """9.31a, 16.12a, 16.133 The marker moves at once, box by box; the end of the track stops it."""
    step = 1 if boxes > 0 else -1
    for _ in range(abs(boxes)):
        if war_lasts(play.state):
            enter_box(play, play.state.dutch_war + step)


def enter_box(play: Play, box: int) -> None:
    """16.13a, 16.13b, 16.13d, 16.131a A box gives its points once; its aid holds until the next.

    16.131b; 17.U.1: aid is all that the Dutch give.
    """
    s = play.state
    s.dutch_war = box
    points = 0
    if box in s.board.dutch_war_vp and box not in s.dutch_scored:  # 16.131a
        points = s.board.dutch_war_vp[box]
        s.dutch_scored.append(box)
    s.dutch_aid = s.board.dutch_war_aid.get(box, s.dutch_aid)  # 16.131b
    score(play, points)
    play.tell(DutchWarMoved, box, s.dutch_aid, points, s.vp)
    if not war_lasts(s):
        end_dutch_war(play)


def end_dutch_war(play: Play) -> None:
    """16.12b, 16.13c, 16.13d At +5 all armies there are eliminated, at -3 the Catholic one.

    16.132: nobody enters any more; a Protestant army may leave.  No response is owed (16.254).
    """
    s = play.state
    s.response = 0
    play.tell(DutchWarEnded, s.dutch_war)
    destroy_army(play, CATHOLIC)
    if s.dutch_war == s.board.dutch_war_ends[1]:
        destroy_army(play, PROTESTANT)


@dataclass(frozen=True)
class SpinolaBesieges(Step):
    """16.25, 16.251a Spinola lays siege: the marker moves, and the Protestant has to respond.

    If his army is there already the response is automatic.
    """

    boxes: int

    def run(self, play: Play) -> None:
        move_dutch_war(play, self.boxes)
        if not war_lasts(play.state):
            return
        play.state.response = 1
        play.tell(ResponseOwed)
        respond(play)


@dataclass(frozen=True)
class EndResponse(Step):
    """16.253, 16.254 Without a response by the end of the turn the marker moves on."""

    def run(self, play: Play) -> None:
        if play.state.response:
            play.state.response = 0
            play.tell(NotResponded)
            move_dutch_war(play, NO_RESPONSE)
