### Warum ein Bot so geantwortet hat.  Die Argumente heißen wie bei den Ereignissen; NAME_id ist das
### Wort der Daten hinter einem Namen.

## Gebote und Plätze

reason-bid = Früh wählen zu dürfen ist in dieser Runde { n-thalers } wert.
reason-bid-county = { $county }: hier gibt es nichts Besseres zu tun, und eine Länderkarte überbietet eine Null.
reason-bid-nothing = Die Taler werden anderswo gebraucht.
reason-position = Platz { $position } mit „{ $tile }“ passt am besten zum Plan.

## Planung

reason-ready = Der Plan steht.
reason-build = Guter Bauplatz { IN($county) }: { $building_id ->
    [palace] Noch ein Palast
    [church] Noch eine Kirche
   *[trading_post] Noch ein Handelshaus
} zählt auch { IN($region) }.
reason-build-lead = { $county }: { $building_id ->
    [palace] Mit diesem Palast
    [church] Mit dieser Kirche
   *[trading_post] Mit diesem Handelshaus
} steht { IN($region) } niemand besser da.
reason-taxes = { $county } zahlt { n-thalers }, und ohne { -revolt-marker } gibt es keinen Aufstand.
reason-taxes-marked = { $county } hat schon { n-markers }: mit etwa { $chance } % geht der Aufstand verloren, gegen { n-thalers }.
reason-harvest = { $county }: { gift-grain } für den Winter.
reason-harvest-marked = { $county } hat schon { n-markers }: mit etwa { $chance } % geht der Aufstand verloren, gegen { gift-grain }.
reason-deploy-guard = { $county }: in Gefahr; nötig als Verstärkung: { n-armies }.
reason-deploy-front = Verstärkung { IN($county) } nützt in den nächsten Runden: { n-armies }.
reason-plan-attack = Ein Angriff { FROM($origin) } auf { THE($county) } ist das Wagnis wert ({ chances }).
reason-plan-move = Die Armeen { FROM($origin) } nützen { IN($county) } mehr.
reason-idle-county = Die Länderkarte { $county } wird sonst nicht gebraucht, was auch daraus wird.
reason-blank = Hier ist diesmal nichts zu gewinnen.

## Hof und Landsknechte

reason-blank-court = Aus diesem Feld werden keine Höflinge gebraucht.
reason-convert = { $county }: für den Hof entbehrlich: { n-armies }.
reason-convert-tray = In der Schale liegt, was am Hof besser dient: { n-armies }.
reason-favour = Von dem, was bezahlbar ist, ist das am meisten wert: { $favour }.
reason-no-favour = Die Höflinge sind mehr wert als das, was geboten wird.
reason-cancel-event = Dieses Ereignis schadet mehr, als es nützt: { $event }.
reason-uphold-event = Dieses Ereignis nützt mehr, als es schadet: { $event }.
reason-calm = { $county }: dieses Land darf am wenigsten verloren gehen.
reason-raise = { $county }: hier bringt das Gebäude in der Region am meisten.
reason-garrison = Am nützlichsten sind die Armeen { IN($county) }.
reason-benefit = Nichts auf der Karte ist jetzt mehr wert: { $gift }.

## Märsche und Aufstände

reason-attack = Ein Versuch { FROM($origin) } lohnt sich: { $county } in der Hand von { $seat } ({ chances }).
reason-attack-neutral = Ein Versuch { FROM($origin) } lohnt sich: { $county } ist neutral ({ chances }).
reason-move = Die Armeen { FROM($origin) } nützen { IN($county) } mehr.
reason-stay = Keine Bewegung { FROM($county) } würde sich lohnen.
reason-send = Für { THE($county) } ist das die richtige Zahl: { n-armies }.
reason-quell = So wie die Schale gefüllt ist, kommt der Aufstand { IN($county) } am besten zuerst.

## Heerführer

reason-leader = Der Heerführer ist { IN($county) } von Nutzen und sicher genug.
reason-leader-triumph = { $county }: nahe genug, um ein Denkmal zu hinterlassen.
reason-leader-capture = Fremde Denkmäler sind zu holen { IN($county) }.
reason-no-leader = Kein eigenes Land grenzt an { THE($county) }; der Heerführer wartet.

## Länderwahl

reason-claim = { $county }: die beste der offenen Karten.
reason-claim-top = Eine verdeckte Karte verspricht mehr als das, was offen liegt.
reason-refresh = Zwei neue Karten dürften besser sein als diese.
reason-keep-display = Diese beiden Karten sind gut genug.
reason-group = Bauplätze und Grenzen sprechen für { THE($county) }: { n-armies }.

## Was vorausgesehen wurde

reason-same-plan = Von { $compared } durchgespielten Plänen war der des Hauptmanns der beste: Er gewinnt etwa { $chance }-mal von 100.
reason-better-plan = Von { $compared } durchgespielten Plänen gewinnt dieser am häufigsten, etwa { $chance }-mal von 100: { $gain }-mal mehr als der des Hauptmanns.
reason-foreseen = Durchgespielt gewinnt das etwa { $chance }-mal von 100, { $gain }-mal mehr als das, was ein Hauptmann täte ({ $compared } Antworten verglichen).
reason-foreseen-march = Durchgespielt gewinnt der Zug { FROM($origin) } { INTO($county) } etwa { $chance }-mal von 100, { $gain }-mal mehr als das, was ein Hauptmann täte ({ $compared } Züge verglichen).
reason-foreseen-stay = Durchgespielt gewinnt es etwa { $chance }-mal von 100, { IN($county) } zu bleiben, { $gain }-mal mehr als das, was ein Hauptmann täte ({ $compared } Züge verglichen).

## Was gelernt wurde

reason-learnt-card = Von dieser Karte halte ich am meisten ({ $chance } von 100), dann kommt „{ $card }“ ({ $next } von 100). Ich rechne mit etwa { $share } Siegen von 100{ $less ->
    [0] .
   *[other] , sonst mit { $less } weniger.
}
reason-learnt-county = Davon halte ich am meisten ({ $chance } von 100), dann kommt { $county } ({ $next } von 100). Ich rechne mit etwa { $share } Siegen von 100{ $less ->
    [0] .
   *[other] , sonst mit { $less } weniger.
}
reason-learnt-armies = Von dieser Zahl halte ich am meisten ({ $chance } von 100), dann { n-armies } ({ $next } von 100). Ich rechne mit etwa { $share } Siegen von 100{ $less ->
    [0] .
   *[other] , sonst mit { $less } weniger.
}
