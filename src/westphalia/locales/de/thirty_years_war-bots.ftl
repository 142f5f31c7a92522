### Warum ein Bot so geantwortet hat.  Argumente heißen wie bei den Ereignissen.

## Was ein General hinzufügt

reason-foreseen = In Simulationen vorausgesehen: { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} besser als der Plan des Hauptmanns ({ $plans ->
    [one] { $plans } Plan
   *[other] { $plans } Pläne
} verglichen).
reason-in-manner = Dieser Zug wird am besten gespielt, { $manner ->
    [1] indem Truppen ausgehoben werden
    [2] indem die Heere besoldet werden
    [3] indem etwas gewagt wird
    [4] indem nichts gewagt wird
    [5] indem belagert wird
    [6] indem fernere Ziele verfolgt werden
    [7] indem Ereignisse gespielt werden
   *[8] indem dem Feind Gebiete verwehrt werden
}: in Simulationen { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} besser als der Plan des Hauptmanns ({ $plans ->
    [one] { $plans } Plan
   *[other] { $plans } Pläne
} verglichen).
reason-guard = Mit Einheiten von { $leader } in den offenen Städten kann niemand { $area } im Durchmarsch nehmen.
reason-confirmed = Von { $plans } Plänen, die simuliert wurden, verspricht keiner mehr als der des Hauptmanns.

## Aktivierungen und Märsche

worth-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
reason-attack = Eine Schlacht bei { $city } ist das Wagnis wert ({ chances }).
reason-win-area = { $leader } kann { $area } unter Kontrolle bringen ({ worth-points }).
reason-go-besiege = { $leader } kann { $city } belagern: Stärke { $factors } gegen Belagerungsstärke { $level }.
reason-take-city = { $leader } kann { $city } kampflos nehmen{ $points ->
    [0] .
   *[other] { " " }({ worth-points }).
}
reason-position = { $leader } ist bei { $city } näher an dem, was zu gewinnen ist, oder sicherer.
reason-stay = { $leader } hat nichts Besseres zu tun, als bei { $city } zu bleiben.
reason-assault = Noch ein Sturm auf { $city } ({ chances }).
reason-sally = Die Belagerer von { $city } lassen sich vertreiben ({ chances }).
reason-form = Alle, die geführt werden können, sollen mitgehen.
reason-free = Keine Karte brächte mehr als eine freie Aktion.
reason-free-move = So ändert sich am wenigsten.
reason-forage = { $city } ernährt die Armee auf die geringsten eigenen Kosten.

## Karten

reason-recruit = Die Armeen brauchen Rekruten: { $attempts ->
    [one] { $attempts } Versuch.
   *[other] { $attempts } Versuche.
}
reason-aid = { $points ->
    [one] Die Soldaten brauchen Sold: { $points } Hilfspunkt.
   *[other] Die Soldaten brauchen Sold: { $points } Hilfspunkte.
}
reason-event = Dieses Ereignis hilft jetzt am meisten: { $card }.
reason-keep = { $card } wird im nächsten Zug nützlich sein.
reason-keep-none = Neue Karten sind besser als die übrigen.

## Rekrutierung und Sold

reason-attempt = { $leader } kann dort, wo er steht, Rekruten gebrauchen.
reason-no-recruits = Weitere Rekruten würden mehr schaden als nützen.
reason-raise = Von dem, was anzuwerben ist, kämpft dies am besten: { $kind }.
reason-full-unit = Eine volle Einheit kostet nicht mehr Sold als eine geschwächte.
reason-pay-all = Es reicht für alle.
reason-pay-in = Bei { $city } reichen die Punkte am weitesten.
reason-pay = Wer am besten kämpft, bekommt zuerst Sold: { $unit }.

## Schlachten und Belagerungen

reason-stand = Die Armee kann bei { $city } das Feld behaupten ({ chances }).
reason-withdraw = Hinter den Mauern von { $city } geht weniger verloren als davor (im Feld { chances }).
reason-overrun = Der Feind ist zu schwach, um Widerstand zu leisten.
reason-sortie = Wer drinnen ist, soll die Belagerung brechen helfen: { $unit }.
reason-all-attack = Je mehr angreifen, desto sicherer ist der Sieg.
reason-command = { $leader } hat die beste Gefechtszahl, { $rating }.
reason-combat-card = Diese Schlacht lässt sich wenden: { $card } (ohne sie { chances }).
reason-no-card = In dieser Schlacht lohnt sich keine Karte.
reason-lose = Das kostet am wenigsten Stärke: { $unit } (−{ $factors }).
reason-give-up-leader = { $leader } wird am wenigsten fehlen.
reason-retreat = { $city } ist der sicherste Ort für den Rückzug.
reason-besiege = Die Festung ist eine Belagerung wert.
reason-storm = Früher oder später muss die Festung fallen ({ chances }).
reason-continue-siege = Die Belagerung von { $city } kann gelingen ({ chances }), und ein Fehlschlag macht den nächsten Wurf besser.

## Wer kommt, was leidet, was sich erholt

reason-place = Bei { $city } ist er am nützlichsten.
reason-least-leader = { $leader } wird am wenigsten fehlen.
reason-enough = Nicht mehr Einheiten als nötig.
reason-rescue = Die Armee soll gerettet werden.
reason-recover = { $city } soll wieder Armeen ernähren.
reason-no-recovery = Was sich noch erholen könnte, würde dem Feind nützen.
reason-harm = { $city } wird dem Feind fehlen.
reason-spare = Der Rest würde der eigenen Seite schaden.
reason-harm-area = Davon lebt der Feind: { $area }.
reason-revolt = Ein Bauernaufstand in { $city } kostet den Feind am meisten.
reason-incite = Der Feind hat keine größere Armee als die bei { $city }.

## Politik

reason-offer-peace = Verhandlungen versprechen mehr, als sie drohen.
reason-accept = Verhandlungen versprechen mehr, als sie drohen.
reason-refuse = Verhandlungen drohen mehr, als sie versprechen.
reason-withdraw-from-area = Dort hat der Feind am meisten zu verlieren: { $area }.
reason-withdraw-from-city = Bei { $city } hat der Feind am meisten zu verlieren.
reason-dismiss = Wallenstein ist zu mächtig geworden (Einfluss { $influence }).
reason-keep-wallenstein = Wallenstein wird gebraucht und ist noch nicht zu mächtig (Einfluss { $influence }).
reason-recall = Wallenstein wird wieder gebraucht, bei der Armee bei { $city }.
reason-no-wallenstein = Wallenstein wäre zu mächtig (Einfluss { $influence }).
reason-refrain = Die Karte ist für sich allein besser genutzt.
