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
colour-green = verde
colour-silver = argento
colour-yellow = giallo
colour-red = rosso
dot-red = rosso
dot-yellow = giallo
dot-blue = blu
dot-green = verde
action-mine = Miniera
action-rights = Diritti
action-plot = Lotto
action-building = Edificio
action-income = Rendita
action-barbara = Santa Barbara
action-joker = Jolly
action-nothing = niente

option-kutna-hora-events = Carte Evento, una per ogni round tranne l’ultimo. Sempre true con 2 giocatori; altrimenti false, a meno che tu non le chieda.
option-kutna-hora-first-game = La carta delle gilde 1 nel suo ordine stampato, per una prima partita; le colonne le scelgono i giocatori o si distribuiscono.
option-kutna-hora-start = Chi comincia: 0 Leone, 1 Cervo, 2 Aquila, 3 Orso; none: a sorte.

## Che cosa portano le cose

gain-nothing = niente
gain-production = +{ $amount } { $commodity }
gain-ore-deck = mazzo Minerale +{ $amount }
gain-population = popolazione { $change }
gain-points = { $count ->
    [one] { $change } punto
   *[other] { $change } punti
}
gain-reputation = { $change } reputazione
gain-pelicans = { $count ->
    [one] { $change } pellicano
   *[other] { $change } pellicani
}
gain-tax = tasse { $change }
gain-technology = Tecnologia di Scavo
gain-removes-house = una casa lascia la tua plancia
gain-flips = gira la tessera Santa Barbara
gain-patrician = patrizio { $colour }
gain-free-tile = tessera pubblica gratis

tile-building = { $wood } di legno per costruirlo; i lotti accanto costano { $price } gr; icone { $dots }.
tile-mine = { $stars ->
    [0] nessuna stella
    [one] { $stars } stella
   *[other] { $stars } stelle
}, { $wood } di legno per scavare accanto o sotto
tile-rock = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
} per la sua riga; qui nessuno può scavare.
tile-public = pubblico { $colour }
tile-of-the-mine = miniera

barbara-rights = una tessera del Municipio gratis
barbara-house-for-production = cedi una casa per +{ $amount } di produzione
barbara-plot = un lotto qualsiasi gratis
barbara-incomes = { $amount } azioni Rendita
barbara-patrician = un patrizio dalla banca al Consiglio
barbara-reputation-per-public-neighbour = +1 reputazione per ogni edificio pubblico accanto ai tuoi
barbara-building = costruisci una tessera senza pagare legno
barbara-mines = { $amount } azioni Miniera senza pagare legno
barbara-score-building = un tuo edificio dà punti adesso

card-population = popolazione +{ $amount }
card-ore = mazzo Minerale +{ $amount }
card-free-joker = questo round il Jolly non costa reputazione
card-cheap-plots = questo round i lotti costano { $amount } gr in meno
card-plots-for-one = questo round ogni lotto costa 1 gr
card-everyone-reputation = tutti { $change } reputazione
card-everyone-pelicans = { $amount ->
    [one] tutti ricevono un pellicano
   *[other] tutti ricevono { $amount } pellicani
}
card-most-mines-points = { $amount ->
    [one] più miniere: 1 punto
   *[other] più miniere: { $amount } punti
}
card-most-buildings-points = { $amount ->
    [one] più edifici: 1 punto
   *[other] più edifici: { $amount } punti
}
card-fewest-points-pelicans = { $amount ->
    [one] meno punti: un pellicano
   *[other] meno punti: { $amount } pellicani
}
card-arm = la linguetta { $of_the_commodity } avanza di una tacca: il prezzo scende
card-town-builds = la città costruisce un edificio per la produzione { $of_commodity }
card-flip = si gira la tessera Santa Barbara

## Che cosa paga il Consiglio

council-green = { $points ->
    [one] { $points } punto per ogni edificio pubblico accanto a uno tuo
   *[other] { $points } punti per ogni edificio pubblico accanto a uno tuo
}
council-silver = { $points } punti per ogni due pellicani usati
council-yellow = { $points } punti con una miniera in ogni riga, { $more } con due
council-red = { $points } punti per ogni colonna vuota delle tue case

## Domande

