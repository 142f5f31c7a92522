### Pourquoi un robot a répondu ainsi.  Les arguments portent les noms de ceux des événements.

## Ce qu’un général ajoute

reason-foreseen = Prévu par simulation : { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de mieux que le plan du capitaine ({ $plans ->
    [one] { $plans } plan comparé
   *[other] { $plans } plans comparés
}).
reason-in-manner = Ce tour se joue au mieux { $manner ->
    [1] en levant des troupes
    [2] en payant les armées
    [3] avec audace
    [4] avec prudence
    [5] par des sièges
    [6] en visant des buts plus lointains
    [7] par des événements
   *[8] en refusant des régions à l’ennemi
} : par simulation { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de mieux que le plan du capitaine ({ $plans ->
    [one] { $plans } plan comparé
   *[other] { $plans } plans comparés
}).
reason-guard = Avec des unités de { $leader } dans ses villes ouvertes, { $area } ne peut plus être prise au passage.
reason-confirmed = De { $plans } plans simulés, aucun ne promet plus que celui du capitaine.

## Activations et marches

worth-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-attack = Une bataille à { $city } vaut le risque ({ chances }).
reason-win-area = { $leader } peut prendre le contrôle d’une région : { $area } ({ worth-points }).
reason-go-besiege = { $leader } peut assiéger { $city } : { $factors } facteurs contre un niveau de siège de { $level }.
reason-take-city = { $leader } peut prendre { $city } sans combat{ $points ->
    [0] .
   *[other] { " " }({ worth-points }).
}
reason-position = { $leader } est plus près de ce qu’il y a à gagner, ou plus en sûreté, à { $city }.
reason-stay = { $leader } n’a rien de mieux à faire que de rester à { $city }.
reason-assault = Encore un assaut contre { $city } ({ chances }).
reason-sally = On peut chasser les assiégeants { FROM($city) } ({ chances }).
reason-form = Que viennent tous ceux qui peuvent être commandés.
reason-free = Aucune carte ne ferait mieux qu’une action libre.
reason-free-move = C’est ce qui change le moins.
reason-forage = { $city } peut nourrir l’armée au moindre coût pour le camp.

## Cartes

reason-recruit = Les armées ont besoin de recrues : { $attempts ->
    [one] { $attempts } essai.
   *[other] { $attempts } essais.
}
reason-aid = { $points ->
    [one] Il faut la solde des soldats : { $points } point de subside.
   *[other] Il faut la solde des soldats : { $points } points de subside.
}
reason-event = Cet événement aide le plus à présent : { $card }.
reason-keep = { $card } sera utile au tour suivant.
reason-keep-none = De nouvelles cartes valent mieux que celles qui restent.

## Recrutement et solde

reason-attempt = { $leader } peut tirer parti de recrues là où il est.
reason-no-recruits = D’autres recrues feraient plus de mal que de bien.
reason-raise = De ce qui peut être levé, voici ce qui combat le mieux : { $kind }.
reason-full-unit = Une unité pleine ne coûte pas plus de solde qu’une réduite.
reason-pay-all = Il y en a assez pour tous.
reason-pay-in = C’est à { $city } que les points vont le plus loin.
reason-pay = Ceux qui combattent le mieux sont payés les premiers : { $unit }.

## Batailles et sièges

reason-stand = L’armée peut tenir le champ à { $city } ({ chances }).
reason-withdraw = On perd moins derrière les murs { FROM($city) } que devant (en campagne, { chances }).
reason-overrun = L’ennemi est trop faible pour résister.
reason-sortie = Que ceux de l’intérieur aident à rompre le siège : { $unit }.
reason-all-attack = Plus on attaque nombreux, plus la victoire est sûre.
reason-command = { $leader } a la meilleure valeur de bataille, { $rating }.
reason-combat-card = Cette bataille peut être renversée : { $card } (sans elle, { chances }).
reason-no-card = Aucune carte ne vaut d’être jouée dans cette bataille.
reason-lose = C’est ce qui coûte le moins de force : { $unit } (−{ $factors }).
reason-give-up-leader = { $leader } manquera le moins.
reason-retreat = { $city } est le lieu de retraite le plus sûr.
reason-besiege = La place forte vaut un siège.
reason-storm = Tôt ou tard, la place forte doit tomber ({ chances }).
reason-continue-siege = Le siège { FROM($city) } peut réussir ({ chances }), et un échec améliore le jet suivant.

## Qui arrive, ce qui souffre, ce qui se relève

reason-place = C’est à { $city } qu’il est le plus utile.
reason-least-leader = { $leader } manquera le moins.
reason-enough = Pas plus d’unités qu’il n’en faut.
reason-rescue = Il faut sauver l’armée.
reason-recover = { $city } doit de nouveau nourrir des armées.
reason-no-recovery = Ce qui reste à relever aiderait l’ennemi.
reason-harm = { $city } manquera à l’ennemi.
reason-spare = Le reste nuirait au camp lui-même.
reason-harm-area = L’ennemi en vit : { $area }.
reason-revolt = Une révolte paysanne à { $city } coûte le plus à l’ennemi.
reason-incite = L’ennemi n’a pas de plus grande armée que celle qui est { IN($city) }.

## Politique

reason-offer-peace = Les négociations promettent plus qu’elles ne menacent.
reason-accept = Les négociations promettent plus qu’elles ne menacent.
reason-refuse = Les négociations menacent plus qu’elles ne promettent.
reason-withdraw-from-area = C’est là que l’ennemi a le plus à perdre : { $area }.
reason-withdraw-from-city = C’est à { $city } que l’ennemi a le plus à perdre.
reason-dismiss = Wallenstein est devenu trop puissant (influence { $influence }).
reason-keep-wallenstein = On a besoin de Wallenstein, et il n’est pas encore trop puissant (influence { $influence }).
reason-recall = On a de nouveau besoin de Wallenstein, avec l’armée qui est { IN($city) }.
reason-no-wallenstein = Wallenstein serait trop puissant (influence { $influence }).
reason-refrain = Mieux vaut jouer la carte seule.
