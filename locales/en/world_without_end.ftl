### World Without End in English. Names begin with wwe-; refusals are named by the engine.

wwe-player-1 = Lion
    .mark = L
wwe-player-2 = Stag
    .mark = S
wwe-player-3 = Eagle
    .mark = E
wwe-player-4 = Bear
    .mark = B

wwe-welcome = Welcome to Kingsbridge. Gold is what you can choose. New here? Type ? for the game in a few lines.

wwe-primer =
    Kingsbridge, 1327 to 1361: build the town, keep your duties, survive the plague. Most victory
    points (VP) win. Four chapters of six rounds; in each round
      1. an event card is drawn and does what it says (blue ones stay in force for a while),
      2. the active player turns it: each corner pays the player it points to, and the arrow moves
         the favor marker { $marker } 0 to 3 spaces; the active player gets that person’s favor,
      3. everybody plays one of 12 action cards, may perform it, and then discards another one
         face down. So in a chapter you use six cards and lose six.
    Points come from stone { $stone } and wood { $wood } placed on projects (3 VP each), from favors, donations,
    medicine, houses { $house } and events. Wool { $wool } sells for gold { $gold }; woven to cloth { $cloth } it sells for more.
    At the end of each chapter you owe 2 piety { $piety }, 2 grain { $grain } and 2 to 5 gold. What is missing costs
    VP and a penalty in the next chapter; a loyalty { $loyalty } avoids a penalty. After chapter IV there are no
    penalties, but the losses count twice. From chapter III on the plague { $sick } makes houses sick: medical
    knowledge { $knowledge } is never spent, and treats any locations whose values it covers.
    At the end 1 VP for each stone and wood left, ½ for each gold.

    Goods lie behind screens: you see your own. “look memory” shows what a perfect memory would know.
    Goods: { $stone } stone  { $wood } wood  { $grain } grain  { $piety } piety  { $wool } wool  { $cloth } cloth  { $loyalty } loyalty  { $knowledge } knowledge  { $gold } gold  { $points } VP

wwe-help-commands =
    Type the number of a choice, or its name, such as grain. And at any time:

      (Enter)        show the table again         look [houses …] all of it, or one part
      why            what you cannot do, and why  why NAME        why not this one
      hint           what a good player would do  rules ID        the text of a rule (WWE-ACT-4)
      tile NAME      what is printed on a piece
      score          everybody’s points so far    log [all]       what happened
      look memory    the others’ goods, as a perfect memory would know them
      undo, redo     take your last choice back   restart         start this turn again
      save FILE      keep a copy                  language CODE   speak en, es, fr or it
      quit           leave; the game is kept

wwe-no-piece = Nothing in the box is called “{ $name }”. Part of a name is enough: tile bridge

## Words

wwe-good-stone = stone
wwe-good-wood = wood
wwe-good-grain = grain
wwe-good-piety = piety
wwe-good-wool = wool
wwe-good-cloth = cloth
wwe-good-loyalty = loyalty
wwe-good-knowledge = knowledge
wwe-good-gold = gold
wwe-good-points = VP
wwe-amount = { $amount } { $good }
wwe-change = { $change } { $good }
wwe-nothing = nothing
wwe-or = {" or "}
wwe-more = …

wwe-card-grain = Grain
    .does = take 1 grain
    .help = Take 1 grain from the fields.
wwe-card-piety = Piety
    .does = take 1 piety
    .help = Take 1 piety from the cathedral.
wwe-card-resource = Resource
    .does = take 1 stone or 1 wood
    .help = Take 1 stone from the quarry or 1 wood from the forest.
wwe-card-project = Project
    .does = place up to 2 resources
    .help = Place up to 2 of your stone and wood on free spaces of one project: { $building_points } VP for each.
wwe-card-sale = Sale
    .does = sell wool and { $cloth_limit } cloth
    .help = Sell any number of wool for { $wool_price } gold each and at most { $cloth_limit } cloth for { $cloth_price } gold. Events can change prices and close the fair.
wwe-card-privilege = Privilege
    .does = repeat { $repeated }
    .help = Perform again the action that you performed in the round before, in this chapter.
wwe-card-house = House
    .does = { $house_gold } gold + resource, build
    .help = Pay { $house_gold } gold and the resource shown, and place one of your 4 houses on a free space; never two on spaces with the same income.
