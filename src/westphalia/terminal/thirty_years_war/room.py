"""Thirty Years War in the terminal: what lies around a question, and what its choices mean."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, NoOtherChoice
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat
from westphalia.games.thirty_years_war.events_cards import CardDrawn
from westphalia.games.thirty_years_war.events_march import Marched
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.locales import Tongue
from westphalia.terminal.model import Layout, Section, Sheet, Spans
from westphalia.terminal.room import Room
from westphalia.terminal.sheets import View
from westphalia.terminal.thirty_years_war.cards import CardSheets
from westphalia.terminal.thirty_years_war.commands import Commands
from westphalia.terminal.thirty_years_war.offers import Offers
from westphalia.terminal.thirty_years_war.people import People
from westphalia.terminal.thirty_years_war.places import Places
from westphalia.terminal.thirty_years_war.printed import Printed
from westphalia.terminal.thirty_years_war.prose import NOUNS, ThirtyYearsWarProse
from westphalia.terminal.thirty_years_war.theme import tones
from westphalia.terminal.words import key

# Questions whose answers show cards in hand.
OF_THE_HAND: Final = frozenset(["card_round", "combat_cards", "keep", "offer_campaign"])
PAYING: Final = frozenset(["pay", "pay_in_city"])
# Choices that have fewer words in a list.
SHORT: Final = frozenset(
    "act recruit aid event dutch_war campaign plot march drop leave pick_up collect".split()
)
# Choices that are the name of a place or an Area, as the question says what becomes of it.
NAMED: Final = frozenset("name pillage recover revolt forage loot".split())


class ThirtyYearsWarRoom(Room):
    """The map, the forces, the hand, the tracks."""

    prose: ThirtyYearsWarProse
    secret_kinds = OF_THE_HAND

    def __init__(self, tongue: Tongue, header: Header) -> None:
        self.prose = ThirtyYearsWarProse(tongue, header)
        printed = Printed(self.prose.words.board)
        self.sheets: Places = Places(self.prose, printed)
        self.cards = CardSheets(self.prose, printed)
        self.offers = Offers(self.sheets, self.cards)
        self.commands = Commands(self.sheets, self.cards, People(self.prose, printed)).by_name()
        self.tones = tones()

    def layout(self, view: View, question: Question, shared: bool) -> Layout:
        """Before the seat lies what it decides about: the battle, the march, or its hand."""
        sheets = self.sheets
        battle, march = sheets.battle(view), sheets.march(view)
        secret = question.kind in OF_THE_HAND
        hidden = not view["hand"] or (shared and not secret)
        hand = None if hidden else self.cards.hand(view)
        paying = sheets.pay_sheet(view, question.seat) if question.kind in PAYING else None
        own = paying or battle or march or hand
        others = (hand if own is not hand else None, sheets.electors(view))
        return Layout(
            sheets.status(view),
            sheets.display(view),
            partial(sheets.drawing, view),
            sheets.players(view),
            own,
            own is not None and (secret or own is not hand),
            tuple(part for part in others if part is not None),
        )

    def look(self, view: View) -> list[Section]:
        sheets = self.sheets
        under_way = [part for part in (sheets.battle(view), sheets.march(view)) if part]
        return [
            sheets.players(view),
            *under_way,
            sheets.tracks(view),
            sheets.electors(view),
            sheets.area_sheet(view),
        ]

    def result(self, view: View, winners: list[Seat]) -> Sheet:
        return self.sheets.result(view, winners)

    def note(self, question: Question, choice: Choice, view: View, s: ThirtyYearsWarState) -> Spans:
        return self.offers.note(choice, view, s, question)

    def short(self, choice: Choice) -> str:
        """What stands in long lists; a card by its number, as the hand shows its title."""
        if choice.noun < 0 or choice.verb not in SHORT | NAMED:
            return ""
        noun = self.prose.noun(choice)
        if choice.verb in NAMED:
            return str(*noun.values())
        if NOUNS.get(choice.verb) == "card":
            noun["card"] = self.prose.words.board.cards[choice.noun].upper()
        return self.prose.tongue.say(key("short", choice.verb), **noun)

    def is_news(self, event: Event) -> bool:
        """What is seen anyway is left to the log: each step of a march, drawn cards, no choice."""
        return not isinstance(event, NoOtherChoice | CardDrawn | Marched)


ROOM = ThirtyYearsWarRoom
