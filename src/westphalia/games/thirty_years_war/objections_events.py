"""Why the event of a card is not open, or a choice in it: one class a reason, with its clause."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Objection


@dataclass(frozen=True)
class DutchWarOver(Objection):
    """9.31b The Dutch War is over, and its events with it."""

    card: int


@dataclass(frozen=True)
class NotSpinolasArmy(Objection):
    """5.15b Spinola's army is not in the United Provinces."""

    card: int


@dataclass(frozen=True)
class NotFirstCard(Objection):
    """9.32b The event is the first Catholic action of a turn or none."""

    card: int


@dataclass(frozen=True)
class CatholicsThere(Objection):
    """16.24a Another Catholic army is in the United Provinces."""

    card: int


@dataclass(frozen=True)
class TooFewSpaniards(Objection):
    """16.21b There are not three Spanish units on the map."""

    card: int


@dataclass(frozen=True)
class NeedsThreeUnits(Objection):
    """16.21b Spinola's army has at least three units."""


@dataclass(frozen=True)
class EnoughUnits(Objection):
    """10.21 The army can have no more units; without a leader it has three (16.21c)."""


@dataclass(frozen=True)
class OneWarEntry(Objection):
    """9.12a One War Entry event has been played in this turn."""

    card: int


@dataclass(frozen=True)
class NationNotInWar(Objection):
    """card.rule.b The nation of the card is not in the war yet."""

    card: int


@dataclass(frozen=True)
class LeadersUsed(Objection):
    """9.24 All that the card would bring is in play already or lost."""

    card: int


@dataclass(frozen=True)
class NoPlaceToArrive(Objection):
    """9.23c There is no place for those whom the card brings."""

    card: int


@dataclass(frozen=True)
class NotPlacedThere(Objection):
    """9.23c Who arrives cannot be placed there."""

    place: int


@dataclass(frozen=True)
class AreaOccupied(Objection):
    """9.22b Catholic units are in all cities of the Area."""

    area: int


@dataclass(frozen=True)
class NoOwnCity(Objection):
    """card.P3 No city of the Area is, or would be, Protestant and free of enemies."""

    area: int


@dataclass(frozen=True)
class EnglandAtWar(Objection):
    """17.E.2b England has a civil war of its own."""


@dataclass(frozen=True)
class PalatinateClosed(Objection):
    """17.E.2b No city of the Lower Palatinate is open to the English."""


@dataclass(frozen=True)
class NoEnglishUnit(Objection):
    """17.E.3 The English unit is not on the map."""


@dataclass(frozen=True)
class AnhaltNotInPlay(Objection):
    """card.C13 Anhalt is not in play."""


@dataclass(frozen=True)
class NobodyCalledHome(Objection):
    """card.C21 There are no Danes, and no Swedish leader stands with Swedish units."""


@dataclass(frozen=True)
class TyrolClosed(Objection):
    """card.C23 No city of Tyrol is Catholic and free of enemies."""


@dataclass(frozen=True)
class NoCountersLeft(Objection):
    """card.C23 No Spanish Veteran is left."""


@dataclass(frozen=True)
class OnThatSideAlready(Objection):
    """card.C17 Saxony is not on the side that it would leave."""

    card: int


@dataclass(frozen=True)
class NoArmyAtSaxony(Objection):
    """card.C17 No Protestant army stands in Saxony or beside it."""


@dataclass(frozen=True)
class NoLeaderLeft(Objection):
    """16.22g All German Protestant leader counters are on the map or out of the game."""


@dataclass(frozen=True)
class NoWayOut(Objection):
    """16.22d The army can leave for Lingen or Wesel, if no leader is left and none keeps it out."""

    place: int


@dataclass(frozen=True)
class SpinolaGoes(Objection):
    """16.21b Spinola goes himself as long as he lives; else a Spanish leader who is in play."""


@dataclass(frozen=True)
class NoSpaniardsThere(Objection):
    """16.21b There is no such Spanish unit."""

    place: int


@dataclass(frozen=True)
class NotOpenToLand(Objection):
    """17.Sw.1i The Swedes land where the fewest obstacles are, at a port with an arrow."""

    place: int


@dataclass(frozen=True)
class NotCalledHome(Objection):
    """card.C21 He is not one who can be called home, or another must go before Gustavus."""

    leader: int


@dataclass(frozen=True)
class NotSaxonGround(Objection):
    """8.66a Saxons go to a city of Saxony that is friendly now, free of enemies, and has room."""

    place: int
