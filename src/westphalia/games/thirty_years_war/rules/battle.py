"""9.5, 12.1, 12.2, 13.15, 13.17 Battles: who attacks and commands, cards, rolls, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.cards.combat import IN_COMBAT
from westphalia.games.thirty_years_war.events.battle import (
    BattleBegan,
    BattleRolled,
    BattleWon,
    CombatCardPlayed,
    CombatCardsDone,
    CommanderNamed,
    NobodyWon,
    UnitCameOut,
    UnitHeldBack,
)
from westphalia.games.thirty_years_war.objections.battle import (
    AllSally,
    NobodyBesieged,
    NoCombatCard,
    NotHisCommand,
    NotInBattle,
    NotInTheArmy,
    OneMustAttack,
    TooFewToLead,
)
from westphalia.games.thirty_years_war.objections.cards import NotInHand
from westphalia.games.thirty_years_war.pieces import (
    commanders,
    fighting,
    force_left,
    inside_of,
    leaders_at,
    leaders_outside,
    led_by_dynamic,
    relief_leadership,
    roll,
    strength,
    take_unit,
    the_battle,
    the_march,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.control import lift_siege, recheck_siege
from westphalia.games.thirty_years_war.rules.decks import leave_hand, remove_card
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation
from westphalia.games.thirty_years_war.rules.losses import (
    CheckLeaders,
    TakeLosses,
    largest_sum,
    stack_of,
)
from westphalia.games.thirty_years_war.rules.retreat import Retreat, stand_down
from westphalia.games.thirty_years_war.rules.siege import BesiegeAfterBattle
from westphalia.games.thirty_years_war.rules.stacking import CureStacking
from westphalia.games.thirty_years_war.rules.supply import ChooseForage, PlaceForage
from westphalia.games.thirty_years_war.rules.victory import raise_influence
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Battle,
    Card,
    City,
    Leader,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Category, Marker
from westphalia.games.thirty_years_war.words import (
    ATTACK,
    COMBAT,
    COMMAND,
    HOLD_BACK,
    PASS,
    SORTIE,
    WALLENSTEIN,
)


@dataclass(frozen=True)
class Fight(Step):
    """12.0, 12.11a The army on the march fights the enemy units outside in its city.

    12.11b: those inside a Fortress are out of its reach; 13.17a: who is inside sallies.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        meet(play, self.seat)
        play.then(
            ChooseForage(self.seat),  # 11.163
            CommitAttack(self.seat),  # 12.13
            BeginBattle(self.seat),
        )


def meet(play: Play, seat: Seat) -> None:
    """12.12, 12.13, 12.15 The active side attacks; all units and leaders outside must defend."""
    s = play.state
    march = the_march(s)
    foe = enemy(seat)
    sally = inside_of(s, march.city) == seat and march.came_from == NONE
    units: list[list[Unit]] = [[], []]
    units[seat], march.units, march.joined = sorted(march.units), [], []
    units[foe] = units_outside(s, march.city, foe)
    for unit in units[foe]:
        take_unit(play, march.city, unit)
    leaders: list[list[Leader]] = [[], []]
    leaders[seat] = march.leaders.copy()
    leaders[foe] = leaders_outside(s, march.city, foe)
    commander = [NONE, NONE]
    commander[seat] = march.leader
    s.battle = Battle(
        attacker=seat,
        city=march.city,
        sally=int(sally),
        units=units,
        leaders=leaders,
        commander=commander,
    )


# Who attacks, who commands


