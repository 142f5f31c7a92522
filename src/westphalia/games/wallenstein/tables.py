"""What a seat may know, as tables of small integers written straight from the position.

It is the allow-list of the view (views/view.py) in numbers: what follows from other numbers and
from what is printed is left to those who learn.  Seats are counted from the one that looks: row 0
is the seat itself, 1 the next one; where a column names a seat, 1 is the seat itself.
"""

from __future__ import annotations

from typing import Final

from westphalia.engine.cells import Cells
from westphalia.engine.codec import modules_of, step_kinds
from westphalia.engine.step import Question, Seat
from westphalia.engine.tables import Asked, Column, Tables, flag, flags, one_of, place_of, table
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.rules.planning import COVERING
from westphalia.games.wallenstein.rules.winter import FaceRevolts
from westphalia.games.wallenstein.state import (
    FACE_DOWN,
    NONE,
    OUT_OF_PLAY,
    WINTER,
    County,
    WallensteinState,
)
from westphalia.games.wallenstein.terms import Action, Building, Gift
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.words import (
    ACTIONS,
    BOXES,
    BUILDINGS,
    CARDS,
    COUNTIES,
    GROUP_SIZES,
    MONEY,
    NOTHING,
    SEASONS,
    TOWER_CARD,
    WORDS,
)

SEATS: Final = COLOURS - 1
ROUND_THE_TABLE: Final = [f"seat_{n}" for n in range(SEATS)]
MARCHES: Final = (int(Action.COMBAT_MOVE_A), int(Action.COMBAT_MOVE_B))
REGIONS: Final = WORDS["region"]
SITES: Final = [f"{region}_{building}" for region in REGIONS for building in BUILDINGS]
EVENTS: Final = len(WORDS["event"])
FAVOURS: Final = len(WORDS["favour"])

# The question

KINDS: Final = (
    "plan position march move send quell refresh claim group favour cancel_event calm raise"
    " garrison benefit place_leader draft_leader move_leader return_leader"
).split()
STEPS: Final = step_kinds(modules_of("westphalia.games.wallenstein", "rules", "expansions"))
ASKED: Final = Asked(
    KINDS,
    STEPS,
    [
        one_of("action", WORDS["action"], "the action that the armies march for"),
        one_of("origin", WORDS["county"], "where they come from, if it asks how many go"),
        one_of("county", WORDS["county"], "the county that it is about: where to, or where"),
        one_of("building", BUILDINGS, "what is built free of charge"),
        Column("armies", 10, "armies that are placed free of charge"),
        Column("markers", 5, "revolt markers that may be removed"),
        Column("peasants", 10, "peasants that the winter adds to each revolt"),
    ],
    ["drawn"],
)
ABOUT: Final = [
    *ASKED.columns,
    one_of("seat", ROUND_THE_TABLE, "who is asked first"),
    one_of("box", BOXES, "planning: the box that the own next card covers"),
]

# The tables, each with what it says of a row

