### Kutná Hora: its words, questions, refusals and events, for every screen.

player-1 = Lion
    .mark = L
player-2 = Stag
    .mark = S
player-3 = Eagle
    .mark = E
player-4 = Bear
    .mark = B

## Words

commodity-ore = ore
commodity-silver = silver
commodity-wood = wood
commodity-permits = permits
commodity-food = food
commodity-beer = beer
guild-miners = Miners
guild-metallurgists = Metallurgists
guild-builders = Builders
guild-scribes = Scribes
guild-grocers = Grocers
guild-innkeepers = Innkeepers
color-green = green
color-silver = silver
color-yellow = yellow
color-red = red
dot-red = red
dot-yellow = yellow
dot-blue = blue
dot-green = green
dot = { $symbol } { $color }
action-mine = Mine
action-rights = Rights
action-plot = Plot
action-building = Building
action-income = Income
action-barbara = St. Barbara
action-joker = Joker
action-nothing = nothing
groschen-short = { $amount } gr

option-kutna-hora-events = Event cards: one for each round except the last. Always used with 2 players; otherwise only if you ask for them.
option-kutna-hora-first-game = A first game: guild card 1 with its rows in the printed order; the players pick the sets, or they are dealt.
option-kutna-hora-start = The starting player: 0 Lion, 1 Stag, 2 Eagle, 3 Bear; none: random.

## What things bring

gain-nothing = nothing
gain-production = +{ $amount } { $commodity }
gain-ore-deck = ore deck +{ $amount }
gain-population = population { $change }
gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
gain-reputation = { $change } reputation
gain-pelicans = { $count ->
    [one] { $change } pelican
   *[other] { $change } pelicans
}
gain-groschen = { $change } gr
gain-tax = taxes { $change }
gain-technology = mining technology
gain-removes-house = removes a house from your board
gain-flips = flips the St. Barbara tile
gain-patrician = { $color } patrician
gain-free-tile = free public tile

tile-building = { $wood } wood to build; plots next to it cost { $price } gr; dots { $dots }.
tile-mine = { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
}, spaces beside or below it cost { $wood } wood
tile-rock = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} for its row; nobody can build a mine here.
tile-public = public { $color }
tile-of-the-mine = mine

barbara-rights = a town-hall tile for free
barbara-house-for-production = give up a house for +{ $amount } production
barbara-plot = claim any plot for free
barbara-incomes = { $amount ->
    [one] an Income action
   *[other] { $amount } Income actions
}
barbara-patrician = a patrician from the bank straight to the council
barbara-reputation-per-public-neighbour = +1 reputation for each public building next to each of your buildings
barbara-building = build a tile without paying wood
barbara-mines = { $amount ->
    [one] a Mine action without paying wood
   *[other] { $amount } Mine actions without paying wood
}
barbara-score-building = score one of your buildings now

card-population = population +{ $amount }
card-ore = ore deck +{ $amount }
card-when-revealed = when revealed – { $effect }
card-after-taxes = after taxes – { $effect }
card-whenever-performed = after each { $action } action – { $effect }
card-to = { $whom }: { $gain }
card-to-everyone = everyone
card-to-most = whoever has the most { $things }
card-to-fewest = whoever has the fewest { $things }
card-to-starting-player = the starting player
card-to-active-player = that player
card-per-mines = { $gain } per mine
card-per-buildings = { $gain } per building
card-per-plots = { $gain } per plot
card-per-pelicans = { $gain } per unused pelican
card-move-indicator = { $amount ->
    [one] { $commodity }: indicator one notch to the right
   *[other] { $commodity }: indicator { $amount } notches to the right
}
card-town-builds = the town builds a tile that produces { $commodity }
card-flip-tile = the St. Barbara tile is flipped
card-flip-tile-and-tax = the St. Barbara tile is flipped, and its tax is added
card-raise-tax = taxes +{ $amount }
card-lower-tax = taxes −{ $amount }
card-patrician = a { $color } patrician joins the pool
card-free-joker = the Joker costs no reputation this round
card-plot-discount = plots cost { $amount } gr less this round
card-plot-price = every plot costs { $amount } gr this round

