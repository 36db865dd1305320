### La pagina iniziale, preparare un tavolo, aspettare l’inizio e le impostazioni.

## In cima a ogni pagina

home-skip = Vai al contenuto
home-pages = Pagine
home-home = Silverspire, pagina iniziale
home-rules = Regole
home-learn = Impara
home-settings = Impostazioni
home-guest = Ospite

## La pagina iniziale

home-tagline = Due città medievali da costruire, con gli amici o contro il computer.
home-games = Giochi
home-pitch-kutna-hora = Guida tre gilde in una città che vive d’argento. Tutto ciò che costruisci muove i prezzi, per te e per gli altri.
home-size-kutna-hora = Da 2 a 4 giocatori, 5 o 6 round
home-pitch-world-without-end = Kingsbridge, dal 1337 al 1361: volgi ogni evento a tuo favore, innalza il ponte e la torre, adempi i tuoi doveri, sopravvivi alla peste.
home-size-world-without-end = Da 2 a 4 giocatori, 4 capitoli di 6 round
home-play-now = Gioca ora
home-play-now-at = Gioca ora: { $game }
home-against = Avversari
home-rivals = { $count ->
    [one] 1 computer
   *[other] { $count } computer
}
home-strength = Difficoltà
home-set-up = Prepara un tavolo
home-learn-game = Impara giocando
home-your-tables = I tuoi tavoli
home-your-tables-empty = Ancora nessuna partita. Quelle che inizi si salvano qui, anche se chiudi la pagina.
home-open-tables = Tavoli aperti
home-open-tables-empty = Al momento nessuno cerca giocatori. Prepara un tavolo pubblico e comparirà qui.
home-finished-tables = Partite finite
home-finished-tables-empty = Qui compaiono le partite finite dei tavoli pubblici. Puoi rivederle mossa per mossa.
home-lists-lost = Il server non risponde. Nuovo tentativo ogni pochi secondi.
home-your-turn = Tocca a te
home-turn-of = Turno di { $player }
home-waiting-for-players = { $count ->
    [0] Si può iniziare
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
home-winners = { $count ->
    [one] Vince { $players }.
   *[other] Primo posto condiviso: { $players }.
}
home-round = Round { $round } di { $rounds }
home-chapter = Capitolo { $chapter }, round { $round } di { $rounds }
home-free-seat = posto libero
home-more = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}

## Preparare un tavolo

home-new-title = Prepara un tavolo
home-new-game = Quale gioco?
home-new-seats = Giocatori
home-new-seats-help = Prendi più posti per condividere uno schermo con gli amici. Per ogni posto libero avrai un link da inviare.
home-new-seat = Posto { $number }, { $player }
home-new-name = Nome di chi gioca
home-sitter-me = Tu
home-sitter-person = Un’altra persona
home-sitter-computer = Un computer
home-new-level = Difficoltà del posto { $number }
home-new-add-seat = Aggiungi un posto
home-new-remove-seat = Togli il posto { $number }
home-new-several = { $count ->
    [one] Occupi un posto.
   *[other] Occupi { $count } posti: passatevi lo schermo.
}
home-new-options = Opzioni della partita
home-new-table = Chi può entrare?
home-new-public = Tavolo pubblico
    .help = Compare nella pagina iniziale. Altrimenti entra solo chi ha il link.
home-new-spectators = Ammetti spettatori
    .help = Vedono solo ciò che vedono tutti al tavolo.
home-new-take-backs = Permetti di annullare le mosse
    .help = Con il consenso degli altri giocatori. Nel tuo turno puoi farlo sempre.
home-new-hints = Permetti i suggerimenti
    .help = Chiedere che cosa sceglierebbe un buon giocatore. Con più persone al tavolo, tutti vedono chi lo chiede.
home-new-more = Opzioni avanzate
home-new-pack = Pacchetto di componenti
home-new-pack-reconstructed = Ricostruito (incluso in Silverspire)
home-new-seed = Seme
    .help = Determina tutto ciò che è casuale nella partita. Lascialo vuoto per un seme casuale; se lo imposti tu, gli altri lo sapranno.
home-new-seed-wrong = Un seme è un numero intero da 0 a { $most }.
home-new-nobody = Ci sono solo computer. Occupa un posto, o lasciane uno libero.
home-new-begin = Inizia la partita
home-new-open = Crea il tavolo e invita

