### Wallenstein in lists and forms: its name, what can be chosen with it, and when a game stands.

game-name = Wallenstein
game-about = Plan ten actions in secret, bid for the first move, let the tower decide the battles. Two years, six rounds and two winters.
bot-captain = Captain
module-court = Emperor’s Court
module-landsknechts = Landsknechts
module-leaders = Leaders and monuments
setup-line-up = Given line-up
setup-line-up-about = best for a first game
setup-drawn-line-up = Drawn line-up
setup-drawn-line-up-about = counties dealt by lot
setup-draft = Choose counties
setup-draft-about = adds ten minutes
option-income-lost-in-revolt = Income when a revolt is lost
option-income-lost-in-revolt-no = kept
option-income-lost-in-revolt-yes = lost
option-leader-bonus = Bonus of a leader
option-leader-bonus-printed = raises the printed number
option-leader-bonus-last = comes after event and tile
option-tower = Dice tower
option-tower-layered = floors on which cubes rest
option-tower-spielbyweb = one chance for every cube

## Time

season-spring = spring
season-summer = summer
season-fall = fall
season-winter = winter
year-and-season = Year { $year }, { $season }

## A year in five steps

lobby-map-picture = The map: forty-five counties in five regions
lobby-primer = A year in five steps
lobby-primer-plan = Plan
lobby-primer-plan-about = All at once and in secret, lay a county card on each of ten actions. Five of their places in the order are known, five are not.
lobby-primer-bid = Bid
lobby-primer-bid-about = The highest bid chooses first: a place in the order and the bonus that lies on it.
lobby-primer-act = Act
lobby-primer-act-about = Build, collect taxes and grain, raise armies, march. Every harvest makes the peasants angrier.
lobby-primer-fight = Fight
lobby-primer-fight-about = Armies and peasants are cast into the tower as cubes. What falls out fights; what sticks comes out another day.
lobby-primer-winter = Winter
lobby-primer-winter-about = Feed your counties or face revolts, then count: counties, buildings, and who leads in each region.