question-guilds = Scegli le tue tre gilde
    .help = Produci e costruisci solo ciò che fanno le tue gilde. Guarda quali delle loro tessere aspettano al Municipio.
    .name = le gilde
question-row = Quale gilda riceve la riga { $row } delle tue case?
    .help = Ogni edificio toglie la casa più a sinistra dalla riga della sua gilda, e lo spazio sotto paga. La riga { $row } paga: { $effects }
    .name = una riga di case
question-card = { $cards ->
    [one] Gioca una carta, l’ultima di questo turno
   *[other] Gioca una carta, la prima di { $cards } in questo turno
}
    .help = Ogni ▐ è una carta: svolgi una delle sue due azioni, o passa. I prezzi sono ciò che l’azione può costare.
    .name = una carta
question-joker = Quale azione sarà il Jolly?
    .help = Il Jolly vale una qualsiasi altra azione.
    .name = l’azione del Jolly
question-miners = Assumi minatori prima di pescare?
    .help = Una miniera vuole un minatore della tua riserva, che ne tiene al massimo { $pool }. Un permesso ({ $permit } gr) porta uno o due minatori in attesa.
    .name = i minatori
question-mine = Quale miniera scavi?
    .help = Le altre si scartano. Poi scegli il suo spazio e paghi il legno.
    .name = una miniera
question-space = Dove scavi { $tile }?
    .help = Su un ingresso, o a sinistra, a destra o sotto una miniera. Il numero dello spazio è il legno che costa.
    .name = uno spazio della miniera
question-rights = Quale tessera prendi dal Municipio?
    .help = Aspetta in uno dei tuoi 3 spazi finché non la costruisci.
    .name = una tessera del Municipio
question-plot = Quale casella reclami?
    .help = L’edificio più caro accanto a una casella ne fissa il prezzo.
    .name = un lotto
question-building = Quale tessera costruisci?
    .help = Costa legno al prezzo di oggi. I suoi effetti sono immediati.
    .name = un edificio
question-site = Su quale dei tuoi lotti costruisci { $tile }?
    .help = Alla fine conta le icone intorno che hanno uno dei suoi colori.
    .name = un lotto su cui costruire
question-removed-house = Quale riga perde una casa?
    .help = La tessera toglie dalla tua plancia la casa più a sinistra di una riga; il suo effetto va perso.
    .name = una casa da togliere
question-technology = Dove piazzi { $tile }?
    .help = Una Tecnologia di Scavo è una miniera gratuita; puoi anche rimuoverla dal gioco.
    .name = un posto per la Tecnologia di Scavo
question-free-tile = Quale tessera pubblica prendi gratis?
    .help = La porta la tua casa. Va in uno dei tuoi spazi.
    .name = una tessera pubblica gratis
question-council = Porti un patrizio al Consiglio per { $price } gr?
    .help = Alla fine degli ultimi round tutti ottengono punti per ogni patrizio del Consiglio.
    .name = un patrizio per il Consiglio
question-bank-patrician = Quale patrizio va dalla banca al Consiglio?
    .help = Alla fine degli ultimi round tutti ottengono punti per ogni patrizio del Consiglio.
    .name = un patrizio della banca
question-house-for-production = Quale gilda cede una casa per più produzione?
    .help = La sua casa più a sinistra lascia la tua plancia senza effetto.
    .name = una casa in cambio di produzione
question-granted-income = Svolgi l’azione Rendita che concede Santa Barbara?
    .help = Produzione × prezzo, come sempre.
    .name = una rendita concessa
question-granted-reputation = Prendi la reputazione che concede Santa Barbara?
    .help = 1 per ogni edificio pubblico accanto a uno tuo.
    .name = la reputazione concessa
question-granted-mine = Svolgi l’azione Miniera che concede Santa Barbara?
    .help = Senza legno e senza permesso, con un minatore in attesa.
    .name = una miniera concessa
question-scored-building = Quale dei tuoi edifici dà punti adesso?
    .help = Alla fine ne darà ancora.
    .name = un edificio da valutare
question-taxes = Paghi le tasse, { $tax } gr?
    .help = La tua somma comprende { $two } gr in più per due lotti senza edificio, { $three } per tre.
    .name = le tasse

