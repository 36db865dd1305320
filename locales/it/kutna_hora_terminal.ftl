### Kutná Hora nel terminale: come vi è disegnato il tavolo.

groschen-range = { $least }–{ $most } gr
groschen-gained = +{ $amount } gr

welcome = Ti diamo il benvenuto a Kutná Hora. Le tue scelte sono in oro. È la prima volta? Scrivi ? per una breve introduzione.

primer =
    Guidi tre gilde in una città che vive d’argento. Edifici e miniere aumentano
    ciò che produci; un’azione Rendita paga produzione × prezzo. Ogni edificio di
    una gilda rende meno caro il suo bene. Più popolazione rincara { $wood } { $food } { $beer }; più
    minerale rincara { $permits } { $silver } e fa scendere { $ore }. Tutto si paga in groschen (gr):
    «4 legni» sono quattro volte il prezzo del legno.
    Un round ha tre turni: 2 carte, 2 carte, 1 carta. Una carta ha due azioni,
    e ne svolgi una:
      Miniera: peschi, scavi una miniera.  Diritti: una tessera del Municipio.
      Lotto: reclami una casella.          Edificio: costruisci sul tuo lotto.
      Rendita: la sola fonte di denaro.    Santa Barbara: usi un pellicano.
      Jolly: una qualsiasi di queste, per 1 reputazione.
    Alla fine del round paghi le tasse o perdi reputazione. Dopo ognuno degli
    ultimi tre round danno punti i patrizi del Consiglio. Alla fine i tuoi edifici
    danno punti per le icone vicine dei loro colori, e le righe della miniera per
    le stelle; contano anche rendita, reputazione, e le tessere, i lotti e i
    pellicani rimasti.

    Beni: { $ore } minerale  { $silver } argento  { $wood } legno  { $permits } permessi  { $food } cibo  { $beer } birra
    Icone: { $dot_red } rosso  { $dot_yellow } giallo  { $dot_blue } blu  { $dot_green } verde   { $public } Edificio Pubblico   { $star } stella
    Prezzi: la riga di numeri è la carta in cima; [ ] è la finestra della
    linguetta, che ogni edificio della gilda sposta a destra. x: non c’è mercato,
    la gilda non può costruire. !: qui costruisce la città.

## Il tavolo

pane-city = Città
pane-mine-prizes = Premi
pane-prices = Prezzi · popolazione { $population } · mazzo Minerale { $ore }
pane-barbara = Santa Barbara
pane-patricians = Patrizi
pane-players = Giocatori
pane-own = { $player }: { $groschen } gr, rendita { $income }, reputazione { $reputation }
own-tiles = Tessere da costruire ({ $count } di 3)
plot-of = lotto { $player }
mine-stack = Un’azione Miniera pesca { $draws } su { $count } ({ $back })
mine-legend = { $star } stella  { $wood } legno  { $entrance } ingresso

status = Kutná Hora · Round { $round } di { $rounds } · turno { $turn } di 3 · tasse { $tax } gr o −{ $loss ->
    [one] 1 reputazione
   *[other] { $loss } reputazioni
}
status-set-up = Kutná Hora · I giocatori scelgono le loro gilde
status-over = Kutná Hora · La partita è finita
status-event = Evento: { $name }.

hall-first-column = Munic.: { $cost }
hall-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } permesso
   *[other] { $permits } permessi
}

board-first = inizia
board-points = punti
board-ended = se finisse
board-groschen = groschen
board-income = rendita
board-reputation = reput.
board-miners = minat.
board-pelicans = pellic.
board-plots = lotti
board-tiles = tessere
board-cards = carte
board-production = produce

row-free = riga { $row }, libera
row-empty = nessuna casa rimasta
row-next = → { $effect }
slot-free = – libero –

barbara-now = { $tile }: { $effect }
barbara-flipped = (se la gira un edificio: tasse +{ $tax })
barbara-finished = completata: ogni pellicano dà { $amount ->
    [one] 1 reputazione
   *[other] { $amount } reputazioni
}
patricians-places = banca·riserva·Consiglio:
card-pass = passa
joker-cost = −{ $lost } rep.

## Che cosa costa e che cosa porta una scelta

change-groschen = { $change } gr
change-income = rendita { $change }
change-score = { $count ->
    [one] { $change } punto
   *[other] { $change } punti
}
change-reputation = reputazione { $change }
change-pelicans = { $count ->
    [one] { $change } pellicano
   *[other] { $change } pellicani
}
change-tax = tasse { $change }
change-score-if-ended = { $count ->
    [one] { $change } punto se finisse ora
   *[other] { $change } punti se finisse ora
}
change-price = { $commodity } { $before }→{ $after }
each-choice = ognuna: { $effects }

tile-line = { $tile } ({ $origin }): { $effects }. { $costs }

## Il foglio dei punti e l’ultima pagina

scores-final = Punteggio finale
scores-now = Se la partita finisse adesso
scores-source = Punti da
scores-total = Totale
ranking-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $groschen } gr
winners = { $count ->
    [one] Vince { $players }.
   *[other] { $players } condividono il primo posto.
}
history = I prezzi nel corso della partita
history-range = da { $low } a { $high }
