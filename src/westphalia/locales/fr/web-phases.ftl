### Panneaux des phases dans le navigateur.

phase-pick-on-map = Cliquez sur un comté de la carte ou choisissez-le ici.
odds-sentence = Pris { $taken } pour cent, dévasté { $waste } pour cent, tenu { $held } pour cent
odds-taken = pris { $share } %
odds-waste = dévasté { $share } %
odds-held = tenu { $share } %
odds-left = En cas de victoire, { $left } armées entrent en moyenne.
odds-error = À { $error } points près.
march-title = { $action } depuis { $county }
move-title = Mouvement depuis { $county }
march-choose = Choisissez où vont les armées, sur la carte ou ici.
march-stay = Rester
march-armies = Armées en marche
march-fewer = Une de moins
march-more = Une de plus
march-from = { $armies ->
    [one] { $armies } armée part de { $county }
   *[other] { $armies } armées partent de { $county }
}
march-hold = { $armies ->
    [one] { $armies } armée tient { $county }
   *[other] { $armies } armées tiennent { $county }
}
march-neutral = le peuple de { $county }
march-attack = { $armies ->
    [one] Attaquer avec { $armies } armée
   *[other] Attaquer avec { $armies } armées
}
march-move = { $armies ->
    [one] Déplacer { $armies } armée
   *[other] Déplacer { $armies } armées
}
march-other = Autre cible
march-people = Le peuple
march-is-move = déplacement
march-is-attack = attaque
step-choose = Choisir
step-commit = Engager
step-throw = Jet
step-result = Résultat
commit-thrown = À jeter
commit-from = depuis { $county }
commit-lies = déjà dans le bac
commit-inside = Déjà dans la tour
commit-no-marker = Aucun marqueur de révolte à { $county } : les paysans qui tombent aident la défense.
commit-markers = Un marqueur de révolte à { $county } : les paysans qui tombent n’aident personne.
commit-before = Avant d’attaquer
commit-stays = Une armée reste à { $county } : { $most } sur { $armies } partent au plus.
commit-tie = À égalité le comté est dévasté : carte, armées et bâtiments sont perdus pour tous deux.
commit-exposed = { $county } garde { $left ->
    [one] { $left } armée
   *[other] { $left } armées
} ; voisins : { $names }.
tower-label = La tour à dés, en coupe : { $tray } cubes dans le bac, { $inside } à l’intérieur
battle-title = La bataille pour { $county }
battle-revolt = Révolte en { $county }
battle-tray = Dans le bac
battle-odds = Chances avant le jet
battle-came-true = { $share } % se sont réalisés
battle-threw = { $cubes ->
    [one] { $cubes } cube jeté pour la défense
   *[other] { $cubes } cubes jetés pour la défense
}
battle-attacks = attaque
battle-defends = défend
battle-joins = aide la défense
battle-rebels = en révolte
battle-stays = reste dans le bac
battle-against = contre
battle-inside = Encore dans la tour : { $cubes }.
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
court-title = La cour de l’Empereur
court-note = Prenez une faveur que vos courtisans peuvent payer, ou passez.
court-price = { $price ->
    [one] { $price } courtisan
   *[other] { $price } courtisans
}
court-courtiers = Courtisans
court-hall = Vestibule
court-audience = Salle d’audience
court-supply = Réserve
court-cancel = Annuler l’événement ?
court-calm = Retirer un marqueur de révolte
court-raise = Construire gratuitement : { $building }
court-garrison = { $armies ->
    [one] Placer { $armies } armée gratuite
   *[other] Placer { $armies } armées gratuites
}
landsknecht-title = Lansquenets
landsknecht-note = Vous tenez des comtés dans assez de régions : choisissez un avantage de la carte { $card }.
leader-triumph = monument
place-leader = Placez votre chef de guerre
place-leader-note = Les actions dans le comté du chef sont meilleures.
draft-leader = Votre chef commence-t-il en { $county } ?
draft-leader-note = Un comté écarté ne pourra plus être choisi.
move-leader = Votre chef quitte { $county }
move-leader-note = Vers un voisin en triomphe, en laissant un monument ; ailleurs en fuite, sans.
return-leader = Votre chef revient
return-leader-note = N’importe lequel de vos comtés convient.
winter-title = Hiver
winter-loss = Chacun a perdu { $loss } de grain.
winter-quell = Quelle révolte d’abord ?
winter-quell-note = Vous décidez de l’ordre dans lequel les révoltes sont combattues.
winter-seat = Joueur
winter-grain = Grain
winter-counties = Comtés
winter-points = Points
winter-provisions = Vivres
winter-short = Manque
winter-outcome = Suite
winter-fed = nourri
winter-waits = à venir
winter-rose = { $revolts ->
    [one] { $revolts } révolte.
   *[other] { $revolts } révoltes.
}
winter-lost = Perdu : { $counties }.
score-counties = Comtés
score-buildings = Bâtiments
score-majorities = Majorités
score-monuments = Monuments
score-winter = Cet hiver
score-before = Auparavant
score-points = Points de victoire
score-tie = égalité +{ $points }
score-majority = majorité
score-key = seul majoritaire dans la région ; à égalité chacun reçoit un point de moins.
end-title = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné ensemble
}
end-thalers = { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}
end-rematch = Revanche, mêmes places
end-replay = Revoir la partie
end-record = Télécharger la notation
curve-points = Points si l’on comptait à cet instant
curve-counties = Comtés
curve-armies = Armées sur la carte
