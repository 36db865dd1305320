### Perché il server rifiuta qualcosa: un messaggio per ciascuno dei suoi codici.

## Chi, e se può

problem-unauthenticated = Scrivi prima il tuo nome.
problem-no-table = Questo tavolo non esiste, oppure non hai un invito.
problem-no-spectators = A questo tavolo non sono ammessi spettatori.
problem-not-host = Può farlo solo chi ospita il tavolo.
problem-not-seated = Può farlo solo chi è seduto a questo tavolo.
problem-not-your-seat = Quel posto non è tuo.
problem-computer-plays = A questo posto gioca un computer. Riprendilo prima.
problem-resigned = Hai abbandonato: il computer continua a giocare.
problem-origin-not-allowed = Questo server accetta richieste solo dalle proprie pagine.

## Il tavolo e i suoi posti

problem-no-seat = Questo posto non esiste.
problem-seat-taken = Qualcuno è stato più veloce: quel posto è occupato.
problem-one-seat = Hai già un posto. Prima lascialo.
problem-other-seat = In questa partita hai già giocato un altro posto, quindi qui non puoi sederti.
problem-seated-player = Chi gioca resta fino alla fine della partita. Puoi togliergli la parola.
problem-removed = Chi ospita ti ha allontanato da questo tavolo.
problem-muted = Chi ospita ti ha tolto la parola a questo tavolo.
problem-blocked = Qualcuno a questo tavolo ti ha bloccato.
problem-no-person = Questa persona non esiste.
problem-too-many-open-tables = Hai già tre tavoli pubblici in attesa di giocatori. Prima chiudine uno.
problem-computer-seat = Quel posto è di un computer.
problem-free-seats = C’è ancora un posto libero: aspetta qualcuno, o prepara un altro tavolo.
problem-not-open = La partita è già iniziata, oppure il tavolo è stato chiuso.
problem-not-started = La partita non è ancora iniziata.
problem-not-away = Chi siede a questo posto non è assente da abbastanza tempo.
problem-incompatible-rules = Questa partita segue regole diverse da quelle di questo server. È salvata, ma qui non può continuare. Inizia una nuova partita o chiedi a chi gestisce il server di installare le regole precedenti.
problem-not-archived = Questa partita non è stata conservata e le sue regole non sono più su questo server.
problem-invalid-table = Un tavolo non si può preparare così: scegli altri posti o altre opzioni.
problem-unknown-game = Questo gioco non è disponibile qui.
problem-unknown-pack = Questo pacchetto non è disponibile qui.
problem-no-computers = Questo server non ha giocatori controllati dal computer.
problem-id-taken = Un altro tavolo ha già quell’identificativo. Riprova.
problem-rematched = Qualcuno ha già preparato la rivincita.

## La partita

problem-finished = La partita è finita.
problem-not-finished = La partita non è ancora finita: ciò che è nascosto si mostra solo alla fine.
problem-client-id-used = Questa richiesta è già servita per altro. Guarda il tavolo, poi riprova.
problem-outdated-decision = La partita è andata avanti. Guarda il tavolo, poi scegli di nuovo.
problem-not-your-turn = Non è il tuo turno.
problem-turn-not-ended = Il giocatore precedente non ha ancora terminato il turno.
problem-no-turn-to-end = Non hai alcun turno da terminare.
problem-illegal-choice = Questa scelta adesso non è possibile.
problem-unknown-choice = Questa scelta non esiste in questo gioco.
problem-nothing-to-undo = Non c’è nulla che tu possa annullare senza gli altri giocatori. Chiedi il loro consenso.
problem-nothing-to-redo = Non c’è nulla da rifare.
problem-no-take-backs = A questo tavolo non si possono annullare le mosse.
problem-absent-choice = Nel frattempo ha giocato chi ora è assente: solo quella persona potrebbe acconsentire.
problem-revealed-since = Nel frattempo si è visto qualcosa di nascosto e non c’è nessuno che possa acconsentire.
problem-no-take-back-request = Nessuno aspetta il tuo consenso.
problem-no-move = In questa partita non esiste questa mossa.
problem-no-analysis = Per ora nessuna analisi. Riprova più tardi.
problem-no-chances = Le probabilità di vittoria di questa partita non sono note.
problem-no-hint = Nessun suggerimento, per ora. Riprova.
problem-no-hints = A questo tavolo non si possono chiedere suggerimenti.
problem-refused = Il gioco non lo permette.

## Ciò che è stato inviato

problem-empty = Scrivi prima qualcosa.
problem-invalid-characters = Contiene caratteri che non si possono mostrare.
problem-too-large = È troppo lungo.
problem-rate-limited = Troppe richieste. Aspetta un momento.
problem-too-many-connections = Questo tavolo è aperto in troppe finestre. Prima chiudine qualcuna.
problem-malformed = Qualcosa è andato storto. Ricarica la pagina.
problem-hello-expected = Errore di connessione. Ricarica la pagina.
problem-duplicate-hello = Errore di connessione. Ricarica la pagina.
problem-page-not-found = A questo indirizzo non c’è nulla.

## Il server

problem-busy = Questo tavolo è molto occupato. Riprova tra un attimo.
problem-storage-unavailable = In questo momento i tavoli non sono raggiungibili. Non si è perso nulla: riprova tra un attimo.
problem-internal-error = Qualcosa è andato storto sul server. Guarda il tavolo prima di riprovare.
problem-offline = Il server non è raggiungibile. Controlla la connessione.
