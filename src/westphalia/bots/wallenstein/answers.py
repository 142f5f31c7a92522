"""An answer to each kind of question but planning: bids, marches, court, leaders, the draft."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import compress, product
from math import comb
from typing import Final, NamedTuple

from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.expansions.landsknechts import GIFTS
from westphalia.games.wallenstein.state import NONE, OUT_OF_PLAY
from westphalia.games.wallenstein.terms import Action, Building, Effect, Gift, Tile
from westphalia.games.wallenstein.words import (
    BASE_BOXES,
    CANCEL,
    COUNTIES,
    FAVOUR,
    LEADER,
    MONEY,
    PASS,
    REFRESH,
    SEND,
    STAY,
    TOWER_CARD,
)

# Bids

# How often rivals are thought to bid nothing or 0, a county, and then each money card in turn.
HABITS: Final = (0.35, 0.2, 0.2, 0.13, 0.08, 0.04)


def tile_worth(outlook: Outlook, tile: int) -> float:
    """W6.2 What a bonus tile may bring in this round, with the plan as far as it is known."""
    table, danger = outlook.table, outlook.danger
    if tile == Tile.PLUS_TAX:
        worth = outlook.thaler() * planned(outlook, Action.COLLECT_TAXES)
    elif tile == Tile.PLUS_GRAIN:
        worth = outlook.granary.worth(1) * planned(outlook, Action.COLLECT_GRAIN)
    elif tile == Tile.SIX_ARMIES:
        worth = danger.army * planned(outlook, Action.DEPLOY_5)
    elif tile == Tile.ATTACK_PLUS:
        storms = planned(outlook, Action.COMBAT_MOVE_A) + planned(outlook, Action.COMBAT_MOVE_B)
        return outlook.judgement.attack_tile * storms
    else:
        spared = [danger.relief(county, table.armies[county], 1) for county in table.mine]
        return outlook.judgement.guard_tile * sum(spared)
    return worth * table.board.tile_bonus


def planned(outlook: Outlook, action: Action) -> bool:
    """Whether the action is planned with a county, or may still be."""
    card = outlook.table.plan.get(int(action), NONE)
    return card < COUNTIES


def position_worth(outlook: Outlook, position: int) -> float:
    """W4.1.4 A place in the order and the tile that lies there."""
    tiles = outlook.table.tiles
    first = 1.0 - position / (len(tiles) - 1)
    return outlook.judgement.early * first + tile_worth(outlook, tiles[position])


def bid_level(outlook: Outlook, card: int) -> int:
    """W4.1.2 The rank of a bid: nothing and 0, then a county, then money by its value."""
    if card < COUNTIES:
        return 1
    value = bid_price(outlook, card)
    return 1 + value if value else 0


def bid_price(outlook: Outlook, card: int) -> int:
    return outlook.board.money_cards[card - MONEY] if MONEY <= card < TOWER_CARD else 0


class Auction:
    """W4.1 What each bid is worth, if the rivals bid as they mostly do."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        free = [n for n, tile in enumerate(outlook.table.tiles) if tile != NONE]
        self._places = sorted([position_worth(outlook, n) for n in free], reverse=True)

    def worth(self, card: int) -> float:
        """The place that a bid may be expected to win, less its price."""
        outlook = self._outlook
        level = min(bid_level(outlook, card), len(HABITS) - 1)
        outbid = sum(HABITS[level + 1 :]) + HABITS[level] / 2
        rivals = outlook.table.seats - 1
        place = sum(
            comb(rivals, ahead)
            * outbid**ahead
            * (1.0 - outbid) ** (rivals - ahead)
            * self._places[min(ahead, len(self._places) - 1)]
            for ahead in range(rivals + 1)
        )
        return place - bid_price(outlook, card) * outlook.thaler()


# The court and the landsknechts

UNWANTED: Final = -1.0  # a conversion that is not part of the plan


