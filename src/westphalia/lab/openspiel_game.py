"""OpenSpiel: every game as a registered Python game with explicit chance nodes.

What chance draws in the middle of a rule is asked for one outcome at a time: the answer before it
is tried again with what has been drawn so far, until the next question is reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np
import pyspiel

from westphalia.engine.chance import Awaited, Chance, OutcomeAwaited, Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, key_of, values_of
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, Seat, State
from westphalia.games import GAMES, find_game
from westphalia.lab.episode import header_of
from westphalia.lab.observation import Observer
from westphalia.lab.rewards import final_standing

LONGEST = 20_000  # answers; no game that ends at all comes near
MOST_OUTCOMES = 128  # of one draw: no pool of any game is larger


Line = tuple[int, str]  # a bit for each seat that knows of it, and what it says
Log = tuple[Line, ...]


class Table:
    """A position between two questions: where it was last asked, what was answered, what is drawn.

    While an outcome is awaited there is no play, only the probabilities of what may come.
    """

    def __init__(
        self,
        header: Header,
        before: State,
        said: tuple[Seat, Choice] | None = None,
        drawn: Sequence[int] = (),
        log: Log = (),
    ) -> None:
        """The *log* is of what has been before the answer that was *said*."""
        self.header = header
        self.game = find_game(header.game)
        self.before = before
        self.said = said
        self.drawn = list(drawn)
        self.log_before = log
        self.log = log
        self.play: Play[Any] | None = None
        self.awaited: list[float] = []
        self._go_on()

    def __deepcopy__(self, _: dict[int, Any]) -> Table:
        """What has been reached is never changed, since every answer begins with a copy of it."""
        twin = copy(self)
        twin.drawn = self.drawn.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as plain data, since choices and rules are what they are only here."""
        said = (self.said[0], self.said[1].number) if self.said else None
        before = self.game.encode(self.before)
        return restored, (self.header, before, said, self.drawn, self.log_before)

    @property
    def question(self) -> Question | None:
        """The question that is to be answered next; nothing when the game is over."""
        assert self.play, "while an outcome is awaited nobody is asked"
        return self.play.open[0] if self.play.open else None

    def answer(self, choice: Choice) -> None:
        question = self.question
        assert self.play, "while an outcome is awaited nobody answers"
        assert question, "when the game is over nobody answers"
        self.before, self.said = self.play.state, (question.seat, choice)
        self.drawn = []
        self.log_before = self.log
        self._go_on()

    def draw(self, outcome: int) -> None:
        self.drawn.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        self.play, self.awaited = None, []
        chance = Awaited(self.drawn)
        told: list[Event] = []
        try:
            play: Play[Any] = Play(self.before.copy(), chance, told)
            if self.said:
                play.answer(*self.said)
        except OutcomeAwaited as awaited:
            self.awaited = awaited.probabilities
        else:
            chance.finish()
            self.play = play
            self.log = (*self.log_before, *self._lines(told))

    def _lines(self, told: Sequence[Event]) -> Iterator[Line]:
        """What the last answer has added to the log; of itself only who gave it knows."""
        if self.said:
            yield 1 << self.said[0], f"> {self.said[1].text}"
        for event in told:
            seats = [seat for seat in range(self.header.seats) if event.seen_by(seat)]
            yield sum(1 << seat for seat in seats), in_a_line(event)

    def remembered(self, seat: Seat) -> list[str]:
        """All that a seat was told and has answered."""
        return [text for known_to, text in self.log if known_to >> seat & 1]

    def imagined(self, seat: Seat, chance: Chance) -> Table:
        """A table that a seat cannot tell from this one; what it does not know is drawn anew.

        What others have answered or were told beyond that is not in its log.
        """
        assert self.play, "while an outcome is awaited nobody imagines anything"
        twin = copy(self)
        twin.play = Play(self.game.imagine(self.play.state, seat, chance), Awaited([]))
        twin.log = tuple([line for line in self.log if line[0] >> seat & 1])
        return twin


def in_a_line(event: Event) -> str:
    """What happened, and whom or what it was about."""
    return " ".join([key_of(type(event)), *[f"{k}={v}" for k, v in values_of(event).items()]])


