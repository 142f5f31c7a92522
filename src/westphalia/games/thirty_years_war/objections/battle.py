"""Why a choice in a battle, a siege, or about pay is not open: one class a reason."""

from __future__ import annotations

from westphalia.engine.event import Objection


class OneMustAttack(Objection):
    """12.13 At least one unit of the army must attack."""


class AllSally(Objection):
    """13.17d Who was activated for a sally attacks."""


class NobodyBesieged(Objection):
    """13.15a No such unit is besieged there that could join the attack."""

    unit: int


class TooFewToLead(Objection):
    """13.15d The leaders outside and inside can lead no more units into the battle."""

    leadership: int


class NotHisCommand(Objection):
    """12.24 A leader with more stars commands."""

    leader: int


class NotInTheArmy(Objection):
    """12.24 He is not with the defenders."""

    leader: int


class NoCombatCard(Objection):
    """9.51a It is no Combat Card."""

    card: int


class ForAttackers(Objection):
    """9.52 Only the attacker may play the card."""

    card: int


class ForDefenders(Objection):
    """9.52 Only the defender may play the card."""

    card: int


class TooFewLeaders(Objection):
    """9.52 The card asks for more leaders in the force."""

    card: int


class UnderDynamic(Objection):
    """9.52 The card does nothing against the command of a Dynamic Leader."""

    card: int


class NoSuchUnits(Objection):
    """9.52 The units that the card asks for do not take part."""

    card: int


class NoSuchCommander(Objection):
    """9.52 The card asks for another commander, or for one at all."""

    card: int


class NothingToTake(Objection):
    """card.rule.b The commander adds nothing that the card could take away."""

    card: int


class Countered(Objection):
    """9.52 A card on the table forbids it."""

    card: int
    other: int


class MissesLossNumber(Objection):
    """12.31 With this step what is to be lost could not be met any more."""

    unit: int
    number: int


class NotInBattle(Objection):
    """12.14 No such unit took part on that side of the wall."""

    unit: int


class NotAdjacent(Objection):
    """12.54b The loser retreats to an adjacent city."""

    place: int


class WhereTheyCameFrom(Objection):
    """12.54a The attacker came from there."""

    place: int


class EnemyThere(Objection):
    """12.54a There are enemy units."""

    place: int


class EnemyFortress(Objection):
    """12.54a It is an enemy Fortress that is neither besieged nor masked."""

    place: int


class FriendlyFirst(Objection):
    """12.54c Another city that may be chosen is friendly."""

    place: int


class ClosedToAll(Objection):
    """12.54g None of the units may enter the place."""

    place: int


class ClosedToSome(Objection):
    """12.54f Some may not enter it, and there is a place for more of them."""

    place: int


class NoOwnFortress(Objection):
    """12.52b There is no Fortress of theirs to go into."""

    place: int


# Sieges


class NoSiegeThere(Objection):
    """13.21b The side has no Siege marker in that city."""

    city: int


class RolledAlready(Objection):
    """6.0.F1 There is one roll for each Siege marker."""

    city: int


class NotBesiegedYet(Objection):
    """13.21a Without a Siege marker from an earlier round there is no siege combat."""

    city: int


class BesiegedAlready(Objection):
    """13.13b The Siege marker is there already."""

    city: int


# Pay, recovery and revolts


class NobodyToPay(Objection):
    """15.13a No unit of the side in this city waits for pay."""

    city: int


class NotHereToBePaid(Objection):
    """15.13a No such unit waits for pay in this city."""

    unit: int
    city: int


class NoLine(Objection):
    """15.14c Units there cannot trace a line of communications to their Supply Base."""

    city: int


class BesiegedUnpaid(Objection):
    """15.133 Units inside a besieged Fortress can never be paid."""

    city: int


class TooFewPoints(Objection):
    """15.134 The aid points that may pay them do not suffice for a whole unit."""

    city: int


class TooFewForAll(Objection):
    """15.134 The aid points do not suffice for all of them."""


class NotUnpaid(Objection):
    """15.222 Only Unpaid units of the city lose steps by looting."""

    unit: int


class OthersGoFirst(Objection):
    """15.223 Mercenaries lose steps before Militia, and Militia before Veterans."""

    unit: int


class NotPillaged(Objection):
    """15.25a The city has nothing to recover from."""

    city: int


class RecoveredAlready(Objection):
    """15.251a A city recovers one level in a turn."""

    city: int


class InEnemyLand(Objection):
    """15.25b The enemy controls the Area, or the Independent City."""

    city: int


class EnemyNear(Objection):
    """15.25b Enemy units are in the city or in one next to it."""

    city: int


class NoRevoltThere(Objection):
    """9.44b The revolt cannot be placed there."""

    city: int


class NoRefugeThere(Objection):
    """15.225a The leaders may not go there: not a friendly city that all of them may enter."""

    city: int
