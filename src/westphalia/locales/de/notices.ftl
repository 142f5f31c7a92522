### Wie man erfährt, was einen angeht: was der Server schreibt und die Seite dazu.

## Nachrichten

told-your-turn = Du bist dran: { $table }
notice-turns = Du bist an { $tables } Tischen dran
notice-several = In deinen Partien ist { $news }-mal etwas geschehen
told-soon-overdue = { $detail ->
    [hour] Höchstens eine Stunde bleibt: { $table }
   *[day] Höchstens ein Tag bleibt: { $table }
}
told-vacation = Dein Urlaub hat von selbst begonnen, weil deine Zeit fast um war: { $table }
told-table-full = Der Tisch ist voll: { $table }
told-table-waits = Dein Tisch wartet schon lange und wird geschlossen: { $table }
told-begun = Die Partie hat begonnen: { $table }
told-over = Die Partie ist zu Ende: { $table }
told-talk = Jemand hat dir geschrieben: { $table }
told-vote = { $detail ->
    [pause] Jemand bittet um eine Pause: { $table }
    [draw] Jemand bietet ein Unentschieden an: { $table }
    [bot] Jemand möchte, dass für jemanden ein Bot weiterspielt: { $table }
   *[other] Es wird abgestimmt: { $table }
}
told-rematch = { $detail } möchte noch einmal spielen: { $table }
told-challenge = Ein Platz wird für dich freigehalten: { $table }
told-next-round = Die nächste Runde beginnt: { $table }
told-substitute-wanted = Ein Ersatz wird gesucht: { $table }
told-report = Eine Meldung wartet auf die Moderation
notice-table = { $title } ({ $game })
notice-more = { $more ->
    [one] und noch eines
   *[other] und { $more } weitere
}
notice-test = Westphalia kann dich erreichen
notice-test-about = Das ist die Probenachricht, um die du gebeten hast. So erfährst du, was dich angeht.
notice-mail-footer = Du wolltest diese E-Mail über deine Partien bekommen. Keine weiteren: { $link }
notice-mail-confirm = Bestätige deine Adresse für { $site }
notice-mail-confirm-about = Jemand möchte unter dieser Adresse per E-Mail von seinen oder ihren Partien auf { $site } erfahren.

    Wenn du das bist, öffne innerhalb von zwei Tagen diesen Link und drücke dort den Knopf:

    { $link }

    Wenn nicht, tu nichts: Du bekommst keine weitere E-Mail.

mail-reset = Ein neues Passwort für { $site }
mail-reset-about = Jemand möchte für das Konto „{ $name }“ auf { $site } ein neues Passwort festlegen.

    Bist du das, dann öffne diesen Link innerhalb einer Stunde. Er gilt nur einmal:

    { $link }

    Bist du es nicht, dann tu nichts: Das Passwort bleibt, wie es ist.
mail-changed = Dein Passwort für { $site } wurde geändert
mail-changed-about = Das Passwort des Kontos „{ $name }“ auf { $site } wurde gerade geändert; überall sonst ist es jetzt abgemeldet.

    Warst du das nicht, dann lege sofort ein anderes fest:

    { $link }

## What others show beside the address of an invitation

preview-invited-by = { $host } lädt dich zu einer Partie { $game } ein
preview-invited = Du bist zu einer Partie { $game } eingeladen
preview-seats = ein Tisch für { $seats }, { $open ->
    [one] ein Platz ist frei
   *[other] { $open } Plätze sind frei
}

## Die Seite dazu