TABLE: Final = [
    Column("seats", 5, "how many sit at the table"),
    Column("year", 2, "the year, the first is 1"),
    one_of("season", SEASONS, "the season"),
    flag("planning", "seats cover the boxes of their mats"),
    Column("done", 10, "actions of this round that have been carried out"),
    one_of("event", WORDS["event"], "the event of this round"),
    Column("peasants", 20, "peasants in the supply"),
    Column("tower_peasants", 20, "peasants in the tower"),
    Column("tray_peasants", 20, "peasants in the tray"),
    *[Column(f"stock_{name}", 28, f"left in the stock: {name}") for name in BUILDINGS],
    Column("unseen_counties", 45, "draft: cards in the pile"),
    Column("unseen_favours", 21, "court: favours in the pile"),
    flag("court", "the Emperor's Court is played"),
    flag("landsknechts", "landsknechts are played"),
    flag("leaders", "leaders and monuments are played"),
    flag("bonus_last", "leaders: their bonus is added last"),
    flag("income_lost", "the income of a county that is lost in its revolt is lost too"),
    flag("one_floor", "the tower has one floor, as on SpielByWeb"),
]
COUNTY: Final = [
    one_of("owner", [*ROUND_THE_TABLE, "out_of_play"], "who holds it; 0 if it is neutral"),
    Column("armies", 30, "armies that stand there"),
    *flags("", BUILDINGS, "a {} stands there"),
    Column("markers", 5, "revolt markers"),
    flag("fresh", "it was won since planning"),
    flag("held", "its card is in the own hand"),
    one_of("box", BOXES, "the box in which its card lies, on the own mat or turned up"),
    flag("origin", "the question is where armies go that stand there, or how many"),
    flag("asked", "the question is about it"),
    flag("drawn", "the question is about it and others: revolts that wait for their order"),
    Column("face_up", 2, "draft: the place of its card, which lies open"),
    Column("buried", 45, "draft: the place of its card under the pile"),
    one_of("leader", ROUND_THE_TABLE, "leaders: whose leader stands there"),
    *[
        Column(f"monuments_{n}", 6, f"leaders: monuments of seat {n}, counted from the own one")
        for n in range(SEATS)
    ],
]
SEAT: Final = [
    flag("present", "somebody sits there"),
    flag("asked", "the table waits for that seat"),
    flag("ready", "its plan is made"),
    Column("supply", 62, "armies in its supply"),
    Column("thalers", 60, "its thalers"),
    Column("grain", 18, "its grain"),
    Column("points", 80, "its points"),
    Column("counties", 25, "counties that it holds"),
    Column("armies", 62, "its armies on the map"),
    Column("tower", 40, "its cubes in the tower"),
    Column("tray", 40, "its cubes in the tray"),
    one_of("tile", WORDS["tile"], "the tile that it has taken"),
    Column("position", 5, "its position on the display of tiles; 0 before it has one"),
    Column("turn", 5, "its place in the order of play"),
    *[
        Column(f"groups_{size}", 5, f"draft: army groups of {size} that are still to be placed")
        for size in range(1, GROUP_SIZES + 1)
    ],
    Column("hall", 7, "court: courtiers in the hall"),
    Column("audience", 7, "court: courtiers in the audience chamber"),
    flag("keeps_favour", "court: it keeps a favour that calms"),
    *[
        flag(f"sheltered_{WORDS['action'][march]}", "court: a favour shelters it from that action")
        for march in MARCHES
    ],
    Column("landsknecht", 4, "landsknechts: the card on top of its pile"),
    flag("leader", "leaders: its leader is on the map"),
    Column("monument_stock", 6, "leaders: monuments that it can still build"),
    Column("captured", 10, "leaders: monuments that it has taken"),
]
BOX: Final = [
    one_of("card", [*CARDS, "hidden"], "the card that lies there; 0 if none has been laid yet"),
]
CARD: Final = [Column("held", 3, "how many of it the own hand holds")]
ACTION: Final = [
    Column("place", 10, "its place in the row of action cards; 0 while it lies face down"),
    flag("asked", "armies march for it now"),
]
EVENT: Final = [flag("open", "it is one of those that may still come this year")]
TILE: Final = [Column("place", 5, "its place on display; 0 if it is taken")]
FAVOUR: Final = [Column("space", 3, "court: its space on display; 0 if it is not there")]
BUILT: Final = [
    Column(f"built_{n}", 9, f"buildings of that kind in that region: of seat {n} from the own one")
    for n in range(SEATS)
]

TABLES: Final = Tables(
    [
        table("table", ["all"], TABLE),
        table("question", ["all"], ABOUT),
        table("county", WORDS["county"], COUNTY),
        table("seat", ROUND_THE_TABLE, SEAT),
        table("box", [f"{seat}_{box}" for seat in ROUND_THE_TABLE for box in BOXES], BOX),
        table("card", CARDS[MONEY:NOTHING], CARD),
        table("action", WORDS["action"], ACTION),
        table("event", WORDS["event"], EVENT),
        table("tile", WORDS["tile"], TILE),
        table("favour", WORDS["favour"], FAVOUR),
        table("majority", SITES, BUILT),
    ]
)


