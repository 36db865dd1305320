### Kutná Hora: le sue parole, domande, rifiuti e fatti, per tutti gli schermi.

player-1 = Leone
    .mark = L
player-2 = Cervo
    .mark = C
player-3 = Aquila
    .mark = A
player-4 = Orso
    .mark = O

## Parole

commodity-ore = minerale
    .of = di minerale
    .of-the = del minerale
commodity-silver = argento
    .of = d’argento
    .of-the = dell’argento
commodity-wood = legno
    .of = di legno
    .of-the = del legno
commodity-permits = permessi
    .of = di permessi
    .of-the = dei permessi
commodity-food = cibo
    .of = di cibo
    .of-the = del cibo
commodity-beer = birra
    .of = di birra
    .of-the = della birra
guild-miners = Minatori
    .of = dei Minatori
guild-metallurgists = Metallurgici
    .of = dei Metallurgici
guild-builders = Costruttori
    .of = dei Costruttori
guild-scribes = Scrivani
    .of = degli Scrivani
guild-grocers = Droghieri
    .of = dei Droghieri
guild-innkeepers = Locandieri
    .of = dei Locandieri
color-green = verde
color-silver = argento
color-yellow = giallo
color-red = rosso
dot-red = rosso
dot-yellow = giallo
dot-blue = blu
dot-green = verde
dot = { $symbol } { $color }
action-mine = Miniera
action-rights = Diritti
action-plot = Lotto
action-building = Edificio
action-income = Rendita
action-barbara = Santa Barbara
action-joker = Jolly
action-nothing = niente
groschen-short = { $amount } gr

option-kutna-hora-events = Carte Evento: una per ogni round tranne l’ultimo. Con 2 giocatori si usano sempre; altrimenti solo se le chiedi.
option-kutna-hora-first-game = Una prima partita: la carta Preparazione Gilda 1 con le righe nell’ordine stampato; i giocatori scelgono le colonne, oppure le ricevono a caso.
option-kutna-hora-start = Il primo giocatore: 0 Leone, 1 Cervo, 2 Aquila, 3 Orso; none: a caso.

## Che cosa portano le cose

gain-nothing = niente
gain-production = +{ $amount } { $commodity }
gain-ore-deck = mazzo Minerale +{ $amount }
gain-population = popolazione { $change }
gain-points = { $count ->
    [one] { $change } punto
   *[other] { $change } punti
}
gain-reputation = reputazione { $change }
gain-pelicans = { $count ->
    [one] { $change } pellicano
   *[other] { $change } pellicani
}
gain-groschen = { $change } gr
gain-tax = tasse { $change }
gain-technology = Tecnologia di Scavo
gain-removes-house = toglie una casa dalla tua plancia
gain-flips = gira la tessera Santa Barbara
gain-patrician = patrizio { $color }
gain-free-tile = Edificio Pubblico gratis

tile-building = { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
} per costruirlo; i lotti accanto costano { $price } gr; icone { $dots }.
tile-mine = { $stars ->
    [0] nessuna stella
    [one] { $stars } stella
   *[other] { $stars } stelle
}, { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
} per scavare accanto o sotto
tile-rock = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
} per la sua riga; qui nessuno può scavare.
tile-public = pubblico { $color }
tile-of-the-mine = miniera

barbara-rights = una tessera del Municipio gratis
barbara-house-for-production = cedi una casa per +{ $amount } di produzione
barbara-plot = reclama gratis un lotto qualsiasi
barbara-incomes = { $amount ->
    [one] un’azione Rendita
   *[other] { $amount } azioni Rendita
}
barbara-patrician = un patrizio direttamente dalla banca al Consiglio
barbara-reputation-per-public-neighbour = +1 reputazione per ogni Edificio Pubblico accanto a ciascuno dei tuoi
barbara-building = costruisci una tessera senza pagare legno
barbara-mines = { $amount ->
    [one] un’azione Miniera senza pagare legno
   *[other] { $amount } azioni Miniera senza pagare legno
}
barbara-score-building = un tuo edificio dà punti adesso

