### Ce que dit chaque rapport du laboratoire autour de son contenu.

report-made-by = Créé par Silverspire { $version }. Cette page est un seul fichier et ne télécharge rien : gardez-la, envoyez-la, imprimez-la.
report-scroll = Ce tableau peut être plus large que l’écran : faites-le défiler horizontalement.

## Un complément qui n’est pas installé

missing-extra = Cette commande demande { $library }, qui n’est pas installé. Installez-le avec : pip install "silverspire[{ $extra }]"

## Nombres

percent = { $number } %
duration-s = { $number } s
duration-ms = { $number } ms
duration-us = { $number } µs
