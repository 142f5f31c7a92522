"""Standing, and one game step by step."""

from __future__ import annotations

import pytest

from westphalia.engine.step import IllegalChoice
from westphalia.games import GAMES
from westphalia.lab.episode import Episode, header_of
from westphalia.lab.rewards import standing


@pytest.mark.parametrize(
    ("winners", "points", "rewards"),
    [
        ([2], [10, 20, 30], [-1, 0, 1]),
        ([1], [30, 30, 10], [0, 1, -1]),  # a tie that thalers broke
        ([0, 1], [30, 30, 10], [0.5, 0.5, -1]),
        ([0], [40, 20, 20, 10], [1, 0, 0, -1]),
        ([0, 1], [-21, 21], [0, 0]),  # a draw, whatever the points
        ([0], [5, 21], [1, -1]),
    ],
)
def test_rewards_follow_the_final_standing(
    winners: list[int], points: list[int], rewards: list[float]
) -> None:
    assert standing(winners, points) == pytest.approx(rewards)
    assert sum(standing(winners, points)) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_goes_from_question_to_question(name: str) -> None:
    episode = Episode(header_of(name), seed=3)
    answers = 0
    while not episode.over:
        question = episode.question
        mask = episode.mask(question.seat)
        numbers = [choice.number for choice in question.choices]
        assert mask.nonzero()[0].tolist() == sorted(numbers)
        assert not episode.mask((question.seat + 1) % episode.header.seats).any()
        assert episode.legal(numbers[0])
        assert episode.worth() == [0.0] * episode.header.seats
        episode.answer(numbers[answers % len(numbers)])
        answers += 1
    assert answers > 50
    assert sum(episode.worth()) == pytest.approx(0)
    assert any(episode.worth()) or len(episode.game.winners(episode.play.state)) > 1
    assert not episode.mask(0).any()


def test_what_is_not_allowed_is_refused() -> None:
    episode = Episode(header_of("wallenstein"), seed=3)
    number = episode.mask(0).tolist().index(0)
    assert not episode.legal(number)
    with pytest.raises(IllegalChoice):
        episode.answer(number)
    with pytest.raises(ValueError, match="-1 is the number of no choice"):
        episode.answer(-1)
