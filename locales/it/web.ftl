### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Chiudi
web-cancel = Annulla
web-go-home = Pagina iniziale
web-menu = Menu
web-tools = Strumenti
web-rules = Regole
web-quoted = «{ $text }»
web-no-page = Questa pagina non esiste
web-no-page-why = L’indirizzo non porta da nessuna parte. Forse è stato copiato incompleto.
web-page-failed = Non è stato possibile caricare questa pagina
web-reload = Ricarica

## Opening a table

web-opening-table = Si prepara il tavolo…
web-opening-table-why = I pezzi stanno arrivando.
web-table-closed-to-you = Questo tavolo per te è chiuso
web-table-given-up = Questo tavolo è stato abbandonato
web-table-given-up-why = Chi l’ha aperto lo ha chiuso prima dell’inizio della partita.
web-other-rules = Questa partita segue altre regole
web-other-rules-why = È cominciata con un’altra versione delle regole o del pacchetto. È conservata, ma qui non si può continuare.
web-connection-lost = Connessione perduta: la tua ultima mossa è al sicuro. Si riprova…

## The decision bar

web-decision = La tua decisione
web-choose = Scegli questo
web-choose-last = Scegli questo: termina il tuo turno
web-end-turn = Termina il turno
web-turn-done = Il tuo turno è fatto. Puoi ancora tornare indietro.
web-end-turn-first = Prima termina il tuo turno, o torna indietro.
web-undo = Annulla la mossa
web-redo = Ripeti
web-restart-turn = Ricomincia questo turno
web-becomes = diventa
web-changes-nothing-yet = Ancora non cambia nulla.
web-coach = Chiedi consiglio
web-asked-aloud = { $question } { $count ->
    [one] C’è una scelta.
   *[other] Ci sono { $count } scelte.
}
web-why-not = Perché non { $choice }?
web-not-your-turn = Non è il tuo turno: ora sceglie { $player }.
web-not-in-the-past = Stai guardando il passato: lì non si può scegliere nulla.
web-game-is-over = La partita è finita.
web-lesson-other = La lezione mostra ora un’altra cosa: segui l’oro.
web-parts = Parti del tavolo
web-your-turn-at = Tocca a te · { $game }

## Waiting

web-waiting = In attesa…
web-waiting-for = In attesa di { $player }
web-waiting-away = In attesa di { $player }, che non c’è
web-waiting-empty = Nessuno siede al posto di { $player }
web-catch-up = { $count ->
    [one] Vedi la mossa che hai perso
   *[other] Vedi le { $count } mosse che hai perso
}
web-skip = Salta
web-come-back = Torna a giocare il mio posto
web-hand-over = Fai giocare un computer

## People

web-people = Giocatori
web-present = presente
web-away = assente
web-seat-free = posto libero
web-spectators = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
web-curtain = Passa lo schermo a { $player }
web-curtain-why = Ciò che sta dietro lo schermo è per due soli occhi.
web-curtain-raise = Eccomi: mostra il mio lato
web-ask-take-back = Chiedi di annullare la mia ultima mossa
web-take-back-asked = { $count ->
    [one] { $player } chiede di annullare una mossa.
   *[other] { $player } chiede di annullare { $count } mosse.
}
web-take-back-waiting = { $count ->
    [one] Manca l’accordo di una persona.
   *[other] Manca l’accordo di { $count } persone.
}
web-agree = D’accordo
web-disagree = Non sono d’accordo
web-resign = Arrendersi
web-resign-sure = Arrendersi davvero? Continua un computer.
web-copy-link = Copia il link di questo tavolo
web-link-copied = Copiato
web-download-record = Scarica la partita

## Chat

web-chat = Chiacchiere
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-label = Di’ qualcosa
web-chat-send = Invia

## The log and the past

web-log = Cronaca
web-log-loading = Si cerca ciò che è successo prima…
web-look-back = Guarda il tavolo dopo la mossa { $move }
web-history = Guarda indietro
web-move-of = Mossa { $move } di { $last }
web-first-move = Prima mossa
web-previous-move = Mossa precedente
web-next-move = Mossa successiva
web-last-move = Ultima mossa
web-play-on = Riproduci le mosse
web-pause = Pausa
web-back-to-now = Torna al presente
web-leave-replay = Al risultato
web-replay = Rivedi la partita
web-fork = Gioca da qui
web-entry-started = La partita comincia.
web-entry-seat-taken = { $player } si siede.
web-entry-seat-left = { $player } lascia il posto.
web-entry-resigned = { $player } si arrende; continua un computer.
web-entry-handed-over = Un computer gioca ora per { $player }: { $level }.
web-entry-came-back = { $player } è tornato.
web-entry-undone = { $count ->
    [one] { $player } annulla una scelta.
   *[other] { $player } annulla { $count } scelte.
}
web-entry-take-back-asked = { $player } chiede di annullare una mossa.
web-entry-take-back-agreed = { $player } è d’accordo.
web-entry-take-back-refused = { $player } non è d’accordo.
web-entry-rematched = Una nuova partita aspetta gli stessi giocatori.
web-entry-said = { $player }: { $text }

## Scores and the end

web-score = Punteggio
web-score-now = Se la partita finisse ora
web-score-loading = Si conta…
web-score-why = Un punto interrogativo: dipende da ciò che non puoi vedere.
web-score-sheet = Il foglio dei punti completo
web-source = Punti per
web-total = Totale
web-result = Risultato
web-winners = { $count ->
    [one] Vince { $players }
   *[other] { $players } condividono la vittoria
}
web-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-play-again = Gioca ancora
web-look-at-table = Guarda il tavolo
web-where-points-came-from = Da dove vengono i punti
web-bars-help = Indica una parte per leggere che cos’è.
web-bars-told = { $source } – { $players }
web-moments = Tre momenti decisivi
web-moment = Mossa { $move }: { $player } guadagna { $points } sugli altri.
web-standing = I punti nel corso della partita
web-course = Il corso della partita

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-system = come su questo dispositivo
web-theme-light = pergamena (chiaro)
web-theme-dark = lume di candela (scuro)
web-setting-motion = Anima i pezzi
web-setting-sound = Suono
web-setting-one-tap = Un solo tocco sceglie subito
web-setting-end-turns = Termina i miei turni da soli
