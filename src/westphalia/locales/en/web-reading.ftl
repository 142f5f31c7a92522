### Chronicle, rules, replay and settings in the browser.

chronicle-label = What happened
chronicle-earlier = Show earlier entries
rules-title = Rules
rules-search = A clause or some words
rules-found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-ruling = Ruling:
rules-chapter = All of { $id }
sheet-more = { $count } more clauses contain these words.
rules-none = No clause contains these words.
replay-title = Replay
replay-table = To the table
replay-eyes = Seen by
replay-spectator = Spectators
replay-fork = Take over from here
replay-share = Copy the address of this point
replay-copied = The address is copied.
replay-line = Line of time
replay-back = One answer back
replay-play = Play
replay-pause = Pause
replay-on = One answer on
replay-at = { $at } of { $entries }
replay-season = { $season } { $year }
replay-when = { $season } of year { $year }
replay-curve = What the curves show
holding-thalers = Thalers
holding-grain = Grain
holding-counties = Counties
holding-armies = Armies on the map
holding-points = Points
settings-title = Settings
settings-language = Language
settings-theme = Light
settings-as-system = As the system says
settings-day = Day
settings-candle = Evening
settings-motion = Motion
settings-full = Full
settings-reduced = Reduced
settings-sound = A bell when it is your turn
settings-notices = A browser notice when it is your turn
settings-left-handed = Map on the right
settings-colours = Swap colours on this screen
notice-your-turn = It is your turn: { $table }
credits-title = Credits
credits-map = Map: Natural Earth (public domain); coordinates of towns from GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Fonts: EB Garamond, Alegreya Sans, IM Fell English and IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Scripts: Preact, Preact Signals, htm and Fluent, under free licences.
credits-names = Westphalia is free software (Apache 2.0). The games’ names belong to their owners; no publisher has made or endorsed it.
