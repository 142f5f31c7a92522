"""The sheet of the winter after the first year: for all who sit there, watch, or come back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tools.browser.hand import Hand
from tools.browser.story import Story, played
from tools.browser.visitor import Visitor


def spring(story: Story) -> int:
    """The answers before the first plan of the second year."""
    scored = next(one.at for one in story.asked if "year-scored" in one.led_to)
    return next(one.at for one in story.asked if one.at > scored and one.kind == "plan")


def told(anna: Visitor, event: str) -> list[Any]:
    return [entry["args"] for entry in anna.position["log"] if entry["event"] == event]


def test_the_winter_stays_on_its_sheet_until_it_is_put_away(visit: Visit, look: Look) -> None:
    anna, story = visit(), played("wallenstein", seats=3)
    anna.post("/api/guest", {"name": "Anna"})
    seats = [{"kind": "hot"}, {"kind": "hot"}, {"kind": "bot", "bot": "captain"}]
    fork = {"at": spring(story), "seats": seats}
    table = anna.post(f"/api/tables/{story.table(anna)}/fork", fork)["id"]
    page = anna.go(f"#/table/{table}")
    sheet, plan = page.locator(".phase.winter"), page.locator(".mat .box.bid")
    page.locator(".cover .btn.primary").click()
    expect(sheet.locator("h2")).to_have_text("Winter of year I")
    points = [str(args["points"]) for args in told(anna, "year-scored")]
    expect(sheet.locator(".total td")).to_have_text(points)
    built = [str(n or "·") for n in told(anna, "majority-scored")[0]["counts"]]
    cells = sheet.locator("tr:has(.w) td").filter(has_not=page.locator(".rg"))
    assert [cells.nth(n).inner_text()[0] for n in range(3)] == built
    expect(sheet.locator(".provisions tbody tr")).to_have_count(3)
    look(anna)
    page.reload()
    page.locator(".cover .btn.primary").click()
    expect(sheet, "it was not put away").to_be_visible()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    plan.wait_for()
    page.locator(".scored-now-open").first.click()
    page.locator("dialog .recalled").click()
    expect(sheet, "it can be called back").to_be_visible()
    page.locator(".prompt .btn.primary").click()
    page.reload()
    page.locator(".cover .btn.primary").click()
    plan.wait_for()
    Hand(anna).plan()
    page.locator(".cover .btn.primary").click()
    expect(sheet, "the other at the screen has not read it").to_be_visible()
    berta = visit()
    berta.go(f"#/table/{table}").locator(".phase.winter .total").wait_for()
