### Der Dreißigjährige Krieg: was am Tisch geschieht.
### Argumente heißen wie die Felder der Ereignisse; NAME_id ist das Wort der Daten hinter einem
### Namen, has_NAME sagt, ob es einen gibt, NAME_count, wie viele aufgezählt sind.  Einheiten und
### Anführer stehen hinter einem Doppelpunkt, wo ihre Namen sonst gebeugt werden müssten.

## Wörter, die in vielen Sätzen stehen

-told-provinces = Generalstaaten
-told-supply-base = Nachschubbasis
-told-total = Stand der Siegpunkte
-told-fortress = Festung
-told-zone = spanische Zone
-told-cardinals-army = Armee des Kardinalinfanten
-told-dutch-war = Niederländischen Krieges
-told-revolt = Bauernaufstand
-told-pillage = Verwüstung

## Teile von Sätzen

told-vp = { $points ->
    [0] { "" }
   *[other] { " " }Der { -told-total } ändert sich um { $points } auf { $vp }.
}
told-roll = { $modifier ->
    [0] Wurf { $roll }
   *[other] Wurf { $roll }, Modifikator { $modifier }
}
told-force = { $leaders_count ->
    [0] { $units }
   *[other] { $units_count ->
        [0] { $leaders }
       *[other] { $leaders }; { $units }
    }
}
told-steps = { $steps ->
    [0] keine Stufe
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
}
told-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
told-points-left = { $points ->
    [0] kein BP übrig
   *[other] noch { $points } BP
}

## Aufbau, Züge und Karten

force-placed = { $seat } stellt in { $city } eine Streitmacht auf ({ told-force }).
pillage-rolled = { $markers ->
    [one] Der Wurf ist { $roll }: { $markers } Verwüstungsmarker wird gelegt.
   *[other] Der Wurf ist { $roll }: { $markers } Verwüstungsmarker werden gelegt.
}
pillage-placed = { $seat } legt einen Verwüstungsmarker: { $city } hat { -told-pillage } { $level }.
turn-began = Zug { $turn } beginnt: { NUMBER($year, useGrouping: 0) }–{ NUMBER($until, useGrouping: 0) }.
round-began = Runde { $round } der Aktionsphase beginnt.
cards-added = Neue Karten kommen in beide Kartenstapel: { $group }.
card-drawn = { $seat } zieht „{ $card }“.
hand-filled = { $count ->
    [0] { $seat } hat keine Karte auf der Hand.
    [one] { $seat } hat { $count } Karte auf der Hand.
   *[other] { $seat } hat { $count } Karten auf der Hand.
}
deck-renewed = { $seat } mischt die Ablage; sie ist jetzt der Nachziehstapel.
card-played = { $use ->
    [act] { $seat } spielt „{ $card }“ zur Aktivierung.
    [recruit] { $seat } spielt „{ $card }“ zur Rekrutierung.
    [aid] { $seat } spielt „{ $card }“ für Hilfsgelder.
    [event] { $seat } spielt „{ $card }“ als Ereignis.
    [dutch_war] { $seat } spielt „{ $card }“, um den Marker des { -told-dutch-war } zu bewegen.
    [plot] { $seat } spielt „{ $card }“ für eine Verschwörung gegen Wallenstein.
   *[campaign] { $seat } spielt „{ $card }“ zur Aktivierung eines zweiten Anführers.
}
card-removed = „{ $card }“ kommt aus dem Spiel.
cards-discarded = { $cards_count ->
    [one] { $seat } wirft eine Karte ab: { $cards }.
   *[other] { $seat } wirft { $cards_count } Karten ab: { $cards }.
}
card-kept = { $seat } behält „{ $card }“ für den nächsten Zug.

## Hilfsgelder und Rekruten

aid-taken = Hilfsgelder für { $seat }: { $points }.
aid-given = { $points ->
    [0] { $seat } erhält keine Hilfspunkte ({ $source }).
    [one] { $seat } erhält { $points } Hilfspunkt ({ $source }).
   *[other] { $seat } erhält { $points } Hilfspunkte ({ $source }).
}
aid-recounted = Die Hilfsgelder dieses Zuges werden neu gezählt. Übrig: { $points }.
points-spent = { $seat } gibt Hilfspunkte aus: { $points }.
recruits-rolled = { $seat } lässt { THE($leader) } rekrutieren: { $kind }; { told-roll }; { told-steps }.
unit-raised = In { $city } rekrutiert { $leader }: { $unit }.
recruits-lost = Für { told-steps } der Rekruten von { $seat } fehlt Platz oder ein Spielstein: { $kind }.
base-moved = Die schwedische { -told-supply-base } ist jetzt in { $city }.