@dataclass(frozen=True)
class CommitAttack(Automatic):
    """12.13, 13.15a The attacker holds units back, lets besieged ones come out, and attacks."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        battle = the_battle(s)
        choices: list[Choice] = []
        if len(battle.units[self.seat]) > 1 and not battle.sally:
            choices += [HOLD_BACK[unit] for unit in sorted(set(battle.units[self.seat]))]
        if room_for_besieged(s, battle) > 0:
            choices += [SORTIE[unit] for unit in sorted(set(besieged_units(s, battle)))]
        return [Question(self.seat, "commit_attack", "12.13", [*choices, ATTACK])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        battle = the_battle(s)
        if choice.verb == "hold_back":
            if choice.noun not in battle.units[seat]:
                return NotInBattle(choice.noun)
            if battle.sally:
                return AllSally()
            return None if len(battle.units[seat]) > 1 else OneMustAttack()
        if choice.verb != "sortie":
            return None
        if choice.noun not in besieged_units(s, battle):
            return NobodyBesieged(choice.noun)
        if room_for_besieged(s, battle) > 0:
            return None
        return TooFewToLead(relief_leadership(s, the_march(s)))

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is ATTACK:
            return
        if choice.verb == "hold_back":
            hold_back(play, seat, choice.noun)
        else:
            come_out(play, seat, choice.noun)
        play.again(self)


def besieged_units(s: ThirtyYearsWarState, battle: Battle) -> list[Unit]:
    """13.15a Own units inside the Fortress that a relieving army has come to."""
    relief = not battle.sally and inside_of(s, battle.city) == battle.attacker
    return units_at(s, battle.city, battle.attacker) if relief else []


def room_for_besieged(s: ThirtyYearsWarState, battle: Battle) -> int:
    """13.15d How many more besieged units may join those who attack."""
    if not besieged_units(s, battle):
        return 0
    return relief_leadership(s, the_march(s)) - len(fighting(battle, battle.attacker))


def hold_back(play: Play, seat: Seat, unit: Unit) -> None:
    """12.13, 12.14 A unit stays out of the battle and of its losses."""
    march = the_march(play.state)
    the_battle(play.state).units[seat].remove(unit)
    march.units.append(unit)
    march.joined.append(0)  # it has moved, and will not move again
    play.tell(UnitHeldBack, seat, unit, march.city)


def come_out(play: Play, seat: Seat, unit: Unit) -> None:
    """13.15a, 13.15d A besieged unit joins the attack."""
    battle = the_battle(play.state)
    take_unit(play, battle.city, unit)
    battle.besieged.append(unit)
    play.tell(UnitCameOut, seat, unit, battle.city)


CARDS: Final = 2  # 9.51b


@dataclass(frozen=True)
class BeginBattle(Step):
    """12.21 The order of a battle.

    12.22: the strengths are the combat factors of those who take part; 13.15d: leaders whose units
    have come out of the Fortress are in the battle.  Worked out in ex-12.3a.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        foe = enemy(self.seat)
        if battle.besieged:
            battle.leaders[self.seat] += leaders_at(s, battle.city, self.seat)
        for side in (self.seat, foe):
            battle.strength[side] = strength(s.board, fighting(battle, side))
        leaders, units = tuple(battle.leaders[self.seat]), tuple(fighting(battle, self.seat))
        sides = battle.strength[self.seat], battle.strength[foe]
        play.tell(BattleBegan, self.seat, battle.city, leaders, units, *sides)
        take_command(play, self.seat, battle.commander[self.seat])  # 10.13, 13.15b
        play.then(
            ChooseCommander(foe),  # 12.24
            PlayCombatCards(self.seat, CARDS),  # 12.23
            PlayCombatCards(foe, CARDS),
            RollBattle(),  # 12.25, 12.26
            TakeLosses(PROTESTANT),  # 12.27
            TakeLosses(CATHOLIC),
            CheckLeaders(PROTESTANT),  # 12.4
            CheckLeaders(CATHOLIC),
            EndCombat(),  # 11.163
        )