def gift_worth(outlook: Outlook, gift: int, amount: int) -> float:
    """E5, L2.6 What a gift is worth that is given at once."""
    table = outlook.table
    if gift == Gift.MONEY:
        return amount * outlook.thaler()
    if gift == Gift.ARMIES_INTO_TRAY:
        return min(amount, table.supply[table.me]) * outlook.judgement.tray_army
    if gift == Gift.GRAIN:
        return outlook.granary.worth(amount)
    return float(amount)


def favour_worth(outlook: Outlook, favour: int) -> float:
    """E5 What a favour is worth to us now."""
    board, table = outlook.board, outlook.table
    gift, amount = board.favour_gift[favour], board.favour_amount[favour]
    if gift == Gift.CANCEL_EVENT:
        return outlook.judgement.void_event
    if gift == Gift.REMOVE_MARKER:
        return outlook.judgement.marker
    if gift == Gift.FREE_BUILDING:
        return best_site(outlook, board.favour_building[favour])[0]
    if gift == Gift.DEPLOY_FREE:
        return best_garrison(outlook, range(len(table.owner)), amount)[0]
    if gift == Gift.IMMUNITY:
        risks = sum(outlook.danger.risk(county, table.armies[county]) for county in table.mine)
        return outlook.judgement.immunity * risks * len(board.favour_against[favour])
    return gift_worth(outlook, gift, amount)


def best_site(outlook: Outlook, building: int) -> tuple[float, int]:
    """E5.8 Where a free building is worth most, and how much; 0 if it can stand nowhere."""
    table = outlook.table
    sites = [
        (outlook.worth.building(county, building) * outlook.danger.keep(county, n), county)
        for county, n in ((county, table.armies[county]) for county in table.mine)
        if table.can_build(county, building)
    ]
    return max(sites, default=(0.0, NONE))


def best_garrison(outlook: Outlook, counties: range | list[int], armies: int) -> tuple[float, int]:
    """E5.9 Where free armies are worth most: they guard an own county or take a neutral one."""
    table, danger = outlook.table, outlook.danger
    posts: list[tuple[float, int]] = []
    for county in counties:
        worth = armies * danger.post(county)
        if table.owner[county] == table.me:
            here = table.armies[county]
            relief = danger.risk(county, here) - danger.risk(county, here + armies)
            posts.append((worth + relief, county))
        elif table.owner[county] == NOBODY:
            kept = outlook.worth.conquest(county) * danger.keep(county, armies)
            posts.append((worth + kept, county))
    return max(posts, default=(0.0, NONE))


class Offer(NamedTuple):
    """A favour on display."""

    worth: float
    price: int
    favour: int


def offers(outlook: Outlook) -> list[Offer]:
    """E2.2.1 The favours on display, the best first."""
    found = [
        Offer(favour_worth(outlook, favour), price, favour)
        for favour, price in outlook.table.favours
    ]
    return sorted(found, reverse=True)


def keepsake(outlook: Outlook) -> float:
    """E4.2.7 What a courtier is worth that stays for later rounds."""
    return outlook.judgement.courtier if outlook.table.rounds_left else 0.0


