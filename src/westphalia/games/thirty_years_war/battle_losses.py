"""12.3 Losses before they are taken: the ways to meet the number, and what a choice leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.board import CLASSES, Board
from westphalia.games.thirty_years_war.choices import DONE, LOSE, LOSE_BESIEGED
from westphalia.games.thirty_years_war.foretelling import Forecast, NothingToForetell
from westphalia.games.thirty_years_war.map_view import counted
from westphalia.games.thirty_years_war.modules.losses_together import LoseTogether, foreseen
from westphalia.games.thirty_years_war.pieces import is_reduced
from westphalia.games.thirty_years_war.rules.battles import the_battle
from westphalia.games.thirty_years_war.rules.losses import (
    BESIEGED,
    ChooseLosses,
    after_loss,
    may_lose,
    only_way,
    stack_of,
)
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState, Unit
from westphalia.games.thirty_years_war.terms import UnitType

WAYS: Final = 4  # so many are shown, the best first


@dataclass(frozen=True, order=True)
class Way:
    """12.34 Steps that meet the number: by what they cost, in factors, Veterans and counters."""

    factors: int
    veterans: int
    counters: int
    lost: tuple[Unit, ...]

    def beside(self, other: Way) -> Way:
        """Both together."""
        costs = self.veterans + other.veterans, self.counters + other.counters
        lost = tuple(sorted(self.lost + other.lost))
        return Way(self.factors + other.factors, *costs, lost)


def ways_to_lose(board: Board, stack: Sequence[Unit], number: int) -> list[Way]:
    """12.31, 12.34 How a number can be met: first what keeps most factors, and spares Veterans."""
    found: dict[int, list[Way]] = {0: [Way(0, 0, 0, ())]}
    for unit in stack:
        met: dict[int, set[Way]] = {total: {*ways} for total, ways in found.items()}
        for step, own in steps_of_unit(board, unit):
            for total in [total for total in found if total + step <= number]:
                both = [own.beside(way) for way in found[total]]
                met.setdefault(total + step, set()).update(both)
        found = {total: sorted(ways)[:WAYS] for total, ways in met.items()}
    return found.get(number, [])


def steps_of_unit(board: Board, unit: Unit) -> list[tuple[int, Way]]:
    """12.32 What a counter may lose: one step, or two if it is full; each with its loss factor."""
    plain = unit % CLASSES
    veteran = int(board.kind_type[plain // 2] == UnitType.VETERAN)
    factor, whole = board.loss_factor[plain], board.strength[plain]
    if is_reduced(unit):
        return [(factor, Way(whole, veteran, 1, (unit,)))]
    left = board.strength[plain + 1]
    once = Way(whole - left, veteran, 0, (unit,))
    twice = Way(whole, 2 * veteran, 1, (unit, unit + 1))
    return [(factor, once), (factor + board.loss_factor[plain + 1], twice)]


# What is shown of it


def losing(s: ThirtyYearsWarState, seat: Seat) -> tuple[list[Unit], int]:
    """12.14, 12.31 Who may take the losses of a side now, and what is to be met."""
    asked = s.agenda[-1] if s.agenda else None
    ahead = foreseen(s, seat) if isinstance(asked, LoseTogether) else s
    if s.battle is None or not isinstance(asked, LoseTogether | ChooseLosses):
        raise NothingToForetell("nobody takes losses in a battle now")
    battle = the_battle(ahead)
    return stack_of(battle, seat), battle.losses[seat]


def ways_view(s: ThirtyYearsWarState, seat: Seat) -> list[dict[str, Any]]:
    """12.34 The best ways to lose what is to be lost; the first is what is suggested."""
    stack, number = losing(s, seat)
    total = sum([s.board.strength[unit % CLASSES] for unit in stack])
    return [
        {"choices": [lose(unit).text for unit in way.lost], "left": total - way.factors}
        for way in ways_to_lose(s.board, stack, number)
    ]


def lose(unit: Unit) -> Choice:
    return LOSE[unit] if unit < BESIEGED else LOSE_BESIEGED[unit - BESIEGED]


def losses(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """12.31, 12.34 After these steps: what is to be lost yet, and which steps still lead there.

    *says* are the answers that hand them in: what is left without a choice need not be said.
    """
    stack, number = losing(s, seat)
    says: list[str] = []
    forced: list[Unit] = []
    for choice in choices:
        unit = choice.noun + BESIEGED * (choice.verb == "lose_besieged")
        if unit not in stack or not may_lose(s.board, stack, unit, number):
            raise NothingToForetell(f"'{choice}' cannot lead to exactly what is to be lost")
        if not forced:
            says.append(choice.text)
        stack = after_loss(stack, unit)
        number -= s.board.loss_factor[unit % CLASSES]
        forced = only_way(s.board, stack, number)
    if isinstance(s.agenda[-1], LoseTogether):
        says.append(DONE.text)
    left = stack
    for unit in forced:
        left = after_loss(left, unit)
    return {
        "to_go": number,
        "open": [
            lose(unit).text for unit in sorted({*stack}) if opens(s.board, stack, unit, number)
        ],
        "forced": [lose(unit).text for unit in forced],
        "says": says,
        "units": counted(s.board.units, [unit % CLASSES for unit in left]),
        "factors": sum([s.board.strength[unit % CLASSES] for unit in left]),
    }


def opens(board: Board, stack: list[Unit], unit: Unit, number: int) -> bool:
    """12.31 Whether a step of a unit can still lead to the number."""
    return number > 0 and may_lose(board, stack, unit, number)
