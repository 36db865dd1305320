### Le regole, da leggere e cercare.

## La pagina

book-title = Le regole
book-title-of = Le regole di { $game }
book-search = Cerca per parole o per numero
book-search-example = una parola o un numero come { $rule }
book-chapters = Capitoli
book-found = { $count ->
    [0] Nessuna regola corrisponde. Prova con meno parole.
    [one] 1 regola
   *[other] { $count } regole
}
book-link = Link alla regola { $rule }
book-no-rule = In questo libro non c’è la regola { $rule }.
book-ruling = Dove le regole stampate lasciano qualcosa in sospeso, abbiamo deciso noi. Quelle regole portano la scritta «Precisazione».
book-in-english = Alcune regole sono ancora in inglese.
