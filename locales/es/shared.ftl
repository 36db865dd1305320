### Lo que usan todas las pantallas y todos los juegos.

list-separator = {", "}
and-separator = {""} y {""}
note-separator = {" · "}
step-separator = {" → "}
sentence-separator = {" "}
as-written = { $text }

refused = { $why } [{ $rule }]
refusal-other-question = Ahora toca decidir otra cosa: { $asked }.
refusal-game-over = La partida ha terminado.

game-kutna-hora = Kutná Hora: La ciudad de la plata
game-world-without-end = Un mundo sin fin
