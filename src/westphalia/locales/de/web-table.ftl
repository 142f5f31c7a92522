### Der Spieltisch im Browser: Rahmen, Planung, Auslagen, Warteraum.

## Der Rahmen

table-you = du
table-bot = Bot
table-stand-in = ein Bot springt ein
table-open-clause = Paragraph öffnen
table-players = Spieler
table-player = Spieler
table-status = Tätigkeit
table-player-count = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
table-year = Jahr { $year }
table-round = Runde
table-menu = Menü
table-tools = Werkzeuge
table-rules = Regeln
table-chronicle = Chronik
table-all = alles
table-sound = Ton
table-map = Karte
table-prompt = Worauf das Spiel wartet
table-skip = Zum Tisch springen
table-views = Ansichten
table-keys = Tasten
table-replay = Nachspielen
table-sheet = Wie viel vom Blatt zu sehen ist
table-skip-ahead = Vorspulen
table-undo = Rückgängig
table-let-bot = Einen Bot für mich spielen lassen
table-take-back-seat = Meinen Platz wieder einnehmen
table-clock-yours = für dich übrig
table-planning = plant
table-sealed = versiegelt
table-your-turn = du bist dran
table-to-act = ist dran
table-thinking = überlegt
table-away = abwesend
table-won = hat gewonnen
table-if-scored = { $points } bei Wertung jetzt
table-grain-enough = genug Korn für den Winter
table-grain-short = { $grain } Korn zu wenig für den Winter: { $revolts ->
    [one] { $revolts } Aufstand
   *[other] { $revolts } Aufstände
}
tab-plan = Planen
tab-decide = Zug
tab-map = Karte
tab-players = Spieler
tab-year = Jahr
tab-chronicle = Chronik
key-space = Leertaste
key-next = was als Nächstes auf mich wartet
key-map = zur Karte
key-hand = zur Hand
key-players = zu den Spielern
key-plan-bid = die Karte auf das Gebot legen
key-plan-court = die Karte auf das nächste Hoffeld legen
key-plan-drop = die Karte weglegen
key-plan-back = die Karte zurücknehmen

## Die Aufforderung

prompt-your-turn = Du bist dran:
prompt-plan = <b>Plane deine Runde:</b> Belege { $boxes ->
    [0] dein Gebot
    [one] <em>{ $boxes } Feld</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
   *[other] <em>{ $boxes } Felder</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
}.
prompt-plan-held = <b>Plane deine Runde:</b> Lege <b>{ $card }</b>. Offen: { $boxes ->
    [0] dein Gebot
    [one] <em>{ $boxes } Feld</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
   *[other] <em>{ $boxes } Felder</em>{ $bid ->
        [yes] { " " }und dein Gebot
       *[no] { "" }
    }
}.
prompt-plan-how = Wähle eine Karte, dann ein Feld; oder ziehe sie dorthin.
prompt-plan-complete = <b>Dein Plan ist fertig.</b> Versiegle ihn oder ändere ihn weiter.
prompt-secret = Was du legst, sieht niemand sonst.
prompt-own-sealed = <b>Dein Plan ist versiegelt.</b> Er lässt sich öffnen, bis der letzte Plan versiegelt ist.
prompt-others-plan = Die anderen planen.
prompt-watching-plans = Du schaust zu. Die Pläne bleiben verdeckt, bis alle versiegelt sind.
prompt-watching = Du schaust zu.
prompt-look-around = Sieh dich ruhig um.
prompt-waiting-for = Noch dran: { $names }.
prompt-sealed-count = { $sealed ->
    [one] { $sealed } von { $seats } Plänen ist versiegelt.
   *[other] { $sealed } von { $seats } Plänen sind versiegelt.
}
prompt-not-possible = Nicht möglich:
prompt-esc = Esc schließt diese Meldung.
why-not-here = { $county } steht hier nicht zur Wahl.
why-not-near = { $county } grenzt nicht an { $origin }.
why-not-own = { $county } gehört dir nicht, und dies ist kein Angriff.
why-not-open = { $county } ist vor diesem Angriff geschützt.
prompt-go-on = Enter geht weiter.
prompt-winter = <b>Der Winter ist vorbei.</b> { $leaders ->
    [one] { $names } führt mit { $points } Punkten.
   *[other] { $names } führen mit { $points } Punkten.
}
prompt-reconnecting = Die Verbindung ist unterbrochen; ein neuer Versuch läuft.
prompt-nothing-lost = Nichts ist verloren: Alle Antworten liegen auf dem Server.
prompt-closed = Dieser Tisch ist dir verschlossen:
prompt-loading = Das Spiel wird aufgebaut …
prompt-won = { $winners ->
    [one] <b>{ $names } gewinnt den Frieden mit { $points } Punkten,</b> { $ahead ->
        [0] nach Talern vor { $second }
       *[other] { $ahead } vor { $second }
    }.
   *[other] <b>{ $names } gewinnen den Frieden gemeinsam mit { $points } Punkten.</b>
}
prompt-over = Das Spiel ist zu Ende; niemand ist mehr dran.