## Märsche

leader-activated = { $seat } aktiviert { THE($leader) } { IN($place) }.
force-formed = { $units_count ->
    [0] Die Streitmacht von { $seat }: { $leaders }, ohne Einheiten.
   *[other] Die Streitmacht von { $seat }: { $leaders }; { $units }.
}
free-leader = { $seat } bewegt { THE($leader) } mit einer freien Aktion { FROM($place) }.
free-unit = { $seat } bewegt mit einer freien Aktion eine Einheit { FROM($place) }: { $unit }.
marched = { $leaders_count ->
    [0] { $seat } zieht { FROM($origin) } { INTO($place) }: { $units }; { told-points-left }.
    [one] Für { $seat } zieht { $leaders } { FROM($origin) } { INTO($place) }; { told-points-left }.
   *[other] Für { $seat } ziehen { $leaders } { FROM($origin) } { INTO($place) }; { told-points-left }.
}
unit-dropped = { $seat } lässt { IN($place) } eine Einheit zurück: { $unit }.
leader-left = { $seat } lässt { THE($leader) } { IN($place) } zurück.
unit-picked-up = { $seat } nimmt { IN($place) } eine Einheit auf: { $unit }.
leader-picked-up = { $seat } nimmt { THE($leader) } { IN($place) } auf.
halted = Der Marsch von { $seat } endet { IN($place) }.
went-inside = In { $city } geht { $seat } in die { -told-fortress }.
stayed-outside = In { $city } erwartet { $seat } den Feind vor der { -told-fortress }.
leaders-caught = { $leaders_count ->
    [one] In { $city } fällt { $leaders } ohne Einheiten in die Hände von { $seat }.
   *[other] In { $city } fallen { $leaders } ohne Einheiten in die Hände von { $seat }.
}
overran = { $seat } überrennt den Feind in { $city }. Verluste: { $units }.
forage-chosen = { $seat } fouragiert in { $city }.
hungered = Das Land kann die Armee von { $seat } nicht ernähren; sie verliert { told-steps }.
step-starved = { $seat } verliert { IN($place) } eine Stufe durch Hunger: { $unit }.
unit-given-up = { $seat } entfernt eine Einheit, für die { IN($place) } kein Platz ist: { $unit }.
zone-reached = { $count ->
    [one] { told-units } der { -told-cardinals-army } erreicht { IN($place) } die { -told-zone }.
   *[other] { told-units } der { -told-cardinals-army } erreichen { IN($place) } die { -told-zone }.
}
cardinals-units-lost = { $count ->
    [one] { told-units } der { -told-cardinals-army } steht { IN($place) } ohne ihn da und wird vernichtet.
   *[other] { told-units } der { -told-cardinals-army } stehen { IN($place) } ohne ihn da und werden vernichtet.
}

## Schlachten

unit-held-back = { $seat } hält in { $city } eine Einheit zurück: { $unit }.
unit-came-out = Eine belagerte Einheit kommt aus { $city } heraus und schließt sich dem Angriff von { $seat } an: { $unit }.
battle-began = { $attacker } greift in { $city } an, mit Stärke { $strength } gegen { $resistance }: { told-force }.
commander-named = Befehlshaber für { $seat } ist { $leader }; Gefechtszahl { $rating }.
combat-card-played = { $seat } spielt die Gefechtskarte „{ $card }“.
combat-cards-done = { $seat } spielt keine weitere Gefechtskarte.
cards-sealed = { $seat } greift an; etwaige Gefechtskarten liegen versiegelt.
seal-broken = { $seat } deckt auf, was versiegelt war.
battle-rolled = { $seat } feuert in Spalte { $column }: { told-roll }; Verlustsumme { $losses }.
step-lost = { $seat } verliert { IN($place) } eine Stufe: { $unit }.
leader-checked = Der Verlustwurf für { THE($leader) } ({ $seat }) ist { $roll }.
army-lost = { $leaders_count ->
    [0] { $seat } verliert in { $city } alle Einheiten.
    [one] { $seat } verliert in { $city } alle Einheiten; auch { $leaders } ist verloren.
   *[other] { $seat } verliert in { $city } alle Einheiten; auch { $leaders } sind verloren.
}
leader-lost = { $has_place ->
    [yes] Ein Verlust { IN($place) }: { $leader } ist nicht mehr im Krieg.
   *[no] Ein Verlust: { $leader } ist nicht mehr im Krieg.
}
leader-succeeded = Für { THE($leader) } steht jetzt { $heir } { IN($place) }.
wallenstein-lost = Wallenstein ist aus dem Spiel; sein Einfluss zählt nicht mehr.
nation-left = { $nation_id ->
    [danish] Die Dänen verlassen den Krieg.
    [hungarian] Die Ungarn verlassen den Krieg.
   *[other] Alle Einheiten einer Nation verlassen den Krieg: { $nation }.
}
rebellion-ended = Der Aufstand Ungarns ist zu Ende.
army-abandoned = In den { -told-provinces } verliert { $seat } Einheiten ohne Anführer: { $units }.
battle-won = { $winner } gewinnt die Schlacht bei { $city }: Verlustsumme { $losses } gegen { $against }.
nobody-won = Niemand gewinnt die Schlacht bei { $city }: Beide Heere sind vernichtet.
retreated = { $seat } zieht sich aus { $city } { INTO($place) } zurück.
retreated-inside = { $seat } zieht sich in die { -told-fortress } { $city } zurück.
no-retreat = { $seat } findet aus { $city } keinen Rückzug und verliert alle, die weichen müssten ({ told-force }).

