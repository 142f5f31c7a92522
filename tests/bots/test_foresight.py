"""The marshal who looks ahead: mats of its net race, alike for a seed, blind to what is hidden."""

from itertools import islice
from random import Random

import pytest
from tests.bots.kit import EVERYTHING, header, transcript, turns
from tests.bots.twins import moments, peeks

from westphalia.bots.outside import UnknownBot
from westphalia.bots.player import Answer, SeatView
from westphalia.bots.registry import MARSHAL, by_the_clock, seat_bot
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.foresight import MATS, MatRoot, advise
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Play, question_of
from westphalia.games import find_game
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.words import READY
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.wallenstein.words import WallensteinProse

FEW = f"{MARSHAL}:6"


def first_plan(agreed: Header) -> tuple[SeatView, MatRoot]:
    """What the first seat weighs when the game begins."""
    play = Play(WALLENSTEIN.set_up(agreed), Sampling(3))
    question = question_of(play.open, 0)
    assert question
    seat_view = SeatView(WALLENSTEIN, agreed, play.state, 0)
    root = advise(agreed, 1).root(seat_view, question, Random(1))
    assert isinstance(root, MatRoot)
    return seat_view, root


def test_the_mats_that_race_are_whole_and_legal_and_the_likeliest_is_its_own() -> None:
    agreed = header(3)
    seat_view, root = first_plan(agreed)
    field = root.candidates(99, Random(5))
    assert 1 < len(field) <= MATS
    assert field[0] is root.own
    assert len({one.choices for one in field}) == len(field)
    assert all(one.prior <= 0 for one in field)
    marshal = seat_bot(MARSHAL, agreed, 1)
    for one in field:
        play = Play(seat_view.imagine(Sampling(0)), Sampling(0))
        for choice in one.choices:
            question = question_of(play.open, 0)
            assert question
            sight = SeatView(WALLENSTEIN, agreed, play.state, 0)
            if one is root.own and choice is not READY:
                assert marshal.answer(sight, question).choice == choice
            play.answer(0, choice)
        assert question_of(play.open, 0) is None, "the mat is laid"


@pytest.mark.parametrize("seats", [3, 5])
def test_it_plays_whole_games_with_every_expansion(seats: int) -> None:
    agreed = header(seats, EVERYTHING, "draft")
    transcript(
        agreed, 7, [seat_bot(FEW, agreed, 1), *[seat_bot("soldier", agreed, 2)] * (seats - 1)]
    )


def test_the_same_seed_and_simulations_lay_the_same_plans() -> None:
    agreed = header(3)

    def plans(seed: int) -> list[Answer]:
        players = [seat_bot("marshal:40", agreed, seed + seat) for seat in range(3)]
        return [turn.answer for turn in islice(turns(agreed, 7, players), 60)]

    assert plans(1) == plans(1)
    assert plans(1) != plans(50)
    assert by_the_clock("marshal:1s")
    assert not by_the_clock(FEW)


def test_what_is_hidden_from_its_seat_does_not_change_its_answers() -> None:
    agreed = header(3, EVERYTHING)
    assert peeks(WALLENSTEIN, agreed, lambda: seat_bot(FEW, agreed, 5), 3, 40) == []


def test_what_the_race_came_to_is_said_with_the_bid() -> None:
    agreed = header(3)
    tongues = [WallensteinProse(Tongue(language, strict=True), agreed) for language in COMPLETE]
    given: dict[str, Answer] = {}
    for seed in range(9):
        bot = seat_bot("marshal:60", agreed, seed)
        state, question = next(moments(WALLENSTEIN, agreed, seed, 1))
        answer = bot.answer(SeatView(WALLENSTEIN, agreed, state, question.seat), question)
        given[answer.reason] = answer
    assert set(given) == {reasons.OWN_MAT, reasons.OTHER_MAT}
    for prose in tongues:
        for answer in given.values():
            assert len(prose.reason(answer.reason, answer.about)) > 10


def test_where_nobody_has_learnt_the_game_nobody_looks_ahead_so() -> None:
    war = find_game("thirty_years_war").header(["Anna", "Bo"])
    with pytest.raises(UnknownBot, match="'marshal:9' is no bot for thirty_years_war"):
        seat_bot("marshal:9", war, 1)
    with pytest.raises(UnknownBot, match="'captain:9' is no bot for wallenstein"):
        seat_bot("captain:9", header(3), 1)
