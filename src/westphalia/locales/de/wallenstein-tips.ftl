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