wwe-card-rent = Rent
    .does = income of up to 2 houses
    .help = Take the income of up to 2 of your houses.
wwe-card-donation = Donation
    .does = { $donation_gold } gold, seal on project
    .help = Pay { $donation_gold } gold and place a seal on a project: when it is complete, you get its bonus.
wwe-card-cloth = Cloth
    .does = weave 1 or 2 wool
    .help = Turn 1 wool into 1 cloth, or 2 into 2.
wwe-card-medicine = Medicine
    .does = { $plague ->
        [0] { $medicine_gold } gold and { $medicine_points } VP
       *[other] { $medicine_gold } gold + { $medicine_points } VP, or treat
    }
    .help = Take { $medicine_gold } gold and { $medicine_points } VP; or, from chapter III on, treat sick locations whose values your medical knowledge covers: { $treatment_points } VP each, and their benefits.
wwe-card-favor = Favor
    .does = marker 1 on, its reward
    .help = Move the favor marker one space on and take the reward; at the outlaws you pay { $outlaws } gold.

wwe-person-queen = the queen
    .short = Queen
    .help = { $queen } VP if you have at least 1 loyalty.
wwe-person-prior = the prior
    .short = Prior
    .help = 1 piety.
wwe-person-alderman = the alderman
    .short = Alderman
    .help = 1 VP for each of your houses on the board.
wwe-person-prioress = the prioress
    .short = Prioress
    .help = { $prioress } VP if you have at least 1 medical knowledge.
wwe-person-merchants = the merchants
    .short = Merchants
    .help = 1 wool.
wwe-person-king = the king
    .short = King
    .help = 1 VP for each of your loyalty; you keep it.
wwe-person-earl = the earl of Shiring
    .short = Earl
    .help = 1 grain.
wwe-person-bishop = the bishop
    .short = Bishop
    .help = 1 VP for each of your piety; you keep it.
wwe-person-outlaws = the outlaws
    .short = Outlaws
    .help = Pay { $outlaws } gold; who cannot pay may not let the marker come here.

wwe-reward-queen = { $loyalty }:{ $queen } VP
wwe-reward-prior = +1 { $piety }
wwe-reward-alderman = 1 VP/{ $house }
wwe-reward-prioress = { $knowledge }:{ $prioress } VP
wwe-reward-merchants = +1 { $wool }
wwe-reward-king = 1 VP/{ $loyalty }
wwe-reward-earl = +1 { $grain }
wwe-reward-bishop = 1 VP/{ $piety }
wwe-reward-outlaws = −{ $outlaws } { $gold }

wwe-project-bridge = Bridge
wwe-project-mill = Mill
wwe-project-hospital = Hospital
wwe-project-chapel = Chapel
wwe-project-palace = Palace
wwe-project-church = Church
wwe-project-tower = Tower

wwe-penalty-piety = penance
    .help = penance: a card drawn at random from your hand is discarded when the next chapter begins
wwe-penalty-grain = begging
    .help = begging: no personal income in the first round of the next chapter
wwe-penalty-gold = royal court
    .help = royal court: no action in the first round of the next chapter

option-world-without-end-first-game = Chapter I with the six starred action cards and no discards, for a first game.
option-world-without-end-open-screens = Everybody sees everybody’s goods.
option-world-without-end-start = Who starts: 0 Lion, 1 Stag, 2 Eagle, 3 Bear; none: drawn.

## The table

wwe-status = World Without End · Chapter { $chapter } of IV · Round { $round } of 6 · active player: { $player }
wwe-status-over = World Without End · The game is over
wwe-in-force = In force: { $title }.
wwe-flag-first-game = A first game: in chapter I everybody has six cards and discards none.
wwe-flag-no-actions = This round nobody performs an action: cards are only played and discarded.
wwe-flag-random-discards = This round your discard is drawn at random.
wwe-flag-court = You are at the royal court: no action this round.
wwe-flag-begging = You are begging: no personal income this round.

wwe-event-immediate = immediate
wwe-event-long-term = long-term
wwe-event-chapter = Chapter { $chapter }
wwe-event-plague = plague at { $location }
wwe-event-arrow = unturned: arrow at { $number }

