### Il rapporto di equilibrio e il suo comando.

help-balance = Gioca molte partite e scrive un rapporto: chi vince, con che cosa, quanto vale ogni cosa, e quali obiettivi raggiunge il pacchetto.
help-balance-seats = I numeri di giocatori con cui giocare, per esempio 2,3,4. Predefinito: tutti quelli che il gioco permette.
help-balance-games = Quante partite per ogni tipo di tavolo. Le quote di vittorie ne richiedono circa mille.
help-balance-players = Chi gioca a tutti i posti: chance, greedy, search:100… Predefinito: i giocatori con cui si misurano gli obiettivi; greedy è più veloce.
help-balance-seed = Il numero che determina tutto ciò che è casuale: lo stesso seme dà le stesse partite, qualunque sia il pacchetto.
help-balance-jobs = Quanti processi giocano in parallelo. Predefinito: uno per core. I risultati non ne dipendono.
help-balance-out = La cartella per il rapporto. Predefinita: una nella cartella corrente, col nome del gioco.
help-balance-compare = Il balance.json di un rapporto precedente, per mostrare il prima e il dopo.

balance-bad-seats = «{ $text }» non è un elenco di numeri di giocatori: scrivi per esempio 2,3,4.
balance-other-game = { $file } è un rapporto su { $found }, non su { $wanted }.
balance-playing = Partite in corso
balance-stopped = Interrotto: non è stato scritto nessun rapporto.
balance-process-died = Un processo che giocava partite si è interrotto, forse per mancanza di memoria. Riprova con meno --jobs.
balance-done = Obiettivi raggiunti: { $met } su { $whole }.
balance-report = Il rapporto: { $file }
balance-numbers = I numeri: { $file }

## Numeri

balance-interval = da { $low } a { $high }
balance-at-least = almeno { $number }
balance-at-most = al massimo { $number }
balance-give-or-take-change = ±{ $number } punti percentuali
balance-give-or-take-points = ±{ $number }
balance-of = { $part } su { $whole }
balance-met = ✓ raggiunto
balance-met-perhaps = ✓ raggiunto, di poco
balance-missed = ✗ mancato
balance-missed-perhaps = ✗ mancato, di poco
balance-middle = metà centrale da { $low } a { $high }
balance-was = prima: { $number }, { $verdict }
balance-before = Prima: { $name }
balance-before-is = { $pack } ({ $hash }), seme { $seed }

## Le pagine

balance-title = Rapporto di equilibrio
balance-over = { $game } · rapporto di equilibrio
balance-lead = { $everywhere ->
    [0] Nessuno dei { $targets } obiettivi è raggiunto
    [one] { $everywhere } dei { $targets } obiettivi è raggiunto
   *[other] { $everywhere } dei { $targets } obiettivi sono raggiunti
} a ogni tipo di tavolo. Ogni tipo di tavolo ha una pagina sua, con tutto ciò che si è contato.
balance-foot = Regole { $rules } · pacchetto { $hash } · tutti i numeri sono in balance.json
balance-all-tables = ← Tutti i tipi di tavolo
balance-seats = { $seats } giocatori
balance-kind-events = { $players }, con eventi
balance-fact-games = Partite
balance-fact-players = Giocatori
balance-fact-pack = Pacchetto
balance-fact-seed = Seme
balance-fact-met = Obiettivi raggiunti
balance-fact-before = A confronto con

balance-targets = Obiettivi
balance-targets-lead = Ciò che un buon pacchetto dovrebbe ottenere, come dice il documento dei componenti, e ciò che è stato misurato. In piccolo sotto ogni valore: il suo intervallo di confidenza al 95%.
balance-targets-note = «Di poco»: l’intervallo attraversa il limite, quindi più partite potrebbero cambiare il verdetto. Dove un obiettivo dice «ogni» o «tutti», si mostra il peggiore.
balance-tables = Tavoli
balance-tables-lead = Punti del vincitore, distanza dal primo all’ultimo, e punti di tutti i giocatori.
balance-trust = Quante partite bastano
balance-trust-lead = Partite necessarie perché la quota di vittorie di un posto sia nota entro 3 o 4 punti percentuali in più o in meno. Per dimezzare questa distanza ne servono quattro volte tante.
balance-how = Come si misura ogni obiettivo
balance-how-lead = Il documento lo dice a parole; questi sono i calcoli corrispondenti.
balance-checks = Obiettivi
balance-checks-lead = Ogni valore da cui dipende un obiettivo. Dove sono più di { $most }, si mostrano i peggiori; tutti sono in balance.json.
balance-wins = Chi vince
balance-wins-lead = Quota di chi lo aveva e ha vinto; una vittoria condivisa conta in parte. La linea tratteggiata è la quota equa, la fascia { $points } punti percentuali in più o in meno. Margine: punti sopra la media del tavolo.
balance-sources = Da dove vengono i punti
balance-sources-lead = I punti di un giocatore per origine. «Distanza» è quella tra il migliore e il peggiore di un tavolo; la correlazione è con il margine.
balance-curves = Round per round
balance-curves-lead = La media di tutte le partite dopo ogni round, compresa la sua fine; 0 è l’inizio.
balance-opening = Aperture
    .lead = Le prime due azioni di un posto, a partire dalle più comuni. Chi apre così differisce anche per altro: leggilo come un indizio, non come una causa.
