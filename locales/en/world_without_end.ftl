### World Without End in English. Names begin with wwe-; refusals are named by the engine.

wwe-player-1 = Lion
    .mark = L
wwe-player-2 = Stag
    .mark = S
wwe-player-3 = Eagle
    .mark = E
wwe-player-4 = Bear
    .mark = B

wwe-welcome = Welcome to Kingsbridge. Your options are shown in gold. New here? Type ? for a short introduction.

wwe-primer =
    Kingsbridge, 1337 to 1361: build the town, pay your duties, survive the
    plague. The player with the most victory points (VP) wins. There are four
    chapters of six rounds; in each round
      1. an event card is drawn and does what it says (blue ones stay in force for
         a while),
      2. the active player turns it: each corner gives something to the player it
         points to, and the arrow moves the favor marker { $marker } 0 to 3 spaces; the
         active player gets that favor,
      3. everyone plays one of 12 action cards, may perform it, and then discards
         another one face down. So in a chapter you use six cards and lose six.
    Points come from stone { $stone } and wood { $wood } placed on projects (3 VP each), from
    favors, donations, medicine, houses { $house } and events. Wool { $wool } sells for gold { $gold };
    woven into cloth { $cloth } it sells for more. At the end of each chapter you owe 2
    piety { $piety }, 2 grain { $grain } and 2 to 5 gold. Whatever is missing costs VP and brings a
    penalty in the next chapter; paying 1 loyalty { $loyalty } avoids one penalty. After
    chapter IV there are no penalties, but the losses count double. From chapter
    III on the plague { $sick } makes houses sick: medical knowledge { $knowledge } is never spent, and
    treats locations whose values add up to no more than it. At the end of the
    game each stone and wood left is worth 1 VP, each gold ½.

    Goods are behind screens: you see your own. “look memory” shows what a perfect
    memory would know.
    Goods: { $stone } stone  { $wood } wood  { $grain } grain  { $piety } piety  { $wool } wool  { $cloth } cloth  { $loyalty } loyalty
    { $knowledge } knowledge  { $gold } gold  { $points } VP

wwe-help-commands =
    Type the number of a choice, or its name, such as grain. And at any time:

      (Enter)      show the table again         look [houses …]  all, or a part
      why          what you can’t do, and why   why NAME         why not this one
      hint         what a good player would do  rules ID         a rule (WWE-ACT-4)
      tile NAME    what is printed on a piece
      score        everyone’s points so far     log [all]        what happened
      look memory  the others’ goods, as a perfect memory would know them
      undo, redo   undo or redo your choice     restart          this turn again
      save FILE    save a copy                  language CODE    en, es, fr or it
      quit         leave; the game is saved

wwe-no-piece = There is no piece called “{ $name }”. Part of a name is enough: tile bridge

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
wwe-previous-action = your previous action

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
    .help = Sell any number of wool for { $wool_price } gold each and at most { $cloth_limit } cloth for { $cloth_price } gold. Events can change the prices and close the fair.
wwe-card-privilege = Privilege
    .does = repeat { $repeated }
    .help = Repeat the action you performed in the previous round of this chapter.
wwe-card-house = House
    .does = { $house_gold } gold + resource, build
    .help = Pay { $house_gold } gold and the resource shown, and place one of your 4 houses on a free space. You can’t have two houses on spaces with the same income.
wwe-card-rent = Rent
    .does = income of up to 2 houses
    .help = Take the income of up to 2 of your houses.
wwe-card-donation = Donation
    .does = { $donation_gold } gold, seal on project
    .help = Pay { $donation_gold } gold and place a seal on a project. When it is complete, you get its bonus.
wwe-card-cloth = Cloth
    .does = weave 1 or 2 wool
    .help = Turn 1 wool into 1 cloth, or 2 into 2.
wwe-card-medicine = Medicine
    .does = { $plague ->
        [0] { $medicine_gold } gold and { $medicine_points } VP
       *[other] { $medicine_gold } gold + { $medicine_points } VP, or treat
    }
    .help = Take { $medicine_gold } gold and { $medicine_points } VP; or, from chapter III on, treat sick locations whose values add up to no more than your medical knowledge: { $treatment_points } VP each, plus their benefits.
wwe-card-favor = Favor
    .does = marker +1, take its reward
    .help = Move the favor marker one space on and take the reward. At the outlaws you pay { $outlaws } gold.

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
    .help = 1 VP for each loyalty you have (you keep it).
