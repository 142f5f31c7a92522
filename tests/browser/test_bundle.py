"""The page as an installed program serves it: how little it asks for, and that it does the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, Request, expect
from tests.browser.war_hand import war_table
from tools.browser.house import House
from tools.browser.visitor import Visitor

MOST_REQUESTS = 20  # with the connection of the table and the sign of the tab
MOST_BYTES = 300_000  # on the wire, of files and of answers
UNCOUNTED = 2
CHAIRS = ("me", "captain", "captain")
SHIPPED = re.compile(r"/(bundle|games/\w+/(\w+\.json|table\.webp)|api|sw\.js)\b|/$|/favicon")


@pytest.fixture(scope="module")
def installed_house(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the wheel."""
    package = tmp_path_factory.mktemp("site")
    with ZipFile(wheel) as archive:
        archive.extractall(package)
    opened = House(tmp_path_factory.mktemp("house") / "tables.db", package=package)
    opened.open()
    yield opened
    opened.shut()


class Line:
    """What a page has asked for, and what that weighs."""

    def __init__(self, visitor: Visitor) -> None:
        self.asked: dict[str, str] = {}
        self.weights: dict[str, int] = {}
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self.ask)
        line.on("Network.loadingFinished", self.weigh)

    def ask(self, event: dict[str, object]) -> None:
        url = str(event["request"]["url"])  # type: ignore[index]
        if not url.startswith(("data:", "blob:")):
            self.asked[str(event["requestId"])] = re.sub(r"^http://[^/]+(/v/\w+)?", "", url)

    def weigh(self, event: dict[str, object]) -> None:
        self.weights[str(event["requestId"])] = int(str(event["encodedDataLength"]))

    def total(self) -> tuple[int, int, str]:
        sizes = [(self.weights.get(each, 0), url) for each, url in self.asked.items()]
        told = "\n".join(f"{size:>8} {url}" for size, url in sorted(sizes, reverse=True))
        return len(sizes), sum(size for size, _ in sizes), told


def opened(visitor: Visitor, page: str, seen: str) -> Line:
    line = Line(visitor)
    visitor.go(page).locator(seen).first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")
    return line


def of_wallenstein(anna: Visitor) -> str:
    return f"#/table/{anna.new_table(*CHAIRS)}"


def of_the_war(anna: Visitor) -> str:
    return f"#/table/{war_table(anna, 'early_war', 'me', 'random')}"


@pytest.mark.parametrize(
    ("address", "seen"),
    [
        (lambda _: "", "[data-game=wallenstein] .btn.go"),
        (of_wallenstein, "svg.map [data-place]"),
        (of_the_war, "svg.map [data-place]"),
    ],
    ids=["first page", "wallenstein", "thirty_years_war"],
)
def test_a_page_asks_for_little(
    visit_at: Callable[..., Visitor],
    installed_house: House,
    address: Callable[[Visitor], str],
    seen: str,
) -> None:
    anna = visit_at(installed_house, new=True)
    line = opened(anna, address(anna), seen)
    count, weight, told = line.total()
    assert 5 < count <= MOST_REQUESTS - UNCOUNTED, told
    assert 100_000 < weight <= MOST_BYTES, told
    assert not [url for url in line.asked.values() if not SHIPPED.search(url.split("?")[0])], told


def test_a_game_is_played_on_the_bundle(
    visit_at: Callable[..., Visitor], installed_house: House
) -> None:
    """From the first page to a table, over it, in another language, and into its replay."""
    anna = visit_at(installed_house, new=True)
    modules: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith(".js") and "/bundle/" not in request.url:
            modules.append(request.url)

    anna.notice("request", note)
    page = anna.go()
    page.locator("[data-game=wallenstein] .btn.go").click()
    page.locator(".mat .box.bid").wait_for()
    assert faces(page) == {"Alegreya Sans", "EB Garamond", "Fell SC", "Fell Canon SC"}
    page.keyboard.press("l")
    page.locator(".chronicle-sheet .log li").first.wait_for()
    page.keyboard.press("Escape")
    anna.page.evaluate("location.hash = '#/'")
    page.locator(".my-game").first.wait_for()
    expect(page.locator(".mat")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select").first.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    page.locator(".my-game").first.click()
    page.locator(".mat .box.bid").wait_for()
    assert modules == []


def faces(page: Page) -> set[str]:
    """The faces that the page has, and sets its text in."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(
        "() => [...document.fonts].filter((face) => face.status === 'loaded').map((f) => f.family)"
    )
    return {name.strip('"') for name in found}
