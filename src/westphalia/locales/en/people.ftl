### Persons: ways back into an account, members, and profiles.

## Coming back

back-title = Back into your account
back-about = Your password is lost. There are two ways to set a new one.
back-forgot = Forgot your password?
back-by-code = With a recovery code
back-code = Recovery code
back-code-about = One of those that you were shown when you made the account. It works once.
back-by-mail = By mail
back-mail = Mail address
back-mail-about = If an account has confirmed this address, a link is sent there. It works once, for an hour.
back-mail-send = Send me a link
back-mail-sent = If an account has confirmed this address, a link is on its way.
back-no-mail = This server sends no mail. Without a code, only its operator can help you.
back-set = Set the new password
back-link-about = Set the password of your account. All sessions elsewhere end.
back-done = You are signed in as { $name }.

## Recovery codes

codes-title = Recovery codes
codes-fresh = With each of these codes you can come back once if you forget your password. They are shown only now: save them, or write them down.
codes-save = Save as a file
codes-kept = I have kept them
codes-about = A recovery code lets you in once if you forget your password. New ones replace the old ones.
codes-left = { $codes ->
    [0] You have no recovery code left. Make new ones.
    [one] One recovery code is left.
   *[other] { $codes } recovery codes are left.
}
codes-make = Make new codes

## The door of the house

door-members = This house is for its members. Sign in to see the tables.
door-closed = New accounts are made by the operator of this server.
door-invited = Who wants an account here needs an invitation from a member.
invited-title = You are invited
invited-about = Somebody has invited you to this house. Choose a name and a password.
house-invite = Invite somebody to this house
house-invite-about = With this link one person can make an account here, within a week.
house-invite-make = Make a link

## Profiles

people-title = People I played with
people-none = Nobody yet: play a game to the end.
people-last = last on { $day }
profile-own = Your profile
profile-bot = The account of a bot
profile-house = A bot of this house
profile-since = Here since { $day }
profile-block = Block
profile-blocked = You have blocked { $name }.
profile-play-again = Play { $game } together
profile-results = Results
profile-no-results = No finished games yet.
profile-hidden = { $name } does not show this.
profile-games = { $games ->
    [one] one game
   *[other] { $games } games
}
profile-against-bots = { $games ->
    [one] One of these was against bots alone.
   *[other] { $games } of these were against bots alone.
}
profile-won = won
profile-drawn = drawn
profile-lost = lost
profile-sides = By side and seat
profile-side = { $side }, seat { $seat } of { $seats }
profile-set-ups = By set-up
profile-base = Base game
profile-together = With you
profile-together-about = How your games with { $name } ended for you.
profile-pace = Pace
profile-pace-about = { $turns ->
    [one] Of one turn in finished games
   *[other] Of { $turns } turns in finished games
}
profile-pace-quarter = a quarter took at most
profile-pace-half = half took at most
profile-pace-three = three quarters took at most
profile-pace-none = Too few turns to tell.
profile-finished = { $games ->
    [one] { $percent } of one game played to the end
   *[other] { $percent } of { $games } games played to the end
}
profile-seconds = { $n } s
profile-minutes = { $n } min
profile-hours = { $n } h
profile-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
profile-open-games = Games under way
profile-no-open = None in public now.
profile-shown = Who sees your profile
profile-shown-about = Your name is always public. What others see beside it is for you to say.
profile-part-results = Results
profile-part-pace = Pace and finished games
profile-part-open = Games under way
profile-part-rating = Rating
profile-to-all = everybody
profile-to-members = members with an account
profile-to-nobody = nobody
