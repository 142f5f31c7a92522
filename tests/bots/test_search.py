"""The core of the general, on a toy: it finds what wins, keeps to its effort, and never peeks."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from tests.bots.feud_advice import FeudAdvice, FeudRoot
from tests.bots.twins import moments, peeks
from tests.engine.feud import FEUD, FeudState

from westphalia.bots.player import Answer, Player, SeatView
from westphalia.bots.random_player import RandomPlayer
from westphalia.bots.search.advice import Candidate, Finding, Root
from westphalia.bots.search.effort import BadEffort, Effort, Meter, read_effort
from westphalia.bots.search.general import General, race
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import Decision, Play, Question, State

HEADER = FEUD.header(["Anna", "Bert"])


def general(seed: int, simulations: int = 20) -> General:
    return General(FeudAdvice(), Effort(simulations=simulations), seed)


def transcript(players: list[Player], seed: int) -> tuple[list[str], list[int]]:
    """Who said what in a whole feud, and who won."""
    play: Play[Any] = Play(FEUD.set_up(HEADER), Sampling(seed))
    said = []
    while play.open:
        question = play.open[0]
        seat_view = SeatView(FEUD, HEADER, play.state, question.seat)
        answer = players[question.seat].answer(seat_view, question)
        said.append(f"{question.seat} {answer}")
        play.answer(question.seat, answer.choice)
    return said, FEUD.winners(play.state)


def test_it_wins_against_a_player_who_answers_anything() -> None:
    won = 0.0
    for game in range(16):
        seat = game % 2
        players: list[Player] = [RandomPlayer(game), RandomPlayer(game)]
        players[seat] = general(game)
        winners = transcript(players, game)[1]
        won += (seat in winners) / len(winners)
    assert won >= 12, "a random player would win 8"


def test_the_same_seed_and_simulations_play_the_same_game_and_others_do_not() -> None:
    def said(seed: int, simulations: int = 12) -> list[str]:
        return transcript([general(seed, simulations), general(seed + 1, simulations)], 7)[0]

    assert said(1) == said(1)
    assert said(1) != said(5)
    assert said(1) != said(1, 24)


# What is hidden


class Peeker:
    """Looks where it must not: at the other house's hand."""

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        state = seat_view._SeatView__state  # type: ignore[attr-defined]
        assert isinstance(state, FeudState)
        return Answer(
            question.choices[sum(state.hands[1 - seat_view.seat]) % len(question.choices)]
        )


def test_a_general_answers_alike_whatever_lies_behind_what_it_sees() -> None:
    assert peeks(FEUD, HEADER, lambda: general(3, 12)) == []


def test_a_planted_peek_is_caught() -> None:
    assert peeks(FEUD, HEADER, Peeker) != []


def test_an_imagined_position_is_never_the_true_one() -> None:
    for state, question in moments(FEUD, HEADER, 3, 1):
        imagined = SeatView(FEUD, HEADER, state, question.seat).imagine(Sampling(1))
        assert isinstance(imagined, FeudState)
        assert isinstance(state, FeudState)
        assert imagined is not state
        assert FEUD.view(imagined, question.seat) == FEUD.view(state, question.seat)


# A whole answer, choice by choice


