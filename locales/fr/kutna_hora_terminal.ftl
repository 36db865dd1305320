### Kutná Hora dans le terminal : comment la table y est dessinée.

groschen-range = { $least }–{ $most } gr
groschen-gained = +{ $amount } gr

welcome = Bienvenue à Kutná Hora. Vos choix sont affichés en doré. C’est votre première fois ? Tapez ? pour une courte présentation du jeu.

primer =
    Vous dirigez trois guildes dans une ville qui vit de ses mines d’argent.
    Bâtiments et mines augmentent ce que vous produisez ; une action Revenus
    paie production × prix. Chaque bâtiment d’une guilde fait baisser le prix de
    sa ressource. Plus d’habitants : { $wood } { $food } { $beer } montent ; plus de minerai : { $permits } { $silver }
    montent et { $ore } baisse. Tout se paie en pièces, des gros de Prague (gr) :
    « 4 bois » coûtent quatre fois le prix du bois.
    Une manche a trois tours : 2 cartes, 2 cartes, 1 carte. Une carte porte deux
    actions, et vous en effectuez une :
      Mine : piochez, creusez une mine.    Permis : prenez une tuile.
      Parcelle : revendiquez une case.     Bâtiment : bâtissez sur la parcelle.
      Revenus : la seule source de pièces. Sainte-Barbe : utilisez un pélican.
      Joker : n’importe laquelle, pour 1 de réputation.
    En fin de manche, vous payez les impôts ou perdez de la réputation. Après
    les trois dernières manches, les aristocrates du conseil rapportent des
    points. À la fin, vos bâtiments en rapportent pour les icônes voisines de
    leurs couleurs, et les étages de la mine pour vos étoiles ; puis viennent
    les revenus, la réputation, les tuiles, parcelles et pélicans qui restent.

    Ressources : { $ore } minerai  { $silver } argent  { $wood } bois  { $permits } documents  { $food } vivres  { $beer } bière
    Icônes : { $dot_red } rouge  { $dot_yellow } jaune  { $dot_blue } bleu  { $dot_green } vert   { $public } bâtiment public   { $star } étoile
    Prix : la rangée de chiffres est la carte du dessus ; [ ] est la fenêtre de
    la languette, que chaque bâtiment de la guilde tire vers la droite. x : pas
    de marché, la guilde ne peut pas construire. ! : ici, la ville construit.

## La table

pane-city = Ville
pane-mine-prizes = Gains
pane-prices = Prix · population { $population } · minerai { $ore }
pane-barbara = Sainte-Barbe
pane-patricians = Aristocrates
pane-players = Joueurs
pane-own = { $player } : { $groschen } gr, revenus { $income }, réputation { $reputation }
own-tiles = Tuiles à construire ({ $count } sur 3)
plot-of = { $player } parc.
mine-stack = Une action Mine pioche { $draws } sur { $count } ({ $back })
mine-legend = { $star } étoile  { $wood } bois  { $entrance } entrée

status = Kutná Hora · Manche { $round } sur { $rounds } · tour { $turn } sur 3 · impôts { $tax } gr ou −{ $loss } de réputation
status-set-up = Kutná Hora · Les joueurs choisissent leurs guildes
status-over = Kutná Hora · La partie est terminée
status-event = Évènement : { $name }.

hall-first-column = H. de ville { $cost }
hall-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } document
   *[other] { $permits } documents
}

board-first = débute
board-points = points
board-ended = si fin
board-groschen = pièces
board-income = revenus
board-reputation = réput.
board-miners = mineurs
board-pelicans = pélic.
board-plots = parc.
board-tiles = tuiles
board-cards = cartes
board-production = produit

row-free = ligne { $row }, libre
row-empty = aucune maison restante
row-next = → { $effect }
slot-free = – libre –

barbara-now = { $tile } : { $effect }
barbara-flipped = (si un bâtiment la retourne : impôts +{ $tax })
barbara-finished = achevée : chaque pélican donne { $amount } de réputation
patricians-places = réserve·zone·conseil :
card-pass = passer
joker-cost = −{ $lost } rép.

## Ce qu’un choix coûte et rapporte

change-groschen = { $change } gr
change-income = revenus { $change }
change-score = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
change-reputation = réputation { $change }
change-pelicans = { $count ->
    [one] { $change } pélican
   *[other] { $change } pélicans
}
change-tax = impôts { $change }
change-score-if-ended = { $count ->
    [one] { $change } point si la partie finissait maintenant
   *[other] { $change } points si la partie finissait maintenant
}
change-price = { $commodity } { $before }→{ $after }
each-choice = chacun : { $effects }

tile-line = { $tile } ({ $origin }) : { $effects }. { $costs }

## La feuille de score et la dernière page

scores-final = Score final
scores-now = Si la partie finissait maintenant
scores-source = Points venant de
scores-total = Total
ranking-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}, { $groschen } gr
winners = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la première place.
}
history = Les prix au fil de la partie
history-range = de { $low } à { $high }
