"""15.1, 15.2 What comes of a way to pay: the points that it takes, and who is left to loot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.step import Question, Seat, Step
from westphalia.games.thirty_years_war.choices import DONE, PAY, PAY_ALL, PAY_IN
from westphalia.games.thirty_years_war.map_view import counted
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE
from westphalia.games.thirty_years_war.rules.dice import SIDES
from westphalia.games.thirty_years_war.rules.loot import loot_modifiers
from westphalia.games.thirty_years_war.rules.pay import (
    PURSES,
    Claim,
    PayInCity,
    PayUnits,
    draw,
    rate,
    sources_of,
    unpaid_cities,
    unpaid_units,
)
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import City, Play, ThirtyYearsWarState, Unit
from westphalia.games.thirty_years_war.war_view import SOURCES, paying_steps

PAYING = ("pay_all", "pay_in", "pay", "done")


def is_paying(s: ThirtyYearsWarState, seat: Seat) -> bool:
    return bool(paying_steps(s, seat))


def pay_forecast(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> dict[str, Any]:
    """15.13a, 15.134 What these answers would pay; *pay_all* is all that the points can do.

    Cities and units are named as a side answers them.  What the points cannot pay is left out.
    """
    claims = [claim for step in paying_steps(s, seat) for claim in step.claims]
    every = choices[-1].verb == "pay_all"
    wanted = by_need(s, claims) if every else named(s, seat, claims, choices)
    aid = s.aid.copy()
    paid: list[tuple[Claim, list[int]]] = []
    for claim in wanted:
        points = draw(aid, PURSES[claim[2]], rate(s, claim))
        if any(points):
            paid.append((claim, points))
            claims.remove(claim)
    those = [claim for claim, _ in paid]
    return {
        "answers": answers(s, seat, those),
        "paid": paid_view(s, those),
        "points": points_view(s, paid),
        "spent": sum(s.aid) - sum(aid),
        "purse": {SOURCES[each]: aid[each] for each in sources_of(seat) if aid[each]},
        "more": more_view(s, aid, claims),
        "loot": looters(s, seat, those),
    }


def by_need(s: ThirtyYearsWarState, claims: list[Claim]) -> list[Claim]:
    """15.21b Those who would do most harm first: where least is left, there the strongest."""
    return sorted(
        claims, key=lambda each: (-s.pillage[each[0]], each[0], -s.board.strength[each[1]])
    )


def named(
    s: ThirtyYearsWarState, seat: Seat, claims: list[Claim], choices: Sequence[Choice]
) -> list[Claim]:
    """The units that answers name: a city, and then units in it."""
    left = claims.copy()
    found: list[Claim] = []
    inside = [step.city for step in paying_steps(s, seat) if isinstance(step, PayInCity)]
    city = inside[-1] if inside else -1
    for choice in choices:
        if choice.verb == "pay_in":
            city = choice.noun
        elif choice.verb == "pay":
            here = [each for each in left if each[0] == city and each[1] == choice.noun]
            found += here[:1]
            if here:
                left.remove(here[0])
    return found


def answers(s: ThirtyYearsWarState, seat: Seat, paid: list[Claim]) -> list[str]:
    """15.13a The answers that pay these units and no others, to the end of this side's pay."""
    twin = s.copy()
    twin.agenda = [End(), *paying_steps(twin, seat)]
    play = Play(twin, Scripted([]))
    left = paid.copy()
    said: list[str] = []
    while play.open:
        choice = next_answer(left, play.open[0], twin.agenda[-1])
        said.append(choice.text)
        play.answer(seat, choice)
    return said


def next_answer(left: list[Claim], question: Question, asking: Step) -> Choice:
    """How one question is answered so that those who are left are paid; who is, is left no more."""
    claims = list(asking.claims) if isinstance(asking, PayUnits | PayInCity) else []
    if PAY_ALL in question.choices and all(
        left.count(each) == claims.count(each) for each in claims
    ):
        for claim in claims:
            left.remove(claim)
        return PAY_ALL
    if isinstance(asking, PayInCity):
        here = [each for each in left if each[0] == asking.city]
        if here:
            left.remove(here[0])
        return PAY[here[0][1]] if here else DONE
    if not left:
        return DONE
    city = left[0][0]
    if len([each for each in claims if each[0] == city]) == 1:
        left.remove(left[0])  # who is alone there is paid without a further question
    return PAY_IN[city]


def paid_view(s: ThirtyYearsWarState, paid: list[Claim]) -> list[dict[str, Any]]:
    """15.134 By city and class how many are paid."""
    return [
        {"city": s.board.places[city], "unit": s.board.units[unit], "count": count}
        for (city, unit, _), count in Counter(paid).items()
    ]


def points_view(
    s: ThirtyYearsWarState, paid: list[tuple[Claim, list[int]]]
) -> dict[str, dict[str, int]]:
    """15.134 By city how many points of which source its units take."""
    sums: dict[str, Counter[str]] = {}
    for (city, _, _), points in paid:
        sums.setdefault(s.board.places[city], Counter()).update(
            {SOURCES[source]: each for source, each in enumerate(points) if each}
        )
    return {city: dict(by_source) for city, by_source in sums.items()}


def more_view(s: ThirtyYearsWarState, aid: list[int], claims: list[Claim]) -> list[dict[str, str]]:
    """15.134 Of whom one more could be paid with what is left."""
    able = [each for each in claims if any(draw(aid.copy(), PURSES[each[2]], rate(s, each)))]
    return [
        {"city": s.board.places[city], "unit": s.board.units[unit]}
        for city, unit, _ in dict.fromkeys(able)
    ]


# Who loots


def looters(s: ThirtyYearsWarState, seat: Seat, paid: list[Claim]) -> list[dict[str, Any]]:
    """15.2 Where a side would loot if these units were paid besides."""
    rows: list[dict[str, Any]] = []
    for city in unpaid_cities(s, seat):
        units = unpaid_units(s, seat, city)
        for where, unit, _ in paid:
            if where == city:
                units.remove(unit)
        if units:
            rows.append(loot_view(s, seat, city, units))
    return rows


def loot_view(s: ThirtyYearsWarState, seat: Seat, city: City, units: list[Unit]) -> dict[str, Any]:
    """15.21a, 15.22, 15.221 What changes a roll for loot, and how probably it ends how."""
    modifiers = loot_modifiers(s, seat, city, units)
    room = WORST_PILLAGE - s.pillage[city]
    ends: list[tuple[int, int]] = []
    for rolled in range(SIDES):
        levels, losses = s.board.charts.loot(rolled + sum(modifiers.values()))
        ends.append((min(levels, room), losses + max(0, levels - room)))
    return {
        "city": s.board.places[city],
        "units": counted(s.board.units, units),
        "modifiers": modifiers,
        "modifier": sum(modifiers.values()),
        "results": [
            {"pillage": end[0], "steps": end[1], "share": ends.count(end) / SIDES}
            for end in sorted({*ends})
        ],
    }