balance-guild-set = Gilde insieme
    .lead = Le tre gilde di un posto, a partire dalle più comuni.
balance-uses-lead = Quante volte in una partita, da tutti i giocatori insieme; quante volte su tutte le occasioni; i giocatori che l’hanno fatto, e quanti di loro hanno vinto. «Una in più»: punti sopra la media del tavolo per ogni volta in più, confrontati entro un tavolo; poi i punti sopra la media di chi l’ha fatto e di chi no. Questo mostra che cosa accompagna la vittoria, non che cosa la causa.
balance-holders-lead = Come prima, ma si confrontano solo i giocatori che hanno la gilda della tessera.
balance-events = Eventi
balance-events-lead = Prima ciò che un giocatore ha guadagnato o perso subito, in media. «Distanza»: punti tra il giocatore più favorito e il meno favorito. «Con esso»: il punteggio medio del tavolo nelle partite con la carta, meno quello nelle partite senza; solo il caso decide quali partite l’hanno, quindi questo è il suo vero effetto, compresi gli effetti duraturi. «Dal primo all’ultimo»: lo stesso per la distanza tra loro.

## Intestazioni delle tabelle

balance-head-target = Obiettivo
balance-head-how = Come si misura
balance-head-table = Tavolo
balance-head-games = Partite
balance-head-winner = Vincitore
balance-head-spread = Dal primo all’ultimo
balance-head-score = Tutti i giocatori
balance-head-met = Obiettivi raggiunti
balance-head-near = ± { $points } punti
balance-head-check = Di
balance-head-limits = Intervallo richiesto
balance-head-measured = Misurato
balance-head-verdict = Verdetto
balance-head-before = Prima
balance-head-turn = In ordine di turno
balance-head-chair = Posto
balance-head-guild = Gilda
balance-head-opening = Prime due azioni
balance-head-guild-set = Gilde
balance-head-part = Posti
balance-head-wins = Vittorie
balance-head-margin = Margine
balance-head-group = Modo di fare punti
balance-head-source = Origine
balance-head-points = Punti
balance-head-winner-points = Di chi vince
balance-head-part-of-points = Di tutti i punti
balance-head-apart = Distanza
balance-head-correlation = Correlazione
balance-head-action = Azione
balance-head-guild-tile = Tessera
balance-head-public-tile = Tessera
balance-head-mine-tile = Miniera
balance-head-technology = Tecnologia
balance-head-barbara = Tessera
balance-head-patrician = Patrizio
balance-head-house = Casa
balance-head-card = Carta
balance-head-project = Progetto
balance-head-house-space = Casella di costruzione
balance-head-favor = Persona
balance-head-location = Luogo
balance-head-duty = Penalità
balance-head-good = Bene
balance-head-chance = Delle occasioni
balance-head-price = Pagato
balance-head-users = Giocatori
balance-head-with = Chi l’ha fatto
balance-head-without = Chi non l’ha fatto
balance-head-worth = Una in più
balance-head-event = Evento
balance-head-drawn = Partite
balance-head-event-apart = Distanza
balance-head-shift = Con esso
balance-head-spread-shift = Dal primo all’ultimo
balance-head-change-points = Punti
balance-head-change-reputation = Reputazione
balance-head-change-pelicans = Pellicani
balance-head-change-goods = Beni
balance-head-verb-taken = Prese
balance-head-verb-built = Costruite
balance-head-verb-seen = Viste
balance-head-verb-town = Dalla città
balance-head-verb-used = Usate
balance-head-verb-turned = Girate
balance-head-verb-seated = Al Consiglio
balance-head-verb-gone = Tolte
balance-head-verb-played = Giocate
balance-head-verb-idle = Invano
balance-head-verb-placed = Risorse
balance-head-verb-donated = Donazioni
balance-head-verb-entered = In gioco
balance-head-verb-completed = Completi
balance-head-verb-metal = Metallo
balance-head-verb-returned = Perse
balance-head-verb-visited = Favori
balance-head-verb-healed = Curati
balance-head-verb-sick = Malati
balance-head-verb-penalty = Subite
balance-head-verb-short = Dovere non adempiuto
balance-head-verb-avoided = Evitate
balance-head-verb-gained = Ottenuto
balance-head-verb-lost = Ceduto

