"""The map as everybody sees it: cities, Areas and boxes, with who stands there and who besieges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.facts import entries, merge, origin, table, values
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, Board
from westphalia.games.thirty_years_war.overlay import SUBJECTS, base_data, subject
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    SIDES,
    STACKING_LIMIT,
    inside_of,
    is_reduced,
    strength,
)
from westphalia.games.thirty_years_war.rules.control import (
    area_value,
    besieger_of,
    besieging_factors,
    cities_held,
    favour,
    is_devastated,
    siege_level,
    siege_number,
)
from westphalia.games.thirty_years_war.rules.nations import Line, usable_bases
from westphalia.games.thirty_years_war.rules.pay import unpaid_units
from westphalia.games.thirty_years_war.rules.siege import siege_modifier, siege_odds, succeeds
from westphalia.games.thirty_years_war.rules.stacking import own_pieces
from westphalia.games.thirty_years_war.rules.turn import PlacePillage
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Area,
    City,
    Leader,
    Place,
    ThirtyYearsWarState,
    Unit,
)
from westphalia.games.thirty_years_war.words import WORDS

BOTH = (PROTESTANT, CATHOLIC)


def side(seat: Seat) -> Seat | None:
    """A seat, or None for nobody."""
    return seat if seat != NOBODY else None


def counted(names: list[str], items: list[int]) -> dict[str, int]:
    """Things of which there may be several: how many of each, by name."""
    return {names[item]: items.count(item) for item in dict.fromkeys(items)}


# Cities and boxes


def cities_view(s: ThirtyYearsWarState, known: Mapping[str, Any]) -> dict[str, Any]:
    """2.4, 3.1 The cities; what is not there is not named, and what is *known* not made again."""
    return {name: known.get(name) or city_view(s, city) for city, name in enumerate(s.board.cities)}


def city_view(s: ThirtyYearsWarState, city: City) -> dict[str, Any]:
    """3.1a, 9.42, 15.24 Who controls a city, whether it is pillaged or in revolt, who is there.

    Where a city has a value of its own, *moves* is as with an Area (5.12b).
    """
    shown: dict[str, Any] = {"control": side(s.control[city]), "pillage": s.pillage[city]}
    if s.board.city_vp[city]:
        shown["moves"] = moves(s.board.city_vp[city], s.control[city])
    if s.revolt[city] != NOBODY:
        shown["revolt"] = {"raised_by": s.revolt[city], "held_by": side(s.held[city])}
    if s.siege[city] or s.inside[city]:
        shown["siege"] = siege_view(s, city)
    if s.pieces[city]:
        shown["stacks"] = stacks_view(s, city)
    return shown


def boxes_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """16.2, 17.D.3, 17.Sw.1 Who waits in the boxes beside the map."""
    boxes = range(CITIES, len(s.board.places))
    return {s.board.places[box]: {"stacks": stacks_view(s, box)} for box in boxes}


def stacks_view(s: ThirtyYearsWarState, place: Place) -> list[dict[str, Any]]:
    """10.21 The stack of each side in a place: all may look through it."""
    found = [(seat, own_pieces(s, place, seat)) for seat in BOTH]
    return [stack_view(s, place, seat, pieces) for seat, pieces in found if pieces]


def stack_view(s: ThirtyYearsWarState, place: Place, seat: Seat, pieces: list[int]) -> Any:
    """3.12d, 10.2, 12.22, 15.13c A stack, its combat factors, and which of its units are unpaid."""
    units = [piece for piece in pieces if piece < LEADERS]
    stack: dict[str, Any] = {
        "seat": seat,
        **force_view(s, units, [piece - LEADERS for piece in pieces if piece >= LEADERS]),
        "inside": inside_of(s, place) == seat,
        "room": max(0, STACKING_LIMIT - len(units)),
    }
    if s.unpaid:
        stack["unpaid"] = counted(s.board.units, unpaid_units(s, seat, place))
    return stack


def force_view(s: ThirtyYearsWarState, units: list[Unit], leaders: list[Leader]) -> dict[str, Any]:
    """12.22 Counters by their classes, leaders by their names, and what they are worth."""
    return {
        "leaders": [s.board.leaders[leader] for leader in leaders],
        "units": counted(s.board.units, sorted(units)),
        "factors": strength(s.board, units),
    }


def siege_view(s: ThirtyYearsWarState, city: City) -> dict[str, Any]:
    """13.1, 13.2, 13.16 A Fortress that is besieged or masked, and the chances of the next roll.

    While its besiegers fight or march off nobody stands before it.
    """
    besieger = besieger_of(s, city)
    shown: dict[str, Any] = {
        "besieger": side(besieger),
        "masked": not s.siege[city],
        "number": siege_number(s, city),
        "laid_now": city in s.laid,
        "level": siege_level(s, city),
        "inside": siege_level(s, city) - s.board.fortress[city],
        "factors": besieging_factors(s, city, besieger) if besieger != NOBODY else 0,
    }
    if s.siege[city] and besieger != NOBODY:
        shown["roll"] = next_roll(s, besieger, city)
    return shown


def next_roll(s: ThirtyYearsWarState, besieger: Seat, city: City) -> dict[str, Any]:
    """13.21b, 13.23 The chances of the next roll, and of all that can be foretold together."""
    odds = siege_odds(s, besieger, city, NONE)
    shown: dict[str, Any] = {"modifier": odds.modifier, "success": odds.successes / SIDES}
    foretold = rolls(s, besieger, city, NONE)
    if foretold:
        shown |= {"by_then": foretold[-1]["by_then"], "turn": foretold[-1]["turn"]}
    return shown


FORETOLD_ROLLS: Final = 4  # so many are foretold


def rolls(s: ThirtyYearsWarState, seat: Seat, city: City, leader: Leader) -> list[dict[str, Any]]:
    """13.23, 13.26a The next rolls as long as each fails: in activations, and at the end of turns.

    The marker rises by one each time.  *by_then* is how probably the Fortress has fallen.
    """
    twin = s.copy()
    found: list[dict[str, Any]] = []
    turn, active, holds = s.turn, leader != NONE, 1.0
    while len(found) < FORETOLD_ROLLS and turn <= s.set_up.last_turn:
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


# Areas


def areas_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """2.42, 3.13 The Areas, and what the VP total would do if a side gained one."""
    return {name: area_view(s, area) for area, name in enumerate(s.board.areas)}


def area_view(s: ThirtyYearsWarState, area: Area) -> dict[str, Any]:
    """3.13a, 3.1c, 5.12, 15.24c Who controls an Area, how many cities it takes, what it is worth.

    *moves* says by seat how far the total moves when that side gains it; its holder cannot.
    """
    rating, value = s.board.control[area], area_value(s, area)
    return {
        "control": side(s.holder[area]),
        "neutral": bool(s.neutral[area]),
        "needs": rating,
        "cities": [cities_held(s, area, seat) for seat in BOTH],
        "value": value,
        "devastated": is_devastated(s, area),
        "moves": moves(value, s.holder[area]) if rating else [0, 0],
    }


def moves(value: int, holder: Seat) -> list[int]:
    """5.12b How far the total moves when a side gains what is worth so much and another holds."""
    return [favour(seat, value) if holder != seat else 0 for seat in BOTH]


def advised_pillage(s: ThirtyYearsWarState) -> list[Choice]:
    """18.24f Where a marker of the set-up goes if nobody wishes otherwise: the enemy's worst loss.

    His Areas come first, the richest before the others, and there his bases; the order of the map
    decides the rest.
    """
    asked = s.agenda[-1] if s.agenda else None
    offered = asked.ask(s) if isinstance(asked, PlacePillage) else []
    if not offered:
        return []
    seat, bases = offered[0].seat, {city for line in Line for city in usable_bases(s, line)}

    def rank(choice: Choice) -> tuple[bool, int, bool, int]:
        area = s.board.area_of[choice.noun]
        own = s.holder[area] == seat
        return own, -area_value(s, area), choice.noun not in bases, choice.noun

    return [min(offered[0].choices, key=rank)]


# What is printed
#
# A value that is not known for sure says so: *unsure* has its provenance, which travels with it.

# What a replay marks on its line of time.
MARKS: Final = {
    "TurnBegan": "turn",
    "RoundBegan": "round",
    "CardPlayed": "card",
    "BattleWon": "battle",
    "NobodyWon": "battle",
    "Overran": "battle",
    "FortressTaken": "siege",
    "SiegeLaid": "siege",
    "RevoltBegan": "revolt",
    "AreaGained": "area",
    "NationEntered": "entry",
    "LeaderLost": "leader",
    "PeaceRolled": "peace",
    "TruceBegan": "peace",
    "WarEnded": "end",
}
UNSURE: Final = "R"  # how sure a sentence is that does not say it
# The charts and tracks that stand by themselves.
TABLES: Final = (
    *("recruitment", "recruitment_modifiers", "siege", "loot", "loot_modifiers"),
    *("peace_modifiers", "turn_track", "victory_track", "influence_track", "dutch_war_track"),
)
SOURCED: Final = ("cities", "areas", "leaders", "units", "cards", "peace", "loot", "siege")
SERIES: Final = ("combat_results", "peace", "elector_awards", "dutch_war_boxes")
# What the data say of a card in sentences.
SENTENCES: Final = ("requires", "does", "when", "ends", "note", "impossible", "refs")


def printed(board: Board) -> dict[str, Any]:
    """Everything on map, counters, cards and charts; as remarks what is said of it in sentences."""
    data = merge(base_data(), board.overlay)
    kinds = ("cities", "boxes", "areas", "nations", "unit_types")
    found: dict[str, Any] = {
        **{kind: entries_view(board, data, kind) for kind in (*kinds, *SERIES)},
        "tables": {name: entry_view(board, table(data, name), name, name) for name in TABLES},
        "units": units_view(board, data),
        "leaders": leaders_view(board, data),
        "cards": cards_view(board, data),
        "capitals": [board.cities[city] for city in board.capitals],
        "words": {term: list(words) for term, words in WORDS.items()},
    }
    lists = [name for name in found if name not in ("capitals", "words")]
    remarks = {
        "cards": {card: taken(entry, SENTENCES) for card, entry in found["cards"].items()},
        "notes": {name: notes_of(found[name]) for name in lists},
        "sources": {kind: sources_view(kind) for kind in SOURCED},
    }
    return {**found, "remarks": remarks}


def notes_of(named: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """Why values are not sure, taken out of the entries of which they are, by their ids."""
    return {id_: entry.pop("notes") for id_, entry in named.items() if "notes" in entry}


def taken(entry: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """Some values of an entry, taken out of it."""
    return {key: entry.pop(key) for key in keys if key in entry}


def entries_view(board: Board, data: Mapping[str, object], kind: str) -> dict[str, Any]:
    """All entries of one kind, by their ids."""
    return {id_: entry_view(board, entry, kind, id_) for id_, entry in entries(data, kind)}


def entry_view(board: Board, entry: Mapping[str, object], kind: str, id_: str) -> dict[str, Any]:
    """The values of an entry, and how sure those are that are not known.

    What an owner's overlay says is printed so, and sure.
    """
    own = {key for key, _ in values(entry)} & corrected(board, kind, id_)
    found = dict(values(entry))
    whole = provenance(kind)
    status = {key: origin(entry, whole, key).status for key in found if key not in own}
    unsure = {key: word for key, word in status.items() if word != "known"}
    said = {key: origin(entry, whole, key) for key in unsure}
    own_notes = {key: each.source for key, each in said.items() if each.own}
    shown = {**found, "unsure": unsure} if unsure else found
    return {**shown, "notes": own_notes} if own_notes else shown


def sources_view(kind: str) -> dict[str, str]:
    """Where the values of a kind come from that have no note of their own; "" is for the rest."""
    whole = provenance(kind)
    by_key = {key: str(note["source"]) for key, note in whole.items() if isinstance(note, Mapping)}
    return {"": str(whole["source"]), **by_key}


def corrected(board: Board, kind: str, id_: str) -> set[str]:
    """The values of an entry that an overlay gives."""
    below: object = board.overlay.get(kind, {})
    if kind != id_ and isinstance(below, Mapping):
        below = below.get(id_, {})
    return {*below} if isinstance(below, Mapping) else set()


def provenance(kind: str) -> Mapping[str, object]:
    """What the data file of a table says of all its values."""
    file = next(name for name in SUBJECTS if kind in subject(name))
    return table(subject(file), "provenance")


def units_view(board: Board, data: Mapping[str, object]) -> dict[str, Any]:
    """2.1 The classes of counters: a kind at full strength, and the same reduced."""
    found: dict[str, Any] = {}
    for unit, name in enumerate(board.units):
        kind = unit // 2
        whose = board.kinds[board.counters_of[kind]]
        found[name] = {
            "kind": board.kinds[kind],
            **entry_view(board, table(data, "units", whose), "units", whose),
            "shows": "reduced" if is_reduced(unit) else "full",
            "factors": board.strength[unit],
            "pay": board.pay[unit],
            "marked": whose != board.kinds[kind],
        }
    return found


def leaders_view(board: Board, data: Mapping[str, object]) -> dict[str, Any]:
    """2.2 The leaders; unnamed ones are told apart by a number."""
    known = dict(entries(data, "leaders"))
    found: dict[str, Any] = {}
    for leader, name in enumerate(board.leaders):
        id_ = name if name in known else name.rpartition("_")[0]
        back = board.replacement[leader]
        found[name] = {
            **entry_view(board, known[id_], "leaders", id_),
            "name": board.leader_names[leader],
            "side": board.leader_side[leader],
            "replacement": board.leaders[back] if back >= 0 else None,
        }
    return found


def cards_view(board: Board, data: Mapping[str, object]) -> dict[str, Any]:
    """2.3, card.rule.a The cards; each sentence of an event says how sure it is: K, D or R."""
    found: dict[str, Any] = {}
    for card, (id_, entry) in enumerate(entries(data, "cards")):
        told = board.card_text[card]
        requires, does = [list(map(marked, said)) for said in (told.requires, told.does)]
        found[id_] = {
            **entry_view(board, entry, "cards", id_),
            "side": board.card_side[card],
            "marks": sorted({said.get("mark", UNSURE) for said in (*requires, *does)}),
            "requires": requires,
            "does": does,
            "impossible": told.impossible,
            "refs": told.refs,
        }
    return found


def marked(sentence: str) -> dict[str, str]:
    """A sentence without its mark, and the mark."""
    mark, colon, rest = sentence.partition(": ")
    return {"mark": mark, "text": rest} if colon and len(mark) == 1 else {"text": sentence}
