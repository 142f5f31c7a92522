"""Thirty Years War as a game: whole random wars, and what the table is told of them."""

import json
from random import Random

import pytest

from westphalia.engine.chance import Sampling
from westphalia.engine.game import SetUpError
from westphalia.engine.step import Play
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Result

GAME = THIRTY_YEARS_WAR


def war(scenario: str, seed: int) -> Play[ThirtyYearsWarState]:
    header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
    return Play(GAME.set_up(header), Sampling(seed))


@pytest.mark.rule("1.2b", "5.21d")
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_a_random_war_ends_by_its_last_turn_and_keeps_all_pieces(scenario: str) -> None:
    play, random, turns = war(scenario, 1618), Random(1618), set[int]()
    header = GAME.header(["Anna", "Mathias"], options={"scenario": scenario})
    while play.open:
        question = play.open[0]
        play.answer(question.seat, random.choice(question.choices))
        assert GAME.faults(play.state) == []
        if play.state.turn not in turns:
            turns.add(play.state.turn)
            data = json.loads(json.dumps(GAME.encode(play.state)))
            again = GAME.encode(GAME.decode(data, header))
            assert json.loads(json.dumps(again)) == data
    s = play.state
    assert s.result != -1
    assert s.turn <= s.set_up.last_turn
    assert GAME.winners(s)
    assert GAME.result(s)["result"] == Result(s.result).name.lower()


@pytest.mark.rule("1.2a")
def test_the_total_is_good_for_one_side_and_bad_for_the_other() -> None:
    s = war("campaign", 1).state
    assert GAME.scores(s) == [-21, 21]
    assert GAME.standing(s)["vp"] == [21, 21]
    s.result = int(Result.CATHOLIC_MINOR)
    assert GAME.winners(s) == [CATHOLIC]
    s.result = int(Result.PROTESTANT_MAJOR)
    assert GAME.winners(s) == [PROTESTANT]


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(
    ("scenario", "turn", "year"), [("campaign", 1, 1620), ("intervention", 6, 1630)]
)
def test_a_turn_is_two_years(scenario: str, turn: int, year: int) -> None:
    years = {"year": year, "until": year + 1}
    assert GAME.when(war(scenario, 1).state) == {"turn": turn, **years}


@pytest.mark.rule("1.2a", "1.2b")
def test_two_sides_sit_down_to_one_of_four_scenarios() -> None:
    header = GAME.header(["Anna", "Mathias"])
    assert header.options == {"scenario": "campaign"}
    assert [side.name for side in GAME.sides(header)] == ["protestant", "catholic"]
    with pytest.raises(SetUpError):
        GAME.header(["Anna", "Mathias"], options={"scenario": "lutzen"})
    with pytest.raises(SetUpError):
        GAME.header(["Anna", "Mathias", "Cai"])