# What is written here and there stands at the place of its row and its column.
_STARTS: Final = TABLES.starts()
AT_COUNTY: Final[int] = _STARTS["county"]
AT_SEAT: Final[int] = _STARTS["seat"]
AT_BOX: Final[int] = _STARTS["box"]
AT_CARD: Final[int] = _STARTS["card"]
AT_ACTION: Final[int] = _STARTS["action"]
AT_EVENT: Final[int] = _STARTS["event"]
AT_TILE: Final[int] = _STARTS["tile"]
AT_FAVOUR: Final[int] = _STARTS["favour"]
AT_BUILT: Final[int] = _STARTS["majority"]
SIZE: Final[int] = TABLES.size
WIDE: Final[int] = len(COUNTY)
SEAT_WIDE: Final[int] = len(SEAT)
MAT_WIDE: Final[int] = len(BOXES)
ACTION_WIDE: Final[int] = len(ACTION)
BUILDING: Final[int] = AT_COUNTY + place_of(COUNTY, BUILDINGS[0])
MARKERS: Final[int] = AT_COUNTY + place_of(COUNTY, "markers")
FRESH: Final[int] = AT_COUNTY + place_of(COUNTY, "fresh")
HELD: Final[int] = AT_COUNTY + place_of(COUNTY, "held")
IN_BOX: Final[int] = AT_COUNTY + place_of(COUNTY, "box")
ORIGIN: Final[int] = AT_COUNTY + place_of(COUNTY, "origin")
IS_ASKED: Final[int] = AT_COUNTY + place_of(COUNTY, "asked")
DRAWN: Final[int] = AT_COUNTY + place_of(COUNTY, "drawn")
FACE_UP: Final[int] = AT_COUNTY + place_of(COUNTY, "face_up")
BURIED: Final[int] = AT_COUNTY + place_of(COUNTY, "buried")
LEADER: Final[int] = AT_COUNTY + place_of(COUNTY, "leader")
MONUMENTS: Final[int] = AT_COUNTY + place_of(COUNTY, "monuments_0")
COUNTED: Final[int] = AT_SEAT + place_of(SEAT, "counties")
STANDING: Final[int] = AT_SEAT + place_of(SEAT, "armies")
GROUPS: Final[int] = AT_SEAT + place_of(SEAT, "groups_1")
COURT: Final[int] = AT_SEAT + place_of(SEAT, "hall")
LANDSKNECHT: Final[int] = AT_SEAT + place_of(SEAT, "landsknecht")
LED: Final[int] = AT_SEAT + place_of(SEAT, "leader")
ABOUT_ACTION: Final[int] = _STARTS["question"] + place_of(ABOUT, "action")
ABOUT_ORIGIN: Final[int] = _STARTS["question"] + place_of(ABOUT, "origin")
ABOUT_COUNTY: Final[int] = _STARTS["question"] + place_of(ABOUT, "county")
HIDDEN: Final[int] = len(CARDS) + 1


def observe(s: WallensteinState, seat: Seat, question: Question | None, cells: Cells) -> None:
    """Write all tables in their order, as *seat* may know them; what is not there stays 0."""
    assert 0 <= seat < s.seats, f"there is no seat {seat} that could look"
    start = cells.at
    cells.skip(SIZE)
    cells.at = start
    write_table(s, cells)
    if question is not None:
        write_question(s, seat, question, cells)
        mark_question(s, start, cells)
    for away in range(s.seats):
        other = (seat + away) % s.seats
        cells.at = start + AT_SEAT + SEAT_WIDE * away
        write_seat(s, other, question, cells)
        write_expansions(s, other, start + SEAT_WIDE * away, cells)
        cells.at = start + AT_BOX + MAT_WIDE * away
        write_mat(s, other, away == 0, start, cells)
    write_counties(s, seat, start, cells)
    mark_hand(s, seat, start, cells)
    mark_display(s, start, cells)
    if s.groups:
        mark_draft(s, start, cells)
    if s.leader:
        mark_leaders(s, seat, start, cells)
    cells.at = start + SIZE


# The table, the question, seats and their mats


