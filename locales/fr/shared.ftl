### Ce qu’utilisent tous les écrans et tous les jeux.

list-separator = {", "}
and-separator = {""} et {""}
note-separator = {" · "}
step-separator = {" → "}
sentence-separator = {" "}
as-written = { $text }

refused = { $why } [{ $rule }]
refusal-other-question = Le choix en cours porte sur autre chose : { $asked }.
refusal-game-over = La partie est terminée.

game-kutna-hora = Kutná Hora : La cité de l’argent
game-world-without-end = Un monde sans fin
