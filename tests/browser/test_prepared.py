"""Losses that are prepared while one waits for the dice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look
from tests.browser.house import House
from tests.browser.test_battle import in_battle, leipzig, rolled
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
__all__ = ["leipzig"]  # the fixture of the battle


def test_losses_are_prepared_in_secret_and_kept(
    visit_at: Callable[..., Visitor],
    leipzig: House,  # a fixture
    look: Look,
) -> None:
    anna, mathias = in_battle(visit_at, leipzig)
    anna.press_red()
    mathias.asked("combat_cards")
    button = anna.page.locator(".prepare .btn")
    button.click()
    counters = anna.page.locator(".force-box button.piece")
    counters.first.click()
    counters.last.click()
    expect(button.locator("small")).to_have_text("2")
    look(anna.visitor)
    expect(anna.page.locator(".piece.hit")).to_have_count(2)
    anna.page.reload()
    expect(anna.page.locator(".prepare .btn small")).to_have_text("2")
    assert "losses" not in str(mathias.visitor.position.get("draft")), "nobody else knows"
    mathias.press_red()
    anna.visitor.wait(lambda: len(rolled(anna.visitor)) == 2, "both dice")
