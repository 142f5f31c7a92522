"""17.Sw The Swedes and their base."""

from __future__ import annotations

from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import SWEDEN
from westphalia.games.thirty_years_war.cards.ids import P18
from westphalia.games.thirty_years_war.events_cards import BaseMoved
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    City,
    Play,
    ThirtyYearsWarState,
)


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1a The city that is marked as the Swedish Base, if there is one."""
    return [s.swedish_base] if s.swedish_base != NONE else []


def is_legal_base(s: ThirtyYearsWarState, port: City) -> bool:
    """17.Sw.1e, 9.42a Protestant-controlled or neutral, like a port in revolt."""
    return s.control[port] != CATHOLIC


def is_usable_base(s: ThirtyYearsWarState, port: City) -> bool:
    """17.Sw.1e, 9.42g No line of communications ends in a revolt."""
    return is_legal_base(s, port) and s.revolt[port] == NOBODY


def has_port(s: ThirtyYearsWarState) -> bool:
    """17.Sw.1f Whether the Base could be in one of the ports, though it may have to be moved."""
    return any(is_legal_base(s, port) for port in s.board.arrows[SWEDEN])


def new_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1d Where the base may be moved: once a turn, and not in the turn of the landing."""
    if s.swedish_base == NONE or s.base_moved or s.happened[P18] == s.turn:
        return []
    ports = s.board.arrows[SWEDEN]
    return [port for port in ports if port != s.swedish_base and is_legal_base(s, port)]


def move_base(play: Play, port: City) -> None:
    """17.Sw.1d A Free Action that does nothing else."""
    s = play.state
    s.swedish_base, s.base_moved = port, 1
    play.tell(BaseMoved, port)