## Belagerungen

siege-laid = { $seat } belagert { $city }: Kampfwert { $factors } gegen Belagerungsstärke { $level }.
siege-rolled = { $success ->
    [yes] { $seat } würfelt für die Belagerung von { $city }: { told-roll }; Erfolg.
   *[no] { $seat } würfelt für die Belagerung von { $city }: { told-roll }; kein Erfolg.
}
siege-continued = { $city } hält { $seat } stand; fortgesetzte Belagerung +{ $number }.
siege-lifted = Die Belagerung von { $city } ist aufgehoben.
fortress-taken = { $units_count ->
    [0] { $leaders_count ->
        [0] { $seat } nimmt die { -told-fortress } { $city }.
       *[other] { $seat } nimmt die { -told-fortress } { $city } und alle darin ({ told-force }).
    }
   *[other] { $seat } nimmt die { -told-fortress } { $city } und alle darin ({ told-force }).
}

## Städte, Gebiete und Punkte

city-gained = { $seat } gewinnt die Kontrolle über { $city }.{ told-vp }
area-gained = { $cities_count ->
    [0] { $seat } gewinnt die Kontrolle über { THE($area) }.{ told-vp }
   *[other] { $seat } gewinnt die Kontrolle über { THE($area) } und damit über { $cities }.{ told-vp }
}
area-lost = Durch Aufstände verliert { $seat } die Kontrolle über { THE($area) }.{ told-vp }
neutrality-violated = { $seat } verletzt die Neutralität des Gebiets { $area }.{ told-vp }
electors-awarded = { $award_id ->
    [majority] { $seat } kontrolliert die Mehrheit der Kurfürsten.{ told-vp }
   *[all] { $seat } kontrolliert alle Kurfürsten.{ told-vp }
}
area-devastated = { $devastated ->
    [yes] Ein Gebiet ist verheert: { $area }, jetzt { $value } SP wert.{ told-vp }
   *[no] Ein Gebiet ist nicht mehr verheert: { $area }, jetzt { $value } SP wert.{ told-vp }
}

## Sold, Plünderung und Verwüstung

paid-at-home = { $seat } erhält { IN($place) } Sold vor Ort: { $units }.
unit-paid = { $seat } bezahlt in { $city } eine Einheit: { $unit } ({ $points }).
left-unpaid = Unbezahlte Einheiten von { $seat } in { $city }: { $units }.
loot-rolled = Unbezahlte Einheiten von { $seat } plündern in { $city }: { told-roll }; { $pillage ->
    [0] keine Verwüstung
    [one] { $pillage } Grad Verwüstung
   *[other] { $pillage } Grade Verwüstung
}, { told-steps } zu verlieren.
step-deserted = { $gone ->
    [yes] { $seat } verliert in { $city } mangels Sold eine Einheit, und für immer: { $unit }.
   *[no] { $seat } verliert in { $city } mangels Sold eine Stufe: { $unit }.
}
leaders-found = { $leaders_count ->
    [one] Die Armee von { $seat } in { $origin } hat sich aufgelöst; { $leaders } geht nach { $city }.
   *[other] Die Armee von { $seat } in { $origin } hat sich aufgelöst; { $leaders } gehen nach { $city }.
}
pillaged = { $city } wird verwüstet und hat { -told-pillage } { $level }.
recovery-rolled = { $levels ->
    [0] { $seat } würfelt { $roll } für die Erholung: kein Grad.
    [one] { $seat } würfelt { $roll } für die Erholung: { $levels } Grad.
   *[other] { $seat } würfelt { $roll } für die Erholung: { $levels } Grade.
}
recovered = { $level ->
    [0] Erholung durch { $seat }: { $city } ist nicht mehr verwüstet.
   *[other] Erholung durch { $seat }: { $city } hat noch { -told-pillage } { $level }.
}