## Grafici

balance-axis-wins = quota di vittorie
balance-axis-points = punti
balance-axis-rounds = dopo il round
balance-axis-worth = punti sopra la media del tavolo, per ogni volta in più
balance-share-turn = Vittorie in ordine di turno
balance-share-chair = Vittorie per posto
balance-share-guild = Vittorie per gilda
balance-chart-group = Modi di fare punti
balance-chart-source = Ogni riga del foglio dei punti
balance-chart-worth = { $family }: quanto vale una volta in più
balance-chart-shift = Eventi: che cosa fa ognuno al punteggio medio del tavolo
balance-axis-shift = punti: partite con esso, meno partite senza
balance-everyone = un giocatore
balance-winners = chi vince
balance-everyone-before = un giocatore, prima
balance-banded = La fascia contiene otto partite su dieci.
balance-hollow = Vuoto: prima.
balance-dashed = Tratteggiato: prima.
balance-curve-prices = Prezzi
balance-curve-decks = Popolazione, mazzo Minerale e tasse
balance-curve-wealth = Rendita e punti
balance-curve-points = Punti vittoria
balance-curve-trade = Beni di un giocatore, per costruire e commerciare
balance-curve-duties = Beni di un giocatore, per i doveri e la protezione
balance-line-population = popolazione
balance-line-ore-deck = mazzo Minerale
balance-line-tax = tasse
balance-line-income = rendita di un giocatore
balance-line-points = punti di un giocatore
balance-line-lead = dal primo all’ultimo

## Pezzi

balance-family-action = Azioni
balance-family-guild-tile = Edifici delle Gilde
balance-family-public-tile = Edifici Pubblici
balance-family-mine-tile = Miniere
balance-family-technology = Tecnologia di Scavo
balance-family-barbara = Tessere Santa Barbara
balance-family-patrician = Patrizi al Consiglio
balance-family-house = Case della plancia Giocatore
balance-family-card = Carte Azione
balance-family-project = Progetti
balance-family-house-space = Caselle di costruzione
balance-family-favor = Favori
balance-family-location = Luoghi della peste
balance-family-duty = Penalità
balance-family-good = Beni
balance-barbara-tile = { $number ->
    [12] la Cattedrale completata
   *[other] tessera { $number }
}
balance-house = riga { $row }, casa { $house }
balance-house-space = { $house }: { $income } ({ $resource })
balance-turn-1 = primo
balance-turn-2 = secondo
balance-turn-3 = terzo
balance-turn-4 = quarto
balance-chair-1 = posto 1
balance-chair-2 = posto 2
balance-chair-3 = posto 3
balance-chair-4 = posto 4
balance-chapter-1 = dopo il capitolo I
balance-chapter-2 = dopo il capitolo II
balance-chapter-3 = dopo il capitolo III
balance-group-city = la città
balance-group-mine = la miniera
balance-group-council = il Consiglio
balance-group-church = Santa Barbara e la reputazione
balance-group-income = rendita
balance-group-rest = eventi e ciò che avanza
balance-group-start = inizio
balance-group-projects = progetti
balance-group-favor = favori
balance-group-medicine = medicina
balance-group-events = eventi
balance-group-duties = doveri non adempiuti
balance-group-goods = beni rimasti
balance-mark-barbara = tessera 7 girata
balance-mark-town-symbols = costruisce la città
balance-mark-red-crosses = X rossa
balance-mark-doubled = un prezzo qualsiasi
balance-check-mean = media
balance-check-lower = quarto inferiore
balance-check-upper = quarto superiore
balance-check-apart = { $name }: distanza
balance-check-group = { $name }: di tutti i punti
balance-event-apart = { $name }: subito, tra giocatori
balance-event-shift = { $name }: partite con e senza

## Obiettivi di Kutná Hora, con le parole del suo documento dei componenti

balance-target-kutna-hora-winners = Vincitori tra 55 e 85 punti
    .doc = vincitori tra 55 e 85 punti
    .how = I punti del vincitore: la loro media è nell’intervallo, e così il quarto inferiore e il superiore delle partite.
balance-target-kutna-hora-spread = Distanza tra primo e ultimo da 10 a 30
    .doc = distanza tra primo e ultimo da 10 a 30
    .how = I punti del primo meno quelli dell’ultimo: la media e il limite superiore della metà centrale; le partite combattute sono benvenute.
balance-target-kutna-hora-ore = Il mazzo Minerale finisce tra 18 e 29
    .doc = il mazzo Minerale finisce tra 18 e 29
    .how = La carta che il mazzo Minerale mostra alla fine: la media e la metà centrale delle partite.
