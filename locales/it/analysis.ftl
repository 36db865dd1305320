### L’analisi di una partita finita.

help-analyze = Analizza una partita finita: il costo di ogni scelta, le alternative migliori e l’andamento delle probabilità di vittoria.
help-analyze-file = Il file di una partita finita.
help-analyze-simulations = Numero di simulazioni per ogni decisione. Un numero più alto richiede più tempo e distingue meglio le scelte simili.
help-analyze-seed = Il numero che determina tutto ciò che è casuale: lo stesso seme dà la stessa analisi.
help-hindsight = Analizza con tutte le carte e il caso futuro scoperti, invece di ciò che ogni giocatore poteva sapere.
help-analyze-out = La cartella dei risultati. Predefinita: quella del file della partita.

analyzing = Analisi in corso
analyze-stopped = Analisi interrotta: nulla è stato salvato.
analyze-unfinished = La partita in { $file } non è finita: si possono analizzare solo partite finite.
analyze-numbers = I numeri: { $file }
analyze-page = La pagina: { $file }
analyze-no-page = L’analisi è stata salvata senza la pagina per il browser. { $why }
analyze-hindsight-note = Col senno di poi: tutto ciò che era nascosto è scoperto, quindi nessuno ha colpa di queste perdite.

## Results

analyze-column-player = Giocatore
analyze-column-points = Punti
analyze-column-decisions = Decisioni
analyze-column-inaccuracies = Imprecisioni
analyze-column-mistakes = Errori
analyze-column-blunders = Errori gravi
analyze-column-loss = Perdita media
analyze-costliest-of = Le decisioni più costose di { $player }
analyze-costliest-line = { $verdict ->
    [blunder] Scelta { $place }: { $choice }. Questo errore grave costa in probabilità di vittoria: { $loss }. Meglio: { $line }.
    [mistake] Scelta { $place }: { $choice }. Questo errore costa in probabilità di vittoria: { $loss }. Meglio: { $line }.
   *[inaccuracy] Scelta { $place }: { $choice }. Questa imprecisione costa in probabilità di vittoria: { $loss }. Meglio: { $line }.
}
analyze-then = , poi { "" }
analyze-verdict = { $verdict ->
    [best] Migliore
    [inaccuracy] Imprecisione
    [mistake] Errore
    [blunder] Errore grave
   *[good] Buona
}

## The page

analyze-title = Analisi della partita
analyze-lead = Ogni decisione è stata ricalcolata con ciò che il giocatore poteva sapere in quel momento. Una perdita è una parte della probabilità di vittoria.
analyze-lead-hindsight = Col senno di poi: ogni decisione è stata ricalcolata con tutte le carte e il caso futuro scoperti. Nessun giocatore poteva saperlo.
analyze-fact-players = Giocatori
analyze-fact-choices = Scelte
analyze-fact-simulations = Simulazioni per decisione
analyze-fact-seed = Seme
analyze-curve = Probabilità di vittoria
analyze-curve-lead = Una stima dopo ogni scelta, da ciò che tutto il tavolo poteva vedere.
analyze-curve-title = Probabilità di vittoria dopo ogni scelta
analyze-curve-note = Le probabilità dei giocatori danno in totale il 100%.
analyze-curve-across = Scelte fatte
analyze-curve-up = Probabilità di vittoria
analyze-players = Giocatori
analyze-costliest = Le decisioni più costose
analyze-costliest-lead = Al massimo tre per giocatore.
analyze-all = Tutte le decisioni
analyze-all-lead = Mancano le scelte senza alternative.
analyze-column-choice-number = N.
analyze-column-choice = Scelta
analyze-column-verdict = Giudizio
analyze-column-lost = Perdita
analyze-column-better = Meglio

## In the browser

web-analysis = Analisi
web-analysis-lead = Il computer ricalcola ogni decisione con ciò che ogni giocatore poteva sapere in quel momento. Richiede circa un minuto e non rallenta mai le partite in corso.
web-analysis-start = Analizza questa partita
web-analysis-running = Scelte analizzate: { $done } su { $choices }. Puoi lasciare questa pagina: l’analisi continua.
web-analysis-hindsight = Col senno di poi: tutte le carte e il caso futuro scoperti
web-analysis-curve = Probabilità di vittoria in percentuale, stimate dopo ogni scelta da ciò che tutto il tavolo poteva vedere.
web-analysis-whose = Le decisioni più costose di
web-analysis-choice = Scelta { $move }:
web-analysis-better = Meglio: { $line }
web-analysis-look = Guarda il momento
web-analysis-try = Riprova da qui
web-analysis-flawless = Nessuna decisione ha avuto un costo degno di nota.
