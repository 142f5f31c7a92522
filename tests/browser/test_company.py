"""People at one table talk, pause and give up, each in a browser of their own."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tools.browser.visitor import Visitor


def two_at(visit: Visit, **more: object) -> tuple[str, Visitor, Visitor]:
    """Anna and Berta before the same table."""
    anna, berta = visit(), visit()
    table = anna.new_table("me", "open", **({"game": "thirty_years_war"} | more))
    berta.post("/api/guest", {"name": "Berta"})
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    for seat, person in enumerate((anna, berta)):
        person.go(f"#/table/{table}?seat={seat}").locator(".desk:not([aria-busy])").wait_for()
    return table, anna, berta


def test_people_talk_by_keyboard_and_need_not_hear_each_other(visit: Visit) -> None:
    _, anna, berta = two_at(visit)
    anna.page.keyboard.press("Shift+T")
    expect(anna.page.locator(".say input")).to_be_focused()
    anna.page.keyboard.type("Good luck! ❤")
    for _ in range(2):
        anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".talk .said")).to_have_text("Good luck! ❤")
    expect(anna.page.locator(".say input")).to_have_value("")
    badge = berta.page.locator(".tools .unread")
    expect(badge).to_have_text("1")
    berta.page.keyboard.press("Shift+T")
    expect(berta.page.locator(".talk .said")).to_have_text("Good luck! ❤")
    expect(badge).to_have_count(0)
    expect(berta.page.locator(".say input")).to_be_focused()
    berta.page.get_by_role("button", name="Anna: mute, block, report").click()
    berta.page.get_by_role("button", name="Mute here").click()
    expect(berta.page.locator(".talk .gone")).to_have_text("muted")
    expect(berta.page.locator(".talk .said")).to_have_count(0)
    berta.page.get_by_role("button", name="Notes").click()
    berta.page.locator(".notes textarea").fill("She wishes me luck.")
    with berta.page.expect_response("**/notes"):  # kept when the sheet is closed
        berta.page.keyboard.press("Escape")
    expect(berta.page.locator(".talk-sheet")).to_have_count(0)
    berta.page.reload()
    berta.page.locator(".desk:not([aria-busy])").wait_for()
    berta.page.keyboard.press("Shift+T")
    berta.page.get_by_role("button", name="Notes").click()
    expect(berta.page.locator(".notes textarea")).to_have_value("She wishes me luck.")


def test_a_pause_needs_both_and_who_resigns_has_lost(visit: Visit) -> None:
    _, anna, berta = two_at(visit)
    menu = anna.page.get_by_role("button", name="Menu")
    menu.last.click()
    anna.page.get_by_role("button", name="Ask for a pause").click()
    expect(berta.page.locator(".company")).to_contain_text("Anna asks for a pause.")
    berta.page.get_by_role("button", name="Agree").click()
    for person in (anna, berta):
        expect(person.page.locator(".prompt .say")).to_have_text("The game is paused.")
        expect(person.page.locator(".company")).to_have_count(0)
    berta.page.get_by_role("button", name="Continue").click()
    expect(anna.page.locator(".prompt .say")).not_to_have_text("The game is paused.")
    menu.last.click()
    anna.page.get_by_role("button", name="Offer a draw").click()
    berta.page.get_by_role("button", name="Decline").click()
    expect(anna.page.locator(".company")).to_have_count(0)
    menu.last.click()
    anna.page.get_by_role("button", name="Resign", exact=True).click()
    anna.page.get_by_role("button", name="Really resign? The other player wins.").click()
    for person in (anna, berta):
        expect(person.page.locator(".prompt .say")).to_contain_text("Berta has won")


def test_a_new_table_is_unlisted_unless_somebody_says_otherwise(visit: Visit) -> None:
    anna = visit()
    page = anna.go("#/new")
    expect(page.get_by_label("Unlisted")).to_be_checked()
    expect(page.locator(".set form")).to_contain_text("In no list but those of its players.")
    page.get_by_label("Name of the table").fill("Behind closed doors")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting").wait_for()
    expect(page.locator(".agreed")).to_contain_text("nowhere; whoever has the link can watch")
    berta = visit()
    berta.new_table("me", "open", "random", title="For everybody")
    lobby = visit().go()
    expect(lobby.locator(".mine")).to_contain_text("For everybody")
    expect(lobby.locator(".mine")).not_to_contain_text("Behind closed doors")
