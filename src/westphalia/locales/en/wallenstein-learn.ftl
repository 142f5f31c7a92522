### Learning Wallenstein: the first season told point by point, and the picture of a year.

## The lesson: one sentence at a time

lesson-aim = The <b>blue</b> counties are yours. After two years whoever has most points wins: for counties, and for the palaces, churches and trading posts in them.
lesson-year = A year has four seasons. In <b>spring, summer and fall</b> you act; in <b>winter</b> you feed your counties and score.
lesson-order = Ten actions are done each season, one after another. Only the order of the first five is known while you plan.
lesson-hand = Each of your counties is a card, and you have five money cards. On every box of your mat goes one card: the county where you want to do that action.
lesson-taxes = Money first. Take up the card of <b>Erzbm. Trier</b>, which yields 7 Thalers, and lay it on the box <b>{ short-box-collect-taxes }</b>.
lesson-grain = In winter you need one grain for each county. <b>Osnabrück</b> yields 4: lay it on <b>{ short-box-collect-grain }</b>.
lesson-palace = Buildings are points. A palace costs 3 Thalers and counts most in its region: plan one in <b>Erzbm. Köln</b>.
lesson-trade = A trading post costs 1 Thaler. A county has room for one to three buildings, no two alike: plan one in <b>Niederösterreich</b>.
lesson-deploy = Armies hold a county. Five new ones cost 3 Thalers; <b>Vogtland</b> has only two, so send them there.
lesson-march = With <b>{ short-box-combat-move-a }</b> and <b>{ short-box-combat-move-b }</b> armies go to a neighbour and fight there if it is not yours. <b>Gft. Mark</b> has five: plan { short-box-combat-move-a } there.
lesson-march-again = And { short-box-combat-move-b } in <b>Oberösterreich</b>. Where to and how many you say only when the action comes.
lesson-bid = Now bid for the order of play. The highest bid chooses first, and everybody pays his own. Bid the card of <b>3 Thalers</b>.
lesson-fill = Cover the rest with money cards: on an action they mean that you do nothing there. <b>{ plan-fill-short }</b> does it at once.
lesson-seal = Your plan is ready. Nobody sees it before its time: <b>{ plan-seal }</b>.
lesson-event = Only now one of the four open events is drawn; it holds for everybody this season. The one that is left after fall tells how much grain the winter takes.
lesson-bids = You bid most. The others laid a county: that costs nothing, but nothing else is done there this season.
lesson-place = The number is your place in every action, and the tile on it is yours this season. Take place <b>1</b>.
lesson-action = Now action follows action. In the order of play each turns up his card and does what it says: you took 7 Thalers in Erzbm. Trier.
lesson-marker = A <b>revolt marker</b> lies in Erzbm. Trier now. Collect there again this year, taxes or grain, and the peasants rise.
lesson-march-now = Your march from Oberösterreich. You may go to any neighbour, or stay. <b>Mähren</b> belongs to nobody, and one peasant army defends it.
lesson-send = One army has to stay, so three can go. The bar tells how likely you take the county.
lesson-tower = All cubes of both sides went into the <b>tower</b>, and with them whatever lay in the tray. Some stick inside, others fall out; only those in the tray count.
lesson-count = Three of yours against one peasant: you win. The winner loses as many as the loser had there, so two of yours move in.
lesson-stuck = What sticks in the tower is not lost: it can fall out in a later battle.
lesson-attack = { short-box-combat-move-a }, from Gft. Mark. <b>Hessen-Kassel</b> has two armies and belongs to another player: choose it.
lesson-odds = Send four. Should both sides have equally many in the tray, all of them are lost and the county belongs to nobody.
lesson-conquered = Hessen-Kassel is yours, and so is its card. It was planned for a later action of its owner: that action is void now.
lesson-harvest = Four grain from Osnabrück. Here you see what everybody has; in winter each county eats one.
lesson-summer = The season is over, and all cards are back in your hand. Summer and fall go the same way, with a new order and another event.
lesson-again = Look out for Erzbm. Trier and Osnabrück: their revolt markers stay until the end of the year.
lesson-winter = In winter the event that is left takes grain from everybody. Who then has less grain than counties must fight revolts.
lesson-score = Then count: a point for each county and each building, and in each of the five regions 3 for most palaces, 2 for most churches, 1 for most trading posts.
lesson-end = That was a season: you know how to play. Go on from here. In the menu you find the rules (<b>R</b>) and the year on one page.

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