card-thing-mines = mines
card-thing-buildings = buildings
card-thing-plots = plots
card-thing-pelicans = unused pelicans
card-thing-points = points
card-thing-reputation = reputation
card-thing-groschen = groschen

## What the council gives

council-green = { $points ->
    [one] { $points } point for each public building next to each of your buildings
   *[other] { $points } points for each public building next to each of your buildings
}
council-silver = { $points ->
    [one] { $points } point for every two used pelicans
   *[other] { $points } points for every two used pelicans
}
council-yellow = { $points ->
    [one] { $points } point with a mine in every row, { $more } with two in every row
   *[other] { $points } points with a mine in every row, { $more } with two in every row
}
council-red = { $points ->
    [one] { $points } point for each column of your board with no houses left
   *[other] { $points } points for each column of your board with no houses left
}

## Questions

question-guilds = Choose your three guilds
    .help = You produce and build only what your guilds make. Check which of their tiles are available in the town hall.
    .name = the guilds
question-row = Which guild gets row { $row } of your houses?
    .help = Each building takes the leftmost house from its guild’s row, and you get what’s underneath. Row { $row } gives: { $effects }
    .name = a row of houses
question-card = { $cards ->
    [one] Play a card (last one this turn)
   *[other] Play a card (first of { $cards } this turn)
}
    .help = Choose one of a card’s two actions, or pass with that card. You pay for an action when you carry it out.
    .name = a card
question-joker = Which action does the Joker stand for?
    .help = The Joker stands for any other action.
    .name = the Joker’s action
question-miners = { $must ->
    [0] { $most ->
        [one] Hire a miner before you draw?
       *[other] Hire miners before you draw?
    }
   *[other] How many miners do you hire?
}
    .help = { $must ->
        [0] A mine needs a miner from your pool, which holds up to { $pool }. A permit ({ $permit } gr) moves in { $most ->
            [one] one waiting miner
           *[other] one or two waiting miners
        }.
       *[other] A mine needs a miner from your pool, and your pool is empty. A permit ({ $permit } gr) moves in { $most ->
            [one] one waiting miner
           *[other] one or two waiting miners
        }.
    }
    .name = miners
question-mine = { $drawn ->
    [one] Build this mine?
   *[other] Which mine do you build?
}
    .help = { $drawn ->
        [one] If you don’t build it, it’s discarded.
       *[other] The others are discarded.
    } { $free ->
        [0] Then you choose its space and pay the wood.
       *[other] Then you choose its space. It costs you neither wood nor a permit.
    }
    .name = a mine
question-space = Where do you build { $tile }?
    .help = An entrance, or a space left of, right of or below a mine. { $free ->
        [0] The number on a space is the wood it costs.
       *[other] You pay no wood for it.
    }
    .name = a space in the mine
question-rights = Which tile do you take from the town hall?
    .help = { $free ->
        [0] It waits in one of your 3 slots until you build it.
       *[other] It costs you nothing, and waits in one of your 3 slots until you build it.
    }
    .name = a tile of the town hall
question-plot = Which square do you claim?
    .help = The most expensive building next to a square sets its price.
    .help-cheaper = The most expensive building next to a square sets its price, and this round’s event takes up to { $less } gr off it.
    .help-same = Every square that you may claim costs you { $price } gr.
    .help-free = Any unclaimed square, and it costs you nothing.
    .name = a plot
question-building = Which tile do you build?
    .help = { $free ->
        [0] You pay its wood at the current price.
       *[other] You pay no wood for it.
    } Its effects apply immediately.
    .name = a building
question-site = On which of your plots do you build { $tile }?
    .help = At the end of the game it scores adjacent dots that match one of its colors.
    .help-public = A public building belongs to nobody, but your buildings next to it can score its dots.
    .name = a plot to build on
question-removed-house = Which row loses a house?
    .help = The tile removes the leftmost house of a row from your board, without its effect.
    .name = a house to remove
question-technology = Where do you place { $tile }?
    .help = A mining technology is a free mine; you may also remove it from the game.
    .name = a place for the mining technology
