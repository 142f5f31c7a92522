"""A finished game looked at again: the line of time, a moment's address, another way on."""

import re

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow


def board(page: Page) -> list[str]:
    """Every county as the map tells it."""
    found: list[str] = page.locator(".map [data-county]").evaluate_all(
        "(counties) => counties.map((county) => county.getAttribute('aria-label'))"
    )
    return found


def test_any_moment_has_an_address_and_another_future(visit: Visit) -> None:
    anna = visit()
    table = anna.new_table("captain", "captain", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".phase.end").wait_for(timeout=60_000)
    anna.go(f"#/replay/{table}")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    page.locator(".map [data-county]").first.wait_for()
    last, end = int(str(slider.get_attribute("max"))), board(page)
    assert int(slider.input_value()) == last
    with page.expect_response(re.compile(f"/replay/{last // 2}")):
        slider.fill(str(last // 2))
    anna.wait(lambda: board(page) != end, "the board of the middle")
    middle = board(page)
    assert page.url.split("?")[0].endswith(f"/replay/{table}/{last // 2}")
    # Somebody else opens the same address.
    bert = visit()
    bert.page.goto(page.url)
    bert.wait(lambda: board(bert.page) == middle, "the same board at the same address")
    slider.focus()
    with page.expect_response(re.compile(f"/replay/{last // 2 + 1}")):
        page.keyboard.press("ArrowRight")
    assert int(slider.input_value()) == last // 2 + 1
    page.locator(".choices .btn.pri").click()
    page.wait_for_url(re.compile("#/table/(?!" + table + ")"))
    page.locator(".prompt").wait_for()
    anna.wait(lambda: anna.position.get("table", {}).get("parent"), "the new table")
