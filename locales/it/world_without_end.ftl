### Mondo senza fine in italiano. I nomi cominciano con wwe-; i rifiuti li nomina il motore.

wwe-player-1 = Leone
    .mark = L
wwe-player-2 = Cervo
    .mark = C
wwe-player-3 = Aquila
    .mark = A
wwe-player-4 = Orso
    .mark = O

wwe-welcome = Ti diamo il benvenuto a Kingsbridge. Le tue scelte sono in oro. È la prima volta? Scrivi ? per una breve introduzione.

wwe-primer =
    Kingsbridge, dal 1337 al 1361: costruisci la città, adempi i tuoi doveri,
    sopravvivi alla peste. Vince chi ha più punti vittoria (PV). Quattro capitoli
    di sei round; in ogni round
      1. si pesca una carta Evento e si fa ciò che dice (quelle blu restano in
         vigore per un po’),
      2. il giocatore attivo la orienta: ogni angolo dà qualcosa al giocatore
         verso cui punta, e la freccia muove l’indicatore del favore { $marker } di 0–3
         caselle; quel favore è del giocatore attivo,
      3. ognuno gioca una di 12 carte Azione, può svolgerla, e poi ne scarta
         un’altra coperta. Così in un capitolo usi sei carte e ne perdi sei.
    Danno punti la pietra { $stone } e il legno { $wood } piazzati sui progetti (3 PV ciascuno), i
    favori, le donazioni, la medicina, le case { $house } e gli eventi. La lana { $wool } si vende
    per oro { $gold }; tessuta in panno { $cloth }, rende di più. Alla fine di ogni capitolo devi 2
    devozione { $piety }, 2 grano { $grain } e da 2 a 5 oro. Ciò che manca costa PV e porta una
    penalità nel capitolo seguente; 1 lealtà { $loyalty } la evita. Dopo il capitolo IV non
    ci sono penalità, ma le perdite contano doppio. Dal capitolo III la peste { $sick }
    colpisce le case: la conoscenza medica { $knowledge } non si spende mai, e cura i luoghi i
    cui valori sommati non la superano. Alla fine 1 PV per ogni pietra e legno
    rimasti, ½ per ogni oro.

    I beni stanno dietro gli schermi: vedi i tuoi. «guarda memoria» mostra ciò che
    saprebbe una memoria perfetta.
    Beni: { $stone } pietra  { $wood } legno  { $grain } grano  { $piety } devozione  { $wool } lana  { $cloth } panno  { $loyalty } lealtà
    { $knowledge } conoscenza  { $gold } oro  { $points } PV

wwe-help-commands =
    Scrivi il numero di una scelta, o il suo nome, per esempio grano. E sempre:

      (Invio)         rivedere il tavolo       guarda [case …]  tutto o una parte
      perché          che cosa non puoi fare   perché NOME      perché questo no
      consiglio       la scelta di un esperto  regole ID        regola (WWE-ACT-4)
      tessera NOME    che cosa è stampato su un pezzo
      punti           quelli di tutti finora   diario [tutto]   che cosa è successo
      guarda memoria  i beni degli altri, come li saprebbe una memoria perfetta
      annulla, ripeti la tua ultima scelta     ricomincia       questo turno
      salva FILE      conservare una copia     lingua CODICE    en, es, fr o it
      esci            lasciare; la partita è salvata

wwe-no-piece = Nessun pezzo si chiama «{ $name }». Basta una parte del nome: tessera ponte

## Parole

wwe-good-stone = pietra
    .counted = { $amount ->
        [one] pietra
       *[other] pietre
    }
wwe-good-wood = legno
    .counted = { $amount ->
        [one] legno
       *[other] legni
    }
wwe-good-grain = grano
    .counted = grano
wwe-good-piety = devozione
    .counted = devozione
wwe-good-wool = lana
    .counted = { $amount ->
        [one] lana
       *[other] lane
    }
wwe-good-cloth = panno
    .counted = { $amount ->
        [one] panno
       *[other] panni
    }
wwe-good-loyalty = lealtà
    .counted = lealtà
wwe-good-knowledge = conoscenza
    .counted = conoscenza
wwe-good-gold = oro
    .counted = oro
wwe-good-points = PV
    .counted = PV
wwe-amount = { $amount } { $good }
wwe-change = { $change } { $good }
wwe-nothing = niente
wwe-or = {" o "}
wwe-more = …
wwe-previous-action = la tua azione precedente

