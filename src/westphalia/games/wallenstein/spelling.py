"""Small ints to the words of the data: how views, prompts and logs name things."""

from __future__ import annotations

from typing import Final

from westphalia.engine.spelling import SEAT, Spelling
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.choices import BOXES, CARDS
from westphalia.games.wallenstein.terms import Building, Gift

_BOARD: Final = load_board()
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
