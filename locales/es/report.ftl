### Lo que dice cada informe del laboratorio alrededor de su contenido.

report-made-by = Hecho con Silverspire { $version }. Esta página es un solo archivo y no carga nada de la red: guárdala, envíala, imprímela.
report-scroll = Esta tabla puede ser más ancha que tu pantalla: desplázala hacia los lados.

## Un complemento del paquete que no está instalado

missing-extra = Para esto hace falta { $library }, que no está instalado. Instálalo con: pip install "silverspire[{ $extra }]"

## Números

percent = { $number } %
duration-s = { $number } s
duration-ms = { $number } ms
duration-us = { $number } µs
