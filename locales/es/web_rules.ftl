### Las reglas, para leer y buscar.

## La página

book-title = Las reglas
book-title-of = Las reglas de { $game }
book-search = Buscar por palabras o número
book-search-example = precio del terreno, KH-PLOT-1
book-chapters = Capítulos
book-found = { $count ->
    [0] Ninguna regla dice eso. Prueba con menos palabras.
    [one] Una regla.
   *[other] { $count } reglas.
}
book-link = Enlace a la regla { $rule }
book-no-rule = En este libro no hay ninguna regla { $rule }.
book-ruling = Donde las reglas impresas dejan algo abierto, una aclaración dice lo que decidimos.
book-in-english = Algunas reglas están todavía en inglés.
