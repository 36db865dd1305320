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
color-green = vert
color-silver = gris
color-yellow = jaune
color-red = rouge
dot-red = rouge
dot-yellow = jaune
dot-blue = bleu
dot-green = vert
dot = { $symbol } { $color }
action-mine = Mine
action-rights = Permis
action-plot = Parcelle
action-building = Bâtiment
action-income = Revenus
action-barbara = Sainte-Barbe
action-joker = Joker
action-nothing = rien
groschen-short = { $amount } gr

option-kutna-hora-events = Cartes Évènement, une par manche sauf la dernière. Toujours utilisées à 2 joueurs ; sinon, seulement si vous les demandez.
option-kutna-hora-first-game = La carte de guildes 1 dans son ordre imprimé, pour une première partie ; les lots sont choisis par les joueurs ou distribués.
option-kutna-hora-start = Qui commence : 0 Lion, 1 Cerf, 2 Aigle, 3 Ours ; none : au hasard.

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
gain-groschen = { $change } gr
gain-tax = impôts { $change }
gain-technology = technologie minière
gain-removes-house = retirez une maison de votre plateau
gain-flips = retourne la tuile Sainte-Barbe
gain-patrician = aristocrate { $color }
gain-free-tile = tuile publique gratuite

tile-building = { $wood } bois pour le construire ; les parcelles voisines coûtent { $price } gr ; icônes { $dots }.
tile-mine = { $stars ->
    [0] aucune étoile
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} ; creuser à côté ou en dessous coûte { $wood } bois
tile-rock = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} pour son étage ; personne ne peut creuser ici.
tile-public = public { $color }
tile-of-the-mine = mine

barbara-rights = une tuile de l’Hôtel de ville gratuite
barbara-house-for-production = cédez une maison contre +{ $amount } de production
barbara-plot = une parcelle gratuite, n’importe où
barbara-incomes = { $amount ->
    [one] { $amount } action Revenus
   *[other] { $amount } actions Revenus
}
barbara-patrician = un aristocrate de la réserve entre directement au conseil
barbara-reputation-per-public-neighbour = +1 de réputation par bâtiment public voisin de chacun des vôtres
barbara-building = construisez une tuile sans payer de bois
barbara-mines = { $amount ->
    [one] { $amount } action Mine sans payer de bois
   *[other] { $amount } actions Mine sans payer de bois
}
barbara-score-building = un de vos bâtiments rapporte maintenant

card-population = population +{ $amount }
card-ore = paquet Minerai +{ $amount }
card-when-revealed = quand elle est révélée – { $effect }
card-after-taxes = après les impôts – { $effect }
card-whenever-performed = après chaque action { $action } – { $effect }
card-to = { $whom } : { $gain }
card-to-everyone = chacun
card-to-most = le plus de { $things }
card-to-fewest = le moins de { $things }
card-to-starting-player = le premier joueur
card-to-active-player = qui l’effectue
card-per-mines = { $gain } par mine
card-per-buildings = { $gain } par bâtiment
card-per-plots = { $gain } par parcelle
card-per-pelicans = { $gain } par pélican non utilisé
card-move-indicator = { $amount ->
    [one] la languette { $of_the_commodity } avance d’un cran : son prix baisse
   *[other] la languette { $of_the_commodity } avance de { $amount } crans : son prix baisse
}
card-town-builds = la ville construit un bâtiment qui produit { $of_the_commodity }
card-flip-tile = la tuile Sainte-Barbe est retournée
card-flip-tile-and-tax = la tuile Sainte-Barbe est retournée et ses impôts s’ajoutent
card-raise-tax = impôts +{ $amount }
card-lower-tax = impôts −{ $amount }
card-patrician = un aristocrate { $color } rejoint la zone multicolore
card-free-joker = le Joker ne coûte pas de réputation cette manche
card-plot-discount = les parcelles coûtent { $amount } gr de moins cette manche
card-plot-price = chaque parcelle coûte { $amount } gr cette manche

