"""The vector environment: the same games as one by one, with numpy in and out."""

from __future__ import annotations

import numpy as np
import pytest

from westphalia.engine.chance import Sampling
from westphalia.engine.step import IllegalChoice, Play
from westphalia.games import GAMES, find_game
from westphalia.lab.arena import derived_seed
from westphalia.lab.episode import header_of
from westphalia.lab.observation import Numbers, Observer
from westphalia.lab.rewards import final_standing
from westphalia.lab.vector import Moment, VectorEnv


def played(env: VectorEnv, steps: int, seed: int = 1) -> list[Moment]:
    random = np.random.default_rng(seed)
    moments = [env.reset()]
    for _ in range(steps):
        moments.append(env.step(moments[-1].random_actions(random)))
    return moments


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_says_what_is_offered(name: str) -> None:
    env = VectorEnv(header_of(name), games=3, seed=7, observe=False)
    for moment in played(env, 40):
        assert moment.masks.shape == (3, len(find_game(name).vocabulary))
        for n in range(3):
            offered = moment.offered[moment.starts[n] : moment.starts[n + 1]]
            assert np.flatnonzero(moment.masks[n]).tolist() == sorted(offered.tolist())
        assert moment.seen is None


def test_random_actions_are_even_over_what_is_offered() -> None:
    env = VectorEnv(header_of("wallenstein"), games=1, seed=7, observe=False)
    moment = env.reset()
    random = np.random.default_rng(3)
    drawn = [int(moment.random_actions(random)[0]) for _ in range(4000)]
    counts = np.unique(drawn, return_counts=True)[1]
    assert set(drawn) == set(moment.offered.tolist())
    assert counts.min() > 0.7 * len(drawn) / len(moment.offered)


def test_the_same_seed_and_answers_lead_to_the_same_games() -> None:
    header = header_of("wallenstein", 3)
    env = VectorEnv(header, games=4, seed=7)
    first, again = played(env, 60), played(env, 60)
    other = played(VectorEnv(header, games=4, seed=8), 60)
    for one, two in zip(first, again, strict=True):
        assert np.array_equal(one.offered, two.offered)
    assert not all(
        np.array_equal(one.offered, two.offered) for one, two in zip(first, other, strict=True)
    )


def test_games_end_with_their_standing_and_begin_anew() -> None:
    header = header_of("wallenstein", 3)
    game = find_game("wallenstein")
    env = VectorEnv(header, games=2, seed=7, observe=False)
    random = np.random.default_rng(1)
    alone = [Play(game.set_up(header), Sampling(derived_seed(7, n))) for n in range(2)]
    moment = env.reset()
    ended = 0
    while ended < 3:
        actions = moment.random_actions(random)
        for n, number in enumerate(actions.tolist()):
            alone[n].answer(alone[n].open[0].seat, game.vocabulary.choices[number])
        moment = env.step(actions)
        assert moment.dones.tolist() == [not play.open for play in alone]
        assert not moment.rewards[~moment.dones].any()
        for n in np.flatnonzero(moment.dones).tolist():
            assert moment.rewards[n].tolist() == final_standing(game, alone[n].state)
            alone[n] = Play(game.set_up(header), Sampling(derived_seed(7, 2 + ended)))
            ended += 1
        assert moment.seats.tolist() == [play.open[0].seat for play in alone]


def numbers(env: VectorEnv) -> Numbers:
    assert env.observer
    return env.observer.numbers


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_what_the_seat_that_is_asked_sees(name: str) -> None:
    game, header = find_game(name), header_of(name)
    env, alone = VectorEnv(header, games=2, seed=7), Observer(game)
    plays = [Play(game.set_up(header), Sampling(derived_seed(7, n))) for n in range(2)]
    moment, random = env.reset(), np.random.default_rng(1)
    for _ in range(60):
        for n, play in enumerate(plays):
            asked = play.open[0]
            assert np.array_equal(numbers(env)[n], alone.look(play.state, asked.seat, asked))
        actions = moment.random_actions(random)
        for play, number in zip(plays, actions.tolist(), strict=True):
            play.answer(play.open[0].seat, game.vocabulary.choices[number])
        moment = env.step(actions)


@pytest.mark.parametrize("name", GAMES)
def test_tables_and_vectors_are_made_of_one_buffer(name: str) -> None:
    env = VectorEnv(header_of(name), games=3, seed=7)
    seen = env.reset().seen
    assert seen
    buffer = seen.numbers
    assert not buffer.flags.writeable
    for table in env.game.tables.tables:
        part = seen.tables[table.name]
        assert part.shape == (3, len(table.rows), len(table.columns))
        assert np.shares_memory(part, buffer)
    assert sum(part.size for part in seen.tables.values()) == buffer.size
    before = buffer.copy()
    after = env.step(env.reset().random_actions(np.random.default_rng(1))).seen
    assert after
    assert after.numbers is buffer
    assert not np.array_equal(before, buffer)


@pytest.mark.parametrize("name", GAMES)
def test_a_flat_vector_says_what_the_tables_say(name: str) -> None:
    env = VectorEnv(header_of(name), games=2, seed=7)
    seen = env.reset().seen
    assert seen
    vectors = seen.vectors()
    assert vectors.dtype == np.float32
    assert np.abs(vectors).max() <= 1
    columns = env.game.tables.columns()
    place = 0
    for cell, column in enumerate(columns):
        told = seen.numbers[:, cell]
        if column.names:
            part = vectors[:, place : place + len(column.names)]
            assert np.array_equal(part.argmax(axis=1) + 1, np.maximum(told, 1))
            assert np.array_equal(part.sum(axis=1), told > 0)
            place += len(column.names)
        else:
            most = max(column.most, -column.least)
            assert np.allclose(vectors[:, place], np.clip(told / most, -1, 1))
            place += 1
    assert place == vectors.shape[1]


def test_alone_each_seat_has_its_turn_and_nobody_else_is_asked() -> None:
    env = VectorEnv(header_of("wallenstein"), games=8, seed=7, observe=False, opponents=["random"])
    moments = played(env, 30)
    assert all(moment.seats.tolist() == [0, 1, 2, 3] * 2 for moment in moments)


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    env = VectorEnv(header_of("wallenstein"), games=2, seed=7, observe=False)
    moment = env.reset()
    refused = np.flatnonzero(~moment.masks[1])[0]
    with pytest.raises(IllegalChoice, match="seat 0 may not"):
        env.step([moment.offered[0], refused])
    with pytest.raises(ValueError, match="2 games want an answer each, not 1"):
        env.step([moment.offered[0]])
    after = env.step(moment.random_actions(np.random.default_rng(1)))
    assert after.seats.tolist() == [0, 0]
    with pytest.raises(ValueError, match="0 games cannot be played"):
        VectorEnv(env.header, games=0, seed=1)
