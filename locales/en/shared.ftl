### What every screen and every game uses.

list-separator = {", "}
note-separator = {" · "}
step-separator = {" → "}

refused = { $why } [{ $rule }]
refusal-other-question = That is not what is asked for now; it is { $asked }.

game-kutna-hora = Kutná Hora: The City of Silver
game-world-without-end = World Without End
