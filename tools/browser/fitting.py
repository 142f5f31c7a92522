"""What does not fit on a page: cut text, controls over controls, signs over names."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_suffix(".js").read_text()
# The one line of a fold, whose rest is seen when it is opened; the title in the top bar, which goes
# as far as there is room; and periods on a line of time that are too short for a name.
SHORTENED = ".brief, .gt > span[title], .slider-periods, .year-part .h small"


def unfit(page: Page) -> list[str]:
    """Every fault in a sentence."""
    found: dict[str, list[str]] = page.evaluate(SCRIPT, SHORTENED)
    return [fault for faults in found.values() for fault in faults]