@dataclass(frozen=True)
class ChooseCommander(Automatic):
    """12.24 The defender chooses his commander: any leader, but a Dynamic one before others.

    10.14b: and one with two stars before all.
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        able = commanders(s, the_battle(s).leaders[self.seat])
        choices = [COMMAND[leader] for leader in able]
        return [Question(self.seat, "command", "12.24", choices)] * bool(choices)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "command":
            return None
        here = the_battle(s).leaders[seat]
        if choice.noun not in here:
            return NotInTheArmy(choice.noun)
        return None if choice.noun in commanders(s, here) else NotHisCommand(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        take_command(play, seat, choice.noun)


def take_command(play: Play, seat: Seat, leader: Leader) -> None:
    """10.13, 12.24 The commander adds his battle rating, even if a better leader is there."""
    battle = the_battle(play.state)
    battle.commander[seat] = leader
    battle.rating[seat] = play.state.board.battle[leader]
    play.tell(CommanderNamed, seat, leader, battle.rating[seat])


# 9.5, 12.23 Combat Cards


class CombatUse(Quantity[Card]):
    """card.rule.f Whether a card can be played in a combat at all: 1 if so."""

    def base(self, s: ThirtyYearsWarState, card: Card) -> int:
        return int(s.board.card_category[card] == Category.COMBAT)


combat_use: Final = CombatUse()


@dataclass(frozen=True)
class PlayCombatCards(Decision):
    """9.51a, 9.51b, 12.23 A side plays so many Combat Cards at most, also in the other's round.

    9.51d: it is asked whatever it holds, unless a card on the table forbids an answer.
    """

    seat: Seat
    left: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        hand = s.hands[self.seat]
        if not hand or not self.left or the_battle(s).surprised == self.seat:
            return []
        cards = [card for card in hand if bar_card(s, self.seat, card) is None]
        choices = [*[COMBAT[card] for card in cards], PASS]
        return [Question(self.seat, "combat_cards", "9.51a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        return bar_card(s, seat, choice.noun) if choice.verb == "combat" else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PASS:
            play.tell(CombatCardsDone, seat)
            return
        lay_card(play, seat, choice.noun)
        play.then(PlayCombatCards(seat, self.left - 1))


def bar_card(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.52, card.rule.f Why a side may not play a card in this battle."""
    if card not in s.hands[seat]:
        return NotInHand(card)
    if not combat_use.of(s, card):
        return NoCombatCard(card)
    return IN_COMBAT[card].requires(s, seat)


def lay_card(play: Play, seat: Seat, card: Card) -> None:
    """9.51d A card is announced and works in this battle."""
    s = play.state
    leave_hand(play, seat, card)
    the_battle(s).cards.append(card)
    if s.board.card_category[card] == Category.COMBAT:
        s.happened[card] = s.turn
    play.tell(CombatCardPlayed, seat, card)
    IN_COMBAT[card].effect(s, seat)


# The rolls, and who has won


@dataclass(frozen=True)
class RollBattle(Step):
    """12.26a Each side rolls a die; both results count at the same time."""

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        for seat in (PROTESTANT, CATHOLIC):
            battle.inflicted[seat] = fire(play, seat)
        for seat in (PROTESTANT, CATHOLIC):
            stack, number = stack_of(battle, seat), battle.inflicted[enemy(seat)]
            battle.losses[seat] = largest_sum(s.board, stack, number)


def fire(play: Play, seat: Seat) -> int:
    """12.24, 12.25, 12.26a, tab.crt The loss number that a side rolls in its fire column.

    12.26b: rolls below 0 and above 11 count as these.  Worked out in ex-12.3c and ex-12.3d.
    """
    battle = the_battle(play.state)
    charts = play.state.board.charts
    rolled = roll(play)
    modifier = battle.rating[seat] + battle.modifier[seat]
    column = charts.column(battle.strength[seat], battle.shift[seat])
    modified = charts.combat_row(rolled + modifier)
    number = charts.loss_number(column, modified)
    least = charts.combat_strength[column]
    play.tell(BattleRolled, seat, rolled, modifier, least, number, modified)
    return number


