### I giocatori del computer: i loro livelli, e ciò che un consigliere dice di una scelta.

## I livelli contro cui giocano le persone. Ognuno ha un nome e una frase.

level-apprentice = Apprendista
    .label = Apprendista (facile)
    .help = Impara il gioco con te. Ogni tanto sbaglia, e a ogni mossa dice che cosa vuole.
level-journeyman = Lavorante
    .label = Lavorante (medio)
    .help = Conosce il mestiere: prende ciò che sembra meglio sul momento e gioca senza esitare.
level-burgher = Borghese
    .label = Borghese (difficile)
    .help = Guarda un po’ avanti, anche a ciò che potresti fare tu.
level-master = Maestro
    .label = Maestro (esperto)
    .help = Pensa uno o due secondi. Dai il meglio di te.

## Un computer a un tavolo: il suo livello e il suo nome, e contro chi si gioca.

townsperson = { $name } ({ $level })
opponents = Giochi contro { $players }

## Gli altri giocatori dell’elenco.

kind-chance = Sceglie a caso tra le scelte permesse.
kind-quick = Guarda solo le scelte più probabili, un’azione avanti: forte all’incirca come greedy e dieci volte più veloce.
kind-greedy = Prende ciò che sembra meglio subito dopo l’azione, e non guarda oltre; greedy:1 prova una distribuzione possibile invece di tre ed è più veloce.
kind-search = Guarda avanti: search:400 esegue 400 simulazioni; search:250ms e search:2s usano quel tempo.
kind-plain = Guarda avanti come search, ma con una valutazione che si può spiegare a parole: plain:400, plain:250ms.
kind-program = Un programma tuo: program:python3 my_bot.py

## silverspire players

help-players = Elenca i giocatori controllati dal computer.
players-levels = Per le persone, dal più facile al più difficile:
players-kinds = Per l’arena e per i curiosi:
players-how = Scegli con: silverspire play kutna_hora --opponents master

## Mentre pensano

thinking = { $player } sta pensando…
thinking-of-hint = Il consigliere sta pensando…

## Il consigliere. Le scelte si chiamano come nell’elenco; le ragioni sono un elenco, la più pesante per prima.

hint-both = Un buon giocatore sceglierebbe { $choice }. A favore: { $gains }. Contro: { $losses }.
hint-gains = Un buon giocatore sceglierebbe { $choice }. A favore: { $gains }.
hint-losses = Un buon giocatore sceglierebbe { $choice }. Contro: { $losses }; ma rende più avanti.
hint-later = Un buon giocatore sceglierebbe { $choice }: renderà più avanti nella partita.
hint-only = Qui c’è una sola scelta.
hint-alternatives = Vale quasi altrettanto: { $choices }.
hint-note = Tra parentesi: i punti attesi, rispetto alle tue altre scelte.
hint-choice = «{ $number } { $name }»
hint-gain = { $about } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-loss = { $about } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# Lo dice l’apprendista stesso, dopo la sua mossa.
apprentice-says = «Voglio { $wishes }.»

## Di che cosa parlano le ragioni: come si chiamano in un consiglio, e come le desidera l’apprendista.

subject-points = i tuoi punti
    .wish = punti subito
subject-cards = le carte nella tua mano
    .wish = tenere buone carte in mano
subject-money = il tuo denaro
    .wish = denaro da spendere
subject-income = la tua rendita
    .wish = più rendita
subject-tiles = le tue tessere da costruire
    .wish = le tessere giuste da costruire
subject-plots = i tuoi lotti
    .wish = buoni lotti
subject-houses = le tue case
    .wish = ricavare di più dalle mie case
subject-mines = le tue miniere
    .wish = una miniera più ricca
subject-reputation = la tua reputazione
    .wish = una buona reputazione
subject-pelicans = i tuoi pellicani
    .wish = pellicani
subject-city = i tuoi edifici in città
    .wish = edifici ben piazzati
subject-council = ciò che ti dà il Consiglio
    .wish = un Consiglio che mi dia punti
subject-taxes = il pagamento delle tasse
    .wish = essere in grado di pagare le tasse
subject-building = la tua parte nei progetti
    .wish = lavorare ai progetti
subject-wool = la tua lana e il tuo panno
    .wish = lana e panno da vendere
subject-loyalty = la tua lealtà
    .wish = lealtà
subject-medicine = la cura dei malati
    .wish = curare i malati
subject-duties = i tuoi doveri
    .wish = essere in grado di adempiere i doveri
subject-donations = le tue donazioni
    .wish = ricavare di più dalle mie donazioni
subject-penalties = un capitolo senza penalità
    .wish = evitare le penalità
subject-favor = il prossimo favore
    .wish = il prossimo favore
