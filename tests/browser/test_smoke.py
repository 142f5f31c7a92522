"""The shortest way into a game, the way to a first battle, and what is told in between."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.visitor import Visitor

MOVING = "no-preference"
AHEAD = ".prompt .btn.ahead"
FREE_BOX = ".mat .box:not(.full)"
FREE_PLACE = ".place.free:not([disabled])"
TARGET = ".phase.march .county-list button:not([disabled])"
ASKED = f"{FREE_BOX}, {FREE_PLACE}, {TARGET}"
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


class Newcomer:
    """Somebody new on the way to a first battle; *pace* and *look* are milliseconds.

    So long takes a click to be found, and a page to be looked at for the first time.
    """

    def __init__(self, visitor: Visitor, pace: int = 0, look: int = 0) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.pace = pace
        self.look = look

    def click(self, selector: str) -> None:
        self.page.wait_for_timeout(self.pace)
        self.page.locator(selector).first.click()

    def to_battle(self) -> None:
        page = self.visitor.go()
        page.locator("[data-game=wallenstein] .btn.go").wait_for()
        page.wait_for_timeout(self.look)
        page.locator("[data-game=wallenstein] .btn.go").click()
        page.locator(FREE_BOX).first.wait_for()
        page.wait_for_timeout(self.look)
        battle, asked = page.locator(".phase.battle"), page.locator(ASKED)
        while not battle.count():
            assert self.visitor.position["view"]["year"] == 1, "nobody fought for a year"
            self.visitor.wait(lambda: battle.count() or asked.count(), "a question or a battle")
            self.answer()

    def answer(self) -> None:
        """Whatever is asked on the way: a mat, the first place, the first attack."""
        page, turn = self.page, self.visitor.position["turn"]
        if page.locator(FREE_BOX).count():
            self.plan()
        elif page.locator(FREE_PLACE).count():
            self.click(FREE_PLACE)
        elif page.locator(TARGET).count():
            attack = page.locator(f"{TARGET}.to-attack").count()
            self.click(f"{TARGET}.to-attack" if attack else TARGET)
            self.click(".phase.march .btn.big")
        else:
            return
        self.visitor.wait(lambda: self.visitor.position["turn"] != turn, "the next turn")
        self.visitor.drawn()

    def plan(self) -> None:
        """A county to march with, a bid, money where it goes, counties on the rest."""
        self.click(".hand .cc")
        self.click(".mat [data-box=combat_move_a]")
        self.click(".hand .mc")
        self.click(".mat .box.bid")
        self.click(".prompt .act .btn:not(.quiet):not(.primary)")
        while self.page.locator(FREE_BOX).count():
            self.click(".hand [data-card]")
            self.click(FREE_BOX)
        self.click(".prompt .act .btn.primary")


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
