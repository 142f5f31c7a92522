"""What can happen with set-up, turns, cards, aid and recruits."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event, Revelation


@dataclass(frozen=True)
class TurnBegan(Event):
    """1.3, 5.12c A turn of two years began, from *year* until the end of another, at this total."""

    turn: int
    year: int
    until: int
    vp: int


@dataclass(frozen=True)
class RoundBegan(Event):
    """6.0.Da One of the six rounds of the Action Phase began."""

    round: int


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
    count: int


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

    def reveals_to(self, seat: int) -> bool:
        return seat != self.seat


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


@dataclass(frozen=True)
class AidTaken(Event):
    """8.5a A side received the points of a card; *points* are by source."""

    seat: int
    card: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class RecruitsRolled(Event):
    """8.41a A leader tried to recruit units of a kind, and *steps* came."""

    seat: int
    leader: int
    kind: int
    roll: int
    modifier: int
    steps: int


@dataclass(frozen=True)
class UnitRaised(Event):
    """8.42 A recruited unit joined the leader who raised it."""

    seat: int
    leader: int
    unit: int
    city: int


@dataclass(frozen=True)
class RecruitsLost(Event):
    """8.42 There was no room or no counter for *steps* of the recruits."""

    seat: int
    kind: int
    steps: int


@dataclass(frozen=True)
class BaseMoved(Event):
    """17.Sw.1d The Swedish Base is in another port."""

    city: int


@dataclass(frozen=True)
class ForcePlaced(Event):
    """18.32a A side chose the city in which a force begins."""

    seat: int
    city: int
    leaders: tuple[int, ...]
    units: tuple[int, ...]


@dataclass(frozen=True)
class PillageRolled(Event):
    """18.24b A roll decided how many pillage markers are on the map when the scenario begins."""

    roll: int
    markers: int


@dataclass(frozen=True)
class PillagePlaced(Event):
    """18.24f A side placed a pillage marker of the set-up."""

    seat: int
    city: int
    level: int
