"""On a desk the whole plan lies in sight, whatever the window, and no text on it is cut."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
SIZES = ((2560, 1440), (1920, 1080), (1440, 900), (1366, 768), (1100, 800))
EXPANSIONS = ["court", "landsknechts", "leaders"]
CUT = """() => [...document.querySelectorAll(".facts, .mat .pc, .mat .slot, .hand button")]
  .filter((p) => p.scrollHeight > p.clientHeight + 1 || p.scrollWidth > p.clientWidth + 1)
  .map((part) => `${part.className}: ${part.innerText.slice(-60)}`)"""
BELOW = """() => [...document.querySelectorAll(".mat .box, .hand button")]
  .filter((part) => part.getBoundingClientRect().bottom > innerHeight).length"""


def measure(anna: Visitor) -> None:
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.drawn()
        assert anna.page.evaluate(CUT) == [], f"{width} × {height}"
        assert anna.page.evaluate(BELOW) == 0, f"{width} × {height}"


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("modules", [[], EXPANSIONS], ids=["base", "expansions"])
def test_the_plan_lies_in_sight(visit: Visit, language: str, modules: list[str]) -> None:
    anna = visit(locale=language)
    table = anna.new_table("me", "captain", "captain", "captain", "captain", modules=modules)
    anna.go(f"#/table/{table}").locator(".mat .box.bid").wait_for()
    measure(anna)
    Hand(anna, seed=12).cover()
    measure(anna)
