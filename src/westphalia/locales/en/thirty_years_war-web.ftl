### Thirty Years War at the table in the browser.

## The frame

table-round = Turns of the war
turn-word = Turn
turn-number = Turn { $turn }
round-of = round { $round } of 6
tab-tracks = Tracks
tab-sheets = Armies
key-hand = to the hand
key-tracks = to the tracks
key-sheets = to armies, areas and cards
prompt-won = { $winners ->
    [0] <b>Nobody has won.</b>
   *[other] <b>{ $names } has won.</b>
}
rule-of-cards = Cards ({ $letter })
roll-table-crt = Combat Results Table
roll-table-loot = Loot Table
roll-table-peace = Peace Table
roll-table-recruit = Recruitment Table
roll-table-siege = Siege Combat Table

## The map

map-label = Map of the Empire and its neighbours
map-find = Find a city
map-lens = Map lens
map-lens-control = Control
map-lens-supply = Supply lines
map-lens-pillage = Pillage
map-fortress = Fortress { $strength }
map-uncontrolled = controlled by nobody
map-nobody = nobody
map-controlled = controlled by { $seat }
map-pillaged = Pillage-{ $level }
map-revolt = Peasant Revolt
map-besieged = besieged
map-masked = masked
map-stack = { $seat }: { $who } ({ $factors })
map-mark-move = can be reached
map-mark-attack = can be attacked
map-mark-source = here it begins
map-mark-target = the goal
map-mark-legal = can be chosen
map-mark-barred = cannot be chosen now
map-mark-planned = planned
answer-hint-map = The places can be chosen on the map as well.
note-passes-open = Val Telline: open
note-passes-closed = Val Telline: closed
map-line-cut = line cut: { $why }
map-cuts-line = cuts the line of { $place }: { $why }
map-devastated = worth { $value }
lens-line = line to a base: pay possible
lens-cut = cut, as far as it gets
lens-base = base
inspector-control = Controlled by
inspector-independent = Independent City
inspector-fortress = Fortress
inspector-siege = Siege
inspector-pillage = Pillage
inspector-roads = Roads to
siege-level = { $factors ->
    [one] siege level { $level }, { $factors } combat factor before it
   *[other] siege level { $level }, { $factors } combat factors before it
}
siege-falls = { $share } to fall with one roll
area-cities = cities { $one } to { $other }, { $needs } needed
area-gain = { $seat } would move the total by { $by }
area-neutral = neutral
stack-factors = { $factors ->
    [one] { $factors } combat factor
   *[other] { $factors } combat factors
}
stack-within = inside the Fortress
stack-room = room for { $room ->
    [one] { $room } more unit
   *[other] { $room } more units
}
leader-ratings = activation { $activation }, battle { $battle }, leadership { $leadership }, loss { $loss }
nation-short-german = Germ.
nation-short-english = Engl.
nation-short-hungarian = Hung.
nation-short-danish = Dan.
nation-short-swedish = Swed.
nation-short-french = Fr.
nation-short-saxon = Sax.
nation-short-imperial = Imp.
nation-short-bavarian = Bav.
nation-short-spanish = Span.

## The tracks

tracks-title = How the war stands
track-vp = Victory
track-vp-now = at the end now: { $result }
track-vp-said = { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}; the Protestant needs { $protestant } or less, the Catholic { $catholic } or more
track-dutch-war = Dutch War
track-dutch-aid = aid { $aid }
track-response = a response is owed
track-influence = Wallenstein
track-influence-said = influence { $box } of { $end }
track-electors = Electors
track-electors-count = { $one } to { $other }
side-hand = Hand
side-areas = Areas
side-cities = Cities
side-factors = Force
side-aid = Aid

## Sheets