## Aufstände

revolt-began = { $has_seat ->
    [yes] In { $city } bricht ein { -told-revolt } aus; { $seat } verliert die Stadt.{ told-vp }
   *[no] In { $city } bricht ein { -told-revolt } aus.{ told-vp }
}
revolt-suppressed = { $seat } schlägt den { -told-revolt } in { $city } nieder.
revolt-rolled = { $spreads ->
    [yes] { $seat } würfelt { $roll } für den { -told-revolt } in { $city }: Er breitet sich aus.
   *[no] { $seat } würfelt { $roll } für den { -told-revolt } in { $city }: Er breitet sich nicht aus.
}

## Frieden und Ende des Krieges

peace-offered = { $seat } bietet Frieden an; { -told-total }: { $vp }.
peace-accepted = { $seat } ist zu Verhandlungen bereit.
peace-refused = { $seat } lehnt Verhandlungen ab.
peace-rolled = Die Friedensverhandlungen: { told-roll }; { $peace }.
withdrawal-rolled = Beide Seiten würfeln, wer zuerst abzieht: Protestanten { $protestant }, Katholiken { $catholic }. { $has_seat ->
    [yes] { $seat } ist zuerst dran.
   *[no] Sie würfeln noch einmal.
}
area-named = { $seat } nennt das Gebiet, das der Feind räumen muss: { $area }.
cities-named = { $seat } nennt die Städte, die der Feind räumen muss: { $cities }.
unit-withdrew = { $seat } zieht eine Einheit { FROM($origin) } nach { $city } ab: { $unit }.
leader-withdrew = { $seat } zieht { THE($leader) } { FROM($origin) } nach { $city } ab.
unit-without-refuge = Eine Einheit von { $seat } muss { THE($origin) } verlassen, findet keine Zuflucht und wird vernichtet: { $unit }.
truce-began = Ein Waffenstillstand beginnt: Alle Belagerungen sind aufgehoben, und Zug { $turn } endet.
war-ended = Der Krieg ist zu Ende: { $result }. { -told-total }: { $vp }.

## Wallenstein

wallenstein-dismissed = Der Kaiser entlässt Wallenstein, dessen Einfluss auf { $influence } sinkt.
wallenstein-recalled = Der Kaiser ruft Wallenstein nach { $city } zurück.
wallenstein-assassinated = Wallenstein wird ermordet.
army-dissolved = In den { -told-provinces } verliert { $seat } die Einheiten, die Wallenstein allein ließ: { $units }.
influence-rose = { $boxes ->
    [one] Wallensteins Einfluss steigt um { $boxes } Feld auf { $influence }.
   *[other] Wallensteins Einfluss steigt um { $boxes } Felder auf { $influence }.
}
ambition-rolled = { $further ->
    [yes] Wallensteins Ehrgeiz: { told-roll }; sein Einfluss steigt um ein weiteres Feld.
   *[no] Wallensteins Ehrgeiz: { told-roll }; sein Einfluss steigt nicht weiter.
}
plot-rolled = { $succeeded ->
    [yes] Die Verschwörung gegen Wallenstein gelingt: Wurf { $roll }, Einfluss { $influence }.
   *[no] Die Verschwörung gegen Wallenstein misslingt: Wurf { $roll }, Einfluss { $influence }.
}
wallenstein-delayed = Wallenstein ist nicht rechtzeitig im Spiel.{ told-vp }
imperials-parted = Kaiserliche Einheiten, die { IN($place) } noch bei bayerischen stehen, werden entfernt: { $units }.

## Nationen und Anführer

nation-entered = { $nation_id ->
    [danish] Dänemark tritt in den Krieg ein.
    [swedish] Schweden tritt in den Krieg ein.
    [french] Frankreich tritt in den Krieg ein.
   *[other] Eine Nation tritt in den Krieg ein: { $nation }.
}
area-joined = { $cities_count ->
    [0] Keine Stadt des Gebiets kann auf die Seite der Protestanten treten: { $area }.
    [one] Eine Stadt des Gebiets { $area } tritt auf die Seite der Protestanten: { $cities }.
   *[other] Städte des Gebiets { $area } treten auf die Seite der Protestanten: { $cities }.
}
leader-arrived = Für { $seat } kommt { $leader } { IN($place) } ins Spiel.
units-arrived = Einheiten von { $seat } kommen { IN($place) } ins Spiel: { $units }.
swedes-landed = Die Schweden landen in { $city }; dort ist jetzt ihre { -told-supply-base }.
swedes-attacked = Die Schweden greifen { $city } von der See aus an.
swedes-called-home = Schweden werden { FROM($place) } heimgerufen: { $leader }; { $units }.
swedes-returned = Schweden kommen nach { $city } zurück ({ told-force }).
english-left = Die Engländer verlassen { THE($place) } und den Krieg.
leader-went-home = { $has_place ->
    [yes] Der Krieg geht ohne { THE($leader) } weiter, der { THE($place) } verlässt.
   *[no] Der Krieg geht ohne { THE($leader) } weiter.
}
cardinal-too-late = { $count ->
    [0] Der Kardinalinfant hat die { -told-zone } nicht rechtzeitig erreicht.
   *[other] Die { -told-cardinals-army } hat die { -told-zone } nicht rechtzeitig erreicht; sie verliert { told-units }.
}

