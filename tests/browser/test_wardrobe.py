"""A browser that is worn again has nothing of the person who wore it before."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route
from tests.browser.conftest import DESK, PLAIN, Wardrobe
from tools.browser.house import House
from tools.browser.visitor import Visitor

# What stays on a page; a Visitor has ways for it, after which nobody else takes its browser.
LASTING = re.compile(r"page\.(add_init_script|expose_\w+|on|once|route\w*)\(")
LEAVE = """() => { localStorage.setItem("left", "1"); sessionStorage.setItem("left", "1"); }"""
FOUND = """() => [localStorage.length, sessionStorage.length, document.cookie, innerWidth,
  matchMedia("(prefers-color-scheme: dark)").matches,
  matchMedia("(prefers-reduced-motion: reduce)").matches]"""


def test_nothing_of_its_last_person_is_left_in_a_browser(wardrobe: Wardrobe, house: House) -> None:
    like = {**PLAIN, "locale": "en-IE"}  # which nobody else wears
    anna = Visitor(wardrobe.take(**like), house.address)
    anna.new_table("me", "captain", "captain")
    anna.go().locator(".my-game").first.wait_for()
    anna.page.evaluate(LEAVE)
    anna.page.set_viewport_size({"width": 700, "height": 700})
    anna.page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    anna.context.new_page()
    wardrobe.put_back(anna, **like)
    heard = len(anna.noticed)
    bert = Visitor(wardrobe.take(**like), house.address)
    assert bert.page == anna.page, "the same browser"
    assert bert.context.pages == [bert.page]
    assert bert.page.evaluate(FOUND) == [0, 0, "", DESK["width"], False, True]
    bert.go().locator("[data-game=wallenstein] .btn.go").wait_for()
    assert bert.context.request.get(f"{house.address}/api/me").json()["me"] is None
    bert.page.evaluate("console.error('heard by one of them')")
    bert.wait(lambda: bert.troubles, "the error")
    assert not anna.troubles
    assert heard == len(bert.noticed)
    bert.context.close()


def let_go(route: Route) -> None:
    route.continue_()


CHANGES: dict[str, Callable[[Visitor], None]] = {
    "a script": lambda visitor: visitor.begin_with("1"),
    "an answer": lambda visitor: visitor.hold_up("**/nowhere", let_go),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_page_that_was_changed_for_good_is_not_worn_again(
    wardrobe: Wardrobe, house: House, change: Callable[[Visitor], None]
) -> None:
    anna = Visitor(wardrobe.take(**PLAIN), house.address)
    change(anna)
    wardrobe.put_back(anna, **PLAIN)
    assert anna.page.is_closed()


def test_pages_are_changed_for_good_only_by_their_visitor() -> None:
    here = Path(__file__).parent
    others = [path for path in here.glob("*.py") if path.name != "visitor.py"]
    found = [path.name for path in others if LASTING.search(path.read_text())]
    assert not found, f"{found}: a Visitor notices, holds up and begins with"