card-population = popolazione +{ $amount }
card-ore = mazzo Minerale +{ $amount }
card-when-revealed = quando è rivelata – { $effect }
card-after-taxes = dopo le tasse – { $effect }
card-whenever-performed = dopo ogni azione { $action } – { $effect }
card-to = { $whom }: { $gain }
card-to-everyone = tutti
card-to-most = chi ha più { $things }
card-to-fewest = chi ha meno { $things }
card-to-starting-player = il giocatore iniziale
card-to-active-player = chi la svolge
card-per-mines = { $gain } per ogni miniera
card-per-buildings = { $gain } per ogni edificio
card-per-plots = { $gain } per ogni lotto
card-per-pelicans = { $gain } per ogni pellicano non usato
card-move-indicator = { $amount ->
    [one] la linguetta { $of_the_commodity } si sposta di una tacca a destra
   *[other] la linguetta { $of_the_commodity } si sposta di { $amount } tacche a destra
}
card-town-builds = la città costruisce una tessera che produce { $commodity }
card-flip-tile = la tessera Santa Barbara viene girata
card-flip-tile-and-tax = la tessera Santa Barbara viene girata e le sue tasse si aggiungono
card-raise-tax = tasse +{ $amount }
card-lower-tax = tasse −{ $amount }
card-patrician = un patrizio { $color } entra nella riserva
card-free-joker = questo round il Jolly non costa reputazione
card-plot-discount = questo round i lotti costano { $amount } gr in meno
card-plot-price = questo round ogni lotto costa { $amount } gr

card-thing-mines = miniere
card-thing-buildings = edifici
card-thing-plots = lotti
card-thing-pelicans = pellicani non usati
card-thing-points = punti
card-thing-reputation = reputazione
card-thing-groschen = groschen

## Che cosa dà il Consiglio

council-green = { $points ->
    [one] { $points } punto per ogni Edificio Pubblico accanto a ciascuno dei tuoi
   *[other] { $points } punti per ogni Edificio Pubblico accanto a ciascuno dei tuoi
}
council-silver = { $points ->
    [one] { $points } punto ogni due pellicani usati
   *[other] { $points } punti ogni due pellicani usati
}
council-yellow = { $points ->
    [one] { $points } punto con una miniera in ogni riga, { $more } con due in ogni riga
   *[other] { $points } punti con una miniera in ogni riga, { $more } con due in ogni riga
}
council-red = { $points ->
    [one] { $points } punto per ogni colonna della tua plancia rimasta senza case
   *[other] { $points } punti per ogni colonna della tua plancia rimasta senza case
}

## Domande

question-guilds = Scegli le tue tre gilde
    .help = Produci e costruisci solo ciò che fanno le tue gilde. Guarda quali delle loro tessere sono disponibili nel Municipio.
    .name = le gilde
question-row = Quale gilda riceve la riga { $row } delle tue case?
    .help = Ogni edificio toglie la casa più a sinistra dalla riga della sua gilda, e ricevi ciò che c’è sotto. La riga { $row } dà: { $effects }
    .name = una riga di case
question-card = { $cards ->
    [one] Gioca una carta, l’ultima di questo turno
   *[other] Gioca una carta, la prima di { $cards } in questo turno
}
    .help = Scegli una delle due azioni di una carta, o passa con quella carta. Il costo di un’azione si paga quando la svolgi.
    .name = una carta
question-joker = Quale azione svolgi con il Jolly?
    .help = Il Jolly vale come qualsiasi altra azione.
    .name = l’azione del Jolly
question-miners = { $must ->
    [0] { $most ->
        [one] Assumi un minatore prima di pescare?
       *[other] Assumi minatori prima di pescare?
    }
   *[other] Quanti minatori assumi?
}
    .help = { $must ->
        [0] Una miniera richiede un minatore della tua riserva, che ne contiene al massimo { $pool }. Un permesso ({ $permit } gr) porta { $most ->
            [one] un minatore in attesa
           *[other] uno o due minatori in attesa
        }.
       *[other] Una miniera richiede un minatore della tua riserva, che è vuota. Un permesso ({ $permit } gr) porta { $most ->
            [one] un minatore in attesa
           *[other] uno o due minatori in attesa
        }.
    }
    .name = i minatori
question-mine = { $drawn ->
    [one] Scavi questa miniera?
   *[other] Quale miniera scavi?
}
    .help = { $drawn ->
        [one] Se non la scavi, viene scartata.
       *[other] Le altre si scartano.
    } { $free ->
        [0] Poi scegli dove scavarla e paghi il legno.
       *[other] Poi scegli dove scavarla. Non paghi né legno né permesso.
    }
    .name = una miniera