card-thing-mines = mines
card-thing-buildings = bâtiments
card-thing-plots = parcelles
card-thing-pelicans = pélicans non utilisés
card-thing-points = points
card-thing-reputation = réputation
card-thing-groschen = pièces

## Ce que rapporte le conseil

council-green = { $points ->
    [one] { $points } point par bâtiment public voisin de chacun des vôtres
   *[other] { $points } points par bâtiment public voisin de chacun des vôtres
}
council-silver = { $points ->
    [one] { $points } point par paire de pélicans utilisés
   *[other] { $points } points par paire de pélicans utilisés
}
council-yellow = { $points ->
    [one] { $points } point avec une mine à chaque étage, { $more } avec deux mines à chaque étage
   *[other] { $points } points avec une mine à chaque étage, { $more } avec deux mines à chaque étage
}
council-red = { $points ->
    [one] { $points } point par colonne de votre plateau sans maison
   *[other] { $points } points par colonne de votre plateau sans maison
}

## Questions

question-guilds = Choisissez vos trois guildes
    .help = Vous ne produisez et ne construisez que pour vos guildes. Regardez lesquelles de leurs tuiles sont disponibles à l’Hôtel de ville.
    .name = les guildes
question-row = Quelle guilde reçoit la ligne { $row } de vos maisons ?
    .help = Chaque bâtiment retire la maison la plus à gauche de la ligne de sa guilde, et vous recevez ce qui est imprimé dessous. La ligne { $row } rapporte : { $effects }
    .name = une ligne de maisons
question-card = { $cards ->
    [one] Jouez une carte (la dernière de ce tour)
   *[other] Jouez une carte (la première des { $cards } de ce tour)
}
    .help = Choisissez l’une des deux actions d’une carte, ou passez avec cette carte. Le coût d’une action se paie quand vous l’effectuez.
    .name = une carte
question-joker = Quelle action effectuez-vous avec le Joker ?
    .help = Le Joker remplace n’importe quelle autre action.
    .name = l’action du Joker
question-miners = { $must ->
    [0] { $most ->
        [one] Engagez-vous un mineur avant de piocher ?
       *[other] Engagez-vous des mineurs avant de piocher ?
    }
   *[other] Combien de mineurs engagez-vous ?
}
    .help = { $must ->
        [0] Il faut un mineur disponible pour creuser, et vous pouvez en avoir { $pool }. Un document ({ $permit } gr) rend { $most ->
            [one] disponible un mineur de votre réserve
           *[other] disponibles un ou deux mineurs de votre réserve
        }.
       *[other] Il faut un mineur disponible pour creuser, et vous n’en avez aucun. Un document ({ $permit } gr) rend { $most ->
            [one] disponible un mineur de votre réserve
           *[other] disponibles un ou deux mineurs de votre réserve
        }.
    }
    .name = les mineurs
question-mine = { $drawn ->
    [one] Creusez-vous cette mine ?
   *[other] Quelle mine creusez-vous ?
}
    .help = { $drawn ->
        [one] Si vous ne la creusez pas, elle est défaussée.
       *[other] Les autres sont défaussées.
    } { $free ->
        [0] Vous choisissez ensuite sa case et payez le bois.
       *[other] Vous choisissez ensuite sa case. Vous ne payez ni bois ni document.
    }
    .name = une mine
question-space = Où creusez-vous la mine { $tile } ?
    .help = Sur une entrée, ou à gauche, à droite ou en dessous d’une mine. { $free ->
        [0] Le nombre de la case est le bois qu’elle coûte.
       *[other] Vous ne payez pas de bois.
    }
    .name = une case de la mine
question-rights = Quelle tuile prenez-vous à l’Hôtel de ville ?
    .help = { $free ->
        [0] Elle attend dans l’une de vos 3 encoches que vous la construisiez.
       *[other] Elle ne vous coûte rien, et attend dans l’une de vos 3 encoches que vous la construisiez.
    }
    .name = une tuile de l’Hôtel de ville
