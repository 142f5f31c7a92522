"""The shortest way into a game, and how long somebody new takes to the first battle of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.house import House
from tests.browser.visitor import Visitor

Note = Callable[[str, object], None]
ONE_MINUTE = 60.0
A_CLICK = 700  # milliseconds that somebody new takes to find the next thing to click
LOOK = 2000  # and to look at a page never seen before
MOVING = "no-preference"
AHEAD = ".prompt .btn.ahead"
ENOUGH = 3  # sentences
A_SENTENCE = 500  # milliseconds for which each of them stays


def test_one_click_starts_a_game(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    page.locator("main .btn.go").click()
    page.locator(".mat .box.bid").wait_for()
    assert anna.position["questions"][0]["kind"] == "plan"
    boxes = anna.position["view"]["seats"][0]["boxes"]
    assert page.locator(".mat .box").count() == len(boxes)
    assert page.locator(".map [data-place]").count() == len(anna.position["view"]["counties"])


def click(found: Locator) -> None:
    found.page.wait_for_timeout(A_CLICK)
    found.first.click()


def plan(page: Page) -> None:
    """A county to march with, a bid, money where it goes, counties on the rest."""
    click(page.locator(".hand .cc"))
    click(page.locator(".mat [data-box=combat_move_a]"))
    click(page.locator(".hand .mc"))
    click(page.locator(".mat .box.bid"))
    click(page.locator(".prompt .act .btn:not(.qu):not(.pri)"))
    while page.locator(".mat .box:not(.full)").count():
        click(page.locator(".hand [data-card]"))
        click(page.locator(".mat .box:not(.full)"))
    click(page.locator(".prompt .act .btn.pri"))


def answer(anna: Visitor) -> None:
    """Whatever is asked on the way: the first place, the first attack."""
    page = anna.page
    if page.locator(".place.free").count():
        click(page.locator(".place.free"))
    elif page.locator(".phase.march").count():
        attacks = page.locator(".phase.march .county-list .to-attack")
        click(attacks if attacks.count() else page.locator(".phase.march .county-list button"))
        click(page.locator(".phase.march .btn.big"))
    anna.drawn()


@pytest.mark.slow
def test_somebody_new_sees_a_battle_within_a_minute(
    tmp_path: Path, visit_at: Callable[..., Visitor], record_property: Note
) -> None:
    began = time.monotonic()
    house = House(tmp_path / "tables.db", bot_pause=0.6)
    house.open()
    try:
        anna = visit_at(house, reduced_motion=MOVING)
        page = anna.go()
        page.locator("main .btn.go").wait_for()
        page.wait_for_timeout(LOOK)
        page.locator("main .btn.go").click()
        page.locator(".mat .box.bid").wait_for()
        page.wait_for_timeout(LOOK)
        plan(page)
        while not page.locator(".phase.battle").count():
            taken = time.monotonic() - began
            assert taken < ONE_MINUTE, f"no battle after {taken:.0f} s: {anna.state()}"
            answer(anna)
        taken = time.monotonic() - began
    finally:
        house.shut()
        anna.forgive("WebSocket|ERR_CONNECTION|Failed to load")
    record_property("first battle of somebody new", f"after {taken:.0f} s")
    assert taken <= ONE_MINUTE


@pytest.mark.slow
def test_what_others_do_is_told_one_by_one_and_can_be_skipped(visit: Visit) -> None:
    anna = visit(reduced_motion=MOVING)
    table = anna.new_table("me", "captain", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    hand = Hand(anna, seed=13)
    hand.plan()
    anna.stop_time()
    # Whatever is asked is answered, until much is told while the next question waits already.
    while len(sentences := told(anna, hand)) < ENOUGH:
        assert anna.position["view"]["year"] == 1, f"told was only {sentences}: {anna.state()}"
        hand.answer()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    # The page's time stands still: nothing but the key can have brought the question.
    anna.wait(page.locator(".prompt:is(.turn, .news)").count, "the question")
    assert not page.locator(AHEAD).count()


def told(anna: Visitor, hand: Hand) -> set[str]:
    """What is told before the next question: enough of it, or all, and then nothing is left."""
    page, sentences = anna.page, set[str]()
    anna.wait(hand.asked, "a question")
    anna.drawn()
    hand.read_news()
    while page.locator(AHEAD).count():
        assert not page.locator(".prompt.turn:has(.btn.ahead)").count()
        sentences.update(page.locator(".prompt:has(.btn.ahead) .say").all_inner_texts())
        if len(sentences) >= ENOUGH:
            break
        anna.let_pass(A_SENTENCE)
        hand.read_news()
    return sentences