## Scelte

choice-set = colonna { $set }
choice-card = { $action } (carta { $card })
choice-pass = passa la carta { $card }
choice-miners = { $count ->
    [0] nessuno, pescare con quelli della riserva
    [one] un minatore in più per un permesso
   *[other] due minatori per un permesso
}
choice-scrap = rimuoverla dal gioco
choice-stack = { $stack }
choice-row = riga { $row }
choice-house = riga { $row }, { $guild }
choice-patrician = il patrizio { $colour }
choice-square = { $square } { $building }
choice-pay = paga { $amount } gr
choice-refuse = rifiuta, −{ $reputation } reputazione
take = prendi
take-granted-income = prendi la rendita
take-granted-reputation = prendi la reputazione
take-granted-mine = pesca
decline = no, lascia stare
decline-mine = nessuna, scartale
decline-council = nessuno
decline-bank-patrician = nessuno

## Perché no

refusal-not-offered = Questo adesso non è offerto.
refusal-set-taken = Un altro giocatore ha scelto questa colonna.
refusal-no-such-set = Con così tanti giocatori questa colonna non esiste.
refusal-not-your-guild-to-assign = Questa non è una delle tue gilde, o ha già la sua riga.
refusal-card-spent = La carta { $card } è giocata fino al prossimo round.
refusal-action-not-on-card = { $action } non è sulla carta { $card }.
refusal-no-miner = Non ti resta nessun minatore.
refusal-no-permit = Un permesso costa { $cost } gr, e tu ne hai { $groschen }.
refusal-pool-full = Nella tua riserva non c’è posto per tanti minatori.
refusal-must-hire = La tua riserva è vuota: devi assumere un minatore per scavare.
refusal-too-few-waiting = Non ci sono così tanti minatori in attesa.
refusal-not-drawn = Questa miniera non è stata pescata.
refusal-no-affordable-space = Nella miniera non c’è nessuno spazio che tu possa raggiungere e pagare.
refusal-off-the-mine = La miniera di questo tavolo è più piccola.
refusal-rock = Lì c’è una roccia.
refusal-mine-there = Lì c’è già una miniera.
refusal-no-access = Né una miniera accanto o sopra, né un ingresso: non si può raggiungere.
refusal-space-too-dear = Il legno costa { $cost } gr, e tu ne hai { $groschen }.
refusal-slots-full = I tuoi tre spazi sono pieni: prima costruisci una tessera.
refusal-stack-gone = Questa pila è vuota.
refusal-not-your-guild = La gilda { $of_guild } non è una delle tue.
refusal-not-public = Qui è gratis solo una tessera pubblica.
refusal-rights-too-dear = Nella sua colonna costa { $cost } gr, e tu ne hai { $groschen }.
refusal-no-tile-to-take = Al Municipio non c’è nessuna tessera che tu possa prendere e pagare.
refusal-no-marker = I tuoi tre segnalini Lotto sono in città: prima costruisci su uno.
refusal-off-the-city = La città di questo tavolo è più piccola.
refusal-built-over = Lì c’è un edificio.
refusal-claimed = Lì c’è il segnalino Lotto di qualcuno.
refusal-not-beside-building = Non c’è nessun edificio accanto.
refusal-plot-too-dear = Costa { $cost } gr, e tu ne hai { $groschen }.
refusal-no-plot-to-claim = Non c’è nessuna casella che tu possa reclamare e pagare.
refusal-tile-not-yours = Non hai i diritti su questa tessera.
refusal-no-tile = Non hai nessuna tessera da costruire: prendine una con Diritti.
refusal-no-plot = Non hai nessun lotto su cui costruire: reclamane uno con Lotto.
refusal-no-house = La gilda { $of_guild } non ha più case sulla tua plancia.
refusal-no-house-to-remove = Toglie una casa dalla tua plancia, e ne restano troppo poche.
refusal-no-market = Non c’è mercato (x rossa) per ciò che produce la gilda { $of_guild }.
refusal-wood-too-dear = Il legno costa { $cost } gr, e tu ne hai { $groschen }.
refusal-nothing-to-build = Adesso nessuna delle tue tessere si può costruire: troppo poco denaro, nessuna casa rimasta, o nessun mercato (x rossa).
refusal-not-your-plot = Quello non è un tuo lotto.
refusal-row-empty = In questa riga non resta nessuna casa.
refusal-guild-without-house = Questa gilda non ha più case da cambiare con produzione.
refusal-house-needed = Il nuovo edificio ha bisogno dell’ultima casa di questa riga.
refusal-no-pelican = Non hai nessun pellicano inutilizzato.
refusal-not-in-pool = Nella riserva non c’è nessun patrizio di questo colore.
refusal-not-in-bank = Nella banca non resta nessun patrizio di questo colore.
refusal-not-your-building = Quello non è un tuo edificio.
refusal-taxes-too-dear = Le tasse sono { $cost } gr, e tu ne hai { $groschen }.
refusal-compulsory = Questo è obbligatorio: non si può ignorare.
refusal-game-over = La partita è finita.

