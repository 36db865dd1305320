### Ciò che ogni rapporto del laboratorio dice intorno al suo contenuto.

report-made-by = Fatto da Silverspire { $version }. Questa pagina è un solo file e non scarica nulla: conservala, inviala, stampala.
report-scroll = Una tabella che può essere più larga dello schermo: scorrila di lato.

## Un componente aggiuntivo che non è installato

missing-extra = Per questo serve { $library }, che non è installato. Installalo con: pip install "silverspire[{ $extra }]"

## Numeri

percent = { $number }%
duration-s = { $number } s
duration-ms = { $number } ms
duration-us = { $number } µs
