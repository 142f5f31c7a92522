"""The server goes away in the middle of planning, and everything is there when it is back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from tests.browser.test_secrets import mat
from tools.browser.hand import Hand
from tools.browser.house import House
from tools.browser.visitor import Visitor


def kept(house: House, table: str) -> int:
    """How many boxes the draft in the store of a house covers."""
    with closing(sqlite3.connect(house.store)) as store:
        rows = store.execute("SELECT text FROM drafts WHERE table_id = ?", (table,)).fetchall()
    return sum(len(json.loads(text)) - 1 for (text,) in rows)  # it names its round, too


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
    anna.wait(lambda: kept(own_house, table) == len(laid), "the draft in the store")
    frames = len(anna.heard)
    own_house.shut(kindly=kindly)
    page.locator(".prompt.wait").wait_for()
    assert mat(anna) == laid, "the plan must stay on the page while the line is down"
    own_house.open()
    anna.wait(lambda: len(anna.heard) > frames, "a position after the line came back")
    assert mat(anna) == laid
    # Another device of the same person knows it too.
    page.reload()
    page.locator(".mat .box.full").first.wait_for()
    assert mat(anna) == laid
    hand.seal()
    anna.wait(lambda: not anna.position["view"]["planning"], "the reveal")