## Das Tableau

short-box-build-palace = Palast
short-box-build-church = Kirche
short-box-build-trading-post = Handel
short-box-collect-grain = Korn
short-box-collect-taxes = Steuern
short-box-deploy-5 = { $armies } Armeen
short-box-deploy-3 = { $armies } Armeen
short-box-deploy-1-move = { $armies } + Zug
short-box-combat-move-a = Kampf A
short-box-combat-move-b = Kampf B
short-box-bid = Gebot
short-box-convert = Hof { $armies }
mat-title = Dein Tableau
mat-label = Dein Tableau: Aktionen und Gebot
mat-covered = { $covered } von { $boxes } belegt
mat-sealed = versiegelt
mat-empty = leer
mat-idle = keine Aktion
mat-no-action = Keine Aktion
mat-done = ausgeführt
mat-comes-as = kommt als Nummer { $order }
mat-order-unknown = ihr Platz in der Reihenfolge ist noch nicht bekannt
mats-title = Andere Tableaus
mats-all = Tableaus
mats-about = aufgedeckt, sobald ausgeführt

plan-fill = Rest mit Geld füllen
plan-fill-short = Rest füllen
plan-seal = Plan versiegeln
plan-unseal = Plan wieder öffnen
plan-not-complete = { $open ->
    [one] { $open } Feld ist noch leer.
   *[other] { $open } Felder sind noch leer.
}
plan-warning = Wie es steht, reichen die Taler nicht für: { $boxes }. Diese Aktionen entfallen.
plan-go-on = Weiter planen
plan-seal-anyway = Trotzdem versiegeln
plan-said-held = Gewählt: { $card }. Nützlich auf: { $boxes }.
plan-said-aimed = { $box }: Wähle eine Karte dafür.
plan-said-placed = { $card } auf { $box }. { $result }. { $open ->
    [0] Alle Felder sind belegt.
    [one] { $open } Feld ist noch frei.
   *[other] { $open } Felder sind noch frei.
}
plan-said-back = { $card } ist wieder auf der Hand.
plan-said-undone = Die letzte Änderung ist zurückgenommen.
plan-said-filled = Der Rest ist mit Geld belegt.
plan-said-unsealed = Dein Plan ist wieder offen.
map-mark-held = seine Karte ist gewählt

## Was eine Karte bringen wird

preview-bid-dear = zu wenig Taler für dieses Gebot
preview-bid-money = als Gebot { $amount }
preview-bid-county = kostet nichts, zählt mehr als 0, weniger als 1
preview-bid-nought = kostet nichts, kommt zuletzt
preview-last-site = letzter Bau­platz
preview-sites-left = { $sites ->
    [one] noch { $sites } Bau­platz
   *[other] noch { $sites } Bau­plätze
}
preview-may-calm = kann beruhigen
preview-revolt = { $peasants ->
    [one] Aufstand: { $peasants } Bauer
   *[other] Aufstand: { $peasants } Bauern
}
preview-if-event = oder { $amount }
preview-grain-then = Korn { $before } → { $after }
preview-marker-after = dann ein Marker
preview-armies-then = { $before } → { $after }
preview-or-armies = oder { $after }
preview-then-move = Zug
preview-nobody-marches = eine Armee allein bleibt
preview-no-target = kein Ziel
preview-march = { $most ->
    [one] { $most } von { $armies } darf ziehen
   *[other] bis zu { $most } von { $armies } ziehen
}
preview-court-county = { $left ->
    [one] { $left } Armee bleibt
   *[other] { $left } Armeen bleiben
}
preview-court-tray = aus der Schale
preview-maybe-poor = Taler fraglich
forecast-sure = In jeder Reihenfolge bezahlbar; nie unter { $least }
forecast-doubtful = Je nach verdeckter Reihenfolge fehlen Taler für: { $boxes }
forecast-short = Zu wenig Taler für: { $boxes }