question-plot = Quelle case revendiquez-vous ?
    .help = Le bâtiment voisin le plus cher fixe le prix de la case.
    .help-cheaper = Le bâtiment voisin le plus cher fixe le prix de la case, et l’évènement de cette manche le réduit de { $less } gr au plus.
    .help-same = Chaque case que vous pouvez revendiquer vous coûte { $price } gr.
    .help-free = N’importe quelle case libre, et elle ne vous coûte rien.
    .name = une parcelle
question-building = Quelle tuile construisez-vous ?
    .help = { $free ->
        [0] Elle coûte du bois au prix actuel.
       *[other] Vous ne payez pas de bois.
    } Ses effets sont immédiats.
    .name = un bâtiment
question-site = Sur laquelle de vos parcelles construisez-vous le bâtiment { $tile } ?
    .help = À la fin de la partie, le bâtiment rapporte 1 point par icône voisine de l’une de ses couleurs.
    .help-public = Un bâtiment public n’est à personne, mais vos bâtiments voisins peuvent marquer des points avec ses icônes.
    .name = une parcelle où construire
question-removed-house = Quelle ligne perd une maison ?
    .help = La maison la plus à gauche de cette ligne quitte votre plateau, et son effet est perdu.
    .name = une maison à retirer
question-technology = Où placez-vous la technologie { $tile } ?
    .help = Une technologie minière est une mine gratuite ; vous pouvez aussi la retirer du jeu.
    .name = une place pour la technologie minière
question-free-tile = Quelle tuile publique prenez-vous gratuitement ?
    .help = Votre maison vous l’offre. Elle va dans l’une de vos encoches.
    .name = une tuile publique gratuite
question-council = Faites-vous entrer un aristocrate au conseil pour { $price } gr ?
    .help = { $times ->
        [one] À la fin de cette manche, tous marquent pour la dernière fois des points pour chaque aristocrate du conseil.
       *[other] À la fin de chacune des { $times } dernières manches, tous marquent des points pour chaque aristocrate du conseil.
    }
    .name = un aristocrate pour le conseil
question-bank-patrician = Quel aristocrate passe de la réserve au conseil ?
    .help = { $times ->
        [one] À la fin de cette manche, tous marquent pour la dernière fois des points pour chaque aristocrate du conseil.
       *[other] À la fin de chacune des { $times } dernières manches, tous marquent des points pour chaque aristocrate du conseil.
    }
    .name = un aristocrate de la réserve
question-house-for-production = Quelle guilde cède une maison contre plus de production ?
    .help = Sa maison la plus à gauche quitte votre plateau sans effet.
    .name = une maison contre de la production
question-granted-income = Effectuez-vous l’action Revenus accordée ?
    .help = Production × prix, comme toujours.
    .name = des revenus accordés
question-granted-reputation = Prenez-vous la réputation accordée ?
    .help = 1 par bâtiment public voisin de chacun des vôtres.
    .name = de la réputation accordée
question-granted-mine = Effectuez-vous l’action Mine accordée ?
    .help = { $waiting ->
        [0] Ni bois ni document à payer ; vous utilisez un mineur disponible.
       *[other] Ni bois ni document à payer ; le mineur vient de la réserve.
    }
    .name = une mine accordée
question-scored-building = Lequel de vos bâtiments rapporte maintenant ?
    .help = Il rapportera encore à la fin.
    .name = un bâtiment à évaluer
question-taxes = Payez-vous { $tax } gr d’impôts ?
    .help = Si vous ne payez pas, vous perdez { $loss } de réputation.
    .help-surcharge = { $plots ->
        [one] Dont { $surcharge } gr pour votre parcelle sans bâtiment.
       *[other] Dont { $surcharge } gr pour vos { $plots } parcelles sans bâtiment.
    } Si vous ne payez pas, vous perdez { $loss } de réputation.
    .name = les impôts