wwe-person-earl = the earl of Shiring
    .short = Earl
    .help = 1 grain.
wwe-person-bishop = the bishop
    .short = Bishop
    .help = 1 VP for each piety you have (you keep it).
wwe-person-outlaws = the outlaws
    .short = Outlaws
    .help = Pay { $outlaws } gold. If you can’t, you may not move the marker here.

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
    .help = penance: when the next chapter begins, a card drawn at random from your hand is discarded
wwe-penalty-grain = begging
    .help = begging: no personal income in the first round of the next chapter
wwe-penalty-gold = royal court
    .help = royal court: no action in the first round of the next chapter

option-world-without-end-first-game = A first game: chapter I is played with the six starred action cards and without discards.
option-world-without-end-open-screens = Everyone can see everyone’s goods.
option-world-without-end-start = The starting player: 0 Lion, 1 Stag, 2 Eagle, 3 Bear; none: random.

## The table

wwe-status = World Without End · Chapter { $chapter } of IV · Round { $round } of 6 · active player: { $player }
wwe-status-over = World Without End · The game is over
wwe-in-force = In force: { $title }.
wwe-flag-first-game = A first game: in chapter I everyone has six cards and discards none.
wwe-flag-no-actions = Nobody performs an action this round: cards are only played and discarded.
wwe-flag-random-discards = Your discard is drawn at random this round.
wwe-flag-court = You are at the royal court: no action this round.
wwe-flag-begging = You are begging: no personal income this round.

wwe-event-immediate = immediate
wwe-event-long-term = long-term
wwe-event-chapter = Chapter { $chapter }
wwe-event-plague = plague at { $location }
wwe-event-arrow = arrow at { $number } if not turned

wwe-pane-favor = Favor · { $marker } the marker moves right, then starts over · { $canceled } canceled
wwe-pane-projects = Projects · { $points } VP for each resource
wwe-projects-complete = Complete: { $projects }
wwe-projects-aside = Later: { $projects }
wwe-project-canceled = no work this chapter
wwe-donors-get = donors: { $bonus }
wwe-metal = metal { $points } VP
wwe-bonus-treats = treat 1 location
wwe-free-house = free house
wwe-pane-houses = Houses · { $gold } gold + the resource shown → income as rent · never two with the same income
wwe-pane-plague = Plague · { $sick } sick: the knowledge it takes · healing gives { $points } VP and the benefit
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
wwe-board-pile = played this chapter
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
wwe-pane-memory = Memory · what everyone must have, given what was gained and paid openly

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
    [lose] The player with the most { $good } loses { $count } VP.
   *[gain] The player with the most { $good } gains { $count } VP.
}
wwe-effect-fewest = { $sign ->
    [lose] The player with the least { $good } loses { $count } VP.
   *[gain] The player with the least { $good } gains { $count } VP.
}
wwe-effect-pay-or-lose = Each player pays { $amount } { $good } or loses { $points } VP.
wwe-effect-return-house = Each player with a house on the board takes one back.
wwe-effect-no-actions = Nobody performs an action this round.
wwe-effect-discard = { $cards ->
    [one] Each player discards 1 more card; players at the royal court are exempt.
   *[other] Each player discards { $cards } more cards; players at the royal court are exempt.
}
wwe-effect-random-discards = Discards are drawn at random this round.
wwe-effect-open-project = { $project }: this project is placed on the board.
wwe-effect-cancel-other-projects = Until the chapter ends, work only on this project: { $project }.
wwe-effect-complete-project = { $project }: this project is completed from the supply.
wwe-effect-cancel-favor = Until the chapter ends, { $person } cannot grant a favor.
wwe-effect-cancel-fair = Until the chapter ends, the fair buys no { $good }.
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
wwe-effect-bonus = Whoever performs the { $card } action gains { $amount } { $get }.
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
    [0] { "" }
   *[other] , and a metal top for the player with the most loyalty
}. Donors get: { $bonus }.
wwe-printed-house = costs { $house_gold } gold and 1 { $resource }.
wwe-printed-location = treating it gives { $treatment_points } VP; benefit: { $benefit }.

## Questions

