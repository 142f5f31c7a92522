### What every game and every client says.

list = { $before } and { $last }
row = { $before }; { $last }
percent = { $percent } %
labelled = { $label }:
nothing = nothing
ask-over = The game is over.
winner = winner
ruling = Ruling: { $note }

## Bots

bot-random = Recruit
reason-any = It is as good as any other answer.
reason-random = Chance decided.
reason-only-choice = There was no other choice.