wwe-pane-favor = Favor · { $marker } the marker goes to the right, then begins again · { $cancelled } cancelled
wwe-pane-projects = Projects · { $points } VP for each resource
wwe-projects-complete = Complete: { $projects }
wwe-projects-aside = Later: { $projects }
wwe-project-cancelled = no work in this chapter
wwe-donors-get = donors: { $bonus }
wwe-metal = metal { $points } VP
wwe-bonus-treats = treat 1 location
wwe-free-house = free house
wwe-pane-houses = Houses · { $gold } gold + the resource shown → income as rent · one of each income for a player
wwe-pane-plague = Plague · { $sick } sick: the knowledge it takes · healing pays { $points } VP and the benefit
wwe-healed = healed
wwe-pane-supply = Supply
wwe-fair = Fair
wwe-not-sold = { $good } not sold
wwe-sold-for = { $good } for { $gold } gold

wwe-pane-players = Players
wwe-board-active = active
wwe-board-points = VP
wwe-board-houses = houses
wwe-board-seals = seals
wwe-board-hand = hand
wwe-board-discards = discards
wwe-board-pile = played in this chapter
wwe-board-court = [court]
wwe-board-begging = [begging]
wwe-pane-own = { $player }: { $points } VP · behind your screen · { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} and { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
} to place
wwe-own-hand = Hand:
wwe-own-discards = Your discards:
wwe-pane-screens = Behind the screens
wwe-pane-memory = Memory · what everybody must have, by all that was gained and paid in the open

wwe-duties = { $rounds ->
    [0] Owed at the end of this round:
    [one] Owed after one more round:
   *[other] Owed at the end of chapter { $chapter }:
}
wwe-duty = { $good } { $held } of { $owed }
wwe-loss = −{ $points } VP
wwe-loss-most = up to −{ $points } VP
wwe-loss-range = −{ $least } to −{ $most } VP
wwe-loyalty-penalty = 1 loyalty avoids 1 penalty
wwe-loyalty-doubling = 1 loyalty halves one of these

## What event cards do

wwe-effect-gain = Each player gains { $amount } { $good }.
wwe-effect-gain-points = Each player gains { $points } VP.
wwe-effect-lose = Each player loses { $amount } { $good }.
wwe-effect-lose-points = Each player loses { $points } VP.
wwe-effect-lose-one-of = Each player loses one good of their choice: { $goods }.
wwe-effect-gain-one-of = Each player gains one good of their choice: { $goods }.
wwe-effect-trade = Each player may trade { $give_amount } { $give } for { $get_amount } { $get }, once.
wwe-effect-points-per-good = { $sign ->
    [lose] Each player loses { $count } VP for each { $good }.
   *[gain] Each player gains { $count } VP for each { $good }.
}
wwe-effect-points-per-house = { $sign ->
    [lose] Each player loses { $count } VP for each of their houses on the board.
   *[gain] Each player gains { $count } VP for each of their houses on the board.
}
wwe-effect-most = { $sign ->
    [lose] Whoever has most { $good } loses { $count } VP.
   *[gain] Whoever has most { $good } gains { $count } VP.
}
wwe-effect-fewest = { $sign ->
    [lose] Whoever has least { $good } loses { $count } VP.
   *[gain] Whoever has least { $good } gains { $count } VP.
}
wwe-effect-pay-or-lose = Each player pays { $amount } { $good } or loses { $points } VP.
wwe-effect-return-house = Each player with houses on the board takes one back.
wwe-effect-no-actions = This round nobody performs an action.
wwe-effect-discard = { $cards ->
    [one] Each player discards 1 more card; the royal court spares.
   *[other] Each player discards { $cards } more cards; the royal court spares.
}
wwe-effect-random-discards = This round discards are drawn at random.
wwe-effect-open-project = { $project }: this project comes to the board.
wwe-effect-cancel-other-projects = No work on any project but this until the chapter ends: { $project }.
wwe-effect-complete-project = { $project }: this project is completed from the supply.
wwe-effect-cancel-favor = Until the chapter ends no favor comes from { $person }.
wwe-effect-cancel-fair = Until the chapter ends the fair buys no { $good }.
wwe-effect-open-fair = The fair buys { $good } again.
wwe-effect-move-favor = { $spaces ->
    [one] The favor marker moves 1 space, without a reward.
   *[other] The favor marker moves { $spaces } spaces, without a reward.
}
wwe-effect-wool-price = Wool sells for { $gold } gold.
wwe-effect-cloth-price = Cloth sells for { $gold } gold.
wwe-effect-no-sale = Nothing can be sold.
wwe-effect-forbid = The { $card } action cannot be performed.
wwe-effect-fee = The { $card } action costs { $gold } gold.
wwe-effect-bonus = Who performs the { $card } action gains { $amount } { $get }.
wwe-effect-trade-each-round = Each player may trade { $give_amount } { $give } for { $get_amount } { $get } in each of their turns.
wwe-effect-no-treatment = The sick cannot be treated.
wwe-effect-building-points = Each resource placed on a project gives { $points } VP.
wwe-effect-drawn-discards = Discards are drawn at random.

