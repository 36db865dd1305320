### La table en ligne, depuis la ligne de commande.

help-serve = Ouvrir des tables pour des personnes et des ordinateurs, dans le navigateur.
help-serve-host = L’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous ceux qui peuvent l’atteindre.
help-serve-port = Le port d’écoute. Sans cette option, 8000 ou le suivant qui est libre.
help-serve-database = Où sont gardées les tables : un fichier, ou postgresql://… Sans cette option, DATABASE_URL, ou un fichier à vous.
help-serve-packs = Un dossier de vos propres paquets : on peut aussi ouvrir des tables avec eux.
help-serve-open = Ouvrir le navigateur ou non. Sans cette option, il s’ouvre s’il y en a un et que vous êtes devant.

serve-address = Silverspire est à l’adresse { $address }
serve-database = Les tables sont gardées dans { $place }
serve-stop = Appuyez sur Ctrl+C pour arrêter ; rien n’est perdu.
serve-postgres = PostgreSQL
