"""Measures the page: how soon it can be used, how fast news travel, how long to a first battle.

Run it from the root of the repository, on a quiet machine: python -m tools.bench_page [--json]
The ratio of a measure is its time beside that of a million turns of the calibration loop that
`westphalia bench` uses, so that figures of different machines can be compared.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tools.browser.hand import Hand
from tools.browser.house import FLAGS, House, chromium
from tools.browser.newcomer import Newcomer, invited, sealed
from tools.browser.studio import DESK
from tools.browser.visitor import PATIENCE, Visitor

from westphalia.lab.bench import calibration

ROUNDS = 5
BOT_PAUSE = 0.6  # seconds, as a server has it that people play on
A_CLICK = 700  # milliseconds that somebody new takes to find the next thing to click
LOOK = 2000  # and to look at a page never seen before
GOALS = {"first_page": 1000, "news": 100, "first_battle": 60_000}  # milliseconds
NOW = "performance.timeOrigin + performance.now()"
WATCH = f"""(selector) => {{
  window.seen = new Promise((seen) => {{
    const look = () => document.querySelector(selector) && seen({NOW});
    const kinds = {{ subtree: true, childList: true, attributes: true }};
    new MutationObserver(look).observe(document.body, kinds);
  }});
}}"""
CLICKED = f"() => addEventListener('click', () => (window.clicked = {NOW}), {{ capture: true }})"


class Bench:
    """A browser at a house, with a visitor for every measure."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house

    @contextmanager
    def visitor(self, motion: str = "reduce") -> Iterator[Visitor]:
        context = self.browser.new_context(
            **DESK,
            locale="en-GB",
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE * 1000)
        yield Visitor(context, self.house.address)
        context.close()

    def first_page(self) -> float:
        """From the address to a lobby that can be used, in a browser that has seen nothing."""
        with self.visitor() as anna:
            started = time.monotonic()
            page = anna.go()
            page.locator("[data-game=wallenstein] .btn.go").wait_for()
            page.locator(".new-tables .btn").first.wait_for()
            return (time.monotonic() - started) * 1000

    def news(self) -> float:
        """From a seal on one page to its sign on another."""
        with self.visitor() as anna, self.visitor() as bert:
            invited(anna, bert)
            Hand(anna, seed=40).cover()
            bert.page.evaluate(WATCH, ".players-part tbody tr:first-child .pill.ok")
            anna.page.evaluate(CLICKED)
            Hand(anna).seal()
            bert.wait(lambda: sealed(bert, 0), "Anna's seal on Bert's page")
            seen, clicked = bert.page.evaluate("window.seen"), anna.page.evaluate("window.clicked")
            return float(seen) - float(clicked)

    def first_battle(self) -> float:
        """From the start of a server to the first battle of somebody who has never been here."""
        started = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder) / "tables.db", bot_pause=BOT_PAUSE)
            house.open()
            try:
                with Bench(self.browser, house).visitor("no-preference") as anna:
                    Newcomer(anna, A_CLICK, LOOK).to_battle()
                    return (time.monotonic() - started) * 1000
            finally:
                house.shut()


def measure(bench: Bench) -> dict[str, dict[str, float]]:
    """The median of some rounds of each; the way to a battle is long, and gone once."""
    million = 1e9 / calibration(1.0)  # milliseconds
    bench.first_page()  # the server has its files at hand
    found: dict[str, dict[str, float]] = {}
    for name, goal in GOALS.items():
        rounds = 1 if name == "first_battle" else ROUNDS
        taken = median(getattr(bench, name)() for _ in range(rounds))
        found[name] = {"ms": round(taken), "ratio": round(taken / million, 2), "goal_ms": goal}
    return found


def show(found: dict[str, Any]) -> None:
    for name, figures in found.items():
        print("{:<14}{ms:>8} ms{ratio:>10} of the loop, goal {goal_ms} ms".format(name, **figures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder) / "tables.db")
        house.open()
        try:
            browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
            found = measure(Bench(browser, house))
            browser.close()
        finally:
            house.shut()
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
