"""17.Sw.1 The landing of the Swedish army."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import SWEDEN
from westphalia.games.thirty_years_war.choices import PLACE
from westphalia.games.thirty_years_war.events_arrivals import SwedesAttacked, SwedesLanded
from westphalia.games.thirty_years_war.nations.swedish import is_legal_base
from westphalia.games.thirty_years_war.objections_events import NotOpenToLand
from westphalia.games.thirty_years_war.pieces import units_at, units_outside
from westphalia.games.thirty_years_war.rules.arrivals import bring
from westphalia.games.thirty_years_war.rules.combat import Fight
from westphalia.games.thirty_years_war.rules.control import (
    gain_city,
    in_neutral_area,
    is_fortress,
    violate,
)
from westphalia.games.thirty_years_war.rules.end_of_march import Deploy, EndActivation
from westphalia.games.thirty_years_war.rules.entering import React
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PRESENT,
    PROTESTANT,
    City,
    Leader,
    March,
    Play,
    ThirtyYearsWarState,
    Unit,
)


def landing_ports(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1a, 17.Sw.1b, 17.Sw.1i The ports where the army may land.

    Those that are Protestant or neutral and without Catholic units; if there are none, Catholic
    ones without them.  Where Catholic units are in all of them there is none.
    """
    free = [port for port in s.board.arrows[SWEDEN] if not units_at(s, port, CATHOLIC)]
    return [port for port in free if is_legal_base(s, port)] or free


@dataclass(frozen=True)
class LandSwedes(Automatic):
    """17.Sw.1a, 17.Sw.1c The Protestant chooses a port to land in, or one to attack."""

    leaders: tuple[Leader, ...]
    units: tuple[Unit, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [PLACE[port] for port in self.ports(s)]
        return [Question(PROTESTANT, "land", "17.Sw.1a", choices)]

    def ports(self, s: ThirtyYearsWarState) -> list[City]:
        return landing_ports(s) or list(s.board.arrows[SWEDEN])

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "place" and choice.noun not in self.ports(s)
        return NotOpenToLand(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        port = choice.noun
        opposed = not landing_ports(s)
        s.swedish_base = port  # 17.Sw.1i: there in any case, though perhaps of no use yet
        if opposed:
            assail(play, port, list(self.leaders), list(self.units))
        else:
            land(play, port, list(self.leaders), list(self.units))


def land(play: Play, port: City, leaders: list[Leader], units: list[Unit]) -> None:
    """17.Sw.1b, 17.Sw.1i, 9.13b The army stands in the port; Pomerania is violated if neutral.

    A Catholic port without a Fortress becomes Protestant; a Fortress does not, the army masks it.
    """
    s = play.state
    play.tell(SwedesLanded, port)
    if in_neutral_area(s, port) and s.revolt[port] == NOBODY:
        violate(play, s.board.area_of[port], PROTESTANT)
    bring(play, PROTESTANT, port, leaders, units)
    if s.control[port] == CATHOLIC and not is_fortress(s, port):
        gain_city(play, port, PROTESTANT)


def assail(play: Play, port: City, leaders: list[Leader], units: list[Unit]) -> None:
    """17.Sw.1c The army comes from the Swedish flag; 12.55: there is no way back.

    The Catholics may go into the Fortress of the port, if it is theirs (11.23a).
    """
    s = play.state
    for leader in leaders:
        s.fate[leader] = PRESENT
    joined = [0] * len(units)
    # fmt: off
    s.march = March(
        PROTESTANT, leaders[0], port, SWEDEN, 0, 0, 0, leaders, [], units, joined,
        0, [], [port], [], [], [],
    )
    # fmt: on
    play.tell(SwedesAttacked, port)
    play.then(React(CATHOLIC, port), StormPort())


@dataclass(frozen=True)
class StormPort(Step):
    """17.Sw.1c A regular battle with those outside; if all are inside the army stands before them.

    Either way it does not move on in this round.
    """

    def run(self, play: Play) -> None:
        s = play.state
        assert s.march is not None
        if units_outside(s, s.march.city, CATHOLIC):
            play.then(Fight(PROTESTANT))
        else:
            play.then(Deploy(PROTESTANT), EndActivation(PROTESTANT))
