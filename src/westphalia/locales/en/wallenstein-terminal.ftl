### Wallenstein in the terminal: titles, columns, notes, and why something cannot be chosen.

## Titles

title-mat = Mat of { $seat }
title-display = Display
title-row = Actions of the round
title-tower = Dice tower
title-court = Favours at court
title-draft = Draft
title-majorities = Majorities now
title-map = Map
title-odds = Attack on { $county }

## Columns of narrow screens

short-points = VP
short-forecast = +VP
short-thalers = Th
short-grain = Gr
short-counties = Co
short-armies = Ar
short-supply = Su
short-tile = tile
short-courtiers = Ct
short-landsknecht = Lk
short-monuments = Mo
short-place = #
short-card = card
short-price = price
short-owner = owner
short-taxes = Th
short-harvest = Gr
short-sites = sites
short-pieces = with
short-neighbours = borders on

## Labels and notes

label-tiles = Bonus tiles
label-order = Player order
label-event = Event
label-store = Still possible
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
planned = has planned
note-no-site = cannot be built here now
note-chance = about { percent } to take it
note-card = { $region }, taxes { $taxes }, { -grain } { $grain }, sites { $sites }
note-triumph = in triumph
note-flight = in flight

## What cannot be chosen

not-this-box = boxes are covered in a fixed order; the question is: { $asked }
not-held = this card is not in hand
not-twice = this card lies in a box already
not-affordable = there are not enough Thalers for this bid
not-empty = a box stays empty only when cards run out
not-in-play = this county is not in the game
not-neighbour = this county is no neighbour
not-own-target = this movement leads only into one of your own counties
not-protected = this county cannot be attacked now
not-so-many = at least one army goes, and at least one stays behind
not-free = this place is taken
not-left = there is no such group left
not-open = this card does not lie open
not-drawn = there is no revolt waiting in this county
not-restless = there is no { -revolt-marker } in this county
not-buildable = the building cannot stand in this county
not-foreign = armies free of charge go only into one of your own counties or a neutral one
not-on-card = the card does not offer this
not-displayed = this favour is not on display
not-payable = there are too few courtiers for this favour
not-own-county = the leader goes only to another of your own counties
not-this-county = only the county just drafted is in question

## What is typed

county-missing = Which county? For example: odds boehmen 3
county-unknown = “{ $typed }” is no county in the game.
county-ambiguous = “{ $typed }” could be: { $names }.
odds-own = { $county } is your own.
mat-nothing = Nothing is planned at the moment.

## Help

usage-look = look
usage-map = map [region | county | table | drawing]
usage-mat = mat
usage-odds = odds [county] [armies]
help-look = players, display, court, { -tower } and majorities
help-map = the map, one region or one county of it
help-mat = your boxes and the cards in them
help-odds = how an attack may end
help-answer-number = Type the number of a choice; where armies, places or favours are counted, type that number itself.
help-answer-text = Or type its text, or the beginnings of its words: “march boehmen”, “march boeh”, “boeh”.