wwe-card-grain = Grano
    .does = prendi 1 grano
    .help = Prendi 1 grano dai campi.
wwe-card-piety = Devozione
    .does = prendi 1 devozione
    .help = Prendi 1 devozione dalla cattedrale.
wwe-card-resource = Risorsa
    .does = prendi 1 pietra o 1 legno
    .help = Prendi 1 pietra dalla cava o 1 legno dalla foresta.
wwe-card-project = Progetto
    .does = piazza fino a 2 risorse
    .help = Piazza fino a 2 delle tue pietre e legni su caselle libere di un solo progetto: { $building_points } PV ciascuno.
wwe-card-sale = Vendita
    .does = { $cloth_limit ->
        [one] vendi lana e { $cloth_limit } panno
       *[other] vendi lana e { $cloth_limit } panni
    }
    .help = { $cloth_limit ->
        [one] Vendi quante lane vuoi a { $wool_price } oro ciascuna, e al massimo { $cloth_limit } panno per { $cloth_price } oro. Gli eventi possono cambiare i prezzi e chiudere la fiera.
       *[other] Vendi quante lane vuoi a { $wool_price } oro ciascuna, e al massimo { $cloth_limit } panni a { $cloth_price } oro. Gli eventi possono cambiare i prezzi e chiudere la fiera.
    }
wwe-card-privilege = Privilegio
    .does = ripeti { $repeated }
    .help = Svolgi di nuovo l’azione che hai svolto nel round precedente di questo capitolo.
wwe-card-house = Casa
    .does = { $house_gold } oro + risorsa, costruisci
    .help = Paga { $house_gold } oro e la risorsa indicata, e piazza una delle tue 4 case su una casella libera. Non puoi avere due case su caselle con la stessa rendita.
wwe-card-rent = Affitto
    .does = rendita di 2 case al massimo
    .help = Prendi la rendita di 2 delle tue case al massimo.
wwe-card-donation = Donazione
    .does = { $donation_gold } oro, sigillo su un progetto
    .help = Paga { $donation_gold } oro e piazza un sigillo su un progetto: quando è completo, ricevi il suo bonus.
wwe-card-cloth = Panno
    .does = tessi 1 o 2 lane
    .help = Trasforma 1 lana in 1 panno, o 2 in 2.
wwe-card-medicine = Medicina
    .does = { $plague ->
        [0] { $medicine_gold } oro e { $medicine_points } PV
       *[other] { $medicine_gold } oro + { $medicine_points } PV, o cura
    }
    .help = Prendi { $medicine_gold } oro e { $medicine_points } PV; oppure, dal capitolo III, cura luoghi malati i cui valori sommati non superino la tua conoscenza medica: { $treatment_points } PV ciascuno, più i loro benefici.
wwe-card-favor = Favore
    .does = indicatore +1, ricompensa
    .help = Sposta l’indicatore del favore di una casella e prendi la ricompensa. Dai fuorilegge paghi { $outlaws } oro.

wwe-person-queen = la regina
    .of = della regina
    .short = Regina
    .help = { $queen } PV se hai almeno 1 lealtà.
wwe-person-prior = il priore
    .of = del priore
    .short = Priore
    .help = 1 devozione.
wwe-person-alderman = il decano della gilda
    .of = del decano della gilda
    .short = Decano
    .help = 1 PV per ognuna delle tue case sul tabellone.
wwe-person-prioress = la priora
    .of = della priora
    .short = Priora
    .help = { $prioress } PV se hai almeno 1 conoscenza medica.
wwe-person-merchants = i mercanti
    .of = dei mercanti
    .short = Mercanti
    .help = 1 lana.
wwe-person-king = il re
    .of = del re
    .short = Re
    .help = 1 PV per ogni lealtà che hai (la tieni).
wwe-person-earl = il conte di Shiring
    .of = del conte di Shiring
    .short = Conte
    .help = 1 grano.
wwe-person-bishop = il vescovo
    .of = del vescovo
    .short = Vescovo
    .help = 1 PV per ogni devozione che hai (la tieni).
wwe-person-outlaws = i fuorilegge
    .of = dei fuorilegge
    .short = Fuoril.
    .help = Paghi { $outlaws } oro. Se non puoi, l’indicatore non può arrivare qui.

wwe-reward-queen = { $loyalty }:{ $queen } PV
wwe-reward-prior = +1 { $piety }
wwe-reward-alderman = 1 PV/{ $house }
wwe-reward-prioress = { $knowledge }:{ $prioress } PV
wwe-reward-merchants = +1 { $wool }
wwe-reward-king = 1 PV/{ $loyalty }
wwe-reward-earl = +1 { $grain }
wwe-reward-bishop = 1 PV/{ $piety }
wwe-reward-outlaws = −{ $outlaws } { $gold }