## Choix

choice-set = lot { $set }
choice-card = { $action } (carte { $card })
choice-pass = passer (carte { $card })
choice-miners = { $count ->
    [0] aucun, piocher avec ceux qui sont disponibles
    [1] un mineur de plus pour un document
   *[other] deux mineurs pour un document
}
choice-scrap = la retirer du jeu
choice-stack = { $stack }
choice-row = ligne { $row }
choice-house = ligne { $row }, { $guild }
choice-patrician = l’aristocrate { $color }
choice-square = { $square } { $building }
choice-pay = payer { $amount } gr
choice-refuse = ne pas payer, −{ $reputation } de réputation
take = prendre
take-granted-income = prendre les revenus
take-granted-reputation = prendre la réputation
take-granted-mine = piocher
decline = non merci
decline-mine = { $drawn ->
    [one] non, la défausser
   *[other] aucune, les défausser
}
decline-council = personne
decline-bank-patrician = personne

note-rights = { $origin }, { $wood } bois : { $effects }
note-build = { $cost } : { $effects }
note-mine = { $effects } ; { $costs }
note-house = perdu : { $effect }
note-set = production : { $wares }
note-row = production { $of_commodity }
ware-price = { $commodity } ({ $price } gr)

## Pourquoi pas

refusal-set-taken = Un autre joueur a choisi ce lot.
refusal-no-such-set = Ce lot n’est pas proposé avec ce nombre de joueurs.
refusal-not-your-guild-to-assign = Ce n’est pas une de vos guildes, ou elle a déjà sa ligne.
refusal-card-spent = La carte { $card } n’est plus disponible jusqu’à la prochaine manche.
refusal-action-not-on-card = { $action } n’est pas sur la carte { $card }.
refusal-no-miner = Il ne vous reste aucun mineur.
refusal-no-permit = Un document coûte { $cost } gr, et vous n’avez que { $groschen } gr.
refusal-pool-full = Vous ne pouvez pas avoir autant de mineurs disponibles.
refusal-must-hire = Aucun mineur n’est disponible : engagez-en d’abord un.
refusal-too-few-waiting = Il n’y a pas autant de mineurs dans votre réserve.
refusal-not-drawn = Cette mine n’a pas été piochée.
refusal-no-affordable-space = { $cost ->
    [0] Il n’y a dans la mine aucune case libre que vous puissiez atteindre.
   *[other] La case la moins chère que vous puissiez atteindre coûte { $cost } gr, et vous n’avez que { $groschen } gr.
}
refusal-off-the-mine = La mine est plus petite dans cette partie.
refusal-rock = Il y a un rocher à cet endroit.
refusal-mine-there = Il y a déjà une mine à cet endroit.
refusal-no-access = Ce n’est pas une entrée, et il n’y a pas de mine à côté ni au-dessus.
refusal-space-too-expensive = Le bois coûte { $cost } gr, et vous n’avez que { $groschen } gr.
refusal-slots-full = Vos trois encoches sont pleines : construisez d’abord une tuile.
refusal-stack-gone = Cette pile est vide.
refusal-not-your-guild = La guilde { $of_guild } n’est pas l’une des vôtres.
refusal-not-public = Seule une tuile publique est gratuite ici.
refusal-rights-too-expensive = Elle coûte { $cost } gr dans sa colonne, et vous n’avez que { $groschen } gr.
refusal-no-tile-to-take = { $cost ->
    [0] Il n’y a à l’Hôtel de ville aucune tuile que vous puissiez prendre.
   *[other] La tuile la moins chère que vous puissiez prendre coûte { $cost } gr, et vous n’avez que { $groschen } gr.
}
refusal-no-marker = Vos trois marqueurs Parcelle sont placés : construisez d’abord sur l’une de vos parcelles.
refusal-off-the-city = La ville est plus petite dans cette partie.
refusal-built-over = Il y a déjà un bâtiment à cet endroit.
refusal-claimed = Il y a déjà un marqueur Parcelle à cet endroit.
refusal-not-beside-building = Il n’y a pas de bâtiment à côté.
refusal-plot-too-expensive = Elle coûte { $cost } gr, et vous n’avez que { $groschen } gr.
refusal-no-plot-to-claim = { $cost ->
    [0] Il ne reste aucune case que vous puissiez revendiquer.
   *[other] La case la moins chère coûte { $cost } gr, et vous n’avez que { $groschen } gr.
}
refusal-tile-not-yours = Vous n’avez pas le permis de cette tuile.
refusal-no-tile = Vous n’avez aucune tuile à construire : prenez-en une avec Permis.
refusal-no-plot = Vous n’avez aucune parcelle où construire : revendiquez-en une avec Parcelle.
refusal-no-house = La guilde { $of_guild } n’a plus de maison sur votre plateau.
refusal-no-house-to-remove = Elle retire une maison de votre plateau, et il n’en reste pas assez.
refusal-no-market = Il n’y a pas de marché (croix rouge) pour ce que produit la guilde { $of_guild }.
refusal-wood-too-expensive = Le bois coûte { $cost } gr, et vous n’avez que { $groschen } gr.
refusal-nothing-to-build = { $cost ->
    [0] Aucune de vos tuiles ne peut être construite maintenant.
   *[other] Le bois de la tuile la moins chère que vous puissiez construire coûte { $cost } gr, et vous n’avez que { $groschen } gr.
}
refusal-not-your-plot = Ce n’est pas une de vos parcelles.
refusal-row-empty = Il ne reste aucune maison sur cette ligne.
refusal-guild-without-house = Cette guilde n’a plus de maison à échanger contre de la production.
refusal-house-needed = Le nouveau bâtiment a besoin de la dernière maison de cette ligne.
refusal-no-pelican = Vous n’avez aucun pélican à utiliser.
refusal-not-in-pool = Aucun aristocrate de cette couleur n’est dans la zone multicolore.
refusal-not-in-bank = Il ne reste aucun aristocrate de cette couleur dans la réserve.
refusal-not-your-building = Ce n’est pas un de vos bâtiments.
refusal-taxes-too-expensive = Les impôts sont de { $cost } gr, et vous n’avez que { $groschen } gr.
refusal-compulsory = C’est obligatoire.

