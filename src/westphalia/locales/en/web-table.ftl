### The table page in the browser: frame, planning, displays, waiting room.

## The frame

table-you = you
table-bot = bot
table-stand-in = a bot stands in
table-open-clause = Open the clause
table-players = Players
table-player = Player
table-status = Doing
table-player-count = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
table-year = Year { $year }
table-round = Round
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
table-undo = Undo
table-let-bot = Let a bot play for me
table-take-back-seat = Take my seat back
table-clock-yours = left for you
table-planning = planning
table-sealed = sealed
table-your-turn = your turn
table-to-act = to act
table-thinking = thinking
table-away = away
table-won = has won
table-if-scored = { $points } if scored now
table-grain-enough = enough grain for the winter
table-grain-short = short of { $grain } grain for the winter: { $revolts ->
    [one] { $revolts } revolt
   *[other] { $revolts } revolts
}
tab-plan = Plan
tab-decide = Decide
tab-map = Map
tab-players = Players
tab-year = Year
tab-chronicle = Chronicle
key-space = space
key-next = what needs me next
key-map = to the map
key-hand = to the hand
key-players = to the players
key-plan-bid = put the card on the bid
key-plan-court = put the card on the next court box
key-plan-drop = put the card down
key-plan-back = take the card back

## The prompt line

prompt-your-turn = Your turn:
prompt-plan = <b>Plan your round:</b> cover { $boxes ->
    [0] your bid
    [one] <em>{ $boxes } box</em>{ $bid ->
        [yes] { " " }and your bid
       *[no] { "" }
    }
   *[other] <em>{ $boxes } boxes</em>{ $bid ->
        [yes] { " " }and your bid
       *[no] { "" }
    }
}.
prompt-plan-held = <b>Plan your round:</b> place <b>{ $card }</b>. Open: { $boxes ->
    [0] your bid
    [one] <em>{ $boxes } box</em>{ $bid ->
        [yes] { " " }and your bid
       *[no] { "" }
    }
   *[other] <em>{ $boxes } boxes</em>{ $bid ->
        [yes] { " " }and your bid
       *[no] { "" }
    }
}.
prompt-plan-how = Choose a card, then a box; or drag it there.
prompt-plan-complete = <b>Your plan is complete.</b> Seal it, or go on changing it.
prompt-secret = Nothing you place is shown to others.
prompt-own-sealed = <b>Your plan is sealed.</b> It can be opened again until the last plan is sealed.
prompt-others-plan = The others are planning.
prompt-watching-plans = You are watching. Plans stay closed until all are sealed.
prompt-watching = You are watching.
prompt-look-around = You may look around freely.
prompt-waiting-for = Waiting for { $names }.
prompt-sealed-count = { $sealed ->
    [one] { $sealed } of { $seats } plans is sealed.
   *[other] { $sealed } of { $seats } plans are sealed.
}
prompt-not-possible = Not possible:
prompt-esc = Esc puts this away.
why-not-here = { $county } is not among the choices.
why-not-near = { $county } does not border { $origin }.
why-not-own = { $county } is not yours, and this is no attack.
why-not-open = { $county } is protected from this attack.
prompt-go-on = Press Enter to go on.
prompt-winter = <b>The winter is over.</b> { $leaders ->
    [one] { $names } leads with { $points } points.
   *[other] { $names } lead with { $points } points.
}
prompt-reconnecting = The connection is lost; trying again.
prompt-nothing-lost = Nothing is lost: what was answered is kept on the server.
prompt-closed = This table is closed to you:
prompt-loading = The table is being laid …
prompt-won = { $winners ->
    [one] <b>{ $names } wins the peace with { $points } points,</b> { $ahead ->
        [0] ahead of { $second } by Thalers
       *[other] { $ahead } ahead of { $second }
    }.
   *[other] <b>{ $names } win the peace together with { $points } points.</b>
}
prompt-over = The game is over; no one is waited for.

## The mat

short-box-build-palace = Palace
short-box-build-church = Church
short-box-build-trading-post = Trade
short-box-collect-grain = Grain
short-box-collect-taxes = Taxes
short-box-deploy-5 = Deploy { $armies }
short-box-deploy-3 = Deploy { $armies }
short-box-deploy-1-move = { $armies } + move
short-box-combat-move-a = Combat A
short-box-combat-move-b = Combat B
short-box-bid = Bid
short-box-convert = Court { $armies }
mat-title = Your mat
mat-label = Your mat: actions and bid
mat-covered = { $covered } of { $boxes } covered
mat-sealed = sealed
mat-empty = empty
mat-idle = no action
mat-no-action = No action
mat-done = carried out
mat-comes-as = comes as number { $order }
mat-order-unknown = its place in the order is not yet known
mats-title = Other mats
mats-all = Mats
mats-about = turned up as they are carried out

plan-fill = Fill the rest with money
plan-fill-short = Fill the rest
plan-seal = Seal plan
plan-unseal = Open the plan again
plan-not-complete = { $open ->
    [one] { $open } box is still empty.
   *[other] { $open } boxes are still empty.
}
plan-warning = As things stand the Thalers will not do for: { $boxes }. These actions will be skipped.
plan-go-on = Go on planning
plan-seal-anyway = Seal anyway
plan-said-held = { $card } in hand. Useful on: { $boxes }.
plan-said-aimed = { $box }: choose a card for it.
plan-said-placed = { $card } on { $box }. { $result }. { $open ->
    [0] All boxes are covered.
    [one] { $open } box is open.
   *[other] { $open } boxes are open.
}
plan-said-back = { $card } is back in hand.
plan-said-undone = The last change is taken back.
plan-said-filled = The rest is covered with money.
plan-said-unsealed = Your plan is open again.
map-mark-held = its card is in hand

