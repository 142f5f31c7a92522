# Le programme dans le terminal : titres, remarques, commandes, et ce qu’il dit de ce qu’on tape.

list = { $before } et { $last }
row = { $before } ; { $last }
percent = { $percent } %
labelled = { $label } :

## Titres

title-players = Joueurs
title-mat = Plateau : { $seat }
title-display = Étalage
title-row = Actions de la manche
title-tower = Tour à dés
title-court = Faveurs à la cour
title-draft = Choix des comtés
title-majorities = Majorités actuelles
title-result = Classement final
title-map = Carte
title-odds = Attaque : { $county }
title-help = Commandes
title-answers = Réponses
title-reasons = Pourquoi les bots ont répondu ainsi
title-rules = Articles
title-log = Ce qui s’est passé

## Colonnes : la forme longue pour les lignes simples, la courte pour les écrans étroits

column-points = points
short-points = PV
column-forecast = si l’on comptait maintenant
short-forecast = +PV
column-thalers = thalers
short-thalers = Th
column-grain = blé
short-grain = Bl
column-counties = comtés
short-counties = Co
column-armies = armées
short-armies = Ar
column-supply = en réserve
short-supply = Ré
column-tile = plaquette
short-tile = plaquette
column-courtiers = courtisans
short-courtiers = Ct
column-landsknecht = carte lansquenet
short-landsknecht = Lq
column-monuments = monuments
short-monuments = Mo
column-place = vient en
short-place = nº
column-card = carte
short-card = carte
column-price = prix
short-price = prix
column-owner = à qui
short-owner = à qui
column-taxes = impôt
short-taxes = Th
column-harvest = blé
short-harvest = Bl
column-sites = emplacements libres
short-sites = libres
column-pieces = avec
short-pieces = avec
column-neighbours = touche
short-neighbours = touche
column-wins = pris
column-holds = tenu
column-empty = plus personne
column-survive = armées restantes si pris

## Étiquettes et remarques

label-tiles = Plaquettes
label-order = Ordre de jeu
label-event = Événement
label-store = Encore possibles
label-tower = Dedans
label-tray = Soucoupe
label-face-up = Cartes ouvertes
label-unseen = Cartes cachées
label-region = région
event-of-round = Événement : { $event }
grain-of-needed = { $grain } sur { $counties } nécessaires
card-of-regions = { $landsknecht } (présent dans { $regions ->
    [one] { $regions } région
   *[other] { $regions } régions
})
leader-of = général ({ $seat })
monument-of = monument ({ $seat })
winner = victoire
planned = plan fini
game-name = Wallenstein
note-no-site = impossible ici maintenant
note-chance = succès : environ { percent }
note-card = { $region }, impôt { $taxes }, blé { $grain }, emplacements { $sites }
note-triumph = en triomphe
note-flight = en fuite

## Ce qu’on tape

typed-nothing = Rien n’a été tapé ; « help » dit ce qui est possible.
typed-unknown = « { $typed } » n’est ni une réponse ni une commande ; « help » dit ce qui est possible.
typed-near = « { $typed } » n’est pas une des réponses ; peut-être : { $texts } ?
typed-ambiguous = « { $typed } » peut vouloir dire : { $texts }.
typed-too-far = Ce qui suit « { $typed } » n’est pas encore connu ; ce doit être la dernière réponse de la ligne.
typed-none-taken = Aucune des réponses de cette ligne n’a été retenue.
refused = Pas maintenant : { $choice } : { $reason } ({ $clause }).
not-asked = la question est : { $asked }
not-this-box = les cases se couvrent dans un ordre fixe ; la question est : { $asked }
not-held = cette carte n’est pas en main
not-twice = cette carte est déjà sur une case
not-affordable = il n’y a pas assez de thalers pour cette mise
not-empty = une case ne reste vide que faute de cartes
not-in-play = ce comté n’est pas en jeu
not-neighbour = ce comté n’est pas voisin
not-own-target = cette marche ne mène jamais dans un comté neutre ou adverse
not-protected = ce comté ne peut pas être attaqué maintenant
not-so-many = au moins une armée part, et au moins une reste
not-free = cette place est prise
not-left = il ne reste pas de tel groupe
not-open = cette carte n’est pas ouverte
not-drawn = aucune révolte n’attend dans ce comté
not-restless = il n’y a pas là de marqueur de révolte à retirer
not-buildable = le bâtiment ne peut pas s’y dresser
not-foreign = ces armées ne vont que dans un comté à soi ou neutre
not-on-card = la carte ne donne pas cela
not-displayed = cette faveur n’est pas exposée
not-payable = il n’y a pas assez de courtisans pour cette faveur
not-own-county = le général va dans un autre comté du joueur
not-this-county = il ne s’agit que du comté tout juste choisi
why-allowed = { $choice } : c’est permis ({ $clause }).
undo-nothing = Il n’y a rien à reprendre.
rules-nothing = Aucun article ne s’appelle ainsi ni n’en parle : « { $words } ».
rules-more = { $more ->
    [one] … et { $more } autre
   *[other] … et { $more } autres
}
ruling = Interprétation : { $note }
county-missing = Quel comté ? Par exemple : odds boehmen 3
county-unknown = « { $typed } » n’est pas un comté en jeu.
county-ambiguous = « { $typed } » peut vouloir dire : { $names }.
number-wrong = « { $typed } » n’est pas un nombre de 1 à { $most }.
odds-own = { $county } est à vous.
mat-nothing = Rien n’est planifié pour l’instant.

## Passer la main, enregistrer, partir

hand-over = { $seat }, à vous de planifier. Appuyez sur Entrée quand personne d’autre ne regarde.
saved = La partie est enregistrée : { $file }.
quit-offer = Entrée enregistre la partie dans { $file } ; ou tapez un autre nom de fichier, ou « non ».
word-no = non
left = La partie est enregistrée : { $file }. Pour continuer : westphalia terminal --load { $file }
left-unsaved = La partie n’a pas été enregistrée.
record-lies = L’enregistrement est dans { $file }.
record-true = Chacun peut vérifier l’enregistrement par : westphalia verify { $file }
secret-revealed = Le secret derrière le hasard était : { $secret }

## Aide

usage-help = help
usage-look = look
usage-map = map [région | comté | table | drawing]
usage-mat = mat
usage-log = log [nombre]
usage-why = why [réponse]
usage-rules = rules [article | mots]
usage-odds = odds [comté] [armées]
usage-undo = undo
usage-save = save [fichier]
usage-quit = quit
help-help = cette liste
help-look = joueurs, étalage, cour, tour à dés et majorités
help-map = la carte, une région ou un comté ; en tableau ou en dessin
help-mat = vos cases et leurs cartes
help-log = ce qui vient de se passer
help-why = pourquoi une réponse n’est pas possible ; seul : pourquoi cette question, et ce que pensaient les bots
help-rules = le texte d’un article, ou les articles qui parlent de quelque chose
help-odds = comment une attaque peut finir
help-undo = reprendre votre dernière réponse tant que rien n’en a suivi
help-save = écrire l’enregistrement
help-quit = quitter la table ; la partie peut être enregistrée et reprise plus tard
help-answer-number = Tapez le numéro d’une réponse ; là où l’on compte armées, places ou faveurs, ce nombre même.
help-answer-text = Ou son texte, ou le début de ses mots : « march boehmen », « march boeh », « boeh ».
help-answer-several = Plusieurs réponses tiennent sur une ligne, séparées par « ; » ; elles valent ensemble ou pas du tout.
