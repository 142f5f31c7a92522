"""Why a choice in a battle is not open: one class a reason, cited by its clause."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Objection


@dataclass(frozen=True)
class OneMustAttack(Objection):
    """12.13 At least one unit of the army must attack."""


@dataclass(frozen=True)
class AllSally(Objection):
    """13.17d Who was activated for a sally attacks."""


@dataclass(frozen=True)
class NobodyBesieged(Objection):
    """13.15a No such unit is besieged there that could join the attack."""

    unit: int


@dataclass(frozen=True)
class TooFewToLead(Objection):
    """13.15d The leaders outside and inside can lead no more units into the battle."""

    leadership: int


@dataclass(frozen=True)
class NotHisCommand(Objection):
    """12.24 A leader with more stars commands."""

    leader: int


@dataclass(frozen=True)
class NotInTheArmy(Objection):
    """12.24 He is not with the defenders."""

    leader: int


@dataclass(frozen=True)
class NoCombatCard(Objection):
    """9.51a It is no Combat Card."""

    card: int


@dataclass(frozen=True)
class ForAttackers(Objection):
    """9.52 Only the attacker may play the card."""

    card: int


@dataclass(frozen=True)
class ForDefenders(Objection):
    """9.52 Only the defender may play the card."""

    card: int


@dataclass(frozen=True)
class TooFewLeaders(Objection):
    """9.52 The card asks for more leaders in the force."""

    card: int


@dataclass(frozen=True)
class UnderDynamic(Objection):
    """9.52 The card does nothing against the command of a Dynamic Leader."""

    card: int


@dataclass(frozen=True)
class NoSuchUnits(Objection):
    """9.52 The units that the card asks for do not take part."""

    card: int


@dataclass(frozen=True)
class NoSuchCommander(Objection):
    """9.52 The card asks for another commander, or for one at all."""

    card: int


@dataclass(frozen=True)
class NothingToTake(Objection):
    """card.rule.b The commander adds nothing that the card could take away."""

    card: int


@dataclass(frozen=True)
class Countered(Objection):
    """9.52 A card on the table forbids it."""

    card: int
    other: int


@dataclass(frozen=True)
class MissesLossNumber(Objection):
    """12.31 With this step what is to be lost could not be met any more."""

    unit: int
    number: int


@dataclass(frozen=True)
class NotInBattle(Objection):
    """12.14 No such unit took part on that side of the wall."""

    unit: int


@dataclass(frozen=True)
class NotAdjacent(Objection):
    """12.54b The loser retreats to an adjacent city."""

    place: int


@dataclass(frozen=True)
class WhereTheyCameFrom(Objection):
    """12.54a The attacker came from there."""

    place: int


@dataclass(frozen=True)
class EnemyThere(Objection):
    """12.54a There are enemy units."""

    place: int


@dataclass(frozen=True)
class EnemyFortress(Objection):
    """12.54a It is an enemy Fortress that is neither besieged nor masked."""

    place: int


@dataclass(frozen=True)
class FriendlyFirst(Objection):
    """12.54c Another city that may be chosen is friendly."""

    place: int


@dataclass(frozen=True)
class ClosedToAll(Objection):
    """12.54g None of the units may enter the place."""

    place: int


@dataclass(frozen=True)
class ClosedToSome(Objection):
    """12.54f Some may not enter it, and there is a place for more of them."""

    place: int


@dataclass(frozen=True)
class NoOwnFortress(Objection):
    """12.52b There is no Fortress of theirs to go into."""

    place: int
