### Kutná Hora : ses mots, questions, refus et faits, pour tous les écrans.

player-1 = Lion
    .mark = L
player-2 = Cerf
    .mark = C
player-3 = Aigle
    .mark = A
player-4 = Ours
    .mark = O

## Mots

commodity-ore = minerai
    .of = de minerai
    .of-the = du minerai
commodity-silver = argent
    .of = d’argent
    .of-the = de l’argent
commodity-wood = bois
    .of = de bois
    .of-the = du bois
commodity-permits = documents
    .of = de documents
    .of-the = des documents
commodity-food = vivres
    .of = de vivres
    .of-the = des vivres
commodity-beer = bière
    .of = de bière
    .of-the = de la bière
guild-miners = Mineurs
    .of = des mineurs
guild-metallurgists = Métallurgistes
    .of = des métallurgistes
guild-builders = Bâtisseurs
    .of = des bâtisseurs
guild-scribes = Scribes
    .of = des scribes
guild-grocers = Marchands
    .of = des marchands
guild-innkeepers = Aubergistes
    .of = des aubergistes
colour-green = vert
colour-silver = gris
colour-yellow = jaune
colour-red = rouge
dot-red = rouge
dot-yellow = jaune
dot-blue = bleu
dot-green = vert
action-mine = Mine
action-rights = Permis
action-plot = Parcelle
action-building = Bâtiment
action-income = Revenus
action-barbara = Sainte-Barbe
action-joker = Joker
action-nothing = rien

option-kutna-hora-events = Cartes Évènement, une par manche sauf la dernière. Toujours true à 2 joueurs ; sinon false, à moins que vous ne les demandiez.
option-kutna-hora-first-game = La carte de guildes 1 dans son ordre imprimé, pour une première partie ; les lots sont choisis par les joueurs ou distribués.
option-kutna-hora-start = Qui commence : 0 Lion, 1 Cerf, 2 Aigle, 3 Ours ; none : tiré au sort.

## Ce que les choses rapportent

gain-nothing = rien
gain-production = +{ $amount } { $commodity }
gain-ore-deck = paquet Minerai +{ $amount }
gain-population = population { $change }
gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
gain-reputation = { $change } de réputation
gain-pelicans = { $count ->
    [one] { $change } pélican
   *[other] { $change } pélicans
}
gain-tax = impôts { $change }
gain-technology = technologie minière
gain-removes-house = une maison quitte votre plateau
gain-flips = retourne la tuile Sainte-Barbe
gain-patrician = aristocrate { $colour }
gain-free-tile = tuile publique gratuite

tile-building = { $wood } bois pour le construire ; les parcelles voisines coûtent { $price } gr ; icônes { $dots }.
tile-mine = { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, { $wood } bois pour creuser à côté ou en dessous
tile-rock = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} pour son étage ; personne ne peut creuser ici.
tile-public = public { $colour }
tile-of-the-mine = mine

barbara-rights = une tuile de l’Hôtel de ville gratuite
barbara-house-for-production = cédez une maison pour +{ $amount } de production
barbara-plot = n’importe quelle parcelle gratuite
barbara-incomes = { $amount } actions Revenus
barbara-patrician = un aristocrate de la réserve au conseil
barbara-reputation-per-public-neighbour = +1 de réputation par bâtiment public voisin des vôtres
barbara-building = construisez une tuile sans payer de bois
barbara-mines = { $amount } actions Mine sans payer de bois
barbara-score-building = un de vos bâtiments rapporte maintenant

