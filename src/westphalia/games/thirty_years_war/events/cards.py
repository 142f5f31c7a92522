"""What can happen with set-up, turns, cards, aid and recruits, and by optional rules."""

from __future__ import annotations

from westphalia.engine.event import Event, Revelation


class TurnBegan(Event):
    """1.3, 5.12c A turn of two years began, from *year* until the end of another, at this total."""

    turn: int
    year: int
    until: int
    vp: int


class RoundBegan(Event):
    """6.0.Da One of the six rounds of the Action Phase began."""

    round: int


class CardsAdded(Event):
    """8.1b A set of cards came into both decks."""

    group: int


class CardDrawn(Event):
    """6.0.Ca A side drew a card; only it knows which."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> bool:
        return seat == self.seat


class HandFilled(Event):
    """6.0.Ca A side has drawn; all may know how many cards it holds."""

    seat: int
    count: int


class DeckRenewed(Event):
    """6.0.Cb The played cards of a side became its unplayed ones."""

    seat: int


class CardPlayed(Revelation):
    """8.2a A side played a card for one use."""

    seat: int
    card: int
    use: str

    def reveals_to(self, seat: int) -> bool:
        return seat != self.seat


class CardRemoved(Event):
    """8.62a A card left the game."""

    card: int


class CardsDiscarded(Revelation):
    """6.0.Dc At the end of a turn a side laid down the cards that it does not keep."""

    seat: int
    cards: tuple[int, ...]


class CardKept(Event):
    """6.0.Dc A side keeps a card for the next turn; only it knows which."""

    seat: int
    card: int

    def seen_by(self, seat: int) -> bool:
        return seat == self.seat


class AidTaken(Event):
    """8.5a A side received the points of a card; *points* are by source."""

    seat: int
    card: int
    points: tuple[int, ...]


class RecruitsRolled(Event):
    """8.41a A leader tried to recruit units of a kind, and *steps* came."""

    seat: int
    leader: int
    kind: int
    roll: int
    modifier: int
    steps: int


class UnitRaised(Event):
    """8.42 A recruited unit joined the leader who raised it."""

    seat: int
    leader: int
    unit: int
    city: int


class RecruitsLost(Event):
    """8.42 There was no room or no counter for *steps* of the recruits."""

    seat: int
    kind: int
    steps: int


class BaseMoved(Event):
    """17.Sw.1d The Swedish Base is in another port."""

    city: int


class ForcePlaced(Event):
    """18.32a A side chose the city in which a force begins."""

    seat: int
    city: int
    leaders: tuple[int, ...]
    units: tuple[int, ...]


class PillageRolled(Event):
    """18.24b A roll decided how many pillage markers are on the map when the scenario begins."""

    roll: int
    markers: int


class PillagePlaced(Event):
    """18.24f A side placed a pillage marker of the set-up."""

    seat: int
    city: int
    level: int


# Events of cards


class EffectBegan(Event):
    """card.rule.e The effect of a card is in force, to the end of this turn or for good."""

    card: int
    lasting: bool


class EffectEnded(Event):
    """card.rule.e The effect of a card was ended by another."""

    card: int
    other: int


class PassesOpened(Event):
    """14.4b The Val Telline Passes are open."""


class PassesClosed(Event):
    """14.4b The Val Telline Passes are closed."""


class PopeElected(Event):
    """17.P.1 There is a new Pope."""

    pope: int


class AidGiven(Event):
    """14.1a An event brought a side aid points."""

    seat: int
    source: int
    points: int


class TotalMoved(Event):
    """8.61a An event moved the VP total."""

    card: int
    points: int
    vp: int


class ElectorMoved(Event):
    """5.142 The Palatine Elector is another Area from now on."""

    area: int


class AreaStruck(Event):
    """15.24a Famine and plague came over an Area."""

    seat: int
    area: int


class MutinyBegan(Event):
    """card.C14 Units of a side in a city mutinied."""

    seat: int
    city: int
    units: tuple[int, ...]


# Optional rules


class LinesFixed(Event):
    """19.3 The lines of communication of a side stand as they are for this turn's pay."""

    seat: int


class AidRecounted(Event):
    """19.4a An event changed what the AID cards of this turn bring; *points* are by source."""

    points: tuple[int, ...]


class PointsSpent(Event):
    """19.4b A side spent aid points on recruits or a Free Action; *points* are by source."""

    seat: int
    points: tuple[int, ...]


class DutchWarTried(Event):
    """19.5 A side tried to move the Dutch War marker with a card."""

    seat: int
    card: int
    roll: int
    modifier: int
    boxes: int


class AmbitionRolled(Event):
    """19.6 A roll decided whether Wallenstein's influence rises by a further box."""

    roll: int
    modifier: int
    further: bool


class ImperialsParted(Event):
    """19.7b Imperial units that still stood with Bavarians were removed."""

    place: int
    units: tuple[int, ...]


class WallensteinDelayed(Event):
    """19.7c Wallenstein was not brought into play in time."""

    points: int
    vp: int


class CampaignRolled(Event):
    """19.8a A side tried to activate a second leader, so many spaces away from the first."""

    seat: int
    first: int
    second: int
    spaces: int
    roll: int
    modifier: int
    activated: bool


class ArmyFled(Event):
    """19.8c A leader who mistook his orders made for safety; nowhere if *city* is where he was."""

    seat: int
    leader: int
    city: int


class PlotRolled(Event):
    """19.11 The Protestant plotted against Wallenstein."""

    card: int
    roll: int
    influence: int
    succeeded: bool


class CardsSealed(Event):
    """12.23 The attacker has laid his Combat Cards sealed, if any: nobody sees how many."""

    seat: int


class SealBroken(Revelation):
    """9.51d The defender stands: the sealed cards of the attacker are turned up, if there are any.

    It is told even if there are none, or who stands could try out whether there are.
    """

    seat: int
