### La table en ligne, depuis la ligne de commande.

help-serve = Héberger des tables pour des personnes et des ordinateurs, dans le navigateur.
help-serve-host = L’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous ceux qui peuvent l’atteindre.
help-serve-port = Le port d’écoute. Par défaut : 8000, ou le premier port libre ensuite.
help-serve-database = Où garder les tables : un fichier, ou postgresql://… Par défaut : DATABASE_URL, ou un fichier dans votre dossier personnel.
help-serve-packs = Un dossier de vos propres packs, proposés eux aussi aux tables.
help-serve-open = Ouvrir ou non le navigateur. Par défaut : oui, s’il y en a un et si vous êtes devant un terminal.

serve-address = Silverspire tourne à l’adresse { $address }
serve-database = Les tables sont gardées dans { $place }
serve-stop = Appuyez sur Ctrl+C pour arrêter. Les parties restent enregistrées.
serve-postgres = PostgreSQL
