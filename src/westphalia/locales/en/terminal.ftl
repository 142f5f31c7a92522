### The terminal client at any game: commands, and what it says about what is typed.

## Titles

title-players = Players
title-result = Final table
title-help = Commands
title-answers = Answers
title-reasons = Why the bots answered so
title-hint = Advice ({ $bot })
title-rules = Clauses
title-log = What happened

## What is typed

decimal = { NUMBER($number, minimumFractionDigits: 1) }
greeting = Type the number of a choice, or “help” to see what else is possible.
typed-nothing = Nothing was typed; “help” shows what is possible.
typed-unknown = “{ $typed }” is neither one of the choices nor a command; “help” shows what is possible.
typed-near = “{ $typed }” is not one of the choices; did you mean: { $texts }?
typed-ambiguous = “{ $typed }” could be: { $texts }.
typed-too-far = What comes after “{ $typed }” is not known yet; it must be the last on its line.
typed-none-taken = None of the answers on this line was taken.
refused = Not now: { $choice }: { $reason } ({ $clause }).
not-asked = the question is: { $asked }
why-allowed = { $choice }: that is allowed ({ $clause }).
undo-nothing = There is nothing that can be taken back.
hint-none = Hints are given to one player against bots.
rules-nothing = No clause is called, or speaks of, “{ $words }”.
rules-more = … and { $more } more
number-wrong = “{ $typed }” is no number from 1 to { $most }.

## Handing over, saving, leaving

hand-over = { $seat }, it is your turn. Press Enter when nobody else is looking.
saved = The game is saved in { $file }.
quit-offer = Press Enter to save the game in { $file }, type the name of another file, or “no”.
left = The game is saved in { $file }. Continue with: { $command }
left-unsaved = The game was not saved.
record-lies = The record is in { $file }.
record-true = Anybody can check the record with: { $command }
secret-revealed = The secret random seed was: { $secret }

## Help

usage-help = help
any-usage-look = look
usage-log = log [number]
usage-why = why [choice]
usage-hint = hint
usage-rules = rules [clause | words]
usage-undo = undo
usage-save = save [file]
usage-quit = quit
help-help = this list
any-help-look = everything that lies on the table
any-help-answer-number = Type the number of a choice.
any-help-answer-text = Or type its text, or the beginnings of its words.
help-log = what happened last
help-why = why a choice is not possible; without one, why this is asked and what the bots thought
help-hint = what the captain would answer here, and why
help-rules = the text of a clause, or the clauses that speak of something
help-undo = take back your last answer while nothing has followed from it
help-save = write the record
help-quit = leave the table; the game can be saved and continued later
help-answer-several = Several answers can stand on a line with “;” between them; they are taken together or not at all.
title-orders = Standing orders
column-order = when
column-order-type = type
column-order-means = then
column-order-given = now
order-given = given
orders-wrong = “{ $typed }” is no order; possible are: { $allowed }
order-answered = By your standing order: { $choice }

# A seat for a language model

model-no-part = There is no part “{ $part }” to look at; there are: { $parts }.
model-left-out = Left out, in lines: { $parts }. Look at one of them, or ask for more tokens.
