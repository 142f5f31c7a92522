"""Why a choice about pay, recovery or revolts is not open: one class a reason, with its clause."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Objection


@dataclass(frozen=True)
class NobodyToPay(Objection):
    """15.13a No unit of the side in this city waits for pay."""

    city: int


@dataclass(frozen=True)
class NotHereToBePaid(Objection):
    """15.13a No such unit waits for pay in this city."""

    unit: int
    city: int


@dataclass(frozen=True)
class NoLine(Objection):
    """15.14c Units there cannot trace a line of communications to their Supply Base."""

    city: int


@dataclass(frozen=True)
class BesiegedUnpaid(Objection):
    """15.133 Units inside a besieged Fortress can never be paid."""

    city: int


@dataclass(frozen=True)
class TooFewPoints(Objection):
    """15.134 The aid points that may pay them do not suffice for a whole unit."""

    city: int


@dataclass(frozen=True)
class TooFewForAll(Objection):
    """15.134 The aid points do not suffice for all of them."""


@dataclass(frozen=True)
class NotUnpaid(Objection):
    """15.222 Only Unpaid units of the city lose steps by looting."""

    unit: int


@dataclass(frozen=True)
class OthersGoFirst(Objection):
    """15.223 Mercenaries lose steps before Militia, and Militia before Veterans."""

    unit: int


@dataclass(frozen=True)
class NotPillaged(Objection):
    """15.25a The city has nothing to recover from."""

    city: int


@dataclass(frozen=True)
class RecoveredAlready(Objection):
    """15.251a A city recovers one level in a turn."""

    city: int


@dataclass(frozen=True)
class InEnemyLand(Objection):
    """15.25b The enemy controls the Area, or the Independent City."""

    city: int


@dataclass(frozen=True)
class EnemyNear(Objection):
    """15.25b Enemy units are in the city or in one next to it."""

    city: int


@dataclass(frozen=True)
class NoRevoltThere(Objection):
    """9.44b The revolt cannot be placed there."""

    city: int


@dataclass(frozen=True)
class NoRefugeThere(Objection):
    """15.225a The leaders may not go there: not a friendly city that all of them may enter."""

    city: int
