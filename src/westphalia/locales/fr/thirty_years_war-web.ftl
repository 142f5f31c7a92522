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
rule-of-cards = Cartes ({ $letter })
roll-table-crt = Table des résultats de combat
roll-table-loot = Table de pillage
roll-table-peace = Table de paix
roll-table-recruit = Table de recrutement
roll-table-siege = Table des combats de siège

## La carte

map-label = Carte de l’Empire et de ses voisins
map-find = Chercher une ville
map-lens = Aspect de la carte
map-lens-control = Contrôle
map-lens-supply = Communications
map-lens-pillage = Ravage
map-fortress = place forte { $strength }
map-uncontrolled = sans contrôle
map-nobody = personne
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
map-line-cut = ligne coupée : { $why }
map-cuts-line = coupe la ligne { FROM($place) } : { $why }
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
siege-level = { $factors ->
    [one] niveau de siège { $level }, { $factors } facteur de combat devant la place
   *[other] niveau de siège { $level }, { $factors } facteurs de combat devant la place
}
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
track-vp-said = { $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
} ; il faut { $protestant } ou moins au camp protestant, { $catholic } ou plus au camp catholique
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
areas-unsure = { $numbers ->
    [one] { $numbers } de ces nombres n’est donné par aucune source. La marque ouvre la note.
   *[other] { $numbers } de ces nombres ne sont donnés par aucune source. La marque ouvre la note.
}
cards-title = Les deux paquets
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
cards-groups = En jeu : { $groups }.
deck-hand = En main
deck-not-in-play = Pas encore en jeu, ou pas dans ce scénario
deck-all = Toutes les cartes
deck-none = Aucune.
deck-none-played = Rien n’a été joué.
decks-open = Les deux paquets
decks-title = Cartes : ce qui a été joué, ce qui est parti, ce qui peut encore venir
decks-order = Ordre
decks-by-place = Par lieu
decks-by-number = Par numéro
decks-by-kind = Par genre
decks-pick = Un clic ouvre ici une carte.
decks-holds = Chance que { $name } la tienne
decks-one-card = une carte cachée donnée
decks-one-of = au moins une : { $kind }
decks-open-facts = Calculé d’après ce qui est visible : cartes jouées et retirées, taille de la main.
card-field = Champ
card-field-title = Titre
card-field-group = Série
card-field-event = Événement
card-field-value = Valeur
card-field-aid = Subsides
card-field-marker = Après l’événement
card-in-play = En jeu
card-where-from = D’où
card-returns = revient au prochain mélange
card-no-list = Il n’existe pas de liste publique des cartes ; une marque ouvre la note.

## Ce que fait l’événement d’une carte, sur sa face : peu de mots, le tout est à côté.