def write_table(s: WallensteinState, cells: Cells) -> None:
    cells.put(s.seats)
    cells.put(s.year + 1)
    cells.put(s.season + 1)
    cells.put(1 if s.season != WINTER and 0 in s.ready and s.plans[0] else 0)
    cells.put(s.done)
    cells.put(s.event + 1)
    cells.put(s.peasants)
    cells.put(in_tower(s, PEASANTS))
    cells.put(s.tray[PEASANTS])
    for stock in s.stock:
        cells.put(stock)
    cells.put(len(s.pile))
    cells.put(len(s.favours))
    cells.put(1 if s.hall else 0)
    cells.put(1 if s.landsknecht else 0)
    cells.put(1 if s.leader else 0)
    cells.put(1 if "leader bonus last" in s.rules.modules else 0)
    cells.put(1 if "income lost in revolt" in s.rules.modules else 0)
    cells.put(1 if s.tower.floors == 1 else 0)


def in_tower(s: WallensteinState, colour: int) -> int:
    """W7.1.2 How many cubes of a colour rest in the tower; the floors are its secret."""
    cubes = 0
    for at in range(colour, len(s.inside), COLOURS):
        cubes += s.inside[at]
    return cubes


def write_question(s: WallensteinState, seat: Seat, question: Question, cells: Cells) -> None:
    ASKED.write(cells, question.kind, s.agenda[-1])
    cells.put((question.seat - seat) % s.seats + 1)
    plans = question.kind == "plan" and not s.ready[seat] and s.covered[seat] < s.boxes
    cells.put(COVERING[s.covered[seat]] + 1 if plans else 0)


def mark_question(s: WallensteinState, start: int, cells: Cells) -> None:
    """What the row of the question names is marked in the rows of counties and actions too."""
    origin, county = cells.get(start + ABOUT_ORIGIN), cells.get(start + ABOUT_COUNTY)
    action = cells.get(start + ABOUT_ACTION)
    if origin:
        cells.set(start + ORIGIN + WIDE * (origin - 1), 1)
    if county:
        cells.set(start + IS_ASKED + WIDE * (county - 1), 1)
    if action:
        cells.set(start + AT_ACTION + ACTION_WIDE * (action - 1) + 1, 1)
    decision = s.agenda[-1]
    if isinstance(decision, FaceRevolts):
        for revolt in decision.drawn:
            cells.set(start + DRAWN + WIDE * revolt, 1)


def write_seat(s: WallensteinState, seat: Seat, question: Question | None, cells: Cells) -> None:
    cells.put(1)
    cells.put(1 if is_asked(s, seat, question) else 0)
    cells.put(1 if s.plans[seat] and s.ready[seat] else 0)
    cells.put(s.supply[seat])
    cells.put(s.thalers[seat])
    cells.put(s.grain[seat])
    cells.put(s.points[seat])
    cells.put(0)  # its counties and armies are counted with the counties
    cells.put(0)
    cells.put(in_tower(s, seat))
    cells.put(s.tray[seat])
    cells.put(s.tile[seat] + 1)
    cells.put(place_among(s.tokens, seat))
    cells.put(place_among(s.order, seat))


def is_asked(s: WallensteinState, seat: Seat, question: Question | None) -> bool:
    """W3.1.1 All who are not ready plan at once; else one seat is asked."""
    if question is None:
        return False
    return not s.ready[seat] if question.kind == "plan" else question.seat == seat


def place_among(seats: list[int], seat: Seat) -> int:
    """The place of a seat, the first is 1; 0 if it is not there."""
    for place, each in enumerate(seats):
        if each == seat:
            return place + 1
    return 0


def write_expansions(s: WallensteinState, seat: Seat, row: int, cells: Cells) -> None:
    """What only some games have; *row* is how much further its row is than the first one."""
    if s.groups:
        for size in s.groups[seat]:
            cells.add(row + GROUPS + size - 1, 1)
    if s.hall:
        cells.at = row + COURT
        cells.put(s.hall[seat])
        cells.put(s.audience[seat])
        cells.put(1 if s.kept[seat] else 0)
        for march in MARCHES:
            cells.put(s.shelter[seat] >> march & 1)
    if s.landsknecht:
        cells.set(row + LANDSKNECHT, s.landsknecht[seat] + 1)
    if s.leader:
        cells.at = row + LED
        cells.put(1 if s.leader[seat] != NONE else 0)
        cells.put(s.monument_stock[seat])
        cells.put(s.captured[seat])


