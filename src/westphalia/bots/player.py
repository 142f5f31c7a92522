"""What a bot is: somebody who sees a seat's view and answers its question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

from westphalia.engine.cells import Cells
from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat, State


class SeatView:
    """What a seat sees at the moment it is asked: just what a client is sent.

    The view is made when it is first looked at, since many answers need no look.  Who wants to
    think ahead imagines positions: they agree with all that the seat knows, and what is hidden from
    it is drawn anew, so nothing can be learnt from them.  The true position stays in here.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> seat_view = w.SeatView(game, match.record.header, match.play.state, seat=1)
    >>> seat_view.view["seat"], seat_view.view == game.view(seat_view.imagine(w.Sampling(1)), 1)
    (1, True)
    """

    def __init__(self, game: Game, header: Header, state: State, seat: Seat) -> None:
        self.header = header
        self.seat = seat
        self.__game = game
        self.__state = state

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.__game.view(self.__state, self.seat)

    def observe(self, question: Question, cells: Cells) -> None:
        """Write what the seat sees as the tables of the game, which say what the view says."""
        self.__game.observe(self.__state, self.seat, question, cells)

    def imagine(self, chance: Chance) -> State:
        """A position that may be the true one (determinization).

        The same chance gives the same position, whatever is true behind what the seat sees.
        """
        return self.__game.imagine(self.__state, self.seat, chance)


@dataclass(frozen=True)
class Answer:
    """A choice and why: the key of a sentence in the locales, with its arguments.

    >>> import westphalia as w
    >>> w.Answer(w.game("wallenstein").vocabulary.parse("march boehmen")).choice
    march boehmen
    """

    choice: Choice
    reason: str = "reason-any"
    about: Mapping[str, object] = field(default_factory=dict)


class Player(Protocol):
    """Decides for a seat.  It may remember what it saw, and nothing else.

    >>> import westphalia as w
    >>> class First:
    ...     def answer(self, seat_view: w.SeatView, question: w.Question) -> w.Answer:
    ...         return w.Answer(question.choices[0])
    """

    def answer(self, seat_view: SeatView, question: Question) -> Answer: ...


@runtime_checkable
class Listener(Protocol):
    """A player who wants to know how its game ended; who does not care need not be one.

    >>> import westphalia as w
    >>> class Proud:
    ...     def answer(self, seat_view: w.SeatView, question: w.Question) -> w.Answer:
    ...         return w.Answer(question.choices[0])
    ...     def over(self, result: object) -> None:
    ...         self.result = result
    >>> isinstance(Proud(), Listener)
    True
    """

    def over(self, result: Mapping[str, Any] | None) -> None:
        """The game is over, with what `Game.result` says; None if it ended without a result."""


def say_over(player: Player, result: Mapping[str, Any] | None) -> None:
    """Tells a player how its game ended, if it wants to know."""
    if isinstance(player, Listener):
        player.over(result)


class BotFactory(Protocol):
    """What makes a bot for one seat of one game; a class with such an ``__init__`` is one, too.

    The same seed makes the same bot.

    >>> import westphalia as w
    >>> class First:
    ...     def __init__(self, header: w.Header, seed: int) -> None: ...
    ...     def answer(self, seat_view: w.SeatView, question: w.Question) -> w.Answer:
    ...         return w.Answer(question.choices[0])
    >>> factory: w.BotFactory = First
    """

    def __call__(self, header: Header, seed: int) -> Player: ...
