"""What can happen with turns and cards."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event, Revelation


@dataclass(frozen=True)
class TurnBegan(Event):
    """1.3 A turn of two years began."""

    turn: int


@dataclass(frozen=True)
class CardsAdded(Event):
    """8.1b A set of cards came into both decks."""

    group: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """6.0.Ca A side drew a card; only it knows which."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class HandFilled(Event):
    """6.0.Ca A side has drawn; all may know how many cards it holds."""

    seat: int
    cards: int


@dataclass(frozen=True)
class DeckRenewed(Event):
    """6.0.Cb The played cards of a side became its unplayed ones."""

    seat: int


@dataclass(frozen=True)
class CardPlayed(Revelation):
    """8.2a A side played a card for one use."""

    seat: int
    card: int
    use: str


@dataclass(frozen=True)
class CardRemoved(Event):
    """8.62a A card left the game."""

    card: int


@dataclass(frozen=True)
class CardsDiscarded(Revelation):
    """6.0.Dc At the end of a turn a side laid down the cards that it does not keep."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardKept(Event):
    """6.0.Dc A side keeps a card for the next turn; only it knows which."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> bool:
        return seat == self.seat
