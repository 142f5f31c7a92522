"""Time that respects life, on a phone: clocks that sleep, a vacation; and the page as an app."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

from playwright import sync_api
from playwright.sync_api import expect
from tests.browser.conftest import PLAIN, Look, Visit, installed
from tests.browser.test_phone import HIT, PHONE, SMALL
from tools.browser.house import FLAGS, House

SMALL_HERE = SMALL.replace("document.", "document.querySelector('.notices').", 1)
SLOW = {"bank": 2 * 86400, "increment": 0, "sleeps": True, "vacations": True}


def test_the_page_can_be_installed(browser: sync_api.Browser, house: House, tmp_path: Path) -> None:
    path = installed(whole=True)
    # What a private window shows cannot be installed, so this browser has a profile.
    with browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=path, args=FLAGS, **PLAIN
    ) as context:
        page = context.pages[0]
        page.goto(f"{house.address}/")
        page.get_by_role("heading").first.wait_for()
        line = context.new_cdp_session(page)
        found = line.send("Page.getAppManifest")
        assert found["errors"] == []
        manifest = json.loads(found["data"])
        assert manifest["name"] == "Westphalia"
        begins = page.evaluate(
            "([at, from]) => new URL(at, from).pathname", [manifest["start_url"], found["url"]]
        )
        assert begins == "/"
        assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        for icon in manifest["icons"]:
            address = page.evaluate(
                "([at, from]) => new URL(at, from).href", [icon["src"], found["url"]]
            )
            with urllib.request.urlopen(address) as answer:
                assert answer.headers["content-type"] == icon["type"]


def test_a_vacation_is_begun_and_ended_by_finger(visit: Visit, look: Look) -> None:
    anna = visit(**PHONE)
    table = anna.new_table("me", "open", "open", clock=SLOW)
    anna.post(f"/api/tables/{table}/start")
    page = anna.go()
    page.locator(".mast .me").tap()
    page.get_by_role("button", name="Notifications …").tap()
    leave = page.get_by_role("button", name="Go on vacation")
    page.get_by_label("Days", exact=True).fill("3")
    assert page.evaluate(SMALL_HERE, HIT) == []
    leave.scroll_into_view_if_needed()
    look(anna)
    leave.tap()
    page.get_by_text("You are on vacation until").wait_for()
    page.get_by_text("25 of 28 days are left this year.").wait_for()

    page = anna.go(f"#/table/{table}?seat=0")
    company = page.locator(".company")
    company.get_by_text("You are on vacation until").wait_for()
    stands: Any = page.locator(".clock").inner_text()
    assert stands.startswith(("47:", "48:"))
    company.get_by_role("button", name="End my vacation").tap()
    expect(company.get_by_text("You are on vacation")).to_have_count(0)


def test_the_form_says_how_clocks_stand_still(visit: Visit) -> None:
    anna = visit(**PHONE)
    page = anna.go("#/new/wallenstein")
    page.get_by_role("radio", name="Turn by turn").check(force=True)
    words = page.get_by_text("stands still by night and on vacation")
    words.first.wait_for()
    page.get_by_role("checkbox", name="By night").uncheck(force=True)
    page.get_by_text("stands still on vacation").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


PLAN = """async (table) => {
  const main = document.querySelector('script[src$="main.js"]').src;
  const { openTable } = await import(new URL("lib/store.js", main).href);
  const world = Number(new URLSearchParams(location.hash.split("?")[1]).get("world"));
  const store = openTable(table, 0, null, world);
  while (store.question.value?.kind === "plan") {
    const { choices } = store.question.value;
    await store.answer([choices.includes("ready") ? "ready" : choices[0]]);
  }
  return store.frame.value.table.id;
}"""


def test_somebody_tries_a_plan_and_goes_back_to_the_table(visit: Visit, look: Look) -> None:
    anna = visit(**PHONE)
    table = anna.new_table("me", "random", "random")
    page = anna.go(f"#/table/{table}?seat=0")
    page.get_by_role("button", name="Menu").first.tap()
    page.get_by_role("link", name="Try things out …").tap()
    bar = page.locator(".what-if")
    bar.get_by_text("One of many worlds").wait_for()
    page.locator(".plan-bar [data-action=seal]").wait_for()
    look(anna)
    assert page.evaluate(PLAN, table) == table
    expect(page.locator(".plan-bar [data-action=seal]")).to_have_count(0)
    assert page.evaluate(SMALL, HIT) == []
    bar.get_by_role("link", name="Back to the table").tap()
    bar.wait_for(state="detached")
    page.locator(".plan-bar [data-action=seal]").wait_for()
    asked = anna.context.request.get(f"{anna.address}/api/tables/{table}/position?seat=0").json()
    assert (asked["turn"], asked["questions"][0]["kind"]) == (1, "plan")
