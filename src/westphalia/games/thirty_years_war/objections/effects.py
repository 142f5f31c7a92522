"""Why a political, aid or other event of a card is not open, or a choice in it."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Objection


@dataclass(frozen=True)
class PassesAreOpen(Objection):
    """14.4b The Val Telline Passes are open already."""

    card: int


@dataclass(frozen=True)
class PassesAreClosed(Objection):
    """14.4b The Val Telline Passes are closed already."""

    card: int


@dataclass(frozen=True)
class EnglishAidOver(Objection):
    """14.3b England gives no aid any more."""

    card: int


@dataclass(frozen=True)
class InForceAlready(Objection):
    """card.rule.b The effect is in force already, so nothing would change."""

    card: int


@dataclass(frozen=True)
class NothingToEnd(Objection):
    """card.rule.b The effect that the card would end is not in force."""

    card: int
    other: int


@dataclass(frozen=True)
class BarredBy(Objection):
    """card.rule.b Another card has been played as event that bars this one."""

    card: int
    other: int


@dataclass(frozen=True)
class NotYet(Objection):
    """card.rule.b Another card must have been played as event before."""

    card: int
    other: int


@dataclass(frozen=True)
class SwedenAtWar(Objection):
    """14.3e Sweden gives no aid to others once it is in the war."""

    card: int


@dataclass(frozen=True)
class AnotherPope(Objection):
    """17.P.1 The card asks for another Pope than the one who reigns."""

    card: int
    pope: int


@dataclass(frozen=True)
class TotalTooLow(Objection):
    """card.C6 The VP total must be higher."""

    card: int
    least: int


@dataclass(frozen=True)
class TooFewElectors(Objection):
    """5.14 The side controls too few Electors."""

    card: int
    least: int


@dataclass(frozen=True)
class PalatinateNotHeld(Objection):
    """card.C12 The Catholic does not control the Lower Palatinate."""

    card: int


@dataclass(frozen=True)
class MagdeburgNotHeld(Objection):
    """card.rule.b Magdeburg is not Catholic-controlled."""

    card: int


@dataclass(frozen=True)
class NobodyForBridge(Objection):
    """8.2b The card can activate no French leader."""

    card: int


@dataclass(frozen=True)
class KingIsDead(Objection):
    """card.rule.e In the turn of C43 French leaders need a card of value 3, and do not recruit."""

    card: int


@dataclass(frozen=True)
class FrenchOnly(Objection):
    """8.2b This activation is for a French leader."""

    leader: int


@dataclass(frozen=True)
class NotInTreaty(Objection):
    """card.rule.b Only German and Swedish leaders recruit by this event, each of them once."""

    leader: int


@dataclass(frozen=True)
class NobodyMutinies(Objection):
    """card.C14 The enemy has no Mercenary in a city who is not paid locally."""

    card: int


@dataclass(frozen=True)
class NoMutinyThere(Objection):
    """card.C14 No Mercenary of the enemy who is not paid locally is in this city."""

    city: int


@dataclass(frozen=True)
class NoCityToRevolt(Objection):
    """9.41b The card finds no city whose peasants could rise."""

    card: int


@dataclass(frozen=True)
class NothingPillaged(Objection):
    """15.252 No city is pillaged."""

    card: int


@dataclass(frozen=True)
class AllDevastated(Objection):
    """15.221 All cities there are at Pillage-2."""


@dataclass(frozen=True)
class NotStruck(Objection):
    """15.24a The city is not in the Area, has been struck by this card, or is at Pillage-2."""

    city: int


@dataclass(frozen=True)
class AtLeastOne(Objection):
    """card.rule.c The event must be carried out in one city at least."""


# ------------------------------------------------------------------------------
# Why the event of a card is not open, or a choice in it: one class a reason, with its clause.


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
