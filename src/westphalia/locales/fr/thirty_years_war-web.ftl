### La guerre de Trente Ans à la table dans le navigateur.

## Le cadre

table-round = Tours de la guerre
turn-word = Tour
turn-number = Tour { $turn }
round-of = tour de carte { $round } sur 6
tab-tracks = Pistes
tab-sheets = Armées
key-hand = vers la main
key-tracks = vers les pistes
key-sheets = vers les armées, régions et cartes
prompt-won = { $winners ->
    [0] <b>Personne n’a gagné.</b>
   *[other] <b>{ $names } a gagné.</b>
}

## La carte

map-label = Carte de l’Empire et de ses voisins
map-find = Chercher une ville
map-lens = Aspect de la carte
map-lens-control = Contrôle
map-lens-supply = Communications
map-lens-pillage = Ravage
map-fortress = place forte { $strength }
map-uncontrolled = sans contrôle
map-controlled = sous le contrôle de { $seat }
map-pillaged = ravage { $level }
map-revolt = révolte paysanne
map-besieged = assiégée
map-masked = sous blocus
map-stack = { $seat } : { $who } ({ $factors })
map-mark-move = accessible
map-mark-attack = peut être attaquée
map-mark-source = le départ
map-mark-target = le but
map-mark-legal = peut être choisie
map-mark-barred = ne peut pas être choisie maintenant
map-mark-planned = prévu
answer-hint-map = Les lieux peuvent aussi être choisis sur la carte.
note-passes-open = Valteline : ouverte
note-passes-closed = Valteline : fermée
map-devastated = vaut { $value }
lens-line = ligne vers une base : solde possible
lens-cut = coupée, aussi loin qu’elle va
lens-base = base
inspector-control = Contrôle
inspector-independent = ville libre
inspector-fortress = Place forte
inspector-siege = Siège
inspector-pillage = Ravage
inspector-roads = Routes vers
siege-level = niveau de siège { $level }, { $factors } facteurs de combat devant la place
siege-falls = tombe à { $share } par jet
area-cities = villes { $one } contre { $other }, { $needs } nécessaires
area-gain = gagnée par { $seat } : { $by } au total
area-neutral = neutre
stack-factors = { $factors ->
    [one] { $factors } facteur de combat
   *[other] { $factors } facteurs de combat
}
stack-within = dans la place
stack-room = place pour { $room ->
    [one] { $room } unité de plus
   *[other] { $room } unités de plus
}
leader-ratings = activation { $activation }, bataille { $battle }, commandement { $leadership }, perte { $loss }
nation-short-german = All.
nation-short-english = Angl.
nation-short-hungarian = Hongr.
nation-short-danish = Dan.
nation-short-swedish = Suéd.
nation-short-french = Fr.
nation-short-saxon = Saxe
nation-short-imperial = Imp.
nation-short-bavarian = Bav.
nation-short-spanish = Esp.

## Les pistes

tracks-title = L’état de la guerre
track-vp = Victoire
track-vp-now = fin maintenant : { $result }
track-vp-said = { $vp } points de victoire ; il faut { $protestant } ou moins au camp protestant, { $catholic } ou plus au camp catholique
track-dutch-war = Hollande
track-dutch-aid = subsides { $aid }
track-response = une riposte est due
track-influence = Wallenstein
track-influence-said = influence { $box } sur { $end }
track-electors = Électeurs
track-electors-count = { $one } contre { $other }
side-hand = Main
side-areas = Régions
side-cities = Villes
side-factors = Force
side-aid = Subsides

## À consulter

sheets-title = À consulter
sheet-armies = Armées
sheet-areas = Régions
sheet-cards = Cartes
armies-title = Toutes les piles
areas-title = Toutes les régions
areas-area = Région
areas-control = Contrôle
areas-needs = Seuil
areas-gain = Total si gagnée
cards-title = Les deux paquets
cards-groups = En jeu : { $groups }. Un clic ouvre une carte.
deck-sizes = { $hand } en main, { $unplayed } dans la pioche
deck-known = Connues en main
deck-to-come = Peuvent encore venir
deck-played = Jouées
deck-removed = Hors du jeu
card-value = Valeur { $value }
card-happened = son événement a eu lieu au tour { $turn }
card-in-force = en vigueur
marker-asterisk = quitte le jeu après son événement
marker-dagger = son événement n’a lieu qu’une fois
sure-inferred = déduit des sources
sure-reconstructed = reconstitué

## La main et le tour de carte

hand-title = Main
hand-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hand-empty = Il ne reste aucune carte.
use-short-act = ACT
use-short-recruit = REC
use-short-aid = AID
use-short-event = ÉVT
use-act = ACT
use-recruit = REC
use-aid = AID
use-event = ÉVÉNEMENT
use-event-moves = Le total change de { $points }.
use-act-about = Active un chef de valeur d’activation { $value } ou moins : marcher, combattre ou assiéger.
use-recruit-about = { $attempts ->
    [one] { $attempts } tentative de recrutement.
   *[other] { $attempts } tentatives de recrutement.
}
use-aid-about = { $sum ->
    [0] Aucun point de subside.
    [one] { $sum } point de subside : { $from }.
   *[other] { $sum } points de subside : { $from }.
}
round-choose-card = Prenez une carte pour voir ce qu’elle peut faire maintenant. Les chefs qu’elle peut activer sont alors marqués sur la carte.
round-no-card = Sans carte
round-more = Déplacer la base suédoise
round-activate = activer { $leaders }
round-free = action libre
round-peace = offrir la paix

