### Thirty Years War in lists and forms: its name, what can be chosen with it, and when a game stands.

game-name = Thirty Years War
game-about = Two sides, the Protestant and the Catholic, wage the Thirty Years War with cards: each card activates a leader, recruits, brings aid or is an event. A campaign of fourteen turns, or one of three scenarios.
lesson-title-turn = First round
lesson-begin-turn = Learn it: a coached first round
lesson-title-war = The war
lesson-begin-war = Second lesson: what the war is about
bot-captain = Captain
side-protestant = Protestant
side-catholic = Catholic
option-scenario = Scenario
option-scenario-campaign = Campaign
option-scenario-campaign-about = turns 1 to 14, 10 to 12 hours; Catholic 30 or more, Protestant 10 or less
option-scenario-early-war = Early War
option-scenario-early-war-about = turns 1 to 5, 3 to 4 hours; Catholic 45 and the Edict, else Protestant
option-scenario-intervention = Intervention
option-scenario-intervention-about = turns 6 to 8, 2 to 3 hours; Catholic 38 or more, Protestant 30 or less
option-scenario-apocalypse = Apocalypse
option-scenario-apocalypse-about = turns 10 to 14, 3 to 4 hours; Catholic 28 or more, Protestant 15 or less

## Optional rules

modules-title = Optional rules
need-wallenstein-dead = not in this scenario: Wallenstein is dead
need-set-up-of-1620 = not in this scenario: the Veteran belongs to the set-up of 1620
need-no-french-entry = not in this scenario: France does not enter the war
need-tilly-dead = not in this scenario: Tilly is dead
need-card-p2-gone = not in this scenario: card P2 is out of the game
need-card-p9-gone = not in this scenario: card P9 is out of the game
module-two-star-wallenstein = Two-star Wallenstein
module-two-star-wallenstein-about = Wallenstein has two stars and commands every army he is with.
module-tournament-victory = Tournament victory
module-tournament-victory-about = At the end 21 VP are a Catholic goal, 19 a Protestant one; 20 is a draw.
module-stronger-imperials = Stronger Imperials
module-stronger-imperials-about = A fourth Imperial Veteran begins in Vienna.
module-guebriant = Guébriant
module-guebriant-about = The French leader Guébriant comes when France enters the war.
module-early-lines = Early lines of communications
module-early-lines-about = Whether units have a line is fixed at the end of their side’s sixth round; pay goes by it.
module-unlimited-aid = No limit on aid
module-unlimited-aid-about = Any number of cards may be played for aid, and events change the aid of the whole turn.
module-paid-recruiting = Recruiting costs aid
module-paid-recruiting-about = Recruiting rolls have −1 unless an aid point is spent for the card.
module-paid-free-actions = Free Actions cost aid
module-paid-free-actions-about = A Free Action costs an aid point; without one there is none.
module-dutch-war-by-card = Dutch War by card
module-dutch-war-by-card-about = Any card may be played to try to move the Dutch War marker.
module-ambition = Wallenstein’s ambition
module-ambition-about = Near the end of its track a roll may move Wallenstein’s influence one box further.
module-tilly = Tilly, a two-star leader
module-tilly-about = Tilly leads Bavarians and Imperials together until Wallenstein comes, and Imperials keep to the Austrian, Bohemian, Bavarian and Palatine lands till then. In the Intervention Wallenstein has been in play before: only the two stars are left.
module-campaign-move = Campaign Move
module-campaign-move-about = Once a turn a second card may activate a second leader, if a roll succeeds.
module-old-corps = Old Corps
module-old-corps-about = Card P2 fights as a Combat Card for armies with French units, until it is played as an event.
module-richelieus-aid = Richelieu’s aid
module-richelieus-aid-about = Card P9 as an event brings its printed aid as well.
module-wallensteins-enemies = Wallenstein’s enemies
module-wallensteins-enemies-about = With his influence at 16 or more the Protestant may play cards to have Wallenstein assassinated.
module-one-visit = One visit a battle
module-one-visit-about = For play turn by turn: Combat Cards are sealed with the attack, both sides choose their losses at the same time, and the loser his way with them.

## Time

table-when = Turn { $turn }, { NUMBER($year, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }

## A turn in five steps

lobby-table-picture = A table in play: Banér marches from Bamberg to Nürnberg, over a map of Germany and its cities.
lobby-primer = A turn in five steps
lobby-primer-draw = Draw
lobby-primer-draw-about = Each side draws its hand from a deck of its own. New cards come as the war goes on.
lobby-primer-play = Play
lobby-primer-play-about = Six card rounds, in turn: a card activates a leader, recruits units, brings foreign aid or is an event.
lobby-primer-march = March
lobby-primer-march-about = Leaders take units from city to city, forage, and take control where no Fortress stands.
lobby-primer-fight = Fight
lobby-primer-fight-about = Battles are rolled by both sides at once, with Combat Cards; Fortresses fall to sieges.
lobby-primer-pay = Pay
lobby-primer-pay-about = Pay your units from the land and from foreign aid. Whoever is not paid loots and deserts.
