### I giocatori del computer: i loro livelli, e ciò che un consigliere dice di una scelta.

## I livelli contro cui giocano le persone. Ognuno ha un nome e una frase.

level-apprentice = L’apprendista
    .help = Impara il gioco con te: ogni tanto sbaglia, e dice che cosa vuole a ogni mossa.
level-journeyman = Il lavorante
    .help = Conosce il mestiere: prende ciò che sembra meglio sul momento e risponde senza esitare.
level-burgher = Il borghese
    .help = Pensa per un attimo al seguito, e a ciò che farai tu.
level-master = Il maestro
    .help = Pensa lontano quanto permette un secondo e mezzo. Gioca al tuo meglio.

## Gli altri giocatori dell’elenco.

kind-chance = Una qualunque scelta permessa, tutte ugualmente probabili.
kind-greedy = Ciò che sembra meglio appena l’azione è compiuta; non guarda oltre.
kind-search = Guarda avanti: search:400 prova 400 tavoli immaginati, search:250ms e search:2s si prendono quel tempo.
kind-plain = Guarda avanti come search, ma giudica solo da ciò che si può dire a parole: plain:400, plain:250ms.
kind-program = Un programma tuo: program:python3 my_bot.py

## silverspire players

help-players = Elenca i giocatori del computer.
players-levels = Per le persone, dal più facile al più difficile:
players-kinds = Per l’arena e per i curiosi:
players-how = Scegli con: silverspire play kutna_hora --opponents master

## Mentre pensano

thinking = { $player } sta pensando…
thinking-of-hint = Il consigliere sta pensando…

## Il consigliere. Le scelte si chiamano come nell’elenco; le ragioni sono un elenco, la più pesante per prima.

hint-both = Un buon giocatore sceglierebbe { $choice }: favorisce { $gains }; danneggia { $losses }.
hint-gains = Un buon giocatore sceglierebbe { $choice }: favorisce { $gains }.
hint-losses = Un buon giocatore sceglierebbe { $choice }, anche se danneggia { $losses }: ciò che porta viene dopo.
hint-later = Un buon giocatore sceglierebbe { $choice }: ciò che parla in suo favore viene più avanti nella partita.
hint-only = Qui non c’è altro da scegliere.
hint-rivals = Quasi altrettanto buono: { $choices }.
hint-note = Tra parentesi: i punti attesi, a confronto con le tue altre scelte.
hint-choice = «{ $number } { $name }»
hint-gain = { $about } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-loss = { $about } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# Lo dice l’apprendista stesso, dopo la sua mossa.
apprentice-says = «Voglio { $wishes }.»

## Di che cosa parlano le ragioni: come si chiamano in un consiglio, e come le desidera l’apprendista.

subject-points = i tuoi punti
    .wish = punti subito
subject-cards = le carte nella tua mano
    .wish = che mi restino buone carte in mano
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
    .wish = un buon nome
subject-pelicans = i tuoi pellicani
    .wish = pellicani
subject-city = i tuoi edifici in città
    .wish = edifici ben piazzati
subject-council = ciò che ti rende il Consiglio
    .wish = un Consiglio che mi renda
subject-taxes = il pagamento delle tasse
    .wish = che le tasse non mi sorprendano
subject-building = la tua parte nei progetti
    .wish = lavorare ai progetti
subject-wool = la tua lana e il tuo panno
    .wish = lana e panno da vendere
subject-loyalty = la tua lealtà
    .wish = lealtà
subject-medicine = la cura dei malati
    .wish = curare i malati
subject-duties = i tuoi doveri
    .wish = che i doveri non mi sorprendano
subject-donations = le tue donazioni
    .wish = che le mie donazioni rendano
subject-penalties = un capitolo senza penalità
    .wish = evitare le penalità
subject-favor = il prossimo favore
    .wish = il prossimo favore
