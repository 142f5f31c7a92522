"""Gymnasium's own test of an environment, and games of one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from westphalia.bots.random_player import RandomPlayer
from westphalia.bots.registry import bots_of
from westphalia.engine.record import Header
from westphalia.engine.step import IllegalChoice
from westphalia.games import GAMES
from westphalia.lab.gymnasium_env import ID, SeatEnv, SeatVectorEnv


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
    env = SeatEnv(name, bots, seat, options=options)
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
    assert reward == env.episode.worth()[seat]
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


@pytest.mark.parametrize(("reward", "worst"), [("win", 0.0), ("margin", -100.0)])
def test_an_answer_that_is_not_allowed_is_never_the_better_end(reward: str, worst: float) -> None:
    env = SeatEnv("wallenstein", reward=reward)
    _, info = env.reset(seed=5)
    assert env.step(info["action_mask"].argmin())[1] == worst
    shaped = SeatEnv("wallenstein", reward="shaped")
    _, info = shaped.reset(seed=5)
    before = shaped.episode.worth()[0]
    assert before + shaped.step(info["action_mask"].argmin())[1] == -100.0


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
        ({"players": 6}, "for 3, 4, 5 players, not 6"),
        ({"modules": ["emperor"]}, "emperor"),
        ({"modules": "court"}, r"modules are a list, such as \['court'\]"),
        ({"options": {"setup": "nowhere"}}, "nowhere"),
        ({"reward": "gold"}, "there is no reward 'gold'; there are: standing, win, margin, shaped"),
        (
            {"bots": ["random", "random", ""]},
            "a bot's name has from 1 to 80 printable characters, unlike ''",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_when_it_is_made(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        gymnasium.make(ID, game="wallenstein", **options)
    with pytest.raises(ValueError, match=sentence):
        gymnasium.make_vec(ID, 2, "vector_entry_point", game="wallenstein", **options)


def test_the_set_up_may_be_any() -> None:
    env = SeatEnv("wallenstein", ["random"], 4, 5, ["court"], {"setup": "draft"})
    env.reset(seed=1)
    assert env.episode.question.seat == 4
    assert SeatEnv(env.header).header is env.header


def test_shaped_rewards_come_as_the_game_goes_and_add_up_to_the_margin() -> None:
    env = SeatEnv("wallenstein", "random", reward="shaped")
    random = np.random.default_rng(1)
    _, info = env.reset(seed=5)
    before = env.episode.worth()[0]
    got, ended = [], False
    while not ended:
        _, reward, ended, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        got.append(reward)
    points = env.episode.game.scores(env.episode.play.state)
    assert sum(reward != 0 for reward in got) > 5
    assert before + sum(got) == points[0] - max(points[1:])


def test_a_bot_may_be_whatever_makes_one() -> None:
    made = []

    def factory(header: Header, seed: int) -> RandomPlayer:
        made.append(seed)
        return RandomPlayer(seed)

    env = SeatEnv("wallenstein", [factory, "random", factory])
    env.reset(seed=1)
    assert len(set(made)) > 2


# Side by side


@pytest.mark.parametrize("tables", [False, True])
def test_games_side_by_side_are_a_vector_environment(tables: bool) -> None:
    envs = gymnasium.make_vec(
        ID, 3, "vector_entry_point", game="wallenstein", players=3, tables=tables
    )
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    seen, info = envs.reset(seed=5)
    random, ends = np.random.default_rng(1), 0
    assert info["seat"].tolist() == [0, 1, 2]
    for _ in range(900):
        assert envs.observation_space.contains(seen)
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, ended, truncated, info = envs.step(actions)
        assert not truncated.any()
        assert not rewards[~ended].any()
        for at in np.flatnonzero(ended):
            assert envs.single_observation_space.contains(info["final_obs"][at])
            ends += 1
    assert ends > 2


def test_named_bots_and_a_seat_play_side_by_side_as_they_play_alone() -> None:
    def rewards(bots: str, seat: int) -> list[float]:
        envs = SeatVectorEnv(2, "thirty_years_war", bots, seat, options={"scenario": "apocalypse"})
        _, info = envs.reset(seed=3)
        random = np.random.default_rng(1)
        found: list[float] = []
        while len(found) < 2:
            assert (info["seat"] == seat).all()
            masks = info["action_mask"]
            actions = np.array([random.choice(np.flatnonzero(mask)) for mask in masks])
            _, earned, ended, _, info = envs.step(actions)
            found += earned[ended].tolist()
        return found

    assert rewards("captain", 1) == [-1.0, -1.0]
    assert rewards("random", 1) == rewards("random", 1)


def test_an_answer_that_is_not_allowed_is_refused_side_by_side() -> None:
    envs = SeatVectorEnv(2, "wallenstein")
    _, info = envs.reset(seed=3)
    refused = info["action_mask"].argmin(axis=1)
    with pytest.raises(IllegalChoice):
        envs.step(refused)
    envs.step(info["action_mask"].argmax(axis=1))
