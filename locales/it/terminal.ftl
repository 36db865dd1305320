### Ciò che la riga di comando dice di sé, e ciò che si legge accanto al tavolo.

## silverspire --help

help-silverspire = Due giochi medievali di costruzione di città nel tuo terminale. Comincia con: silverspire play kutna_hora
help-version = Dice che versione è questa.
help-play = Gioca una partita nel terminale.
help-game = Il gioco: vedi «silverspire games».
help-seats = Quanti sono i giocatori. Se manca, quanti ne permette il gioco.
help-humans = Quanti di loro sono persone (hanno i primi posti), o quali posti hanno, per esempio 1,3. Si conserva con la partita, quindi non va ripetuto con --resume. Se manca, una.
help-seed = Il numero da cui viene tutta la sorte: lo stesso seme distribuisce la stessa partita.
help-pack = Il pacchetto di componenti: il nome di uno incluso, o una cartella tua.
help-option = Un’opzione del gioco; si può dare più volte. Vedi «silverspire games».
help-opponents = Chi gioca agli altri posti: apprentice, journeyman, burgher o master, dal più facile al più difficile. Si conserva con la partita. Se manca, journeyman. Vedi «silverspire players» per conoscerli tutti.
help-resume = Riprende una partita salvata. Da allora si conserva nello stesso file.
help-replay = Ripercorre passo per passo una partita registrata.
help-record = Il file di una partita salvata.
help-all = Mostra tutte le scelte e il risultato invece di andare passo per passo.
help-verify = Rigioca una partita registrata e indica tutto ciò che è stato cambiato nel suo file.
help-games = Elenca i giochi e le loro opzioni.

## Davanti a una domanda

curtain = Passa la tastiera a { $player } e premi Invio: {""}
prompt = La tua scelta (?, consiglio, perché, annulla): {""}
hidden = C’è altro da guardare: guarda { $names }
more-news = … e { $count ->
    [one] { $count } altra riga
   *[other] altre { $count } righe
} di novità (diario)
no-such-number = Non c’è nessun { $number }: scegli da 1 a { $most }.
ambiguous = «{ $answer }» potrebbe essere più cose: scrivi uno dei numeri { $numbers }.
unknown = «{ $answer }» non è una delle scelte né un comando. Scrivi un numero dell’elenco, o ? per l’aiuto.

why-line = { $names }: { $why }
why-legal = { $name }: nulla lo impedisce, puoi sceglierlo adesso.
why-nothing = Qui nulla è rifiutato: si può scegliere tutto ciò che risponde a questa domanda.

no-pane = Non c’è nessun «{ $name }» da guardare; c’è: { $names }.
no-tile = Nessuna tessera si chiama «{ $name }». Basta una parte del nome: tessera pozzo
rules-not-here = Il testo delle regole non è installato qui; è in docs/rules del codice sorgente.
no-rule = La regola «{ $rule }» qui non si trova. Le regole hanno nomi come KH-PLOT-1.
nothing-to-undo = Non hai ancora scelto nulla.
nothing-to-redo = Non è stato annullato nulla.
nothing-to-restart = In questo turno non hai scelto nulla che si possa ritirare.
chosen-since = Un’altra persona ha scelto nel frattempo: non si può annullare.
revealed-since = Dalla tua ultima scelta è stato rivelato qualcosa di nascosto: non si può annullare.

save-where = Di’ dove: salva la-mia-partita.json
saved = Salvata come { $file }.
not-saved = Non salvata come { $file }: { $why }
foreign-file = c’è già un file con quel nome che non è una partita salvata.
parting = La tua partita è conservata in { $file }. Per riprenderla:
kept = La registrazione di questa partita è in { $file }. Ripercorrila con «silverspire replay».

help-commands =
    Scrivi il numero di una scelta, o il suo nome, per esempio C4. E sempre:

      (Invio)       rivedere il tavolo          guarda [città …]  tutto, o una parte
      perché        che cosa non puoi fare      perché NOME       perché questo no
      consiglio     che farebbe uno bravo       regole ID         una regola
      tessera NOME  che cosa vi è stampato
      punti         quelli di tutti finora      diario [tutto]    cos’è successo
      annulla, ripeti  la tua ultima scelta     ricomincia        questo turno
      salva FILE    conservare una copia        lingua CODICE     en, es, fr, it
      esci          lasciare; tutto si conserva

