"""What a use of a card opens: whom it activates and with what force, who can recruit what."""

from __future__ import annotations

from typing import Any

from westphalia.engine.chance import Scripted
from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war import nations
from westphalia.games.thirty_years_war.advice import advised_force
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import LEAD
from westphalia.games.thirty_years_war.objections_march import NotHere
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    counters_left,
    leaders_at,
    strength,
    where_is,
)
from westphalia.games.thirty_years_war.rules.activation import Activate, bar_lead, may_act
from westphalia.games.thirty_years_war.rules.dice import SIDES
from westphalia.games.thirty_years_war.rules.points import points_left, the_march
from westphalia.games.thirty_years_war.rules.rank import is_dynamic
from westphalia.games.thirty_years_war.rules.recruiting import (
    leader_bar,
    recruit_modifier,
    recruiters,
    room,
)
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.spelling import reason
from westphalia.games.thirty_years_war.state import Leader, Place, Play, ThirtyYearsWarState

Row = dict[str, Any]


def own_leaders(s: ThirtyYearsWarState, seat: Seat) -> list[tuple[Leader, Place]]:
    """The leaders of a side on the map and in its boxes; in a list of pieces they stand last."""
    places = [place for place, here in enumerate(s.pieces) if here and here[-1] >= LEADERS]
    return [(leader, place) for place in places for leader in leaders_at(s, place, seat)]


def barred(s: ThirtyYearsWarState, leader: Leader, objection: Objection) -> Row:
    return {"leader": s.board.leaders[leader], **(reason(objection) or {})}


def activations(s: ThirtyYearsWarState, seat: Seat, value: int) -> Row:
    """8.3, 10.14 Whom a card of a value activates, with the force filled in for him; who not."""
    able = may_act(s, seat, value)
    against = [(leader, bar_lead(s, seat, leader, value)) for leader, _ in own_leaders(s, seat)]
    return {
        "leaders": [activation(s, seat, leader, value) for leader in able],
        "closed": [
            barred(s, leader, why)
            for leader, why in against
            if why and not isinstance(why, NotHere)
        ],
    }


def activation(s: ThirtyYearsWarState, seat: Seat, leader: Leader, value: int) -> Row:
    """8.31a, 11.11a The force that would set out with a leader, and how far it could go."""
    twin = s.copy()
    twin.agenda = [End(), *reversed(s.rules.schedule([Activate(seat, value, 0)]))]
    play = Play(twin, Scripted([]))
    play.answer(seat, LEAD[leader])
    for choice in advised_force(play.state):
        play.answer(seat, choice)
    march = the_march(play.state)
    return {
        "leader": s.board.leaders[leader],
        "place": s.board.places[march.city],
        "factors": strength(s.board, march.units),
        "units": len(march.units),
        "points": points_left(play.state, march),
    }


def recruiting(s: ThirtyYearsWarState, seat: Seat) -> Row:
    """8.4 Who can recruit what where, with which chances; who not."""
    against = [(leader, leader_bar(s, leader, place)) for leader, place in own_leaders(s, seat)]
    return {
        "leaders": [recruiter(s, seat, leader) for leader in recruiters(s, seat)],
        "closed": [barred(s, leader, why) for leader, why in against if why],
    }


def recruiter(s: ThirtyYearsWarState, seat: Seat, leader: Leader) -> Row:
    """8.41b, 8.42, 8.43 What a leader may raise, for how many there is room, and how probably."""
    place = where_is(s, leader)
    kinds = [kind for kind in nations.recruits(s, leader, place) if counters_left(s, kind) > 0]
    return {
        "leader": s.board.leaders[leader],
        "place": s.board.places[place],
        "dynamic": is_dynamic(s, leader),
        "pillage": s.pillage[place] if place < CITIES else 0,
        "room": room(s, place, seat),
        "kinds": {s.board.kinds[kind]: counters_left(s, kind) for kind in kinds},
        **chances(s, leader, place),
    }


def chances(s: ThirtyYearsWarState, leader: Leader, place: Place) -> Row:
    """8.41b, tab.recruit How probably an attempt brings how many steps."""
    modifier = recruit_modifier.of(s, (leader, place))
    steps = [s.board.charts.steps(rolled + modifier) for rolled in range(SIDES)]
    shares = {str(number): steps.count(number) / SIDES for number in sorted({*steps})}
    return {"modifier": modifier, "steps": shares, "average": sum(steps) / SIDES}