def write_mat(s: WallensteinState, seat: Seat, own: bool, start: int, cells: Cells) -> None:
    """W3.1.1, W5.0.4 The boxes of a mat; a card is known to its seat and when it is turned up.

    W3.1.6: that a box stays empty is seen when all are ready.
    """
    shown = -1 if own else s.shown[seat]
    planning = 0 in s.ready
    for box, card in enumerate(s.plans[seat]):
        if not shown >> box & 1 and (card != NOTHING or planning):
            cells.put(HIDDEN)
        elif card == FACE_DOWN:
            cells.put(0)
        else:
            cells.put(card + 1)
            if card < COUNTIES:
                cells.set(start + IN_BOX + WIDE * card, box + 1)


# Counties, cards and the display


def write_counties(s: WallensteinState, seat: Seat, start: int, cells: Cells) -> None:
    """Who holds what; W7.4.12: where nobody does, there is nothing."""
    row = start + AT_COUNTY
    for county, owner in enumerate(s.owner):
        if owner >= 0:
            away = owner - seat if owner >= seat else owner - seat + s.seats
            armies = s.armies[county]
            cells.at = row
            cells.put(away + 1)
            cells.put(armies)
            cells.add(start + COUNTED + SEAT_WIDE * away, 1)
            cells.add(start + STANDING + SEAT_WIDE * away, armies)
            if s.buildings[county]:
                write_buildings(s, county, away, start, cells)
            if s.markers[county]:
                cells.set(start + MARKERS + WIDE * county, s.markers[county])
        elif owner == OUT_OF_PLAY:
            cells.set(row, SEATS + 1)
        row += WIDE


def write_buildings(
    s: WallensteinState, county: County, away: int, start: int, cells: Cells
) -> None:
    """W9.3.7 What stands in a county, and what it adds to the buildings of its region."""
    built = s.buildings[county]
    region = s.board.region[county] * len(BUILDINGS)
    for building in Building:
        if built >> building & 1:
            cells.set(start + BUILDING + WIDE * county + building, 1)
            cells.add(start + AT_BUILT + (region + building) * SEATS + away, 1)


def mark_hand(s: WallensteinState, seat: Seat, start: int, cells: Cells) -> None:
    """W1.3.6, W2.4.1, W5.0.8 The cards in hand: between rounds all, else what lies in no box."""
    for county in s.fresh:
        cells.set(start + FRESH + WIDE * county, 1)
        if s.owner[county] == seat:
            cells.set(start + HELD + WIDE * county, 1)
    if s.plans[seat]:
        for card in s.hands[seat]:
            if card < COUNTIES:
                cells.set(start + HELD + WIDE * card, 1)
            else:
                cells.add(start + AT_CARD + card - MONEY, 1)
        return
    for county, owner in enumerate(s.owner):
        if owner == seat:
            cells.set(start + HELD + WIDE * county, 1)
    for money in range(TOWER_CARD - MONEY):
        cells.set(start + AT_CARD + money, 1)
    if s.hall:  # E1.1.6
        cells.set(start + AT_CARD + TOWER_CARD - MONEY, s.board.tower_cards)


def mark_display(s: WallensteinState, start: int, cells: Cells) -> None:
    """W2.2.3, W2.3.1, E2.2.1 The rows of actions, tiles and favours, and the open events."""
    for space, action in enumerate(s.row):
        if action != FACE_DOWN:
            cells.set(start + AT_ACTION + ACTION_WIDE * action, space + 1)
    for event in s.events:
        cells.set(start + AT_EVENT + event, 1)
    for space, tile in enumerate(s.tiles):
        if tile != NONE:
            cells.set(start + AT_TILE + tile, space + 1)
    for space, favour in enumerate(s.display):
        if favour != NONE:
            cells.set(start + AT_FAVOUR + favour, space + 1)


