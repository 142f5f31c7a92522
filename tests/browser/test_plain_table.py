"""A game that brings no page is played at the plain table; one that brings a page has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.brought.kit import EXAMPLE, NAME, VALUE, write_metadata
from tests.browser.conftest import Look
from tools.browser.house import House
from tools.browser.visitor import Visitor

MILL = """
from lantern_street.game import LanternStreet


class Mill(LanternStreet):
    def __init__(self) -> None:
        super().__init__()
        self.name = "old_mill"


GAME = Mill()
"""
PAGE = """
import { html } from "../../vendor/ui.js";
import { t } from "../../lib/i18n.js";
import { room as plain } from "../../table/any-game.js";

const said = ({ evening }) => t("mill-evening", { evening });
const Progress = ({ view }) => html`<b class="sails">${said(view)}</b>`;
export const room = { ...plain, Progress };
"""
LOBBY = "game-name = The Old Mill\ngame-about = Where lanterns hang from the sails.\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two packages: rules and a view alone, and one with words and a page of its own."""
    site = tmp_path_factory.mktemp("site")
    write_metadata(site, "lantern-street", {NAME: VALUE})
    write_metadata(site, "old-mill", {"old_mill": "old_mill.game:GAME"})
    for path, text in {
        "__init__.py": "",
        "game.py": MILL,
        "web/index.js": PAGE,
        "locales/en/old_mill-lobby.ftl": LOBBY,
        "locales/en/old_mill-web.ftl": "mill-evening = Evening { $evening } at the mill\n",
    }.items():
        file = site / "old_mill" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return site


@pytest.fixture
def street(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("PYTHONPATH", f"{site}:{EXAMPLE}")
    opened = House(tmp_path / "tables.db")
    opened.open()
    yield opened
    opened.shut()


def hang(page: Page) -> None:
    """Answers with the first choice, and waits for the next question or the end."""
    answers = page.locator(".answers .btn:enabled")
    answers.first.click()
    page.locator(".answers .btn:enabled, .phase.end").first.wait_for()


def test_a_game_without_a_page_is_set_and_played_to_its_end(
    street: House, visit_at: Callable[..., Visitor], look: Look
) -> None:
    anna = visit_at(street)
    page = anna.go()
    card = page.locator(f'.game-card[data-game="{NAME}"]')
    expect(card.get_by_role("heading")).to_have_text("Lantern street")
    look(anna)
    page.locator(".new-tables").get_by_role("link", name="Lantern street").click()
    page.get_by_label("Fireflies").check()
    page.get_by_label("Who sits on seat 2").select_option("bot random")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".prompt .say")).to_contain_text("Your turn: Hang")
    expect(page.locator(".any-table")).to_contain_text("Swept up")
    expect(page.locator(".any-rows tbody tr")).to_have_count(4)
    look(anna, evening=True)
    for _ in range(40):
        if page.locator(".phase.end").count():
            break
        hang(page)
    expect(page.locator(".prompt .say")).to_contain_text("win")
    page.locator(".chron").get_by_role("button", name="all").click()
    expect(page.locator(".chronicle-sheet")).to_contain_text("Firefly caught")
    page.goto(page.url.replace("#/table", "#/replay").partition("?")[0])
    expect(page.get_by_role("button", name="All hands open")).to_be_visible()
    look(anna)


def test_on_a_phone_the_table_is_one_of_three_views(
    street: House, visit_at: Callable[..., Visitor], look: Look
) -> None:
    anna = visit_at(street, viewport={"width": 390, "height": 844})
    page = anna.go(f"#/table/{anna.new_table('me', 'random', game=NAME)}?seat=0")
    tabs = page.locator(".ptabs button")
    expect(tabs).to_have_text(["Decide", "Table", "Chronicle"])
    tabs.nth(1).click()
    expect(page.locator(".any-rows tbody tr").first).to_be_visible()
    look(anna)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_page_and_words_of_its_own_are_used_where_a_package_has_them(
    street: House, visit_at: Callable[..., Visitor]
) -> None:
    anna = visit_at(street)
    page = anna.go()
    card = page.locator('.game-card[data-game="old_mill"]')
    expect(card.get_by_role("heading")).to_have_text("The Old Mill")
    expect(card).to_contain_text("Where lanterns hang from the sails.")
    card.get_by_role("button", name="Play against").click()
    expect(page.locator(".top .sails")).to_have_text("Evening 1 at the mill")
    page.reload()
    expect(page.locator(".top .sails")).to_have_text("Evening 1 at the mill")
