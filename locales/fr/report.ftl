### Ce que dit chaque rapport du laboratoire autour de son contenu.

report-made-by = Fait par Silverspire { $version }. Cette page est un seul fichier et ne télécharge rien : gardez-la, envoyez-la, imprimez-la.
report-scroll = Un tableau qui peut être plus large que l’écran : faites-le défiler de côté.

## Un complément du paquet qui n’est pas installé

missing-extra = Il faut pour cela { $library }, qui n’est pas installé. Installez-le avec : pip install "silverspire[{ $extra }]"

## Nombres

percent = { $number } %
duration-s = { $number } s
duration-ms = { $number } ms
duration-us = { $number } µs