sheets-title = Look up
sheet-armies = Armies
sheet-areas = Areas
sheet-cards = Cards
armies-title = All stacks
areas-title = All Areas
areas-area = Area
areas-control = Control
areas-needs = Needs
areas-gain = Total if gained
areas-unsure = { $numbers ->
    [one] { $numbers } of these numbers is not stated by any source. The mark opens the note.
   *[other] { $numbers } of these numbers are not stated by any source. The mark opens the note.
}
cards-title = Both decks
deck-sizes = { $hand } in hand, { $unplayed } unplayed
deck-known = Known to be in hand
deck-to-come = May still come
deck-played = Played
deck-removed = Out of the game
card-value = Value { $value }
card-happened = its event happened in turn { $turn }
card-in-force = in force
marker-asterisk = leaves the game after its event
marker-dagger = its event can happen once
sure-inferred = derived from the sources
sure-reconstructed = reconstructed
cards-groups = In play: { $groups }.
deck-hand = In hand
deck-not-in-play = Not in play yet, or not in this scenario
deck-all = All cards
deck-none = None.
deck-none-played = Nothing has been played.
decks-open = Both decks
decks-title = Cards: what was played, what is gone, what can still come
decks-order = Order
decks-by-place = By place
decks-by-number = By number
decks-by-kind = By kind
decks-pick = A card opens here with a click.
decks-holds = Chance that { $name } holds
decks-one-card = one certain unseen card
decks-one-of = at least one: { $kind }
decks-open-facts = Reckoned from open facts only: cards played and removed, and the size of the hand.
card-field = Field
card-field-title = Title
card-field-group = Set
card-field-event = Event
card-field-value = Value
card-field-aid = Aid
card-field-marker = After its event
card-in-play = In play
card-where-from = Where from
card-returns = returns with the next shuffle
card-no-list = No public list of the cards exists; a mark opens the note.

## What the event of a card does, on the face of the card: few words, and the whole of it beside them.

brief-passes-open = Spanish aid flows again
brief-spinola-besieges = Dutch War +{ $amount }, if Spinola is there
brief-imperial-leaders = Imperial leaders arrive
brief-bavarian-leaders = Bavarian leaders arrive
brief-mutiny = Enemies in one city loot at once
brief-revolt-in-germany = A revolt in a Protestant city
brief-plague = Pillages { $amount } cities of an Area
brief-recovery = Removes { $amount } levels of pillage
brief-fog = Defending: attacker fires weaker
brief-flank = With two leaders: +{ $amount } to your roll
brief-rivalry = Against two leaders: −{ $amount } to the enemy roll
brief-cavalry = With a leader: you fire stronger
brief-surprise = Attacking: no enemy rating, no answer
brief-unreliable = −{ $amount } to the roll of hired men
brief-passes-closed = No Spanish aid until they open
brief-dutch-war = Dutch War −{ $amount }
brief-no-pay = No local pay in Austria this turn
card-c1-brief = { brief-passes-open }
card-c2-brief = The English unit goes home
card-c3-brief = { brief-spinola-besieges }
card-c4-brief = { brief-spinola-besieges }
card-c5-brief = England pays { $amount } less for aid
card-c6-brief = At { $least } VP: +{ $vp } VP
card-c7-brief = Both arrive; his influence counts
card-c8-brief = { brief-imperial-leaders }
card-c9-brief = Arrives with a Spanish unit
card-c10-brief = { brief-bavarian-leaders }
card-c11-brief = Spinola and 3 units go to the Dutch War
card-c12-brief = His Electorate goes to Bavaria
card-c13-brief = Anhalt leaves the game
card-c14-brief = { brief-mutiny }
card-c15-brief = { brief-bavarian-leaders }
card-c16-brief = Spain pays { $amount } more for aid
card-c17-brief = Saxony becomes Catholic
card-c18-brief = Dutch War +{ $amount }
card-c19-brief = Imperials and Bavarians may stack
card-c20-brief = { brief-revolt-in-germany }
card-c21-brief = The Danes leave, or Swedes go home
card-c22-brief = { $amount } AP an Elector, +{ $vp } VP
card-c23-brief = A Spanish army comes to Tyrol
card-c24-brief = { brief-plague }
card-c25-brief = { brief-plague }
card-c26-brief = { brief-plague }
card-c27-brief = { brief-plague }
card-c28-brief = { brief-recovery }
card-c29-brief = { brief-recovery }
card-c30-brief = { brief-imperial-leaders }
card-c31-brief = { brief-fog }
card-c32-brief = { brief-flank }
card-c33-brief = With Imperials: +{ $amount } to your roll
card-c34-brief = { brief-rivalry }
card-c35-brief = With 2 Spanish units: you fire stronger
card-c36-brief = French aid is halved
card-c37-brief = { brief-revolt-in-germany }
card-c38-brief = { brief-passes-open }
card-c39-brief = A revolt in a French city
card-c40-brief = English aid ends for good
card-c41-brief = { brief-mutiny }
card-c42-brief = No French aid now, later { $amount } less
card-c43-brief = French leaders need value 3
card-c44-brief = The Pope gives aid again
card-c45-brief = Feria arrives with Spaniards
card-c46-brief = { brief-bavarian-leaders }
card-c47-brief = { brief-cavalry }
card-c48-brief = { brief-surprise }
card-c49-brief = { brief-unreliable }
card-c50-brief = Bavarians defend: enemy fires weaker
card-c51-brief = { brief-plague }
card-c52-brief = { brief-recovery }
card-c53-brief = { brief-recovery }
card-c54-brief = French and Swedes may not stack
card-c55-brief = { brief-plague }
card-p1-brief = { brief-passes-closed }
card-p2-brief = Ends the revolt of the Huguenots
card-p3-brief = Brunswick joins you, with units
card-p4-brief = Baden joins you, with units
card-p5-brief = No Papal aid this turn
card-p6-brief = The English unit arrives
card-p7-brief = Denmark enters with five units
card-p8-brief = { brief-no-pay }
card-p9-brief = France gives aid from now on
card-p10-brief = { $amount } AP from Sweden
card-p11-brief = Nobody enters neutral land this turn
card-p12-brief = { brief-surprise }
card-p13-brief = { brief-rivalry }
card-p14-brief = A revolt in Austria
card-p15-brief = Papal aid stops
card-p16-brief = { brief-mutiny }
card-p17-brief = France enters with Turenne
card-p18-brief = Gustavus lands with an army
card-p19-brief = { $amount } AP from Savoy
card-p20-brief = English aid in full again
card-p21-brief = { brief-no-pay }
card-p22-brief = Catholic Magdeburg: −{ $vp } VP
card-p23-brief = −{ $vp } VP, and { $amount } leaders recruit
card-p24-brief = Spain pays { $amount } less for aid
card-p25-brief = { brief-dutch-war }
card-p26-brief = { brief-dutch-war }
card-p27-brief = { brief-dutch-war }
card-p28-brief = Hesse-Kassel joins you, with units
card-p29-brief = Brunswick joins you, with units
card-p30-brief = { brief-fog }
card-p31-brief = Swedes attack: you fire much stronger
card-p32-brief = { brief-flank }
card-p33-brief = { brief-cavalry }
card-p34-brief = With Swedes: +{ $amount } to your roll
card-p35-brief = Saxony becomes Protestant
card-p36-brief = { brief-plague }
card-p37-brief = { brief-plague }
card-p38-brief = French and Swedes may stack again
card-p39-brief = { brief-passes-closed }
card-p40-brief = A revolt in Bavaria
card-p41-brief = { brief-mutiny }
card-p42-brief = Spain pays { $amount } less for aid
card-p43-brief = { brief-dutch-war }
card-p44-brief = Torstennson arrives with Swedes
card-p45-brief = Two Swedish leaders arrive
card-p46-brief = Three French leaders arrive
card-p47-brief = French attack: you fire stronger
card-p48-brief = { brief-unreliable }
card-p49-brief = The enemy rating adds nothing
card-p50-brief = Moves a French army { $amount } points further
card-p51-brief = { brief-plague }
card-p52-brief = { brief-plague }
card-p53-brief = { brief-recovery }
card-p54-brief = { brief-recovery }
card-p55-brief = { brief-recovery }

