### Lo que usan todas las pantallas y todos los juegos.

list-separator = {", "}
note-separator = {" · "}
step-separator = {" → "}

refused = { $why } [{ $rule }]

game-kutna-hora = Kutná Hora: La ciudad de la plata
game-world-without-end = Un mundo sin fin
