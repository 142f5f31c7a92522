"""Scenes of Thirty Years War that seldom come, each played in the page from its beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look
from tests.browser.test_war_round import Counting
from tests.browser.war_hand import WarHand
from tools.browser.house import House
from tools.browser.visitor import Visitor

VisitAt = Callable[..., Visitor]


class Scenes(House):
    program = ("-m", "tests.browser.scenes")


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = Scenes(Path(tmp_path_factory.mktemp("scenes")) / "tables.db")
    opened.open()
    yield opened
    opened.shut()


def at(visit_at: VisitAt, scenes: House, scenario: str, seat: int = 0) -> WarHand:
    """Anna on one side, a bot on the other."""
    anna = visit_at(scenes)
    chairs = ["me", "random"] if seat == 0 else ["random", "me"]
    options = {"scenario": scenario}
    table = anna.new_table(*chairs, game="thirty_years_war", options=options)
    anna.go(f"#/table/{table}?seat={seat}")
    anna.page.locator(".desk.asked .phase").wait_for()
    hand = WarHand(anna, seed=1)
    hand.settle()
    return hand


def asked(hand: WarHand) -> str:
    return str(hand.visitor.position["questions"][0]["kind"])


def test_a_siege_is_rolled_for_with_three_clicks(
    visit_at: VisitAt, scenes: House, look: Look
) -> None:
    hand = at(visit_at, scenes, "early_war")
    mouse = Counting(hand)
    mouse.on('.hand [data-card="p5"]')
    mouse.on_map("ingolstadt")
    hand.page.locator('.siege-part [data-choice="assault"]').wait_for()
    chance = hand.visitor.position["view"]["cities"]["ingolstadt"]["siege"]["roll"]["success"]
    expect(hand.page.locator(".siege-part")).to_contain_text(f"{100 * chance:g} %")
    look(hand.visitor)
    mouse.on('.siege-part [data-choice="assault"]')
    assert mouse.sent() == 3


def test_saxons_who_change_sides_are_sent_home_one_by_one(
    visit_at: VisitAt, scenes: House, look: Look
) -> None:
    hand = at(visit_at, scenes, "intervention")
    mouse = Counting(hand)
    mouse.on('.hand [data-card="p35"]')
    mouse.on('.use-list [data-choice="event p35"]')
    page = hand.page
    page.locator(".arrive").first.wait_for()
    look(hand.visitor)
    while page.locator(".arrive").count():
        page.locator(".arrive").last.click()
        hand.settle()
        page.locator(".btn.confirm:visible").first.click()
        hand.settle()
    expect(page.locator(".refused")).to_have_count(0)


def test_the_swedes_land_where_they_are_sent(visit_at: VisitAt, scenes: House, look: Look) -> None:
    hand = at(visit_at, scenes, "campaign")
    mouse = Counting(hand)
    mouse.on('.hand [data-card="p18"]')
    mouse.on('.use-list [data-choice="event p18"]')
    page = hand.page
    page.locator(".arrive").first.wait_for()
    look(hand.visitor)
    mouse.on_map("stralsund")
    mouse.on(".btn.confirm")
    assert mouse.sent() <= 4


def test_wallenstein_is_recalled_to_an_army(visit_at: VisitAt, scenes: House, look: Look) -> None:
    hand = at(visit_at, scenes, "apocalypse", seat=1)
    assert asked(hand) == "wallenstein"
    look(hand.visitor)
    mouse = Counting(hand)
    mouse.on('.decision [data-choice="recall linz"]')
    assert mouse.sent() == 1
