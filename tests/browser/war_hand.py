"""A hand on the mouse in Thirty Years War: answers what the page asks with its controls."""

from __future__ import annotations

from playwright.sync_api import Locator
from tests.browser.hand import ENABLED, Hand
from tests.browser.visitor import Visitor

CHOICES = f".decision [data-choice]{ENABLED}"
BATTLE = ("commit_attack", "combat_cards", "take_losses", "retreat")
RED = f":is(.prompt .act, .sheet-bar) .btn.rub{ENABLED}"


class WarHand(Hand):
    """Plays for one visitor; what it chooses hangs on the seed alone."""

    def choose(self) -> None:
        kind = self.asked()
        if kind == "card_round":
            self.play_card()
        elif kind == "march_on":
            self.march()
        elif kind in BATTLE:
            self.fight(kind)
        else:
            self.press(self.one_of(self.page.locator(CHOICES)))

    def one_of(self, found: Locator) -> Locator:
        found.first.wait_for()
        return found.nth(self.random.randrange(found.count()))

    def play_card(self) -> None:
        """Takes up a card and puts it to one of its uses; without cards, what needs none."""
        cards = self.page.locator(f".hand .card{ENABLED}")
        if cards.count():
            self.press(self.one_of(cards))
        uses = self.page.locator(f".use-list .use{ENABLED}")
        plain = self.page.locator(f".no-card > .choices [data-choice]{ENABLED}")
        self.press(self.one_of(uses if uses.count() else plain))

    def fight(self, kind: str) -> None:
        """With a card now and then, with the losses and the retreat that are suggested."""
        cards = self.page.locator(f".cards-part .option{ENABLED}")
        ways = self.page.locator(f".ways .way{ENABLED}")
        self.page.locator(".phase.battle .facing").wait_for()
        if kind == "take_losses" and ways.count():
            self.press(self.one_of(ways))
        elif kind == "combat_cards" and cards.count() and self.random.random() < 0.5:
            self.press(self.one_of(cards))
        self.press(self.page.locator(RED).first)

    def march(self) -> None:
        """To one of the goals, or to the end of the march."""
        goals = self.page.locator(f".ends [data-goal]{ENABLED}")
        halt = self.page.locator(f'.phase.march [data-choice="halt"]{ENABLED}')
        if goals.count() and (not halt.count() or self.random.random() < 0.4):
            goal = self.one_of(goals)
            place = goal.get_attribute("data-goal")
            self.press(goal)
            self.press(self.page.locator(f".phase.march .choices .btn.big{ENABLED}").first)
            self.visitor.wait(lambda: self.has_walked(place), f"the end of the way to {place}")
        else:
            self.press(self.one_of(halt if halt.count() else self.page.locator(CHOICES)))

    def has_walked(self, place: str | None) -> bool:
        """Whether the page goes on by itself no more: it is there, or something else is asked."""
        march = self.visitor.position["view"].get("march")
        return march is None or march["city"] == place or self.asked() != "march_on"


def war_table(anna: Visitor, scenario: str, *chairs: str, **more: object) -> str:
    """A table of Thirty Years War; its id."""
    options = {"scenario": scenario}
    return anna.new_table(*chairs, game="thirty_years_war", options=options, **more)
