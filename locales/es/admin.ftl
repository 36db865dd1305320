### `silverspire admin`: las mesas de un servidor, para quien lo lleva.

help-admin = Las mesas de un servidor: ver, exportar, importar, borrar, copiar.
help-admin-list = Ver las mesas, primero las que se movieron las últimas.
help-admin-status = Solo las que están open, running, finished o closed.
help-admin-ids = Solo sus nombres, uno por línea.
help-admin-table = El nombre de una mesa, como en su enlace.
help-admin-export = Escribir todo lo de una mesa en un archivo. Contiene lo que la partida aún oculta: que no lo vean los jugadores.
help-admin-export-file = Un archivo nuevo. Sin él, silverspire-table-….json aquí.
help-admin-import = Restaurar mesas de archivos exportados, aquí o en otro servidor.
help-admin-import-file = Un archivo exportado.
help-admin-delete = Borrar mesas y todo lo suyo, para siempre.
help-admin-yes = No preguntar.
help-admin-backup = Copiar una base de datos de SQLite mientras se usa.
help-admin-backup-file = Un archivo nuevo.

admin-column-table = Mesa
admin-column-game = Juego
admin-column-status = Estado
admin-column-entries = Entradas
admin-column-moved = Última jugada (UTC)
admin-column-seats = Asientos
admin-listed = { $count ->
    [0] No hay mesas.
    [one] 1 mesa.
   *[other] { $count } mesas.
}
admin-exported = La mesa { $table } con sus { $count } entradas está en { $file }
admin-imported = La mesa { $table } está aquí de nuevo, con sus { $count } entradas.
admin-delete-sure = ¿Borrar { $tables } para siempre?
admin-deleted = La mesa { $table } ya no está.
admin-backed-up = La base de datos está copiada en { $file }
admin-file-exists = { $file } ya existe: indica otro archivo.
