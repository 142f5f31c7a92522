### Kurze Texte, die Wallensteins Tableau und Spielplan erklären.

tip-build-palace = Zahle { $price } Taler und setze einen Palast auf einen freien Bauplatz des Landes; ein zweiter ist dort nicht erlaubt.
tip-build-church = Zahle { $price } Taler und setze eine Kirche auf einen freien Bauplatz des Landes; eine zweite ist dort nicht erlaubt.
tip-build-trading-post = Zahle { $price } Taler und setze ein Handelshaus auf einen freien Bauplatz des Landes; ein zweites ist dort nicht erlaubt.
tip-collect-grain = Nimm das Getreide des Landes. Es bleibt ein Unruhemarker; liegt schon einer dort, bricht ein Aufstand aus.
tip-collect-taxes = Nimm die Taler des Landes. Es bleibt ein Unruhemarker; liegt schon einer dort, bricht ein Aufstand aus.
tip-deploy-5 = Zahle { $price } Taler und setze { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
} aus deinem Vorrat in das Land.
tip-deploy-3 = Zahle { $price } Taler und setze { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
} aus deinem Vorrat in das Land.
tip-deploy-1-move = Zahle { $price } Taler und setze { $armies } Armee in das Land; dann dürfen Armeen von dort in eines deiner Nachbarländer ziehen.
tip-combat-move-a = Armeen dürfen aus dem Land in ein Nachbarland ziehen, deines oder nicht; eine muss bleiben. Ist es nicht deines, wird gekämpft.
tip-combat-move-b = Noch einmal dasselbe wie Kampf A, aus einem anderen Land oder mit eben angekommenen Armeen.
tip-bid = Das höchste Gebot wählt zuerst seinen Platz in der Spielerreihenfolge. Jeder zahlt sein Gebot; ein Land kostet nichts und liegt zwischen 1 und 0.
tip-convert-3 = Mit einem Land: { $armies } seiner Armeen werden Höflinge. Mit einer Turmkarte: { $armies } von dir aus der Schale.
tip-convert-2 = { tip-convert-3 }
tip-convert-1 = Mit einem Land: { $armies } seiner Armeen wird ein Höfling. Mit einer Turmkarte: { $armies } von dir aus der Schale.
tip-lens-owners = Wem jedes Land gehört, mit Armeen, Gebäuden und Unruhemarkern.
tip-lens-regions = Die fünf Regionen, in denen die meisten Gebäude einer Art Punkte bringen.
tip-lens-majorities = Wer in jeder Region die meisten Paläste, Kirchen und Handelshäuser hat.
tip-lens-yields = Wie viele Taler und wie viel Getreide jedes Land bringt.
tip-tile-plus-tax = Wer es nimmt, erhält beim Einziehen von Steuern in dieser Jahreszeit { $amount ->
    [one] einen Taler
   *[other] { $amount } Taler
} mehr.
tip-tile-plus-grain = Wer es nimmt, erhält beim Einziehen von Getreide in dieser Jahreszeit { $amount } mehr.
tip-tile-six-armies = Wer es nimmt, stellt { $amount ->
    [one] eine Armee
   *[other] { $amount } Armeen
} statt { $printed } auf, zum selben Preis.
tip-tile-attack-plus = Wer es nimmt, wirft in jedem Angriff mit Kampf A oder B { $amount ->
    [one] eine Armee
   *[other] { $amount } Armeen
} mehr aus dem Vorrat.
tip-tile-defence-plus = Wer es nimmt, wirft bei jedem Angriff auf ihn mit Kampf A oder B { $amount ->
    [one] eine Armee
   *[other] { $amount } Armeen
} mehr aus dem Vorrat.
tip-gift-cancel-event = Das Ereignis dieser Jahreszeit wird abgelegt und gilt für niemanden.
tip-gift-money = Nimm sofort { $amount ->
    [one] einen Taler
   *[other] { $amount } Taler
} aus der Bank.
tip-gift-armies-into-tray = { $amount ->
    [one] Eine deiner Armeen aus dem Vorrat liegt sofort in der Schale und wird
   *[other] { $amount } deiner Armeen aus dem Vorrat liegen sofort in der Schale und werden
} im nächsten Kampf mitgeworfen.
tip-gift-remove-marker = Nimm einen Unruhemarker aus einem deiner Länder. Gibt es keinen, kann die Karte bleiben: Sie hält den nächsten ab.
tip-gift-grain = Dein Getreide steigt sofort um { $amount }.
tip-gift-victory-points = Erhalte sofort { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
}.
tip-gift-free-building = Stelle dieses Gebäude kostenlos auf einen freien Bauplatz in einem deiner Länder.
tip-gift-immunity = In dieser Jahreszeit darf niemand deine Länder mit { $actions } angreifen.
tip-gift-deploy-free = Stelle kostenlos { $amount ->
    [one] eine Armee
   *[other] { $amount } Armeen
} aus deinem Vorrat in eines deiner Länder oder in ein neutrales, das dann dir gehört.
tip-effect-trade-calms = { effect-trade-calms-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-stubborn-neutrals = { effect-stubborn-neutrals-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-palace-guard = { effect-palace-guard-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-church-peace = { effect-church-peace-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-tax-maximum = { effect-tax-maximum-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-tax-minimum = { effect-tax-minimum-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-grain-minimum = { effect-grain-minimum-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-grain-maximum = { effect-grain-maximum-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
tip-effect-few-recruits = { effect-few-recruits-about } { $loss ->
    [0] Bleibt es für den Winter, verliert niemand Getreide.
   *[other] Bleibt es für den Winter, verlieren alle { $loss } Getreide.
}
