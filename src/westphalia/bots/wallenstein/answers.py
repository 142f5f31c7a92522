"""One answer for each kind of question, planning aside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from westphalia.bots.wallenstein import court, drafting, leading, marching, reasons
from westphalia.bots.wallenstein.bidding import position_worth
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.choices import CANCEL, FAVOUR, LEADER, PASS, REFRESH, SEND, STAY
from westphalia.games.wallenstein.modules.landsknechts import GIFTS

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
    best = marching.best_march(outlook, origin, table.armies[origin], targets)
    for choice in choices:
        if choice is not STAY and choice.noun == best.target:
            return choice, why_march(outlook, origin, best)
    return STAY, Reason(reasons.STAY, {"county": origin})


def why_march(outlook: Outlook, origin: int, best: marching.March) -> Reason:
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
    marches = marching.marches_to(outlook, origin, table.armies[origin], target)
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
    kept = court.keepsake(outlook)
    for offer in sorted(court.offers(outlook), key=lambda o: o.price * kept - o.worth):
        if FAVOUR[offer.favour] in choices and offer.worth > offer.price * kept:
            return FAVOUR[offer.favour], Reason(reasons.FAVOUR, {"favour": offer.favour})
    return PASS, Reason(reasons.NO_FAVOUR)


def cancel_event(outlook: Outlook, choices: Choices) -> Reply:
    """E5.1"""
    about = {"event": outlook.table.event}
    if court.event_hurts(outlook):
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
    _, best = court.best_garrison(outlook, counties, outlook.table.about["armies"])
    choice = pick(choices, lambda county: float(county == best))
    return choice, Reason(reasons.GARRISON, {"county": best})


def benefit(outlook: Outlook, choices: Choices) -> Reply:
    """L2.4"""
    gifts = outlook.board.landsknechts[outlook.table.landsknecht]
    choice = pick(choices, lambda n: court.gift_worth(outlook, GIFTS[n], gifts[GIFTS[n]]))
    gift = GIFTS[choice.noun]
    return choice, Reason(reasons.BENEFIT, {"gift": int(gift), "amount": gifts[gift]})


# Leaders


def leader(outlook: Outlook, choices: Choices) -> Reply:
    """M1.4, M3.1, M3.9"""
    choice = pick(choices, lambda county: leading.move_worth(outlook, county))
    about = {"county": choice.noun}
    if leading.foreign_monuments(outlook, choice.noun):
        return choice, Reason(reasons.LEADER_CAPTURE, about)
    if leading.leaves_monument(outlook, choice.noun):
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
    unseen = drafting.average_appeal(outlook, face_up)
    worths = {county: drafting.appeal(outlook, county) for county in face_up}
    choice = pick(choices, lambda county: worths.get(county, unseen))
    if choice.noun in worths:
        return choice, Reason(reasons.CLAIM, {"county": choice.noun})
    return choice, Reason(reasons.CLAIM_TOP)


def refresh(outlook: Outlook, choices: Choices) -> Reply:
    """W1.3.8"""
    face_up = outlook.table.face_up
    best = max(drafting.appeal(outlook, county) for county in face_up)
    wanted = best < drafting.average_appeal(outlook, face_up)
    choice = next(choice for choice in choices if (choice is REFRESH) == wanted)
    return choice, Reason(reasons.REFRESH if wanted else reasons.KEEP_DISPLAY)


def group(outlook: Outlook, choices: Choices) -> Reply:
    """W1.3.5"""
    county: int = outlook.table.about["county"]
    wanted = drafting.wanted_group(outlook, county, outlook.table.groups)
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