class Counting(FeudAdvice):
    """Counts how often it is asked for advice."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def root(self, seat_view: SeatView, question: Question, random: Random) -> FeudRoot:
        self.asked.append(question.kind)
        return super().root(seat_view, question, random)


def test_an_answer_of_several_choices_is_thought_of_once() -> None:
    advice = Counting()
    player = General(advice, Effort(simulations=30), 1)
    said, _ = transcript([player, RandomPlayer(1)], 2)
    marches = [line for line in said if line.startswith("0") and "enter" in line]
    assert marches
    assert "enter" not in advice.asked
    assert "leave" not in advice.asked


def test_it_thinks_again_when_another_question_comes_than_was_foreseen() -> None:
    advice = Counting()
    player = General(advice, Effort(simulations=30), 1)
    for state, question in moments(FEUD, HEADER, 3, 1):
        answer = player.answer(SeatView(FEUD, HEADER, state, question.seat), question)
        assert answer.choice in question.choices
    assert {"enter", "leave"} & set(advice.asked)


# Racing

WORDS = Vocabulary()
GOOD, BAD, WORST = [WORDS.word(word) for word in ("good", "bad", "worst")]
CHANCES = {GOOD: 0.6, BAD: 0.5, WORST: 0.2}


class Fair(State):
    """A booth at a fair: one choice, and luck."""

    def __init__(self) -> None:
        super().__init__(Ruleset(), [Pick()])
        self.first = self.picked = BAD
        self.luck = 0.0

    def copy(self) -> "Fair":
        fair = Fair()
        fair.agenda = self.agenda.copy()
        return fair


class Pick(Decision):
    """1. Any of the three."""

    def ask(self, s: Fair) -> list[Question]:
        return [Question(0, "pick", "1", [GOOD, BAD, WORST])]

    def take(self, play: Play[Fair], seat: int, choice: Choice) -> None:
        play.state.first, play.state.picked = play.state.picked, choice
        play.state.luck = play.chance.below(600) / 1000 - 0.3


class Booth(Root):
    """Tells who was tried, one for each simulation."""

    def __init__(self, priors: dict[Choice, float]) -> None:
        self._all = [Candidate((choice,), prior) for choice, prior in priors.items()]
        super().__init__(0, self._all[0])
        self.tried: list[Choice] = []

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        return self._all[:number]

    def believe(self, random: Random) -> Fair:
        return Fair()

    def value(self, s: Fair) -> list[float]:
        self.tried.append(s.picked)
        return [CHANCES[s.picked] + s.luck]


def run(booth: Booth, simulations: int) -> Finding:
    return race(booth, Effort(simulations=simulations).begin(), Random(1))


def test_under_the_same_luck_few_runs_tell_the_better_from_the_worse() -> None:
    found = run(Booth({BAD: 0.0, GOOD: 0.0, WORST: 0.0}), 60)
    assert found.best.choices == (GOOD,)
    assert found.chance - found.own == pytest.approx(0.1), "luck is not counted as gain"


def test_who_does_worse_runs_less() -> None:
    booth = Booth({BAD: 0.0, GOOD: 0.0, WORST: 0.0})
    run(booth, 60)
    assert booth.tried.count(WORST) < booth.tried.count(GOOD)
    assert len(booth.tried) == 60


def test_without_runs_the_heuristic_is_believed_and_with_many_it_is_not() -> None:
    priors = {BAD: 0.0, GOOD: -0.1, WORST: -0.2}
    assert run(Booth(priors), 1).best.choices == (BAD,)
    assert run(Booth(priors), 300).best.choices == (GOOD,)


class Regular(Root):
    """Comes back to the booth a second time, and picks in its manner what it has not picked yet."""

    def __init__(self) -> None:
        self.picks = (BAD, WORST, GOOD)  # by manner
        super().__init__(0, self._plan(BAD, 0))
        self.varies = True
        self.adopted = 0
        self.settled: Finding | None = None

    def _plan(self, first: Choice, manner: int) -> Candidate:
        return Candidate((first,), 0.0, manner)

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        return [self._plan(BAD, manner) for manner in range(3)]

    def vary(self, best: Sequence[Candidate], number: int, random: Random) -> list[Candidate]:
        return [self._plan(first, best[0].manner) for first in (GOOD, WORST)]

    def believe(self, random: Random) -> Fair:
        s = Fair()
        s.agenda.append(Pick())
        return s

    def adopt(self, manner: int) -> None:
        self.adopted = manner

    def reply(self, s: Fair, question: Question) -> Choice:
        return self.picks[self.adopted]

    def quiet(self, s: Fair, question: Question) -> bool:
        return False

    def score(self, s: Fair) -> list[float]:
        return [CHANCES[s.first] + CHANCES[s.picked]]

    def decided(self, finding: Finding) -> None:
        self.settled = finding


def test_what_is_said_now_is_sought_in_the_manner_that_goes_on_best() -> None:
    root = Regular()
    found = race(root, Effort(simulations=60).begin(), Random(1))
    assert (found.best.choices, found.best.manner) == ((GOOD,), 2)
    assert found.chance - found.own == pytest.approx(0.2), "beside its own answer in its own manner"


def test_what_is_not_worth_a_thought_costs_none() -> None:
    booth = Booth({BAD: 0.0, GOOD: 0.0})
    booth.share = 0.0
    assert run(booth, 9).best.choices == (BAD,)
    assert not booth.tried


def test_a_loyal_root_measures_the_best_against_its_own_answer_to_the_last() -> None:
    def runs_of_worst(loyal: bool) -> int:
        booth = Booth({WORST: 0.0, GOOD: 0.0, BAD: 0.0})
        booth.loyal = loyal
        assert run(booth, 60).best.choices == (GOOD,)
        return booth.tried.count(WORST)

    assert runs_of_worst(loyal=True) > 20 > runs_of_worst(loyal=False)


# Effort


@pytest.mark.parametrize("text", ["", "s", "0", "-3", "0s", "-1s", "nans", "infs", "1e9s", "5 min"])
def test_what_is_no_effort_is_refused(text: str) -> None:
    with pytest.raises(BadEffort):
        read_effort(text)


def test_no_simulation_begins_that_would_end_too_late() -> None:
    now = [0.0]
    meter = Meter(1.0, 0, lambda: now[0])
    now[0] = 0.2  # what comes before the first one
    while meter.used() < 1.0:
        now[0] += 0.15
        meter.count()
    assert 0.65 <= now[0] <= 1.0


def test_on_a_machine_that_is_too_busy_the_heuristic_answers_at_once() -> None:
    now = [0.0]

    def late() -> float:
        now[0] += 0.3
        return now[0]

    booth = Booth({BAD: 0.0, GOOD: 0.0, WORST: 0.0})
    assert race(booth, Meter(1.0, 0, late), Random(1)).best.choices == (BAD,)
    assert len(booth.tried) <= 2


def test_a_share_of_the_effort_is_a_share_of_its_simulations() -> None:
    meter = Effort(simulations=90).begin()
    meter.allow(1 / 3)
    assert meter.room == 30
