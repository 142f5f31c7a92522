"""Small ints to the words of the data: how views, prompts and logs name things."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.choices import BOXES, CARDS
from westphalia.games.wallenstein.terms import Building, Gift

_BOARD: Final = load_board()
SEASONS: Final = ["spring", "summer", "fall", "winter"]
BUILDINGS: Final = [building.name.lower() for building in Building]
GIFTS: Final = [gift.name.lower() for gift in Gift]
FAVOURS: Final = [str(number + 1) for number in range(len(_BOARD.favour_gift))]

# The words of a field, by its name in steps and events.  Ids are the same under every overlay.
WORDS: Final[dict[str, list[str]]] = {
    "county": _BOARD.counties,
    "origin": _BOARD.counties,
    "drawn": _BOARD.counties,
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
# Fields that hold several of a kind.
WORDS["actions"] = WORDS["action"]
WORDS["tiles"] = WORDS["tile"]
WORDS["events"] = WORDS["event"]
WORDS["favours"] = WORDS["favour"]
# Fields that hold a seat, which may be nobody's.
SEAT_FIELDS: Final = frozenset(["seat", "defender", "loser", "attacker"])


def spelled(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a step or an event with words for numbers; -1 becomes None."""
    return {name: _spell(name, value) for name, value in fields.items()}


def _spell(name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_spell(name, item) for item in value]
    words = WORDS.get(name)
    if not isinstance(value, int) or (words is None and name not in SEAT_FIELDS):
        return value
    if value < 0:
        return None
    return words[value] if words else value
