"""What a page fills in beforehand: the largest force, where it forages, what recovers first."""

from __future__ import annotations

from typing import Any

from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.nations.bases import Line, line_side, usable_bases
from westphalia.games.thirty_years_war.rules.activation import FormForce
from westphalia.games.thirty_years_war.rules.foraging import demand, foraged, levels_open
from westphalia.games.thirty_years_war.rules.pillage import Recover
from westphalia.games.thirty_years_war.rules.points import the_march
from westphalia.games.thirty_years_war.rules.siege import (
    besieger_of,
    besieging_factors,
    siege_level,
)
from westphalia.games.thirty_years_war.state import NONE, City, March, Play, ThirtyYearsWarState


def advised_force(s: ThirtyYearsWarState) -> list[Choice]:
    """8.31a, 10.12a All leaders who may come and the units they can lead, fast and strong ones.

    13.14a: those who are needed for a siege stay with it.
    """
    if not s.agenda or not isinstance(s.agenda[-1], FormForce):
        return []
    play = Play(s.copy(), Scripted([]))
    chosen: list[Choice] = []
    while best := best_companion(play.state, play.open[0].choices):
        play.answer(play.open[0].seat, best)
        chosen.append(best)
    return chosen


def best_companion(s: ThirtyYearsWarState, choices: list[Choice]) -> Choice | None:
    """10.12a Leaders first, for they can lead units; of these who goes far, then who is strong."""
    board = s.board
    leaders = [each for each in choices if each.verb == "join"]
    if leaders:
        return max(leaders, key=lambda each: board.leadership[each.noun])
    units = [each for each in choices if each.verb == "take" and is_spared(s, each.noun)]
    return max(
        units, key=lambda each: (board.movement[each.noun], board.strength[each.noun]), default=None
    )


def is_spared(s: ThirtyYearsWarState, unit: int) -> bool:
    """13.13b, 13.14a Whether the siege that a stack lays goes on without a unit."""
    march = the_march(s)
    city = march.city
    if city >= len(s.siege) or not s.siege[city] or besieger_of(s, city) != march.seat:
        return True
    left = besieging_factors(s, city, march.seat) - s.board.strength[unit]
    return left >= siege_level(s, city)


def advised_forage(s: ThirtyYearsWarState, march: March) -> list[City]:
    """11.16c, 15.24a The enemy's land first, then the own, and own Supply Bases rather than starve.

    A city that was just taken in land of the enemy is no loss; the army spares where it will stand.
    """
    if len(march.forage) >= demand(march):
        return []
    bases = side_bases(s, march.seat)
    levels = {city: levels_open(s, march, city) for city in foraged(march)}
    chosen: list[City] = []
    for _ in range(demand(march) - len(march.forage)):
        left = [city for city in levels if levels[city] > 0]
        if not left:
            break
        city = min(left, key=lambda each: forage_rank(s, march, each, chosen, bases))
        levels[city] -= 1
        chosen.append(city)
    return chosen


def forage_rank(
    s: ThirtyYearsWarState, march: March, city: City, chosen: list[City], bases: set[City]
) -> tuple[bool, bool, bool, int]:
    area = s.board.area_of[city]
    at_home = area != NONE and s.holder[area] == march.seat == s.control[city]
    worn = s.pillage[city] + chosen.count(city)
    return city in bases, at_home, city == march.city, worn


def side_bases(s: ThirtyYearsWarState, seat: Seat) -> set[City]:
    """15.15a The Supply Bases that a side can use now."""
    lines = [line for line in Line if line_side(s, line) == seat]
    return {city for line in lines for city in usable_bases(s, line)}


def forage_view(s: ThirtyYearsWarState, march: March) -> dict[str, Any]:
    """11.16 What the march must take from the land, what each city can give, and a suggestion."""
    names = s.board.places
    return {
        "needs": demand(march),
        "chosen": [names[city] for city in march.forage],
        "open": {names[city]: levels_open(s, march, city) for city in foraged(march)},
        "advice": [names[city] for city in advised_forage(s, march)],
    }


def advised_recovery(s: ThirtyYearsWarState) -> list[Choice]:
    """15.25a Where levels recover if nobody wishes otherwise: at own bases, then in own land."""
    asked = s.agenda[-1] if s.agenda else None
    if not isinstance(asked, Recover):
        return []
    seat, bases = asked.seat, {city for line in Line for city in usable_bases(s, line)}
    play = Play(s.copy(), Scripted([]))
    chosen: list[Choice] = []
    while play.open and play.state.agenda and isinstance(play.state.agenda[-1], Recover):
        if play.state.agenda[-1].seat != seat:
            break
        offered = [each for each in play.open[0].choices if each.verb == "recover"]
        ranks = [(recovery_rank(play.state, seat, bases, each.noun), each) for each in offered]
        best = min(ranks, key=lambda pair: pair[0])[1]
        try:
            play.answer(seat, best)
        except ScriptError:  # the other side rolls next
            return [*chosen, best]
        chosen.append(best)
    return chosen


def recovery_rank(
    s: ThirtyYearsWarState, seat: Seat, bases: set[City], city: City
) -> tuple[bool, bool, int, int]:
    """Own bases, then own Areas, there the worst; the order of the map decides the rest."""
    area = s.board.area_of[city]
    own = (s.control[city] if area == NONE else s.holder[area]) == seat
    return not (own and city in bases), not own, -s.pillage[city], city
