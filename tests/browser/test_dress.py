"""A page looks the same whichever way one came to it: nothing of the last one dresses it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.browser.war_hand import war_table

pytestmark = pytest.mark.slow
LOOKS = """() => {
  const told = "display position margin padding borderWidth fontSize fontWeight lineHeight color backgroundColor gap".split(" ");
  const path = (one) => (one && one.id !== "page" ? `${path(one.parentElement)} ${one.localName}.${one.getAttribute("class") ?? ""}` : "");
  return Object.fromEntries([...document.querySelectorAll("#page *")].map((one) => {
    const style = getComputedStyle(one);
    return [path(one), told.map((name) => `${name}: ${style[name]}`).join("; ")];
  }));
}"""  # noqa: E501
READY = {"table": ".map [data-place]", "": "[data-game] .btn.go"}
FEW = 100  # of the elements that a page has in any case


def looks(anna: Visitor, route: str, *, anew: bool) -> dict[str, str]:
    """How everything on a page looks that is opened, or that one goes to from another."""
    page: Page = anna.page
    if anew:
        anna.go(route)
    else:
        page.evaluate("(route) => (location.hash = route)", route)
    page.locator(READY[route.split("/")[1]]).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    anna.drawn()
    found: dict[str, str] = page.evaluate(LOOKS)
    return found


def test_a_page_looks_the_same_whichever_way_one_came_to_it(visit: Visit) -> None:
    anna = visit(new=True)
    war = war_table(anna, "early_war", "me", "random")
    tables = [anna.new_table("me", "captain", "captain"), war]
    routes = ["#/", *(f"#/table/{table}" for table in tables)]
    alone = {route: looks(anna, route, anew=True) for route in routes}
    way = [*routes, routes[1], routes[0]]
    looks(anna, way[0], anew=True)
    anna.page.locator(".mast .btn.qu").first.click()  # what is opened over a page is dressed too
    anna.page.get_by_role("dialog").wait_for()
    anna.page.keyboard.press("Escape")
    faults: list[str] = []
    for route in way[1:]:
        came = looks(anna, route, anew=False)
        both = came.keys() & alone[route].keys()
        assert len(both) > FEW
        other = [one for one in sorted(both) if came[one] != alone[route][one]]
        faults += [f"{route} {one}: {came[one]}, not {alone[route][one]}" for one in other[:3]]
    assert not faults, "\n".join(faults)
