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
sheet-more = { $count ->
    [one] { $count } more clause contains these words.
   *[other] { $count } more clauses contain these words.
}
rules-none = No clause contains these words.
replay-title = Replay
replay-table = To the table
replay-eyes = Seen by
replay-open = All plans open
replay-as = As { $seat } saw it
replay-spectator = As spectators saw it
replay-plans = Plans
replay-fork = Take over from here
replay-fork-about = A new table begins at this moment. This game stays as it is.
replay-fork-begin = Open the table
replay-share = Copy the address of this moment
replay-copied = The address is copied.
replay-line = Timeline
replay-back = One move back
replay-on = One move on
replay-phase-back = One phase back
replay-phase-on = One phase on
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-play-pause = Play or pause
replay-at = move { $at } of { $entries }
replay-of = from the chronicle of { $title }, move { $at } of { $entries }
replay-go = To move { $at }
replay-value = { $when }: { $what } Move { $at } of { $entries }
replay-now = Now
replay-set-up = Set-up
replay-planning = All plan in secret.
replay-asked = { $seats }: { $question }
replay-season = { $season } { $year }
replay-when = { $year ->
    [1] { $season } of the first year
    [2] { $season } of the second year
   *[other] { $season } of year { $year }
}
replay-curve = What the graph shows
replay-has = { $seat } { $value }
replay-graph = { $measure }: { $values }
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
settings-play-through = Play through bots: only the chronicle tells what they do
settings-colours = Swap colours on this screen
notice-your-turn = It is your turn: { $table }
credits-title = Credits
credits-map = Map: Natural Earth (public domain); coordinates of towns from GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Fonts: EB Garamond, Alegreya Sans, IM Fell English and IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Scripts: Preact, Preact Signals, htm and Fluent, under free licences.
credits-names = Westphalia is free software (Apache 2.0). The games’ names belong to their owners; no publisher has made or endorsed it.