brief-passes-open = L’Espagne aide de nouveau
brief-spinola-besieges = Guerre de Hollande +{ $amount }, avec Spinola
brief-imperial-leaders = Des chefs impériaux arrivent
brief-bavarian-leaders = Des chefs bavarois arrivent
brief-mutiny = Dans une ville, l’ennemi pille aussitôt
brief-revolt-in-germany = Révolte dans une ville protestante
brief-plague = Ravage { $amount } villes d’une région
brief-recovery = Retire { $amount } niveaux de ravage
brief-fog = En défense : l’attaquant tire moins fort
brief-flank = Avec deux chefs : +{ $amount } à votre jet
brief-rivalry = Contre deux chefs : −{ $amount } au jet ennemi
brief-cavalry = Avec un chef : vous tirez plus fort
brief-surprise = Attaque : ennemi sans valeur ni cartes
brief-unreliable = −{ $amount } au jet des mercenaires, milices
brief-passes-closed = Plus de subsides espagnols
brief-dutch-war = Guerre de Hollande −{ $amount }
brief-no-pay = Ce tour : pas de solde en Autriche
card-c1-brief = { brief-passes-open }
card-c2-brief = L’unité anglaise rentre
card-c3-brief = { brief-spinola-besieges }
card-c4-brief = { brief-spinola-besieges }
card-c5-brief = L’Angleterre donne { $amount } PS de moins
card-c6-brief = À { $least } PV : +{ $vp } PV
card-c7-brief = Ils arrivent ; son influence compte
card-c8-brief = { brief-imperial-leaders }
card-c9-brief = Arrive avec une unité espagnole
card-c10-brief = { brief-bavarian-leaders }
card-c11-brief = Spinola et 3 unités en Hollande
card-c12-brief = Sa dignité passe à la Bavière
card-c13-brief = Anhalt quitte le jeu
card-c14-brief = { brief-mutiny }
card-c15-brief = { brief-bavarian-leaders }
card-c16-brief = L’Espagne donne { $amount } PS de plus
card-c17-brief = La Saxe devient catholique
card-c18-brief = Guerre de Hollande +{ $amount }
card-c19-brief = Impériaux et Bavarois s’empilent
card-c20-brief = { brief-revolt-in-germany }
card-c21-brief = Les Danois partent, ou des Suédois
card-c22-brief = { $amount } PS par Électeur, +{ $vp } PV
card-c23-brief = Une armée espagnole arrive au Tyrol
card-c24-brief = { brief-plague }
card-c25-brief = { brief-plague }
card-c26-brief = { brief-plague }
card-c27-brief = { brief-plague }
card-c28-brief = { brief-recovery }
card-c29-brief = { brief-recovery }
card-c30-brief = { brief-imperial-leaders }
card-c31-brief = { brief-fog }
card-c32-brief = { brief-flank }
card-c33-brief = Avec des Impériaux : +{ $amount } à votre jet
card-c34-brief = { brief-rivalry }
card-c35-brief = Avec 2 unités espagnoles : plus fort
card-c36-brief = Subsides français divisés par deux
card-c37-brief = { brief-revolt-in-germany }
card-c38-brief = { brief-passes-open }
card-c39-brief = Révolte dans une ville de France
card-c40-brief = Fin des subsides anglais
card-c41-brief = { brief-mutiny }
card-c42-brief = Rien de France, puis { $amount } de moins
card-c43-brief = Chefs français : valeur 3 requise
card-c44-brief = Le pape aide de nouveau
card-c45-brief = Feria rejoint les Espagnols
card-c46-brief = { brief-bavarian-leaders }
card-c47-brief = { brief-cavalry }
card-c48-brief = { brief-surprise }
card-c49-brief = { brief-unreliable }
card-c50-brief = Bavarois en défense : tir ennemi faible
card-c51-brief = { brief-plague }
card-c52-brief = { brief-recovery }
card-c53-brief = { brief-recovery }
card-c54-brief = Français et Suédois séparés
card-c55-brief = { brief-plague }
card-p1-brief = { brief-passes-closed }
card-p2-brief = Fin de la révolte des huguenots
card-p3-brief = Le Brunswick vous rejoint, avec unités
card-p4-brief = Bade vous rejoint, avec des unités
card-p5-brief = Ce tour : rien du pape
card-p6-brief = L’unité anglaise arrive
card-p7-brief = Le Danemark entre, avec cinq unités
card-p8-brief = { brief-no-pay }
card-p9-brief = La France aide désormais
card-p10-brief = { $amount } PS de Suède
card-p11-brief = Ce tour : nul n’entre chez les neutres
card-p12-brief = { brief-surprise }
card-p13-brief = { brief-rivalry }
card-p14-brief = Révolte en Autriche
card-p15-brief = Fin des subsides pontificaux
card-p16-brief = { brief-mutiny }
card-p17-brief = La France entre, avec Turenne
card-p18-brief = Gustave-Adolphe débarque
card-p19-brief = { $amount } PS de Savoie
card-p20-brief = Aide anglaise entière
card-p21-brief = { brief-no-pay }
card-p22-brief = Magdebourg catholique : −{ $vp } PV
card-p23-brief = −{ $vp } PV, { $amount } chefs recrutent
card-p24-brief = L’Espagne donne { $amount } PS de moins
card-p25-brief = { brief-dutch-war }
card-p26-brief = { brief-dutch-war }
card-p27-brief = { brief-dutch-war }
card-p28-brief = La Hesse vous rejoint, avec unités
card-p29-brief = Le Brunswick vous rejoint, avec unités
card-p30-brief = { brief-fog }
card-p31-brief = Suédois en attaque : bien plus fort
card-p32-brief = { brief-flank }
card-p33-brief = { brief-cavalry }
card-p34-brief = Avec des Suédois : +{ $amount } à votre jet
card-p35-brief = La Saxe devient protestante
card-p36-brief = { brief-plague }
card-p37-brief = { brief-plague }
card-p38-brief = Français et Suédois réunis
card-p39-brief = { brief-passes-closed }
card-p40-brief = Révolte en Bavière
card-p41-brief = { brief-mutiny }
card-p42-brief = L’Espagne donne { $amount } PS de moins
card-p43-brief = { brief-dutch-war }
card-p44-brief = Torstenson arrive avec des Suédois
card-p45-brief = Deux chefs suédois arrivent
card-p46-brief = Trois chefs français arrivent
card-p47-brief = Français en attaque : tir plus fort
card-p48-brief = { brief-unreliable }
card-p49-brief = La valeur ennemie n’ajoute rien
card-p50-brief = Une armée française, { $amount } PM de plus
card-p51-brief = { brief-plague }
card-p52-brief = { brief-plague }
card-p53-brief = { brief-recovery }
card-p54-brief = { brief-recovery }
card-p55-brief = { brief-recovery }

