"""What decided a finished game, in its replay: asked for once, better known with every answer."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Look, Visit
from tests.browser.test_replay import Past
from tools.browser.story import played

ENDS = [("wallenstein", {}), ("thirty_years_war", {"scenario": "early_war"})]


def analysis(game: Past, left: int) -> dict[str, Any]:
    """As the server would tell it, of a game that turned at its first battle."""
    turn = game.marks("battle")[0]["at"]
    seats = len(game.told["players"])
    certain = [0.0] * seats

    def share(*shares: float) -> list[float]:
        """By seat; of a game with fewer seats the others have none."""
        return list(shares)[:seats]

    return {
        "players": game.told["players"],
        "entries": game.last,
        "samples": 100 - left,
        "left": left,
        "curve": [
            {"at": 0, "chances": share(0.4, 0.3, 0.3), "errors": [0.05] * seats},
            {"at": turn, "chances": share(0.8, 0.1, 0.1), "errors": [0.03] * seats},
            {"at": game.last, "chances": share(1.0, 0.0, 0.0), "errors": certain},
        ],
        "ledger": {
            "whole": True,
            "luck": share(0.3, -0.1, -0.2),
            "errors": [0.1] * seats,
            "entries": [],
        },
        "swings": [
            {
                "from": 0,
                "at": turn,
                "seat": 0,
                "errors": certain,
                "together": False,
                "luck_errors": certain,
                "change": share(0.4, -0.2, -0.2),
                "choice": share(0.1, 0.0, -0.1),
                "luck": share(0.3, -0.2, -0.1),
            }
        ],
        "plans": [
            {
                "seat": 1,
                "from": 0,
                "at": 12,
                "played": ["bid money_3"],
                "played_kinds": ["plan"],
                "gain": 0.07,
                "chances": [0.2, 0.27],
                "error": 0.02,
                "better": [
                    {
                        "choice": "bid money_0",
                        "kind": "plan",
                        "clause": "W3.1.1",
                        "reason": "reason-bid-nothing",
                        "about": {},
                    }
                ],
            }
        ],
    }


def test_what_decided_a_game_is_shown_on_its_line_and_leads_to_its_moments(
    visit: Visit, look: Look
) -> None:
    game = Past(visit(), played("wallenstein", seats=3))
    page, lefts = game.page, [60, 0]

    def answer(route: Route) -> None:
        told = analysis(game, lefts.pop(0))
        route.fulfill(body=json.dumps(told), content_type="application/json")

    game.visitor.hold_up("**/analysis", answer)
    game.open(game.last)
    assert page.locator(".analysis-shares").count() == 0
    page.locator(".analysis .btn").click()
    page.locator(".analysis-plans li").first.wait_for()
    game.visitor.wait(lambda: not lefts, "all that is to be known")
    expect(page.locator(".slider .seg [aria-pressed=true]")).to_have_text("Chance to win")
    expect(page.locator(".courses .band")).to_have_count(3)
    shares = page.locator(".analysis-shares:not(.luck) b")
    expect(shares).to_have_text(["100 %", "0 %", "0 %"])
    turn = page.locator(".analysis-turns button")
    assert "+40" in turn.inner_text()
    assert "Choice +10, luck +30" in turn.inner_text()
    turn.click()
    expect(shares).to_have_text(["80 %", "10 %", "10 %"])  # back then
    battle = game.marks("battle")[0]["at"]
    game.visitor.wait(
        lambda: any(entry["at"] == battle for entry in game.tells()), "what happened back then"
    )
    plan = page.locator(".analysis-plans")
    assert "The Thalers are needed for other actions." in plan.inner_text()
    assert plan.locator(".cite").inner_text() == "W3.1.1"
    look(game.visitor)


@pytest.mark.parametrize(("name", "options"), ENDS, ids=[name for name, _ in ENDS])
def test_how_a_game_was_decided_is_told_where_it_ends(
    name: str, options: dict[str, str], visit: Visit, look: Look
) -> None:
    seats = 2 if options else 3
    game = Past(visit(), played(name, seats=seats, **options))
    page, lefts = game.page, [60, 0]

    def answer(route: Route) -> None:
        told = analysis(game, lefts.pop(0)) | {"plans": []}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    game.visitor.hold_up("**/analysis", answer)
    game.visitor.go(f"#/table/{game.table}")
    part = page.locator(".phase.end .outcome")
    part.locator(".btn").click()
    expect(part.locator(".luck li")).to_have_count(seats)
    expect(part.locator(".luck li").first).to_contain_text("+30")
    expect(part.locator("polyline")).to_have_count(seats)
    turn = part.locator(".analysis-turns button")
    expect(turn).to_contain_text("Choice +10, luck +30")
    look(game.visitor)
    turn.click()
    page.locator(".replay-page").wait_for()
    battle = game.marks("battle")[0]["at"]
    expect(page, "the moment of the turn").to_have_url(re.compile(rf"/{game.table}/{battle}\b"))
