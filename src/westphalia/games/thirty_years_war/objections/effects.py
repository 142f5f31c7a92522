"""Why a political, aid or other event of a card is not open, or a choice in it."""

from __future__ import annotations

from westphalia.engine.event import Objection


class PassesAreOpen(Objection):
    """14.4b The Val Telline Passes are open already."""

    card: int


class PassesAreClosed(Objection):
    """14.4b The Val Telline Passes are closed already."""

    card: int


class EnglishAidOver(Objection):
    """14.3b England gives no aid any more."""

    card: int


class InForceAlready(Objection):
    """card.rule.b The effect is in force already, so nothing would change."""

    card: int


class NothingToEnd(Objection):
    """card.rule.b The effect that the card would end is not in force."""

    card: int
    other: int


class BarredBy(Objection):
    """card.rule.b Another card has been played as event that bars this one."""

    card: int
    other: int


class NotYet(Objection):
    """card.rule.b Another card must have been played as event before."""

    card: int
    other: int


class SwedenAtWar(Objection):
    """14.3e Sweden gives no aid to others once it is in the war."""

    card: int


class AnotherPope(Objection):
    """17.P.1 The card asks for another Pope than the one who reigns."""

    card: int
    pope: int


class TotalTooLow(Objection):
    """card.C6 The VP total must be higher."""

    card: int
    least: int


class TooFewElectors(Objection):
    """5.14 The side controls too few Electors."""

    card: int
    least: int


class PalatinateNotHeld(Objection):
    """card.C12 The Catholic does not control the Lower Palatinate."""

    card: int


class MagdeburgNotHeld(Objection):
    """card.rule.b Magdeburg is not Catholic-controlled."""

    card: int


class NobodyForBridge(Objection):
    """8.2b The card can activate no French leader."""

    card: int


class KingIsDead(Objection):
    """card.rule.e In the turn of C43 French leaders need a card of value 3, and do not recruit."""

    card: int


class FrenchOnly(Objection):
    """8.2b This activation is for a French leader."""

    leader: int


class NotInTreaty(Objection):
    """card.rule.b Only German and Swedish leaders recruit by this event, each of them once."""

    leader: int


class NobodyMutinies(Objection):
    """card.C14 The enemy has no Mercenary in a city who is not paid locally."""

    card: int


class NoMutinyThere(Objection):
    """card.C14 No Mercenary of the enemy who is not paid locally is in this city."""

    city: int


class NoCityToRevolt(Objection):
    """9.41b The card finds no city whose peasants could rise."""

    card: int


class NothingPillaged(Objection):
    """15.252 No city is pillaged."""

    card: int


class AllDevastated(Objection):
    """15.221 All cities there are at Pillage-2."""


class NotStruck(Objection):
    """15.24a The city is not in the Area, has been struck by this card, or is at Pillage-2."""

    city: int


class AtLeastOne(Objection):
    """card.rule.c The event must be carried out in one city at least."""


# Arrivals, nations and the Netherlands


class DutchWarOver(Objection):
    """9.31b The Dutch War is over, and its events with it."""

    card: int


class NotSpinolasArmy(Objection):
    """5.15b Spinola's army is not in the United Provinces."""

    card: int


class NotFirstCard(Objection):
    """9.32b The event is the first Catholic action of a turn or none."""

    card: int


class CatholicsThere(Objection):
    """16.24a Another Catholic army is in the United Provinces."""

    card: int


class TooFewSpaniards(Objection):
    """16.21b There are not three Spanish units on the map."""

    card: int


class NeedsThreeUnits(Objection):
    """16.21b Spinola's army has at least three units."""


class EnoughUnits(Objection):
    """10.21 The army can have no more units; without a leader it has three (16.21c)."""


class OneWarEntry(Objection):
    """9.12a One War Entry event has been played in this turn."""

    card: int


class NationNotInWar(Objection):
    """card.rule.b The nation of the card is not in the war yet."""

    card: int


class LeadersUsed(Objection):
    """9.24 All that the card would bring is in play already or lost."""

    card: int


class NoPlaceToArrive(Objection):
    """9.23c There is no place for those whom the card brings."""

    card: int


class NotPlacedThere(Objection):
    """9.23c Who arrives cannot be placed there."""

    place: int


class AreaOccupied(Objection):
    """9.22b Catholic units are in all cities of the Area."""

    area: int


class NoOwnCity(Objection):
    """card.P3 No city of the Area is, or would be, Protestant and free of enemies."""

    area: int


class EnglandAtWar(Objection):
    """17.E.2b England has a civil war of its own."""


class PalatinateClosed(Objection):
    """17.E.2b No city of the Lower Palatinate is open to the English."""


class NoEnglishUnit(Objection):
    """17.E.3 The English unit is not on the map."""


class AnhaltNotInPlay(Objection):
    """card.C13 Anhalt is not in play."""


class NobodyCalledHome(Objection):
    """card.C21 There are no Danes, and no Swedish leader stands with Swedish units."""


class TyrolClosed(Objection):
    """card.C23 No city of Tyrol is Catholic and free of enemies."""


class NoCountersLeft(Objection):
    """card.C23 No Spanish Veteran is left."""


class OnThatSideAlready(Objection):
    """card.C17 Saxony is not on the side that it would leave."""

    card: int


class NoArmyAtSaxony(Objection):
    """card.C17 No Protestant army stands in Saxony or beside it."""


class NoLeaderLeft(Objection):
    """16.22g All German Protestant leader counters are on the map or out of the game."""


class NoWayOut(Objection):
    """16.22d The army can leave for Lingen or Wesel, if no leader is left and none keeps it out."""

    place: int


class SpinolaGoes(Objection):
    """16.21b Spinola goes himself as long as he lives; else a Spanish leader who is in play."""


class NoSpaniardsThere(Objection):
    """16.21b There is no such Spanish unit."""

    place: int


class NotOpenToLand(Objection):
    """17.Sw.1i The Swedes land where the fewest obstacles are, at a port with an arrow."""

    place: int


class NotCalledHome(Objection):
    """card.C21 He is not one who can be called home, or another must go before Gustavus."""

    leader: int


class NotSaxonGround(Objection):
    """8.66a Saxons go to a city of Saxony that is friendly now, free of enemies, and has room."""

    place: int
