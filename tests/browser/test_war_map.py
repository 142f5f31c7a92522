"""The map of Thirty Years War: every city has a name, the reach of a march, what stands where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewContext, Visit
from tests.browser.test_map import WHOLE
from tests.browser.test_war import at_war, to
from tests.browser.test_war_round import activating, goals_of
from tests.browser.war_hand import WarHand
from tools.browser.house import House
from tools.browser.visitor import Visitor

DESKS = ((1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
WIDEST = (3440, 1440)
CITIES = 113
LEAST = 11  # pixels
COLLIDING = 5  # pairs of names that touch, of more than six thousand
PARTS = ("tracks", "decision")

SHARE = "document.querySelector('.map-and-hand').getBoundingClientRect().width / innerWidth"
NAMES = """() => {
  const names = [...document.querySelectorAll(".map .city-name")];
  const boxes = names.map((name) => [name.textContent, name.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
  return {
    many: names.length,
    whole: names.filter((name) => name.textContent.length > 4).length,
    least: Math.min(...boxes.map(([, box]) => box.height)),
    colliding: boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
      .filter(([, b]) => over(a, b)).map(([other]) => `${one} and ${other}`)),
  };
}"""
SEEN = """(places) => places.filter((place) => {
  const at = document.querySelector(`.map [data-place="${place}"] .reach`).getBoundingClientRect();
  const map = document.querySelector(".mapbox").getBoundingClientRect();
  return at.left > map.left && at.right < map.right && at.top > map.top && at.bottom < map.bottom;
})"""


@pytest.fixture(scope="module")
def marcher(new_context: NewContext, house: House) -> Iterator[WarHand]:
    """Somebody who has taken up a card and a leader, and sends nothing."""
    context = new_context(locale="en-GB", reduced_motion="reduce", has_touch=True)
    hand = at_war(Visitor(context, house.address))
    to(hand, "card_round")
    hand.visitor.hear_rehearsals()
    yield hand
    context.close()
    assert not hand.visitor.unforgiven()


def led(hand: WarHand) -> str:
    """An army is about to set out; where it stands."""
    page = hand.page
    page.set_viewport_size({"width": 1440, "height": 900})
    for _ in range(2):  # what is prepared, and the card
        page.keyboard.press("Escape")
        hand.settle()
    card, _, city = activating(hand)
    page.locator(f'.hand [data-card="{card}"]').click()
    hand.settle()
    page.locator(f'.map [data-place="{city}"] .reach').dispatch_event("click")
    page.locator(".phase.march").wait_for()
    hand.settle()
    return city


def window(page: Page) -> str | None:
    return page.locator("svg.map > g").get_attribute("transform")


def wrong_with_names(page: Page, width: int) -> str:
    """What keeps the names of cities from being read on this desk."""
    names = page.evaluate(NAMES)
    if names["many"] < CITIES * (0.95 if width >= 1280 else 0.9):
        return f"only {names['many']} cities have names"
    if names["least"] < LEAST:
        return f"a name is {names['least']} pixels high"
    return ", ".join(names["colliding"]) if len(names["colliding"]) > COLLIDING else ""


def is_read(page: Page, width: int) -> bool:
    return not wrong_with_names(page, width)


def test_every_city_has_a_name_on_every_desk_and_the_map_two_thirds(marcher: WarHand) -> None:
    page = marcher.page
    few = 0
    for width, height in (*DESKS, WIDEST):
        page.set_viewport_size({"width": width, "height": height})
        where = f"readable names on {width} × {height}"
        try:  # a window that has changed its size is drawn in its own time
            marcher.visitor.wait(partial(is_read, page, width), where)
        except AssertionError:
            assert not wrong_with_names(page, width), where
        whole = page.evaluate(NAMES)["whole"]
        assert whole > few - 3 or width > 1920, f"{where}: more room, and fewer names in full"
        few = whole
        if 1280 <= width < 3000:
            assert page.evaluate(SHARE) > 0.65, where
        assert not page.locator(".map-part .chron").count(), "it would lie over armies"
    expect(page.locator(".lately .log li").first).to_be_visible()
    facts, asked = (page.locator(f".desk > .{part}").bounding_box() for part in PARTS)
    assert facts, "what is asked stands beside how the war stands"
    assert asked
    assert facts["x"] > asked["x"] + asked["width"]


def test_a_reach_is_rings_and_tells_more_where_one_points(marcher: WarHand) -> None:
    led(marcher)
    page = marcher.page
    goals = goals_of(marcher)
    assert page.locator(".map .rings circle.ring").count() >= len(goals) - 2
    assert not page.locator(".map .tag").count()
    foe = next(goal for goal in goals if "odds" in goal)["place"]
    page.locator(f'.ends [data-goal="{foe}"]').hover()
    expect(page.locator(".map .tag")).to_have_count(1)
    card = page.locator(".pointed")
    expect(card.locator(".why")).to_be_visible()
    expect(card.locator(".stack-list").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    page.locator(f'.map [data-place="{foe}"]').focus()
    expect(card.locator(".stack-list").first).to_be_visible()


def test_a_finger_that_is_held_asks_and_does_not_choose(marcher: WarHand) -> None:
    led(marcher)
    page = marcher.page
    page.locator("body").click(position={"x": 3, "y": 3})
    goals = goals_of(marcher)
    foe = next(goal for goal in goals if "odds" in goal)["place"]
    box = page.locator(f'.map [data-place="{foe}"] .reach').bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".pointed .stack-list").first).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    marcher.settle()
    expect(page.locator(".pointed")).to_have_count(1)
    assert not page.locator(".route").count(), "nothing was chosen"
    page.touchscreen.tap(at["x"], at["y"])
    expect(page.locator(".route tbody tr").last).to_be_visible()


def test_the_view_goes_to_a_route_and_back(marcher: WarHand) -> None:
    start = led(marcher)
    page = marcher.page
    page.locator(WHOLE).click()
    marcher.visitor.drawn()
    before = window(page)
    goals = {goal["place"]: goal for goal in goals_of(marcher)}
    goal = next(one for one in goals.values() if one["stays"] and one["spent"] > 1)
    way = [goal["place"]]
    while goals[way[0]]["by"] != start:
        way.insert(0, goals[way[0]]["by"])
    page.locator(f'.ends [data-goal="{goal["place"]}"]').click()
    marcher.settle()
    marcher.visitor.wait(lambda: window(page) != before, "a closer look")
    assert page.evaluate(SEEN, [start, *way]) == [start, *way]
    page.keyboard.press("z")
    marcher.settle()
    marcher.visitor.wait(lambda: window(page) == before, "the map as it was")


def test_a_phone_names_what_it_shows(visit: Visit) -> None:
    hand = at_war(visit(viewport={"width": 390, "height": 844}, has_touch=True))
    names = hand.page.evaluate(NAMES)
    assert names["many"] > CITIES * 0.8
    assert names["least"] >= 11


FRAME = "() => { const f = document.querySelector('.overview .part').getBoundingClientRect(); \
return [f.left + f.width / 2, f.top + f.height / 2]; }"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_whoever_looks_closer_sees_where_in_the_whole_map(
    marcher: WarHand, size: tuple[int, int]
) -> None:
    page = marcher.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    marcher.visitor.drawn()
    small, zoom_in = page.locator(".overview"), page.get_by_role("button", name="Zoom in")
    page.get_by_role("button", name="Show the whole map").click()
    expect(small).to_be_hidden()
    for _ in range(4):
        zoom_in.click()
    expect(small).to_be_visible()
    before, box = window(page), small.bounding_box()
    assert box
    spot = [box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.45]
    page.touchscreen.tap(*spot)
    marcher.visitor.drawn()
    assert window(page) != before
    assert page.evaluate(FRAME) == pytest.approx(spot, abs=3)
    small.focus()
    page.keyboard.press("ArrowRight")
    marcher.visitor.drawn()
    assert page.evaluate(FRAME)[0] > spot[0] + 2
    page.keyboard.press("Enter")
    expect(small).to_be_hidden()
