### The analysis of a finished game.

help-analyze = Analyze a finished game: what every choice cost, what was better, and how the chances of winning changed.
help-analyze-file = The file of a finished game.
help-analyze-simulations = How many simulations to run for each decision. More simulations take longer and separate close choices better.
help-analyze-seed = The number that determines everything random: the same seed gives the same analysis.
help-hindsight = Analyze with all cards and all future luck revealed, instead of what each player could know.
help-analyze-out = The folder for the results. Default: the folder of the game’s file.

analyzing = Analyzing
analyze-stopped = Stopped: no analysis was written.
analyze-unfinished = The game in { $file } isn’t finished: only finished games can be analyzed.
analyze-numbers = The numbers: { $file }
analyze-page = The page: { $file }
analyze-no-page = The analysis was saved without a page for the browser. { $why }
analyze-hindsight-note = With hindsight: everything hidden is revealed, so these losses are not the players’ fault.

## Results

analyze-column-player = Player
analyze-column-points = Points
analyze-column-decisions = Decisions
analyze-column-inaccuracies = Inaccuracies
analyze-column-mistakes = Mistakes
analyze-column-blunders = Blunders
analyze-column-loss = Average loss
analyze-costliest-of = { $player }’s costliest decisions
analyze-costliest-line = { $verdict ->
    [blunder] Choice { $place }: { $choice }. This blunder cost { $loss } of the chance of winning. Better: { $line }.
    [mistake] Choice { $place }: { $choice }. This mistake cost { $loss } of the chance of winning. Better: { $line }.
   *[inaccuracy] Choice { $place }: { $choice }. This inaccuracy cost { $loss } of the chance of winning. Better: { $line }.
}
# Between the choices of a line: first this, then that.
analyze-then = , then { "" }
analyze-verdict = { $verdict ->
    [best] Best
    [inaccuracy] Inaccuracy
    [mistake] Mistake
    [blunder] Blunder
   *[good] Good
}

## The page

analyze-title = Game analysis
analyze-lead = Every decision was searched again, from what the player could know at that moment. A loss is a share of the chance of winning.
analyze-lead-hindsight = With hindsight: every decision was searched again with all cards and all future luck revealed. No player could know this.
analyze-fact-players = Players
analyze-fact-choices = Choices
analyze-fact-simulations = Simulations for each decision
analyze-fact-seed = Seed
analyze-curve = Chances of winning
analyze-curve-lead = An estimate after each choice, from what everyone at the table could see.
analyze-curve-title = Chance of winning after each choice
analyze-curve-note = The players’ chances add up to 100%.
analyze-curve-across = Choices made
analyze-curve-up = Chance of winning
analyze-players = Players
analyze-costliest = Costliest decisions
analyze-costliest-lead = Three for each player at most.
analyze-all = All decisions
analyze-all-lead = Choices without an alternative are left out.
analyze-column-choice-number = No.
analyze-column-choice = Choice
analyze-column-verdict = Verdict
analyze-column-lost = Loss
analyze-column-better = Better

## In the browser

web-analysis = Analysis
web-analysis-lead = The computer searches every decision again, from what each player could know at that moment. This takes about a minute and never slows down running games.
web-analysis-start = Analyze this game
web-analysis-running = Choices analyzed: { $done } of { $choices }. You can leave this page: the analysis continues.
web-analysis-hindsight = With hindsight: all cards and all future luck revealed
web-analysis-curve = Chances of winning in percent, estimated after each choice from what everyone could see.
web-analysis-whose = Costliest decisions of
web-analysis-choice = Choice { $move }:
web-analysis-better = Better: { $line }
web-analysis-look = View the moment
web-analysis-try = Try again from here
web-analysis-flawless = No decision cost anything worth mentioning.
