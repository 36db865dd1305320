### The balance report and its command.

help-balance = Play many games and write a report: who wins, with what, what everything is worth, and which targets the pack meets.
help-balance-seats = The seat counts to play, such as 2,3,4. Default: all that the game allows.
help-balance-games = How many games for each kind of table. Shares of wins need about a thousand.
help-balance-players = Who plays all seats: chance, greedy, search:100 … Default: the players that the targets are measured with; greedy is faster.
help-balance-seed = The number that determines everything random: the same seed gives the same games, whatever the pack.
help-balance-jobs = How many processes play in parallel. Default: one for each core. The results don’t depend on it.
help-balance-out = The folder for the report. Default: one in the current folder, named after the game.
help-balance-compare = The balance.json of an earlier report, to show before and after.

balance-bad-seats = “{ $text }” isn’t a list of seat counts: write it like 2,3,4.
balance-other-game = { $file } is a report on { $found }, not { $wanted }.
balance-playing = Playing
balance-stopped = Stopped: no report was written.
balance-process-died = A process that was playing games died, perhaps because it ran out of memory. Try again with fewer --jobs.
balance-done = Targets met: { $met } of { $whole }.
balance-report = The report: { $file }
balance-numbers = The numbers: { $file }

## Numbers

balance-interval = { $low } to { $high }
balance-at-least = at least { $number }
balance-at-most = at most { $number }
balance-give-or-take-change = ±{ $number } percentage points
balance-give-or-take-points = ±{ $number }
balance-of = { $part } of { $whole }
balance-met = ✓ met
balance-met-perhaps = ✓ met, but close
balance-missed = ✗ missed
balance-missed-perhaps = ✗ missed, but close
balance-middle = middle half { $low } to { $high }
balance-was = before: { $number }, { $verdict }
balance-before = Before: { $name }
balance-before-is = { $pack } ({ $hash }), seed { $seed }

## The pages

balance-title = Balance report
balance-over = { $game } · balance report
balance-lead = { $everywhere ->
    [0] None
   *[other] { $everywhere }
} of { $targets } targets { $everywhere ->
    [one] is
   *[other] are
} met at every kind of table. Each kind of table has its own page, with everything that was counted.
balance-foot = Rules { $rules } · pack { $hash } · every number is in balance.json
balance-all-tables = ← All kinds of tables
balance-seats = { $seats } players
balance-kind-events = { $players }, with events
balance-fact-games = Games
balance-fact-players = Players
balance-fact-pack = Pack
balance-fact-seed = Seed
balance-fact-met = Targets met
balance-fact-before = Compared with

balance-targets = Targets
balance-targets-lead = What a good pack should achieve, as the components document says, and what was measured. Below each value, in small print: its 95% confidence interval.
balance-targets-note = “But close”: the interval crosses the limit, so more games could change the verdict. Where a target says each or every, the worst is shown.
balance-tables = Tables
balance-tables-lead = Points of the winner, from first to last, and of all players.
balance-trust = How many games are enough
balance-trust-lead = Games needed until a seat’s share of wins is known to within 3 or 4 percentage points either way. Halving the distance takes four times as many games.
balance-how = How each target is measured
balance-how-lead = The document says it in words; these are the calculations behind them.
balance-checks = Targets
balance-checks-lead = Every value that a target depends on. Where there are more than { $most }, the worst are shown; all of them are in balance.json.
balance-wins = Who wins
balance-wins-lead = Share of the holders that won; a shared win counts in part. The dashed line is the fair share, the band { $points } percentage points either way. Margin: points above the mean of the table.
balance-sources = Where points come from
balance-sources-lead = A player’s points by source. “Apart” is the distance between the best and the worst at a table; the correlation is with the margin.
balance-curves = Round by round
balance-curves-lead = The mean over all games after each round, including the end of the round; 0 is the start.
balance-opening = Openings
    .lead = The first two actions of a seat, most common first. Players who open this way differ in other ways too: read it as a hint, not a cause.
balance-guild-set = Guilds together
    .lead = The three guilds of a seat, most common first.
balance-uses-lead = How often per game, by all players together; how often of all chances; the players who did it at all, and how many of them won. “Each more”: points above the mean of the table for each additional time, compared within a table; then the points above the mean of those who did and those who did not. This shows what goes with winning, not what causes it.
balance-holders-lead = As above, but only players who hold the tile’s guild are compared.
balance-events = Events
balance-events-lead = First, what a player gained or lost immediately, on average. “Apart”: points between the player it favored most and least. “With it”: the table’s mean score in games with the card, minus that in games without; chance alone decides which games have it, so this is its true effect, including lasting effects. “First to last”: the same for the distance between them.

## Heads of tables

