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
home-pitch-kutna-hora = Guida tre gilde in una città che vive d’argento. Tutto ciò che costruisci muove i prezzi di cui vivono tutti.
home-size-kutna-hora = Da 2 a 4 giocatori, 5 o 6 round
home-pitch-world-without-end = Kingsbridge, dal 1327 al 1361: volgi ogni evento a tuo favore, innalza il ponte e la torre, adempi i tuoi doveri, sopravvivi alla peste.
home-size-world-without-end = Da 2 a 4 giocatori, 4 capitoli di 6 round
home-play-now = Gioca ora
home-play-now-at = Gioca ora: { $game }
home-against = Contro
home-rivals = { $count ->
    [one] 1 computer
   *[other] { $count } computer
}
home-strength = Quanto forte
home-set-up = Prepara un tavolo
home-learn-game = Impara giocando
home-your-tables = I tuoi tavoli
home-your-tables-empty = Nessuna partita ti aspetta. Ciò che inizi resta qui, anche se chiudi la pagina.
home-open-tables = Tavoli aperti
home-open-tables-empty = Ora nessuno aspetta giocatori. Prepara un tavolo aperto a tutti e comparirà qui.
home-finished-tables = Partite da rivedere
home-finished-tables-empty = Qui si rivedono, mossa per mossa, le partite finite ai tavoli aperti a tutti.
home-lists-lost = Il server non risponde. Riproviamo ogni pochi secondi.
home-your-turn = Tocca a te
home-turn-of = Sceglie { $player }
home-waiting-for-players = { $count ->
    [0] Pronto per iniziare
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
home-winner = { $count ->
    [one] Ha vinto { $players } con { $points } punti
   *[other] { $players } condividono il primo posto con { $points } punti
}
home-round = Round { $round } di { $rounds }
home-chapter = Capitolo { $chapter }, round { $round } di { $rounds }
home-free-seat = posto libero
home-more = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}

## Preparare un tavolo

home-new-title = Prepara il tavolo
home-new-game = Quale gioco?
home-new-seats = Chi siede dove?
home-new-seats-help = Prendi più posti per condividere uno schermo con gli amici. A chi lasci un posto dai un link.
home-new-seat = Posto { $number }, { $player }
home-sitter-me = Tu
home-sitter-person = Un’altra persona
home-sitter-computer = Un computer
home-new-level = Quanto forte gioca il posto { $number }
home-new-add-seat = Aggiungi un posto
home-new-remove-seat = Togli il posto { $number }
home-new-several = { $count ->
    [one] Giochi un posto.
   *[other] Giochi { $count } posti: passatevi lo schermo.
}
home-new-options = Come si gioca?
home-new-table = Chi può venire?
home-new-public = Aperto a tutti
    .help = Compare nella pagina iniziale; altrimenti entra solo chi ha il link.
home-new-spectators = Altri possono guardare
    .help = Vedono ciò che tutti vedono al tavolo, e niente di più.
home-new-take-backs = Si può tornare su una scelta
    .help = Se gli altri sono d’accordo; nel tuo turno puoi sempre.
home-new-more = Per chi se ne intende
home-new-pack = Pacchetto di componenti
home-new-pack-reconstructed = Ricostruito, quello di Silverspire
home-new-seed = Seme
    .help = Tutta la fortuna viene da qui. Lascialo vuoto per uno nuovo; se lo scegli, tutti lo sanno.
home-new-seed-wrong = Un seme è un numero intero da 0 a { $most }.
home-new-nobody = Giocano solo computer: prendi un posto, o lasciane uno per qualcuno.
home-new-begin = Inizia la partita
home-new-open = Apparecchia e invita

## Opzioni dei giochi

home-option-kutna-hora-events = Carte Evento
    .help = Una per round tranne l’ultimo. In due si gioca sempre con queste carte.
home-option-kutna-hora-first-game = Una prima partita
    .help = La carta delle gilde 1, con le righe nell’ordine stampato.
home-option-kutna-hora-start = Chi inizia
    .help = Il primo giocatore del primo round.
home-option-world-without-end-first-game = Una prima partita
    .help = Nel capitolo I ognuno ha sei carte e non ne scarta nessuna.
home-option-world-without-end-open-screens = Schermi aperti
    .help = Tutti vedono i beni di tutti.
home-option-world-without-end-start = Chi inizia
    .help = Il giocatore attivo del primo round.
home-value-drawn = A sorte
home-value-kutna-hora-events-null = Come al solito: solo in due
home-value-kutna-hora-events-true = Con le carte Evento
home-value-kutna-hora-events-false = Senza carte Evento
home-value-kutna-hora-first-game-no = No, può uscire qualsiasi gilda
home-value-kutna-hora-first-game-picked = Sì, ognuno sceglie le proprie gilde
home-value-kutna-hora-first-game-dealt = Sì, le gilde vengono distribuite

## Un tavolo che non è ancora iniziato

home-lobby-missing = { $count ->
    [0] Ci siete tutti. La partita può iniziare.
    [one] A questo tavolo manca un giocatore: manda il link.
   *[other] A questo tavolo mancano { $count } giocatori: manda il link.
}
home-lobby-wait = { $count ->
    [0] Ci siete tutti. { $host } può iniziare la partita.
    [one] Un posto è ancora libero. Poi { $host } inizia la partita.
   *[other] { $count } posti sono ancora liberi. Poi { $host } inizia la partita.
}
home-lobby-host = chi ha preparato il tavolo
home-lobby-seats = Posti
home-lobby-you = tu
home-lobby-here = qui
home-lobby-away = assente
home-lobby-take = Siediti qui
home-lobby-leave = Alzati
home-lobby-name = Come ti chiameranno gli altri?
home-lobby-link = Invito
    .help = Chi apre questo link può prendere un posto libero o guardare.
home-lobby-copy = Copia il link
home-lobby-copied = Il link è copiato.
home-lobby-not-copied = Il browser non ci lascia copiare: seleziona il link e copialo tu.
home-lobby-share = Condividi il link
home-lobby-start = Inizia la partita
home-lobby-close = Abbandona il tavolo
home-lobby-watching = { $count ->
    [0] Nessun altro sta guardando.
    [one] C’è un’altra persona.
   *[other] Ci sono altre { $count } persone.
}
home-lobby-seed = L’ospitante ha scelto il seme di questa partita.

## Impostazioni

home-settings-name = Il tuo nome
    .help = Come lo leggono gli altri. I posti che hai già preso conservano il vecchio.
home-settings-save = Tieni questo nome
home-settings-saved = Ora ti chiami { $name }.
home-settings-name-empty = Scrivi un nome da 1 a { $most } lettere.
