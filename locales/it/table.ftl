### Il tavolo in rete, dalla riga di comando.

help-serve = Apre tavoli per persone e computer, nel browser.
help-serve-host = L’indirizzo su cui ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 per chiunque possa raggiungerlo.
help-serve-port = La porta su cui ascoltare. Predefinita: 8000, o la prossima libera.
help-serve-database = Dove si salvano i tavoli: un file, o postgresql://… Predefinito: DATABASE_URL, o un file tuo.
help-serve-packs = Una cartella con pacchetti tuoi, da offrire ai tavoli.
help-serve-open = Se aprire il browser. Predefinito: sì, se ce n’è uno e si lavora in un terminale.

serve-address = Silverspire è all’indirizzo { $address }
serve-database = I tavoli sono salvati in { $place }
serve-stop = Premi Ctrl+C per fermarlo. Le partite restano salvate.
serve-postgres = PostgreSQL
