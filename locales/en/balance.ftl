### The balance report and its command.

help-balance = Play many games and write a report: who wins, with what, what everything is worth, and which targets the pack meets.
help-balance-seats = The seat counts to play, such as 2,3,4. Without it, all that the game allows.
help-balance-games = How many games of each kind of table. Shares of wins need a thousand.
help-balance-players = Who plays all seats: chance, greedy, search:100 … Without it, the players whom the targets are measured with; greedy is quicker.
help-balance-seed = The number all luck comes from: the same seed deals the same games, whatever the pack.
help-balance-jobs = How many processes play at once. Without it, one for each core. The numbers do not depend on it.
help-balance-out = The folder that the report is written to. Without it, one in the current folder, named after the game.
help-balance-compare = The balance.json of an earlier report, to show before and after.

balance-bad-seats = “{ $text }” are no seat counts: write such as 2,3,4.
balance-other-game = { $file } is a report on { $found }, not on { $wanted }.
balance-playing = Playing
balance-stopped = Stopped: no report was written.
balance-process-died = A process that played games died, perhaps for want of memory. Try again with fewer --jobs.
balance-done = { $met } of { $whole } targets are met.
balance-report = The report: { $file }
balance-numbers = The numbers: { $file }

## Numbers

balance-interval = { $low } to { $high }
balance-at-least = at least { $number }
balance-at-most = at most { $number }
balance-give-or-take-change = ±{ $number } points of 100
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
} met at every kind of table. Each kind of table has a page of its own, with everything that was counted.
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
balance-targets-lead = What a good pack should give, as the components document says, and what was measured. Small below each value: the interval that holds the true value 95 times in 100.
balance-targets-note = “But close”: the interval reaches across the limit, so more games could turn the verdict. Where a target speaks of each or every, the worst is shown.
balance-tables = Tables
balance-tables-lead = Points of the winner, from first to last, and of all players.
balance-trust = How many games are enough
balance-trust-lead = Games until a seat’s share of wins is known to within 3 or 4 percentage points to either side. Half the distance takes four times the games.
balance-how = How each target is measured
balance-how-lead = The document speaks in words; these are the sums behind them.
balance-checks = Targets
balance-checks-lead = Every value that a target asks for. Where there are more than { $most }, the worst are shown; all are in balance.json.
balance-wins = Who wins
balance-wins-lead = Share of the holders that won; a shared win counts in part. The dashed line is the fair share, the band { $points } percentage points to either side. Margin: points above the mean of the table.
balance-sources = Where points come from
balance-sources-lead = A player’s points by source. “Apart” is the distance between the best and the worst of a table; the correlation is with the margin.
balance-curves = Round by round
balance-curves-lead = The mean over all games after each round, with all that belongs to its end; 0 is the start.
balance-opening = Openings
    .lead = The first two actions of a seat: the commonest. Who opens so also differs in other ways: read it as a hint, not as a cause.
balance-guild-set = Guilds together
    .lead = The three guilds of a seat: the commonest.
