"""A toy whose chances are known: two bets a game, each high or low, and a draw for each."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Final

from westphalia.bots.player import Answer, SeatView
from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.codec import step_kinds
from westphalia.engine.event import Event
from westphalia.engine.game import Game, Side
from westphalia.engine.record import Header
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.spelling import Spelling
from westphalia.engine.step import Decision, Question, Seat, State, Step
from westphalia.engine.step import Play as AnyPlay

WORDS: Final = Vocabulary()
HIGH, LOW = WORDS.word("high"), WORDS.word("low")
SIDES: Final = 4
WINS: Final = {HIGH: 3, LOW: 1}  # of so many sides


class CoinState(State):
    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, [])
        self.won = [0, 0]

    def copy(self) -> CoinState:
        twin = CoinState(self.rules)
        twin.agenda, twin.won = self.agenda[:], self.won[:]
        return twin


Play = AnyPlay[CoinState]


@dataclass(frozen=True)
class Bet(Decision):
    """1.1 A seat bets high or low."""

    seat: Seat

    def ask(self, s: CoinState) -> list[Question]:
        return [Question(self.seat, "bet", "1.1", [HIGH, LOW])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(Toss(seat, WINS[choice]))


@dataclass(frozen=True)
class Toss(Step):
    """1.2 A four-sided die decides whether the bet is won."""

    seat: Seat
    sides: int

    def run(self, play: Play) -> None:
        won = play.chance.below(SIDES) < self.sides
        play.state.won[self.seat] += won
        play.tell(Tossed, self.seat, won)


class Tossed(Event):
    """1.2 A bet was won or lost."""

    seat: int
    won: bool


class Coin(Game):
    """1. Who has won more bets wins; who is even shares it."""

    def __init__(self) -> None:
        self.name, self.version, self.vocabulary = "coin", "1", WORDS
        self.seat_counts, self.modules, self.options = (2,), (), ()
        self.stand_in = "random"
        self.fields = ("won",)
        self.kinds = step_kinds([sys.modules[__name__]])
        self.spelled = Spelling({"seat": "seat"}, {})
        self.marks = {"Tossed": "toss"}

    def sides(self, header: Header) -> list[Side]:
        return [Side("heads", "azure"), Side("tails", "gules")]

    def blank(self, header: Header) -> CoinState:
        return CoinState(Ruleset([]))

    def set_up(self, header: Header) -> CoinState:
        s = self.blank(header)
        s.agenda = [Bet(1), Bet(0)]
        return s

    def view(self, s: Any, seat: Seat) -> dict[str, Any]:
        return {"won": s.won[:]}

    def imagine(self, s: Any, seat: Seat, chance: Chance) -> State:
        twin: State = s.copy()
        return twin

    def scores(self, s: Any) -> list[int]:
        won: list[int] = s.won[:]
        return won

    def winners(self, s: Any) -> list[Seat]:
        return [seat for seat in (0, 1) if s.won[seat] == max(s.won)]


COIN: Final = Coin()


class Always:
    """A bot that bets high, and says why."""

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        return Answer(HIGH, "reason-any", {"seat": question.seat})
