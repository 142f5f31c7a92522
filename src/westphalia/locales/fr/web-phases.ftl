### Panneaux des phases dans le navigateur.

phase-pick-on-map = Cliquez sur un comté de la carte ou choisissez-le ici.
odds-sentence = Pris { $taken } pour cent, dévasté { $waste } pour cent, tenu { $held } pour cent
odds-taken = pris { $share } %
odds-waste = dévasté { $share } %
odds-held = tenu { $share } %
odds-left = Armées qui entrent en cas de victoire : { $left } en moyenne.
odds-error = { $error ->
    [one] À { $error } point près.
   *[other] À { $error } points près.
}
march-title = { $action } depuis { $county }
move-title = Marche depuis { $county }
march-choose = Choisissez où vont les armées, sur la carte ou ici.
march-stay = Rester
march-armies = Armées en marche
march-fewer = Une de moins
march-more = Une de plus
march-from = { $armies ->
    [one] { $armies } armée marche depuis { $county }
   *[other] { $armies } armées marchent depuis { $county }
}
march-hold = { $armies ->
    [one] { $armies } armée tient { $county }
   *[other] { $armies } armées tiennent { $county }
}
march-neutral = défendent { $county }
march-attack = { $armies ->
    [one] Attaquer avec { $armies } armée
   *[other] Attaquer avec { $armies } armées
}
march-move = { $armies ->
    [one] Déplacer { $armies } armée
   *[other] Déplacer { $armies } armées
}
march-other = Autre cible
march-people = Paysans
march-is-move = marche
march-is-attack = attaque
step-choose = Choisir
step-commit = Engager
step-throw = Jet
step-result = Résultat
commit-thrown = À jeter
commit-from = depuis { $county }
commit-lies = dans la soucoupe
commit-inside = Déjà dans la tour
commit-no-marker = Aucun marqueur de révolte à { $county } : les paysans qui tombent aident la défense.
commit-markers = Un marqueur de révolte à { $county } : les paysans qui tombent n’aident personne.
commit-before = Avant d’attaquer
commit-stays = Une armée reste à { $county } : au plus { $most ->
    [one] { $most } sur { $armies } part
   *[other] { $most } sur { $armies } partent
}.
commit-tie = À égalité, le comté est dévasté : carte, armées et bâtiments sont perdus pour les deux camps.
commit-exposed = { $county } garde { $left ->
    [one] { $left } armée
   *[other] { $left } armées
} ; voisins : { $names }.
tower-label = La tour à dés, en coupe ; cubes dans la soucoupe : { $tray }, à l’intérieur : { $inside }
battle-title = Le combat pour { $county }
battle-revolt = Révolte à { $county }
heap-peasants = { $cubes ->
    [one] paysan
   *[other] paysans
}
battle-tray = Dans la soucoupe
battle-odds = Chances avant le jet
battle-came-true = issue réelle : { $share } %
battle-threw = { $cubes ->
    [one] { $cubes } cube jeté pour la défense
   *[other] { $cubes } cubes jetés pour la défense
}
battle-attacks = attaque
battle-defends = défend
battle-joins = aide la défense
battle-rebels = en révolte
battle-stays = reste dans la soucoupe
battle-against = contre
battle-inside = Encore dans la tour : { $cubes }.
battle-why = Pourquoi
battle-again = Revoir le jet
battle-continue = Continuer
draft-claim = Choisissez un comté
draft-refresh = Encore les deux mêmes cartes
draft-group = Armées pour { $county }
draft-left = { $unseen ->
    [one] { $unseen } carte n’a pas encore été vue.
   *[other] { $unseen } cartes n’ont pas encore été vues.
}
draft-pile = Carte cachée du dessus
draft-groups = Groupes d’armées à placer
court-title = La cour de l’empereur
court-note = Prenez une faveur que vos courtisans peuvent payer, ou passez.
court-price = { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
}
court-courtiers = Courtisans
court-hall = Vestibule
court-audience = Salle d’audience
court-supply = Réserve
court-cancel = Annuler l’événement ?
court-calm = Retirer un marqueur de révolte
court-raise = Bâtir gratuitement : { $building }
court-garrison = { $armies ->
    [one] Placer { $armies } armée gratuite
   *[other] Placer { $armies } armées gratuites
}
landsknecht-title = Lansquenets
landsknecht-note = Vous tenez des comtés dans assez de régions : choisissez un avantage de la carte { $card }.
leader-triumph = monument
place-leader = Placez votre général
place-leader-note = Les actions dans le comté du général sont meilleures.
draft-leader = Votre général commence-t-il à { $county } ?
draft-leader-note = Un comté écarté ne pourra plus être choisi.
move-leader = Votre général quitte { $county }
move-leader-note = Vers un voisin en triomphe, en laissant un monument ; ailleurs en fuite, sans.
return-leader = Votre général revient
return-leader-note = N’importe lequel de vos comtés convient.
winter-title = Hiver
winter-loss = Chacun a perdu { $loss ->
    [one] { $loss } mesure de blé
   *[other] { $loss } mesures de blé
}.
winter-quell = Quelle révolte d’abord ?
winter-quell-note = Vous décidez dans quel ordre affronter les révoltes.
winter-seat = Joueur
winter-grain = Blé
winter-counties = Comtés
winter-points = Points
winter-provisions = Ravitaillement
winter-short = Manque
winter-outcome = Suite
winter-fed = ravitaillé
winter-waits = à venir
winter-rose = { $revolts ->
    [one] { $revolts } révolte.
   *[other] { $revolts } révoltes.
}
winter-lost = Perdu : { $counties }.
score-counties = Comtés
score-buildings = Bâtiments
score-majorities = Majorités
score-monuments = Monuments
score-winter = Cet hiver
score-before = Auparavant
score-points = Points de victoire
score-tie = égal +{ $points }
score-majority = majorité
score-key = majorité d’un seul dans la région ; à égalité, chacun reçoit un point de moins.
end-title = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné ensemble
}
end-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
end-rematch = Revanche, mêmes places
end-record = Télécharger l’enregistrement
curve-points = Points si l’on comptait à cet instant
curve-thalers = Trésor
curve-counties = Comtés
curve-armies = Armées sur la carte
