### The lobby, the account and the frame of every page in the browser.

## Every page

page-loading = Loading …
page-close = Close
page-reload = Load again
page-to-lobby = To the lobby
server-read-only = The server cannot write at the moment: you can look around, but not answer. This goes away by itself.
page-broken = This page could not be shown. Nothing is lost: what was answered is kept on the server.
page-offline = The server cannot be reached. The page keeps trying.
tincture-azure = blue
tincture-gules = red
tincture-or = gold
tincture-purpure = lilac
tincture-sable = black

## What the server refuses, by its reason

refusal-offline = { page-offline }
refusal-closed = The server has closed this connection.
refusal-seat-lost = This seat is no longer yours.
refusal-bad-request = The server does not understand this request.
refusal-unauthorised = Sign in or sit down as a guest first.
refusal-not-allowed = You are not allowed to do this here.
refusal-unknown = This does not exist here.
refusal-conflict = Somebody else was faster; look again.
refusal-not-ready = This is not possible at the moment.
refusal-stale = The game has changed in the meantime; look again.
refusal-too-large = This is too large.
refusal-illegal = The rules do not allow this now.
refusal-too-many = This was too much at once; wait a little and try again.
refusal-failed = Something went wrong on the server; nothing is lost.
refusal-name-length = A name has 1 to { $most } printable characters.
refusal-password-length = A password has { $least } to { $most } characters.
refusal-account-exists = There is already an account with the name “{ $name }”.
refusal-name-reserved = “{ $name }” is the name of an account. Log in, or take another name.
refusal-name-scripts = A word of a name keeps to the letters of one script.
refusal-wrong-password = This name and this password do not belong together.
refusal-have-account = You already have the account “{ $name }”.
refusal-password-wait = Too many wrong passwords; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refusal-no-account = A guest has no password.
refusal-accounts-only = Only an account can do this.
refusal-token-session = A token may not do this; sign in with your name and password.
refusal-token-scope = This token is not for that; it would need the scope “{ $scope }”.
refusal-too-many-tokens = You already have { $most } tokens; end one of them.
refusal-has-played = This account has played already, so it stays that of a person. Make another one for the bot.
refusal-not-a-bot = Only the account of a bot can do this.
refusal-no-clock = This table has no clock.
refusal-no-ready-check = Nobody is asked here who is ready.
refusal-bot-seeks = A bot is challenged by its name; it seeks no table.
refusal-unknown-account = Nobody here has an account with the name “{ $name }”.
refusal-too-many-asked = { $most } people have not answered you yet.
refusal-no-challenges = { $name } takes no more challenges now.
refusal-unknown-user = This person is gone.
refusal-bot-rests = { $name } rests: its program is not connected.
refusal-bot-game = { $name } does not play this game.
refusal-bot-expansions = { $name } does not play with these expansions.
refusal-bot-clock = { $name } wants a clock of { $seconds } seconds or more.
refusal-bot-busy = { $name } plays at { $most ->
    [one] one table
   *[other] { $most } tables
} at most, and does so now.
refusal-bot-is-here = { $name } has a seat here already, or is asked to take one.
refusal-seat-not-kept = Seat { $number } is not kept for you.
refusal-unknown-session = You are signed out there already.
refusal-banned = This server is closed to you.
refusal-banned-until = This server is closed to you for { $days ->
    [0] { $hours ->
        [one] another hour
       *[other] another { $hours } hours
    }
   *[other] another { $days } days
}. { $why }
refusal-silenced = { $hours ->
    [0] You may not talk here; a moderator has decided so.
   *[other] { $days ->
        [0] You may not talk here for another { $hours ->
            [one] hour
           *[other] { $hours } hours
        }; a moderator has decided so.
       *[other] You may not talk here for another { $days } days; a moderator has decided so.
    }
}
refusal-not-muted = This person may talk already.
refusal-not-banned = This person is not banned.
refusal-own-act = Nobody gives a seat or a table to themselves.
refusal-outranked = Nobody may do this to themselves, or to somebody with the same role or a higher one.
refusal-own-table = You have a part in this; leave it to another moderator.
refusal-unknown-report = This report is closed already.
refusal-nobody = There is nobody of this name; guests are found by their number, like #12.
refusal-moderators-only = This is for those who look after the house.
refusal-time-length = A time has at most { $most } days; what is to last longer is for good.
refusal-table-frozen = An operator of this server has stopped this table.
refusal-webhook-address = A webhook address begins with http or https.
refusal-mail-address = This is not a mail address.
refusal-no-mail = This server sends no mail.
refusal-mail-failed = The mail could not be sent; try again later.
refusal-too-many-mails = Too many mails were asked for; try again later.
refusal-mail-link = This link is no longer valid.
refusal-what-if-past = The table has gone on; go back to it.
refusal-no-what-if = At this table nobody tries things out.
refusal-time-zone = This time zone is not known here.
refusal-quiet-hours = An hour is written like 22:30.
refusal-vacation-days = { $left ->
    [0] You have no days of vacation left this year.
    [one] You have one day of vacation left this year.
   *[other] You have { $left } days of vacation left this year.
}
refusal-push-subscription = The server cannot reach this browser.
refusal-too-many-connections = { $most } connections are open already; more are not allowed.
refusal-too-many-tables = You already have { $most } tables in play; finish one first.
refusal-too-many-jobs = { $most ->
    [one] You have already asked for something that takes a while; wait for the answer.
   *[other] You have already asked for { $most } things that take a while; wait for one of the answers.
}
refusal-too-long = This takes too long to be worked out here.
refusal-busy = Too much is asked of the server at the moment; try again in a while.
refusal-too-many-bot-games = In { $most } of your games only bots play already; wait until one is over.
refusal-title-length = The name of a table has at most { $most } printable characters.
refusal-unknown-table = This table does not exist here.
refusal-unknown-seat = This seat does not exist at this table.
refusal-seat-not-yours = Seat { $number } is not yours.
refusal-seat-not-open = Seat { $number } is not open to everybody.
refusal-seat-taken = Seat { $number } is taken by { $name }.
refusal-seat-closed = Before the end only the player sees seat { $number }.
refusal-invitation-void = This invitation is not valid for this seat, or not any more.
refusal-knows-other-seat = You already know what another seat knows, so you cannot sit here.
refusal-seat-seen = Somebody who plays on here has seen what this or another seat hides; nobody new can sit down.
refusal-not-owner = Only the person who opened the table can do this.
refusal-game-not-begun = The game has not begun yet.
refusal-game-begun = The game has begun already.
refusal-game-over = The game is over.
refusal-table-busy = The table is changing too fast; try again.
refusal-other-rules = This table was played under other rules and cannot continue.
refusal-store-silent = The server cannot read or write at the moment; nothing has changed. Try again later.
refusal-read-only = The server cannot write at the moment, and nothing has changed. Look around, and try again a little later.
refusal-no-undo = There is nothing that you can take back.
refusal-no-lesson = Only in a lesson one goes back.
refusal-watching = Whoever watches cannot answer.
refusal-wrong-page = This page is not allowed to act for you here.
refusal-plans-closed = Everything is open only after the end of the game.
refusal-analysis-closed = A game can be analysed once it is over.
refusal-record-closed = The record is shown when the game is over.
refusal-fork-closed = Others play here; you can take over when the game is over.
refusal-game-not-over = The game is not over yet.
refusal-not-a-player = Only those who played here can offer a rematch.
refusal-fork-unsettled = While the game is played, you can only take over from an earlier moment.
refusal-record-unreadable = This record cannot be read: { $why }.
refusal-unknown-tournament = There is no such tournament here.
refusal-tournament-rules = A tournament cannot be set like that: { $why }.
refusal-too-many-tournaments = You organise { $most } tournaments already; end one first.
refusal-account-needed = Tournaments are for people with an account.
refusal-not-organiser = Only the person who organises the tournament can do this.
refusal-takes-part = You take part in this tournament already.
refusal-tournament-closed = Nobody can join this tournament now.
refusal-unknown-entrant = Nobody has this place in the tournament.
refusal-tournament-ended = This tournament has ended.
refusal-tournament-begun = This tournament has begun.
refusal-too-few-entrants = The tournament cannot begin yet: { $why }.
refusal-list-changed = Somebody has just joined or left; look again, and begin then.
refusal-no-bids = Here nobody bids for a side.
refusal-not-taking-part = Only those who take part bid for a side.
refusal-no-round = No round of this tournament is being played.
refusal-set-up = This table cannot be set up: { $why }.
refusal-overlay = This file cannot be used: { $why }
refusal-table-paused = The game is paused.
refusal-not-playing = Only those who play here have a say.
refusal-no-draws = The rules of this game know no draw.
refusal-draw-with-bot = A draw needs people on all seats.
refusal-not-overdue = This seat is not overdue: its player still has time, or has just come back.
refusal-has-resigned = Whoever has resigned does not play on.
refusal-too-many-acts = At this table { $most } things were asked for already; now there is no more of it.
refusal-words-length = A line has 1 to { $most } characters.
refusal-gallery-closed = At this table those who watch cannot talk.
refusal-no-hints = Against people there are hints only where the table has agreed on them.
refusal-rated-members = Rated games are for people with an account.
refusal-rated-clock = A rated game needs a clock or an end of patience.
refusal-rated-hints = In a rated game nobody is given hints.
refusal-rated-values = A rated game is played with the printed values.
refusal-rated-hot-seat = In a rated game everybody has one seat.
refusal-rated-bots = A game of bots alone is not rated.
refusal-rated-stand-in = In a rated game no bot plays for a person who wants that.
refusal-rated-fork = A rated game can be forked once it is over.
refusal-rated-close = Nobody ends a rated game alone; you may resign.
refusal-rated-alone = In a rated game against bots nobody decides this alone; you may resign.
refusal-no-back-asked = Nobody has asked to go back.
refusal-undo-alone = You can still take that answer back without asking.
refusal-unknown-speaker = There is nobody else behind this.
refusal-unknown-block = You have not blocked this person.
refusal-too-many-avoided = You have muted or blocked { $most } people already.
refusal-too-many-reports = { $most } reports of yours are still waiting for an operator.
refusal-note-length = Notes have at most { $most } characters.
refusal-members-only = This house is for its members. Sign in with your account.
refusal-registration-closed = New accounts are made by the operator of this server.
refusal-invitation-needed = This invitation is not good any more. Ask for a new one.
refusal-wrong-code = This name and this code do not fit together.
refusal-used-link = This link has been used, or is too old. Ask for a new one.
refusal-too-many-links = Too many links were asked for. Try again later.
refusal-unknown-person = There is no profile of “{ $name }” here.
refusal-own-profile = You cannot block yourself.

