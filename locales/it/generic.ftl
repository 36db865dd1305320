### Testi per i giochi senza una schermata propria.

generic-player-1 = Leone
generic-player-2 = Cervo
generic-player-3 = Aquila
generic-player-4 = Orso
generic-player-5 = Giocatore 5
generic-player-6 = Giocatore 6
generic-player-7 = Giocatore 7
generic-player-8 = Giocatore 8
generic-on-the-board = Scegli sul tabellone.
generic-table = Tavolo
generic-move = Mossa { $move }
generic-to-move = deve giocare
generic-source = Fonte
generic-total = Totale
generic-scores-now = Punteggio attuale
generic-scores-final = Punteggio finale
generic-winners = { $count ->
    [one] Vince { $players }.
   *[other] { $players } condividono il primo posto.
}
generic-welcome = { $game }. Scrivi ? per l’aiuto.
generic-primer = Questa è la vista generale di { $game }: il tavolo, ciò che ha ciascuno e le tue scelte in un elenco. Ciò che puoi scegliere su un tabellone è evidenziato. «regole» mostra una regola dal suo numero.

look-table = tavolo
