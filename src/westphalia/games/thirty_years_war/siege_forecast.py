"""13.2 What may come of a siege: its rolls one after another, and who could relieve it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import ROLL
from westphalia.games.thirty_years_war.foretelling import Forecast, NothingToForetell
from westphalia.games.thirty_years_war.pieces import (
    leaders_outside,
    strength,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.reach import reach
from westphalia.games.thirty_years_war.rules.activation import begin_march, take
from westphalia.games.thirty_years_war.rules.dice import SIDES
from westphalia.games.thirty_years_war.rules.points import capacity
from westphalia.games.thirty_years_war.rules.siege import (
    LaySiege,
    besieger_of,
    besieging_factors,
    siege_level,
    siege_number,
)
from westphalia.games.thirty_years_war.rules.siege_combat import (
    Assault,
    siege_modifier,
    siege_odds,
    succeeds,
)
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    Leader,
    Play,
    ThirtyYearsWarState,
    enemy,
)

ROLLS: Final = 4  # so many are foretold


def siege(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """13.2 A siege roll: under the activated leader, or at the end of a turn."""
    asked = s.agenda[-1] if s.agenda else None
    city, leader = choice.noun, NONE
    if choice.verb == "assault":
        if not isinstance(asked, Assault):
            raise NothingToForetell("no leader stands before a besieged Fortress")
        city, leader = asked.city, asked.leader
    elif choice.noun >= CITIES:
        raise NothingToForetell(f"{s.board.places[choice.noun]} cannot be rolled for")
    besieger = besieger_of(s, city)
    if not s.siege[city] or besieger == NOBODY:
        raise NothingToForetell(f"{s.board.cities[city]} is not besieged")
    odds = siege_odds(s, besieger, city, leader)
    return {
        "city": s.board.cities[city],
        "modifier": odds.modifier,
        "success": odds.successes / SIDES,
        "level": siege_level(s, city),
        "strength": s.board.fortress[city],
        "inside": siege_level(s, city) - s.board.fortress[city],
        "factors": besieging_factors(s, city, besieger),
        "rolls": rolls(s, besieger, city, leader),
        "relief": relief(s, besieger, city),
    }


def laying(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """13.12b, 13.13b A siege that is to be laid: its rolls begin at the end of the turn."""
    asked = s.agenda[-1] if s.agenda else None
    if not isinstance(asked, LaySiege):
        raise NothingToForetell("nobody is to lay a siege now")
    twin = s.copy()
    twin.siege[asked.city] = 1
    return siege(twin, seat, ROLL[asked.city])


# Roll by roll


def rolls(s: ThirtyYearsWarState, seat: Seat, city: City, leader: Leader) -> list[dict[str, Any]]:
    """13.23, 13.26a The next rolls as long as each fails: in activations, and at the end of turns.

    The marker rises by one each time.  *by_then* is how probably the Fortress has fallen.
    """
    twin = s.copy()
    found: list[dict[str, Any]] = []
    turn, active, holds = s.turn, leader != NONE, 1.0
    while len(found) < ROLLS and turn <= s.set_up.last_turn:
        row = roll_view(twin, seat, city, leader if active else NONE)
        holds *= 1 - row["success"]
        when = {"turn": turn, "active": active, "by_then": 1 - holds}
        found.append({**row, **when})
        twin.siege[city] = min(twin.siege[city], s.board.charts.siege_most) + 1
        turn, active = (turn, False) if active else (turn + 1, leader != NONE)
    return found


def roll_view(s: ThirtyYearsWarState, seat: Seat, city: City, leader: Leader) -> dict[str, Any]:
    """13.23, 13.25 One roll: what is added to it, and which faces of the die succeed."""
    modifier, walls = siege_modifier(s, seat, city, leader), s.board.siege_modifier[city]
    number = siege_number(s, city)
    faces = [succeeds(s, rolled, modifier) for rolled in range(SIDES)]
    return {
        "number": number,
        "walls": walls,
        "spinola": modifier - number - walls,
        "modifier": modifier,
        "faces": faces,
        "success": faces.count(True) / SIDES,
    }


# Who may come


def relief(s: ThirtyYearsWarState, seat: Seat, city: City) -> list[dict[str, Any]]:
    """13.15a Enemy armies that could come in one activation, and how probably they would win.

    Each with as many of its strongest units as its leader can lead, without cards.
    """
    foe = enemy(seat)
    if not units_outside(s, city, seat):
        return []
    places = [place for place in range(CITIES) if place != city and units_at(s, place, foe)]
    armies = [(place, leader) for place in places for leader in leaders_outside(s, place, foe)]
    found = [army for place, leader in armies for army in coming(s, leader, place, city)]
    return sorted(found, key=lambda army: -army["wins"])


def coming(s: ThirtyYearsWarState, leader: Leader, place: City, city: City) -> list[dict[str, Any]]:
    """11.1, 13.15a The army of one leader, if it comes as far as the Fortress."""
    twin = s.copy()
    twin.march, twin.battle, twin.agenda = None, None, [End()]
    play = Play(twin, Scripted([]))
    march = begin_march(play, s.board.leader_side[leader], leader, place, 0, free=0)
    here = sorted(units_at(twin, place, march.seat), key=lambda unit: -s.board.strength[unit])
    for unit in here[: capacity(twin, march)]:
        take(play, unit)
    goals = [goal for goal in reach(twin, march) if goal.place == city and goal.odds]
    return [
        {
            "leader": s.board.leaders[leader],
            "from": s.board.places[place],
            "factors": strength(s.board, march.units),
            "wins": goal.odds.attacker_wins,
        }
        for goal in goals
        if goal.odds
    ]
