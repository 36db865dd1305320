### Ce qu’utilisent tous les écrans et tous les jeux.

list-separator = {", "}
and-separator = {" et "}
note-separator = {" · "}
step-separator = {" → "}
sentence-separator = {" "}
as-written = { $text }

refused = { $why } [{ $rule }]
refusal-other-question = Ce n’est pas ce qui est demandé. Question en cours : { $asked }.

game-kutna-hora = Kutná Hora : La cité de l’argent
game-world-without-end = Un monde sans fin