class Conversions:
    """E3.1 Which court boxes to use, and out of which armies."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._gain: dict[int, float] = {}  # by box, if it is to be used
        table = outlook.table
        if table.hall:
            self._offers = offers(outlook)
            self._choose(table.hall[table.me], table.idle_courtiers)

    def _choose(self, hall: int, idle: int) -> None:
        """Try all ways to use the boxes."""
        sizes = self._outlook.board.court_boxes
        now = self._hall_worth(hall)
        best = 0.0
        for use in product((False, True), repeat=len(sizes)):
            more = sum(compress(sizes, use))
            if not 0 < more <= idle:
                continue
            gain = self._hall_worth(hall + more) - now
            worth = gain - self._price(list(compress(sizes, use)))
            if worth > best:
                best = worth
                boxes = compress(range(len(sizes)), use)
                self._gain = {BASE_BOXES + n: gain * sizes[n] / more for n in boxes}

    def _hall_worth(self, hall: int) -> float:
        """E4.2.1 What so many courtiers may win: who has more of them chooses first."""
        table = self._outlook.table
        ahead = sum([n > hall for seat, n in enumerate(table.hall) if seat != table.me])
        kept = keepsake(self._outlook)
        gains = [o.worth - o.price * kept for o in self._offers[ahead:] if o.price <= hall]
        return max([0.0, *gains]) + kept * hall

    def _price(self, sizes: list[int]) -> float:
        """What the armies are worth that go to court: those of the tray cost least."""
        outlook = self._outlook
        tray = outlook.table.tray[outlook.table.me]
        price = 0.0
        for size in sizes:
            if tray >= size:
                tray -= size
                price += size * outlook.judgement.tray_army
            else:
                price += size * (outlook.danger.army + outlook.judgement.tray_army)
        return price

    def worth(self, box: int, card: int) -> float:
        """What a card is worth in a court box."""
        size = self._outlook.board.court_boxes[box - BASE_BOXES]
        if card != TOWER_CARD and card >= COUNTIES:
            return 0.0
        cost = self._army_cost(card, size)
        if cost is None:
            return 0.0
        return self._gain[box] - cost if box in self._gain else UNWANTED

    def _army_cost(self, card: int, size: int) -> float | None:
        """E3.1.4 What the armies of a card are worth, None if there are not enough."""
        outlook = self._outlook
        table, danger = outlook.table, outlook.danger
        if card == TOWER_CARD:
            enough = table.tray[table.me] >= size
            return size * outlook.judgement.tray_army if enough else None
        armies = table.armies[card]
        if armies <= size:
            return None
        bared = danger.risk(card, armies - size) - danger.risk(card, armies)
        return size * danger.post(card) + bared


def event_hurts(outlook: Outlook) -> bool:
    """E5.1 Whether the event of the round does us more harm than good."""
    table = outlook.table
    return harmful(outlook.board, table.event, [table.buildings[c] for c in table.mine])


def harmful(board: Board, event: int, standing: Sequence[int]) -> bool:
    """Whether an event harms who has these buildings, as bits by county."""
    effect = board.event_effect[event]
    if effect in (Effect.TAX_MAXIMUM, Effect.GRAIN_MAXIMUM, Effect.FEW_RECRUITS):
        return True
    if effect == Effect.STUBBORN_NEUTRALS:
        return True
    if effect == Effect.PALACE_GUARD:
        return not any(bits >> Building.PALACE & 1 for bits in standing)
    if effect == Effect.CHURCH_PEACE:
        return not any(bits >> Building.CHURCH & 1 for bits in standing)
    return False


# The draft


def appeal(outlook: Outlook, county: int) -> float:
    """What a county promises: sites, yields, and company in its region."""
    table, board, judgement = outlook.table, outlook.board, outlook.judgement
    region = board.region[county]
    company = sum(board.region[other] == region for other in table.mine)
    beside = sum(other in table.mine for other in board.neighbours[county])
    worth = judgement.site * board.sites[county]
    worth += judgement.yields * (board.tax[county] + board.grain[county])
    worth += judgement.company * company + judgement.neighbour * min(beside, 2)
    regions = {board.region[other] for other in table.mine}
    if "landsknechts" in table.modules and region not in regions:
        worth += judgement.new_region * (len(regions) < board.landsknecht_regions)
    return worth


def average_appeal(outlook: Outlook, face_up: list[int]) -> float:
    """What the top card promises: it is any county that nobody has seen."""
    unseen = [
        county
        for county, owner in enumerate(outlook.table.owner)
        if owner == NOBODY and county not in face_up
    ]
    worths = [appeal(outlook, county) for county in unseen]
    return sum(worths) / len(worths) if worths else 0.0


def wanted_group(outlook: Outlook, county: int, groups: list[int]) -> int:
    """W1.3.5 The more there is to hold and the more borders, the larger the group."""
    board = outlook.board
    stakes = [board.sites[c] * len(board.neighbours[c]) for c in range(len(board.counties))]
    below = sum(stake < stakes[county] for stake in stakes) / len(stakes)
    ordered = sorted(groups)
    return ordered[min(len(ordered) - 1, int(below * len(ordered)))]


# Leaders


def stand_worth(outlook: Outlook, county: int) -> float:
    """M2 What a leader in an own county is worth: help, safety, and a way on from there."""
    table, judgement = outlook.table, outlook.judgement
    helped = judgement.thaler * (1 + min(1, table.free_sites(county)))
    onward = [c for c in table.board.neighbours[county] if table.owner[c] == table.me]
    ways = ways_on(outlook, len(onward))
    lost = outlook.danger.in_a_round(county, table.armies[county])
    stake = judgement.leader * table.rounds_left
    rounds = min(1, table.rounds_left)
    return rounds * (helped + ways) - lost * stake + capture_worth(outlook, county)


def ways_on(outlook: Outlook, onward: int) -> float:
    """M3.2 What it is worth that so many own counties lie next door for the next triumph."""
    return outlook.judgement.monument * (1.0 - 0.5**onward)


def foreign_monuments(outlook: Outlook, county: int) -> int:
    """M3.7 Monuments that we would take by entering a county."""
    table = outlook.table
    built = [counties for seat, counties in enumerate(table.monuments) if seat != table.me]
    return sum([counties.count(county) for counties in built])


def capture_worth(outlook: Outlook, county: int) -> float:
    """M3.7, M4.1 Points for us, and as many less for whoever built them."""
    points = outlook.board.monument_points * (1.0 + outlook.worth.spite)
    return foreign_monuments(outlook, county) * points


def leaves_monument(outlook: Outlook, county: int) -> bool:
    """M3.2 Whether the leader would go there in triumph."""
    origin = outlook.table.leader[outlook.table.me]
    return origin != NONE and county in outlook.board.neighbours[origin]


def move_worth(outlook: Outlook, county: int) -> float:
    """M3.2, M3.3 A place to stand, and the monument if it is near."""
    triumph = outlook.judgement.monument * leaves_monument(outlook, county)
    return stand_worth(outlook, county) + triumph


# Where to march, with how many

CROWD: Final = 12  # so many armies are worth weighing one by one


class March(NamedTuple):
    """Armies from one county to another and what that is worth; without a target they stay."""

    worth: float
    target: int = NONE
    armies: int = 0
    win: float = 0.0


NO_MARCH: Final = March(0.0)


def best_march(
    outlook: Outlook, origin: int, garrison: int, targets: Iterable[int], barred: int = NONE
) -> March:
    """The best use of a garrison, of which one army must stay; *barred* is spoken for already."""
    marches = [
        march
        for target in targets
        if target != barred
        for march in marches_to(outlook, origin, garrison, target)
    ]
    return max([NO_MARCH, *marches], key=lambda march: march.worth)


def marches_to(outlook: Outlook, origin: int, garrison: int, target: int) -> list[March]:
    """Every number of armies that could go to one neighbour."""
    numbers = range(max(1, garrison - CROWD), garrison)
    if outlook.table.owner[target] == outlook.table.me:
        return [weigh_move(outlook, origin, garrison, target, armies) for armies in numbers]
    return [weigh_attack(outlook, origin, garrison, target, armies) for armies in numbers]


def neighbours_in_play(outlook: Outlook, origin: int) -> list[int]:
    """W5.11.6 Where armies could go, as far as is known before the event is drawn."""
    table = outlook.table
    return [c for c in table.board.neighbours[origin] if table.owner[c] != OUT_OF_PLAY]


def weigh_attack(outlook: Outlook, origin: int, garrison: int, target: int, armies: int) -> March:
    """Gain by victory and by devastation, less armies spent and the danger left behind."""
    table, danger, worth = outlook.table, outlook.danger, outlook.worth
    chances = outlook.fights.attack(table.me, target, armies)
    left = max(1, round(chances.left / chances.win)) if chances.win > 0.0 else 0
    value = chances.win * worth.conquest(target) * danger.keep(target, left)
    value += chances.tie * worth.devastation(target)
    value += chances.left * danger.post(target) - armies * danger.post(origin)
    value -= (armies - chances.left) * danger.spent_army
    value += outlook.fights.lodged(table.me, target, armies) * danger.resting_army
    value -= danger.risk(origin, garrison - armies) - danger.risk(origin, garrison)
    return March(value - outlook.judgement.least_gain, target, armies, chances.win)


def weigh_move(outlook: Outlook, origin: int, garrison: int, target: int, armies: int) -> March:
    """Danger taken from one county and left to the other, and the better post."""
    danger = outlook.danger
    there = outlook.table.armies[target]
    value = armies * (danger.post(target) - danger.post(origin))
    value += danger.risk(origin, garrison) - danger.risk(origin, garrison - armies)
    value += danger.risk(target, there) - danger.risk(target, there + armies)
    return March(value, target, armies)


# One answer for each kind of question

Choices = Sequence[Choice]
Reply = tuple[Choice, Reason]


def pick(choices: Choices, worth: Callable[[int], float]) -> Choice:
    """The choice whose noun is worth most; the first of equals."""
    return max(choices, key=lambda choice: worth(choice.noun))


def position(outlook: Outlook, choices: Choices) -> Reply:
    """W4.1.4"""
    choice = pick(choices, lambda place: position_worth(outlook, place))
    about = {"position": choice.noun, "tile": outlook.table.tiles[choice.noun]}
    return choice, Reason(reasons.POSITION, about)


# Marching


def march(outlook: Outlook, choices: Choices) -> Reply:
    """W5.11.1, W5.10.2"""
    table = outlook.table
    origin: int = table.about["county"]
    targets = [choice.noun for choice in choices if choice is not STAY]
    best = best_march(outlook, origin, table.armies[origin], targets)
    for choice in choices:
        if choice is not STAY and choice.noun == best.target:
            return choice, why_march(outlook, origin, best)
    return STAY, Reason(reasons.STAY, {"county": origin})


def why_march(outlook: Outlook, origin: int, best: March) -> Reason:
    about = {"origin": origin, "county": best.target}
    owner = outlook.table.owner[best.target]
    if owner == outlook.table.me:
        return Reason(reasons.MOVE, about)
    about["chance"] = round(100 * best.win)
    if owner == NOBODY:
        return Reason(reasons.ATTACK_NEUTRAL, about)
    return Reason(reasons.ATTACK, {**about, "seat": owner})


def send(outlook: Outlook, choices: Choices) -> Reply:
    """W5.11.2"""
    table = outlook.table
    origin: int = table.about["origin"]
    target: int = table.about["county"]
    marches = marches_to(outlook, origin, table.armies[origin], target)
    best = max(marches, key=lambda march: march.worth)
    return SEND[best.armies], Reason(reasons.SEND, {"county": target, "armies": best.armies})


def quell(outlook: Outlook, choices: Choices) -> Reply:
    """W9.2.3 Peasants waiting in the tray should meet the county that matters least."""
    table = outlook.table
    sign = -1.0 if table.tray_peasants > table.tray[table.me] else 1.0
    choice = pick(choices, lambda county: sign * outlook.worth.loss(county))
    return choice, Reason(reasons.QUELL, {"county": choice.noun})


# Court and landsknechts


def favour(outlook: Outlook, choices: Choices) -> Reply:
    """E4.2.3"""
    kept = keepsake(outlook)
    for offer in sorted(offers(outlook), key=lambda o: o.price * kept - o.worth):
        if FAVOUR[offer.favour] in choices and offer.worth > offer.price * kept:
            return FAVOUR[offer.favour], Reason(reasons.FAVOUR, {"favour": offer.favour})
    return PASS, Reason(reasons.NO_FAVOUR)


def cancel_event(outlook: Outlook, choices: Choices) -> Reply:
    """E5.1"""
    about = {"event": outlook.table.event}
    if event_hurts(outlook):
        return CANCEL, Reason(reasons.CANCEL, about)
    return PASS, Reason(reasons.UPHOLD, about)


def calm(outlook: Outlook, choices: Choices) -> Reply:
    """E5.4 The county that the captain would be most loath to lose."""
    choice = pick(choices, outlook.worth.loss)
    return choice, Reason(reasons.CALM, {"county": choice.noun})


def free_building(outlook: Outlook, choices: Choices) -> Reply:
    """E5.8"""
    building: int = outlook.table.about["building"]
    choice = pick(choices, lambda county: outlook.worth.building(county, building))
    about = {"county": choice.noun, "building": building}
    return choice, Reason(reasons.RAISE, about)


def garrison(outlook: Outlook, choices: Choices) -> Reply:
    """E5.9"""
    counties = [choice.noun for choice in choices]
    _, best = best_garrison(outlook, counties, outlook.table.about["armies"])
    choice = pick(choices, lambda county: float(county == best))
    return choice, Reason(reasons.GARRISON, {"county": best})


def benefit(outlook: Outlook, choices: Choices) -> Reply:
    """L2.4"""
    gifts = outlook.board.landsknechts[outlook.table.landsknecht]
    choice = pick(choices, lambda n: gift_worth(outlook, GIFTS[n], gifts[GIFTS[n]]))
    gift = GIFTS[choice.noun]
    return choice, Reason(reasons.BENEFIT, {"gift": int(gift), "amount": gifts[gift]})


# Leaders


def leader(outlook: Outlook, choices: Choices) -> Reply:
    """M1.4, M3.1, M3.9"""
    choice = pick(choices, lambda county: move_worth(outlook, county))
    about = {"county": choice.noun}
    if foreign_monuments(outlook, choice.noun):
        return choice, Reason(reasons.LEADER_CAPTURE, about)
    if leaves_monument(outlook, choice.noun):
        return choice, Reason(reasons.LEADER_TRIUMPH, about)
    return choice, Reason(reasons.LEADER, about)


def draft_leader(outlook: Outlook, choices: Choices) -> Reply:
    """M1.5 The leader wants company: a county beside another one of ours."""
    offered = next(choice for choice in choices if choice.verb == LEADER[0].verb)
    own = [c for c in outlook.board.neighbours[offered.noun] if c in outlook.table.mine]
    about = {"county": offered.noun}
    if own:
        return offered, Reason(reasons.LEADER, about)
    other = next(choice for choice in choices if choice is not offered)
    return other, Reason(reasons.NO_LEADER, about)


# The draft


def claim(outlook: Outlook, choices: Choices) -> Reply:
    """W1.3.4"""
    face_up = outlook.table.face_up
    unseen = average_appeal(outlook, face_up)
    worths = {county: appeal(outlook, county) for county in face_up}
    choice = pick(choices, lambda county: worths.get(county, unseen))
    if choice.noun in worths:
        return choice, Reason(reasons.CLAIM, {"county": choice.noun})
    return choice, Reason(reasons.CLAIM_TOP)


def refresh(outlook: Outlook, choices: Choices) -> Reply:
    """W1.3.8"""
    face_up = outlook.table.face_up
    best = max(appeal(outlook, county) for county in face_up)
    wanted = best < average_appeal(outlook, face_up)
    choice = next(choice for choice in choices if (choice is REFRESH) == wanted)
    return choice, Reason(reasons.REFRESH if wanted else reasons.KEEP_DISPLAY)


def group(outlook: Outlook, choices: Choices) -> Reply:
    """W1.3.5"""
    county: int = outlook.table.about["county"]
    wanted = wanted_group(outlook, county, outlook.table.groups)
    choice = pick(choices, lambda armies: -abs(armies - wanted))
    return choice, Reason(reasons.GROUP, {"county": county, "armies": choice.noun})


ANSWERS: Final[dict[str, Callable[[Outlook, Choices], Reply]]] = {
    "position": position,
    "march": march,
    "move": march,
    "send": send,
    "quell": quell,
    "favour": favour,
    "cancel_event": cancel_event,
    "calm": calm,
    "raise": free_building,
    "garrison": garrison,
    "benefit": benefit,
    "place_leader": leader,
    "move_leader": leader,
    "return_leader": leader,
    "draft_leader": draft_leader,
    "claim": claim,
    "refresh": refresh,
    "group": group,
}
