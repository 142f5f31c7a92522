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
