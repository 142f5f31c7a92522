### Learning Wallenstein: the first season told point by point, and the picture of a year.

## The lesson: one sentence at a time

lesson-aim = The <b>blue</b> counties are yours, the white ones nobody’s. After two years whoever has most points wins: for counties, and for the palaces, churches and trading posts in them.
lesson-year = A year has four seasons. In <b>spring, summer and fall</b> you act; in <b>winter</b> you feed your counties and score.
lesson-order = Ten actions are done each season, one after another. Only the order of the first five is known while you plan.
lesson-hand = Each of your counties is a card; with the five money cards you bid, or do nothing. On every box of your mat goes one card: the county where you want to do that action.
lesson-taxes = Money first. Take up the card of <b>Erzbm. Trier</b>, which yields 7 Thalers, and lay it on the box <b>{ short-box-collect-taxes }</b>.
lesson-grain = In winter an event takes grain, and then each county eats one: collect some every season. <b>Osnabrück</b> yields 4: lay it on <b>{ short-box-collect-grain }</b>.
lesson-palace = Buildings are points. A palace costs 3 Thalers and counts most in its region; thick lines part the five regions. Plan one in <b>Erzbm. Köln</b>.
lesson-trade = A trading post costs 1 Thaler. The little squares in a county are its sites, for one to three buildings, no two alike: plan one in <b>Niederösterreich</b>.
lesson-deploy = Armies hold a county. Five new ones cost 3 Thalers; <b>Vogtland</b> has only two, so send them there.
lesson-march = With <b>{ short-box-combat-move-a }</b> and <b>{ short-box-combat-move-b }</b> armies go to a neighbour and fight there if it is not yours. <b>Gft. Mark</b> has five: plan { short-box-combat-move-a } there.
lesson-march-again = And { short-box-combat-move-b } in <b>Oberösterreich</b>. Where to and how many you say only when the action comes.
lesson-bid = Now bid for the order of play. The highest bid chooses first, and everybody pays his own. Bid the card of <b>3 Thalers</b>.
lesson-fill = Cover the rest with money cards: on an action they mean that you do nothing there. <b>{ plan-fill-short }</b> does it at once.
lesson-seal = Your plan is ready. Nobody sees it before its time: <b>{ plan-seal }</b>.
lesson-event = Only now one of the four open events is drawn; it holds for everybody this season. The one that is left after fall tells how much grain the winter takes before your counties eat.
lesson-bids = You bid most. The others laid a county: that costs nothing, but nothing else is done there this season.
lesson-place = The number is your place in every action, and the tile on it is yours this season. Take place <b>1</b>.
lesson-action = Now action follows action. In the order of play each turns up his card and does what it says: you took 7 Thalers in Erzbm. Trier.
lesson-marker = A <b>revolt marker</b> lies in Erzbm. Trier now. Collect there again this year, taxes or grain, and the peasants rise.
lesson-march-now = Your march from Oberösterreich. You may go to any neighbour, or stay. <b>Mähren</b> belongs to nobody, and one peasant army defends it.
lesson-send = One army has to stay, so three can go. Not every cube falls out of the dice tower, and peasants in it help theirs: so the bar gives you <b>43 %</b>. Risk it: whoever waits finds the free counties taken.
lesson-tower = All cubes of both sides went into the <b>tower</b>, and with them whatever lay in the tray. Some stick inside, others fall out; only those in the tray count.
lesson-count = Three of yours against one peasant: you win. The winner loses as many as the loser had there, so two of yours move in.
lesson-stuck = What sticks in the tower is not lost: it can fall out in a later battle.
lesson-attack = { short-box-combat-move-a }, from Gft. Mark. <b>Hessen-Kassel</b> has two armies and belongs to another player: choose it.
lesson-odds = Send four. <b>38 %</b> is a risk; armies deployed a season before would make it smaller. If both sides have equally many in the tray, all of them are lost and the county belongs to nobody.
lesson-conquered = Hessen-Kassel is yours, and so is its card. It was planned for a later action of its owner: that action is void now.
lesson-harvest = Four grain from Osnabrück. Here you see what everybody has; in winter each county eats one.
lesson-summer = The season is over, and all cards are back in your hand. Summer and fall go the same way, with a new order and another event.
lesson-again = Look out for Erzbm. Trier and Osnabrück: their revolt markers stay until the end of the year.
lesson-winter = In winter the event that is left takes grain from everybody. Who then has less grain than counties must fight revolts.
lesson-score = Then count: a point for each county and each building, and in each of the five regions 3 for most palaces, 2 for most churches, 1 for most trading posts.
lesson-end = That was a season: go on from here, or learn fall and winter in the second lesson. In the menu you find the rules (<b>R</b>) and the year on one page.

## The second lesson: fall and winter

