"""A battle in the page, at the worked example of the rules: its sheets, its clicks, its secrets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.test_marks import marked
from tests.browser.test_phone import PHONE, fits
from tests.browser.war_hand import war_table
from tools.browser.hand import ENABLED
from tools.browser.house import House
from tools.browser.visitor import Visitor

RED = f".prompt .act .btn.rub{ENABLED}"


class Leipzig(House):
    program = ("-m", "tests.browser.leipzig")


@pytest.fixture(scope="module")
def leipzig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = Leipzig(tmp_path_factory.mktemp("leipzig") / "tables.db")
    opened.open()
    yield opened
    opened.shut()


class Side:
    """One side at the table, and how often it has clicked besides its losses."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.clicks = 0

    def asked(self, kind: str) -> None:
        """Waits until the page shows this question."""
        self.visitor.wait(lambda: self.question() == kind, f"the question '{kind}'")
        self.visitor.drawn()

    def question(self) -> str:
        """The kind of what is asked, or nothing."""
        questions = self.visitor.position.get("questions")
        return str(questions[0]["kind"]) if questions else ""

    def click(self, found: Locator) -> None:
        found.click()
        self.clicks += 1

    def press_red(self) -> None:
        self.click(self.page.locator(RED))

    def lay(self, *cards: str) -> None:
        for card in cards:
            self.click(self.page.locator(f'.options [data-choice="combat {card}"]{ENABLED}'))
        self.press_red()

    def lose(self) -> None:
        """Takes the losses as they are suggested, if there is a choice."""
        self.page.locator(".losing").wait_for()
        self.page.keyboard.press("s")
        self.page.locator(RED).click()


def at_the_table(
    visit_at: Callable[..., Visitor], house: House, *modules: str, **like: Any
) -> tuple[Side, Side]:
    anna, mathias = visit_at(house, **like), visit_at(house)
    table = war_table(anna, "intervention", "me", "open", modules=list(modules))
    mathias.post("/api/guest", {"name": "Mathias"})
    mathias.post(f"/api/tables/{table}/sit", {"seat": 1})
    for visitor in (anna, mathias):
        visitor.go(f"#/table/{table}").locator(".phase.battle").wait_for()
    return Side(anna), Side(mathias)


def in_battle(visit_at: Callable[..., Visitor], house: House) -> tuple[Side, Side]:
    """Both at a table where Mathias stands, Anna attacks, and is asked for Combat Cards."""
    anna, mathias = at_the_table(visit_at, house)
    mathias.asked("react")
    mathias.click(mathias.page.locator('[data-choice="outside"]'))
    anna.asked("commit_attack")
    anna.press_red()
    anna.asked("combat_cards")
    return anna, mathias


def next_of(*sides: Side) -> tuple[Side, str]:
    """Who is asked next, and what."""
    first = sides[0].visitor
    first.wait(lambda: any(side.question() for side in sides), "the next question")
    return next((side, side.question()) for side in sides if side.question())


def ways_are_numbered(visitor: Visitor) -> None:
    """Every way of the retreat is ringed on the map, and the one that is suggested is marked."""
    choices = visitor.position["questions"][0]["choices"]
    ways = {choice.split()[1] for choice in choices if choice.startswith("retreat ")}
    visitor.wait(lambda: marked(visitor, "legal", "target") >= ways, f"rings round {ways}")
    tags, numbers = visitor.page.locator(".map .rings .tag"), [str(n + 1) for n in range(len(ways))]
    visitor.wait(lambda: sorted(tags.all_text_contents()) == numbers, f"the numbers {numbers}")


def fight_on(anna: Side, mathias: Side) -> None:
    """After the dice: losses as suggested, the marked retreat, a Siege marker."""
    while True:
        side, kind = next_of(anna, mathias)
        turn = side.visitor.position["turn"]
        if kind == "take_losses":
            side.lose()
        elif kind == "retreat":
            side.page.locator(".retreat-part").wait_for()
            ways_are_numbered(side.visitor)
            side.press_red()
        elif kind == "lay_siege":
            side.click(side.page.locator('.phase.siege [data-choice="besiege"]'))
        else:
            return
        side.visitor.wait(lambda: side.visitor.position["turn"] != turn, f"the end of '{kind}'")  # noqa: B023


