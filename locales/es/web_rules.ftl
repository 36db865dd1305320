### Las reglas, para leer y buscar.

## La página

book-title = Las reglas
book-title-of = Las reglas de { $game }
book-search = Buscar por palabras o número
book-search-example = una palabra o un número como { $rule }
book-chapters = Capítulos
book-found = { $count ->
    [0] Ninguna regla coincide. Prueba con menos palabras.
    [one] 1 regla
   *[other] { $count } reglas
}
book-link = Enlace a la regla { $rule }
book-no-rule = Aquí no hay ninguna regla { $rule }.
book-ruling = Donde las reglas impresas dejan algo abierto, hemos decidido nosotros. Esas reglas llevan la marca «Aclaración».
book-in-english = Algunas reglas solo están en inglés.
