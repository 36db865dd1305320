### The online table, on the command line.

help-serve = Serve tables for people and computer players, in the browser.
help-serve-host = The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everyone who can reach it.
help-serve-port = The port to listen on. Default: 8000, or the next one that is free.
help-serve-database = Where tables are stored: a file, or postgresql://… Default: DATABASE_URL, or a file of your own.
help-serve-packs = A folder of your own packs, offered at the tables.
help-serve-open = Whether to open the browser. Default: yes, if there is one and you’re at a terminal.

serve-address = Silverspire is running at { $address }
serve-database = Tables are stored in { $place }
serve-stop = Press Ctrl+C to stop. Games stay saved.
serve-postgres = PostgreSQL