## Die Hand

hand-title = Hand
hand-label = Karten auf der Hand
hand-for-boxes = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} { $boxes ->
    [0] übrig
    [one] für { $boxes } Feld
   *[other] für { $boxes } Felder
}
hand-county = { $county } in { $region }: Steuern { $taxes }, Korn { $grain }, { $armies ->
    [one] { $armies } Armee
   *[other] { $armies } Armeen
}, freie Bauplätze { $sites }, Aufstandsmarker { $markers }
hand-or-bid = oder biete { $amount }
hand-no-action = keine Aktion
hand-towers = { $cards ->
    [one] Turmkarte
   *[other] { $cards } Turmkarten
}
hand-empty = Alle Karten liegen.
hand-held = Gewählt: { $card }.
hand-tip = Wähle eine Karte und dann ein Feld, oder ziehe sie dorthin. Ein Klick auf ein belegtes Feld nimmt seine Karte zurück.
hand-tip-green = Wähle ein grünes Feld oder drücke

## Auslagen

display-order = Reihenfolge der Aktionen
display-order-hidden = { $hidden ->
    [one] { $hidden } bleibt verdeckt
   *[other] { $hidden } bleiben verdeckt
}
display-hidden = Aktion { $order }, verdeckt
display-events = Ereignisse im Jahr { $year }
display-events-short = Ereignisse
display-one-applies = { $events ->
    [one] dieses wird gelten
   *[other] eines von { $events } wird gelten
}
display-left-for-winter = im Winter
display-grain-lost = bleibt es für den Winter, verliert jeder { $loss } Korn
display-in-force = gilt
display-places = Spielreihenfolge
display-favours = Am Hof
display-favour-taken = genommen
event-brief-trade-calms = neue Handelshäuser beruhigen
event-brief-stubborn-neutrals = Neutrale: { $amount } Bauern
event-brief-palace-guard = Paläste: +{ $amount } in der Abwehr
event-brief-church-peace = kein Angriff auf Kirchen
event-brief-tax-maximum = Steuern höchstens { $amount }
event-brief-tax-minimum = Steuern mindestens { $amount }
event-brief-grain-minimum = Ernten mindestens { $amount }
event-brief-grain-maximum = Ernten höchstens { $amount }
event-brief-few-recruits = Armeen: nur { $five } und { $three }
tile-short-plus-tax = bei Steuern
tile-short-plus-grain = bei Korn
tile-short-six-armies = Armeen
tile-short-attack-plus = bei Angriff
tile-short-defence-plus = bei Abwehr
map-event = Ereignis ({ $season }):

standing-title = Mehrheiten
standing-about = wie sie jetzt gewertet würden
position-title = Wähle deinen Platz
position-about = je weiter vorn, desto früher bist du dran; das Plättchen gehört dir für diese Runde
position-key = Platz { $place }
position-bids = Gebote
position-has = Platz { $place }
answer-hint-map = Die Länder lassen sich auch auf der Karte wählen.

## Ein Bildschirm für mehrere

cover-pass = Gib den Bildschirm an { $name }
cover-about = Was jetzt kommt, ist nur für { $name } bestimmt.
cover-show = Ich bin { $name }
cover-on = Bildschirm weitergeben
cover-back = Zurück zu { $name }

## Vor dem Beginn

waiting-open = { $open ->
    [one] { $open } Platz ist noch frei.
   *[other] { $open } Plätze sind noch frei.
}
waiting-full = Alle Plätze sind besetzt.
waiting-seat-open = freier Platz
waiting-sit = Hier hinsetzen
waiting-stand = Aufstehen
waiting-guest = Gast
waiting-invite = Einladen
waiting-bot-for = Wer Platz { $seat } spielt
waiting-link = Einladungslink
waiting-link-once = für eine Person; er wird nur jetzt gezeigt
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-start = Beginnen
waiting-start-bots = Beginnen, mit Bots auf den freien Plätzen
waiting-expansions = Erweiterungen
waiting-none = keine
waiting-setup = Aufbau
waiting-clock = Uhr
waiting-clock-of = { $minutes } min, { $increment } s mehr mit jeder Antwort
waiting-no-clock = keine
