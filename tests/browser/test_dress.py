"""A page looks the same whichever way one came to it: nothing of the last one dresses it."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.war_hand import war_table
from tools.browser.visitor import Visitor

LOOKS = """() => {
  const told = "display position margin padding borderWidth fontSize fontWeight lineHeight color backgroundColor gap".split(" ");
  const path = (one) => (one && one.id !== "page" ? `${path(one.parentElement)} ${one.localName}.${one.getAttribute("class") ?? ""}` : "");
  return Object.fromEntries([...document.querySelectorAll("#page *")].map((one) => {
    const style = getComputedStyle(one);
    return [path(one), told.map((name) => `${name}: ${style[name]}`).join("; ")];
  }));
}"""  # noqa: E501
READY = {"table": ".map [data-place]", "": "[data-game] .btn.go"}
FEW = 60  # of the elements that a page has in any case


def looks(anna: Visitor) -> dict[str, str]:
    """How everything on the page looks."""
    anna.drawn()
    found: dict[str, str] = anna.page.evaluate(LOOKS)
    return found


def alone(anna: Visitor, route: str) -> dict[str, str]:
    """How a page looks that is opened anew, when all that it fetches has come."""
    anna.go(route).locator(READY[route.split("/")[1]]).first.wait_for(state="attached")
    anna.page.wait_for_load_state("networkidle")
    return looks(anna)


def otherwise(came: dict[str, str], expected: dict[str, str]) -> list[str]:
    """What looks otherwise than expected, if what is to be seen has come."""
    both = came.keys() & expected.keys()
    if len(both) <= FEW:
        return ["nothing is there yet"]
    other = [one for one in sorted(both) if came[one] != expected[one]]
    return [f"{one}: {came[one]}, not {expected[one]}" for one in other[:3]]


def test_a_page_looks_the_same_whichever_way_one_came_to_it(visit: Visit) -> None:
    anna = visit(new=True)
    war = war_table(anna, "early_war", "me", "random")
    tables = [anna.new_table("me", "captain", "captain"), war]
    routes = ["#/", *(f"#/table/{table}" for table in tables)]
    expected = {route: alone(anna, route) for route in routes}
    alone(anna, routes[0])
    anna.page.locator(".mast .btn.quiet").first.click()  # what is opened over a page is dressed too
    anna.page.get_by_role("dialog").wait_for()
    anna.page.keyboard.press("Escape")
    for route in [*routes[1:], routes[1], routes[0]]:
        anna.page.evaluate("(route) => (location.hash = route)", route)
        comes_to(anna, expected[route], route)


def comes_to(anna: Visitor, expected: dict[str, str], route: str) -> None:
    """Soon the page looks as it did when it was opened anew."""
    try:
        anna.wait(lambda: not otherwise(looks(anna), expected), "the same look")
    except AssertionError:
        assert otherwise(looks(anna), expected) == [], route
