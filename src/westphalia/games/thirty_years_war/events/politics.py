"""What can happen when nations enter or leave the war, in peace talks, and at its end."""

from __future__ import annotations

from westphalia.engine.event import Event


class PeaceOffered(Event):
    """5.3a A side offered peace."""

    seat: int
    vp: int


class PeaceAccepted(Event):
    """5.31c A side agreed to negotiate."""

    seat: int


class PeaceRefused(Event):
    """5.3b A side did not agree to negotiate; the offer has used up the round."""

    seat: int


class PeaceRolled(Event):
    """tab.peace A roll decided what the negotiations bring."""

    roll: int
    modifier: int
    peace: int


class WithdrawalRolled(Event):
    """5.32d Both sides rolled for who withdraws first; *seat* does, or they roll again."""

    protestant: int
    catholic: int
    seat: int


class AreaNamed(Event):
    """5.32b A side named an Area that the other has to leave."""

    seat: int
    area: int


class CitiesNamed(Event):
    """5.32b A side named two Independent Cities that the other has to leave."""

    seat: int
    cities: tuple[int, ...]


class UnitWithdrew(Event):
    """5.32e A unit went towards its Supply Base."""

    seat: int
    unit: int
    origin: int
    city: int


class LeaderWithdrew(Event):
    """5.32e A leader went towards his Supply Base."""

    seat: int
    leader: int
    origin: int
    city: int


class UnitWithoutRefuge(Event):
    """5.32h A unit that had to withdraw found no city and was eliminated."""

    seat: int
    unit: int
    origin: int


class TruceBegan(Event):
    """5.32f A truce: the turn ends, all sieges with it."""

    turn: int


class WallensteinDismissed(Event):
    """7.21 The Emperor dismissed Wallenstein, whose influence is half of what it was."""

    influence: int


class WallensteinRecalled(Event):
    """7.22 The Emperor called Wallenstein back."""

    city: int


class WallensteinAssassinated(Event):
    """7.23 Wallenstein was murdered."""


class ArmyDissolved(Event):
    """7.26 Units that Wallenstein left alone in the United Provinces were eliminated."""

    seat: int
    units: tuple[int, ...]


class InfluenceRose(Event):
    """7.1a Wallenstein's influence rose by *boxes*."""

    boxes: int
    influence: int


class SpinolaChecked(Event):
    """5.15a Spinola's army was or was not in the United Provinces when it had to be."""

    points: int
    vp: int


class WarEnded(Event):
    """5.21a The war is over."""

    result: int
    vp: int


# Nations and leaders


class NationEntered(Event):
    """9.11 A nation entered the war."""

    nation: int


class AreaJoined(Event):
    """9.13a An event brought an Area in on the Protestant side, with these of its cities."""

    area: int
    cities: tuple[int, ...]


class LeaderArrived(Event):
    """9.21a A new leader came into play."""

    seat: int
    leader: int
    place: int


class UnitsArrived(Event):
    """9.21a New units came into play by an event."""

    seat: int
    units: tuple[int, ...]
    place: int


class SwedesLanded(Event):
    """17.Sw.1a The Swedish army came ashore; the port is the Swedish Base."""

    city: int


class SwedesAttacked(Event):
    """17.Sw.1c The Swedish army came against a port that the enemy held."""

    city: int


class SwedesCalledHome(Event):
    """card.C21 A Swedish leader and half of the Swedish units with him were called home."""

    leader: int
    units: tuple[int, ...]
    place: int


class SwedesReturned(Event):
    """card.C21 Swedes who had been called home came back to the Swedish Base."""

    leaders: tuple[int, ...]
    units: tuple[int, ...]
    city: int


class EnglishLeft(Event):
    """17.E.3 The English unit left the game."""

    place: int


class LeaderWentHome(Event):
    """16.22c An event took a leader out of the game."""

    leader: int
    place: int


class CardinalTooLate(Event):
    """17.Sp.3b The Cardinal's army had not reached the Spanish Zone in time and is no more."""

    count: int


# The Dutch War


class DutchWarMoved(Event):
    """16.12a The marker of the Dutch War entered a box, and what that changed."""

    box: int
    aid: int
    points: int
    vp: int


class DutchWarEnded(Event):
    """16.12b The Dutch War is over."""

    box: int


class ArmyEliminated(Event):
    """16.13c An army in the United Provinces was eliminated when the Dutch War ended."""

    seat: int
    leaders: tuple[int, ...]
    units: tuple[int, ...]


class ResponseOwed(Event):
    """16.251a The Protestant has to respond to Spinola before the turn ends."""


class Responded(Event):
    """16.252 A Protestant army in the United Provinces responded to Spinola."""


class NotResponded(Event):
    """16.253 The turn ended without a response to Spinola."""


class SpinolaRecalled(Event):
    """16.21b A Spanish army was called into the United Provinces."""

    leaders: tuple[int, ...]
    units: tuple[int, ...]


class CommandTaken(Event):
    """16.22c A replacement leader took command of the army in the United Provinces."""

    leader: int


class ArmyWithdrew(Event):
    """16.22d An army without a leader left the United Provinces."""

    units: tuple[int, ...]
    city: int


class ArmyGivenUp(Event):
    """16.22e Units without a leader in the United Provinces were eliminated."""

    units: tuple[int, ...]


# Saxony


class SaxonySwitched(Event):
    """8.66a Saxony changed sides, with these of its cities."""

    seat: int
    cities: tuple[int, ...]


class SaxonUnitMoved(Event):
    """8.66a A Saxon unit left its former friends for a city of Saxony."""

    unit: int
    origin: int
    city: int


class SaxonLeaderMoved(Event):
    """8.66a A Saxon leader left his former friends for a city of Saxony."""

    leader: int
    origin: int
    city: int


class SaxonUnitLost(Event):
    """8.66b A Saxon unit found no room in Saxony and was destroyed."""

    unit: int
    origin: int
