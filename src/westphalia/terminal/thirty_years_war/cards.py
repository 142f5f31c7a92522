"""The cards as sheets: the hand with what each could do now, the decks, one card in full."""

from __future__ import annotations

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.terms import Category
from westphalia.games.thirty_years_war.words import WORDS
from westphalia.terminal.model import (
    Column,
    Note,
    Row,
    Sheet,
    Span,
    Spans,
    View,
    joined,
    signed,
    words,
)
from westphalia.terminal.thirty_years_war.printed import Printed
from westphalia.terminal.thirty_years_war.sheets import TableSheets
from westphalia.terminal.thirty_years_war.theme import sign
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse
from westphalia.terminal.words import key

USES = ("act", "recruit", "aid", "event")


class CardSheets(TableSheets):
    """Reads the cards aloud."""

    def __init__(self, prose: ThirtyYearsWarProse, printed: Printed) -> None:
        super().__init__(prose)
        self.printed = printed

    def hand(self, view: View) -> Sheet:
        """8.2a The cards in hand, and what each could do now, or why not."""
        columns = (Column(""), *[self.column(f"use-{use}") for use in uses(view)])
        rows = [
            Row(held["card"], (self._title(held), *[self.use(held, use) for use in uses(view)]))
            for held in view["hand"]
        ]
        return Sheet("card", self.say("title-hand"), columns, tuple(rows))

    def _title(self, held: View) -> Spans:
        return words(self.words.numbered(held["card"]), "strong")

    def use(self, held: View, use: str) -> Spans:
        """What a use would do: in words for who reads, in a number or a tick for who looks."""
        shown = held[use]
        if "objection" in shown:
            return words(self.closed(shown), "quiet", sign("no"))
        said = {"act": self._act, "recruit": self._recruit, "aid": self._aid_of}
        return said[use](held) if use in said else self._event(shown)

    def closed(self, shown: View) -> str:
        """Why a use is closed, with the clause."""
        reason = self.prose.barred(shown["objection"], shown["about"])
        return self.say("closed-because", reason=reason, clause=shown["clause"])

    def reasons(self, view: View) -> Note:
        """8.2a What cards in hand cannot be used for now, and why; one reason is said once."""
        found: dict[tuple[str, str], list[str]] = {}
        for held in view["hand"]:
            for use in uses(view):
                if "objection" in held[use]:
                    why = (use, self.closed(held[use]))
                    found.setdefault(why, []).append(held["card"])
        lines = [
            (Span(f"{self.say(f'column-use-{use}')} {self._cards(cards)} ", "gold"), Span(why))
            for (use, why), cards in found.items()
        ]
        return Note("closed", self.say("title-closed"), tuple(lines))

    def _value(self, held: View) -> int:
        return self.words.board.card_value[WORDS["card"].index(held["card"])]

    def _act(self, held: View) -> Spans:
        names = [self.words.named("leader", leader) for leader in held["act"]["leaders"]]
        text = self.say("act-about", value=self._value(held), leaders=self.words.listed(names))
        return words(text, "good", str(self._value(held)))

    def _recruit(self, held: View) -> Spans:
        shown = held["recruit"]
        names = [self.words.named("leader", leader) for leader in shown["leaders"]]
        text = self.say(
            "recruit-about", attempts=shown["attempts"], leaders=self.words.listed(names)
        )
        return words(text, "good", str(shown["attempts"]))

    def _aid_of(self, held: View) -> Spans:
        shown = held["aid"]
        parts = [
            self.say("aid-of", source=self.words.named("source", source), points=points)
            for source, points in shown["points"].items()
        ]
        text = self.words.listed(parts) if parts else "0"
        return words(text, "good" if shown["sum"] else "quiet", str(shown["sum"]))

    def _event(self, shown: View) -> Spans:
        if "vp" not in shown:
            return words(self.say("event-possible"), "good", sign("yes"))
        text = self.say("event-moves", points=signed(shown["vp"]))
        return words(text, "good", f"{sign('yes')}{signed(shown['vp'])}")

    # The decks

    def decks(self, view: View) -> list[Note]:
        """6.0.C, 8.1 The piles of both sides as far as the seat can tell, and what is in force."""
        return [*[self._pile(view, seat) for seat in (0, 1)], self._deck(view["deck"])]

    def _pile(self, view: View, seat: Seat) -> Note:
        pile = view["piles"][seat]
        lines = [
            self.line("hand", self.say("n-cards", cards=pile["hand"])),
            self.line("unplayed", self.say("n-cards", cards=pile["unplayed"])),
        ]
        for name in ("known", "to_come", "played"):
            if pile[name]:
                lines.append(self.line(key("pile", name), self._cards(pile[name])))
        return Note("pile", self.say("title-pile", seat=self.side(seat)), tuple(lines))

    def _deck(self, deck: View) -> Note:
        groups = [self.words.named("group", group) for group in deck["groups"]]
        lines = [self.line("groups", self.words.listed(groups))]
        if deck["removed"]:
            lines.append(self.line("removed", self._cards(deck["removed"])))
        lines += [self._in_force(card, until) for card, until in deck["in_force"].items()]
        return Note("deck", self.say("title-deck"), tuple(lines))

    def _in_force(self, card: str, until: int | None) -> Spans:
        name = self.words.named("card", card)
        return self.line(
            "in-force", f"{name}, {self.say('until-turn', turn=until)}" if until else name
        )

    def _cards(self, cards: list[str]) -> str:
        """Many cards: by their numbers alone."""
        return ", ".join(card.upper() for card in cards)

    # One card

    def card(self, card: str, view: View) -> Note:
        """2.3, 8.6 All about one card: what is printed, what it does, what it could do now."""
        lines = [self._printed(card), self._does(card)]
        for held in view.get("hand", []):
            if held["card"] == card:
                lines += [self._could(held, use) for use in uses(view)]
        return Note("card", self.words.named("card", card), tuple(lines))

    def _does(self, card: str) -> Spans:
        """card.rule.a What the event does, marked if a part of it is reconstructed."""
        sure = all(told.get("mark") != "R" for told in self.printed.facts["cards"][card]["does"])
        return joined([words(self.words.does(card)), () if sure else words("R", "quiet")], " ", " ")

    def _printed(self, card: str) -> Spans:
        board, n = self.words.board, WORDS["card"].index(card)
        category = self.say(key("category", Category(board.card_category[n]).name.lower()))
        about = self.say(
            "card-about",
            category=category,
            group=self.words.group(board.card_group[n]),
            value=self.printed.value("cards", card, "value", board.card_value[n]),
        )
        return joined([words(about), words(self.words.aid(board.card_aid[n]))], "; ", "; ")

    def _could(self, held: View, use: str) -> Spans:
        spans = self.use(held, use)
        label = Span(self.labelled(self.say(f"column-use-{use}")), "quiet")
        return (label, *[Span(span.text, span.tone) for span in spans])


def uses(view: View) -> tuple[str, ...]:
    """8.2a, 9.51a What a card in hand can be used for: in a battle as a Combat Card."""
    return ("combat",) if "battle" in view else USES
