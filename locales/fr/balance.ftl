### Le rapport d’équilibre et sa commande.

help-balance = Jouer de nombreuses parties et écrire un rapport : qui gagne, avec quoi, ce que vaut chaque chose, et quels objectifs le pack atteint.
help-balance-seats = Les nombres de joueurs à jouer, par exemple 2,3,4. Par défaut : tous ceux que permet le jeu.
help-balance-games = Le nombre de parties par type de table. Il en faut un millier pour mesurer les parts de victoires.
help-balance-players = Qui joue à toutes les places : chance, greedy, search:100… Par défaut : les joueurs avec lesquels les objectifs sont mesurés ; greedy est plus rapide.
help-balance-seed = Le nombre qui détermine tout le hasard : la même graine donne les mêmes parties, quel que soit le pack.
help-balance-jobs = Le nombre de processus qui jouent en même temps. Par défaut : un par cœur. Les résultats n’en dépendent pas.
help-balance-out = Le dossier où le rapport est écrit. Par défaut : un dossier au nom du jeu, dans le dossier courant.
help-balance-compare = Le balance.json d’un rapport antérieur, pour comparer avant et après.

balance-bad-seats = « { $text } » ne sont pas des nombres de joueurs : écrivez par exemple 2,3,4.
balance-other-game = { $file } est un rapport sur { $found }, pas sur { $wanted }.
balance-playing = Parties en cours
balance-stopped = Arrêté : aucun rapport n’a été écrit.
balance-process-died = Un processus qui jouait des parties s’est arrêté, peut-être faute de mémoire. Réessayez avec moins de --jobs.
balance-done = Objectifs atteints : { $met } sur { $whole }.
balance-report = Le rapport : { $file }
balance-numbers = Les nombres : { $file }

## Nombres

balance-interval = de { $low } à { $high }
balance-at-least = au moins { $number }
balance-at-most = au plus { $number }
balance-give-or-take-change = ±{ $number } points de pourcentage
balance-give-or-take-points = ±{ $number }
balance-of = { $part } sur { $whole }
balance-met = ✓ atteint
balance-met-perhaps = ✓ atteint, de peu
balance-missed = ✗ manqué
balance-missed-perhaps = ✗ manqué, de peu
balance-middle = moitié centrale de { $low } à { $high }
balance-was = avant : { $number }, { $verdict }
balance-before = Avant : { $name }
balance-before-is = { $pack } ({ $hash }), graine { $seed }

## Les pages

balance-title = Rapport d’équilibre
balance-over = { $game } · rapport d’équilibre
balance-lead = { $everywhere ->
    [0] Aucun des { $targets } objectifs n’est atteint
    [one] { $everywhere } des { $targets } objectifs est atteint
   *[other] { $everywhere } des { $targets } objectifs sont atteints
} à tous les types de tables. Chaque type de table a sa propre page, avec tout ce qui a été compté.
balance-foot = Règles { $rules } · pack { $hash } · tous les nombres sont dans balance.json
balance-all-tables = ← Tous les types de tables
balance-seats = { $seats } joueurs
balance-kind-events = { $players }, avec évènements
balance-fact-games = Parties
balance-fact-players = Joueurs
balance-fact-pack = Pack
balance-fact-seed = Graine
balance-fact-met = Objectifs atteints
balance-fact-before = Comparé à

balance-targets = Objectifs
balance-targets-lead = Ce qu’un bon pack devrait donner, selon le document des composants, et ce qui a été mesuré. En petit sous chaque valeur : son intervalle de confiance à 95 %.
balance-targets-note = « De peu » : l’intervalle franchit la limite, si bien que davantage de parties pourraient changer le verdict. Quand un objectif parle de chacun ou de tous, c’est le pire cas qui est montré.
balance-tables = Tables
balance-tables-lead = Points du gagnant, écart du premier au dernier, et points de tous les joueurs.
balance-trust = Combien de parties suffisent
balance-trust-lead = Le nombre de parties qu’il faut pour connaître la part de victoires d’une place à 3 ou 4 points de pourcentage près. Pour réduire l’écart de moitié, il en faut quatre fois plus.
balance-how = Comment chaque objectif est mesuré
balance-how-lead = Le document parle avec des mots ; voici les calculs correspondants.
balance-checks = Objectifs
balance-checks-lead = Toutes les valeurs qu’un objectif demande. S’il y en a plus de { $most }, seules les pires sont montrées ; toutes sont dans balance.json.
balance-wins = Qui gagne
balance-wins-lead = Part des détenteurs qui ont gagné ; une victoire partagée compte en partie. Le trait discontinu est la part équitable, la bande { $points } points de pourcentage de chaque côté. Marge : points au-dessus de la moyenne de la table.
balance-sources = D’où viennent les points
balance-sources-lead = Les points d’un joueur par source. « Écart » est la distance entre le meilleur et le pire d’une table ; la corrélation est avec la marge.
balance-curves = Manche par manche
balance-curves-lead = La moyenne de toutes les parties après chaque manche, avec tout ce qui appartient à sa fin ; 0 est le départ.
balance-opening = Ouvertures
    .lead = Les deux premières actions d’une place, les plus courantes d’abord. Les joueurs qui ouvrent ainsi diffèrent aussi par ailleurs : c’est un indice, non une cause.
