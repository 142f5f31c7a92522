"""Features: numbers of the view and of nothing else, as many in every set-up, each of some use."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.telltale import Leak

from westphalia.engine.chance import Chance, Sampling
from westphalia.engine.features import Block, Features, bit
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, Seat, State
from westphalia.games import GAMES, find_game
from westphalia.lab.fuzz import sampled_header

SET_UPS = [(name, number) for name in GAMES for number in range(6)]
Position = tuple[Any, Question]


def positions(game: Game, header: Header, seed: int, every: int) -> Iterator[Position]:
    """Positions of a random game, each with one of its questions."""
    random = Random(seed)
    play: Play[Any] = Play(game.set_up(header), Sampling(seed))
    for answers in range(100_000):
        if not play.open:
            return
        question = random.choice(play.open)
        if answers % every == 0:
            yield play.state, question
        play.answer(question.seat, random.choice(question.choices))
    raise AssertionError("the game does not end")


def seen(game: Game, state: Any, seat: int) -> list[float]:
    return game.features.read(game.feature_view(state, seat))


def within(part: Any, whole: Any) -> bool:
    """Whether what a part says is what the whole says; a dict may leave keys out."""
    if isinstance(part, dict):
        return all(key in whole and within(value, whole[key]) for key, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(within, part, whole))
    return bool(part == whole)


def leaks(game: Game, header: Header, seed: int) -> bool:
    """Whether two positions that look alike to a seat have other numbers for it."""
    chance = Sampling(seed)
    for state, _ in positions(game, header, seed, every=23):
        for seat in range(header.seats):
            twin = game.imagine(state, seat, chance)
            if seen(game, twin, seat) != seen(game, state, seat):
                return True
    return False


@pytest.mark.parametrize(("name", "number"), SET_UPS)
def test_a_vector_is_read_from_the_view_and_has_its_size_in_every_set_up(
    name: str, number: int
) -> None:
    game = find_game(name)
    header = sampled_header(game, 1618, number)
    for state, question in positions(game, header, number, every=31):
        glimpse, view = game.feature_view(state, question.seat), game.view(state, question.seat)
        assert within(glimpse, view)
        numbers = game.features.read(glimpse)
        assert len(numbers) == game.features.size
        sent = json.loads(json.dumps(view))
        assert numbers == game.features.read(sent), "a client has the same numbers"


@pytest.mark.parametrize(("name", "number"), SET_UPS[::2])
def test_positions_that_look_alike_to_a_seat_have_the_same_numbers(name: str, number: int) -> None:
    game = find_game(name)
    assert not leaks(game, sampled_header(game, 1648, number), number)


class Telling(Game):
    """A game with one more feature, which shows something that is hidden."""

    def __init__(self, game: Game, leak: Leak) -> None:
        self.game, self.leak = game, leak
        told = Block("leak", ["all"], [bit("leak", "a secret")], lambda view: [[view["leak"]]])
        self.features = Features([*game.features.blocks, told])

    def feature_view(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {**self.game.feature_view(s, seat), "leak": self.leak(s, seat)}

    def set_up(self, header: Header) -> State:
        return self.game.set_up(header)

    def imagine(self, s: Any, seat: Seat, chance: Chance) -> State:
        return self.game.imagine(s, seat, chance)


def others_hands(s: Any, seat: int) -> int:
    return sum(sum(hand) for other, hand in enumerate(s.hands) if other != seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_feature_that_shows_what_is_hidden_is_found(name: str) -> None:
    game = find_game(name)
    header = sampled_header(game, 1648, 0)
    assert leaks(Telling(game, others_hands), header, 0)
    assert not leaks(Telling(game, lambda s, seat: len(s.agenda)), header, 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_and_its_number_are_one(name: str) -> None:
    game = find_game(name)
    choices = game.vocabulary.choices
    assert [choice.number for choice in choices] == list(range(len(choices)))
    for number in range(4):
        for _, question in positions(game, sampled_header(game, 30, number), number, every=1):
            assert all(choices[choice.number] is choice for choice in question.choices)
            assert len({choice.number for choice in question.choices}) == len(question.choices)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_name_of_its_own(name: str) -> None:
    features = find_game(name).features
    names = features.names()
    assert len(set(names)) == len(names) == features.size == len(features.most)
    assert all(column.about for block in features.blocks for column in block.columns)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_has_its_feature(name: str, root: Path) -> None:
    text = (root / f"src/westphalia/locales/en/{name}.ftl").read_text(encoding="utf-8")
    kinds = {key.replace("-", "_") for key in re.findall(r"^ask-([\w-]+) =", text, re.M)}
    [asked] = [block for block in find_game(name).features.blocks if block.name == "asked"]
    assert {column.name for column in asked.columns} == kinds - {"plan_done"} | {"over"}


# What players who answer at random hardly ever bring about.
SELDOM = set(
    "war.phase_draw war.phase_sieges war.conflict side.battle_shift side.battle_modifier"
    " card.combat".split()
)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_column_says_something_and_none_says_more_than_its_most(name: str) -> None:
    game = find_game(name)
    features = game.features
    highest = [0.0] * features.size
    for number in range(24):
        header = sampled_header(game, 1618, number)
        for state, question in positions(game, header, number, every=11):
            for n, value in enumerate(seen(game, state, question.seat)):
                highest[n] = max(highest[n], abs(value))
    names = [re.sub(r"\..*\.", ".", each) for each in features.names()]
    silent = set(names) - {each for each, most in zip(names, highest, strict=True) if most}
    assert {each for each in silent if not each.startswith("asked.")} <= SELDOM
    above = {names[n] for n, most in enumerate(features.most) if highest[n] > most}
    assert above == set()