## The hand and the card round

hand-title = Hand
hand-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# Long words of card titles, with the places at which a narrow card may part them.
hand-breaks = Fortifi­cations Hertogen­bosch
hand-empty = No cards in hand.
use-short-act = ACT
use-short-recruit = REC
use-short-aid = AID
use-short-event = EVT
use-act = ACT
use-recruit = REC
use-aid = AID
use-event = EVENT
use-event-moves = The total moves by { $points }.
use-act-about = Activate a leader with activation rating { $value } or less: march, fight or besiege.
round-choose-card = Take up a card to see what it could do now. Leaders it can activate are then marked on the map.
round-more = Move the Swedish Base
round-activate = activate { $leaders }
round-free = Free Action
round-let-pass = Let it pass
round-peace = offer peace

## The march

march-choose-goal = click it on the map or here; the number is the points spent up to there
march-no-goal = The stack can go no further.
march-go = March to { $place }
march-attack = March to { $place } and attack
march-reaches = { $place }{ $known ->
    [yes] { $points ->
        [one] , { $points } point left
       *[other] , { $points } points left
    }
   *[no] { "" }
}
met-battle = battle
met-overrun = may be overrun
met-leaders = lone enemy leaders
met-garrison = garrisoned Fortress
met-fortress = enemy Fortress
met-neutral = violates neutrality
met-revolt = Peasant Revolt
route-city = City
route-meets = What is there
route-points = Points left
ends-battle = Battle
ends-overrun = Overrun
ends-fortress = Fortress
ends-enemy = Open enemy city
ends-neutral = Neutral Area
ends-free = Nobody’s city
ends-box = Beside the map
ends-own = Own city
goal-overrun = overrun, go on
goal-odds = wins { $share }
goal-siege = siege level { $level }, you bring { $factors }
ends-not-stay = the stack cannot end its march there

