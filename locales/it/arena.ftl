### L’arena: ciò che dice `silverspire arena`, e il suo rapporto.

## silverspire arena --help

help-arena = Fa giocare tra loro giocatori controllati dal computer in molte partite, con ogni distribuzione giocata da ogni posto.
help-arena-players = I giocatori, uno per posto, per esempio greedy,greedy,chance. Lo stesso nome può comparire più volte.
help-arena-games = Quante partite; il numero si arrotonda per eccesso, perché ogni distribuzione si giochi da ogni posto.
help-arena-seed = Il numero che determina tutto ciò che è casuale: lo stesso seme dà le stesse distribuzioni.
help-arena-jobs = Quante partite si giocano in parallelo. Predefinito: una per core.
help-arena-out = La cartella per le partite e il rapporto. Predefinita: una nella cartella corrente, col nome della configurazione.
help-arena-backend = Dove si giocano le partite: su questo computer, o su un cluster Ray (lo indica RAY_ADDRESS).
help-arena-fresh = Cancella le partite della cartella e ricomincia.

## Mentre si gioca

arena-rounded = { $asked ->
    [one] 1 partita non si può dividere in parti uguali
   *[other] { $asked } partite non si possono dividere in parti uguali
}: se ne giocano { $games }, perché ogni distribuzione si giochi da tutti i { $seats } posti.
arena-started = { $games ->
    [one] 1 partita, salvata in { $folder }
   *[other] { $games } partite, salvate in { $folder }
}
arena-continued = Partite già in { $folder }: { $done } su { $games }. Ora si giocano le altre.
arena-complete = { $games ->
    [one] L’unica partita è già in { $folder }
   *[other] Tutte le { $games } partite sono già in { $folder }
}: non resta nulla da giocare.
arena-playing = Partite in corso
arena-playing-failed = Partite in corso, fallite: { $count }
arena-stopped = Interrotto. Partite salvate in { $folder }: { $done } su { $games }. Lo stesso comando riprende da lì.
arena-report = Il rapporto: { $file }
arena-results = I numeri: { $file }
arena-fair-note = Un giocatore forte quanto gli altri vincerebbe questa quota di partite: { $share }. Tra parentesi e dopo ±: intervalli al 95%.

## Che cosa non va

arena-players-unclear = «{ $text }» non è un elenco di giocatori: scrivi i loro nomi separati da virgole, per esempio greedy,chance.
arena-strange-folder = { $folder } contiene altri file e nessuna arena. Indica un’altra cartella con --out.
arena-other-folder = { $folder } appartiene a un’arena con un’altra configurazione ({ $differences }). Indica un’altra cartella con --out, o ricomincia questa con --fresh.
arena-differs = { $name }: lì { $there }, qui { $here }
arena-busy-folder = Un’altra arena sta scrivendo in { $folder }. Aspettala, o indica un’altra cartella con --out.
arena-broken-line = { $file } non si può leggere, riga { $line }: { $why }. Togli la riga, e la sua partita sarà rigiocata.
arena-other-seating = i suoi giocatori non siedono come in questa arena
arena-other-pack = Il pacchetto { $pack } non è quello con cui è iniziata questa arena.
arena-other-evaluator = Qui i giocatori controllati dal computer non sono quelli con cui è iniziata questa arena: tutte le macchine hanno bisogno della stessa versione di Silverspire.
arena-no-process = Un processo per le partite è terminato prima di iniziare a giocare (codice di uscita { $code }).
arena-died = Il processo che la giocava è terminato all’improvviso (codice di uscita { $code }).
arena-died-there = Il processo che la giocava è terminato all’improvviso ({ $error }).
arena-failed = { $count ->
    [one] 1 partita è fallita e non conta per nessuno. Lo stesso comando la ritenta.
   *[other] { $count } partite sono fallite e non contano per nessuno. Lo stesso comando le ritenta.
}
arena-failure = { $player }, { $count ->
    [one] 1 partita
   *[other] { $count } partite
}: { $error }
arena-nobody = sconosciuto

## La tabella

arena-player = Giocatore
arena-games = Partite
arena-wins = Vittorie
arena-win-share = Quota di vittorie
arena-points = Punti
arena-place = Piazzamento
arena-margin = Margine
arena-rating = Forza
arena-mean-time = Tempo per decisione
arena-slow-time = 95% entro

## Il rapporto

arena-over = Arena · { $game }
arena-leads = Il più forte è { $player }: partite vinte { $share }%
arena-close = In testa è { $player } (partite vinte { $share }%), ma la differenza non è certa
arena-even = Nessuno è chiaramente più forte; la quota maggiore di vittorie, { $share }%, è di { $player }
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
arena-again = Per rigiocare le stesse partite: { $command }

arena-standings = Classifica
arena-standings-lead = Il più forte per primo. Ogni intervallo contiene il valore vero 95 volte su 100.
arena-table-note = Un primo posto condiviso divide la vittoria. Margine: i propri punti meno quelli del migliore degli altri. Chi compare più volte nell’elenco gioca più volte in ogni partita.
arena-listed-note = Lo stesso, per ogni giocatore dell’elenco.
arena-win-share-title = Chi vince
arena-win-share-axis = partite vinte
arena-interval-note = Il segno è il valore misurato, la linea il suo intervallo al 95%.
arena-fair = quota equa { $share }
arena-rating-title = Forza
arena-rating-axis = forza
arena-rating-note = openskill, Plackett–Luce: da tutti i piazzamenti, non solo dalle vittorie.
arena-rating-start = tutti partono da 25

arena-points-lead = Quanti punti si fanno in una partita, e se il posto conta.
arena-points-title = Punti di una partita
arena-points-note = Scatola: la metà centrale delle partite. Linea spessa: la mediana. Baffi: 90 partite su 100.
arena-seats-title = Punti per posto
arena-seats-note = La media di ogni giocatore a ogni posto, con il suo intervallo al 95%.
arena-seat-axis = posto

arena-duels = Uno contro uno
arena-duels-lead = Quante volte il giocatore di una riga è finito davanti a quello di una colonna.
arena-duels-note = Un piazzamento condiviso conta per metà.
arena-above = Davanti a…

arena-course = L’andamento della forza
arena-course-lead = Se al bordo destro una forza sale o scende ancora, servono più partite.
arena-history-title = Forza dopo ogni partita
arena-history-note = Nell’ordine del calendario; la classifica usa la media di più ordini.
arena-games-axis = partite

arena-time = Tempo
arena-time-lead = Quanto tempo un giocatore pensa a una decisione. I tempi dipendono dal computer e da che altro sta facendo.
arena-time-title = Tempo per una decisione
arena-time-note = Dalla mediana al tempo che 95 decisioni su 100 non superano; il segno è la media. La scala è logaritmica.
arena-time-axis = tempo
