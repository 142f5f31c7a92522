### Wallenstein in lists and forms: its name, what can be chosen with it, and when a game stands.

game-name = Wallenstein
game-about = Plan ten actions in secret, bid for the player order, let the dice tower decide the battles. Two years, six rounds and two winters.
lesson-title-season = First round
lesson-begin-season = Learn it: a coached first round
lesson-title-winter = Fall and winter
lesson-begin-winter = Second lesson: fall and winter
bot-captain = Captain
bot-marshal = Marshal
modules-title = Expansions
module-court = Emperor’s Court
module-court-about = Armies become courtiers, and courtiers win favours.
module-landsknechts = Landsknechts
module-landsknechts-about = Whoever has counties in four of the five regions receives a benefit.
module-leaders = Leaders and monuments
module-leaders-about = A leader improves the actions in his county and leaves monuments behind.
option-setup = Set-up
option-setup-line-up = Default line-up
option-setup-line-up-about = best for a first game
option-setup-drawn-line-up = Drawn line-up
option-setup-drawn-line-up-about = each default line-up goes to a seat by lot
option-setup-draft = Choose counties
option-setup-draft-about = takes ten minutes more
option-income-lost-in-revolt = Income when a revolt is lost
option-income-lost-in-revolt-no = kept
option-income-lost-in-revolt-yes = lost
option-leader-bonus = Bonus of a leader
option-leader-bonus-printed = raises the printed number
option-leader-bonus-last = comes after event and tile
option-tower = Dice tower
option-tower-layered = floors on which cubes stay
option-tower-spielbyweb = one chance for every cube

## Time

season-spring = spring
season-summer = summer
season-fall = fall
season-winter = winter
year-and-season = Year { $year }, { $season }
table-when = Year { $year }, { $season ->
    [spring] { season-spring }
    [summer] { season-summer }
    [fall] { season-fall }
   *[winter] { season-winter }
}

## A year in five steps

lobby-table-picture = A table in play: Anna attacks Altmark, and the cubes have fallen through the tower.
lobby-primer = A year in five steps
lobby-primer-plan = Plan
lobby-primer-plan-about = All players at once and in secret: place a county card on each of ten actions. You know when five of them come; five stay hidden.
lobby-primer-bid = Bid
lobby-primer-bid-about = The highest bid chooses first: a place in the player order and the bonus tile on it.
lobby-primer-act = Act
lobby-primer-act-about = Build, collect taxes and grain, deploy and move armies. Where you collect, the peasants may revolt next time.
lobby-primer-fight = Fight
lobby-primer-fight-about = Armies and peasants are cast into the dice tower as cubes. What falls out fights; what stays inside comes out later.
lobby-primer-winter = Winter
lobby-primer-winter-about = Supply your counties or face revolts. Then count: counties, buildings, and the majorities in each region.
