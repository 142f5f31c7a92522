"""OpenSpiel's own tests of a game, and that its chance is the chance of the rules."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough

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


def test_a_whole_game_pays_by_its_standing() -> None:
    state = pyspiel.load_game("westphalia_wallenstein(players=3,modules=court+leaders)")
    end = wander(state.new_initial_state(), 100_000, seed=2)
    assert end.is_terminal()
    assert sum(end.returns()) == pytest.approx(0)
    assert max(end.returns()) > 0
