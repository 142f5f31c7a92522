### La guerre de Trente Ans dans les listes et formulaires : son nom, ce qu’on peut choisir, et où en est une partie.

game-name = La guerre de Trente Ans
game-about = Deux camps, le protestant et le catholique, mènent la guerre de Trente Ans avec des cartes : chacune active un chef, recrute, apporte des subsides ou est un événement. Une grande campagne de quatorze tours, ou l’un des trois scénarios.
lesson-title-turn = Première manche
lesson-begin-turn = Apprendre : manche guidée
lesson-title-war = La guerre
lesson-begin-war = Deuxième leçon : les enjeux de la guerre
bot-captain = Capitaine
side-protestant = Protestants
side-catholic = Catholiques
option-scenario = Scénario
option-scenario-campaign = Grande campagne
option-scenario-campaign-about = tours 1 à 14, 10 à 12 heures ; catholique dès 30, protestant jusqu’à 10
option-scenario-early-war = Début de la guerre
option-scenario-early-war-about = tours 1 à 5, 3 à 4 heures ; catholique avec 45 et l’Édit, sinon protestant
option-scenario-intervention = Intervention
option-scenario-intervention-about = tours 6 à 8, 2 à 3 heures ; catholique dès 38, protestant jusqu’à 30
option-scenario-apocalypse = Apocalypse
option-scenario-apocalypse-about = tours 10 à 14, 3 à 4 heures ; catholique dès 28, protestant jusqu’à 15

## Règles facultatives

modules-title = Règles facultatives
need-wallenstein-dead = pas dans ce scénario : Wallenstein est mort
need-set-up-of-1620 = pas dans ce scénario : les vétérans appartiennent à la mise en place de 1620
need-no-french-entry = pas dans ce scénario : la France n’entre pas en guerre
need-tilly-dead = pas dans ce scénario : Tilly est mort
need-card-p2-gone = pas dans ce scénario : la carte P2 est hors du jeu
need-card-p9-gone = pas dans ce scénario : la carte P9 est hors du jeu
module-two-star-wallenstein = Wallenstein à deux étoiles
module-two-star-wallenstein-about = Wallenstein a deux étoiles et commande toute armée où il se trouve.
module-tournament-victory = Victoire en tournoi
module-tournament-victory-about = À la fin, 21 PV sont le but catholique, 19 le but protestant ; 20, match nul.
module-stronger-imperials = Impériaux renforcés
module-stronger-imperials-about = Un quatrième vétéran impérial commence à Vienne.
module-guebriant = Guébriant
module-guebriant-about = Le chef français Guébriant arrive quand la France entre en guerre.
module-early-lines = Lignes de communication fixées tôt
module-early-lines-about = L’état des lignes est fixé à la fin du sixième tour de carte de chaque camp ; la solde s’y règle.
module-unlimited-aid = Subsides sans limite
module-unlimited-aid-about = On joue autant de cartes qu’on veut pour des subsides, et les événements changent ceux du tour entier.
module-paid-recruiting = Recruter coûte des subsides
module-paid-recruiting-about = Les jets de recrutement ont −1, sauf si un point de subside est dépensé pour la carte.
module-paid-free-actions = Les actions libres coûtent des subsides
module-paid-free-actions-about = Une action libre coûte un point de subside ; sans lui, il n’y en a pas.
module-dutch-war-by-card = Guerre de Hollande par carte
module-dutch-war-by-card-about = Toute carte peut être jouée pour tenter de déplacer le marqueur de la guerre de Hollande.
module-ambition = L’ambition de Wallenstein
module-ambition-about = Près du bout de sa piste, un jet peut faire avancer l’influence de Wallenstein d’une case de plus.
module-tilly = Tilly à deux étoiles
module-tilly-about = Tilly mène ensemble Bavarois et Impériaux jusqu’à l’arrivée de Wallenstein, et les Impériaux restent jusque-là dans les pays autrichiens, bohêmes, bavarois et palatins. Dans l’Intervention, Wallenstein a déjà été en jeu : il ne reste que les deux étoiles.
module-campaign-move = Mouvement de campagne
module-campaign-move-about = Une fois par tour, une seconde carte peut activer un second chef, si un jet réussit.
module-old-corps = Les vieux corps
module-old-corps-about = La carte P2 sert de carte de combat aux armées avec des unités françaises, jusqu’à ce qu’elle soit jouée comme événement.
module-richelieus-aid = Les subsides de Richelieu
module-richelieus-aid-about = La carte P9, comme événement, donne aussi ses subsides imprimés.
module-wallensteins-enemies = Les ennemis de Wallenstein
module-wallensteins-enemies-about = Dès que son influence atteint 16, le protestant peut jouer des cartes pour faire assassiner Wallenstein.
module-one-visit = Une visite par bataille
module-one-visit-about = Pour jouer coup par coup : les cartes de combat sont scellées avec l’attaque, les deux camps choisissent leurs pertes en même temps, et le vaincu sa retraite avec elles.

## Le temps

table-when = Tour { $turn }, { NUMBER($year, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }

## Un tour en cinq étapes

lobby-table-picture = Une table en cours : Banér marche de Bamberg à Nuremberg, sur une carte de l’Allemagne et de ses villes.
lobby-primer = Un tour en cinq étapes
lobby-primer-draw = Piocher
lobby-primer-draw-about = Chaque camp pioche sa main dans son propre paquet. De nouvelles cartes s’ajoutent au fil de la guerre.
lobby-primer-play = Jouer
lobby-primer-play-about = Six tours de carte, chacun à son tour : une carte active un chef, recrute des unités, apporte des subsides ou est un événement.
lobby-primer-march = Marcher
lobby-primer-march-about = Les chefs mènent des unités de ville en ville, fourragent et prennent le contrôle là où il n’y a pas de place forte.
lobby-primer-fight = Combattre
lobby-primer-fight-about = Dans la bataille, les deux camps lancent les dés en même temps et jouent des cartes de combat ; les places fortes tombent par les sièges.
lobby-primer-pay = Payer
lobby-primer-pay-about = Payez vos unités par la solde locale et les subsides. Qui n’est pas payé pille et déserte.
