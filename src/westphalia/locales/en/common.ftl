### What every game and every client says.

list = { $before } and { $last }
row = { $before }; { $last }
percent = { $percent } %
labelled = { $label }:
nothing = nothing
word-yes = yes
word-no = no
# A name, in languages where it does not change in a sentence.
form = { $name }
player-number = Player { $number }
seat-number = Seat { $number }
guest = Guest
guest-name = Guest { $name }
clock-of = { $bank } each, { $increment } more after every turn
former-player = a former player
bot-number = { $bot } { $number }
bot-account-name = { $name } (bot)
ask-over = The game is over.
winner = winner
ruling = Ruling: { $note }
no-other-choice = { $seat } has no other choice.
answered-by-order = { $seat } had sealed an order for this.

## Bots

bot-random = Recruit
bot-soldier = Soldier
bot-general = General (quick)
bot-general-strong = General (strong)
bot-from-outside = { $bot } (from outside)
chances = { $chance ->
    [100] chances: more than 99 in 100
   *[other] chances: about { $chance } in 100
}
reason-any = This answer is as good as any other.
reason-random = Chance decided.
reason-only-choice = There was no other choice.
reason-learnt = This is what I think most of ({ $chance } in 100), then comes another ({ $next } in 100). I expect to win about { $share } times in 100{ $less ->
    [0] .
   *[other] , and { $less } fewer with the other.
}
reason-learnt-sure = Nothing else comes into question for me here. I expect to win about { $share } times in 100.

## What a game calls its parts that brings no words of its own

title-parts = The table
part-seat = Player
part-points = Points
part-players = Players
any-modules-title = Expansions
any-prompt-won = { $winners ->
    [one] <b>{ $names } wins</b>
   *[other] <b>{ $names } win together</b>
} ({ $points }).
any-map-label = The table
any-map-find = Find
any-map-lens = View
any-chronicle-period = This round
any-replay-open = All hands open
any-neutral = nobody
