### Les joueurs de l’ordinateur : leurs niveaux, et ce qu’un conseiller dit d’un choix.

## Les niveaux contre lesquels on joue. Chacun a un nom et une phrase.

level-apprentice = Apprenti
    .label = Apprenti (facile)
    .help = Apprend le jeu avec vous : il se trompe parfois, et dit à chaque coup ce qu’il vise.
level-journeyman = Compagnon
    .label = Compagnon (moyen)
    .help = Connaît le métier : il prend ce qui paraît le mieux sur le moment et joue sans attendre.
level-burgher = Bourgeois
    .label = Bourgeois (difficile)
    .help = Anticipe un peu, y compris ce que vous pourriez faire.
level-master = Maître
    .label = Maître (expert)
    .help = Réfléchit une ou deux secondes. Donnez le meilleur de vous-même.

## Un ordinateur à une table : son niveau et son nom, et contre qui l’on joue.

townsperson = { $name } ({ $level })
opponents = Contre vous : { $players }

## Les autres joueurs de la liste.

kind-chance = Choisit au hasard parmi les choix permis.
kind-quick = Ne regarde que les choix les plus probables, une action en avant : à peu près aussi fort que greedy et dix fois plus rapide.
kind-greedy = Prend ce qui paraît le mieux juste après l’action, sans regarder plus loin ; greedy:1 essaie une donne possible au lieu de trois et va plus vite.
kind-search = Anticipe : search:400 effectue 400 simulations ; search:250ms et search:2s prennent ce temps.
kind-plain = Anticipe comme search, mais avec une évaluation que l’on peut expliquer avec des mots : plain:400, plain:250ms.
kind-program = Un programme à vous : program:python3 my_bot.py

## silverspire players

help-players = Lister les joueurs contrôlés par l’ordinateur.
players-levels = Pour les personnes, du plus facile au plus difficile :
players-kinds = Pour l’arène et les curieux :
players-how = Choisissez avec : silverspire play kutna_hora --opponents master

## Pendant qu’ils réfléchissent

thinking = { $player } réfléchit…
thinking-of-hint = Le conseiller réfléchit…

## Le conseiller. Les choix sont nommés comme dans la liste ; les raisons forment une liste, la plus lourde d’abord.

hint-both = Un bon joueur choisirait { $choice }. C’est bon pour { $gains }, mais mauvais pour { $losses }.
hint-gains = Un bon joueur choisirait { $choice }. C’est bon pour { $gains }.
hint-losses = Un bon joueur choisirait { $choice }, même si c’est mauvais pour { $losses } : ce choix paiera plus tard.
hint-later = Un bon joueur choisirait { $choice } : ce choix paiera plus tard dans la partie.
hint-only = Il n’y a qu’un seul choix ici.
hint-alternatives = Presque aussi bon : { $choices }.
hint-note = Entre parenthèses : les points attendus, comparés à vos autres choix.
hint-choice = « { $number } { $name } »
hint-gain = { $about } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-loss = { $about } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# Dit par l’apprenti lui-même, après son coup.
apprentice-says = « Je veux { $wishes }. »

## Sur quoi portent les raisons : leur nom dans un conseil, et comme l’apprenti les souhaite.

subject-points = vos points
    .wish = des points tout de suite
subject-cards = les cartes de votre main
    .wish = garder de bonnes cartes en main
subject-money = vos finances
    .wish = des pièces à dépenser
subject-income = vos revenus
    .wish = davantage de revenus
subject-tiles = vos tuiles à construire
    .wish = les bonnes tuiles à construire
subject-plots = vos parcelles
    .wish = de bonnes parcelles
subject-houses = vos maisons
    .wish = tirer plus de mes maisons
subject-mines = vos mines
    .wish = une mine plus riche
subject-reputation = votre réputation
    .wish = une bonne réputation
subject-pelicans = vos pélicans
    .wish = des pélicans
subject-city = vos bâtiments dans la ville
    .wish = des bâtiments bien placés
subject-council = ce que le conseil vous rapporte
    .wish = un conseil qui me rapporte
subject-taxes = le paiement de vos impôts
    .wish = être prêt pour les impôts
subject-building = votre part dans les projets
    .wish = travailler aux projets
subject-wool = votre laine et votre drap
    .wish = de la laine et du drap à vendre
subject-loyalty = votre loyauté
    .wish = de la loyauté
subject-medicine = le soin des malades
    .wish = soigner les malades
subject-duties = vos devoirs
    .wish = être prêt pour mes devoirs
subject-donations = vos dons
    .wish = que mes dons rapportent
subject-penalties = éviter les pénalités
    .wish = éviter les pénalités
subject-favor = la prochaine faveur
    .wish = la prochaine faveur
