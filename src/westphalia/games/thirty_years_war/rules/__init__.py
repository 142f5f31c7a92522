"""The rules of Thirty Years War, a module for each subject that a player looks up.

turn           set-up, the sequence of play, the card round
decks          the decks, peace negotiations, the end of a turn
march          activation, the ways of a stack, free actions
entering       entering a city that the enemy holds
end_of_march   dropping off, picking up, where an activation ends
battle         who attacks and commands, cards, rolls, the end
losses         steps and leaders that are lost
retreat        who must leave a city, and where to
siege          Siege markers and siege rolls
control        who holds cities and Areas: Electors, what sieges need, pillage
recruiting     who may try, what comes, how the steps are taken
arrivals       who joins the war, comes, goes home or changes sides
pay            aid, pay and looting
supply         foraging, and lines to a Supply Base
stacking       who may stand together
nations        what each recruits, and where it may go
netherlands    the Dutch War, and the armies beyond its border
revolts        Peasant Revolts
victory        winning the war, and Wallenstein's influence
"""
