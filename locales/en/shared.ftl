### What every screen and every game uses.

list-separator = {", "}
note-separator = {" · "}
step-separator = {" → "}

refused = { $why } [{ $rule }]

game-kutna-hora = Kutná Hora: The City of Silver
game-world-without-end = World Without End
