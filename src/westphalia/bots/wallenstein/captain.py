"""The captain: plans with care, fights where it pays, and says why."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.answers import ANSWERS, Reply, bid_price
from westphalia.bots.wallenstein.judgement import DEFAULT, Judgement
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.planning import Planner
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.bots.wallenstein.table import STORMS, StateTable
from westphalia.engine.chance import Sampling
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.state import NONE, WallensteinState
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import AUCTION, BASE_BOXES, BOXES, COUNTIES, NOTHING, READY

NERVOUS: Final = 0.1  # from this danger on armies are deployed for safety's sake


class Laid(NamedTuple):
    """A card of the plan, what is left to choose from when its box comes, and why it is the one."""

    card: int
    offered: frozenset[int]
    reason: Reason


def make_plan(outlook: Outlook) -> dict[str, Laid]:
    """W3.1.3 A card for every box that is still open, by the name of the box."""
    planner = Planner(outlook)
    laid = planner.plan()
    hand = outlook.table.hand[:]
    plan: dict[str, Laid] = {}
    for covered, (box, card) in enumerate(laid.items()):
        offered = set(hand)
        if len(laid) - covered > len(hand):
            offered.add(NOTHING)
        plan[BOXES[box]] = Laid(card, frozenset(offered), explain(planner, box, card))
        if card != NOTHING:
            hand.remove(card)
    return plan


def explain(planner: Planner, box: int, card: int) -> Reason:
    """Why a card lies in a box."""
    if box == AUCTION:
        return explain_bid(planner, card)
    if box > AUCTION:
        return explain_conversion(planner, box, card)
    if card >= COUNTIES:
        return Reason(reasons.BLANK, {"action": box})
    if planner.is_idle(box, card):
        return Reason(reasons.IDLE_COUNTY, {"county": card})
    return explain_action(planner, box, card)


def explain_bid(planner: Planner, card: int) -> Reason:
    if card < COUNTIES:
        return Reason(reasons.BID_COUNTY, {"county": card})
    price = bid_price(planner.outlook, card)
    return Reason(reasons.BID, {"amount": price}) if price else Reason(reasons.BID_NOTHING)


def explain_conversion(planner: Planner, box: int, card: int) -> Reason:
    armies = planner.table.board.court_boxes[box - BASE_BOXES]
    if planner.conversions.worth(box, card) <= 0.0:
        return Reason(reasons.BLANK_COURT)
    if card < COUNTIES:
        return Reason(reasons.CONVERT, {"county": card, "armies": armies})
    return Reason(reasons.CONVERT_TRAY, {"armies": armies})


def explain_action(planner: Planner, action: int, county: int) -> Reason:
    table = planner.table
    building = table.board.builds[action]
    if building != NONE:
        region = table.board.region[county]
        ahead = planner.outlook.worth.leads(region, building)
        key = reasons.BUILD_LEAD if ahead else reasons.BUILD
        return Reason(key, {"county": county, "region": region, "building": building})
    if action in STORMS:
        return explain_march(planner, county)
    if action in (Action.COLLECT_TAXES, Action.COLLECT_GRAIN):
        return explain_income(planner, action, county)
    endangered = planner.outlook.danger.in_a_round(county, table.armies[county]) > NERVOUS
    key = reasons.DEPLOY_GUARD if endangered else reasons.DEPLOY_FRONT
    return Reason(key, {"county": county, "armies": table.recruits(action, county)})


def explain_income(planner: Planner, action: int, county: int) -> Reason:
    """W5.7.1 Where markers lie there is a revolt, and a chance to lose it."""
    table, outlook = planner.table, planner.outlook
    taxes = action == Action.COLLECT_TAXES
    amount = table.taxes[county] if taxes else table.grain_of[county]
    about = {"county": county, "amount": amount}
    markers = table.markers[county]
    if not markers:
        return Reason(reasons.TAXES if taxes else reasons.HARVEST, about)
    kept = outlook.fights.revolt(table.armies[county], markers).win
    about |= {"markers": markers, "chance": round(100 * (1.0 - kept))}
    return Reason(reasons.TAXES_MARKED if taxes else reasons.HARVEST_MARKED, about)


def explain_march(planner: Planner, origin: int) -> Reason:
    march = planner.march(origin)
    about = {"origin": origin, "county": march.target}
    if planner.table.owner[march.target] == planner.table.me:
        return Reason(reasons.PLAN_MOVE, about)
    return Reason(reasons.PLAN_ATTACK, {**about, "chance": round(100 * march.win)})


class Captain:
    """A heuristic player: it knows what its seat sees, its plan for the round, and no more."""

    def __init__(self, header: Header, seed: int, judgement: Judgement = DEFAULT) -> None:
        self._header = header
        self._seed = seed
        self._judgement = judgement
        self._plan: dict[str, Laid] = {}

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        choices = question.choices
        if len(choices) == 1:
            key = reasons.READY if choices[0] is READY else reasons.ONLY_CHOICE
            return Answer(choices[0], key)
        if question.kind == "plan":
            choice, reason = self._lay(seat_view, question)
        else:
            choice, reason = ANSWERS[question.kind](self.look(seat_view), choices)
        return Answer(choice, reason.key, reason.about)

    def look(self, seat_view: SeatView) -> Outlook:
        """Any position will do that the seat may think it is in: all of them show it the same."""
        imagined = seat_view.imagine(Sampling(0))
        assert isinstance(imagined, WallensteinState)
        table = StateTable(imagined, seat_view.seat, self._header)
        return Outlook(table, self._header, self._judgement, self._seed)

    def _lay(self, seat_view: SeatView, question: Question) -> Reply:
        """Follow the plan of the round; make one if there is none, or if it does not fit.

        The bid is asked for first, so with it a round begins; later on the cards that are left
        to choose from tell whether somebody else has laid some of them.
        """
        box = question.choices[0].verb
        offered = {choice.noun for choice in question.choices}
        laid = self._plan.get(box)
        if laid is None or laid.offered != offered or box == BOXES[AUCTION]:
            self._plan = make_plan(self.look(seat_view))
            laid = self._plan[box]
        choice = next(choice for choice in question.choices if choice.noun == laid.card)
        return choice, laid.reason


def seat(header: Header, seed: int) -> Captain:
    return Captain(header, seed)
