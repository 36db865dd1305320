### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Chiudi
web-cancel = Annulla
web-go-home = Pagina iniziale
web-menu = Menu
web-tools = Strumenti
web-rules = Regole
web-quoted = «{ $text }»
web-no-page = Pagina non trovata
web-no-page-why = Controlla l’indirizzo: forse manca una parte del link.
web-page-failed = Non è stato possibile caricare questa pagina
web-reload = Ricarica

## Opening a table

web-opening-table = Preparazione del tavolo…
web-opening-table-why = I pezzi stanno arrivando.
web-table-closed-to-you = Non puoi aprire questo tavolo
web-table-given-up = Questo tavolo è stato chiuso
web-table-given-up-why = Chi ospita lo ha chiuso prima dell’inizio della partita.
web-other-rules = Questa partita segue altre regole
web-other-rules-why = È iniziata con un’altra versione delle regole o del pacchetto. È salvata, ma qui non si può continuare finché chi gestisce il server non installa quella versione.
web-rules-changed = Le regole o il pacchetto sono cambiati da questa partita: una nuova si gioca con la versione attuale.
web-connection-lost = Connessione persa: la tua ultima mossa è salvata. Nuovo tentativo…
web-connection-last-known = Nessuna connessione. Questo è il tavolo come l’hai visto l’ultima volta.
web-offline = Nessuna connessione con il server
web-offline-why = Il tavolo si aprirà appena il server risponderà.
web-retry = Riprova

## The decision bar

web-decision = La tua decisione
web-choose = Conferma
web-choose-final = Conferma definitiva
web-guard-reveals = Questa scelta rivela qualcosa di nascosto e non si può annullare.
web-guard-passes = Il turno passa alla persona successiva e questa scelta non si può più annullare.
web-guard-over = Questa scelta chiude la partita e non si può annullare.
web-guard-unknown = Forse questa scelta non si potrà annullare.
web-end-turn = Termina il turno
web-turn-done = Hai completato il turno. Puoi ancora annullarlo.
web-end-turn-first = Prima termina il tuo turno, o annullalo.
web-undo = Annulla la mossa
web-redo = Ripeti
web-restart-turn = Ricomincia questo turno
web-becomes = diventa
web-changes-nothing-yet = Per ora non cambia nulla.
web-ways = Scegli come
web-step-separator = {" → "}
web-board-of = Plancia: { $player }
web-legend = Icone
web-keys = Tastiera
web-key-choose = scegliere per numero, anche tra più modi
web-key-confirm = confermare o finire il turno
web-key-drop = annullare la selezione
web-key-skip = saltare ciò che viene mostrato
web-key-next = scelta successiva
web-key-pieces = andare al pezzo più vicino in quella direzione; se non si può scegliere, Invio dice perché
web-key-inspect = spiegare questo pezzo
web-key-history = una mossa indietro o avanti
web-coach = Suggerimento
web-asked-aloud = { $question } { $count ->
    [one] C’è una scelta.
   *[other] Ci sono { $count } scelte.
}
web-why-not = Perché non «{ $choice }»?
web-not-your-turn = Non è il tuo turno. In attesa di { $player }.
web-not-in-the-past = Stai guardando una mossa passata. Torna al presente per scegliere.
web-game-is-over = La partita è finita.
web-lesson-other = Non è questo il passo: scegli ciò che è evidenziato in oro.
web-parts = Zone del tavolo
web-your-turn-at = Tocca a te · { $game }

## Waiting

web-waiting = In attesa…
web-waiting-for = In attesa di { $player }
web-waiting-away = In attesa di { $player } (assente)
web-waiting-empty = Il posto di { $player } è vuoto
web-since-last-turn-title = Dal tuo ultimo turno
web-catch-up = { $count ->
    [one] Guarda la mossa giocata in tua assenza
   *[other] Guarda le { $count } mosse giocate in tua assenza
}
web-skip = Salta
web-come-back = Riprendi il mio posto
web-hand-over = Lascia giocare il computer

## People

web-hand = Mano
web-people = Giocatori
web-present = presente
web-away = assente
web-seat-free = posto libero
web-spectators = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
web-curtain = Turno di { $player }: passa lo schermo
web-curtain-why = Ciò che segue è per una sola persona.
web-curtain-raise = Eccomi: mostra la mia vista
web-ask-take-back = Chiedi di annullare la mia ultima mossa
web-take-back-asked = { $count ->
    [one] { $player } chiede di annullare una mossa.
   *[other] { $player } chiede di annullare { $count } mosse.
}
web-take-back-sent = { $count ->
    [one] Hai chiesto di annullare una mossa. In attesa di { $players }.
   *[other] Hai chiesto di annullare { $count } mosse. In attesa di { $players }.
}
web-take-back-declined = { $player } rifiuta la tua richiesta.
web-withdraw = Ritira la richiesta
web-agree = Accetta
web-disagree = Rifiuta
web-rematch-asked = { $player } propone la rivincita.
web-rematch-sent = Rivincita proposta. In attesa di { $players }.
web-new-table = Vai al nuovo tavolo
web-not-now = Non ora
web-resign = Abbandona la partita
web-resign-sure = Vuoi davvero abbandonare? Il computer giocherà al tuo posto fino alla fine.
web-resign-sure-alone = Vuoi davvero abbandonare? La partita finirà.
web-resigned = Hai abbandonato la partita. Il computer gioca al tuo posto.
web-copy-link = Copia il link di questo tavolo
web-link-copied = Copiato
web-download-record = Scarica la partita

## Chat

