### Kutná Hora on the terminal: how the table is drawn there.

groschen-range = { $least }–{ $most } gr
groschen-gained = +{ $amount } gr

welcome = Welcome to Kutná Hora. Your options are shown in gold. New here? Type ? for a short introduction.

primer =
    You run three guilds in a town that lives on silver. Buildings and mines
    raise what you produce; an Income action pays production × price. Every
    building of a guild makes its commodity cheaper. A growing population makes
    { $wood } { $food } { $beer } more expensive; more ore makes { $permits } { $silver } more expensive and { $ore }
    cheaper. Everything is paid in groschen (gr): “4 wood” means four times the
    price of wood.
    A round has three turns: 2 cards, 2 cards, 1 card. A card has two actions,
    and you take one of them:
      Mine: draw mine tiles, build one.  Rights: take a tile from the town hall.
      Plot: claim a square in the city.  Building: build a tile on your plot.
      Income: the only source of money.  St. Barbara: use a pelican.
      Joker: any of these, for 1 reputation.
    At the end of a round you pay taxes or lose reputation. After each of the
    last three rounds the patricians on the council score. At the end of the
    game your buildings score the dots around them in their own colors, and the
    rows of the mine give points for stars. Income, reputation and leftover
    tiles, plots and pelicans count too.

    Commodities: { $ore } ore  { $silver } silver  { $wood } wood  { $permits } permits  { $food } food  { $beer } beer
    Dots: { $dot_red } red  { $dot_yellow } yellow  { $dot_blue } blue  { $dot_green } green   { $public } public building   { $star } star
    Prices: the row of numbers is the top card; [ ] is the window of the
    indicator, which each building of the guild moves to the right. x: no
    market, the guild can’t build. !: here the town builds the top tile.

## The table

pane-city = City
pane-mine-prizes = Prizes
pane-prices = Prices · population { $population } · ore deck { $ore }
pane-barbara = St. Barbara
pane-patricians = Patricians
pane-players = Players
pane-own = { $player }: { $groschen } gr, income { $income }, reputation { $reputation }
own-tiles = Tiles to build ({ $count } of 3)
plot-of = { $player } plot
mine-stack = A Mine action draws { $draws } of { $count } ({ $back })
mine-legend = { $star } star  { $wood } wood  { $entrance } entrance

status = Kutná Hora · Round { $round } of { $rounds } · turn { $turn } of 3 · taxes { $tax } gr or −{ $loss } reputation
status-set-up = Kutná Hora · The players choose their guilds
status-over = Kutná Hora · The game is over
status-event = Event: { $name }.

hall-first-column = Hall: { $cost }
hall-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } permit
   *[other] { $permits } permits
}

board-first = starts
board-points = points
board-ended = if over
board-groschen = gr
board-income = income
board-reputation = reput.
board-miners = miners
board-pelicans = pelicans
board-plots = plots
board-tiles = tiles
board-cards = cards
board-production = produces

row-free = row { $row }, no guild
row-empty = no houses left
row-next = → { $effect }
slot-free = – empty –

barbara-now = { $tile }: { $effect }
barbara-flipped = (if a building flips it: taxes +{ $tax })
barbara-finished = finished: each pelican gives { $amount } reputation
patricians-places = bank·pool·council:
card-pass = pass
joker-cost = −{ $lost } rep.

## What a choice costs and brings

change-groschen = { $change } groschen
change-income = income { $change }
change-score = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
change-reputation = reputation { $change }
change-pelicans = { $count ->
    [one] { $change } pelican
   *[other] { $change } pelicans
}
change-tax = taxes { $change }
change-score-if-ended = { $count ->
    [one] { $change } point if it ended now
   *[other] { $change } points if it ended now
}
change-price = { $commodity } { $before }→{ $after }
each-choice = each: { $effects }

tile-line = { $tile } ({ $origin }): { $effects }. { $costs }

## The score sheet and the last page

scores-final = Final score
scores-now = If the game ended now
scores-source = Points from
scores-total = Total
ranking-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}, { $groschen } gr
winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share first place.
}
history = Prices over the game
history-range = { $low } to { $high }
