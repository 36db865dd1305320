### The arena: what `silverspire arena` says, and its report.

## silverspire arena --help

help-arena = Let computer players compete in many games, with every deal played from every seat.
help-arena-players = The players, one for each seat, such as greedy,greedy,chance. The same name can appear several times.
help-arena-games = How many games; rounded up so that each deal is played from every seat.
help-arena-seed = The number that determines everything random: the same seed gives the same deals.
help-arena-jobs = How many games run in parallel. Default: one for each core.
help-arena-out = The folder for the games and the report. Default: one in the current folder, named after the setup.
help-arena-backend = Where the games run: on this machine, or on a Ray cluster (RAY_ADDRESS names it).
help-arena-fresh = Delete the games in the folder and start over.

## While it runs

arena-rounded = { $asked ->
    [one] 1 game can’t be divided evenly
   *[other] { $asked } games can’t be divided evenly
}: { $games } will be played, so that each deal is played from all { $seats } seats.
arena-started = { $games ->
    [one] 1 game, saved in { $folder }
   *[other] { $games } games, saved in { $folder }
}
arena-continued = Games already in { $folder }: { $done } of { $games }. Playing the rest.
arena-complete = { $games ->
    [one] The only game is already in { $folder }.
   *[other] All { $games } games are already in { $folder }.
} There is nothing left to play.
arena-playing = Playing
arena-playing-failed = Playing, { $count } failed
arena-stopped = Stopped. Games saved in { $folder }: { $done } of { $games }. Run the same command to continue.
arena-report = The report: { $file }
arena-results = The numbers: { $file }
arena-fair-note = A player as strong as the others would win { $share }. In parentheses and after ±: 95% intervals.

## What goes wrong

arena-players-unclear = “{ $text }” isn’t a list of players: write their names with commas between them, such as greedy,chance.
arena-strange-folder = { $folder } contains other files and no arena. Choose another folder with --out.
arena-other-folder = { $folder } belongs to an arena with a different setup ({ $differences }). Choose another folder with --out, or start this one over with --fresh.
arena-differs = { $name }: { $there } there, { $here } here
arena-busy-folder = Another arena is writing to { $folder }. Wait for it, or choose another folder with --out.
arena-broken-line = Line { $line } of { $file } can’t be read: { $why }. Remove the line, and its game will be played again.
arena-other-seating = its players are not seated as in this arena
arena-other-pack = The pack { $pack } is not the one this arena started with.
arena-other-evaluator = The computer players here aren’t the ones this arena started with: every machine needs the same version of Silverspire.
arena-no-process = A worker process ended before it started playing (exit code { $code }).
arena-died = The process that played it ended unexpectedly (exit code { $code }).
arena-died-there = The process that played it ended unexpectedly ({ $error }).
arena-failed = { $count ->
    [one] 1 game failed and isn’t counted. The same command tries it again.
   *[other] { $count } games failed and aren’t counted. The same command tries them again.
}
arena-failure = { $player }, { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $error }
arena-nobody = unknown

## The table

arena-player = Player
arena-games = Games
arena-wins = Wins
arena-win-share = Win share
arena-points = Points
arena-place = Place
arena-margin = Margin
arena-rating = Rating
arena-mean-time = Time per decision
arena-slow-time = 95% within

## The report

arena-over = Arena · { $game }
arena-leads = { $player } is the strongest: it wins { $share }% of its games
arena-close = { $player } is ahead with { $share }% of its games won, but the difference isn’t certain
arena-even = Nobody is clearly stronger; { $player } won the largest share, { $share }%
arena-alone = { $player } against itself
arena-no-result = No game was finished
arena-lead = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
} from { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. Each deal was played once from every seat, so the luck of the deal and of the seat is the same for everyone.
arena-fact-players = Players
arena-fact-fair = Fair share
arena-fact-rules = Rules
arena-fact-pack = Pack
arena-fact-seed = Seed
arena-fact-options = Options
arena-again = To repeat these games: { $command }

arena-standings = Standings
arena-standings-lead = Strongest first. Each interval contains the true value 95 times out of 100.
arena-table-note = A shared first place shares the win. Margin: own points minus those of the best other player. A player listed several times plays several times in each game.
arena-listed-note = The same, for each player as listed.
arena-win-share-title = Who wins
arena-win-share-axis = games won
arena-interval-note = The mark is the measured value, the line its 95% interval.
arena-fair = fair share { $share }
arena-rating-title = Rating
arena-rating-axis = rating
arena-rating-note = openskill, Plackett–Luce: from all places, not just from wins.
arena-rating-start = everyone starts at 25

arena-points-lead = How many points a game gives, and whether the seat matters.
arena-points-title = Points per game
arena-points-note = Box: the middle half of the games. Thick line: the median. Whiskers: 90 of 100 games.
arena-seats-title = Points by seat
arena-seats-note = The mean of each player in each seat, with its 95% interval.
arena-seat-axis = seat

arena-duels = Head to head
arena-duels-lead = How often the player of a row finished above the player of a column.
arena-duels-note = A shared place counts half.
arena-above = Above…

arena-course = How the ratings developed
arena-course-lead = If a rating is still rising or falling at the right edge, more games are needed.
arena-history-title = Rating after each game
arena-history-note = In the order of the schedule; the standings use the mean of several orders.
arena-games-axis = games

arena-time = Time
arena-time-lead = How long a player thinks about a decision. Times depend on the machine and what else it is doing.
arena-time-title = Time per decision
arena-time-note = From the median to the time that 95 of 100 decisions do not exceed; the mark is the mean. The scale is logarithmic.
arena-time-axis = time
