### Perché il server rifiuta qualcosa: un messaggio per ciascuno dei suoi codici.

## Chi, e se può

problem-who-are-you = Di’ prima il tuo nome: qui nessuno ti conosce ancora.
problem-no-table = Questo tavolo non esiste, oppure non hai un invito.
problem-no-spectators = A questo tavolo si gioca senza spettatori.
problem-not-host = Può farlo solo chi ospita il tavolo.
problem-not-seated = Può farlo solo chi è seduto a questo tavolo.
problem-not-your-seat = Quel posto non è tuo.
problem-computer-plays = A questo posto gioca un computer. Riprendilo prima.
problem-resigned = Ti sei arreso: il computer continua a giocare.
problem-foreign-origin = Questo server accetta richieste solo dalle proprie pagine.

## Il tavolo e i suoi posti

problem-no-seat = Questo posto non esiste.
problem-seat-taken = Qualcuno è stato più veloce: quel posto è occupato.
problem-computers-seat = Quel posto è di un computer.
problem-free-seats = C’è ancora un posto libero: aspetta qualcuno o prepara un altro tavolo.
problem-not-open = La partita è già iniziata, oppure il tavolo è stato chiuso.
problem-not-started = La partita non è ancora iniziata.
problem-not-away = Chi siede a questo posto non è assente da molto.
problem-other-rules = Questa partita segue regole diverse da quelle di questo server. È conservata, ma qui non può continuare.
problem-wrong-table = Il tavolo non può essere preparato così: scegli altri posti o altre opzioni.
problem-unknown-game = Questo gioco non è qui.
problem-unknown-pack = Questo pacchetto del gioco non è qui.
problem-no-computers = Su questo server non gioca nessun computer.
problem-taken = Un altro tavolo ha già quel nome. Riprova.
problem-rematched = Qualcuno ha già preparato il tavolo successivo.

## La partita

problem-over = La partita è finita.
problem-not-over = La partita non è ancora finita: prima non si mostra nulla di nascosto.
problem-moved-on = Il tavolo è andato avanti. Guarda di nuovo, poi scegli.
problem-not-your-turn = Non è il tuo turno.
problem-turn-not-ended = Il giocatore precedente non ha ancora terminato il turno.
problem-no-turn-to-end = Non hai alcun turno da terminare.
problem-illegal-choice = Adesso non si può scegliere.
problem-unknown-choice = Questa scelta non esiste in questo gioco.
problem-nothing-to-undo = Non c’è nulla che tu possa annullare senza gli altri. Chiedi al tavolo.
problem-nothing-to-redo = Non c’è nulla da rifare.
problem-no-take-backs = A questo tavolo non si torna indietro.
problem-nothing-asked = Nessuno aspetta il tuo consenso.
problem-no-move = La partita non ha questa mossa.
problem-no-hint = Il consigliere non ha risposto. Riprova.
problem-refused = Il gioco non lo permette.

## Ciò che è stato inviato

problem-empty = Scrivi prima qualcosa.
problem-bad-letters = Contiene caratteri che non si possono mostrare.
problem-too-large = È più lungo di quanto accetti questo server.
problem-too-many = Troppe volte di seguito. Aspetta un momento.
problem-too-many-connections = Questo tavolo è aperto in troppe finestre: prima chiudine qualcuna.
problem-malformed = Il server non ha capito questa pagina. Ricaricala.
problem-no-hello = La connessione è iniziata male. Ricarica la pagina.
problem-hello-again = La connessione è stata salutata due volte. Ricarica la pagina.
problem-no-page = A questo indirizzo non c’è nulla.

## Il server

problem-busy = A questo tavolo succedono troppe cose insieme. Guarda di nuovo, poi riprova.
problem-storage = In questo momento i tavoli non sono raggiungibili. Nulla è perduto: riprova tra un attimo.
problem-fault = Qualcosa è andato storto sul server. Guarda di nuovo prima di riprovare.
problem-offline = Il server non è raggiungibile. Controlla la connessione.