## La main et le tour de carte

hand-title = Main
hand-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Long words of card titles, with the places at which a narrow card may part them.
hand-breaks = Fortifi­cations commande­ment mousque­taires l’Angle­terre L’Angle­terre
hand-empty = Aucune carte en main.
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
round-choose-card = Prenez une carte pour voir ce qu’elle peut faire maintenant. Les chefs qu’elle peut activer sont alors marqués sur la carte.
round-more = Déplacer la base suédoise
round-activate = activer { $leaders }
round-free = action libre
round-let-pass = Laisser passer
round-peace = offrir la paix

## La marche

march-choose-goal = un clic sur la carte ou ici ; le nombre dit les points dépensés jusque-là
march-no-goal = La pile ne peut aller plus loin.
march-go = Marcher vers { $place }
march-attack = Marcher vers { $place } et attaquer
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
ends-overrun = Écrasement
ends-fortress = Place forte
ends-enemy = Ville ennemie ouverte
ends-neutral = Région neutre
ends-free = Ville de personne
ends-box = À côté de la carte
ends-own = Ville à soi
goal-overrun = écraser et continuer
goal-odds = gagne à { $share }
goal-siege = niveau de siège { $level }, vous amenez { $factors }
ends-not-stay = la pile ne peut finir sa marche là

## Bataille, siège, recrues

odds-said = { $attacker } gagne à { $wins }, { $defender } à { $loses }
odds-wins = { $seat } gagne à { $share }
odds-losses = Pertes à attendre, en facteurs de perte : attaque { $attacker }, défense { $defender }.
recruit-chance = { $steps } pas { $share }

## Solde

