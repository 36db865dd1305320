### `silverspire admin` : les tables d’un serveur, pour qui le tient.

help-admin = Les tables d’un serveur : les voir, les exporter, les importer, les supprimer, les sauvegarder.
help-admin-list = Énumérer les tables, les dernières à avoir bougé d’abord.
help-admin-status = Seulement celles qui sont open, running, finished ou closed.
help-admin-ids = Seulement leurs identifiants, un par ligne.
help-admin-table = L’identifiant d’une table, comme dans son lien.
help-admin-export = Écrire tout d’une table dans un fichier. Il contient ce que la partie cache encore : gardez-le des joueurs.
help-admin-export-file = Un nouveau fichier. Sans cette option, silverspire-table-….json ici.
help-admin-import = Rétablir des tables à partir de fichiers exportés, ici ou sur un autre serveur.
help-admin-import-file = Un fichier exporté.
help-admin-delete = Supprimer des tables et tout ce qui leur appartient, pour toujours.
help-admin-yes = Ne pas demander.
help-admin-backup = Copier une base de données SQLite pendant qu’elle sert.
help-admin-backup-file = Un nouveau fichier.

admin-column-table = Identifiant
admin-column-game = Jeu
admin-column-status = État
admin-column-entries = Entrées
admin-column-moved = Dernier coup (UTC)
admin-column-seats = Places
admin-listed = { $count ->
    [0] Il n’y a pas de tables.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-exported = La table { $table } avec ses { $count } entrées est dans { $file }
admin-imported = La table { $table } est de retour, avec ses { $count } entrées.
admin-delete-sure = Supprimer { $tables } pour toujours ?
admin-deleted = La table { $table } n’existe plus.
admin-backed-up = La base de données est copiée dans { $file }
admin-file-exists = { $file } existe déjà : nommez un autre fichier.