web-chat = Chat
web-chat-empty = Ancora nessun messaggio.
web-chat-label = Messaggio
web-chat-send = Invia
web-chat-spectator = fra il pubblico
web-chat-actions = Azioni: { $player }
web-chat-block = Blocca
    .help = Non leggerai più ciò che scrive { $player }, che non potrà più sedersi a un tavolo con te.
web-chat-mute = Togli la parola
web-chat-unmute = Ridai la parola
web-chat-remove = Allontana dal tavolo
web-readmit = { $count ->
    [one] Fai tornare la persona allontanata
   *[other] Fai tornare le { $count } persone allontanate
}
web-with-unread = { $count ->
    [one] { $page }: un nuovo messaggio
   *[other] { $page }: { $count } nuovi messaggi
}

## The log and the past

web-log = Cronaca
web-log-mine = Su di me
web-log-points = Punti
web-log-only = Mostra solo: { $what }
web-log-loading = Caricamento delle mosse precedenti…
web-look-back = Guarda il tavolo dopo la mossa { $move }
web-history = Cronologia
web-move-of = Mossa { $move } di { $last }
web-first-move = Prima mossa
web-previous-move = Mossa precedente
web-next-move = Mossa successiva
web-last-move = Ultima mossa
web-play-on = Riproduci
web-pause = Pausa
web-pace = Velocità
    .help = Il ritmo con cui si vedono le mosse e gioca il computer
web-pace-immediately = Immediata
web-go-to-part = Vai a un round
web-whose-view = Punto di vista
web-view-of = Visto da { $player }
web-view-of-spectator = Visto dal pubblico
web-back-to-now = Torna al presente
web-leave-replay = Torna al risultato
web-replay = Rivedi la partita
web-fork = Continua da qui
web-entry-started = La partita comincia.
web-entry-seat-taken = { $player } si siede.
web-entry-seat-left = { $player } lascia il posto.
web-entry-resigned = { $player } abbandona la partita; continua il computer.
web-entry-handed-over = Ora il computer gioca per { $player } ({ $level }).
web-entry-came-back = { $player } riprende il suo posto.
web-entry-undone = { $count ->
    [one] { $player } annulla una scelta.
   *[other] { $player } annulla { $count } scelte.
}
web-entry-take-back-asked = { $player } chiede di annullare una mossa.
web-entry-take-back-agreed = { $player } accetta.
web-entry-take-back-refused = { $player } rifiuta.
web-entry-take-back-withdrawn = { $player } ritira la richiesta.
web-entry-rematched = La rivincita è pronta per gli stessi giocatori.
web-entry-rematch-withdrawn = La rivincita è stata annullata.
web-entry-said = { $player }: { $text }
web-entry-hint-used = { $player } chiede un suggerimento.
web-entry-removed = Chi ospita allontana { $player } dal tavolo.

## Scores and the end

web-score = Punteggio
web-score-now = Se la partita finisse ora
web-score-loading = Calcolo in corso…
web-score-why = «?» significa che dipende da qualcosa che non puoi vedere.
web-score-sheet = Foglio dei punti completo
web-source = Origine
web-total = Totale
web-result = Risultato
web-winners = { $count ->
    [one] Vince { $players }
   *[other] { $players } condividono la vittoria
}
web-ended-early = { $count ->
    [one] { $players } abbandona. La partita finisce qui.
   *[other] { $players } abbandonano. La partita finisce qui.
}
web-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-play-again = Gioca ancora
web-look-at-table = Guarda il tavolo
web-where-points-came-from = Da dove vengono i punti
web-bars-help = Passa il cursore su una fonte, o toccala, per confrontare quanto ha dato.
web-bars-summary = { $source } – { $players }
web-share-picture = Immagine da condividere
web-moments = Tre momenti decisivi
web-moment = Mossa { $move }, { $player }: { $change ->
    [up] le probabilità di vittoria salgono da { $before } a { $after }.
   *[down] le probabilità di vittoria scendono da { $before } a { $after }.
}
web-chances-help = Stimate dopo la partita da tutto ciò che era sul tavolo, senza prevedere le mosse seguenti.
web-standing = I punti nel corso della partita
web-course = L’andamento della partita

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = Come su questo dispositivo
web-theme-light = Pergamena (chiaro)
web-theme-dark = Lume di candela (scuro)
web-text-size = Dimensione del testo
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-very-large = Molto grande
web-text-size-largest = La più grande
web-setting-motion = Animazioni
web-setting-sound = Suono
web-volume = Volume dell’audio
web-sound-offer = Vuoi l’audio?
web-sound-yes = Attiva l’audio
web-sound-no = No, grazie
web-thinking-seconds = { $player } sta pensando, al massimo { $seconds } s
web-setting-one-tap = Conferma con un solo tocco
web-setting-guard = Chiedi prima di ciò che non si può annullare
web-setting-end-turns = Termina i miei turni automaticamente

## Il caso

web-shuffle = Il caso
web-shuffle-committed = Tutto ciò che dipende dal caso è stato fissato prima della partita. Questa è l’impronta del seme:
web-shuffle-chosen = Chi ospita ha scelto il seme e può sapere che cosa c’è nei mazzi.
web-shuffle-fork = Questo tavolo continua una partita già giocata: qualcuno può sapere che cosa c’è nei mazzi.
web-shuffle-revealed = Il seme e il suo sale, visibili ora che la partita è finita:
web-shuffle-fits = Corrispondono all’impronta che si vedeva prima della partita.
web-shuffle-differs = Non corrispondono all’impronta che si vedeva prima della partita: il caso è stato cambiato.
web-shuffle-unchecked = Questo browser non può controllarlo qui. La partita scaricata si controlla con «silverspire verify».

## Scene

web-scene-previous = Passo precedente
web-scene-next = Avanti
web-scene-step = Passo { $step } di { $steps }
