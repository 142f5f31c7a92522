### The table in the browser, whatever is played there; chronicle, rules, replay and settings.

## The frame

table-you = you
table-account = account
table-guest = guest
table-bot = bot
table-bot-account = account of a bot
table-open-clause = Open the clause
table-players = Players
table-player = Player
table-status = Doing
table-player-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
table-menu = Menu
table-tools = Table tools
table-rules = Rules
table-chronicle = Chronicle
table-all = all
table-sound = Sound
table-map = Map
table-prompt = What the game waits for
table-skip = Skip to the table
table-views = Views
table-keys = Keys
table-replay = Replay
table-sheet = How much of the sheet is shown
table-skip-ahead = Skip ahead
orders-title = Standing answers
orders-about = What the table answers for you, so that nobody waits. It goes by what lies open, never by what you hold, and nobody else sees it, not even in the replay before the game is over.
orders-save = Keep them
orders-saved = Kept.
orders-until-then = Until then: { $answer }.
table-nothing-to-undo = There is nothing to take back: undo goes back to the last roll, card or answer of the other side.
table-undo = Undo
table-let-bot = Let a bot play for me
table-take-back-seat = Take my seat back
table-close = End the game for everybody
table-close-sure = Really end it? Nobody can play on.
table-clock-yours = left for you
table-your-turn = your turn
table-to-act = to act
table-thinking = thinking
table-away = away
table-won = has won
tab-decide = Decide
tab-map = Map
tab-table = Table
tab-players = Players
tab-chronicle = Chronicle
key-space = space
key-next = what needs me next
key-map = to the map
key-players = to the players
map-zoom = Zoom
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map
map-overview = The whole map in small: press where you want to look; Enter shows all of it

## The prompt line

prompt-your-turn = Your turn:
prompt-frozen = An operator of this server has stopped this table.
prompt-abandoned = The table was closed; this game has no end.
prompt-watching = You are watching.
prompt-look-around = You can look at everything.
prompt-waiting-for = Waiting for { $names }.
why-not-here = That is not among the choices.
prompt-not-possible = Not possible:
prompt-esc = Esc closes this message.
prompt-go-on = Press Enter to continue.
prompt-reconnecting = The connection is lost; trying again.
prompt-nothing-lost = Nothing is lost: what was answered is kept on the server.
prompt-keep-open = Your answer goes out as soon as it is back; keep this page open until then.
prompt-closed = This table is closed to you:
prompt-loading = The table is being prepared …
prompt-over = The game is over; nobody has to act.

## The end

end-title = { $count ->
    [one] { $winners } has won
   *[other] { $winners } have won together
}
end-rematch = Rematch, same sides
end-rematch-rotated = { $seats ->
    [2] Rematch, sides swapped
   *[other] Rematch, everybody one seat on
}
end-rematch-offered = A rematch is on offer.
end-rematch-sit = Sit down for the rematch
end-rematch-go = To the rematch
end-record = Download the record

## One screen for several

cover-pass = Pass the screen to { $name }
cover-about = What comes now is for the eyes of { $name } only.
cover-show = I am { $name }
cover-on = Pass the screen on
cover-back = Back to { $name }
cover-asked = is asked

## Before the start

waiting-open = { $open ->
    [one] { $open } seat is still open.
   *[other] { $open } seats are still open.
}
waiting-full = All seats are taken.
waiting-seat-open = open seat
waiting-by-invitation = by invitation
waiting-sit = Sit here
waiting-asked = is asked
waiting-asked-you = this seat is kept for you
waiting-challenged = bot, is asked
waiting-bot-accounts = Bots that are here
waiting-stand = Stand up
waiting-invite = Invite
waiting-bot-for = Who plays seat { $seat }
waiting-link = Invite link
waiting-link-once = Everybody who has it can sit down here, but only one. It is shown only now; a new one ends it.
waiting-invite-title = Invite to this seat
waiting-link-local = This link works only on this machine. For others in your network, start Westphalia with:
waiting-link-code = QR code of the link
waiting-copy = Copy
waiting-copied = Copied
waiting-start = Start
waiting-start-bots = Start with bots on the open seats
waiting-close = Close the table
waiting-none = none
waiting-host = Host
waiting-clock = Clock
waiting-no-clock = none