@dataclass(frozen=True)
class EndCombat(Step):
    """11.163 The combat is over; before anybody retreats the cities on the way are pillaged.

    11.162b: hunger turns a victory only while defending units are there, so that attackers who
    are left alone have won whatever it takes from them.
    """

    def run(self, play: Play) -> None:
        s = play.state
        attacker = the_battle(s).attacker
        alone = force_left(s, attacker) and not force_left(s, enemy(attacker))
        play.then(
            PlaceForage(attacker),
            DecideBattle(attacker if alone else NOBODY),  # 12.28
        )


@dataclass(frozen=True)
class DecideBattle(Step):
    """12.28a, 12.29a, 12.51 One side has won; the loser must retreat.

    *alone* is the side that the combat left alone.  12.291: nothing but a Siege marker can follow
    for those who fought.
    """

    alone: Seat

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        won = winner(s, self.alone)
        if won == NOBODY:
            play.tell(NobodyWon, battle.city)
            stand_down(play, PROTESTANT)
            stand_down(play, CATHOLIC)
            play.then(AfterBattle(won))
            return
        losses, against = battle.inflicted[won], battle.inflicted[enemy(won)]
        play.tell(BattleWon, won, battle.city, losses, against)
        stand_down(play, won)
        play.then(Retreat(enemy(won)), AfterBattle(won))


def winner(s: ThirtyYearsWarState, alone: Seat) -> Seat:
    """12.28a, 12.28d Who inflicted more has won, unless nothing is left of his force.

    11.162b: also if hunger has destroyed it, but not if nobody was left to win in its place.
    """
    battle = the_battle(s)
    first = ahead(s, battle)
    if force_left(s, first):
        return first
    return enemy(first) if force_left(s, enemy(first)) else alone


def ahead(s: ThirtyYearsWarState, battle: Battle) -> Seat:
    """12.28a, 12.28b The higher loss number; if they are equal, the side under a Dynamic Leader.

    If both are, or neither, the defender.
    """
    attacker, defender = battle.attacker, enemy(battle.attacker)
    attack, defence = battle.inflicted[attacker], battle.inflicted[defender]
    if attack != defence:
        return attacker if attack > defence else defender
    dynamic = led_by_dynamic(s, attacker) and not led_by_dynamic(s, defender)
    return attacker if dynamic else defender


# 12.28, 12.29 After the battle


@dataclass(frozen=True)
class AfterBattle(Step):
    """9.51c, 12.28e, 7.1d The cards are laid down; more follows only for a victorious attacker."""

    winner: Seat

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        attacker, city = battle.attacker, battle.city
        clear_cards(play)
        s.battle = None
        if self.winner == attacker and s.siege[city]:
            lift_siege(play, city)  # 13.14a: the loser's; before a neutral Fortress too
        recheck_siege(play, city)  # 13.17d
        if self.winner != attacker:
            play.then(EndActivation(attacker))
        else:
            follow_up(play, attacker, city)


VICTORY: Final = 3  # 7.1c


def follow_up(play: Play, seat: Seat, city: City) -> None:
    """12.28e, 12.291 A victorious attacker may lay siege to the Fortress, and nothing else.

    7.1c, 7.1d, 7.1f: an attack that Wallenstein led raises his influence, city included; he must
    have outlived it (7.1e).
    """
    play.then(CureStacking(seat, city), BesiegeAfterBattle(seat), EndActivation(seat))
    if the_march(play.state).leader == WALLENSTEIN:
        raise_influence(play, VICTORY)


def clear_cards(play: Play) -> None:
    """9.51c After the battle its cards are played; those with an asterisk leave the game.

    8.62a: a card whose event is another, and was not played, stays.
    """
    s = play.state
    battle = the_battle(s)
    for card in battle.cards:
        seat = s.board.card_side[card]
        s.played[seat].append(card)
        its_event = s.board.card_category[card] == Category.COMBAT
        if its_event and s.board.card_marker[card] == Marker.ASTERISK:
            remove_card(play, seat, card)
    battle.cards = []