question-space = Dove scavi la miniera { $tile }?
    .help = Su un ingresso, o a sinistra, a destra o sotto una miniera. { $free ->
        [0] Il numero su uno spazio è il legno che costa.
       *[other] Non paghi legno.
    }
    .name = uno spazio della miniera
question-rights = Quale tessera prendi dal Municipio?
    .help = { $free ->
        [0] Aspetta in uno dei tuoi 3 spazi finché non la costruisci.
       *[other] Non ti costa nulla, e aspetta in uno dei tuoi 3 spazi finché non la costruisci.
    }
    .name = una tessera del Municipio
question-plot = Quale casella reclami?
    .help = L’edificio più caro accanto a una casella ne fissa il prezzo.
    .help-cheaper = L’edificio più caro accanto a una casella ne fissa il prezzo, e l’evento di questo round lo riduce di { $less } gr al massimo.
    .help-same = Ogni casella che puoi reclamare ti costa { $price } gr.
    .help-free = Qualsiasi casella non reclamata, e non ti costa nulla.
    .name = un lotto
question-building = Quale tessera costruisci?
    .help = { $free ->
        [0] Paghi il suo legno al prezzo attuale.
       *[other] Non paghi legno.
    } I suoi effetti sono immediati.
    .name = un edificio
question-site = Su quale dei tuoi lotti costruisci l’edificio { $tile }?
    .help = Alla fine della partita dà punti per le icone vicine di uno dei suoi colori.
    .help-public = Un Edificio Pubblico non è di nessuno, ma i tuoi edifici accanto possono dare punti per le sue icone.
    .name = un lotto su cui costruire
question-removed-house = Quale riga perde una casa?
    .help = La tessera toglie dalla tua plancia la casa più a sinistra di una riga, senza il suo effetto.
    .name = una casa da togliere
question-technology = Dove piazzi la tecnologia { $tile }?
    .help = Una Tecnologia di Scavo è una miniera gratuita; puoi anche rimuoverla dal gioco.
    .name = un posto per la Tecnologia di Scavo
question-free-tile = Quale Edificio Pubblico prendi gratis?
    .help = Te lo dà la tua casa, e la sua tessera va in uno dei tuoi spazi.
    .name = un Edificio Pubblico gratis
question-council = Porti un patrizio al Consiglio per { $price } gr?
    .help = { $times ->
        [one] Alla fine di questo round tutti ottengono per l’ultima volta punti per ogni patrizio del Consiglio.
       *[other] Alla fine di ognuno degli ultimi { $times } round tutti ottengono punti per ogni patrizio del Consiglio.
    }
    .name = un patrizio per il Consiglio
question-bank-patrician = Quale patrizio va dalla banca al Consiglio?
    .help = { $times ->
        [one] Alla fine di questo round tutti ottengono per l’ultima volta punti per ogni patrizio del Consiglio.
       *[other] Alla fine di ognuno degli ultimi { $times } round tutti ottengono punti per ogni patrizio del Consiglio.
    }
    .name = un patrizio della banca
question-house-for-production = Quale gilda cede una casa per più produzione?
    .help = La sua casa più a sinistra lascia la tua plancia senza effetto.
    .name = una casa in cambio di produzione
question-granted-income = Svolgi l’azione Rendita concessa?
    .help = Produzione × prezzo, come sempre.
    .name = una rendita concessa
question-granted-reputation = Prendi la reputazione concessa?
    .help = 1 per ogni Edificio Pubblico accanto a ciascuno dei tuoi.
    .name = la reputazione concessa
question-granted-mine = Svolgi l’azione Miniera concessa?
    .help = { $waiting ->
        [0] Senza legno e senza permesso; usi un minatore della riserva.
       *[other] Senza legno e senza permesso; usi un minatore in attesa.
    }
    .name = una miniera concessa
question-scored-building = Quale dei tuoi edifici dà punti adesso?
    .help = Alla fine della partita ne darà ancora.
    .name = un edificio da valutare
