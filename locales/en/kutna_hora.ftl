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
colour-green = green
colour-silver = silver
colour-yellow = yellow
colour-red = red
dot-red = red
dot-yellow = yellow
dot-blue = blue
dot-green = green
action-mine = Mine
action-rights = Rights
action-plot = Plot
action-building = Building
action-income = Income
action-barbara = St. Barbara
action-joker = Joker
action-nothing = nothing

option-kutna-hora-events = Event cards, one for each round but the last. Always true with 2 players; otherwise false unless you ask for them.
option-kutna-hora-first-game = Guild card 1 in its printed order, for a first game; the sets are picked by the players or dealt.
option-kutna-hora-start = Who starts: 0 Lion, 1 Stag, 2 Eagle, 3 Bear; none: drawn.

## What things bring

gain-nothing = nothing
gain-production = +{ $amount } { $commodity }
gain-ore-deck = ore deck +{ $amount }
gain-population = people { $change }
gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
gain-reputation = { $change } reputation
gain-pelicans = { $count ->
    [one] { $change } pelican
   *[other] { $change } pelicans
}
gain-tax = taxes { $change }
gain-technology = mining technology
gain-removes-house = a house leaves your board
gain-flips = turns St. Barbara’s tile
gain-patrician = { $colour } patrician
gain-free-tile = free public tile

tile-building = { $wood } wood to build; plots beside it cost { $price } gr; dots { $dots }.
tile-mine = { $stars ->
    [0] no star
    [one] { $stars } star
   *[other] { $stars } stars
}, { $wood } wood to dig beside or below it
tile-rock = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} for its row; nobody can dig here.
tile-public = public { $colour }
tile-of-the-mine = mine

barbara-rights = a town-hall tile for free
barbara-house-for-production = give a house for +{ $amount } production
barbara-plot = claim any plot for free
barbara-incomes = { $amount } Income actions
barbara-patrician = a patrician from the bank to the council
barbara-reputation-per-public-neighbour = +1 reputation for each public building beside yours
barbara-building = build a tile for no wood
barbara-mines = { $amount } Mine actions for no wood
barbara-score-building = score one of your buildings now

card-population = people +{ $amount }
card-ore = { $amount } more ore dug
card-free-joker = this round the Joker costs no reputation
card-cheap-plots = this round plots cost { $amount } gr less
card-plots-for-one = this round every plot costs 1 gr
card-everyone-reputation = everybody { $change } reputation
card-everyone-pelicans = { $amount ->
    [one] everybody gets a pelican
   *[other] everybody gets { $amount } pelicans
}
card-most-mines-points = { $amount ->
    [one] most mines: 1 point
   *[other] most mines: { $amount } points
}
card-most-buildings-points = { $amount ->
    [one] most buildings: 1 point
   *[other] most buildings: { $amount } points
}
card-fewest-points-pelicans = { $amount ->
    [one] fewest points: a pelican
   *[other] fewest points: { $amount } pelicans
}
card-arm = { $commodity } gets cheaper by a notch
card-town-builds = the town builds for { $commodity }
card-flip = St. Barbara’s tile is turned

## What the council pays

council-green = { $points ->
    [one] { $points } point for each public building beside one of yours
   *[other] { $points } points for each public building beside one of yours
}
council-silver = { $points } points for two used pelicans
council-yellow = { $points } points with a mine in every row, { $more } with two
council-red = { $points } points for each column of your houses that is gone

## Questions

question-guilds = Choose your three guilds
    .help = You produce and build only what your guilds make. See which of their tiles wait in the town hall.
    .name = the guilds
question-row = Which guild gets row { $row } of your houses?
    .help = Each building takes the leftmost house off its guild’s row, and the space beneath pays. Row { $row } pays: { $effects }
    .name = a row of houses
question-card = { $cards ->
    [one] Play a card, the last of this turn
   *[other] Play a card, the first of { $cards } in this turn
}
    .help = Each ▐ is a card: take one of its two actions, or pass. Prices are what the action can cost.
    .name = a card
question-joker = Which action shall the Joker be?
    .help = The Joker stands for any other action.
    .name = the Joker’s action
question-miners = Hire miners before you draw?
    .help = A mine needs a miner from your pool of at most { $pool }. One permit ({ $permit } gr) brings one or two waiting miners in.
    .name = miners
question-mine = Which mine do you dig?
    .help = The others are laid aside. Then you choose its space and pay the wood.
    .name = a mine
question-space = Where do you dig { $tile }?
    .help = An entrance, or left of, right of or below a mine. The space’s number is the wood it costs.
    .name = a space in the mine
question-rights = Which tile do you take from the town hall?
    .help = It waits in one of your 3 slots until you build it.
    .name = a tile of the town hall
question-plot = Which square do you claim?
    .help = The dearest building beside a square sets its price.
    .name = a plot
question-building = Which tile do you build?
    .help = It costs wood at today’s price. Its effects come at once.
    .name = a building
