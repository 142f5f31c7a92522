### De courts textes qui expliquent le tableau et la carte de Wallenstein.

tip-build-palace = Payez { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} et posez un palais sur un emplacement libre du comté ; un second n’y est pas permis.
tip-build-church = Payez { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} et posez une église sur un emplacement libre du comté ; une seconde n’y est pas permise.
tip-build-trading-post = Payez { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} et posez une maison de commerce sur un emplacement libre du comté ; une seconde n’y est pas permise.
tip-collect-grain = Prenez les céréales du comté. Un marqueur de révolte y reste ; s’il y en a déjà un, une révolte éclate.
tip-collect-taxes = Prenez les thalers du comté. Un marqueur de révolte y reste ; s’il y en a déjà un, une révolte éclate.
tip-deploy-5 = Payez { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} et placez { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} de votre réserve dans le comté.
tip-deploy-3 = Payez { $price ->
    [one] { $price } thaler
   *[other] { $price } thalers
} et placez { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} de votre réserve dans le comté.
tip-deploy-1-move = Payez { $price } et placez { $armies } armée dans le comté ; puis des armées peuvent aller de là dans l’un de vos comtés voisins.
tip-combat-move-a = Des armées peuvent aller du comté dans un comté voisin, à vous ou non ; une doit rester. S’il n’est pas à vous, on se bat.
tip-combat-move-b = La même chose que Combat A encore une fois, depuis un autre comté ou avec des armées qui viennent d’arriver.
tip-bid = La plus haute mise choisit d’abord sa place dans l’ordre de jeu. Chacun paie sa mise ; un comté ne coûte rien et vaut entre 1 et 0.
tip-convert-3 = Avec un comté : { $armies } de ses armées deviennent des courtisans. Avec une carte tour : { $armies } des vôtres dans la soucoupe.
tip-convert-2 = { tip-convert-3 }
tip-convert-1 = Avec un comté : { $armies } de ses armées devient un courtisan. Avec une carte tour : { $armies } des vôtres dans la soucoupe.
tip-lens-owners = Qui tient chaque comté, avec armées, bâtiments et marqueurs de révolte.
tip-lens-regions = Les cinq régions, où le plus de bâtiments d’une sorte rapporte des points.
tip-lens-majorities = Qui a le plus de palais, d’églises et de maisons de commerce dans chaque région.
tip-lens-yields = Combien de thalers et de céréales rapporte chaque comté.
tip-tile-plus-tax = Qui la prend reçoit { $amount ->
    [one] un thaler
   *[other] { $amount } thalers
} de plus en percevant des impôts cette saison.
tip-tile-plus-grain = Qui la prend reçoit { $amount } de plus en percevant des céréales cette saison.
tip-tile-six-armies = Qui la prend place { $amount ->
    [one] une armée
   *[other] { $amount } armées
} au lieu de { $printed }, pour le même prix.
tip-tile-attack-plus = Qui la prend jette { $amount ->
    [one] une armée
   *[other] { $amount } armées
} de plus de sa réserve dans chaque attaque de Combat A ou B.
tip-tile-defence-plus = Qui la prend jette { $amount ->
    [one] une armée
   *[other] { $amount } armées
} de plus de sa réserve à chaque attaque qu’il subit de Combat A ou B.
tip-gift-cancel-event = L’événement de cette saison est écarté et ne vaut pour personne.
tip-gift-money = Prenez aussitôt { $amount ->
    [one] un thaler
   *[other] { $amount } thalers
} à la banque.
tip-gift-armies-into-tray = { $amount ->
    [one] Une de vos armées de la réserve est aussitôt dans la soucoupe et participe
   *[other] { $amount } de vos armées de la réserve sont aussitôt dans la soucoupe et participent
} au prochain combat.
tip-gift-remove-marker = Retirez un marqueur de révolte d’un de vos comtés. S’il n’y en a pas, gardez la carte : elle arrête le prochain.
tip-gift-grain = Vos céréales augmentent aussitôt de { $amount }.
tip-gift-victory-points = Marquez aussitôt { $amount ->
    [one] un point
   *[other] { $amount } points
}.
tip-gift-free-building = Posez ce bâtiment sur un emplacement libre d’un de vos comtés, gratuitement.
tip-gift-immunity = Cette saison, personne ne peut attaquer vos comtés avec { $actions }.
tip-gift-deploy-free = Placez gratuitement { $amount ->
    [one] une armée
   *[other] { $amount } armées
} de votre réserve dans un de vos comtés ou dans un comté neutre, qui devient alors le vôtre.
tip-effect-trade-calms = { effect-trade-calms-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-stubborn-neutrals = { effect-stubborn-neutrals-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-palace-guard = { effect-palace-guard-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-church-peace = { effect-church-peace-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-tax-maximum = { effect-tax-maximum-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-tax-minimum = { effect-tax-minimum-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-grain-minimum = { effect-grain-minimum-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-grain-maximum = { effect-grain-maximum-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
tip-effect-few-recruits = { effect-few-recruits-about } { $loss ->
    [0] S’il reste pour l’hiver, personne ne perd de céréales.
   *[other] S’il reste pour l’hiver, tous perdent { $loss } céréales.
}