pay-suffices = { $needs ->
    [one] Toutes les demandes : { $needs } point. Dans la caisse : { $purse }.
   *[other] Toutes les demandes : { $needs } points. Dans la caisse : { $purse }.
}
pay-short = { $needs ->
    [one] Toutes les demandes : { $needs } point ; cela ne suffit pas à tous. Dans la caisse : { $purse }.
   *[other] Toutes les demandes : { $needs } points ; cela ne suffit pas à tous. Dans la caisse : { $purse }.
}
pay-stack = Ville
pay-units = Unités
pay-cost = Points
pay-from = Payé par
pay-each = { $units ->
    [one] { $points }
   *[other] chacune { $points }
}
pay-at-home = le pays
order-when = Les changements comptent dès la prochaine pioche de cartes, pour ne pas répondre à la main présente.
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
line-long = { $base }, par { $cities ->
    [one] { $cities } ville
   *[other] { $cities } villes
}
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
ledger-aid = subsides :
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
ledger-now = Maintenant, au tour { $turn }
ledger-after = Après le tour { $turn }
ledger-at-start = Au début du tour { $turn }
prompt-turn-over = <b>Le tour { $turn } est terminé.</b> Le total est à { $vp }.
prompt-turn-over-note = Personne n’a encore gagné. Lisez le bilan ; le tour suivant attend.
prompt-no-cards = <b>Tour de carte { $round }, plus de cartes :</b> faites une action libre.
prompt-no-cards-note = Une unité ou un chef seul peut se déplacer, ou le tour de carte passe.
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
peace-never = jamais dans ce scénario
peace-must-from = { $vp } ou plus
peace-must-to = { $vp } ou moins
peace-may = peut offrir
peace-free = peut refuser
peace-may-not = ne peut pas offrir
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
ledger-early = Un tour qui finit à { $low } ou moins, ou à { $high } ou plus, met fin à la guerre.
ledger-if-over = Si elle finissait maintenant : { $result }.
ledger-may-offer = Peut offrir la paix à ce total : { $names }.
ledger-no-offer = Personne ne peut offrir la paix pour l’instant.
lens-none = Aucune unité n’a besoin de ligne : toutes sont payées sur place.

## La fin et la reprise

end-heading = Paix de Westphalie
level-protestant-major = protestante majeure
level-protestant = victoire protestante
level-draw = match nul
level-catholic = victoire catholique
level-catholic-major = catholique majeure
end-great = Grands événements
end-points = Points
end-decided = Ce qui a décidé : { $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
}
end-needs-protestant = Protestant : { $vp } ou moins
end-needs-catholic = Catholique : { $vp } ou plus, et ce que le scénario demande en outre
end-met = atteint
end-not-met = pas atteint
end-numbers = À la fin
end-deeds = Batailles de la guerre
deeds-battles = Batailles gagnées
deeds-overruns = Ennemis écrasés
deeds-fortresses = Forteresses prises
deeds-armies = Armées perdues
deeds-steps = Pas perdus au combat
end-curves = Régions, villes et forces au cours de la guerre
curve-vp-note = le total catholique, tour après tour
end-about = { $won ->
    [yes] { $who } a gagné ; le total est de { $vp }.
   *[no] Personne n’a gagné ; le total est de { $vp }.
}
curve-vp = Points de victoire
curve-vp-said = Le total des points de victoire, de { $first } à { $last }
curve-vp-protestant = Victoire protestante à la fin : { $points } ou moins
curve-vp-catholic = Victoire catholique à la fin : { $points } ou plus
curve-areas = Régions
curve-cities = Villes
curve-factors = Facteurs de combat
replay-open = Mains ouvertes

## La bataille

battle-of = La bataille { FROM($place) }
battle-attacks-from = attaque depuis { $place }
battle-sallies = fait une sortie { FROM($place) }
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
battle-cards-closed = { $cards ->
    [one] Une carte ne peut pas servir ici
   *[other] { $cards } cartes ne peuvent pas servir ici
}
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
attack-landing = L’armée vient de la mer : battue, elle n’a aucun chemin de retour et elle est perdue.
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
losses-leave = { $factors ->
    [one] Il reste ainsi { $factors } facteur.
   *[other] Il reste ainsi { $factors } facteurs.
}
losses-ways = Bonnes manières
losses-left = force restante
losses-suggest = Proposer
losses-take = Prendre les pertes
losses-prepare = Préparer mes pertes
losses-prepare-about = Vous pouvez déjà fixer vos pertes : elles ne servent que si le nombre tombe juste ; sinon, on vous demande.
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
retreat-go-inside = Dans la place { FROM($place) }
retreat-choose = Choisissez une ville
retreat-later = Après les pertes adverses
retreat-inside = Dans la place { FROM($place) }
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
stand-inside-about = { $factors ->
    [one] Pas de bataille. Niveau de siège { $level }, devant elle { $factors } facteur de combat.
   *[other] Pas de bataille. Niveau de siège { $level }, devant elle { $factors } facteurs de combat.
}
stand-besieged = peut être assiégée
stand-masked = ne peut être que bloquée
overrun-title = Les écraser ?
overrun-do = Écraser
overrun-about = Tous sont perdus sans jet de dé, et la marche continue.
overrun-cost = un point
overrun-fight = Livrer bataille
overrun-fight-about = La marche s’arrête ici.
odds-ties = À pertes égales ({ $share }), { $seat } l’emporte.