question-free-tile = Which public tile do you take for free?
    .help = It comes with your house and goes into one of your slots.
    .name = a free public tile
question-council = Put a patrician on the council for { $price } gr?
    .help = { $times ->
        [one] At the end of this round, all players score for every patrician on the council for the last time.
       *[other] At the end of each of the last { $times } rounds, all players score for every patrician on the council.
    }
    .name = a patrician for the council
question-bank-patrician = Which patrician goes from the bank to the council?
    .help = { $times ->
        [one] At the end of this round, all players score for every patrician on the council for the last time.
       *[other] At the end of each of the last { $times } rounds, all players score for every patrician on the council.
    }
    .name = a patrician from the bank
question-house-for-production = Which guild gives up a house for more production?
    .help = Its leftmost house leaves your board, without its effect.
    .name = a house for production
question-granted-income = Take the extra Income action?
    .help = You get your production × the current prices, as usual.
    .name = an extra Income action
question-granted-reputation = Take the extra reputation?
    .help = You get 1 for each public building next to each of your buildings.
    .name = the extra reputation
question-granted-mine = Take the extra Mine action?
    .help = { $waiting ->
        [0] It costs no wood and no permit; you use a miner from your pool.
       *[other] It costs no wood and no permit; you use a waiting miner.
    }
    .name = an extra Mine action
question-scored-building = Which of your buildings scores now?
    .help = It scores again at the end of the game.
    .name = a building to score
question-taxes = Pay { $tax } gr in taxes?
    .help = If you don’t pay, you lose { $loss } reputation.
    .help-surcharge = { $plots ->
        [one] { $surcharge } gr of that is for your unbuilt plot.
       *[other] { $surcharge } gr of that is for your { $plots } unbuilt plots.
    } If you don’t pay, you lose { $loss } reputation.
    .name = the taxes

## Choices

choice-set = set { $set }
choice-card = { $action } (card { $card })
choice-pass = pass (card { $card })
choice-miners = { $count ->
    [0] none, draw with the miners in the pool
    [one] one more miner for a permit
   *[other] two miners for a permit
}
choice-scrap = remove it from the game
choice-stack = { $stack }
choice-row = row { $row }
choice-house = row { $row }, { $guild }
choice-patrician = the { $color } patrician
choice-square = { $square } { $building }
choice-pay = pay { $amount } gr
choice-refuse = don’t pay, −{ $reputation } reputation
take = take it
take-granted-income = take the income
take-granted-reputation = take the reputation
take-granted-mine = draw
decline = no, thanks
decline-mine = { $drawn ->
    [one] no, discard it
   *[other] none, discard them
}
decline-council = no one
decline-bank-patrician = no one

note-rights = { $origin }, { $wood } wood: { $effects }
note-build = { $cost }: { $effects }
note-mine = { $effects }; { $costs }
note-house = lost: { $effect }
note-set = produce { $wares }
note-row = produces { $commodity }
ware-price = { $commodity } ({ $price } gr)

## Why not

