"""The general at Wallenstein: legal everywhere, blind to what is hidden, the same for a seed."""

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from tests.bots.kit import EVERYTHING, MODULE_SETS, Alternating, header, transcript, turns
from tests.bots.twins import moments, peeks
from tests.bots.view_table import ViewTable

from westphalia.bots.player import Answer, Player, SeatView
from westphalia.bots.random_player import RandomPlayer
from westphalia.bots.registry import seat_bot
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.advice import EXPANDED, PLAIN, advise, load_value, shares
from westphalia.bots.wallenstein.table import NAMES, Standing, StateTable, Table
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.games.wallenstein.words import BOXES, READY
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.wallenstein.words import WallensteinProse

FEW = "general:6"


def generals(agreed: Header, seed: int = 1) -> list[Player]:
    return [seat_bot(FEW, agreed, seed + seat) for seat in range(agreed.seats)]


# Whole games


@pytest.mark.parametrize(("modules", "seats"), list(zip(MODULE_SETS, [3, 4, 5, 3, 4], strict=True)))
def test_generals_play_whole_games_with_legal_answers(modules: tuple[str, ...], seats: int) -> None:
    agreed = header(seats, modules, "draft" if seats == 5 else "line-up")
    transcript(agreed, seats, generals(agreed))


def test_a_general_takes_over_at_any_moment_also_amid_planning() -> None:
    agreed = header(3, EVERYTHING, "draft")
    hands = [
        Alternating([general, RandomPlayer(1)], seat)
        for seat, general in enumerate(generals(agreed))
    ]
    transcript(agreed, 5, hands)


def test_the_same_seed_and_simulations_play_the_same_game_and_another_seed_does_not() -> None:
    agreed = header(3, EVERYTHING)

    def opening(seed: int) -> list[Answer]:
        return [turn.answer for turn in islice(turns(agreed, 7, generals(agreed, seed)), 150)]

    assert opening(1) == opening(1)
    assert opening(1) != opening(50)


# What is hidden


class Peeker:
    """Looks into the tower and under the cards of the others."""

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        s = seat_view._SeatView__state  # type: ignore[attr-defined]
        assert isinstance(s, WallensteinState)
        hidden = str([s.inside, *[plan for n, plan in enumerate(s.plans) if n != seat_view.seat]])
        return Answer(Random(hidden).choice(question.choices))


def test_what_is_hidden_from_a_general_does_not_change_its_answers() -> None:
    agreed = header(3, EVERYTHING)
    assert peeks(WALLENSTEIN, agreed, lambda: seat_bot(FEW, agreed, 5), 3, 40) == []


def test_a_planted_peek_is_caught() -> None:
    agreed = header(3, EVERYTHING)
    assert peeks(WALLENSTEIN, agreed, Peeker, 3, 20) != []


@pytest.mark.parametrize("modules", MODULE_SETS, ids="+".join)
def test_the_table_of_an_imagined_position_is_that_of_the_view(modules: tuple[str, ...]) -> None:
    """So a captain who reads positions reads nothing that a client would not be shown."""
    agreed = header(4, modules, "draft")
    for state, question in moments(WALLENSTEIN, agreed, 5, 7):
        seat_view = SeatView(WALLENSTEIN, agreed, state, question.seat)
        imagined = seat_view.imagine(Sampling(1))
        assert isinstance(imagined, WallensteinState)
        shown = ViewTable(seat_view.view, imagined.board, agreed)
        read = StateTable(imagined, question.seat, agreed)
        assert facts(read) == facts(shown)


def facts(table: Table) -> dict[str, object]:
    """All that it says, and of the question what the captain asks for."""
    said = {name: getattr(table, name) for name in dir(table) if not name.startswith("_")}
    asked = {name: table.about.get(name) for name in ("county", "origin", "building", "armies")}
    return {name: fact for name, fact in said.items() if not callable(fact)} | {"about": asked}


def test_what_it_believes_is_possible_and_looks_like_what_it_sees() -> None:
    agreed = header(3, EVERYTHING)
    advice = advise(agreed, 1)
    dealt = set()
    for state, question in moments(WALLENSTEIN, agreed, 9, 11):
        seat_view = SeatView(WALLENSTEIN, agreed, state, question.seat)
        believed = advice.root(seat_view, question, Random(1)).believe(Random(2))
        assert isinstance(believed, WallensteinState)
        assert WALLENSTEIN.faults(believed) == []
        if question.kind != "plan":  # where it thinks of all the others as ready
            assert WALLENSTEIN.view(believed, question.seat) == seat_view.view
            dealt.add(str(believed.plans))
    assert len(dealt) > 5


# What it knows


@pytest.mark.parametrize("weights", [PLAIN, EXPANDED], ids=["plain", "expanded"])
def test_the_weights_say_how_they_were_made_and_name_what_they_weigh(weights: Path) -> None:
    learnt = json.loads(weights.read_text())
    assert learnt["made_by"]
    assert sorted(learnt["rounds"]) == ["1", "2", "3", "4", "5"], "when a round may begin"
    for each in learnt["rounds"].values():
        assert set(each["weights"]) <= set(NAMES)
        assert each["luck"] > 0


def test_every_number_of_a_standing_has_its_name() -> None:
    standing = Standing()
    for place, name in enumerate(NAMES):
        setattr(standing, name, float(place))
    assert standing.row() == [float(place) for place in range(len(NAMES))]


def test_who_is_ahead_is_more_likely_to_win_and_more_so_at_the_end() -> None:
    assert shares([3.0, 0.0, 0.0], 5.0)[0] > 1 / 3
    assert shares([3.0, 0.0, 0.0], 1.5)[0] > shares([3.0, 0.0, 0.0], 5.0)[0]
    play = next(turns(header(4), 1, [RandomPlayer(seat) for seat in range(4)]))
    play.state.points[2] += 9
    chances = load_value(expanded=False).chances(play.state)
    assert sum(chances) == pytest.approx(1)
    assert max(chances) == chances[2]


# What it says


def test_every_reason_given_can_be_said_with_its_arguments() -> None:
    agreed = header(3, EVERYTHING)
    tongues = [WallensteinProse(Tongue(language, strict=True), agreed) for language in COMPLETE]
    wanted = {reasons.SAME_PLAN, reasons.BETTER_PLAN, reasons.FORESEEN}
    wanted |= {reasons.FORESEEN_MARCH, reasons.FORESEEN_STAY}
    given: set[str] = set()
    players = [seat_bot("general:40", agreed, 1 + seat) for seat in range(3)]
    for turn in turns(agreed, 2, players):
        answer = turn.answer
        if answer.reason not in given:
            given.add(answer.reason)
            for prose in tongues:
                assert len(prose.reason(answer.reason, answer.about)) > 10
        if wanted <= given:
            return
    raise AssertionError(f"never said: {wanted - given}")


def test_a_plan_is_laid_card_by_card_as_it_was_found() -> None:
    agreed = header(3)
    said: dict[int, list[Answer]] = {}
    for turn in turns(agreed, 4, generals(agreed)):
        if turn.question.kind == "plan":
            said.setdefault(turn.question.seat, []).append(turn.answer)
    boxes = len(BOXES) - 3 + 1  # without the court, and ready at last
    for answers in said.values():
        searched = [
            n for n, a in enumerate(answers) if a.reason in (reasons.SAME_PLAN, reasons.BETTER_PLAN)
        ]
        assert searched == list(range(0, len(answers), boxes)), "one search for each mat"
        assert {answers[n].choice for n in range(boxes - 1, len(answers), boxes)} == {READY}