wwe-project-bridge = Ponte
    .the = il ponte
wwe-project-mill = Gualchiera
    .the = la gualchiera
wwe-project-hospital = Ospedale
    .the = l’ospedale
wwe-project-chapel = Cappella
    .the = la cappella
wwe-project-palace = Palazzo
    .the = il palazzo
wwe-project-church = Chiesa
    .the = la chiesa
wwe-project-tower = Torre
    .the = la torre

wwe-penalty-piety = penitenza
    .help = penitenza: all’inizio del capitolo seguente si scarta una carta pescata a caso dalla tua mano
wwe-penalty-grain = mendicità
    .help = mendicità: nessuna rendita personale nel primo round del capitolo seguente
wwe-penalty-gold = corte reale
    .help = corte reale: nessuna azione nel primo round del capitolo seguente

option-world-without-end-first-game = Una prima partita: il capitolo I con le sei carte Azione con la stella e senza scarti.
option-world-without-end-open-screens = Tutti vedono i beni di tutti.
option-world-without-end-start = Il primo giocatore: 0 Leone, 1 Cervo, 2 Aquila, 3 Orso; none: a caso.

## Il tavolo

wwe-status = Mondo senza fine · Capitolo { $chapter } di IV · Round { $round } di 6 · giocatore attivo: { $player }
wwe-status-over = Mondo senza fine · La partita è finita
wwe-in-force = In vigore: { $title }.
wwe-flag-first-game = Prima partita: nel capitolo I tutti hanno sei carte e non ne scartano nessuna.
wwe-flag-no-actions = In questo round nessuno svolge azioni: le carte si giocano e si scartano soltanto.
wwe-flag-random-discards = In questo round il tuo scarto è pescato a caso.
wwe-flag-court = Sei alla corte reale: nessuna azione in questo round.
wwe-flag-begging = Stai mendicando: nessuna rendita personale in questo round.

wwe-event-immediate = immediato
wwe-event-long-term = a lungo termine
wwe-event-chapter = Capitolo { $chapter }
wwe-event-plague = peste: luogo { $location }
wwe-event-arrow = non girata: freccia su { $number }

wwe-pane-favor = Favore · { $marker } l’indicatore va a destra, poi ricomincia · { $canceled } annullato
wwe-pane-projects = Progetti · { $points } PV per risorsa
wwe-projects-complete = Completi: { $projects }
wwe-projects-aside = Più avanti: { $projects }
wwe-project-canceled = niente lavori in questo capitolo
wwe-donors-get = donatori: { $bonus }
wwe-metal = metallo { $points } PV
wwe-bonus-treats = cura 1 luogo
wwe-free-house = casa gratis
wwe-pane-houses = Case · { $gold } oro + la risorsa indicata → rendita d’affitto · mai due con la stessa rendita
wwe-pane-plague = Peste · { $sick } malati: la conoscenza che serve · curarli dà { $points } PV e il beneficio
wwe-healed = guarito
wwe-pane-supply = Riserva
wwe-fair = Fiera
wwe-not-sold = { $good }: non si vende
wwe-sold-for = { $good } a { $gold } oro

wwe-pane-players = Giocatori
wwe-board-active = attivo
wwe-board-points = PV
wwe-board-houses = case
wwe-board-seals = sigilli
wwe-board-hand = mano
wwe-board-discards = scarti
wwe-board-pile = giocate in questo capitolo
wwe-board-court = [corte]
wwe-board-begging = [mendica]
wwe-pane-own = { $player }: { $points } PV · dietro il tuo schermo · { $houses ->
    [one] 1 casa
   *[other] { $houses } case
} e { $seals ->
    [one] 1 sigillo
   *[other] { $seals } sigilli
} da piazzare
wwe-own-hand = Mano:
wwe-own-discards = I tuoi scarti:
wwe-pane-screens = Dietro gli schermi
wwe-pane-memory = Memoria · ciò che ognuno deve avere, da quanto ha ottenuto e pagato allo scoperto

