### The chapters of the rules, for their list of contents.

chapter-1 = Introduction
chapter-2 = Map, counters and cards
chapter-3 = Terms and control
chapter-4 = Set-up of the campaign
chapter-5 = Victory, Electors and peace
chapter-6 = Course of a turn
chapter-7 = Wallenstein
chapter-8 = Strategy Cards: activation, recruitment, aid
chapter-9 = Events: war entry, leaders, revolts
chapter-10 = Leaders and stacking
chapter-11 = Movement and foraging
chapter-12 = Combat
chapter-13 = Siege
chapter-14 = Foreign aid
chapter-15 = Pay, loot and pillage
chapter-16 = Dutch War
chapter-17 = Nations
chapter-18 = Scenarios
chapter-19 = Optional rules
chapter-ex = Examples
chapter-tab = Tables
chapter-card = Cards