balance-target-kutna-hora-population = La popolazione tra 22 e 39
    .doc = la popolazione tra 22 e 39
    .how = La carta che il mazzo Popolazione mostra alla fine: la media e la metà centrale delle partite.
balance-target-kutna-hora-taxes = Le tasse finiscono tra 8 e 20
    .doc = le tasse finiscono tra 8 e 20
    .how = L’indicatore Tasse alla fine: la media e la metà centrale delle partite.
balance-target-kutna-hora-income = Rendita finale da 30 a 70 groschen
    .doc = rendita finale da 30 a 70 groschen
    .how = La produzione di ogni giocatore ai prezzi finali: la media e la metà centrale dei giocatori.
balance-target-kutna-hora-guilds = Ogni gilda vince entro 4 punti percentuali dalla sua quota equa
    .doc = ogni gilda vince entro 4 punti percentuali dalla sua quota equa
    .how = La quota di chi aveva una gilda e ha vinto, meno uno diviso per il numero di giocatori; per ognuna delle sei gilde. L’intervallo prende ogni partita come un’estrazione.
balance-target-kutna-hora-seats = Ogni posto vince entro 4 punti percentuali dalla sua quota equa
    .doc = anche ogni posto
    .how = Lo stesso per ogni posto in ordine di turno, contato dal primo giocatore del round 1.
balance-target-kutna-hora-barbara = Santa Barbara arriva alla tessera 7 o oltre nella maggior parte delle partite
    .doc = Santa Barbara arriva alla tessera 7 o oltre nella maggior parte delle partite
    .how = La tessera 7 è stata girata, da chiunque, in più di metà delle partite.
balance-target-kutna-hora-council = Tutti e quattro i colori dei patrizi arrivano al Consiglio in una quota equa di partite
    .doc = tutti e quattro i colori dei patrizi arrivano al Consiglio in una quota equa di partite
    .how = Per ogni colore: almeno un segnalino siede nel Consiglio alla fine, in un terzo delle partite o più.
balance-target-kutna-hora-sources = Ognuna delle cinque origini di punti conta
    .doc = ognuna delle cinque origini di punti conta
    .how = La città (con le case), la miniera, il Consiglio, Santa Barbara con la reputazione, e la rendita: ognuna dà almeno il 5% di tutti i punti, e almeno 1 punto separa il migliore e il peggiore di un tavolo.
balance-target-kutna-hora-signs = La città che costruisce e la X rossa compaiono nella maggior parte delle partite
    .doc = la città che costruisce e la X rossa compaiono nella maggior parte delle partite
    .how = Per ognuna delle due: una finestra la mostra in qualche momento, in più di metà delle partite.
balance-target-kutna-hora-doubling = Il prezzo di un bene può raddoppiare in un round
    .doc = il prezzo di un bene può raddoppiare in un round
    .how = In almeno una partita su dieci un prezzo arriva al doppio di ciò che era prima nello stesso round, evento del round compreso.

## Obiettivi di Mondo senza fine

balance-target-world-without-end-winners = Vincitori tra 45 e 70 PV
    .doc = vincitori tra 45 e 70 PV
    .how = I punti del vincitore: la loro media è nell’intervallo, e così il quarto inferiore e il superiore delle partite.
balance-target-world-without-end-spread = Dal primo all’ultimo da 5 a 25
    .doc = dal primo all’ultimo da 5 a 25
    .how = I punti del primo meno quelli dell’ultimo: la media e il limite superiore della metà centrale; le partite combattute sono benvenute.
balance-target-world-without-end-seats = Ogni posto entro 3 punti percentuali dalla sua quota equa
    .doc = ogni posto entro 3 punti percentuali dalla sua quota equa
    .how = La quota di vittorie di ogni posto in ordine di turno, meno uno diviso per il numero di giocatori; con tre giocatori anche quella di ogni lato del tabellone, poiché uno resta libero.
balance-target-world-without-end-penalties = I giocatori capaci subiscono penalità in una minoranza dei capitoli
    .doc = i giocatori capaci subiscono penalità in una minoranza dei capitoli
    .how = Dopo ognuno dei capitoli da I a III, meno della metà dei giocatori subisce una penalità che non ha evitato.
balance-target-world-without-end-cards = Ogni carta Azione si gioca in una quota equa di capitoli
    .doc = ogni carta Azione si gioca in una quota equa di capitoli
    .how = Si giocano sei carte su dodici, quindi la quota pari di una carta è metà dei capitoli di un giocatore. Ognuna si gioca in almeno un quarto di essi.
balance-target-world-without-end-events = Nessun evento decide più di pochi PV in media
    .doc = nessun evento decide più di pochi PV in media
    .how = Per ogni evento, in media al massimo 3 PV subito tra il giocatore più favorito e il meno; e le partite con esso e senza differiscono al massimo di 5 PV nel punteggio medio del tavolo.