## What is printed

wwe-piece = { $title } ({ $kind }): { $text }
wwe-piece-plain = { $title }: { $text }
wwe-piece-card = action card
wwe-piece-starred = action card, starred
wwe-piece-project = project
wwe-piece-person = favor
wwe-printed-event = { $text } Corners: { $corners }.
wwe-printed-plague = Plague at location { $location }.
wwe-printed-project = { $stone } stone and { $wood } wood{ $metal ->
    [0] {""}
   *[other] , and a metal top for the player with most loyalty
}. Donors get: { $bonus }.
wwe-printed-house = costs { $house_gold } gold and 1 { $resource }.
wwe-printed-location = healed, it pays { $treatment_points } VP; benefit: { $benefit }.

## Questions

wwe-question-orientation = How do you turn the event card?
    .help = Each corner pays the player it points to; then the arrow moves the favor marker, for you alone.
    .name = the card’s orientation
wwe-question-card = Play an action card
    .help = Performing it is up to you. Afterwards you discard another card face down; all twelve return with the next chapter.
    .name = a card
wwe-question-action = { $privilege ->
    [0] { $card }: { $does }
   *[other] Privilege, as { $card }: { $does }
}
    .help = Choose, or let it be: the card is spent either way.
    .name = an action
wwe-question-resource = { $placed ->
    [0] { $project }: what do you place first?
   *[other] { $project }: one more?
}
    .help = Up to two resources on one project.
    .name = a resource to place
wwe-question-cloth-sale = Do you sell a cloth too, for { $gold } gold?
    .help = At most one in a sale.
    .name = cloth to sell
wwe-question-rent = Rent of a second house?
    .help = Up to two of your houses pay.
    .name = a second house’s rent
wwe-question-treatment = Treat another location? Knowledge left for it: { $knowledge }
    .help = In ascending order of their numbers.
    .name = a location to treat
wwe-question-hospital = The hospital is complete: which location do you treat?
    .help = As a donor you may treat one that your knowledge covers.
    .name = a location for the hospital
wwe-question-free-house = Where do you build a house for free?
    .help = The healed family gives you the place.
    .name = a free house
wwe-question-exchange = Do you make the exchange?
    .help = A long-term event offers it once in each round, before or after your action.
    .name = an exchange
wwe-question-discard = { $first ->
    [0] Which card do you discard, face down?
   *[other] The event: which card do you discard, face down?
}
    .help = You will not have it again in this chapter. Nobody else sees it.
    .name = a card to discard
wwe-question-lost-good = Which good do you lose: { $goods }?
    .help = One of those you have.
    .name = a good to lose
wwe-question-gained-good = Which good do you gain: { $goods }?
    .help = One of those in supply.
    .name = a good to gain
wwe-question-event-trade = { $title }: do you trade?
    .help = Once, now.
    .name = an exchange
wwe-question-payment = { $title }: do you pay { $paid }, or lose { $points } VP?
    .help = Points never fall below 0.
    .name = a payment
wwe-question-returned-house = Which of your houses do you take back?
    .help = Its space is free for everybody.
    .name = a house to take back
wwe-question-protection = { $last ->
    [0] Do you give 1 loyalty to avoid this: { $penalty }?
   *[other] Do you give 1 loyalty to lose { $points } VP only once?
}
    .help = { $last ->
        [0] The points for what was missing are lost either way.
       *[other] In the last chapter they are lost twice.
    }
    .name = protection

