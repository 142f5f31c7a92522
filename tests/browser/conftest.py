"""A server, a browser, and visitors that notice everything that goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tests.browser.house import FLAGS, House, chromium
from tests.browser.visitor import PATIENCE, Visitor

Visit = Callable[..., Visitor]
Look = Callable[[Visitor], None]
SERIOUS = ("serious", "critical")  # what axe may not find
DESK: ViewportSize = {"width": 1440, "height": 900}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # Not for the session: its loop would be found running by the tests that bring their own.
    path = chromium()
    with sync_playwright() as play:
        opened = play.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE * 1000)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
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


@pytest.fixture
def visit_at(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Opens a browser of its own at a house; whatever went wrong in one fails the test."""
    visitors: list[Visitor] = []

    def opened(at: House, **like: Any) -> Visitor:
        plain: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**(plain | like))
        context.set_default_timeout(PATIENCE * 1000)
        visitors.append(Visitor(context, at.address))
        return visitors[-1]

    yield opened
    troubles = [trouble for visitor in visitors for trouble in visitor.unforgiven()]
    for visitor in visitors:
        visitor.context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def visit(visit_at: Callable[..., Visitor], house: House) -> Visit:
    return lambda **like: visit_at(house, **like)


@pytest.fixture(scope="module")
def axe(node_modules: Path) -> str:
    return (node_modules / "axe-core" / "axe.min.js").read_text()


@pytest.fixture
def look(axe: str) -> Look:
    def looked(visitor: Visitor) -> None:
        visitor.drawn()
        visitor.page.evaluate(f"() => {{ {axe} }}")
        kinds = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
        script = "(kinds) => axe.run(document, { runOnly: kinds, resultTypes: ['violations'] })"
        found: dict[str, Any] = visitor.page.evaluate(script, kinds)
        bad = [rule for rule in found["violations"] if rule["impact"] in SERIOUS]
        assert not bad, "\n".join(map(told, bad))

    return looked


def told(rule: dict[str, Any]) -> str:
    places = [f"{node['target']}: {node['failureSummary'][:160]}" for node in rule["nodes"][:6]]
    return f"{rule['id']} ({rule['impact']}): {'; '.join(places)}"
