"""The whole map can be seen on every screen: no county is cut, and no panel lies over one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import NewContext, Visit
from tools.browser.hand import marching
from tools.browser.house import House
from tools.browser.visitor import Visitor

SCREENS = (
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1600, 900),
    (1920, 940),
    (1920, 1080),
    (2560, 1440),
)
PHONES = ((390, 844), (360, 640))
FIVE = ("me", "captain", "captain", "captain", "captain")
WHOLE = ".maptools .seg:last-of-type button:last-child"
OUT = ".maptools .seg:last-of-type button:nth-child(2)"
IN = ".maptools .seg:last-of-type button:first-child"
MOST_STEPS = 20

# A point of an outline is seen where the map, and not a panel, would be hit by a pointer there.
UNSEEN = """() => [...document.querySelectorAll(".map [data-place] .tint")].filter((shape) => {
    const [whole, on] = [shape.getTotalLength(), shape.getScreenCTM()];
    return Array.from({ length: 40 }, (_, n) => shape.getPointAtLength((whole * n) / 40))
      .map((point) => point.matrixTransform(on))
      .some(({ x, y }) => !document.elementFromPoint(x, y)?.closest("svg.map"));
  }).map((shape) => shape.parentElement.dataset.place)"""

ZOOM_OUT = """async (button, most) => {
  const seen = () => document.querySelector("svg.map > g").getAttribute("transform");
  for (let n = 0; n < most; n += 1) {
    const before = seen();
    button.click();
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    if (seen() === before) return "";
  }
  return seen();
}"""


def window(page: Page) -> str | None:
    """Which part of the map is shown."""
    return page.locator("svg.map > g").get_attribute("transform")


def zoomed_out(page: Page) -> None:
    """As far as it goes: until the window does not change any more."""
    shown = page.locator(OUT).evaluate(ZOOM_OUT, MOST_STEPS)
    assert not shown, f"there is no end of zooming out: {shown}"


def all_is_seen(anna: Visitor, where: str) -> None:
    """Soon: a window that has changed its size is drawn in its own time."""
    try:
        anna.wait(lambda: anna.page.evaluate(UNSEEN) == [], "the whole map")
    except AssertionError:
        assert anna.page.evaluate(UNSEEN) == [], where


def both_ways(anna: Visitor, where: str) -> None:
    """By the button for the whole map, and by zooming out from somewhere on it."""
    page = anna.page
    page.locator("svg.map > [transform]").wait_for()
    anna.drawn()
    page.locator(WHOLE).click()
    all_is_seen(anna, f"the whole map {where}")
    whole = window(page)
    page.locator(IN).click(click_count=3)
    anna.wait(lambda: window(page) != whole, "a closer look, which does not show all")
    zoomed_out(page)
    if window(page) != whole:
        all_is_seen(anna, f"zoomed out {where}")


@pytest.fixture(scope="module")
def planner(new_context: NewContext, house: House) -> Iterator[Visitor]:
    """Somebody who plans at a table of five, where every county is in play."""
    context = new_context(locale="en-GB", reduced_motion="reduce")
    anna = Visitor(context, house.address)
    anna.go(f"#/table/{anna.new_table(*FIVE)}").locator(".chron .log").wait_for()
    anna.page.locator("svg.map .county").first.wait_for()
    yield anna
    context.close()
    assert not anna.unforgiven()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_whole_map_fits_every_screen(planner: Visitor, screen: tuple[int, int]) -> None:
    width, height = screen
    planner.page.set_viewport_size({"width": width, "height": height})
    planner.drawn()
    all_is_seen(planner, f"without any doing on {width} × {height}")
    both_ways(planner, f"on {width} × {height}")


def test_the_whole_map_fits_while_actions_are_carried_out(visit: Visit) -> None:
    hand = marching(visit())
    eve = visit()
    eve.go(f"#/table/{hand.visitor.position['table']['id']}").locator(".chron .log").wait_for()
    for somebody, screens in ((hand.visitor, SCREENS), (eve, (SCREENS[0], SCREENS[-1]))):
        somebody.page.locator(".map-part.has-strip svg.map").wait_for()
        for width, height in screens:
            somebody.page.set_viewport_size({"width": width, "height": height})
            both_ways(somebody, f"on {width} × {height}")


@pytest.mark.parametrize("phone", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_whole_map_fits_a_phone(visit: Visit, phone: tuple[int, int]) -> None:
    anna = visit(viewport={"width": phone[0], "height": phone[1]})
    page = anna.go(f"#/table/{anna.new_table(*FIVE)}")
    page.locator(".mat .box.bid").wait_for()
    both_ways(anna, "beside the plan")
    page.locator(".ptabs button").nth(1).click()
    both_ways(anna, "on a page of its own")


@pytest.mark.parametrize("screen", SCREENS[:3], ids=lambda size: f"{size[0]}x{size[1]}")
def test_whoever_wants_to_see_all_puts_one_county_away(
    planner: Visitor, screen: tuple[int, int]
) -> None:
    page = planner.page
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    page.locator('.map [data-place="steiermark"]').focus()
    page.keyboard.press("Enter")
    page.locator(".inspect .inspector").wait_for()
    page.locator(WHOLE).click()
    page.locator(".inspect").wait_for(state="detached")
    all_is_seen(planner, "without the inspector")
