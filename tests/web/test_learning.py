"""What the page explains: every text and every box of a round cites a clause, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.keys import course_parts
from tests.messages import messages

from westphalia.clauses import clauses
from westphalia.games import GAMES
from westphalia.locales import COMPLETE

GAMES_OF_THE_PAGE = Path(__file__).parents[2] / "src" / "westphalia" / "web" / "games"
TEXT = re.compile(r'"?([\w-]+)"?: "([WE]?\d[\w.]*)"')


def module(game: str, name: str) -> str:
    return (GAMES_OF_THE_PAGE / game / f"{name}.js").read_text(encoding="utf-8")


def boxes(game: str) -> dict[str, str]:
    """The parts of a round and their steps, with their clauses."""
    found = {}
    for part, clause, steps in course_parts(game):
        found[part] = clause
        found |= {f"{part}-{step}": cited for step, cited in steps}
    assert len(found) > 15
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_explained_cites_a_clause(game: str) -> None:
    known = clauses(game)
    texts = dict(TEXT.findall(module(game, "tips")))
    assert len(texts) > 15
    cited = {*texts.values(), *boxes(game).values()}
    assert cited - known.keys() == set()


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_box_of_a_round_is_said(game: str, language: str) -> None:
    [family] = re.findall(r'family: "(\w+)"', module(game, "course"))
    parts = [part for part in boxes(game) if "-" not in part]
    wanted = {f"{family}-{name}" for name in [*boxes(game), "title"]}
    wanted |= {f"{family}-{part}-about" for part in parts}
    assert wanted - messages(language, game).keys() == set()
