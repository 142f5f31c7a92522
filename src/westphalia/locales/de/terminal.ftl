### Das Programm im Terminal bei jedem Spiel: Befehle, und was es zu Eingaben sagt.

## Überschriften

title-players = Spieler
title-result = Endstand
title-help = Befehle
title-answers = Antworten
title-reasons = Warum die Bots so geantwortet haben
title-hint = Rat ({ $bot })
title-rules = Paragraphen
title-log = Was geschehen ist

## Eingaben

decimal = { NUMBER($number, minimumFractionDigits: 1) }
greeting = Tippe die Nummer einer Antwort, oder „help“ für alles andere.
typed-nothing = Es wurde nichts eingegeben; „help“ zeigt, was möglich ist.
typed-unknown = „{ $typed }“ ist weder eine Antwort noch ein Befehl; „help“ zeigt, was möglich ist.
typed-near = „{ $typed }“ ist keine der Antworten; gemeint vielleicht: { $texts }?
typed-ambiguous = „{ $typed }“ kann heißen: { $texts }.
typed-too-far = Was nach „{ $typed }“ kommt, steht noch nicht fest; das muss die letzte Antwort der Zeile sein.
typed-none-taken = Keine der Antworten dieser Zeile wurde übernommen.
refused = Jetzt nicht: { $choice }: { $reason } ({ $clause }).
not-asked = gefragt ist: { $asked }
why-allowed = { $choice }: Das ist erlaubt ({ $clause }).
undo-nothing = Es gibt nichts, was zurückgenommen werden kann.
hint-none = Hinweise gibt es nur allein gegen Bots.
rules-nothing = Kein Paragraph heißt so oder spricht davon: „{ $words }“.
rules-more = … und { $more } weitere
number-wrong = „{ $typed }“ ist keine Zahl von 1 bis { $most }.

## Weitergeben, speichern, gehen

hand-over = { $seat }, du bist dran. Drücke Enter, wenn sonst niemand zuschaut.
saved = Das Spiel ist gespeichert: { $file }.
quit-offer = Enter speichert das Spiel in { $file }; oder gib eine andere Datei an, oder „nein“.
left = Das Spiel ist gespeichert: { $file }. Weiter geht es mit: { $command }
left-unsaved = Das Spiel wurde nicht gespeichert.
record-lies = Die Aufzeichnung liegt in { $file }.
record-true = Jeder kann die Aufzeichnung prüfen mit: { $command }
secret-revealed = Der geheime Startwert des Zufalls war: { $secret }

## Hilfe

usage-help = help
any-usage-look = look
usage-log = log [Zahl]
usage-why = why [Antwort]
usage-hint = hint
usage-rules = rules [Paragraph | Wörter]
usage-undo = undo
usage-save = save [Datei]
usage-quit = quit
help-help = diese Liste
any-help-look = alles, was auf dem Tisch liegt
any-help-answer-number = Gib die Nummer einer Antwort ein.
any-help-answer-text = Oder ihren Text, oder die Anfänge seiner Wörter.
help-log = was zuletzt geschehen ist
help-why = warum eine Antwort nicht möglich ist; allein: warum gefragt wird, und was die Bots dachten
help-hint = was der Hauptmann hier antworten würde, und warum
help-rules = der Text eines Paragraphen, oder die Paragraphen, die von etwas sprechen
help-undo = deine letzte Antwort zurücknehmen, solange nichts daraus gefolgt ist
help-save = die Aufzeichnung schreiben
help-quit = den Tisch verlassen; das Spiel kann gespeichert und später fortgesetzt werden
help-answer-several = Mehrere Antworten stehen mit „;“ in einer Zeile; sie gelten zusammen oder gar nicht.
title-orders = Weisungen
column-order = wann
column-order-type = tippe
column-order-means = dann
column-order-given = jetzt
order-given = gewählt
orders-wrong = „{ $typed }“ ist keine Weisung; möglich sind: { $allowed }
order-answered = Nach deiner Weisung: { $choice }

# A seat for a language model

model-no-part = Einen Teil „{ $part }“ gibt es nicht; es gibt: { $parts }.
model-left-out = Weggelassen, in Zeilen: { $parts }. Sieh einen davon an oder verlange mehr Tokens.
