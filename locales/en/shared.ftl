### Words that every command and every game uses.

list-separator = {", "}
note-separator = {" · "}
step-separator = {" → "}

groschen-short = { $amount } gr
groschen-range = { $least }–{ $most } gr
groschen-gained = +{ $amount } gr

## Errors of the command line. The engine's own errors come as they are.

no-such-opponents = There are no opponents of the kind “{ $kind }”; there are: { $kinds }.
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
game-kutna-hora = Kutná Hora: The City of Silver
game-world-without-end = World Without End
option-number = a whole number
version = Silverspire { $version }
