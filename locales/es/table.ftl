### La mesa en línea, desde la línea de órdenes.

help-serve = Abre mesas para personas y ordenadores, en el navegador.
help-serve-host = La dirección en la que se escucha: 127.0.0.1 solo para este equipo, 0.0.0.0 para quien pueda llegar a él.
help-serve-port = El puerto en el que se escucha. Si no se indica, el 8000 o el siguiente que esté libre.
help-serve-database = Dónde se guardan las mesas: un archivo, o postgresql://… Si no se indica, DATABASE_URL, o un archivo propio.
help-serve-packs = Una carpeta con tus propios paquetes, que se ofrecen en las mesas.
help-serve-open = Si se abre el navegador. Por defecto, sí, cuando lo hay y estás ante un terminal.

serve-address = Silverspire está en { $address }
serve-database = Las mesas se guardan en { $place }
serve-stop = Pulsa Ctrl+C para detenerlo. Las partidas quedan guardadas.
serve-postgres = PostgreSQL
