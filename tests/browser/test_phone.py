"""A screen of 390 by 844 points, and fingers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Visitor

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def fits(visitor: Visitor) -> None:
    """Nothing makes the whole page scroll sideways."""
    visitor.drawn()
    width = visitor.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= 390, f"the page is {width} points wide: {visitor.state()}"


@pytest.mark.slow
def test_a_round_on_a_phone(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.go()
    fits(anna)
    page.locator("main .btn.go").tap()
    page.locator(".mat .box.bid").wait_for()
    hand = Hand(anna, seed=10)
    seen: set[str] = set()

    def a_round() -> bool:
        kind = hand.asked()
        if kind and kind not in seen:
            seen.add(kind)
            fits(anna)
        return bool(anna.position["view"]["season"] != "spring")

    hand.play(a_round, 90)
    assert {"plan", "position"} <= set(hand.answered), hand.answered
    tabs = page.locator(".ptabs button")
    for tab in tabs.all():
        tab.tap()
        assert tab.get_attribute("aria-current") == "page"
        fits(anna)
