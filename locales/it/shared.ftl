### Ciò che usano tutti gli schermi e tutti i giochi.

list-separator = {", "}
note-separator = {" · "}
step-separator = {" → "}

refused = { $why } [{ $rule }]
refusal-other-question = Non è questo che si chiede adesso; si chiede altro: { $asked }.

game-kutna-hora = Kutná Hora: La città dell’argento
game-world-without-end = Mondo senza fine