wwe-duties = { $rounds ->
    [0] Da pagare alla fine di questo round:
    [one] Da pagare dopo un altro round:
   *[other] Da pagare alla fine del capitolo { $chapter }:
}
wwe-duty = { $good } { $held } di { $owed }
wwe-loss = −{ $points } PV
wwe-loss-most = fino a −{ $points } PV
wwe-loss-range = da −{ $least } a −{ $most } PV
wwe-loyalty-penalty = 1 lealtà evita 1 penalità
wwe-loyalty-doubling = 1 lealtà ne dimezza una

## Che cosa fanno le carte Evento

wwe-effect-gain = Ogni giocatore ottiene { $amount } { $good }.
wwe-effect-gain-points = Ogni giocatore ottiene { $points } PV.
wwe-effect-lose = Ogni giocatore perde { $amount } { $good }.
wwe-effect-lose-points = Ogni giocatore perde { $points } PV.
wwe-effect-lose-one-of = Ogni giocatore perde un bene a sua scelta: { $goods }.
wwe-effect-gain-one-of = Ogni giocatore ottiene un bene a sua scelta: { $goods }.
wwe-effect-trade = Ogni giocatore può scambiare { $give_amount } { $give } con { $get_amount } { $get }, una volta.
wwe-effect-points-per-good = { $sign ->
    [lose] Ogni giocatore perde { $count } PV per ogni { $good }.
   *[gain] Ogni giocatore ottiene { $count } PV per ogni { $good }.
}
wwe-effect-points-per-house = { $sign ->
    [lose] Ogni giocatore perde { $count } PV per ognuna delle sue case sul tabellone.
   *[gain] Ogni giocatore ottiene { $count } PV per ognuna delle sue case sul tabellone.
}
wwe-effect-most = { $sign ->
    [lose] Chi ha più { $good } perde { $count } PV.
   *[gain] Chi ha più { $good } ottiene { $count } PV.
}
wwe-effect-fewest = { $sign ->
    [lose] Chi ha meno { $good } perde { $count } PV.
   *[gain] Chi ha meno { $good } ottiene { $count } PV.
}
wwe-effect-pay-or-lose = Ogni giocatore paga { $amount } { $good } o perde { $points } PV.
wwe-effect-return-house = Ogni giocatore con case sul tabellone ne riprende una.
wwe-effect-no-actions = In questo round nessuno svolge azioni.
wwe-effect-discard = { $cards ->
    [one] Ogni giocatore scarta 1 carta in più, tranne chi è alla corte reale.
   *[other] Ogni giocatore scarta { $cards } carte in più, tranne chi è alla corte reale.
}
wwe-effect-random-discards = In questo round gli scarti sono pescati a caso.
wwe-effect-open-project = { $project }: questo progetto arriva sul tabellone.
wwe-effect-cancel-other-projects = Fino alla fine del capitolo si lavora a un solo progetto: { $the_project }.
wwe-effect-complete-project = { $project }: questo progetto si completa dalla riserva.
wwe-effect-cancel-favor = Fino alla fine del capitolo nessun favore { $of_person }.
wwe-effect-cancel-fair = Fino alla fine del capitolo la fiera non compra { $good }.
wwe-effect-open-fair = La fiera compra di nuovo { $good }.
wwe-effect-move-favor = { $spaces ->
    [one] L’indicatore del favore avanza di 1 casella, senza ricompensa.
   *[other] L’indicatore del favore avanza di { $spaces } caselle, senza ricompensa.
}
wwe-effect-wool-price = La lana si vende a { $gold } oro.
wwe-effect-cloth-price = Il panno si vende a { $gold } oro.
wwe-effect-no-sale = Non si può vendere nulla.
wwe-effect-forbid = L’azione { $card } non si può svolgere.
wwe-effect-fee = L’azione { $card } costa { $gold } oro.
wwe-effect-bonus = Chi svolge l’azione { $card } ottiene { $amount } { $get }.
wwe-effect-trade-each-round = In ognuno dei suoi turni, ogni giocatore può scambiare { $give_amount } { $give } con { $get_amount } { $get }.
wwe-effect-no-treatment = I malati non si possono curare.
wwe-effect-building-points = Ogni risorsa piazzata su un progetto dà { $points } PV.
wwe-effect-drawn-discards = Gli scarti sono pescati a caso.

## Che cosa è stampato

