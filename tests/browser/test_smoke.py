"""The shortest way into a game, the way to a first battle, and what is told in between."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tools.browser.hand import Hand
from tools.browser.newcomer import Newcomer
from tools.browser.visitor import Visitor

MOVING = "no-preference"
AHEAD = ".prompt .btn.ahead"
ENOUGH = 3  # sentences
A_SENTENCE = 500  # milliseconds for which each of them stays


def test_one_click_starts_a_game(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    page.locator("[data-game=wallenstein] .btn.go").click()
    page.locator(".mat .box.bid").wait_for()
    assert anna.position["questions"][0]["kind"] == "plan"
    view = anna.position["view"]
    expect(page.locator(".mat .box")).to_have_count(len(view["seats"][0]["boxes"]))
    expect(page.locator(".map [data-place]")).to_have_count(len(view["counties"]))


def test_somebody_new_finds_the_way_to_a_battle(visit: Visit) -> None:
    Newcomer(visit(reduced_motion=MOVING)).to_battle()


def test_what_others_do_is_told_one_by_one_and_can_be_skipped(visit: Visit) -> None:
    anna = visit(reduced_motion=MOVING)
    anna.take_clock()
    table = anna.new_table("me", "captain", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".mat .box.bid").wait_for()
    hand = Hand(anna, seed=13)
    hand.answer()
    anna.stop_time()
    # Whatever is asked is answered, until much is told while the next question waits already.
    while not much_is_told(anna, hand):
        assert anna.position["view"]["year"] == 1, f"little was told in a year: {anna.state()}"
        hand.answer()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    # The page's time stands still: nothing but the key can have brought the question.
    anna.wait(page.locator(".prompt:is(.turn, .news)").count, "the question")
    assert not page.locator(AHEAD).count()


def much_is_told(anna: Visitor, hand: Hand) -> bool:
    """Whether enough is told before the next question, and more is to come; if not, it is over."""
    page, sentences = anna.page, set[str]()
    anna.wait(hand.asked, "a question")
    anna.drawn()
    hand.read_news()
    while page.locator(AHEAD).count():
        assert not page.locator(".prompt.turn:has(.btn.ahead)").count()
        sentences.update(page.locator(".prompt:has(.btn.ahead) .say").all_inner_texts())
        if len(sentences) >= ENOUGH and not page.locator(".tower.falling").count():
            return True
        anna.let_pass(A_SENTENCE)
        hand.read_news()
    return False
