### L’arena: ciò che dice `silverspire arena`, e il suo rapporto.

## silverspire arena --help

help-arena = Fa incontrare giocatori del computer in molte partite, ogni distribuzione da ogni posto.
help-arena-players = I giocatori, uno per posto, per esempio greedy,greedy,chance. Lo stesso nome può comparire più volte.
help-arena-games = Quante partite; arrotondato per eccesso, perché ogni distribuzione si giochi da ogni posto.
help-arena-seed = Il numero da cui viene tutta la sorte: lo stesso seme distribuisce le stesse partite.
help-arena-jobs = Quante partite si giocano insieme. Se manca, una per core.
help-arena-out = La cartella che conserva le partite e il rapporto. Se manca, una nella cartella corrente, col nome della configurazione.
help-arena-on = Dove si giocano le partite: su questo computer, o su un cluster Ray (lo nomina RAY_ADDRESS).
help-arena-fresh = Dimentica le partite della cartella e ricomincia.

## Mentre si gioca

arena-rounded = { $asked } partite non sono un numero intero di rotazioni: se ne giocano { $games }, perché ogni distribuzione si giochi da tutti i { $seats } posti.
arena-started = { $games } partite, conservate in { $folder }
arena-continued = { $done } di { $games } partite sono già in { $folder }: si continua con le altre.
arena-complete = Tutte le { $games } partite sono già in { $folder }: non resta nulla da giocare.
arena-playing = Si gioca
arena-playing-failed = Si gioca, { $count } fallite
arena-stopped = Fermato. { $done } di { $games } partite sono conservate in { $folder }. Lo stesso comando riprende da lì.
arena-report = Il rapporto: { $file }
arena-results = I numeri: { $file }
arena-fair-note = Un giocatore forte quanto gli altri vincerebbe { $share }. Tra parentesi e dopo ±: intervalli al 95%.

## Che cosa non va

arena-players-unclear = «{ $text }» non nomina giocatori: scrivi i loro nomi separati da virgole, per esempio greedy,chance.
arena-strange-folder = { $folder } contiene altri file e nessuna arena. Indica un’altra cartella con --out.
arena-other-folder = { $folder } appartiene a un’arena con un’altra configurazione ({ $differences }). Indica un’altra cartella con --out, o ricomincia questa con --fresh.
arena-differs = { $name }: lì { $there }, qui { $here }
arena-busy-folder = Un’altra arena sta scrivendo in { $folder }. Aspettala, o indica un’altra cartella con --out.
arena-broken-line = { $file } non si può leggere, riga { $line }: { $why }. Togli la riga, e la sua partita sarà rigiocata.
arena-other-seating = i suoi giocatori non siedono come in questa arena
arena-other-pack = Il pacchetto { $pack } non è quello con cui questa arena è cominciata.
arena-other-judgement = Qui i giocatori hanno imparato altro da dove questa arena è cominciata: tutte le macchine hanno bisogno della stessa versione di Silverspire.
arena-no-process = Un processo per le partite è finito prima di cominciare (codice di uscita { $code }).
arena-died = Il processo che la giocava è finito all’improvviso (codice di uscita { $code }).
arena-died-there = Il processo che la giocava è finito all’improvviso ({ $error }).
arena-failed = { $count ->
    [one] 1 partita è fallita e non conta per nessuno. Lo stesso comando la ritenta.
   *[other] { $count } partite sono fallite e non contano per nessuno. Lo stesso comando le ritenta.
}
arena-failure = { $player }, { $count ->
    [one] 1 partita
   *[other] { $count } partite
}: { $error }
arena-nobody = non si sa chi

## La tabella

arena-player = Giocatore
arena-games = Partite
arena-wins = Vittorie
arena-win-share = Quota di vittorie
arena-points = Punti
arena-place = Posto
arena-margin = Margine
arena-rating = Forza
arena-mean-time = Una decisione
arena-slow-time = 95% entro

## Il rapporto

arena-over = L’arena · { $game }
arena-leads = { $player } è il più forte: vince il { $share }% delle sue partite
arena-close = { $player } è avanti con il { $share }% di partite vinte, ma non è certo
arena-even = Nessuno è chiaramente più forte; { $player } ha vinto la quota maggiore, il { $share }%
arena-alone = { $player } contro sé stesso
arena-no-result = Nessuna partita è stata conclusa
arena-lead = { $games ->
    [one] 1 partita conclusa
   *[other] { $games } partite concluse
} da { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}. Ogni distribuzione è stata giocata una volta da ogni posto, così la fortuna della distribuzione e del posto è la stessa per tutti.
arena-fact-players = Giocatori
arena-fact-fair = Quota equa
arena-fact-rules = Regole
arena-fact-pack = Pacchetto
arena-fact-seed = Seme
arena-fact-options = Opzioni
arena-again = Le stesse partite ancora: { $command }

arena-standings = Classifica
arena-standings-lead = Il più forte per primo. Gli intervalli contengono il valore vero 95 volte su 100.
arena-table-note = Un primo posto condiviso divide la vittoria. Margine: i propri punti meno quelli del migliore degli altri. Chi compare più volte gioca più volte in ogni partita.
arena-listed-note = Lo stesso, per ognuno dell’elenco.
arena-win-share-title = Chi vince
arena-win-share-axis = partite vinte
arena-interval-note = Il segno è ciò che si è contato, la linea il suo intervallo al 95%.
arena-fair = quota equa { $share }
arena-rating-title = Forza
arena-rating-axis = forza
arena-rating-note = openskill, Plackett–Luce: da tutti i posti, non solo dalle vittorie.
arena-rating-start = tutti cominciano da 25

arena-points-lead = Quanti punti dà una partita, e se il posto conta.
arena-points-title = Punti di una partita
arena-points-note = Scatola: la metà centrale. Linea spessa: la partita mediana. Baffi: 90 partite su 100.
arena-seats-title = Punti per posto
arena-seats-note = La media di ogni giocatore a ogni posto, con il suo intervallo al 95%.
arena-seat-axis = posto

arena-duels = Uno contro uno
arena-duels-lead = Quante volte il giocatore di una riga è finito davanti a quello di una colonna.
arena-duels-note = Un posto condiviso conta per metà.
arena-above = Davanti a…

arena-course = L’andamento delle forze
arena-course-lead = Una forza che al bordo destro sale o scende ancora vuole più partite.
arena-history-title = Forza dopo ogni partita
arena-history-note = Nell’ordine del calendario; la classifica prende la media di più ordini.
arena-games-axis = partite

arena-time = Tempo
arena-time-lead = Quanto a lungo un giocatore pensa a una decisione. I tempi dipendono dal computer, e da che altro fa.
arena-time-title = Tempo per una decisione
arena-time-note = Dalla decisione mediana a quella che 95 su 100 non superano; il segno è la media. La scala si moltiplica da sinistra a destra.
arena-time-axis = tempo
