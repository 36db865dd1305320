### Les joueurs de l’ordinateur : leurs niveaux, et ce qu’un conseiller dit d’un choix.

## Les niveaux contre lesquels on joue. Chacun a un nom et une phrase.

level-apprentice = L’apprenti
    .help = Apprend le jeu avec vous : il se trompe parfois, et dit ce qu’il veut à chaque coup.
level-journeyman = Le compagnon
    .help = Connaît le métier : il prend ce qui paraît le mieux sur le moment et répond sans attendre.
level-burgher = Le bourgeois
    .help = Réfléchit un instant à la suite, et à ce que vous ferez.
level-master = Le maître
    .help = Réfléchit aussi loin qu’une seconde et demie le permet. Donnez le meilleur de vous-même.

## Les autres joueurs de la liste.

kind-chance = N’importe quel choix permis, tous aussi probables.
kind-greedy = Ce qui paraît le mieux une fois l’action faite ; ne regarde pas plus loin.
kind-search = Regarde en avant : search:400 essaie 400 tables imaginées, search:250ms et search:2s prennent ce temps.
kind-plain = Regarde en avant comme search, mais ne juge que par ce qui peut se dire : plain:400, plain:250ms.
kind-program = Un programme à vous : program:python3 my_bot.py

## silverspire players

help-players = Énumérer les joueurs de l’ordinateur.
players-levels = Pour les personnes, du plus facile au plus difficile :
players-kinds = Pour l’arène et les curieux :
players-how = Choisissez avec : silverspire play kutna_hora --opponents master

## Pendant qu’ils réfléchissent

thinking = { $player } réfléchit…
thinking-of-hint = Le conseiller réfléchit…

## Le conseiller. Les choix sont nommés comme dans la liste ; les raisons forment une liste, la plus lourde d’abord.

hint-both = Un bon joueur choisirait { $choice } : c’est bon pour { $gains }, et mauvais pour { $losses }.
hint-gains = Un bon joueur choisirait { $choice } : c’est bon pour { $gains }.
hint-losses = Un bon joueur choisirait { $choice }, bien que ce soit mauvais pour { $losses } : ce que cela apporte vient plus tard.
hint-later = Un bon joueur choisirait { $choice } : ce qui parle en sa faveur vient plus tard dans la partie.
hint-only = Il n’y a rien d’autre à choisir ici.
hint-rivals = Presque aussi bon : { $choices }.
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
subject-money = votre argent
    .wish = de l’argent à dépenser
subject-income = vos revenus
    .wish = plus de revenus
subject-tiles = vos tuiles à construire
    .wish = les bonnes tuiles à construire
subject-plots = vos parcelles
    .wish = de bonnes parcelles
subject-houses = vos maisons
    .wish = tirer plus de mes maisons
subject-mines = vos mines
    .wish = une mine plus riche
subject-reputation = votre réputation
    .wish = un bon nom
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
