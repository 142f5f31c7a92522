"""8.6 The events of politics: edicts, Electors, kings, treaties and quarrels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import Decision, Question, Seat
from westphalia.games.thirty_years_war.cards.effects import (
    Events,
    always,
    begun,
    end_effect,
    last,
    move_total,
    once,
    this_turn,
)
from westphalia.games.thirty_years_war.events.cards import ElectorMoved
from westphalia.games.thirty_years_war.objections.effects import (
    BarredBy,
    MagdeburgNotHeld,
    NationNotInWar,
    NobodyForBridge,
    NothingToEnd,
    NotInTreaty,
    NotYet,
    PalatinateNotHeld,
    TotalTooLow,
)
from westphalia.games.thirty_years_war.pieces import leader_side, where_is
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE, check_electors, pillage
from westphalia.games.thirty_years_war.rules.march import Activate
from westphalia.games.thirty_years_war.rules.recruiting import (
    RecruitAttempt,
    leader_bar,
    recruiters,
)
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    Card,
    Leader,
    Play,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation
from westphalia.games.thirty_years_war.words import (
    ATTEMPT,
    C6,
    C12,
    C19,
    C43,
    C54,
    DONE,
    LOWER_PALATINATE,
    MAGDEBURG,
    P8,
    P11,
    P21,
    P22,
    P23,
    P38,
    P50,
)

# The Empire


def bar_edict(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C6 When the Catholic is strong enough for it."""
    least = s.board.card_least[card]
    return None if s.vp >= least else TotalTooLow(card, least)


def restitution(play: Play, seat: Seat, card: Card) -> None:
    """card.C6, 18.14a The total rises, and the Edict counts as issued."""
    move_total(play, card)
    last(play, seat, card)


def bar_deposition(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C12 The Catholic must control the Lower Palatinate, and it must have its vote."""
    return begun(s, card) if s.holder[LOWER_PALATINATE] == CATHOLIC else PalatinateNotHeld(card)


def depose(play: Play, seat: Seat, card: Card) -> None:
    """5.142, card.C12 Bavaria has the vote from now on, and the Electors are counted anew."""
    s = play.state
    s.palatine = s.board.palatine_areas[1]
    play.tell(ElectorMoved, s.palatine)
    last(play, seat, card)
    check_electors(play)


def bar_austria(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.P8, 15.12b The Turks and the new Emperor do the same; both at once add nothing."""
    return begun(s, P8) or begun(s, P21)


# France and Sweden


def bar_french(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b France must be in the war."""
    return None if s.france else NationNotInWar(card)


def bar_conflict(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C54 Both are in the war, and Oxenstierna has not reconciled them."""
    if not s.france or not s.sweden:
        return NationNotInWar(card)
    return BarredBy(card, P38) if s.happened[P38] else begun(s, card)


def fall_out(play: Play, seat: Seat, card: Card) -> None:
    """17.F.5a, 17.F.5b, card.C54 They part; those who stand together have a card round for it."""
    last(play, seat, card)
    play.state.conflict = 1


def bar_reconciliation(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.P38 There must be a conflict to end."""
    return None if in_force(s, C54) else NothingToEnd(card, C54)


def reconcile(play: Play, seat: Seat, card: Card) -> None:
    """17.F.5c, card.P38 C54 ends and is over for good."""
    end_effect(play, C54, card)
    play.state.conflict = 0


def bar_bridge(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """8.2b, 8.3 A French leader must be one whom the card can activate."""
    return None if bridge(s, seat, card).leaders(s) else NobodyForBridge(card)


def bridge(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Activate:
    """8.2b The activation that the event is."""
    return Activate(seat, s.board.card_value[card], s.board.card_amount[card])


def build_bridge(play: Play, seat: Seat, card: Card) -> None:
    """8.2b, 11.11a His whole stack has more movement points in this activation."""
    play.then(bridge(play.state, seat, card))


# The Protestants of Germany


def bar_sack(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Only the Catholic in Magdeburg can have sacked it."""
    return None if s.control[MAGDEBURG] == CATHOLIC else MagdeburgNotHeld(card)


def sack(play: Play, seat: Seat, card: Card) -> None:
    """15.24b The outcry moves the total, and the city is laid waste."""
    move_total(play, card)
    pillage(play, MAGDEBURG, WORST_PILLAGE - play.state.pillage[MAGDEBURG])


def bar_treaty(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b After the sack of Magdeburg, with Sweden in the war."""
    if not s.sweden:
        return NationNotInWar(card)
    return None if s.happened[P22] else NotYet(card, P22)


def league(play: Play, seat: Seat, card: Card) -> None:
    """8.61a The total moves, and leaders of the league recruit."""
    move_total(play, card)
    play.then(LeagueRecruits(seat, play.state.board.card_amount[card], ()))


def in_league(s: ThirtyYearsWarState, leader: Leader) -> bool:
    """card.rule.a Whether he is a German Protestant or a Swede."""
    return s.board.leader_nation[leader] in (Nation.GERMAN, Nation.SWEDISH)


@dataclass(frozen=True)
class LeagueRecruits(Decision):
    """8.4a, card.rule.d So many different leaders make one attempt each, as far as they like."""

    seat: Seat
    attempts: int
    made: tuple[Leader, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not self.attempts:
            return []
        able = [n for n in recruiters(s, self.seat) if in_league(s, n) and n not in self.made]
        choices = [ATTEMPT[leader] for leader in able] + [DONE]
        return [Question(self.seat, "league_recruits", "8.4a", choices)] * bool(able)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        leader = choice.noun
        if choice.verb != "attempt" or leader_side(s, leader) != seat:
            return None
        if leader in self.made or not in_league(s, leader):
            return NotInTreaty(leader)
        place = where_is(s, leader)
        return leader_bar(s, leader, place) if place >= 0 else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not DONE:
            made = (*self.made, choice.noun)
            rest = LeagueRecruits(seat, self.attempts - 1, made)
            play.then(RecruitAttempt(seat, choice.noun), rest)


EVENTS: Final[Events] = {
    C6: (bar_edict, restitution),
    C12: (bar_deposition, depose),
    C19: (once, last),  # card.C19, 17.A.2
    C43: (bar_french, this_turn),
    C54: (bar_conflict, fall_out),
    P8: (bar_austria, this_turn),
    P11: (always, this_turn),
    P21: (bar_austria, this_turn),
    P22: (bar_sack, sack),
    P23: (bar_treaty, league),
    P38: (bar_reconciliation, reconcile),
    P50: (bar_bridge, build_bridge),
}