card-population = population +{ $amount }
card-ore = paquet Minerai +{ $amount }
card-free-joker = le Joker ne coûte pas de réputation cette manche
card-cheap-plots = les parcelles coûtent { $amount } gr de moins cette manche
card-plots-for-one = chaque parcelle coûte 1 gr cette manche
card-everyone-reputation = tous { $change } de réputation
card-everyone-pelicans = { $amount ->
    [one] chacun reçoit un pélican
   *[other] chacun reçoit { $amount } pélicans
}
card-most-mines-points = { $amount ->
    [one] le plus de mines : 1 point
   *[other] le plus de mines : { $amount } points
}
card-most-buildings-points = { $amount ->
    [one] le plus de bâtiments : 1 point
   *[other] le plus de bâtiments : { $amount } points
}
card-fewest-points-pelicans = { $amount ->
    [one] le moins de points : un pélican
   *[other] le moins de points : { $amount } pélicans
}
card-arm = la languette { $of_the_commodity } avance d’un cran : son prix baisse
card-town-builds = la ville construit un bâtiment de production { $of_commodity }
card-flip = la tuile Sainte-Barbe est retournée

## Ce que rapporte le conseil

council-green = { $points ->
    [one] { $points } point par bâtiment public voisin d’un des vôtres
   *[other] { $points } points par bâtiment public voisin d’un des vôtres
}
council-silver = { $points } points par paire de pélicans utilisés
council-yellow = { $points } points avec une mine à chaque étage, { $more } avec deux
council-red = { $points } points par colonne vide de vos maisons

## Questions

question-guilds = Choisissez vos trois guildes
    .help = Vous ne produisez et ne construisez que ce que font vos guildes. Regardez lesquelles de leurs tuiles attendent à l’Hôtel de ville.
    .name = les guildes
question-row = Quelle guilde reçoit la ligne { $row } de vos maisons ?
    .help = Chaque bâtiment retire la maison la plus à gauche de la ligne de sa guilde, et la case en dessous rapporte. La ligne { $row } rapporte : { $effects }
    .name = une ligne de maisons
question-card = { $cards ->
    [one] Jouez une carte, la dernière de ce tour
   *[other] Jouez une carte, la première de { $cards } dans ce tour
}
    .help = Chaque ▐ est une carte : effectuez l’une de ses deux actions, ou passez. Les prix sont ce que l’action peut coûter.
    .name = une carte
question-joker = Quelle action sera le Joker ?
    .help = Le Joker remplace n’importe quelle autre action.
    .name = l’action du Joker
question-miners = Engagez-vous des mineurs avant de piocher ?
    .help = Une mine demande un mineur disponible ; vous pouvez en avoir { $pool }. Un document ({ $permit } gr) rend disponibles un ou deux mineurs de votre réserve.
    .name = les mineurs
question-mine = Quelle mine creusez-vous ?
    .help = Les autres sont défaussées. Vous choisissez ensuite sa case et payez le bois.
    .name = une mine
question-space = Où creusez-vous { $tile } ?
    .help = Sur une entrée, ou à gauche, à droite ou en dessous d’une mine. Le nombre de la case est le bois qu’elle coûte.
    .name = une case de la mine
question-rights = Quelle tuile prenez-vous à l’Hôtel de ville ?
    .help = Elle attend dans l’une de vos 3 encoches que vous la construisiez.
    .name = une tuile de l’Hôtel de ville
question-plot = Quelle case revendiquez-vous ?
    .help = Le bâtiment voisin le plus cher fixe le prix de la case.
    .name = une parcelle
question-building = Quelle tuile construisez-vous ?
    .help = Elle coûte du bois au prix du jour. Ses effets sont immédiats.
    .name = un bâtiment
question-site = Sur laquelle de vos parcelles construisez-vous { $tile } ?
    .help = À la fin, il marque les icônes voisines qui ont l’une de ses couleurs.
    .name = une parcelle où construire
question-removed-house = Quelle ligne perd une maison ?
    .help = La tuile retire de votre plateau la maison la plus à gauche d’une ligne ; son effet est perdu.
    .name = une maison à retirer
question-technology = Où placez-vous { $tile } ?
    .help = Une technologie minière est une mine gratuite ; vous pouvez aussi la retirer du jeu.
    .name = une place pour la technologie minière
question-free-tile = Quelle tuile publique prenez-vous gratuitement ?
    .help = Votre maison l’apporte. Elle va dans l’une de vos encoches.
    .name = une tuile publique gratuite
