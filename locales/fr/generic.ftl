### Les mots des jeux qui n’ont pas d’écran à eux.

generic-player-1 = Lion
generic-player-2 = Cerf
generic-player-3 = Aigle
generic-player-4 = Ours
generic-player-5 = Joueur 5
generic-player-6 = Joueur 6
generic-player-7 = Joueur 7
generic-player-8 = Joueur 8
generic-on-the-board = Choisissez sur le plateau.
generic-table = La table
generic-move = Coup { $move }
generic-to-move = doit jouer
generic-source = Points pour
generic-total = Total
generic-scores-now = Score actuel
generic-scores-final = Score final
generic-winners = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la première place.
}
generic-welcome = { $game }. Tapez « ? » pour l’aide.
generic-primer = { $game }, vue générale : la table, ce que chacun possède et vos choix en liste. Ce que vous pouvez choisir sur un plateau est mis en évidence. « règles » affiche une règle par son numéro.

look-table = plateau