wwe-question-orientation = Which way do you turn the event card?
    .help-corners = Each corner gives something to the player it points to.
    .help-corners-but-beggars = Each corner gives something to the player it points to, unless that player is begging.
    .help-begging = You’re begging, so your corner gives you nothing this round.
    .help-favor = Then the arrow moves the favor marker, and only you get that favor.
    .name = the card’s orientation
wwe-question-card = Play an action card
    .help-perform = Performing its action is optional.
    .help-court = You’re at the royal court, so you perform no action this round.
    .help-no-actions = Because of this round’s event, nobody performs an action.
    .help-discard = Afterwards you discard another card face down.
    .help-discard-drawn = Afterwards another player draws one of your other cards at random, and it’s discarded.
    .help-discard-last = Your other card is discarded afterwards.
    .help-enough-discarded = You’ve already discarded enough, so no discard follows.
    .help-first-game = Nobody discards in this chapter.
    .help-return = All twelve cards return in the next chapter.
    .help-all-cards = From the next chapter on you have all twelve cards.
    .name = a card
wwe-question-action = { $privilege ->
    [0] { $card }: { $does }
   *[other] Privilege, as { $card }: { $does }
}
    .help = Choose what to do, or skip the action: the card is used either way.
    .name = an action
wwe-question-resource = { $placed ->
    [0] { $project }: what do you place first?
   *[other] { $project }: place one more?
}
    .help-two = You can place up to two resources on one project.
    .help-last = It’s the second and last one.
    .name = a resource to place
wwe-question-cloth-sale = Sell a cloth too, for { $gold } gold?
    .help = You can sell at most one per sale.
    .name = cloth to sell
wwe-question-rent = Take rent from a second house?
    .help = You may collect rent from up to two of your houses.
    .name = a second house’s rent
wwe-question-treatment = Treat another location? You have { $knowledge } knowledge left for it.
    .help = Locations are treated in ascending order of their numbers.
    .name = a location to treat
wwe-question-hospital = The hospital is complete: which location do you treat?
    .help = As a donor you may treat one location that your knowledge covers.
    .name = a location for the hospital
wwe-question-free-house = Where do you build a house for free?
    .help = The family you healed gives you the space.
    .name = a free house
wwe-question-exchange = { $count ->
    [one] Make the exchange?
   *[other] Make one of the exchanges?
}
    .help = { $count ->
        [one] A long-term event offers it once per round, before or after your action.
       *[other] Long-term events offer each of them once per round, before or after your action.
    }
    .name = an exchange
wwe-question-discard = { $first ->
    [0] Which card do you discard face down?
   *[other] The event: which card do you discard face down?
}
    .help = You won’t have it again this chapter. Nobody else sees it.
    .name = a card to discard
wwe-question-lost-good = Which good do you lose: { $goods }?
    .help = It goes back to the supply.
    .name = a good to lose
wwe-question-gained-good = Which good do you gain: { $goods }?
    .help = You take it from the supply.
    .name = a good to gain
wwe-question-event-trade = { $title }: trade?
    .help = You can do it once, now.
    .name = an exchange
wwe-question-payment = { $points ->
    [0] { $title }: pay { $paid }? You have no points to lose.
   *[other] { $title }: pay { $paid }, or lose { $points } VP?
}
    .help = Your points never fall below 0.
    .name = a payment
wwe-question-returned-house = Which of your houses do you take back?
    .help = Its space becomes free for everyone.
    .name = a house to take back
wwe-question-protection = { $last ->
    [0] Pay 1 loyalty to avoid this: { $penalty }?
   *[other] { $points ->
        [0] Pay 1 loyalty? You have no points left to lose.
       *[other] Pay 1 loyalty to avoid losing another { $points } VP?
    }
}
    .help-penalty = You lose the points for what was missing either way.
    .help-doubled = In the last chapter, what’s missing costs points twice.
    .help-never-below = Your points never fall below 0.
    .name = protection

## Choices