question-council = Faites-vous entrer un aristocrate au conseil pour { $price } gr ?
    .help = À la fin des dernières manches, tous marquent des points pour chaque aristocrate du conseil.
    .name = un aristocrate pour le conseil
question-bank-patrician = Quel aristocrate passe de la réserve au conseil ?
    .help = À la fin des dernières manches, tous marquent des points pour chaque aristocrate du conseil.
    .name = un aristocrate de la réserve
question-house-for-production = Quelle guilde cède une maison pour plus de production ?
    .help = Sa maison la plus à gauche quitte votre plateau sans effet.
    .name = une maison contre de la production
question-granted-income = Effectuez-vous l’action Revenus qu’accorde Sainte-Barbe ?
    .help = Production × prix, comme toujours.
    .name = des revenus accordés
question-granted-reputation = Prenez-vous la réputation qu’accorde Sainte-Barbe ?
    .help = 1 par bâtiment public voisin d’un des vôtres.
    .name = de la réputation accordée
question-granted-mine = Effectuez-vous l’action Mine qu’accorde Sainte-Barbe ?
    .help = Sans bois et sans document, avec un mineur de la réserve.
    .name = une mine accordée
question-scored-building = Lequel de vos bâtiments rapporte maintenant ?
    .help = Il rapportera encore à la fin.
    .name = un bâtiment à évaluer
question-taxes = Payez-vous les impôts, { $tax } gr ?
    .help = Votre somme comprend { $two } gr de plus pour deux parcelles sans bâtiment, { $three } pour trois.
    .name = les impôts

## Choix

choice-set = lot { $set }
choice-card = { $action } (carte { $card })
choice-pass = passer la carte { $card }
choice-miners = { $count ->
    [0] aucun, piocher avec ceux qui sont disponibles
    [1] un mineur de plus pour un document
   *[other] deux mineurs pour un document
}
choice-scrap = la retirer du jeu
choice-stack = { $stack }
choice-row = ligne { $row }
choice-house = ligne { $row }, { $guild }
choice-patrician = l’aristocrate { $colour }
choice-square = { $square } { $building }
choice-pay = payer { $amount } gr
choice-refuse = refuser, −{ $reputation } de réputation
take = prendre
take-granted-income = prendre les revenus
take-granted-reputation = prendre la réputation
take-granted-mine = piocher
decline = non, laisser
decline-mine = aucune, les défausser
decline-council = personne
decline-bank-patrician = personne

## Pourquoi pas