balance-guild-set = Guildes réunies
    .lead = Les trois guildes d’une place, les plus courantes d’abord.
balance-uses-lead = Combien de fois par partie, pour tous les joueurs ensemble ; combien de fois sur toutes les occasions ; les joueurs qui l’ont fait, et combien d’entre eux ont gagné. « Une de plus » : points au-dessus de la moyenne de la table pour chaque fois de plus, comparés à une même table ; puis les points au-dessus de la moyenne, pour les joueurs qui l’ont fait et pour les autres. Cela montre ce qui accompagne la victoire, non ce qui la cause.
balance-holders-lead = Comme avant, mais seuls les joueurs qui ont la guilde de la tuile sont comparés.
balance-events = Évènements
balance-events-lead = D’abord ce qu’un joueur a gagné ou perdu immédiatement, en moyenne. « Écart » : points entre le joueur le plus favorisé et le moins favorisé. « Avec lui » : le score moyen de la table dans les parties avec la carte, moins celui des parties sans elle ; seul le hasard décide quelles parties l’ont, c’est donc son véritable effet, effets durables compris. « Du premier au dernier » : de même pour la distance entre eux.

## Têtes de tableaux

balance-head-target = Objectif
balance-head-how = Méthode
balance-head-table = Type de table
balance-head-games = Parties
balance-head-winner = Gagnant
balance-head-spread = Du premier au dernier
balance-head-score = Tous les joueurs
balance-head-met = Objectifs atteints
balance-head-near = ± { $points } points
balance-head-check = De
balance-head-limits = Demandé
balance-head-measured = Mesuré
balance-head-verdict = Verdict
balance-head-before = Avant
balance-head-turn = Dans l’ordre du tour
balance-head-chair = Place
balance-head-guild = Guilde
balance-head-opening = Deux premières actions
balance-head-guild-set = Guildes
balance-head-part = Places
balance-head-wins = Victoires
balance-head-margin = Marge
balance-head-group = Façon de marquer
balance-head-source = Origine
balance-head-points = Points
balance-head-winner-points = D’un gagnant
balance-head-part-of-points = Du total des points
balance-head-apart = Écart
balance-head-correlation = Corrélation
balance-head-action = Action
balance-head-guild-tile = Tuile
balance-head-public-tile = Tuile
balance-head-mine-tile = Mine
balance-head-technology = Technologie
balance-head-barbara = Tuile
balance-head-patrician = Aristocrate
balance-head-house = Maison
balance-head-card = Carte
balance-head-project = Projet
balance-head-house-space = Case de construction
balance-head-favor = Personnage
balance-head-location = Lieu
balance-head-duty = Pénalité
balance-head-good = Bien
balance-head-chance = Des occasions
balance-head-price = Payé
balance-head-users = Joueurs
balance-head-with = L’ont fait
balance-head-without = Ne l’ont pas fait
balance-head-worth = Une de plus
balance-head-event = Évènement
balance-head-drawn = Parties
balance-head-event-apart = Écart
balance-head-shift = Avec lui
balance-head-spread-shift = Du premier au dernier
balance-head-change-points = Points
balance-head-change-reputation = Réputation
balance-head-change-pelicans = Pélicans
balance-head-change-goods = Biens
balance-head-verb-taken = Prise
balance-head-verb-built = Construite
balance-head-verb-seen = Vue
balance-head-verb-town = Par la ville
balance-head-verb-used = Utilisée
balance-head-verb-turned = Retournée
balance-head-verb-seated = Au conseil
balance-head-verb-gone = Retirée
balance-head-verb-played = Jouée
balance-head-verb-idle = En vain
balance-head-verb-placed = Ressources
balance-head-verb-donated = Dons
balance-head-verb-entered = En jeu
balance-head-verb-completed = Achevé
balance-head-verb-metal = Métal
balance-head-verb-returned = Perdue
balance-head-verb-visited = Faveurs
balance-head-verb-healed = Soigné
balance-head-verb-sick = Malade
balance-head-verb-penalty = Subie
balance-head-verb-short = Devoir non rempli
balance-head-verb-avoided = Évitée
balance-head-verb-gained = Gagné
balance-head-verb-lost = Donné

## Graphiques

