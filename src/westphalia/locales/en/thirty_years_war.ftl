### Thirty Years War: its names and terms, its questions and choices, what cannot be chosen and why, its cards.
### Names are keyed by term and id of the data: place-vienna, leader-tilly, unit-imperial-militia-reduced.
### A name that changes in a sentence has its forms as attributes: { IN($place) }, { INTO($place) }, { FROM($place) },
### { THE($area) }. In English only the article does, so say “in { THE($place) }”; in French FROM also stands for “de”.
### A choice has the argument of its noun: card, leader, unit, place or area; what is recruited is a unit as well.
### What the event of a card does has its own text here (card-c1-about): the clauses card.* speak of a part of the cards only.
### NAME_id is the word of the data behind a name, has_NAME tells whether there is one, NAME_count how many are listed.

## Numbers of things

n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
n-levels = { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
n-attempts = { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
}
n-left = { $left ->
    [one] { $left } level
   *[other] { $left } levels
}
n-columns = { $amount ->
    [one] { $amount } column
   *[other] { $amount } columns
}
n-vp = { $vp } VP
n-units = { $count }× { $unit }
aid-of = { $source } { $points }

## Terms

neutral = neutral
group-early-war = Early War
group-intervention = Intervention
group-apocalypse = Apocalypse
source-spain = Spain
source-pope = the Pope
source-france = France
source-england = England
source-up = the United Provinces
source-savoy = Savoy
source-sweden = Sweden
source-empire = the Empire
award-majority = majority of the Electors
award-all = all Electors
peace-pmv = Protestant Minor Victory
peace-cw = Catholic withdrawal
peace-truce = truce
peace-bw = withdrawal of both sides
peace-pw = Protestant withdrawal
peace-cmv = Catholic Minor Victory
result-draw = Draw
result-resigned = Won by resignation
result-standing = Ended as it stood
result-protestant-minor = Protestant Minor Victory
result-protestant-historical = Protestant Historical Victory
result-protestant = Protestant Victory
result-protestant-major = Protestant Major Victory
result-catholic-minor = Catholic Minor Victory
result-catholic-historical = Catholic Historical Victory
result-catholic = Catholic Victory
result-catholic-major = Catholic Major Victory
career-not-in-play = not in play yet
career-in-command = in command
career-dismissed = dismissed
career-recalled = recalled
career-assassinated = assassinated
career-lost = lost
pope-paul-v = Paul V
pope-gregory-xv = Gregory XV
pope-urban-viii = Urban VIII
pope-innocent-x = Innocent X
category-political = political event
category-aid = aid
category-pope = a new Pope
category-new-leader = new leaders
category-new-army = a new army
category-war-entry = War Entry
category-dutch-war = Dutch War
category-peasant-revolt = Peasant Revolt
category-mutiny = Mutiny
category-plague = Famine & Plague
category-recovery = Recovery
category-activation = activation
category-combat = Combat Card
break-revolt = a Peasant Revolt
break-besieged = a siege
break-neutral = a Neutral Area
break-france = France is not in the war
break-enemy-force = enemy units
break-not-controlled = the city is not friendly

## Places: cities, and the boxes beside the map

place-vienna = Vienna
place-linz = Linz
place-znaim = Znaim
place-krems = Krems
place-graz = Graz
place-pressburg = Pressburg
place-tyrnau = Tyrnau
place-neuhausel = Neuhäusel
place-brunn = Brünn
place-olmutz = Olmütz
place-iglau = Iglau
place-breslau = Breslau
place-glogau = Glogau
place-neisse = Neisse
place-gorlitz = Görlitz
place-prague = Prague
place-pilsen = Pilsen
place-budweis = Budweis
place-tabor = Tabor
place-bamberg = Bamberg
place-bayreuth = Bayreuth
place-amberg = Amberg
place-oppenheim = Oppenheim
place-mannheim = Mannheim
place-heidelberg = Heidelberg
place-landau = Landau
place-munich = Munich
place-ingolstadt = Ingolstadt
place-landshut = Landshut
place-passau = Passau
place-donauworth = Donauwörth
place-innsbruck = Innsbruck
place-bozen = Bozen
place-bregenz = Bregenz
place-stuttgart = Stuttgart
place-heilbronn = Heilbronn
place-nordlingen = Nördlingen
place-tuttlingen = Tuttlingen
place-breisach = Breisach
place-freiburg = Freiburg
place-durlach = Durlach
place-nancy = Nancy
place-verdun = Verdun
place-epinal = Épinal
place-besancon = Besançon
place-dole = Dôle
place-vesoul = Vesoul
place-brussels = Brussels
place-antwerp = Antwerp
place-ghent = Ghent
place-namur = Namur
place-mons = Mons
place-luxembourg = Luxembourg
place-amiens = Amiens
place-rocroi = Rocroi
place-chalons = Châlons
place-langres = Langres
place-munster = Münster
place-osnabruck = Osnabrück
place-lingen = Lingen
place-wesel = Wesel
place-paderborn = Paderborn
place-kassel = Kassel
place-hanau = Hanau
place-marburg = Marburg
place-fulda = Fulda
place-brunswick = Brunswick
place-hannover = Hannover
place-gottingen = Göttingen
place-luneburg = Lüneburg
place-minden = Minden
place-rendsburg = Rendsburg
place-kiel = Kiel
place-rostock = Rostock
place-schwerin = Schwerin
place-wittstock = Wittstock
place-stralsund = Stralsund
place-stettin = Stettin
place-kolberg = Kolberg
place-berlin = Berlin
place-frankfurt-on-oder = Frankfurt-on-Oder
place-barwalde = Bärwalde
place-kustrin = Küstrin
place-havelberg = Havelberg
place-leipzig = Leipzig
place-dresden = Dresden
place-torgau = Torgau
place-lutzen = Lützen
place-wittenberg = Wittenberg
place-erfurt = Erfurt
place-wurzburg = Würzburg
place-coburg = Coburg
place-rothenburg = Rothenburg
place-koln = Köln
place-mainz = Mainz
place-trier = Trier
place-nurnberg = Nürnberg
place-frankfurt = Frankfurt
place-magdeburg = Magdeburg
place-salzburg = Salzburg
place-regensburg = Regensburg
place-augsburg = Augsburg
place-aachen = Aachen
place-hamburg = Hamburg
place-bremen = Bremen
place-lubeck = Lübeck
place-strasbourg = Strasbourg
place-metz = Metz
place-ulm = Ulm
place-liege = Liège
place-paris = Paris
place-troyes = Troyes
place-dijon = Dijon
place-united-provinces = United Provinces
    .the = the United Provinces
place-denmark = Denmark
place-sweden = Sweden

## Areas

area-austria = Austria
area-moravia = Moravia
area-silesia = Silesia
area-tyrol = Tyrol
area-bavaria = Bavaria
area-saxony = Saxony
area-spanish-netherlands = Spanish Netherlands
    .the = the Spanish Netherlands
area-franche-comte = Franche-Comté
area-bohemia = Bohemia
area-upper-palatinate = Upper Palatinate
    .the = the Upper Palatinate
area-lower-palatinate = Lower Palatinate
    .the = the Lower Palatinate
area-brandenburg = Brandenburg
area-hungary = Hungary
area-pomerania = Pomerania
area-mecklenburg = Mecklenburg
area-hesse-kassel = Hesse-Kassel
area-brunswick-luneburg = Brunswick-Lüneburg
area-baden = Baden
area-lorraine = Lorraine
area-munster = Münster
area-schleswig-holstein = Schleswig-Holstein
area-wurttemberg = Württemberg
area-franconia = Franconia
area-france = France

## Nations

nation-german = Protestant Germans
nation-english = English
nation-hungarian = Hungarians
nation-danish = Danes
nation-swedish = Swedes
nation-french = French
nation-saxon = Saxons
nation-imperial = Imperials
nation-bavarian = Bavarians
nation-spanish = Spaniards

## Leaders

leader-mansfeld = Mansfeld
leader-anhalt = Anhalt
leader-thurn = Thurn
leader-schlick = Schlick
leader-bethlen-gabor = Bethlen Gabor
leader-christian-of-brunswick = Christian of Brunswick
leader-george-frederick-of-baden = George Frederick of Baden
leader-william-of-hesse-kassel = William of Hesse-Kassel
leader-george-of-brunswick-luneburg = George of Brunswick-Lüneburg
leader-christian-iv = Christian IV
leader-gustavus-adolphus = Gustavus Adolphus
leader-baner = Banér
leader-horn = Horn
leader-bernard-of-saxe-weimar = Bernard of Saxe-Weimar
leader-leslie = Leslie
leader-torstennson = Torstennson
leader-wrangel = Wrangel
leader-konigsmarck = Königsmarck
leader-la-force = La Force
leader-turenne = Turenne
leader-conde = Condé
leader-l-hopital = l’Hôpital
leader-gassion = Gassion
leader-guebriant = Guébriant
leader-john-george = John George
leader-arnim = Arnim
leader-bucquoy = Bucquoy
leader-wallenstein = Wallenstein
leader-piccolomini = Piccolomini
leader-enkevoort = Enkevoort
leader-charles-of-lorraine = Charles of Lorraine
leader-gallas = Gallas
leader-archduke-leopold = Archduke Leopold
leader-savelli = Savelli
leader-hatzfeld = Hatzfeld
leader-tilly = Tilly
leader-pappenheim = Pappenheim
leader-mercy = Mercy
leader-wolf = Wolf
leader-aldringer = Aldringer
leader-holk = Holk
leader-werth = Werth
leader-goetz = Goetz
leader-groenfeld = Groenfeld
leader-melander = Melander
leader-spinola = Spinola
leader-van-den-bergh = van den Bergh
leader-cordoba = Cordoba
leader-cardinal-infante = Cardinal Infante
    .the = the Cardinal Infante
leader-melo = Melo
leader-feria = Feria
leader-unnamed-protestant-1 = Protestant leader 1
leader-unnamed-protestant-2 = Protestant leader 2
leader-unnamed-protestant-3 = Protestant leader 3
leader-unnamed-protestant-4 = Protestant leader 4
leader-unnamed-protestant-5 = Protestant leader 5
leader-unnamed-protestant-6 = Protestant leader 6
leader-unnamed-protestant-7 = Protestant leader 7
leader-unnamed-protestant-8 = Protestant leader 8
leader-unnamed-swedish-1 = Swedish leader 1
leader-unnamed-swedish-2 = Swedish leader 2
leader-unnamed-swedish-3 = Swedish leader 3
leader-unnamed-swedish-4 = Swedish leader 4
leader-unnamed-imperial-1 = Imperial leader 1

## Units, full and reduced, and the kinds that are recruited

unit-german-mercenary = German Protestant Mercenary
unit-german-mercenary-reduced = reduced German Protestant Mercenary
kind-german-mercenary = { unit-german-mercenary }
unit-german-militia = German Protestant Militia
unit-german-militia-reduced = reduced German Protestant Militia
kind-german-militia = { unit-german-militia }
unit-english-mercenary = English Mercenary
unit-english-mercenary-reduced = reduced English Mercenary
kind-english-mercenary = { unit-english-mercenary }
unit-hungarian-militia = Hungarian Militia
unit-hungarian-militia-reduced = reduced Hungarian Militia
kind-hungarian-militia = { unit-hungarian-militia }
unit-danish-mercenary = Danish Mercenary
unit-danish-mercenary-reduced = reduced Danish Mercenary
kind-danish-mercenary = { unit-danish-mercenary }
unit-swedish-veteran = Swedish Veteran
unit-swedish-veteran-reduced = reduced Swedish Veteran
kind-swedish-veteran = { unit-swedish-veteran }
unit-french-veteran = French Veteran
unit-french-veteran-reduced = reduced French Veteran
kind-french-veteran = { unit-french-veteran }
unit-french-militia = French Militia
unit-french-militia-reduced = reduced French Militia
kind-french-militia = { unit-french-militia }
unit-saxon-militia = Saxon Militia
unit-saxon-militia-reduced = reduced Saxon Militia
kind-saxon-militia = { unit-saxon-militia }
unit-imperial-veteran = Imperial Veteran
unit-imperial-veteran-reduced = reduced Imperial Veteran
kind-imperial-veteran = { unit-imperial-veteran }
unit-imperial-mercenary = Imperial Mercenary
unit-imperial-mercenary-reduced = reduced Imperial Mercenary
kind-imperial-mercenary = { unit-imperial-mercenary }
unit-imperial-militia = Imperial Militia
unit-imperial-militia-reduced = reduced Imperial Militia
kind-imperial-militia = { unit-imperial-militia }
unit-bavarian-mercenary = Bavarian Mercenary
unit-bavarian-mercenary-reduced = reduced Bavarian Mercenary
kind-bavarian-mercenary = { unit-bavarian-mercenary }
unit-bavarian-militia = Bavarian Militia
unit-bavarian-militia-reduced = reduced Bavarian Militia
kind-bavarian-militia = { unit-bavarian-militia }
unit-spanish-veteran = Spanish Veteran
unit-spanish-veteran-reduced = reduced Spanish Veteran
kind-spanish-veteran = { unit-spanish-veteran }
unit-cardinal-veteran = Spanish Veteran of the Cardinal
unit-cardinal-veteran-reduced = reduced Spanish Veteran of the Cardinal
kind-cardinal-veteran = { unit-cardinal-veteran }

## Questions

ask-card-round = Which card is played, and for what?
ask-keep = Which card is kept for the next turn?
ask-activate = Which leader does the card of value { $value } activate?
ask-form-force = Who goes with the activated leader?
ask-free-action = Which leader moves, or from where does a unit move?
ask-free-unit = Which unit moves from { THE($place) }?
ask-march-on = Where does the march go, or what does it do here?
ask-react = Into the Fortress of { $city }, or stay outside?
ask-overrun = Overrun the enemy or fight a battle?
ask-forage = Which city feeds the march?
ask-starve = { $steps ->
    [one] Nothing is left to forage: which unit loses { n-steps }?
   *[other] Nothing is left to forage: which unit loses the first of { n-steps }?
}
ask-starve-at = Where does this unit lose a step: { $unit }?
ask-commit-attack = Who attacks?
ask-command = Who commands the defence?
ask-combat-cards = Which Combat Card is played? Two at most in a battle.
ask-take-losses = Which step is lost in this battle?
ask-lose-steps = { $steps ->
    [one] Which unit in { THE($place) } loses { n-steps }?
   *[other] Which unit in { THE($place) } loses the first of { n-steps }?
}
ask-retreat = Where does the defender retreat?
ask-flee = Which way does the second army go, away from the enemy?
ask-cure-stacking = Too many pieces in { THE($place) }: who is given up?
ask-lay-siege = Place a Siege marker at { $city }?
ask-assault = Roll for the siege of { $city }?
ask-continue-sieges = Which Continued Siege is rolled for?
ask-recruit = Which leader tries to recruit? { n-attempts } left.
ask-league-recruits = Which leader of the treaty tries to recruit? { n-attempts } left.
ask-raise = What does { THE($leader) } try to recruit?
ask-take-recruits = Recruits, { n-steps }: how is the next unit taken?
ask-fund-recruits = Spend an aid point on the recruiting rolls of this card?
ask-pay = In which city are units paid?
ask-pay-in-city = Which unit is paid in { $city }?
ask-loot = Which city is looted next?
ask-desert = { $steps ->
    [one] Unpaid in { $city }: which unit loses { n-steps }?
   *[other] Unpaid in { $city }: which unit loses the first of { n-steps }?
}
ask-place-leaders = Where do the leaders left alone in { $city } go?
ask-recover = Which city recovers? { n-levels } left.
ask-restore = Which city recovers? { n-left } left.
ask-place-revolt = Where do the peasants rise?
ask-spread-revolts = Which revolt tries to spread next?
ask-incite = In which city do the unpaid mutiny?
ask-name-area = Which Area do famine and plague strike? Cities: { $left } at most.
ask-strike-cities = Which city of { THE($area) } is struck? At most { $left }.
ask-answer-peace = Accept the offer of peace?
ask-withdrawal = What must the other side leave: an Area, or two Independent Cities?
ask-refuge = { $has_leader ->
    [yes] Which of the nearest cities does { THE($leader) } go to from { THE($origin) }?
   *[no] Which of the nearest cities does this unit go to from { THE($origin) }: { $unit }?
}
ask-wallenstein = What becomes of Wallenstein?
ask-recall-leader = Which leader goes to the United Provinces?
ask-recall-units = From where do Spanish units go to the United Provinces?
ask-recall-unit = Which unit goes from { $origin } to the United Provinces?
ask-rescue-army = The Protestant army in the United Provinces has no leader: what becomes of it?
ask-place-leader = { $has_leader ->
    [yes] Where does { THE($leader) } arrive?
   *[no] Where do the units arrive?
}
ask-land = Where do the Swedes land?
ask-call-home = Which Swedish leader is called home?
ask-take-home = Which Swedish unit goes home with { THE($leader) }? { $left } to choose.
ask-saxon-home = { $has_leader ->
    [yes] Where does { THE($leader) } go from { THE($origin) }?
   *[no] Where does this unit go from { THE($origin) }: { $unit }?
}
ask-surplus = Too many units in { THE($place) }: which Saxon unit goes home?
ask-place-force = Where does this force begin?
ask-place-pillage = { $left ->
    [one] Which city begins pillaged? { $left } marker left.
   *[other] Which city begins pillaged? { $left } markers left.
}
ask-offer-campaign = A Campaign Move: play a second card for a leader elsewhere?
ask-second-leader = Which leader is to join the campaign?

## Choices: a sentence; *kind* is that of the question, *unit* also the kind that is recruited

choose-pass = { $kind ->
    [keep] Keep no card
    [lay_siege] Place no Siege marker
    [assault] Do not roll
    [combat_cards] Play no further Combat Card
    [rescue_army] Give up the units
    [fund_recruits] Spend nothing
    [offer_campaign] No second card
    [card_round] Let the round pass
   *[other] Leave him as he is
}
choose-done = { $kind ->
    [take_losses] Take these losses
    [recruit] No further attempt
    [league_recruits] No further attempt
    [pay] Pay nobody else
    [pay_in_city] Pay nobody else here
    [continue_sieges] No further roll
    [recall_units] No further unit
    [strike_cities] No further city
   *[other] No further recovery
}
choose-act = Play { $card } to activate a leader
choose-recruit = Play { $card } to recruit
choose-aid = Play { $card } for foreign aid
choose-event = Play { $card } as an event
choose-free-action = Take a Free Action
choose-offer-peace = Offer peace
choose-move-base = Move the Swedish Base to { THE($place) }
choose-keep = Keep { $card }
choose-lead = { $kind ->
    [free_action] Move { THE($leader) }
   *[other] Activate { THE($leader) }
}
choose-join = { $kind ->
    [call_home] Call { THE($leader) } home
    [recall_leader] Send { THE($leader) }
   *[other] { $leader } comes along
}
choose-take = { $kind ->
    [free_unit] Move this unit: { $unit }
    [recall_unit] Send this unit: { $unit }
    [take_home] Send this unit home: { $unit }
    [surplus] Send this unit home: { $unit }
   *[other] Take along: { $unit }
}
choose-from = { $kind ->
    [free_action] Move a unit from { THE($place) }
    [starve_at] In { THE($place) }
   *[other] A unit from { THE($place) }
}
choose-go = Set out
choose-march = March to { THE($place) }
choose-control = Gain control here
choose-drop = Drop off: { $unit }
choose-leave = Drop off { THE($leader) }
choose-pick-up = Pick up: { $unit }
choose-collect = Pick up { THE($leader) }
choose-halt = Halt here
choose-forage = Forage in { THE($place) }
choose-overrun = Overrun the enemy
choose-fight = Fight a battle
choose-inside = Go into the Fortress
choose-outside = Stay outside
choose-hold-back = Hold back: { $unit }
choose-sortie = Join the attack from inside: { $unit }
choose-attack = Attack
choose-command = { $leader } commands
choose-combat = Play { $card }
choose-lose = { $kind ->
    [cure_stacking] Give up: { $unit }
   *[other] Lose a step: { $unit }
}
choose-lose-besieged = Lose a step inside: { $unit }
choose-remove = Give up { THE($leader) }
choose-retreat = { $kind ->
    [rescue_army] Leave for { THE($place) }
   *[other] Retreat to { THE($place) }
}
choose-besiege = Place a Siege marker
choose-assault = Roll for the siege
choose-roll = { $kind ->
    [spread_revolts] The revolt in { THE($place) }
   *[other] Roll for the siege of { THE($place) }
}
choose-attempt = { $leader } tries to recruit
choose-raise = Recruit: { $unit }
choose-full = As a full unit
choose-reduced = As a reduced unit
choose-pay = Pay: { $unit }
choose-loot = { $kind ->
    [incite] Mutiny in { THE($place) }
   *[other] Loot { $place }
}
choose-recover = { $place } recovers
choose-pillage = { $kind ->
    [place_pillage] { $place } begins pillaged
   *[other] Strike { $place }
}
choose-pay-in = Pay units in { THE($place) }
choose-pay-all = Pay all
choose-accept = Accept
choose-refuse = Refuse
choose-name = Name { THE($area) }
choose-place = { $kind ->
    [withdrawal] Name { $place }
    [rescue_army] Give the army a new leader
   *[other] To { THE($place) }
}
choose-revolt = Revolt in { THE($place) }
choose-dismiss = Dismiss Wallenstein
choose-recall = Recall Wallenstein to { THE($place) }
choose-assassinate = Have Wallenstein assassinated
choose-fund = Spend an aid point
choose-dutch-war = Play { $card } to move the Dutch War marker
choose-campaign = Play { $card } for a second leader
choose-plot = Play { $card } against Wallenstein
choose-after-losses = Decide after the other’s losses

## The same choices in a long list, where the question says the rest

short-act = ACT { $card }
short-recruit = REC { $card }
short-aid = AID { $card }
short-event = Event { $card }
short-drop = − { $unit }
short-leave = − { $leader }
short-pick-up = + { $unit }
short-collect = + { $leader }
short-march = → { $place }

## What cannot be chosen: a card round

not-in-hand = { $card } is not in hand
nobody-to-lead = no leader can be activated with the value of { $card }
nobody-to-recruit = none of your leaders can recruit anything where he is
aid-taken-already = you have played a card for aid in this turn
event-played-before = the event of { $card } happens once in a game, and it has happened
combat-only = the event of { $card } is played in a combat only
not-first-action = peace is offered as the first action of a turn or not at all
no-catholic-offer-at = at { n-vp } you may not offer peace
no-protestant-offer-at = at { n-vp } you may not offer peace
no-protestant-offer = in this scenario the Protestant may not offer peace
no-catholic-offer = in this scenario the Catholic may not offer peace
must-accept = at { n-vp } the offer cannot be refused
no-swedish-base = you have no Swedish Base to move
base-moved-already = the Swedish Base moves once a turn, and not in the turn of the landing
not-swedish-port = { $city } is not another Protestant or neutral port with a Swedish arrow
no-point-to-spend = a Free Action costs an aid point, and you have none
dutch-war-not-moved = no card moves the Dutch War marker now: the war is over, or this optional rule is not used
no-plot-now = Wallenstein is not in play, not mighty enough or has been plotted against in this turn, or your side may not plot

## Activation and march

rating-too-high = { $leader } has the activation rating { $rating }, which the value of the card does not reach
not-in-command = a leader with more stars stands beside { THE($leader) } and commands
not-here = { $leader } is not one of your leaders on the map
nobody-to-sally = { $leader } is inside the Fortress without any unit
shut-in = whoever is inside the Fortress of { THE($place) } moves by no Free Action
french-only = this activation is for a French leader
king-is-dead = { $card } is in force: until the end of the turn French leaders need a card of value 3, and do not recruit
no-second-leader = { $card } can activate no leader in another space
not-second = { $leader } stands with the first leader
leadership-spent = { $count ->
    [one] these leaders can move no more than { $count } unit
   *[other] these leaders can move no more than { $count } units
}
not-together = they may not stack with those on the march
no-unit-to-sally = a sally needs at least one unit
out-of-points = there are not enough movement points left
not-connected = no line leads straight from here to { THE($place) }
leaders-left-alone = leaders would be left alone with enemies in { THE($place) }
enemy-units-there = enemy units are in { THE($place) }, and leaders alone may not enter
enemy-units-bar = enemy units are in { THE($place) }, and a Free Action may not lead there
no-room-to-relieve = with those who are inside { $place } the army would be more than may stack there
may-not-end-there = the march would end in { THE($place) }, where it may not stay
treaty-of-ulm = by the Treaty of Ulm no unit enters Neutral Areas or neutral Independent Cities in this turn
france-closed = nobody enters France before it is in the war
not-for-catholics = Catholics never enter off-map France
not-for-hungarians = Hungarians do not go to { THE($place) }
outside-the-zone = { $place } lies outside the Spanish Zone
not-allowed-there = not all on the march may go to { THE($place) }
war-is-over = after the Dutch War no army enters the United Provinces
not-an-army = only leaders with units enter the United Provinces
one-army-only = you have an army in the United Provinces already
not-in-and-out = an army does not enter and leave the United Provinces in one activation
danes-left-behind = Christian IV goes to the United Provinces only with all Danes that there are
spinola-stays = Spinola’s army never leaves the United Provinces
units-left-alone = who leaves the United Provinces and who stays behind must be an army, with a leader and units
not-friendly-ground = no army goes from the United Provinces to { THE($place) }: it is the enemy’s, enemy units are there, or there is no room
not-separated-there = in the United Provinces leaders and units stay together
free-action-alone = a Free Action moves exactly one counter
nothing-to-gain = a point gains nothing in { THE($place) }: it is no city, yours already, a Fortress City or held by enemy units
leaders-gain-nothing = leaders without units gain no control
not-moved-yet = only who has moved along can be dropped off, and nobody is picked up before the first step
no-room-here = they may not stay in { THE($place) } with those who are there
needed-to-lead = without { THE($leader) } not all units could be led
leads-the-march = { $leader } was activated and is not dropped off
done-moving = who has moved and was dropped off does not move again in this round
behind-the-wall = who is inside the Fortress of { THE($place) } cannot be picked up
a-dynamic-leaders = a Dynamic Leader in { THE($place) } keeps the units that he can lead, or comes without any of them
must-command = { $leader } has two stars and follows nobody
not-beside-leaders = a leader without units does not stay in { THE($place) } beside enemies
not-on-the-way = the march did not enter { $city }
nothing-left = nothing is left to forage in { $city }

## Battle

one-must-attack = at least one unit must attack
all-sally = who was activated for a sally attacks
nobody-besieged = no such unit is besieged there: { $unit }
too-few-to-lead = { $leadership ->
    [one] the leaders outside and inside can lead no more than { $leadership } unit
   *[other] the leaders outside and inside can lead no more than { $leadership } units
}
not-his-command = a leader with more stars commands, not { THE($leader) }
not-in-the-army = { $leader } is not with the defenders
no-combat-card = { $card } is no Combat Card
for-attackers = only the attacker may play { $card }
for-defenders = only the defender may play { $card }
too-few-leaders = { $card } asks for more leaders in the battle
under-dynamic = { $card } does nothing against the command of a Dynamic Leader
no-such-units = the units that { $card } asks for do not take part
no-such-commander = { $card } asks for another commander, or for one at all
nothing-to-take = the commander adds nothing that { $card } could take away
countered = { $card } cannot be played after { $other }
lies-sealed = { $card } lies sealed already
misses-loss-number = with this step the loss number of { $number } could not be met any more: { $unit }
not-in-battle = no such unit takes part there: { $unit }
not-adjacent = { $place } is not adjacent
where-they-came-from = the attacker came from { THE($place) }
enemy-there = enemy units are in { THE($place) }
enemy-fortress = { $place } is an enemy Fortress City without friends before it
friendly-first = a friendly city goes before { $place }
closed-to-all = nobody of the army may enter { THE($place) }
closed-to-some = some of the army may not enter { THE($place) }, and there is a place for more of them
no-own-fortress = in { THE($place) } they have no Fortress to go into

## Siege

no-siege-there = you have no Siege marker at { $city }
rolled-already = you have rolled for the siege of { $city } already
not-besieged-yet = without a Siege marker from an earlier round there is no roll for { $city }
besieged-already = a Siege marker is at { $city } already

## Recruiting

two-attempts = { $leader } has made two attempts with this card
devastated = { $leader } is in a city at Pillage-2, where nobody recruits
besieged-leader = { $leader } is besieged and cannot recruit
no-room = eight units are with { THE($leader) } already
nobody-recruits-there = { $place }: nobody recruits there
spaniards-never-recruit = { $leader } is a leader of the Spaniards, who never recruit
danes-never-recruit = { $leader } never recruits
not-by-nation = { $leader } may recruit nothing of the kind where he is
no-counters = no counter is left: { $kind }
steps-would-be-lost = taken so, steps would be lost
not-in-treaty = by this event German and Swedish leaders recruit, each of them once

## Pay, loot, recovery and revolts

nobody-to-pay = no unit of yours in { $city } waits for pay
not-here-to-be-paid = no such unit waits for pay in { $city }: { $unit }
no-line = units in { $city } have no line of communications to a Supply Base
besieged-unpaid = units inside besieged { $city } cannot be paid
too-few-points = the aid points that may pay units in { $city } do not suffice for a whole one
too-few-for-all = the aid points do not suffice for all
not-unpaid = there is no such unpaid unit: { $unit }
others-go-first = Mercenaries lose steps first, then Militia, then Veterans; not yet: { $unit }
not-pillaged = { $city } is not pillaged
recovered-already = { $city } has recovered a level in this turn
in-enemy-land = the enemy controls the Area of { $city }, or the Independent City
enemy-near = enemy units are in { $city } or next to it
no-revolt-there = the revolt cannot be placed in { $city }
no-refuge-there = { $city } is not a friendly city that all of them may enter
not-in-war = { $city } is not in an Area that is in the war
pillaged-enough = { $city } or its Area takes no further marker
area-not-named = { $area } was the side’s own at the start, or has its Swedish Base
city-not-named = { $city } is not an Independent City, was the side’s own at the start, or is named already
no-army-for-wallenstein = in { $city } there is no army with a leader and Imperial units, without Tilly and not shut in, that Wallenstein could join

## Events of cards

passes-are-open = the Val Telline Passes are open
passes-are-closed = the Val Telline Passes are closed
english-aid-over = England gives no aid any more
in-force-already = nothing would change: the effect of { $card } is in force
nothing-to-end = { $other } is not in force, so there is nothing to end
barred-by = { $other } has been played as an event and bars { $card }
not-yet = { $other } must be played as an event before { $card }
sweden-at-war = Sweden is in the war and gives no aid to others
another-pope = { $pope } is Pope, and { $card } asks for another
total-too-low = the total must be { $least } VP or more
too-few-electors = you must control { $least } Electors or more
palatinate-not-held = you do not control the Lower Palatinate
magdeburg-not-held = Magdeburg is not under Catholic control
nobody-for-bridge = { $card } can activate no French leader
nobody-mutinies = no enemy Mercenary in a city lacks local pay
no-mutiny-there = no enemy Mercenary in { $city } lacks local pay
no-city-to-revolt = there is no city where { $card } could place a revolt
nothing-pillaged = no city is pillaged
all-devastated = all cities there are at Pillage-2
not-struck = { $city } is not in the Area, has been struck already, or is at Pillage-2
at-least-one = at least one city must be chosen
dutch-war-over = the Dutch War is over
not-spinolas-army = Spinola’s army is not in the United Provinces
not-first-card = { $card } can only be the first action of your turn
catholics-there = a Catholic army is in the United Provinces
too-few-spaniards = there are fewer than three Spanish units on the map
needs-three-units = at least three units go
enough-units = no more units can go: eight at most, and without a leader three
one-war-entry = a War Entry event has been played in this turn
nation-not-in-war = { $card } asks for a nation that is not in the war yet
leaders-used = all whom { $card } would bring are in play already or lost
no-place-to-arrive = there is no place for those whom { $card } brings
not-placed-there = they cannot be placed in { THE($place) }
area-occupied = Catholic units are in all cities of { THE($area) }
no-own-city = no city of { THE($area) } is Protestant and free of enemies
england-at-war = England has a civil war of its own
palatinate-closed = no city of the Lower Palatinate is open to the English
no-english-unit = the English unit is not on the map
anhalt-not-in-play = Anhalt is not in play
nobody-called-home = there are no Danes, and no Swedish leader stands with Swedish units
tyrol-closed = no city of Tyrol is Catholic and free of enemies
no-counters-left = no Spanish Veteran is left
on-that-side-already = Saxony is not on the side that it would leave
no-army-at-saxony = no Protestant army is in Saxony or next to it
no-leader-left = no German Protestant leader is left to take the command
no-way-out = the army does not leave for { THE($place) }: another leader can take it over, or the way is closed
spinola-goes = Spinola goes himself if he is in play, else a Spanish leader who is
no-spaniards-there = there is no such Spanish unit in { THE($place) }
not-open-to-land = the Swedes land in a port with an arrow where the fewest obstacles are, not in { THE($place) }
not-called-home = a Swedish leader with Swedish units goes, and Gustavus Adolphus only if there is no other; not { THE($leader) }
not-saxon-ground = { $place } is not another city of Saxony that is friendly, free of enemies and has room

## Cards by their titles and numbers

card-c1 = Val Telline Passes Open (C1)
card-c2 = England Withdraws Troops (C2)
card-c3 = Spinola Besieges Bergen (C3)
card-c4 = Spinola Besieges Breda (C4)
card-c5 = Spain Declares War with England (C5)
card-c6 = Edict of Restitution (C6)
card-c7 = Wallenstein & Piccolomini (C7)
card-c8 = Charles of Lorraine & Gallas (C8)
card-c9 = Córdoba (C9)
card-c10 = Aldringer & Holk (C10)
card-c11 = Spinola Recalled to the Netherlands (C11)
card-c12 = Frederick of Palatine Deposed as Elector (C12)
card-c13 = Discretion Over Valor (C13)
card-c14 = Mutiny (C14)
card-c15 = Werth & Goetz (C15)
card-c16 = Marie of Spain marries Ferdinand III (C16)
card-c17 = Saxony Switches Sides (C17)
card-c18 = Spanish Capture Amersfoort (C18)
card-c19 = Elector Maximilian (C19)
card-c20 = Peasant Revolt in Germany (C20)
card-c21 = Swedish-Danish Conflict (C21)
card-c22 = Electoral Meeting (C22)
card-c23 = Cardinal Infante (C23)
card-c24 = Famine & Plague (C24)
card-c25 = Famine & Plague (C25)
card-c26 = Famine & Plague (C26)
card-c27 = Famine & Plague (C27)
card-c28 = Recovery (C28)
card-c29 = Recovery (C29)
card-c30 = Archduke Leopold, Savelli & Hatzfeld (C30)
card-c31 = Fog (C31)
card-c32 = Flanking Maneuver (C32)
card-c33 = Croats (C33)
card-c34 = Command Rivalry (C34)
card-c35 = Spanish Tercios (C35)
card-c36 = French Huguenots Revolt (C36)
card-c37 = Peasant Revolt in Germany (C37)
card-c38 = Val Telline Passes Open (C38)
card-c39 = Peasant Revolt in France (C39)
card-c40 = English Civil War (C40)
card-c41 = Mutiny (C41)
card-c42 = Cardinal Richelieu Dies (C42)
card-c43 = King Louis XIII Dies (C43)
card-c44 = Innocent X Becomes Pope (C44)
card-c45 = Duke of Feria (C45)
card-c46 = Mercy, Groenfeld, Melander (C46)
card-c47 = Cavalry Charge (C47)
card-c48 = Surprise Attack (C48)
card-c49 = Unreliable Troops (C49)
card-c50 = Field Fortifications (C50)
card-c51 = Famine & Plague (C51)
card-c52 = Recovery (C52)
card-c53 = Recovery (C53)
card-c54 = Conflict of Interest (C54)
card-c55 = Famine & Plague (C55)
card-p1 = Val Telline Passes Closed (P1)
card-p2 = The Three Musketeers (P2)
card-p3 = Christian of Brunswick (P3)
card-p4 = Frederick of Baden (P4)
card-p5 = Gregory XV Becomes Pope (P5)
card-p6 = England Intervenes (P6)
card-p7 = Denmark Enters War (P7)
card-p8 = Ottoman Turks Raid Imperial Borders (P8)
card-p9 = Richelieu Becomes Chief Minister of France (P9)
card-p10 = Swedish Aid (P10)
card-p11 = Treaty of Ulm (P11)
card-p12 = Surprise Attack (P12)
card-p13 = Command Rivalry (P13)
card-p14 = Peasant Revolt in Austria (P14)
card-p15 = Urban VIII Becomes Pope (P15)
card-p16 = Mutiny (P16)
card-p17 = France Enters War (P17)
card-p18 = Sweden Enters War (P18)
card-p19 = Aid from Duke of Savoy (P19)
card-p20 = Spain Makes Peace with England (P20)
card-p21 = Ferdinand III Becomes Holy Roman Emperor (P21)
card-p22 = Sack of Magdeburg (P22)
card-p23 = Treaty of Heilbronn (P23)
card-p24 = Dutch Capture Spanish Treasure Fleet (P24)
card-p25 = Dutch Capture Hertogenbosch and Wesel (P25)
card-p26 = Dutch Capture Venlo, Roermond and Maastricht (P26)
card-p27 = Dutch Recapture Breda (P27)
card-p28 = William of Hesse-Kassel (P28)
card-p29 = George of Brunswick-Lüneburg (P29)
card-p30 = Fog (P30)
card-p31 = Massed Artillery (P31)
card-p32 = Flanking Maneuver (P32)
card-p33 = Cavalry Charge (P33)
card-p34 = Swedish Firepower (P34)
card-p35 = Saxony Switches Sides (P35)
card-p36 = Famine & Plague (P36)
card-p37 = Famine & Plague (P37)
card-p38 = Oxenstierna (P38)
card-p39 = Val Telline Passes Closed (P39)
card-p40 = Peasant Revolt in Bavaria (P40)
card-p41 = Mutiny (P41)
card-p42 = Portugal Revolts vs. Spain (P42)
card-p43 = Battle of the Downs (P43)
card-p44 = Torstennson Arrives (P44)
card-p45 = Wrangel & Königsmarck (P45)
card-p46 = Condé, l’Hôpital, Gassion (P46)
card-p47 = Furia Franchese (P47)
card-p48 = Unreliable Troops (P48)
card-p49 = Hesitation (P49)
card-p50 = Bridge of Boats (P50)
card-p51 = Famine & Plague (P51)
card-p52 = Famine & Plague (P52)
card-p53 = Recovery (P53)
card-p54 = Recovery (P54)
card-p55 = Recovery (P55)

## What the event of a card does, in short. The arguments are the numbers of the card in the data, without their signs.

about-passes-open = Opens the Val Telline Passes: Spanish aid can be had again.
about-spinola-besieges = As the first Catholic action of a turn, with Spinola’s army in the United Provinces: Dutch War marker +{ $amount }, and +1 more at the end of the turn if no Protestant army responds.
about-imperial-leaders = The leaders arrive, each with Imperial units, or in a friendly city if there are none.
about-bavarian-leaders = The leaders arrive, each with Bavarian units, or in a friendly city if there are none.
about-mutiny = In one city the enemy units that have no local pay, Mercenaries among them, loot at once; units eliminated so are gone for good.
about-revolt-in-germany = A Peasant Revolt in a Protestant city of Germany that has no Protestant units and is no Supply Base.
about-plague = Cities of one Area, up to { $amount }, are pillaged by a level each. This also happens after every other use of the card.
about-recovery = Removes levels of pillage wherever you like, up to { $amount }.
about-fog = In combat, defending: the attacker fires { n-columns } further left.
about-flank = In combat, with two leaders or more: +{ $amount } to your roll.
about-rivalry = In combat, against two leaders or more under a commander who is not Dynamic: −{ $amount } to the enemy’s roll.
about-cavalry = In combat, with a leader and a Veteran or Mercenary: you fire { n-columns } further right.
about-surprise = In combat, attacking: the enemy commander’s battle rating adds nothing, and the defender plays no Combat Cards.
about-unreliable = In combat, against Mercenaries or Militia: −{ $amount } to the enemy’s roll.
about-passes-closed = Closes the Val Telline Passes: AID cards give no Spanish points until they are open again.
about-dutch-war = While the Dutch War lasts: its marker −{ $amount }.
card-c1-about = { about-passes-open }
card-c2-about = The English unit leaves the game; English aid goes on.
card-c3-about = { about-spinola-besieges }
card-c4-about = { about-spinola-besieges }
card-c5-about = Later Protestant AID cards give { $amount } AP less from England, until { card-p20 }.
card-c6-about = At { $least } VP or more: +{ $vp } VP. At the end of the Early War scenario the Catholic side cannot win without it.
card-c7-about = Wallenstein and Piccolomini arrive, each with Imperial units, or in a friendly city if there are none. Wallenstein’s influence counts from now on.
card-c8-about = { about-imperial-leaders }
card-c9-about = With Spinola’s army in the United Provinces: Córdoba arrives with a Spanish unit, in the Spanish Zone.
card-c10-about = { about-bavarian-leaders }
card-c11-about = While the Dutch War lasts and no Catholic army is in the United Provinces: Spinola, or else another Spanish leader, goes there with three Spanish units or more, for good.
card-c12-about = With the Lower Palatinate under Catholic control: its Electorate goes to Bavaria for good.
card-c13-about = Anhalt leaves the game, and nobody replaces him.
card-c14-about = { about-mutiny }
card-c15-about = { about-bavarian-leaders }
card-c16-about = Later Catholic AID cards give { $amount } AP more from Spain. Ends { card-p24 }, which ends this one in turn.
card-c17-about = If Saxony is on the Protestant side: it changes to the Catholic side, with leaders, units and cities.
card-c18-about = While the Dutch War lasts: its marker +{ $amount }.
card-c19-about = From now on Imperial and Bavarian pieces may stack; Wallenstein and Tilly never.
card-c20-about = { about-revolt-in-germany }
card-c21-about = Once, with Sweden in the war: Christian IV and all Danish units leave the game. If he is not in play, a Swedish leader goes home with half of his Swedish units and comes back later.
card-c22-about = With { $least } Electors or more: { $amount } AP of the Empire for each Elector under Catholic control, and +{ $vp } VP.
card-c23-about = The Cardinal Infante arrives in Tyrol with Spanish units. His army must be in the Spanish Zone by the end of the next turn.
card-c24-about = { about-plague }
card-c25-about = { about-plague }
card-c26-about = { about-plague }
card-c27-about = { about-plague }
card-c28-about = { about-recovery }
card-c29-about = { about-recovery }
card-c30-about = { about-imperial-leaders }
card-c31-about = { about-fog }
card-c32-about = { about-flank }
card-c33-about = In combat, with an Imperial unit: +{ $amount } to your roll.
card-c34-about = { about-rivalry }
card-c35-about = In combat, with two Spanish units or more: you fire { n-columns } further right.
card-c36-about = If France gives aid: French points of later Protestant AID cards are halved, until { card-p2 } is played; not after it.
card-c37-about = { about-revolt-in-germany }
card-c38-about = { about-passes-open }
card-c39-about = A Peasant Revolt in a Protestant city of France on the map, without Protestant units.
card-c40-about = English aid ends for good, and { card-p6 } cannot happen any more.
card-c41-about = { about-mutiny }
card-c42-about = If France gives aid: no French aid for the rest of this turn, and { $amount } AP less on every later AID card.
card-c43-about = With France in the war, for the rest of this turn: French leaders are activated only by a card of value 3, and do not recruit.
card-c44-about = After Urban VIII: Innocent X becomes Pope, and Papal aid can be had again.
card-c45-about = Feria arrives in the Spanish Zone with Spanish units, or in a Catholic city of the Spanish Netherlands or Franche-Comté.
card-c46-about = { about-bavarian-leaders }
card-c47-about = { about-cavalry }
card-c48-about = { about-surprise }
card-c49-about = { about-unreliable }
card-c50-about = In combat, defending with a Bavarian unit: the attacker fires { n-columns } further left. Not after { card-p47 }.
card-c51-about = { about-plague }
card-c52-about = { about-recovery }
card-c53-about = { about-recovery }
card-c54-about = Once, with Sweden and France in the war: French and Swedish units may not stack, until { card-p38 } is played.
card-c55-about = { about-plague }
card-p1-about = { about-passes-closed }
card-p2-about = Ends { card-c36 } and bars it for the rest of the game.
card-p3-about = Brunswick-Lüneburg joins the Protestant side, unless { card-p29 } has brought it, and Christian arrives there with units.
card-p4-about = Baden joins the Protestant side, and its margrave arrives there with units.
card-p5-about = After Paul V: Gregory XV becomes Pope, and there is no Papal aid for the rest of this turn.
card-p6-about = The English unit arrives in a Protestant or neutral city of the Lower Palatinate. Not after { card-c40 }.
card-p7-about = War Entry, one in a turn: Denmark is in the war. Schleswig-Holstein becomes Protestant where no Catholic units are; Christian IV and the Danes come to the Danish box.
card-p8-about = For the rest of this turn Imperial units in Austria have no local pay.
card-p9-about = From now on France gives aid.
card-p10-about = While Sweden is not in the war: { $amount } AP from Sweden for this turn.
card-p11-about = For the rest of this turn no units enter Neutral Areas or neutral Independent Cities.
card-p12-about = { about-surprise }
card-p13-about = { about-rivalry }
card-p14-about = A Peasant Revolt in a city of Austria other than Vienna, without Catholic units.
card-p15-about = Urban VIII becomes Pope, and Papal aid stops.
card-p16-about = { about-mutiny }
card-p17-about = War Entry, one in a turn: France is in the war, and Lorraine where no Catholic units are. La Force and Turenne arrive with French units; the Apocalypse cards are added.
card-p18-about = War Entry, one in a turn: Gustavus Adolphus lands in a port with a Swedish army and sets up the Swedish Base there.
card-p19-about = { $amount } AP from Savoy for this turn; not for Swedish units.
card-p20-about = Ends { card-c5 }.
card-p21-about = Once: for the rest of this turn Imperial units in Austria have no local pay.
card-p22-about = With Magdeburg under Catholic control: −{ $vp } VP, and Magdeburg is at Pillage-2.
card-p23-about = After { card-p22 }, with Sweden in the war: −{ $vp } VP, and German and Swedish leaders, up to { $amount }, make one attempt each to recruit.
card-p24-about = If the Dutch War has not ended: later Catholic AID cards give { $amount } AP less from Spain, until { card-c16 }; if that is in force, it ends instead.
card-p25-about = { about-dutch-war }
card-p26-about = { about-dutch-war }
card-p27-about = { about-dutch-war }
card-p28-about = Hesse-Kassel joins the Protestant side, and William arrives there with units.
card-p29-about = Brunswick-Lüneburg joins the Protestant side, unless { card-p3 } has brought it, and George arrives there with units.
card-p30-about = { about-fog }
card-p31-about = In combat, attacking under a Swedish commander with Swedish units: you fire { n-columns } further right.
card-p32-about = { about-flank }
card-p33-about = { about-cavalry }
card-p34-about = In combat, with a Swedish unit: +{ $amount } to your roll.
card-p35-about = If Saxony is on the Catholic side, Sweden in the war and a Protestant army in Saxony or next to it: it changes to the Protestant side, with leaders, units and cities.
card-p36-about = { about-plague }
card-p37-about = { about-plague }
card-p38-about = Once: ends { card-c54 } and bars it for the rest of the game.
card-p39-about = { about-passes-closed }
card-p40-about = A Peasant Revolt in a city of Bavaria other than Munich, without Catholic units.
card-p41-about = { about-mutiny }
card-p42-about = For the rest of the game Catholic AID cards give { $amount } AP less from Spain.
card-p43-about = { about-dutch-war }
card-p44-about = With Sweden in the war: Torstennson arrives at the Swedish Base with Swedish units.
card-p45-about = With Sweden in the war: the leaders arrive, each with Swedish units, or in a friendly city if there are none.
card-p46-about = With France in the war: the leaders arrive, each with French units or in a Protestant city of France.
card-p47-about = In combat, attacking with a French unit: you fire { n-columns } further right, and { card-c50 } cannot be played.
card-p48-about = { about-unreliable }
card-p49-about = In combat, against a commander who is not Dynamic: his battle rating adds nothing.
card-p50-about = Activates a French leader; he and all who go with him have { $amount } MP more.
card-p51-about = { about-plague }
card-p52-about = { about-plague }
card-p53-about = { about-recovery }
card-p54-about = { about-recovery }
card-p55-about = { about-recovery }

# Standing orders: the question, and every answer to it

order-attacked = Attacked before one of my Fortresses
order-attacked-ask = ask me
order-attacked-stand = always stand
order-attacked-withdraw-below = withdraw if my chance to win is below { $percent } %
order-attacked-withdraw = always withdraw
order-combat-cards = Combat Cards of the defender
order-combat-cards-ask = ask me
order-combat-cards-pass-below = play none if my force has less than { $factors } combat factors
order-combat-cards-pass-outside = play none if my chance to win is above { $better } % or below { $worse } %
order-combat-cards-pass-overwhelmed = play none against a force large enough to overrun mine
order-losses = Losses
order-losses-ask = ask me
order-losses-spare-full = take them for me and spare full-strength units
order-losses-keep-units = take them for me and keep as many units as can be
order-retreat = Retreat
order-retreat-ask = ask me
order-retreat-to-base = towards my nearest Supply Base
order-retreat-inside = into the Fortress if I can
order-continued-sieges = Continued Sieges
order-continued-sieges-ask = ask me
order-continued-sieges-roll-all = roll for all
order-pay = Pay
order-pay-ask = ask me
order-pay-all = pay all that I can