## Choices

wwe-arrow-at = arrow at { $number }
wwe-favor-rests = favor rests
wwe-no-reward = no reward
wwe-favor-lands = favor: { $person }
wwe-reward-nothing = nothing now
wwe-outlaws-unpaid = no gold for them
wwe-no-income = nothing
wwe-no-use = no use now
wwe-fee = fee { $gold } gold
wwe-bonus = bonus { $bonus }
wwe-perform-grain = take a grain
wwe-perform-piety = take a piety
wwe-perform-favor = move the favor marker
wwe-yes = yes
wwe-pay = pay { $paid }
wwe-protect = give 1 loyalty
wwe-decline = no
wwe-decline-action = let it be
wwe-decline-resource = stop here
wwe-decline-rent = no second house
wwe-decline-treatment = stop here
wwe-decline-hospital = treat none
wwe-decline-free-house = build none
wwe-decline-exchange = no exchange
wwe-decline-payment = pay nothing
wwe-decline-protection = accept it
wwe-choice-wool = { $count ->
    [0] no wool
   *[other] { $count } wool
}
wwe-choice-cloth = { $count ->
    [0] no cloth
   *[other] { $count } cloth
}
wwe-choice-weave = weave { $count }
wwe-choice-house = house { $house } ({ $income })
wwe-choice-medicine = take the fee
wwe-choice-treat = location { $location }
wwe-choice-trade = trade { $exchange } ({ $title })
wwe-choice-trade-none = exchange { $place }
wwe-completes = completes the { $project }
wwe-note-treat = value { $value }, benefit { $benefit }
wwe-note-donation = bonus { $bonus }; { $left ->
    [one] 1 space still free
   *[other] { $left } spaces still free
}
wwe-note-project = free: { $stone } stone, { $wood } wood
wwe-note-doubled = −{ $points } VP once more

## Why not

refusal-outlaws-unpaid = The outlaws want gold, and you would have none to give.
refusal-card-not-in-hand = Not in your hand: you have played or discarded it in this chapter.
refusal-card-not-yet = In a first game it joins in chapter II.
refusal-not-this-action = That is not what { $card } does.
refusal-fee-unpaid = A long-term event asks for more gold than you have.
refusal-not-in-supply = The supply has none left.
refusal-not-in-play = This project is not on the board yet.
refusal-project-complete = This project is complete.
refusal-project-cancelled = Nobody may work on this project until the chapter ends.
refusal-no-matching-space = You have no stone or wood for a free space there.
refusal-good-not-held = You have no { $good }.
refusal-nothing-sold = A sale of nothing is none.
refusal-too-few-wool = You have not so much wool.
refusal-too-few-cloth = You have not so much cloth.
refusal-cloth-limit = Not so much cloth can be sold at once.
refusal-fair-closed = The fair does not buy that now.
refusal-space-taken = A house stands there.
refusal-no-house-left = All your houses are on the board.
refusal-same-income = You have a house with the same income.
refusal-house-unpaid = It costs gold and the resource shown; you have { $gold } gold.
refusal-not-your-house = No house of yours stands there.
refusal-rented-already = You have taken the rent of this house.
refusal-no-seal-left = Both your seals lie on projects.
refusal-seal-there = Your seal lies there already.
refusal-donation-unpaid = A donation costs gold; you have { $gold }.
refusal-cloth-short = One or two can be woven, as far as the supply goes.
refusal-not-sick = Nobody is sick there.
refusal-too-little-knowledge = It takes { $value } medical knowledge, more than you have left for it.
refusal-out-of-order = Locations are treated in ascending order.
refusal-no-treatment-now = A long-term event forbids treatment.
refusal-no-exchange = No event offers an exchange there.
refusal-exchanged-already = You have made this exchange in this round.
refusal-at-court = You are at the royal court.
refusal-exchange-short = You have too little for it, or the supply has.
refusal-good-not-named = The event does not name { $good }.
refusal-cannot-pay = You cannot pay that.
refusal-no-loyalty = You have no loyalty.
refusal-compulsory-here = This must be done: it cannot be left.
refusal-game-is-over = The game is over.

## What happened

