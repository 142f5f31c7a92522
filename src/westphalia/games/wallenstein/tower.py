"""The dice tower: cubes go in at the top, some rest on its floors, some come out into the tray."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westphalia.engine.chance import Binomial, Chance, binomial
from westphalia.games.wallenstein.board import Tower

COLOURS: Final = 6  # five seats and the peasants
PEASANTS: Final = COLOURS - 1


class TowerModel:
    """W7.1.2 How a tower behaves.  It keeps cubes between casts, loses and makes none.

    What rests inside is a list of cubes by colour, floor after floor from the top.
    """

    floors: int

    def fall(self, chance: Chance, inside: list[int], arriving: list[int]) -> list[int]:
        """Pour *arriving* in; *inside* is changed, the cubes that come out are returned."""
        raise NotImplementedError


class Layered(TowerModel):
    """W7.1.2 Floors that hold some of what arrives; the more arrives, the more comes loose.

    Of k cubes arriving at a floor each sticks with the same chance, and each cube at rest comes
    loose with 1 - (1 - knock)^k; a cube knocked loose does not stick again on its floor.
    """

    def __init__(self, stick: list[float], knock: float) -> None:
        self.floors = len(stick)
        self.stick = stick
        self.knock = knock
        self._sticking = [binomial(chance) for chance in stick]
        self._loosening: list[Binomial] = []  # by the number of cubes that arrive

    def fall(self, chance: Chance, inside: list[int], arriving: list[int]) -> list[int]:
        place = 0
        for sticking in self._sticking:
            loosening = self._loosened_by(sum(arriving))
            falling = [0] * COLOURS
            for colour, cubes in enumerate(arriving):
                resting = inside[place]
                if resting:
                    loose = chance.successes(resting, loosening)
                    inside[place] -= loose
                    falling[colour] = loose
                if cubes:
                    stuck = chance.successes(cubes, sticking)
                    inside[place] += stuck
                    falling[colour] += cubes - stuck
                place += 1
            arriving = falling
        return arriving

    def _loosened_by(self, cubes: int) -> Binomial:
        known = self._loosening
        while len(known) <= cubes:  # in a new list, since other threads may do the same
            chance = 1.0 - (1.0 - self.knock) ** len(known)
            known = self._loosening = [*known, binomial(chance)]
        return known[cubes]


class SpielByWeb(TowerModel):
    """W7.1.2 One floor without layers: fixed chances for thrown cubes and for cubes at rest."""

    def __init__(self, thrown_out: float, resting_out: float) -> None:
        self.floors = 1
        self.thrown_out = thrown_out
        self.resting_out = resting_out
        self._through = binomial(thrown_out)
        self._loose = binomial(resting_out)

    def fall(self, chance: Chance, inside: list[int], arriving: list[int]) -> list[int]:
        out = [0] * COLOURS
        for colour, cubes in enumerate(arriving):
            loose = chance.successes(inside[colour], self._loose)
            through = chance.successes(cubes, self._through)
            inside[colour] += cubes - through - loose
            out[colour] = through + loose
        return out


def tower_model(name: str, towers: Mapping[str, Tower]) -> TowerModel:
    """The tower of that name, with the parameters of the board's data."""
    tower = towers[name]
    if name == "spielbyweb":
        return SpielByWeb(tower.thrown_out, tower.resting_out)
    return Layered(tower.stick, tower.knock)
