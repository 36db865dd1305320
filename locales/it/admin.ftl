### `silverspire admin`: i tavoli di un server, per chi lo tiene.

help-admin = Gestisce i tavoli di un server: elencarli, esportarli, importarli, cancellarli, farne una copia.
help-admin-list = Elenca i tavoli, a partire da quelli usati più di recente.
help-admin-status = Solo i tavoli nello stato open, running, finished o closed.
help-admin-ids = Solo i loro identificativi, uno per riga.
help-admin-table = L’identificativo di un tavolo, come nel suo link.
help-admin-export = Esporta un tavolo in un file. Contiene ciò che la partita nasconde ancora: non mostrarlo ai giocatori.
help-admin-export-file = Un file nuovo. Predefinito: silverspire-table-….json in questa cartella.
help-admin-import = Ripristina tavoli da file esportati, da questo server o da un altro.
help-admin-import-file = Un file esportato.
help-admin-delete = Cancella tavoli per sempre.
help-admin-yes = Non chiede conferma.
help-admin-backup = Copia un database SQLite mentre è in uso.
help-admin-backup-file = Un file nuovo.

admin-column-table = Tavolo
admin-column-game = Gioco
admin-column-status = Stato
admin-column-entries = Voci
admin-column-moved = Ultima mossa (UTC)
admin-column-seats = Posti
admin-listed = { $count ->
    [0] Non ci sono tavoli.
    [one] 1 tavolo.
   *[other] { $count } tavoli.
}
admin-exported = Il tavolo { $table }, con { $count ->
    [one] 1 voce
   *[other] { $count } voci
}, è stato esportato in { $file }
admin-imported = Il tavolo { $table } è stato ripristinato, con { $count ->
    [one] 1 voce
   *[other] { $count } voci
}.
admin-delete-sure = Cancellare { $tables } per sempre?
admin-deleted = Il tavolo { $table } è stato cancellato.
admin-backed-up = Il database è stato copiato in { $file }
admin-file-exists = { $file } esiste già: indica un altro file.
