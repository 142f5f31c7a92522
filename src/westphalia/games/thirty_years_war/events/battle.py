"""What can happen in a battle, by it, and at a Fortress."""

from __future__ import annotations

from westphalia.engine.event import Event, Revelation


class UnitHeldBack(Event):
    """12.13 The attacker held a unit back."""

    seat: int
    unit: int
    city: int


class UnitCameOut(Event):
    """13.15a A besieged unit came out of the Fortress to join the attack."""

    seat: int
    unit: int
    city: int


class BattleBegan(Event):
    """12.22 A side attacked with these leaders and units; its strength and the resistance."""

    attacker: int
    city: int
    leaders: tuple[int, ...]
    units: tuple[int, ...]
    strength: int
    resistance: int


class CommanderNamed(Event):
    """12.24 A leader commands a side in the battle and adds his battle rating."""

    seat: int
    leader: int
    rating: int


class CombatCardPlayed(Revelation):
    """9.51a A side played a Combat Card."""

    seat: int
    card: int


class CombatCardsDone(Event):
    """9.51d A side played no further Combat Card."""

    seat: int


class BattleRolled(Event):
    """12.26a, 12.26b A side rolled: the die, its modifier, the least strength of its column, the
    losses, and the modified roll, which is the row of the table.
    """

    seat: int
    roll: int
    modifier: int
    column: int
    losses: int
    modified: int


class StepLost(Event):
    """12.32 A unit lost a step: it was reduced, or eliminated if it was reduced before."""

    seat: int
    unit: int
    place: int


class LeaderChecked(Event):
    """12.41a A side rolled for a leader after the battle."""

    seat: int
    leader: int
    roll: int


class ArmyLost(Event):
    """12.43a All units of a force were eliminated, and its leaders with them."""

    seat: int
    city: int
    leaders: tuple[int, ...]


class LeaderLost(Event):
    """12.41a A leader left the war for good."""

    leader: int
    place: int


class LeaderSucceeded(Event):
    """12.42a A leader took the place of one who was lost or who went elsewhere."""

    leader: int
    heir: int
    place: int


class WallensteinLost(Event):
    """7.28 Wallenstein is out of the game; his influence counts no more."""


class NationLeft(Event):
    """17.D.3c All units of a nation left the game."""

    nation: int


class RebellionEnded(Event):
    """17.H.5a The rebellion of Hungary is over."""


class ArmyAbandoned(Event):
    """16.26 Units without a leader were eliminated in the United Provinces."""

    seat: int
    units: tuple[int, ...]


class BattleWon(Event):
    """12.28a A side won the battle: the loss numbers that it and the enemy had rolled."""

    winner: int
    city: int
    losses: int
    against: int


class NobodyWon(Event):
    """12.28d Both forces were eliminated."""

    city: int


class Retreated(Event):
    """12.52a The loser went to the next place."""

    seat: int
    city: int
    place: int


class RetreatedInside(Event):
    """12.52b The loser, or those who had come out of it, went into the Fortress."""

    seat: int
    city: int


class NoRetreat(Event):
    """12.54f These had nowhere to retreat to and were eliminated."""

    seat: int
    city: int
    units: tuple[int, ...]
    leaders: tuple[int, ...]


# Fortresses


class SiegeLaid(Event):
    """13.13b A side placed a Siege marker: so many combat factors against this siege level."""

    seat: int
    city: int
    factors: int
    level: int


class SiegeRolled(Event):
    """13.22 A side rolled for a siege."""

    seat: int
    city: int
    roll: int
    modifier: int
    success: bool


class SiegeContinued(Event):
    """13.26a The Fortress held out; the number on the Continued Siege marker is now this."""

    seat: int
    city: int
    number: int


class SiegeLifted(Event):
    """13.14a Too few combat factors were left: the Siege marker was removed."""

    city: int


class FortressTaken(Event):
    """13.24a A Fortress fell, and all who were inside are lost."""

    seat: int
    city: int
    units: tuple[int, ...]
    leaders: tuple[int, ...]
