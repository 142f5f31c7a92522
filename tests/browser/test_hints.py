"""Hints in the page: one sentence with its clause, and a mark where it is to be done."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tests.browser.test_war_round import Counting, round_of
from tools.browser.visitor import Visitor

MARKED = """(selector) => [...document.querySelectorAll(selector)]
  .filter((part) => getComputedStyle(part).outlineStyle === "dashed").length"""


def asked(visitor: Visitor) -> str:
    """What the bot says when he is asked by a key."""
    page = visitor.page
    page.locator(".hint-button").wait_for()
    page.keyboard.press("i")
    strip = page.locator(".hint-strip")
    strip.wait_for()
    assert strip.locator(".cite").inner_text()
    return strip.inner_text()


def test_a_plan_is_advised_card_by_card(visit: Visit, look: Look) -> None:
    anna = visit(locale="de-DE")
    page = anna.page
    anna.go(f"#/table/{anna.new_table('me', 'captain', 'captain')}")
    page.locator(".mat .box.bid").wait_for()
    first = asked(anna)
    assert first.startswith("Marschall: ")
    assert "reason-" not in first
    assert page.evaluate(MARKED, ".mat [data-box]") == 0, "nothing is marked before it is wished"
    page.locator(".hint-strip [aria-pressed]").click()
    for part in (".mat [data-box]", ".hand [data-card]"):
        anna.wait(lambda: page.evaluate(MARKED, part) == 1, f"a mark on {part}")  # noqa: B023
    look(anna)
    page.locator(".hand [data-card]").first.focus()
    card = page.evaluate(
        """() => [...document.querySelectorAll(".hand [data-card]")]
        .find((part) => getComputedStyle(part).outlineStyle === "dashed").dataset.card"""
    )
    page.locator(f'.hand [data-card="{card}"]').click()
    page.locator(".mat .box.bid").click()
    anna.wait(lambda: page.locator(".hint-strip").inner_text() != first, "the next card")
    page.keyboard.press("Escape")
    strip = page.locator(".hint-strip")
    strip.wait_for(state="detached")
    page.keyboard.press("i")
    page.locator("[data-action=lay-all]").click()
    strip.wait_for(state="detached")
    page.keyboard.press("i")
    expect(strip, "of a plan that is laid").to_contain_text("habe ich nichts hinzuzufügen")
    page.keyboard.press("i")
    strip.wait_for(state="detached")


def test_the_use_of_a_card_is_advised_and_marked(visit: Visit) -> None:
    hand = round_of(visit)
    page = hand.page
    assert "reason-" not in asked(hand.visitor)
    page.locator(".hint-strip [aria-pressed]").click()
    hand.visitor.wait(lambda: page.evaluate(MARKED, ".hand [data-card], [data-choice]"), "a mark")


def test_against_people_there_is_no_hint(visit: Visit) -> None:
    anna = visit()
    anna.go(f"#/table/{anna.new_table('me', 'hot', 'captain')}?seat=0")
    anna.page.locator(".cover .btn").first.click()
    anna.page.locator(".mat .box.bid").wait_for()
    assert not anna.page.locator(".hint-button").count()


def test_a_free_action_is_let_pass_with_two_clicks(visit: Visit) -> None:
    hand = round_of(visit)
    mouse = Counting(hand)
    mouse.on('.use-list [data-choice="free_action"]')
    mouse.on(".btn.confirm")
    assert mouse.sent() == 2
