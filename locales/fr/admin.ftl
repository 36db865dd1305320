### `silverspire admin` : les tables d’un serveur, pour qui le tient.

help-admin = Gérer les tables d’un serveur : les lister, exporter, importer, supprimer, sauvegarder.
help-admin-list = Lister les tables, la plus récemment active d’abord.
help-admin-status = Seulement les tables dans cet état : open, running, finished ou closed.
help-admin-ids = Seulement les identifiants, un par ligne.
help-admin-table = L’identifiant d’une table, tel qu’il figure dans son lien.
help-admin-export = Exporter une table dans un fichier. Il contient ce que la partie cache encore : ne le montrez pas aux joueurs.
help-admin-export-file = Un nouveau fichier. Par défaut : silverspire-table-….json dans le dossier courant.
help-admin-import = Restaurer des tables à partir de fichiers exportés, ici ou sur un autre serveur.
help-admin-import-file = Un fichier exporté.
help-admin-delete = Supprimer définitivement des tables.
help-admin-yes = Ne pas demander de confirmation.
help-admin-backup = Copier une base de données SQLite pendant qu’elle est en service.
help-admin-backup-file = Un nouveau fichier.

admin-column-table = Identifiant
admin-column-game = Jeu
admin-column-status = État
admin-column-entries = Entrées
admin-column-moved = Dernier coup (UTC)
admin-column-seats = Places
admin-listed = { $count ->
    [0] Aucune table.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-exported = La table { $table } ({ $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}) a été exportée dans { $file }
admin-imported = La table { $table } ({ $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}) a été restaurée.
admin-delete-sure = Supprimer définitivement { $tables } ?
admin-deleted = La table { $table } a été supprimée.
admin-backed-up = La base de données a été copiée dans { $file }
admin-file-exists = { $file } existe déjà : choisissez un autre fichier.