refusal-set-taken = Another player has already chosen this set.
refusal-no-such-set = That set isn’t available with this number of players.
refusal-not-your-guild-to-assign = This isn’t one of your guilds, or it already has a row.
refusal-card-spent = Card { $card } can’t be used again until the next round.
refusal-action-not-on-card = Card { $card } doesn’t have the { $action } action.
refusal-no-miner = You have no miners left.
refusal-no-permit = A permit costs { $cost } gr, and you only have { $groschen } gr.
refusal-pool-full = Your pool has no room for that many miners.
refusal-must-hire = Your pool is empty: you must hire a miner first.
refusal-too-few-waiting = You don’t have that many miners waiting.
refusal-not-drawn = This mine was not drawn.
refusal-no-affordable-space = { $cost ->
    [0] There is no free space in the mine that you can reach.
   *[other] The cheapest space that you can reach costs { $cost } gr, and you only have { $groschen } gr.
}
refusal-off-the-mine = The mine is smaller in this game.
refusal-rock = There’s a rock there.
refusal-mine-there = There’s already a mine there.
refusal-no-access = It isn’t an entrance, and there’s no mine beside or above it.
refusal-space-too-expensive = The wood costs { $cost } gr, and you only have { $groschen } gr.
refusal-slots-full = Your three slots are full: build a tile first.
refusal-stack-gone = This stack is empty.
refusal-not-your-guild = The { $guild } are not one of your guilds.
refusal-not-public = Only a public tile is free here.
refusal-rights-too-expensive = It costs { $cost } gr in its column, and you only have { $groschen } gr.
refusal-no-tile-to-take = { $cost ->
    [0] There is no tile in the town hall that you may take.
   *[other] The cheapest tile that you may take costs { $cost } gr, and you only have { $groschen } gr.
}
refusal-no-marker = All three of your plot markers are in use: build on one of your plots first.
refusal-off-the-city = The city is smaller in this game.
refusal-built-over = There’s already a building there.
refusal-claimed = There’s already a plot marker there.
refusal-not-beside-building = It isn’t next to a building.
refusal-plot-too-expensive = It costs { $cost } gr, and you only have { $groschen } gr.
refusal-no-plot-to-claim = { $cost ->
    [0] There is no square left that you may claim.
   *[other] The cheapest square costs { $cost } gr, and you only have { $groschen } gr.
}
refusal-tile-not-yours = You have no rights to this tile.
refusal-no-tile = You have no tile to build: take one with Rights.
refusal-no-plot = You have no plot to build on: claim one with Plot.
refusal-no-house = The { $guild } have no houses left on your board.
refusal-no-house-to-remove = It removes a house from your board, and you don’t have enough left.
refusal-no-market = There is no market (red X) for what the { $guild } produce.
refusal-wood-too-expensive = The wood costs { $cost } gr, and you only have { $groschen } gr.
refusal-nothing-to-build = { $cost ->
    [0] You can’t build any of your tiles now.
   *[other] The wood for the cheapest tile that you may build costs { $cost } gr, and you only have { $groschen } gr.
}
refusal-not-your-plot = That isn’t your plot.
refusal-row-empty = There is no house left in this row.
refusal-guild-without-house = This guild has no house left to give up.
refusal-house-needed = The new building needs the last house of this row.
refusal-no-pelican = You have no unused pelican.
refusal-not-in-pool = There is no patrician of this color in the pool.
refusal-not-in-bank = There is no patrician of this color left in the bank.
refusal-not-your-building = That isn’t your building.
refusal-taxes-too-expensive = The taxes are { $cost } gr, and you only have { $groschen } gr.
refusal-compulsory = This is mandatory.

## What happened