## Le résultat d’une bataille

result-title = { $place } : l’issue de la bataille
result-put-away = Ranger
result-causes = { $losses ->
    [one] inflige { $losses } perte
   *[other] inflige { $losses } pertes
}
result-cards = Avec { $cards }
result-lost = { $count ->
    [one] Un pas perdu : { $units }
   *[other] { $count } pas perdus : { $units }
}
result-lost-none = Aucun pas perdu
result-more = Les jets et les pertes
result-table = Les jets dans la table de combat

## Le siège

siege-of = Le siège { FROM($place) }
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
siege-shares = prochain jet { $first } ; { $share } d’ici la fin du tour { $turn }
siege-relief = Qui peut la secourir
siege-relief-by = Armée
siege-relief-from = depuis
siege-relief-wins = gagne
siege-army = { $leader }, { $factors }
siege-no-relief = Aucune armée ennemie n’y arrive en une activation.
siege-may-relieve = { $leader } peut la secourir et gagne à { $share }
siege-march-on = S’ils repartent
siege-stay = { $level ->
    [one] { $level } facteur au moins reste
   *[other] { $level } facteurs au moins restent
}
siege-stay-then = le siège demeure
siege-mask = moins restent
siege-mask-then = blocus, le marqueur s’en va
siege-nobody = personne ne reste
siege-nobody-then = le siège est levé
siege-others = Autres sièges et blocus

## Préparer un tour : cartes, armée, chemin, recrues, arrivées

