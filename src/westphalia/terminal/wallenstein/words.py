"""Wallenstein's names and sentences in a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.terms import Action, Tile
from westphalia.games.wallenstein.tower import PEASANTS
from westphalia.games.wallenstein.words import (
    AUCTION,
    BASE_BOXES,
    BENEFIT,
    BOXES,
    CARDS,
    GIFTS,
    MONEY,
    READY,
    TOP,
    TOWER_CARD,
    WORDS,
    spelled,
)
from westphalia.locales import Argument, Name, Tongue
from westphalia.terminal.words import Prose, Words, key


class WallensteinWords(Words):
    """The names of counties, cards, tiles, cubes and favours."""

    brief = frozenset(["county"])

    def __init__(self, tongue: Tongue, header: Header) -> None:
        super().__init__(tongue, header, spelled)
        self.board = load_board(header.data)

    def of(self, fields: Mapping[str, Any]) -> dict[str, Argument]:
        args = super().of(fields)
        if "winners" in fields:
            args["by_thalers"] = "yes" if by_thalers(fields) else "no"
        return args

    def argument(self, term: str, value: Any, fields: Mapping[str, Any]) -> Argument:
        if term == "lack":
            return self.lack(value)
        if term == "gift":
            return self.gift(value, fields["amount"])
        return super().argument(term, value, fields)

    def several(self, term: str, values: tuple[int, ...]) -> str:
        if term == "cubes":
            return self.cubes(values)
        return super().several(term, values) if term else self.by_seat(values)

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

    def county(self, county: int) -> Name:
        return self.named_place(self.board.county_names[county])

    def region(self, region: int) -> Name:
        return self.named_place(self.board.region_names[region])

    def named_place(self, name: str) -> Name:
        """A name with the forms that it takes in the language."""
        return Name(name, self.board.forms.get(self.tongue.language, {}).get(name, {}))

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

    def short_box(self, box: str) -> str:
        """What fits on a narrow screen."""
        n = BOXES.index(box)
        if n < AUCTION:
            return self.tongue.say(key("short-box", box), armies=self.board.armies[n])
        if n == AUCTION:
            return self.tongue.say("short-box-bid")
        return self.tongue.say("short-box-convert", armies=self.board.court_boxes[n - BASE_BOXES])

    def short_favour(self, favour: str) -> str:
        """What fits beside the map."""
        n, board = WORDS["favour"].index(favour), self.board
        gift, building = board.favour_gift[n], board.favour_building[n]
        if not self.tongue.knows(key("short-gift", GIFTS[gift])):
            said = self.gift(gift, board.favour_amount[n], n)
        else:
            said = self.tongue.say(
                key("short-gift", GIFTS[gift]),
                building=self.building(building) if building >= 0 else "",
                actions=self.row([self.short_box(BOXES[a]) for a in board.favour_against[n]]),
            )
        return self.tongue.say("short-favour", number=n + 1, gift=said)

    def card_named(self, card: str | None) -> str:
        """A card as a view shows it: perhaps hidden, perhaps not laid yet."""
        if card is None:
            return self.tongue.say("card-open")
        return self.tongue.say("card-hidden") if card == "hidden" else self.card(CARDS.index(card))


def by_thalers(end: Mapping[str, Any]) -> bool:
    """W10.1.3 Whether Thalers decided between equal points."""
    best = max(end["points"])
    return bool(end["points"].count(best) > len(end["winners"]))


COUNTED: Final = {"send": "armies", "group": "armies", "position": "number"}


class WallensteinProse(Prose):
    """Says in one language what concerns one table."""

    words: WallensteinWords

    def __init__(self, tongue: Tongue, header: Header) -> None:
        own = tongue.of(header.game)
        super().__init__(own, WallensteinWords(own, header))

    def prompt(self, question: Question, about: Mapping[str, Any]) -> str:
        if question.kind != "plan":
            return super().prompt(question, about)
        if READY in question.choices:
            return self.tongue.say("ask-plan-done")
        return self.tongue.say("ask-plan", box=self.words.box_named(question.choices[0].verb))

    def choice(self, choice: Choice, kind: str = "") -> str:
        verb, noun = choice.verb, choice.noun
        if verb in BOXES:
            box, card = self.words.box_named(verb), self.words.card(noun)
            return self.tongue.say("choose-plan", box=box, card=card)
        if verb == "take" and noun == TOP:
            return self.tongue.say("choose-take-top")
        return super().choice(choice, kind)

    def noun(self, choice: Choice) -> dict[str, Argument]:
        verb, noun = choice.verb, choice.noun
        if verb in COUNTED:
            return {COUNTED[verb]: int(choice.text.removeprefix(f"{verb} "))}
        if verb == "benefit":
            return {"gift": BENEFIT[noun].text.removeprefix(f"{verb} ")}
        if verb == "favour":
            return {"favour": self.words.favour(noun)}
        return {"county": self.words.county(noun)}