## Battle, siege, recruits

odds-said = { $attacker } wins { $wins }, { $defender } wins { $loses }
odds-wins = { $seat } wins { $share }
odds-losses = Losses to expect, in loss factors: attacker { $attacker }, defender { $defender }.
recruit-chance = { $steps ->
    [one] { $steps } step { $share }
   *[other] { $steps } steps { $share }
}

## Pay

pay-suffices = { $needs ->
    [one] All claims come to { $needs } point. In the purse: { $purse }.
   *[other] All claims come to { $needs } points. In the purse: { $purse }.
}
pay-short = { $needs ->
    [one] All claims come to { $needs } point; that cannot all be paid. In the purse: { $purse }.
   *[other] All claims come to { $needs } points; that cannot all be paid. In the purse: { $purse }.
}
pay-stack = City
pay-units = Units
pay-cost = Points
pay-from = Paid by
pay-each = { $units ->
    [one] { $points }
   *[other] each { $points }
}
pay-at-home = the land
order-when = Changes count from the next card draw, so that they cannot answer the present hand.
key-enter = Enter
pay-title = Pay your army
pay-clear = Clear
pay-all-possible = Pay all possible
pay-close = Close the purse
pay-spent = { $points ->
    [one] { $points } point spent.
   *[other] { $points } points spent.
}
pay-left = Left, and lost with the turn: { $purse }.
pay-hint = All that can be paid is ticked. A stack is paid with one tick, a unit with a click on its counter.
pay-ruin-first = nearest to ruin first
pay-line = Line of communications
pay-paid = Paid
pay-own-land = where they stand
pay-this = pay: { $unit }
pay-stack-of = pay all in { THE($place) }
pay-cannot = cannot
pay-unpaid = unpaid
line-cut-at = cut at { $place }
line-broken-at = { $place }: { $why }
line-broken-revolt = a Peasant Revolt
line-broken-besieged = they are besieged
line-broken-neutral = a neutral Area
line-broken-france = France is not in the war
line-broken-enemy-force = enemy units stand there
line-broken-not-controlled = not controlled
line-no-base = there is no base
line-long = { $base }, over { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}
line-own-base = in its own base
loot-will = What will be looted
loot-before = modifiers before the roll
loot-hint = Steps fall on Mercenaries first, then on Militia, then on Veterans; a unit that dissolves leaves the game.
loot-no-modifier = no modifier
loot-modifier-pillaged = pillaged already
loot-modifier-many-units = { $many } units or more
loot-modifier-besieged = besieged
loot-modifier-mercenaries = mostly Mercenaries
loot-modifier-veterans = mostly Veterans
loot-modifier-dynamic = a Dynamic Leader
loot-nothing = nothing
loot-as-paid = as if paid: nothing happens
loot-pillage = pillage +{ $levels }
loot-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
loot-lost = reduced: { $units }
loot-gone = gone for good: { $units }
ledger-title = The end of the turn
ledger-of = End of turn { $turn }
ledger-aid = aid:
ledger-pay = Pay
ledger-no-pay = nobody has been paid yet
ledger-loot = Loot
ledger-no-loot = nobody has looted
ledger-sieges = Sieges and revolts
ledger-no-sieges = no siege and no revolt was rolled for
ledger-dutch = Dutch War and peace
ledger-total = Victory points
ledger-no-moves = nothing moved the total, which stands at { $vp }
ledger-cards = Keep a card
ledger-step = Step through
ledger-roll = Roll
ledger-modifier = Modifier
ledger-result = Result
ledger-now = Now, in turn { $turn }
ledger-after = After turn { $turn }
ledger-at-start = At the start of turn { $turn }
prompt-turn-over = <b>Turn { $turn } is over.</b> The total stands at { $vp }.
prompt-turn-over-note = Nobody has won yet. Read the ledger; the next turn waits.
prompt-no-cards = <b>Round { $round }, no cards left:</b> take a Free Action.
prompt-no-cards-note = One unit or a lone leader may move, or the round passes.
prompt-pay = <b>Pay your army.</b> All that can be paid is ticked.
sieges-roll-all = Roll all
sieges-roll = { $sieges ->
    [0] Roll for none
    [one] Roll for { $sieges } siege
   *[other] Roll for { $sieges } sieges
}
keep-none = Keep none
peace-title = Peace negotiations
peace-offer-note = The offer uses your round, accepted or not. Nothing is sent before the red button.
peace-answer-note = The other side offers peace at { $vp }.
peace-back = Back to my hand
peace-who = Side
peace-offers-when = may offer at
peace-must-when = must accept at
peace-at = at { $vp }
peace-low-high = { $low } or less, { $high } or more
peace-never = never in this scenario
peace-must-from = { $vp } or more
peace-must-to = { $vp } or less
peace-may = may offer
peace-free = free to refuse
peace-may-not = may not offer
peace-must = must accept
peace-table = The table
peace-die = one die, 0 to 9; { $by } for the Electors
peace-from = { $vp }+
peace-now = now
peace-means = What each would mean
peace-pmv-means = the war ends.
peace-cmv-means = the war ends.
peace-truce-means = the turn ends at once, without pay and loot; all sieges are lifted, and the next recovery is not halved.
peace-bw-means = each side names an Area or two Independent Cities that the other has to leave; the higher roll goes first.
peace-pw-means = the Catholic names an Area or two Independent Cities that the Protestant leaves; control does not change.
peace-cw-means = the Protestant names an Area or two Independent Cities that the Catholic leaves; control does not change.
sure-known = stated by a source
sure-known-about = A source states this value.
sure-inferred-about = This value is derived from what sources state.
sure-reconstructed-about = No source that we found states this value: it is reconstructed, so that one can play.
note-title = Where this value comes from
note-says = The note in the data:
note-owner = Who owns the game can put the printed value in its place, for a table of one’s own.
ledger-early = A turn that ends at { $low } or less, or at { $high } or more, ends the war.
ledger-if-over = If it were over now: { $result }.
ledger-may-offer = May offer peace at this total: { $names }.
ledger-no-offer = Nobody may offer peace now.
lens-none = No unit needs a line: all are paid where they stand.

