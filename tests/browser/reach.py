"""Somebody who presses whatever the page shows, to find a way to each answer of a question."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import dist
from pathlib import Path
from typing import Any

from tools.browser.story import Moment, Story, forked
from tools.browser.visitor import Visitor

SCRIPT = Path(__file__).with_suffix(".js").read_text()
REHEARSED = ("card_round", "activate", "form_force", "march_on", "free_action", "free_unit")
MOST = 30  # presses for one answer
NEAR, APART = 60, 400  # pixels and milliseconds between two taps that are no double one


@dataclass(frozen=True)
class Case:
    """A question of a game, the answers that are prepared before it, and those looked for."""

    story: int
    moment: Moment
    at: int
    prepared: tuple[str, ...]
    sought: tuple[str, ...]
    instead: str = ""  # another kind of question, which is shown in this position


@dataclass
class Reach:
    """One page; *hand* says whether it is clicked, tapped, or has keys alone, never two of them."""

    visitor: Visitor
    hand: str
    table: str = ""
    case: Case = Case(0, Moment("", 0, 0), 0, (), ())
    way: list[str] = field(default_factory=list)
    last: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def __post_init__(self) -> None:
        self.visitor.hear_rehearsals()
        self.visitor.forgive("this was only tried")

    def press(self, at: Any) -> None:
        """At a point, or with a key on what has the focus."""
        page = self.visitor.page
        if isinstance(at, str):
            page.keyboard.press(at)
        elif self.hand == "finger":
            if dist(self.last, at) < NEAR:  # two taps at once would be a double one, heard once
                page.wait_for_timeout(APART)
            self.last = at
            page.touchscreen.tap(*at)
        else:
            page.mouse.click(*at)
        self.settle()

    def settle(self) -> None:
        self.visitor.drawn()
        self.visitor.wait(
            lambda: not self.visitor.rehearsing and self.visitor.page.evaluate("reach.still()"),
            "the server's word",
        )

    def take_back(self, choice: str) -> None:
        """What was prepared for an answer."""
        for _ in range(MOST):
            at = self.visitor.page.evaluate("(choice) => reach.back(choice)", choice)
            if not at:
                return
            self.press(at)

    def finds(self, choice: str) -> bool:
        """Whether the page would send this answer after some presses."""
        page = self.visitor.page
        self.way = []
        page.evaluate("reach.forget()")
        for _ in range(MOST):
            found: Any = page.evaluate("([c, p]) => reach.next(c, p)", [choice, self.way])
            if not found:
                return False
            self.way.append(found["name"])
            self.press(found["at"])
            sent: list[list[str]] = page.evaluate("reach.sent()")
            if any(self.answers(batch, choice) for batch in sent):
                return True
        return False

    def answers(self, batch: list[str], choice: str) -> bool:
        """Whether this is said to the question; on a way what comes later is said elsewhere."""
        if self.case.moment.kind not in REHEARSED:
            return choice in batch
        return tuple(batch[: len(self.case.prepared) + 1]) == (*self.case.prepared, choice)

    def missing(self, story: Story, case: Case) -> list[str]:
        """The answers of a case to which nothing leads."""
        self.go_to(story, case)
        lost = []
        one_each = {choice.split()[0]: choice for choice in case.sought}
        for choice in case.sought if self.hand == "mouse" else one_each.values():
            self.prepare()
            if not self.finds(choice):
                lost.append(choice)
            self.take_back(choice)
        return lost

    def go_to(self, story: Story, case: Case) -> None:
        anna = self.visitor
        if not self.table:
            anna.post("/api/guest", {"name": "Anna"})
            anna.go().locator("[data-game]").first.wait_for()
            anna.page.evaluate(SCRIPT)
            anna.page.evaluate("(keys) => void (reach.keys = keys)", self.hand == "keys")
        moment = replace(case.moment, at=case.at)
        self.table, self.case = forked(anna, story, moment), case
        anna.page.evaluate(f"location.hash = '#/table/{self.table}'")
        anna.wait(
            lambda: (
                anna.position.get("table", {}).get("id") == self.table
                and anna.position["questions"]
                and anna.page.locator(".map [data-place]").count()
            ),
            f"the question '{moment.kind}'",
        )
        self.settle()
        anna.page.evaluate("([t, s]) => reach.at(t, s)", [self.table, moment.seat])
        while at := anna.page.evaluate("reach.since()"):
            self.press(at)
        if case.instead:
            question = {"kind": case.instead, "choices": case.sought}
            anna.page.evaluate("(question) => reach.asked(question)", question)
            self.settle()

    def prepare(self) -> None:
        """As after a reload."""
        if not self.case.prepared:
            return
        card = self.case.prepared[0].split()[1:]
        plan = {"card": card[0] if card else None, "choices": self.case.prepared, "attack": None}
        with self.visitor.page.expect_response("**/rehearsal?*"):
            self.visitor.page.evaluate("(plan) => reach.prepared(plan)", plan)
        self.settle()
        asked = self.visitor.rehearsals[-1]["question"]["kind"]
        assert asked == self.case.moment.kind, f"{asked} is asked after {self.case}"