## La marche

force-all = Tous viennent
march-stack = { $place } : { $factors } facteurs de combat, il reste { $points } points de mouvement, peut mener { $capacity ->
    [one] { $capacity } unité
   *[other] { $capacity } unités
}.
march-choose-goal = Choisissez un but sur la carte ou ci-dessous. Le nombre près d’une ville dit combien de points y restent.
march-no-goal = La pile ne peut aller plus loin.
march-go = Marcher vers { $place }
march-attack = Marcher vers { $place } et attaquer
march-on-the-way = Laisser et prendre
march-reaches = { $place }{ $known ->
    [yes] { $points ->
        [one] , reste { $points } point
       *[other] , restent { $points } points
    }
   *[no] { "" }
}
met-battle = bataille
met-overrun = peut être écrasé
met-leaders = chefs ennemis seuls
met-garrison = place forte occupée
met-fortress = place forte ennemie
met-neutral = viole la neutralité
met-revolt = révolte paysanne
route-city = Ville
route-meets = Ce qui s’y trouve
route-points = Points restants
ends-battle = Bataille
ends-neutral = Région neutre
ends-move = Marche
ends-not-stay = la pile ne peut finir sa marche là

## Bataille, siège, recrues

battle-of = Bataille : { $place }
battle-attacks = attaque
battle-defends = défend
battle-strength = force { $factors }, colonne { $column }
battle-modifier = { $by } au jet
battle-to-lose = perd { $losses }
battle-cards = Cartes de combat jouées : { $cards }
combat-lay = jouer { $card }
odds-said = { $attacker } gagne à { $wins }, { $defender } à { $loses }
odds-losses = Pertes à attendre, en facteurs de perte : attaque { $attacker }, défense { $defender }.
recruit-chance = { $steps } pas { $share }

## Solde