wwe-piece = { $title } ({ $kind }): { $text }
wwe-piece-plain = { $title }: { $text }
wwe-piece-card = carta Azione
wwe-piece-starred = carta Azione, con la stella
wwe-piece-project = progetto
wwe-piece-person = favore
wwe-printed-event = { $text } Angoli: { $corners }.
wwe-printed-plague = Peste al luogo { $location }.
wwe-printed-project = { $stone ->
    [one] 1 pietra
   *[other] { $stone } pietre
} e { $wood ->
    [one] 1 legno
   *[other] { $wood } legni
}{ $metal ->
    [0] {""}
   *[other] , e una cima di metallo per chi ha più lealtà
}. I donatori ricevono: { $bonus }.
wwe-printed-house = costa { $house_gold } oro e 1 { $resource }.
wwe-printed-location = curato, dà { $treatment_points } PV; beneficio: { $benefit }.

## Domande

wwe-question-orientation = Come orienti la carta Evento?
    .help-corners = Ogni angolo dà qualcosa al giocatore verso cui punta.
    .help-corners-but-beggars = Ogni angolo dà qualcosa al giocatore verso cui punta, a meno che non stia mendicando.
    .help-begging = Stai mendicando: in questo round il tuo angolo non ti dà nulla.
    .help-favor = Poi la freccia muove l’indicatore del favore, e quel favore è solo tuo.
    .name = l’orientamento della carta
wwe-question-card = Gioca una carta Azione
    .help-perform = Svolgerne l’azione è facoltativo.
    .help-court = Sei alla corte reale: in questo round non svolgi nessuna azione.
    .help-no-actions = A causa dell’evento di questo round, nessuno svolge un’azione.
    .help-discard = Poi scarti un’altra carta, coperta.
    .help-discard-drawn = Poi un altro giocatore pesca a caso una delle tue altre carte, che viene scartata.
    .help-discard-last = Poi viene scartata la tua altra carta.
    .help-enough-discarded = Hai già scartato abbastanza carte: dopo non scarti.
    .help-first-game = In questo capitolo nessuno scarta.
    .help-return = Tutte e dodici le carte tornano nel capitolo seguente.
    .help-all-cards = Dal capitolo seguente hai tutte e dodici le carte.
    .name = una carta
wwe-question-action = { $privilege ->
    [0] { $card }: { $does }
   *[other] Privilegio, come { $card }: { $does }
}
    .help = Scegli, o rinuncia all’azione: la carta è usata comunque.
    .name = un’azione
wwe-question-resource = { $placed ->
    [0] { $project }: quale risorsa piazzi per prima?
   *[other] { $project }: ancora una risorsa?
}
    .help-two = Puoi piazzare fino a due risorse su un solo progetto.
    .help-last = È la seconda e ultima.
    .name = una risorsa da piazzare
wwe-question-cloth-sale = Vendi anche un panno, per { $gold } oro?
    .help = Puoi venderne al massimo uno per vendita.
    .name = un panno da vendere
wwe-question-rent = Prendi anche l’affitto di una seconda casa?
    .help = Puoi riscuotere l’affitto di due delle tue case al massimo.
    .name = l’affitto di una seconda casa
wwe-question-treatment = Curi un altro luogo? Conoscenza ancora disponibile: { $knowledge }
    .help = I luoghi si curano in ordine crescente di numero.
    .name = un luogo da curare
wwe-question-hospital = L’ospedale è completo: quale luogo curi?
    .help = Per la tua donazione puoi curare un luogo che la tua conoscenza copra.
    .name = un luogo per l’ospedale
wwe-question-free-house = Dove costruisci una casa gratis?
    .help = La famiglia che hai guarito ti cede il posto.
    .name = una casa gratis
wwe-question-exchange = { $count ->
    [one] Fai lo scambio?
   *[other] Fai uno degli scambi?
}
    .help = { $count ->
        [one] Un evento a lungo termine lo offre una volta per round, prima o dopo la tua azione.
       *[other] Gli eventi a lungo termine offrono ciascuno di essi una volta per round, prima o dopo la tua azione.
    }
    .name = uno scambio
wwe-question-discard = { $first ->
    [0] Quale carta scarti coperta?
   *[other] L’evento: quale carta scarti coperta?
}
    .help = Non l’avrai più in questo capitolo. Nessun altro la vede.
    .name = una carta da scartare
wwe-question-lost-good = Quale bene perdi: { $goods }?
    .help = Torna nella riserva.
    .name = un bene da perdere
wwe-question-gained-good = Quale bene ottieni: { $goods }?
    .help = Lo prendi dalla riserva.
    .name = un bene da ottenere
wwe-question-event-trade = { $title }: fai lo scambio?
    .help = Puoi farlo una volta, adesso.
    .name = uno scambio
