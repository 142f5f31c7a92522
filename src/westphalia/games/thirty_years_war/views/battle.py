"""9.5, 12 The battle under way, as everybody sees it, and what one side alone knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import comb
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, CLASSES, Board
from westphalia.games.thirty_years_war.cards.combat import IN_COMBAT
from westphalia.games.thirty_years_war.expansions.one_visit import (
    LoseTogether,
    SealCards,
    bar_seal,
    foreseen,
    prospects,
)
from westphalia.games.thirty_years_war.imagine import unseen
from westphalia.games.thirty_years_war.odds import Forecast, NothingToForetell, Odds, battle_odds
from westphalia.games.thirty_years_war.pieces import (
    commanders,
    fighting,
    is_dynamic,
    is_lopsided,
    is_reduced,
    leaders_outside,
    strength,
    the_battle,
    the_march,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.battle import (
    CARDS,
    PlayCombatCards,
    RollBattle,
    bar_card,
    combat_use,
)
from westphalia.games.thirty_years_war.rules.control import (
    besieging_factors,
    is_fortress,
    is_inviolate,
)
from westphalia.games.thirty_years_war.rules.entering import ChooseOverrun, React, may_overrun
from westphalia.games.thirty_years_war.rules.losses import (
    BESIEGED,
    ChooseLosses,
    after_loss,
    may_lose,
    only_way,
    stack_of,
)
from westphalia.games.thirty_years_war.rules.nations import line_of, usable_bases
from westphalia.games.thirty_years_war.rules.retreat import ChooseRetreat, places
from westphalia.games.thirty_years_war.rules.supply import Trace, trace_of
from westphalia.games.thirty_years_war.state import (
    NONE,
    Battle,
    Card,
    City,
    Leader,
    March,
    Place,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import UnitType
from westphalia.games.thirty_years_war.views.board import BOTH, counted, force_view, side
from westphalia.games.thirty_years_war.views.march import best, clash_odds
from westphalia.games.thirty_years_war.words import DONE, LOSE, LOSE_BESIEGED, PASS, RETREAT, reason

# 12.2 The battle under way: what all may know


def battle_view(s: ThirtyYearsWarState, battle: Battle) -> dict[str, Any]:
    """12.2 Both sides of the battle under way, and how it may end as long as nobody has rolled."""
    begun = any(battle.strength)
    rolled = begun and is_rolled(s)
    came_from = the_march(s).came_from
    shown: dict[str, Any] = {
        "city": s.board.places[battle.city],
        "came_from": s.board.places[came_from] if came_from != NONE else None,
        "attacker": battle.attacker,
        "sally": bool(battle.sally),
        "landing": came_from >= CITIES,
        "sides": battle_sides(s, battle),
        "ties": ties(s, battle),
        "came_out": counted(s.board.units, battle.besieged),
        "cards": [s.board.cards[card] for card in battle.cards],
        "odds": None if rolled else asdict(expected(s)),
    }
    asked = s.agenda[-1] if s.agenda else None
    if isinstance(asked, React):
        shown["fortress"] = fortress_view(s, battle.city, the_march(s))
    if isinstance(asked, ChooseRetreat):
        shown["retreat"] = retreat_view(s, asked.seat)
    return shown


def is_rolled(s: ThirtyYearsWarState) -> bool:
    """12.26a Whether the dice of a battle that has begun have fallen."""
    return not any(isinstance(step, RollBattle) for step in s.agenda)


def battle_sides(s: ThirtyYearsWarState, battle: Battle) -> list[dict[str, Any]]:
    """12.2 Both sides; before it has begun as it will probably be fought."""
    likely = battle if any(battle.strength) else the_battle(prospect(s))
    changed = modifiers(s)
    return [{**battle_side(s, likely, seat), "modifiers": changed[seat]} for seat in BOTH]


def battle_side(s: ThirtyYearsWarState, battle: Battle, seat: Seat) -> dict[str, Any]:
    """12.22, 12.24, 12.25 What a side fights with, and what it has done and suffered."""
    units, charts = fighting(battle, seat), s.board.charts
    shown = force_view(s, units, battle.leaders[seat])
    factors = battle.strength[seat] or shown["factors"]
    commander = battle.commander[seat]
    asked = s.agenda[-1] if s.agenda else None
    loses = isinstance(asked, ChooseLosses) and asked.seat == seat
    return {
        **shown,
        "factors": factors,
        "commander": s.board.leaders[commander] if commander != NONE else None,
        "commanders": [s.board.leaders[one] for one in commanders(s, battle.leaders[seat])],
        "rating": battle.rating[seat],
        "modifier": battle.modifier[seat],
        "column": charts.combat_strength[charts.column(factors, battle.shift[seat])],
        "shift": battle.shift[seat],
        "left": shown["factors"],
        "safe": seat != battle.attacker and any(battle.strength) and is_lopsided(battle),
        "inflicted": battle.inflicted[seat],
        "to_lose": battle.losses[seat],
        **({"ways": ways_view(s, seat)} if loses else {}),
    }


def ties(s: ThirtyYearsWarState, battle: Battle) -> Seat:
    """12.28b Who wins if both roll the same, as long as the commanders live."""
    attack, defence = [battle.commander[seat] for seat in (battle.attacker, 1 - battle.attacker)]
    dynamic = [one != NONE and is_dynamic(s, one) for one in (attack, defence)]
    return battle.attacker if dynamic == [True, False] else enemy(battle.attacker)


def modifiers(s: ThirtyYearsWarState) -> list[list[dict[str, Any]]]:
    """9.51d, 12.24, 12.25 By seat what changes its roll or its column: the commander, each card."""
    twin = s.copy()
    battle, found = the_battle(twin), [list[dict[str, Any]](), list[dict[str, Any]]()]
    battle.modifier, battle.shift, battle.rating = [0, 0], [0, 0], [0, 0]
    for seat in BOTH:
        leader = battle.commander[seat]
        if leader != NONE:
            battle.rating[seat] = s.board.battle[leader]
            told = {"leader": s.board.leaders[leader], "roll": battle.rating[seat]}
            found[seat].append({**told, "shift": 0, "clause": "12.24"})
    cards, battle.cards = battle.cards, []
    for card in cards:
        for seat, (roll, shift) in enumerate(lay(twin, s.board.card_side[card], card)):
            if roll or shift:
                told = {"card": s.board.cards[card], "roll": roll}
                found[seat].append({**told, "shift": shift, "clause": "9.52"})
    return found


def lay(s: ThirtyYearsWarState, seat: Seat, card: Card) -> list[tuple[int, int]]:
    """9.51d Lays a card in a battle that is only thought of; what that adds, by seat."""
    battle = the_battle(s)
    before = changes(battle)
    IN_COMBAT[card].effect(s, seat)
    battle.cards.append(card)
    pairs = zip(changes(battle), before, strict=True)
    return [(now[0] - then[0], now[1] - then[1]) for now, then in pairs]


def changes(battle: Battle) -> list[tuple[int, int]]:
    """12.24, 12.25 By seat what is added to its roll, and by how many columns it is shifted."""
    return [(battle.rating[seat] + battle.modifier[seat], battle.shift[seat]) for seat in BOTH]


def expected(s: ThirtyYearsWarState) -> Odds:
    """12.24 The odds; as long as a side has not named its commander, under its best."""
    return battle_odds(prospect(s))


def prospect(s: ThirtyYearsWarState) -> ThirtyYearsWarState:
    """12.24 The battle as it will probably be fought: each side under a commander."""
    twin = s.copy()
    battle = the_battle(twin)
    for seat in BOTH:
        named = battle.commander[seat] != NONE
        leader = battle.commander[seat] if named else best(s, battle.leaders[seat])
        battle.commander[seat] = leader
        if leader != NONE and not (named and any(battle.strength)):
            battle.rating[seat] = s.board.battle[leader]
    return twin


# Before it comes to a battle


def clash_view(s: ThirtyYearsWarState) -> dict[str, Any] | None:
    """11.23a, 12.6 An army has come upon enemies who may still withdraw, or be overrun."""
    asked = s.agenda[-1] if s.agenda else None
    march = s.march
    if s.battle or march is None or not isinstance(asked, React | ChooseOverrun):
        return None
    seat, city = march.seat, march.city
    foes, leaders = units_outside(s, city, enemy(seat)), leaders_outside(s, city, enemy(seat))
    sides = [force_side(s, march.units, march.leaders, march.leader)]
    sides.append(force_side(s, foes, leaders, best(s, leaders)))
    came_from = march.came_from
    return {
        "city": s.board.places[city],
        "came_from": s.board.places[came_from] if came_from != NONE else None,
        "attacker": seat,
        "sides": sides if seat == 0 else sides[::-1],
        "overrun": bool(foes) and may_overrun(s, march, foes),
        "odds": asdict(clash_odds(s, march)) if foes else None,
        "fortress": fortress_view(s, city, march) if isinstance(asked, React) else None,
    }


def force_side(
    s: ThirtyYearsWarState, units: list[Unit], leaders: list[Leader], commander: Leader
) -> dict[str, Any]:
    """12.22, 12.24 One side as it would fight without cards."""
    charts, shown = s.board.charts, force_view(s, units, leaders)
    return {
        **shown,
        "commander": s.board.leaders[commander] if commander != NONE else None,
        "commanders": [s.board.leaders[leader] for leader in commanders(s, leaders)],
        "rating": s.board.battle[commander] if commander != NONE else 0,
        "column": charts.combat_strength[charts.column(shown["factors"])],
    }


def fortress_view(s: ThirtyYearsWarState, city: City, march: March) -> dict[str, int]:
    """11.23b, 13.13 If all withdraw: the siege level then, and who would stand before it."""
    holder, attacker = enemy(march.seat), march.seat
    inside, before = units_at(s, city, holder), march.units
    if s.battle:
        inside, before = inside + s.battle.units[holder], s.battle.units[attacker] + march.units
    level = s.board.fortress[city] + strength(s.board, inside)
    factors = strength(s.board, before) + besieging_factors(s, city, attacker)
    return {"level": level, "factors": factors}


# What only a side itself knows


def sealed_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """9.51a, 12.27 What only a side itself knows: its sealed cards, the steps that it gives up."""
    if s.battle is None:
        return {}
    attacks = seat == s.battle.attacker
    sealed = [s.board.cards[card] for card in s.sealed] if attacks else []
    units = [s.board.units[unit % BESIEGED] for unit in s.given[seat]]
    way = s.board.places[s.way] if s.way >= 0 and not attacks else None
    shown = {"sealed": sealed, "gives_up": units, "will_retreat": way, **together_view(s, seat)}
    return {name: each for name, each in shown.items() if each}


def together_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """12.27, 12.54 Where both choose unseen: how a side may lose, and where it may retreat to."""
    asked = s.agenda[-1] if s.agenda else None
    question = asked.question(s, seat) if isinstance(asked, LoseTogether) else None
    if question is None:
        return {}
    if question.kind == "retreat":
        return {"retreat": retreat_view(foreseen(s, seat), seat)}
    return {"ways": ways_view(s, seat)}


# 9.5 Combat Cards before they are played: the own ones


def combat_view(s: ThirtyYearsWarState, seat: Seat, card: Card) -> dict[str, Any]:
    """9.51d, 9.52 What a card in hand would do in this battle, or why it may not be played."""
    barred = reason(bar_now(s, seat, card))
    if barred:
        return barred
    if any(the_battle(s).strength) and is_rolled(s):
        return {}
    twin = prospect(s)
    return {**effect_of(twin, seat, card), "odds": asdict(battle_odds(twin))}


def bar_now(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.52 Why a card may not be played, or sealed where that is asked."""
    if s.agenda and isinstance(s.agenda[-1], SealCards) and seat == the_battle(s).attacker:
        return bar_seal(s, prospects(s, seat), seat, card)
    return bar_card(s, seat, card)


