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
