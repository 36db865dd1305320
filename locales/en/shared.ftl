### What every screen and every game uses.

list-separator = {", "}
and-separator = {""} and {""}
note-separator = {" · "}
step-separator = {" → "}
sentence-separator = {" "}
as-written = { $text }

refused = { $why } [{ $rule }]
refusal-other-question = Something else is being decided right now: { $asked }.
refusal-game-over = The game is over.

game-kutna-hora = Kutná Hora: The City of Silver
game-world-without-end = World Without End
