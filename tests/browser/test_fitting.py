"""On no screen is a text cut, a control under another one, or a name under a sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewContext
from tests.browser.test_map import SCREENS
from tools.browser.fitting import unfit
from tools.browser.house import House
from tools.browser.studio import Cast, Studio, told
from tools.browser.visitor import Visitor

ALL = (*SCREENS, (390, 844), (360, 640), (844, 390))
TIGHT = ((1024, 768), (1280, 720), (390, 844), (360, 640))  # those with the least room
FIVE = Cast(
    "wallenstein",
    ("Anna", "Mathias", "Gustav", "Amalie", "Maximilian"),
    ("leaders", "landsknechts", "court"),
    {"setup": "draft"},
)
WAR = Cast("thirty_years_war", ("Anna", "Mathias"), options={"scenario": "intervention"})
NUMBERS = """() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/\\d+/g).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  return [...document.querySelectorAll(".map .armies")].flatMap((number) => {
    const { fill, stroke, strokeWidth } = getComputedStyle(number);
    const [less, more] = [light(fill), light(stroke)].sort((a, b) => a - b);
    const rim = parseFloat(strokeWidth); // without one the hatching would cross it
    if (more / less >= 4.5 && rim >= 4) return [];
    return [`${number.textContent} in ${number.getAttribute("class")}: ${more / less}`];
  });
}"""
COLLIDING = """() => {
  const names = [...document.querySelectorAll(".map .county-name")];
  const boxes = names.map((name) => [name.textContent, name.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
    .filter(([, b]) => over(a, b)).map(([other]) => `${one} and ${other}`));
}"""
Open = Callable[[Cast], Studio]


@pytest.fixture(scope="module")
def studio(new_context: NewContext, house: House) -> Iterator[Open]:
    """One told game of each kind."""
    open_: dict[str, Studio] = {}

    def found(cast: Cast) -> Studio:
        if cast.game not in open_:
            open_[cast.game] = Studio(house, new_context, told(cast))
        return open_[cast.game]

    yield found
    for one in open_.values():
        one.host.context.close()


def fits(anna: Visitor, *languages: str) -> None:
    """On every screen in English, and on those with the least room in other languages."""
    faults: list[str] = []
    for language in languages:
        anna.speak(language)
        for width, height in ALL if language == "en" else TIGHT:
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.drawn()
            found = unfit(anna.page)
            faults += [f"{width} × {height} in '{language}': {fault}" for fault in found]
    anna.context.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("cast", "kind", "languages"),
    [
        (FIVE, "plan", "en de fr"),
        (FIVE, "march", "de"),
        (FIVE, "position", "fr"),
        (FIVE, "favour", "de"),
        (WAR, "card_round", "en de"),
        (WAR, "march_on", "fr"),
        (WAR, "combat_cards", "de"),
    ],
    ids=lambda value: value.game if isinstance(value, Cast) else str(value),
)
def test_a_question_fits_the_screen(studio: Open, cast: Cast, kind: str, languages: str) -> None:
    fits(studio(cast).at(kind), *languages.split())


@pytest.mark.parametrize("cast", [FIVE, WAR], ids=lambda cast: cast.game)
def test_the_end_and_looking_back_fit_the_screen(studio: Open, cast: Cast) -> None:
    played = studio(cast)
    anna = played.guest()
    anna.go(f"#/table/{played.finished}").locator(".phase.end").wait_for(state="attached")
    fits(anna, "de")
    at = middle_of(played)
    anna = played.guest()
    page = anna.go(f"#/replay/{played.finished}/{at}?seat=0")
    page.locator(".log li").first.wait_for(state="attached")
    fits(anna, "fr")


def middle_of(played: Studio) -> int:
    asked = played.story.asked
    return asked[len(asked) // 2][2]


def test_the_table_fits_whoever_watches(studio: Open) -> None:
    """Five plans lie open, and the chronicle and the order of actions over the map."""
    played = studio(FIVE)
    carla = played.visitor()
    page = carla.go(f"#/table/{played.fork(played.story.moment('march'))}")
    page.locator(".chron .log li").first.wait_for()
    fits(carla, "de")


def test_the_number_of_armies_of_every_seat_can_be_read(studio: Open) -> None:
    page = studio(FIVE).at("plan").page
    assert page.locator(".map .armies").count() > 20
    assert page.evaluate(NUMBERS) == []
    page.emulate_media(color_scheme="dark")
    page.locator("[data-theme=candle]").wait_for(state="attached")
    assert page.evaluate(NUMBERS) == []
    page.context.close()


def test_events_columns_and_majorities_are_read_while_planning(studio: Open) -> None:
    """With all expansions and five seats there is room for them on the desk."""
    page = studio(FIVE).at("plan", "spring 2").page
    events = page.locator(".evl span")
    assert events.count() == 4
    shown = "(all) => all.every((one) => one.offsetWidth > 20)"
    assert events.evaluate_all(shown)
    assert page.locator(".led thead th[title] span").evaluate_all(shown)
    line = page.locator(".standing-line button")
    whole = "({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight"
    assert page.locator(".desk > .facts").evaluate(whole)
    line.click()
    expect(page.locator(".standing tbody tr")).to_have_count(5)
    expect(page.get_by_role("heading", level=1)).to_have_text("Wallenstein")
    expect(page.locator("th:empty")).to_have_count(0)
    page.context.close()


def test_names_and_buildings_stay_on_the_map_of_a_small_desk(studio: Open) -> None:
    page = studio(FIVE).at("march", viewport={"width": 1280, "height": 720}).page
    page.locator(".map-part.has-strip .mapbox[data-detail=middle]").wait_for()
    assert page.locator(".map .county-name text:visible").count() > 40
    assert page.locator(".map .site.built:visible").count() > 20
    assert page.evaluate(COLLIDING) == []
    page.context.close()


def test_a_check_that_finds_nothing_would_be_no_check(studio: Open) -> None:
    page = studio(FIVE).at("plan").page
    page.locator(".prompt .say").evaluate(
        "({ style }) => Object.assign(style, { width: '40px', overflow: 'hidden' })"
    )
    page.locator(".prompt .act .btn").nth(1).evaluate(
        "(one) => Object.assign(one.style, { position: 'absolute', right: '10px' })"
    )
    page.locator(".led td").first.evaluate("(cell) => (cell.innerHTML = '<i>99999999999999</i>')")
    page.locator(".led").evaluate("({ style }) => (style.tableLayout = 'fixed')")
    found = " ".join(unfit(page))
    page.context.close()
    assert "is cut by p.say" in found
    assert "lies over" in found
    assert "reaches out of its cell" in found
