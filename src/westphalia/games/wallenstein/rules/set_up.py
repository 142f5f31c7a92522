"""W1 Setting up: counties by the printed line-up, the basic fill of the tower."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Step
from westphalia.games.wallenstein.events import CountyAssigned, TowerFilled
from westphalia.games.wallenstein.rules.bonus import TurnUpEvents
from westphalia.games.wallenstein.rules.end import EndOfGame
from westphalia.games.wallenstein.rules.round import Year
from westphalia.games.wallenstein.rules.winter import EndOfYear
from westphalia.games.wallenstein.state import Play
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS


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