## Ce qui s’est passé

event-guilds-chosen = { $player } choisit ses guildes : { $guilds }.
event-row-assigned = { $player } donne la ligne { $row } à la guilde { $of_guild }.
event-card-played = { $player } joue la carte { $card } : { $action }.
event-card-without-effect = { $player } passe.
event-joker-used = { $lost ->
    [0] { $player } utilise le Joker.
   *[other] { $player } utilise le Joker et perd { $lost } de réputation.
}
event-miners-hired = { $count ->
    [one] { $player } engage un mineur pour { $paid } gr.
   *[other] { $player } engage { $count } mineurs pour { $paid } gr.
}
event-mine-drawn = { $player } pioche la mine { $tile }.
event-mine-stack-renewed = { $count ->
    [one] La seule mine défaussée forme une nouvelle pile.
   *[other] Les { $count } mines défaussées sont mélangées et forment une nouvelle pile.
}
event-mine-built = { $paid ->
    [0] { $player } creuse la mine { $tile } en { $space } gratuitement.
   *[other] { $player } creuse la mine { $tile } en { $space } pour { $paid } gr.
}
event-mine-discarded = { $player } défausse la mine { $tile }.
event-rights-taken = { $paid ->
    [0] { $player } prend la tuile { $tile } ({ $stack }) gratuitement.
   *[other] { $player } prend la tuile { $tile } ({ $stack }) pour { $paid } gr.
}
event-tile-revealed = Tuile suivante de la pile ({ $stack }) : { $tile }.
event-tile-uncovered = Dernière tuile de la pile ({ $stack }) : { $tile }.
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
price-step = { $commodity } { $before } → { $now }
event-price-changed = Prix : { $changes }.
event-price-changed-by = Prix : { $changes } ({ $cause }).
cause-mine-built = { $player } a creusé une mine
cause-building-built = { $player } a construit le bâtiment { $tile }
cause-event-acted = { $event }
event-town-built = { $count ->
    [0] La ville veut construire pour la production { $of_commodity }, mais il ne reste aucune tuile. La languette avance tout de même.
   *[other] La ville construit le bâtiment { $tile }, car la demande { $of_commodity } est très forte.
}
event-points-scored = { $sign ->
    [lose] { $count ->
        [one] { $player } perd { $count } point ({ $source }).
       *[other] { $player } perd { $count } points ({ $source }).
    }
   *[gain] { $count ->
        [one] { $player } marque { $count } point ({ $source }).
       *[other] { $player } marque { $count } points ({ $source }).
    }
}
event-reputation-changed = { $player } : réputation { $change }, désormais { $now }.
event-pelicans-gained = { $player } reçoit { $amount ->
    [one] { $amount } pélican
   *[other] { $amount } pélicans
}.
event-pelican-used = { $barbara ->
    [12] { $player } donne un pélican à la cathédrale Sainte-Barbe achevée.
   *[other] { $player } utilise un pélican pour la tuile Sainte-Barbe { $barbara }.
}
event-groschen-changed = { $player } : { $change } gr.
event-tax-raised = Impôts { $change }, désormais { $now } gr.
event-patrician-pooled = Un aristocrate { $color } rejoint la zone multicolore.
event-patrician-seated = { $paid ->
    [0] { $player } fait entrer un aristocrate { $color } au conseil gratuitement.
   *[other] { $player } fait entrer un aristocrate { $color } au conseil pour { $paid } gr.
}
event-house-gone = { $player } retire une maison de la ligne { $row }.
event-barbara-turned = La tuile Sainte-Barbe { $barbara } est retournée.
event-technology-taken = { $player } prend la technologie { $tile } : une action Mine pioche désormais { $level } tuiles.
event-technology-removed = { $player } retire du jeu la technologie { $tile }.
event-income-gained = { $player } touche { $amount } gr de revenus.
event-taxes-paid = { $amount ->
    [0] { $player } ne doit pas d’impôts.
   *[other] { $player } paie { $amount } gr d’impôts.
}
event-taxes-refused = { $player } ne paie pas d’impôts et perd { $reputation } de réputation.
event-red-tile-entered = Le bâtiment { $tile } (rouge) arrive à l’Hôtel de ville.
event-round-began = Manche { $round } : { $player } commence.
event-event-revealed = Évènement de la manche : { $event } ({ $effect }).
event-event-acted = L’évènement s’applique : { $event } ({ $effect }).
event-effect-ignored = { $player } renonce ({ $question }).
event-game-ended = La partie est terminée.

## Scènes

scene-draft = Le choix des guildes
    .guilds = Guildes
    .rows = Maisons
    .new-round = La partie commence
scene-round-end = Fin de la manche { $round }
    .last = Fin de la dernière manche
    .event = L’évènement prend effet
    .taxes = Impôts
    .council = Le conseil
    .red-tiles = Tuiles rouges
    .final = Décompte final
    .new-round = Manche suivante
scene-barbara = Sainte-Barbe : tuile { $barbara }
    .finished = Sainte-Barbe : la cathédrale achevée
    .tile = Un pélican est utilisé

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
source-final-city = icônes voisines des bâtiments
source-final-mines = étoiles dans les étages de la mine
source-final-income = revenus ÷ 10
source-final-reputation = réputation
source-final-extras = tuiles, parcelles et pélicans restants