## The end and the replay

end-heading = Peace of Westphalia
level-protestant-major = Protestant major
level-protestant = Protestant victory
level-draw = draw
level-catholic = Catholic victory
level-catholic-major = Catholic major
end-great = Great events
end-points = Points
end-decided = What decided it: { $vp ->
    [one] { $vp } victory point
   *[other] { $vp } victory points
}
end-needs-protestant = Protestant: { $vp } or less
end-needs-catholic = Catholic: { $vp } or more, and what the scenario asks besides
end-met = met
end-not-met = not met
end-numbers = At the end
end-deeds = Battles of the war
deeds-battles = Battles won
deeds-overruns = Enemies overrun
deeds-fortresses = Fortresses taken
deeds-armies = Armies lost
deeds-steps = Steps lost in battle
end-curves = Areas, cities and forces through the war
curve-vp-note = the Catholic total, turn by turn
end-about = { $won ->
    [yes] { $who } has won; the total stands at { $vp }.
   *[no] Nobody has won; the total stands at { $vp }.
}
curve-vp = Victory points
curve-vp-said = The total of victory points, from { $first } to { $last }
curve-vp-protestant = Protestant victory at the end: { $points } or less
curve-vp-catholic = Catholic victory at the end: { $points } or more
curve-areas = Areas
curve-cities = Cities
curve-factors = Combat factors
replay-open = All hands open

## Battle