wwe-question-payment = { $points ->
    [0] { $title }: paghi { $paid }? Non hai punti da perdere.
   *[other] { $title }: paghi { $paid }, o perdi { $points } PV?
}
    .help = I punti non scendono mai sotto 0.
    .name = un pagamento
wwe-question-returned-house = Quale delle tue case riprendi?
    .help = La sua casella torna libera per tutti.
    .name = una casa da riprendere
wwe-question-protection = { $last ->
    [0] Paghi 1 lealtà per evitare questa penalità ({ $penalty })?
   *[other] { $points ->
        [0] Paghi 1 lealtà? Non ti restano punti da perdere.
       *[other] Paghi 1 lealtà per non perdere altri { $points } PV?
    }
}
    .help-penalty = I punti per ciò che mancava si perdono comunque.
    .help-doubled = Nell’ultimo capitolo ciò che manca costa punti due volte.
    .help-never-below = I punti non scendono mai sotto 0.
    .name = una protezione

## Scelte

wwe-arrow-at = freccia: { $number }
wwe-favor-rests = l’indicatore resta fermo
wwe-no-reward = nessuna ricompensa
wwe-favor-lands = favore: { $person }
wwe-reward-nothing = niente per ora
wwe-outlaws-unpaid = non puoi pagarli
wwe-no-income = niente
wwe-no-use = inutile per ora
wwe-fee = tassa { $gold } oro
wwe-bonus = bonus { $bonus }
wwe-perform-grain = prendi 1 grano
wwe-perform-piety = prendi 1 devozione
wwe-perform-favor = sposta l’indicatore del favore
wwe-yes = sì
wwe-pay = paga { $paid }
wwe-protect = paga 1 lealtà
wwe-decline = no
wwe-decline-action = rinuncia all’azione
wwe-decline-resource = fermati qui
wwe-decline-rent = nessuna seconda casa
wwe-decline-treatment = fermati qui
wwe-decline-hospital = non curarne nessuno
wwe-decline-free-house = non costruirne nessuna
wwe-decline-exchange = nessuno scambio
wwe-decline-payment = non pagare nulla
wwe-decline-protection = non pagare
wwe-choice-wool = { $count ->
    [0] nessuna lana
    [one] { $count } lana
   *[other] { $count } lane
}
wwe-choice-cloth = { $count ->
    [0] nessun panno
    [one] { $count } panno
   *[other] { $count } panni
}
wwe-choice-weave = tessi { $count }
wwe-choice-house = casa { $house } ({ $income })
wwe-choice-medicine = prendi l’onorario
wwe-choice-treat = luogo { $location }
wwe-choice-trade = scambia { $exchange } ({ $title })
wwe-choice-trade-none = scambio { $place }
wwe-completes = completa { $the_project }
wwe-note-treat = valore { $value }, beneficio { $benefit }
wwe-note-donation = bonus { $bonus }; { $left ->
    [one] ancora 1 casella libera
   *[other] ancora { $left } caselle libere
}
wwe-note-project = caselle libere: pietra { $stone }, legno { $wood }
wwe-note-doubled = { $points ->
    [0] nessun PV da perdere
   *[other] −{ $points } PV una seconda volta
}

## Perché no

