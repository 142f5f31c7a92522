"""A finished game looked at again: the line of time, the chronicle, other eyes, another way on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.test_phone import PHONE, fits
from tools.browser.story import Story, played
from tools.browser.visitor import Visitor

AN_EVENT = 1000  # milliseconds in which a replay goes on by itself


class Past:
    """A game at its end, and the page that looks back at it."""

    def __init__(self, visitor: Visitor, story: Story) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        visitor.post("/api/guest", {"name": "Anna"})
        self.table = story.table(visitor)
        self.told = self.get("/replay")
        self.last: int = self.told["entries"]
        self.log = self.get(f"/replay/{self.last}")["log"]
        self.slider: Locator = self.page.locator("input[type=range]")

    def get(self, path: str) -> Any:
        answer = self.visitor.context.request.get(
            f"{self.visitor.address}/api/tables/{self.table}{path}"
        )
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, at: int) -> None:
        self.visitor.go(f"#/replay/{self.table}/{at}")
        self.page.locator(".map [data-place]").first.wait_for()
        self.page.locator(".log li").first.wait_for()

    @property
    def at(self) -> int:
        """Which moment is shown."""
        return int(self.slider.input_value())

    @property
    def end(self) -> int:
        """The last moment."""
        return int(self.slider.get_attribute("max") or 0)

    def comes_to(self, at: int) -> None:
        self.visitor.wait(lambda: self.at == at, f"moment {at} and not {self.at}")

    def tells(self) -> list[dict[str, Any]]:
        """The entries of the moment that is shown."""
        lines = self.page.locator(".log .now")
        numbers = lines.evaluate_all("(all) => all.map((li) => +li.dataset.n)")
        return [self.log[n - 1] for n in numbers]

    def comes_to_entry(self, entry: dict[str, Any]) -> None:
        self.visitor.wait(lambda: entry in self.tells(), f"the moment of {entry}")

    def scrolls_to(self, line: Locator) -> None:
        """A sentence is scrolled to once it is drawn, which is after the moment has come."""
        self.visitor.wait(lambda: in_its_box(line), "the sentence in its box")

    def marks(self, *kinds: str) -> list[dict[str, Any]]:
        return [mark for mark in self.told["marks"] if mark["kind"] in kinds]

    def line(self, entry: dict[str, Any], more: str = "") -> Locator:
        return self.page.locator(f".log li[data-n='{entry['n']}']{more}")


@pytest.fixture
def past(visit: Visit) -> Callable[..., Past]:
    return lambda **like: Past(visit(**like), played("wallenstein", seats=3, bot="captain"))


def board(page: Page) -> list[str]:
    """Every county as the map tells it."""
    found: list[str] = page.locator(".map [data-place]").evaluate_all(
        "(counties) => counties.map((county) => county.getAttribute('aria-label'))"
    )
    return found


def in_its_box(line: Locator) -> bool:
    """Whether a line is seen whole in the box that scrolls, and nothing around has moved."""
    found: bool = line.evaluate(
        """(line) => {
          const box = line.closest(".chronicle");
          const [frame, place] = [box, line].map((one) => one.getBoundingClientRect());
          const still = [...document.querySelectorAll("html, body, .replay-page, .replay-story")];
          return place.top >= frame.top - 1 && place.bottom <= frame.bottom + 1
            && still.every((around) => around.scrollTop === 0);
        }"""
    )
    return found


def test_any_moment_has_an_address_and_another_future(
    past: Callable[..., Past], visit: Visit
) -> None:
    game = past()
    anna, page = game.visitor, game.page
    game.open(game.last)
    assert game.at == game.end > 50
    end = board(page)
    with page.expect_response(re.compile(r"/replay/\d+\?seat=-2")):
        game.slider.fill(str(game.end // 2))
    anna.wait(lambda: board(page) != end, "the board of the middle")
    page.wait_for_url(re.compile(rf"/replay/{game.table}/(?!{game.last})\d+"))
    then = board(page)
    # Somebody else opens the same address.
    bert = visit()
    bert.page.goto(page.url)
    bert.wait(lambda: board(bert.page) == then, "the same board at the same address")
    # Anna goes on with two of the seats, at one screen.
    page.locator(".top .fork").click()
    seats = page.locator(".take-over select")
    seats.nth(0).select_option("here")
    seats.nth(1).select_option("random")
    seats.nth(2).select_option("here")
    asked: list[str] = []
    anna.notice("request", lambda request: asked.append(request.url))
    page.locator(".take-over .btn.primary").dblclick()
    page.wait_for_url(re.compile("#/table/(?!" + game.table + ")"))
    anna.wait(lambda: anna.position.get("table", {}).get("parent"), "the new table")
    assert len([url for url in asked if url.endswith("/fork")]) == 1, "one table is enough"
    told = [(seat["you"], seat["bot"]) for seat in anna.position["table"]["seats"]]
    assert told == [(True, None), (False, "random"), (True, None)]
    new = anna.go().locator(f".my-game[href*='{anna.position['table']['id']}']")
    expect(new).to_contain_text("taken over from another game")


def test_a_sentence_leads_to_its_moment_and_is_marked_there(past: Callable[..., Past]) -> None:
    game = past()
    page = game.page
    battles = [entry for entry in game.log if entry["event"] == "attack-began"]
    first, last = battles[0], battles[-1]
    assert 0 < first["at"] < last["at"] <= game.last
    for entry in (first, last):
        game.open(max(0, entry["at"] - 2))
        line = game.line(entry)
        line.evaluate("(line) => line.scrollIntoView()")  # as somebody does who reads on
        page.evaluate("document.querySelector('.replay-story').scrollTop = 0")
        line.locator("span").first.click(position={"x": 2, "y": 8})
        game.comes_to_entry(entry)
        game.line(entry, "[aria-current]").wait_for()
        assert page.locator(".log [aria-current]").count() == 1
        game.scrolls_to(line)
    # The cubes of the same answer are another moment, and have an address of their own.
    cast = game.log[last["n"]]
    assert (cast["event"], cast["at"]) == ("cubes-cast", last["at"])
    assert cast not in game.tells()
    page.wait_for_url(re.compile(rf"/{last['at']}\?seat=-2&told={last['n']}$"))
    held = board(page)
    page.keyboard.press("ArrowRight")
    game.comes_to_entry(cast)
    assert last not in game.tells()
    page.keyboard.press("ArrowRight")
    game.visitor.wait(lambda: cast not in game.tells(), "what came of it")
    game.visitor.wait(lambda: board(page) != held, "a board after the battle")
    game.scrolls_to(page.locator(".log [aria-current]"))


def test_keys_lead_along_the_line_of_time(past: Callable[..., Past]) -> None:
    game = past()
    game.visitor.take_clock()
    page, press = game.page, game.page.keyboard.press
    begun = game.marks("season")[2]
    game.open(begun["at"])
    phases = {(mark["at"], mark["event"]) for mark in game.marks("season", "phase", "scoring")}
    here = game.at
    for key, to in (("ArrowRight", here + 1), ("ArrowLeft", here)):
        press(key)
        game.comes_to(to)
    for _ in range(2):
        press("Shift+ArrowRight")
        game.visitor.wait(lambda: game.at > here, "the next phase")  # noqa: B023
        here = game.at
        game.visitor.wait(
            lambda: any((each["at"], each["event"]) in phases for each in game.tells()), "a phase"
        )
    press("Shift+ArrowLeft")
    game.visitor.wait(lambda: game.at < here, "the phase before")
    for key, to in (("Home", 0), ("ArrowLeft", 0), ("End", game.end), ("ArrowRight", game.end)):
        press(key)
        game.comes_to(to)
    game.scrolls_to(page.locator(".log [aria-current]"))
    # Space plays from event to event, here from the beginning, and stops.
    anna = game.visitor
    anna.stop_time()
    press(" ")

    def something_played() -> bool:
        anna.let_pass(AN_EVENT)
        return 0 < game.at < game.end

    anna.wait(something_played, "something played")
    # Faster: in the time of one event several are told.
    press(".")
    press(".")
    before = game.at
    anna.let_pass(AN_EVENT)
    anna.wait(lambda: game.at > before, "something played faster")
    press(" ")
    anna.drawn()
    stopped = game.at
    anna.let_pass(10 * AN_EVENT)
    assert game.at == stopped


def test_the_line_of_time_tells_what_is_on_it(past: Callable[..., Past]) -> None:
    game = past()
    page = game.page
    battle = next(entry for entry in game.log if entry["event"] == "attack-began")
    game.open(battle["at"])
    for kind in ("battle", "revolt"):
        drawn = page.locator(f".slider-marks .{kind}")
        places = drawn.evaluate_all("(all) => all.map((mark) => parseFloat(mark.style.left))")
        assert len(places) == len(game.marks(kind))
        assert places == sorted(places)
    assert page.locator(".slider-periods button").count() >= len(game.marks("season"))
    sentence = page.locator(".log [aria-current] > span").inner_text()
    said = str(game.slider.get_attribute("aria-valuetext"))
    assert re.match(r"\w+ of the (first|second) year: ", said)
    assert sentence in said
    assert f"{game.at + 1} of {game.end + 1}" in said
    # The graph: one line a seat, numbers beside it, and a click leads to a moment.
    field = page.locator(".slider-field")
    for n, measure in enumerate(("points", "thalers", "counties", "armies")):
        page.locator(".slider-top .seg button").nth(n).click()
        now = [str(curve[battle["at"]]) for curve in game.told["curves"][measure]]
        assert page.locator(".legend b").all_inner_texts() == now
        assert page.locator(".slider-line tbody tr:last-child td").all_inner_texts() == now
        assert page.locator(".courses .curve").count() == len(now)
    width = field.evaluate("(field) => field.getBoundingClientRect().width")
    field.click(position={"x": width / 4, "y": 40})
    game.visitor.wait(lambda: abs(game.at - game.end / 4) <= 2, "a quarter of the game")


def test_plans_are_seen_by_whose_eyes_may_see_them(past: Callable[..., Past]) -> None:
    game = past()
    page = game.page
    sealed = next(entry["at"] for entry in game.log if entry["event"] == "event-drawn")
    game.open(sealed)
    hidden, tags = page.locator(".plans .sc.back"), page.locator(".map .tag")
    tags.first.wait_for(state="attached")
    boxes = page.locator(".plans tbody tr").count()
    assert boxes >= 11
    page.locator(".eyes [aria-pressed=true]", has_text="All plans open").wait_for()
    assert hidden.count() == 0
    everything = tags.count()
    page.locator(".eyes button").nth(1).click()
    page.wait_for_url(re.compile(r"\?seat=0\b"))
    game.visitor.wait(lambda: hidden.count() > boxes, "the backs of other plans")
    game.visitor.wait(lambda: 0 < tags.count() < everything, "the tags of one plan alone")
    own = page.locator(".plans tbody tr td:nth-child(2) .sc.back")
    assert own.count() == 0
    page.locator(".eyes button").last.click()
    page.wait_for_url(re.compile(r"\?seat=-1\b"))
    game.visitor.wait(lambda: own.count() > 0, "the back of the first seat's plan")
    assert re.search(rf"/{sealed}\?", page.url)


def test_looking_back_on_a_phone(past: Callable[..., Past]) -> None:
    game = past(**PHONE)
    page = game.page
    battle = next(entry for entry in game.log if entry["event"] == "attack-began")
    game.open(battle["at"])
    fits(game.visitor)
    game.scrolls_to(page.locator(".log [aria-current]"))
    for part in (page.locator(".log [aria-current]"), game.slider, page.locator(".slider-field")):
        place = part.bounding_box()
        assert place
        assert 0 <= place["y"] < place["y"] + place["height"] <= 844, part
    at = game.at
    page.locator(".slider-buttons button").last.tap()
    game.comes_to(at + 1)
    page.locator(".log .move").first.evaluate("(move) => move.scrollIntoView()")
    first = int(page.locator(".log .move").first.inner_text())
    page.locator(".log .move").first.tap()
    game.comes_to(first - 1)
    fits(game.visitor)


def test_a_moment_is_shared_as_a_picture_with_a_link(
    past: Callable[..., Past], visit: Visit
) -> None:
    game = past()
    page = game.page
    battle = next(entry for entry in game.log if entry["event"] == "attack-began")
    game.open(battle["at"] - 1)
    page.keyboard.press("ArrowRight")
    game.comes_to_entry(battle)
    page.keyboard.press("s")
    picture = page.locator(".share img")
    picture.wait_for()
    sentence = page.locator(".replay-story h1").inner_text()
    assert sentence in str(picture.get_attribute("alt"))
    seen = picture.evaluate(COLOURS)
    assert seen["width"] >= 900
    assert seen["colours"] > 200, "a map has more colours than a blank sheet"
    link = page.locator(".share-address input").input_value()
    event = page.locator(".replay-story .of").inner_text().split("event ")[1].split()[0]
    moment = f"/replay/{game.table}/{battle['at']}?seat=-2&told={battle['n']}"
    assert link.endswith(f"{moment}&event={event}"), "it bears the number that the page says"
    with page.expect_download() as saved:
        page.locator(".share .btn.primary").click()
    assert saved.value.suggested_filename.endswith(".png")
    # While a game is played its own people see more than the link shows.
    anna = visit()
    table = anna.new_table("me", "random", "random")
    anna.go(f"#/replay/{table}?seat=0&share=1")  # as the menu of a table opens it
    shared = anna.page.locator(".share-address input")
    shared.wait_for()
    assert "?seat=-1" in shared.input_value()
    assert anna.page.locator(".share .hint").inner_text().endswith("what spectators may see.")


COLOURS = """async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height - 200);
  const colours = new Set(new Uint32Array(data.buffer));
  return { width: canvas.width, colours: colours.size };
}"""