battle-of = The battle of { $place }
battle-attacks-from = attacks from { $place }
battle-sallies = sallies out of { $place }
battle-stands-at = stands before { $place }
battle-column = column <b>{ $column }</b>
battle-rating = battle { $by }
battle-shift = column { $by }
battle-step-stand = Stand
battle-step-cards = Attacker’s cards
battle-step-answer = Answer
battle-step-roll = Roll
battle-step-losses = Losses
battle-step-retreat = Retreat
battle-odds = Odds
battle-as-it-stands = as it stands
battle-with-cards = { $cards ->
    [one] with your card
   *[other] with your cards
}
battle-your-cards = Your Combat Cards
battle-your-answer = Your answer
battle-cards-closed = { $cards ->
    [one] One card cannot be used here
   *[other] { $cards } cards cannot be used here
}
battle-cards-most = two at most, laid face up together
battle-cards-sealed = two at most, sealed until the defender stands
battle-own-roll = you { $by }
battle-his-roll = enemy { $by }
battle-then-wins = you win { $share }
battle-you-win-share = you win { $share }
battle-if-he-answers = If the enemy answers with
battle-no-answer = no card
battle-you-win = you win
battle-he-loses = enemy loses
battle-you-lose = you lose
battle-losses-expected = { $losses }
battle-deck-knowledge = { $combat } of the { $unseen } unseen enemy cards are Combat Cards. { $usable ->
    [0] None could be used here.
    [one] One could be used here; with { $hand } in hand it is held with { $share }.
   *[other] { $usable } could be used here; with { $hand } in hand at least one of them is held with { $share }.
}
battle-while-you-wait = While you wait
battle-asked-always = The enemy is asked in every battle, with or without a card that fits. The pause tells you nothing.
battle-table = Combat table: the loss number by column and modified roll
battle-table-column = Column
battle-leaders = Leaders
battle-leaders-first = Protestants first
battle-leader-falls = { $loss ->
    [9] falls on 9
    [10] cannot fall
   *[other] falls on { $loss } to 9
}
battle-leader-safe = nobody rolls for him
battle-leader-lives = lives
battle-leader-fell = falls
attack-prompt = <b>Attack at { $place }?</b> <em>There is no way back then.</em>
attack-sub = { $seat } is asked next.
attack-now = Attack
attack-landing = The army comes from the sea: if it is beaten no way leads back, and it is lost.
attack-hold-back = Hold units back, or let besieged ones come out
cards-prompt = <b>{ $place }, your Combat Cards:</b> { $cards ->
    [0] none
   *[other] { $cards }
} chosen. <em>Laying them is final.</em>
cards-prompt-seal = <b>{ $place }, your Combat Cards:</b> { $cards ->
    [0] none
   *[other] { $cards }
} chosen. <em>They are sealed with the attack.</em>
cards-prompt-answer = <b>{ $place }: answer with Combat Cards,</b> or pass. { $cards ->
    [0] { "" }
    [one] <em>One chosen.</em>
   *[other] <em>{ $cards } chosen.</em>
}
cards-sub = { $seat } may answer with up to two; then both dice are rolled.
cards-sub-answer = { $cards ->
    [0] { $seat } has laid no card.
    [one] { $seat } has laid one card.
   *[other] { $seat } has laid { $cards } cards.
} Then both dice are rolled.
cards-lay = { $cards ->
    [one] Lay one card
   *[other] Lay { $cards } cards
}
cards-lay-and-roll = { $cards ->
    [one] Lay one card and roll
   *[other] Lay { $cards } cards and roll
}
cards-seal = { $cards ->
    [one] Seal one card
   *[other] Seal { $cards } cards
}
cards-none = No cards
cards-pass = Pass
losses-numbers = <b>{ $own } to { $theirs }.</b>
losses-prompt = Take your losses: { $known ->
    [yes] { $left ->
        [0] <em>they are met.</em>
       *[other] <em>{ $left } more.</em>
    }
   *[no] …
}
losses-sub = Choose counters; only steps that can still lead to exactly that number are open.
losses-yours = Your losses
losses-exactly = exactly { $number }
losses-of = of { $number }, { $left } to go
losses-how = A click on a counter takes one step, the next one the second, a third takes both back.
losses-leave = { $factors ->
    [one] { $factors } factor is left so.
   *[other] { $factors } factors are left so.
}
losses-ways = Good ways
losses-left = strength left
losses-suggest = Suggest
losses-take = Take losses
losses-prepare = Prepare my losses
losses-prepare-about = You may already set your losses: they are used only if the number fits, else you are asked.
losses-give = { $unit }: lose a step
losses-back = { $unit }: take it back
losses-closed = { $unit }: this step would miss the number
losses-handed-in = Your losses are handed in. They are shown when both sides are done.
retreat-where = Where to retreat
retreat-one-city = one place for all
retreat-prompt = <b>Beaten at { $place }.</b> Where does { $leader } retreat?
retreat-sub = Friendly cities come first; an empty enemy city may be taken if there is none.
retreat-to = retreat to { $place }
retreat-go = Retreat to { $place }
retreat-go-inside = Into the Fortress of { $place }
retreat-choose = Choose a city
retreat-later = After the enemy’s losses
retreat-inside = Into the Fortress of { $place }
retreat-inside-about = may be besieged; units inside are never paid then
retreat-of = controlled by { $seat }
retreat-nobodys = controlled by nobody
retreat-gains = becomes yours
retreat-violates = violates neutrality
retreat-line = line open to { $place }
retreat-no-line = line to { $place } is cut
retreat-no-line-inside = no line if besieged
retreat-no-base = no base
stand-commander = Commander
stand-title = Stand or withdraw
stand-outside = Stand
stand-outside-about = A battle before the walls; then both sides may lay Combat Cards.
stand-outside-overrun = They may be overrun: all are lost without a roll.
stand-outside-leaders = Leaders without units are lost where units come.
stand-inside = Withdraw into the Fortress
stand-inside-about = { $factors ->
    [one] No battle. Siege level { $level }, { $factors } combat factor before it.
   *[other] No battle. Siege level { $level }, { $factors } combat factors before it.
}
stand-besieged = can be besieged
stand-masked = can only be masked
overrun-title = Overrun them?
overrun-do = Overrun
overrun-about = All of them are lost without a roll, and the march goes on.
overrun-cost = one point
overrun-fight = Fight a battle
overrun-fight-about = The march ends here.
odds-ties = Equal loss numbers ({ $share }) fall to { $seat }.

