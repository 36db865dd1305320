### The arena: what `silverspire arena` says, and its report.

## silverspire arena --help

help-arena = Let computer players meet in many games, every deal from every seat.
help-arena-players = The players, one for each seat, such as greedy,greedy,chance. The same name may stand several times.
help-arena-games = How many games; rounded up so that each deal is played from every seat.
help-arena-seed = The number all luck comes from: the same seed deals the same games.
help-arena-jobs = How many games run at once. Without it, one for each core.
help-arena-out = The folder that keeps the games and the report. Without it, one in the current folder, named after the set-up.
help-arena-on = Where the games run: on this machine, or on a Ray cluster (RAY_ADDRESS names it).
help-arena-fresh = Forget the games in the folder and start anew.

## While it runs

arena-rounded = { $asked } games are no whole number of rotations: { $games } are played, so that each deal is played from all { $seats } seats.
arena-started = { $games } games, kept in { $folder }
arena-continued = { $done } of { $games } games are already in { $folder }: going on with the rest.
arena-complete = All { $games } games are already in { $folder }: nothing is left to play.
arena-playing = Playing
arena-playing-failed = Playing, { $count } failed
arena-stopped = Stopped. { $done } of { $games } games are kept in { $folder }. The same command goes on from there.
arena-report = The report: { $file }
arena-results = The numbers: { $file }
arena-fair-note = A player of the same strength as the others would win { $share }. In brackets and after ±: 95 % intervals.

## What goes wrong

arena-players-unclear = “{ $text }” does not name players: write their names with commas between them, such as greedy,chance.
arena-strange-folder = { $folder } holds other files and no arena. Name another folder with --out.
arena-other-folder = { $folder } belongs to an arena with another set-up ({ $differences }). Name another folder with --out, or start this one anew with --fresh.
arena-differs = { $name }: { $there } there, { $here } here
arena-busy-folder = Another arena is writing to { $folder }. Wait for it, or name another folder with --out.
arena-broken-line = { $file } cannot be read, line { $line }: { $why }. Take the line out, and its game is played again.
arena-other-seating = its players do not sit as in this arena
arena-other-pack = The pack { $pack } is not the one this arena started with.
arena-other-judgement = The players have learned otherwise here than where this arena started: every machine needs the same version of Silverspire.
arena-no-process = A process for the games ended before it began (exit code { $code }).
arena-died = The process that played it ended suddenly (exit code { $code }).
arena-died-there = The process that played it ended suddenly ({ $error }).
arena-failed = { $count ->
    [one] 1 game failed and counts for nobody. The same command tries it again.
   *[other] { $count } games failed and count for nobody. The same command tries them again.
}
arena-failure = { $player }, { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $error }
arena-nobody = nobody knows who

## The table

arena-player = Player
arena-games = Games
arena-wins = Wins
arena-win-share = Win share
arena-points = Points
arena-place = Place
arena-margin = Margin
arena-rating = Rating
arena-mean-time = A decision
arena-slow-time = 95 % within

## The report

arena-over = Arena · { $game }
arena-leads = { $player } is the strongest: it wins { $share } % of its games
arena-close = { $player } is ahead with { $share } % of its games won, but not for certain
arena-even = Nobody is clearly stronger; { $player } won the largest share, { $share } %
arena-alone = { $player } against itself
arena-no-result = No game was finished
arena-lead = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
} from { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. Each deal was played once from every seat, so luck of the deal and of the seat is the same for all.
arena-fact-players = Players
arena-fact-fair = Fair share
arena-fact-rules = Rules
arena-fact-pack = Pack
arena-fact-seed = Seed
arena-fact-options = Options
arena-again = The same games again: { $command }

arena-standings = Standings
arena-standings-lead = The strongest first. Intervals hold the true value 95 times of 100.
arena-table-note = A shared first place shares the win. Margin: own points less the best other player’s. Who is listed several times plays several times in each game.
arena-listed-note = The same, for each as listed.
arena-win-share-title = Who wins
arena-win-share-axis = games won
arena-interval-note = The mark is what was counted, the line its 95 % interval.
arena-fair = fair share { $share }
arena-rating-title = Rating
arena-rating-axis = rating
arena-rating-note = openskill, Plackett–Luce: from all places, not from wins alone.
arena-rating-start = everybody starts at 25

arena-points-lead = How many points a game brings, and whether the seat matters.
arena-points-title = Points of a game
arena-points-note = Box: the middle half. Thick line: the middle game. Whiskers: 90 of 100 games.
arena-seats-title = Points by seat
arena-seats-note = The mean of each player on each seat, with its 95 % interval.
arena-seat-axis = seat

arena-duels = One against one
arena-duels-lead = How often the player of a row finished above the player of a column.
arena-duels-note = A shared place counts half.
arena-above = Above …

arena-course = The course of the ratings
arena-course-lead = A rating that still climbs or falls at the right edge wants more games.
arena-history-title = Rating after each game
arena-history-note = In the order of the schedule; the standings take the mean of several orders.
arena-games-axis = games

arena-time = Time
arena-time-lead = How long a player thinks about a decision. Times depend on the machine, and on what else it does.
arena-time-title = Time for a decision
arena-time-note = From the middle decision to that which 95 of 100 do not exceed; the mark is the mean. The scale multiplies from left to right.
arena-time-axis = time
