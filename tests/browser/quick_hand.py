"""Whole games through the page, quickly: its own store answers, its panels draw every question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.visitor import PATIENCE, Visitor

SCRIPT = Path(__file__).with_suffix(".js").read_text()
ALONE = f"(wish) => {{ void ({SCRIPT})(wish); }}"
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


def play_through(anna: Visitor, seat: int = 0, seed: int = 1, look: Look | None = None) -> set[str]:
    """Plays the table on the page to its end; *look* is told each kind of question once.

    The kinds that were asked. A panel that breaks is a trouble of the visitor's.
    """
    seen: set[str] = set()
    while True:
        told: dict[str, Any] = anna.page.evaluate(SCRIPT, wish(anna, seat, seed, seen))
        if told["end"] == "over":
            return seen
        assert told["end"] == "new", f"{told}: {anna.state()}"
        seed = told["state"]
        seen.add(told["kind"])
        if look:
            look(told["kind"])