help-game-too = Scrivi «aiuto gioco» per vedere il gioco in poche righe.

## Replica

replay-prompt = Invio successiva, p precedente, prima, ultima, un numero, q esci: {""}
replay-place = Scelta { $place } di { $last }
replay-opening = Il tavolo prima della prima scelta.
replay-unfinished = La partita non è stata conclusa.

## Errori della riga di comando. Quelli del motore arrivano come sono.

not-drawn = Nessuno ha ancora disegnato { $game } per il terminale.
option-without-value = «{ $option }» non dà nessun valore: scrivi NOME=VALORE, per esempio events=true.
humans-unclear = «{ $text }» non sono persone: di’ quante, per esempio 1, o quali posti, per esempio 1,3.
humans-too-many = «{ $text }» non va bene: questo tavolo ha i posti da 1 a { $seats }.
other-game = { $file } è una partita di { $played }, non di { $wanted }.
record-of-unknown-game = Questa registrazione non si può leggere: { $why }.
not-with-resume = --seats, --seed e --option sono per una partita nuova; { $file } ha i suoi.
cannot-read = { $file } non si può leggere: { $why }.

## Verificare una registrazione

verifying = La partita viene rigiocata
at-line = Riga { $line }: { $what }
bytes-differ = La partita è intera, ma questa riga non è come fu scritta: qualcosa vi è stato cambiato.
verified = { $game } (regole { $rules }): { $seats } giocatori, { $choices } scelte, punteggi finali { $scores }. Nulla è stato cambiato.
verified-unfinished = { $game } (regole { $rules }): { $seats } giocatori, { $choices } scelte, non conclusa. Nulla è stato cambiato.

## silverspire games

game-line = { $name }: { $title }. Da { $least } a { $most } giocatori, regole { $rules }, pacchetti: { $packs }.
option-number = un numero intero
version = Silverspire { $version }

## La lingua

help-language = La lingua: en, es, fr o it; può stare ovunque. Se manca, quella del tuo sistema.
language-own-name = italiano
language-line = { $code } ({ $name })
no-such-language = Qui non ci sono parole in «{ $language }». Ci sono in: { $languages }.

## Ciò che si può scrivere, con le parole di chi legge; si capiscono anche quelle inglesi.

command-help = aiuto
command-look = guarda
command-why = perché
command-hint = consiglio
command-tile = tessera
command-score = punti
command-log = diario
command-rules = regole
command-undo = annulla
command-redo = ripeti
command-restart = ricomincia
command-save = salva
command-language = lingua
command-quit = esci
command-game = gioco
command-all = tutto

replay-next = successiva
replay-previous = precedente
replay-first = prima
replay-last = ultima

## Le parti del tavolo, per il comando «guarda»

look-status = stato
look-city = città
look-mine = miniera
look-prices = prezzi
look-hall = municipio
look-church = cattedrale
look-players = giocatori
look-own = plancia
look-event = evento
look-projects = progetti
look-favor = favore
look-houses = case
look-plague = peste
look-supply = riserva
look-screens = schermi
look-memory = memoria
look-hand = mano

## silverspire pack

help-packs = Pacchetti di componenti: ciò che è stampato sui pezzi di un gioco.
help-pack-game = Il gioco per cui è il pacchetto.
help-pack-new = Copia un pacchetto in una cartella tua, per scriverci i valori stampati.
help-pack-folder = Una cartella nuova o vuota.
help-pack-from = Il pacchetto da copiare: un nome, o una cartella.
help-pack-check = Indica tutto ciò che non va in un pacchetto: file, riga, che cosa, e la regola.
help-pack-checked = La cartella di un pacchetto, o il nome di uno incluso.

pack-copied = { $folder } è una copia di { $source }.
pack-edit = Modifica i suoi file, poi:
pack-has-problems = { $count ->
    [one] { $folder } ha 1 problema.
   *[other] { $folder } ha { $count } problemi.
}
pack-whole = { $folder } è completo.
pack-counts = { $files } file, { $values } valori: { $origins }
pack-origin = { $count } { $origin }
pack-hash = impronta { $hash }
