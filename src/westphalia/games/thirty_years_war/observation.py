"""Writes what a side may know into the tables: straight from the position, by an allow-list.

Hidden are the hand of the enemy, and with it what it may still draw; what it has sealed, the steps
that it gives up and where it will retreat to.  Everything is 0 at first.  Then rows that are
always full are written one cell after the other, and others where there is something to say.
"""

from __future__ import annotations

from typing import Final

from westphalia.engine.cells import Cells
from westphalia.engine.rows import Row
from westphalia.engine.rows import row as as_row
from westphalia.engine.step import NOBODY, Question, Seat, Simultaneous, Step
from westphalia.engine.tables import place_of
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    PIECES,
    capacity,
    points_left,
    strength,
    unit_points,
)
from westphalia.games.thirty_years_war.rules.control import (
    besieger_of,
    besieging_factors,
    electors_of,
    holder_of,
    is_devastated,
    siege_level,
)
from westphalia.games.thirty_years_war.rules.losses import BESIEGED
from westphalia.games.thirty_years_war.rules.nations import Line
from westphalia.games.thirty_years_war.rules.pay import Claim, PayInCity, PayUnits
from westphalia.games.thirty_years_war.rules.supply import fixed_line
from westphalia.games.thirty_years_war.rules.turn import phase_of
from westphalia.games.thirty_years_war.rules.victory import catholic_goal, protestant_goal
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Battle,
    March,
    Place,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.tables import (
    ASKED,
    CLAIMS,
    FIRST_BOX,
    LISTED,
    MARCHERS,
    MODULES,
    NAMED,
    RESTING,
    STEPS,
    TABLES,
    UNIT_NAMES,
    UNPAID,
)
from westphalia.games.thirty_years_war.views.battle import is_rolled

# Where a table begins, how wide its rows are, and where a column stands in the first of them

_STARTS: Final = TABLES.starts()
_COLUMNS: Final = {each.name: each.columns for each in TABLES.tables}


def at(name: str, column: str) -> int:
    return _STARTS[name] + place_of(_COLUMNS[name], column)


A_PLACE: Final[int] = len(_COLUMNS["place"])
CONTROL: Final[int] = at("place", "control")
PILLAGE: Final[int] = at("place", "pillage")
REVOLT: Final[int] = at("place", "revolt")
HELD: Final[int] = at("place", "held")
INSIDE: Final[int] = at("place", "inside")
SIEGE: Final[int] = at("place", "siege")
LAID: Final[int] = at("place", "laid")
SIEGE_LEVEL: Final[int] = at("place", "siege_level")
SIEGE_FACTORS: Final[int] = at("place", "siege_factors")
UNITS_THERE: Final[int] = at("place", "own_units")
FACTORS_THERE: Final[int] = at("place", "own_factors")
LEADERS_THERE: Final[int] = at("place", "own_leaders")
UNPAID_THERE: Final[int] = at("place", "own_unpaid")
AND_THE_ENEMYS: Final[int] = at("place", "enemy_units") - UNITS_THERE
COUNTERS: Final[int] = at("place", UNIT_NAMES[0])
MARCH_IS_THERE: Final[int] = at("place", "march")
CAME_FROM: Final[int] = at("place", "came_from")
TRAIL: Final[int] = at("place", "trail")
FORAGE: Final[int] = at("place", "forage")
DRAWN: Final[int] = at("place", "drawn")
FREED: Final[int] = at("place", "freed")
BATTLE_IS_THERE: Final[int] = at("place", "battle")
SWEDISH_BASE: Final[int] = at("place", "swedish_base")
LINES: Final[int] = at("place", "asked") - len(Line)

AN_AREA: Final[int] = len(_COLUMNS["area"])
AREA_CONTROL: Final[int] = at("area", "control")
NEUTRAL: Final[int] = at("area", "neutral")
DEVASTATED: Final[int] = at("area", "devastated")
AREA_CITIES: Final[int] = at("area", "cities_own")

SIDE: Final[int] = _STARTS["side"]
A_SIDE: Final[int] = len(_COLUMNS["side"])
CITIES_HELD: Final[int] = at("side", "cities")
FACTORS: Final[int] = at("side", "factors")
COMMANDS: Final[int] = at("side", "commander") - SIDE

