"""What is fetched, and how much that weighs, in a browser that has seen nothing yet."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.war_hand import war_table

WEIGHT = 340_000  # bytes on the wire
FETCHED = """() => ["navigation", "resource"]
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""
VERSION = re.compile("^/v/[0-9a-f]+")
OF_A_GAME = re.compile(r"/games/(\w+?)/(?!table\.webp)|/locales/\w+/(\w+?)(?:-(?!lobby)\w+)?\.ftl")
CHAIRS = ("me", "captain", "captain")
GAMES = {"wallenstein", "thirty_years_war"}


def fetched(page: Page) -> dict[str, int]:
    """Every path that the page has asked for, with its bytes on the wire."""
    page.wait_for_load_state("networkidle")
    found: list[tuple[str, int]] = page.evaluate(FETCHED)
    return {VERSION.sub("", path): size for path, size in found}


def games_of(paths: dict[str, int]) -> set[str]:
    """The games of which more was fetched than the lobby shows: code, map, styles, messages."""
    found = [OF_A_GAME.search(path) for path in paths]
    return {name for match in found if match for name in match.groups() if name in GAMES}


def test_the_first_page_is_light_and_fetches_no_game(visit: Visit) -> None:
    page = visit(new=True).go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    page.locator(".new-tables .btn").first.wait_for()
    paths = fetched(page)
    heaviest = sorted(paths.items(), key=lambda item: -item[1])[:12]
    assert 10_000 < sum(paths.values()) <= WEIGHT, heaviest
    assert "/main.js" in paths
    assert games_of(paths) == set()
    assert not [path for path in paths if re.match("/(table|replay|map|chronicle|rules)/", path)]


def test_the_board_is_asked_for_once_and_before_any_position_comes(visit: Visit) -> None:
    anna = visit(new=True)
    table = anna.new_table(*CHAIRS)
    asked: list[str] = []
    anna.notice("request", lambda request: asked.append(urlsplit(request.url).path))
    anna.notice("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    page = anna.go(f"#/table/{table}")
    page.locator("svg.map [data-place]").first.wait_for(state="attached")
    board, live = "/api/games/wallenstein/board", f"/api/tables/{table}/live"
    assert [path for path in asked if path in (board, live)] == [board, live]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_is_fetched_when_it_is_opened_and_no_other(visit: Visit, game: str) -> None:
    anna = visit(new=True)
    war = game == "thirty_years_war"
    table = war_table(anna, "early_war", "me", "random") if war else anna.new_table(*CHAIRS)
    page = anna.go(f"#/table/{table}")
    page.locator("svg.map [data-place]").first.wait_for(state="attached")
    paths = fetched(page)
    assert games_of(paths) == {game}
    assert f"/games/{game}/geometry.json" in paths
    assert f"/games/{game}/index.js" in paths
