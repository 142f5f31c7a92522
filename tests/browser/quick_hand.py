"""Whole games through the page, quickly: its own store answers, its panels draw every question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.browser.visitor import PATIENCE, Visitor

SCRIPT = Path(__file__).with_suffix(".js").read_text()
ALONE = f"(wish) => {{ void ({SCRIPT})(wish); }}"
REST = 20  # answers, after which a page is asked whether it goes on
Look = Callable[[str], None]


def wish(anna: Visitor, seat: int, seed: int, seen: set[str] | None) -> dict[str, Any]:
    known = None if seen is None else sorted(seen)
    table = anna.position["table"]["id"]
    return {
        "table": table, "seat": seat, "seed": seed, "most": PATIENCE * 1000, "seen": known
    }  # fmt: skip


def play_alone(bert: Visitor, seat: int, seed: int = 1) -> None:
    """Lets a page play on by itself, while others are looked after."""
    bert.page.evaluate(ALONE, wish(bert, seat, seed, None))


def play_through(
    anna: Visitor,
    seat: int = 0,
    seed: int = 1,
    look: Look | None = None,
    until: Callable[[set[str]], bool] | None = None,
) -> set[str]:
    """Plays the table on the page to its end; *look* is told each kind of question once.

    The kinds that were asked; *until* these are enough. A panel that breaks is a trouble of the
    visitor's.
    """
    seen: set[str] = set()
    rest = REST if until else None
    while not (until and until(seen)):
        asked = wish(anna, seat, seed, seen) | {"rest": rest}
        told: dict[str, Any] = anna.page.evaluate(SCRIPT, asked)
        if told["end"] == "over":
            break
        assert told["end"] in ("new", "rest"), f"{told}: {anna.state()}"
        seed = told["state"]
        if told["end"] == "new":
            seen.add(told["kind"])
            if look:
                look(told["kind"])
    return seen
