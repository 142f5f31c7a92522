"""A game without simultaneous play: the sound one passes, and every broken promise is found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from tests.engine import feud
from tests.engine.feud import FEUD, Feud, FeudState
from tests.engine.table import PLAYERS

from westphalia.engine import match
from westphalia.engine.choice import Choice
from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.event import Objection
from westphalia.engine.match import Match
from westphalia.engine.step import Question, Seat

Patch = pytest.MonkeyPatch

interpreted = pytest.mark.skipif(
    not str(match.__file__).endswith(".py"), reason="compiled code cannot be changed while it runs"
)


@pytest.mark.parametrize("modules", [(), ("allies",)])
def test_a_sound_game_passes(modules: tuple[str, ...]) -> None:
    tallies = [examine(FEUD, FEUD.header(PLAYERS, modules), seed) for seed in range(8)]
    assert len({tally.digest for tally in tallies}) > 1
    assert all(tally.offered > tally.answers > 6 for tally in tallies)


def test_an_examination_can_be_repeated() -> None:
    one, again = [examine(FEUD, FEUD.header(PLAYERS), 7) for _ in range(2)]
    assert one == again


# Promises broken on purpose


def asking(patch: Patch, change: Callable[[Question, FeudState], list[Question]]) -> None:
    """Let a house be asked otherwise when it plays a card."""
    ask = feud.PlayCard.ask
    patch.setattr(feud.PlayCard, "ask", lambda self, s: change(ask(self, s)[0], s))


def instead(question: Question, choices: list[Choice], clause: str = "2.1") -> list[Question]:
    return [Question(question.seat, question.kind, clause, choices)]


def asks_twice(patch: Patch) -> None:
    asking(patch, lambda question, s: [question, question])


def offers_twice(patch: Patch) -> None:
    asking(patch, lambda question, s: instead(question, question.choices * 2))


def offers_nothing(patch: Patch) -> None:
    asking(patch, lambda question, s: instead(question, []))


def offers_a_stranger(patch: Patch) -> None:
    stranger = Choice("enter", 0, "enter abbey", 0)
    asking(patch, lambda question, s: instead(question, [stranger]))


def cites_no_clause(patch: Patch) -> None:
    asking(patch, lambda question, s: instead(question, question.choices, ""))


def changes_by_asking(patch: Patch) -> None:
    def touching(question: Question, s: FeudState) -> list[Question]:
        s.frost += 1
        return [question]

    asking(patch, touching)


def asks_at_random(patch: Patch) -> None:
    dice = Random(1)

    def moody(question: Question, s: FeudState) -> list[Question]:
        return instead(question, dice.sample(question.choices, len(question.choices)))

    asking(patch, moody)


class Reluctance(Objection):
    """2.1 A house does not like the card."""


def objects_to_what_it_offers(patch: Patch) -> None:
    patch.setattr(feud.PlayCard, "objection", lambda self, s, seat, choice: Reluctance())


def decodes_wrongly(patch: Patch) -> None:
    decode = Feud.decode

    def forgetful(self: Feud, *args: Any) -> Any:
        s: Any = decode(self, *args)
        s.turn = 1
        return s

    patch.setattr(Feud, "decode", forgetful)


def forgets_a_field(patch: Patch) -> None:
    patch.setattr(FEUD, "fields", tuple(field for field in FEUD.fields if field != "hands"))


def copies_too_little(patch: Patch) -> None:
    copy = FeudState.copy

    def sharing(self: FeudState) -> FeudState:
        twin = copy(self)
        twin.deck = self.deck
        return twin

    patch.setattr(FeudState, "copy", sharing)


def never_ends(patch: Patch) -> None:
    patch.setattr(feud, "TURNS", 1000)


def nobody_wins(patch: Patch) -> None:
    patch.setattr(Feud, "winners", lambda self, s: [])


def loses_a_card(patch: Patch) -> None:
    patch.setattr(feud, "lay_down", lambda play, seat, card: play.state.hands[seat].remove(card))


def imagines_nonsense(patch: Patch) -> None:
    imagine = Feud.imagine

    def dreaming(self: Feud, *args: Any) -> FeudState:
        twin = imagine(self, *args)
        twin.deck = [0 for _ in twin.deck]
        return twin

    patch.setattr(Feud, "imagine", dreaming)


def shows_a_hand(patch: Patch) -> None:
    view = Feud.view
    patch.setattr(Feud, "view", lambda self, s, seat: {**view(self, s, seat), "of 0": s.hands[0]})


def asks_by_a_secret(patch: Patch) -> None:
    def knowing(question: Question, s: FeudState) -> list[Question]:
        way = 1 if max(s.hands[1 - question.seat], default=0) > 4 else -1
        return instead(question, question.choices[::way])

    asking(patch, knowing)


def draws_elsewhere(patch: Patch) -> None:
    dice = Random(1)
    takes(patch, lambda s: setattr(s, "frost", dice.randint(0, 9)))


def remembers_elsewhere(patch: Patch) -> None:
    numbers = count()
    takes(patch, lambda s: setattr(s, "frost", next(numbers)))


def takes(patch: Patch, then: Callable[[FeudState], None]) -> None:
    take = feud.PlayCard.take

    def taking(self: feud.PlayCard, play: feud.Play, seat: Seat, choice: Choice) -> None:
        take(self, play, seat, choice)
        then(play.state)

    patch.setattr(feud.PlayCard, "take", taking)


def undoes_wrongly(patch: Patch) -> None:
    undo = Match.undo

    def clumsy(self: Match, seat: Seat) -> None:
        undo(self, seat)
        self.play.state.frost += 1

    patch.setattr(Match, "undo", clumsy)


def breaks_down(patch: Patch) -> None:
    patch.setattr(feud.Fight, "run", lambda self, play: [][0])


@interpreted
@pytest.mark.parametrize(
    ("plant", "promise"),
    [
        (asks_twice, "a seat is asked two questions at once"),
        (offers_twice, "card: choices are missing or doubled"),
        (offers_nothing, "card: choices are missing or doubled"),
        (offers_a_stranger, "'enter abbey' is lost"),
        (cites_no_clause, "a question names no clause"),
        (changes_by_asking, "asking has changed the position"),
        (asks_at_random, "asking twice gives two answers"),
        (objects_to_what_it_offers, "is offered, but Reluctance() is in its way"),
        (decodes_wrongly, "the codec loses something"),
        (forgets_a_field, "a decoded position asks otherwise"),
        (copies_too_little, "playing a copy has changed the original"),
        (never_ends, "the game does not end within 100 answers"),
        (nobody_wins, "the game ends without a winner"),
        (loses_a_card, "cards are lost"),
        (imagines_nonsense, "imagines is impossible: cards are lost"),
        (shows_a_hand, "sees what it may not know"),
        (asks_by_a_secret, "sees what it may not know"),
        (draws_elsewhere, "part ways"),
        (remembers_elsewhere, "part ways"),
        (undoes_wrongly, "taken back and said again leads elsewhere"),
        (breaks_down, "IndexError"),
    ],
)
def test_a_broken_promise_is_found(
    plant: Callable[[Patch], None], promise: str, monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    assert promise in broken()


def broken() -> str:
    for seed in range(40):
        try:
            examine(FEUD, FEUD.header(PLAYERS), seed, longest=100)
        except NonConformance as breach:
            return str(breach)
    pytest.fail("no promise was found broken")
