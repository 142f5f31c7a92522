### Finding each other: tickets, seats that are wanted, the ready check, votes.

finding-title = Find me a table
finding-game = Game
finding-tempo = Pace
finding-tempo-live = live
finding-tempo-slow = turn by turn
finding-about-live = You are seated as soon as others seek the same. Keep this page open: before the clocks start, everybody is asked whether they are there.
finding-about-slow = You are seated as soon as others seek the same, also while you are away. It is played turn by turn, over days.
finding-more = What I would like better
finding-any = any
finding-rules = Expansions
finding-rules-any = any
finding-rules-base = none
finding-rules-last = as last time
finding-bots = Bots
finding-bots-never = wait for people only
finding-bots-after = take empty seats after { $time }
finding-rated = Rating
finding-rated-yes = rated
finding-rated-no = casual
finding-range = Of the others
finding-low = at least
finding-high = at most
finding-seeking = Seeking a table: { $game }
finding-seated = You have a table: { $game }
finding-to-table = To the table
finding-put-away = Put away
finding-wanted = Seats wanted
finding-wanted-about = Somebody has gone, and the others play on. A bot has the seat until you take it.
finding-look = Look
finding-take-seat = Take this seat

ready-title = Who is ready?
ready-asked = The table is full. Are you there?
ready-waits = Waiting for { $names }. Whoever is not ready in time loses the seat.
ready-now = I am ready
waiting-closes = This table has waited for long. It will be closed on { $date }.
waiting-keep = Keep it open
waiting-ask = Ask
waiting-ask-name = Name of an account
waiting-ask-for = Ask somebody by name for seat { $seat }
waiting-decline = Decline …
decline-later = not now
decline-game = not this game
decline-expansions = not with these expansions
decline-clock = not with this clock
decline-busy = I play at enough tables
decline-other = for another reason

company-extend = { $count ->
    [one] { $names } asks for more time: every clock would get its first time once more.
   *[other] { $names } ask for more time: every clock would get its first time once more.
}
company-end = { $count ->
    [one] { $names } proposes to end the game as it stands. Whoever has most points would win.
   *[other] { $names } propose to end the game as it stands. Whoever has most points would win.
}
company-cancel = { $count ->
    [one] { $names } proposes to cancel the game. There would be no result.
   *[other] { $names } propose to cancel the game. There would be no result.
}
company-ask-extend = Ask for more time
company-ask-end = Propose to end as it stands
company-ask-cancel = Propose to cancel the game
company-for-bot = { $count ->
    [one] { $names } votes for a bot.
   *[other] { $names } vote for a bot.
}
company-for-substitute = { $count ->
    [one] { $names } votes for a substitute.
   *[other] { $names } vote for a substitute.
}
company-gone = { $name } has gone; a bot plays on.
company-wanted = The seat of { $name } is wanted: a bot plays until somebody takes it.
company-let-substitute = Seek a substitute for { $name }
act-ask-extend = { $name } asks for more time.
act-extended = All agree: every clock has got its first time once more.
act-no-extend = { $name } does not want more time for all.
act-ask-end = { $name } proposes to end the game as it stands.
act-ended = All agree to end the game as it stands.
act-no-end = { $name } wants to play on.
act-ask-cancel = { $name } proposes to cancel the game.
act-cancelled = All agree: the game is cancelled, without a result.
act-no-cancel = { $name } does not want to cancel the game.
act-vote-substitute = { $name } votes to seek a substitute for { $other }.
act-seat-offered = A substitute is sought for { $other }.
act-substituted = { $name } has taken a seat and plays on.
act-ready-check = The table is full. Who is ready?
act-ready = { $name } is ready.
act-not-ready = { $name } has lost the seat or left it.
act-reminded = This table has waited for long, and will be closed.
act-kept-open = This table stays open.