refusal-outlaws-unpaid = I fuorilegge vogliono oro, e non ne avresti da dare.
refusal-card-not-in-hand = Non è nella tua mano: l’hai già giocata o scartata in questo capitolo.
refusal-card-not-yet = In una prima partita questa carta si aggiunge nel capitolo II.
refusal-not-this-action = L’azione { $card } non fa questo.
refusal-fee-unpaid = Un evento a lungo termine chiede { $cost } oro, e ne hai { $gold }.
refusal-not-in-supply = Nella riserva non ne resta abbastanza.
refusal-not-in-play = Questo progetto non è ancora sul tabellone.
refusal-project-complete = Questo progetto è completo.
refusal-project-canceled = Nessuno può lavorare a questo progetto fino alla fine del capitolo.
refusal-no-matching-space = Non hai né pietra né legno per una delle sue caselle libere.
refusal-good-not-held = Non hai { $good }.
refusal-nothing-sold = Devi vendere qualcosa.
refusal-too-few-wool = Non hai così tanta lana.
refusal-too-few-cloth = Non hai così tanto panno.
refusal-cloth-limit = Non si può vendere così tanto panno in una volta.
refusal-fair-closed = Adesso la fiera non lo compra.
refusal-space-taken = Lì c’è già una casa.
refusal-no-house-left = Tutte le tue case sono sul tabellone.
refusal-same-income = Hai già una casa con la stessa rendita.
refusal-house-unpaid = { $short ->
    [gold] Una casa costa { $cost } oro, e ne hai { $gold }.
    [resource] Una casa qui costa 1 { $good }, e non ne hai.
    [resources] Non hai nessuna delle risorse che chiedono le caselle libere.
   *[both] Una casa qui costa { $cost } oro e 1 { $good }. Hai { $gold } oro, e questa risorsa ti manca.
}
refusal-not-your-house = Lì non c’è nessuna casa tua.
refusal-rented-already = Hai già preso l’affitto di questa casa.
refusal-no-seal-left = Entrambi i tuoi sigilli sono su progetti.
refusal-seal-there = Il tuo sigillo è già lì.
refusal-donation-unpaid = Una donazione costa { $cost } oro, e ne hai { $gold }.
refusal-cloth-short = Nella riserva non resta abbastanza panno.
refusal-not-sick = Lì nessuno è malato.
refusal-too-little-knowledge = Serve una conoscenza medica di { $value }, più di quella che ti resta.
refusal-out-of-order = I luoghi si curano in ordine crescente.
refusal-no-treatment-now = Un evento a lungo termine vieta le cure.
refusal-no-exchange = Lì nessun evento offre uno scambio.
refusal-exchanged-already = Hai già fatto questo scambio in questo round.
refusal-at-court = Sei alla corte reale: in questo round non svolgi azioni.
refusal-exchange-short = { $amount ->
    [one] Serve { $amount } { $good }, e ne hai { $held }.
   *[other] Servono { $amount } { $good }, e ne hai { $held }.
}
refusal-good-not-named = L’evento non nomina questo bene: { $good }.
refusal-cannot-pay = Costa { $amount } { $good }, e ne hai { $held }.
refusal-no-loyalty = Non hai lealtà.
refusal-weaves-one-or-two = Puoi tessere una lana o due.
refusal-no-actions-now = In questo round nessuno svolge azioni.
refusal-action-forbidden = Un evento a lungo termine vieta questa azione: { $card }.
refusal-nothing-to-repeat = Nel round precedente di questo capitolo non hai svolto nessuna azione.
refusal-nothing-to-place = Non hai pietra né legno per una casella libera.
refusal-nothing-to-sell = Non hai nulla che la fiera compri adesso.
refusal-nothing-to-weave = Non hai lana.
refusal-no-house-space = Non resta nessuna casella dove tu possa costruire un’altra casa.
refusal-no-house-to-rent = Non hai case sul tabellone.
refusal-no-project-open = Adesso nessun progetto è aperto per te.
refusal-compulsory-here = Questo è obbligatorio.

## Che cosa è successo

