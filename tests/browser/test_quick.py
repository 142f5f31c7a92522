"""A hand that is quicker than the server: nothing is done that it did not see."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Page, Route, expect
from tests.browser.conftest import Visit
from tools.browser.visitor import Visitor

OWN = 1  # the seat of whoever learns
A_LOOK = 4000  # milliseconds between two looks at a table that has not begun


class Held:
    """What the page asks the server to rehearse, answered when it is let."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.routes: list[Route] = []
        visitor.hold_up("**/rehearsal?*", lambda route: self.routes.append(route))

    def let_one(self) -> None:
        self.visitor.wait(lambda: self.routes, "a question to the server")
        page, route = self.visitor.page, self.routes.pop(0)
        with page.expect_response(lambda answer: "/rehearsal?" in answer.url):
            route.continue_()
        self.visitor.drawn()


def at_lesson(anna: Visitor) -> Page:
    """The first round of the lesson, whose chance is always the same, without its card."""
    anna.new_table("me", "captain", "captain")  # somebody who is known here
    table = anna.post("/api/games/thirty_years_war/lessons/turn")["id"]
    page = anna.go(f"#/table/{table}?seat={OWN}")
    page.locator(".lesson").get_by_role("button", name="Skip the lesson").last.click()
    anna.wait(lambda: anna.position, "the table")
    return page


def test_nobody_marches_without_his_force(visit: Visit) -> None:
    anna = visit()
    page = at_lesson(anna)
    turn = anna.position["turn"]
    page.locator('.map [data-place="nurnberg"]').click()
    expect(page.locator(".inspect")).to_be_visible()
    page.locator('.hand [data-card="c5"]').dblclick()
    expect(page.locator(".hand .card.sel")).to_have_count(1)
    held = Held(anna)
    page.locator('[data-choice="act c5"]').dblclick()
    held.let_one()
    page.locator('.decision [data-leader="tilly"]').dblclick()
    held.let_one()
    expect(page.locator("[data-goal]")).to_have_count(0)
    held.let_one()
    expect(page.locator("[data-goal=nurnberg]")).to_be_visible()
    expect(page.locator(".route-part")).to_have_count(0)  # it was pressed before it was a goal
    force = page.locator(".unit-comes.on").count()
    assert force > 1, "Tilly has an army"
    page.locator("[data-goal=nurnberg]").click()
    page.locator("[data-goal=ingolstadt]").click()
    page.locator(".unit-comes.on").first.click()
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    anna.wait(lambda: held.routes, "the first press at the server")
    assert len(held.routes) == 1, "only the first press was heard"
    held.let_one()
    expect(page.locator(".prompt .say")).to_contain_text("Nürnberg")
    expect(page.locator(".unit-comes.on")).to_have_count(force)
    page.keyboard.press("Backspace")
    page.keyboard.press("z")  # which gives it up
    expect(page.locator(".desk:not(.rehearsing)")).to_be_visible()
    expect(page.locator(".prompt .say")).to_contain_text("Nürnberg")
    assert anna.position["turn"] == turn, "nothing was sent"


def test_a_double_click_and_a_key_held_down_do_not_resign(visit: Visit) -> None:
    anna = visit()
    page = anna.go(f"#/table/{anna.new_table('me', 'captain', 'captain')}")
    page.get_by_role("button", name="Menu").click()
    resign = page.locator("dialog").get_by_role("button", name="Resign")
    resign.dblclick()
    expect(resign).to_contain_text("Really resign?")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    resign.focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(resign).to_contain_text("Really resign?")
    assert anna.position["table"]["state"] == "playing"
    assert not anna.position["table"]["seats"][0]["resigned"]


def test_a_late_word_does_not_lead_back_into_the_waiting_room(visit: Visit) -> None:
    anna, berta = visit(), visit()
    anna.take_clock()
    table = anna.new_table("me", "open", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".waiting-seats li").first.wait_for()
    looks: list[tuple[Route, APIResponse]] = []
    anna.hold_up(f"**/api/tables/{table}", lambda route: looks.append((route, route.fetch())))

    def looked() -> bool:
        anna.let_pass(A_LOOK)
        return bool(looks)

    anna.wait(looked, "another look at the table, which has not begun")
    berta.post("/api/guest", {"name": "Berta"})
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    page.locator(".mat .box.bid").wait_for()
    with page.expect_response(f"**/api/tables/{table}"):
        looks[0][0].fulfill(response=looks[0][1])
    anna.let_pass(A_LOOK)
    expect(page.locator(".mat .box.bid")).to_be_visible()
