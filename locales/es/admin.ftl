### `silverspire admin`: las mesas de un servidor, para quien lo lleva.

help-admin = Las mesas de un servidor: verlas, exportarlas, importarlas, borrarlas y hacer copias de seguridad.
help-admin-list = Ver las mesas, empezando por las de actividad más reciente.
help-admin-status = Solo las que están open, running, finished o closed.
help-admin-ids = Solo sus identificadores, uno por línea.
help-admin-table = El identificador de una mesa, como en su enlace.
help-admin-export = Exportar una mesa a un archivo. Incluye lo que la partida aún oculta: que no lo vean los jugadores.
help-admin-export-file = Un archivo nuevo. Si no se indica, silverspire-table-….json aquí.
help-admin-import = Restaurar mesas a partir de archivos exportados, aquí o en otro servidor.
help-admin-import-file = Un archivo exportado.
help-admin-delete = Borrar mesas para siempre.
help-admin-yes = No preguntar.
help-admin-backup = Hacer una copia de seguridad de una base de datos SQLite mientras se usa.
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
admin-exported = La mesa { $table }, con { $count ->
    [one] 1 entrada
   *[other] { $count } entradas
}, está en { $file }
admin-imported = Mesa { $table } restaurada, con { $count ->
    [one] 1 entrada
   *[other] { $count } entradas
}.
admin-delete-sure = ¿Borrar { $tables } para siempre?
admin-deleted = Mesa { $table } borrada.
admin-backed-up = La base de datos se ha copiado en { $file }
admin-file-exists = { $file } ya existe: indica otro archivo.
