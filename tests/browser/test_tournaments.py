"""A club plays a cup of eight: an organiser, a person who vanishes, a substitute, and bots."""

from __future__ import annotations

import json
from secrets import token_hex
from typing import Any

from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tools.browser.visitor import Visitor


def member(visit: Visit, name: str) -> Visitor:
    """Somebody with an account; nobody else at this server is called so."""
    person = visit()
    person.post("/api/account", {"name": name, "password": "correct horse"})
    return person


def impatient(route: Route) -> None:
    """What the form sends, but whoever is away has vanished after some seconds."""
    if route.request.method != "POST":
        route.continue_()
        return
    wanted: dict[str, Any] = json.loads(route.request.post_data or "{}")
    wanted["rules"] |= {"patience": 3, "bank": 0, "increment": 0}
    route.continue_(post_data=json.dumps(wanted))


def set_up(anna: Visitor) -> str:
    """The organiser opens the list by the form, and waits on its page."""
    anna.hold_up("**/api/tournaments", impatient)
    page = anna.go("#/tournaments")
    page.get_by_role("link", name="Set a tournament").click()
    page.get_by_label("Name of the tournament").fill("Cup of the club")
    page.get_by_label("Bots on places that stay free").select_option("random")
    page.get_by_role("button", name="Open the list").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cup of the club")
    expect(page.locator(".state")).to_contain_text("0 of 8 places taken")
    return page.url.split("/#", 1)[1]


def test_a_cup_of_eight_goes_on_when_somebody_vanishes(visit: Visit) -> None:
    mark = token_hex(3)
    names = [f"{name} {mark}" for name in ("Agnes", "Bruno", "Clara")]
    anna, berta, carla = (member(visit, name) for name in names)
    where = "#" + set_up(anna)
    berta.go(where).get_by_role("button", name="Join").click()
    expect(berta.page.get_by_role("button", name="Withdraw")).to_be_visible()
    carla.go(where).get_by_role("button", name="Stand by as a substitute").click()
    expect(carla.page.get_by_role("heading", name="Standing by")).to_be_visible()
    berta.page.goto(f"{berta.address}/favicon.svg")  # and is seen no more
    anna.page.get_by_role("button", name="Begin now").click()
    expect(anna.page.locator(".round summary", has_text="Round 1")).to_be_visible()
    expect(anna.page.locator(".standings tbody tr")).to_have_count(8)
    # her substitute does not come either, so in the end a bot has the place
    expect(anna.page.locator(".standings").get_by_text(f"for {names[1]}")).to_be_visible()
    final = anna.page.locator(".round summary", has_text="Final")
    expect(final).to_be_visible()
    expect(anna.page.locator(".state b")).to_have_text("Over")
    expect(anna.page.locator(".standings")).not_to_contain_text(names[2])
    expect(anna.page.locator(".round").first.get_by_role("link", name="Look at it")).to_be_visible()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Standings as CSV").click()
    rows = download.value.path().read_text("utf-8").splitlines()
    assert rows[0].startswith("rank,name,bot,before,points")
    assert len(rows) == 9