wwe-event-chapter-began = Chapter { $chapter } begins with { $player }.
wwe-event-round-began = Round { $round }: { $player } is the active player.
wwe-event-event-revealed = Event: { $event }.
wwe-event-plague-revealed = Location { $location } is sick, value { $value }.
wwe-event-plague-known = The plague at location { $location } is known already.
wwe-event-card-oriented = { $player } turns the card: arrow at { $arrow }.
wwe-event-good-gained = { $player } gains { $amount } { $good }.
wwe-event-good-lost = { $player } gives { $amount } { $good }.
wwe-event-good-missed = Not enough { $good } is left for { $player }.
wwe-event-points-gained = { $player } gains { $amount } VP ({ $source }).
wwe-event-points-lost = { $player } loses { $amount } VP ({ $source }).
wwe-event-favor-moved = The favor marker comes to { $person }.
wwe-event-card-played = { $player } plays { $card }.
wwe-event-card-last = { $player } has one card left and plays it.
wwe-event-action-declined = { $player } does not perform { $card }.
wwe-event-action-forbidden = { $player } cannot perform { $card }.
wwe-event-resource-placed = { $who ->
    [nobody] The town adds { $good } to the { $project }.
   *[player] { $player } places { $good } on the { $project }.
}
wwe-event-goods-sold = { $player } sells { $wool } wool and { $cloth } cloth for { $paid } gold.
wwe-event-house-built = { $player } builds house { $house }.
wwe-event-house-returned = { $player } takes house { $house } back.
wwe-event-seal-placed = { $player } donates for the { $project }.
wwe-event-seal-returned = { $player }’s seal returns from the { $project }.
wwe-event-cloth-woven = { $player } weaves { $amount } cloth.
wwe-event-location-healed = { $player } heals location { $location }.
wwe-event-card-discarded = { $player } discards { $card }, face down.
wwe-event-card-discarded-unseen = { $player } discards a card, face down.
wwe-event-card-drawn = { $card } is drawn from { $player }’s hand and discarded, face down.
wwe-event-card-drawn-unseen = A card is drawn from { $player }’s hand and discarded, face down.
wwe-event-project-entered = A new project: the { $project }.
wwe-event-project-completed = The { $project } is complete.
wwe-event-project-cancelled = No work on the { $project } until the chapter ends.
wwe-event-metal-placed = { $player } places the metal on the { $project }.
wwe-event-favor-cancelled = No favor until the chapter ends from { $person }.
wwe-event-fair-cancelled = The fair buys no { $good } until the chapter ends.
wwe-event-fair-opened = The fair buys { $good }.
wwe-event-event-stayed = { $event } stays in force.
wwe-event-event-left = { $event } is no longer in force.
wwe-event-goods-traded = { $player } trades with { $event }.
wwe-event-tax-rolled = The tax is { $amount } gold.
wwe-event-duty-paid = { $missing ->
    [0] { $player } pays { $amount } { $duty }.
   *[other] { $player } lacks { $missing } { $duty } for the duties.
}
wwe-event-penalty-avoided = { $player } avoids a penalty with loyalty: { $penalty }.
wwe-event-penalty-due = { $player } will suffer a penalty: { $penalty }.
wwe-event-actions-stopped = Nobody performs an action in this round.
wwe-event-game-ended = The game is over.

## Scores

wwe-scores-final = Final score
wwe-scores-now = So far, with what your goods would pay at the end
wwe-scores-source = VP from
wwe-scores-chapter = VP by chapter
wwe-scores-total = Total
wwe-source-start = start
wwe-source-income = personal income
wwe-source-favor = favors
wwe-source-projects = building projects
wwe-source-metal = the tower’s metal
wwe-source-donations = donations
wwe-source-rent = rents
wwe-source-medicine = medicine
wwe-source-plague = healed locations
wwe-source-events = events
wwe-source-duties = duties not paid
wwe-source-goods = stone, wood and gold left
wwe-ranking-points = { $points } VP
wwe-tie-broken = equal to { $player }, but more { $good }: { $more } to { $less }
wwe-tie-shared = equal to { $player } in piety, loyalty and knowledge too: the place is shared
wwe-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the first place.
}
wwe-history = VP from the first choice to the last
wwe-history-range = { $low } to { $high }
