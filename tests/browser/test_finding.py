"""A stranger finds a table, is there when it begins, and what people decide at it."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tools.browser.visitor import Visitor

PHONE = {"width": 390, "height": 844}


def seek(visitor: Visitor) -> None:
    """Seeks the game that two play, with one click, or by keys."""
    page = visitor.go()
    game = page.locator(".find .seg button", has_text="Thirty Years War")
    game.focus()
    page.keyboard.press("Enter")
    page.locator(".find .btn.primary").focus()
    page.keyboard.press("Enter")


def test_strangers_find_each_other_are_ready_and_vote(visit: Visit) -> None:
    anna, berta = visit(), visit(viewport=PHONE)
    seek(anna)
    strip = anna.page.locator(".ticket-strip")
    expect(strip).to_contain_text("Seeking a table: Thirty Years War")
    anna.page.goto(f"{anna.address}/#/tables")
    expect(strip).to_contain_text("Seeking a table")
    strip.get_by_role("button", name="Put away").click()
    expect(strip).to_have_count(0)
    seek(anna)
    seek(berta)
    for person in (anna, berta):
        check = person.page.locator(".ready-check")
        expect(check).to_contain_text("Are you there?")
        expect(person.page.locator(".ticket-strip")).to_have_count(0)
    for person in (anna, berta):
        person.page.get_by_role("button", name="I am ready").press("Enter")
    for person in (anna, berta):
        person.page.locator(".desk:not([aria-busy])").wait_for()
    anna.page.get_by_role("button", name="Menu").last.click()
    anna.page.get_by_role("button", name="Ask for more time").click()
    company = berta.page.locator(".company")
    expect(company).to_contain_text("asks for more time")
    company.get_by_role("button", name="Agree").click()
    expect(company).to_have_count(0)
    berta.page.get_by_role("button", name="Menu").last.click()
    berta.page.get_by_role("button", name="Propose to end as it stands").click()
    anna.page.locator(".company").get_by_role("button", name="Agree").click()
    expect(berta.page.locator(".prompt .say")).to_contain_text("won")


def test_somebody_is_asked_by_name_and_a_seat_is_taken_over(visit: Visit) -> None:
    anna, berta, carla = visit(), visit(), visit(viewport=PHONE)
    table = anna.new_table("me", "open", "captain", public=True)
    name = f"Berta {table[:6]}"
    berta.post("/api/account", {"name": name, "password": "a cap of liberty"})
    page = anna.go(f"#/table/{table}")
    page.get_by_label("Ask somebody by name for seat 2").fill(name)
    page.keyboard.press("Enter")
    expect(page.locator(".waiting-seats")).to_contain_text(name)
    asked = berta.go(f"#/table/{table}")
    asked.get_by_label("Decline").select_option("later")
    expect(page.locator(".waiting-seats")).not_to_contain_text(name)
    anna.post(f"/api/tables/{table}/challenge", {"seat": 1, "name": name})
    asked.get_by_role("button", name="Sit here").click()
    asked.locator(".desk:not([aria-busy])").wait_for()
    berta.post(f"/api/tables/{table}/stand", {"seat": 1})
    lobby = carla.go()
    wanted = lobby.locator(".wanted-seats")
    expect(wanted).to_contain_text("Wallenstein")
    wanted.get_by_role("link", name="Look").click()
    carla.page.get_by_role("button", name="Take this seat").click()
    expect(carla.page).to_have_url(f"{carla.address}/#/table/{table}?seat=1")
    carla.page.locator(".mat .box.bid").wait_for()
