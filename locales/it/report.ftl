### Ciò che ogni rapporto del laboratorio dice intorno al suo contenuto.

report-made-by = Realizzato con Silverspire { $version }. Questa pagina è un solo file e non scarica nulla dalla rete: conservala, inviala, stampala.
report-scroll = Questa tabella può essere più larga dello schermo: scorrila di lato.

## Un componente aggiuntivo che non è installato

missing-extra = Per questo serve { $library }, che qui non è disponibile. Installazione: pip install "silverspire[{ $extra }]"

## Numeri

percent = { $number }%
duration-s = { $number } s
duration-ms = { $number } ms
duration-us = { $number } µs
