"""The lobby as a page: a thousand tables, a filter, a search, and the way to a seat."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit

MANY = 1000
CLOCKS = (0, 900, 172_800)


def test_of_a_thousand_tables_the_one_that_is_wanted_is_found(visit: Visit, look: Look) -> None:
    anna, bert = visit(), visit()
    more = {"title": "The Long Table", "clock": {"bank": 900, "increment": 40}, "level": "new"}
    table = anna.new_table("me", "open", "open", **more)
    info = bert.context.request.get(f"{bert.address}/api/tables/{table}").json()
    many = [
        {
            **info,
            "id": f"{n}",
            "title": f"Table {n}",
            "created": info["created"] - n,
            "clock": {"bank": CLOCKS[n % 3], "increment": 0},
        }
        for n in range(1, MANY)
    ]
    told = {"open": [*many, info], "playing": many[:3]}
    bert.hold_up("**/api/lobby", lambda route: route.fulfill(json=told))
    page = bert.go("#/tables")
    rows, found = page.locator(".tables-list li"), page.locator(".found")
    expect(found).to_have_text("1,000 of 1,000 tables")
    assert rows.count() < 200, "what nobody sees is not drawn"
    expect(rows.first).to_contain_text("The Long Table")
    look(bert, evening=True)
    page.get_by_label("Tempo").select_option("live")
    expect(found).to_have_text("334 of 1,000 tables")
    page.get_by_label("Order").select_option("long")
    expect(rows.first).to_contain_text("Table 997")
    page.get_by_label("Search").fill("long anna")
    expect(found).to_have_text("1 of 1,000 tables")
    page.get_by_label("Search").fill("nobody")
    expect(page.locator(".lobby .hint")).to_have_text("No table is like that.")
    page.get_by_role("button", name="Show all").click()
    expect(found).to_have_text("1,000 of 1,000 tables")
    page.get_by_role("button", name="In play").click()
    expect(found).to_have_text("3 of 3 tables")
    page.get_by_role("button", name="With a free seat").click()
    expect(rows.first).to_contain_text("host: Anna")
    rows.first.get_by_role("button", name="Sit down").click()
    page.locator(".waiting-seats").wait_for()


def test_the_lobby_and_a_new_table_are_a_step_from_the_first_page(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("link", name="All, with filters").click()
    page.locator(".tables-page").wait_for()
    page.get_by_role("link", name="Westphalia").click()
    page.locator(".new-tables").get_by_role("link", name="Thirty Years War").click()
    form = page.locator("section.set")
    form.wait_for()
    expect(form.get_by_role("button", name="Thirty Years War")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.get_by_label("For whom").select_option("experienced")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting-seats").wait_for()
