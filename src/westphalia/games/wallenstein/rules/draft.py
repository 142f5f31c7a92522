"""W1.3 Assigning counties by draft: one of two open cards or the unseen top card, then a group."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Decision, Objection, Question, Seat, Step
from westphalia.games.wallenstein.choices import GROUP, KEEP_DISPLAY, REFRESH, TAKE, TOP
from westphalia.games.wallenstein.events import CountyClaimed, DisplayRefreshed, GroupPlaced
from westphalia.games.wallenstein.objections import NotLeft, NotOpen
from westphalia.games.wallenstein.rules.set_up import settle
from westphalia.games.wallenstein.state import County, Play, WallensteinState, counties_in_play

FACE_UP: Final = 2


@dataclass(frozen=True)
class Draft(Step):
    """W1.3.1, W1.3.2, W1.3.3 Two cards lie open; the seats claim counties in turn."""

    def run(self, play: Play) -> None:
        s = play.state
        groups = s.board.army_groups[s.seats]
        s.pile = counties_in_play(s)
        s.groups = [groups[:] for _ in range(s.seats)]
        s.faced = [[] for _ in range(s.seats)]
        s.face_up = [draw_card(play) for _ in range(FACE_UP)]
        turns = [DraftTurn(seat) for _ in groups for seat in range(s.seats)]
        play.then(*turns, EndDraft())


def draw_card(play: Play) -> County:
    """W1.3.8 The top card: unseen while there are such, then those put under the pile, in order.

    W1.3.10: some card is always left.
    """
    s = play.state
    return play.chance.draw(s.pile) if s.pile else s.buried.pop(0)


@dataclass(frozen=True)
class DraftTurn(Step):
    """W1.3.3 A turn claims exactly one county."""

    seat: Seat

    def run(self, play: Play) -> None:
        play.then(RefreshDisplay(self.seat), ClaimCounty(self.seat))


@dataclass(frozen=True)
class RefreshDisplay(Decision):
    """W1.3.8 A seat that faces the same two cards as on its last turn may have them replaced."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        if sorted(s.face_up) != sorted(s.faced[self.seat]):
            return []
        return [Question(self.seat, "refresh", "W1.3.8", [REFRESH, KEEP_DISPLAY])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        if choice is REFRESH:
            s.buried += s.face_up
            s.face_up = [draw_card(play) for _ in range(FACE_UP)]
            play.tell(DisplayRefreshed, seat)


@dataclass(frozen=True)
class ClaimCounty(Decision):
    """W1.3.4 Take a face-up card, or the unseen top card of the pile."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        choices = [*[TAKE[county] for county in s.face_up], TAKE[TOP]]
        return [Question(self.seat, "claim", "W1.3.4", choices)]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "take" or choice.noun == TOP or choice.noun in s.face_up:
            return None
        return NotOpen(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        s.faced[seat] = s.face_up[:]
        if choice.noun == TOP:
            county = draw_card(play)
        else:
            county = choice.noun
            s.face_up[s.face_up.index(county)] = draw_card(play)  # W1.3.7
        s.owner[county] = seat  # W1.3.6
        play.tell(CountyClaimed, seat, county, choice.noun == TOP)
        play.then(PlaceGroup(seat, county))


@dataclass(frozen=True)
class PlaceGroup(Automatic):
    """W1.3.5 Any group still on the mat goes into the county just taken."""

    seat: Seat
    county: County

    def ask(self, s: WallensteinState) -> list[Question]:
        choices = [GROUP[armies] for armies in dict.fromkeys(s.groups[self.seat])]
        return [Question(self.seat, "group", "W1.3.5", choices)]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        left = choice.verb != "group" or choice.noun in s.groups[seat]
        return None if left else NotLeft()

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.state.groups[seat].remove(choice.noun)
        settle(play, seat, self.county, choice.noun)
        play.tell(GroupPlaced, seat, self.county, choice.noun)


@dataclass(frozen=True)
class EndDraft(Step):
    """W1.3.9, W1.3.12, W1.3.13 All groups are placed; counties not claimed are neutral."""

    def run(self, play: Play) -> None:
        s = play.state
        s.pile, s.buried, s.face_up, s.groups, s.faced = [], [], [], [], []
