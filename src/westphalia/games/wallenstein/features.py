"""What a seat sees, as numbers: the features of Wallenstein, read from the view alone.

Seats are counted from the one that looks: row or column 0 is the seat itself, 1 the next one.
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
    some_of,
    words_about,
)
from westphalia.games.wallenstein.words import BOXES, BUILDINGS, CARDS, FAVOURS, SEASONS, WORDS

SEATS: Final = 5
ROUND_THE_TABLE: Final = [str(n) for n in range(SEATS)]
COUNTIES: Final = WORDS["county"]
ACTIONS: Final = WORDS["action"]
EVENTS: Final = WORDS["event"]
TILES: Final = WORDS["tile"]
REGIONS: Final = WORDS["region"]
MARCHES: Final = [action for action in ACTIONS if action.startswith("combat_move")]
SITES: Final = [(region, building) for region in REGIONS for building in BUILDINGS]
# Every kind of question, in an order that stays.
KINDS: Final = (
    "plan position march move send quell refresh claim group favour cancel_event calm raise"
    " garrison benefit place_leader draft_leader move_leader return_leader over"
).split()


def others(view: View) -> list[int]:
    """The seats, the own one first, then round the table."""
    seats = len(view["seats"])
    return [(view["seat"] + n) % seats for n in range(seats)]


def relative(view: View, seat: int) -> int:
    """How many places further round the table a seat is than the own one."""
    return int((seat - view["seat"]) % len(view["seats"]))


# The table

TABLE: Final = [
    Column("seats", 5, "how many sit at the table"),
    Column("year", 2, "the year, the first is 1"),
    *bits("", SEASONS, "it is {}"),
    bit("planning", "seats cover the boxes of their mats"),
    Column("done", 10, "actions of this round that have been carried out"),
    Column("peasants", 20, "peasants in the supply"),
    Column("tower_peasants", 20, "peasants in the tower"),
    Column("tray_peasants", 10, "peasants in the tray"),
    *[Column(f"stock_{name}", 40, f"left in the stock: {name}") for name in BUILDINGS],
    Column("unseen_counties", 45, "draft: cards in the pile"),
    Column("unseen_favours", 30, "court: favours in the pile"),
]


def table(view: View) -> Iterator[Row]:
    yield [
        len(view["seats"]),
        view["year"],
        *one_of(SEASONS, view["season"]),
        view["planning"],
        view["done"],
        view["peasants"],
        view["tower"]["peasants"],
        view["tray"]["peasants"],
        *[view["stock"][name] for name in BUILDINGS],
        view.get("draft", {}).get("unseen", 0),
        view.get("court", {}).get("unseen", 0),
    ]


def asked(view: View) -> Iterator[Row]:
    yield one_of(KINDS, view["prompt"]["kind"])


# The map

COUNTY: Final = [
    bit("in_play", "it is on the map of this game"),
    *bits("owner_", ROUND_THE_TABLE, "it is held by seat {}, counted from the own one"),
    Column("armies", 30, "armies that stand there"),
    *bits("", BUILDINGS, "a {} stands there"),
    Column("markers", 3, "revolt markers"),
    Column("free_sites", 3, "sites that are still free"),
    Column("taxes", 10, "thalers that it yields now"),
    Column("grain", 10, "grain that it yields now"),
    bit("fresh", "it was won since planning"),
    *bits("safe_", MARCHES, "it is protected from {}"),
    bit("asked", "the question is about it"),
    bit("face_up", "draft: its card lies open"),
    bit("own_leader", "leaders: the own leader stands there"),
    Column("other_leaders", 4, "leaders: how many leaders of others stand there"),
    Column("own_monuments", 2, "leaders: own monuments"),
    Column("other_monuments", 4, "leaders: monuments of others"),
]
NOT_IN_PLAY: Final[Row] = [0] * len(COUNTY)


def counties(view: View) -> Iterator[Row]:
    on_map, named = view["counties"], words_about(view)
    face_up = view.get("draft", {}).get("face_up", ())
    for name in COUNTIES:
        if name in on_map:
            yield county(view, on_map[name], [name in named, name in face_up])
        else:
            yield NOT_IN_PLAY


def county(view: View, shown: dict[str, Any], named: list[bool]) -> Row:
    own = view["seat"]
    owner = [0] * SEATS
    if shown["owner"] is not None:
        owner[relative(view, shown["owner"])] = 1
    leaders, monuments = shown["leaders"], shown["monuments"]
    return [
        1,
        *owner,
        shown["armies"],
        *some_of(BUILDINGS, shown["buildings"]),
        shown["markers"],
        shown["free_sites"],
        shown["taxes"],
        shown["grain"],
        shown["fresh"],
        *some_of(MARCHES, shown["protected"]),
        *named,
        own in leaders,
        len(leaders) - leaders.count(own),
        monuments.count(own),
        len(monuments) - monuments.count(own),
    ]


# The seats

SEAT: Final = [
    bit("present", "somebody sits there"),
    bit("asked", "the table waits for that seat"),
    bit("ready", "its plan is made"),
    Column("supply", 62, "armies in its supply"),
    Column("thalers", 40, "its thalers"),
    Column("grain", 20, "its grain"),
    Column("points", 80, "its points"),
    Column("counties", 20, "counties that it holds"),
    Column("armies", 60, "its armies on the map"),
    Column("tower", 20, "its cubes in the tower"),
    Column("tray", 20, "its cubes in the tray"),
    *bits("tile_", TILES, "it has the tile {}"),
    Column("position", 5, "its position on the display of tiles; 0 before it has one"),
    Column("turn", 5, "its place in the order of this round"),
    Column("missing_grain", 20, "grain that it would lack in winter"),
    Column("revolts", 10, "revolts that it would face for that"),
    Column("peasants", 10, "peasants in each of them"),
    Column("scored_counties", 30, "points for counties if it were scored now"),
    Column("scored_buildings", 30, "points for buildings then"),
    Column("scored_majorities", 30, "points for majorities then"),
    Column("scored_monuments", 15, "leaders: points for monuments at the end"),
    Column("groups", 15, "draft: army groups still to be placed"),
    Column("hall", 10, "court: courtiers in the hall"),
    Column("audience", 10, "court: courtiers in the audience chamber"),
    Column("courtiers", 20, "court: courtiers in its supply"),
    bit("keeps_favour", "court: it keeps a favour that calms"),
    *bits("sheltered_", MARCHES, "court: a favour shelters it from {}"),
    Column("landsknecht", 4, "landsknechts: the card on top of its pile"),
    Column("regions", 5, "landsknechts: regions in which it holds a county"),
    bit("leader", "leaders: its leader is on the map"),
    Column("monument_stock", 6, "leaders: monuments that it can still build"),
    Column("captured", 6, "leaders: monuments that it has taken"),
]
EMPTY: Final[Row] = [0] * len(SEAT)


def seats(view: View) -> Iterator[Row]:
    for seat in others(view):
        yield [1, *seat_row(view, view["seats"][seat], seat), *expansions(view["seats"][seat])]
    for _ in range(len(view["seats"]), SEATS):
        yield EMPTY


def seat_row(view: View, shown: dict[str, Any], seat: int) -> Row:
    scored, short, order = shown["if_scored_now"], shown["shortfall"], view["order"]
    return [
        seat in view["prompt"]["seats"],
        shown["ready"],
        shown["supply"],
        shown["thalers"],
        shown["grain"],
        shown["points"],
        shown["counties"],
        shown["armies"],
        view["tower"]["seats"][seat],
        view["tray"]["seats"][seat],
        *one_of(TILES, shown["tile"]),
        shown["position"] or 0,
        order.index(seat) + 1 if seat in order else 0,
        short["grain"],
        short["revolts"],
        short["peasants"],
        scored["counties"],
        scored["buildings"],
        scored["majorities"],
        scored.get("monuments", 0),
        len(view["draft"]["groups"][seat]) if "draft" in view else 0,
    ]


def expansions(shown: dict[str, Any]) -> Row:
    courtiers = shown.get("courtiers", {})
    return [
        courtiers.get("hall", 0),
        courtiers.get("audience", 0),
        courtiers.get("supply", 0),
        shown.get("keeps_favour", 0),
        *some_of(MARCHES, shown.get("sheltered_from", ())),
        shown.get("landsknecht", 0),
        shown.get("regions", 0),
        shown.get("leader") is not None,
        shown.get("monument_stock", 0),
        shown.get("captured", 0),
    ]


# Cards and boxes

NO_CARD: Final[Row] = [0] * len(CARDS)
NO_MAT: Final[Row] = [0] * (len(CARDS) + len(BOXES))


def hand(view: View) -> Iterable[Row]:
    held = view["hand"]
    return [[card in held] for card in CARDS]


def plan(view: View) -> Iterable[Row]:
    boxes = view["seats"][view["seat"]]["boxes"]
    return [one_of(CARDS, boxes[box]) if boxes.get(box) else NO_CARD for box in BOXES]


def turned_up(view: View) -> Iterator[Row]:
    """Of the other seats: the cards that lie open in their boxes, and the boxes still closed."""
    for seat in others(view)[1:]:
        boxes = view["seats"][seat]["boxes"]
        closed = [boxes.get(box) == "hidden" for box in BOXES]
        yield [*some_of(CARDS, set(boxes.values())), *closed]
    for _ in range(len(view["seats"]), SEATS):
        yield NO_MAT


# The display

ACTION: Final = [
    Column("turn", 10, "its place in the row of action cards; 0 while it is face down"),
    bit("hidden", "it is one of those that lie face down"),
    bit("done", "it has been carried out in this round"),
    bit("asked", "the question is about it"),
]
EVENT: Final = [
    bit("open", "it is one of the events of this year"),
    Column("loss", 10, "the grain that it costs in winter"),
    bit("in_force", "it is the event of this round"),
]
MAJORITY: Final = [
    *[
        Column(f"built_{n}", 6, f"buildings of seat {n} that count for it, from the own one on")
        for n in ROUND_THE_TABLE
    ],
    *bits("leads_", ROUND_THE_TABLE, "seat {} would score it now, counted from the own one"),
    Column("points", 5, "what each of them would score"),
]
FAVOUR: Final = [
    Column("price", 8, "what it costs now; 0 if it is not on display"),
    Column("amount", 10, "how much it gives"),
]


def actions(view: View) -> Iterator[Row]:
    row, hidden, named, done = (
        view["actions"],
        view["hidden_actions"],
        words_about(view),
        view["done"],
    )
    for action in ACTIONS:
        turn = row.index(action) + 1 if action in row else 0
        yield [turn, action in hidden, 0 < turn <= done, action in named]


def events(view: View) -> Iterable[Row]:
    losses = {event["id"]: event["loss"] for event in view["events"]}
    return [[e in losses, losses.get(e, 0), e == view["event"]] for e in EVENTS]


def tiles(view: View) -> Iterable[Row]:
    row = view["tiles"]
    return [[row.index(tile) + 1 if tile in row else 0] for tile in TILES]


def majority_rows(view: View) -> Iterator[Row]:
    found = {(each["region"], each["building"]): each for each in view["majorities"]}
    beyond = [0] * (SEATS - len(view["seats"]))
    for site in SITES:
        each = found.get(site)
        if each is None:
            yield [0] * len(MAJORITY)
            continue
        built = [each["built"][seat] for seat in others(view)]
        leads = [seat in each["seats"] for seat in others(view)]
        yield [*built, *beyond, *leads, *beyond, each["points"]]


def favours(view: View) -> Iterator[Row]:
    shown = {each["favour"]: each for each in view.get("court", {}).get("favours", ())}
    for name in FAVOURS:
        each = shown.get(name)
        yield [each["price"], each["amount"]] if each else [0, 0]


FEATURES: Final = Features(
    [
        Block("table", ["all"], TABLE, table),
        Block("asked", ["kind"], bits("", KINDS, "the table waits for {}"), asked),
        Block("county", COUNTIES, COUNTY, counties),
        Block("seat", ROUND_THE_TABLE, SEAT, seats),
        Block("hand", CARDS, [bit("held", "the own hand holds it")], hand),
        Block("plan", BOXES, bits("", CARDS, "the own card in that box is {}"), plan),
        Block(
            "mat",
            ROUND_THE_TABLE[1:],
            [
                *bits("", CARDS, "{} lies open in a box of that other seat"),
                *bits("closed_", BOXES, "what lies in {} is not known"),
            ],
            turned_up,
        ),
        Block("action", ACTIONS, ACTION, actions),
        Block("event", EVENTS, EVENT, events),
        Block("tile", TILES, [Column("place", 5, "its place on display; 0 if it is taken")], tiles),
        Block("majority", ["_".join(site) for site in SITES], MAJORITY, majority_rows),
        Block("favour", FAVOURS, FAVOUR, favours),
    ]
)
