"""4, 6, 8.2 Set-up, the sequence of play, and the card round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import NOBODY, Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, PLACES, Board, SetUp
from westphalia.games.thirty_years_war.cards import aid, arrivals, effects, politics
from westphalia.games.thirty_years_war.cards.effects import Events
from westphalia.games.thirty_years_war.events.cards import (
    CardPlayed,
    ForcePlaced,
    PillagePlaced,
    PillageRolled,
    RoundBegan,
    TurnBegan,
)
from westphalia.games.thirty_years_war.objections.cards import (
    AidTakenAlready,
    BaseMovedAlready,
    CombatOnly,
    EventPlayedBefore,
    NobodyToLead,
    NobodyToRecruit,
    NoSwedishBase,
    NotInHand,
    NotInWar,
    NotSwedishPort,
    PillagedEnough,
)
from westphalia.games.thirty_years_war.pieces import (
    leader_side,
    leaders_of,
    put_leader,
    put_unit,
    roll,
)
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE, PillageRecovery
from westphalia.games.thirty_years_war.rules.decks import (
    CardDraw,
    EndOfTurn,
    OfferPeace,
    discard,
    peace_bar,
    remove_card,
)
from westphalia.games.thirty_years_war.rules.march import (
    HIGHEST_VALUE,
    LOWEST_VALUE,
    Activate,
    FreeAction,
    may_command,
    needed,
)
from westphalia.games.thirty_years_war.rules.nations import move_base, new_bases
from westphalia.games.thirty_years_war.rules.pay import (
    LootSegment,
    PaySegment,
    may_take_aid,
    take_aid,
)
from westphalia.games.thirty_years_war.rules.recruiting import Recruit, somebody_recruits
from westphalia.games.thirty_years_war.rules.revolts import PeasantRevoltSegment
from westphalia.games.thirty_years_war.rules.siege import ContinuedSieges
from westphalia.games.thirty_years_war.rules.stacking import EndGrace
from westphalia.games.thirty_years_war.rules.supply import UNFIXED
from westphalia.games.thirty_years_war.rules.victory import WallensteinPhase
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    FOREVER,
    LOST,
    NONE,
    PRESENT,
    PROTESTANT,
    WAITING,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Career, Category, Marker, Phase, Source
from westphalia.games.thirty_years_war.words import (
    ACT,
    AID,
    EVENT,
    FREE,
    MOVE_BASE,
    OFFER_PEACE,
    P17,
    P18,
    PILLAGE,
    PLACE,
    RECRUIT,
    WALLENSTEIN,
)

# 4, 18 Setting up


def blank(rules: Ruleset, board: Board, name: str) -> ThirtyYearsWarState:
    """4.3b, 18.24a, 18.34a The markers of a scenario, before any piece is on the map."""
    plan = board.set_ups[name]
    cards = range(len(board.cards))
    # fmt: off
    return ThirtyYearsWarState(
        rules=rules, agenda=[], board=board, set_up=plan,
        turn=plan.first_turn, round=0, vp=plan.vp,
        control=plan.control[:], held=[NOBODY] * CITIES, revolt=[NOBODY] * CITIES,
        pillage=[0] * CITIES, inside=[0] * CITIES, siege=[0] * CITIES, laid=[],
        holder=plan.holder[:], neutral=[int(neutral) for neutral in plan.neutral],
        awards=plan.awards[:], palatine=plan.palatine,
        pieces=[[] for _ in range(PLACES)], fate=fates(board, plan), stand_ins=[],
        gone=[0] * len(board.kinds),
        hands=[[], []], known=[[], []], unplayed=decks(board, plan), played=[[], []],
        removed=plan.removed[:],
        happened=[(plan.first_turn - 1) * was_played(plan, card) for card in cards],
        until=[FOREVER * (card in plan.lasting) for card in cards],
        aid=[0] * len(Source), unpaid=[], aid_cards=[[], []], actions=[0, 0], war_entry=0,
        groups=len(plan.groups), france=int(plan.france_in_war),
        sweden=int(plan.swedish_base != NONE),
        pope=int(plan.pope), passes_open=int(plan.passes_open),  # 17.P.1
        dutch_war=plan.dutch_war, dutch_aid=plan.dutch_aid,
        dutch_scored=plan.dutch_scored[:], response=0,  # 16.11
        spinola_checked=int(plan.spinola_checked),
        saxony=plan.saxony, rebellion=int(plan.rebellion),
        swedish_base=plan.swedish_base, base_moved=0, cardinal=0,  # 17.H.3
        conflict=0, influence=plan.influence, wallenstein=int(plan.wallenstein),
        truce=0, result=NONE,
        fixed_lines=UNFIXED.copy(), owed=[0] * len(Source),
    )
    # fmt: on


def fates(board: Board, plan: SetUp) -> list[int]:
    """18.34a Nobody is on the map yet; Wallenstein is out of the war if he was assassinated."""
    dead = WALLENSTEIN if plan.wallenstein == Career.ASSASSINATED else NONE
    return [LOST if leader == dead else WAITING for leader in range(len(board.leaders))]


def was_played(plan: SetUp, card: Card) -> bool:
    """18.24c, 18.34c Whether a card was played before the scenario begins, not only taken out."""
    return card in plan.removed and (card != P17 or plan.france_in_war)


def decks(board: Board, plan: SetUp) -> list[list[int]]:
    """8.1a, 18.4 By side the cards in use, all of them unplayed."""
    used = [
        card
        for card, group in enumerate(board.card_group)
        if group in plan.groups and card not in plan.removed
    ]
    sides = (PROTESTANT, CATHOLIC)
    return [[card for card in used if board.card_side[card] == side] for side in sides]


@dataclass(frozen=True)
class SetUpWar(Step):
    """4.3b, 18.4 Pieces and pillage are placed; then the first turn of the scenario begins."""

    def run(self, play: Play) -> None:
        plan = play.state.set_up
        play.then(
            PlaceForces(),
            *[PlaceChosenForce(number) for number in range(len(plan.chosen))],
            ScatterPillage(),
            Turn(plan.first_turn),
        )


@dataclass(frozen=True)
class PlaceForces(Step):
    """4.1a, 4.2a Both sides' leaders and units stand where the scenario has them.

    18.24d: who stands on the map is in play, so no card brings him again (9.24).
    """

    def run(self, play: Play) -> None:
        for force in play.state.set_up.forces:
            for leader in force.leaders:
                put_leader(play, force.place, leader)
            for unit in force.units:
                put_unit(play, force.place, unit)


@dataclass(frozen=True)
class PlaceChosenForce(Automatic):
    """18.32a The owner of a force chooses its city in an Area, as on card P17."""

    number: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        force = s.set_up.chosen[self.number]
        seat = leader_side(s, force.leaders[0])
        cities = [city for city, area in enumerate(s.board.area_of) if area == force.area]
        choices = [PLACE[city] for city in cities if s.control[city] == seat]
        return [Question(seat, "place_force", "18.32a", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        force = play.state.set_up.chosen[self.number]
        for leader in force.leaders:
            put_leader(play, choice.noun, leader)
        for unit in force.units:
            put_unit(play, choice.noun, unit)
        play.tell(ForcePlaced, seat, choice.noun, tuple(force.leaders), tuple(force.units))


@dataclass(frozen=True)
class ScatterPillage(Step):
    """18.24b, 18.34b One roll says how many pillage markers both sides place, in turn."""

    def run(self, play: Play) -> None:
        markers = play.state.set_up.pillage
        if markers:
            rolled = roll(play)
            play.tell(PillageRolled, rolled, markers[rolled])
            play.then(PlacePillage(PROTESTANT, markers[rolled]))


def pillage_bar(s: ThirtyYearsWarState, city: City) -> Objection | None:
    """18.24f Why a marker of the set-up cannot be placed on a city."""
    area = s.board.area_of[city]
    if area == NONE or s.board.off_map[city] or s.neutral[area]:
        return NotInWar(city)
    if s.holder[area] == NOBODY:  # France before its entry has no Neutral marker
        return NotInWar(city)
    if s.pillage[city] == WORST_PILLAGE:
        return PillagedEnough(city)
    most = s.set_up.pillage_cities
    if not most or s.pillage[city]:
        return None
    started = [other for other in s.board.area_cities[area] if s.pillage[other]]
    return PillagedEnough(city) if len(started) >= most else None


@dataclass(frozen=True)
class PlacePillage(Automatic):
    """18.24b, 18.34b, 18.24f A side raises one city by a level; no points move at set-up."""

    seat: Seat
    left: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if self.left == 0:
            return []
        choices = [PILLAGE[city] for city in range(CITIES) if pillage_bar(s, city) is None]
        return [Question(self.seat, "place_pillage", "18.24f", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        return pillage_bar(s, choice.noun) if choice.verb == "pillage" else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        s.pillage[choice.noun] += 1
        play.tell(PillagePlaced, seat, choice.noun, s.pillage[choice.noun])
        play.then(PlacePillage(enemy(seat), self.left - 1))


# 6 The sequence of play

ROUNDS: Final = 6  # 6.0.Da


@dataclass(frozen=True)
class Turn(Step):
    """6.0 The phases of a turn; where the order of the sides matters the Protestant is first."""

    turn: int

    def run(self, play: Play) -> None:
        s = play.state
        s.turn = self.turn
        play.tell(TurnBegan, self.turn, *s.board.years_of(self.turn), s.vp)
        play.then(
            WallensteinPhase(),  # 6.0.A
            PillageRecovery(),  # 6.0.B, 6.0.H
            CardDraw(),  # 6.0.Ca
            *[Round(number) for number in range(1, ROUNDS + 1)],  # 6.0.Da
            EndActions(),
            PaySegment(),  # 6.0.E
            LootSegment(),
            ContinuedSieges(),  # 6.0.F1
            PeasantRevoltSegment(),  # 6.0.F2
            EndOfTurn(),  # 6.0.G
            Turn(self.turn + 1),
        )


# By the step that follows a phase: which it is.
FOLLOWED_BY: Final[dict[type[Step], int]] = {
    CardDraw: int(Phase.RECOVERY),
    PaySegment: int(Phase.DRAW),
    LootSegment: int(Phase.PAY),
    ContinuedSieges: int(Phase.LOOT),
    PeasantRevoltSegment: int(Phase.SIEGES),
    EndOfTurn: int(Phase.REVOLTS),
}


def phase_of(s: ThirtyYearsWarState) -> int:
    """6.0 The phase of the turn: the first of which the end has not come."""
    if s.round:
        return int(Phase.ACTION)
    phase = int(Phase.END)
    for step in s.agenda:
        if isinstance(step, Turn) and step.turn == s.set_up.first_turn:
            return int(Phase.SET_UP)
        phase = min(phase, FOLLOWED_BY.get(type(step), phase))
    return phase


@dataclass(frozen=True)
class Round(Step):
    """6.0.Da A round of the Action Phase: first the Protestant acts, then the Catholic."""

    number: int

    def run(self, play: Play) -> None:
        play.state.round = self.number
        play.state.laid = []  # 13.12b
        play.tell(RoundBegan, self.number)
        play.then(CardRound(PROTESTANT), EndGrace(), CardRound(CATHOLIC))


@dataclass(frozen=True)
class EndActions(Step):
    """6.0.Da After six rounds the Action Phase is over."""

    def run(self, play: Play) -> None:
        play.state.round = 0
        play.state.laid = []


# 8.2 The card round


@dataclass(frozen=True)
class CardRound(Decision):
    """6.0.Dd, 8.2a A side plays one card in one way or takes a Free Action; nobody passes."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = card_choices(s, self.seat)
        choices.append(FREE)  # 8.32, 8.322
        if peace_bar(s, self.seat) is None:
            choices.append(OFFER_PEACE)  # 8.323
        if self.seat == PROTESTANT:
            choices += [MOVE_BASE[port] for port in new_bases(s)]
        return [Question(self.seat, "card_round", "8.2a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is OFFER_PEACE:
            return peace_bar(s, seat)
        if choice.verb == "move_base":
            return base_bar(s, seat, choice.noun)
        if choice.verb in ("act", "recruit", "aid", "event"):
            return card_bar(s, seat, choice)
        return None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.state.actions[seat] += 1
        if choice is FREE:
            play.then(FreeAction(seat))
        elif choice is OFFER_PEACE:
            play.then(OfferPeace(seat))
        elif choice.verb == "move_base":
            move_base(play, choice.noun)
        else:
            play_card(play, seat, choice.noun, choice.verb)


def card_choices(s: ThirtyYearsWarState, seat: Seat) -> list[Choice]:
    """8.2a The cards in hand, each for every use that is open to it."""
    hand = s.hands[seat]
    if not hand:
        return []
    value, least = s.board.card_value, least_value(s, seat)
    choices = [ACT[card] for card in hand if value[card] >= least]
    if somebody_recruits(s, seat):
        for card in hand:
            choices.append(RECRUIT[card])
    if may_take_aid(s, seat):
        for card in hand:
            choices.append(AID[card])
    for card in hand:
        if objection(s, seat, card) is None:
            choices.append(EVENT[card])
    return choices


def least_value(s: ThirtyYearsWarState, seat: Seat) -> int:
    """8.3 The least value of a card that can activate a leader of a side; 4 if none can."""
    least = HIGHEST_VALUE + 1
    for leader in leaders_of(s, seat):
        if s.fate[leader] != PRESENT or needed(s, leader) >= least:
            continue
        if may_command(s, seat, leader):
            least = needed(s, leader)
        if least == LOWEST_VALUE:
            break
    return least


def card_bar(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
    """8.2a Why a card may not be put to this use."""
    card = choice.noun
    if card not in s.hands[seat]:
        return NotInHand(card)
    if choice.verb == "act":
        able = s.board.card_value[card] >= least_value(s, seat)
        return None if able else NobodyToLead(card)
    if choice.verb == "recruit":
        able = somebody_recruits(s, seat)
        return None if able else NobodyToRecruit(card)
    if choice.verb == "aid":
        return None if may_take_aid(s, seat) else AidTakenAlready(card)
    return objection(s, seat, card)


def base_bar(s: ThirtyYearsWarState, seat: Seat, port: int) -> Objection | None:
    """17.Sw.1d, 17.Sw.1e Why the Swedish Base may not be moved there."""
    if seat != PROTESTANT or s.swedish_base == NONE:
        return NoSwedishBase()
    if s.base_moved or s.happened[P18] == s.turn:
        return BaseMovedAlready()
    return None if port in new_bases(s) else NotSwedishPort(port)


def play_card(play: Play, seat: Seat, card: Card, use: str) -> None:
    """8.2a, 6.0.Db A card is shown and goes to the Played pile; then comes its use."""
    value = play.state.board.card_value[card]
    play.tell(CardPlayed, seat, card, use)
    discard(play, seat, card)
    play.then(use_of(seat, card, use, value), AfterCard(seat, card, use))


def use_of(seat: Seat, card: Card, use: str, value: int) -> Step:
    """8.2a What a card of a value is played for."""
    if use == "act":
        return Activate(seat, value, 0)
    if use == "recruit":
        return Recruit(seat, value, ())
    return TakeAid(seat, card) if use == "aid" else PlayEvent(seat, card)


@dataclass(frozen=True)
class TakeAid(Step):
    """8.5a The points of an AID card."""

    seat: Seat
    card: Card

    def run(self, play: Play) -> None:
        take_aid(play, self.seat, self.card)


@dataclass(frozen=True)
class PlayEvent(Step):
    """8.61a The event of a card."""

    seat: Seat
    card: Card

    def run(self, play: Play) -> None:
        play_event(play, self.seat, self.card)


@dataclass(frozen=True)
class AfterCard(Step):
    """8.62a, 8.64 What is left to do with a card after its use."""

    seat: Seat
    card: Card
    use: str

    def run(self, play: Play) -> None:
        board = play.state.board
        if self.use == "event":
            if board.card_marker[self.card] == Marker.ASTERISK:
                remove_card(play, self.seat, self.card)
        elif board.card_category[self.card] == Category.PLAGUE:  # 8.64, card.rule.f
            play.then(PlayEvent(self.seat, self.card))


# 8.6 Events

# By card: what stands in the way of its event, and what it does.
EVENTS: Final[Events] = {
    **aid.EVENTS,
    **arrivals.EVENTS,
    **arrivals.DUTCH_EVENTS,
    **aid.MUTINIES,
    **effects.PLAGUES,
    **politics.EVENTS,
    **effects.POPES_EVENTS,
    **effects.RECOVERIES,
    **effects.REVOLTS,
    **arrivals.SAXON_EVENTS,
    **arrivals.ENTRIES,
}


def objection(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """8.62b, card.rule.b, card.rule.f Why a card may not be played as an event now."""
    if s.board.card_category[card] == Category.COMBAT:
        return CombatOnly(card)
    if s.board.card_marker[card] == Marker.DAGGER and s.happened[card]:
        return EventPlayedBefore(card)
    requirement, _ = EVENTS[card]
    return requirement(s, seat, card)


def play_event(play: Play, seat: Seat, card: Card) -> None:
    """8.2b, 8.61a, 8.61b The event is carried out as written, even against the rules.

    When it happened is noted, as with a marker on the turn track.
    """
    play.state.happened[card] = play.state.turn
    _, happening = EVENTS[card]
    happening(play, seat, card)
