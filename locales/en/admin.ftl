### `silverspire admin`: the tables of a server, for whoever runs it.

help-admin = Manage a server’s tables: list, export, import, delete, back up.
help-admin-list = List the tables, most recently active first.
help-admin-status = Only tables that are open, running, finished or closed.
help-admin-ids = Print only their ids, one per line.
help-admin-table = A table’s id, as in its link.
help-admin-export = Export a table to a file. It includes what the game still hides: don’t show it to players.
help-admin-export-file = A new file. Default: silverspire-table-….json in this folder.
help-admin-import = Restore tables from exported files, from this server or another.
help-admin-import-file = An exported file.
help-admin-delete = Delete tables permanently.
help-admin-yes = Don’t ask for confirmation.
help-admin-backup = Copy an SQLite database while it is in use.
help-admin-backup-file = A new file.

admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-entries = Entries
admin-column-moved = Last move (UTC)
admin-column-seats = Seats
admin-listed = { $count ->
    [0] There are no tables.
    [one] 1 table.
   *[other] { $count } tables.
}
admin-exported = Table { $table } with its { $count ->
    [one] 1 entry
   *[other] { $count } entries
} was exported to { $file }
admin-imported = Table { $table } was restored, with its { $count ->
    [one] 1 entry
   *[other] { $count } entries
}.
admin-delete-sure = Delete { $tables } permanently?
admin-deleted = Table { $table } deleted.
admin-backed-up = The database was copied to { $file }
admin-file-exists = { $file } already exists: name another file.