balance-uses-lead = How often in a game, by all players together; how often of all chances; the players who did it at all, and how many of them won. “Each more”: points above the mean of the table for each time more, compared within a table; then the points above the mean of who did and who did not. This says what goes with winning, not what causes it.
balance-holders-lead = As before, but only players who hold the tile’s guild are compared.
balance-events = Events
balance-events-lead = First what a player gained or lost at once, on average. “Apart”: points between the player it favoured most and least. “With it”: the table’s mean score in games with the card, less that in games without; luck alone decides which games have it, so this is its true effect, lasting effects included. “First to last”: the same for the distance between them.

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
balance-head-limits = Asked for
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
balance-head-with = Who did
balance-head-without = Who did not
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
balance-axis-worth = points above the mean of the table, for each time more
balance-share-turn = Wins in turn order
balance-share-chair = Wins by seat
balance-share-guild = Wins by guild
balance-chart-group = Ways to score
balance-chart-source = Every line of the score sheet
balance-chart-worth = { $family }: what one more is worth
balance-chart-shift = Events: what each does to the table’s mean score
balance-axis-shift = points: games with it, less games without
balance-everyone = a player
balance-winners = a winner
balance-everyone-before = a player before
balance-banded = The band holds eight games of ten.
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
balance-family-barbara = St. Barbara’s tiles
balance-family-patrician = Patricians on the council
balance-family-house = Houses of the player board
balance-family-card = Action cards
balance-family-project = Projects
balance-family-house-space = Building spaces
balance-family-favor = Favors
balance-family-location = Plague locations
balance-family-duty = Penalties
balance-family-good = Goods
balance-barbara-tile = { $number ->
    [12] the finished church
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
balance-check-lower = lower quarter
balance-check-upper = upper quarter
balance-check-apart = { $name }: apart
balance-check-group = { $name }: of all points
balance-event-apart = { $name }: at once, between players
balance-event-shift = { $name }: games with and without

## Targets of Kutná Hora, in the words of its components document

balance-target-kutna-hora-winners = Winners at 55–85 points
    .doc = winners at 55–85 points
    .how = The winner’s points: their mean lies in the range, and so do the lower and the upper quarter of the games.
balance-target-kutna-hora-spread = Spread between first and last 10–30
    .doc = spread between first and last 10–30
    .how = Points of the first less those of the last: the mean, and the upper end of the middle half; close games are welcome.
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
    .how = The share of a guild’s holders that won, less one in the number of players; for each of the six guilds. The interval takes each game as one draw.
balance-target-kutna-hora-seats = Every seat wins within 4 percentage points of its fair share
    .doc = every seat too
    .how = The same for each place in turn order, counted from the starting player of round 1.
balance-target-kutna-hora-barbara = St. Barbara reaches tile 7 or more in most games
    .doc = St. Barbara reaches tile 7 or more in most games
    .how = Tile 7 was turned, by whomever, in more than half of the games.
balance-target-kutna-hora-council = All four patrician colours reach the council in a fair share of games
    .doc = all four patrician colours reach the council in a fair share of games
    .how = For each colour: at least one token sits on the council at the end, in a third of the games or more.
balance-target-kutna-hora-sources = Each of the five scoring sources matters
    .doc = each of the five scoring sources matters
    .how = The city (with houses), the mine, the council, St. Barbara with reputation, and income: each gives at least 5 % of all points, and at least 1 point lies between the best and the worst of a table.
balance-target-kutna-hora-signs = Town-builds and red X both happen in most games
    .doc = town-builds and red X both happen in most games
    .how = For each of the two: some window shows it at some time, in more than half of the games.
balance-target-kutna-hora-doubling = The price of a good can double within a round
    .doc = the price of a good can double within a round
    .how = In at least one game of ten some price comes to twice what it was earlier in the same round, the round’s event included.

## Targets of World Without End

balance-target-world-without-end-winners = Winners at 45–70 VP
    .doc = winners at 45–70 VP
    .how = The winner’s points: their mean lies in the range, and so do the lower and the upper quarter of the games.
balance-target-world-without-end-spread = First to last 5–25 apart
    .doc = first to last 5–25 apart
    .how = Points of the first less those of the last: the mean, and the upper end of the middle half; close games are welcome.
balance-target-world-without-end-seats = Every seat within 3 percentage points of its fair share
    .doc = every seat within 3 percentage points of its fair share
    .how = The share of wins of each place in turn order, less one in the number of players; with three players also of each side of the board, since one stays free.
balance-target-world-without-end-penalties = Penalties happen to competent players in a minority of chapters
    .doc = penalties happen to competent players in a minority of chapters
    .how = After each of the chapters I to III, fewer than half of the players suffer a penalty that they did not avoid.
balance-target-world-without-end-cards = Every action card is played in a fair share of chapters
    .doc = every action card is played in a fair share of chapters
    .how = Six of twelve cards are played, so a card’s even share is half of a player’s chapters. Each is played in at least a quarter of them.
balance-target-world-without-end-events = No event decides more than a few VP on average
    .doc = no event decides more than a few VP on average
    .how = For each event, on average at most 3 VP between the player it favours most and least at once; and games with it and games without it differ by at most 5 VP in the table’s mean score.