lesson-fall = It is fall, and two seasons are behind you. In winter each county eats one grain: you have <b>10</b> grain for <b>10</b> counties.
lesson-fall-events = Two events are still open. One is drawn for this season; the other takes grain from everybody in winter, 4 or 6. So harvest what you can.
lesson-fall-grain = <b>Gft. Mark</b> yields most grain. Two revolt markers lie there, so two peasants rise when you collect; three armies await them. Plan <b>{ short-box-collect-grain }</b> there.
lesson-fall-palace = After feeding comes the score. In Brandenburg, in the north, both others have a palace: with one in <b>Osnabrück</b> you share that majority, and the palace itself is a point. Plan { short-box-build-palace } there.
lesson-fall-trade = In Sachsen, in the middle, nobody has a trading post, so a single one is the majority. Plan { short-box-build-trading-post } in <b>Sächs. Lande</b>.
lesson-fall-church = In Kurpfalz, in the west, one other player has a church. With one in <b>Erzbm. Köln</b> you share the majority. Plan { short-box-build-church } there.
lesson-fall-taxes = All that costs Thalers: take 5 in <b>Vogtland</b>. It leaves a revolt marker there, which counts if the county rises in winter.
lesson-fall-deploy = Where few armies stand, a revolt is lost. One army holds <b>Erzbm. Trier</b>: send five there.
lesson-fall-deploy-again = And three to <b>Passau</b>.
lesson-fall-attack = Salzburg has three armies, and beside it <b>Oberösterreich</b> has six: plan { short-box-combat-move-a } in Oberösterreich.
lesson-fall-follow = With { short-box-combat-move-b } armies of <b>Niederösterreich</b> shall follow there: so Oberösterreich is not bare in winter.
lesson-fall-bid = You need your Thalers: bid the card of <b>0 Thalers</b>. It ranks behind all others.
lesson-fall-fill = Lay a money card on the last box: nothing is done there.
lesson-fall-seal = <b>{ plan-seal }</b>: the last season of the year begins.
lesson-fall-left = The event is drawn: no county yields more than 3 grain this fall. The one that is left takes <b>6</b> from everybody in winter.
lesson-fall-place = Two have chosen before you, and yet they left the tile that adds an army to every attack. Take place <b>1</b>.
lesson-fall-target = From Oberösterreich to <b>Salzburg</b>: another player holds it with three armies, and in it stands the only palace of Bayern.
lesson-fall-odds = Send all five that may go: the tile adds a sixth, and the bar gives you <b>76 %</b>. { short-box-combat-move-b } brings others after them before the winter.
lesson-fall-won = Salzburg is yours with its palace, and with that the majority in Bayern. An attack before the winter can be worth more than a building.
lesson-fall-rose = Gft. Mark yielded only 3 grain, as the event says. Two peasants rose for its two markers, and your armies put them down.
lesson-fall-rose-on = Had the peasants won, or had both sides had equally many in the tray, the county would belong to nobody, and its buildings would be gone.
lesson-fall-join = From Niederösterreich to <b>Oberösterreich</b>: it is yours, so nobody fights.
lesson-fall-send = Send two. One has to stay.
lesson-winter-loss = Winter. The event took 6 grain from everybody. You have 7 left for 11 counties: Salzburg eats, too.
lesson-winter-hunger = Four are missing: for three or four there are two revolts with two peasants each. Two of your counties were drawn by lot, and every revolt marker in them adds a peasant.
lesson-winter-quell = Which revolt comes first is up to you. Begin with <b>Vogtland</b>.
lesson-winter-held = Three peasants rose in Vogtland, one of them for the marker of the taxes. The county is held, with one army left.
lesson-winter-held-too = Oberösterreich is held, too. Two of its three armies had come from Niederösterreich in time.
lesson-winter-regions = Now the score. A crown says that one player alone has most: your palaces in Sachsen and in Bayern bring 3 points each.
lesson-winter-ties = Where several have most, each gets a point less: all three of you have a palace in Brandenburg, so each gets 2.
lesson-winter-sums = Every county and every building adds a point: that makes <b>39</b>, and you lead. These points stay; those of the second winter are added.
lesson-winter-on = That was the winter. { battle-continue } leads into the second year.
lesson-year-two = All grain and all revolt markers are gone. Counties, armies, buildings and Thalers stay.
lesson-year-two-events = Four new events lie open. Again one will be left, and take grain: who looks at them in spring is not hungry in winter.
lesson-year-two-end = After the second winter most points win. You know the whole game now: go on from here, or begin a table of your own.

## The year on one page

year-title = The year on one page
year-rounds = Spring, summer, fall
year-rounds-about = Three times a year the same six steps.
year-rounds-actions = <b>Order of actions.</b> Ten cards, five open and five face down.
year-rounds-tiles = <b>Tiles.</b> One on each of the five places in the order of play.
year-rounds-plan = <b>Plan and bid.</b> In secret, a card on each of ten actions and on the bid.
year-rounds-event = <b>Event.</b> One of the open ones is drawn and holds for all.
year-rounds-places = <b>Places.</b> The highest bid chooses place and tile first; all pay.
year-rounds-act = <b>Ten actions.</b> One after another, all players in the order of play.
year-actions = The actions
year-actions-about = Each once a season, each in another county.
year-actions-build = <b>Build</b> a palace for 3, a church for 2, a trading post for 1.
year-actions-collect = <b>Collect</b> taxes or grain; it leaves a revolt marker.
year-actions-deploy = <b>Deploy</b> five armies for 3, three for 2, one for 1 and move.
year-actions-march = <b>March</b> to a neighbour, twice; where it is not yours there is a battle.
year-fights = Battles and revolts
year-fights-about = The tower decides both.
year-fights-throw = <b>Throw</b> the cubes of both sides and those in the tray into the tower.
year-fights-count = <b>Count</b> what lies in the tray; the winner loses as many as the loser.
year-fights-revolt = <b>Revolt:</b> whoever collects where markers lie fights that many peasants.
year-winter = Winter
year-winter-about = Nobody acts; everybody eats.
year-winter-loss = <b>Loss.</b> The last open event takes grain from all.
year-winter-supply = <b>Supply.</b> One grain for each county, or revolts break out.
year-winter-score = <b>Score.</b> Counties, buildings, and most of a kind in each region.
year-winter-reset = <b>New year.</b> Revolt markers and grain go, four new events come.
year-end = The end
year-end-about = After the second winter most points win.
