"""A rated game from the form to the list, with a request to go back on the way."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tests.browser.test_phone import PHONE
from tools.browser.visitor import Visitor

GAME = "thirty_years_war"
ENOUGH = 12  # answers of each, so that the game is rated
FINGER = 44  # pixels


def member(visit: Visit, name: str, **like: Any) -> Visitor:
    visitor = visit(**like)
    visitor.post("/api/account", {"name": name, "password": "a long password"})
    return visitor


def answered(people: list[Visitor], table: str) -> int:
    """Both answer at random until each has done so often enough; who cannot take that back alone.

    Beside the page, which hears of it.
    """
    random, given = Random(4), [0, 0]
    while True:
        info = people[0].context.request.get(f"{people[0].address}/api/tables/{table}").json()
        seat: int = info["waiting"][0]
        where = f"{people[seat].address}/api/tables/{table}/position?seat={seat}"
        asked = people[seat].context.request.get(where).json()
        if min(given) >= ENOUGH and not asked["undo"] and seat == 1:
            return 1 - seat
        choice = random.choice(asked["questions"][0]["choices"])
        body = {"seat": seat, "turn": asked["turn"], "key": f"{given}", "choices": [choice]}
        people[seat].post(f"/api/tables/{table}/answer", body)
        given[seat] += 1


def test_a_rated_game_is_agreed_on_asked_back_and_lost(visit: Visit, look: Look) -> None:
    anna, berta = member(visit, "Rita Rated"), member(visit, "Bodo Rated", **PHONE)
    page = anna.go(f"#/new/{GAME}")
    page.get_by_label("Name of the table").fill("For the record")
    page.get_by_label("Who sits on seat 2").select_option(label="Open to anyone")
    box = page.get_by_role("checkbox", name="The game is rated")
    box.focus()
    page.keyboard.press("Space")
    expect(box).to_be_checked()
    expect(page.get_by_label("Hints also against people")).to_be_disabled()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**#/table/*")
    table = page.url.partition("#/table/")[2].partition("?")[0]
    phone = berta.go("#/tables")
    row = phone.locator(".tables-list li", has_text="For the record")
    expect(row).to_contain_text("rated")
    row.get_by_role("button", name="Sit down").tap()
    phone.locator(".desk:not([aria-busy])").wait_for()
    assert answered([anna, berta], table) == 0
    page.get_by_role("button", name="Menu").last.click()
    expect(page.locator(".menu")).to_contain_text("The result changes the ratings of all who play")
    expect(page.get_by_role("button", name="Close the table")).to_have_count(0)
    page.get_by_role("button", name="Ask to take my last answer back").click()
    strip = phone.locator(".company")
    expect(strip).to_contain_text("Rita Rated asks to go back")
    expect(strip).to_contain_text("the game is no longer rated")
    strip.get_by_role("button", name="Decline").tap()
    expect(strip).to_have_count(0)
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign? The other player wins.").click()
    expect(page.locator(".prompt .say")).to_contain_text("Bodo Rated has won")
    listed_for(anna, berta, look)


def listed_for(anna: Visitor, berta: Visitor, look: Look) -> None:
    """Both find themselves in the list, one with keys, the other with a finger."""
    page, phone = anna.go(f"#/ratings/{GAME}"), berta.go(f"#/ratings/{GAME}")
    expect(page.locator(".own")).to_contain_text("provisional")
    search = page.get_by_role("searchbox")
    search.focus()
    page.keyboard.type("bodo")
    winner = page.locator("tbody tr", has_text="Bodo Rated")
    expect(page.locator("tbody tr")).to_have_count(1)
    assert int(winner.locator("b").inner_text()) > 1500
    look(anna, evening=True)
    expect(phone.locator(".mine")).to_contain_text("Bodo Rated")
    expect(phone.locator(".mark")).to_have_count(4)
    for button in phone.locator(".ratings button").all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= FINGER
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["viewport"]["width"]
