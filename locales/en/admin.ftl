### `silverspire admin`: the tables of a server, for whoever runs it.

help-admin = The tables of a server: list, export, import, delete, back up.
help-admin-list = List the tables, those that moved last first.
help-admin-status = Only those that are open, running, finished or closed.
help-admin-ids = Only their ids, one to a line.
help-admin-table = A table’s id, as in its link.
help-admin-export = Write everything of a table into a file. It holds what the game still hides: keep it from players.
help-admin-export-file = A new file. Without it, silverspire-table-….json here.
help-admin-import = Restore tables from files that were exported, here or on another server.
help-admin-import-file = A file that was exported.
help-admin-delete = Delete tables and everything of them, for good.
help-admin-yes = Do not ask.
help-admin-backup = Copy a database of SQLite while it is in use.
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
admin-exported = The table { $table } with its { $count } entries is in { $file }
admin-imported = The table { $table } is here again, with its { $count } entries.
admin-delete-sure = Delete { $tables } for good?
admin-deleted = The table { $table } is gone.
admin-backed-up = The database is copied to { $file }
admin-file-exists = { $file } is there already: name another file.
