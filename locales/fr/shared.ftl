### Ce qu’utilisent tous les écrans et tous les jeux.

list-separator = {", "}
note-separator = {" · "}
step-separator = {" → "}

refused = { $why } [{ $rule }]

game-kutna-hora = Kutná Hora : La cité de l’argent
game-world-without-end = Un monde sans fin