event-guilds-chosen = { $player } chooses { $guilds }.
event-row-assigned = { $player } gives row { $row } to the { $guild }.
event-card-played = { $player } plays card { $card }: { $action }.
event-card-without-effect = { $player } passes.
event-joker-used = { $lost ->
    [0] { $player } uses the Joker.
   *[other] { $player } uses the Joker and loses { $lost } reputation.
}
event-miners-hired = { $count ->
    [one] { $player } hires a miner for { $paid } gr.
   *[other] { $player } hires { $count } miners for { $paid } gr.
}
event-mine-drawn = { $player } draws the mine { $tile }.
event-mine-stack-renewed = { $count ->
    [one] The only discarded mine becomes the new stack.
   *[other] The { $count } discarded mines are shuffled into a new stack.
}
event-mine-built = { $paid ->
    [0] { $player } builds { $tile } at { $space } for free.
   *[other] { $player } builds { $tile } at { $space } for { $paid } gr.
}
event-mine-discarded = { $player } discards { $tile }.
event-rights-taken = { $paid ->
    [0] { $player } takes the { $tile } ({ $stack }) for free.
   *[other] { $player } takes the { $tile } ({ $stack }) for { $paid } gr.
}
event-tile-revealed = Next tile of the stack ({ $stack }): { $tile }.
event-tile-uncovered = Last tile of the stack ({ $stack }): { $tile }.
event-plot-claimed = { $paid ->
    [0] { $player } claims { $square } for free.
   *[other] { $player } claims { $square } for { $paid } gr.
}
event-building-built = { $paid ->
    [0] { $player } builds the { $tile } on { $square } for free.
   *[other] { $player } builds the { $tile } on { $square } for { $paid } gr.
}
event-production-raised = { $player } produces { $amount } more { $commodity }, now { $now }.
event-arm-moved = The { $commodity } indicator moves one notch to the right.
event-population-grew = The population grows to { $now }.
event-ore-advanced = The ore deck advances to { $now }.
price-step = { $commodity } { $before } → { $now }
event-price-changed = Prices: { $changes }.
event-price-changed-by = Prices: { $changes } ({ $cause }).
cause-mine-built = { $player } built a mine
cause-building-built = { $player } built the { $tile }
cause-event-acted = { $event }
event-town-built = { $count ->
    [0] The town wants to build a tile for { $commodity }, but none is left. The indicator still moves.
   *[other] The town builds the { $tile }, because demand for { $commodity } is so high.
}
event-points-scored = { $sign ->
    [lose] { $count ->
        [one] { $player } loses { $count } point ({ $source }).
       *[other] { $player } loses { $count } points ({ $source }).
    }
   *[gain] { $count ->
        [one] { $player } scores { $count } point ({ $source }).
       *[other] { $player } scores { $count } points ({ $source }).
    }
}
event-reputation-changed = { $player }’s reputation: { $change }, now { $now }.
event-pelicans-gained = { $amount ->
    [one] { $player } gets a pelican.
   *[other] { $player } gets { $amount } pelicans.
}
event-pelican-used = { $barbara ->
    [12] { $player } uses a pelican for the finished cathedral.
   *[other] { $player } uses a pelican for St. Barbara tile { $barbara }.
}
event-groschen-changed = { $player }’s groschen: { $change }.
event-tax-raised = Taxes { $change }, now { $now } gr.
event-patrician-pooled = A { $color } patrician joins the pool.
event-patrician-seated = { $paid ->
    [0] { $player } puts a { $color } patrician on the council for free.
   *[other] { $player } puts a { $color } patrician on the council for { $paid } gr.
}
event-house-gone = { $player } removes a house from row { $row }.
event-barbara-turned = St. Barbara tile { $barbara } is flipped.
event-technology-taken = { $player } takes the { $tile }: Mine actions now draw { $level } tiles.
event-technology-removed = { $player } removes the { $tile } from the game.
event-income-gained = { $player } takes { $amount } gr in income.
event-taxes-paid = { $amount ->
    [0] { $player } owes no taxes.
   *[other] { $player } pays { $amount } gr in taxes.
}
event-taxes-refused = { $player } pays no taxes and loses { $reputation } reputation.
event-red-tile-entered = The { $tile } (red) enters the town hall.
event-round-began = Round { $round } begins with { $player }.
event-event-revealed = Event of the round: { $event } ({ $effect }).
event-event-acted = The event takes effect: { $event } ({ $effect }).
event-effect-ignored = { $player } declines { $question }.
event-game-ended = The game is over.

## Scenes

scene-draft = Choosing the guilds
    .guilds = Guilds
    .rows = Houses
    .new-round = The game begins
scene-round-end = End of round { $round }
    .last = End of the last round
    .event = The event takes effect
    .taxes = Taxes
    .council = The council
    .red-tiles = Red tiles
    .final = Final scoring
    .new-round = Next round
scene-barbara = St. Barbara: tile { $barbara }
    .finished = St. Barbara: the finished cathedral
    .tile = A pelican is used

## Where points come from

source-mines = mines
source-buildings = buildings
source-houses = houses
source-barbara = St. Barbara
source-reputation = reputation past the end of the track
source-events = events
source-green = green patricians
source-silver = silver patricians
source-yellow = yellow patricians
source-red = red patricians
source-final-city = matching dots
source-final-mines = stars in the mine rows
source-final-income = income ÷ 10
source-final-reputation = reputation
source-final-extras = tiles, plots and pelicans left