balance-head-target = Target
balance-head-how = Measured as
balance-head-table = Table
balance-head-games = Games
balance-head-winner = Winner
balance-head-spread = First to last
balance-head-score = All players
balance-head-met = Targets met
balance-head-near = ± { $points } points
balance-head-check = Of
balance-head-limits = Target range
balance-head-measured = Measured
balance-head-verdict = Verdict
balance-head-before = Before
balance-head-turn = In turn order
balance-head-chair = Seat
balance-head-guild = Guild
balance-head-opening = First two actions
balance-head-guild-set = Guilds
balance-head-part = Seats
balance-head-wins = Wins
balance-head-margin = Margin
balance-head-group = Way to score
balance-head-source = Source
balance-head-points = Points
balance-head-winner-points = A winner’s
balance-head-part-of-points = Of all points
balance-head-apart = Apart
balance-head-correlation = Correlation
balance-head-action = Action
balance-head-guild-tile = Tile
balance-head-public-tile = Tile
balance-head-mine-tile = Mine
balance-head-technology = Technology
balance-head-barbara = Tile
balance-head-patrician = Patrician
balance-head-house = House
balance-head-card = Card
balance-head-project = Project
balance-head-house-space = Building space
balance-head-favor = Person
balance-head-location = Location
balance-head-duty = Penalty
balance-head-good = Good
balance-head-chance = Of chances
balance-head-price = Paid
balance-head-users = Players
balance-head-with = Those who did
balance-head-without = Those who did not
balance-head-worth = Each more
balance-head-event = Event
balance-head-drawn = Games
balance-head-event-apart = Apart
balance-head-shift = With it
balance-head-spread-shift = First to last
balance-head-change-points = Points
balance-head-change-reputation = Reputation
balance-head-change-pelicans = Pelicans
balance-head-change-goods = Goods
balance-head-verb-taken = Taken
balance-head-verb-built = Built
balance-head-verb-seen = Seen
balance-head-verb-town = Town
balance-head-verb-used = Used
balance-head-verb-turned = Turned
balance-head-verb-seated = Seated
balance-head-verb-gone = Gone
balance-head-verb-played = Played
balance-head-verb-idle = In vain
balance-head-verb-placed = Placed
balance-head-verb-donated = Donations
balance-head-verb-entered = Entered
balance-head-verb-completed = Completed
balance-head-verb-metal = Metal
balance-head-verb-returned = Lost
balance-head-verb-visited = Favors
balance-head-verb-healed = Healed
balance-head-verb-sick = Sick
balance-head-verb-penalty = Suffered
balance-head-verb-short = Duty not paid
balance-head-verb-avoided = Avoided
balance-head-verb-gained = Gained
balance-head-verb-lost = Given

## Plots

balance-axis-wins = share of wins
balance-axis-points = points
balance-axis-rounds = after round
balance-axis-worth = points above the mean of the table, for each additional time
balance-share-turn = Wins in turn order
balance-share-chair = Wins by seat
balance-share-guild = Wins by guild
balance-chart-group = Ways to score
balance-chart-source = Every line of the score sheet
balance-chart-worth = { $family }: what one more is worth
balance-chart-shift = Events: what each does to the table’s mean score
balance-axis-shift = points: games with it minus games without
balance-everyone = a player
balance-winners = a winner
balance-everyone-before = a player before
balance-banded = The band contains eight out of ten games.
balance-hollow = Hollow: before.
balance-dashed = Dashed: before.
balance-curve-prices = Prices
balance-curve-decks = Population, ore deck and taxes
balance-curve-wealth = Income and points
balance-curve-points = Victory points
balance-curve-trade = Goods of a player, to build and to trade
balance-curve-duties = Goods of a player, for duties and protection
balance-line-population = population
balance-line-ore-deck = ore deck
balance-line-tax = taxes
balance-line-income = income of a player
balance-line-points = points of a player
balance-line-lead = from first to last

## Pieces

balance-family-action = Actions
balance-family-guild-tile = Guild buildings
balance-family-public-tile = Public buildings
balance-family-mine-tile = Mines
balance-family-technology = Mining technology
balance-family-barbara = St. Barbara tiles
balance-family-patrician = Patricians on the council
balance-family-house = Houses on the player board
balance-family-card = Action cards
balance-family-project = Projects
balance-family-house-space = Building spaces
balance-family-favor = Favors
balance-family-location = Plague locations
balance-family-duty = Penalties
balance-family-good = Goods
balance-barbara-tile = { $number ->
    [12] the finished cathedral
   *[other] tile { $number }
}
balance-house = row { $row }, house { $house }
balance-house-space = { $house }: { $income } ({ $resource })
balance-turn-1 = first
balance-turn-2 = second
balance-turn-3 = third
balance-turn-4 = fourth
balance-chair-1 = seat 1
balance-chair-2 = seat 2
balance-chair-3 = seat 3
balance-chair-4 = seat 4
balance-chapter-1 = after chapter I
balance-chapter-2 = after chapter II
balance-chapter-3 = after chapter III
balance-group-city = the city
balance-group-mine = the mine
balance-group-council = the council
balance-group-church = St. Barbara and reputation
balance-group-income = income
balance-group-rest = events and what is left over
balance-group-start = start
balance-group-projects = projects
balance-group-favor = favors
balance-group-medicine = medicine
balance-group-events = events
balance-group-duties = duties not paid
balance-group-goods = goods left
balance-mark-barbara = tile 7 turned
balance-mark-town-symbols = the town builds
balance-mark-red-crosses = red X
balance-mark-doubled = some price
balance-check-mean = mean
balance-check-lower = lower quartile
balance-check-upper = upper quartile
balance-check-apart = { $name }: apart
balance-check-group = { $name }: of all points
balance-event-apart = { $name }: immediately, between players
balance-event-shift = { $name }: games with and without