wwe-arrow-at = arrow at { $number }
wwe-favor-rests = marker stays
wwe-no-reward = no reward
wwe-favor-lands = favor: { $person }
wwe-reward-nothing = nothing now
wwe-outlaws-unpaid = you can’t pay them
wwe-no-income = nothing
wwe-no-use = no use right now
wwe-fee = fee { $gold } gold
wwe-bonus = bonus { $bonus }
wwe-perform-grain = take a grain
wwe-perform-piety = take a piety
wwe-perform-favor = move the favor marker
wwe-yes = yes
wwe-pay = pay { $paid }
wwe-protect = pay 1 loyalty
wwe-decline = no
wwe-decline-action = skip the action
wwe-decline-resource = stop here
wwe-decline-rent = no second house
wwe-decline-treatment = stop here
wwe-decline-hospital = treat none
wwe-decline-free-house = build none
wwe-decline-exchange = no exchange
wwe-decline-payment = pay nothing
wwe-decline-protection = don’t pay
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
wwe-note-project = free spaces: { $stone } stone, { $wood } wood
wwe-note-doubled = { $points ->
    [0] no VP left to lose
   *[other] −{ $points } VP a second time
}

## Why not

refusal-outlaws-unpaid = The outlaws want gold, and you wouldn’t have any.
refusal-card-not-in-hand = It isn’t in your hand: you have already played or discarded it this chapter.
refusal-card-not-yet = In a first game this card joins in chapter II.
refusal-not-this-action = The { $card } action doesn’t do that.
refusal-fee-unpaid = A long-term event asks for { $cost } gold, and you have { $gold }.
refusal-not-in-supply = There isn’t enough left in the supply.
refusal-not-in-play = This project isn’t on the board yet.
refusal-project-complete = This project is complete.
refusal-project-canceled = Nobody may work on this project until the chapter ends.
refusal-no-matching-space = You have no stone or wood for a free space there.
refusal-good-not-held = You don’t have any { $good }.
refusal-nothing-sold = You have to sell something.
refusal-too-few-wool = You don’t have that much wool.
refusal-too-few-cloth = You don’t have that much cloth.
refusal-cloth-limit = You can’t sell that much cloth at once.
refusal-fair-closed = The fair isn’t buying that now.
refusal-space-taken = There’s already a house there.
refusal-no-house-left = All your houses are on the board.
refusal-same-income = You already have a house with the same income.
refusal-house-unpaid = { $short ->
    [gold] A house costs { $cost } gold, and you have { $gold }.
    [resource] A house here takes 1 { $good }, and you don’t have any.
    [resources] You have none of the resources that the free spaces take.
   *[both] A house here costs { $cost } gold and 1 { $good }. You have { $gold } gold and no { $good }.
}
refusal-not-your-house = You don’t have a house there.
refusal-rented-already = You’ve already taken this house’s rent.
refusal-no-seal-left = Both of your seals are on projects.
refusal-seal-there = Your seal is already there.
refusal-donation-unpaid = A donation costs { $cost } gold, and you have { $gold }.
refusal-cloth-short = There isn’t enough cloth left in the supply.
refusal-not-sick = Nobody is sick there.
refusal-too-little-knowledge = It takes { $value } medical knowledge, and you don’t have that much left for it.
refusal-out-of-order = Locations are treated in ascending order.
refusal-no-treatment-now = A long-term event forbids treatment.
refusal-no-exchange = No event offers an exchange there.
refusal-exchanged-already = You’ve already made this exchange this round.
refusal-at-court = You’re at the royal court, so you perform no action this round.
refusal-exchange-short = It takes { $amount } { $good }, and you have { $held }.
refusal-good-not-named = The event doesn’t name { $good }.
refusal-cannot-pay = It costs { $amount } { $good }, and you have { $held }.
refusal-no-loyalty = You don’t have any loyalty.
refusal-weaves-one-or-two = You can weave one wool or two.
refusal-no-actions-now = Nobody performs an action this round.
refusal-action-forbidden = A long-term event forbids the { $card } action.
refusal-nothing-to-repeat = You performed no action in the previous round of this chapter.
refusal-nothing-to-place = You have no stone or wood that fits a free space.
refusal-nothing-to-sell = You have nothing that the fair buys right now.
refusal-nothing-to-weave = You have no wool.
refusal-no-house-space = There’s no space left where you may build another house.
refusal-no-house-to-rent = You have no house on the board.
refusal-no-project-open = No project is open to you right now.
refusal-compulsory-here = This is mandatory.

## What happened

