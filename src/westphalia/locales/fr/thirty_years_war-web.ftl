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
pay-nobody = personne
pay-cut = personne : ligne coupée à { $places }

## La fin et la reprise

end-about = { $won ->
    [yes] { $who } a gagné ; le total est de { $vp }.
   *[no] Personne n’a gagné ; le total est de { $vp }.
}
end-turning = Ce qui a tourné la guerre
curve-vp = Points de victoire
curve-vp-said = Le total des points de victoire, de { $first } à { $last }
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
