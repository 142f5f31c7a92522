### Pourquoi un bot a répondu ainsi.  Les arguments portent les noms qu’ont les événements ; NAME_id
### est le mot des données derrière un nom.

## Mises et places

reason-bid = Choisir tôt vaut bien { n-thalers } dans cette manche.
reason-bid-county = { $county } n’a rien de mieux à faire, et une carte de comté l’emporte sur un zéro.
reason-bid-nothing = Les thalers serviront ailleurs.
reason-position = La place { $position } avec « { $tile } » convient le mieux au plan.

## Planification

reason-ready = Le plan est prêt.
reason-build = { $county } offre un bon emplacement : { $building_id ->
    [palace] un palais de plus
    [church] une église de plus
   *[trading_post] une { -trading-post } de plus
} compte aussi en { $region }.
reason-build-lead = { $county } : { $building_id ->
    [palace] avec ce palais
    [church] avec cette église
   *[trading_post] avec cette { -trading-post }
}, personne n’est mieux placé en { $region }.
reason-taxes = { $county } rapporte { n-thalers }, et sans { -revolt-marker } il n’y a pas de révolte.
reason-taxes-marked = { $county } a déjà { n-markers } : environ { $chance } % de perdre face à la révolte, contre { n-thalers }.
reason-harvest = { $county } donne { gift-grain } pour l’hiver.
reason-harvest-marked = { $county } a déjà { n-markers } : environ { $chance } % de perdre face à la révolte, contre { gift-grain }.
reason-deploy-guard = { $county } est en danger et a besoin de renforts : { n-armies }.
reason-deploy-front = À { $county }, ces renforts seront utiles dans les prochaines manches : { n-armies }.
reason-plan-attack = Depuis { $origin }, une attaque contre { $county } vaut le risque ({ chances }).
reason-plan-move = Les armées stationnées à { $origin } seront plus utiles à { $county }.
reason-idle-county = La carte { $county } n’est pas nécessaire ailleurs, quoi qu’il en advienne.
reason-blank = Rien à gagner ici cette fois.

## Cour et lansquenets

reason-blank-court = Aucun courtisan n’est attendu de cette case.
reason-convert = { $county } peut céder à la cour { n-armies }.
reason-convert-tray = Ce qui est dans la soucoupe servira mieux à la cour : { n-armies }.
reason-favour = De ce qu’on peut payer, c’est ce qui vaut le plus : { $favour }.
reason-no-favour = Les courtisans valent plus que ce qui est offert.
reason-cancel-event = Cet événement fait plus de mal que de bien : { $event }.
reason-uphold-event = Cet événement fait plus de bien que de mal : { $event }.
reason-calm = { $county } est le comté à ne surtout pas perdre.
reason-raise = C’est { $county } qui y gagne le plus dans sa région.
reason-garrison = C’est à { $county } que les armées seront le plus utiles.
reason-benefit = Rien sur la carte ne vaut plus à présent : { $gift }.

## Marches et révoltes

reason-attack = { $county }, tenu par { $seat }, vaut une tentative depuis { $origin } ({ chances }).
reason-attack-neutral = { $county } n’est à personne et vaut une tentative depuis { $origin } ({ chances }).
reason-move = Les armées stationnées à { $origin } seront plus utiles à { $county }.
reason-stay = Aucun mouvement depuis { $county } n’en vaut la peine.
reason-send = Pour { $county }, c’est le nombre qu’il faut : { n-armies }.
reason-quell = Vu le contenu de la soucoupe, { $county } doit passer en premier.

## Généraux

reason-leader = À { $county }, le général est utile et assez en sûreté.
reason-leader-triumph = { $county } est assez proche pour laisser un monument derrière soi.
reason-leader-capture = À { $county }, il y a des monuments adverses à prendre.
reason-no-leader = Aucun comté ami ne touche { $county } ; le général attend.

## Choix des comtés

reason-claim = { $county } promet le plus parmi les cartes ouvertes.
reason-claim-top = Une carte cachée promet plus que les cartes ouvertes.
reason-refresh = Deux nouvelles cartes devraient valoir mieux que celles-ci.
reason-keep-display = Ces deux cartes suffisent.
reason-group = Avec ses emplacements et ses frontières, { $county } mérite { n-armies }.

## Ce qui a été prévu

reason-same-plan = Des { $compared } plans joués en pensée, celui du capitaine est le meilleur : il gagne environ { $chance } fois sur 100.
reason-better-plan = Des { $compared } plans joués en pensée, celui-ci gagne le plus souvent, environ { $chance } fois sur 100 : { $gain } de plus que celui du capitaine.
reason-foreseen = Jouée en pensée, cette réponse gagne environ { $chance } fois sur 100, { $gain } de plus que celle d’un capitaine ({ $compared } réponses comparées).
reason-foreseen-march = Joué en pensée, le déplacement depuis { $origin } vers { $county } gagne environ { $chance } fois sur 100, { $gain } de plus que le choix d’un capitaine ({ $compared } déplacements comparés).
reason-foreseen-stay = En pensée, rester à { $county } gagne environ { $chance } fois sur 100, { $gain } de plus que le choix d’un capitaine ({ $compared } déplacements comparés).

## Ce qui a été appris

reason-learnt-card = C’est la carte que je préfère ({ $chance } sur 100), puis vient « { $card } » ({ $next } sur 100). Je m’attends à gagner environ { $share } fois sur 100{ $less ->
    [0] .
   *[other] , et { $less } de moins avec l’autre choix.
}
reason-learnt-county = C’est ce que je préfère ({ $chance } sur 100), puis vient { $county } ({ $next } sur 100). Je m’attends à gagner environ { $share } fois sur 100{ $less ->
    [0] .
   *[other] , et { $less } de moins avec l’autre choix.
}
reason-learnt-armies = C’est le nombre que je préfère ({ $chance } sur 100), puis { n-armies } ({ $next } sur 100). Je m’attends à gagner environ { $share } fois sur 100{ $less ->
    [0] .
   *[other] , et { $less } de moins avec l’autre choix.
}