question-taxes = Paghi le tasse, { $tax } gr?
    .help = { $loss ->
        [one] Se non paghi, perdi { $loss } reputazione.
       *[other] Se non paghi, perdi { $loss } reputazioni.
    }
    .help-surcharge = { $plots ->
        [one] { $surcharge } gr sono per il tuo lotto senza edificio.
       *[other] { $surcharge } gr sono per i tuoi { $plots } lotti senza edificio.
    } { $loss ->
        [one] Se non paghi, perdi { $loss } reputazione.
       *[other] Se non paghi, perdi { $loss } reputazioni.
    }
    .name = le tasse

## Scelte

choice-set = colonna { $set }
choice-card = { $action } (carta { $card })
choice-pass = passa (carta { $card })
choice-miners = { $count ->
    [0] nessuno, pesca con quelli della riserva
    [one] un minatore in più per un permesso
   *[other] due minatori per un permesso
}
choice-scrap = rimuovila dal gioco
choice-stack = { $stack }
choice-row = riga { $row }
choice-house = riga { $row }, { $guild }
choice-patrician = il patrizio { $color }
choice-square = { $square } { $building }
choice-pay = paga { $amount } gr
choice-refuse = non pagare, −{ $reputation ->
    [one] 1 reputazione
   *[other] { $reputation } reputazioni
}
take = prendi
take-granted-income = prendi la rendita
take-granted-reputation = prendi la reputazione
take-granted-mine = pesca
decline = no, grazie
decline-mine = { $drawn ->
    [one] no, scartala
   *[other] nessuna, scartale
}
decline-council = nessuno
decline-bank-patrician = nessuno

note-rights = { $origin }, { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
}: { $effects }
note-build = { $cost }: { $effects }
note-mine = { $effects }; { $costs }
note-house = si perde: { $effect }
note-set = producono { $wares }
note-row = produce { $commodity }
ware-price = { $commodity } ({ $price } gr)

## Perché no

refusal-set-taken = Un altro giocatore ha già scelto questa colonna.
refusal-no-such-set = Con questo numero di giocatori questa colonna non c’è.
refusal-not-your-guild-to-assign = Questa non è una delle tue gilde, o ha già la sua riga.
refusal-card-spent = La carta { $card } non si può più usare fino al prossimo round.
refusal-action-not-on-card = La carta { $card } non ha l’azione { $action }.
refusal-no-miner = Non ti resta nessun minatore.
refusal-no-permit = Un permesso costa { $cost } gr, e hai solo { $groschen } gr.
refusal-pool-full = Nella tua riserva non c’è posto per così tanti minatori.
refusal-must-hire = La tua riserva è vuota: prima devi assumere un minatore.
refusal-too-few-waiting = Non ci sono così tanti minatori in attesa.
refusal-not-drawn = Questa miniera non è stata pescata.
refusal-no-affordable-space = { $cost ->
    [0] Nella miniera non c’è nessuno spazio libero che tu possa raggiungere.
   *[other] Lo spazio più economico che puoi raggiungere costa { $cost } gr, e hai solo { $groschen } gr.
}
refusal-off-the-mine = In questa partita la miniera è più piccola.
refusal-rock = Lì c’è una roccia.
refusal-mine-there = Lì c’è già una miniera.
refusal-no-access = Non è un ingresso, e accanto o sopra non c’è nessuna miniera.
refusal-space-too-expensive = Il legno costa { $cost } gr, e hai solo { $groschen } gr.
refusal-slots-full = I tuoi tre spazi sono pieni: prima costruisci una tessera.
refusal-stack-gone = Questa pila è vuota.
refusal-not-your-guild = La gilda { $of_guild } non è una delle tue.
refusal-not-public = Qui è gratis solo un Edificio Pubblico.
refusal-rights-too-expensive = Nella sua colonna costa { $cost } gr, e hai solo { $groschen } gr.
refusal-no-tile-to-take = { $cost ->
    [0] Nel Municipio non c’è nessuna tessera che tu possa prendere.
   *[other] La tessera più economica che puoi prendere costa { $cost } gr, e hai solo { $groschen } gr.
}
refusal-no-marker = Tutti e tre i tuoi segnalini Lotto sono in uso: prima costruisci su uno dei tuoi lotti.
refusal-off-the-city = In questa partita la città è più piccola.
refusal-built-over = Lì c’è già un edificio.
refusal-claimed = Lì c’è già un segnalino Lotto.
refusal-not-beside-building = Accanto non c’è nessun edificio.
refusal-plot-too-expensive = Costa { $cost } gr, e hai solo { $groschen } gr.
refusal-no-plot-to-claim = { $cost ->
    [0] Non resta nessuna casella che tu possa reclamare.
   *[other] La casella più economica costa { $cost } gr, e hai solo { $groschen } gr.
}
refusal-tile-not-yours = Non hai i diritti su questa tessera.
refusal-no-tile = Non hai nessuna tessera da costruire: prendine una con Diritti.
refusal-no-plot = Non hai nessun lotto su cui costruire: reclamane uno con Lotto.
refusal-no-house = La gilda { $of_guild } non ha più case sulla tua plancia.
refusal-no-house-to-remove = Toglie una casa dalla tua plancia, e non te ne restano abbastanza.
refusal-no-market = Non c’è mercato (X rossa) per ciò che produce la gilda { $of_guild }.
refusal-wood-too-expensive = Il legno costa { $cost } gr, e hai solo { $groschen } gr.
refusal-nothing-to-build = { $cost ->
    [0] Adesso non puoi costruire nessuna delle tue tessere.
   *[other] Il legno per la tessera più economica che puoi costruire costa { $cost } gr, e hai solo { $groschen } gr.
}
refusal-not-your-plot = Quello non è un tuo lotto.
refusal-row-empty = In questa riga non resta nessuna casa.
refusal-guild-without-house = Questa gilda non ha più case da cedere.
refusal-house-needed = Il nuovo edificio ha bisogno dell’ultima casa di questa riga.
refusal-no-pelican = Non hai nessun pellicano inutilizzato.
refusal-not-in-pool = Nella riserva non c’è nessun patrizio di questo colore.
refusal-not-in-bank = Nella banca non resta nessun patrizio di questo colore.
refusal-not-your-building = Quello non è un tuo edificio.
refusal-taxes-too-expensive = Le tasse sono { $cost } gr, e hai solo { $groschen } gr.
refusal-compulsory = Questo è obbligatorio.

