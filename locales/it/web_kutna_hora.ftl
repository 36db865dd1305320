### Kutná Hora nel browser: ciò che dice il suo schermo oltre alle parole di kutna_hora.ftl.

## Le parti del tavolo

web-kh-city = Città
web-kh-mine = Miniera
web-kh-hall = Municipio
web-kh-hall-short = Munic.
web-kh-prices = Prezzi
web-kh-church = Cattedrale
web-kh-houses-short = Case
web-kh-council = Consiglio

## Il tempo

web-kh-set-up = I giocatori scelgono le loro gilde
web-kh-round = Round { $round } di { $rounds }
web-kh-rounds = I round della partita
web-kh-turn = turno { $turn } di 3
web-kh-round-loss = Round { $round }: chi non paga le tasse perde { $loss ->
    [one] 1 reputazione
   *[other] { $loss } reputazioni
}.
web-kh-red-round = Alla fine di questo round gli Edifici Pubblici rossi entrano nel Municipio.
web-kh-council-scores = Alla fine di questo round il Consiglio dà punti.
web-kh-taxes = Tasse
web-kh-tax-due = Alla fine del round: { $due } gr di tasse, o { $loss ->
    [one] 1 reputazione
   *[other] { $loss } reputazioni
} in meno
web-kh-or-reputation = o −{ $loss ->
    [one] 1 reputazione
   *[other] { $loss } reputazioni
}
web-kh-event = Evento del round

## La città e la miniera

web-kh-people = popolazione { $count }
web-kh-public = Edificio Pubblico
web-kh-plot-of = lotto di { $player }
web-kh-open-square = casella libera
web-kh-scores-now = { $points ->
    [one] { $points } punto se finisse ora
   *[other] { $points } punti se finisse ora
}
web-kh-entrance = ingresso
web-kh-unreached = non ancora raggiungibile
web-kh-wood-cost = { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
} ({ $groschen })
web-kh-mine-stack = pesca { $draws } su { $count } ({ $back })
web-kh-discarded = { $count ->
    [one] { $count } miniera scartata
   *[other] { $count } miniere scartate
}
web-kh-mine-row = { $stars ->
    [one] { $stars } stella in questa riga, premi { $prizes }; stelle dei giocatori: { $holders }
   *[other] { $stars } stelle in questa riga, premi { $prizes }; stelle dei giocatori: { $holders }
}
web-kh-stars-of-players = Stelle in ogni riga
web-kh-prizes = Premi
web-kh-nobody = nessuno

## Prezzi e Municipio

web-kh-permit = un permesso costa { $groschen }
web-kh-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } permesso
   *[other] { $permits } permessi
}
web-kh-stack-height = { $count ->
    [one] { $count } tessera nella pila
   *[other] { $count } tessere nella pila
}
web-kh-deck-population = mazzo Popolazione
web-kh-deck-ore = mazzo Minerale
web-kh-price-now = { $commodity }: { $price } gr
web-kh-price-after = dopo questa scelta { $price } gr
web-kh-price-next-card = { $price } gr con la prossima carta del { $deck }
web-kh-price-next-arm = { $price } gr dopo il prossimo edificio della gilda
web-kh-town-builds-in = { $cards ->
    [one] la città costruisce alla prossima carta
   *[other] la città costruisce fra { $cards } carte
}
web-kh-no-market = nessun mercato: la gilda non può costruire
web-kh-you-make = ne produci { $amount }: { $groschen } gr

## Santa Barbara e il Consiglio

web-kh-next-tile = Il prossimo pellicano dà
web-kh-barbara-finished = Completata: ogni pellicano dà { $amount ->
    [one] 1 reputazione
   *[other] { $amount } reputazioni
}
web-kh-flipped = (se la gira un edificio: tasse +{ $tax })
web-kh-council-rounds = dà punti dopo ognuno degli ultimi 3 round
web-kh-patricians = banca { $bank }, riserva { $pool }, Consiglio { $council }
web-kh-pays-you = { $points ->
    [one] ognuno ti darebbe ora { $points } punto
   *[other] ognuno ti darebbe ora { $points } punti
}

## Le plance dei giocatori

web-kh-acts = sta scegliendo
web-kh-first = inizia
web-kh-starts = Primo giocatore di questo round
web-kh-points = Punti
web-kh-points-now-and-ended = Punti ora: { $points }; se la partita finisse adesso: { $ended }
web-kh-legend-pelican = Pellicani
web-kh-legend-miner = Minatori
web-kh-legend-production = Produzione di una gilda
web-kh-legend-house = Una casa: rende quando si costruisce un edificio della sua riga
web-kh-legend-star = Stelle di una miniera
web-kh-legend-rock = Una roccia: non si scava, ma le sue stelle contano
web-kh-legend-technology = Tecnologia mineraria: una tessera in più a ogni azione Miniera
web-kh-legend-dots = Icone colorate: un edificio dà 1 punto per ogni icona vicina di uno dei suoi colori
web-kh-purse = Groschen
web-kh-income = Rendita: produzione × prezzo
web-kh-reputation = Reputazione
web-kh-reputation-now = Reputazione { $reputation }: { $count ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine
web-kh-cheap-plots-from = da { $from } in su i lotti costano 1 gr
web-kh-free-joker-from = da { $from } in su il Jolly è gratis
web-kh-pelicans = Pellicani: { $unused } da usare, { $used } usati
web-kh-miners = Minatori: { $pool } nella riserva, { $waiting } in attesa
web-kh-plot-markers = Segnalini Lotto rimasti: { $count }
web-kh-cards-left = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
web-kh-houses = { $count ->
    [one] { $count } casa rimasta
   *[other] { $count } case rimaste
}
web-kh-ore-from-mines = Minerale dalle miniere
web-kh-own-houses = Le tue case
web-kh-makes = produce { $amount }
web-kh-next-house = la prossima casa dà: { $effect }
web-kh-row-empty = nessuna casa rimasta
web-kh-tiles = Tessere da costruire
web-kh-slot-free = spazio libero

## La mano

web-kh-hand = Le tue carte
web-kh-card = carta { $card }
web-kh-card-spent = La carta { $card } non si può più usare fino al prossimo round
web-kh-barbara-short = S. Barbara
web-kh-pass = passa
web-kh-gained = +{ $amount } gr
web-kh-from = da { $amount } gr
web-kh-draws = pesca { $count }
web-kh-reputation-change = { $change } reput.
web-kh-pelicans-left = { $count ->
    [one] { $count } pellicano
   *[other] { $count } pellicani
}
web-kh-chosen-by = scelto da { $player }

## Che cosa costa e che cosa porta una scelta

web-kh-change-groschen = groschen
web-kh-change-income = rendita
web-kh-change-score = punti
web-kh-change-score-if-ended = punti se la partita finisse adesso
web-kh-change-reputation = reputazione
web-kh-change-pelicans = pellicani
web-kh-change-tax = tasse
web-kh-change-price = prezzo { $of_the_commodity }

## Scene

web-kh-scene-refused = rifiuta
web-kh-scene-paid = paga
web-kh-scene-surcharge = (di cui { $amount } per i lotti)
web-kh-scene-row = Riga { $row }
