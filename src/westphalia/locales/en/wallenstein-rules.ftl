### The chapters of the rules, for their list of contents.

chapter-w1 = Components, terms and set-up
chapter-w2 = Course of the year
chapter-w3 = Planning
chapter-w4 = Order of play
chapter-w5 = Actions
chapter-w6 = Events and bonus tiles
chapter-w7 = Battle and the tower
chapter-w8 = Revolts
chapter-w9 = Winter and scoring
chapter-w10 = End of the game
chapter-e1 = Emperor’s Court: set-up
chapter-e2 = Emperor’s Court: course of the year
chapter-e3 = Emperor’s Court: planning
chapter-e4 = Emperor’s Court: courtiers and favours
chapter-e5 = Emperor’s Court: the favours
chapter-l1 = Landsknechte: combination
chapter-l2 = Landsknechte: the bonus
chapter-m1 = Leaders: set-up
chapter-m2 = Leaders in play
chapter-m3 = Monuments
chapter-m4 = Monuments: scoring