def effect_of(twin: ThirtyYearsWarState, seat: Seat, card: Card) -> dict[str, list[int]]:
    """9.51d A card is laid on a twin of the battle: by seat how it changes rolls and columns."""
    laid = lay(twin, seat, card)
    return {"roll": [roll for roll, _ in laid], "shift": [shift for _, shift in laid]}


def cards(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """9.51, 12.2 The odds if these cards are laid, and what the other side may answer."""
    if s.battle is None or (any(s.battle.strength) and is_rolled(s)):
        raise NothingToForetell("no battle is about to be fought")
    chosen = [choice.noun for choice in choices]
    barred = [card for card in chosen if bar_now(s, seat, card)]
    if barred or len({*chosen}) < len(chosen) or len(chosen) > CARDS:
        raise NothingToForetell("these cards cannot be laid together")
    twin = prospect(s)
    for card in chosen:
        effect_of(twin, seat, card)
    shown = {"odds": asdict(battle_odds(twin)), "says": says(s, seat, choices)}
    return {**shown, **answers_view(twin, seat)}


def says(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> list[str]:
    """9.51b The answers that lay these cards and no others: to be asked once more is passed."""
    asked = s.agenda[-1]
    told = [choice.text for choice in choices]
    if isinstance(asked, SealCards):
        return told + [PASS.text] * (asked.left - len(told))
    held = len(s.hands[seat]) > len(told)
    more = isinstance(asked, PlayCombatCards) and asked.left > len(told) and held
    return [*told, PASS.text] if more else told


# What the other side may answer, as far as all can tell


def answers_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """9.51d The cards with which the enemy may answer, and how probably he holds one of them.

    It rests on the piles: which cards he may hold all can tell, never on his hand.
    """
    foe = enemy(seat)
    battle = the_battle(s)
    if seat != battle.attacker or not s.hands[foe] or battle.surprised == foe:
        return {}
    pool = unseen(s, foe)
    fit = [card for card in sorted(s.known[foe] + pool) if fits(s, foe, card)]
    sets = [(card,) for card in fit] + worst_pair(s, foe, fit)
    combat = [card for card in pool if combat_use.of(s, card)]
    return {
        "answers": [{"cards": [], "odds": asdict(battle_odds(s))}]
        + [
            {"cards": [s.board.cards[c] for c in some], "odds": after(s, foe, some)}
            for some in sets
        ],
        "unseen": len(pool),
        "combat": len(combat),
        "usable": len(fit),
        "holds": holds(s, foe, fit),
    }


def fits(s: ThirtyYearsWarState, seat: Seat, card: Card) -> bool:
    """9.52 Whether a side could play a card here if it held it."""
    return bool(combat_use.of(s, card)) and IN_COMBAT[card].requires(s, seat) is None


def after(s: ThirtyYearsWarState, seat: Seat, some: tuple[Card, ...]) -> dict[str, Any]:
    """12.2 The odds after these cards of a side."""
    twin = s.copy()
    for card in some:
        effect_of(twin, seat, card)
    return asdict(battle_odds(twin))


def worst_pair(s: ThirtyYearsWarState, foe: Seat, fit: list[Card]) -> list[tuple[Card, ...]]:
    """9.51b The two cards that would hurt the attacker most, if the enemy can hold two."""
    if len(s.hands[foe]) < CARDS or len(fit) < CARDS:
        return []
    pairs = list(combinations(fit, CARDS))
    chances = [after(s, foe, pair)["attacker_wins"] for pair in pairs]
    return [pairs[chances.index(min(chances))]]


def holds(s: ThirtyYearsWarState, foe: Seat, fit: list[Card]) -> float:
    """6.0.Cb How probably one of these cards is in his hand."""
    if any(card in s.known[foe] for card in fit):
        return 1.0
    pool, hidden = len(unseen(s, foe)), len(s.hands[foe]) - len(s.known[foe])
    return 1 - comb(pool - len(fit), hidden) / comb(pool, hidden) if pool else 0.0


def waiting_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """9.51d As long as the other side may still answer: what its answers would come to."""
    if s.battle is None or seat != s.battle.attacker:
        return {}
    sealing = isinstance(s.agenda[-1], SealCards)
    pending = sealing or any(waits(step, enemy(seat)) for step in s.agenda)
    return answers_view(prospect(s), seat) if pending else {}


def waits(step: Step, seat: Seat) -> bool:
    """9.51d Whether a side is still to be asked for its cards."""
    return isinstance(step, PlayCombatCards) and step.seat == seat


# 12.3 Losses before they are taken

WAYS: Final = 4  # so many are shown, the best first


@dataclass(frozen=True, order=True)
class Way:
    """12.34 Steps that meet the number: by what they cost, in factors, Veterans and counters."""

    factors: int
    veterans: int
    counters: int
    lost: tuple[Unit, ...]

    def beside(self, other: Way) -> Way:
        """Both together."""
        costs = self.veterans + other.veterans, self.counters + other.counters
        lost = tuple(sorted(self.lost + other.lost))
        return Way(self.factors + other.factors, *costs, lost)


def ways_to_lose(board: Board, stack: Sequence[Unit], number: int) -> list[Way]:
    """12.31, 12.34 How a number can be met: first what keeps most factors, and spares Veterans."""
    found: dict[int, list[Way]] = {0: [Way(0, 0, 0, ())]}
    for unit in stack:
        met: dict[int, set[Way]] = {total: {*ways} for total, ways in found.items()}
        for step, own in steps_of_unit(board, unit):
            for total in [total for total in found if total + step <= number]:
                both = [own.beside(way) for way in found[total]]
                met.setdefault(total + step, set()).update(both)
        found = {total: sorted(ways)[:WAYS] for total, ways in met.items()}
    return found.get(number, [])


def steps_of_unit(board: Board, unit: Unit) -> list[tuple[int, Way]]:
    """12.32 What a counter may lose: one step, or two if it is full; each with its loss factor."""
    plain = unit % CLASSES
    veteran = int(board.kind_type[plain // 2] == UnitType.VETERAN)
    factor, whole = board.loss_factor[plain], board.strength[plain]
    if is_reduced(unit):
        return [(factor, Way(whole, veteran, 1, (unit,)))]
    left = board.strength[plain + 1]
    once = Way(whole - left, veteran, 0, (unit,))
    twice = Way(whole, 2 * veteran, 1, (unit, unit + 1))
    return [(factor, once), (factor + board.loss_factor[plain + 1], twice)]


# What is shown of it


def losing(s: ThirtyYearsWarState, seat: Seat) -> tuple[list[Unit], int]:
    """12.14, 12.31 Who may take the losses of a side now, and what is to be met."""
    asked = s.agenda[-1] if s.agenda else None
    ahead = foreseen(s, seat) if isinstance(asked, LoseTogether) else s
    if s.battle is None or not isinstance(asked, LoseTogether | ChooseLosses):
        raise NothingToForetell("nobody takes losses in a battle now")
    battle = the_battle(ahead)
    return stack_of(battle, seat), battle.losses[seat]


def ways_view(s: ThirtyYearsWarState, seat: Seat) -> list[dict[str, Any]]:
    """12.34 The best ways to lose what is to be lost; the first is what is suggested."""
    stack, number = losing(s, seat)
    total = sum([s.board.strength[unit % CLASSES] for unit in stack])
    return [
        {"choices": [lose(unit).text for unit in way.lost], "left": total - way.factors}
        for way in ways_to_lose(s.board, stack, number)
    ]


def lose(unit: Unit) -> Choice:
    return LOSE[unit] if unit < BESIEGED else LOSE_BESIEGED[unit - BESIEGED]


def losses(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """12.31, 12.34 After these steps: what is to be lost yet, and which steps still lead there.

    *says* are the answers that hand them in: what is left without a choice need not be said.
    """
    stack, number = losing(s, seat)
    says: list[str] = []
    forced: list[Unit] = []
    for choice in choices:
        unit = choice.noun + BESIEGED * (choice.verb == "lose_besieged")
        if unit not in stack or not may_lose(s.board, stack, unit, number):
            raise NothingToForetell(f"'{choice}' cannot lead to exactly what is to be lost")
        if not forced:
            says.append(choice.text)
        stack = after_loss(stack, unit)
        number -= s.board.loss_factor[unit % CLASSES]
        forced = only_way(s.board, stack, number)
    if isinstance(s.agenda[-1], LoseTogether):
        says.append(DONE.text)
    left = stack
    for unit in forced:
        left = after_loss(left, unit)
    return {
        "to_go": number,
        "open": [
            lose(unit).text for unit in sorted({*stack}) if opens(s.board, stack, unit, number)
        ],
        "forced": [lose(unit).text for unit in forced],
        "says": says,
        "units": counted(s.board.units, [unit % CLASSES for unit in left]),
        "factors": sum([s.board.strength[unit % CLASSES] for unit in left]),
    }


def opens(board: Board, stack: list[Unit], unit: Unit, number: int) -> bool:
    """12.31 Whether a step of a unit can still lead to the number."""
    return number > 0 and may_lose(board, stack, unit, number)


# 12.54 Where the beaten may retreat to

FAR: Final = 999  # further than any way on the map


def retreat_view(s: ThirtyYearsWarState, seat: Seat) -> list[dict[str, Any]]:
    """12.54 The neighbours of the battlefield, and its Fortress: open, or closed and why."""
    city, open_ = the_battle(s).city, places(s, seat)
    lines = {place: line_from(s, seat, place) for place in open_ if place != city}
    best = suggested(s, seat, lines, city)
    found = [
        {**way_view(s, seat, place, lines.get(place)), "suggested": place == best}
        for place in open_
    ]
    return found + [
        closed_view(s, seat, place) for place in s.board.neighbours[city] if place not in open_
    ]


def way_view(
    s: ThirtyYearsWarState, seat: Seat, place: Place, trace: Trace | None
) -> dict[str, Any]:
    """12.54c, 12.54e, 15.14 What it would be like there: whose it is, and the line to a base."""
    shown: dict[str, Any] = {"place": s.board.places[place], "control": side(s.control[place])}
    if trace is None:
        return {**shown, "inside": True, "line": None}
    gains = s.control[place] == enemy(seat) and not is_fortress(s, place)
    names = [s.board.places[at] for at in trace.path]
    line = {"holds": trace.holds, "path": names}
    return {**shown, "gains": gains, "violates": is_inviolate(s, place), "line": line}


def closed_view(s: ThirtyYearsWarState, seat: Seat, place: Place) -> dict[str, Any]:
    """12.54 Why they may not go there."""
    why = ChooseRetreat(seat).objection(s, seat, RETREAT[place])
    assert why is not None, "what is not offered has its reason"
    return {"place": s.board.places[place], **(reason(why) or {})}


def line_from(s: ThirtyYearsWarState, seat: Seat, place: Place) -> Trace:
    """15.14 The line from a place to the nearest base, past the enemies who hold the battlefield.

    If units of several nations retreat, it is that of the nation whose line breaks first.
    """
    battle = the_battle(s)
    twin = s.copy()
    twin.pieces[battle.city] = twin.pieces[battle.city] + battle.units[enemy(seat)]
    kinds = sorted({int(line_of(s, unit)) for unit in battle.units[seat]})
    traces = [trace_of(twin, seat, line, place) for line in kinds] or [Trace((), ())]
    return min(traces, key=lambda trace: trace.holds)


def suggested(
    s: ThirtyYearsWarState, seat: Seat, lines: Mapping[Place, Trace], inside: City
) -> Place:
    """12.54c, 15.15a Where a line is open, nearest to a base; inside if nothing else is left."""
    steps = steps_to_base(s, seat)
    ranks = [(not trace.holds, steps.get(at, FAR), at) for at, trace in lines.items()]
    return min(ranks)[2] if ranks else inside


def steps_to_base(s: ThirtyYearsWarState, seat: Seat) -> dict[City, int]:
    """15.15a By city how many steps away the nearest base of those who fight here is."""
    lines = {line_of(s, unit) for unit in the_battle(s).units[seat]}
    reached = {base: 0 for line in lines for base in usable_bases(s, line)}
    waiting = sorted(reached)
    for city in waiting:  # which grows as the way goes on
        further = [place for place in s.board.neighbours[city] if place not in reached]
        reached.update(dict.fromkeys(further, reached[city] + 1))
        waiting += further
    return reached