refusal-not-offered = Ce n’est pas proposé maintenant.
refusal-set-taken = Un autre joueur a choisi ce lot.
refusal-no-such-set = Ce lot n’existe pas avec autant de joueurs.
refusal-not-your-guild-to-assign = Ce n’est pas une de vos guildes, ou elle a déjà sa ligne.
refusal-card-spent = La carte { $card } n’est plus disponible jusqu’à la prochaine manche.
refusal-action-not-on-card = { $action } n’est pas sur la carte { $card }.
refusal-no-miner = Il ne vous reste aucun mineur.
refusal-no-permit = Un document coûte { $cost } gr, et vous avez { $groschen }.
refusal-pool-full = Vous ne pouvez pas avoir autant de mineurs disponibles.
refusal-must-hire = Aucun mineur n’est disponible : il faut en engager un pour creuser.
refusal-too-few-waiting = Il n’y a pas autant de mineurs dans votre réserve.
refusal-not-drawn = Cette mine n’a pas été piochée.
refusal-no-affordable-space = Il n’y a aucune case de la mine que vous puissiez atteindre et payer.
refusal-off-the-mine = La mine de cette table est plus petite.
refusal-rock = Il y a là un rocher.
refusal-mine-there = Il y a déjà là une mine.
refusal-no-access = Ni mine à côté ou au-dessus, ni entrée : la case est hors d’atteinte.
refusal-space-too-dear = Le bois coûte { $cost } gr, et vous avez { $groschen }.
refusal-slots-full = Vos trois encoches sont pleines : construisez d’abord une tuile.
refusal-stack-gone = Cette pile est vide.
refusal-not-your-guild = La guilde { $of_guild } n’est pas l’une des vôtres.
refusal-not-public = Seule une tuile publique est gratuite ici.
refusal-rights-too-dear = Elle coûte { $cost } gr dans sa colonne, et vous avez { $groschen }.
refusal-no-tile-to-take = Il n’y a à l’Hôtel de ville aucune tuile que vous puissiez prendre et payer.
refusal-no-marker = Vos trois marqueurs Parcelle sont placés : construisez d’abord sur l’un d’eux.
refusal-off-the-city = La ville de cette table est plus petite.
refusal-built-over = Il y a là un bâtiment.
refusal-claimed = Il y a là le marqueur Parcelle de quelqu’un.
refusal-not-beside-building = Aucun bâtiment n’est à côté.
refusal-plot-too-dear = Elle coûte { $cost } gr, et vous avez { $groschen }.
refusal-no-plot-to-claim = Il n’y a aucune case que vous puissiez revendiquer et payer.
refusal-tile-not-yours = Vous n’avez pas le permis de cette tuile.
refusal-no-tile = Vous n’avez aucune tuile à construire : prenez-en une avec Permis.
refusal-no-plot = Vous n’avez aucune parcelle où construire : revendiquez-en une avec Parcelle.
refusal-no-house = La guilde { $of_guild } n’a plus de maison sur votre plateau.
refusal-no-house-to-remove = Elle retire une maison de votre plateau, et il en reste trop peu.
refusal-no-market = Il n’y a pas de marché (croix rouge) pour ce que produit la guilde { $of_guild }.
refusal-wood-too-dear = Le bois coûte { $cost } gr, et vous avez { $groschen }.
refusal-nothing-to-build = Aucune de vos tuiles ne peut être construite maintenant : pas assez d’argent, plus de maison, ou pas de marché (croix rouge).
refusal-not-your-plot = Ce n’est pas une de vos parcelles.
refusal-row-empty = Il ne reste aucune maison sur cette ligne.
refusal-guild-without-house = Cette guilde n’a plus de maison à échanger contre de la production.
refusal-house-needed = Le nouveau bâtiment a besoin de la dernière maison de cette ligne.
refusal-no-pelican = Vous n’avez aucun pélican à utiliser.
refusal-not-in-pool = Aucun aristocrate de cette couleur n’est dans la zone multicolore.
refusal-not-in-bank = Il ne reste aucun aristocrate de cette couleur dans la réserve.
refusal-not-your-building = Ce n’est pas un de vos bâtiments.
refusal-taxes-too-dear = Les impôts sont de { $cost } gr, et vous avez { $groschen }.
refusal-compulsory = C’est obligatoire : on ne peut pas l’ignorer.
refusal-game-over = La partie est terminée.

## Ce qui s’est passé