## The result of a battle

result-title = { $place }: how the battle ended
result-put-away = Put away
result-causes = { $losses ->
    [one] causes { $losses } loss
   *[other] causes { $losses } losses
}
result-cards = With { $cards }
result-lost = { $count ->
    [one] Lost a step: { $units }
   *[other] Lost { $count } steps: { $units }
}
result-lost-none = Lost no step
result-more = What was rolled and lost
result-table = The rolls on the combat table

## Siege

siege-of = The siege of { $place }
siege-step-lay = Besiege
siege-step-assault = Assault
siege-step-end = End of turn
siege-besiegers = Besiegers
siege-at-least = at least
siege-level-title = Siege level
siege-level-sum = Fortress { $strength } + units inside { $inside }
siege-may-sally = with a leader inside they may sally
siege-no-sally = no leader inside, so they cannot sally
siege-empty = nobody inside
siege-chances = Chances, roll by roll
siege-die-needs = { $success } or more falls; 9 always, 0 never
siege-roll = Roll
siege-marker = marker
siege-walls = walls
siege-spinola = Spinola { $by }
siege-sum = sum
siege-die = die
siege-falls-now = falls
siege-by-then = by then
siege-now = Now, in this activation
siege-now-end = Now
siege-when-active = Turn { $turn }, first activation
siege-when-end = End of turn { $turn }, without a card
siege-faces-about = A natural 0 costs the besiegers a step. A failed roll raises the marker, to +3 at most.
siege-assault = Assault: roll one die
siege-assault-about = If it falls, all who are inside are lost.
siege-keep = Keep the siege, no roll
siege-keep-about = The marker stays as it is.
siege-lay = Lay siege
siege-lay-about = A Siege marker at { $place }; there is no roll in this round.
siege-leave = Do not besiege
siege-leave-about = The army stands before it and masks it.
siege-roll-for = Roll for { $place }
siege-share = falls with { $share }
siege-shares = next roll { $first }; { $share } by the end of turn { $turn }
siege-relief = Who may come to its relief
siege-relief-by = Army
siege-relief-from = from
siege-relief-wins = wins
siege-army = { $leader }, { $factors }
siege-no-relief = No enemy army can come in one activation.
siege-may-relieve = { $leader } may come to its relief and wins with { $share }
siege-march-on = If they march on
siege-stay = { $level ->
    [one] { $level } factor or more stays
   *[other] { $level } factors or more stay
}
siege-stay-then = the siege stays
siege-mask = fewer stay
siege-mask-then = it is masked, the marker goes
siege-nobody = nobody stays
siege-nobody-then = the siege is lifted
siege-others = Other sieges and masks

## Preparing a round: cards, force, way, recruits, arrivals

