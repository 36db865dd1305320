### `silverspire admin`: i tavoli di un server, per chi lo tiene.

help-admin = I tavoli di un server: vederli, esportarli, importarli, cancellarli, farne copia.
help-admin-list = Elenca i tavoli, per primi gli ultimi che si sono mossi.
help-admin-status = Solo quelli che sono open, running, finished o closed.
help-admin-ids = Solo i loro identificativi, uno per riga.
help-admin-table = L’identificativo di un tavolo, come nel suo link.
help-admin-export = Scrive tutto di un tavolo in un file. Contiene ciò che la partita nasconde ancora: i giocatori non lo vedano.
help-admin-export-file = Un file nuovo. Se manca, silverspire-table-….json qui.
help-admin-import = Ripristina tavoli da file esportati, qui o su un altro server.
help-admin-import-file = Un file esportato.
help-admin-delete = Cancella tavoli e tutto ciò che è loro, per sempre.
help-admin-yes = Non chiedere.
help-admin-backup = Copia una base di dati SQLite mentre è in uso.
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
admin-exported = Il tavolo { $table } con le sue { $count } voci è in { $file }
admin-imported = Il tavolo { $table } è di nuovo qui, con le sue { $count } voci.
admin-delete-sure = Cancellare { $tables } per sempre?
admin-deleted = Il tavolo { $table } non c’è più.
admin-backed-up = La base di dati è copiata in { $file }
admin-file-exists = { $file } c’è già: indica un altro file.
