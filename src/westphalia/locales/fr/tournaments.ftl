### Tournois : listes, formulaire, classements, rondes.

## Listes

tournaments-page = Tournois · Westphalia
tournaments-all = Tous les tournois
tournaments-about = Dans une coupe, chacun rencontre tous ceux de son groupe, et les meilleurs jouent la finale. Dans un tournoi suisse, tous jouent chaque ronde contre des gens dont le score est proche. Le serveur place tout le monde, remplace ceux qui disparaissent et passe à la ronde suivante.
tournaments-new = Organiser un tournoi
tournaments-none = Il n’y a pas encore de tournoi ici.
tournaments-list-mine = Les miens
tournaments-list-open = Inscriptions ouvertes
tournaments-list-running = En cours
tournaments-list-over = Terminés
tournament-state-open = Inscriptions ouvertes
tournament-state-running = Commence maintenant
tournament-state-over = Terminé
tournament-state-cancelled = Annulé
tournament-by = organisé par { $name }
tournament-places = { $entrants } places prises sur { $places }
tournament-round = Ronde { $turn }
tournament-knockout = { $tables } dernières tables
tournament-final = Finale

## Le formulaire

tournament-title = Nom du tournoi
tournament-format = Formule
tournament-format-cup = Coupe
tournament-format-swiss = Système suisse
tournament-about-cup = Des groupes où chacun rencontre tous les autres ; puis les meilleurs continuent jusqu’à la dernière table.
tournament-about-swiss = Un nombre de rondes ; à chacune se rencontrent ceux dont le score est proche, et personne n’est éliminé.
tournament-seats = Places à une table
tournament-places-set = Places
tournament-groups = Groupes
tournament-finalists = Finalistes
tournament-rounds = Rondes
tournament-flexible = Les tables peuvent être plus petites ou plus grandes
tournament-flexible-about = Pour que personne ne soit exempt.
tournament-sides = Camps
tournament-sides-rotate = camps alternés
tournament-sides-exchange = camps échangés
tournament-sides-bid = mises sur les camps
tournament-sides-about-rotate = Chacun a chaque camp à peu près aussi souvent.
tournament-sides-about-exchange = Deux qui se rencontrent jouent deux parties, une dans chaque camp.
tournament-sides-about-bid = Si les deux veulent le même camp, celui qui cède la plus grande part d’un point l’obtient et la paie à l’autre. Personne d’autre ne voit une mise avant la ronde.
tournament-bid-side = Camp voulu
tournament-bid-none = peu importe
tournament-bid-points = Points cédés pour cela
tournament-bid-keep = Miser
tournament-begins-set = Début (vide : quand vous le direz)
tournament-round-time = Durée maximale d’une ronde
tournament-no-end = jusqu’à la fin des parties
tournament-patience = A disparu qui doit jouer et est absent depuis
tournament-company = Qui participe
tournament-fill = Bots aux places restées libres
tournament-fill-none = aucun
tournament-with-substitutes = Des remplaçants peuvent se tenir prêts
tournament-with-about-substitutes = Ils prennent la place de qui disparaît ; sans eux, un bot continue.
tournament-with-late = On peut arriver en retard
tournament-with-about-late = Sans points pour les rondes manquées.
tournament-with-out = Qui disparaît est éliminé après la ronde
tournament-with-about-out = Sinon, le bot joue jusqu’à la fin.
tournament-with-rated = Classé
tournament-with-about-rated = Les parties entre personnes comptent pour leur cote.
tournament-open = Ouvrir les inscriptions
tournament-open-about = Dès lors on peut s’inscrire ; ces règles ne changent plus.

## Un tournoi

tournament-cup-of = coupe avec { $groups ->
    [one] un groupe
   *[other] { $groups } groupes
} et { $finalists } finalistes
tournament-swiss-of = système suisse, { $rounds ->
    [one] une ronde
   *[other] { $rounds } rondes
}
tournament-round-time-is = au plus { $time } par ronde
tournament-rated = classé
tournament-unrated = non classé
tournament-due = cette ronde finit le { $at }
tournament-begins = commence le { $at }
tournament-account = Pour organiser ou participer, il faut un compte, afin qu’on vous retrouve.
tournament-to-table = À votre table
tournament-join = Participer
tournament-stand-by = Se tenir prêt comme remplaçant
tournament-leave = Se retirer
tournament-begin = Commencer maintenant
tournament-call-time = Faire finir cette ronde par des bots
tournament-cancel = Annuler le tournoi
tournament-remove = Retirer { $name }
tournament-sure = Oui : { $what }
tournament-not-sure = Non

## Classement

tournament-standings = Classement
tournament-rank = Rang
tournament-name = Nom
tournament-points = Points
tournament-average = Points par partie
tournament-games = Parties
tournament-break-meetings = Rencontres
tournament-break-opponents = Adversaires
tournament-break-wins = Victoires
tournament-break-lot = Sort
tournament-break-meetings-about = Ce que les ex æquo se sont pris : 1 pour chacun battu à une table, ½ pour chacun à égalité. Cela compte si tous se sont rencontrés.
tournament-break-opponents-about = Les points de tous ceux qu’on a rencontrés ; d’une table, la moyenne des autres. Une ronde exempte compte comme quelqu’un qui a vos points.
tournament-break-wins-about = Parties gagnées seul.
tournament-break-lot-about = Tiré quand le tournoi a été créé ; le plus petit nombre est devant.
tournament-how = Comment se font les points et les rangs
tournament-points-about = Une partie donne entre 0 et 1 point : la part des autres de la table qu’on a battus, et la moitié pour ceux avec qui on est à égalité. Le premier, le deuxième, le troisième et le dernier de quatre ont donc 1, ⅔, ⅓ et 0. Une ronde exempte donne 1. Les ex æquo sont départagés dans cet ordre :
tournament-points-about-average = Une partie donne entre 0 et 1 point : la part des autres de la table qu’on a battus, et la moitié pour ceux avec qui on est à égalité. Dans les groupes comptent les points par partie, et les rondes exemptes ne comptent pas. Les premiers des groupes passent d’abord, puis les deuxièmes. Dans les dernières rondes passe qui prend le plus ; à égalité, qui était mieux placé dans les groupes. Les ex æquo y sont départagés dans cet ordre :
tournament-csv = Classement en CSV
tournament-json = Tout en JSON
tournament-for = pour { $name }
tournament-until = éliminé après la ronde { $turn }

## Rondes et participants

tournament-group = Groupe { $group }
tournament-replay = Regarder
tournament-play = Jouer
tournament-watch = Suivre
tournament-free = exempt
tournament-soon = bientôt
tournament-entrants = Participants
tournament-substitutes = Remplaçants prêts
tournament-nobody = Personne ne participe encore.