balance-axis-wins = part de victoires
balance-axis-points = points marqués
balance-axis-rounds = après la manche
balance-axis-worth = points au-dessus de la moyenne de la table, pour chaque fois de plus
balance-share-turn = Victoires dans l’ordre du tour
balance-share-chair = Victoires par place
balance-share-guild = Victoires par guilde
balance-chart-group = Façons de marquer
balance-chart-source = Chaque ligne de la feuille de score
balance-chart-worth = { $family } : ce que vaut une fois de plus
balance-chart-shift = Évènements : ce que chacun fait au score moyen de la table
balance-axis-shift = points : parties avec lui, moins parties sans lui
balance-everyone = un joueur
balance-winners = un gagnant
balance-everyone-before = un joueur, avant
balance-banded = La bande contient huit parties sur dix.
balance-hollow = Creux : avant.
balance-dashed = Discontinu : avant.
balance-curve-prices = Prix
balance-curve-decks = Population, paquet Minerai et impôts
balance-curve-wealth = Revenus et points
balance-curve-points = Points de victoire
balance-curve-trade = Biens d’un joueur, pour bâtir et commercer
balance-curve-duties = Biens d’un joueur, pour les devoirs et la protection
balance-line-population = habitants
balance-line-ore-deck = paquet Minerai
balance-line-tax = impôts
balance-line-income = revenus d’un joueur
balance-line-points = points d’un joueur
balance-line-lead = du premier au dernier

## Pièces

balance-family-action = Les actions
balance-family-guild-tile = Bâtiments de guilde
balance-family-public-tile = Bâtiments publics
balance-family-mine-tile = Tuiles Mine
balance-family-technology = Technologie minière
balance-family-barbara = Tuiles Sainte-Barbe
balance-family-patrician = Aristocrates au conseil
balance-family-house = Maisons du plateau Joueur
balance-family-card = Cartes Action
balance-family-project = Projets de construction
balance-family-house-space = Cases de construction
balance-family-favor = Faveurs
balance-family-location = Lieux de la peste
balance-family-duty = Pénalités
balance-family-good = Biens
balance-barbara-tile = { $number ->
    [12] la cathédrale achevée
   *[other] tuile { $number }
}
balance-house = ligne { $row }, maison { $house }
balance-house-space = { $house } : { $income } ({ $resource })
balance-turn-1 = premier
balance-turn-2 = deuxième
balance-turn-3 = troisième
balance-turn-4 = quatrième
balance-chair-1 = place 1
balance-chair-2 = place 2
balance-chair-3 = place 3
balance-chair-4 = place 4
balance-chapter-1 = après le chapitre I
balance-chapter-2 = après le chapitre II
balance-chapter-3 = après le chapitre III
balance-group-city = la ville
balance-group-mine = la mine
balance-group-council = le conseil
balance-group-church = Sainte-Barbe et la réputation
balance-group-income = revenus
balance-group-rest = évènements et ce qui reste
balance-group-start = départ
balance-group-projects = projets
balance-group-favor = faveurs
balance-group-medicine = médecine
balance-group-events = évènements
balance-group-duties = devoirs non remplis
balance-group-goods = biens restants
balance-mark-barbara = tuile 7 retournée
balance-mark-town-symbols = la ville construit
balance-mark-red-crosses = croix rouge
balance-mark-doubled = un prix quelconque
balance-check-mean = moyenne
balance-check-lower = quart inférieur
balance-check-upper = quart supérieur
balance-check-apart = { $name } : écart
balance-check-group = { $name } : du total des points
balance-event-apart = { $name } : effet immédiat, entre joueurs
balance-event-shift = { $name } : parties avec et sans lui

## Objectifs de Kutná Hora, dans les mots de son document des composants

balance-target-kutna-hora-winners = Gagnants entre 55 et 85 points
    .doc = gagnants entre 55 et 85 points
    .how = Les points du gagnant : leur moyenne est dans l’intervalle, et le quart inférieur et le quart supérieur des parties aussi.
balance-target-kutna-hora-spread = Écart de 10 à 30 entre le premier et le dernier
    .doc = écart de 10 à 30 entre le premier et le dernier
    .how = Les points du premier moins ceux du dernier : la moyenne et la limite supérieure de la moitié centrale ; les parties serrées sont bienvenues.
balance-target-kutna-hora-ore = Le paquet Minerai finit entre 18 et 29
    .doc = le paquet Minerai finit entre 18 et 29
    .how = La carte que montre à la fin le paquet Minerai : la moyenne et la moitié centrale des parties.
balance-target-kutna-hora-population = La population entre 22 et 39
    .doc = la population entre 22 et 39
    .how = La carte que montre à la fin le paquet Population : la moyenne et la moitié centrale des parties.