question-site = On which of your plots do you build { $tile }?
    .help = At the end it scores the dots around it that have one of its colours.
    .name = a plot to build on
question-removed-house = Which row loses a house?
    .help = The tile takes the leftmost house of a row off your board; its effect is lost.
    .name = a house to remove
question-technology = Where do you place { $tile }?
    .help = A mining technology is a free mine; you may also take it out of the game.
    .name = a place for the mining technology
question-free-tile = Which public tile do you take for free?
    .help = Your house brings it. It goes into one of your slots.
    .name = a free public tile
question-council = Do you bring a patrician to the council for { $price } gr?
    .help = At the end of the last rounds everybody scores for each patrician on the council.
    .name = a patrician for the council
question-bank-patrician = Which patrician goes from the bank to the council?
    .help = At the end of the last rounds everybody scores for each patrician on the council.
    .name = a patrician from the bank
question-house-for-production = Which guild gives a house for more production?
    .help = Its leftmost house leaves your board without effect.
    .name = a house for production
question-granted-income = Do you take the Income action that St. Barbara grants?
    .help = Production × price, as always.
    .name = a granted income
question-granted-reputation = Do you take the reputation that St. Barbara grants?
    .help = 1 for each public building beside one of yours.
    .name = granted reputation
question-granted-mine = Do you take the Mine action that St. Barbara grants?
    .help = For no wood and no permit, with a waiting miner.
    .name = a granted mine
question-scored-building = Which of your buildings scores now?
    .help = It scores again at the end.
    .name = a building to score
question-taxes = Do you pay the taxes, { $tax } gr?
    .help = Your sum holds { $two } gr more for two plots without a building, { $three } for three.
    .name = the taxes

## Choices

choice-set = set { $set }
choice-card = { $action } (card { $card })
choice-pass = pass card { $card }
choice-miners = { $count ->
    [0] none, draw with those in the pool
    [one] one more miner for a permit
   *[other] two miners for a permit
}
choice-scrap = remove it from the game
choice-stack = { $stack }
choice-row = row { $row }
choice-house = row { $row }, { $guild }
choice-patrician = the { $colour } patrician
choice-square = { $square } { $building }
choice-pay = pay { $amount } gr
choice-refuse = refuse, −{ $reputation } reputation
take = take it
take-granted-income = take the income
take-granted-reputation = take the reputation
take-granted-mine = draw
decline = no, leave it
decline-mine = none, lay them aside
decline-council = nobody
decline-bank-patrician = nobody

## Why not

refusal-not-offered = That is not offered now.
refusal-set-taken = Another player has chosen this set.
refusal-no-such-set = There is no such set with so many players.
refusal-not-your-guild-to-assign = This is not one of your guilds, or it has its row already.
refusal-card-spent = Card { $card } is spent until the next round.
refusal-action-not-on-card = { $action } is not on card { $card }.
refusal-no-miner = You have no miner left.
refusal-no-permit = A permit costs { $cost } gr, and you have { $groschen }.
refusal-pool-full = Your pool has no room for so many miners.
refusal-must-hire = Your pool is empty: you must hire a miner to dig.
refusal-too-few-waiting = Not so many miners are waiting.
refusal-not-drawn = This mine was not drawn.
refusal-no-affordable-space = There is no space in the mine that you can reach and pay.
refusal-off-the-mine = The mine of this table is smaller.
refusal-rock = A rock lies there.
refusal-mine-there = There is a mine already.
refusal-no-access = No mine beside or above it, and no entrance: it cannot be reached.
refusal-space-too-dear = The wood costs { $cost } gr, and you have { $groschen }.
refusal-slots-full = Your three slots are full: build a tile first.
refusal-stack-gone = This stack is empty.
refusal-not-your-guild = The { $guild } are not one of your guilds.
refusal-not-public = Only a public tile is free here.
refusal-rights-too-dear = It costs { $cost } gr in its column, and you have { $groschen }.
refusal-no-tile-to-take = There is no tile in the town hall that you may take and can pay.
refusal-no-marker = All three of your plot markers are out: build on one first.
refusal-off-the-city = The city of this table is smaller.
refusal-built-over = A building stands there.
refusal-claimed = Somebody’s plot marker lies there.
refusal-not-beside-building = No building is beside it.
refusal-plot-too-dear = It costs { $cost } gr, and you have { $groschen }.
refusal-no-plot-to-claim = There is no square that you can claim and pay.
refusal-tile-not-yours = You have no rights to this tile.
refusal-no-tile = You have no tile to build: take one with Rights.
refusal-no-plot = You have no plot to build on: claim one with Plot.
refusal-no-house = The { $guild } have no house left on your board.
refusal-no-house-to-remove = It takes a house off your board, and too few are left.
refusal-no-market = There is no market (red x) for what the { $guild } make.
refusal-wood-too-dear = The wood costs { $cost } gr, and you have { $groschen }.
refusal-nothing-to-build = None of your tiles can be built now: too little money, no house left, or no market (red x).
refusal-not-your-plot = That is not a plot of yours.
refusal-row-empty = No house is left in this row.
refusal-guild-without-house = This guild has no house left to trade for production.
refusal-house-needed = The new building needs the last house of this row.
refusal-no-pelican = You have no unused pelican.
refusal-not-in-pool = No patrician of this colour is in the pool.
refusal-not-in-bank = No patrician of this colour is left in the bank.
refusal-not-your-building = That is not a building of yours.
refusal-taxes-too-dear = The taxes are { $cost } gr, and you have { $groschen }.
refusal-compulsory = This must be done: it cannot be ignored.
refusal-game-over = The game is over.

