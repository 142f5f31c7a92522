"""Gymnasium's own test of an environment, and games of one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from westphalia.bots.registry import bots_of
from westphalia.games import GAMES
from westphalia.lab.episode import header_of
from westphalia.lab.gymnasium_env import ID, SeatEnv


@pytest.mark.parametrize("tables", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_it_is_an_environment_as_gymnasium_wants_it(name: str, tables: bool) -> None:
    made = gymnasium.make(ID, game=name, render_mode="ansi", tables=tables)
    check_env(made.unwrapped)


@pytest.mark.parametrize(
    ("name", "bots", "seat"),
    [
        ("wallenstein", ["captain", "random", "random"], 2),
        ("wallenstein", ["random"], 0),
        ("thirty_years_war", ["random"], 1),
    ],
)
def test_a_game_ends_with_the_standing_of_the_seat(name: str, bots: list[str], seat: int) -> None:
    options = {"scenario": "apocalypse"} if name == "thirty_years_war" else None
    env = SeatEnv(bots=bots, seat=seat, header=header_of(name, options=options))
    random = np.random.default_rng(1)
    _, info = env.reset(seed=5)
    ended = False
    while not ended:
        assert env.episode.question.seat == seat
        assert np.array_equal(info["action_mask"], env.action_masks())
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, ended, truncated, info = env.step(action)
        assert env.observation_space.contains(seen)
        assert not truncated
        assert ended or reward == 0
    assert reward == env.episode.rewards()[seat]
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="reset begins a new one"):
        env.step(np.int64(0))


def test_an_answer_that_is_not_allowed_loses() -> None:
    env = SeatEnv("wallenstein")
    _, info = env.reset(seed=5)
    refused = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, ended, _, info = env.step(refused)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError, match="reset begins a new one"):
        env.step(np.flatnonzero(env.action_masks())[0])
    env.reset(seed=5)
    assert not env.step(np.flatnonzero(env.action_masks())[0])[2]


def test_one_name_is_for_all_rivals() -> None:
    assert SeatEnv("wallenstein", "captain", 1).bots == ["captain", "", "captain", "captain"]
    assert SeatEnv("wallenstein", ["captain"], 1).bots == ["captain", "", "captain", "captain"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seat": 4}, "there is no seat 4 among 4, which are counted from 0"),
        (
            {"bots": ["random", "captain"]},
            "wallenstein for 4 wants a bot for each of 3 seats or one for all, not 2; "
            f"there are: {', '.join(bots_of('wallenstein'))}",
        ),
        ({"bots": []}, "or one for all, not 0; there are: random"),
        ({"bots": ["greedy"]}, "'greedy' is no bot for wallenstein; there are: random"),
        ({"bots": "greedy"}, "'greedy' is no bot for wallenstein; there are: random"),
        ({"bots": ["random", "random", ""]}, "'' is no bot for wallenstein; there are: random"),
    ],
)
def test_a_table_that_cannot_be_is_refused_when_it_is_made(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        gymnasium.make(ID, game="wallenstein", **options)


def test_the_set_up_may_be_any() -> None:
    header = header_of("wallenstein", 5, ["court"], {"setup": "draft"})
    env = SeatEnv(header=header, bots=["random"], seat=4)
    env.reset(seed=1)
    assert env.episode.question.seat == 4
