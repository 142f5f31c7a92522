"""How much the first page weighs, how soon it can be used, and how fast news travel."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.test_secrets import invited, sealed

Note = Callable[[str, object], None]
pytestmark = pytest.mark.slow
LOADED = 3  # how much slower a machine may be that does other things too
WEIGHT = 250_000  # bytes on the wire
USABLE = 1.0
NEWS = 0.1
NOW = "performance.timeOrigin + performance.now()"
TRANSFERRED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""


def test_the_first_page_is_light_and_soon_usable(visit: Visit, record_property: Note) -> None:
    visit().go().locator("main .btn.go").wait_for()  # the server has its files at hand
    anna = visit()
    started = time.monotonic()
    page = anna.go()
    page.locator("main .btn.go").wait_for()
    page.locator("section.set .btn.pri").wait_for()
    taken = time.monotonic() - started
    page.wait_for_load_state("networkidle")
    weight = page.evaluate(TRANSFERRED)
    record_property("first page", f"{weight} bytes, usable after {taken:.2f} s")
    assert 10_000 < weight <= WEIGHT
    assert taken <= USABLE * LOADED


def test_news_travel_fast(visit: Visit, record_property: Note) -> None:
    anna, bert = visit(), visit()
    invited(anna, bert)
    Hand(anna, seed=40).cover()
    row = "document.querySelectorAll('.players-part tbody tr')[0].querySelector('.pill.ok')"
    script = f"""() => new Promise((seen) => {{
      const look = () => {row} && seen({NOW});
      const watch = new MutationObserver(look);
      watch.observe(document.body, {{ subtree: true, childList: true, characterData: true }});
    }})"""
    bert.page.evaluate(f"() => {{ window.came = ({script})(); }}")
    anna.page.evaluate(
        f"() => addEventListener('click', () => (window.sent = {NOW}), {{ capture: true }})"
    )
    Hand(anna).seal()
    bert.wait(lambda: sealed(bert, 0), "Anna's seal on Bert's page")
    taken = (bert.page.evaluate("window.came") - anna.page.evaluate("window.sent")) / 1000
    record_property("an answer on another page", f"{taken * 1000:.0f} ms")
    assert 0 < taken <= NEWS * LOADED