def test_a_battle_takes_either_side_five_clicks_besides_losses(
    visit_at: Callable[..., Visitor], leipzig: House
) -> None:
    anna, mathias = at_the_table(visit_at, leipzig)
    mathias.asked("react")
    expect(anna.page.locator(".battle-steps .now")).to_contain_text("Stand")
    mathias.click(mathias.page.locator('[data-choice="outside"]'))
    anna.asked("commit_attack")
    anna.press_red()
    anna.asked("combat_cards")
    closed = anna.page.locator(".closed-cards")
    expect(closed.locator("summary")).to_have_text("One card cannot be used here")
    expect(closed.locator("li").first, "what cannot be used is folded").to_be_hidden()
    anna.lay("p13", "p34")
    mathias.asked("combat_cards")
    expect(anna.page.locator(".replies tbody tr").nth(1)).to_be_attached()
    assert not mathias.page.locator(".replies").count()
    mathias.lay("c32", "c49")
    fight_on(anna, mathias)
    assert 0 < anna.clicks <= 5
    assert 0 < mathias.clicks <= 5


def rolled(visitor: Visitor) -> dict[int, dict[str, int]]:
    """What both sides rolled, as the log tells it."""
    found = [entry for entry in log_of(visitor) if entry["event"] == "battle-rolled"]
    return {entry["args"]["seat"]: entry["args"] for entry in found}


def log_of(visitor: Visitor) -> list[dict[str, Any]]:
    frames = [json.loads(frame) for frame in visitor.heard]
    return [entry for frame in frames if frame["type"] == "position" for entry in frame["log"]]


def test_dice_and_cells_are_those_of_the_events_and_losses_meet_the_number(
    visit_at: Callable[..., Visitor], leipzig: House
) -> None:
    anna, mathias = in_battle(visit_at, leipzig)
    anna.page.keyboard.press("0")
    mathias.asked("combat_cards")
    mathias.page.keyboard.press("0")
    mathias.visitor.wait(lambda: len(rolled(mathias.visitor)) == 2, "both dice")
    anna.visitor.wait(lambda: len(rolled(anna.visitor)) == 2, "both dice")
    side, kind = next_of(anna, mathias)
    assert kind == "take_losses"
    side.page.locator(".losing").wait_for()
    told = rolled(side.visitor)
    dice = side.page.locator(".dice .d10")
    expect(dice).to_have_text([str(told[0]["roll"]), str(told[1]["roll"])])
    cells = side.page.locator(".crt td[class^='ground-']").all_inner_texts()
    assert sorted(map(int, cells)) == sorted(told[seat]["losses"] for seat in (0, 1))
    take = side.page.locator(".prompt .act .btn.rub")
    expect(take).to_be_disabled()
    side.page.locator(".losing .piece.open").last.click()
    side.visitor.wait(
        lambda: side.page.locator(".losing .piece.hit").count() > 0, "a step given up"
    )
    side.page.keyboard.press("s")
    side.visitor.wait(take.is_enabled, "losses that meet the number")
    turn = side.visitor.position["turn"]
    take.focus()
    side.page.keyboard.press("Enter")
    side.visitor.wait(lambda: side.visitor.position["turn"] != turn, "the losses taken")


def test_cards_are_sealed_with_the_attack_and_losses_chosen_unseen(
    visit_at: Callable[..., Visitor], leipzig: House
) -> None:
    anna, mathias = at_the_table(visit_at, leipzig, "one_visit")
    anna.asked("commit_attack")
    anna.press_red()
    anna.asked("combat_cards")
    anna.lay("p34")
    mathias.asked("react")
    view = mathias.visitor.position["view"]
    assert view["battle"]["cards"] == []
    assert "sealed" not in view
    anna.visitor.wait(
        lambda: anna.visitor.position["view"].get("sealed") == ["p34"], "the card that she sealed"
    )
    mathias.click(mathias.page.locator('[data-choice="outside"]'))
    mathias.asked("combat_cards")
    expect(mathias.page.locator(".pills li")).to_have_count(1)
    mathias.lay("c49")
    fight_on(mathias, anna)
    assert anna.clicks <= 5
    assert mathias.clicks <= 5


def test_on_a_phone_the_buttons_are_at_the_foot_of_the_sheet(
    visit_at: Callable[..., Visitor], leipzig: House
) -> None:
    anna, mathias = at_the_table(visit_at, leipzig, **PHONE)
    fits(anna.visitor)
    mathias.asked("react")
    mathias.click(mathias.page.locator('[data-choice="outside"]'))
    anna.asked("commit_attack")
    attack = anna.page.locator(f".phase.battle .sheet-bar .btn.rub{ENABLED}")
    attack.wait_for()
    fits(anna.visitor)
    attack.tap()
    anna.asked("combat_cards")
    anna.page.locator(".cards-part").wait_for()
    fits(anna.visitor)
    anna.visitor.wait(lambda: marked(anna.visitor, "target") == {"leipzig"}, "the mark on Leipzig")
