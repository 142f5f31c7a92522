"""W5.0.6-W5.0.9, W7.2.4 Who holds a county, and where its card goes when that changes."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import NOBODY, Objection, Seat, Step
from westphalia.games.wallenstein.choices import NOTHING
from westphalia.games.wallenstein.events import CardSurrendered, CountyDevastated
from westphalia.games.wallenstein.objections import NotInPlay, NotOwnCounty
from westphalia.games.wallenstein.state import OUT_OF_PLAY, County, Play, WallensteinState
from westphalia.games.wallenstein.terms import Building


@dataclass(frozen=True)
class SurrenderCard(Step):
    """W5.0.6, W5.0.7, W5.0.9 The loser's card goes at once, even from a box: that plan is void."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        plan = s.plans[self.seat]
        box = plan.index(self.county) if self.county in plan else -1
        if box >= 0:
            plan[box] = NOTHING
        elif self.county in s.hands[self.seat]:
            s.hands[self.seat].remove(self.county)
        if self.county in s.fresh:
            s.fresh.remove(self.county)
        play.tell(CardSurrendered, self.seat, self.county, box)


@dataclass(frozen=True)
class ReceiveCard(Step):
    """W5.0.8, W7.4.10 The new owner takes the card in hand; it serves for no action this round."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        s.owner[self.county] = self.seat
        s.fresh.append(self.county)


def not_own(s: WallensteinState, seat: Seat, county: County, clause: str) -> Objection | None:
    """W1.2.2 Why a county is none of a seat's own: it is out of play, or not the seat's."""
    if s.owner[county] == OUT_OF_PLAY:
        return NotInPlay(county)
    return None if s.owner[county] == seat else NotOwnCounty(county, clause)


def devastate(play: Play, county: County) -> None:
    """W7.4.12, W8.2.1 The county becomes neutral and loses its buildings and revolt markers.

    W5.4.4: buildings are lost in no other way.
    """
    s = play.state
    loser = s.owner[county]
    s.owner[county] = NOBODY
    s.armies[county] = 0
    s.markers[county] = 0
    for building in Building:
        if s.buildings[county] >> building & 1:
            s.stock[building] += 1  # W1.1.13: removed buildings return to the stock
    s.buildings[county] = 0
    play.tell(CountyDevastated, county, loser)
    play.then(SurrenderCard(loser, county))
