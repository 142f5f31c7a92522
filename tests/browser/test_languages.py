"""The page in German and French: every sentence of it, and none left in English or as a key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.browser.conftest import Visit
from tests.browser.hand import Hand
from tests.browser.quick_hand import play_through
from tests.browser.visitor import Visitor

from westphalia.games import GAMES
from westphalia.locales import COMPLETE, LANGUAGES
from westphalia.locales.completeness import game_of

LOCALES = Path(__file__).parents[2] / "src" / "westphalia" / "locales"
# A message of one line; the forms of a name, its attributes, may follow.
MESSAGE = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n +[^\s.])", re.MULTILINE)
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
KEY_LIKE = re.compile(r"(?<![\w./#-])[a-z]+(?:-[a-z0-9_]+)+(?![\w-])")
LONG = 6  # letters; shorter messages may well be the same word in two languages
WORDS = """() => [...document.querySelectorAll("body, body *")].flatMap((element) => [
  ...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((text) => text.data),
]).map((text) => text.trim()).filter(Boolean)"""


def texts(language: str, game: str) -> dict[str, str]:
    """The messages of a language that are plain text, as far as a page of that game says them.

    Another game may name a city as this one does not.
    """
    files = [
        path
        for path in sorted((LOCALES / language).glob("*.ftl"))
        if game_of(path.name, GAMES) in (None, game) or path.stem.endswith("-lobby")
    ]
    return {key: text.strip() for path in files for key, text in MESSAGE.findall(path.read_text())}


def first_words() -> set[str]:
    """What keys begin with: 'table' for table-skip."""
    files = sorted((LOCALES / "en").glob("*.ftl"))
    return {key.split("-")[0] for path in files for key in KEY.findall(path.read_text())}


def reads_well(visitor: Visitor, language: str, game: str = "wallenstein") -> None:
    visitor.drawn()
    words: list[str] = visitor.page.evaluate(WORDS)
    assert len(words) > 20
    begins = first_words()
    keys = {key for text in words for key in KEY_LIKE.findall(text) if key.split("-")[0] in begins}
    assert not keys, f"keys are shown instead of their sentences: {sorted(keys)}"
    english, spoken = texts("en", game), texts(language, game)
    only_english = {
        text for key, text in english.items() if len(text) > LONG and spoken.get(key) != text
    } - set(spoken.values())
    left = (only_english & set(words)) - {"English"}  # a language is called by its own name
    assert not left, f"not in '{language}': {sorted(left)}"
    assert (set(spoken.values()) - set(english.values())) & set(words)
    assert visitor.page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_lobby_and_table_are_translated(visit: Visit, language: str) -> None:
    anna = visit(locale=LANGUAGES[language].region)
    page = anna.go()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    page.locator("details summary").first.click()
    reads_well(anna, language)
    modules = ["leaders", "landsknechts", "court"]
    table = anna.new_table("me", "captain", "captain", modules=modules, options={"setup": "draft"})
    anna.go(f"#/table/{table}").locator(".phase").first.wait_for()
    reads_well(anna, language)
    hand = Hand(anna)

    def read(_: str) -> None:
        reads_well(anna, language)
        if hand.read_news():
            reads_well(anna, language)

    def a_round(seen: set[str]) -> bool:
        return {"plan", "position"} < seen and anna.position["view"]["season"] != "spring"

    play_through(anna, look=read, until=a_round)
    page.keyboard.press("l")
    page.keyboard.press("?")
    reads_well(anna, language)


def test_a_language_chosen_in_the_lobby_stays(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    page.locator(".langs button[lang=fr]").click()
    page.locator("html[lang=fr]").wait_for(state="attached")
    reads_well(anna, "fr")
    page.reload()
    page.locator("[data-game=wallenstein] .btn.go").wait_for()
    reads_well(anna, "fr")