step-card = Card
step-use = Use
step-do = Do it
step-leader = Leader
step-goal = Goal
step-check = Check
step-place = Place
step-follows = What follows
hand-keys = choose a card
hand-put-down = put down
card-once = once only
use-in-battle = battle
use-once = 1×
use-act-title = March, fight or besiege with one leader
use-recruit-title = Recruit
use-aid-title = Foreign aid: { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
}
use-event-title = The event
other-use-free-action = FREE
other-use-offer-peace = PEACE
other-use-move-base = BASE
other-use-dutch-war = DUTCH WAR
other-use-campaign = CAMPAIGN
other-use-plot = PLOT
other-use-pass = PASS
round-uses = What each use would do now:
round-leader = { $place }, { $factors ->
    [0] without units
   *[other] strength { $factors }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round-recruiters = { $leaders }: { $steps } steps a try
round-more-closed = { $count ->
    [one] { $count } more who cannot
   *[other] { $count } more who cannot
}
round-free-about = One unit or one leader moves; no battle, no recruiting, no siege.
round-peace-about = The other side accepts or refuses; it takes this round.
force-title = Who comes along
force-from = from { $place }
force-commands = commands
force-stays = stays
force-about = { $capacity ->
    [one] { $count } of { $capacity } unit that may be led, strength { $factors }.
   *[other] { $count } of { $capacity } units that may be led, strength { $factors }.
}
force-how = Click a leader or a counter to leave it or to take it along.
force-leave-one = Leave behind: { $unit }
force-take-one = Take along: { $unit }
route-title = Route
route-slowest = { $points ->
    [one] { $points } point, that of the slowest
   *[other] { $points } points, those of the slowest
}
route-spent = { $spent } of { $all } points spent
route-forage = Pillage { $chosen } of { $needs }
route-forage-about = { $needs ->
    [one] The units on the march must pillage one level in the cities they enter.
   *[other] The units on the march must pillage { $needs } levels in the cities they enter.
}
route-forage-less = one level less in { $place }
route-forage-more = one level more in { $place }
route-foe = { $who }, strength { $factors }
route-here = In { $place }
route-take-back = take this back
deeds-drop = Drop off
deeds-leave = Drop off
deeds-pick-up = Pick up
deeds-collect = Pick up
march-of = March of { $leader }
march-of-unit = March of a unit
march-encounter = At { $place }
march-encounter-about = what the other side may do
march-withdraws = If he withdraws into the Fortress: siege level { $level }, you bring { $factors }.
march-overrun = Strong enough to overrun for one point more.
march-violates = Entering violates the neutrality of the Area.
march-siege = Siege of { $place }
march-assault = Roll for the siege
march-halt = Halt at { $place }
march-stay = Stay at { $place }
ends-title = Where it may end
key-along-roads = march along a road
key-one-back = one city back
do-aid = Take the money
do-event = Carry it out
do-offer-peace = Send the offer
do-move-base = Move the base
do-other = Do it
prepared-march = <b>{ $leader } marches to { $goal }:</b> { $via ->
    [yes] by way of { $places }, { $spent } of { $all } points spent.
   *[no] { $spent } of { $all } points spent.
}
prepared-battle = A battle follows.
prepared-leader = <b>{ $leader }:</b> choose the goal on the map.
prepared-about = Nothing is final before the red button.
plan-next = Planned for your next round:
plan-about = Nobody else sees it, and nothing happens by itself. On your turn one click does it.
plan-broken = No longer possible: { $why }.
plan-away = Put away
recruit-title = Recruiting
recruit-leader = Leader
recruit-modifier = Modifier
recruit-chances = Steps
recruit-roll = Roll for
recruit-kind = strength { $full }, { $reduced } when reduced; { $movement } movement points; { $pay ->
    [one] { $pay } point of pay
   *[other] { $pay } points of pay
}.
recruit-kind-mercenary = Without pay they are the first to run away.
recruit-kind-militia = They are cheap to keep, but weak and slow.
recruit-how = A button rolls at once. A step is half a unit.
recruit-dynamic = Dynamic Leader +1
recruit-pillaged = pillaged −1
recruit-room = room for { $room }
recruit-used = { $used ->
    [one] one try used
   *[other] { $used } tries used
}
recruit-left = { $left ->
    [one] { $left } counter left
   *[other] { $left } counters left
}
recruit-here = can recruit here
recruit-first-kind = recruit the first kind
recruit-second-kind = recruit the second kind
recruit-steps = { $leader } raises { $steps ->
    [one] one step
   *[other] { $steps } steps
}. Take them as
type-veteran = Veterans
type-mercenary = Mercenaries
type-militia = Militia
recover-suggest = Recover as suggested
pillage-suggest = Place as suggested
pillage-suggest-all = Place all of mine as suggested
pillage-suggest-about = Suggested is what costs the enemy most: his richest Areas, and there his bases.
arrive-open = no Fortress
arrive-roads = roads to { $places }
arrive-so-far = So far
arrive-who = Who arrives

## What happened to a side since its last answer

since-battles-fought = Battles: { $victories } won, { $defeats } lost.
since-cities-fallen = Taken by the enemy: { $cities }.
since-cities-taken = Taken by you: { $cities }.
since-revolts-risen = Lost to revolts: { $cities }.
since-areas-fallen = Areas gone to the enemy: { $areas }.
since-areas-taken = Areas gained: { $areas }.
since-losses-taken = Steps lost: { $steps } of yours, { $against } of the enemy’s.
since-leaders-gone = Leaders lost to the war: { $leaders }.
since-pay-given = { $paid ->
    [one] Pay: { $paid } aid point paid; units left unpaid: { $unpaid }.
   *[other] Pay: { $paid } aid points paid; units left unpaid: { $unpaid }.
}
since-total-shifted = The VP total went from { $before } to { $vp }.

## The picture of what is told

marched-far = { $seat } marches from { THE($origin) } by { $cities } to { THE($place) }.
told-sum = { $modifier } makes { $sum }
told-column = Column from strength { $column }
changes-near = Enemy strength: { $place }
changes-to = { $was } to { $is }
changes-line = Line of communications: { $place }
changes-open = open again
changes-cut = cut
changes-card = Event { $card }
changes-possible = possible now
changes-closed = no longer possible
chronicle-period = This turn
