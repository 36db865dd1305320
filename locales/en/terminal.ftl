### What the command line says about itself, and what a person reads beside the table.

## silverspire --help

help-silverspire = Two medieval city-building games, in your browser or your terminal. To start, type: silverspire
help-version = Show the version.
help-play = Play a game in the terminal.
help-game = The game: see “silverspire games”.
help-seats = The number of players. Default: as many as the game allows.
help-humans = How many of them are people (they get the first seats), or which seats people have, such as 1,3. Saved with the game, so it isn’t needed again with --resume. Default: one.
help-seed = The number that determines everything random: the same seed gives the same game.
help-pack = The component pack: the name of one that comes with Silverspire, or a folder of your own.
help-option = An option of the game; can be given several times. See “silverspire games”.
help-opponents = Who plays the other seats: apprentice, journeyman, burgher or master, from easy to expert. Saved with the game. Default: journeyman. “silverspire players” lists them all.
help-resume = Resume a saved game. It is then saved to the same file.
help-replay = Step through a recorded game.
help-record = The file of a saved game.
help-all = Print every choice and the result instead of stepping through them.
help-verify = Replay a recorded game and report anything that was changed in its file.
help-promised = The hash of the seed that was shown before the game, to compare.
help-games = List the games and their options.
help-completion = Print the script that completes these commands in your shell. bash: eval "$(silverspire completion bash)"
help-completion-shell = The shell.
start-browser = Starting the table in your browser. “silverspire --help” lists the other commands.
start-terminal = Starting in the terminal. “silverspire --help” lists the other commands.
start-needs-server = To play in the browser, install the server: pip install "silverspire[server]"
start-which-game = Which game? (1) {""}

## At a question

curtain = Pass the keyboard to { $player }, then press Enter: {""}
prompt = Your choice (?, hint, why, undo): {""}
hidden = There is more to see: look { $names }
more-news = … and { $count } more { $count ->
    [one] line
   *[other] lines
} in the log
no-such-number = There is no option { $number }: choose from 1 to { $most }.
ambiguous = “{ $answer }” could mean several choices: type one of the numbers { $numbers }.
unknown = “{ $answer }” is neither a choice nor a command. Type a number from the list, or ? for help.

why-line = { $names }: { $why }
why-legal = { $name }: you can choose this now.
why-in-vain = It would do nothing now. { $why }
why-nothing = Nothing is ruled out here: you can choose any of them.

no-pane = There is no “{ $name }” to look at. There is: { $names }.
no-tile = No tile is called “{ $name }”. Part of a name is enough: tile well
rules-not-here = The rules are not installed here; you’ll find them in docs/rules of the source code.
no-rule = There is no rule “{ $rule }” here. Rules have names like KH-PLOT-1.
nothing-to-undo = You haven’t chosen anything yet.
nothing-to-redo = There is nothing to redo.
nothing-to-restart = There is nothing to undo in this turn.
chosen-since = Someone else has made a choice since then: it can’t be undone.
revealed-since = Something hidden has been revealed since then: it can’t be undone.

save-where = Add a file name: save my-game.json
saved = Saved as { $file }.
not-saved = Not saved as { $file }: { $why }
foreign-file = there is already a file with that name, and it isn’t a saved game.
parting = Your game is saved in { $file }. To continue it:
kept = The record of this game is in { $file }. Step through it with “silverspire replay”.

help-commands =
    Type the number of a choice, or its name, such as C4. And at any time:

      (Enter)     show the table again         look [city …]  all, or one part
      why         what you can’t do, and why   why NAME       why not this one
      hint        what a good player would do  rules ID       the text of a rule
      tile NAME   what is printed on a tile
      score       everyone’s points so far     log [all]      what happened
      undo, redo  undo or redo your choice     restart        this turn again
      save FILE   save a copy                  language CODE  en, es, fr or it
      quit        leave; the game is saved

help-game-too = Type “help game” for a short introduction to the game.

## Replay

replay-prompt = Enter next, p previous, first, last, a number, q quit: {""}
replay-place = Choice { $place } of { $last }
replay-opening = The table before the first choice.
replay-unfinished = This game was not finished.

## Errors of the command line. The engine's own errors come as they are.

option-without-value = “{ $option }” has no value: write NAME=VALUE, such as events=true.
humans-unclear = “{ $text }” isn’t valid: say how many people, such as 1, or which seats, such as 1,3.
humans-too-many = “{ $text }” doesn’t fit: this table has seats 1 to { $seats }.
other-game = { $file } is a game of { $played }, not { $wanted }.
record-of-unknown-game = This record can’t be read: { $why }.
not-with-resume = --seats, --seed and --option are for a new game; { $file } has its own.
cannot-read = { $file } can’t be read: { $why }.

## Verifying a record

verifying = Replaying the game
at-line = Line { $line }: { $what }
bytes-differ = The game is valid, but this line isn’t as it was written: something in it was changed.
verified-promise = The shuffle is the one that was promised before the game: { $hash }.{ $chosen ->
    [yes] {" "}The host chose the seed, though, and may have known what the decks held.
   *[no] {""}
}
no-promise = This record doesn’t say what was promised about its seed.
another-promise = The shuffle isn’t the one that was promised: this record has the hash { $hash }.
verified = { $game } (rules { $rules }): { $seats } players, { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, final scores { $scores }. Nothing was changed.
verified-unfinished = { $game } (rules { $rules }): { $seats } players, { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, not finished. Nothing was changed.

## silverspire games

game-line = { $name }: { $title }. { $least } to { $most } players, rules { $rules }, packs: { $packs }.
option-number = a whole number
version = Silverspire { $version }, { $engine ->
    [compiled] compiled engine
   *[uncompiled] uncompiled engine
}

## The language

help-language = The language: en, es, fr or it; can be given anywhere. Default: your system’s.
language-own-name = English
language-line = { $code } ({ $name })
no-such-language = “{ $language }” isn’t available. Available languages: { $languages }.

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
look-church = cathedral
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
help-pack-game = The game the pack is for.
help-pack-new = Copy a pack to a folder of your own, where you can enter the printed values.
help-pack-folder = A new or empty folder.
help-pack-from = The pack to copy: a name, or a folder.
help-pack-check = List everything that is wrong with a pack: file, line, problem and rule.
help-pack-checked = The folder of a pack, or the name of one that comes with Silverspire.

pack-copied = { $folder } is a copy of { $source }.
pack-edit = Edit its files, then:
pack-has-problems = { $count ->
    [one] { $folder } has 1 problem.
   *[other] { $folder } has { $count } problems.
}
pack-whole = { $folder } has no problems.
pack-counts = { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $values ->
    [one] 1 value
   *[other] { $values } values
}: { $origins }
pack-origin = { $count } { $origin }
pack-hash = hash { $hash }