A_LEADER: Final[int] = len(_COLUMNS["leader"])
LEADER_SIDE: Final[int] = at("leader", "side")
FATE: Final[int] = at("leader", "fate")
LEADER_PLACE: Final[int] = at("leader", "place")
LEADER_MARCH: Final[int] = at("leader", "march")
PICKED: Final[int] = at("leader", "picked")
FIGHTS: Final[int] = at("leader", "fights")
STAND_IN: Final[int] = at("leader", "stand_in")
RESTS: Final[int] = at("leader", "rests")

A_UNIT: Final[int] = len(_COLUMNS["unit"])
UNIT_SIDE: Final[int] = at("unit", "side")
ON_MAP: Final[int] = at("unit", "map")
ON_MARCH: Final[int] = at("unit", "march")
FIGHTING: Final[int] = at("unit", "battle")
CAME_OUT: Final[int] = at("unit", "came_out")
GIVEN: Final[int] = at("unit", "given")
GIVEN_INSIDE: Final[int] = at("unit", "given_inside")
GONE: Final[int] = at("kind", "gone")

A_CARD: Final[int] = len(_COLUMNS["card"])
PILE: Final[int] = at("card", "pile")
KNOWN: Final[int] = at("card", "known")
FOR_AID: Final[int] = at("card", "aid")
SEALED: Final[int] = at("card", "sealed")
HAPPENED: Final[int] = at("card", "happened")
UNTIL: Final[int] = at("card", "until")
HAND, UNPLAYED, ENEMY_UNSEEN, ENEMY_HAND, PLAYED, REMOVED, ON_THE_TABLE = range(1, 8)

AN_AID: Final[int] = len(_COLUMNS["aid"])
POINTS: Final[int] = at("aid", "points")
OWED: Final[int] = at("aid", "owed")
A_BOX: Final[int] = len(_COLUMNS["dutch_war"])
MARKER: Final[int] = at("dutch_war", "marker") - A_BOX * FIRST_BOX
SCORED: Final[int] = at("dutch_war", "scored") - A_BOX * FIRST_BOX

WAR: Final[int] = _STARTS["war"]
SCENARIO_NUMBERS: Final = {name: number for number, name in enumerate(SCENARIOS, start=1)}
OF_MODULE: Final = {name: at("war", name) for name in MODULES}
QUESTION: Final[int] = _STARTS["question"]
MARCH: Final[int] = _STARTS["march"]
MARCHER: Final[int] = _STARTS["marcher"]
A_MARCHER: Final[int] = len(_COLUMNS["marcher"])
BATTLE: Final[int] = _STARTS["battle"]
A_STACK: Final[int] = len(_COLUMNS["unpaid"])
AT_UNPAID: Final[int] = _STARTS["unpaid"]
A_CLAIM: Final[int] = len(_COLUMNS["claim"])
AT_CLAIM: Final[int] = _STARTS["claim"]
AT_RESTING: Final[int] = _STARTS["resting"]


# The fields of a decision that name rows of other tables: each with the cell that says so in the
# first row, and how wide the rows are.
Field = tuple[str, int, int]


def fields_of(step: type[Step], names: dict[str, tuple[str, ...]]) -> list[Field]:
    held = getattr(step, "__dataclass_fields__", {})
    return [
        (field, at(term, "asked"), len(_COLUMNS[term]))
        for term, fields in names.items()
        for field in fields
        if field in held
    ]


NAMES_ONE: Final = {step: fields_of(step, NAMED) for step in STEPS.values()}
NAMES_SEVERAL: Final = {step: fields_of(step, LISTED) for step in STEPS.values()}


def observe(s: ThirtyYearsWarState, seat: Seat, question: Question | None, cells: Cells) -> None:
    """Write all tables in their order, as *seat* may know them."""
    assert 0 <= seat < 2, f"there is no seat {seat} that could look"
    start = cells.at
    cells.skip(TABLES.size)
    write_war(s, seat, start, cells)
    if question is not None:
        write_question(s, seat, question, start, cells)
    mark_cities(s, seat, start, cells)
    mark_areas(s, seat, start, cells)
    mark_pieces(s, seat, start, cells)
    write_sides(s, seat, question, start, cells)
    mark_leaders(s, seat, start, cells)
    mark_cards(s, seat, start, cells)
    mark_boxes(s, start, cells)
    if s.unpaid:
        mark_unpaid(s, seat, start, cells)
    mark_claims(s, start, cells)
    if s.march is not None:
        write_march(s, s.march, seat, start, cells)
        mark_resting(s.march.dropped + s.rested, start, cells)
    elif s.rested:
        mark_resting(s.rested, start, cells)
    if s.battle is not None:
        write_battle(s, s.battle, seat, start, cells)
    cells.at = start + TABLES.size