notices-title = Benachrichtigungen
notices-about = Was in deinen Partien geschieht, während du nicht am Tisch bist, kannst du erfahren. Über einen Tisch, den du ansiehst, wird nichts geschickt.
notices-none = Du wirst noch nirgends benachrichtigt.
notices-browser-on = Benachrichtige mich in diesem Browser
notices-browser-about = Auch wenn keine Seite von Westphalia offen ist. Die Nachricht geht verschlüsselt über den Push-Dienst des Browserherstellers.
notices-browser-page-only = Das geht nur, solange eine Seite von Westphalia offen ist: Nachrichten an eine geschlossene Seite brauchen eine sichere Adresse (https).
notices-browser-denied = Dieser Browser lässt diese Seite dich nicht benachrichtigen. Du kannst es in den Einstellungen des Browsers erlauben.
notices-browser-home = Auf iPhone und iPad lege diese Seite zuerst auf den Home-Bildschirm: „Teilen“, dann „Zum Home-Bildschirm“. Öffne sie von dort und schalte die Benachrichtigungen hier ein.
notices-browser-failed = Der Push-Dienst dieses Browsers ist nicht erreichbar; du wirst nur benachrichtigt, solange eine Seite offen ist.
notices-browsers = Deine Browser
notices-browser-since = seit { $day }
notices-browser-drop = Entfernen
notices-browser-here = dieser
notices-mail = E-Mail
notices-mail-address = E-Mail-Adresse
notices-mail-about = An diese Adresse geht ein Link; sonst nichts, bevor du sie bestätigt hast.
notices-mail-back = Mit einer bestätigten Adresse kommst du auch wieder in dein Konto, wenn du das Passwort vergisst.
notices-mail-save = Link schicken
notices-mail-waits = Ein Link ist unterwegs an { $address }. Öffne ihn, um die Adresse zu bestätigen.
notices-mail-again = Link noch einmal schicken
notices-mail-good = Du wirst per E-Mail benachrichtigt: { $address }
notices-mail-drop = Keine E-Mail mehr
notices-webhook = Webhook
notices-webhook-address = Webhook-Adresse
notices-webhook-about = Für Programme: eine Internetadresse, an die Nachrichten in JSON gehen (POST).
notices-save = Speichern
notices-saved = Gespeichert.
notices-kinds = Was
notices-kinds-about = Ein Haken für jeden Weg, auf dem du es erfahren willst.
notices-by-push = Push
notices-by-mail = E-Mail
notices-by-webhook = Webhook
notices-kind-by = { $kind }: { $channel }
notices-kind-your-turn = Ich bin dran
notices-kind-soon-overdue = Meine Zeit ist fast um
notices-kind-vacation = Mein Urlaub beginnt von selbst
notices-kind-table-full = Ein Tisch ist voll
notices-kind-table-waits = Mein Tisch wartet lange
notices-kind-begun = Eine Partie beginnt
notices-kind-over = Eine Partie ist zu Ende
notices-kind-talk = Jemand schreibt
notices-kind-vote = Eine Abstimmung
notices-kind-rematch = Eine Revanche wird angeboten
notices-kind-challenge = Ein Platz wird für mich freigehalten
notices-kind-next-round = Die nächste Runde eines Turniers
notices-kind-substitute-wanted = Ein Ersatz wird gesucht
notices-kind-report = Eine Meldung wartet auf mich in der Moderation
notices-when = Wann
notices-quiet = Ruhezeit
notices-quiet-from = Von
notices-quiet-to = Bis
notices-quiet-about = Nachrichten warten bis zum Ende der Ruhezeit und kommen dann als eine.
notices-zone = Zeitzone
notices-zone-here = dieses Gerät
notices-interval = Viele Tische
notices-interval-0 = Jeder Zug sofort
notices-interval-15 = Höchstens eine Nachricht in 15 Minuten
notices-interval-60 = Höchstens eine Nachricht in der Stunde
notices-interval-240 = Höchstens eine Nachricht in vier Stunden
notices-interval-1440 = Höchstens eine Nachricht am Tag
notices-interval-other = Höchstens eine Nachricht in { $minutes } Minuten
notices-interval-about = Was früher kommt, wird in der nächsten Nachricht gesammelt.
notices-test = Probenachricht schicken
notices-test-sent = { $channel ->
    [push] Push: abgeschickt.
    [mail] E-Mail: abgeschickt.
   *[webhook] Webhook: abgeschickt.
}
notices-test-failed = { $channel ->
    [push] Push: nicht angekommen.
    [mail] E-Mail: nicht angenommen.
   *[webhook] Webhook: Dort nimmt sie niemand an.
}
notices-test-gone = { $channel ->
    [push] Push: Jener Browser nimmt keine Nachrichten mehr an; er wurde entfernt.
    [mail] E-Mail: Diese Adresse gibt es nicht; sie wurde entfernt.
   *[webhook] Webhook: Die Adresse meldet, dass es sie nicht mehr gibt; sie wurde entfernt.
}

## Seiten, zu denen Links in E-Mails führen

mail-confirm-title = E-Mail-Adresse bestätigen
mail-confirm-about = Von da an gehen E-Mails über deine Partien an diese Adresse, wenn du nicht da bist.
mail-confirm-button = Adresse bestätigen
mail-confirm-done = Die Adresse ist bestätigt.
mail-stop-title = Keine E-Mail mehr
mail-stop-about = An diese Adresse geht keine weitere E-Mail über deine Partien.
mail-stop-button = Keine E-Mail mehr schicken
mail-stop-done = Du bekommst keine E-Mail mehr.
