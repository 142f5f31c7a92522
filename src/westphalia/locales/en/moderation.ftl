# Those who look after the house: their page, what they tell people, and what is kept of whom.

moderation-title = Moderation
moderation-reports = { $reports ->
    [0] No open reports
    [one] One open report
   *[other] { $reports } open reports
}
moderation-own = You have a part in this report: another moderator judges it.
moderation-by = Reported by { $name }.
moderation-why = They say: { $why }
moderation-around = What was said around it
moderation-table = Watch the table
moderation-act = What to do
moderation-do-warn = Warn
moderation-do-mute = Take the word from them
moderation-do-ban = Keep them outside
moderation-do-rename = Give another name
moderation-do-freeze = Stop the table
moderation-do-unfreeze = Let the table go on
moderation-do-hand-over = Hand over a seat or the table
moderation-do-uphold = Close: the report was right
moderation-do-dismiss = Close: nothing was wrong
moderation-reason = Why (whom it is about reads this)
moderation-do-it = Do it
moderation-time = For how long
moderation-for-good = for good
moderation-days = { $days ->
    [one] one day
   *[other] { $days } days
}
moderation-until = until { $day }
moderation-new-name = New name
moderation-what = Seat number, or “table”
moderation-who = To whom: a name, #12, or “bot”
moderation-people = People
moderation-find = A part of a name, or a number like #12
moderation-search = Search
moderation-nobody = Nobody was found.
moderation-reported = { $reports ->
    [0] never reported
    [one] reported once
   *[other] reported { $reports } times
}
moderation-role-moderator = moderator
moderation-role-operator = operator
moderation-bot = bot
moderation-account = account
moderation-guest = guest
moderation-restrictions = Now in force
moderation-did-warn = warned
moderation-did-mute = silenced
moderation-did-unmute = may talk again
moderation-did-ban = kept outside
moderation-did-unban = let in again
moderation-did-rename = renamed
moderation-did-freeze = table stopped
moderation-did-unfreeze = table goes on
moderation-did-hand-over = handed over
moderation-did-close = report closed
moderation-did-role = role changed
moderation-did-banner = banner changed
moderation-end = End it
moderation-ended-early = ended early
moderation-roles = Who looks after the house
moderation-role-changed = role changed
moderation-take-role = Take the role away
moderation-new-role = Name of an account
moderation-give-role = Make a moderator
moderation-banner = A word to everybody
moderation-banner-text = What every page says
moderation-banner-hours = For how many hours (0: until taken away)
moderation-banner-put = Show it
moderation-banner-drop = Take it away
moderation-log = What was done
moderation-log-empty = Nothing yet.
moderation-console = the console
moderation-outcome-upheld = the report was right
moderation-outcome-dismissed = nothing was wrong

letter-title = From the moderators
letter-until = until { $when }
letter-away = I have read this
letter-warned = A moderator has warned you:
letter-muted = { $ever ->
    [yes] You may not talk at tables any more:
   *[no] You may not talk at tables until { $until }:
}
letter-unmuted = You may talk at tables again.
letter-banned = This server was closed to you until { $until }:
letter-renamed = A moderator has changed your name. You are now called { $name }:
letter-handed-over = { $name ->
    [0] A seat or table of yours was given to somebody else:
   *[other] Your seat, or the table “{ $name }” itself, was given to somebody else:
}
letter-report-upheld = Thank you for your report about { $name }. The moderators agreed with you. What they did: { $acts }.
letter-report-dismissed = Thank you for your report about { $name }. The moderators have looked at it and found nothing against the rules of this house.
letter-accused-upheld = You were reported, and the moderators agreed with the report:
letter-accused-dismissed = You were reported. The moderators have looked at it and found nothing against the rules of this house:
letter-did-warn = a warning
letter-did-mute = silence for a time
letter-did-ban = a ban
letter-did-rename = another name
letter-did-freeze = the table was stopped
letter-did-hand-over = a seat or table was handed over
letter-did-note = they have talked to them

kept-title = What is kept here, and for how long
kept-people = **You**: your name, what your profile shows, for an account hashes of your password and recovery codes, your hours of rest and vacations, and letters from moderators until you put them away. { $guests ->
    [0] A guest is kept until the session ends.
   *[other] A guest who has not come back for { $guests } days is forgotten.
} An account is kept until its owner deletes it.
kept-sessions = **Sessions**: where you are signed in; a session that nobody uses ends after { $session } days. { $addresses ->
    [0] The address and the browser that it began with are kept as long.
   *[other] The address and the browser that it began with are forgotten after { $addresses } days.
}
kept-games = **Games**: tables and tournaments, who sat there, every answer and how long it took, results and ratings, what you have prepared there. { $waiting ->
    [0] A table that does not begin is kept.
   *[other] A table that does not begin goes after { $waiting } days.
} { $stalled ->
    [0] A game that nobody plays on is kept.
   *[other] A game that nobody plays on goes after { $stalled } days.
} { $finished ->
    [0] Finished games are kept; if you leave, your name is taken out of them.
   *[other] Finished games go after { $finished } days.
}
kept-talk = **Talk**: what was said at tables, your notes, whom you mute. { $talk ->
    [0] It is kept with the table.
   *[other] What was said goes { $talk } days after the table last changed.
}
kept-notices = **Notices**: if you want to be told of your turns, your mail address, time zone and the push addresses of your browsers, until you take them away.
kept-reports = **Reports**: who reported whom, the words and why. { $reports ->
    [0] They are kept.
   *[other] They go { $reports } days after they were closed.
}
kept-bans = **Bans**: who may not come in or talk, until it ends. { $banned ->
    [0] The account of who is banned for good is kept.
   *[other] The account of who is banned for good is deleted after { $banned } days; its number stays banned.
}
kept-log = **The log of the moderators**: what was done to whom and why. It stays, so that moderators can be held to what they do; if you leave, your name is taken out of it.
kept-rest = Nothing is loaded from other servers or sent to any, but the notices that you ask for. You can take along all that is kept about you, and delete it, under your name.