## Che cosa è successo

event-guilds-chosen = { $player } sceglie { $guilds }.
event-row-assigned = { $player } dà la riga { $row } alla gilda { $of_guild }.
event-card-played = { $player } gioca la carta { $card }: { $action }.
event-card-without-effect = { $player } passa.
event-joker-used = { $lost ->
    [0] { $player } usa il Jolly.
    [one] { $player } usa il Jolly e perde 1 reputazione.
   *[other] { $player } usa il Jolly e perde { $lost } reputazioni.
}
event-miners-hired = { $count ->
    [one] { $player } assume un minatore per { $paid } gr.
   *[other] { $player } assume { $count } minatori per { $paid } gr.
}
event-mine-drawn = { $player } pesca la miniera { $tile }.
event-mine-stack-renewed = { $count ->
    [one] L’unica miniera scartata forma una nuova pila.
   *[other] Le { $count } miniere scartate si mescolano in una nuova pila.
}
event-mine-built = { $paid ->
    [0] { $player } scava la miniera { $tile } in { $space } gratis.
   *[other] { $player } scava la miniera { $tile } in { $space } per { $paid } gr.
}
event-mine-discarded = { $player } scarta la miniera { $tile }.
event-rights-taken = { $paid ->
    [0] { $player } prende la tessera { $tile } ({ $stack }) gratis.
   *[other] { $player } prende la tessera { $tile } ({ $stack }) per { $paid } gr.
}
event-tile-revealed = La prossima tessera della pila ({ $stack }) è { $tile }.
event-tile-uncovered = L’ultima tessera della pila ({ $stack }) è { $tile }.
event-plot-claimed = { $paid ->
    [0] { $player } reclama { $square } gratis.
   *[other] { $player } reclama { $square } per { $paid } gr.
}
event-building-built = { $paid ->
    [0] { $player } costruisce l’edificio { $tile } in { $square } gratis.
   *[other] { $player } costruisce l’edificio { $tile } in { $square } per { $paid } gr.
}
event-production-raised = { $player } aumenta di { $amount } la produzione { $of_commodity }, che ora è { $now }.
event-arm-moved = La linguetta { $of_the_commodity } si sposta di una tacca a destra.
event-population-grew = La popolazione sale a { $now }.
event-ore-advanced = Il mazzo Minerale sale a { $now }.
price-step = { $commodity } { $before } → { $now }
event-price-changed = Prezzi: { $changes }.
event-price-changed-by = Prezzi: { $changes } ({ $cause }).
cause-mine-built = { $player } ha scavato una miniera
cause-building-built = { $player } ha costruito l’edificio { $tile }
cause-event-acted = { $event }
event-town-built = { $count ->
    [0] La città vuole costruire per la produzione { $of_commodity }, ma non resta nessuna tessera. La linguetta si sposta comunque.
   *[other] La città costruisce l’edificio { $tile }, perché la domanda { $of_commodity } è molto alta.
}
event-points-scored = { $sign ->
    [lose] { $count ->
        [one] { $player } perde { $count } punto ({ $source }).
       *[other] { $player } perde { $count } punti ({ $source }).
    }
   *[gain] { $count ->
        [one] { $player } ottiene { $count } punto ({ $source }).
       *[other] { $player } ottiene { $count } punti ({ $source }).
    }
}
event-reputation-changed = Reputazione di { $player }: { $change }, ora { $now }.
event-pelicans-gained = { $amount ->
    [one] { $player } riceve un pellicano.
   *[other] { $player } riceve { $amount } pellicani.
}
event-pelican-used = { $barbara ->
    [12] { $player } usa un pellicano per la Cattedrale ormai completata.
   *[other] { $player } usa un pellicano per la tessera Santa Barbara { $barbara }.
}
event-groschen-changed = Groschen di { $player }: { $change }.
event-tax-raised = Tasse { $change }, ora { $now } gr.
event-patrician-pooled = Un patrizio { $color } arriva nella riserva.
event-patrician-seated = { $paid ->
    [0] { $player } porta un patrizio { $color } al Consiglio gratis.
   *[other] { $player } porta un patrizio { $color } al Consiglio per { $paid } gr.
}
event-house-gone = { $player } toglie una casa dalla riga { $row }.
event-barbara-turned = La tessera Santa Barbara { $barbara } viene girata.
event-technology-taken = { $player } prende la tecnologia { $tile }: ora un’azione Miniera pesca { $level } tessere.
event-technology-removed = { $player } rimuove dal gioco la tecnologia { $tile }.
event-income-gained = { $player } incassa una rendita di { $amount } gr.
event-taxes-paid = { $amount ->
    [0] { $player } non deve pagare tasse.
   *[other] { $player } paga { $amount } gr di tasse.
}
event-taxes-refused = { $player } non paga le tasse e perde { $reputation ->
    [one] 1 reputazione
   *[other] { $reputation } reputazioni
}.
event-red-tile-entered = L’edificio { $tile } (rosso) entra nel Municipio.
event-round-began = Il round { $round } comincia con { $player }.
event-event-revealed = Evento del round: { $event } ({ $effect }).
event-event-acted = L’evento ha effetto: { $event } ({ $effect }).
event-effect-ignored = { $player } rinuncia ({ $question }).
event-game-ended = La partita è finita.

## Scene

scene-draft = La scelta delle gilde
    .guilds = Gilde
    .rows = Case
    .new-round = La partita comincia
scene-round-end = Fine del round { $round }
    .last = Fine dell’ultimo round
    .event = L’evento ha effetto
    .taxes = Tasse
    .council = Il Consiglio
    .red-tiles = Tessere rosse
    .final = Punteggio finale
    .new-round = Round successivo
scene-barbara = Santa Barbara: tessera { $barbara }
    .finished = Santa Barbara: la Cattedrale completata
    .tile = Si usa un pellicano

## Da dove vengono i punti

source-mines = miniere
source-buildings = edifici
source-houses = case
source-barbara = Santa Barbara
source-reputation = reputazione oltre il tracciato
source-events = eventi
source-green = patrizi verdi
source-silver = patrizi argento
source-yellow = patrizi gialli
source-red = patrizi rossi
source-final-city = icone intorno agli edifici
source-final-mines = stelle nelle righe della miniera
source-final-income = rendita ÷ 10
source-final-reputation = reputazione
source-final-extras = tessere, lotti e pellicani rimasti
