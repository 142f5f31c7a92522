### Tournaments: lists, the form, standings, rounds.

## Lists

tournaments-page = Tournaments · Westphalia
tournaments-all = All tournaments
tournaments-about = In a cup everybody meets everybody in their group, and the best play for the final. In a Swiss tournament all play every round against people who stand as they do. The server seats everybody, replaces those who vanish, and moves on.
tournaments-new = Set a tournament
tournaments-none = No tournament has been set here yet.
tournaments-list-mine = Mine
tournaments-list-open = Open to join
tournaments-list-running = Being played
tournaments-list-over = Over
tournament-state-open = Open to join
tournament-state-running = Begins now
tournament-state-over = Over
tournament-state-cancelled = Cancelled
tournament-by = organised by { $name }
tournament-places = { $entrants } of { $places } places taken
tournament-round = Round { $turn }
tournament-knockout = Last { $tables } tables
tournament-final = Final

## The form

tournament-title = Name of the tournament
tournament-format = Format
tournament-format-cup = Cup
tournament-format-swiss = Swiss
tournament-about-cup = Groups in which everybody meets everybody; then the best play on until one table is left.
tournament-about-swiss = A number of rounds; in each those meet who stand near each other, and nobody is out.
tournament-seats = Seats at a table
tournament-places-set = Places
tournament-groups = Groups
tournament-finalists = Finalists
tournament-rounds = Rounds
tournament-flexible = Tables may be smaller or larger
tournament-flexible-about = So that nobody has a free round.
tournament-sides = Sides
tournament-sides-rotate = sides go by turns
tournament-sides-exchange = sides are exchanged
tournament-sides-bid = bids for sides
tournament-sides-about-rotate = Everybody has each about equally often.
tournament-sides-about-exchange = Two who meet play two games, each side once.
tournament-sides-about-bid = If both want the same side, the one who gives up more of a point for it has it, and pays that to the other. Nobody else sees a bid before the round.
tournament-bid-side = Side that you want
tournament-bid-none = either
tournament-bid-points = Points that you give up for it
tournament-bid-keep = Bid
tournament-begins-set = Begins (empty: when you say so)
tournament-round-time = Longest time of a round
tournament-no-end = until all games are over
tournament-patience = Vanished is who is asked and away for
tournament-company = Who takes part
tournament-fill = Bots on places that stay free
tournament-fill-none = none
tournament-with-substitutes = Substitutes may stand by
tournament-with-about-substitutes = They have the place of somebody who vanishes; without them a bot plays on.
tournament-with-late = Whoever comes late may join
tournament-with-about-late = With no points for the rounds that they missed.
tournament-with-out = Whoever vanishes is out after the round
tournament-with-about-out = Otherwise the bot plays on to the end.
tournament-with-rated = Rated
tournament-with-about-rated = Games between people count for their ratings.
tournament-open = Open the list
tournament-open-about = From then on people can join; these rules do not change any more.

## A tournament

tournament-cup-of = cup with { $groups ->
    [one] one group
   *[other] { $groups } groups
} and { $finalists } finalists
tournament-swiss-of = Swiss, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tournament-round-time-is = at most { $time } for a round
tournament-rated = rated
tournament-unrated = unrated
tournament-due = this round ends on { $at }
tournament-begins = begins on { $at }
tournament-account = Organising and joining need an account, so that you are found again.
tournament-to-table = To your table
tournament-join = Join
tournament-stand-by = Stand by as a substitute
tournament-leave = Withdraw
tournament-begin = Begin now
tournament-call-time = End this round with bots
tournament-cancel = Cancel the tournament
tournament-remove = Take { $name } out
tournament-sure = Yes: { $what }
tournament-not-sure = No

## Standings

tournament-standings = Standings
tournament-rank = Rank
tournament-name = Name
tournament-points = Points
tournament-average = Points for a game
tournament-games = Games
tournament-break-meetings = Meetings
tournament-break-opponents = Opponents
tournament-break-wins = Wins
tournament-break-meetings-about = What those who are level took from each other: 1 for each who was beaten at a table, ½ for each who was level there. It counts if all of them have met.
tournament-break-opponents-about = The points of everybody that one has met; of a table the average of the others. A free round counts as somebody with one’s own points.
tournament-break-wins-about = Games that were won alone.
tournament-break-lot = Lot
tournament-break-lot-about = Drawn when the tournament was set; the lower number is ahead.
tournament-how = How points and ranks come about
tournament-points-about = A game gives between 0 and 1 point: as large a part as one has beaten of the others at the table, and half for those who were level. So first, second, third and last of four get 1, ⅔, ⅓ and 0. A free round gives 1. Whoever is level is set apart in this order:
tournament-points-about-average = A game gives between 0 and 1 point: as large a part as one has beaten of the others at the table, and half for those who were level. In the groups the points for one game count, and free rounds do not. The winners of the groups go on first, then those who came second. In the final rounds whoever takes more goes on; if both are level, whoever stood better in the groups. Whoever is level there is set apart in this order:
tournament-csv = Standings as CSV
tournament-json = Everything as JSON
tournament-for = for { $name }
tournament-until = out after round { $turn }

## Rounds and people

tournament-group = Group { $group }
tournament-replay = Look at it
tournament-play = Play
tournament-watch = Watch
tournament-free = free round
tournament-soon = soon
tournament-entrants = Taking part
tournament-substitutes = Standing by
tournament-nobody = Nobody has joined yet.
