### Il tavolo in rete, dalla riga di comando.

help-serve = Apre tavoli per persone e computer, nel browser.
help-serve-host = L’indirizzo su cui ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 per chiunque possa raggiungerlo.
help-serve-port = La porta su cui ascoltare. Se manca, la 8000 o la prossima libera.
help-serve-database = Dove si conservano i tavoli: un file, o postgresql://… Se manca, DATABASE_URL, o un file tuo.
help-serve-packs = Una cartella con i tuoi pacchetti: anche con questi si possono aprire tavoli.
help-serve-open = Aprire il browser o no. Se manca, si apre quando c’è e ci sei davanti.

serve-address = Silverspire è all’indirizzo { $address }
serve-database = I tavoli si conservano in { $place }
serve-stop = Premi Ctrl+C per fermarlo; non si perde nulla.
serve-postgres = PostgreSQL
