### The computer players: their levels, and what a coach says of a choice.

## The levels that people play against. Each has a name and a sentence.

level-apprentice = Apprentice
    .label = Apprentice (easy)
    .help = Learns with you. It makes mistakes now and then, and says what it’s after with each move.
level-journeyman = Journeyman
    .label = Journeyman (medium)
    .help = Knows the trade. It takes what looks best right now and plays instantly.
level-burgher = Burgher
    .label = Burgher (hard)
    .help = Thinks ahead a little, including about what you might do.
level-master = Master
    .label = Master (expert)
    .help = Thinks ahead for a second or two. Bring your best.

## A computer at a table: its level and its name, and who plays against you.

townsperson = { $level } { $name }
opponents = Your opponents: { $players }

## The other players of the roster.

kind-chance = Chooses at random among the legal choices.
kind-quick = Looks one action ahead at the likeliest choices only: about as strong as greedy, and ten times as fast.
kind-greedy = Takes what looks best right after the action, and looks no further; greedy:1 tries one possible deal instead of three and is faster.
kind-search = Looks ahead: search:400 runs 400 simulations; search:250ms and search:2s use that much time.
kind-plain = Looks ahead as search does, but with an evaluation that can be put into words: plain:400, plain:250ms.
kind-program = A program of your own: program:python3 my_bot.py

## silverspire players

help-players = List the computer players.
players-levels = For people, from easy to expert:
players-kinds = For the arena and the curious:
players-how = Choose with: silverspire play kutna_hora --opponents master

## While they think

thinking = { $player } is thinking…
thinking-of-hint = The coach is thinking…

## The coach. Choices are named as in the list; reasons are a list, the weightiest first.

hint-both = A good player would choose { $choice }. In its favor: { $gains }. Against it: { $losses }.
hint-gains = A good player would choose { $choice }. In its favor: { $gains }.
hint-losses = A good player would choose { $choice }. Against it: { $losses }, but it pays off later.
hint-later = A good player would choose { $choice }: it pays off later in the game.
hint-only = There is only one choice here.
hint-alternatives = Nearly as good: { $choices }.
hint-note = In parentheses: expected points, compared with your other choices.
hint-choice = “{ $number } { $name }”
hint-gain = { $about } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-loss = { $about } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# Said by the apprentice itself, after its move.
apprentice-says = “I want { $wishes }.”

## What reasons are about: as it is called in a hint, and as the apprentice wishes for it.

subject-points = your points
    .wish = points right away
subject-cards = the cards in your hand
    .wish = good cards left in my hand
subject-money = your money
    .wish = money to spend
subject-income = your income
    .wish = more income
subject-tiles = your tiles to build
    .wish = the right tiles to build
subject-plots = your plots
    .wish = good plots
subject-houses = your houses
    .wish = more from my houses
subject-mines = your mines
    .wish = a richer mine
subject-reputation = your reputation
    .wish = a good reputation
subject-pelicans = your pelicans
    .wish = pelicans
subject-city = your buildings in the city
    .wish = well-placed buildings
subject-council = what the council gives you
    .wish = a council that rewards me
subject-taxes = paying your taxes
    .wish = to be ready for the taxes
subject-building = your share in the projects
    .wish = to build on the projects
subject-wool = your wool and cloth
    .wish = wool and cloth to sell
subject-loyalty = your loyalty
    .wish = loyalty
subject-medicine = treating the sick
    .wish = to treat the sick
subject-duties = your duties
    .wish = to be ready for my duties
subject-donations = your donations
    .wish = my donations to pay off
subject-penalties = avoiding penalties
    .wish = to avoid penalties
subject-favor = the next favor
    .wish = the next favor
