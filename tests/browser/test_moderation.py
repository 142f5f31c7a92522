"""A person complains, a moderator has a day of work, and the person is heard."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tools.browser.house import House
from tools.browser.visitor import Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PASSWORD = "correct horse"


def account(visitor: Visitor, name: str) -> None:
    visitor.post("/api/account", {"name": name, "password": PASSWORD})


def console(house: House, *words: str) -> None:
    """What an operator does beside the running server."""
    command = [sys.executable, "-m", "westphalia", "operator", *words, "--store", str(house.store)]
    subprocess.run(command, check=True, capture_output=True)


def test_a_person_complains_a_moderator_acts_and_the_person_is_heard(
    visit_at: Visit, own_house: House, look: Look
) -> None:
    house = own_house
    rude, hurt, moderator = visit_at(house), visit_at(house), visit_at(house, **PHONE)
    for visitor, name in ((rude, "Rudolf"), (hurt, "Helene"), (moderator, "Mona Meier")):
        account(visitor, name)
    console(house, "role", "Mona Meier", "moderator")
    table = rude.new_table("me", "open", game="thirty_years_war", title="Stormy weather")
    hurt.post(f"/api/tables/{table}/sit", {"seat": 1})
    hurt.post(f"/api/tables/{table}/talk", {"text": "good luck"})
    rude.post(f"/api/tables/{table}/talk", {"text": "something ugly"})

    # she complains at the table
    page = hurt.go(f"#/table/{table}?seat=1")
    page.locator(".desk:not([aria-busy])").wait_for()
    page.keyboard.press("Shift+T")
    page.get_by_role("button", name="Rudolf: mute, block, report").click()
    page.get_by_role("button", name="Report", exact=True).click()
    page.locator(".report input").fill("insults")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Reported.", exact=False)).to_be_visible()

    # a moderator's day, on a phone
    desk = moderator.go("#/")
    desk.get_by_role("link", name="Moderation").click()
    report = desk.locator(".report")
    expect(report).to_contain_text("Reported by Helene. They say: insults")
    expect(report.locator(".around li")).to_have_text(["Helene good luck", "Rudolf something ugly"])
    look(moderator, evening=True)
    report.get_by_label("What to do").select_option("mute")
    report.get_by_label("For how long").select_option("7")
    report.get_by_label("Why").fill("Please be kind")
    report.get_by_role("button", name="Do it").click()
    expect(report.locator(".deeds")).to_contain_text("Rudolf: silenced")
    report.get_by_label("What to do").select_option("uphold")
    report.get_by_label("Why").fill("Insults are not for this house")
    report.get_by_role("button", name="Do it").click()
    expect(desk.get_by_role("heading", name="No open reports")).to_be_visible()
    expect(desk.locator("#log + .deeds, section:has(#log) .deeds")).to_contain_text("Mona Meier")

    # she is heard, and he reads it and may not talk
    page = hurt.go("#/")
    heard = page.locator("dialog.letters")
    expect(heard).to_contain_text("Thank you for your report about Rudolf.")
    expect(heard).to_contain_text("silence for a time")
    heard.get_by_role("button", name="I have read this").click()
    expect(heard).to_have_count(0)
    page.reload()
    page.locator("#main").wait_for()
    expect(page.locator("dialog.letters")).to_have_count(0)
    page = rude.go(f"#/table/{table}?seat=0")
    told = page.locator("dialog.letters")
    expect(told).to_contain_text("You may not talk at tables until")
    look(rude)
    expect(told).to_contain_text("Please be kind")
    page.keyboard.press("Escape")
    page.locator(".desk:not([aria-busy])").wait_for()
    rude.forgive("403")
    page.keyboard.press("Shift+T")
    page.keyboard.type("but")
    page.keyboard.press("Enter")
    expect(page.get_by_text("You may not talk here for another 7 days")).to_be_visible()


def test_words_of_the_house_and_a_banner_are_for_everybody(visit: Visit, house: House) -> None:
    console(house, "banner", "We restart at eight.")
    visitor = visit(**PHONE)
    page = visitor.go("#/")
    try:
        expect(page.locator(".banner")).to_contain_text("We restart at eight.")
        page.get_by_role("button", name="Close").click()
        expect(page.locator(".banner")).to_have_count(0)
    finally:
        console(house, "banner")
    page.get_by_role("link", name="What is kept here").click()
    expect(page.locator(".words-of-house li")).to_have_count(8)
    visitor.speak("de")
    expect(page.locator(".words-of-house")).to_contain_text("Sitzungen")