balance-target-kutna-hora-taxes = Les impôts finissent entre 8 et 20
    .doc = les impôts finissent entre 8 et 20
    .how = Le pion Impôts à la fin : la moyenne et la moitié centrale des parties.
balance-target-kutna-hora-income = Revenus finaux de 30 à 70 pièces
    .doc = revenus finaux de 30 à 70 pièces
    .how = La production de chaque joueur aux prix finaux : la moyenne et la moitié centrale des joueurs.
balance-target-kutna-hora-guilds = Chaque guilde gagne à moins de 4 points de pourcentage de sa part équitable
    .doc = chaque guilde gagne à moins de 4 points de pourcentage de sa part équitable
    .how = La part des détenteurs d’une guilde qui ont gagné, moins un divisé par le nombre de joueurs ; pour chacune des six guildes. L’intervalle prend chaque partie comme un tirage.
balance-target-kutna-hora-seats = Chaque place gagne à moins de 4 points de pourcentage de sa part équitable
    .doc = chaque place aussi
    .how = De même pour chaque place dans l’ordre du tour, compté depuis le premier joueur de la manche 1.
balance-target-kutna-hora-barbara = Sainte-Barbe atteint la tuile 7 ou plus dans la plupart des parties
    .doc = Sainte-Barbe atteint la tuile 7 ou plus dans la plupart des parties
    .how = La tuile 7 a été retournée, peu importe par qui, dans plus de la moitié des parties.
balance-target-kutna-hora-council = Les quatre couleurs d’aristocrates atteignent le conseil dans une part équitable des parties
    .doc = les quatre couleurs d’aristocrates atteignent le conseil dans une part équitable des parties
    .how = Pour chaque couleur : au moins un jeton siège au conseil à la fin, dans un tiers des parties ou plus.
balance-target-kutna-hora-sources = Chacune des cinq sources de points compte
    .doc = chacune des cinq sources de points compte
    .how = La ville (avec les maisons), la mine, le conseil, Sainte-Barbe avec la réputation, et les revenus : chacune donne au moins 5 % de tous les points, et au moins 1 point sépare le meilleur et le pire d’une table.
balance-target-kutna-hora-signs = La ville qui construit et la croix rouge surviennent dans la plupart des parties
    .doc = la ville qui construit et la croix rouge surviennent dans la plupart des parties
    .how = Pour chacune des deux : une fenêtre la montre à un moment, dans plus de la moitié des parties.
balance-target-kutna-hora-doubling = Le prix d’une ressource peut doubler en une manche
    .doc = le prix d’une ressource peut doubler en une manche
    .how = Dans au moins une partie sur dix, un prix atteint le double de ce qu’il était plus tôt dans la même manche, évènement de la manche compris.

## Objectifs d’Un monde sans fin

balance-target-world-without-end-winners = Gagnants entre 45 et 70 PV
    .doc = gagnants entre 45 et 70 PV
    .how = Les points du gagnant : leur moyenne est dans l’intervalle, et le quart inférieur et le quart supérieur des parties aussi.
balance-target-world-without-end-spread = Du premier au dernier, 5 à 25 d’écart
    .doc = du premier au dernier, 5 à 25 d’écart
    .how = Les points du premier moins ceux du dernier : la moyenne et la limite supérieure de la moitié centrale ; les parties serrées sont bienvenues.
balance-target-world-without-end-seats = Chaque place à moins de 3 points de pourcentage de sa part équitable
    .doc = chaque place à moins de 3 points de pourcentage de sa part équitable
    .how = La part de victoires de chaque place dans l’ordre du tour, moins un divisé par le nombre de joueurs ; à trois joueurs aussi celle de chaque côté du plateau, puisqu’un côté reste libre.
balance-target-world-without-end-penalties = Les joueurs compétents subissent des pénalités dans une minorité de chapitres
    .doc = les joueurs compétents subissent des pénalités dans une minorité de chapitres
    .how = Après chacun des chapitres I à III, moins de la moitié des joueurs subit une pénalité qu’il n’a pas évitée.
balance-target-world-without-end-cards = Chaque carte Action est jouée dans une part équitable des chapitres
    .doc = chaque carte Action est jouée dans une part équitable des chapitres
    .how = Six cartes sur douze sont jouées : la part égale d’une carte est donc la moitié des chapitres d’un joueur. Chacune est jouée dans au moins un quart d’entre eux.
balance-target-world-without-end-events = Aucun évènement ne décide plus de quelques PV en moyenne
    .doc = aucun évènement ne décide plus de quelques PV en moyenne
    .how = Pour chaque évènement, en moyenne au plus 3 PV d’écart immédiat entre le joueur le plus favorisé et le moins favorisé ; et les parties avec lui et sans lui diffèrent d’au plus 5 PV pour le score moyen de la table.
