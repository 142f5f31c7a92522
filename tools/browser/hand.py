"""A player's hand on the mouse: answers whatever the page asks with the controls it shows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator
from tools.browser.story import enter, played
from tools.browser.visitor import Visitor

ENABLED = ":visible:not([disabled]):not([aria-disabled='true'])"
SEAL = f":is(.act, .plan-bar) .btn.primary{ENABLED}"
FILL = f":is(.act, .plan-bar) .btn:not(.quiet):not(.primary){ENABLED}"
MOST_CARDS = 20
MOST_ANSWERS = 400  # a whole game has far fewer


class Hand:
    """Plays for one visitor; what it chooses hangs on the seed alone."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.random = Random(seed)
        self.answered: dict[str, int] = {}

    def press(self, found: Locator) -> None:
        found.click()

    def asked(self) -> str | None:
        """The kind of question that the page has to answer."""
        questions = self.visitor.position.get("questions")
        return questions[0]["kind"] if questions else None

    def over(self) -> bool:
        return bool(self.visitor.position["table"]["state"] == "over")

    def play(self, until: Callable[[], bool]) -> None:
        """Answers everything until something is so."""
        for _ in range(MOST_ANSWERS):
            self.visitor.wait(lambda: self.asked() or until(), "a question or the end")
            if until():
                return
            self.answer()
        raise AssertionError(f"not so after {MOST_ANSWERS} answers: {self.visitor.state()}")

    def answer(self) -> None:
        """One question, by clicks; done when the server asks something else or nothing."""
        kind, turn = self.asked(), self.visitor.position["turn"]
        assert kind, f"nothing is asked: {self.visitor.state()}"
        self.visitor.drawn()
        self.read_news()
        if kind == "plan":
            self.plan()
        elif kind in ("march", "move", "send"):
            self.march()
        else:
            self.choose()
        self.visitor.wait(
            lambda: self.visitor.position["turn"] != turn, f"the end of this '{kind}'"
        )
        self.answered[kind] = self.answered.get(kind, 0) + 1

    def read_news(self) -> bool:
        """Closes what lies over the next question: own throws one by one, and the winter.

        Whether there was any.
        """
        close = self.page.locator(f":is(.prompt.news, .phase.news) .btn.primary{ENABLED}")
        found = 0
        while close.count():
            self.press(close.first)
            self.visitor.drawn()
            found += 1
        return found > 0

    def lay(self, card: Locator, box: Locator) -> bool:
        """A card by two clicks onto a box; whether there were both."""
        if not card.count():
            return False
        self.press(card.first)
        if not box.count():
            self.page.keyboard.press("Escape")
            return False
        self.press(box.first)
        return True

    def plan(self) -> None:
        """Covers the mat: a bid of money, counties where they do something, the rest with money."""
        self.cover()
        self.seal()

    def cover(self) -> None:
        page = self.page
        money, county = page.locator(".hand .mc"), page.locator(".hand .cc")
        self.lay(money, page.locator(".mat .box.bid:not(.full)"))
        for _ in range(self.random.randint(4, MOST_CARDS)):
            if not self.lay(county, page.locator(".mat .box.legal:not(.full)")):
                break
        room = page.locator(".mat .box:not(.full)")
        fill = page.locator(FILL)
        if fill.count():
            self.press(fill.first)
        for _ in range(MOST_CARDS):
            if not self.lay(page.locator(".hand [data-card]"), room):
                break

    def seal(self) -> None:
        self.press(self.page.locator(SEAL).first)
        anyway = self.page.locator("dialog .btn.rub, [role=dialog] .btn.rub")
        self.visitor.drawn()
        if anyway.count():
            self.press(anyway.first)

    def march(self) -> None:
        """To a neighbour, or nowhere; all that may go, go."""
        targets = self.page.locator(f".phase.march .county-list button{ENABLED}")
        self.page.locator(f".phase.march button:not(.cite){ENABLED}").first.wait_for()
        goes = self.asked() == "send" or not targets.count()  # where to is chosen already
        if not goes and self.random.random() < 0.8:
            self.press(targets.nth(self.random.randrange(targets.count())))
            goes = True
        way = ".big" if goes else ".quiet"
        self.press(self.page.locator(f".phase.march .choices {way}{ENABLED}"))

    def choose(self) -> None:
        """One of the answers that a panel offers."""
        part = ".decision :is(.phase:not(.battle), .answer-part, .position-part)"
        lists = ".county-list, .favours, .choices, .cards, .answers, .places"
        ways = self.page.locator(f"{part} :is({lists}) button:not(.cite){ENABLED}")
        ways.first.wait_for()
        self.press(ways.nth(self.random.randrange(ways.count())))


def marching(anna: Visitor) -> Hand:
    """Somebody against captains who is asked for a march that can be an attack, and soon again."""
    game = played("wallenstein", seats=3)
    enter(anna, game, game.moment("march", led_to="attack-began", then="march"), bot="captain")
    missed = anna.page.locator(".since")  # of the game so far
    missed.wait_for()
    anna.page.keyboard.press("Escape")
    missed.wait_for(state="detached")
    return Hand(anna, seed=13)


def to_march(hand: Hand) -> None:
    """Plays on to the next march, and reads what came before it."""
    hand.play(lambda: hand.asked() == "march")
    hand.visitor.drawn()
    hand.read_news()


def to_attack(hand: Hand) -> None:
    """Marches on until somebody can be attacked; then only the red button is to be pressed."""
    targets = hand.page.locator(".phase.march .county-list button")
    attacks = hand.page.locator(".phase.march .county-list .to-attack")
    targets.first.wait_for()
    while not attacks.count():
        hand.answer()
        to_march(hand)
        targets.first.wait_for()
    attacks.first.click()
    hand.page.locator(".phase.march .btn.rub").wait_for()