## Der Niederländische Krieg

dutch-war-moved = Der Marker des { -told-dutch-war } kommt auf { $box }; die Hilfsgelder der { -told-provinces } { $aid ->
    [0] bleiben wie gedruckt
   *[other] ändern sich um { $aid }
}.{ told-vp }
dutch-war-ended = Der Niederländische Krieg ist zu Ende; sein Marker steht auf { $box }.
dutch-war-tried = { $seat } will den Marker des { -told-dutch-war } bewegen: { told-roll }; { $boxes ->
    [0] er bleibt stehen
    [-1] er sinkt
   *[other] er steigt
}.
army-eliminated = Mit dem Ende des { -told-dutch-war } verliert { $seat } die Armee in den { -told-provinces } ({ told-force }).
response-owed = Die Protestanten müssen Spinola in den { -told-provinces } antworten, bevor der Zug endet.
responded = Eine protestantische Armee in den { -told-provinces } antwortet Spinola.
not-responded = Der Zug endet ohne eine Antwort auf Spinola.
spinola-recalled = Eine spanische Armee wird in die { -told-provinces } gerufen: { told-force }.
spinola-checked = { $points ->
    [0] Spinolas Armee ist in den { -told-provinces }.
   *[other] Spinolas Armee ist nicht in den { -told-provinces }.
}{ told-vp }
command-taken = In den { -told-provinces } übernimmt { $leader } die Armee.
army-withdrew = { $units_count ->
    [0] Von der Armee ohne Anführer in den { -told-provinces } darf niemand nach { $city }.
   *[other] Eine Armee ohne Anführer zieht aus den { -told-provinces } nach { $city } ab: { $units }.
}
army-given-up = Einheiten ohne Anführer in den { -told-provinces } werden vernichtet: { $units }.

## Wirkungen von Karten

effect-began = { $lasting ->
    [yes] „{ $card }“ gilt von jetzt an.
   *[no] „{ $card }“ gilt bis zum Ende des Zuges.
}
effect-ended = „{ $card }“ gilt nicht mehr: „{ $other }“.
total-moved = „{ $card }“: Der { -told-total } ändert sich um { $points } auf { $vp }.
passes-opened = Die Veltliner Pässe sind offen.
passes-closed = Die Veltliner Pässe sind gesperrt.
pope-elected = { $pope } ist der neue Papst.
elector-moved = Die pfälzische Kurwürde geht an ein anderes Gebiet: { $area }.
area-struck = { $seat } bringt Hunger und Pest über { THE($area) }.
mutiny-began = Einheiten von { $seat } in { $city } meutern: { $units }.

## Sachsen

saxony-switched = { $cities_count ->
    [0] Sachsen wechselt zu { $seat }.
   *[other] Sachsen wechselt zu { $seat }, mit { $cities }.
}
saxon-unit-moved = Eine sächsische Einheit geht { FROM($origin) } nach { $city }: { $unit }.
saxon-leader-moved = Für Sachsen geht { $leader } { FROM($origin) } nach { $city }.
saxon-unit-lost = Eine sächsische Einheit muss { THE($origin) } verlassen, findet keinen Platz in Sachsen und wird vernichtet: { $unit }.

## Zusätzliche Regeln

lines-fixed = Die Verbindungslinien von { $seat } stehen für den Sold dieses Zuges fest.
campaign-rolled = { $seat } will nach dem ersten Anführer ({ $first }) auch { THE($second) } aktivieren, { $spaces ->
    [one] { $spaces } Stadt
   *[other] { $spaces } Städte
} entfernt: { told-roll }; { $activated ->
    [yes] Erfolg
   *[no] kein Erfolg
}.
army-fled = Für { $seat } versteht { $leader } seine Befehle falsch und bringt sich in Sicherheit; er ist in { $city }.
