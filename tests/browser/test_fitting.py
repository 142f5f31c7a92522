"""On no screen is a text cut, a control under another one, or a name under a sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.fitting import unfit
from tests.browser.house import House
from tests.browser.studio import Cast, Studio, told
from tests.browser.test_map import SCREENS
from tests.browser.visitor import drawn

pytestmark = pytest.mark.slow
ALL = (*SCREENS, (390, 844), (360, 640))
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
Open = Callable[[Cast], Studio]


@pytest.fixture(scope="module")
def studio(browser: Browser, house: House) -> Iterator[Open]:
    """One told game of each kind."""
    open_: dict[str, Studio] = {}

    def found(cast: Cast) -> Studio:
        if cast.game not in open_:
            open_[cast.game] = Studio(house, browser, told(cast))
        return open_[cast.game]

    yield found
    for one in open_.values():
        one.host.context.close()


def fits(page: Page, sizes: tuple[tuple[int, int], ...] = TIGHT) -> None:
    faults: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        faults += [f"{width} × {height}: {fault}" for fault in unfit(page)]
    page.context.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("cast", "kind", "language"),
    [
        (FIVE, "plan", "en-GB"),
        (FIVE, "plan", "de-DE"),
        (FIVE, "plan", "fr-FR"),
        (FIVE, "march", "de-DE"),
        (FIVE, "position", "fr-FR"),
        (FIVE, "favour", "de-DE"),
        (WAR, "card_round", "en-GB"),
        (WAR, "card_round", "de-DE"),
        (WAR, "march_on", "fr-FR"),
        (WAR, "combat_cards", "de-DE"),
    ],
    ids=lambda value: value.game if isinstance(value, Cast) else str(value),
)
def test_a_question_fits_the_screen(studio: Open, cast: Cast, kind: str, language: str) -> None:
    page = studio(cast).at(kind, locale=language).page
    fits(page, ALL if language == "en-GB" else TIGHT)


@pytest.mark.parametrize("cast", [FIVE, WAR], ids=lambda cast: cast.game)
def test_the_end_and_looking_back_fit_the_screen(studio: Open, cast: Cast) -> None:
    played = studio(cast)
    page = played.guest(locale="de-DE").go(f"#/table/{played.finished}")
    page.locator(".phase.end").wait_for(state="attached")
    fits(page)
    at = middle_of(played)
    page = played.guest(locale="fr-FR").go(f"#/replay/{played.finished}/{at}?seat=0")
    page.locator(".log li").first.wait_for(state="attached")
    fits(page)


def middle_of(played: Studio) -> int:
    asked = played.story.asked
    return asked[len(asked) // 2][2]


def test_the_table_fits_whoever_watches(studio: Open) -> None:
    """Five plans lie open, and the chronicle and the order of actions over the map."""
    played = studio(FIVE)
    page = played.visitor(locale="de-DE").go(f"#/table/{played.fork(played.story.moment('march'))}")
    page.locator(".chron .log li").first.wait_for()
    fits(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_number_of_armies_of_every_seat_can_be_read(studio: Open, scheme: str) -> None:
    page = studio(FIVE).at("plan", color_scheme=scheme).page
    assert page.locator(".map .armies").count() > 20
    assert page.evaluate(NUMBERS) == []
    page.context.close()


def test_names_and_buildings_stay_on_the_map_of_a_small_desk(studio: Open) -> None:
    page = studio(FIVE).at("march", viewport={"width": 1280, "height": 720}).page
    page.locator(".map-part.has-strip .mapbox[data-detail=middle]").wait_for()
    assert page.locator(".map .county-name text:visible").count() > 40
    assert page.locator(".map .site.built:visible").count() > 20
    page.context.close()


def test_a_check_that_finds_nothing_would_be_no_check(studio: Open) -> None:
    page = studio(FIVE).at("plan").page
    page.locator(".prompt .say").evaluate(
        "({ style }) => Object.assign(style, { width: '40px', overflow: 'hidden' })"
    )
    page.locator(".prompt .act .btn").nth(1).evaluate(
        "(one) => Object.assign(one.style, { position: 'absolute', right: '10px' })"
    )
    found = " ".join(unfit(page))
    page.context.close()
    assert "is cut by p.say" in found
    assert "lies over" in found
