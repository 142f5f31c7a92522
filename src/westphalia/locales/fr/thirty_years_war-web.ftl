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

## La bataille

battle-of = La bataille de { $place }
battle-attacks-from = attaque depuis { $place }
battle-sallies = fait une sortie de { $place }
battle-stands-at = tient devant { $place }
battle-column = colonne <b>{ $column }</b>
battle-rating = bataille { $by }
battle-shift = colonne { $by }
battle-step-stand = Tenir
battle-step-cards = Cartes de l’attaquant
battle-step-answer = Réponse
battle-step-roll = Dés
battle-step-losses = Pertes
battle-step-retreat = Retraite
battle-odds = Chances
battle-as-it-stands = en l’état
battle-with-cards = { $cards ->
    [one] avec votre carte
   *[other] avec vos cartes
}
battle-your-cards = Vos cartes de combat
battle-your-answer = Votre réponse
battle-cards-most = deux au plus, posées ensemble à découvert
battle-cards-sealed = deux au plus, scellées jusqu’à ce que le défenseur tienne
battle-own-roll = vous { $by }
battle-his-roll = adversaire { $by }
battle-then-wins = vous gagnez à { $share }
battle-you-win-share = vous gagnez à { $share }
battle-if-he-answers = Si l’adversaire répond par
battle-no-answer = aucune carte
battle-you-win = vous gagnez
battle-he-loses = il perd
battle-you-lose = vous perdez
battle-losses-expected = { $losses }
battle-deck-knowledge = Sur les { $unseen } cartes adverses non vues, { $combat } sont des cartes de combat. { $usable ->
    [0] Aucune ne servirait ici.
    [one] Une seule servirait ici ; avec { $hand } cartes en main, il la tient à { $share }.
   *[other] { $usable } serviraient ici ; avec { $hand } cartes en main, il en tient au moins une à { $share }.
}
battle-while-you-wait = En attendant
battle-asked-always = L’adversaire est consulté à chaque bataille, qu’il ait une carte utile ou non. L’attente ne dit rien.
battle-table = Table de combat : total de pertes selon la colonne et le jet modifié
battle-table-column = Colonne
battle-leaders = Chefs
battle-leaders-first = les protestants d’abord
battle-leader-falls = { $loss ->
    [9] tombe sur 9
    [10] ne peut pas tomber
   *[other] tombe de { $loss } à 9
}
battle-leader-safe = on ne lance pas le dé pour lui
battle-leader-lives = survit
battle-leader-fell = tombe
attack-prompt = <b>Attaquer à { $place } ?</b> <em>On ne revient plus dessus.</em>
attack-sub = { $seat } est consulté ensuite.
attack-now = Attaquer
attack-hold-back = Retenir des unités, ou faire sortir des assiégés
cards-prompt = <b>{ $place }, vos cartes de combat :</b> { $cards ->
    [0] aucune choisie.
    [one] une choisie.
   *[other] { $cards } choisies.
} <em>Carte posée, carte jouée.</em>
cards-prompt-seal = <b>{ $place }, vos cartes de combat :</b> { $cards ->
    [0] aucune choisie.
    [one] une choisie.
   *[other] { $cards } choisies.
} <em>Elles sont scellées avec l’attaque.</em>
cards-prompt-answer = <b>{ $place } : répondez par des cartes de combat</b> ou passez. { $cards ->
    [0] { "" }
    [one] <em>Une choisie.</em>
   *[other] <em>{ $cards } choisies.</em>
}
cards-sub = { $seat } peut répondre par deux cartes au plus ; puis on lance les deux dés.
cards-sub-answer = { $cards ->
    [0] { $seat } n’a posé aucune carte.
    [one] { $seat } a posé une carte.
   *[other] { $seat } a posé { $cards } cartes.
} Puis on lance les deux dés.
cards-lay = { $cards ->
    [one] Poser une carte
   *[other] Poser { $cards } cartes
}
cards-lay-and-roll = { $cards ->
    [one] Poser une carte et lancer
   *[other] Poser { $cards } cartes et lancer
}
cards-seal = { $cards ->
    [one] Sceller une carte
   *[other] Sceller { $cards } cartes
}
cards-none = Aucune carte
cards-pass = Passer
losses-numbers = <b>{ $own } à { $theirs }.</b>
losses-prompt = Vos pertes : { $known ->
    [yes] { $left ->
        [0] <em>le total est atteint.</em>
       *[other] <em>encore { $left }.</em>
    }
   *[no] …
}
losses-sub = Choisissez des pions ; seuls sont ouverts les pas qui mènent encore au total exact.
losses-yours = Vos pertes
losses-exactly = exactement { $number }
losses-of = sur { $number }, encore { $left }
losses-how = Un clic sur un pion prend un pas, le suivant le second, le troisième les rend tous deux.
losses-leave = Il reste ainsi { $factors } facteurs.
losses-ways = Bonnes manières
losses-left = force restante
losses-suggest = Proposer
losses-take = Prendre les pertes
losses-give = { $unit } : perdre un pas
losses-back = { $unit } : rendre
losses-closed = { $unit } : ce pas manquerait le total
losses-handed-in = Vos pertes sont remises. Elles seront montrées quand les deux camps auront fini.
retreat-where = Où se retirer
retreat-one-city = un seul lieu pour tous
retreat-prompt = <b>Battu à { $place }.</b> Où { $leader } se retire-t-il ?
retreat-sub = Les villes amies d’abord ; à défaut, une ville ennemie vide peut être prise.
retreat-to = retraite vers { $place }
retreat-go = Retraite vers { $place }
retreat-go-inside = Dans la place de { $place }
retreat-choose = Choisissez une ville
retreat-later = Après les pertes adverses
retreat-inside = Dans la place de { $place }
retreat-inside-about = peut être assiégée ; les unités à l’intérieur ne sont alors pas payées
retreat-of = contrôlée par { $seat }
retreat-nobodys = contrôlée par personne
retreat-gains = devient vôtre
retreat-violates = viole la neutralité
retreat-line = ligne ouverte vers { $place }
retreat-no-line = ligne vers { $place } coupée
retreat-no-line-inside = pas de ligne si assiégé
retreat-no-base = aucune base
stand-commander = Commandant
stand-title = Tenir ou se replier
stand-outside = Tenir
stand-outside-about = Une bataille devant les murs ; puis chaque camp peut poser des cartes de combat.
stand-outside-overrun = Ils peuvent être écrasés : tous sont perdus sans jet de dé.
stand-outside-leaders = Des chefs sans unités sont perdus là où des unités arrivent.
stand-inside = Se replier dans la place forte
stand-inside-about = Pas de bataille. Niveau de siège { $level }, devant elle { $factors } facteurs de combat.
stand-besieged = peut être assiégée
stand-masked = ne peut être que bloquée
overrun-title = Les écraser ?
overrun-do = Écraser
overrun-about = Tous sont perdus sans jet de dé, et la marche continue.
overrun-cost = un point
overrun-fight = Livrer bataille
overrun-fight-about = La marche s’arrête ici.
odds-ties = À pertes égales ({ $share }), { $seat } l’emporte.

