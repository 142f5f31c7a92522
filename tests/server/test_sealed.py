"""Sealed cards over every door: however many there are, others are sent the same."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.server.kit import Clock
from tests.thirty_years_war.visits import header

from westphalia.engine.choice import Choice
from westphalia.engine.match import Match, start
from westphalia.games import find_game
from westphalia.games.thirty_years_war.expansions.one_visit import SealCards, StandOrWithdraw
from westphalia.games.thirty_years_war.words import INSIDE, PASS
from westphalia.server.tables.replays import Replay
from westphalia.server.tables.snapshots import SeatLogs, Snapshot
from westphalia.server.tables.turns import SeatTurns

GAME = find_game("thirty_years_war")
HEADER = header("early_war")
Answers = list[tuple[int, Choice]]


def attack(first: int) -> tuple[bytes, Answers]:
    """Answers up to an attack on a Fortress whose attacker could seal two cards or more."""
    for seed in range(first, first + 400):
        secret, random = seed.to_bytes(32, "big"), Random(seed)
        match = start(GAME, HEADER, secret)
        while not match.over:
            top, question = match.play.state.agenda[-1], match.open[0]
            if isinstance(top, SealCards) and len(question.choices) > 2 and top.left == 2:
                below = match.play.state.agenda[-2]
                if isinstance(below, StandOrWithdraw):
                    return secret, [(entry.seat, entry.choice) for entry in match.entries]
            match.answer(question.seat, random.choice(question.choices))
    raise AssertionError("nobody attacks a Fortress with two cards to seal")


class Door:
    """A match as a server follows it, and all that it would send to anybody but the attacker."""

    def __init__(self, secret: bytes) -> None:
        self.match: Match = start(GAME, HEADER, secret)
        self.turns = SeatTurns(2, 0, 0)
        self.turns.begin(self.match, Clock().time)
        self.logs = SeatLogs(GAME, 2)

    def answer(self, seat: int, choice: Choice) -> None:
        before = len(self.match.record.lines)
        self.match.answer(seat, choice)
        seats = [line.seat for line in self.match.record.lines[before:]]  # type: ignore[union-attr]
        self.turns.add_lines(self.match, seats, Clock().time)

    def sent(self, other: int) -> list[bytes]:
        snapshot = Snapshot.of(self.match, self.turns.numbers)
        self.logs.update(self.match.log)
        replay = Replay(self.match)
        frames = [replay.encoded(replay.visible, seat) for seat in (other, -1)]
        told = [self.logs.since(seat, 0) for seat in (other, -1)]
        live = [snapshot.encoded(seat) for seat in (other, -1)]
        return [*frames, *told, *live, msgspec.json.encode(replay.summary())]


def played(secret: bytes, answers: Answers, cards: int) -> Door:
    """The same match with so many of the cards sealed."""
    door = Door(secret)
    for seat, choice in answers[len(door.match.entries) :]:
        if len(door.match.entries) < len(answers):
            door.match.repeat(seat, choice)
            door.turns.add_lines(door.match, [seat], Clock().time)
    for n in range(2):
        question = door.match.open[0]
        door.answer(question.seat, question.choices[0] if n < cards else PASS)
    return door


@pytest.mark.parametrize("first", [0, 1000])
@pytest.mark.slow
def test_the_number_of_sealed_cards_is_sent_to_nobody(first: int) -> None:
    secret, answers = attack(first)
    doors = [played(secret, answers, cards) for cards in range(3)]
    assert [len(door.match.play.state.sealed) for door in doors] == [0, 1, 2]
    other = doors[0].match.open[0].seat
    waiting, inside = [door.sent(other) for door in doors], []
    for door in doors:
        door.answer(other, INSIDE)
        inside.append(door.sent(other))
    assert waiting[0] == waiting[1] == waiting[2]
    assert inside[0] == inside[1] == inside[2]