def whose(side: Seat, seat: Seat) -> int:
    """What a column of sides says of a side."""
    if side == NOBODY:
        return 0
    return 1 if side == seat else 2


def mark_numbers(numbers: Row, at: int, wide: int, cells: Cells) -> None:
    """A column of numbers, most of which are 0."""
    for number in numbers:
        if number:
            cells.set(at, number)
        at += wide


def mark_whose(sides: list[Seat], seat: Seat, at: int, wide: int, cells: Cells) -> None:
    """A column of sides."""
    for side in sides:
        if side != NOBODY:
            cells.set(at, 1 if side == seat else 2)
        at += wide


def mark_each(rows: list[int], at: int, wide: int, number: int, cells: Cells) -> None:
    """The same number in each of these rows."""
    for row in rows:
        cells.set(at + wide * row, number)


def count_each(rows: list[int], at: int, wide: int, cells: Cells) -> None:
    """In each row, how often it is among these."""
    for row in rows:
        cells.add(at + wide * row, 1)


# The war, and what is asked


def write_war(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    goals = protestant_goal.of(s, None), catholic_goal.of(s, None)
    cells.at = start + WAR
    cells.put(seat + 1)
    cells.put(SCENARIO_NUMBERS[s.set_up.name])
    cells.put(s.turn)
    cells.put(s.set_up.last_turn)
    cells.put(s.round)
    cells.put(phase_of(s) + 1)
    cells.put(s.vp)
    cells.put(goals[seat])
    cells.put(goals[enemy(seat)])
    cells.put(s.groups)
    cells.put(s.pope + 1)
    cells.put(s.wallenstein + 1)
    cells.put(s.influence)
    cells.put(s.dutch_aid)
    for number in (s.response, s.spinola_checked, s.passes_open, s.france, s.sweden, s.rebellion):
        cells.put(number)
    cells.put(whose(s.saxony, seat))
    cells.put(s.palatine + 1)
    cells.put(s.war_entry + 1 if s.war_entry else 0)
    for number in (s.base_moved, s.cardinal, s.conflict, s.truce, s.unfunded, s.plotted):
        cells.put(number)
    cells.put(s.result + 1)
    for name in s.rules.modules:
        flag = OF_MODULE.get(name, NONE)
        if flag != NONE:
            cells.set(start + flag, 1)


def write_question(
    s: ThirtyYearsWarState, seat: Seat, question: Question, start: int, cells: Cells
) -> None:
    decision = s.agenda[-1]
    cells.at = start + QUESTION
    ASKED.write(cells, question.kind, decision)
    cells.put(whose(question.seat, seat))
    for name, cell, wide in NAMES_ONE[type(decision)]:
        row: int = getattr(decision, name)
        if row != NONE:
            cells.add(start + cell + wide * row, 1)
    for name, cell, wide in NAMES_SEVERAL[type(decision)]:
        rows: tuple[int, ...] = getattr(decision, name)
        for row in rows:
            cells.add(start + cell + wide * row, 1)


# The map


def mark_cities(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    mark_control(s, seat, start, cells)
    mark_numbers(s.pillage, start + PILLAGE, A_PLACE, cells)
    mark_numbers(s.siege, start + SIEGE, A_PLACE, cells)
    mark_each(s.laid, start + LAID, A_PLACE, 1, cells)
    for city, side in enumerate(s.revolt):
        if side != NOBODY:
            cells.set(start + REVOLT + A_PLACE * city, whose(side, seat))
            cells.set(start + HELD + A_PLACE * city, whose(s.held[city], seat))
    for city, inside in enumerate(s.inside):
        if inside or s.siege[city]:
            mark_siege(s, seat, city, start + A_PLACE * city, cells)
    if s.swedish_base != NONE:
        cells.set(start + SWEDISH_BASE + A_PLACE * s.swedish_base, 1)
    for line in range(len(Line)):
        if s.fixed_lines[line] != NONE:
            mark_line(s, line, start, cells)


def mark_control(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    """3.1, 3.13a Who controls each city, and how many there are of a side and in an Area."""
    area_of, off_map = s.board.area_of, s.board.off_map
    for city, side in enumerate(s.control):
        if side == NOBODY:
            continue
        away = 0 if side == seat else 1
        cells.set(start + CONTROL + A_PLACE * city, away + 1)
        cells.add(start + CITIES_HELD + A_SIDE * away, 1)
        if area_of[city] != NONE and not off_map[city]:
            cells.add(start + AREA_CITIES + AN_AREA * area_of[city] + away, 1)


def mark_siege(s: ThirtyYearsWarState, seat: Seat, city: int, row: int, cells: Cells) -> None:
    """13.1, 13.16 A Fortress that is besieged or masked."""
    if s.inside[city]:
        cells.set(row + INSIDE, whose(holder_of(s, city), seat))
    cells.set(row + SIEGE_LEVEL, siege_level(s, city))
    besieger = besieger_of(s, city)
    if besieger != NOBODY:
        cells.set(row + SIEGE_FACTORS, besieging_factors(s, city, besieger))


def mark_line(s: ThirtyYearsWarState, line: int, start: int, cells: Cells) -> None:
    """19.3 The cities that were fixed to have a line."""
    cities = fixed_line(s, line)
    for city in range(CITIES):
        if cities >> city & 1:
            cells.set(start + LINES + line + A_PLACE * city, 1)


def mark_areas(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    mark_whose(s.holder, seat, start + AREA_CONTROL, AN_AREA, cells)
    mark_numbers(s.neutral, start + NEUTRAL, AN_AREA, cells)
    for area in range(len(s.holder)):
        if is_devastated(s, area):
            cells.set(start + DEVASTATED + AN_AREA * area, 1)


def mark_pieces(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    """10.21 The stacks: all may look through them."""
    sides = s.board.piece_sides[s.saxony]
    for place, here in enumerate(s.pieces):
        if here:
            mark_stack(here, sides, s.board.strength, seat, place, start, cells)
    mark_whose(sides[:LEADERS], seat, start + UNIT_SIDE, A_UNIT, cells)
    mark_whose(sides[LEADERS:], seat, start + LEADER_SIDE, A_LEADER, cells)


def mark_stack(
    pieces: list[int],
    sides: list[Seat],
    factors: list[int],
    seat: Seat,
    place: Place,
    start: int,
    cells: Cells,
) -> None:
    row = start + A_PLACE * place
    for piece in pieces:
        away = 0 if sides[piece] == seat else 1
        there = row + AND_THE_ENEMYS * away
        if piece < LEADERS:
            cells.add(row + COUNTERS + piece, 1)
            cells.add(there + UNITS_THERE, 1)
            cells.add(there + FACTORS_THERE, factors[piece])
            cells.add(start + ON_MAP + A_UNIT * piece, 1)
            cells.add(start + FACTORS + A_SIDE * away, factors[piece])
        else:
            cells.add(there + LEADERS_THERE, 1)
            cells.set(start + LEADER_PLACE + A_LEADER * (piece - LEADERS), place + 1)


def mark_leaders(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    mark_numbers(s.fate, start + FATE, A_LEADER, cells)
    mark_each(s.stand_ins, start + STAND_IN, A_LEADER, 1, cells)
    mark_numbers(as_row(s.gone), start + GONE, 1, cells)


# Beside the map


def write_sides(
    s: ThirtyYearsWarState, seat: Seat, question: Question | None, start: int, cells: Cells
) -> None:
    for side in (PROTESTANT, CATHOLIC):
        cells.at = start + SIDE + (0 if side == seat else A_SIDE)
        cells.put(1 if question is not None and is_asked(s, side, question) else 0)
        cells.put(len(s.hands[side]))
        cells.put(len(s.unplayed[side]))
        cells.put(s.actions[side])
        cells.put(len(s.aid_cards[side]))
        cells.put(electors_of(s, side))
        for holder in s.awards:
            cells.put(1 if holder == side else 0)
        cells.put(sum([holder == side for holder in s.holder]))
        cells.put(s.campaigned[side])


def is_asked(s: ThirtyYearsWarState, side: Seat, question: Question) -> bool:
    """12.27 Whether the table waits for a side: perhaps for both at once."""
    if question.seat == side:
        return True
    decision = s.agenda[-1]
    return isinstance(decision, Simultaneous) and decision.question(s, side) is not None


def mark_cards(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    """6.0.C, 8.1 Where each card lies, as far as *seat* can tell."""
    foe = enemy(seat)
    pile = start + PILE
    mark_each(s.hands[seat], pile, A_CARD, HAND, cells)
    mark_each(s.unplayed[seat], pile, A_CARD, UNPLAYED, cells)
    mark_each(s.hands[foe], pile, A_CARD, ENEMY_UNSEEN, cells)
    mark_each(s.unplayed[foe], pile, A_CARD, ENEMY_UNSEEN, cells)
    mark_each(s.known[foe], pile, A_CARD, ENEMY_HAND, cells)
    mark_each(s.removed, pile, A_CARD, REMOVED, cells)
    for side in (PROTESTANT, CATHOLIC):
        mark_each(s.played[side], pile, A_CARD, PLAYED, cells)
        mark_each(s.known[side], start + KNOWN, A_CARD, 1, cells)
        mark_each(s.aid_cards[side], start + FOR_AID, A_CARD, 1, cells)
    mark_numbers(as_row(s.happened), start + HAPPENED, A_CARD, cells)
    for card, until in enumerate(s.until):
        if until >= s.turn:
            cells.set(start + UNTIL + A_CARD * card, until)


def mark_boxes(s: ThirtyYearsWarState, start: int, cells: Cells) -> None:
    """14, 16.1 The aid points, and the track of the Dutch War."""
    mark_numbers(as_row(s.aid), start + POINTS, AN_AID, cells)
    mark_numbers(as_row(s.owed), start + OWED, AN_AID, cells)
    cells.set(start + MARKER + A_BOX * s.dutch_war, 1)
    mark_each(s.dutch_scored, start + SCORED, A_BOX, 1, cells)


# Pay


def mark_unpaid(s: ThirtyYearsWarState, seat: Seat, start: int, cells: Cells) -> None:
    """15.13c The units with an Unpaid marker."""
    sides = s.board.piece_sides[s.saxony]
    for code in s.unpaid:
        away = 0 if sides[code % PIECES] == seat else AND_THE_ENEMYS
        cells.add(start + UNPAID_THERE + A_PLACE * (code // PIECES) + away, 1)
    write_stacks(sorted(s.unpaid), start + AT_UNPAID, UNPAID, cells)


def write_stacks(codes: list[int], at: int, rows: int, cells: Cells) -> None:
    """A list of units in places: a row for those that are alike."""
    row, last = at - A_STACK, NONE
    for code in codes:
        if code != last:
            row, last = row + A_STACK, code
            if row == at + rows * A_STACK:
                return
            cells.set(row, code // PIECES + 1)
            cells.set(row + 1, code % PIECES + 1)
        cells.add(row + 2, 1)


def mark_claims(s: ThirtyYearsWarState, start: int, cells: Cells) -> None:
    """15.13a, 15.134 Who may still be paid, and by whom."""
    row, last = start + AT_CLAIM - A_CLAIM, (NONE, NONE, NONE)
    for claim in claims_of(s):
        if claim != last:
            row, last = row + A_CLAIM, claim
            if row == start + AT_CLAIM + CLAIMS * A_CLAIM:
                return
            place, unit, purse = claim
            cells.set(row, place + 1)
            cells.set(row + 1, unit + 1)
            cells.set(row + 3, purse + 1)
        cells.add(row + 2, 1)


def claims_of(s: ThirtyYearsWarState) -> list[Claim]:
    """15.13a What is still to be asked of a side that pays."""
    found: list[Claim] = []
    for step in s.agenda:
        if isinstance(step, (PayUnits, PayInCity)):
            found.extend(step.claims)
    return found


# What is under way


def write_march(s: ThirtyYearsWarState, march: March, seat: Seat, start: int, cells: Cells) -> None:
    """8.31, 11.1 The activation under way."""
    going = march.units or march.leader != NONE
    cells.at = start + MARCH
    cells.put(whose(march.seat, seat))
    for number in (march.leader + 1, march.city + 1, march.came_from + 1, march.free):
        cells.put(number)
    for number in (march.spent, march.bonus, march.moved):
        cells.put(number)
    cells.put(points_left(s, march) if going else 0)
    cells.put(capacity(s, march))
    cells.set(start + MARCH_IS_THERE + A_PLACE * march.city, 1)
    if march.came_from != NONE:
        cells.set(start + CAME_FROM + A_PLACE * march.came_from, 1)
    for entered, place in enumerate(march.trail):
        cells.set(start + TRAIL + A_PLACE * place, entered + 1)
    count_each(march.forage, start + FORAGE, A_PLACE, cells)
    mark_each(march.drawn, start + DRAWN, A_PLACE, 1, cells)
    mark_each(march.freed, start + FREED, A_PLACE, 1, cells)
    mark_marchers(s, march, seat, start, cells)


def mark_marchers(
    s: ThirtyYearsWarState, march: March, seat: Seat, start: int, cells: Cells
) -> None:
    """11.11d Who marches, and the points of each counter."""
    count_each(march.units, start + ON_MARCH, A_UNIT, cells)
    away = 0 if march.seat == seat else A_SIDE
    cells.add(start + FACTORS + away, strength(s.board, march.units))
    for index in range(min(len(march.units), MARCHERS)):
        cells.set(start + MARCHER + A_MARCHER * index, march.units[index] + 1)
        cells.set(start + MARCHER + A_MARCHER * index + 1, unit_points(s, march, index))
    for index, leader in enumerate(march.leaders):
        cells.set(start + LEADER_MARCH + A_LEADER * leader, index + 1)
        cells.set(start + LEADER_PLACE + A_LEADER * leader, march.city + 1)
    mark_each(march.picked, start + PICKED, A_LEADER, 1, cells)


def mark_resting(codes: list[int], start: int, cells: Cells) -> None:
    """11.14b, 19.8d The counters that may not move any more."""
    write_stacks(
        sorted([code for code in codes if code % PIECES < LEADERS]),
        start + AT_RESTING,
        RESTING,
        cells,
    )
    for code in codes:
        if code % PIECES >= LEADERS:
            cells.set(start + RESTS + A_LEADER * (code % PIECES - LEADERS), 1)


def write_battle(
    s: ThirtyYearsWarState, battle: Battle, seat: Seat, start: int, cells: Cells
) -> None:
    """12.2 The battle under way; 9.51a, 12.27: what is sealed and given up is each side's own."""
    begun = battle.strength[PROTESTANT] or battle.strength[CATHOLIC]
    attacks = battle.attacker == seat
    cells.at = start + BATTLE
    cells.put(whose(battle.attacker, seat))
    cells.put(battle.city + 1)
    cells.put(battle.sally)
    cells.put(whose(battle.surprised, seat))
    cells.put(1 if begun and is_rolled(s) else 0)
    cells.put(s.way + 1 if s.way >= 0 and not attacks else 0)
    cells.set(start + BATTLE_IS_THERE + A_PLACE * battle.city, 1)
    mark_each(battle.cards, start + PILE, A_CARD, ON_THE_TABLE, cells)
    if attacks:
        mark_each(s.sealed, start + SEALED, A_CARD, 1, cells)
    for unit in s.given[seat]:
        if unit < BESIEGED:
            cells.add(start + GIVEN + A_UNIT * unit, 1)
        else:
            cells.add(start + GIVEN_INSIDE + A_UNIT * (unit - BESIEGED), 1)
    count_each(battle.besieged, start + CAME_OUT, A_UNIT, cells)
    away = 0 if attacks else A_SIDE
    cells.add(start + FACTORS + away, strength(s.board, battle.besieged))
    for side in (PROTESTANT, CATHOLIC):
        write_fighter(s, battle, side, start, 0 if side == seat else A_SIDE, cells)


def write_fighter(
    s: ThirtyYearsWarState, battle: Battle, side: Seat, start: int, away: int, cells: Cells
) -> None:
    """12.22 to 12.27 What a side fights with, and what it has done and suffered."""
    count_each(battle.units[side], start + FIGHTING, A_UNIT, cells)
    mark_each(battle.leaders[side], start + FIGHTS, A_LEADER, 1, cells)
    cells.add(start + FACTORS + away, strength(s.board, battle.units[side]))
    cells.at = start + SIDE + COMMANDS + away
    cells.put(battle.commander[side] + 1)
    cells.put(battle.strength[side])
    cells.put(battle.rating[side])
    cells.put(battle.modifier[side])
    cells.put(battle.shift[side])
    cells.put(battle.inflicted[side])
    cells.put(battle.losses[side])
    cells.put(1 if side in s.handed_in else 0)
