"""Learning in the page: who only does what is pointed at finishes a round; help on the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Look, Visit
from tools.browser.pupil import Pupil, begun
from tools.browser.visitor import Visitor

from westphalia.lessons import lessons_of


def finished(pupil: Pupil, game: str, number: int = 0) -> None:
    """Follows a lesson to its end, and has met all of its points."""
    while pupil.step():
        pass
    lesson = list(lessons_of(game).values())[number]
    said = [point.say for stage in lesson.stages for point in stage.points]
    assert pupil.points == said


SIZES = {"a desk": (1440, 900), "a phone": (390, 844)}
at_every_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


def at_size(anna: Visitor, size: tuple[int, int]) -> None:
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})


@at_every_size
def test_whoever_follows_the_lesson_finishes_a_season(
    size: tuple[int, int], visit: Visit, look: Look
) -> None:
    anna = visit()
    at_size(anna, size)
    pupil = begun(anna, "wallenstein")
    look(anna)
    finished(pupil, "wallenstein")
    assert anna.position["table"]["when"]["season"] == "summer"
    look(anna)
    anna.page.locator(".lesson .primary").click()
    expect(anna.page.locator(".lesson")).to_have_count(0)
    again = anna.go().locator("[data-game=wallenstein] .learn-it[data-lesson=season]")
    expect(again, "what is finished is not gone on with").to_contain_text("Learn it")


@at_every_size
def test_whoever_follows_the_second_lesson_feeds_and_scores(
    size: tuple[int, int], visit: Visit, look: Look
) -> None:
    anna = visit()
    at_size(anna, size)
    pupil = begun(anna, "wallenstein", "winter")
    finished(pupil, "wallenstein", 1)
    assert anna.position["view"]["year"] == 2
    look(anna)


@at_every_size
def test_whoever_follows_the_lesson_finishes_a_turn(
    size: tuple[int, int], visit: Visit, look: Look
) -> None:
    anna = visit()
    at_size(anna, size)
    pupil = begun(anna, "thirty_years_war")
    look(anna)
    for _ in range(4):  # what is spoken of is brought back onto the map
        anna.page.get_by_role("button", name="Zoom in").click()
    finished(pupil, "thirty_years_war")
    assert anna.position["table"]["when"]["turn"] == 2


def test_whoever_follows_the_lesson_of_the_war_has_met_all_of_it(visit: Visit, look: Look) -> None:
    anna = visit()
    at_size(anna, SIZES["a desk"])
    pupil = begun(anna, "thirty_years_war", "war")
    while pupil.points[-1:] != ["war-retreat"]:
        assert pupil.step()
    result = anna.page.locator(".battle-result")
    expect(result, "the result of the battle stays").to_contain_text("Pappenheim")
    look(anna)
    anna.page.reload()
    expect(result, "until it is put away").to_contain_text("Pappenheim")
    anna.page.keyboard.press("x")
    expect(result).to_have_count(0)
    at_size(anna, SIZES["a phone"])
    finished(pupil, "thirty_years_war", 1)
    assert anna.position["table"]["when"]["turn"] == 2
    look(anna)


def test_whoever_goes_another_way_is_told_so_and_led_back(visit: Visit, look: Look) -> None:
    anna = visit()
    page = anna.page
    pupil = begun(anna, "wallenstein")
    card = page.locator(".lesson")
    while pupil.points[-1:] != ["bid"]:
        pupil.step()
    expect(card.get_by_role("button", name="Next")).to_have_count(0)
    page.keyboard.press("Escape")  # what was taken up is put down
    for pressed in (".hand [data-card=money_0]", "[data-box=bid]", "[data-action=fill]"):
        page.locator(pressed).first.click()
    expect(card, "another bid is not the one that is asked for").to_have_attribute(
        "data-point", "bid"
    )
    page.locator("[data-action=seal]").first.click()
    expect(card).to_have_attribute("data-says", "astray", timeout=20_000)
    expect(card).to_contain_text("You went another way than the lesson.")
    expect(card).not_to_contain_text("You bid most")
    look(anna)
    former = page.url
    card.get_by_role("button", name="Back to the lesson").click()
    expect(card).to_have_attribute("data-point", "aim")
    assert page.url != former
    pupil.points, pupil.last = [], ("", "")
    while pupil.points[-1:] != ["bids"]:
        pupil.step()
    expect(card, "what was said of the bids is so now").to_have_attribute("data-point", "place")


def test_a_lesson_that_was_skipped_is_taken_up_again(visit: Visit) -> None:
    anna = visit()
    begun(anna, "wallenstein").step()
    page = anna.page
    page.locator(".lesson .cite").click()
    expect(page.locator(".rules-sheet .clauses li")).to_have_count(1)
    page.locator(".rules-sheet :focus").wait_for()
    page.keyboard.press("Escape")
    page.locator(".lesson").get_by_role("button", name="Skip the lesson").last.click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.reload()
    page.locator(".mat").wait_for()
    expect(page.locator(".lesson")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on with the lesson").click()
    expect(page.locator(".lesson")).to_have_attribute("data-point", "year")
    anna.go()
    page.locator("[data-game=wallenstein]").get_by_text("Go on: First round").click()
    expect(page.locator(".lesson")).to_have_attribute("data-point", "year")


@pytest.mark.parametrize("game", ["wallenstein", "thirty_years_war"])
def test_a_whole_round_is_on_one_page(game: str, visit: Visit, look: Look) -> None:
    anna = visit()
    page = anna.go()
    page.locator(f"[data-game={game}] .learn .quiet").dblclick()
    parts = page.locator("dialog.course .course-parts > li")
    expect(parts).to_have_count(5)
    expect(page.locator("dialog.course [aria-current]")).to_have_count(0)
    look(anna)
    expect(page.locator("dialog.course")).to_have_count(1)
    anna.hold_up("**/clauses?*", lambda route: route.abort(), times=1)
    anna.forgive("clauses")
    page.locator(".course-parts .cite").first.click()
    expect(page.locator(".rules-sheet .wrong")).to_have_text(
        "The server cannot be reached. The page keeps trying."
    )
    page.keyboard.press("Escape")
    page.locator(".course-parts .cite").first.click()
    expect(page.locator(".rules-sheet .clauses li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    begun(anna, game)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="A whole round on one page").click()
    expect(page.locator("dialog.course .course-parts > .now")).to_have_count(1)
    expect(page.locator("dialog.course .course-line .now")).to_have_count(1)
    page.go_back()
    expect(page.locator("dialog"), "a step back puts away what lies over the page").to_have_count(0)
    expect(page.locator(".table-page")).to_be_visible()
    page.go_back()
    expect(page.locator(f"[data-game={game}]")).to_be_visible()


def test_every_open_card_is_told_to_whoever_points_at_it_or_comes_by_keys(visit: Visit) -> None:
    anna = visit()
    page = anna.go(f"#/table/{anna.new_table('me', 'captain', 'captain', modules=['court'])}")
    bubble = page.locator(".tip-bubble")
    page.locator(".evl li").first.hover()
    expect(bubble).to_contain_text("If it is left for winter")
    expect(bubble.locator(".cite")).to_have_text(re.compile(r"W6\.4"))
    page.keyboard.press("Escape")
    page.locator(".bon li").first.focus()
    said = set()
    for _ in anna.position["view"]["tiles"]:
        page.keyboard.press("ArrowRight")
        expect(bubble.locator(".cite")).to_have_text(re.compile(r"W6\.2"))
        said.add(bubble.inner_text())
    assert len(said) == len(anna.position["view"]["tiles"]), "each tile has its own text"
    page.keyboard.press("Escape")
    page.locator(".fav li").first.hover()
    expect(bubble.locator(".cite")).to_have_text(re.compile(r"E5\."))
    assert page.locator(".fav li .gift svg").count() == 3
    assert page.evaluate(
        "[...document.querySelectorAll('[data-tip]')].every((one) => "
        "document.getElementById(`tip-${one.dataset.tip}`))"
    ), "whatever can be asked has a text"


def test_what_an_action_does_is_told_to_whoever_points_at_it(visit: Visit) -> None:
    anna = visit()
    page = anna.go(
        f"#/table/{anna.new_table('me', 'captain', 'captain', options={'setup': 'line-up'})}"
    )
    taxes = page.locator(".mat [data-box=collect_taxes]")
    bubble = page.locator(".tip-bubble")
    taxes.hover()
    expect(bubble).to_contain_text("Take the Thalers of the county")
    expect(bubble.locator(".cite")).to_have_text("W5.6.1")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(taxes).to_have_accessible_description(re.compile("Take the Thalers"))
    anna.drawn()
    before = taxes.bounding_box()
    page.locator(".mat [data-box=build_palace]").focus()
    page.keyboard.press("ArrowRight")  # as somebody at the keyboard
    expect(bubble).to_contain_text("church")
    assert taxes.bounding_box() == before, "nothing moves for a text"