## What a card will bring

preview-bid-dear = too few Thalers for this bid
preview-bid-money = to bid { $amount }
preview-bid-county = pays nothing, ranks above 0, below 1
preview-bid-nought = pays nothing, ranks last
preview-last-site = fills the last site
preview-sites-left = { $sites ->
    [one] { $sites } site left
   *[other] { $sites } sites left
}
preview-may-calm = may calm the county
preview-revolt = { $peasants ->
    [one] revolt: { $peasants } peasant
   *[other] revolt: { $peasants } peasants
}
preview-if-event = { $amount } by event
preview-grain-then = grain { $before } → { $after }
preview-marker-after = then a marker
preview-armies-then = { $before } → { $after }
preview-or-armies = or { $after }
preview-then-move = move
preview-nobody-marches = one army alone stays
preview-no-target = no target
preview-march = { $most ->
    [one] { $most } of { $armies } may march
   *[other] up to { $most } of { $armies } march
}
preview-court-county = { $left ->
    [one] { $left } army stays
   *[other] { $left } armies stay
}
preview-court-tray = from the tray
preview-maybe-poor = Thalers in doubt
forecast-sure = Every payment is covered in any order; never below { $least }
forecast-doubtful = Depending on the hidden order, Thalers may be lacking for: { $boxes }
forecast-short = Too few Thalers for: { $boxes }

## The hand

hand-title = Hand
hand-label = Cards in hand
hand-for-boxes = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} { $boxes ->
    [0] left over
    [one] for { $boxes } box
   *[other] for { $boxes } boxes
}
hand-county = { $county } in { $region }: taxes { $taxes }, grain { $grain }, { $armies ->
    [one] { $armies } army
   *[other] { $armies } armies
}, free sites { $sites }, revolt markers { $markers }
hand-or-bid = or bid { $amount }
hand-no-action = no action
hand-towers = { $cards ->
    [one] tower card
   *[other] { $cards } tower cards
}
hand-empty = All cards are placed.
hand-held = { $card } is in hand.
hand-tip = Choose a card and then a box, or drag it there. A click on a covered box takes its card back.
hand-tip-green = Choose a green box, or press

## Displays

display-order = Order of actions
display-order-hidden = { $hidden ->
    [one] { $hidden } stays hidden
   *[other] { $hidden } stay hidden
}
display-hidden = Action { $order }, face down
display-events = Events of year { $year }
display-events-short = Events
display-one-applies = { $events ->
    [one] this one will apply
   *[other] one of { $events } will apply
}
display-left-for-winter = in winter
display-grain-lost = if it is left for winter, everybody loses { $loss } grain
display-in-force = in force
display-places = Order of play
display-favours = At court
display-favour-taken = taken
event-brief-trade-calms = trading posts bring calm
event-brief-stubborn-neutrals = { $amount ->
    [one] { $amount } peasant guards neutrals
   *[other] { $amount } peasants guard neutrals
}
event-brief-palace-guard = palaces defend with { $amount } more
event-brief-church-peace = no attack on churches
event-brief-tax-maximum = taxes yield { $amount } at most
event-brief-tax-minimum = taxes yield { $amount } at least
event-brief-grain-minimum = harvests yield { $amount } at least
event-brief-grain-maximum = harvests yield { $amount } at most
event-brief-few-recruits = levies give only { $five } and { $three }
tile-short-plus-tax = with taxes
tile-short-plus-grain = with grain
tile-short-six-armies = armies
tile-short-attack-plus = attacking
tile-short-defence-plus = defending
map-event = Event of the { $season }:

standing-title = Majorities
standing-about = as they would be scored now
position-title = Choose your place
position-about = the earlier, the sooner you act; its tile is yours for this round
position-key = place { $place }
position-bids = Bids
position-has = place { $place }
answer-hint-map = The counties can be chosen on the map as well.

## One screen for several

cover-pass = Pass the screen to { $name }
cover-about = What comes now is for the eyes of { $name } only.
cover-show = I am { $name }
cover-on = Pass the screen on
cover-back = Back to { $name }

## Before the start

waiting-open = { $open ->
    [one] { $open } seat is still open.
   *[other] { $open } seats are still open.
}
waiting-full = All seats are taken.
waiting-seat-open = open seat
waiting-sit = Sit here
waiting-stand = Stand up
waiting-guest = Guest
waiting-invite = Invite
waiting-bot-for = Who plays seat { $seat }
waiting-link = Invite link
waiting-link-once = for one person; it is shown only now
waiting-copy = Copy
waiting-copied = Copied
waiting-start = Start
waiting-start-bots = Start with bots on the open seats
waiting-expansions = Expansions
waiting-none = none
waiting-setup = Set-up
waiting-clock = Clock
waiting-clock-of = { $minutes } min, { $increment } s more with each answer
waiting-no-clock = none
