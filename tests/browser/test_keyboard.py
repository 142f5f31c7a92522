"""A planning round, a march and rounds of cards without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page
from tests.browser.conftest import Visit
from tests.browser.war_hand import WarHand, war_table
from tools.browser.hand import SEAL, Hand
from tools.browser.visitor import Visitor

MOST_STEPS = 250
NO_MOUSE = """() => {
  for (const kind of ["pointerdown", "mousedown", "touchstart"]) {
    addEventListener(kind, (event) => event.isTrusted && console.error(`a ${kind} came`), true);
  }
}"""


def tab_to(page: Page, selector: str) -> None:
    """Goes on by the Tab key until something of this kind has the focus."""
    script = "(selector) => Boolean(document.activeElement?.matches(selector))"
    for _ in range(MOST_STEPS):
        if page.evaluate(script, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no '{selector}' was reached by {MOST_STEPS} presses of Tab")


def plan(visitor: Visitor) -> None:
    """The first county to a march, the next ones and the money wherever room is left."""
    page = visitor.page
    visitor.drawn()
    focused = page.locator(".hand button:focus")

    def reached() -> int:
        page.keyboard.press("h")
        return focused.count()

    # The page listens to keys only a moment after it is drawn.
    visitor.wait(reached, "the hand under the keys")
    page.keyboard.press("9")
    page.locator(".box.full[data-box=combat_move_a]").wait_for()
    visitor.drawn()
    for _ in range(20):
        if page.locator(".hand .mc:focus").count():
            break
        page.keyboard.press("ArrowRight")
        visitor.drawn()
    page.keyboard.press("b")
    page.locator(".box.bid.full").wait_for()
    for key in "123456780":
        page.keyboard.press("h")
        visitor.drawn()
        page.keyboard.press(key)
        visitor.drawn()
    assert not page.locator(".mat .box:not(.full)").count()
    tab_to(page, ".act .btn.primary, .plan-bar .btn.primary")
    assert page.locator(SEAL).count()
    page.keyboard.press("Enter")
    visitor.drawn()
    if page.locator("dialog .btn.rub").count():
        tab_to(page, "dialog .btn.rub")
        page.keyboard.press("Enter")


def answer(visitor: Visitor) -> None:
    page, turn = visitor.page, visitor.position["turn"]
    visitor.drawn()
    kind = visitor.position["questions"][0]["kind"]
    while page.locator(".phase.news").count():
        page.keyboard.press("Enter")
        visitor.drawn()
    if kind == "position":
        page.keyboard.press(visitor.position["questions"][0]["choices"][0].split()[1])
    elif kind in ("march", "move"):
        tab_to(page, ".phase.march .county-list button")
        page.keyboard.press("Enter")
        page.locator(".phase.march .choices .btn.big").wait_for()
        tab_to(page, ".phase.march .choices .btn.big")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("j")
        page.keyboard.press("Enter")
    visitor.wait(lambda: visitor.position["turn"] != turn, f"the end of this '{kind}'")


def test_planning_and_marching_by_keys(visit: Visit) -> None:
    anna = visit()
    table = anna.new_table("me", "captain", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    page.evaluate(NO_MOUSE)
    hand = Hand(anna)
    plan(anna)
    anna.wait(lambda: not anna.position["view"]["planning"], "the reveal")
    answered: list[str] = []

    def next_round() -> bool:
        return bool(anna.position["view"]["planning"])

    while True:
        anna.wait(lambda: hand.asked() or next_round(), "a question or the next round")
        if next_round():
            break
        answered.append(str(hand.asked()))
        answer(anna)
    assert "march" in answered, answered


# Whether the Tab key comes there, or comes to its group, in which arrows lead on.
REACHED = """(control) => {
  const group = control.closest("[role=group], [role=radiogroup], .hand");
  return control.tabIndex >= 0 || Boolean(group?.querySelector('[tabindex="0"]'));
}"""


class Keys(WarHand):
    """Answers with the Enter key, and only where keys can lead."""

    def press(self, found: Locator) -> None:
        assert found.evaluate(REACHED), f"no key leads to {found.inner_text()!r}"
        found.focus()
        self.page.keyboard.press("Enter")


def test_rounds_of_cards_by_keys(visit: Visit) -> None:
    anna = visit()
    page = anna.go(f"#/table/{war_table(anna, 'early_war', 'me', 'random')}")
    page.locator(".hand .card").first.wait_for()
    page.evaluate(NO_MOUSE)
    tab_to(page, ".hand .card")
    hand = Keys(anna, seed=6)
    anna.wait(hand.asked, "the first question")
    hand.play(lambda: hand.over() or hand.answered.get("card_round", 0) > 2)
