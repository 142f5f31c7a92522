"""What may come of an answer: battles, sieges, recruits, pay and peace, from open facts alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Sequence
from dataclasses import asdict
from typing import Any, Final

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.preview import preview
from westphalia.engine.step import NOBODY, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.odds import Forecast, NothingToForetell
from westphalia.games.thirty_years_war.pieces import (
    SIDES,
    capacity,
    leader_side,
    leaders_outside,
    strength,
    units_at,
    units_outside,
    where_is,
)
from westphalia.games.thirty_years_war.rules.control import (
    VIOLATION,
    WORST_PILLAGE,
    all_electors,
    besieger_of,
    besieging_factors,
    favour,
    is_fortress,
    is_inviolate,
    siege_level,
)
from westphalia.games.thirty_years_war.rules.decks import (
    MAY_OFFER,
    MUST_ACCEPT,
    must_accept,
    peace_bar,
    scenario_bar,
)
from westphalia.games.thirty_years_war.rules.march import begin_march, take_along
from westphalia.games.thirty_years_war.rules.netherlands import ways
from westphalia.games.thirty_years_war.rules.pay import (
    PURSES,
    Claim,
    PayInCity,
    PayUnits,
    draw,
    loot_modifiers,
    rate,
    sources_of,
    unpaid_cities,
    unpaid_units,
)
from westphalia.games.thirty_years_war.rules.siege import (
    Assault,
    LaySiege,
    siege_odds,
)
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    Leader,
    March,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.views.battle import cards, expected, losses
from westphalia.games.thirty_years_war.views.board import BOTH, counted, rolls, side
from westphalia.games.thirty_years_war.views.march import (
    SOURCES,
    activations,
    before_walls,
    entered,
    goal_of,
    goal_view,
    paying_steps,
    reach,
    recruiter,
    recruiting,
)
from westphalia.games.thirty_years_war.words import DONE, PAY, PAY_ALL, PAY_IN, ROLL, reason

# 15.1, 15.2 Pay

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


# 13.2 Sieges


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
        take_along(play, unit)
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


# Any answer

Foretell = Callable[[ThirtyYearsWarState, Seat, Choice], Forecast]
ForetellAll = Callable[[ThirtyYearsWarState, Seat, Sequence[Choice]], Forecast]


def forecast(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """What may come of the last of these answers, or of all where they belong together.

    Only what all may know goes into it, and what the seat itself holds.
    """
    verb = choices[-1].verb if choices else ""
    if verb in PAYING:
        begun, wish = parted(choices, PAYING)
        if is_paying(paid := after(s, seat, begun), seat):
            return pay_forecast(paid, seat, wish)
    if verb in IN_A_ROW:
        begun, row = parted(choices, IN_A_ROW)
        return IN_A_ROW[verb](after(s, seat, begun), seat, row)
    if verb not in FORETOLD:
        known = ", ".join([*FORETOLD, *IN_A_ROW])
        raise NothingToForetell(f"a forecast is for one of these answers: {known}")
    return FORETOLD[verb](after(s, seat, choices[:-1]), seat, choices[-1])


def parted(
    choices: Sequence[Choice], verbs: Container[str]
) -> tuple[Sequence[Choice], Sequence[Choice]]:
    """Those with these verbs at the end, and all before them."""
    before = [n for n, choice in enumerate(choices, 1) if choice.verb not in verbs]
    first = before[-1] if before else 0
    return choices[:first], choices[first:]


def after(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> ThirtyYearsWarState:
    """The position after answers that could be taken back."""
    if not choices:
        return s
    tried = preview(s, seat, choices)
    if tried.refused or tried.final:
        raise NothingToForetell(f"nothing is foretold behind '{choices[-1]}'")
    state: ThirtyYearsWarState = tried.play.state
    return state


def activated(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """8.3 Whom a card activates, with the largest force that may set out with him."""
    return activations(s, seat, s.board.card_value[choice.noun])


def recruited(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """8.4 Who may recruit by a card, and with which chances."""
    return recruiting(s, seat)


def march(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """11.1, 11.18a, 12.2, 13.13b A step of the march: whom it meets, and what may come of that."""
    going = s.march
    if going is None or s.battle or choice.noun not in ways(s, going):
        raise NothingToForetell(f"no march leads from here with '{choice}'")
    there = entered(s, going, choice.noun)
    shown = goal_view(s, goal_of(s, there))
    if there.units and choice.noun < CITIES:
        shown |= fortress(s, there, choice.noun)
        if is_inviolate(s, choice.noun):
            shown["vp"] = favour(enemy(there.seat), VIOLATION)
    return shown


def fortress(s: ThirtyYearsWarState, stack: March, city: City) -> Forecast:
    """11.23, 13.13 Whether the enemy may withdraw inside, and whether that could be besieged."""
    foe = enemy(stack.seat)
    if not is_fortress(s, city) or s.control[city] == stack.seat:
        return {}
    waiting = units_at(s, city, foe) or leaders_outside(s, city, foe)
    withdraws = s.control[city] == foe and bool(waiting) and not s.inside[city]
    return {
        "may_withdraw": withdraws,
        "siege": before_walls(s, stack, city),
    }


def battle(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """12.2 The battle under way, as it stands."""
    if s.battle is None or any(s.battle.inflicted):
        raise NothingToForetell("no battle is about to be fought")
    return {"odds": asdict(expected(s))}


def recruits(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """8.41b, tab.recruit How probably an attempt of a leader brings how many steps."""
    leader: Leader = choice.noun
    place = where_is(s, leader)
    if not 0 <= place < CITIES or leader_side(s, leader) != seat:
        raise NothingToForetell(f"{s.board.leaders[leader]} recruits nobody for seat {seat}")
    return recruiter(s, seat, leader)


def peace(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """5.31c, tab.peace What negotiations would bring at this total."""
    electors = all_electors(s)
    modifier = 0 if electors == NOBODY else s.board.charts.peace_electors[electors]
    results = [s.board.charts.peace(s.vp, rolled + modifier) for rolled in range(SIDES)]
    names = [result.name.lower() for result in results]
    shares = {name: names.count(name) / SIDES for name in dict.fromkeys(names)}
    sides = [peace_side(s, each) for each in BOTH]
    shown = {"modifier": modifier, "electors": side(electors), "results": shares}
    return {**shown, "least": s.board.charts.peace_column(s.vp), "sides": sides}


def peace_side(s: ThirtyYearsWarState, seat: Seat) -> Forecast:
    """5.31a, 5.31b At which totals a side may offer and must accept, and how that is now."""
    low, high = MAY_OFFER[seat]
    return {
        "low": low,
        "high": high,
        "must": MUST_ACCEPT[seat],
        "never": reason(scenario_bar(s, seat)) or {},
        "offers": reason(peace_bar(s, seat)) or {},
        "must_accept": must_accept(s, seat),
    }


FORETOLD: Final[dict[str, Foretell]] = {
    "act": activated,
    "recruit": recruited,
    "march": march,
    "attack": battle,
    "assault": siege,
    "roll": siege,
    "attempt": recruits,
    "offer_peace": peace,
    "accept": peace,
}
# Answers that are foretold together: cards laid at once, steps lost for one number; and a siege
# that is to be laid.
IN_A_ROW: Final[dict[str, ForetellAll]] = {
    "combat": cards,
    "lose": losses,
    "lose_besieged": losses,
    "besiege": laying,
}