def mark_draft(s: WallensteinState, start: int, cells: Cells) -> None:
    for place, county in enumerate(s.face_up):
        cells.set(start + FACE_UP + WIDE * county, place + 1)
    for place, county in enumerate(s.buried):
        cells.set(start + BURIED + WIDE * county, place + 1)


def mark_leaders(s: WallensteinState, seat: Seat, start: int, cells: Cells) -> None:
    for other in range(s.seats):
        away = (other - seat) % s.seats
        if s.leader[other] != NONE:
            cells.set(start + LEADER + WIDE * s.leader[other], away + 1)
        for county in s.monuments[other]:
            cells.add(start + MONUMENTS + WIDE * county + away, 1)


# What is printed


def graph(board: Board) -> dict[str, list[list[int]]]:
    """Borders as pairs of counties, and a row for each thing with printed values.

    county: region, taxes, grain, sites, whether three play without it.  event: effect, amount,
    loss, armies of both deployments if they are few.  action: price, armies, the building from 1
    on, and with a leader price, armies and extra income.  favour: gift, amount, building from 1 on,
    whether it shelters from either march.  landsknecht: the amount of each gift.  building: stock,
    points of a majority alone and shared.  supply: revolts and peasants by the grain that is
    missing.  money, court_price, court_box: values.  scoring: a county, a building, a monument.
    """
    counties = range(COUNTIES)
    return {
        "borders": [[one, other] for one in counties for other in board.neighbours[one]],
        "county": [
            [board.region[n], board.tax[n], board.grain[n], board.sites[n], out]
            for n, out in enumerate([int(n in board.removed_with_three) for n in counties])
        ],
        **cards(board),
        "building": [
            [board.building_stock[n], board.majority[n], board.shared_majority[n]]
            for n in range(len(BUILDINGS))
        ],
        "supply": [[revolts, peasants] for revolts, peasants in board.supply_chart],
        "court_price": [[price] for price in board.court_prices],
        "court_box": [[armies] for armies in board.court_boxes],
        "scoring": [
            [board.points_per_county],
            [board.points_per_building],
            [board.monument_points],
        ],
    }


def cards(board: Board) -> dict[str, list[list[int]]]:
    """What is printed on events, actions, favours, landsknechts and money."""
    return {
        "event": [
            [int(board.event_effect[n]), board.event_amount[n], board.event_loss[n], *few(board, n)]
            for n in range(EVENTS)
        ],
        "action": [
            [
                board.price[n],
                board.armies[n],
                board.builds[n] + 1,
                board.leader_price.get(n, board.price[n]),
                board.leader_armies.get(n, board.armies[n]),
                board.leader_extra.get(n, 0),
            ]
            for n in range(ACTIONS)
        ],
        "favour": [
            [
                int(board.favour_gift[n]),
                board.favour_amount[n],
                board.favour_building[n] + 1,
                *[int(march in board.favour_against[n]) for march in MARCHES],
            ]
            for n in range(FAVOURS)
        ],
        "landsknecht": [[card.get(int(gift), 0) for gift in Gift] for card in board.landsknechts],
        "money": [[value] for value in board.money_cards],
    }


def few(board: Board, event: int) -> list[int]:
    """W6.4.12 What both deployments bring under an event that thins them; else nothing."""
    thin = not board.event_amount[event] and board.event_effect[event].name == "FEW_RECRUITS"
    deployments = (int(Action.DEPLOY_5), int(Action.DEPLOY_3))
    return [board.few_recruits.get(n, 0) if thin else 0 for n in deployments]


# By verb what its noun is.  A county card is its county, so the first cards are the counties.
NOUNS: Final[dict[str, str]] = {
    **dict.fromkeys(BOXES, "card"),
    **dict.fromkeys(("march", "quell", "take", "calm", "raise", "garrison", "leader"), "county"),
    **dict.fromkeys(("send", "group"), "number"),
    "position": "position",
    "favour": "favour",
    "benefit": "gift",
}
