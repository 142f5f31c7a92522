"""Wallenstein's names in a language: small numbers and the ids of the data to words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any

from westphalia.engine.record import Header
from westphalia.engine.spelling import SEAT
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.choices import (
    AUCTION,
    BASE_BOXES,
    BOXES,
    CARDS,
    MONEY,
    TOWER_CARD,
)
from westphalia.games.wallenstein.spelling import GIFTS, TERMS, WORDS
from westphalia.games.wallenstein.terms import Action, Tile
from westphalia.games.wallenstein.tower import PEASANTS
from westphalia.locales import Argument, Tongue


class Words:
    """The names of everything at one table, in one language."""

    def __init__(self, tongue: Tongue, header: Header) -> None:
        self.tongue = tongue
        self.players = header.players
        self.board = load_board(header.data)

    def of(self, fields: Mapping[str, Any]) -> dict[str, Argument]:
        """The arguments of a sentence: a name for each number, and what a choice of words needs.

        NAME_id is the word of the data, has_NAME whether there is one, NAME_count how many.
        """
        args: dict[str, Argument] = {}
        for name, value in fields.items():
            args[name] = self._argument(name, value, fields)
            if isinstance(value, tuple):
                args[f"{name}_count"] = len(value)
            elif (term := TERMS.get(name)) in WORDS or term == SEAT:
                args[f"has_{name}"] = "yes" if value >= 0 else "no"
                if term in WORDS and value >= 0:
                    args[f"{name}_id"] = WORDS[term][value]
        return args

    def _argument(self, name: str, value: Any, fields: Mapping[str, Any]) -> Argument:
        if isinstance(value, tuple):
            return self._several(name, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        term = TERMS.get(name)
        if isinstance(value, str):
            return self.lack(value) if term == "lack" else value
        if term == "gift":
            return self.gift(value, fields["amount"])
        if term == SEAT:
            return self.seat(value)
        if term in WORDS:
            return self.name(term, value)
        return value + 1 if term == "ordinal" else int(value)

    def _several(self, name: str, values: tuple[int, ...]) -> str:
        term = TERMS.get(name)
        if term == "cubes":
            return self.cubes(values)
        if term == SEAT:
            return self.listed([self.seat(seat) for seat in values])
        if term in WORDS:
            names = [self.name(term, value) for value in values]
            return self.listed(names) if term == "county" else self.row(names)
        return self.by_seat(values)

    def name(self, term: str, value: int) -> str:
        """What a small number means, by the term of the field that holds it."""
        return str(getattr(self, term)(value)) if value >= 0 else self.tongue.say("nothing")

    def listed(self, names: Sequence[str]) -> str:
        """Several names in a row."""
        if len(names) < 2:
            return names[0] if names else self.tongue.say("nothing")
        return self.tongue.say("list", before=", ".join(names[:-1]), last=names[-1])

    def row(self, names: Sequence[str]) -> str:
        """Several names in a row that are too long for an "and"."""
        if not names:
            return self.tongue.say("nothing")
        return reduce(lambda before, last: self.tongue.say("row", before=before, last=last), names)

    def by_seat(self, amounts: Iterable[int]) -> str:
        return ", ".join(
            self.tongue.say("cubes-of", whose=name, cubes=amount)
            for name, amount in zip(self.players, amounts, strict=False)
        )

    def cubes(self, amounts: Sequence[int]) -> str:
        """Cubes by colour, as the tower holds them; colours without any are left out."""
        parts = [self.colour(colour, cubes) for colour, cubes in enumerate(amounts) if cubes]
        return ", ".join(parts) or self.tongue.say("nothing")

    def colour(self, colour: int, cubes: int) -> str:
        """Cubes of one colour."""
        if colour == PEASANTS:
            return self.tongue.say("n-peasants", peasants=cubes)
        return self.tongue.say("cubes-of", whose=self.seat(colour), cubes=cubes)

    def seat(self, seat: int) -> str:
        return self.players[seat] if seat >= 0 else self.tongue.say("neutral")

    def county(self, county: int) -> str:
        return self.board.county_names[county]

    def region(self, region: int) -> str:
        return self.board.region_names[region]

    def season(self, season: int) -> str:
        return self.tongue.say(f"season-{WORDS['season'][season]}")

    def building(self, building: int) -> str:
        return self.tongue.say(key("building", WORDS["building"][building]))

    def action(self, action: int) -> str:
        armies = self.board.armies[action]
        return self.tongue.say(key("action", self.board.actions[action]), armies=armies)

    def tile(self, tile: int) -> str:
        board = self.board
        amount = board.six_armies if tile == Tile.SIX_ARMIES else board.tile_bonus
        printed = board.armies[Action.DEPLOY_5]
        return self.tongue.say(key("tile", board.tiles[tile]), amount=amount, printed=printed)

    def effect(self, event: int, suffix: str = "") -> str:
        """The name of an event card's effect, or with "-about" what it does."""
        board = self.board
        effect = board.event_effect[event].name.lower()
        return self.tongue.say(
            key("effect", effect) + suffix,
            amount=board.event_amount[event],
            five=board.few_recruits.get(int(Action.DEPLOY_5), 0),
            three=board.few_recruits.get(int(Action.DEPLOY_3), 0),
        )

    def event(self, event: int) -> str:
        loss = self.board.event_loss[event]
        return self.tongue.say("event-card", effect=self.effect(event), loss=loss)

    def box(self, box: int) -> str:
        if box < AUCTION:
            return self.action(box)
        if box == AUCTION:
            return self.tongue.say("box-bid")
        return self.tongue.say("box-convert", armies=self.board.court_boxes[box - BASE_BOXES])

    def card(self, card: int) -> str:
        if card < MONEY:
            return self.county(card)
        if card < TOWER_CARD:
            return self.tongue.say("card-money", amount=self.board.money_cards[card - MONEY])
        return self.tongue.say("card-tower" if card == TOWER_CARD else "card-nothing")

    def favour(self, favour: int) -> str:
        gift = self.gift(self.board.favour_gift[favour], self.board.favour_amount[favour], favour)
        return self.tongue.say("favour-card", number=favour + 1, gift=gift)

    def gift(self, gift: int, amount: int, favour: int = -1) -> str:
        """What is given; a building or a protection is told by the favour that gives it."""
        building = self.board.favour_building[favour] if favour >= 0 else -1
        against = self.board.favour_against[favour] if favour >= 0 else []
        return self.tongue.say(
            key("gift", GIFTS[gift]),
            amount=amount,
            building=self.building(building) if building >= 0 else "",
            actions=self.row([self.action(action) for action in against]) if against else "",
        )

    def lack(self, reason: str) -> str:
        return self.tongue.say(key("lack", reason))

    # The same by the ids of the data, as views name things.

    def box_named(self, box: str) -> str:
        return self.box(BOXES.index(box))

    def card_named(self, card: str | None) -> str:
        """A card as a view shows it: perhaps hidden, perhaps not laid yet."""
        if card is None:
            return self.tongue.say("card-open")
        return self.tongue.say("card-hidden") if card == "hidden" else self.card(CARDS.index(card))

    def named(self, term: str, word: str) -> str:
        """The name of an id of the data."""
        return self.name(term, WORDS[term].index(word))


def key(kind: str, word: str) -> str:
    """The key of a term: build_palace -> action-build-palace."""
    return f"{kind}-{word.replace('_', '-')}"