def restored(
    header: Header,
    before: Mapping[str, Any],
    said: tuple[Seat, int] | None,
    drawn: Sequence[int],
    log: Log,
) -> Table:
    """Makes a table again of what was stored."""
    game = find_game(header.game)
    choice = (said[0], game.vocabulary.choices[said[1]]) if said else None
    return Table(header, game.decode(before, header), choice, drawn, log)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position as OpenSpiel knows it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.header, game.played.set_up(game.header))

    def current_player(self) -> int:
        if self.table.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        question = self.table.question
        return question.seat if question else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.table.play is not None and self.table.question is None

    def _legal_actions(self, player: int) -> list[int]:
        question = self.table.question
        if question is None or question.seat != player:
            return []
        return sorted([choice.number for choice in question.choices])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(n, chance) for n, chance in enumerate(self.table.awaited) if chance > 0]

    def _apply_action(self, action: int) -> None:
        if self.table.play is None:
            self.table.draw(action)
        else:
            self.table.answer(self.table.game.vocabulary.choices[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.table.game.vocabulary.choices[action].text

    def returns(self) -> list[float]:
        play = self.table.play
        if play is None or play.open:
            return [0.0] * self.num_players()
        return final_standing(self.table.game, play.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state that a seat cannot tell from this one: what is hidden from it is drawn anew."""
        twin: OpenSpielState = self.clone()
        twin.table = self.table.imagined(player, Sampling(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        if self.table.play is None:
            return f"one of {len(self.table.awaited)} outcomes is awaited"
        question = self.table.question
        return f"seat {question.seat}: {question.kind} ({question.clause})" if question else "over"


class SeatObserver:
    """What a seat sees: the tables as a flat vector; all 0 while an outcome is awaited.

    With *recall* it also says all that the seat remembers.
    """

    def __init__(self, game: Game, recall: bool = False) -> None:
        self._recall = recall
        self._observer = Observer(game)
        self._tables = game.tables
        self.tensor = np.zeros(self._observer.flat.size, np.float32)
        # the same numbers by the name of the table, a row for each of its own
        self.dict = {
            table.name: self.tensor[slice(*self._observer.flat.parts[table.name])].reshape(
                len(table.rows), -1
            )
            for table in game.tables.tables
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        play = state.table.play
        if play:
            self._observer.look(play.state, player, state.table.question)
        self.tensor[:] = self._observer.vectors()[0] if play else 0

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What the tables say, cell by cell: all that is not 0."""
        play = state.table.play
        said = state.table.remembered(player) if self._recall else []
        if play:
            numbers = self._observer.look(play.state, player, state.table.question)
            said += self._tables.said(numbers.tolist())
        return "\n".join([f"seat {player}", *said])


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of ours; which one, each that is registered knows."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.header = described(self.name, params or {})
        self.played = find_game(self.name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.played.vocabulary),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.header.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> SeatObserver:
        return SeatObserver(self.played, bool(iig_obs_type and iig_obs_type.perfect_recall))


def described(name: str, params: Mapping[str, Any]) -> Header:
    """The set-up that parameters describe: ``modules=court+leaders``, ``options=setup:draft``."""
    modules = [each for each in str(params.get("modules", "")).split("+") if each]
    pairs = [each.partition(":") for each in str(params.get("options", "")).split("+") if each]
    players = int(params.get("players", 0)) or min(find_game(name).seat_counts)
    return header_of(name, players, modules, {key: value for key, _, value in pairs})


def registered(name: str) -> type[OpenSpielGame]:
    """Makes a game known to OpenSpiel as ``westphalia_NAME``."""
    counts = find_game(name).seat_counts
    kind = pyspiel.GameType(
        short_name=f"westphalia_{name}",
        long_name=f"Westphalia: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(counts), "modules": "", "options": ""},
    )
    made = type(f"{name}_game", (OpenSpielGame,), {"kind": kind, "name": name})
    pyspiel.register_game(kind, made)
    return made


REGISTERED = {name: registered(name) for name in GAMES}
