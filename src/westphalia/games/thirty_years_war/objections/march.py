"""Why a choice on the march is not open: one class a reason, cited by its clause."""

from __future__ import annotations

from westphalia.engine.event import Objection


class RatingTooHigh(Objection):
    """8.3 The card's value does not reach the activation rating of the leader."""

    leader: int
    rating: int


class NotInCommand(Objection):
    """10.14c A Dynamic Leader stands beside him and commands."""

    leader: int


class NotHere(Objection):
    """8.3 The leader is not one of the side's own on the map."""

    leader: int


class NobodyToSally(Objection):
    """13.17d Inside a besieged Fortress a leader without units can do nothing."""

    leader: int


class ShutIn(Objection):
    """8.324 Who is inside a besieged or masked Fortress moves by no free action."""

    place: int


class LeadershipSpent(Objection):
    """10.12a The leaders can move no more units than so many."""

    count: int


class NotTogether(Objection):
    """10.25 They may not stack with those on the march."""


class NoUnitToSally(Objection):
    """13.17d A sally needs units."""


class OutOfPoints(Objection):
    """11.11d A counter of the stack has no movement point left."""


class NotConnected(Objection):
    """11.12 No line joins the two cities."""

    place: int


class LeadersLeftAlone(Objection):
    """11.21b Leaders would be left alone with enemy units."""

    place: int


class EnemyUnitsThere(Objection):
    """11.21b A lone leader may not enter a city with enemy units."""

    place: int


class EnemyUnitsBar(Objection):
    """8.324 A unit moved by a free action may not enter a city with enemy units."""

    place: int


class NoRoomToRelieve(Objection):
    """10.24 With the besieged units the army would be more than may stack there."""

    place: int


class MayNotEndThere(Objection):
    """11.11c The stack could go no further, and may not stay there."""

    place: int


class TreatyOfUlm(Objection):
    """card.list.P In the turn of P11 no units enter Neutral Areas or neutral Independent Cities."""

    place: int


class FranceClosed(Objection):
    """11.31 Nobody enters France before it is in the war."""

    place: int


class NotForCatholics(Objection):
    """11.32b Catholics never enter off-map France."""

    place: int


class NotForHungarians(Objection):
    """17.H.4 Hungarians do not go there."""

    place: int


class OutsideTheZone(Objection):
    """17.Sp.2b Spanish units do not leave the Spanish Zone."""

    place: int


class NotAllowedThere(Objection):
    """10.12e The nation of one on the march may not go there."""

    place: int


class WarIsOver(Objection):
    """16.132 After the Dutch War no army enters the United Provinces."""


class NotAnArmy(Objection):
    """16.26 Only leaders with units enter the United Provinces."""


class OneArmyOnly(Objection):
    """16.22a The side has an army in the United Provinces already."""


class NotInAndOut(Objection):
    """16.21d An army does not enter and leave the United Provinces in one activation."""


class DanesLeftBehind(Objection):
    """17.D.4a Christian goes to the United Provinces only with all Danes that there are."""


class SpinolaStays(Objection):
    """16.24b Spinola's army never leaves the United Provinces."""


class UnitsLeftAlone(Objection):
    """16.22b, 16.26 Who leaves and who stays behind must be an army, with leaders and units."""


class NotFriendlyGround(Objection):
    """16.23a An army leaves the United Provinces for no city of the enemy, and no crowded port."""

    place: int


class NotSeparatedThere(Objection):
    """16.26 In the United Provinces leaders and units stay together."""


class FreeActionAlone(Objection):
    """11.0 A free action moves exactly one counter."""


class NothingToGain(Objection):
    """11.17a There is nothing to gain for a point: a Fortress, enemy units, or an own city."""

    place: int


class LeadersGainNothing(Objection):
    """11.17a Leaders without units gain no control."""


class NotMovedYet(Objection):
    """11.14a Only who has moved along can be dropped off."""


class NoRoomHere(Objection):
    """10.21 They may not stay with those who are here."""

    place: int


class NeededToLead(Objection):
    """11.11c Without him the leaders cannot move all units."""

    leader: int


class LeadsTheMarch(Objection):
    """8.31b The activated leader is not dropped off."""

    leader: int


class DoneMoving(Objection):
    """11.14b Who has moved and was dropped off does not move again in this round."""


class BehindTheWall(Objection):
    """11.15f Who is inside the Fortress cannot be picked up."""

    place: int


class ADynamicLeaders(Objection):
    """11.15d A Dynamic Leader keeps as many units as he can lead, or none go with him."""

    place: int


class MustCommand(Objection):
    """10.14b A leader with two stars follows nobody."""

    leader: int


class NotBesideLeaders(Objection):
    """11.22b A lone leader does not end his move beside enemy leaders."""

    place: int


class NotOnTheWay(Objection):
    """11.16c Only cities that the march entered feed it."""

    city: int


class NothingLeft(Objection):
    """11.16e There is nothing left to take in the city."""

    city: int
