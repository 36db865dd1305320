### The computer players: their levels, and what a coach says of a choice.

## The levels that people play against. Each has a name and a sentence.

level-apprentice = The apprentice
    .help = Learns the game with you: it errs now and then, and tells you what it wants with each move.
level-journeyman = The journeyman
    .help = Knows the trade: it takes what looks best at once and answers without a pause.
level-burgher = The burgher
    .help = Thinks ahead for a moment, and about what you will do.
level-master = The master
    .help = Thinks ahead as far as a second and a half allows. Bring your best.

## The other players of the roster.

kind-chance = Any legal choice, each as likely.
kind-greedy = What looks best once the action is done; it does not look further.
kind-search = Looks ahead: search:400 tries 400 imagined tables, search:250ms and search:2s take their time.
kind-plain = Looks ahead as search does, but judges by what can be said in words: plain:400, plain:250ms.
kind-program = A program of your own: program:python3 my_bot.py

## silverspire players

help-players = List the computer players.
players-levels = For people, from easy to hard:
players-kinds = For the arena and the curious:
players-how = Choose with: silverspire play kutna_hora --opponents master

## While they think

thinking = { $player } is thinking …
thinking-of-hint = The coach is thinking …

## The coach. Choices are named as in the list; reasons are a list, the weightiest first.

hint-both = A good player would choose { $choice }: it is good for { $gains }, and bad for { $losses }.
hint-gains = A good player would choose { $choice }: it is good for { $gains }.
hint-losses = A good player would choose { $choice }, although it is bad for { $losses }: what it brings comes later.
hint-later = A good player would choose { $choice }: what speaks for it comes later in the game.
hint-only = There is nothing else to choose here.
hint-rivals = Nearly as good: { $choices }.
hint-note = In brackets: expected points, compared with your other choices.
hint-choice = “{ $number } { $name }”
hint-gain = { $about } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-loss = { $about } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# Said by the apprentice itself, after its move.
apprentice-says = “I want { $wishes }.”

## What reasons are about: as it is called in a hint, and as the apprentice wishes for it.

subject-points = your points
    .wish = points at once
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
    .wish = a good name
subject-pelicans = your pelicans
    .wish = pelicans
subject-city = your buildings in the city
    .wish = well-placed buildings
subject-council = what the council pays you
    .wish = a council that pays me
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
    .wish = my donations to pay
subject-penalties = avoiding penalties
    .wish = to avoid penalties
subject-favor = the next favor
    .wish = the next favor