## Targets of Kutná Hora, in the words of its components document

balance-target-kutna-hora-winners = Winners at 55–85 points
    .doc = winners at 55–85 points
    .how = The winner’s points: their mean lies in the range, and so do the lower and upper quartiles.
balance-target-kutna-hora-spread = Spread between first and last 10–30
    .doc = spread between first and last 10–30
    .how = Points of the first minus those of the last: the mean, and the upper end of the middle half; close games are welcome.
balance-target-kutna-hora-ore = Ore deck ends at 18–29
    .doc = ore deck ends at 18–29
    .how = The card that the ore deck shows at the end: the mean and the middle half of the games.
balance-target-kutna-hora-population = Population at 22–39
    .doc = population at 22–39
    .how = The card that the population deck shows at the end: the mean and the middle half of the games.
balance-target-kutna-hora-taxes = Taxes end at 8–20
    .doc = taxes end at 8–20
    .how = The tax counter at the end: the mean and the middle half of the games.
balance-target-kutna-hora-income = Final income 30–70 groschen
    .doc = final income 30–70 groschen
    .how = Each player’s production at final prices: the mean and the middle half of the players.
balance-target-kutna-hora-guilds = Every guild wins within 4 percentage points of its fair share
    .doc = every guild wins within 4 percentage points of its fair share
    .how = The share of a guild’s holders that won, minus one divided by the number of players; for each of the six guilds. The interval treats each game as one draw.
balance-target-kutna-hora-seats = Every seat wins within 4 percentage points of its fair share
    .doc = every seat too
    .how = The same for each place in turn order, counted from the starting player of round 1.
balance-target-kutna-hora-barbara = St. Barbara reaches tile 7 or more in most games
    .doc = St. Barbara reaches tile 7 or more in most games
    .how = Tile 7 was turned, by anyone, in more than half of the games.
balance-target-kutna-hora-council = All four patrician colors reach the council in a fair share of games
    .doc = all four patrician colors reach the council in a fair share of games
    .how = For each color: at least one token is on the council at the end, in at least a third of the games.
balance-target-kutna-hora-sources = Each of the five scoring sources matters
    .doc = each of the five scoring sources matters
    .how = The city (with houses), the mine, the council, St. Barbara with reputation, and income: each gives at least 5% of all points, and the best and the worst at a table differ by at least 1 point.
balance-target-kutna-hora-signs = Town-builds and red X both happen in most games
    .doc = town-builds and red X both happen in most games
    .how = For each of the two: some window shows it at some time, in more than half of the games.
balance-target-kutna-hora-doubling = The price of a good can double within a round
    .doc = the price of a good can double within a round
    .how = In at least one game in ten some price reaches twice what it was earlier in the same round, including the round’s event.

## Targets of World Without End

balance-target-world-without-end-winners = Winners at 45–70 VP
    .doc = winners at 45–70 VP
    .how = The winner’s points: their mean lies in the range, and so do the lower and upper quartiles.
balance-target-world-without-end-spread = First to last 5–25 apart
    .doc = first to last 5–25 apart
    .how = Points of the first minus those of the last: the mean, and the upper end of the middle half; close games are welcome.
balance-target-world-without-end-seats = Every seat within 3 percentage points of its fair share
    .doc = every seat within 3 percentage points of its fair share
    .how = The share of wins of each place in turn order, minus one divided by the number of players; with three players also of each side of the board, since one stays free.
balance-target-world-without-end-penalties = Penalties happen to competent players in a minority of chapters
    .doc = penalties happen to competent players in a minority of chapters
    .how = After each of the chapters I to III, fewer than half of the players suffer a penalty that they did not avoid.
balance-target-world-without-end-cards = Every action card is played in a fair share of chapters
    .doc = every action card is played in a fair share of chapters
    .how = Six of twelve cards are played, so a card’s even share is half of a player’s chapters. Each is played in at least a quarter of them.
balance-target-world-without-end-events = No event decides more than a few VP on average
    .doc = no event decides more than a few VP on average
    .how = For each event, on average at most 3 VP immediately between the player it favors most and least; and the table’s mean score differs by at most 5 VP between games with it and games without it.
