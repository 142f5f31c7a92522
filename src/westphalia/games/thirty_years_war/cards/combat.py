"""9.5 The Combat Cards: on what condition each may be played, and what it does."""

from __future__ import annotations

from typing import Final

from westphalia.engine.event import Objection
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.objections.battle import (
    Countered,
    ForAttackers,
    ForDefenders,
    NoSuchCommander,
    NoSuchUnits,
    NothingToTake,
    TooFewLeaders,
    UnderDynamic,
)
from westphalia.games.thirty_years_war.pieces import fighting, led_by_dynamic, the_battle
from westphalia.games.thirty_years_war.state import (
    NONE,
    Battle,
    Card,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Nation, UnitType
from westphalia.games.thirty_years_war.words import (
    C31,
    C32,
    C33,
    C34,
    C35,
    C47,
    C48,
    C49,
    C50,
    P2,
    P12,
    P13,
    P30,
    P31,
    P32,
    P33,
    P34,
    P47,
    P48,
    P49,
)

SEVERAL: Final = 2  # leaders or units, where a card speaks of more than one


class CombatCard:
    """9.52 What one card asks of the battle, and what it does in it.

    9.51d: conditions are tested when it is announced, on the units that take part and the leaders
    with them; what cards do to a roll or a column is added up.
    """

    def __init__(self, card: Card) -> None:
        self.card = card

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        """9.52 Why it may not be played, if it may not."""
        raise NotImplementedError

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        raise NotImplementedError

    # what the cards are made of

    def amount(self, s: ThirtyYearsWarState) -> int:
        return s.board.card_amount[self.card]

    def modify(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        """9.51d, 12.24 The roll of a side is modified."""
        the_battle(s).modifier[seat] += self.amount(s)

    def shift(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        """9.51d, 12.25 A side fires in another column."""
        the_battle(s).shift[seat] += self.amount(s)

    def attacking(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        return None if seat == the_battle(s).attacker else ForAttackers(self.card)

    def defending(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        return None if seat != the_battle(s).attacker else ForDefenders(self.card)

    def units(self, found: list[Unit], least: int = 1) -> Objection | None:
        return None if len(found) >= least else NoSuchUnits(self.card)


def of_nation(s: ThirtyYearsWarState, seat: Seat, nation: Nation) -> list[Unit]:
    """9.51d The units of a nation that take part."""
    units = fighting(the_battle(s), seat)
    return [unit for unit in units if s.board.kind_nation[unit // 2] == nation]


def of_type(s: ThirtyYearsWarState, units: list[Unit], types: tuple[int, ...]) -> list[Unit]:
    """9.51d Those of some units that are of certain types."""
    return [unit for unit in units if s.board.kind_type[unit // 2] in types]


def silence(battle: Battle, seat: Seat) -> None:
    """12.24 The battle rating of a commander counts 0, if it was more."""
    battle.rating[seat] = min(battle.rating[seat], 0)


class Fog(CombatCard):
    """9.52 For a defender: the attacker fires further left."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        return self.defending(s, seat)

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.shift(s, enemy(seat))


class FlankingManeuver(CombatCard):
    """9.52 With two leaders or more: the own roll is better."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        several = len(the_battle(s).leaders[seat]) >= SEVERAL
        return None if several else TooFewLeaders(self.card)

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.modify(s, seat)


class Croats(CombatCard):
    """9.52 With an Imperial unit: the own roll is better."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        return self.units(of_nation(s, seat, Nation.IMPERIAL))

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.modify(s, seat)


class CommandRivalry(CombatCard):
    """card.P13 Against two leaders or more, none of them Dynamic in command: a worse roll."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        foe = enemy(seat)
        if len(the_battle(s).leaders[foe]) < SEVERAL:
            return TooFewLeaders(self.card)
        return UnderDynamic(self.card) if led_by_dynamic(s, foe) else None

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.modify(s, enemy(seat))


class SpanishTercios(CombatCard):
    """9.52 With two Spanish Veterans or more: the own fire is further right."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        return self.units(of_nation(s, seat, Nation.SPANISH), SEVERAL)

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.shift(s, seat)


class CavalryCharge(CombatCard):
    """9.52 With a leader and Veterans or Mercenaries: the own fire is further right."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        battle = the_battle(s)
        if not battle.leaders[seat]:
            return TooFewLeaders(self.card)
        riders = (UnitType.VETERAN, UnitType.MERCENARY)
        return self.units(of_type(s, fighting(battle, seat), riders))

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.shift(s, seat)


class SurpriseAttack(CombatCard):
    """9.52 For an attacker: the enemy's commander adds nothing, and he may play no card.

    A Dynamic commander still decides a tie.
    """

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        return self.attacking(s, seat)

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        battle = the_battle(s)
        silence(battle, enemy(seat))
        battle.surprised = enemy(seat)


class UnreliableTroops(CombatCard):
    """card.C49 Against Mercenaries or Militia: a worse roll."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        unreliable = (UnitType.MERCENARY, UnitType.MILITIA)
        return self.units(of_type(s, fighting(the_battle(s), enemy(seat)), unreliable))

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.modify(s, enemy(seat))


class FieldFortifications(CombatCard):
    """9.52 For a defender with a Bavarian unit: the attacker fires further left.  Not after P47."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        if P47 in the_battle(s).cards:
            return Countered(self.card, P47)
        no_unit = self.units(of_nation(s, seat, Nation.BAVARIAN))
        return self.defending(s, seat) or no_unit

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.shift(s, enemy(seat))


class MassedArtillery(CombatCard):
    """9.52 For an attacker under a Swede, with Swedish Veterans: the own fire is further right."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        barred = self.attacking(s, seat)
        if barred:
            return barred
        commander = the_battle(s).commander[seat]
        if s.board.leader_nation[commander] != Nation.SWEDISH:
            return NoSuchCommander(self.card)
        return self.units(of_nation(s, seat, Nation.SWEDISH))

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.shift(s, seat)


class SwedishFirepower(CombatCard):
    """card.P34 With Swedish Veterans: the own roll is better."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        return self.units(of_nation(s, seat, Nation.SWEDISH))

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.modify(s, seat)


class FuriaFranchese(CombatCard):
    """9.52 For an attacker with a French unit: the own fire is further right, and C50 is barred."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        no_unit = self.units(of_nation(s, seat, Nation.FRENCH))
        return self.attacking(s, seat) or no_unit

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.shift(s, seat)


class OldCorps(CombatCard):
    """19.9 For an army with a French unit and a leader: the own fire is further right."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        if not the_battle(s).leaders[seat]:
            return TooFewLeaders(self.card)
        return self.units(of_nation(s, seat, Nation.FRENCH))

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        self.shift(s, seat)


class Hesitation(CombatCard):
    """9.52, card.rule.b The battle rating of a commander who is not Dynamic counts 0."""

    def requires(self, s: ThirtyYearsWarState, seat: Seat) -> Objection | None:
        battle = the_battle(s)
        foe = enemy(seat)
        if battle.commander[foe] == NONE:
            return NoSuchCommander(self.card)
        if led_by_dynamic(s, foe):
            return UnderDynamic(self.card)
        return None if battle.rating[foe] > 0 else NothingToTake(self.card)

    def effect(self, s: ThirtyYearsWarState, seat: Seat) -> None:
        silence(the_battle(s), enemy(seat))


_CARDS: Final[list[CombatCard]] = [
    *[Fog(C31), FlankingManeuver(C32), Croats(C33), CommandRivalry(C34), SpanishTercios(C35)],
    *[CavalryCharge(C47), SurpriseAttack(C48), UnreliableTroops(C49), FieldFortifications(C50)],
    *[SurpriseAttack(P12), CommandRivalry(P13)],
    *[Fog(P30), MassedArtillery(P31), FlankingManeuver(P32), CavalryCharge(P33)],
    *[SwedishFirepower(P34), FuriaFranchese(P47), UnreliableTroops(P48), Hesitation(P49)],
]
COMBAT_CARDS: Final[dict[Card, CombatCard]] = {each.card: each for each in _CARDS}
# With those that an optional rule lets fight.
IN_COMBAT: Final[dict[Card, CombatCard]] = {**COMBAT_CARDS, P2: OldCorps(P2)}
