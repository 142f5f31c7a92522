"""The words of Wallenstein: what a seat can say, and the names in the data."""

from __future__ import annotations

from typing import Final

from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.spelling import SEAT, Spelling
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.terms import Building, Gift

# The words follow the printed game: an overlay may change values, never names.
_BOARD: Final = load_board()

COUNTIES: Final = len(_BOARD.counties)
ACTIONS: Final = len(_BOARD.actions)
GROUP_SIZES: Final = max(max(groups) for groups in _BOARD.army_groups.values())

# Cards that can lie in a box: a county card is its county, the money cards follow.
MONEY: Final = COUNTIES
MONEY_CARDS: Final = len(_BOARD.money_cards)
TOWER_CARD: Final = MONEY + MONEY_CARDS
NOTHING: Final = TOWER_CARD + 1
CARDS: Final = [
    *_BOARD.counties,
    *[f"money_{i}" for i in range(MONEY_CARDS)],
    "tower_card",
    "nothing",
]

# The boxes of the mat: ten actions, the auction, then the three of the court's extra board.
AUCTION: Final = ACTIONS
BASE_BOXES: Final = ACTIONS + 1
BOXES: Final = [*_BOARD.actions, "bid", *[f"convert_{n}" for n in _BOARD.court_boxes]]

VOCABULARY: Final = Vocabulary()

READY: Final[Choice] = VOCABULARY.word("ready")
STAY: Final[Choice] = VOCABULARY.word("stay")
PASS: Final[Choice] = VOCABULARY.word("pass")
CANCEL: Final[Choice] = VOCABULARY.word("cancel_event")
PLAN: Final[list[list[Choice]]] = [VOCABULARY.words(box, CARDS) for box in BOXES]
POSITION: Final = VOCABULARY.words("position", [str(n + 1) for n in range(len(_BOARD.tiles))])
MARCH: Final = VOCABULARY.words("march", _BOARD.counties)
SEND: Final = VOCABULARY.words("send", [str(n) for n in range(_BOARD.army_cubes + 1)])
QUELL: Final = VOCABULARY.words("quell", _BOARD.counties)
TAKE: Final = VOCABULARY.words("take", [*_BOARD.counties, "top"])
TOP: Final = COUNTIES
REFRESH: Final[Choice] = VOCABULARY.word("refresh")
KEEP_DISPLAY: Final[Choice] = VOCABULARY.word("keep_display")
GROUP: Final = VOCABULARY.words("group", [str(n) for n in range(GROUP_SIZES + 1)])
FAVOUR: Final = VOCABULARY.words("favour", [str(n + 1) for n in range(len(_BOARD.favour_gift))])
CALM: Final = VOCABULARY.words("calm", _BOARD.counties)
RAISE: Final = VOCABULARY.words("raise", _BOARD.counties)
GARRISON: Final = VOCABULARY.words("garrison", _BOARD.counties)
BENEFIT: Final = VOCABULARY.words("benefit", ["money", "armies", "grain", "points"])
LEADER: Final = VOCABULARY.words("leader", _BOARD.counties)
NO_LEADER: Final[Choice] = VOCABULARY.word("no_leader_here")


# The words of the data

SEASONS: Final = ["spring", "summer", "fall", "winter"]
BUILDINGS: Final = [building.name.lower() for building in Building]
GIFTS: Final = [gift.name.lower() for gift in Gift]
FAVOURS: Final = [str(number + 1) for number in range(len(_BOARD.favour_gift))]

# The words of a term.  Ids are the same under every overlay.
WORDS: Final[dict[str, list[str]]] = {
    "county": _BOARD.counties,
    "action": _BOARD.actions,
    "building": BUILDINGS,
    "tile": _BOARD.tiles,
    "event": _BOARD.events,
    "card": CARDS,
    "box": BOXES,
    "region": _BOARD.regions,
    "season": SEASONS,
    "gift": GIFTS,
    "favour": FAVOURS,
}

# The term of a field, by its name in steps, events and objections.  Cubes are counted by colour,
# the peasants last; what is counted from 0 here is counted from 1 at the table.
TERMS: Final[dict[str, str]] = {
    **{term: term for term in WORDS},
    **dict.fromkeys(("origin", "target", "drawn", "gains", "losses"), "county"),
    **dict.fromkeys(("seat", "defender", "loser", "attacker", "seats", "order", "winners"), SEAT),
    **dict.fromkeys(("cast", "fell", "tray", "attack", "defence"), "cubes"),
    **dict.fromkeys(("year", "position", "space"), "ordinal"),
    "built": "building",
    "reason": "lack",
    **{f"{term}s": term for term in ("action", "tile", "event", "favour")},
}

spelled: Final = Spelling(TERMS, WORDS)
