"""Does it pay to pay?  Wars of captains who always take aid, or never, and what the values change.

The values of a variant are those that provenance calls reconstructed, up and down; what is known
stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from westphalia.games.thirty_years_war.overlay import base_data
from westphalia.lab.study import Match, Study

PAYS: Final = "pays=westphalia.lab.thirty_years_war.payers:Pays"
PAYS_FIRST: Final = "pays first=westphalia.lab.thirty_years_war.payers:PaysFirst"
STARVES: Final = "starves=westphalia.lab.thirty_years_war.payers:Starves"
CAPTAIN: Final = "captain"

# Papal points are few, and an overlay cannot change them.
SOURCES: Final = ("spain", "france", "england", "up")
KNOWN_LOOT: Final = (4, 9)  # the rolls of an example in the rules
STEPS: Final = 9  # more than any roll takes

Overlay = dict[str, Any]


def aid(factor: float) -> Overlay:
    """8.5a The aid points on all cards; halves are rounded up."""
    return {
        "cards": {
            name: {source: int(factor * card[source] + 0.5) for source in SOURCES if source in card}
            for name, card in base_data()["cards"].items()  # type: ignore[attr-defined]
            if isinstance(card, Mapping) and any(source in card for source in SOURCES)
        }
    }


def loot(more: int) -> Overlay:
    """15.21 The steps that unpaid units lose, as far as the rolls of the example leave room.

    Losses never fall with the roll, so what is known bounds what lies before it and behind it.
    """
    losses = list(base_data()["loot"]["losses"])  # type: ignore[index]
    moved = []
    for roll, steps in enumerate(losses):
        least = max([losses[known] for known in KNOWN_LOOT if known <= roll], default=0)
        most = min([losses[known] for known in KNOWN_LOOT if known >= roll], default=STEPS)
        moved.append(min(max(steps + more, least), most))
    return {"loot": {"losses": moved}}


def areas(more: int) -> Overlay:
    """5.12 The points of all Areas whose value is not known."""
    found = {}
    for name, area in base_data()["areas"].items():  # type: ignore[attr-defined]
        if isinstance(area, Mapping) and "vp" in area and "vp" not in area.get("provenance", {}):
            found[name] = {"vp": max(0, area["vp"] + more)}
    return {"areas": found}


def study() -> Study:
    as_it_is: Overlay = {}
    variants: dict[str, Callable[[], Overlay]] = {
        "aid points halved": lambda: aid(0.5),
        "aid points half as many again": lambda: aid(1.5),
        "looting costs a step less": lambda: loot(-1),
        "looting costs a step more": lambda: loot(1),
        "Areas worth a point less": lambda: areas(-1),
        "Areas worth a point more": lambda: areas(1),
    }
    matches = [
        Match("pays against starves", (PAYS, STARVES), as_it_is),
        Match("pays against the captain", (PAYS, CAPTAIN), as_it_is, True),
        Match("starves against the captain", (STARVES, CAPTAIN), as_it_is, True),
        Match("pays in the first round, against starves", (PAYS_FIRST, STARVES), as_it_is, True),
    ]
    moved = [Match(name, (PAYS, STARVES), values(), True) for name, values in variants.items()]
    return Study("thirty_years_war", "pay", (*matches, *moved), made_of=(CAPTAIN,))