## Chronicle and rules

chronicle-label = What happened
chronicle-earlier = Show earlier entries
chronicle-filter = What of the chronicle is shown
chronicle-all = All
chronicle-battles = Battles
chronicle-mine = Mine
chronicle-none = Nothing of that kind has happened.
chronicle-fold-all = Fold by action
chronicle-fold = { $more ->
    [one] { $more } more line of this action
   *[other] { $more } more lines of this action
}
chronicle-dock = Dock
rules-title = Rules
rules-search = A clause or some words
rules-chapters = Chapters
rules-found = { $count ->
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-ruling = Ruling:
rules-chapter = All of { $id }
rules-none = No clause contains these words.
sheet-more = { $count ->
    [one] { $count } more clause contains these words.
   *[other] { $count } more clauses contain these words.
}

## Replay

replay-title = Replay
replay-table = To the table
replay-eyes = Seen by
replay-as = As { $seat } saw it
replay-spectator = As spectators saw it
replay-fork = Take over from here
replay-fork-about = A new table begins at this moment. This game stays as it is.
replay-fork-begin = Open the table
replay-share = Share this moment
replay-copied = The address is copied.
share-title = Share this moment
share-picture = The map: { $when }. { $what }
share-drawing = The picture is being drawn …
share-running = While the game is played, the link shows what spectators may see.
share-address = Link to this moment
share-copy-address = Copy the link
share-copy-picture = Copy the picture
share-save = Save the picture
share-send = Send …
share-copied = The picture is copied.
share-not-allowed = The browser does not allow that; save the picture or mark the link.
replay-line = Timeline
replay-back = One event back
replay-on = One event on
replay-phase-back = One phase back
replay-phase-on = One phase on
replay-first = To the beginning
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-play-pause = Play or pause
replay-at = event { $at } of { $entries }
replay-of = from the chronicle of { $title }, event { $at } of { $entries }
replay-go = To event { $at }
replay-value = { $when }: { $what } Event { $at } of { $entries }
replay-now = Now
replay-set-up = Set-up
replay-asked = { $seats }: { $question }
replay-curve = What the graph shows
replay-has = { $seat }: { $value }
replay-graph = { $measure }: { $values }
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-slower = Slower
replay-faster = Faster
replay-later = Show later entries

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-as-system = As the system says
settings-day = Day
settings-candle = Evening
settings-motion = Motion
settings-full = Full
settings-reduced = Reduced
settings-sound = A bell when it is your turn
settings-left-handed = Map on the right
settings-pace = Pace of what is told
settings-colours = Swap colours on this screen
notice-your-turn = It is your turn: { $table }
credits-title = Credits
credits-map = Map: Natural Earth (public domain); coordinates of towns from GeoNames (geonames.org), CC BY 4.0.
credits-fonts = Fonts: EB Garamond, Alegreya Sans, IM Fell English and IM Fell French Canon, SIL Open Font License 1.1.
credits-scripts = Scripts: Preact, Preact Signals, htm and Fluent, under free licences.
credits-names = Westphalia is free software (Apache 2.0). The games’ names belong to their owners; no publisher has made or endorsed it.

## Table talk, notes and the company

talk-title = Table talk
talk-and-notes = Table talk and notes
talk-unread = { $unread ->
    [one] { $unread } unread line
   *[other] { $unread } unread lines
}
talk-nothing = Nobody has said anything yet.
talk-closed = Those who watch this table cannot talk.
talk-say = Say something
talk-send = Send
talk-for-table = Read by everybody who has a seat here, and by nobody else.
talk-for-gallery = Read by those who watch, and by the players after the end.
talk-watching = watching
talk-about = { $name }: mute, block, report
talk-mute = Mute here
talk-mute-about = You no longer read what this person says at this table.
talk-block = Block everywhere
talk-block-about = You no longer read this person at any table, and they cannot sit down at yours unless you invite them.
talk-hear = Read { $name } again
talk-hidden-mute = muted
talk-hidden-block = blocked
talk-hidden-deleted = deleted with the account
talk-report = Report
talk-report-why = What is wrong with it?
talk-report-send = Send to the operators
talk-reported = Reported. The operators of this server will look at it.
notes-title = Notes
notes-hint = Plans, promises, suspicions …
notes-about = Only you can read this. It is kept on the server.
notes-kept = Saved.
act-ask-pause = { $name } asks for a pause.
act-paused = All agree: the game is paused.
act-no-pause = { $name } does not want a pause now.
act-resumed = { $name } ends the pause.
act-offer-draw = { $name } offers a draw.
act-drawn = All agree on a draw. The game is over.
act-no-draw = { $name } declines the draw.
act-ask-back = { $name } asks to go back, or agrees to that.
act-went-back = All agree: the game has gone back. What was seen stays known; chance is drawn anew.
act-no-back = { $name } does not want to go back.
act-vote-bot = { $name } votes to let a bot play for { $other }.
act-given-to-bot = A bot now plays for { $other }.
act-let-bot = { $name } lets a bot play.
act-taken-back = { $name } plays again.
act-resigned = { $name } has resigned.
act-left = { $name } has left the table. A bot takes the seat.
act-closed = { $name } has closed the table.
act-declined-later = { $name } declines for now.
act-declined-game = { $name } declines: not this game.
act-declined-expansions = { $name } declines: not with these expansions.
act-declined-clock = { $name } declines because of the clock.
act-declined-busy = { $name } declines: enough other tables.
act-declined-other = { $name } declines.
company-title = What the players ask of each other
company-back = { $count ->
    [one] { $names } asks to go back to an earlier moment.
   *[other] { $names } ask to go back to an earlier moment.
}
company-back-about = What has happened since is lost, but all keep in mind what they have seen, hidden things too. Chance is drawn anew.
company-back-rated = What has happened since is lost, but all keep in mind what they have seen, hidden things too. Chance is drawn anew, and the game is no longer rated.
company-back-look = Look at that moment
company-ask-back = Ask to take my last answer back
company-pause = { $count ->
    [one] { $names } asks for a pause. It begins when all agree.
   *[other] { $names } ask for a pause. It begins when all agree.
}
company-draw = { $count ->
    [one] { $names } offers a draw.
   *[other] { $names } offer a draw.
}
company-resume = Continue
company-agree = Agree
company-decline = Decline
company-withdraw = Take back
company-overdue = { $name } is overdue.
company-let-bot = Let a bot play for { $name }
company-bot-you = A bot plays for you.
company-given-you = You were away, and the others let a bot play for you.
company-resigned-you = You have resigned; a bot plays on for you.
company-ask-pause = Ask for a pause
company-ask-draw = Offer a draw
company-resign = Resign
company-resign-two = Really resign? The other player wins.
company-resign-sure = Really resign? A bot plays on for you to the end.
table-bot-plays = a bot plays
table-resigned = resigned
prompt-paused = The game is paused.
prompt-paused-about = All clocks stand. Anybody at the table can end the pause.
waiting-overdue = Overdue
waiting-overdue-after = after { $time } away: then the host or a vote can let a bot play
waiting-overdue-never = never
waiting-listed = Listed
waiting-listed-yes = in the lobby, for everybody
waiting-listed-no = nowhere; whoever has the link can watch
waiting-watchers = Spectators
waiting-watchers-talk = see what lies open, and talk among themselves; players read that after the end
waiting-watchers-silent = see what lies open, and cannot talk
waiting-values = Printed values
waiting-hints = Hints
waiting-hints-all = for everybody who is asked
waiting-hints-bots = only against bots alone
waiting-hints-none = for nobody
waiting-unrated = no

## What is told, and what was missed

pace-label = What is told
pace-off = all at once
pace-back = One step back
pace-on = One step on
pace-pause = Pause
pace-go = Go on
pace-pause-or-go = Pause or go on
table-elsewhere = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
pace-again = Show the last step again
told-rolling = The dice are rolling.
since-title = Since your last move
since-nothing = Nothing of yours was touched.
since-told = Already told
since-new = New
since-play = Play it back
since-on = Close
since-changes = What this changes for you
since-earlier = { $count ->
    [one] { $count } earlier step is in the chronicle
   *[other] { $count } earlier steps are in the chronicle
}

## Hints

hint-ask = Hint
hint-about = What would a bot do? Nothing is played.
hint-advises = { $bot }: { $what }.
hint-nothing = { $bot }: I have nothing to add to what you have prepared.
hint-show = Show me
