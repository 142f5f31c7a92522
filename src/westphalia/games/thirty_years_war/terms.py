"""The closed sets of Thirty Years War's words; every name in lower case is an id in data/*.toml."""

from enum import IntEnum


class Side(IntEnum):
    """1.2a The two sides; a seat is a side, and NOBODY is neither."""

    PROTESTANT = 0
    CATHOLIC = 1


class Nation(IntEnum):
    """17 The nations, the Protestant ones first; the Saxons change sides."""

    GERMAN = 0
    ENGLISH = 1
    HUNGARIAN = 2
    DANISH = 3
    SWEDISH = 4
    FRENCH = 5
    SAXON = 6
    IMPERIAL = 7
    BAVARIAN = 8
    SPANISH = 9


class UnitType(IntEnum):
    """2.1a The types of units."""

    VETERAN = 0
    MERCENARY = 1
    MILITIA = 2


class Kind(IntEnum):
    """2.1a, 2.1c The kinds of unit counters: nation and type.

    Spanish Veterans of the Cardinal's army carry a mark until they enter the zone (17.Sp.33).
    """

    GERMAN_MERCENARY = 0
    GERMAN_MILITIA = 1
    ENGLISH_MERCENARY = 2
    HUNGARIAN_MILITIA = 3
    DANISH_MERCENARY = 4
    SWEDISH_VETERAN = 5
    FRENCH_VETERAN = 6
    FRENCH_MILITIA = 7
    SAXON_MILITIA = 8
    IMPERIAL_VETERAN = 9
    IMPERIAL_MERCENARY = 10
    IMPERIAL_MILITIA = 11
    BAVARIAN_MERCENARY = 12
    BAVARIAN_MILITIA = 13
    SPANISH_VETERAN = 14
    CARDINAL_VETERAN = 15


class Source(IntEnum):
    """14.3, 14.4 Where aid comes from; Savoy, Sweden and the Empire give it by events only."""

    SPAIN = 0
    POPE = 1
    FRANCE = 2
    ENGLAND = 3
    UP = 4
    SAVOY = 5
    SWEDEN = 6
    EMPIRE = 7


class Group(IntEnum):
    """2.3a The groups of cards that make up the decks as the war goes on."""

    EARLY_WAR = 0
    INTERVENTION = 1
    APOCALYPSE = 2


class Category(IntEnum):
    """What kind of event a card has."""

    POLITICAL = 0
    AID = 1
    POPE = 2
    NEW_LEADER = 3
    NEW_ARMY = 4
    WAR_ENTRY = 5
    DUTCH_WAR = 6
    PEASANT_REVOLT = 7
    MUTINY = 8
    PLAGUE = 9
    RECOVERY = 10
    ACTIVATION = 11
    COMBAT = 12


class Marker(IntEnum):
    """8.6 With an asterisk a card leaves the game after its event; a dagger has its event once."""

    NONE = 0
    ASTERISK = 1
    DAGGER = 2


class Pope(IntEnum):
    """17.P.1 The Popes."""

    PAUL_V = 0
    GREGORY_XV = 1
    URBAN_VIII = 2
    INNOCENT_X = 3


class Award(IntEnum):
    """5.141 What is awarded for Electors: once to each side in turn."""

    MAJORITY = 0
    ALL = 1


class Peace(IntEnum):
    """5.32 The results of peace negotiations, from Protestant to Catholic."""

    PMV = 0  # Protestant Minor Victory
    CW = 1  # Catholic withdrawal
    TRUCE = 2
    BW = 3  # both withdraw
    PW = 4  # Protestant withdrawal
    CMV = 5  # Catholic Minor Victory


class Career(IntEnum):
    """7.2 What has become of Wallenstein."""

    NOT_IN_PLAY = 0
    IN_COMMAND = 1
    DISMISSED = 2
    RECALLED = 3
    ASSASSINATED = 4
    LOST = 5


class Phase(IntEnum):
    """6.0 The phases of a turn, and the time before the first one."""

    SET_UP = 0
    ACTION = 1
    RECOVERY = 2
    DRAW = 3
    PAY = 4
    LOOT = 5
    SIEGES = 6
    REVOLTS = 7
    END = 8


class Result(IntEnum):
    """5.2, 18 How a war ends: who has won, and how much."""

    DRAW = 0
    PROTESTANT_MINOR = 1
    PROTESTANT_HISTORICAL = 2
    PROTESTANT = 3
    PROTESTANT_MAJOR = 4
    CATHOLIC_MINOR = 5
    CATHOLIC_HISTORICAL = 6
    CATHOLIC = 7
    CATHOLIC_MAJOR = 8
