### How people are told what concerns them: what the server writes, and the page about it.

## Messages

told-your-turn = Your turn: { $table }
notice-turns = Your turn at { $tables } tables
notice-several = { $news } things have happened in your games
told-soon-overdue = { $detail ->
    [hour] An hour is left at most: { $table }
   *[day] A day is left at most: { $table }
}
told-vacation = Your vacation has begun by itself, as your time was nearly out: { $table }
told-table-full = The table is full: { $table }
told-table-waits = Your table has waited for long and will be closed: { $table }
told-begun = The game has begun: { $table }
told-over = The game is over: { $table }
told-talk = Somebody has written to you: { $table }
told-vote = { $detail ->
    [pause] Somebody asks for a pause: { $table }
    [draw] Somebody offers a draw: { $table }
    [bot] Somebody wants a bot to play on for another: { $table }
   *[other] There is a vote: { $table }
}
told-rematch = { $detail } wants to play again: { $table }
told-challenge = A seat is kept for you: { $table }
told-next-round = The next round begins: { $table }
told-substitute-wanted = A substitute is wanted: { $table }
told-report = A report waits for a moderator
notice-table = { $title } ({ $game })
notice-more = { $more ->
    [one] and one more
   *[other] and { $more } more
}
notice-test = Westphalia can reach you
notice-test-about = This is the test message that you asked for. So you will be told what concerns you.
notice-mail-footer = You asked for this mail about your games. To get no more: { $link }
notice-mail-confirm = Confirm your address for { $site }
notice-mail-confirm-about = Somebody wants to be told by mail at this address about their games at { $site }.

    If that is you, open this link within two days and press the button there:

    { $link }

    If not, do nothing: you will get no further mail.

mail-reset = A new password at { $site }
mail-reset-about = Somebody wants to set a new password for the account “{ $name }” at { $site }.

    If that is you, open this link within an hour. It works once:

    { $link }

    If not, do nothing: the password stays as it is.
mail-changed = Your password at { $site } was changed
mail-changed-about = The password of the account “{ $name }” at { $site } was changed just now, and all other sessions have ended.

    If that was not you, set another one at once:

    { $link }

## What others show beside the address of an invitation

preview-invited-by = { $host } invites you to a game of { $game }
preview-invited = You are invited to a game of { $game }
preview-seats = a table for { $seats }, { $open ->
    [one] one seat is free
   *[other] { $open } seats are free
}

## The page about them

notices-title = Notifications
notices-about = What happens in your games while you are not at the table can be told to you. Nothing is sent about a table as long as you look at it.
notices-none = You are not notified anywhere yet.
notices-browser-on = Notify me in this browser
notices-browser-about = Also when no page of Westphalia is open. The message passes the push service of the browser’s maker, encrypted.
notices-browser-page-only = This works only while a page of Westphalia is open: messages to a closed page need a secure address (https).
notices-browser-denied = This browser does not let this page notify you. You can allow it in the settings of the browser.
notices-browser-home = On an iPhone or iPad put this page on the home screen first: Share, then “Add to Home Screen”. Open it from there, and turn notifications on here.
notices-browser-failed = The push service of this browser cannot be reached; you are notified only while a page is open.
notices-browsers = Your browsers
notices-browser-since = since { $day }
notices-browser-drop = Remove
notices-browser-here = this one
notices-mail = Mail
notices-mail-address = Mail address
notices-mail-about = A link is sent to this address; nothing else is, before you have confirmed it.
notices-mail-back = With a confirmed address you can also come back into your account if you forget the password.
notices-mail-save = Send the link
notices-mail-waits = A link is on its way to { $address }. Open it to confirm the address.
notices-mail-again = Send the link again
notices-mail-good = You are told by mail: { $address }
notices-mail-drop = No more mail
notices-webhook = Webhook
notices-webhook-address = Webhook address
notices-webhook-about = For programs: an internet address to which messages in JSON are sent (POST).
notices-save = Save
notices-saved = Saved.
notices-kinds = What
notices-kinds-about = A tick for each way in which you want to be told.
notices-by-push = Push
notices-by-mail = Mail
notices-by-webhook = Webhook
notices-kind-by = { $kind }: { $channel }
notices-kind-your-turn = My turn
notices-kind-soon-overdue = My time is nearly out
notices-kind-vacation = My vacation begins by itself
notices-kind-table-full = A table is full
notices-kind-table-waits = My table waits for long
notices-kind-begun = A game begins
notices-kind-over = A game is over
notices-kind-talk = Somebody writes
notices-kind-vote = A vote
notices-kind-rematch = A rematch is offered
notices-kind-challenge = A seat is kept for me
notices-kind-next-round = A tournament’s next round
notices-kind-substitute-wanted = A substitute is wanted
notices-kind-report = A report waits for me as a moderator
notices-when = When
notices-quiet = Quiet hours
notices-quiet-from = From
notices-quiet-to = To
notices-quiet-about = Messages wait until the end of the quiet hours and then come as one.
notices-zone = Time zone
notices-zone-here = this device
notices-interval = Many tables
notices-interval-0 = Every turn at once
notices-interval-15 = One message in 15 minutes at most
notices-interval-60 = One message in an hour at most
notices-interval-240 = One message in four hours at most
notices-interval-1440 = One message in a day at most
notices-interval-other = One message in { $minutes } minutes at most
notices-interval-about = What comes sooner is gathered in the next message.
notices-test = Send a test message
notices-test-sent = { $channel ->
    [push] Push: sent.
    [mail] Mail: sent.
   *[webhook] Webhook: sent.
}
notices-test-failed = { $channel ->
    [push] Push: it did not arrive.
    [mail] Mail: it was not taken.
   *[webhook] Webhook: nobody takes it there.
}
notices-test-gone = { $channel ->
    [push] Push: that browser takes no messages any more; it was removed.
    [mail] Mail: this address does not exist; it was removed.
   *[webhook] Webhook: the address says that it is gone; it was removed.
}

## Pages that links in mail lead to

mail-confirm-title = Confirm a mail address
mail-confirm-about = From then on mail is sent to this address about your games while you are away.
mail-confirm-button = Confirm the address
mail-confirm-done = The address is confirmed.
mail-stop-title = No more mail
mail-stop-about = No further mail about your games is sent to this address.
mail-stop-button = Send me no more mail
mail-stop-done = You get no more mail.