## The lobby

lobby-title = Lobby · Westphalia
lobby-skip = Skip to the tables
lobby-tagline = Games of the Thirty Years’ War with complete rules, against friends or bots. Free, open source, no account needed to play.
lobby-tools = Reading, settings, account
lobby-rules = Rules
lobby-replays = Replays
lobby-settings = Settings
lobby-language = Language
lobby-tables-now = { $playing ->
    [one] { $playing } table in play
   *[other] { $playing } tables in play
}, { $open ->
    [0] none open
   *[other] { $open } open
}
lobby-turns-now = { $turns ->
    [one] It is your turn at one table
   *[other] It is your turn at { $turns } tables
}
lobby-key-play = go to the game that waits for me
lobby-key-set = to the form for a new table
lobby-play-now = Play now
lobby-seats = Seats
lobby-from-to = { $from } to { $to }
lobby-time = Time
lobby-minutes = about { $minutes } min
lobby-side = Your side
lobby-bots = Bots
bot-rating = Rating: { $rating }.
bot-about-random = Answers anything that is allowed.
bot-about-soldier = A captain who follows a whim now and then.
bot-about-captain = Plans with care and fights where it pays.
bot-about-marshal = Has learnt from millions of its own decisions, and does not search.
bot-about-general = Plays the next round through before every answer, for less than a second.
bot-about-general-strong = Plays the next round through before every answer, for up to two seconds.
bot-about-outside = Nobody here has measured it: whoever runs this server has brought it along.
lobby-play-against = { $bots ->
    [one] Play against { $bots } bot
   *[other] Play against { $bots } bots
}
lobby-as-last-time = As last time: { $options }.
lobby-quick-title = { $bots ->
    [one] { $name } against a bot
   *[other] { $name } against { $bots } bots
}
lobby-set-a-table = New table
lobby-game = Game
lobby-table-title = Name of the table
lobby-table-title-hint = The Long Table
lobby-table-of = The table of { $name }
lobby-who-sits = Who sits on seat { $number }
lobby-seat-me = Me
lobby-seat-hot = At this screen
lobby-seat-asked = for { $name }, who is invited
lobby-seat-link = Invite link
lobby-seat-open = Open to anyone
lobby-seat-bot = Bot: { $bot }
lobby-name-of-player = Name of player { $number }
lobby-change-colour = Colour of seat { $number }: { $colour }. Change
lobby-move-seat = Move seat { $number } up or down
lobby-add-seat = Add a seat
lobby-remove = Remove seat { $number }
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-none-about = everybody takes their time
lobby-clock-live = Live
lobby-clock-slow = Turn by turn
lobby-none-by-default = none by default
lobby-listing = Who sees this table
lobby-unlisted = Unlisted
lobby-unlisted-about = In no list but those of its players. Whoever has the link can watch.
lobby-listed = Listed in the lobby
lobby-listed-about = Everybody sees its name, the players’ names, options, clock, state and result, and can watch.
lobby-listed-open = A seat is open to anyone, so everybody sees the table: its name, the players’ names, options, clock, state and result.
lobby-watchers = Spectators
lobby-gallery = Spectators may talk among themselves
lobby-gallery-about = They see what lies open, no hand, no plan, and not what players say. Players read them after the end.
hint-title = Hints
hints-agreed = with hints
values-agreed = with corrected values
values-title = Corrected values
lobby-values-about = A TOML file with the values of your copy of the game where they differ from ours. Everybody at the table sees them.
lobby-values-choose = Choose a file
lobby-values-drop = Without the file
lobby-hints = Hints also against people
lobby-hints-about = Whoever is asked may ask a bot for advice; nobody else notices. Against bots alone there are always hints.
rated-title = Rated
rated-agreed = rated
rated-about = The result changes the ratings of all who play. There is a clock or an end of patience, nobody is given hints, no bot plays for a person who wants that, and nobody ends the game alone: one resigns. Whoever is replaced has lost.
lobby-rated = The game is rated
lobby-rated-members = For this you need an account.
lobby-hints-rated = In a rated game nobody is given hints.
lobby-ratings = Ratings
lobby-patience = Somebody who is away is overdue
lobby-patience-after = after { $time }
lobby-patience-never = never
lobby-patience-about = Then the host, or a vote of the others, can let a bot play until they are back.
lobby-more-options = More options
lobby-option = { $option }: { $value }
lobby-open-the-table = Open the table
lobby-open-hint-anyone = Listed among the public tables until every seat is taken
lobby-open-hint-link = The next page has a link for each free seat
lobby-open-hint-now = The game begins at once
lobby-new-title = New table · Westphalia
lobby-new-about = Choose who sits where, the clock and the rules. Friends come by a link, others from the lobby.
lobby-level = For whom
lobby-level-any = anybody
lobby-level-new = new players
lobby-level-experienced = experienced players
lobby-talk-language = Language of the talk
lobby-talk-any = any
tables-page = Tables · Westphalia
tables-all = All, with filters
tournaments = Tournaments
tables-state-open = With a free seat
tables-state-playing = In play
tables-found = { $found } of { $all ->
    [one] { $all } table
   *[other] { $all } tables
}
tables-none-like-that = No table is like that.
tables-reset = Show all
tables-filters = Filters and order
tables-search = Search
tables-search-hint = table, host, player …
tables-any = any
tables-by-game = Game
tables-by-tempo = Tempo
tables-by-seats = Seats
tables-by-rules = Rules
tables-by-level = For whom
tables-by-language = Language
tables-rules-base = base game
tables-rules-more = with expansions
tables-order = Order
tables-order-new = newest first
tables-order-full = soon full
tables-order-long = waiting longest
tables-order-name = by name
tables-host = host: { $name }
lobby-my-games = My games
lobby-my-games-none = No game yet. One click starts one.
lobby-your-turn = your turn
lobby-unread = Unread table talk
lobby-asked = you are asked
lobby-waiting = waiting
lobby-bot-plays = a bot plays
lobby-paused = paused
lobby-paused-about = the game is paused
lobby-open-table = open
lobby-waits-for = waiting for { $names }
lobby-waits-for-people = { $taken } of { $seats } seats taken
lobby-left = { $time } left
lobby-hours = { $hours } h
lobby-days-hours = { $days } d { $hours } h
lobby-public-tables = Public tables
lobby-public-tables-none = No table is open to anyone at the moment.
lobby-rest = { $rest } more
lobby-fewer = fewer
lobby-players = players: { $names }
lobby-with-account = { $name } (account)
lobby-taken-of = { $taken } of { $seats }
lobby-sit-down = Sit down
lobby-watch = Watch
lobby-no-seat-left = Somebody was faster: no seat is free at that table any more.
lobby-finished-games = Finished games
lobby-finished-none = Finished games are listed here. You can replay them move by move.
lobby-won-by = { $name } has won
lobby-abandoned = abandoned
lobby-resigned = by resignation
lobby-standing = as it stood
lobby-drawn = draw agreed
lobby-total = { $won ->
    [yes] { $who } has won, total { $vp }
   *[no] Nobody has won, total { $vp }
}
lobby-replay = Replay
lobby-upload-record = Open a record
upload-verified = uploaded record, verified
upload-unverified = uploaded record, not verified
taken-over = taken over from another game
upload-names = The names are those in the record; they need not be people of this server.
lobby-invitation = Invitation · Westphalia
lobby-invited-by = { $host } invites you.
lobby-invited = You are invited to seat { $number } of { $seats }.
lobby-your-name = Your name

