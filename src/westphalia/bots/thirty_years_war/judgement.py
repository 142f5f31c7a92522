"""The weights of the captain's judgement, in victory points; found by play, not by proof."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Judgement:
    """What things are worth that are no victory points themselves."""

    hope: float = 0.5  # the share of an Area's value that cities bring before it is gained
    step: float = 0.35  # a step of a unit
    leader: float = 0.5  # any leader, and more by his battle rating
    rating: float = 0.3
    base: float = 0.8  # a Supply Base in the right hands
    city: float = 0.05  # any city: room to recruit and to pass
    siege: float = 0.5  # a Fortress that is besieged, as a share of what it is worth
    fade: float = 0.8  # how much of a prospect is left one city further away
    prospect: float = 0.45  # what is near the end of a march
    looting: float = 0.25  # a stack that will not be paid, and has to loot
    unpaid: float = 0.06  # a unit of it
    on_aid: float = 0.3  # the same if aid points may pay it, as a share
    danger: float = 0.10  # a factor within reach of a stronger enemy
    forage: float = 0.12  # a level of pillage in a city
    spared: float = 0.5  # how much of its event a card is still worth in hand
    stranded: float = 0.2  # a unit that is left behind without a leader
    arrival: float = 0.7  # a new leader, as a share of what he is worth
    recruits: float = 1.0  # what recruiting brings, as it is reckoned
    army: float = 32.0  # factors with which a side can do what it wants
    aid: float = 1.0  # what aid points keep from looting, as it is reckoned
    early_aid: float = 0.6  # the same while it is not known yet who will need them
    events: float = 1.0  # what events bring besides points, as it is reckoned
    activation: float = 0.05  # a point of the card that an activation costs
    denial: float = 0.7  # what the enemy loses on the way to an Area
    award: float = 0.6  # an Elector on the way to an award
    blood: float = 1.3  # losses in battle beside the same steps elsewhere
    defeat: float = 0.5  # a battle that is lost
    boldness: float = 0.35  # the least chance to win for an attack
    storm: float = 0.8  # the prize of an assault
    width: int = 14  # how many ways of a march are followed at a time

    def fading(self, share: float) -> Judgement:
        """The judgement when a share of a turn is left: what cannot become points counts less."""
        return replace(
            self,
            hope=share * self.hope,
            step=share * self.step,
            leader=share * self.leader,
            rating=share * self.rating,
            base=share * self.base,
            city=share * self.city,
        )


DEFAULT: Final = Judgement()
