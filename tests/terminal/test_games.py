"""Whole games through the streams of the terminal, as a program plays them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from tests.terminal.talk import Prompt, at_random, begin, talk, typing

from westphalia.commands.records import go_on
from westphalia.engine import notation
from westphalia.engine.match import Match, verify
from westphalia.games import find_game
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.words import BOXES
from westphalia.terminal.saving import secret_file

ONE_PERSON = ("human", "random", "random")  # few prompts, so a game is soon over


@pytest.mark.slow
def test_the_final_table_has_the_points_of_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    done = talk(begin(), at_random(7), path)
    again = verify(WALLENSTEIN, notation.read(path.read_text(), find_game))
    rows = sorted(line for line in done.ending if line.startswith("result "))
    scores = [int(re.findall(r"\d+", row)[1]) for row in rows]
    assert scores == WALLENSTEIN.scores(again.play.state)


@pytest.mark.slow
def test_every_prompt_lists_exactly_what_the_rules_allow(tmp_path: Path) -> None:
    match = begin()
    at = at_random(3)

    def typist(prompt: Prompt) -> str | None:
        if prompt.kind != "hand-over":
            asked = next(question for question in match.open if question.seat == prompt.seat)
            assert (prompt.kind, prompt.texts) == (asked.kind, [c.text for c in asked.choices])
        return at(prompt)

    assert talk(match, typist, tmp_path / "game.record").match.over


WRONG = (
    "",
    ";",
    "retreat",
    "99",
    "²",
    "position 9",
    "march boehmen extra",
    "ready; ready; ready",
    "why nonsense",
    "rules nonsense",
    "odds atlantis",
    "odds boehmen x",
    "odds boehmen 63",
    "map atlantis",
    "log -1",
    "log 000000000000000001",
    "save /nowhere/at/all",
    "save a\x00b",
    "\x00",
    "1" * 5000,  # more digits than Python reads as a number
    f"log {'1' * 5000}",
)


class Clumsy:
    """Types wrong lines before right ones, and sees that they lead to a sentence only."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.random = Random(seed)
        self.texts: list[str] = []
        self.before: tuple[int, str] | None = None

    def __call__(self, prompt: Prompt) -> str:
        if self.before is not None:
            assert self.now() == self.before, prompt.lines
            assert len(prompt.starting("! ")) > 0, prompt.lines
        self.before = None
        self.texts = prompt.texts or self.texts
        if prompt.kind == "hand-over":
            return ""
        if self.random.random() < 0.5:
            return self.random.choice(self.texts)
        self.before = self.now()
        return self.random.choice(WRONG)

    def now(self) -> tuple[int, str]:
        return len(self.match.record.lines), str(self.match.open)


@pytest.mark.slow
def test_wrong_lines_get_a_sentence_and_change_nothing(tmp_path: Path) -> None:
    match = begin(setup="draft")
    assert talk(match, Clumsy(match, 5), tmp_path / "game.record").match.over


@pytest.mark.parametrize("leaving", [1, 111])
@pytest.mark.slow
def test_the_end_of_the_input_saves_and_the_game_goes_on_later(
    leaving: int, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    at = at_random(leaving)
    count = iter(range(1000))
    left = talk(begin(), lambda prompt: None if next(count) == leaving else at(prompt), path)
    assert not left.match.over
    assert any(str(path) in line for line in left.ending if line.startswith("= "))
    match, secret = go_on(path)
    assert match.record.lines == left.match.record.lines
    done = talk(match, at_random(1), path, ONE_PERSON, secret=secret)
    assert done.match.over
    verify(WALLENSTEIN, notation.read(path.read_text(), find_game))


@pytest.mark.slow
def test_a_game_that_goes_on_without_its_secret_announces_none(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    talk(begin(), typing(), path)
    secret_file(path).unlink()
    match, secret = go_on(path)
    done = talk(match, at_random(1), path, ONE_PERSON, secret=secret)
    assert done.match.over
    said = [line for line in done.ending if line.startswith("= ")]
    assert [line for line in said if str(path) in line] == said[-1:]
    assert notation.read(path.read_text(), find_game).secret == ""


def test_against_bots_only_the_human_is_asked_and_plans_stay_secret(tmp_path: Path) -> None:
    at = at_random(2)
    reasons: list[str] = []
    asked = iter(range(10_000))
    listed: list[Prompt] = []

    def typist(prompt: Prompt) -> str | None:
        assert prompt.seat == 1
        assert prompt.kind != "hand-over"
        reasons.extend(prompt.starting("why "))
        if prompt.texts:
            listed[:] = [prompt]
        if next(asked) % 2:
            return "why"
        return at(listed[0])

    seats = ["captain", "human", "random"]
    assert talk(begin(), typist, tmp_path / "game.record", seats=seats).match.over
    assert any("Anna" in line for line in reasons)
    assert any("Carla" in line for line in reasons)
    verbs = {line.split()[2] for line in reasons}
    assert verbs
    assert not verbs & set(BOXES)


def test_whoever_plans_next_takes_the_keyboard_first(tmp_path: Path) -> None:
    done = talk(begin(modules=()), at_random(4), tmp_path / "game.record")
    kinds = [(prompt.kind, prompt.seat) for prompt in done.prompts]
    at = None
    for before, (kind, seat) in zip([("", -1), *kinds], kinds, strict=False):
        if kind == "plan" and seat != at:
            assert before == ("hand-over", seat)
        at = seat
    for prompt in done.prompts:
        if prompt.kind == "hand-over":
            assert not prompt.starting("box ")
            assert not prompt.texts
