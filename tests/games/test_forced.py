"""Nobody is asked where open facts leave one answer; who is asked all the same decides when."""

from __future__ import annotations

from random import Random

import pytest
from tools.games.set_ups import chosen, facts

from westphalia.engine.match import start
from westphalia.engine.record import Header
from westphalia.engine.step import Automatic
from westphalia.games import GAMES, find_game

LONGEST = 700  # answers of one match
FEW = [header for game in GAMES for header in chosen(game, "few").values()]


def asked_with_one_choice(header: Header, seed: int) -> set[str]:
    """The kinds of decisions that asked a seat in a random match though it had one choice."""
    random, found = Random(seed), set()
    match = start(find_game(header.game), header, seed.to_bytes(32, "big"))
    for _ in range(LONGEST):
        if match.over:
            break
        question = random.choice(match.open)
        if len(question.choices) == 1:
            found.add(type(match.play.state.agenda[-1]).__name__)
        match.answer(question.seat, random.choice(question.choices))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_one_choice_is_asked_for_only_where_its_moment_or_a_hand_would_tell(game: str) -> None:
    allowed = set(facts(game)["asked_with_one_choice"])
    found: set[str] = set()
    for header in [header for header in FEW if header.game == game]:
        for seed in range(2):
            found |= asked_with_one_choice(header, seed)
    assert found <= allowed
    for name in allowed:
        assert not issubclass(find_game(game).kinds[name], Automatic)