event-guilds-chosen = { $player } choisit { $guilds }.
event-row-assigned = { $player } donne la ligne { $row } à la guilde { $of_guild }.
event-card-played = { $player } joue la carte { $card } : { $action }.
event-card-without-effect = { $player } passe.
event-joker-used = { $lost ->
    [0] { $player } utilise le Joker.
   *[other] { $player } utilise le Joker pour { $lost } de réputation.
}
event-miners-hired = { $count ->
    [one] { $player } engage un mineur pour { $paid } gr.
   *[other] { $player } engage { $count } mineurs pour { $paid } gr.
}
event-mine-drawn = { $player } pioche la mine { $tile }.
event-mine-stack-renewed = Les { $count } mines défaussées sont mélangées et forment une nouvelle pile.
event-mine-built = { $paid ->
    [0] { $player } creuse { $tile } en { $space } gratuitement.
   *[other] { $player } creuse { $tile } en { $space } pour { $paid } gr.
}
event-mine-discarded = { $player } défausse { $tile }.
event-rights-taken = { $paid ->
    [0] { $player } prend la tuile { $tile } ({ $stack }) gratuitement.
   *[other] { $player } prend la tuile { $tile } ({ $stack }) pour { $paid } gr.
}
event-tile-revealed = La tuile suivante de la pile ({ $stack }) est { $tile }.
event-tile-uncovered = La dernière tuile de la pile ({ $stack }) est { $tile }.
event-plot-claimed = { $paid ->
    [0] { $player } revendique { $square } gratuitement.
   *[other] { $player } revendique { $square } pour { $paid } gr.
}
event-building-built = { $paid ->
    [0] { $player } construit le bâtiment { $tile } en { $square } gratuitement.
   *[other] { $player } construit le bâtiment { $tile } en { $square } pour { $paid } gr.
}
event-production-raised = { $player } augmente de { $amount } sa production { $of_commodity }, désormais de { $now }.
event-arm-moved = La languette { $of_the_commodity } avance d’un cran vers la droite.
event-population-grew = La population passe à { $now }.
event-ore-advanced = Le paquet Minerai passe à { $now }.
event-town-built = { $count ->
    [0] La ville produit davantage : le prix { $of_the_commodity } baisse ; il ne restait aucune tuile.
   *[other] La ville construit le bâtiment { $tile } : le prix { $of_the_commodity } baisse.
}
event-points-scored = { $count ->
    [one] { $player } marque { $change } point : { $source }.
   *[other] { $player } marque { $change } points : { $source }.
}
event-reputation-changed = { $player } : réputation { $change }, désormais { $now }.
event-pelicans-gained = { $amount ->
    [one] { $player } reçoit un pélican.
   *[other] { $player } reçoit { $amount } pélicans.
}
event-pelican-used = { $barbara ->
    [12] { $player } donne un pélican à la cathédrale Sainte-Barbe achevée.
   *[other] { $player } utilise un pélican pour la tuile Sainte-Barbe { $barbara }.
}
event-tax-raised = Impôts { $change }, désormais { $now } gr.
event-patrician-pooled = Un aristocrate { $colour } arrive dans la zone multicolore.
event-patrician-seated = { $paid ->
    [0] { $player } fait entrer un aristocrate { $colour } au conseil gratuitement.
   *[other] { $player } fait entrer un aristocrate { $colour } au conseil pour { $paid } gr.
}
event-house-gone = { $player } retire une maison de la ligne { $row }.
event-barbara-turned = La tuile Sainte-Barbe { $barbara } est retournée.
event-technology-taken = { $player } apporte la technologie { $tile } : une action Mine pioche désormais { $level } tuiles.
event-technology-removed = { $player } retire du jeu la technologie { $tile }.
event-income-gained = { $player } touche { $amount } gr de revenus.
event-taxes-paid = { $amount ->
    [0] { $player } ne doit pas d’impôts.
   *[other] { $player } paie { $amount } gr d’impôts.
}
event-taxes-refused = { $player } ne paie pas d’impôts et perd { $reputation } de réputation.
event-red-tile-entered = Le bâtiment { $tile } (rouge) arrive à l’Hôtel de ville.
event-round-began = La manche { $round } commence par { $player }.
event-event-revealed = Évènement de la manche : { $event } ({ $effect }).
event-event-acted = L’évènement s’applique : { $event } ({ $effect }).
event-effect-ignored = { $player } renonce à ceci : { $question }.
event-game-ended = La partie est terminée.

## D’où viennent les points

source-mines = mines
source-buildings = bâtiments
source-houses = maisons
source-barbara = Sainte-Barbe
source-reputation = réputation au-delà de la piste
source-events = évènements
source-green = aristocrates verts
source-silver = aristocrates gris
source-yellow = aristocrates jaunes
source-red = aristocrates rouges
source-final-city = icônes autour des bâtiments
source-final-mines = étoiles dans les étages de la mine
source-final-income = revenus ÷ 10
source-final-reputation = réputation
source-final-extras = tuiles, parcelles et pélicans restants