step-card = Carte
step-use = Emploi
step-do = Exécuter
step-leader = Chef
step-goal = But
step-check = Vérifier
step-place = Lieu
step-follows = Suites
hand-keys = choisir une carte
hand-put-down = reposer
card-once = une seule fois
use-in-battle = combat
use-once = 1×
use-act-title = Marcher, combattre ou assiéger avec un chef
use-recruit-title = Recruter
use-aid-title = Subsides : { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
}
use-event-title = L’événement
other-use-free-action = LIBRE
other-use-offer-peace = PAIX
other-use-move-base = BASE
other-use-dutch-war = HOLLANDE
other-use-campaign = CAMPAGNE
other-use-plot = COMPLOT
other-use-pass = PASSER
round-uses = Ce que chaque emploi ferait maintenant :
round-leader = { $place }, { $factors ->
    [0] sans unités
   *[other] force { $factors }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round-recruiters = { $leaders } : { $steps } pas par essai
round-more-closed = { $count ->
    [one] { $count } autre qui ne peut pas
   *[other] { $count } autres qui ne peuvent pas
}
round-free-about = Une unité ou un chef se déplace ; ni combat, ni recrutement, ni siège.
round-peace-about = L’autre camp accepte ou refuse ; cela prend ce tour.
force-title = Qui vient
force-from = { FROM($place) }
force-commands = commande
force-stays = reste
force-about = Unités menées : { $count } sur { $capacity } qui peuvent l’être, force { $factors }.
force-how = Un clic sur un chef ou un pion le laisse ou l’emmène.
force-leave-one = Laisser : { $unit }
force-take-one = Emmener : { $unit }
route-title = Chemin
route-slowest = { $points ->
    [one] { $points } point, celui du plus lent
   *[other] { $points } points, ceux du plus lent
}
route-spent = points dépensés : { $spent } sur { $all }
route-forage = Ravage { $chosen } sur { $needs }
route-forage-about = { $needs ->
    [one] Les unités en marche doivent ravager un niveau dans les villes où elles entrent.
   *[other] Les unités en marche doivent ravager { $needs } niveaux dans les villes où elles entrent.
}
route-forage-less = un niveau de moins : { $place }
route-forage-more = un niveau de plus : { $place }
route-foe = { $who }, force { $factors }
route-here = À { $place }
route-take-back = reprendre
deeds-drop = Laisser
deeds-leave = Laisser
deeds-pick-up = Prendre
deeds-collect = Prendre
march-of = Marche : { $leader }
march-of-unit = Marche d’une unité
march-encounter = Devant { $place }
march-encounter-about = ce que l’autre camp peut faire
march-withdraws = S’il se retire dans la place : niveau de siège { $level }, vous amenez { $factors }.
march-overrun = Assez fort pour écraser l’ennemi, un point de plus.
march-violates = Entrer viole la neutralité de la région.
march-siege = Siège : { $place }
march-assault = Lancer le dé du siège
march-halt = S’arrêter à { $place }
march-stay = Rester à { $place }
ends-title = Où elle peut finir
key-along-roads = avancer par une route
key-one-back = une ville en arrière
do-aid = Prendre l’argent
do-event = Exécuter
do-offer-peace = Envoyer l’offre
do-move-base = Déplacer la base
do-other = Exécuter
prepared-march = <b>{ $leader } marche vers { $goal } :</b> { $via ->
    [yes] par { $places }, points dépensés : { $spent } sur { $all }.
   *[no] points dépensés : { $spent } sur { $all }.
}
prepared-battle = Une bataille suit.
prepared-leader = <b>{ $leader } :</b> choisissez le but sur la carte.
prepared-about = Rien n’est définitif avant le bouton rouge.
plan-next = Prévu pour votre prochain tour :
plan-about = Personne d’autre ne le voit, et rien ne se fait tout seul. À votre tour, un clic suffit.
plan-broken = Ce n’est plus possible : { $why }.
plan-away = Écarter
recruit-title = Recrutement
recruit-leader = Chef
recruit-modifier = Modificateur
recruit-chances = Pas
recruit-roll = Lancer pour
recruit-kind = force { $full }, réduite { $reduced } ; { $movement } points de mouvement ; { $pay ->
    [one] { $pay } point de solde
   *[other] { $pay } points de solde
}.
recruit-kind-mercenary = Sans solde, ils désertent les premiers.
recruit-kind-militia = Elles coûtent peu, mais sont faibles et lentes.
recruit-how = Un bouton lance le dé aussitôt. Un pas est une demi-unité.
recruit-dynamic = chef dynamique +1
recruit-pillaged = ravagée −1
recruit-room = place pour { $room }
recruit-used = { $used ->
    [one] un essai fait
   *[other] { $used } essais faits
}
recruit-left = { $left ->
    [one] { $left } pion restant
   *[other] { $left } pions restants
}
recruit-here = peut recruter ici
recruit-first-kind = recruter le premier type
recruit-second-kind = recruter le second type
recruit-steps = { $leader } lève { $steps ->
    [one] un pas
   *[other] { $steps } pas
}. À prendre comme
type-veteran = Vétérans
type-mercenary = Mercenaires
type-militia = Milice
recover-suggest = Comme suggéré
pillage-suggest = Placer comme proposé
pillage-suggest-all = Placer tous les miens comme proposé
pillage-suggest-about = Est proposé ce qui coûte le plus à l’ennemi : ses régions les plus riches, et là ses bases.
arrive-open = sans place forte
arrive-roads = routes vers { $places }
arrive-so-far = Jusqu’ici
arrive-who = Qui arrive

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
since-pay-given = { $paid ->
    [one] Solde : { $paid } point de subside versé ; unités impayées : { $unpaid }.
   *[other] Solde : { $paid } points de subside versés ; unités impayées : { $unpaid }.
}
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