## Le siège

siege-of = Le siège de { $place }
siege-step-lay = Assiéger
siege-step-assault = Assaut
siege-step-end = Fin du tour
siege-besiegers = Assiégeants
siege-at-least = au moins
siege-level-title = Niveau de siège
siege-level-sum = place forte { $strength } + unités à l’intérieur { $inside }
siege-may-sally = avec un chef à l’intérieur, une sortie est possible
siege-no-sally = sans chef à l’intérieur, pas de sortie
siege-empty = personne à l’intérieur
siege-chances = Chances, jet par jet
siege-die-needs = elle tombe à { $success } ou plus ; à 9 toujours, à 0 jamais
siege-roll = Jet
siege-marker = marqueur
siege-walls = murs
siege-spinola = Spinola { $by }
siege-sum = somme
siege-die = dé
siege-falls-now = tombe
siege-by-then = d’ici là
siege-now = Maintenant, dans cette activation
siege-now-end = Maintenant
siege-when-active = Tour { $turn }, première activation
siege-when-end = Fin du tour { $turn }, sans carte
siege-faces-about = Un 0 naturel coûte un pas aux assiégeants. Un échec monte le marqueur, jusqu’à +3 au plus.
siege-assault = Assaut : lancer un dé
siege-assault-about = Si elle tombe, tous ceux qui sont à l’intérieur sont perdus.
siege-keep = Tenir le siège, sans jet
siege-keep-about = Le marqueur reste tel quel.
siege-lay = Mettre le siège
siege-lay-about = Un marqueur de siège à { $place } ; pas de jet dans ce tour de carte.
siege-leave = Ne pas assiéger
siege-leave-about = L’armée reste devant elle et en fait le blocus.
siege-roll-for = Lancer pour { $place }
siege-share = tombe à { $share }
siege-relief = Qui peut la secourir
siege-relief-by = Armée
siege-relief-from = depuis
siege-relief-wins = gagne
siege-army = { $leader }, { $factors }
siege-no-relief = Aucune armée ennemie n’y arrive en une activation.
siege-may-relieve = { $leader } peut la secourir et gagne à { $share }
siege-march-on = S’ils repartent
siege-stay = { $level } facteurs au moins restent
siege-stay-then = le siège demeure
siege-mask = moins restent
siege-mask-then = blocus, le marqueur s’en va
siege-nobody = personne ne reste
siege-nobody-then = le siège est levé
siege-others = Autres sièges et blocus
