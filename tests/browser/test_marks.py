"""What a question is about is marked on the map, as it is played and not only after a reload."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Visit
from tools.browser.hand import marching
from tools.browser.visitor import Visitor

MARKED = """(kinds) => [...document.querySelectorAll(".map [data-place]")]
  .filter((county) => kinds.includes(county.dataset.mark)).map((county) => county.dataset.place)"""


def marked(anna: Visitor, *kinds: str) -> set[str]:
    return set(anna.page.evaluate(MARKED, kinds))


def march_is_marked(anna: Visitor) -> None:
    """Where it begins, and all counties that it may lead to."""
    (question,) = anna.position["questions"]
    choices = [choice.split() for choice in question["choices"]]
    targets = {words[1] for words in choices if words[0] == "march"}
    assert targets
    anna.wait(lambda: marked(anna, "move", "attack") == targets, f"marks on {targets}")
    assert marked(anna, "source") == {question["about"]["county"]}


PHONE = {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}


@pytest.mark.parametrize("like", [{}, PHONE], ids=["desk", "phone in the evening"])
def test_a_march_is_marked_as_soon_as_it_is_asked_for(visit: Visit, like: dict[str, Any]) -> None:
    anna = visit(**like)
    hand = marching(anna)
    march_is_marked(anna)
    hand.answer()
    hand.play(lambda: hand.asked() == "march" or hand.over())
    if not hand.over():  # chance decides whether there is another
        anna.drawn()
        hand.read_news()
        march_is_marked(anna)
