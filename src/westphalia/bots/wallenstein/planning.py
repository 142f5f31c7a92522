"""The whole mat at once: what every card is worth in every box, and the best way to lay them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import inf
from typing import Final

from westphalia.bots.wallenstein.answers import (
    Auction,
    Conversions,
    March,
    best_march,
    bid_price,
    neighbours_in_play,
)
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.table import STORMS
from westphalia.games.wallenstein.rules.planning import COVERING
from westphalia.games.wallenstein.state import NONE
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import ACTIONS, AUCTION, COUNTIES, NOTHING


def assign(worth: Sequence[Sequence[float]]) -> list[int]:
    """The column of each row, so that the worths add up to the most (the Hungarian method).

    There must be at least as many columns as rows.  Row by row the shortest chain of changes is
    sought; potentials keep every reduced cost at or above 0.
    """
    rows, columns = len(worth), len(worth[0]) if worth else 0
    assert rows <= columns, f"{rows} rows cannot share {columns} columns"
    row_price = [0.0] * (rows + 1)
    column_price = [0.0] * (columns + 1)
    holder = [0] * (columns + 1)  # the row of each column, from 1; column 0 stands outside
    for row in range(1, rows + 1):
        holder[0] = row
        _rearrange(worth, row_price, column_price, holder)
    found = [0] * rows
    for column in range(1, columns + 1):
        if holder[column]:
            found[holder[column] - 1] = column - 1
    return found


def _rearrange(
    worth: Sequence[Sequence[float]],
    row_price: list[float],
    column_price: list[float],
    holder: list[int],
) -> None:
    """Find a column for the row that column 0 holds, moving other rows along if need be."""
    size = len(holder)
    slack = [inf] * size
    back = [0] * size
    seen = [False] * size
    column = 0
    while holder[column]:
        seen[column] = True
        costs = worth[holder[column] - 1]
        base = row_price[holder[column]]
        nearest, gap = 0, inf
        for other in range(1, size):
            if seen[other]:
                continue
            reduced = -costs[other - 1] - base - column_price[other]
            if reduced < slack[other]:
                slack[other], back[other] = reduced, column
            if slack[other] < gap:
                nearest, gap = other, slack[other]
        _shift_prices(row_price, column_price, holder, seen, slack, gap)
        column = nearest
    while column:
        holder[column] = holder[back[column]]
        column = back[column]


def _shift_prices(
    row_price: list[float],
    column_price: list[float],
    holder: list[int],
    seen: list[bool],
    slack: list[float],
    gap: float,
) -> None:
    for column, done in enumerate(seen):
        if done:
            row_price[holder[column]] += gap
            column_price[column] -= gap
        else:
            slack[column] -= gap


IMPOSSIBLE: Final = -1000.0  # a card that must not lie there
IDLE: Final = -0.05  # an action that is known to be skipped


class Planner:
    """W3.1 Lays a mat.  Boxes that are covered already stay as they are."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.marches: dict[int, March] = {}
        self._raw: dict[tuple[int, int], float] = {}  # what an action is worth in a county
        self.auction = Auction(outlook)
        self.conversions = Conversions(outlook)
        self._whims = outlook.whims()
        self.boxes = [box for box in COVERING[: self.table.boxes] if box not in self.table.plan]
        lacking = max(0, len(self.boxes) - len(self.table.hand))
        self.cards = [*self.table.hand, *[NOTHING] * lacking]
        self.worths = [[self._weigh(box, card) for card in self.cards] for box in self.boxes]

    def plan(self) -> dict[int, int]:
        """The card for each box that is still open."""
        laid = self._lay()
        for _ in range(ACTIONS):
            if not self._mend(laid):
                break
            laid = self._lay()
        return laid

    def _lay(self) -> dict[int, int]:
        columns = assign(self.worths)
        return {box: self.cards[n] for box, n in zip(self.boxes, columns, strict=True)}

    def _weigh(self, box: int, card: int) -> float:
        """What a card is worth in a box, with a whim that tells equals apart."""
        whim = self.outlook.judgement.whim * self._whims.random()
        if box == AUCTION:
            return self._weigh_bid(card) + whim
        if box > AUCTION:
            return self.conversions.worth(box, card) + whim
        if card >= COUNTIES:
            return whim
        self._raw[box, card] = self.action(box, card)
        return self._raw[box, card] + whim

    def _weigh_bid(self, card: int) -> float:
        """W3.2.3 A bid that cannot be paid is not allowed."""
        if card == NOTHING:
            return self.auction.worth(card) + IDLE
        payable = bid_price(self.outlook, card) <= self.table.thalers[self.table.me]
        return self.auction.worth(card) if payable else IMPOSSIBLE

    # Actions

    def action(self, action: int, county: int) -> float:
        """What an action is worth in a county."""
        if self.table.board.builds[action] != NONE:
            return self._build(action, county)
        if self.table.board.armies[action]:
            return self._deploy(action, county)
        if action in STORMS:
            return self._storm(county)
        return self._collect(action, county)

    def _build(self, action: int, county: int) -> float:
        table, outlook = self.table, self.outlook
        building = table.board.builds[action]
        if not table.can_build(county, building):
            return IDLE
        kept = outlook.danger.keep(county, table.armies[county])
        cost = table.price(action, county) * outlook.thaler()
        return outlook.worth.building(county, building) * kept - cost

    def _collect(self, action: int, county: int) -> float:
        """Income, less the marker it leaves and the revolt it may provoke."""
        table, outlook = self.table, self.outlook
        if action == Action.COLLECT_TAXES:
            income = table.taxes[county] * self._tax_thaler()
        else:
            income = outlook.granary.worth(table.grain_of[county])
        return income - outlook.unrest(county)

    def _tax_thaler(self) -> float:
        """A Thaler of this round's taxes: dear if the purse cannot pay for the round."""
        table, judgement = self.table, self.outlook.judgement
        paid = [a for a in range(ACTIONS) if table.board.price[a]]
        later = sum(table.first_of(Action.COLLECT_TAXES, a) for a in paid) / len(paid)
        short = table.thalers[table.me] < judgement.round_money
        return max(self.outlook.thaler(), judgement.thaler * later if short else 0.0)

    def _deploy(self, action: int, county: int) -> float:
        """Less danger, in this round if the attacks come later, and armies for the next."""
        table, danger = self.table, self.outlook.danger
        more = table.recruits(action, county)
        if more < table.board.armies[action]:
            return IDLE
        armies = table.armies[county]
        worth = self._relief(action, county, more) + more * danger.post(county)
        if action == Action.DEPLOY_1_MOVE:
            own = [c for c in table.board.neighbours[county] if table.owner[c] == table.me]
            worth += best_march(self.outlook, county, armies + more, own).worth
        return worth - table.price(action, county) * self.outlook.thaler()

    def _relief(self, action: int, county: int, more: int) -> float:
        table, danger = self.table, self.outlook.danger
        relief = danger.relief(county, table.armies[county], more)
        soon = sum(table.first_of(action, storm) for storm in STORMS) / len(STORMS)
        return relief * (soon + danger.later)

    def _storm(self, county: int) -> float:
        march = self.march(county)
        return march.worth * self.outlook.judgement.surprise if march.target != NONE else IDLE

    def march(self, county: int) -> March:
        """The best march out of a county, as the table stands."""
        if county not in self.marches:
            garrison = self.table.armies[county]
            targets = neighbours_in_play(self.outlook, county)
            self.marches[county] = best_march(self.outlook, county, garrison, targets)
        return self.marches[county]

    # What no single box can see

    def _mend(self, laid: Mapping[int, int]) -> bool:
        """Take a flaw out of a plan, if there is any: two marches on one target, an empty purse."""
        return self._part_marches(laid) or self._save(laid)

    def _part_marches(self, laid: Mapping[int, int]) -> bool:
        """Two garrisons should not count on the same county: the weaker looks elsewhere."""
        origins = [laid[storm] for storm in STORMS if laid.get(storm, COUNTIES) < COUNTIES]
        marches = [self.march(origin) for origin in origins]
        if len(origins) < len(STORMS) or marches[0].target != marches[1].target:
            return False
        if marches[0].target == NONE or marches[0].target in self.table.mine:
            return False
        weaker = origins[marches[0].worth > marches[1].worth]
        self._look_elsewhere(weaker, marches[0].target)
        return True

    def _look_elsewhere(self, origin: int, barred: int) -> None:
        targets = neighbours_in_play(self.outlook, origin)
        garrison = self.table.armies[origin]
        self.marches[origin] = best_march(self.outlook, origin, garrison, targets, barred)
        for row, box in enumerate(self.boxes):
            if box in STORMS:
                self._raw[box, origin] = self._storm(origin)
                self.worths[row][self.cards.index(origin)] = self._raw[box, origin]

    def _save(self, laid: Mapping[int, int]) -> bool:
        """If the money runs out in the order of the row, give up what is worth least in sum."""
        plan = {**self.table.plan, **laid}
        paid = [box for box, card in laid.items() if self._cost(box, card)]
        if not paid or self._solvent(plan):
            return False
        for box in self._least(plan, paid):
            for column, card in enumerate(self.cards):
                if card < COUNTIES:
                    self.worths[self.boxes.index(box)][column] = IDLE
                    self._raw[box, card] = IDLE
        return True

    def _least(self, plan: Mapping[int, int], paid: Sequence[int]) -> Sequence[int]:
        """The actions that must go so that the rest can be paid; all of them if need be."""
        ways = [
            (sum(self._raw[box, plan[box]] for box in given_up), given_up)
            for count in range(1, len(paid))
            for given_up in combinations(paid, count)
            if self._solvent({box: card for box, card in plan.items() if box not in given_up})
        ]
        return min(ways)[1] if ways else paid

    def is_idle(self, box: int, county: int) -> bool:
        """Whether an action is known to be skipped, or was given up for its price."""
        return self._raw.get((box, county)) == IDLE

    def _cost(self, box: int, card: int) -> int:
        """What will be paid for an action; nothing if it is known to be skipped."""
        if box >= ACTIONS or card >= COUNTIES or self.is_idle(box, card):
            return 0
        return self.table.price(box, card)

    def _solvent(self, plan: Mapping[int, int]) -> bool:
        """Whether the purse is never empty, the taxes coming last if nobody knows when."""
        table = self.table
        purse = table.thalers[table.me] - bid_price(self.outlook, plan.get(AUCTION, NOTHING))
        taxed = plan.get(int(Action.COLLECT_TAXES), NOTHING)
        shown = [box for box in range(ACTIONS) if table.place[box] != NONE]
        hidden = [box for box in range(ACTIONS) if table.place[box] == NONE]
        for box in [*sorted(shown, key=lambda box: table.place[box]), *hidden]:
            if box == Action.COLLECT_TAXES and taxed < COUNTIES and box in shown:
                purse += table.taxes[taxed]
            purse -= self._cost(box, plan.get(box, NOTHING))
            if purse < 0:
                return False
        return True
