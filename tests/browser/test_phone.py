"""A screen of 390 by 844 points, and fingers: nothing here is clicked."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.browser.conftest import Visit
from tools.browser.hand import Hand
from tools.browser.visitor import Visitor, drawn

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
HIT = 44
STEPS = 8
Point = tuple[float, float]

# Links within a sentence are as high as its line, and the handle can be grasped beside its strip.
SMALL = """(least) => [
  ...document.querySelectorAll("button, a, select, summary, .chk, .tick, .inp")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.matches(".cite, .link, .handle, .skip"))
  .map((one) => [one.className || one.tagName, one.innerText, one.getBoundingClientRect()])
  .filter(([, , { width, height }]) => width && height && (height < least - 0.5 || width < 28))
  .map(([name, text, { width, height }]) => `${name} '${text}' ${width} × ${height}`)"""
VISIBLE = """() => {
  const { top, bottom } = document.querySelector(".prompt").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight / 3 && scrollY === 0;
}"""


class Finger(Hand):
    """Taps; what lies behind something else cannot be tapped."""

    def press(self, found: Locator) -> None:
        found.scroll_into_view_if_needed()
        found.tap()


def fits(visitor: Visitor) -> None:
    """Nothing makes the whole page scroll sideways, and a finger meets what it aims at."""
    visitor.drawn()
    width = visitor.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= 390, f"the page is {width} points wide: {visitor.state()}"
    small = visitor.page.evaluate(SMALL, HIT)
    assert not small, f"too small for a finger: {small}"


def at_table(anna: Visitor) -> Page:
    table = anna.new_table("me", "captain", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    page.locator("svg.map > [transform]").wait_for()  # it has found its size
    anna.drawn()
    return page


def middle(found: Locator) -> Point:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(line: CDPSession, kind: str, *points: Point) -> None:
    fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def drag(page: Page, *ways: tuple[Point, Point]) -> None:
    """As many fingers as there are ways go along them at the same time."""
    line = page.context.new_cdp_session(page)
    touch(line, "touchStart", *(start for start, _ in ways))
    for step in range(1, STEPS + 1):
        share = step / STEPS
        touch(
            line,
            "touchMove",
            *((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in ways),
        )
        drawn(page)
    touch(line, "touchEnd")
    drawn(page)
    line.detach()


def seen_of_map(page: Page) -> float:
    """How many kilometres the map shows from left to right."""
    kilometres: float = page.locator("svg.map").evaluate(
        "(map) => map.clientWidth / map.firstElementChild.getCTM().a"
    )
    return kilometres


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["height"]


def test_a_round_and_a_battle_by_fingers(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    fits(anna)
    four = page.get_by_role("group", name="Seats").get_by_text("4", exact=True)
    four.tap()  # with five the last position would go by itself
    page.locator("[data-game=wallenstein] .btn.go").tap()
    page.locator(".mat .box.bid").wait_for()
    finger = Finger(anna, seed=10)
    seen: set[str] = set()
    battles: set[str] = set()

    def a_round() -> bool:
        kind = finger.asked()
        if kind and kind not in seen:
            seen.add(kind)
            fits(anna)
            assert page.evaluate(VISIBLE), "the prompt has scrolled away"
        fought = page.locator(".phase.battle h2").all_inner_texts()  # it may be over at once
        if fought:
            battles.update(fought)
            fits(anna)
        return bool(anna.position["view"]["season"] != "spring" and battles)

    finger.play(a_round)
    assert {"plan", "position"} <= set(finger.answered), finger.answered
    tabs = page.locator(".ptabs button")
    for tab in tabs.all():
        tab.tap()
        assert tab.get_attribute("aria-current") == "page"
        fits(anna)


def test_two_fingers_zoom_the_map_and_one_moves_it(visit: Visit) -> None:
    page = at_table(visit(**PHONE))
    x, y = middle(page.locator("svg.map"))
    whole = seen_of_map(page)
    drag(page, ((x - 20, y), (x - 90, y)), ((x + 20, y), (x + 90, y)))
    near = seen_of_map(page)
    assert near < whole / 2
    place = page.locator("svg.map > g").get_attribute("transform")
    drag(page, ((x, y), (x + 60, y + 40)))
    assert seen_of_map(page) == pytest.approx(near)
    assert page.locator("svg.map > g").get_attribute("transform") != place
    drag(page, ((x - 90, y), (x - 20, y)), ((x + 90, y), (x + 20, y)))
    assert seen_of_map(page) > near * 1.5
    assert not page.locator(".inspect").count(), "a finger that moves the map chooses nothing"


def test_the_sheet_goes_with_the_finger(visit: Visit) -> None:
    page = at_table(visit(**PHONE))
    handle = page.locator(".handle")
    sheet, chart = height(page, ".desk"), height(page, ".map-part")
    x, y = middle(handle)
    drag(page, ((x, y), (x, y + 300)))
    assert page.locator("[data-sheet=peek]").count() == 1
    assert height(page, ".desk") < 100 < sheet
    assert height(page, ".map-part") > chart + 100
    x, y = middle(handle)
    drag(page, ((x, y), (x, y - 250)))
    assert height(page, ".desk") == pytest.approx(sheet, abs=1)
    handle.tap()
    assert height(page, ".desk") < 100
    assert handle.get_attribute("aria-expanded") == "false"
    handle.tap()
    assert height(page, ".desk") == pytest.approx(sheet, abs=1)


def test_a_card_is_dragged_onto_a_box_and_a_refusal_has_room(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = at_table(anna)
    # upwards: what goes sideways moves the hand
    card, box = page.locator(".hand .cc").first, page.locator("[data-box=deploy_5]")
    name = str(card.get_attribute("data-card"))
    drag(page, (middle(card), middle(box)))
    page.locator(".box.full[data-box=deploy_5]").wait_for()
    assert not page.locator(f".hand [data-card={name}]").count()

    def refused() -> bool:
        page.locator(".plan-bar [data-action=seal]").tap(force=True)  # it may still be moving
        return bool(page.locator(".prompt.refused").count())

    anna.wait(refused, "a refusal")  # which has the whole line, as the buttons lie below
    words = page.locator(".prompt .words").bounding_box()
    assert words
    assert words["width"] > 250


def test_a_mat_says_as_much_as_on_a_desk_and_the_hand_how_far_it_goes(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = at_table(anna)
    taxes = page.locator(".mat [data-box=collect_taxes]")
    assert taxes.locator(".bn").is_visible()
    page.locator(".hand .cc").first.tap()
    expect(page.locator(".mat .box.legal .slot small").first).to_be_visible()
    taxes.tap()
    expect(taxes.locator(".res")).to_be_visible()
    expect(taxes.locator(".res b")).to_have_text(re.compile(r"\+\d"))
    hidden = page.locator(".hand-more")
    expect(hidden).to_have_text(re.compile(r"\+\d"))
    page.locator(".hand [data-card]").last.scroll_into_view_if_needed()
    expect(hidden).to_have_count(0)
    expect(page.locator(".hand-box")).to_have_attribute("data-more", "before")
    names = page.locator(".map .county-name text:visible").all_text_contents()
    assert sum(len(name) > 2 for name in names) > 30, "the map has names"
    page.locator(".talk-button").tap()
    page.locator(".talk-sheet").wait_for()
    page.go_back()  # a second tap at the same place would be a double one
    page.locator(".ptabs button").nth(2).tap()
    expect(page.locator(".standing-part .sums-now")).to_be_visible()