## Opzioni dei giochi

home-option-kutna-hora-events = Carte Evento
    .help = Una per round tranne l’ultimo. In due si usano sempre.
home-option-kutna-hora-first-game = Prima partita
    .help = La carta Preparazione Gilda 1, con le righe nell’ordine stampato.
home-option-kutna-hora-start = Chi inizia
    .help = Il primo giocatore del primo round.
home-option-world-without-end-first-game = Prima partita
    .help = Nel capitolo I ognuno ha sei carte e non ne scarta nessuna.
home-option-world-without-end-open-screens = Schermi aperti
    .help = Tutti vedono i beni di tutti.
home-option-world-without-end-start = Chi inizia
    .help = Il giocatore attivo del primo round.
home-value-drawn = Casuale
home-value-kutna-hora-events-null = Predefinito: solo in due
home-value-kutna-hora-events-true = Con le carte Evento
home-value-kutna-hora-events-false = Senza carte Evento
home-value-kutna-hora-first-game-no = No, una carta qualsiasi
home-value-kutna-hora-first-game-picked = Sì, ognuno sceglie le proprie gilde
home-value-kutna-hora-first-game-dealt = Sì, le gilde vengono distribuite

## Un tavolo che non è ancora iniziato

home-lobby-missing = { $count ->
    [0] Ci siete tutti. Puoi iniziare la partita.
    [one] A questo tavolo manca un giocatore: manda il link.
   *[other] A questo tavolo mancano { $count } giocatori: manda il link.
}
home-lobby-wait = { $count ->
    [0] Ci siete tutti. Si attende che { $host } inizi la partita.
    [one] Manca ancora un giocatore. Poi { $host } può iniziare la partita.
   *[other] Mancano ancora { $count } giocatori. Poi { $host } può iniziare la partita.
}
home-lobby-absent = { $count ->
    [one] Tutti i posti sono occupati. In attesa di { $players }.
   *[other] Tutti i posti sono occupati. In attesa di { $players }.
}
home-lobby-host = chi ospita
home-lobby-seats = Posti
home-lobby-you = tu
home-lobby-here = qui
home-lobby-away = assente
home-lobby-take = Occupa questo posto
home-lobby-leave = Lascia il posto
home-lobby-computer = Affida al computer
home-lobby-open = Libera di nuovo
home-lobby-take-too = Gioca anche qui
home-lobby-name = Il tuo nome
home-lobby-link = Invito
    .help = Chi ha questo link può prendere un posto libero o guardare.
home-lobby-copy = Copia il link
home-lobby-copied = Link copiato.
home-lobby-not-copied = Il browser ha impedito la copia. Seleziona il link e copialo tu.
home-lobby-share = Condividi il link
home-lobby-start = Inizia la partita
home-lobby-close = Chiudi il tavolo
home-lobby-watching = { $count ->
    [0] Nessun altro sta guardando.
    [one] Sta guardando un’altra persona.
   *[other] Stanno guardando altre { $count } persone.
}
home-lobby-seed = Chi ospita ha scelto il seme di questa partita.
home-lobby-fork = Questo tavolo continua una partita già giocata: qualcuno può sapere che cosa c’è nei mazzi.
home-lobby-rules-changed = Le regole o il pacchetto sono cambiati dalla vostra ultima partita: questa si gioca con la versione attuale.
home-lobby-hints = I suggerimenti sono permessi. Tutti vedono chi ne chiede uno.
home-lobby-remove = Allontana dal tavolo
home-known-seed = seme scelto
home-known-fork = mazzi noti

## Impostazioni

home-settings-name = Il tuo nome
    .help = È il nome che vedono gli altri. I posti che hai già preso conservano il vecchio.
home-settings-save = Salva
home-settings-saved = Salvato. Ora il tuo nome è { $name }.
home-settings-blocked = Persone che hai bloccato
    .none = Nessuna.
home-settings-unblock = Sblocca { $player }
home-settings-name-empty = Scrivi un nome da 1 a { $most } caratteri.
home-settings-about = Silverspire { $version }, { $engine ->
    [compiled] motore compilato
   *[uncompiled] motore non compilato: stesse regole, ma il computer cerca meno in profondità
}
