"""A usual plan in few clicks: box by box, as the season before, as advised, or from the map."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Look, Visit
from tools.browser.fitting import unfit
from tools.browser.story import Moment, enter, played
from tools.browser.visitor import Visitor

MOST = 12  # clicks for a usual plan
COUNTIES = 6  # that do something in it
SIZES = """[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule.selectorText === "html").map((rule) => rule.style.fontSize)"""
LARGER = "document.documentElement.style.fontSize = `${1.5 * 16}px`"  # as people set it
FULL = ".mat .box.full"
COUNTED = (
    "addEventListener('click', () => (globalThis.clicks = (globalThis.clicks ?? 0) + 1), true)"
)


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    """In summer, with the plan of spring behind her; her clicks are counted."""
    visitor, story = visit(), played("wallenstein", seats=3)
    plans = [one.at for one in story.asked if one.kind == "plan"]
    acted = next(one.at for one in story.asked if one.kind == "position")
    enter(visitor, story, Moment("plan", 0, next(at for at in plans if at > acted)), "captain")
    page = visitor.page
    page.locator(".mat .box.bid").wait_for()
    if page.locator(".since").count():
        page.keyboard.press("Escape")
    page.evaluate(COUNTED)
    return visitor


def planning(anna: Visitor) -> bool:
    return bool(anna.position["view"]["planning"])


def sealed(anna: Visitor) -> int:
    """The clicks with which a plan was made and handed in."""
    page = anna.page
    clicks: int = page.evaluate("globalThis.clicks")
    page.locator(".prompt [data-action=seal]").click()
    anna.drawn()
    if page.locator("dialog .btn.rub").count():
        page.locator("dialog .btn.rub").click()
    anna.wait(lambda: anna.position["view"]["seats"][0]["ready"] or not planning(anna), "the end")
    return clicks + 1


def plan_of(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('.mat .box.full')]"
        ".map((box) => [box.dataset.box, box.querySelector('.cnm').textContent]))"
    )
    return found


def test_box_by_box_a_card_takes_one_click(anna: Visitor) -> None:
    page = anna.page
    page.locator(".mat [data-box=build_palace]").click()
    for n in range(COUNTIES):
        expect(page.locator(".mat .box.aimed"), "the next box waits").to_have_count(1)
        page.locator(".hand .cc").first.click()
        expect(page.locator(FULL)).to_have_count(n + 1)
    page.keyboard.press("Escape")
    page.locator(".hand .mc").last.click()
    page.locator(".mat .box.bid").click()
    page.locator(".prompt [data-action=fill]").click()
    assert sealed(anna) <= MOST


def test_a_plan_begins_as_the_season_before(anna: Visitor, look: Look) -> None:
    page = anna.page
    before = {
        entry["args"]["box"]: entry["args"]["card"]
        for entry in anna.position["log"]
        if entry["event"] == "card-turned-up" and entry["args"]["seat"] == 0
    }
    page.locator(".as-before").click()
    expect(page.locator(".as-before")).to_have_count(0)
    placed = plan_of(page)
    counties = [box for box, card in before.items() if card in anna.position["view"]["counties"]]
    assert set(placed) <= {*before, "bid"}
    assert len(set(placed) & set(counties)) >= len(counties) // 2
    look(anna)
    page.locator(f"{FULL} >> nth=0").click()  # it is changed
    page.locator(".hand .cc").first.click()
    page.locator(".mat .box:not(.full)").first.click()
    while page.locator(".mat .box:not(.full)").count():
        if page.locator(".mat .box.bid:not(.full)").count():
            page.locator(".hand .mc").last.click()
            page.locator(".mat .box.bid").click()
        page.locator(".prompt [data-action=fill]").click()
    assert sealed(anna) <= MOST


def test_a_whole_plan_is_advised_with_its_reasons_and_laid_at_once(
    anna: Visitor, look: Look
) -> None:
    page = anna.page
    page.locator(".hint-button").click()
    page.locator(".whole-plan summary").click()
    advised = page.locator(".whole-plan [data-advised]")
    expect(advised).to_have_count(11)
    assert all(
        "reason-" not in text and len(text) > 10 for text in advised.locator("dd").all_inner_texts()
    )
    look(anna)
    page.locator("[data-action=lay-all]").click()
    expect(page.locator(FULL)).to_have_count(11)
    assert sealed(anna) <= MOST // 2


def test_a_county_is_dragged_from_the_map_to_a_box(anna: Visitor) -> None:
    page = anna.page
    county = page.locator(".hand .cc").first.get_attribute("data-card")
    box = page.locator(".mat [data-box=collect_taxes]").bounding_box()
    view = page.locator("svg.map").get_attribute("viewBox")
    assert box
    page.locator(f".map [data-place={county}]").hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator(f".hand [data-card={county}]")).to_have_count(0)
    expect(page.locator(".mat [data-box=collect_taxes].full")).to_have_count(1)
    assert page.locator("svg.map").get_attribute("viewBox") == view, "the map has not moved"


def test_letters_are_as_large_as_in_the_browser_and_a_plan_fits_when_they_grow(
    anna: Visitor,
) -> None:
    page = anna.page
    page.locator(".as-before").click()
    assert page.evaluate(SIZES) == ["100%"]
    page.evaluate(LARGER)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        anna.drawn()
        assert not unfit(page), f"at {width} × {height}"


HIGH = """() => ["header.top", ".prompt .say", ".hand .cc", ".county-name text", ".led tr"]
  .map((part) => document.querySelector(part).getBoundingClientRect().height)"""


@pytest.mark.parametrize(("width", "height"), [(2560, 1440), (3440, 1440)])
def test_all_of_a_table_grows_with_the_screen(anna: Visitor, width: int, height: int) -> None:
    page = anna.page
    before = page.evaluate(HIGH)
    page.set_viewport_size({"width": width, "height": height})
    anna.drawn()
    grown = [now / then for now, then in zip(page.evaluate(HIGH), before, strict=True)]
    assert min(grown) > 1.2, grown
    assert not unfit(page)
    desk = page.locator(".desk").bounding_box()
    assert desk
    assert desk["width"] > width * (0.45 if width > 3000 else 0.36), "the map leaves it the rest"
