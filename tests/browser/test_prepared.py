"""Losses that are prepared while one waits for the dice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.conftest import Look
from tests.browser.test_battle import Side, at_the_table, in_battle, leipzig, rolled
from tools.browser.house import House
from tools.browser.visitor import Visitor

__all__ = ["leipzig"]  # the fixture of the battle


def test_losses_are_prepared_in_secret_and_kept(
    visit_at: Callable[..., Visitor],
    leipzig: House,  # a fixture
    look: Look,
) -> None:
    anna, mathias = in_battle(visit_at, leipzig)
    anna.press_red()
    mathias.asked("combat_cards")
    button = anna.page.locator(".prepare .btn")
    button.click()
    counters = anna.page.locator(".force-box button.piece")
    counters.first.click()
    counters.last.click()
    expect(button.locator("small")).to_have_text("2")
    look(anna.visitor)
    expect(anna.page.locator(".piece.hit")).to_have_count(2)
    table = anna.visitor.position["table"]["id"]
    anna.visitor.wait(
        lambda: len(kept(anna.visitor, table)) == 2, "what she prepared at the server"
    )
    anna.page.reload()
    expect(anna.page.locator(".prepare .btn small")).to_have_text("2")
    assert "losses" not in str(mathias.visitor.position.get("draft")), "nobody else knows"
    mathias.press_red()
    anna.visitor.wait(lambda: len(rolled(anna.visitor)) == 2, "both dice")


def kept(visitor: Visitor, table: str) -> list[str]:
    """The losses that the server keeps for the first seat."""
    path = f"{visitor.address}/api/tables/{table}/position?seat=0"
    draft = visitor.context.request.get(path).json()["draft"] or {}
    losses: list[str] = draft.get("losses", [])
    return losses


def waiting_for_dice(visit_at: Callable[..., Visitor], house: House) -> tuple[Side, Side]:
    """In one visit: Anna has sealed her attack without a card, and Mathias stands before her."""
    anna, mathias = at_the_table(visit_at, house, "one_visit")
    anna.asked("commit_attack")
    anna.press_red()
    anna.asked("combat_cards")
    anna.page.keyboard.press("0")
    mathias.asked("react")
    mathias.click(mathias.page.locator('[data-choice="outside"]'))
    mathias.asked("combat_cards")
    return anna, mathias


def prepare(anna: Side, steps: list[str]) -> None:
    anna.page.locator(".prepare .btn").click()
    for step in steps:
        anna.page.locator(f'.force-box button.piece[data-step="{step}"]').first.click()
    expect(anna.page.locator(".prepare .btn small")).to_have_text(str(len(steps)))


def test_losses_that_were_prepared_are_handed_in_if_they_fit_the_dice(
    visit_at: Callable[..., Visitor],
    leipzig: House,  # a fixture
) -> None:
    anna, mathias = waiting_for_dice(visit_at, leipzig)
    prepare(anna, ["lose saxon_militia"])
    mathias.page.keyboard.press("0")
    anna.asked("take_losses")
    expect(anna.page.locator(".losing .piece.open").first).to_be_visible()
    expect(anna.page.locator(".losing .piece.hit")).to_have_count(0)
    told, ways = rolled(anna.visitor), anna.visitor.position["view"]["ways"]
    steps = ways[-1]["choices"]
    assert len(steps) > 1, "one step is not what the dice ask for"

    anna, mathias = waiting_for_dice(visit_at, leipzig)
    prepare(anna, steps)
    mathias.page.keyboard.press("0")
    anna.visitor.wait(lambda: "gives_up" in anna.visitor.position["view"], "her losses handed in")
    assert rolled(anna.visitor) == told, "the same dice as before"
    gives_up = anna.visitor.position["view"]["gives_up"]
    assert sorted(f"lose {unit}" for unit in gives_up) == sorted(steps)
    expect(anna.page.locator(".piece.hit").first).to_be_visible()
    mathias.asked("take_losses")
    assert "gives_up" not in mathias.visitor.position["view"]
    mathias.lose()
    anna.visitor.wait(lambda: "gives_up" not in anna.visitor.position["view"], "both losses")
