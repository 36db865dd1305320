### Ciò che la riga di comando dice di sé, e ciò che si legge accanto al tavolo.

## silverspire --help

help-silverspire = Due giochi medievali di costruzione di città, nel tuo browser o nel terminale. Per cominciare, scrivi: silverspire
help-version = Mostra la versione.
help-play = Gioca una partita nel terminale.
help-game = Il gioco: vedi «silverspire games».
help-seats = Il numero di giocatori. Predefinito: quanti ne permette il gioco.
help-humans = Quanti di loro sono persone (hanno i primi posti), o quali posti hanno le persone, per esempio 1,3. Si salva con la partita, quindi non va ripetuto con --resume. Predefinito: una.
help-seed = Il numero che determina tutto ciò che è casuale: lo stesso seme dà la stessa partita.
help-pack = Il pacchetto di componenti: il nome di uno incluso, o una cartella tua.
help-option = Un’opzione del gioco; si può indicare più volte. Vedi «silverspire games».
help-opponents = Chi gioca agli altri posti: apprentice, journeyman, burgher o master, dal più facile al più difficile. Si salva con la partita. Predefinito: journeyman. «silverspire players» li elenca tutti.
help-resume = Riprende una partita salvata. Da allora si salva nello stesso file.
help-replay = Ripercorre passo per passo una partita registrata.
help-record = Il file di una partita salvata.
help-all = Mostra tutte le scelte e il risultato, invece di andare passo per passo.
help-verify = Rigioca una partita registrata e segnala tutto ciò che è stato cambiato nel suo file.
help-promised = L’impronta del seme che si vedeva prima della partita, da confrontare.
help-games = Elenca i giochi e le loro opzioni.
help-completion = Mostra lo script che completa questi comandi nella tua shell. bash: eval "$(silverspire completion bash)"
help-completion-shell = La shell.
start-browser = Si apre il tavolo nel browser. «silverspire --help» elenca gli altri comandi.
start-terminal = Si gioca nel terminale. «silverspire --help» elenca gli altri comandi.
start-needs-server = Per giocare nel browser, installa il server: pip install "silverspire[server]"
start-which-game = A quale gioco? (1) {""}

## Davanti a una domanda

curtain = Turno di { $player }: passa la tastiera e premi Invio: {""}
prompt = La tua scelta (?, consiglio, perché, annulla): {""}
hidden = C’è altro da vedere: guarda { $names }
more-news = … e { $count ->
    [one] { $count } altra riga
   *[other] altre { $count } righe
} nel diario
no-such-number = Non c’è nessuna scelta { $number }: scegli da 1 a { $most }.
ambiguous = «{ $answer }» potrebbe indicare più scelte: scrivi uno dei numeri { $numbers }.
unknown = «{ $answer }» non è né una scelta né un comando. Scrivi un numero dell’elenco, o ? per l’aiuto.

why-line = { $names }: { $why }
why-legal = { $name }: puoi sceglierlo adesso.
why-in-vain = Adesso non servirebbe a nulla. { $why }
why-nothing = Qui nulla è escluso: puoi fare qualsiasi scelta.

no-pane = Non c’è nessun «{ $name }» da guardare; c’è: { $names }.
no-tile = Nessuna tessera si chiama «{ $name }». Basta una parte del nome: tessera pozzo
rules-not-here = Le regole non sono installate qui; si trovano in docs/rules del codice sorgente.
no-rule = Qui non c’è la regola «{ $rule }». Le regole hanno nomi come KH-PLOT-1.
nothing-to-undo = Non hai ancora scelto nulla.
nothing-to-redo = Non c’è nulla da ripetere.
nothing-to-restart = In questo turno non c’è nulla da annullare.
chosen-since = Nel frattempo ha scelto un’altra persona: non si può annullare.
revealed-since = Nel frattempo è stato rivelato qualcosa di nascosto: non si può annullare.

save-where = Indica un file: salva la-mia-partita.json
saved = Salvata come { $file }.
not-saved = Non salvata come { $file }: { $why }
foreign-file = c’è già un file con quel nome che non è una partita salvata.
parting = La tua partita è salvata in { $file }. Per riprenderla:
kept = La registrazione di questa partita è in { $file }. Ripercorrila con «silverspire replay».