## What happened

event-guilds-chosen = { $player } chooses { $guilds }.
event-row-assigned = { $player } gives row { $row } to the { $guild }.
event-card-played = { $player } plays card { $card }: { $action }.
event-card-without-effect = { $player } passes.
event-joker-used = { $lost ->
    [0] { $player } uses the Joker.
   *[other] { $player } uses the Joker for { $lost } reputation.
}
event-miners-hired = { $count ->
    [one] { $player } hires a miner for { $paid } gr.
   *[other] { $player } hires { $count } miners for { $paid } gr.
}
event-mine-drawn = { $player } draws the mine { $tile }.
event-mine-stack-renewed = The { $count } mines laid aside are shuffled into a new stack.
event-mine-built = { $paid ->
    [0] { $player } digs { $tile } at { $space } for free.
   *[other] { $player } digs { $tile } at { $space } for { $paid } gr.
}
event-mine-discarded = { $player } lays { $tile } aside.
event-rights-taken = { $paid ->
    [0] { $player } takes the { $tile } ({ $stack }) for free.
   *[other] { $player } takes the { $tile } ({ $stack }) for { $paid } gr.
}
event-tile-revealed = The next tile of the stack ({ $stack }) is the { $tile }.
event-tile-uncovered = The last tile of the stack ({ $stack }) is the { $tile }.
event-plot-claimed = { $paid ->
    [0] { $player } claims { $square } for free.
   *[other] { $player } claims { $square } for { $paid } gr.
}
event-building-built = { $paid ->
    [0] { $player } builds the { $tile } on { $square } for free.
   *[other] { $player } builds the { $tile } on { $square } for { $paid } gr.
}
event-production-raised = { $player } makes { $amount } more { $commodity }, now { $now }.
event-arm-moved = The arm of { $commodity } moves one notch to the right.
event-population-grew = The town grows to { $now } people.
event-ore-advanced = The ore dug rises to { $now }.
event-town-built = { $count ->
    [0] The town builds for { $commodity }; no tile was left.
   *[other] The town builds the { $tile }: { $commodity } gets cheaper.
}
event-points-scored = { $count ->
    [one] { $player } scores { $change } point: { $source }.
   *[other] { $player } scores { $change } points: { $source }.
}
event-reputation-changed = { $player }’s reputation: { $change }, now { $now }.
event-pelicans-gained = { $amount ->
    [one] { $player } gets a pelican.
   *[other] { $player } gets { $amount } pelicans.
}
event-pelican-used = { $barbara ->
    [12] { $player } gives a pelican to the finished St. Barbara’s.
   *[other] { $player } uses a pelican for St. Barbara’s tile { $barbara }.
}
event-tax-raised = Taxes { $change }, now { $now } gr.
event-patrician-pooled = A { $colour } patrician comes to the pool.
event-patrician-seated = { $paid ->
    [0] { $player } brings a { $colour } patrician to the council for free.
   *[other] { $player } brings a { $colour } patrician to the council for { $paid } gr.
}
event-house-gone = { $player } takes a house from row { $row }.
event-barbara-turned = St. Barbara’s tile { $barbara } is turned.
event-technology-taken = { $player } brings the { $tile }: a Mine action now draws { $level } tiles.
event-technology-removed = { $player } takes the { $tile } out of the game.
event-income-gained = { $player } takes an income of { $amount } gr.
event-taxes-paid = { $amount ->
    [0] { $player } owes no taxes.
   *[other] { $player } pays { $amount } gr in taxes.
}
event-taxes-refused = { $player } pays no taxes and loses { $reputation } reputation.
event-red-tile-entered = The { $tile } (red) enters the town hall.
event-round-began = Round { $round } begins with { $player }.
event-event-revealed = Event of the round: { $event } ({ $effect }).
event-event-acted = The event acts: { $event } ({ $effect }).
event-effect-ignored = { $player } declines { $question }.
event-game-ended = The game is over.

## Where points come from

source-mines = mines
source-buildings = buildings
source-houses = houses
source-barbara = St. Barbara
source-reputation = reputation beyond its track
source-events = events
source-green = green patricians
source-silver = silver patricians
source-yellow = yellow patricians
source-red = red patricians
source-final-city = dots around the buildings
source-final-mines = stars in the mine rows
source-final-income = income ÷ 10
source-final-reputation = reputation
source-final-extras = tiles, plots and pelicans left
