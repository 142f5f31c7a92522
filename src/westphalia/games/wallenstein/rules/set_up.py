"""W1 Setting up: counties by the printed line-up or by draft, and the basic fill of the tower."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Module
from westphalia.engine.step import Automatic, Decision, Question, Seat, Step
from westphalia.games.wallenstein.events.base import (
    CountyAssigned,
    CountyClaimed,
    DisplayRefreshed,
    GroupPlaced,
    TowerFilled,
)
from westphalia.games.wallenstein.objections import NotLeft, NotOpen
from westphalia.games.wallenstein.rules.economy import Collect, CollectAfterRevolt
from westphalia.games.wallenstein.rules.planning import TurnUpEvents
from westphalia.games.wallenstein.rules.round import Year
from westphalia.games.wallenstein.rules.winter import EndOfGame, EndOfYear
from westphalia.games.wallenstein.state import County, Play, WallensteinState, counties_in_play
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.words import GROUP, KEEP_DISPLAY, REFRESH, TAKE, TOP


@dataclass(frozen=True)
class SetUp(Step):
    """W2.1.1 The table is set; the game is two years long."""

    def run(self, play: Play) -> None:
        play.then(
            LineUp(),
            FillTower(),
            ClearTray(),
            TurnUpEvents(0),
            Year(0),
            EndOfYear(),
            Year(1),
            EndOfGame(),
        )


@dataclass(frozen=True)
class LineUp(Step):
    """W1.4.1 Each seat gets the counties and armies of its printed line-up."""

    def run(self, play: Play) -> None:
        for seat in range(play.state.seats):
            take_line_up(play, seat, seat)


@dataclass(frozen=True)
class DrawnLineUp(Step):
    """W1.4.1 The printed line-ups, dealt to the seats by lot."""

    def run(self, play: Play) -> None:
        letters = list(range(play.state.seats))
        for seat in range(play.state.seats):
            take_line_up(play, seat, play.chance.draw(letters))


def take_line_up(play: Play, seat: int, letter: int) -> None:
    """W1.4.1 Give *seat* what the line-up of that letter lists."""
    s = play.state
    for county, armies in s.board.line_ups[s.seats][letter]:
        settle(play, seat, county, armies)
        play.tell(CountyAssigned, seat, county, armies)


def settle(play: Play, seat: int, county: int, armies: int) -> None:
    """W1.3.5, W1.3.11 Put a group of armies into a new county; what is not placed is the supply."""
    s = play.state
    s.owner[county] = seat
    s.armies[county] = armies
    s.supply[seat] -= armies


@dataclass(frozen=True)
class FillTower(Step):
    """W1.5.3, W1.2.6 Seven cubes of each seat and ten peasants are cast in one throw.

    Colours that nobody plays stay out of the tower.  Worked out in W1.5.5.
    """

    def run(self, play: Play) -> None:
        s = play.state
        thrown = [0] * COLOURS
        for seat in range(s.seats):
            thrown[seat] = s.board.fill_armies
            s.supply[seat] -= s.board.fill_armies
        thrown[PEASANTS] = s.board.fill_peasants
        s.peasants -= s.board.fill_peasants
        s.tray = s.tower.fall(play.chance, s.inside, thrown)
        play.tell(TowerFilled, tuple(thrown), tuple(s.tray))


@dataclass(frozen=True)
class ClearTray(Step):
    """W1.5.4 What fell through goes back to the supplies."""

    def run(self, play: Play) -> None:
        s = play.state
        for seat in range(s.seats):
            s.supply[seat] += s.tray[seat]
        s.peasants += s.tray[PEASANTS]
        s.tray = [0] * COLOURS


# W1.3 The draft

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


# Options of the base game

DRAWN_LINE_UP: Final[Module] = Module("drawn line-up", instead={LineUp: lambda step: DrawnLineUp()})

DRAFT: Final[Module] = Module("draft", instead={LineUp: lambda step: Draft()})

INCOME_LOST_IN_REVOLT: Final[Module] = Module(
    "income lost in revolt",
    instead={
        Collect: lambda step: CollectAfterRevolt(step.action, step.seat, step.county),
    },
)