help-commands =
    Scrivi il numero di una scelta o il suo nome, per esempio C4. In ogni momento:

      (Invio)       rivedere il tavolo          guarda [città …]  tutto o una parte
      perché        che cosa non puoi fare      perché NOME       perché questo no
      consiglio     la scelta di un esperto     regole ID         una regola
      tessera NOME  che cosa vi è stampato
      punti         quelli di tutti finora      diario [tutto]    cos’è successo
      annulla, ripeti  la tua ultima scelta     ricomincia        questo turno
      salva FILE    conservare una copia        lingua CODICE     en, es, fr, it
      esci          lasciare; la partita è salvata

help-game-too = Scrivi «aiuto gioco» per una breve introduzione al gioco.

## Replica

replay-prompt = Invio successiva, p precedente, prima, ultima, un numero, q esci: {""}
replay-place = Scelta { $place } di { $last }
replay-opening = Il tavolo prima della prima scelta.
replay-unfinished = La partita non è stata conclusa.

## Errori della riga di comando. Quelli del motore arrivano come sono.

option-without-value = «{ $option }» non ha un valore: scrivi NOME=VALORE, per esempio events=true.
humans-unclear = «{ $text }» non è valido: indica quante persone, per esempio 1, o quali posti, per esempio 1,3.
humans-too-many = «{ $text }» non va bene: questo tavolo ha i posti da 1 a { $seats }.
other-game = { $file } è una partita di { $played }, non di { $wanted }.
record-of-unknown-game = Questa registrazione non si può leggere: { $why }.
not-with-resume = --seats, --seed e --option sono per una partita nuova; { $file } ha i suoi.
cannot-read = { $file } non si può leggere: { $why }.

## Verificare una registrazione

verifying = La partita viene rigiocata
at-line = Riga { $line }: { $what }
bytes-differ = La partita è valida, ma questa riga non è come era stata scritta: qualcosa è stato cambiato.
verified-promise = Il caso è quello promesso prima della partita: { $hash }.{ $chosen ->
    [yes] {" "}Però chi ospitava ha scelto il seme e poteva sapere che cosa c’era nei mazzi.
   *[no] {""}
}
no-promise = Questa registrazione non dice che cosa è stato promesso sul suo seme.
another-promise = Il caso non è quello promesso: questa registrazione ha l’impronta { $hash }.
verified = { $game } (regole { $rules }): { $seats } giocatori, { $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
}, punteggi finali { $scores }. Nulla è stato cambiato.
verified-unfinished = { $game } (regole { $rules }): { $seats } giocatori, { $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
}, non conclusa. Nulla è stato cambiato.

## silverspire games

game-line = { $name }: { $title }. Da { $least } a { $most } giocatori, regole { $rules }, pacchetti: { $packs }.
option-number = un numero intero
version = Silverspire { $version }, { $engine ->
    [compiled] motore compilato
   *[uncompiled] motore non compilato
}

## La lingua

help-language = La lingua: en, es, fr o it; può stare ovunque. Predefinita: quella del tuo sistema.
language-own-name = italiano
language-line = { $code } ({ $name })
no-such-language = «{ $language }» non è disponibile. Lingue disponibili: { $languages }.

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
help-pack-new = Copia un pacchetto in una cartella tua, per inserirvi i valori stampati.
help-pack-folder = Una cartella nuova o vuota.
help-pack-from = Il pacchetto da copiare: un nome, o una cartella.
help-pack-check = Elenca tutto ciò che non va in un pacchetto: file, riga, problema e regola.
help-pack-checked = La cartella di un pacchetto, o il nome di uno incluso.

pack-copied = { $folder } è una copia di { $source }.
pack-edit = Modifica i suoi file, poi:
pack-has-problems = { $count ->
    [one] { $folder } ha 1 problema.
   *[other] { $folder } ha { $count } problemi.
}
pack-whole = { $folder } non ha problemi.
pack-counts = { $files } file, { $values ->
    [one] 1 valore
   *[other] { $values } valori
}: { $origins }
pack-origin = { $count } { $origin }
pack-hash = impronta { $hash }
