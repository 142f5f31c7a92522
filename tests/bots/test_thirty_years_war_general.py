"""The general of Thirty Years War: legal, reproducible, blind to hands, and it says why."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from tests.bots.twins import peeks
from tests.thirty_years_war.kit import Table

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.effort import Effort
from westphalia.bots.search.general import General
from westphalia.bots.thirty_years_war.advice import (
    CHARACTERS,
    WarAdvice,
    WarRoot,
    advise,
    options,
)
from westphalia.bots.thirty_years_war.captain import Captain
from westphalia.bots.thirty_years_war.judgement import DEFAULT
from westphalia.bots.thirty_years_war.outlook import Memory
from westphalia.bots.thirty_years_war.training import TRAINING
from westphalia.bots.thirty_years_war.value import (
    KEPT,
    NAMES,
    lean,
    load_value,
    outcome,
    rows_of,
    worth,
)
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.rules.decks import EndOfTurn
from westphalia.games.thirty_years_war.rules.pay import LootSegment, PaySegment
from westphalia.games.thirty_years_war.rules.turn import ROUNDS, CardRound, EndActions
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Result

GAME = THIRTY_YEARS_WAR


BOLD = 3  # of the characters


def header(scenario: str = "early_war") -> Header:
    return GAME.header(["anna", "dirk"], (), {"scenario": scenario})


def general(seed: int = 1, simulations: int = 4) -> General:
    return General(advise(header(), seed), Effort(simulations=simulations), seed)


def answers(scenario: str, seat: int, simulations: int = 2) -> Iterator[tuple[Question, Answer]]:
    """A war of a general against a captain; the engine refuses what is not legal."""
    agreed = header(scenario)
    player = General(advise(agreed, 1), Effort(simulations=simulations), 1)
    play = Play(GAME.set_up(agreed), Sampling(7))
    captain = Captain()
    while play.open:
        question = play.open[0]
        seat_view = SeatView(GAME, agreed, play.state, question.seat)
        who = player if question.seat == seat else captain
        answer = who.answer(seat_view, question)
        if question.seat == seat:
            yield question, answer
        play.answer(question.seat, answer.choice)


@pytest.mark.parametrize(("scenario", "seat"), [("early_war", 1), ("intervention", 0)])
def test_it_plays_a_whole_war_with_legal_answers(scenario: str, seat: int) -> None:
    assert len(list(answers(scenario, seat, 1))) > 60


def test_the_same_seed_and_simulations_play_the_same_moves() -> None:
    def said(simulations: int) -> list[str]:
        return [f"{answer}" for _, answer in islice(answers("early_war", 1, simulations), 40)]

    assert said(3) == said(3)
    assert said(3) != said(20)


def test_what_is_hidden_from_it_does_not_change_its_answers() -> None:
    assert peeks(GAME, header(), lambda: general(3, 3), every=120) == []


def test_its_first_plan_is_the_captains_own_and_none_comes_twice() -> None:
    table = Table("early_war").deal(1, "c4", "c5", "c6", "c7").run(CardRound(1))
    question = table.hand.open[0]
    found = options(table.s, question)
    assert found[0].choices[0] is Captain().decide(table.s, question)[0]
    whole = [tuple(option.choices) for option in found]
    assert len(whole) == len(set(whole)) > 8
    assert {choices[0].verb for choices in whole} >= {"act", "recruit", "aid", "event"}


def last_card_of_a_war() -> Table:
    """Tilly before Stuttgart with one card left; no siege can bring Wurttemberg any more."""
    table = Table("intervention").clear()
    table.s.turn, table.s.round = table.s.set_up.last_turn, ROUNDS
    table.holds("catholic", *table.board.area_index)
    table.holds("protestant", "wurttemberg").controls("catholic", "heilbronn", "nordlingen")
    table.put("durlach", "tilly", "4 bavarian_mercenary")
    table.put("stuttgart", "mansfeld", "6 german_mercenary").put("tuttlingen", "6 german_mercenary")
    rest = [EndActions(), PaySegment(), LootSegment(), EndOfTurn(), End()]
    return table.deal(1, "c1").run(CardRound(1), *rest)


def test_of_all_characters_it_takes_the_one_that_a_position_needs() -> None:
    """Who has nothing to lose any more risks a battle that a captain would not."""
    table = last_card_of_a_war()
    question = table.hand.open[0]
    seat_view = SeatView(GAME, header("intervention"), table.s, 1)
    assert Captain().decide(table.s, question)[1].key == "reason-go-besiege"
    for seed in range(3):
        answer = general(seed, 400).answer(seat_view, question)
        assert answer.reason == "reason-in-manner"
        assert CHARACTERS[BOLD].boldness < DEFAULT.boldness
        assert (answer.about["manner"], answer.about["points"]) == (BOLD, pytest.approx(3, abs=1))


def test_what_follows_from_a_card_is_answered_in_the_manner_that_was_chosen() -> None:
    table, advice = last_card_of_a_war(), WarAdvice()
    agreed = header("intervention")
    player = General(advice, Effort(simulations=400), 1)
    card = player.answer(SeatView(GAME, agreed, table.s, 1), table.hand.open[0]).choice
    question = table.play(f"1 {card}").hand.open[0]
    root = advice.root(SeatView(GAME, agreed, table.s, 1), question, Random(1))
    assert question.kind != "card_round"
    assert root.own.manner == BOLD


def test_it_says_what_it_expects_and_against_what_it_compared() -> None:
    told = [answer for _, answer in islice(answers("early_war", 1, 30), 24)]
    searched = [answer for answer in told if "plans" in answer.about]
    reasons = {answer.reason for answer in searched}
    assert "reason-in-manner" in reasons
    assert reasons <= {"reason-foreseen", "reason-in-manner", "reason-confirmed"}
    better = [answer.about["points"] for answer in searched if "points" in answer.about]
    assert better
    assert all(isinstance(points, float) and points >= 0 for points in better)


def test_what_was_weighed_before_serves_another_hand() -> None:
    memory = Memory()
    for card in ("c4", "c5"):
        table = Table("early_war").deal(1, card).run(CardRound(1))
        question = table.hand.open[0]
        plain = Captain().decide(table.s, question)
        assert Captain(memory=memory).decide(table.s, question) == plain
        assert plain[0].text.endswith(card)


def test_it_is_quiet_when_the_enemy_has_replied_and_a_simulation_ends_with_the_turn() -> None:
    table = Table("early_war").deal(1, "c4", "c5").deal(0, "p4", "p5")
    table.s.round = 1
    question = table.run(CardRound(1)).hand.open[0]
    root = WarAdvice().root(SeatView(GAME, header(), table.s, 1), question, Random(1))
    assert isinstance(root, WarRoot)
    assert not root.quiet(table.s, question)
    later = table.s.copy()
    later.round += 1
    reply = Question(0, "card_round", "8.2a", [])
    assert not root.quiet(later, reply)
    assert root.quiet(later, question)
    assert not root.ends(later, question)
    later.turn += 1
    assert root.ends(later, question)


# How a war will end


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_end_of_every_scenario_can_be_foreseen(scenario: str) -> None:
    s = GAME.set_up(header(scenario))
    assert isinstance(s, ThirtyYearsWarState)
    Play(s, Sampling(1))
    assert [len(row) for row in rows_of(s)] == [len(NAMES)] * 2
    assert -30 < load_value().total(s) < 80
    assert sum(outcome(s)) == pytest.approx(1.0)


def test_a_point_counts_most_where_a_war_is_open_and_never_for_nothing() -> None:
    s = GAME.set_up(header("early_war"))
    assert isinstance(s, ThirtyYearsWarState)
    open_, decided, lost = [lean(s, total + 1) - lean(s, total) for total in (44, 30, -40)]
    assert open_ > 2 * decided > 2 * lost > 0


def test_a_point_counts_for_the_search_where_a_war_is_decided_too() -> None:
    table = Table("intervention").run(CardRound(1))
    worths = []
    for table.s.vp in (20, 21, 80, 81):
        worths.append(worth(table.s))
    assert worths[1] - worths[0] > worths[3] - worths[2] > 0.7
    table.s.result = int(Result.CATHOLIC_MINOR)
    won = worth(table.s)
    table.s.result = int(Result.PROTESTANT_MINOR)
    assert won - worth(table.s) > 2


def test_more_of_everything_is_better() -> None:
    few, many = Table("early_war"), Table("early_war").put("munich", "4 bavarian_mercenary")
    for table in (few, many):
        table.run(CardRound(1))
    assert outcome(many.s)[1] > outcome(few.s)[1]
    few.s.vp += 6
    assert outcome(few.s)[1] > outcome(many.s)[1] or few.s.vp > 40


def test_armies_count_as_long_as_there_are_turns_to_use_them() -> None:
    few, many = Table("early_war"), Table("early_war").put("munich", "4 bavarian_mercenary")
    brought = []
    for turn in (1, few.s.set_up.last_turn):
        for table in (few, many):
            table.s.turn, table.s.round = turn, 1
        brought.append(worth(many.s) - worth(few.s))
    assert brought[0] > 2 * brought[1] > 0, "12 combat factors"
    assert brought[0] > 12 * KEPT


def test_there_is_training_in_every_scenario() -> None:
    headers = [TRAINING.header(Random(seed)) for seed in range(20)]
    assert {agreed.options["scenario"] for agreed in headers} == set(SCENARIOS)
    s = Table("early_war").s
    periods = []
    for s.turn in range(1, 6):
        for s.round in range(1, ROUNDS + 1):
            periods.append(TRAINING.period(s, Question(0, "card_round", "8.2a", [])))
    assert periods == [period for period in range(TRAINING.periods) for _ in range(2)]


def test_who_has_won_has_more_than_who_may_still_win() -> None:
    table = Table("early_war")
    table.s.vp, table.s.result = 45, int(Result.CATHOLIC_HISTORICAL)
    won = outcome(table.s)
    table.s.result = int(Result.PROTESTANT_MINOR)
    assert won[1] > 0.85 > 0.2 > outcome(table.s)[1]
