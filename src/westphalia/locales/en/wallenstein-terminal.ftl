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

## Favours on narrow screens

short-favour = { $gift } ({ $number })
short-gift-free-building = free { $building }
short-gift-immunity = safe from { $actions }

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
percent-within = { $percent } % ± { $error }
note-standing = { n-armies } there
note-chance = about { percent } to take it
note-card = { $region }, taxes { $taxes }, { -grain } { $grain }, sites { $sites }
note-triumph = in triumph
note-flight = in flight

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
