"""OpenSpiel's own tests of a game, and that its chance is the chance of the rules."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from westphalia.engine.chance import Scripted
from westphalia.engine.step import Play
from westphalia.games import GAMES, find_game
from westphalia.lab.observation import Flattening
from westphalia.lab.openspiel_game import OpenSpielState, described

SMALL = {
    "wallenstein": "westphalia_wallenstein(players=3)",
    "thirty_years_war": "westphalia_thirty_years_war(options=scenario:apocalypse)",
}


def wander(state: OpenSpielState, actions: int, seed: int) -> OpenSpielState:
    """So many actions at random, those of chance as probable as they are."""
    dice = random.Random(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_is_as_openspiel_wants_it(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_goes_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    # Its own way to print thousands of numbers at every state takes minutes.
    def sums(tensor: np.ndarray[Any, Any], label: str) -> list[str]:
        return [f"{label}: {tensor.sum():.3f}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", sums)
    text = generate_playthrough.playthrough(SMALL["wallenstein"], [], seed=1)
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in text
    assert "\nIsTerminal() = True\n" in text


@pytest.mark.parametrize("name", GAMES)
def test_clones_and_stored_states_go_the_same_way(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    state = wander(game.new_initial_state(), 150, seed=1)
    stored = pyspiel.serialize_game_and_state(game, state)
    twins = [state.clone(), deepcopy(state), pyspiel.deserialize_game_and_state(stored)[1]]
    for twin in twins:
        assert twin.history() == state.history()
        for seed in (5, 6):
            one, other = [wander(each.clone(), 60, seed) for each in (state, twin)]
            assert one.history() == other.history()
    assert state.history() == twins[0].history(), "clones leave it alone"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_the_one_that_the_rules_play(name: str) -> None:
    game = find_game(name)
    spiel = pyspiel.load_game(SMALL[name])
    header = described(name, spiel.get_parameters())
    state = spiel.new_initial_state()
    wander(state, 300, seed=1)
    while state.is_chance_node():
        wander(state, 1, seed=1)
    outcomes = [each.action for each in state.full_history() if each.player < 0]
    chance = Scripted(outcomes)
    play = Play(game.set_up(header), chance)
    for each in state.full_history():
        if each.player >= 0:
            play.answer(each.player, game.vocabulary.choices[each.action])
    chance.finish()
    assert game.encode(state.table.play.state) == game.encode(play.state)


@pytest.mark.parametrize("name", GAMES)
def test_probabilities_add_up_and_observations_are_the_tables(name: str) -> None:
    state = pyspiel.load_game(SMALL[name]).new_initial_state()
    awaited = 0
    for n in range(120):
        if state.is_chance_node():
            awaited += 1
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        else:
            player = state.current_player()
            tensor = np.array(state.observation_tensor(player), np.float32)
            assert len(tensor) == Flattening(find_game(name).tables).size
            assert np.abs(tensor).max() <= 1
            assert state.observation_string(player).startswith(f"seat {player}\n")
        wander(state, 1, seed=n)
    assert awaited > 5


@pytest.mark.parametrize("name", GAMES)
def test_a_state_drawn_anew_is_the_same_to_the_seat_and_to_nobody_else(name: str) -> None:
    state = pyspiel.load_game(SMALL[name]).new_initial_state()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for n in range(60):
        wander(state, 5, seed=n)
        while state.is_chance_node():
            wander(state, 1, seed=n)
        seat = state.current_player()
        known = state.information_state_string()
        drawn = [state.resample_from_infostate(seat, sampler) for _ in range(2)]
        for twin in drawn:
            assert twin.information_state_string(seat) == known
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.legal_actions() == state.legal_actions()
            wander(twin, 3, seed=n)
        other = (seat + 1) % state.num_players()
        others.add(
            state.information_state_string(other) == drawn[0].information_state_string(other)
        )
        assert state.information_state_string() == known, "what comes of a twin leaves it alone"
    assert False in others, "what another remembers is not given away"


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_remembers_all_that_it_was_told_and_answered(name: str) -> None:
    state = pyspiel.load_game(SMALL[name]).new_initial_state()
    before: dict[int, list[str]] = {}
    for n in range(200):
        while state.is_chance_node():
            wander(state, 1, seed=n)
        seat = state.current_player()
        lines = state.information_state_string(seat).split(f"seat {seat}\n")[-1].splitlines()
        remembered = state.table.remembered(seat)
        assert lines[: len(remembered)] == remembered
        assert remembered[: len(before.get(seat, []))] == before.get(seat, [])
        action = random.Random(n).choice(state.legal_actions())
        before[seat] = [*remembered, f"> {state.action_to_string(seat, action)}"]
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES)
def test_its_search_among_information_sets_plays(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    state = wander(game.new_initial_state(), 120, seed=4)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 3, random_state=dice)
    searched = 0
    while searched < 2 and not state.is_terminal():
        if state.is_chance_node() or len(state.legal_actions()) == 1:
            wander(state, 1, seed=1)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        searched += 1
    assert searched == 2


def test_a_whole_game_pays_by_its_standing() -> None:
    state = pyspiel.load_game("westphalia_wallenstein(players=3,modules=court+leaders)")
    end = wander(state.new_initial_state(), 100_000, seed=2)
    assert end.is_terminal()
    assert sum(end.returns()) == pytest.approx(0)
    assert max(end.returns()) > 0
