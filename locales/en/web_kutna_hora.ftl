### Kutná Hora in the browser: what its screen says beside the words of kutna_hora.ftl.

## The parts of the table

web-kh-city = City
web-kh-mine = Mine
web-kh-hall = Town hall
web-kh-hall-short = Hall
web-kh-prices = Prices
web-kh-church = Cathedral
web-kh-houses-short = Houses
web-kh-council = Council

## Time

web-kh-set-up = The players choose their guilds
web-kh-round = Round { $round } of { $rounds }
web-kh-rounds = The rounds of the game
web-kh-turn = turn { $turn } of 3
web-kh-round-loss = Round { $round }: players who don’t pay taxes lose { $loss } reputation.
web-kh-red-round = The red public buildings enter the town hall at the end of this round.
web-kh-council-scores = The council scores at the end of this round.
web-kh-taxes = Taxes
web-kh-tax-due = At the end of the round: { $due } gr in taxes, or { $loss } reputation lost
web-kh-or-reputation = or −{ $loss } reputation
web-kh-event = Event of the round

## The city and the mine

web-kh-people = population { $count }
web-kh-public = public building
web-kh-plot-of = { $player }’s plot
web-kh-open-square = unclaimed square
web-kh-scores-now = { $points ->
    [one] { $points } point if the game ended now
   *[other] { $points } points if the game ended now
}
web-kh-entrance = entrance
web-kh-unreached = can’t be reached yet
web-kh-wood-cost = { $wood } wood ({ $groschen })
web-kh-mine-stack = draw { $draws } of { $count } ({ $back })
web-kh-discarded = { $count ->
    [one] { $count } mine discarded
   *[other] { $count } mines discarded
}
web-kh-mine-row = { $stars ->
    [one] { $stars } star in this row, prizes { $prizes }; players’ stars: { $holders }
   *[other] { $stars } stars in this row, prizes { $prizes }; players’ stars: { $holders }
}
web-kh-stars-of-players = Stars in each row
web-kh-prizes = Prizes
web-kh-nobody = no one

## Prices and town hall

web-kh-permit = a permit costs { $groschen }
web-kh-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } permit
   *[other] { $permits } permits
}
web-kh-stack-height = { $count ->
    [one] { $count } tile in the stack
   *[other] { $count } tiles in the stack
}
web-kh-deck-population = population deck
web-kh-deck-ore = ore deck
web-kh-price-now = { $commodity } at { $price } gr
web-kh-price-after = { $price } gr after this choice
web-kh-price-next-card = { $price } gr with the next card of the { $deck }
web-kh-price-next-arm = { $price } gr after the guild’s next building
web-kh-town-builds-in = { $cards ->
    [one] the town builds on the next card
   *[other] the town builds in { $cards } cards
}
web-kh-no-market = no market: the guild can’t build
web-kh-you-make = you produce { $amount }: { $groschen } gr

## St. Barbara’s and the council

web-kh-next-tile = The next pelican gives
web-kh-barbara-finished = Finished: each pelican gives { $amount } reputation
web-kh-flipped = (if a building flips it: taxes +{ $tax })
web-kh-council-rounds = scores after each of the last 3 rounds
web-kh-patricians = bank { $bank }, pool { $pool }, council { $council }
web-kh-pays-you = { $points ->
    [one] each would give you { $points } point now
   *[other] each would give you { $points } points now
}

## Player boards

web-kh-acts = choosing now
web-kh-first = starts
web-kh-starts = Starting player of this round
web-kh-points = Points
web-kh-points-now-and-ended = Points now: { $points }; if the game ended now: { $ended }
web-kh-legend-pelican = Pelicans
web-kh-legend-miner = Miners
web-kh-legend-production = Production of a guild
web-kh-legend-house = A house: it pays when a building of its row is built
web-kh-legend-star = Stars of a mine
web-kh-legend-rock = A rock: nobody digs there, but its stars count
web-kh-legend-technology = Mining technology: one more tile in each Mine action
web-kh-legend-dots = Dots: a building scores 1 point for each dot beside it in one of its own colors
web-kh-purse = Groschen
web-kh-income = Income: production × price
web-kh-reputation = Reputation
web-kh-reputation-now = Reputation { $reputation }: { $count ->
    [one] { $points } point
   *[other] { $points } points
} at the end
web-kh-cheap-plots-from = at { $from } or more, plots cost 1 gr
web-kh-free-joker-from = at { $from } or more, the Joker is free
web-kh-pelicans = Pelicans: { $unused } unused, { $used } used
web-kh-miners = Miners: { $pool } in the pool, { $waiting } waiting
web-kh-plot-markers = Plot markers left: { $count }
web-kh-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-kh-houses = { $count ->
    [one] { $count } house left
   *[other] { $count } houses left
}
web-kh-ore-from-mines = Ore from mines
web-kh-own-houses = Your houses
web-kh-makes = produces { $amount }
web-kh-next-house = the next house gives: { $effect }
web-kh-row-empty = no houses left
web-kh-tiles = Tiles to build
web-kh-slot-free = empty slot

## The hand

web-kh-hand = Your cards
web-kh-card = card { $card }
web-kh-card-spent = Card { $card } can’t be used again until the next round
web-kh-barbara-short = St. Barbara
web-kh-pass = pass
web-kh-gained = +{ $amount } gr
web-kh-from = from { $amount } gr
web-kh-draws = draw { $count }
web-kh-reputation-change = { $change } reput.
web-kh-pelicans-left = { $count ->
    [one] { $count } pelican
   *[other] { $count } pelicans
}
web-kh-chosen-by = chosen by { $player }

## What a choice costs and brings

web-kh-change-groschen = groschen
web-kh-change-income = income
web-kh-change-score = points
web-kh-change-score-if-ended = points if the game ended now
web-kh-change-reputation = reputation
web-kh-change-pelicans = pelicans
web-kh-change-tax = taxes
web-kh-change-price = price of { $commodity }

## Scenes

web-kh-scene-refused = refused
web-kh-scene-paid = pays
web-kh-scene-surcharge = ({ $amount } for plots)
web-kh-scene-row = Row { $row }
