"""Small ints to the words of the data: how views, prompts and logs name things."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from westphalia.engine.event import key_of, values_of
from westphalia.engine.spelling import SEAT, Spelling
from westphalia.engine.step import Objection
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.terms import Award, Group, Peace, Pope, Result, Source

_BOARD: Final = load_board()

# The words of a term.  Ids are the same under every overlay.
WORDS: Final[dict[str, list[str]]] = {
    "place": _BOARD.places,
    "area": _BOARD.areas,
    "nation": _BOARD.nations,
    "leader": _BOARD.leaders,
    "unit": _BOARD.units,
    "kind": _BOARD.kinds,
    "card": _BOARD.cards,
    "group": [group.name.lower() for group in Group],
    "source": [source.name.lower() for source in Source],
    "award": [award.name.lower() for award in Award],
    "peace": [peace.name.lower() for peace in Peace],
    "pope": [pope.name.lower() for pope in Pope],
    "result": [result.name.lower() for result in Result],
}

# The term of a field, by its name in steps, events and objections.  Points by source are aid.
TERMS: Final[dict[str, str]] = {
    **{term: term for term in WORDS},
    **{f"{term}s": term for term in ("place", "area", "leader", "unit", "kind", "card")},
    **dict.fromkeys(("city", "cities", "origin", "nearest"), "place"),
    **dict.fromkeys(("seat", "attacker", "defender", "winner"), SEAT),
    **dict.fromkeys(("made", "heir", "first", "second"), "leader"),
    "other": "card",
    "points": "aid",
}

spelled: Final = Spelling(TERMS, WORDS)


@lru_cache(maxsize=4096)  # a hand asks for the same few with every view; nobody changes a view
def reason(objection: Objection | None) -> dict[str, Any] | None:
    """Why something is closed, as the locales and the rulebook know it."""
    if objection is None:
        return None
    about = spelled(values_of(objection))
    return {"objection": key_of(type(objection)), "clause": objection.clause, "about": about}
