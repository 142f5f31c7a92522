### Se trouver : annonces, places libres en cours de partie, appel, votes.

finding-title = Me trouver une table
finding-game = Jeu
finding-tempo = Rythme
finding-tempo-live = en direct
finding-tempo-slow = coup par coup
finding-about-live = Vous avez une place dès que d’autres cherchent la même chose. Gardez cette page ouverte : avant le départ des horloges, chacun doit dire qu’il est là.
finding-about-slow = Vous avez une place dès que d’autres cherchent la même chose, même en votre absence. On joue coup par coup, sur plusieurs jours.
finding-more = Ce que je préfère
finding-any = peu importe
finding-rules = Extensions
finding-rules-any = peu importe
finding-rules-base = aucune
finding-rules-last = comme la dernière fois
finding-bots = Bots
finding-bots-never = n’attendre que des personnes
finding-bots-after = prennent les places vides après { $time }
finding-rated = Classement
finding-rated-yes = classée
finding-rated-no = amicale
finding-range = Cote des autres
finding-low = au moins
finding-high = au plus
finding-seeking = Recherche d’une table : { $game }
finding-seated = Vous avez une table : { $game }
finding-to-table = À la table
finding-put-away = Ne plus chercher
finding-wanted = Places à reprendre
finding-wanted-about = Quelqu’un est parti et les autres jouent encore. Un bot tient la place jusqu’à ce que vous la preniez.
finding-look = Voir
finding-take-seat = Prendre cette place

ready-title = Qui est prêt ?
ready-asked = La table est pleine. Êtes-vous là ?
ready-waits = On attend { $names }. Qui n’est pas prêt à temps perd sa place.
ready-now = Je suis là
waiting-closes = Cette table attend depuis longtemps. Elle fermera le { $date }.
waiting-keep = La garder ouverte
waiting-ask = Demander
waiting-ask-name = Nom d’un compte
waiting-ask-for = Demander quelqu’un par son nom pour la place { $seat }
waiting-decline = Refuser…
decline-later = pas maintenant
decline-game = pas ce jeu
decline-expansions = pas avec ces extensions
decline-clock = pas avec cette horloge
decline-busy = je joue à assez de tables
decline-other = pour une autre raison

company-extend = { $count ->
    [one] { $names } demande plus de temps : chaque horloge recevrait encore une fois son premier temps.
   *[other] { $names } demandent plus de temps : chaque horloge recevrait encore une fois son premier temps.
}
company-end = { $count ->
    [one] { $names } propose d’arrêter la partie en l’état. Qui a le plus de points gagnerait.
   *[other] { $names } proposent d’arrêter la partie en l’état. Qui a le plus de points gagnerait.
}
company-cancel = { $count ->
    [one] { $names } propose d’annuler la partie. Il n’y aurait pas de résultat.
   *[other] { $names } proposent d’annuler la partie. Il n’y aurait pas de résultat.
}
company-ask-extend = Demander plus de temps
company-ask-end = Proposer d’arrêter en l’état
company-ask-cancel = Proposer d’annuler la partie
company-for-bot = { $count ->
    [one] { $names } vote pour un bot.
   *[other] { $names } votent pour un bot.
}
company-for-substitute = { $count ->
    [one] { $names } vote pour un remplaçant.
   *[other] { $names } votent pour un remplaçant.
}
company-gone = { $name } n’est plus là ; un bot continue.
company-wanted = La place de { $name } est à reprendre : un bot joue jusque-là.
company-let-substitute = Chercher un remplaçant pour { $name }
act-ask-extend = { $name } demande plus de temps.
act-extended = Tous sont d’accord : chaque horloge a reçu encore une fois son premier temps.
act-no-extend = { $name } ne veut pas plus de temps pour tous.
act-ask-end = { $name } propose d’arrêter la partie en l’état.
act-ended = Tous sont d’accord pour arrêter la partie en l’état.
act-no-end = { $name } veut continuer.
act-ask-cancel = { $name } propose d’annuler la partie.
act-cancelled = Tous sont d’accord : la partie est annulée, sans résultat.
act-no-cancel = { $name } ne veut pas annuler la partie.
act-vote-substitute = { $name } vote pour chercher un remplaçant à { $other }.
act-seat-offered = On cherche un remplaçant pour { $other }.
act-substituted = { $name } a pris une place et continue.
act-ready-check = La table est pleine. Qui est prêt ?
act-ready = { $name } est là.
act-not-ready = { $name } a perdu ou quitté sa place.
act-reminded = Cette table attend depuis longtemps et va fermer.
act-kept-open = Cette table reste ouverte.
