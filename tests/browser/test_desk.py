"""On a desk the whole plan lies in sight, whatever the window, and no text on it is cut."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Visitor

from westphalia.locales import COMPLETE

LARGE = ((2560, 1440), (1920, 1080))
TIGHT = ((1440, 900), (1366, 768), (1100, 800))
TIGHTEST = ((1280, 720), (1024, 768))
EXPANSIONS = ["court", "landsknechts", "leaders"]
CUT = """() => [...document.querySelectorAll(".facts, .mat .pc, .mat .slot, .hand button")]
  .filter((p) => p.scrollHeight > p.clientHeight + 1 || p.scrollWidth > p.clientWidth + 1)
  .map((part) => `${part.className}: ${part.innerText.slice(-60)}`)"""
LINES = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const faults = [];
  for (const card of document.querySelectorAll(".hand .cc")) {
    card.focus();
    await drawn();
    faults.push(...wrong());
  }
  return faults;

  function wrong() {
    const caption = document.querySelector(".caption");
    const line = caption.getBoundingClientRect();
    const over = (part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return line.left < right && left < line.right && line.top < bottom && top < line.bottom;
    };
    const parts = [...document.querySelectorAll(".map-part > .cart, .map-part > .cart button")];
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = caption;
    const cut = scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
    return [...parts.filter(over).map((part) => part.className), ...(cut ? ["cut"] : [])];
  }
}"""
BELOW = """() => [...document.querySelectorAll(".mat .box, .hand button")]
  .filter((part) => part.getBoundingClientRect().bottom > innerHeight).length"""


def measure(anna: Visitor) -> None:
    """Long words are tried where there is the least room."""
    for language in COMPLETE:
        anna.speak(language)
        for width, height in (*LARGE, *TIGHT) if language == "en" else TIGHT:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.drawn()
            assert anna.page.evaluate(CUT) == [], f"{width} × {height} in '{language}'"
            assert anna.page.evaluate(BELOW) == 0, f"{width} × {height} in '{language}'"


@pytest.mark.parametrize("modules", [[], EXPANSIONS], ids=["base", "expansions"])
def test_the_plan_lies_in_sight(visit: Visit, modules: list[str]) -> None:
    anna = visit()
    table = anna.new_table("me", "captain", "captain", "captain", "captain", modules=modules)
    anna.go(f"#/table/{table}").locator(".mat .box.bid").wait_for()
    measure(anna)
    Hand(anna, seed=12).cover()
    measure(anna)


def test_the_line_about_a_county_lies_beside_the_chronicle(visit: Visit) -> None:
    anna = visit()
    table = anna.new_table("me", "captain", "captain", "captain")
    anna.go(f"#/table/{table}").locator(".map-part > .chron").wait_for()
    anna.page.locator(".hand .cc").first.focus()
    anna.page.locator(".caption").wait_for()
    for language, sizes in (("en", (*LARGE, *TIGHT, *TIGHTEST)), ("de", TIGHTEST)):
        anna.speak(language)
        for width, height in sizes:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.drawn()
            assert anna.page.evaluate(LINES) == [], f"{width} × {height} in '{language}'"
