### Warum ein Bot so geantwortet hat.  Die Argumente heißen wie bei den Ereignissen; NAME_id ist das
### Wort der Daten hinter einem Namen.

## Gebote und Plätze

reason-bid = Früh wählen zu dürfen ist in dieser Runde { n-thalers } wert.
reason-bid-county = { $county } hat nichts Besseres zu tun, und ein Land überbietet eine Null.
reason-bid-nothing = Die Taler werden anderswo gebraucht.
reason-position = Platz { $position } mit „{ $tile }“ passt am besten zum Plan.

## Planung

reason-ready = Der Plan steht.
reason-build = { $county } hat einen guten Bauplatz: { $building_id ->
    [palace] noch ein Palast
    [church] noch eine Kirche
   *[trading_post] noch ein Handelshaus
} zählt auch in { $region }.
reason-build-lead = { $county }: { $building_id ->
    [palace] Mit diesem Palast
    [church] Mit dieser Kirche
   *[trading_post] Mit diesem Handelshaus
} liegt in { $region } niemand mehr voraus.
reason-taxes = { $county } zahlt { n-thalers }, und die Unruhe dort ist zu ertragen.
reason-harvest = { $county } gibt { gift-grain } für den Winter.
reason-deploy-guard = { $county } ist in Gefahr und braucht { n-armies } mehr.
reason-deploy-front = Verstärkung für { $county } nützt in den nächsten Runden: { n-armies }.
reason-plan-attack = Von { $origin } aus ist ein Angriff auf { $county } das Wagnis wert (Aussicht: etwa { $chance } von 100).
reason-plan-move = Die Armeen aus { $origin } nützen in { $county } mehr.
reason-idle-county = { $county } war entbehrlich, was auch daraus wird.
reason-blank = Hier ist diesmal nichts zu gewinnen.

## Hof und Landsknechte

reason-blank-court = Aus diesem Feld werden keine Höflinge gebraucht.
reason-convert = { $county } kann { n-armies } für den Hof entbehren.
reason-convert-tray = In der Schale liegt, was am Hof besser dient: { n-armies }.
reason-favour = Von dem, was zu bezahlen ist, ist das am meisten wert: { $favour }.
reason-no-favour = Die Höflinge sind mehr wert als das, was geboten wird.
reason-cancel-event = Dieses Ereignis schadet mehr, als es nützt: { $event }.
reason-uphold-event = Dieses Ereignis nützt mehr, als es schadet: { $event }.
reason-calm = { $county } darf am wenigsten verloren gehen.
reason-raise = { $county } gewinnt in seiner Region am meisten dadurch.
reason-garrison = In { $county } sind die Armeen am nützlichsten.
reason-benefit = Nichts auf der Karte ist jetzt mehr wert: { $gift }.

## Märsche und Aufstände

reason-attack = { $county } in der Hand von { $seat } ist von { $origin } aus einen Versuch wert (Aussicht: etwa { $chance } von 100).
reason-attack-neutral = { $county } gehört niemandem und ist von { $origin } aus einen Versuch wert (Aussicht: etwa { $chance } von 100).
reason-move = Die Armeen aus { $origin } nützen in { $county } mehr.
reason-stay = Kein Marsch aus { $county } würde sich lohnen.
reason-send = Für { $county } ist das die richtige Zahl: { n-armies }.
reason-quell = So wie die Schale gefüllt ist, sollte { $county } zuerst an die Reihe kommen.

## Heerführer

reason-leader = In { $county } ist der Heerführer von Nutzen und sicher genug.
reason-leader-triumph = { $county } liegt nahe genug, um ein Denkmal zu hinterlassen.
reason-leader-capture = In { $county } sind fremde Denkmäler zu holen.
reason-no-leader = Neben { $county } liegt kein eigenes Land; der Heerführer wartet.

## Länderwahl

reason-claim = { $county } verspricht am meisten von dem, was offen liegt.
reason-claim-top = Eine verdeckte Karte verspricht mehr als das, was offen liegt.
reason-refresh = Zwei neue Karten dürften besser sein als diese.
reason-keep-display = Diese beiden Karten sind gut genug.
reason-group = Mit seinen Bauplätzen und Grenzen hat { $county } das verdient: { n-armies }.