## The account

account-title = You
account-guest = You play as a guest. This browser remembers you; with a password you can come back from anywhere.
account-have = You have an account.
account-your-name = Your name
account-notices = Notifications …
account-save = Save
account-saved = Saved.
account-sign-in = Sign in
account-sign-out = Sign out
account-about = An account keeps your games and your name. No e-mail address is needed.
account-name = Name
account-password = Password
account-make-account = Make an account
account-change-password = Change the password
account-old-password = Present password
account-new-password = New password
account-others-end = You are signed out everywhere else.
account-password-changed = The password is changed.
account-sessions = Where you are signed in
account-session-seen = last used { $day }
account-session-this = here
account-session-end = Sign out
account-session-unknown = Unknown device
account-tokens = Tokens for programs
account-tokens-about = With a token a program may do part of what you may do here. Whoever has it can do the same.
account-token-once = Your new token. Copy it now: it is shown this once.
account-token-name = What it is for
account-token-read = look
account-token-play = play
account-token-challenge = open tables and challenge
account-token-make = Make a token
account-token-end = End it
account-bot = Make this the account of a bot
account-bot-about = A program plays for this account from then on, and everybody sees that it is a bot. This is for good, and only an account that has not played can do it.
account-bot-sure = Yes, a bot for good.
account-bot-is = This is the account of a bot.
account-blocks = People you have blocked
account-blocks-about = You read them at no table, and they sit down at yours only when invited.
account-blocks-none = You have blocked nobody.
account-block-end = End the block
account-data = Your data
account-data-about = All that this server keeps about you, with your tables and the records of your finished games, as a file.
account-data-save = Save as a file
account-leave = Leave for good
account-leave-about = Everything about you is deleted. Bots take your seats, tables without other people end, and in finished games you become “a former player”. This cannot be undone.
account-leave-sure = Yes, delete everything about me.

## Learning a game

lesson-label = Lesson
lesson-of = { $number } of { $all }
lesson-go-on = Go on: { $lesson }
lesson-first = Never played? A first round with somebody who explains it:
lesson-try = Try:
lesson-back = Back
lesson-next = Next
lesson-skip = Skip the lesson
lesson-resume = Go on with the lesson
lesson-anew = Begin the lesson again
lesson-done = Close the lesson
lesson-wait = The others are at work. The lesson goes on by itself.
lesson-own = Answer this as you like; the lesson goes on afterwards.
lesson-astray = You went another way than the lesson.
lesson-to-it = Back to the lesson
lesson-alone = Go on alone
lesson-press = Press the button with the ring.
lesson-undo = That cannot be done from here any more. Take the last step back: the button with the ring.
lesson-busy = The others are at work.
course-open-it = A whole round on one page
course-open = Open this chapter of the rules
course-print = Print
course-here = The green frame marks where this game is now.
lobby-moderation = Moderation
house-privacy = What is kept here
house-terms = Terms
house-conduct = Rules of conduct
house-imprint = Imprint
