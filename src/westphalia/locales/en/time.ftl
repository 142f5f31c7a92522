### Time that respects life: clocks that sleep, vacations, a word before time is out.

clock-with-rest = { $clock }; stands still { $rest ->
    [both] by night and on vacation
    [sleeps] by night
   *[vacations] on vacation
}
time-rests = When clocks stand still
time-rests-only = A person’s time stands still { $rest ->
    [both] by night and on vacation
    [sleeps] by night
   *[vacations] on vacation
}
time-sleeps = By night
time-sleeps-about = In the quiet hours of each person, ten hours of a night at most, and at their weekends if they wish.
time-vacations = On vacation
time-vacations-about = Each person has days of vacation in a year.

time-on-vacation = { $name } is on vacation until { $until }.
time-asleep = { $name } sleeps; the time stands still until { $until }.
time-you-on-vacation = You are on vacation until { $until }; your time stands still.
time-you-asleep = Your time stands still until { $until }.
time-end-vacation = End my vacation
time-hurry = { $left ->
    [hour] You have an hour left at most.
   *[day] You have a day left at most.
}

vacation-title = Vacation
vacation-about = At tables that agree to it your time stands still meanwhile. A day that has begun counts.
vacation-left = { $left } of { $days } days are left this year.
vacation-days = Days
vacation-begin = Go on vacation
vacation-automatic = Begin one by itself in the last hour of my time
vacation-automatic-about = A day each time, as long as there are days; you are told, and can end it.
vacation-weekends = My time stands still at weekends
vacation-nights-about = Where a table agrees to it, your time stands still in the quiet hours too. Hours that you change count two days later.
vacation-hours-from = Your new hours count for clocks from { $when } on.

what-if-title = What if …
what-if-about = One of many worlds: what you cannot know is imagined, and bots answer for all others. Nobody hears of it.
what-if-another = Another world
what-if-back = Back to the table
what-if-open = Try things out …
lobby-what-if = Trying things out
lobby-what-if-about = Whoever plays may go on in a world that they imagine, with bots for the others; nobody else notices.