wwe-event-chapter-began = Chapter { $chapter } begins with { $player }.
wwe-event-round-began = Round { $round }, active player: { $player }.
wwe-event-event-revealed = Event: { $event }.
wwe-event-plague-revealed = Location { $location } is sick, value { $value }.
wwe-event-plague-known = The plague at location { $location } has already been revealed.
wwe-event-card-oriented = { $player } turns the card: arrow at { $arrow }.
wwe-event-good-gained = { $player } gains { $amount } { $good }.
wwe-event-good-lost = { $player } gives up { $amount } { $good }.
wwe-event-good-missed = There isn’t enough { $good } left for { $player }.
wwe-event-points-gained = { $player } gains { $amount } VP ({ $source }).
wwe-event-points-lost = { $player } loses { $amount } VP ({ $source }).
wwe-event-favor-moved = The favor marker moves to { $person }.
wwe-event-card-played = { $player } plays { $card }.
wwe-event-card-last = { $player } plays the last card in hand.
wwe-event-action-declined = { $player } doesn’t perform the { $card } action.
wwe-event-action-forbidden = { $player } can’t perform the { $card } action.
wwe-event-resource-placed = { $who ->
    [nobody] The town adds { $good } to the { $project }.
   *[player] { $player } places { $good } on the { $project }.
}
wwe-event-goods-sold = { $player } sells { $given } for { $paid } gold.
wwe-event-house-built = { $player } builds house { $house }.
wwe-event-house-built-for = { $player } builds house { $house } for { $given }.
wwe-event-house-returned = { $player } takes house { $house } back.
wwe-event-seal-placed = { $player } donates to the { $project }.
wwe-event-seal-placed-for = { $player } donates { $given } to the { $project }.
wwe-event-seal-returned = { $player }’s seal returns from the { $project }.
wwe-event-cloth-woven = { $player } weaves { $amount } cloth.
wwe-event-location-healed = { $player } heals location { $location }.
wwe-event-card-discarded = { $player } discards { $card } face down.
wwe-event-card-discarded-unseen = { $player } discards a card face down.
wwe-event-card-drawn = { $card } is drawn from { $player }’s hand and discarded face down.
wwe-event-card-drawn-unseen = A card is drawn from { $player }’s hand and discarded face down.
wwe-event-project-entered = A new project: the { $project }.
wwe-event-project-completed = The { $project } is complete.
wwe-event-project-canceled = Until the chapter ends, nobody works on the { $project }.
wwe-event-metal-placed = { $player } places the metal on the { $project }.
wwe-event-favor-canceled = Until the chapter ends, { $person } cannot grant a favor.
wwe-event-fair-canceled = Until the chapter ends, the fair buys no { $good }.
wwe-event-fair-opened = The fair buys { $good } again.
wwe-event-event-stayed = { $event } stays in force.
wwe-event-event-left = { $event } is no longer in force.
wwe-event-goods-traded = { $player } trades with { $event }.
wwe-event-goods-traded-for = { $player } trades { $given } for { $got } ({ $event }).
wwe-event-tax-rolled = The tax is { $amount } gold.
wwe-event-duty-paid = { $missing ->
    [0] { $player } pays { $amount } { $duty }.
   *[other] { $amount ->
        [0] { $player } is short { $missing } { $duty } for the duties.
       *[other] { $player } pays { $amount } { $duty } and is { $missing } short.
    }
}
wwe-event-penalty-avoided = { $player } pays 1 loyalty to avoid a penalty: { $penalty }.
wwe-event-doubling-avoided = { $player } pays 1 loyalty, so the missing { $duty } costs no more points.
wwe-event-losses-doubled = What is missing now costs the same points a second time.
wwe-event-penalty-due = { $player } will suffer a penalty: { $penalty }.
wwe-event-actions-stopped = Nobody performs an action this round.
wwe-event-game-ended = The game is over.

## Scenes

wwe-scene-chapter-end = End of chapter { $chapter }
    .towns = The town keeps building
    .duties = Piety and grain
    .tax = Taxes
    .penalties = Penalties
    .goods = Points for goods
    .new-chapter = Next chapter
wwe-scene-plague = The plague at location { $location }
    .location = A house is marked
wwe-scene-project = The { $project } is complete
    .completed = Donors and seals

## Scores

wwe-scores-final = Final score
wwe-scores-now = So far, plus what your goods would be worth at the end
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
wwe-tie-broken = tied with { $player }, but has more { $good }: { $more } to { $less }
wwe-tie-shared = tied with { $player } in piety, loyalty and knowledge too: they share the place
wwe-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share first place.
}
wwe-history = VP over the game
wwe-history-range = { $low } to { $high }
