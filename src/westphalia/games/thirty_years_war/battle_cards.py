"""9.5 Combat Cards before they are played: what each does to the odds, and what may answer it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations
from math import comb
from typing import Any

from westphalia.engine.choice import Choice
from westphalia.engine.step import Objection, Seat, Step
from westphalia.games.thirty_years_war.battle_view import is_rolled, lay, prospect
from westphalia.games.thirty_years_war.cards.combat import IN_COMBAT
from westphalia.games.thirty_years_war.choices import PASS
from westphalia.games.thirty_years_war.foretelling import Forecast, NothingToForetell
from westphalia.games.thirty_years_war.imagine import unseen
from westphalia.games.thirty_years_war.modules.one_visit import SealCards, bar_seal, prospects
from westphalia.games.thirty_years_war.odds import battle_odds
from westphalia.games.thirty_years_war.rules.battles import the_battle
from westphalia.games.thirty_years_war.rules.combat import CARDS
from westphalia.games.thirty_years_war.rules.combat_cards import (
    PlayCombatCards,
    bar_card,
    combat_use,
)
from westphalia.games.thirty_years_war.spelling import reason
from westphalia.games.thirty_years_war.state import Card, ThirtyYearsWarState, enemy

# The own cards


def combat_view(s: ThirtyYearsWarState, seat: Seat, card: Card) -> dict[str, Any]:
    """9.51d, 9.52 What a card in hand would do in this battle, or why it may not be played."""
    barred = reason(bar_now(s, seat, card))
    if barred:
        return barred
    if any(the_battle(s).strength) and is_rolled(s):
        return {}
    twin = prospect(s)
    return {**effect_of(twin, seat, card), "odds": asdict(battle_odds(twin))}


def bar_now(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.52 Why a card may not be played, or sealed where that is asked."""
    if s.agenda and isinstance(s.agenda[-1], SealCards) and seat == the_battle(s).attacker:
        return bar_seal(s, prospects(s, seat), seat, card)
    return bar_card(s, seat, card)


def effect_of(twin: ThirtyYearsWarState, seat: Seat, card: Card) -> dict[str, list[int]]:
    """9.51d A card is laid on a twin of the battle: by seat how it changes rolls and columns."""
    laid = lay(twin, seat, card)
    return {"roll": [roll for roll, _ in laid], "shift": [shift for _, shift in laid]}


def cards(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """9.51, 12.2 The odds if these cards are laid, and what the other side may answer."""
    if s.battle is None or (any(s.battle.strength) and is_rolled(s)):
        raise NothingToForetell("no battle is about to be fought")
    chosen = [choice.noun for choice in choices]
    barred = [card for card in chosen if bar_now(s, seat, card)]
    if barred or len({*chosen}) < len(chosen) or len(chosen) > CARDS:
        raise NothingToForetell("these cards cannot be laid together")
    twin = prospect(s)
    for card in chosen:
        effect_of(twin, seat, card)
    shown = {"odds": asdict(battle_odds(twin)), "says": says(s, seat, choices)}
    return {**shown, **answers_view(twin, seat)}


def says(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> list[str]:
    """9.51b The answers that lay these cards and no others: to be asked once more is passed."""
    asked = s.agenda[-1]
    told = [choice.text for choice in choices]
    if isinstance(asked, SealCards):
        return told + [PASS.text] * (asked.left - len(told))
    held = len(s.hands[seat]) > len(told)
    more = isinstance(asked, PlayCombatCards) and asked.left > len(told) and held
    return [*told, PASS.text] if more else told


# What the other side may answer, as far as all can tell


def answers_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """9.51d The cards with which the enemy may answer, and how probably he holds one of them.

    It rests on the piles: which cards he may hold all can tell, never on his hand.
    """
    foe = enemy(seat)
    battle = the_battle(s)
    if seat != battle.attacker or not s.hands[foe] or battle.surprised == foe:
        return {}
    pool = unseen(s, foe)
    fit = [card for card in sorted(s.known[foe] + pool) if fits(s, foe, card)]
    sets = [(card,) for card in fit] + worst_pair(s, foe, fit)
    combat = [card for card in pool if combat_use.of(s, card)]
    return {
        "answers": [{"cards": [], "odds": asdict(battle_odds(s))}]
        + [
            {"cards": [s.board.cards[c] for c in some], "odds": after(s, foe, some)}
            for some in sets
        ],
        "unseen": len(pool),
        "combat": len(combat),
        "usable": len(fit),
        "holds": holds(s, foe, fit),
    }


def fits(s: ThirtyYearsWarState, seat: Seat, card: Card) -> bool:
    """9.52 Whether a side could play a card here if it held it."""
    return bool(combat_use.of(s, card)) and IN_COMBAT[card].requires(s, seat) is None


def after(s: ThirtyYearsWarState, seat: Seat, some: tuple[Card, ...]) -> dict[str, Any]:
    """12.2 The odds after these cards of a side."""
    twin = s.copy()
    for card in some:
        effect_of(twin, seat, card)
    return asdict(battle_odds(twin))


def worst_pair(s: ThirtyYearsWarState, foe: Seat, fit: list[Card]) -> list[tuple[Card, ...]]:
    """9.51b The two cards that would hurt the attacker most, if the enemy can hold two."""
    if len(s.hands[foe]) < CARDS or len(fit) < CARDS:
        return []
    pairs = list(combinations(fit, CARDS))
    chances = [after(s, foe, pair)["attacker_wins"] for pair in pairs]
    return [pairs[chances.index(min(chances))]]


def holds(s: ThirtyYearsWarState, foe: Seat, fit: list[Card]) -> float:
    """6.0.Cb How probably one of these cards is in his hand."""
    if any(card in s.known[foe] for card in fit):
        return 1.0
    pool, hidden = len(unseen(s, foe)), len(s.hands[foe]) - len(s.known[foe])
    return 1 - comb(pool - len(fit), hidden) / comb(pool, hidden) if pool else 0.0


def waiting_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """9.51d As long as the other side may still answer: what its answers would come to."""
    if s.battle is None or seat != s.battle.attacker:
        return {}
    sealing = isinstance(s.agenda[-1], SealCards)
    pending = sealing or any(waits(step, enemy(seat)) for step in s.agenda)
    return answers_view(prospect(s), seat) if pending else {}


def waits(step: Step, seat: Seat) -> bool:
    """9.51d Whether a side is still to be asked for its cards."""
    return isinstance(step, PlayCombatCards) and step.seat == seat
