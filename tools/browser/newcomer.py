"""Somebody new: the way to a first battle, and to a table with a friend."""

from __future__ import annotations

from tools.browser.visitor import Visitor

FREE_BOX = ".mat .box:not(.full)"
FREE_PLACE = ".place.free:not([disabled])"
TARGET = ".phase.march .county-list button:not([disabled])"
ASKED = f"{FREE_BOX}, {FREE_PLACE}, {TARGET}"


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


def invited(anna: Visitor, bert: Visitor) -> str:
    """A table of two people and a captain, joined by a link; it begins when all have sat down."""
    table = anna.new_table("me", "open", "captain")
    page = anna.go(f"#/table/{table}")
    page.locator(".waiting-seats li").nth(1).locator("button").first.click()
    link = page.locator(".invitation input").input_value()
    assert link.startswith(f"{anna.address}/join/{table}/1#")
    bert.page.goto(link)
    bert.page.locator("#name").fill("Bert")
    bert.page.locator("form.cart .btn.rub").click()
    for visitor in (anna, bert):
        visitor.page.locator(".mat .box.bid").wait_for()
    return table


def sealed(visitor: Visitor, seat: int) -> bool:
    row = visitor.page.locator(".players-part tbody tr").nth(seat)
    return row.locator(".pill.ok").count() == 1