wwe-event-chapter-began = Il capitolo { $chapter } comincia con { $player }.
wwe-event-round-began = Round { $round }, giocatore attivo: { $player }.
wwe-event-event-revealed = Evento: { $event }.
wwe-event-plague-revealed = Il luogo { $location } si ammala (valore { $value }).
wwe-event-plague-known = La peste al luogo { $location } è già stata rivelata.
wwe-event-card-oriented = { $player } orienta la carta: freccia su { $arrow }.
wwe-event-good-gained = { $player } ottiene { $amount } { $good }.
wwe-event-good-lost = { $player } cede { $amount } { $good }.
wwe-event-good-missed = Non resta abbastanza { $good } per { $player }.
wwe-event-points-gained = { $player } ottiene { $amount } PV ({ $source }).
wwe-event-points-lost = { $player } perde { $amount } PV ({ $source }).
wwe-event-favor-moved = L’indicatore del favore raggiunge { $person }.
wwe-event-card-played = { $player } gioca la carta { $card }.
wwe-event-card-last = { $player } gioca l’ultima carta che ha in mano.
wwe-event-action-declined = { $player } non svolge l’azione { $card }.
wwe-event-action-forbidden = { $player } non può svolgere l’azione { $card }.
wwe-event-resource-placed = { $who ->
    [nobody] La città aggiunge { $good } per { $the_project }.
   *[player] { $player } piazza { $good } per { $the_project }.
}
wwe-event-goods-sold = { $player } vende { $given } per { $paid } oro.
wwe-event-house-built = { $player } costruisce la casa { $house }.
wwe-event-house-built-for = { $player } costruisce la casa { $house } per { $given }.
wwe-event-house-returned = { $player } riprende la casa { $house }.
wwe-event-seal-placed = { $player } fa una donazione per { $the_project }.
wwe-event-seal-placed-for = { $player } dona { $given } per { $the_project }.
wwe-event-seal-returned = { $player } riprende il suo sigillo ({ $project }).
wwe-event-cloth-woven = { $amount ->
    [one] { $player } tesse { $amount } panno.
   *[other] { $player } tesse { $amount } panni.
}
wwe-event-location-healed = { $player } cura il luogo { $location }.
wwe-event-card-discarded = { $player } scarta la carta { $card }, coperta.
wwe-event-card-discarded-unseen = { $player } scarta una carta coperta.
wwe-event-card-drawn = Dalla mano di { $player } si pesca a caso la carta { $card }, che si scarta coperta.
wwe-event-card-drawn-unseen = Dalla mano di { $player } si pesca a caso una carta, che si scarta coperta.
wwe-event-project-entered = Un nuovo progetto: { $the_project }.
wwe-event-project-completed = È completo un progetto: { $the_project }.
wwe-event-project-canceled = Fino alla fine del capitolo niente lavori per { $the_project }.
wwe-event-metal-placed = { $player } piazza la cima di metallo ({ $project }).
wwe-event-favor-canceled = Fino alla fine del capitolo nessun favore { $of_person }.
wwe-event-fair-canceled = Fino alla fine del capitolo la fiera non compra { $good }.
wwe-event-fair-opened = La fiera compra di nuovo { $good }.
wwe-event-event-stayed = { $event } resta in vigore.
wwe-event-event-left = { $event } non è più in vigore.
wwe-event-goods-traded = { $player } fa lo scambio ({ $event }).
wwe-event-goods-traded-for = { $player } scambia { $given } con { $got } ({ $event }).
wwe-event-tax-rolled = La tassa è di { $amount } oro.
wwe-event-duty-paid = { $missing ->
    [0] { $player } paga { $amount } { $duty }.
   *[other] { $amount ->
        [0] { $missing ->
            [one] Doveri di { $player }: manca { $missing } { $duty }.
           *[other] Doveri di { $player }: mancano { $missing } { $duty }.
        }
       *[other] { $missing ->
            [one] Doveri di { $player }: pagati { $amount }, manca { $missing } { $duty }.
           *[other] Doveri di { $player }: pagati { $amount }, mancano { $missing } { $duty }.
        }
    }
}
wwe-event-penalty-avoided = { $player } paga 1 lealtà ed evita una penalità: { $penalty }.
wwe-event-doubling-avoided = { $player } paga 1 lealtà e non perde punti una seconda volta ({ $duty }).
wwe-event-losses-doubled = Ciò che manca costa ora gli stessi punti una seconda volta.
wwe-event-penalty-due = { $player } subirà una penalità: { $penalty }.
wwe-event-actions-stopped = In questo round nessuno svolge azioni.
wwe-event-game-ended = La partita è finita.

## Scene

wwe-scene-chapter-end = Fine del capitolo { $chapter }
    .towns = La città continua a costruire
    .duties = Devozione e grano
    .tax = Tasse
    .penalties = Penalità
    .goods = Punti per i beni
    .new-chapter = Capitolo successivo
wwe-scene-plague = La peste al luogo { $location }
    .location = Una casa segnata
wwe-scene-project = Progetto completato: { $project }
    .completed = Donatori e sigilli

## Punteggi

wwe-scores-final = Punteggio finale
wwe-scores-now = Finora, più ciò che i tuoi beni varrebbero alla fine
wwe-scores-source = PV da
wwe-scores-chapter = PV per capitolo
wwe-scores-total = Totale
wwe-source-start = inizio
wwe-source-income = rendite personali
wwe-source-favor = favori
wwe-source-projects = progetti
wwe-source-metal = il metallo della torre
wwe-source-donations = donazioni
wwe-source-rent = affitti
wwe-source-medicine = medicina
wwe-source-plague = luoghi curati
wwe-source-events = eventi
wwe-source-duties = doveri non adempiuti
wwe-source-goods = pietra, legno e oro rimasti
wwe-ranking-points = { $points } PV
wwe-tie-broken = in parità con { $player }, ma con più { $good }: { $more } contro { $less }
wwe-tie-shared = in parità con { $player } anche in devozione, lealtà e conoscenza: il posto è condiviso
wwe-winners = { $count ->
    [one] Vince { $players }.
   *[other] { $players } condividono il primo posto.
}
wwe-history = I PV nel corso della partita
wwe-history-range = da { $low } a { $high }
