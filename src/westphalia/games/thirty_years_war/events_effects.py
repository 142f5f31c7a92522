"""What the political, aid and other events of cards bring about."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event


@dataclass(frozen=True)
class EffectBegan(Event):
    """card.rule.e The effect of a card is in force, to the end of this turn or for good."""

    card: int
    lasting: bool


@dataclass(frozen=True)
class EffectEnded(Event):
    """card.rule.e The effect of a card was ended by another."""

    card: int
    other: int


@dataclass(frozen=True)
class PassesOpened(Event):
    """14.4b The Val Telline Passes are open."""


@dataclass(frozen=True)
class PassesClosed(Event):
    """14.4b The Val Telline Passes are closed."""


@dataclass(frozen=True)
class PopeElected(Event):
    """17.P.1 There is a new Pope."""

    pope: int


@dataclass(frozen=True)
class AidGiven(Event):
    """14.1a An event brought a side aid points."""

    seat: int
    source: int
    points: int


@dataclass(frozen=True)
class TotalMoved(Event):
    """8.61a An event moved the VP total."""

    card: int
    points: int
    vp: int


@dataclass(frozen=True)
class ElectorMoved(Event):
    """5.142 The Palatine Elector is another Area from now on."""

    area: int


@dataclass(frozen=True)
class AreaStruck(Event):
    """15.24a Famine and plague came over an Area."""

    seat: int
    area: int


@dataclass(frozen=True)
class MutinyBegan(Event):
    """card.C14 Units of a side in a city mutinied."""

    seat: int
    city: int
    units: tuple[int, ...]
