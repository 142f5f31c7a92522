"""Why a choice about a siege is not open: one class a reason, with its clause."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Objection


@dataclass(frozen=True)
class NoSiegeThere(Objection):
    """13.21b The side has no Siege marker in that city."""

    city: int


@dataclass(frozen=True)
class RolledAlready(Objection):
    """6.0.F1 There is one roll for each Siege marker."""

    city: int


@dataclass(frozen=True)
class NotBesiegedYet(Objection):
    """13.21a Without a Siege marker from an earlier round there is no siege combat."""

    city: int


@dataclass(frozen=True)
class BesiegedAlready(Objection):
    """13.13b The Siege marker is there already."""

    city: int
