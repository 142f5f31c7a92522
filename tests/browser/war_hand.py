"""A hand on the mouse in Thirty Years War: answers what the page asks with its controls."""

from __future__ import annotations

from playwright.sync_api import Locator
from tools.browser.hand import ENABLED, Hand
from tools.browser.visitor import Visitor

CHOICES = f".decision [data-choice]{ENABLED}"
SEND = ".btn.confirm"
BATTLE = ("commit_attack", "combat_cards", "take_losses", "retreat")
RED = f":is(.prompt .act, .sheet-bar) .btn.rub{ENABLED}"
UNDER_WAY = ".desk:is(.rehearsing, [aria-busy])"  # what is asked then may be gone soon
MOST_STEPS = 60  # of one round


class WarHand(Hand):
    """Plays for one visitor; what it chooses hangs on the seed alone."""

    def choose(self) -> None:
        """Answers until the table asks something else: a round is prepared step by step."""
        turn = self.visitor.position["turn"]
        for _ in range(MOST_STEPS):
            self.read_news()
            self.step()
            self.settle()
            if self.visitor.position["turn"] != turn:
                return
        raise AssertionError(f"not sent after {MOST_STEPS} steps: {self.visitor.state()}")

    def step(self) -> None:
        """One click: what is prepared is sent, or prepared further."""
        kind, send = self.asked(), self.page.locator(f"{SEND}{ENABLED}")
        if self.page.locator(".phase.march:visible").count():
            self.march_on(send)
        elif send.count():
            self.press(send.first)
        elif self.page.locator(".phase.card-round:visible").count():
            self.play_card()
        elif kind in BATTLE:
            self.fight(kind)
        else:
            self.press(self.one_of(self.page.locator(CHOICES)))

    def settle(self) -> None:
        """Until the server has said what would come of it, or has taken what was sent."""
        self.visitor.drawn()
        self.visitor.wait(
            lambda: not self.visitor.rehearsing and not self.page.locator(UNDER_WAY).count(),
            "the server's word",
        )
        self.visitor.drawn()

    def one_of(self, found: Locator) -> Locator:
        found.first.wait_for()
        return found.nth(self.random.randrange(found.count()))

    def play_card(self) -> None:
        """Takes up a card and puts it to one of its uses; without cards, what needs none."""
        cards = self.page.locator(f".hand .card{ENABLED}")
        if cards.count() and not self.page.locator(".hand .card.sel").count():
            self.press(self.one_of(cards))
            self.settle()
        self.press(self.one_of(self.page.locator(f".use-list .use{ENABLED}")))

    def fight(self, kind: str) -> None:
        """With a card now and then, with the losses and the retreat that are suggested."""
        cards = self.page.locator(f".cards-part button.option{ENABLED}")
        ways = self.page.locator(f".ways .way{ENABLED}")
        self.page.locator(".phase.battle .facing").wait_for()
        if kind == "take_losses" and ways.count():
            self.press(self.one_of(ways))
        elif kind == "combat_cards" and cards.count() and self.random.random() < 0.5:
            self.press(self.one_of(cards))
        self.press(self.page.locator(RED).first)
        if kind == "combat_cards":  # which may be several answers
            self.visitor.wait(lambda: self.asked() != kind, "the end of the window")

    def march_on(self, send: Locator) -> None:
        """To one of the goals, or to the end of the march; who may not stay drops somebody off."""
        goals = self.page.locator(f".ends [data-goal]{ENABLED}")
        if goals.count() and (not send.count() or self.random.random() < 0.4):
            self.press(self.one_of(goals))
        elif send.count():
            self.press(send.first)
        else:
            self.press(self.one_of(self.page.locator(f".phase.march [data-action]{ENABLED}")))


def war_table(anna: Visitor, scenario: str, *chairs: str, **more: object) -> str:
    """A table of Thirty Years War; its id."""
    options = {"scenario": scenario}
    return anna.new_table(*chairs, game="thirty_years_war", options=options, **more)
