"""The page about views lists what is there: every part, every verb, and what it shows as it is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.match import start
from westphalia.engine.playout import play_out
from westphalia.engine.step import Play, Question
from westphalia.games import GAMES, find_game

PAGE = (Path(__file__).parents[2] / "docs" / "views.md").read_text(encoding="utf-8")
TITLES = {"wallenstein": "Wallenstein", "thirty_years_war": "Thirty Years War"}
# With which each game shows most of its parts.
SET_UPS: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "wallenstein": (("court",), {"setup": "draft"}),
    "thirty_years_war": (("one_visit",), {}),
}
EVERY = 2  # so many answers lie between two looks


def tables(game: str) -> list[list[list[str]]]:
    """The rows of both tables of a game: the parts of its view, and its verbs."""
    text = re.split(r"^## ", PAGE, flags=re.M)
    section = next(part for part in text if part.startswith(f"{TITLES[game]}\n"))
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in body.splitlines()]
        for body in re.findall(r"^\|---.*\n((?:\|.*\n)+)", section, re.M)
    ]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def seen(game: str) -> list[set[str]]:
    """The names of the parts of views, in a game of players who answer at random."""
    played = find_game(game)
    modules, options = SET_UPS[game]
    seats = [f"seat {n}" for n in range(min(played.seat_counts))]
    play: Play[Any] = Play(played.set_up(played.header(seats, modules, options)), Sampling(1618))
    found: list[set[str]] = []
    asked, random = 0, Random(1618)

    def decide(s: Any, question: Question) -> Choice:
        nonlocal asked
        asked += 1
        if asked % EVERY == 1:
            found.append(set(played.view(s, question.seat)))
        return random.choice(question.choices)

    play_out(play, decide)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_view_is_listed_and_every_part_listed_is_there(game: str) -> None:
    parts, _ = tables(game)
    listed = [name for row in parts for name in quoted(row[0])]
    always = {name for row in parts for name in quoted(row[0]) if not row[1]}
    views = seen(game)
    assert len(listed) == len(set(listed))
    assert set().union(*views) <= set(listed)
    assert all(always <= view for view in views)
    folder = Path(find_game.__code__.co_filename).parent / game / "views"
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert [name for name in listed if f'"{name}"' not in sources] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_is_listed_with_an_example_that_is_a_choice(game: str) -> None:
    _, verbs = tables(game)
    vocabulary = find_game(game).vocabulary
    listed = [verb for row in verbs for verb in quoted(row[0])]
    assert sorted(listed) == sorted({choice.verb for choice in vocabulary.choices})
    for row in verbs:
        (example,) = quoted(row[1])
        assert vocabulary.parse(example).verb in quoted(row[0])


def test_the_examples_are_cut_out_of_real_views() -> None:
    shown = re.findall(r"<!-- (\w+) (\w+) (\w+) -->\n```json\n(.*?)```", PAGE, re.S)
    assert [game for game, *_ in shown] == list(GAMES)
    for name, part, thing, text in shown:
        game = find_game(name)
        header = game.header([f"seat {n}" for n in range(min(game.seat_counts))])
        match = start(game, header, bytes(32))
        view = game.view(match.play.state, match.open[0].seat)
        assert view[part][thing] == json.loads(text)
