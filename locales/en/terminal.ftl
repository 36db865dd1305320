### What the command line says about itself, and what a person reads beside the table.

## silverspire --help

help-silverspire = Two medieval city-building games in your terminal. Start with: silverspire play kutna_hora
help-version = Say which version this is.
help-play = Play a game in the terminal.
help-game = The game: see “silverspire games”.
help-seats = How many players there are. Without it, as many as the game allows.
help-humans = How many of them are people (they get the first seats), or which seats people have, such as 1,3. Kept with the game, so it need not be repeated with --resume. Without it, one.
help-seed = The number all luck comes from: the same seed deals the same game.
help-pack = The component pack: the name of a shipped one, or a folder of your own.
help-option = An option of the game; may be given several times. See “silverspire games”.
help-opponents = Who plays the other seats: apprentice, journeyman, burgher or master, from easy to hard. Kept with the game. Without it, journeyman. See “silverspire players” for all.
help-resume = Go on with a saved game. It is kept in the same file from then on.
help-replay = Step through a recorded game.
help-record = The file of a saved game.
help-all = Print every choice and the result instead of stepping.
help-verify = Play a recorded game again and name anything that was changed in its file.
help-games = List the games and their options.

## At a question

curtain = Pass the keyboard to { $player }, then press Enter: {""}
prompt = Your choice (?, hint, why, undo): {""}
hidden = There is more to look at: look { $names }
more-news = … and { $count } more { $count ->
    [one] line
   *[other] lines
} of news (log)
no-such-number = There is no { $number }: choose from 1 to { $most }.
ambiguous = “{ $answer }” could be several: type one of the numbers { $numbers }.
unknown = “{ $answer }” is none of the choices and no command. Type a number from the list, or ? for help.

why-line = { $names }: { $why }
why-legal = { $name }: nothing stands in the way, you can choose it now.
why-nothing = Nothing is refused here: everything that answers this question can be chosen.

no-pane = There is no “{ $name }” to look at; there is: { $names }.
no-tile = No tile is called “{ $name }”. Part of a name is enough: tile well
rules-not-here = The text of the rules is not installed here; it is in docs/rules of the source code.
no-rule = No rule “{ $rule }” is to be found here. Rules have names like KH-PLOT-1.
nothing-to-undo = You have chosen nothing yet.
nothing-to-redo = Nothing was undone.
nothing-to-restart = You have chosen nothing in this turn that could be taken back.
chosen-since = Another person has chosen since: it cannot be undone.
revealed-since = Something hidden was turned up since your last choice: it cannot be undone.

save-where = Say where: save my-game.json
saved = Saved as { $file }.
not-saved = Not saved as { $file }: { $why }
foreign-file = there is a file of that name that is not a saved game.
parting = Your game is kept in { $file }. To go on with it:
kept = The record of this game is in { $file }. Step through it with “silverspire replay”.

help-commands =
    Type the number of a choice, or its name, such as C4. And at any time:

      (Enter)     show the table again         look [city …]  all, or one part
      why         what you cannot do, and why  why NAME       why not this one
      hint        what a good player would do  rules ID       the text of a rule
      tile NAME   what is printed on a tile
      score       everybody’s points so far    log [all]      what happened
      undo, redo  take your last choice back   restart        this turn again
      save FILE   keep a copy                  language CODE  speak en, es, fr, it
      quit        leave; all is kept

help-game-too = Type “help game” for the game in a few lines.

## Replay

replay-prompt = Enter next, p previous, first, last, a number, q quit: {""}
replay-place = Choice { $place } of { $last }
replay-opening = The table before the first choice.
replay-unfinished = The game was not finished.

## Errors of the command line. The engine's own errors come as they are.

not-drawn = Nobody has drawn { $game } for the terminal yet.
option-without-value = “{ $option }” gives no value: write NAME=VALUE, such as events=true.
humans-unclear = “{ $text }” are no people: say how many, such as 1, or which seats, such as 1,3.
humans-too-many = “{ $text }” does not fit: this table has the seats 1 to { $seats }.
other-game = { $file } is a game of { $played }, not of { $wanted }.
record-of-unknown-game = This record cannot be read: { $why }.
not-with-resume = --seats, --seed and --option belong to a new game; { $file } has its own.
cannot-read = { $file } cannot be read: { $why }.

## Verifying a record

verifying = Playing the game again
at-line = Line { $line }: { $what }
bytes-differ = The game is whole, but this line is not as it was written: something in it was changed.
verified = { $game } (rules { $rules }): { $seats } players, { $choices } choices, final scores { $scores }. Nothing was changed.
verified-unfinished = { $game } (rules { $rules }): { $seats } players, { $choices } choices, not finished. Nothing was changed.

## silverspire games

game-line = { $name }: { $title }. { $least } to { $most } players, rules { $rules }, packs: { $packs }.
option-number = a whole number
version = Silverspire { $version }

## The language

help-language = The language: en, es, fr or it; it may stand anywhere. Without it, that of your system.
language-own-name = English
language-line = { $code } ({ $name })
no-such-language = There are no words in “{ $language }” here. There are: { $languages }.

## What can be typed, in the reader's words; the English ones are understood too.

command-help = help
command-look = look
command-why = why
command-hint = hint
command-tile = tile
command-score = score
command-log = log
command-rules = rules
command-undo = undo
command-redo = redo
command-restart = restart
command-save = save
command-language = language
command-quit = quit
command-game = game
command-all = all

replay-next = next
replay-previous = previous
replay-first = first
replay-last = last

## The parts of the table, for the command “look”

look-status = status
look-city = city
look-mine = mine
look-prices = prices
look-hall = hall
look-church = church
look-players = players
look-own = own
look-event = event
look-projects = projects
look-favor = favor
look-houses = houses
look-plague = plague
look-supply = supply
look-screens = screens
look-memory = memory
look-hand = hand

## silverspire pack

help-packs = Component packs: what is printed on a game’s pieces.
help-pack-game = The game that the pack is for.
help-pack-new = Copy a pack to a folder of your own, to type in the printed values.
help-pack-folder = A new or empty folder.
help-pack-from = The pack to copy: a name, or a folder.
help-pack-check = Name everything that is wrong with a pack: file, line, what, and the rule.
help-pack-checked = The folder of a pack, or a shipped one’s name.

pack-copied = { $folder } is a copy of { $source }.
pack-edit = Edit its files, then:
pack-has-problems = { $count ->
    [one] { $folder } has 1 problem.
   *[other] { $folder } has { $count } problems.
}
pack-whole = { $folder } is whole.
pack-counts = { $files } files, { $values } values: { $origins }
pack-origin = { $count } { $origin }
pack-hash = hash { $hash }
