"""The table as sheets: both sides, the tracks, the Electors, the cards, the end."""

from __future__ import annotations

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.terms import Category
from westphalia.games.thirty_years_war.words import WORDS
from westphalia.terminal.model import (
    Column,
    Note,
    Row,
    Sheet,
    Sheets,
    Span,
    Spans,
    View,
    joined,
    signed,
    tone_of_seat,
    words,
)
from westphalia.terminal.theme import seat_sign
from westphalia.terminal.thirty_years_war.theme import Printed, sign
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse, ThirtyYearsWarWords
from westphalia.terminal.words import key


class TableSheets(Sheets):
    """Reads what lies beside the map aloud, sheet by sheet."""

    words: ThirtyYearsWarWords

    def __init__(self, prose: ThirtyYearsWarProse) -> None:
        super().__init__(prose)
        self.prose = prose

    def side(self, seat: Seat | None) -> str:
        """1.2a A side by its name; nobody is neutral."""
        if seat is None:
            return self.say("neutral")
        return self.say("side-catholic" if seat else "side-protestant")

    def name(self, seat: int | None) -> Spans:
        """A side, and who plays it."""
        if seat is None or seat < 0:
            return super().name(seat)
        player = self.words.players[seat]
        name = self.say("side-of", side=self.side(seat), player=player)
        side = self.say("short-side-catholic" if seat else "short-side-protestant")
        brief = self.say("side-of", side=side, player=player)
        return words(name, tone_of_seat(seat), f"{seat_sign(seat)} {brief}")

    def holder(self, seat: int | None) -> Spans:
        """A side by its name, with the sign of the seat; nobody holds what is neutral."""
        if seat is None:
            return words(self.say("neutral"), "quiet", "·")
        return words(self.side(seat), tone_of_seat(seat), f"{seat_sign(seat)} {self.side(seat)}")

    def mark(self, seat: int | None) -> Spans:
        """Who holds something, where there is little room: the sign of the seat alone."""
        return tuple(Span(span.text, span.tone, span.sign[:1]) for span in self.holder(seat))

    def status(self, view: View) -> Spans:
        """Where in the war the game stands, and the total."""
        turn = self.say(
            "status-turn",
            turn=view["turn"],
            last=view["last_turn"],
            year=str(view["year"]),
            until=f"{view['until'] % 100:02}",
        )
        line = [words(self.say("game-name"), "title"), words(turn, "strong")]
        if view["round"]:
            line.append(words(self.say("status-round", round=view["round"]), "strong"))
        line.append(words(self.say("status-vp", vp=view["victory"]["vp"]), "gold"))
        result = self.words.named("result", view["victory"]["if_over_now"])
        line.append(words(self.say("status-result", result=result), "quiet"))
        return joined(line, " | ", "  ")

    # Both sides

    def players(self, view: View) -> Sheet:
        """What each side holds, what its units need, and how many cards it has."""
        columns = (
            Column(""),
            self.column("areas", number=True),
            self.column("cities", number=True),
            self.column("electors", number=True, extra=True),
            self.column("factors", number=True),
            self.column("pay", number=True),
            self.column("unpaid", number=True, extra=True),
            self.column("hand", number=True),
            self.column("deck", number=True, extra=True),
        )
        rows = [self._player(view, seat) for seat in range(len(view["seats"]))]
        return Sheet("player", self.say("title-players"), columns, tuple(rows))

    def _player(self, view: View, seat: Seat) -> Row:
        shown, pile = view["seats"][seat], view["piles"][seat]
        pay = shown["pay"]
        unpaid = sum(sum(units.values()) for units in pay["unpaid"].values())
        cells: tuple[Spans, ...] = (
            self.name(seat),
            words(str(shown["areas"]), "strong"),
            words(str(shown["cities"])),
            words(str(view["electors"]["count"][seat])),
            words(str(shown["factors"]), "strong"),
            words(str(pay["needs"]), "" if pay["suffices"] and not unpaid else "warn"),
            words(str(unpaid), "warn" if unpaid else "quiet"),
            words(str(pile["hand"])),
            words(str(pile["unplayed"]), "quiet"),
        )
        return Row(str(seat), cells, marked=seat in view["prompt"]["seats"])

    # The tracks

    def display(self, view: View) -> Note:
        """What both sides look at all the time: the total, the tracks, the aid points."""
        lines = (self._total(view), self._wars(view), self._aid(view))
        return Note("display", self.say("title-display"), lines)

    def _total(self, view: View) -> Spans:
        """5.1, 5.2 The VP total, what would end the war, what the war would come to."""
        victory = view["victory"]
        low, high = victory["early"]
        text = self.say("total-about", vp=victory["vp"], low=low, high=high)
        least, most = victory["goals"]
        text = self.words.row([text, self.say("total-goals", least=least, most=most)])
        result = self.words.named("result", victory["if_over_now"])
        now = Span(self.say("total-now", result=result), "gold")
        return (self.label("vp"), *joined([(Span(text),), (now,)], "; ", "  "))

    def _wars(self, view: View) -> Spans:
        tracks = view["tracks"]
        parts: list[Spans] = [
            (self.label("dutch-war"), Span(self._dutch_war(tracks["dutch_war"]))),
            (self.label("wallenstein"), Span(self._wallenstein(tracks))),
        ]
        return joined(parts, "; ", "   ")

    def _dutch_war(self, track: View) -> str:
        """16.1 The box of the marker, between which ones it moves, and what is owed."""
        said = self.say(
            "dutch-war-about",
            box=_signed(track["box"]),
            first=_signed(track["first"]),
            last=_signed(track["last"]),
            aid=_signed(track["aid"]),
        )
        return f"{said}, {self.say('response-due')}" if track["response_owed"] else said

    def _wallenstein(self, tracks: View) -> str:
        """7.1, 7.2 What has become of him, and his influence."""
        career = self.say(key("career", tracks["wallenstein"]))
        influence = tracks["influence"]
        return self.say(
            "wallenstein-about", career=career, box=influence["box"], end=influence["end"]
        )

    def _aid(self, view: View) -> Spans:
        """14.1 The aid points of this turn by source."""
        points = self.words.aid(list(view["aid"].values()))
        return (self.label("aid"), Span(points))

    def tracks(self, view: View) -> Note:
        """7, 14, 16, 17 Everything beside the map, line by line."""
        tracks = view["tracks"]
        saxony = tracks["saxony"]
        lines = [
            self._total(view),
            self.line("dutch-war", self._dutch_war(tracks["dutch_war"])),
            self.line("wallenstein", self._wallenstein(tracks)),
            self._aid(view),
            self.line("pope", self.words.named("pope", tracks["pope"])),
            self.line("passes", self.say("open" if tracks["passes_open"] else "closed")),
            self.line("france", self._at_war(tracks["france"])),
            self.line("sweden", self._at_war(tracks["sweden"])),
            self.line("saxony", self.side(saxony)),
            self.line("hungary", self._hungary(tracks["rebellion"])),
        ]
        return Note("track", self.say("title-tracks"), (*lines, *self._passing(tracks)))

    def _at_war(self, entered: bool) -> str:
        return self.say("at-war" if entered else "at-peace")

    def _hungary(self, rebellion: bool) -> str:
        return self.say("hungary-rebels" if rebellion else "hungary-quiet")

    def _passing(self, tracks: View) -> list[Spans]:
        """What is there only at times: the Swedish base, deadlines, a truce."""
        base = tracks["swedish_base"]["city"]
        found = [self.line("swedish-base", self.words.named("place", base))] if base else []
        for name in ("cardinal", "truce"):
            if tracks[name]:
                found.append(self.line(name, self.say("until-turn", turn=tracks[name])))
        if tracks["conflict"]:
            found.append(self.line("conflict", self.say("must-part")))
        if tracks["war_entry"]:
            found.append(self.line("war-entry", self.words.named("card", tracks["war_entry"])))
        return found

    def electors(self, view: View) -> Note:
        """5.14 Who controls each Elector, and who holds which award."""
        electors = view["electors"]
        lines: list[Spans] = []
        for seat in (0, 1, None):
            names = [self.words.named("area", area) for area in _held(electors["areas"], seat)]
            names += [self.words.named("place", city) for city in _held(electors["cities"], seat)]
            if names:
                label = Span(self.labelled(self.side(seat)), "quiet")
                lines.append((label, Span(self.words.listed(names))))
        for name, award in electors["awards"].items():
            title = self.labelled(self.words.named("award", name))
            about = self.say("award-about", needs=award["needs"], points=award["points"])
            holder = self.side(award["holder"]) if award["holder"] is not None else "–"
            lines.append((Span(title, "quiet"), Span(f"{holder} ({about})")))
        return Note("elector", self.say("title-electors"), tuple(lines))

    def result(self, view: View, winners: list[Seat]) -> Sheet:
        """5.2 The final table, the winner first."""
        result = self.words.named("result", view["victory"]["if_over_now"])
        rows = [
            Row(
                str(seat),
                (
                    self.name(seat),
                    words(str(view["seats"][seat]["areas"])),
                    words(str(view["seats"][seat]["cities"])),
                    words(str(view["victory"]["vp"]), "strong"),
                    words(result if seat in winners else "", "gold"),
                ),
                marked=seat in winners,
            )
            for seat in sorted((0, 1), key=lambda seat: seat not in winners)
        ]
        columns = (
            Column(""),
            self.column("areas", number=True),
            self.column("cities", number=True),
            self.column("vp", number=True),
            Column(""),
        )
        return Sheet("result", self.say("title-result"), columns, tuple(rows))


def _held(things: View, seat: Seat | None) -> list[str]:
    return [thing for thing, holder in things.items() if holder == seat]


def _signed(number: int) -> str:
    """A number with its sign; a minus as it is printed."""
    return f"−{-number}" if number < 0 else str(number)


# ------------------------------------------------------------------------------
# The cards: the hand with what each could do now, the decks, one card in full.

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
        remarks = self.printed.facts["remarks"]["cards"][card]
        sure = all(told.get("mark") != "R" for told in remarks["does"])
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
