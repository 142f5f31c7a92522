"""What a searching player is told about Wallenstein."""

from __future__ import annotations

from random import Random
from typing import Final

from westphalia.bots.player import Sight
from westphalia.bots.search.advice import Advice, Root, Settled
from westphalia.bots.wallenstein.answers import ANSWERS
from westphalia.bots.wallenstein.belief import Habits, open_mats
from westphalia.bots.wallenstein.judgement import DEFAULT, VETERAN
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.plan_root import PlanRoot
from westphalia.bots.wallenstein.planning import Planner
from westphalia.bots.wallenstein.roots import ChoiceRoot, Council, MarchRoot, answered
from westphalia.bots.wallenstein.sergeant import Sergeant
from westphalia.bots.wallenstein.standing import round_of
from westphalia.bots.wallenstein.state_table import StateTable
from westphalia.bots.wallenstein.value import Value, load_value
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.state import WallensteinState

# While counties are chosen no round is near enough to be foreseen.
UNSEARCHED: Final = frozenset({"claim", "refresh", "group", "draft_leader"})


class WallensteinAdvice(Advice):
    """A captain's judgement of every seat, and the memory of what the others may have planned."""

    def __init__(self, header: Header, seed: int, value: Value) -> None:
        self._header = header
        self._seed = seed
        self._value = value
        self._round = -1
        self._habits: dict[Seat, Habits] = {}

    def root(self, sight: Sight, question: Question, random: Random) -> Root:
        s = sight.imagine(Sampling(0))
        assert isinstance(s, WallensteinState)
        seat, kind = sight.seat, question.kind
        own = Outlook(StateTable(s, seat, self._header), self._header, VETERAN, self._seed)
        if kind in UNSEARCHED:
            choice, reason = ANSWERS[kind](own, question.choices)
            return Settled(seat, answered(choice, reason))
        council = self._council(s, own)
        if kind == "plan":
            return PlanRoot(sight, council, Planner(own))
        if kind == "march" or kind == "move":
            return MarchRoot(sight, council, question, own)
        return ChoiceRoot(sight, council, question, ANSWERS[kind](own, question.choices))

    def _other(self, s: WallensteinState, seat: Seat) -> Outlook:
        """Somebody else is thought of as a captain."""
        return Outlook(StateTable(s, seat, self._header), self._header, DEFAULT, 0)

    def _council(self, s: WallensteinState, own: Outlook) -> Council:
        me = own.table.me
        table = open_mats(s, me)
        outlooks = [own if n == me else self._other(table, n) for n in range(s.seats)]
        if self._round != round_of(s) or own.table.planning:
            self._round = round_of(s)
            others = [each for each in outlooks if each is not own and each.table.boxes]
            self._habits = {each.table.me: Habits(Planner(each)) for each in others}
        return Council(self._habits, Sergeant(table, outlooks), self._value)


def advise(header: Header, seed: int) -> WallensteinAdvice:
    return WallensteinAdvice(header, seed, load_value(bool(header.modules)))
