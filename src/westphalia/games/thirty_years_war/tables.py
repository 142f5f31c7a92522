"""What a side may know, as tables of small integers: their columns, and what is printed.

Sides are *own* and *enemy*, so that a learner can play both.  Beside what a position is made of
there is little: what follows from the rules is left to those who learn.  observation.py writes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.engine.codec import modules_of, step_kinds
from westphalia.engine.tables import Asked, Column, Tables, flag, flags, one_of, table
from westphalia.games.thirty_years_war.board import CITIES, PLACES, Board, load_board
from westphalia.games.thirty_years_war.expansions.optional_rules import OF_THE_HOUSE, OPTIONAL
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.rules.nations import Line
from westphalia.games.thirty_years_war.terms import Career, Phase
from westphalia.games.thirty_years_war.words import WORDS

SIDES: Final = ("own", "enemy")
PLACE_NAMES: Final = WORDS["place"]
AREA_NAMES: Final = WORDS["area"]
LEADER_NAMES: Final = WORDS["leader"]
UNIT_NAMES: Final = WORDS["unit"]
KIND_NAMES: Final = WORDS["kind"]
CARD_NAMES: Final = WORDS["card"]
SOURCE_NAMES: Final = WORDS["source"]
MODULES: Final = (*OPTIONAL, *OF_THE_HOUSE)

# The question

# Every kind of question, in an order that stays.
KINDS: Final = (
    "activate answer_peace assault call_home card_round combat_cards command commit_attack"
    " continue_sieges cure_stacking desert flee forage form_force free_action free_unit"
    " fund_recruits incite keep land lay_siege league_recruits loot lose_steps march_on name_area"
    " offer_campaign overrun pay pay_in_city place_force place_leader place_leaders place_pillage"
    " place_revolt raise react recall_leader recall_unit recall_units recover recruit refuge"
    " rescue_army restore retreat saxon_home second_leader spread_revolts starve starve_at"
    " strike_cities surplus take_home take_losses take_recruits wallenstein withdrawal"
).split()
STEPS: Final = step_kinds(
    modules_of("westphalia.games.thirty_years_war", "rules", "cards", "expansions")
)
# The fields of decisions that name one thing, and those that name several, by what they name.
NAMED: Final[dict[str, tuple[str, ...]]] = {
    "place": ("city", "place", "origin"),
    "area": ("area",),
    "leader": ("leader", "first"),
    "unit": ("unit",),
    "card": ("card",),
}
LISTED: Final[dict[str, tuple[str, ...]]] = {
    "place": ("places", "cities", "nearest", "pillaged", "rolled", "struck"),
    "leader": ("leaders", "made"),
    "unit": ("units", "taken"),
}
ASKED: Final = Asked(
    KINDS,
    STEPS,
    [
        one_of("city", PLACE_NAMES, "the city that it is about"),
        one_of("place", PLACE_NAMES, "the place that it is about"),
        one_of("origin", PLACE_NAMES, "where those come from whom it is about"),
        one_of("area", AREA_NAMES, "the Area that it is about"),
        one_of("leader", LEADER_NAMES, "the leader that it is about"),
        one_of("first", LEADER_NAMES, "the leader who moved first in a campaign"),
        one_of("unit", UNIT_NAMES, "the unit that it is about"),
        one_of("kind", KIND_NAMES, "the kind of units that is raised"),
        one_of("card", CARD_NAMES, "the card that it is about"),
        Column("value", 3, "the value of the card that activates"),
        Column("bonus", 4, "points that every counter has besides its own"),
        Column("steps", 16, "steps that are lost, or may still be raised"),
        Column("levels", 12, "levels of pillage that recover"),
        Column("left", 60, "how many choices are still to be made"),
        Column("restored", 4, "how many cities were restored"),
        Column("attempts", 4, "recruiting attempts that are left"),
        Column("number", 4, "which of the forces that the scenario leaves to a side; 0 is first"),
    ],
    ["claims", *[name for names in LISTED.values() for name in names]],
)
QUESTION: Final = [*ASKED.columns, one_of("seat", SIDES, "who is asked")]

# The tables, each with what it says of a row

WAR: Final = [
    one_of("side", ("protestant", "catholic"), "the own side"),
    one_of("scenario", SCENARIOS, "the scenario"),
    Column("turn", 14, "the turn"),
    Column("last_turn", 14, "the last turn of the scenario"),
    Column("round", 6, "the card round; 0 outside the Action Phase"),
    one_of("phase", [phase.name.lower() for phase in Phase], "the phase of the turn"),
    Column("vp", 60, "the VP total; the Catholic wants it high", -20),
    Column("goal_own", 50, "the total that the own side needs"),
    Column("goal_enemy", 50, "the total that the enemy needs"),
    Column("groups", 3, "how many groups of cards are in the decks"),
    one_of("pope", WORDS["pope"], "the Pope"),
    one_of("wallenstein", [career.name.lower() for career in Career], "Wallenstein's career"),
    Column("influence", 20, "Wallenstein's influence"),
    Column("dutch_aid", 3, "what the Dutch War changes in the aid of the United Provinces", -3),
    flag("response", "the Protestant still has to respond to Spinola"),
    flag("spinola_checked", "Spinola's army was looked for"),
    flag("passes_open", "the Val Telline Passes are open"),
    flag("france", "France is in the war"),
    flag("sweden", "Sweden is in the war"),
    flag("rebellion", "Hungary is in rebellion"),
    one_of("saxony", SIDES, "for whom the Saxons fight"),
    one_of("palatine", AREA_NAMES, "the Area of the Palatine Elector"),
    one_of("war_entry", CARD_NAMES, "the War Entry event that was played"),
    flag("base_moved", "the Swedish base was moved in this turn"),
    Column("cardinal", 15, "the turn at whose end the Cardinal's army must be in the zone"),
    flag("conflict", "French and Swedes who stand together must part"),
    Column("truce", 15, "the turn that begins with a truce"),
    flag("unfunded", "paid recruiting: the recruits of this card are not paid for"),
    Column("plotted", 14, "Wallenstein's enemies: the last turn with a plot"),
    one_of("result", WORDS["result"], "how the war ended; 0 as long as it goes on"),
    *flags("", MODULES, "the rule {} is used"),
]
PLACE: Final = [
    one_of("control", SIDES, "who controls it"),
    Column("pillage", 2, "how far it is pillaged"),
    one_of("revolt", SIDES, "it is in a revolt: who raised it"),
    one_of("held", SIDES, "who held it before it revolted"),
    one_of("inside", SIDES, "whose pieces are inside the Fortress"),
    Column("siege", 6, "the number of its Siege marker; 0 without one"),
    flag("laid", "that was placed in this round"),
    Column("siege_level", 30, "besieged: the Fortress and the combat factors inside"),
    Column("siege_factors", 40, "besieged: the combat factors before it"),
    *[
        Column(f"{side}_{name}", most, about.format(side))
        for side in SIDES
        for name, most, about in (
            ("units", 16, "units of the {} side"),
            ("factors", 40, "their combat factors: {} side"),
            ("leaders", 8, "leaders of the {} side"),
            ("unpaid", 16, "units of the {} side that were not paid"),
        )
    ],
    *[Column(name, 8, f"counters there: {name}") for name in UNIT_NAMES],
    flag("march", "the stack on the march is there"),
    flag("came_from", "it came from there"),
    Column("trail", 20, "when it came there on its way: 1 is the first place"),
    Column("forage", 2, "levels that it forages there"),
    flag("drawn", "a Dynamic Leader drew units there"),
    flag("freed", "he was picked up there himself"),
    flag("battle", "a battle is fought there"),
    flag("swedish_base", "the Swedish base is there"),
    *flags("line_", [line.name.lower() for line in Line], "early lines: fixed, and with one: {}"),
    Column("asked", 4, "the question is about it"),
]
AREA: Final = [
    one_of("control", SIDES, "who controls it"),
    flag("neutral", "it is neutral"),
    flag("devastated", "it is devastated"),
    Column("cities_own", 7, "cities there that the own side controls"),
    Column("cities_enemy", 7, "cities there that the enemy controls"),
    Column("asked", 1, "the question is about it"),
]
SIDE: Final = [
    flag("asked", "the table waits for it"),
    Column("hand", 12, "cards in its hand"),
    Column("unplayed", 50, "cards in its Unplayed pile"),
    Column("actions", 12, "actions that it has taken in this turn"),
    Column("aid_cards", 6, "cards that it has played for aid in this turn"),
    Column("electors", 7, "Electors that it controls"),
    flag("award_majority", "it has the award for most Electors"),
    flag("award_all", "it has the award for all of them"),
    Column("areas", 24, "Areas that it controls"),
    Column("campaigned", 14, "campaign: the turn of its last one"),
    one_of("commander", LEADER_NAMES, "who commands it in the battle under way"),
    Column("strength", 60, "its combat factors there"),
    Column("rating", 4, "what its commander adds to the roll"),
    Column("modifier", 6, "what cards add to its roll", -6),
    Column("shift", 4, "columns that cards shift it to the right", -4),
    Column("inflicted", 40, "the loss number that it has rolled"),
    Column("to_lose", 40, "what it has still to lose"),
    flag("handed_in", "one visit a battle: it has chosen its losses"),
    Column("cities", CITIES, "cities that it controls"),
    Column("factors", 150, "combat factors of its units, wherever they are"),
]
LEADER: Final = [
    one_of("side", SIDES, "for whom he fights, or would"),
    one_of("fate", ("present", "lost"), "what has become of him; 0 if he is not in play yet"),
    one_of("place", PLACE_NAMES, "where he is"),
    Column("march", 12, "on the march: his place in the line; the activated one is first"),
    flag("picked", "he was picked up on the way"),
    flag("fights", "he takes part in the battle under way"),
    flag("stand_in", "he is in play on the back of another's counter"),
    flag("rests", "he was set down and may not march any more"),
    Column("asked", 4, "the question is about him"),
]
UNIT: Final = [
    one_of("side", SIDES, "for whom it fights"),
    Column("map", 13, "counters on the map"),
    Column("march", 8, "counters on the march"),
    Column("battle", 16, "counters in the battle under way"),
    Column("came_out", 8, "counters that came out of the Fortress to join it"),
    Column("given", 8, "one visit a battle: steps that the own side gives up"),
    Column("given_inside", 8, "the same of those who came out of the Fortress"),
    Column("asked", 8, "the question is about it"),
]
KIND: Final = [Column("gone", 13, "counters that left the game for good")]
CARD: Final = [
    one_of(
        "pile",
        (
            *("hand", "unplayed", "enemy_unseen", "enemy_hand", "played", "removed"),
            "battle",
        ),
        "where it lies; of unseen ones of the enemy nobody can tell whether he holds them",
    ),
    flag("known", "all can tell that it is in a hand"),
    flag("aid", "it was played for aid in this turn"),
    flag("sealed", "one visit a battle: it lies sealed in the own hand"),
    Column("happened", 14, "the turn in which its event last happened"),
    Column("until", 99, "the last turn in which its effect is in force; 99 has no end"),
    Column("asked", 1, "the question is about it"),
]
AID: Final = [
    Column("points", 40, "aid points from there"),
    Column("owed", 40, "unlimited aid: points that were spent before an event took them back"),
]
DUTCH_WAR: Final = [
    flag("marker", "the marker lies there"),
    flag("scored", "the box has given its points"),
]
MARCH: Final = [
    one_of("side", SIDES, "whose march is under way"),
    one_of("leader", LEADER_NAMES, "the activated leader"),
    one_of("city", PLACE_NAMES, "where the stack is"),
    one_of("came_from", PLACE_NAMES, "where it came from"),
    flag("free", "a free action moves it"),
    Column("spent", 30, "movement points that the activated leader has spent"),
    Column("bonus", 4, "points that every counter has besides its own"),
    Column("moved", 8, "units that have spent a point under this leader"),
    Column("points", 12, "points that every counter can still pay"),
    Column("capacity", 8, "units that its leaders can move"),
]
BATTLE: Final = [
    one_of("attacker", SIDES, "who attacks"),
    one_of("city", PLACE_NAMES, "where it is fought"),
    flag("sally", "the attackers come out of the Fortress alone"),
    one_of("surprised", SIDES, "who may play no card"),
    flag("rolled", "the dice have fallen"),
    one_of("way", PLACE_NAMES, "one visit a battle: where the own side will retreat to"),
]
# The lists: a row for each class of counters in a place.  They are longer than games make them.
MARCHER: Final = [
    one_of("unit", UNIT_NAMES, "a unit on the march"),
    Column("points", 12, "movement points that it has left", -12),
]
LIST: Final = [
    one_of("place", PLACE_NAMES, "where units are"),
    one_of("unit", UNIT_NAMES, "which they are"),
    Column("count", 8, "how many"),
]
PURSES: Final = ("any_protestant", "swedish", "french_only", "of_the_empire", "any_catholic")
CLAIM: Final = [*LIST, one_of("purse", PURSES, "which points may pay them")]
MARCHERS: Final = 8  # 10.21
UNPAID: Final = 64
CLAIMS: Final = 48
RESTING: Final = 16
FIRST_BOX, LAST_BOX = load_board().dutch_war_ends
BOXES: Final = range(FIRST_BOX, LAST_BOX + 1)


def rows(name: str, count: int) -> list[str]:
    return [f"{name}_{n}" for n in range(1, count + 1)]


TABLES: Final = Tables(
    [
        table("war", ["all"], WAR),
        table("question", ["all"], QUESTION),
        table("place", PLACE_NAMES, PLACE),
        table("area", AREA_NAMES, AREA),
        table("side", SIDES, SIDE),
        table("leader", LEADER_NAMES, LEADER),
        table("unit", UNIT_NAMES, UNIT),
        table("kind", KIND_NAMES, KIND),
        table("card", CARD_NAMES, CARD),
        table("aid", SOURCE_NAMES, AID),
        table("dutch_war", [f"box_{box}" for box in BOXES], DUTCH_WAR),
        table("march", ["all"], MARCH),
        table("marcher", rows("marcher", MARCHERS), MARCHER),
        table("battle", ["all"], BATTLE),
        table("unpaid", rows("stack", UNPAID), LIST),
        table("claim", rows("stack", CLAIMS), CLAIM),
        table("resting", rows("stack", RESTING), LIST),
    ]
)


# What is printed


def graph(board: Board) -> dict[str, list[list[int]]]:
    """Borders as pairs of cities, and a row for each thing with printed values.

    arrows: from a box to a city.  bases, base_areas: a nation and its city, its Area.  card_leader,
    card_unit: a card and the counters that it brings.  city: its Area and that which it lies in
    or beside, both from 1 on, its Fortress, the modifier of its sieges, its VP, and whether it is a
    port, in Germany, in the zone, an Elector, a capital, beside the map.  area: the cities that
    control takes, its VP, whether it is in the zone, an Elector.  leader: nation, activation,
    battle, leadership, loss, stars, who is on the back (from 1 on), whether he is unnamed.  unit:
    kind, whether reduced, nation, type, combat factor, loss factor, movement, pay, counters.  card:
    side, group, category, value, marker, amount, VP, what it needs, and the aid of each source.
    """
    borders = enumerate(board.neighbours)
    places = range(PLACES)
    return {
        "borders": [[city, near] for city, cities in borders for near in cities],
        "arrows": [[box, city] for box in places for city in board.arrows[box]],
        "bases": pairs(board.bases),
        "base_areas": pairs(board.base_areas),
        "card_leader": pairs(board.card_leaders),
        "card_unit": pairs(board.card_units),
        "city": [city_values(board, city) for city in range(CITIES)],
        "area": [
            [
                board.control[area],
                board.area_vp[area],
                int(board.area_zone[area]),
                int(area in board.elector_areas),
            ]
            for area in range(len(board.areas))
        ],
        "leader": [leader_values(board, leader) for leader in range(len(board.leaders))],
        "unit": [unit_values(board, unit) for unit in range(len(board.units))],
        "card": [card_values(board, card) for card in range(len(board.cards))],
    }


def pairs(lists: Sequence[Sequence[int]]) -> list[list[int]]:
    """The number of each list with everything in it."""
    return [[n, each] for n, found in enumerate(lists) for each in found]


def city_values(board: Board, city: int) -> list[int]:
    return [
        board.area_of[city] + 1,
        board.within[city] + 1,
        board.fortress[city],
        board.siege_modifier[city],
        board.city_vp[city],
        int(board.port[city]),
        int(board.germany[city]),
        int(board.zone[city]),
        int(city in board.elector_cities),
        int(city in board.capitals),
        int(board.off_map[city]),
    ]


def leader_values(board: Board, leader: int) -> list[int]:
    return [
        board.leader_nation[leader],
        board.activation[leader],
        board.battle[leader],
        board.leadership[leader],
        board.loss[leader],
        board.stars[leader],
        board.replacement[leader] + 1,
        int(board.unnamed[leader]),
    ]


def unit_values(board: Board, unit: int) -> list[int]:
    kind = unit // 2
    return [
        kind,
        unit % 2,
        board.kind_nation[kind],
        board.kind_type[kind],
        board.strength[unit],
        board.loss_factor[unit],
        board.movement[unit],
        board.pay[unit],
        board.counters[board.counters_of[kind]],
    ]


def card_values(board: Board, card: int) -> list[int]:
    return [
        board.card_side[card],
        board.card_group[card],
        board.card_category[card],
        board.card_value[card],
        board.card_marker[card],
        board.card_amount[card],
        board.card_vp[card],
        board.card_least[card],
        *board.card_aid[card],
    ]


# By verb what its noun is.  A city is the place of the same number.
NOUNS: Final[dict[str, str]] = {
    **dict.fromkeys(("act", "recruit", "aid", "event", "keep", "combat"), "card"),
    **dict.fromkeys(("dutch_war", "campaign", "plot"), "card"),
    **dict.fromkeys(("lead", "join", "leave", "collect", "command", "remove", "attempt"), "leader"),
    **dict.fromkeys(("take", "drop", "pick_up", "hold_back", "sortie"), "unit"),
    **dict.fromkeys(("lose", "lose_besieged", "pay"), "unit"),
    **dict.fromkeys(("from", "march", "retreat", "place", "move_base", "forage", "roll"), "place"),
    **dict.fromkeys(("loot", "recover", "pillage", "pay_in", "revolt", "recall"), "place"),
    "raise": "kind",
    "name": "area",
}
