"""How much the first page weighs, measured in a browser that has seen nothing yet."""

from __future__ import annotations

import pytest
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
WEIGHT = 250_000  # bytes on the wire
TRANSFERRED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""


def test_the_first_page_is_light(visit: Visit) -> None:
    page = visit().go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    page.locator("section.set .btn.pri").wait_for()
    page.wait_for_load_state("networkidle")
    assert 10_000 < page.evaluate(TRANSFERRED) <= WEIGHT
