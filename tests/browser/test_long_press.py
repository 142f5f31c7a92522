"""A finger that rests on a thing asks what it is, wherever pointing explains it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.test_phone import PHONE, middle, touch
from tests.browser.test_war import at_war, to
from tools.browser.visitor import drawn

# Of each kind of thing that is explained one that a finger can reach, by tab and by what it is.
KINDS = """() => {
  const found = {};
  for (const thing of document.querySelectorAll("[data-tip]")) {
    const at = thing.getBoundingClientRect();
    const kind = thing.className + " " + thing.dataset.tip.replace(/[-_].*/, "");
    if (at.width && thing.checkVisibility()) found[kind] ??= thing.dataset.tip;
  }
  return Object.values(found);
}"""
CHOSEN = """() => [...document.querySelectorAll(
  "dialog[open], .sel, .aimed, .full, .halo, [aria-pressed=true], .ptabs .on, .inspect"
)].map((one) => one.className + " " + one.textContent)"""


def held(page: Page, thing: Locator) -> None:
    """Explains a thing under a finger that rests on it, and does nothing else."""
    thing.scroll_into_view_if_needed()
    drawn(page)  # what has scrolled lies still
    before = page.evaluate(CHOSEN)
    line = page.context.new_cdp_session(page)
    bubble = page.locator(".tip-bubble")
    touch(line, "touchStart", middle(thing))
    expect(bubble, str(thing)).to_be_visible()
    box, size = bubble.bounding_box(), page.viewport_size
    assert box
    assert size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    touch(line, "touchEnd")
    line.detach()
    expect(bubble, "it stays to be read").to_be_visible()
    assert len(bubble.inner_text()) > 20
    page.touchscreen.tap(120, 20)
    expect(bubble).to_have_count(0)
    assert page.evaluate(CHOSEN) == before, "nothing was chosen"


def explained(page: Page) -> set[str]:
    """Holds a finger on one thing of each kind, tab by tab; says which were explained."""
    found: set[str] = set()
    for tab in page.locator(".ptabs button").all():
        tab.tap()
        drawn(page)
        for name in page.evaluate(KINDS):
            if name not in found:
                held(page, page.locator(f'[data-tip="{name}"] >> visible=true').first)
                found.add(name)
    return found


def test_boxes_events_tiles_and_favours_of_wallenstein(visit: Visit) -> None:
    anna = visit(**PHONE)
    table = anna.new_table("me", "captain", "captain", modules=["court"])
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    anna.drawn()
    kinds = {re.split("[-_]", name)[0] for name in explained(page)}
    assert {"event", "tile", "favour", "lens", "build"} <= kinds, kinds


def test_cards_their_uses_lenses_and_stacks_of_the_war(visit: Visit) -> None:
    hand = at_war(visit(**PHONE))
    to(hand, "card_round")
    page = hand.page
    kinds = {re.split("[-_]", name)[0] for name in explained(page)}
    assert {"card", "lens"} <= kinds, kinds
    page.locator(".ptabs button").first.tap()
    page.locator(".hand .card").first.tap()
    hand.settle()
    kinds = {re.split("[-_]", name)[0] for name in explained(page)}
    assert {"act", "recruit", "aid", "event"} & kinds, kinds
    page.locator(".ptabs button").first.tap()
    page.keyboard.press("Escape")
    hand.settle()
    page.get_by_role("button", name="Show the whole map").tap()
    hand.visitor.drawn()
    stack = page.locator(".map .stack").first
    line = page.context.new_cdp_session(page)
    touch(line, "touchStart", middle(stack))
    expect(page.locator(".pointed .stack-list").first).to_be_visible()
    touch(line, "touchEnd")
