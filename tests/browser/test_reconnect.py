"""The server goes away in the middle of planning, and everything is there when it is back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.hand import Hand
from tests.browser.house import House
from tests.browser.test_secrets import mat
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kindly", [True, False], ids=["restart", "power cut"])
def test_a_plan_outlives_the_server(
    visit_at: Callable[..., Visitor], own_house: House, kindly: bool
) -> None:
    anna = visit_at(own_house)
    anna.forgive(r"WebSocket connection|ERR_CONNECTION|Failed to load resource")
    table = anna.new_table("me", "captain", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    hand = Hand(anna, seed=20)
    hand.cover()
    laid = mat(anna)
    assert laid
    page.wait_for_timeout(900)  # a draft is sent when the hand rests
    frames = len(anna.heard)
    own_house.shut(kindly=kindly)
    page.wait_for_timeout(300)
    assert mat(anna) == laid, "the plan must stay on the page while the line is down"
    own_house.open()
    anna.wait(lambda: len(anna.heard) > frames, "a position after the line came back", 20)
    assert mat(anna) == laid
    # Another device of the same person knows it too.
    page.reload()
    page.locator(".mat .box.full").first.wait_for()
    assert mat(anna) == laid
    hand.seal()
    anna.wait(lambda: not anna.position["view"]["planning"], "the reveal")
