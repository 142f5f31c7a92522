"""What a side sees, as numbers: the features of Thirty Years War, read from the view alone.

Sides are *own* and *enemy*, so that a learner can play both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from westphalia.engine.features import (
    Block,
    Column,
    Features,
    Row,
    View,
    bit,
    bits,
    one_of,
    words_about,
)
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war import tables
from westphalia.games.thirty_years_war.expansions.optional_rules import SCENARIOS
from westphalia.games.thirty_years_war.state import Battle, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Career, Phase
from westphalia.games.thirty_years_war.views.battle import battle_side
from westphalia.games.thirty_years_war.views.board import BOTH
from westphalia.games.thirty_years_war.views.cards import names, pile_view
from westphalia.games.thirty_years_war.views.march import stack_view
from westphalia.games.thirty_years_war.views.view import (
    Unchanged,
    frame_view,
    map_view,
    side_view,
    total_view,
)
from westphalia.games.thirty_years_war.words import WORDS

SIDES: Final = ("own", "enemy")
PLACES: Final = WORDS["place"]
AREAS: Final = WORDS["area"]
LEADERS: Final = WORDS["leader"]
UNITS: Final = WORDS["unit"]
CARDS: Final = WORDS["card"]
SOURCES: Final = WORDS["source"]
POPES: Final = WORDS["pope"]
GROUPS: Final = WORDS["group"]
CAREERS: Final = [career.name.lower() for career in Career]
PHASES: Final = [phase.name.lower() for phase in Phase]
KINDS: Final = (*tables.KINDS, "over")
ABOUT_PLACES: Final = ("city", "place", "origin", "nearest", "cities", "places", "pillaged")


def both(view: View) -> tuple[int, int]:
    """The own side and the other."""
    own = int(view["seat"])
    return own, 1 - own


def whose(view: View, side: int | None) -> Row:
    """Whether something is the own side's, and whether the enemy's."""
    return [side == view["seat"], side == 1 - view["seat"]]


# The war

WAR: Final = [
    *bits("", ("protestant", "catholic"), "the own side is the {} one"),
    *bits("", SCENARIOS, "the scenario is {}"),
    Column("turn", 14, "the turn"),
    Column("last_turn", 14, "the last turn of the scenario"),
    Column("round", 10, "the card round; 0 outside the Action Phase"),
    *bits("phase_", PHASES, "it is the phase {}"),
    Column("vp", 50, "the VP total; the Catholic wants it high"),
    Column("goal_own", 50, "the total that the own side needs"),
    Column("goal_enemy", 50, "the total that the enemy needs"),
    bit("met_own", "the own side has it"),
    bit("met_enemy", "the enemy has it"),
    Column("dutch_war", 5, "the box of the Dutch War; below 0 it goes well for the Dutch"),
    Column("dutch_aid", 5, "the aid that the Dutch War costs"),
    bit("response_owed", "the Protestant still has to respond to Spinola"),
    Column("influence", 20, "Wallenstein's influence"),
    *bits("wallenstein_", CAREERS, "Wallenstein is {}"),
    *bits("pope_", POPES, "the Pope is {}"),
    *bits("cards_", GROUPS, "the cards of {} are in the decks"),
    bit("passes_open", "the passes are open"),
    bit("france", "France is in the war"),
    bit("sweden", "Sweden is in the war"),
    bit("rebellion", "Hungary is in rebellion"),
    bit("saxony_own", "the Saxons fight for the own side"),
    bit("saxony_enemy", "the Saxons fight for the enemy"),
    bit("base_moved", "the Swedish base was moved in this turn"),
    bit("cardinal", "the Cardinal's army is on its way"),
    bit("conflict", "French and Swedes who stand together must part"),
    bit("truce", "a truce is agreed"),
]


def war(view: View) -> Iterator[Row]:
    victory, tracks = view["victory"], view["tracks"]
    dutch, (own, enemy) = tracks["dutch_war"], both(view)
    yield [
        *whose(view, 0),
        *one_of([*SCENARIOS], view["scenario"]),
        view["turn"],
        view["last_turn"],
        view["round"],
        *one_of(PHASES, view["phase"]),
        victory["vp"],
        victory["goals"][own],
        victory["goals"][enemy],
        victory["met"][own],
        victory["met"][enemy],
        dutch["box"],
        dutch["aid"],
        dutch["response_owed"],
        tracks["influence"]["box"],
        *one_of(CAREERS, tracks["wallenstein"]),
        *one_of(POPES, tracks["pope"]),
        *[group in view["deck"]["groups"] for group in GROUPS],
        *[tracks[name] for name in ("passes_open", "france", "sweden", "rebellion")],
        *whose(view, tracks["saxony"]),
        tracks["swedish_base"]["moved"],
        tracks["cardinal"] is not None,
        tracks["conflict"],
        tracks["truce"] is not None,
    ]


def asked(view: View) -> Iterator[Row]:
    yield one_of(KINDS, view["prompt"]["kind"])


# The map

STACK: Final = [
    Column("factors", 40, "combat factors of the {} stack"),
    Column("full", 8, "{} units at full strength"),
    Column("reduced", 8, "{} reduced units"),
    Column("leaders", 6, "{} leaders"),
    bit("inside", "the {} pieces are inside the Fortress"),
    Column("unpaid", 8, "{} units that were not paid"),
]
PLACE: Final = [
    bit("own", "the own side controls it"),
    bit("enemy", "the enemy controls it"),
    Column("pillage", 3, "how far it is pillaged"),
    bit("revolt_own", "it is in a revolt that the own side raised"),
    bit("revolt_enemy", "it is in a revolt that the enemy raised"),
    bit("besieged_own", "the own side besieges or masks it"),
    bit("besieged_enemy", "the enemy besieges or masks it"),
    bit("masked", "nobody has laid siege yet"),
    Column("siege_number", 4, "the number of the Siege marker"),
    Column("siege_level", 40, "the level of the Fortress"),
    Column("siege_factors", 40, "combat factors before it"),
    *[
        Column(f"{side}_{name}", most, text.format(side))
        for side in SIDES
        for name, most, text in STACK
    ],
    bit("march", "the stack on the march is there"),
    bit("came_from", "it came from there"),
    bit("battle", "a battle is fought there"),
    bit("swedish_base", "the Swedish base is there"),
    bit("asked", "the question is about it"),
]
NO_SIEGE: Final[Row] = [0] * 6
NO_STACK: Final[Row] = [0] * len(STACK)


def places(view: View) -> Iterator[Row]:
    march = view.get("march", {})
    here = [march.get("city"), march.get("came_from"), view.get("battle", {}).get("city")]
    here.append(view["tracks"]["swedish_base"]["city"])
    named = words_about(view, ABOUT_PLACES)
    cities, boxes = view["cities"], view["boxes"]
    for name in PLACES:
        shown = cities.get(name) or boxes[name]
        under_way: Row = [name == place for place in here]
        yield [*city(view, shown), *stacks(view, shown), *under_way, name in named]


def city(view: View, shown: dict[str, Any]) -> Row:
    """Who controls a city, and how it fares; a box beside the map has nothing of it."""
    revolt, siege = shown.get("revolt"), shown.get("siege")
    held = [*whose(view, shown.get("control")), shown.get("pillage", 0)]
    held += whose(view, revolt["raised_by"]) if revolt else [0, 0]
    if not siege:
        return held + NO_SIEGE
    numbers = [siege[name] or 0 for name in ("masked", "number", "level", "factors")]
    return [*held, *whose(view, siege["besieger"]), *numbers]


def stacks(view: View, shown: dict[str, Any]) -> Row:
    rows: Row = []
    found = {stack["seat"]: stack for stack in shown.get("stacks", ())}
    for seat in both(view):
        rows += stack_row(found[seat]) if seat in found else NO_STACK
    return rows


def stack_row(stack: dict[str, Any]) -> Row:
    units = stack["units"]
    reduced = sum([units[name] for name in units if name.endswith("_reduced")])
    full = sum(units.values()) - reduced
    unpaid = sum(stack.get("unpaid", {}).values())
    return [stack["factors"], full, reduced, len(stack["leaders"]), stack["inside"], unpaid]


AREA: Final = [
    bit("own", "the own side controls it"),
    bit("enemy", "the enemy controls it"),
    bit("neutral", "it is neutral"),
    Column("needs", 5, "cities that control takes"),
    Column("cities_own", 6, "cities there that the own side controls"),
    Column("cities_enemy", 6, "cities there that the enemy controls"),
    Column("value", 6, "its value now"),
    bit("devastated", "it is devastated"),
    bit("asked", "the question is about it"),
]


def areas(view: View) -> Iterator[Row]:
    own, enemy = both(view)
    named = words_about(view, ("area", "areas"))
    for name in AREAS:
        shown = view["areas"][name]
        cities = shown["cities"]
        yield [
            *whose(view, shown["control"]),
            shown["neutral"],
            shown["needs"],
            cities[own],
            cities[enemy],
            shown["value"],
            shown["devastated"],
            name in named,
        ]


# Counters

LEADER: Final = [
    bit("own", "he fights for the own side, and is in a stack or on the march"),
    bit("enemy", "he fights for the enemy"),
    bit("marches", "he is on the march"),
    Column("place", len(PLACES), "the number of his place, the first is 1; 0 if he has none"),
    bit("asked", "the question is about him"),
]
UNIT: Final = [
    Column("map_own", 20, "counters of the own side on the map"),
    Column("map_enemy", 20, "counters of the enemy on the map"),
    Column("march", 8, "counters on the march"),
]


def all_stacks(view: View) -> Iterator[tuple[int, dict[str, Any]]]:
    """The stacks on the map and in the boxes, with the number of their places."""
    cities, boxes = view["cities"], view["boxes"]
    for number, name in enumerate(PLACES, start=1):
        for stack in (cities.get(name) or boxes[name]).get("stacks", ()):
            yield number, stack


def leaders(view: View) -> Iterator[Row]:
    found: dict[str, Row] = {}
    for place, stack in all_stacks(view):
        for name in stack["leaders"]:
            found[name] = [*whose(view, stack["seat"]), 0, place]
    march = view.get("march", {})
    for name in march.get("leaders", ()):
        found[name] = [*whose(view, march["seat"]), 1, PLACES.index(march["city"]) + 1]
    named = words_about(view, ("leader", "leaders", "made", "heir", "first", "second"))
    for name in LEADERS:
        yield [*found.get(name, (0, 0, 0, 0)), name in named]


def units(view: View) -> Iterable[Row]:
    rows: dict[str, Row] = {name: [0, 0, 0] for name in UNITS}
    for _, stack in all_stacks(view):
        for name, count in stack["units"].items():
            rows[name][stack["seat"] != view["seat"]] += count
    for name, count in view.get("march", {}).get("units", {}).items():
        rows[name][2] += count
    return rows.values()


# Cards

CARD: Final = [
    bit("hand", "it is in the own hand"),
    bit("to_come_own", "the own side may still draw it"),
    bit("to_come_enemy", "the enemy holds it or may still draw it, nobody can tell which"),
    bit("known", "the enemy holds it, as all can tell"),
    bit("played", "it lies in a Played pile"),
    bit("removed", "it has left the game"),
    bit("happened", "its event has happened"),
    bit("in_force", "its event has effect now"),
    bit("aid", "it was played for aid in this turn"),
    bit("combat", "it lies on the table in the battle under way"),
    bit("asked", "the question is about it"),
]


def cards(view: View) -> Iterator[Row]:
    own, enemy = both(view)
    piles, deck = view["piles"], view["deck"]
    columns = [
        {held["card"] for held in view["hand"]},
        {*piles[own]["to_come"]},
        {*piles[enemy]["to_come"]},
        {*piles[enemy]["known"]},
        {*piles[own]["played"], *piles[enemy]["played"]},
        {*deck["removed"]},
        deck["happened"],
        deck["in_force"],
        {*view["seats"][own]["aid_cards"], *view["seats"][enemy]["aid_cards"]},
        view.get("battle", {}).get("cards", ()),
        words_about(view, ("card", "cards", "other")),
    ]
    for card in CARDS:
        yield [card in column for column in columns]


# The sides, and what is under way

SIDE: Final = [
    bit("asked", "the table waits for it"),
    Column("actions", 12, "actions that it has taken in this turn"),
    Column("areas", 24, "Areas that it controls"),
    Column("cities", 113, "cities that it controls"),
    Column("factors", 150, "combat factors of its units"),
    Column("electors", 8, "Electors that it controls"),
    Column("hand", 12, "cards in its hand"),
    Column("unplayed", 40, "cards in its Unplayed pile"),
    bit("marches", "its stack is on the march"),
    Column("march_factors", 40, "combat factors of that stack"),
    Column("march_points", 12, "movement points that it has left"),
    Column("march_capacity", 8, "units that its leaders can move"),
    bit("attacks", "it is the attacker in a battle"),
    Column("battle_factors", 40, "its combat factors in the battle"),
    Column("battle_rating", 4, "what its commander adds"),
    Column("battle_modifier", 6, "what cards add to its roll"),
    Column("battle_shift", 4, "columns that cards shift it"),
    Column("inflicted", 10, "the loss number that it has rolled"),
    Column("to_lose", 10, "what it has still to lose"),
]


def sides(view: View) -> Iterator[Row]:
    for seat in both(view):
        shown, pile = view["seats"][seat], view["piles"][seat]
        yield [
            seat in view["prompt"]["seats"],
            *[shown[name] for name in ("actions", "areas", "cities", "factors")],
            view["electors"]["count"][seat],
            pile["hand"],
            pile["unplayed"],
            *march_row(view.get("march"), seat),
            *battle_row(view.get("battle"), seat),
        ]


def march_row(march: dict[str, Any] | None, seat: int) -> Row:
    if march is None or march["seat"] != seat:
        return [0, 0, 0, 0]
    return [1, march["factors"], march["points"], march["capacity"]]


def battle_row(battle: dict[str, Any] | None, seat: int) -> Row:
    if battle is None:
        return [0] * 7
    side = battle["sides"][seat]
    numbers = ("factors", "rating", "modifier", "shift", "inflicted", "to_lose")
    return [battle["attacker"] == seat, *[side[name] for name in numbers]]


def aid(view: View) -> Iterable[Row]:
    return [[view["aid"][source]] for source in SOURCES]


FEATURES: Final = Features(
    [
        Block("war", ["all"], WAR, war),
        Block("asked", ["kind"], bits("", KINDS, "the table waits for {}"), asked),
        Block("side", SIDES, SIDE, sides),
        Block("place", PLACES, PLACE, places),
        Block("area", AREAS, AREA, areas),
        Block("leader", LEADERS, LEADER, leaders),
        Block("unit", UNITS, UNIT, units),
        Block("card", CARDS, CARD, cards),
        Block("aid", SOURCES, [Column("points", 40, "aid points from there")], aid),
    ]
)


# What is read of the view: without advice, odds, pay and what each card could do


def feature_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """1.2 The table as *seat* sees it, and the cards in its hand."""
    unchanged = Unchanged(s)
    shown: dict[str, Any] = {
        "seat": seat,
        **frame_view(s, unchanged),
        **map_view(s, unchanged),
        "victory": total_view(s),
        "seats": [side_view(s, side) for side in BOTH],
        "piles": [pile_view(s, side, seat) for side in BOTH],
        "hand": [{"card": card} for card in names(s, s.hands[seat])],
    }
    if s.march:
        shown["march"] = stack_view(s, s.march)
    if s.battle:
        shown["battle"] = fight_view(s, s.battle)
    return shown


def fight_view(s: ThirtyYearsWarState, battle: Battle) -> dict[str, Any]:
    """12.2 Both sides of the battle under way, without its odds."""
    return {
        "city": s.board.places[battle.city],
        "attacker": battle.attacker,
        "sally": bool(battle.sally),
        "cards": [s.board.cards[card] for card in battle.cards],
        "sides": [battle_side(s, battle, seat) for seat in BOTH],
    }
