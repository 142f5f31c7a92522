# The terminal client: titles, notes, commands, and what it says about what is typed.

list = { $before } and { $last }
row = { $before }; { $last }
percent = { $percent } %
labelled = { $label }:

## Titles

title-players = Players
title-mat = Mat of { $seat }
title-display = Display
title-row = Actions of the round
title-tower = Dice tower
title-court = Favours at court
title-draft = Draft
title-majorities = Majorities as they stand
title-result = Final table
title-map = Map
title-odds = Attack on { $county }
title-help = Commands
title-answers = Answers
title-reasons = Why the bots answered so
title-rules = Clauses
title-log = What happened

## Columns: the long form for plain lines, the short one for narrow screens

column-points = points
short-points = VP
column-forecast = if scored now
short-forecast = +VP
column-thalers = Thalers
short-thalers = Th
column-grain = grain
short-grain = Gr
column-counties = counties
short-counties = Co
column-armies = armies
short-armies = Ar
column-supply = in supply
short-supply = Su
column-tile = tile
short-tile = tile
column-courtiers = courtiers
short-courtiers = Ct
column-landsknecht = landsknecht card
short-landsknecht = Lk
column-monuments = monuments
short-monuments = Mo
column-place = comes as
short-place = #
column-card = card
short-card = card
column-price = price
short-price = price
column-owner = owner
short-owner = owner
column-taxes = taxes
short-taxes = Th
column-harvest = grain
short-harvest = Gr
column-sites = free sites
short-sites = sites
column-pieces = with
short-pieces = with
column-neighbours = borders on
short-neighbours = borders on
column-wins = taken
column-holds = held
column-empty = nobody left
column-survive = armies left if taken

## Labels and notes

label-tiles = Tiles
label-order = Order of play
label-event = Event
label-store = In store
label-tower = Inside
label-tray = Tray
label-face-up = Open cards
label-unseen = Unseen cards
label-region = region
event-of-round = Event: { $event }
grain-of-needed = { $grain } of { $counties } needed
card-of-regions = { $landsknecht } (holds { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
})
leader-of = leader of { $seat }
monument-of = monument of { $seat }
winner = winner
planned = has planned
game-name = Wallenstein
note-no-site = cannot be built here now
note-chance = about { percent } to take it
note-card = { $region }, taxes { $taxes }, grain { $grain }, sites { $sites }
note-triumph = in triumph
note-flight = in flight

## What is typed

typed-nothing = Nothing was typed; “help” says what can be.
typed-unknown = “{ $typed }” is neither one of the choices nor a command; “help” says what can be typed.
typed-near = “{ $typed }” is not one of the choices; did you mean: { $texts }?
typed-ambiguous = “{ $typed }” could be: { $texts }.
typed-too-far = What comes after “{ $typed }” is not known yet; it must be the last on its line.
typed-none-taken = None of the answers on this line was taken.
refused = Not now: { $choice }: { $reason } ({ $clause }).
not-asked = the question is: { $asked }
not-this-box = boxes are covered in a fixed order; the question is: { $asked }
not-held = this card is not in hand
not-twice = this card lies in a box already
not-affordable = there are not enough Thalers for this bid
not-empty = a box stays empty only when cards run out
not-in-play = this county is not in the game
not-neighbour = this county is no neighbour
not-own-target = this move never leads into a foreign county
not-protected = this county cannot be attacked now
not-so-many = at least one army goes, and at least one stays behind
not-free = this place is taken
not-left = there is no such group left
not-open = this card does not lie open
not-drawn = there is no revolt waiting in this county
not-restless = there is no revolt marker of yours in this county
not-buildable = the building cannot stand in this county
not-foreign = only your own and neutral counties can be garrisoned
not-on-card = the card does not give this
not-displayed = this favour is not on display
not-payable = there are too few courtiers for this favour
not-own-county = the leader goes to another county of yours
not-this-county = only the county just drafted is in question
why-allowed = { $choice }: that is allowed ({ $clause }).
undo-nothing = There is nothing that can be taken back.
rules-nothing = No clause is called, or speaks of, “{ $words }”.
rules-more = … and { $more } more
ruling = Ruling: { $note }
county-missing = Which county? For example: odds boehmen 3
county-unknown = “{ $typed }” is no county in the game.
county-ambiguous = “{ $typed }” could be: { $names }.
number-wrong = “{ $typed }” is no number from 1 to { $most }.
odds-own = { $county } is your own.
mat-nothing = Nothing is planned at the moment.

## Handing over, saving, leaving

hand-over = { $seat }, it is your turn to plan. Press Enter when nobody else is looking.
saved = The game is saved in { $file }.
quit-offer = Press Enter to save the game in { $file }, type the name of another file, or “no”.
word-no = no
left = The game is saved in { $file }. Go on with: westphalia terminal --load { $file }
left-unsaved = The game was not saved.
record-lies = The record lies in { $file }.
record-true = Anybody can check the record with: westphalia verify { $file }
secret-revealed = The secret behind the chance was: { $secret }

## Help

usage-help = help
usage-look = look
usage-map = map [region | county | table | drawing]
usage-mat = mat
usage-log = log [number]
usage-why = why [choice]
usage-rules = rules [clause | words]
usage-odds = odds [county] [armies]
usage-undo = undo
usage-save = save [file]
usage-quit = quit
help-help = this list
help-look = players, display, court, tower and majorities
help-map = the map, one region or one county of it
help-mat = your boxes and the cards in them
help-log = what happened last
help-why = why a choice is not open; without one, why this is asked and what the bots thought
help-rules = the text of a clause, or the clauses that speak of something
help-odds = how an attack may end
help-undo = take back your last answer while nothing came of it
help-save = write the record
help-quit = leave the table; the game can be saved and gone on with later
help-answer-number = Type the number of a choice; where armies, places or favours are counted, that number itself.
help-answer-text = Or type its text, or the beginnings of its words: “march boehmen”, “march boeh”, “boeh”.
help-answer-several = Several answers can stand on a line with “;” between them; they are taken together or not at all.
