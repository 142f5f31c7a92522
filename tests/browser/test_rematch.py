"""The same people once more: one offers it, the other sits down with one click."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tools.browser.visitor import Visitor


def let_play(visitor: Visitor, table: str, seat: int) -> None:
    visitor.post(f"/api/tables/{table}/seat", {"seat": seat, "stand_in": "random"})


def state_of(visitor: Visitor, table: str) -> str:
    answer = visitor.context.request.get(f"{visitor.address}/api/tables/{table}")
    return str(answer.json()["state"])


def test_a_rematch_is_offered_and_sat_down_at(visit: Visit) -> None:
    anna, berta = visit(), visit()
    table = anna.new_table("me", "open", "random", public=True)
    berta.post("/api/guest", {"name": "Berta"})
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    for visitor, seat in ((anna, 0), (berta, 1)):
        let_play(visitor, table, seat)
    anna.wait(lambda: state_of(anna, table) == "over", "the end")
    for visitor in (anna, berta):
        visitor.go(f"#/table/{table}").locator(".phase.end .choices").wait_for()
    offers = anna.page.locator(".end .choices button")
    expect(offers).to_have_text(["Rematch, same sides", "Rematch, everybody one seat on"])
    offers.last.click()
    anna.page.wait_for_url(re.compile(rf"#/table/(?!{table})"))
    names = anna.page.locator(".waiting-seats .who")
    expect(names).to_have_text(["Kepler bot", "Anna you", "Berta is asked"], use_inner_text=True)
    # Berta, who still looks at the end, hears of it.
    berta.page.get_by_role("button", name="Sit down for the rematch").click()
    berta.page.wait_for_url(re.compile(rf"#/table/(?!{table})"))
    for visitor, seat in ((anna, 1), (berta, 2)):
        visitor.page.locator(".hand button").first.wait_for()
        assert visitor.position["seat"] == seat
    # The table that is over leads to it.
    ended = anna.go(f"#/table/{table}").get_by_role("link", name="To the rematch")
    assert str(ended.get_attribute("href")) in berta.page.url
