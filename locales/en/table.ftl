### The online table, on the command line.

help-serve = Serve tables for people and computers, in the browser.
help-serve-host = The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for everyone who can reach it.
help-serve-port = The port to listen on. Without it, 8000 or the next that is free.
help-serve-database = Where tables are kept: a file, or postgresql://… Without it, DATABASE_URL, or a file of your own.
help-serve-packs = A folder of your own packs: tables may be laid with them, too.
help-serve-open = Open the browser, or not. Without it, if there is one and you sit at it.

serve-address = Silverspire is at { $address }
serve-database = Tables are kept in { $place }
serve-stop = Press Ctrl+C to stop; nothing is lost.
serve-postgres = PostgreSQL
