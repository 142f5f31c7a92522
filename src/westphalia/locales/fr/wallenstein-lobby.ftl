### Wallenstein dans les listes et formulaires : son nom, ce qu’on peut choisir, et où en est une partie.

game-name = Wallenstein
game-about = Planifiez dix actions en secret, misez pour l’ordre de jeu, laissez la tour de combat trancher les batailles. Deux années, six manches et deux hivers.
lesson-title-season = Première manche
lesson-begin-season = Apprendre : manche guidée
lesson-title-winter = Automne et hiver
lesson-begin-winter = Deuxième leçon : automne et hiver
bot-captain = Capitaine
bot-marshal = Maréchal
modules-title = Extensions
module-court = La cour impériale
module-court-about = Des armées deviennent courtisans, et les courtisans gagnent des faveurs.
module-landsknechts = Lansquenets
module-landsknechts-about = Qui a des comtés dans quatre des cinq régions reçoit un bonus.
module-leaders = Généraux et monuments
module-leaders-about = Un général améliore les actions de son comté et laisse des monuments derrière lui.
option-setup = Mise en place
option-setup-line-up = Placement de départ donné
option-setup-line-up-about = idéal pour une première partie
option-setup-drawn-line-up = Placement tiré au sort
option-setup-drawn-line-up-about = le sort distribue les placements donnés
option-setup-draft = Choix des comtés
option-setup-draft-about = dix minutes de plus
option-income-lost-in-revolt = Revenu après une révolte perdue
option-income-lost-in-revolt-no = gardé
option-income-lost-in-revolt-yes = perdu
option-leader-bonus = Bonus du général
option-leader-bonus-printed = augmente le nombre imprimé
option-leader-bonus-last = vient après l’événement et la plaquette
option-tower = Tour de combat
option-tower-layered = étages où des cubes restent
option-tower-spielbyweb = une même chance pour chaque cube

## Le temps

season-spring = printemps
season-summer = été
season-fall = automne
season-winter = hiver
year-and-season = Année { $year }, { $season }
table-when = Année { $year }, { $season ->
    [spring] { season-spring }
    [summer] { season-summer }
    [fall] { season-fall }
   *[winter] { season-winter }
}

## Une année en cinq étapes

lobby-table-picture = Une table en cours : Anna attaque l’Altmark, et les cubes sont tombés à travers la tour.
lobby-primer = Une année en cinq étapes
lobby-primer-plan = Planifier
lobby-primer-plan-about = Tous ensemble et en secret : une carte de comté sur chacune des dix actions. Cinq ont un rang connu, cinq non.
lobby-primer-bid = Miser
lobby-primer-bid-about = La plus haute mise choisit d’abord : une place dans l’ordre de jeu et la plaquette posée dessus.
lobby-primer-act = Agir
lobby-primer-act-about = Construire, percevoir impôts et céréales, placer et déplacer des armées. Là où l’on perçoit, la révolte menace.
lobby-primer-fight = Combattre
lobby-primer-fight-about = Armées et paysans sont jetés en cubes dans la tour de combat. Ce qui tombe combat ; ce qui reste sortira plus tard.
lobby-primer-winter = Hiver
lobby-primer-winter-about = Nourrir ses comtés ou subir des révoltes, puis compter : comtés, bâtiments et majorités par région.
