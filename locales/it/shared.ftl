### Ciò che usano tutti gli schermi e tutti i giochi.

list-separator = {", "}
and-separator = {""} e {""}
note-separator = {" · "}
step-separator = {" → "}
sentence-separator = {" "}
as-written = { $text }

refused = { $why } [{ $rule }]
refusal-other-question = Adesso si sta decidendo altro: { $asked }.
refusal-game-over = La partita è finita.

game-kutna-hora = Kutná Hora: La città dell’argento
game-world-without-end = Mondo senza fine