## Che cosa è successo

event-guilds-chosen = { $player } sceglie { $guilds }.
event-row-assigned = { $player } dà la riga { $row } alla gilda { $of_guild }.
event-card-played = { $player } gioca la carta { $card }: { $action }.
event-card-without-effect = { $player } passa.
event-joker-used = { $lost ->
    [0] { $player } usa il Jolly.
   *[other] { $player } usa il Jolly per { $lost } reputazione.
}
event-miners-hired = { $count ->
    [one] { $player } assume un minatore per { $paid } gr.
   *[other] { $player } assume { $count } minatori per { $paid } gr.
}
event-mine-drawn = { $player } pesca la miniera { $tile }.
event-mine-stack-renewed = Le { $count } miniere scartate si mescolano in una nuova pila.
event-mine-built = { $paid ->
    [0] { $player } scava { $tile } in { $space } gratis.
   *[other] { $player } scava { $tile } in { $space } per { $paid } gr.
}
event-mine-discarded = { $player } scarta { $tile }.
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
event-town-built = { $count ->
    [0] La città produce di più: scende il prezzo { $of_the_commodity }; non restava nessuna tessera.
   *[other] La città costruisce l’edificio { $tile }: scende il prezzo { $of_the_commodity }.
}
event-points-scored = { $count ->
    [one] { $player } ottiene { $change } punto: { $source }.
   *[other] { $player } ottiene { $change } punti: { $source }.
}
event-reputation-changed = Reputazione di { $player }: { $change }, ora { $now }.
event-pelicans-gained = { $amount ->
    [one] { $player } riceve un pellicano.
   *[other] { $player } riceve { $amount } pellicani.
}
event-pelican-used = { $barbara ->
    [12] { $player } dà un pellicano alla cattedrale di Santa Barbara ormai compiuta.
   *[other] { $player } usa un pellicano per la tessera Santa Barbara { $barbara }.
}
event-tax-raised = Tasse { $change }, ora { $now } gr.
event-patrician-pooled = Un patrizio { $colour } arriva nella riserva.
event-patrician-seated = { $paid ->
    [0] { $player } porta un patrizio { $colour } al Consiglio gratis.
   *[other] { $player } porta un patrizio { $colour } al Consiglio per { $paid } gr.
}
event-house-gone = { $player } toglie una casa dalla riga { $row }.
event-barbara-turned = Si gira la tessera Santa Barbara { $barbara }.
event-technology-taken = { $player } porta la tecnologia { $tile }: un’azione Miniera ora pesca { $level } tessere.
event-technology-removed = { $player } rimuove dal gioco la tecnologia { $tile }.
event-income-gained = { $player } incassa una rendita di { $amount } gr.
event-taxes-paid = { $amount ->
    [0] { $player } non deve tasse.
   *[other] { $player } paga { $amount } gr di tasse.
}
event-taxes-refused = { $player } non paga le tasse e perde { $reputation } reputazione.
event-red-tile-entered = L’edificio { $tile } (rosso) entra al Municipio.
event-round-began = Il round { $round } comincia con { $player }.
event-event-revealed = Evento del round: { $event } ({ $effect }).
event-event-acted = L’evento ha effetto: { $event } ({ $effect }).
event-effect-ignored = { $player } rinuncia a questo: { $question }.
event-game-ended = La partita è finita.

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
