"""A server, a browser, and visitors that notice everything that goes wrong."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)
from tests.programs import left_out
from tools.browser.house import FLAGS, House, NoBrowser, chromium
from tools.browser.visitor import PATIENCE, Visitor

Visit = Callable[..., Visitor]
NewContext = Callable[..., BrowserContext]
Look = Callable[..., None]  # a visitor, and whether the evening is looked at too
SERIOUS = ("serious", "critical")  # what axe may not find
# What it would fetch beforehand serves rules about rotation and sound, which are not looked at.
AXE = """(rules) => axe.run(document, {
  runOnly: rules, resultTypes: ["violations"], preload: false
})"""
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
# Nothing is painted that nobody looks at: a quarter of all work would go into pixels of the map.
# Whatever is less than 0.0004 opaque a browser does not paint, and it is as visible as before to
# all who measure, point or ask.
VEIL = """
  globalThis.veil = new CSSStyleSheet();
  veil.replaceSync("body { opacity: .0001 !important }");
  document.adoptedStyleSheets.push(veil);
"""
DESK: ViewportSize = {"width": 1440, "height": 900}
PLAIN: dict[str, Any] = {
    "viewport": DESK,
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "color_scheme": "light",
}

expect.set_options(timeout=PATIENCE * 1000)  # what is expected may take its time


def installed(*, whole: bool = False) -> str:
    """An installed Chromium; where there is none, no browser test is run."""
    try:
        return chromium(whole=whole)
    except NoBrowser as none:
        left_out(f"{none}: no browser test was run")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the session: its loop would be found running by the tests that bring their own.
    path = installed()
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE * 1000)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def new_context(browser: Browser) -> NewContext:
    """Opens a browser of its own, which paints nothing."""

    def opened(**like: Any) -> BrowserContext:
        context = browser.new_context(**like)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(VEIL)
        return context

    return opened


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house") / "tables.db")
    opened.open()
    yield opened
    opened.shut()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may shut."""
    opened = House(tmp_path / "tables.db")
    opened.open()
    yield opened
    opened.shut()


class Wardrobe:
    """Browsers to be worn again: what they have fetched they need not fetch and read once more.

    Each keeps its page open beside the server's, for its process has all modules at hand.
    """

    def __init__(self, new: NewContext) -> None:
        self.new = new
        self.hung: dict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, **like: Any) -> BrowserContext:
        hung = self.hung[repr(sorted(like.items()))]
        return hung.pop() if hung else self.new(**like)

    def put_back(self, visitor: Visitor, **like: Any) -> None:
        """Nothing of its last person stays in it."""
        context = visitor.context
        if visitor.once or visitor.page.is_closed():
            context.close()
            return
        for page in context.pages:
            if page != visitor.page:
                page.close()
        visitor.leave()  # what is left writes nothing down any more
        visitor.page.evaluate("sessionStorage.clear()")
        line = context.new_cdp_session(visitor.page)
        line.send("Storage.clearDataForOrigin", {"origin": visitor.address, "storageTypes": "all"})
        line.detach()
        context.clear_cookies()
        self.straighten(visitor.page, **like)
        self.hung[repr(sorted(like.items()))].append(context)

    def straighten(self, page: Page, **like: Any) -> None:
        """As large and as calm as it was, with the mouse where nothing is."""
        page.mouse.move(0, 0)
        page.set_viewport_size(like["viewport"])
        page.emulate_media(color_scheme=like["color_scheme"], reduced_motion=like["reduced_motion"])


@pytest.fixture(scope="package")
def wardrobe(new_context: NewContext) -> Wardrobe:
    return Wardrobe(new_context)


@pytest.fixture
def visit_at(wardrobe: Wardrobe) -> Iterator[Callable[..., Visitor]]:
    """Opens a browser of its own at a house; whatever went wrong in one fails the test.

    A *new* one has not been worn.
    """
    visitors: list[tuple[Visitor, House, dict[str, Any]]] = []

    def opened(at: House, new: bool = False, **like: Any) -> Visitor:
        like = PLAIN | like
        context = wardrobe.new(**like) if new else wardrobe.take(**like)
        visitors.append((Visitor(context, at.address), at, like))
        return visitors[-1][0]

    yield opened
    troubles = [trouble for visitor, _, _ in visitors for trouble in visitor.unforgiven()]
    for visitor, at, like in visitors:
        visitor.once |= at.process is None  # there is no way out of a page whose server is gone
        wardrobe.put_back(visitor, **like)
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def visit(visit_at: Callable[..., Visitor], house: House) -> Visit:
    return lambda **like: visit_at(house, **like)


@pytest.fixture(scope="package")
def axe(node_modules: Path) -> str:
    return (node_modules / "axe-core" / "axe.min.js").read_text()


@pytest.fixture
def look(axe: str) -> Look:
    def looked(visitor: Visitor, evening: bool = False) -> None:
        visitor.page.evaluate("veil.disabled = true")
        visitor.drawn()
        if not visitor.page.evaluate("'axe' in globalThis"):
            visitor.page.evaluate(f"() => {{ {axe} }}")
        found_by_axe(visitor.page, KINDS)
        if evening:  # which changes nothing but colours
            visitor.page.emulate_media(color_scheme="dark")
            visitor.page.locator("[data-theme=candle]").wait_for(state="attached")
            visitor.drawn()
            found_by_axe(visitor.page, {"type": "rule", "values": ["color-contrast"]})
            visitor.page.emulate_media(color_scheme="light")
        visitor.page.evaluate("veil.disabled = false")

    return looked


def found_by_axe(page: Page, rules: object) -> None:
    found: dict[str, Any] = page.evaluate(AXE, rules)
    bad = [rule for rule in found["violations"] if rule["impact"] in SERIOUS]
    assert not bad, "\n".join(map(told, bad))


def told(rule: dict[str, Any]) -> str:
    places = [f"{node['target']}: {node['failureSummary'][:160]}" for node in rule["nodes"][:6]]
    return f"{rule['id']} ({rule['impact']}): {'; '.join(places)}"
