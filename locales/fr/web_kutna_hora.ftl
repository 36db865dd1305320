### Kutná Hora dans le navigateur : ce que dit son écran en plus des mots de kutna_hora.ftl.

## Les zones de la table

web-kh-city = Ville
web-kh-mine = Mine
web-kh-hall = Hôtel de ville
web-kh-hall-short = H. de ville
web-kh-prices = Prix
web-kh-church = Cathédrale
web-kh-houses-short = Maisons
web-kh-council = Conseil

## Le temps

web-kh-set-up = Les joueurs choisissent leurs guildes
web-kh-round = Manche { $round } sur { $rounds }
web-kh-rounds = Les manches de la partie
web-kh-turn = tour { $turn } sur 3
web-kh-round-loss = Manche { $round } : les joueurs qui ne paient pas leurs impôts perdent { $loss } de réputation.
web-kh-red-round = À la fin de cette manche, les bâtiments publics rouges arrivent à l’Hôtel de ville.
web-kh-council-scores = À la fin de cette manche, le conseil rapporte des points.
web-kh-taxes = Impôts
web-kh-tax-due = À la fin de la manche : { $due } gr d’impôts, ou { $loss } de réputation en moins
web-kh-or-reputation = ou −{ $loss } de réputation
web-kh-event = Évènement de la manche

## La ville et la mine

web-kh-people = { $count ->
    [one] population : { $count } habitant
   *[other] population : { $count } habitants
}
web-kh-public = bâtiment public
web-kh-plot-of = parcelle ({ $player })
web-kh-open-square = case non revendiquée
web-kh-scores-now = { $points ->
    [one] { $points } point si la partie finissait maintenant
   *[other] { $points } points si la partie finissait maintenant
}
web-kh-entrance = entrée
web-kh-unreached = inaccessible pour l’instant
web-kh-wood-cost = { $wood } bois ({ $groschen })
web-kh-mine-stack = pioche { $draws } sur { $count } ({ $back })
web-kh-discarded = { $count ->
    [one] { $count } mine défaussée
   *[other] { $count } mines défaussées
}
web-kh-mine-row = { $stars ->
    [one] { $stars } étoile à cet étage, gains { $prizes } ; étoiles des joueurs : { $holders }
   *[other] { $stars } étoiles à cet étage, gains { $prizes } ; étoiles des joueurs : { $holders }
}
web-kh-stars-of-players = Étoiles de chaque étage
web-kh-prizes = Gains
web-kh-nobody = personne

## Prix et Hôtel de ville

web-kh-permit = un document coûte { $groschen }
web-kh-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } document
   *[other] { $permits } documents
}
web-kh-stack-height = { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}
web-kh-deck-population = paquet Population
web-kh-deck-ore = paquet Minerai
web-kh-price-now = { $commodity } : { $price } gr
web-kh-price-after = après ce choix { $price } gr
web-kh-price-next-card = { $price } gr avec la prochaine carte du { $deck }
web-kh-price-next-arm = { $price } gr après le prochain bâtiment de la guilde
web-kh-town-builds-in = { $cards ->
    [one] la ville construit à la prochaine carte
   *[other] la ville construit dans { $cards } cartes
}
web-kh-no-market = pas de marché : la guilde ne peut pas construire
web-kh-you-make = vous en produisez { $amount } : { $groschen } gr

## Sainte-Barbe et le conseil

web-kh-next-tile = Le prochain pélican donne
web-kh-barbara-finished = Achevée : chaque pélican donne { $amount } de réputation
web-kh-flipped = (si un bâtiment la retourne : impôts +{ $tax })
web-kh-council-rounds = rapporte après chacune des 3 dernières manches
web-kh-patricians = réserve { $bank }, zone multicolore { $pool }, conseil { $council }
web-kh-pays-you = { $points ->
    [one] chacun vous rapporterait { $points } point
   *[other] chacun vous rapporterait { $points } points
}

## Les plateaux des joueurs

web-kh-acts = choisit maintenant
web-kh-first = débute
web-kh-starts = Premier joueur de cette manche
web-kh-points = Points
web-kh-points-now-and-ended = Points : { $points } ; si la partie finissait maintenant : { $ended }
web-kh-legend-pelican = Pélicans
web-kh-legend-miner = Mineurs
web-kh-legend-production = Production d’une guilde
web-kh-legend-house = Une maison : elle rapporte quand un bâtiment de sa ligne est construit
web-kh-legend-star = Étoiles d’une mine
web-kh-legend-rock = Un rocher : on n’y creuse pas, mais ses étoiles comptent
web-kh-legend-technology = Technologie minière : une tuile de plus à chaque action Mine
web-kh-legend-dots = Icônes de couleur : un bâtiment rapporte 1 point par icône voisine de l’une de ses couleurs
web-kh-purse = Pièces
web-kh-income = Revenus : production × prix
web-kh-reputation = Réputation
web-kh-reputation-now = Réputation { $reputation } : { $count ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
web-kh-cheap-plots-from = à partir de { $from }, les parcelles coûtent 1 gr
web-kh-free-joker-from = à partir de { $from }, le Joker est gratuit
web-kh-pelicans = Pélicans : { $unused } à utiliser ; déjà utilisés : { $used }
web-kh-miners = Mineurs disponibles : { $pool } ; dans la réserve : { $waiting }
web-kh-plot-markers = Marqueurs Parcelle restants : { $count }
web-kh-cards-left = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-kh-houses = { $count ->
    [one] { $count } maison restante
   *[other] { $count } maisons restantes
}
web-kh-ore-from-mines = Minerai des mines
web-kh-own-houses = Vos maisons
web-kh-makes = produit { $amount }
web-kh-next-house = la prochaine maison donne : { $effect }
web-kh-row-empty = aucune maison restante
web-kh-tiles = Tuiles à construire
web-kh-slot-free = encoche libre

## La main

web-kh-hand = Vos cartes
web-kh-card = carte { $card }
web-kh-card-spent = La carte { $card } n’est plus disponible jusqu’à la prochaine manche
web-kh-barbara-short = Ste-Barbe
web-kh-pass = passer
web-kh-gained = +{ $amount } gr
web-kh-from = à partir de { $amount } gr
web-kh-draws = pioche { $count }
web-kh-reputation-change = { $change } réput.
web-kh-pelicans-left = { $count ->
    [one] { $count } pélican
   *[other] { $count } pélicans
}
web-kh-chosen-by = choisi par { $player }

## Ce qu’un choix coûte et rapporte

web-kh-change-groschen = pièces
web-kh-change-income = revenus
web-kh-change-score = points
web-kh-change-score-if-ended = points si la partie finissait maintenant
web-kh-change-reputation = réputation
web-kh-change-pelicans = pélicans
web-kh-change-tax = impôts
web-kh-change-price = prix { $of_the_commodity }

## Scènes

web-kh-scene-refused = refuse
web-kh-scene-paid = paie
web-kh-scene-surcharge = (dont { $amount } pour les parcelles)
web-kh-scene-row = Ligne { $row }