pay-suffices = Toutes les demandes : { $needs } points. Dans la caisse : { $purse }.
pay-short = Toutes les demandes : { $needs } points ; cela ne suffit pas à tous. Dans la caisse : { $purse }.
pay-stack = Ville
pay-units = Unités
pay-cost = Points
pay-from = Payé par
pay-at-home = le pays
key-enter = Entrée
pay-title = Payez votre armée
pay-clear = Tout décocher
pay-all-possible = Payer tout ce qui se peut
pay-close = Fermer la bourse
pay-spent = { $points ->
    [one] { $points } point dépensé.
   *[other] { $points } points dépensés.
}
pay-left = Reste, perdu à la fin du tour : { $purse }.
pay-hint = Tout ce qui peut être payé est coché. Une coche paie une pile, un clic sur le pion paie une unité.
pay-ruin-first = les plus menacées d’abord
pay-line = Ligne de communication
pay-paid = Payé
pay-own-land = là où elles sont
pay-this = payer : { $unit }
pay-stack-of = payer tous : { $place }
pay-cannot = impossible
pay-unpaid = impayé
line-cut-at = coupée : { $place }
line-broken-at = { $place } : { $why }
line-broken-revolt = une révolte paysanne
line-broken-besieged = ils sont assiégés
line-broken-neutral = une région neutre
line-broken-france = la France n’est pas en guerre
line-broken-enemy-force = des unités ennemies s’y trouvent
line-broken-not-controlled = pas contrôlée
line-no-base = il n’y a pas de base
line-long = { $base }, par { $cities } villes
line-own-base = dans sa propre base
loot-will = Ce qui sera pillé
loot-before = ce qui modifie le jet
loot-hint = Les pas perdus frappent d’abord les mercenaires, puis la milice, puis les vétérans ; une unité dissoute quitte le jeu.
loot-no-modifier = aucun modificateur
loot-modifier-pillaged = déjà ravagée
loot-modifier-many-units = { $many } unités ou plus
loot-modifier-besieged = assiégées
loot-modifier-mercenaries = surtout des mercenaires
loot-modifier-veterans = surtout des vétérans
loot-modifier-dynamic = un chef dynamique
loot-nothing = rien
loot-as-paid = comme payées : rien ne se passe
loot-pillage = ravage +{ $levels }
loot-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
loot-lost = réduites : { $units }
loot-gone = perdues pour toujours : { $units }
ledger-title = La fin du tour
ledger-of = Fin du tour { $turn }
ledger-aid = subsides
ledger-pay = Solde
ledger-no-pay = personne n’est encore payé
ledger-loot = Pillage
ledger-no-loot = personne n’a pillé
ledger-sieges = Sièges et révoltes
ledger-no-sieges = aucun jet de siège ni de révolte
ledger-dutch = Guerre de Hollande et paix
ledger-total = Points de victoire
ledger-no-moves = rien n’a changé le total, qui reste à { $vp }
ledger-cards = Garder une carte
ledger-step = Pas à pas
ledger-roll = Jet
ledger-modifier = Modificateur
ledger-result = Résultat
ledger-at-start = Au début du tour { $turn }
ledger-now = Après le tour { $turn }
prompt-turn-over = <b>Le tour { $turn } est terminé.</b> Le total est à { $vp }.
prompt-turn-over-note = Personne n’a encore gagné. Lisez le bilan ; le tour suivant attend.
prompt-pay = <b>Payez votre armée.</b> Tout ce qui peut être payé est coché.
sieges-roll-all = Lancer pour tous
sieges-roll = { $sieges ->
    [0] Ne lancer pour aucun
    [one] Lancer pour { $sieges } siège
   *[other] Lancer pour { $sieges } sièges
}
keep-none = N’en garder aucune
peace-title = Négociations de paix
peace-offer-note = L’offre coûte votre tour de carte, acceptée ou non. Rien n’est envoyé avant le bouton rouge.
peace-answer-note = L’autre camp propose la paix à { $vp }.
peace-back = Retour à ma main
peace-who = Camp
peace-offers-when = peut offrir à
peace-must-when = doit accepter à
peace-at = à { $vp }
peace-low-high = { $low } ou moins, { $high } ou plus
peace-must-from = { $vp } ou plus
peace-must-to = { $vp } ou moins
peace-may = peut offrir
peace-must = doit accepter
peace-table = La table
peace-die = un dé, 0 à 9 ; { $by } pour les Électeurs
peace-from = { $vp }+
peace-now = ici
peace-means = Ce que chacun signifierait
peace-pmv-means = la guerre prend fin.
peace-cmv-means = la guerre prend fin.
peace-truce-means = le tour finit aussitôt, sans solde ni pillage ; tous les sièges sont levés et le prochain relèvement n’est pas réduit de moitié.
peace-bw-means = chaque camp nomme une région ou deux villes libres que l’autre doit quitter ; le jet le plus haut commence.
peace-pw-means = le camp catholique nomme une région ou deux villes libres que le camp protestant quitte ; le contrôle ne change pas.
peace-cw-means = le camp protestant nomme une région ou deux villes libres que le camp catholique quitte ; le contrôle ne change pas.
sure-known = attesté par une source
sure-known-about = Une source donne cette valeur.
sure-inferred-about = Cette valeur est déduite de ce que disent les sources.
sure-reconstructed-about = Aucune source trouvée ne donne cette valeur : elle est reconstituée pour que l’on puisse jouer.
note-title = D’où vient cette valeur
note-says = La note dans les données :
note-owner = Qui possède le jeu peut mettre la valeur imprimée à sa place, pour ses propres tables.

## La fin et la reprise

end-about = { $won ->
    [yes] { $who } a gagné ; le total est de { $vp }.
   *[no] Personne n’a gagné ; le total est de { $vp }.
}
end-turning = Ce qui a tourné la guerre
curve-vp = Points de victoire
curve-vp-said = Le total des points de victoire, de { $first } à { $last }
curve-vp-protestant = Victoire protestante à la fin : { $points } ou moins
curve-vp-catholic = Victoire catholique à la fin : { $points } ou plus
curve-areas = Régions
curve-cities = Villes
curve-factors = Facteurs de combat
replay-open = Les deux mains ouvertes

## Ce qui est arrivé à un camp depuis sa dernière réponse

since-battles-fought = Batailles : { $victories } { $victories ->
    [one] gagnée
   *[other] gagnées
}, { $defeats } { $defeats ->
    [one] perdue
   *[other] perdues
}.
since-cities-fallen = Pris par l’ennemi : { $cities }.
since-cities-taken = Pris par vous : { $cities }.
since-revolts-risen = Perdu par des révoltes : { $cities }.
since-areas-fallen = Régions passées à l’ennemi : { $areas }.
since-areas-taken = Régions gagnées : { $areas }.
since-losses-taken = Pas perdus : { $steps } à vous, { $against } à l’ennemi.
since-leaders-gone = Chefs perdus pour la guerre : { $leaders }.
since-pay-given = Solde : { $paid } points de subside versés ; unités impayées : { $unpaid }.
since-total-shifted = Le total des PV est passé de { $before } à { $vp }.

## L’image de ce qui est raconté

marched-far = { $seat } quitte { THE($origin) } pour { THE($place) } en passant par { $cities }.
told-sum = { $modifier } donne { $sum }
told-column = Colonne à partir de la force { $column }
changes-near = Force ennemie : { $place }
changes-to = de { $was } à { $is }
changes-line = Ligne de communication : { $place }
changes-open = rétablie
changes-cut = coupée
changes-card = Événement { $card }
changes-possible = possible à présent
changes-closed = plus possible
chronicle-period = Ce tour
