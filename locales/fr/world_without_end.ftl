### Un monde sans fin en français. Les noms commencent par wwe- ; les refus sont nommés par le moteur.

wwe-player-1 = Lion
    .mark = L
wwe-player-2 = Cerf
    .mark = C
wwe-player-3 = Aigle
    .mark = A
wwe-player-4 = Ours
    .mark = O

wwe-welcome = Bienvenue à Kingsbridge. Vos choix sont affichés en doré. C’est votre première fois ? Tapez ? pour une courte présentation du jeu.

wwe-primer =
    Kingsbridge, de 1337 à 1361 : bâtissez la ville, remplissez vos devoirs,
    survivez à la peste. Le joueur qui a le plus de points de victoire (PV) gagne.
    Quatre chapitres de six manches ; à chaque manche :
      1. une carte Évènement est piochée et fait ce qu’elle dit (les bleues
         restent en vigueur),
      2. le joueur actif l’oriente : chaque coin rapporte au joueur qu’il désigne,
         et la flèche avance le marqueur de faveur { $marker } de 0 à 3 cases ; le joueur
         actif reçoit cette faveur,
      3. chacun joue l’une de ses 12 cartes Action, peut l’effectuer, puis en
         défausse une autre face cachée. En un chapitre, vous utilisez donc six
         cartes et en perdez six.
    Les points viennent de la pierre { $stone } et du bois { $wood } placés sur les projets (3 PV
    chacun), des faveurs, des dons, de la médecine, des maisons { $house } et des
    évènements. La laine { $wool } se vend contre de l’or { $gold } ; tissée en drap { $cloth }, elle se
    vend plus cher. À la fin de chaque chapitre, vous devez 2 de piété { $piety }, 2 de blé
    { $grain } et de 2 à 5 or. Ce qui manque coûte des PV et apporte une pénalité au
    chapitre suivant ; 1 de loyauté { $loyalty } l’évite. Après le chapitre IV, aucune
    pénalité, mais les pertes comptent double. Dès le chapitre III, la peste { $sick }
    frappe les maisons : le savoir médical { $knowledge } ne se dépense pas, et soigne les
    lieux dont la somme des valeurs ne le dépasse pas. À la fin, 1 PV par pierre
    et par bois restant, ½ par or.

    Les biens sont derrière les paravents : vous voyez les vôtres. « voir
    mémoire » montre ce que saurait une mémoire parfaite.
    Biens : { $stone } pierre  { $wood } bois  { $grain } blé  { $piety } piété  { $wool } laine  { $cloth } drap  { $loyalty } loyauté  { $knowledge } savoir
    { $gold } or  { $points } PV

wwe-help-commands =
    Tapez le numéro d’un choix, ou son nom, par exemple blé. Et à tout moment :

      (Entrée)      revoir la table            voir [maisons …]  tout, ou une zone
      pourquoi      ce qui vous est refusé     pourquoi NOM      pourquoi pas ceci
      conseil       ce que ferait un bon joueur
      règles ID     le texte d’une règle (WWE-ACT-4)
      tuile NOM     ce qui est imprimé sur une pièce
      points        ceux de tous jusqu’ici     journal [tout]    ce qui s’est passé
      voir mémoire  les biens des autres, tels que les saurait une mémoire parfaite
      annuler, refaire  votre dernier choix    recommencer       ce tour-ci
      sauver FICHIER    garder une copie       langue CODE       en, es, fr ou it
      quitter       partir ; la partie est gardée

wwe-no-piece = Rien dans la boîte ne s’appelle « { $name } ». Une partie du nom suffit, par exemple : tuile pont

## Mots

wwe-good-stone = pierre
    .of = de pierre
    .counted = { $amount ->
        [one] pierre
       *[other] pierres
    }
wwe-good-wood = bois
    .of = de bois
    .counted = bois
wwe-good-grain = blé
    .of = de blé
    .counted = de blé
wwe-good-piety = piété
    .of = de piété
    .counted = de piété
wwe-good-wool = laine
    .of = de laine
    .counted = { $amount ->
        [one] laine
       *[other] laines
    }
wwe-good-cloth = drap
    .of = de drap
    .counted = { $amount ->
        [one] drap
       *[other] draps
    }
wwe-good-loyalty = loyauté
    .of = de loyauté
    .counted = de loyauté
wwe-good-knowledge = savoir
    .of = de savoir
    .counted = de savoir
wwe-good-gold = or
    .of = d’or
    .counted = or
wwe-good-points = PV
    .of = de PV
    .counted = PV
wwe-amount = { $amount } { $good }
wwe-change = { $change } { $good }
wwe-nothing = rien
wwe-or = {" ou "}
wwe-more = …
wwe-previous-action = votre action précédente

wwe-card-grain = Blé
    .does = prendre 1 de blé
    .help = Prenez 1 de blé dans les champs.
wwe-card-piety = Piété
    .does = prendre 1 de piété
    .help = Prenez 1 de piété à la cathédrale.
wwe-card-resource = Ressource
    .does = prendre 1 pierre ou 1 bois
    .help = Prenez 1 pierre à la carrière ou 1 bois dans la forêt.
wwe-card-project = Projet
    .does = placer jusqu’à 2 ressources
    .help = Placez jusqu’à 2 de vos pierres et bois sur des cases libres d’un même projet de construction : { $building_points } PV pour chacun.
wwe-card-sale = Vente
    .does = { $cloth_limit ->
        [one] vendre laine et { $cloth_limit } drap
       *[other] vendre laine et { $cloth_limit } draps
    }
    .help = { $cloth_limit ->
        [one] Vendez autant de laines que vous voulez à { $wool_price } or chacune, et au plus { $cloth_limit } drap à { $cloth_price } or. Des évènements peuvent changer les prix et fermer la foire.
       *[other] Vendez autant de laines que vous voulez à { $wool_price } or chacune, et au plus { $cloth_limit } draps à { $cloth_price } or chacun. Des évènements peuvent changer les prix et fermer la foire.
    }
wwe-card-privilege = Privilège
    .does = répéter : { $repeated }
    .help = Effectuez de nouveau l’action que vous avez effectuée à la manche précédente de ce chapitre.
wwe-card-house = Maison
    .does = { $house_gold } or + ressource, bâtir
    .help = Payez { $house_gold } or et la ressource indiquée, et placez l’une de vos 4 maisons sur une case libre ; jamais deux sur des cases de même revenu.
wwe-card-rent = Loyer
    .does = revenus de 2 maisons au plus
    .help = Recevez les revenus de 2 de vos maisons au plus.
wwe-card-donation = Don
    .does = { $donation_gold } or, sceau sur un projet
    .help = Payez { $donation_gold } or et placez un sceau sur un projet de construction : quand il sera achevé, vous recevrez son bonus.
wwe-card-cloth = Drap
    .does = tisser 1 ou 2 laines
    .help = Transformez 1 laine en 1 drap, ou 2 laines en 2 draps.
wwe-card-medicine = Médecine
    .does = { $plague ->
        [0] { $medicine_gold } or et { $medicine_points } PV
       *[other] { $medicine_gold } or + { $medicine_points } PV, ou soigner
    }
    .help = Prenez { $medicine_gold } or et { $medicine_points } PV ; ou, dès le chapitre III, soignez des lieux malades dont la somme des valeurs ne dépasse pas votre savoir médical : { $treatment_points } PV chacun, et leurs bénéfices.
wwe-card-favor = Faveur
    .does = marqueur +1, sa récompense
    .help = Avancez le marqueur de faveur d’une case et prenez la récompense ; chez les brigands, vous payez { $outlaws } or.

wwe-person-queen = la reine
    .of = de la reine
    .short = Reine
    .help = { $queen } PV si vous avez au moins 1 de loyauté.
wwe-person-prior = le prieur
    .of = du prieur
    .short = Prieur
    .help = 1 de piété.
wwe-person-alderman = le prévôt de la guilde
    .of = du prévôt de la guilde
    .short = Prévôt
    .help = 1 PV pour chacune de vos maisons sur le plateau.
wwe-person-prioress = la prieure
    .of = de la prieure
    .short = Prieure
    .help = { $prioress } PV si vous avez au moins 1 de savoir médical.
wwe-person-merchants = les marchands
    .of = des marchands
    .short = Marchands
    .help = 1 laine.
wwe-person-king = le roi
    .of = du roi
    .short = Roi
    .help = 1 PV par unité de loyauté, que vous gardez.
wwe-person-earl = le comte de Shiring
    .of = du comte de Shiring
    .short = Comte
    .help = 1 de blé.
wwe-person-bishop = l’évêque
    .of = de l’évêque
    .short = Évêque
    .help = 1 PV par unité de piété, que vous gardez.
wwe-person-outlaws = les brigands
    .of = des brigands
    .short = Brigands
    .help = Payez { $outlaws } or ; si vous ne pouvez pas payer, le marqueur ne peut pas venir ici.

wwe-reward-queen = { $loyalty }:{ $queen } PV
wwe-reward-prior = +1 { $piety }
wwe-reward-alderman = 1 PV/{ $house }
wwe-reward-prioress = { $knowledge }:{ $prioress } PV
wwe-reward-merchants = +1 { $wool }
wwe-reward-king = 1 PV/{ $loyalty }
wwe-reward-earl = +1 { $grain }
wwe-reward-bishop = 1 PV/{ $piety }
wwe-reward-outlaws = −{ $outlaws } { $gold }

wwe-project-bridge = Pont
    .the = le pont
wwe-project-mill = Moulin à foulon
    .the = le moulin à foulon
wwe-project-hospital = Hôpital
    .the = l’hôpital
wwe-project-chapel = Chapelle
    .the = la chapelle
wwe-project-palace = Palais
    .the = le palais
wwe-project-church = Église
    .the = l’église
wwe-project-tower = Tour
    .the = la tour

wwe-penalty-piety = pénitence
    .help = pénitence : au début du chapitre suivant, une carte tirée au hasard de votre main est défaussée
wwe-penalty-grain = mendicité
    .help = mendicité : pas de revenu personnel à la première manche du chapitre suivant
wwe-penalty-gold = cour royale
    .help = cour royale : pas d’action à la première manche du chapitre suivant

option-world-without-end-first-game = Le chapitre I avec les six cartes Action étoilées et sans défausse, pour une première partie.
option-world-without-end-open-screens = Tous voient les biens de tous.
option-world-without-end-start = Qui commence : 0 Lion, 1 Cerf, 2 Aigle, 3 Ours ; none : au hasard.

## La table

wwe-status = Un monde sans fin · Chapitre { $chapter } sur IV · Manche { $round } sur 6 · joueur actif : { $player }
wwe-status-over = Un monde sans fin · La partie est terminée
wwe-in-force = En vigueur : { $title }.
wwe-flag-first-game = Première partie : au chapitre I, chacun a six cartes et n’en défausse aucune.
wwe-flag-no-actions = À cette manche, personne n’effectue d’action : les cartes sont seulement jouées et défaussées.
wwe-flag-random-discards = À cette manche, votre défausse est tirée au hasard.
wwe-flag-court = Vous êtes à la cour royale : pas d’action à cette manche.
wwe-flag-begging = Vous mendiez : pas de revenu personnel à cette manche.

wwe-event-immediate = immédiat
wwe-event-long-term = longue durée
wwe-event-chapter = Chapitre { $chapter }
wwe-event-plague = peste au lieu { $location }
wwe-event-arrow = non tournée : flèche sur { $number }

wwe-pane-favor = Faveur · { $marker } le marqueur va à droite, puis recommence · { $canceled } annulé
wwe-pane-projects = Projets · { $points } PV par ressource
wwe-projects-complete = Achevés : { $projects }
wwe-projects-aside = Plus tard : { $projects }
wwe-project-canceled = aucun travail dans ce chapitre
wwe-donors-get = donateurs : { $bonus }
wwe-metal = métal { $points } PV
wwe-bonus-treats = soigner 1 lieu
wwe-free-house = maison gratuite
wwe-pane-houses = Maisons · { $gold } or + la ressource indiquée → revenu en loyer · jamais deux de même revenu
wwe-pane-plague = Peste · { $sick } malades : le savoir qu’il faut · soigner rapporte { $points } PV et le bénéfice
wwe-healed = guéri
wwe-pane-supply = Réserve
wwe-fair = Foire
wwe-not-sold = { $good } : ne se vend pas
wwe-sold-for = { $good } à { $gold } or

wwe-pane-players = Joueurs
wwe-board-active = actif
wwe-board-points = PV
wwe-board-houses = maisons
wwe-board-seals = sceaux
wwe-board-hand = main
wwe-board-discards = défausse
wwe-board-pile = jouées dans ce chapitre
wwe-board-court = [cour]
wwe-board-begging = [mendie]
wwe-pane-own = { $player } : { $points } PV · derrière votre paravent · { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
} et { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} à placer
wwe-own-hand = Main :
wwe-own-discards = Vos défausses :
wwe-pane-screens = Derrière les paravents
wwe-pane-memory = Mémoire · ce que chacun doit avoir, d’après tout ce qui a été gagné et payé ouvertement

wwe-duties = { $rounds ->
    [0] Dû à la fin de cette manche :
    [1] Dû après encore une manche :
   *[other] Dû à la fin du chapitre { $chapter } :
}
wwe-duty = { $good } { $held } sur { $owed }
wwe-loss = −{ $points } PV
wwe-loss-most = jusqu’à −{ $points } PV
wwe-loss-range = de −{ $least } à −{ $most } PV
wwe-loyalty-penalty = 1 de loyauté évite 1 pénalité
wwe-loyalty-doubling = 1 de loyauté en réduit une de moitié

## Ce que font les cartes Évènement

wwe-effect-gain = Chaque joueur gagne { $amount } { $good }.
wwe-effect-gain-points = Chaque joueur gagne { $points } PV.
wwe-effect-lose = Chaque joueur perd { $amount } { $good }.
wwe-effect-lose-points = Chaque joueur perd { $points } PV.
wwe-effect-lose-one-of = Chaque joueur perd un bien de son choix : { $goods }.
wwe-effect-gain-one-of = Chaque joueur gagne un bien de son choix : { $goods }.
wwe-effect-trade = Chaque joueur peut échanger { $give_amount } { $give } contre { $get_amount } { $get }, une fois.
wwe-effect-points-per-good = { $sign ->
    [lose] Chaque joueur perd { $count } PV par unité { $of_good }.
   *[gain] Chaque joueur gagne { $count } PV par unité { $of_good }.
}
wwe-effect-points-per-house = { $sign ->
    [lose] Chaque joueur perd { $count } PV pour chacune de ses maisons sur le plateau.
   *[gain] Chaque joueur gagne { $count } PV pour chacune de ses maisons sur le plateau.
}
wwe-effect-most = { $sign ->
    [lose] Le joueur qui a le plus { $of_good } perd { $count } PV.
   *[gain] Le joueur qui a le plus { $of_good } gagne { $count } PV.
}
wwe-effect-fewest = { $sign ->
    [lose] Le joueur qui a le moins { $of_good } perd { $count } PV.
   *[gain] Le joueur qui a le moins { $of_good } gagne { $count } PV.
}
wwe-effect-pay-or-lose = Chaque joueur paie { $amount } { $good } ou perd { $points } PV.
wwe-effect-return-house = Chaque joueur qui a des maisons sur le plateau en reprend une.
wwe-effect-no-actions = À cette manche, personne n’effectue d’action.
wwe-effect-discard = { $cards ->
    [one] Chaque joueur défausse { $cards } carte de plus ; la cour royale en dispense.
   *[other] Chaque joueur défausse { $cards } cartes de plus ; la cour royale en dispense.
}
wwe-effect-random-discards = À cette manche, les défausses sont tirées au hasard.
wwe-effect-open-project = { $project } : ce projet arrive sur le plateau.
wwe-effect-cancel-other-projects = Jusqu’à la fin du chapitre, on ne travaille qu’à un seul projet : { $the_project }.
wwe-effect-complete-project = { $project } : ce projet est achevé avec la réserve.
wwe-effect-cancel-favor = Jusqu’à la fin du chapitre, aucune faveur { $of_person }.
wwe-effect-cancel-fair = Jusqu’à la fin du chapitre, la foire n’achète pas { $of_good }.
wwe-effect-open-fair = La foire achète de nouveau : { $good }.
wwe-effect-move-favor = { $spaces ->
    [one] Le marqueur de faveur avance de { $spaces } case, sans récompense.
   *[other] Le marqueur de faveur avance de { $spaces } cases, sans récompense.
}
wwe-effect-wool-price = La laine se vend { $gold } or.
wwe-effect-cloth-price = Le drap se vend { $gold } or.
wwe-effect-no-sale = Rien ne peut être vendu.
wwe-effect-forbid = Personne ne peut effectuer l’action { $card }.
wwe-effect-fee = L’action { $card } coûte { $gold } or.
wwe-effect-bonus = Chaque joueur qui effectue l’action { $card } gagne { $amount } { $get }.
wwe-effect-trade-each-round = À chacun de ses tours, chaque joueur peut échanger { $give_amount } { $give } contre { $get_amount } { $get }.
wwe-effect-no-treatment = Personne ne peut soigner les malades.
wwe-effect-building-points = Chaque ressource placée sur un projet rapporte { $points } PV.
wwe-effect-drawn-discards = Les défausses sont tirées au hasard.

## Ce qui est imprimé

wwe-piece = { $title } ({ $kind }) : { $text }
wwe-piece-plain = { $title } : { $text }
wwe-piece-card = carte Action
wwe-piece-starred = carte Action étoilée
wwe-piece-project = projet de construction
wwe-piece-person = faveur
wwe-printed-event = { $text } Coins : { $corners }.
wwe-printed-plague = Peste au lieu { $location }.
wwe-printed-project = { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
} et { $wood } bois{ $metal ->
    [0] {""}
   *[other] , et un sommet de métal pour le joueur le plus loyal
}. Les donateurs reçoivent : { $bonus }.
wwe-printed-house = coûte { $house_gold } or et 1 { $resource }.
wwe-printed-location = soigné, il rapporte { $treatment_points } PV ; bénéfice : { $benefit }.

## Questions

wwe-question-orientation = Comment orientez-vous la carte Évènement ?
    .help-corners = Chaque coin rapporte quelque chose au joueur qu’il désigne.
    .help-corners-but-beggars = Chaque coin rapporte quelque chose au joueur qu’il désigne, sauf s’il mendie.
    .help-begging = Vous mendiez : votre coin ne vous rapporte rien à cette manche.
    .help-favor = Puis la flèche avance le marqueur de faveur, et cette faveur n’est que pour vous.
    .name = l’orientation de la carte
wwe-question-card = Jouez une carte Action
    .help-perform = Rien ne vous oblige à effectuer son action.
    .help-court = Vous êtes à la cour royale : vous n’effectuez aucune action à cette manche.
    .help-no-actions = À cause de l’évènement de cette manche, personne n’effectue d’action.
    .help-discard = Ensuite, vous défaussez une autre carte face cachée.
    .help-discard-drawn = Ensuite, un autre joueur tire au hasard l’une de vos autres cartes, et elle est défaussée.
    .help-discard-last = Ensuite, votre autre carte est défaussée.
    .help-enough-discarded = Vous avez déjà assez défaussé : aucune défausse ne suit.
    .help-first-game = Personne ne défausse dans ce chapitre.
    .help-return = Les douze cartes reviennent au chapitre suivant.
    .help-all-cards = Dès le chapitre suivant, vous avez les douze cartes.
    .name = une carte
wwe-question-action = { $privilege ->
    [0] { $card } : { $does }
   *[other] Privilège, comme { $card } : { $does }
}
    .help = Effectuez l’action ou renoncez-y : la carte est utilisée de toute façon.
    .name = une action
wwe-question-resource = { $placed ->
    [0] { $project } : que placez-vous d’abord ?
   *[other] { $project } : placez-vous encore une ressource ?
}
    .help-two = Vous pouvez placer jusqu’à deux ressources sur un même projet.
    .help-last = C’est la deuxième et dernière.
    .name = une ressource à placer
wwe-question-cloth-sale = Vendez-vous aussi un drap, pour { $gold } or ?
    .help = Vous pouvez en vendre un seul par vente.
    .name = un drap à vendre
wwe-question-rent = Touchez-vous aussi le loyer d’une deuxième maison ?
    .help = Deux de vos maisons au plus rapportent leur revenu.
    .name = le loyer d’une deuxième maison
wwe-question-treatment = Soignez-vous un autre lieu ? Savoir encore disponible : { $knowledge }
    .help = Dans l’ordre croissant de leurs numéros.
    .name = un lieu à soigner
wwe-question-hospital = L’hôpital est achevé : quel lieu soignez-vous ?
    .help = En tant que donateur, vous pouvez soigner un lieu dont la valeur ne dépasse pas votre savoir.
    .name = un lieu pour l’hôpital
wwe-question-free-house = Où bâtissez-vous une maison gratuite ?
    .help = La famille guérie vous cède la place.
    .name = une maison gratuite
wwe-question-exchange = { $count ->
    [one] Faites-vous l’échange ?
   *[other] Faites-vous l’un des échanges ?
}
    .help = { $count ->
        [one] Un évènement de longue durée le propose une fois par manche, avant ou après votre action.
       *[other] Des évènements de longue durée proposent chacun d’eux une fois par manche, avant ou après votre action.
    }
    .name = un échange
wwe-question-discard = { $first ->
    [0] Quelle carte défaussez-vous, face cachée ?
   *[other] Évènement : quelle carte défaussez-vous, face cachée ?
}
    .help = Vous ne l’aurez plus dans ce chapitre. Personne d’autre ne la voit.
    .name = une carte à défausser
wwe-question-lost-good = Quel bien perdez-vous : { $goods } ?
    .help = Il retourne à la réserve.
    .name = un bien à perdre
wwe-question-gained-good = Quel bien gagnez-vous : { $goods } ?
    .help = Vous le prenez dans la réserve.
    .name = un bien à gagner
wwe-question-event-trade = { $title } : faites-vous l’échange ?
    .help = Une fois, maintenant.
    .name = un échange
wwe-question-payment = { $points ->
    [0] { $title } : payez-vous { $paid } ? Vous n’avez pas de points à perdre.
   *[other] { $title } : payez-vous { $paid }, ou perdez-vous { $points } PV ?
}
    .help = Les points ne descendent jamais au-dessous de 0.
    .name = un paiement
wwe-question-returned-house = Laquelle de vos maisons reprenez-vous ?
    .help = Sa case redevient libre pour tous.
    .name = une maison à reprendre
wwe-question-protection = { $last ->
    [0] Payez-vous 1 de loyauté pour éviter ceci : { $penalty } ?
   *[other] { $points ->
        [0] Payez-vous 1 de loyauté ? Il ne vous reste pas de points à perdre.
       *[other] Payez-vous 1 de loyauté pour ne pas perdre encore { $points } PV ?
    }
}
    .help-penalty = Les points pour ce qui manquait sont perdus de toute façon.
    .help-doubled = Au dernier chapitre, ce qui manque coûte des points deux fois.
    .help-never-below = Les points ne descendent jamais au-dessous de 0.
    .name = une protection

## Choix

wwe-arrow-at = flèche : { $number }
wwe-favor-rests = le marqueur ne bouge pas
wwe-no-reward = pas de récompense
wwe-favor-lands = faveur : { $person }
wwe-reward-nothing = rien pour l’instant
wwe-outlaws-unpaid = vous ne pouvez pas les payer
wwe-no-income = rien
wwe-no-use = inutile pour l’instant
wwe-fee = taxe { $gold } or
wwe-bonus = bonus { $bonus }
wwe-perform-grain = prendre 1 de blé
wwe-perform-piety = prendre 1 de piété
wwe-perform-favor = avancer le marqueur de faveur
wwe-yes = oui
wwe-pay = payer { $paid }
wwe-protect = payer 1 de loyauté
wwe-decline = non
wwe-decline-action = renoncer à l’action
wwe-decline-resource = s’arrêter là
wwe-decline-rent = pas de deuxième maison
wwe-decline-treatment = s’arrêter là
wwe-decline-hospital = ne soigner aucun lieu
wwe-decline-free-house = ne pas bâtir de maison
wwe-decline-exchange = pas d’échange
wwe-decline-payment = ne rien payer
wwe-decline-protection = ne pas payer
wwe-choice-wool = { $count ->
    [0] aucune laine
    [one] { $count } laine
   *[other] { $count } laines
}
wwe-choice-cloth = { $count ->
    [0] aucun drap
    [one] { $count } drap
   *[other] { $count } draps
}
wwe-choice-weave = tisser { $count }
wwe-choice-house = maison { $house } ({ $income })
wwe-choice-medicine = toucher les honoraires
wwe-choice-treat = lieu { $location }
wwe-choice-trade = échanger { $exchange } ({ $title })
wwe-choice-trade-none = échange { $place }
wwe-completes = achève { $the_project }
wwe-note-treat = valeur { $value }, bénéfice { $benefit }
wwe-note-donation = bonus { $bonus } ; { $left ->
    [one] encore { $left } case libre
   *[other] encore { $left } cases libres
}
wwe-note-project = cases libres : { $stone } de pierre, { $wood } de bois
wwe-note-doubled = { $points ->
    [0] aucun PV à perdre
   *[other] −{ $points } PV une fois de plus
}

## Pourquoi pas

refusal-outlaws-unpaid = Les brigands veulent de l’or, et vous n’en auriez pas à donner.
refusal-card-not-in-hand = Elle n’est pas dans votre main : vous l’avez déjà jouée ou défaussée dans ce chapitre.
refusal-card-not-yet = Dans une première partie, elle arrive au chapitre II.
refusal-not-this-action = Ce n’est pas ce que fait la carte { $card }.
refusal-fee-unpaid = Un évènement de longue durée demande { $cost } or, et vous en avez { $gold }.
refusal-not-in-supply = La réserve n’en a plus assez.
refusal-not-in-play = Ce projet n’est pas encore sur le plateau.
refusal-project-complete = Ce projet est achevé.
refusal-project-canceled = Personne ne peut travailler à ce projet jusqu’à la fin du chapitre.
refusal-no-matching-space = Vous n’avez ni pierre ni bois pour une case libre à cet endroit.
refusal-good-not-held = Vous n’avez pas { $of_good }.
refusal-nothing-sold = Il faut vendre quelque chose.
refusal-too-few-wool = Vous n’avez pas autant de laines.
refusal-too-few-cloth = Vous n’avez pas autant de draps.
refusal-cloth-limit = On ne peut pas vendre autant de draps à la fois.
refusal-fair-closed = La foire n’achète pas cela maintenant.
refusal-space-taken = Il y a déjà une maison sur cette case.
refusal-no-house-left = Toutes vos maisons sont sur le plateau.
refusal-same-income = Vous avez déjà une maison de même revenu.
refusal-house-unpaid = { $short ->
    [gold] Une maison coûte { $cost } or, et vous en avez { $gold }.
    [resource] Une maison coûte ici 1 { $good }, et vous n’en avez pas.
    [resources] Vous n’avez aucune des ressources que demandent les cases libres.
   *[both] Une maison coûte ici { $cost } or et 1 { $good }. Vous avez { $gold } or, et cette ressource vous manque.
}
refusal-not-your-house = Vous n’avez pas de maison sur cette case.
refusal-rented-already = Vous avez déjà pris le loyer de cette maison.
refusal-no-seal-left = Vos deux sceaux sont sur des projets.
refusal-seal-there = Votre sceau est déjà là.
refusal-donation-unpaid = Un don coûte { $cost } or, et vous en avez { $gold }.
refusal-cloth-short = La réserve n’a plus assez de drap.
refusal-not-sick = Personne n’est malade ici.
refusal-too-little-knowledge = Il faut { $value } de savoir médical, plus qu’il ne vous en reste pour cela.
refusal-out-of-order = Les lieux sont soignés dans l’ordre croissant.
refusal-no-treatment-now = Un évènement de longue durée interdit les soins.
refusal-no-exchange = Aucun évènement ne propose cet échange.
refusal-exchanged-already = Vous avez déjà fait cet échange à cette manche.
refusal-at-court = Vous êtes à la cour royale : pas d’action à cette manche.
refusal-exchange-short = Il faut { $amount } { $good }, et vous en avez { $held }.
refusal-good-not-named = L’évènement ne nomme pas ce bien : { $good }.
refusal-cannot-pay = Cela coûte { $amount } { $good }, et vous en avez { $held }.
refusal-no-loyalty = Vous n’avez pas de loyauté.
refusal-weaves-one-or-two = On peut tisser une laine ou deux.
refusal-no-actions-now = Personne n’effectue d’action à cette manche.
refusal-action-forbidden = Un évènement de longue durée interdit cette action : { $card }.
refusal-nothing-to-repeat = Vous n’avez effectué aucune action à la manche précédente de ce chapitre.
refusal-nothing-to-place = Vous n’avez ni pierre ni bois pour une case libre.
refusal-nothing-to-sell = Vous n’avez rien que la foire achète en ce moment.
refusal-nothing-to-weave = Vous n’avez pas de laine.
refusal-no-house-space = Il ne reste aucune case où vous puissiez bâtir une autre maison.
refusal-no-house-to-rent = Vous n’avez pas de maison sur le plateau.
refusal-no-project-open = Aucun projet ne vous est ouvert en ce moment.
refusal-compulsory-here = C’est obligatoire.

## Ce qui s’est passé

wwe-event-chapter-began = Chapitre { $chapter } : { $player } commence.
wwe-event-round-began = Manche { $round }, joueur actif : { $player }.
wwe-event-event-revealed = Évènement : { $event }.
wwe-event-plague-revealed = Le lieu { $location } tombe malade (valeur { $value }).
wwe-event-plague-known = La peste du lieu { $location } est déjà connue.
wwe-event-card-oriented = { $player } oriente la carte : flèche sur { $arrow }.
wwe-event-good-gained = { $player } gagne { $amount } { $good }.
wwe-event-good-lost = { $player } donne { $amount } { $good }.
wwe-event-good-missed = Il ne reste pas assez { $of_good } pour { $player }.
wwe-event-points-gained = { $player } gagne { $amount } PV ({ $source }).
wwe-event-points-lost = { $player } perd { $amount } PV ({ $source }).
wwe-event-favor-moved = Le marqueur de faveur atteint { $person }.
wwe-event-card-played = { $player } joue la carte { $card }.
wwe-event-card-last = { $player } n’a plus qu’une carte et la joue.
wwe-event-action-declined = { $player } n’effectue pas l’action { $card }.
wwe-event-action-forbidden = { $player } ne peut pas effectuer l’action { $card }.
wwe-event-resource-placed = { $who ->
    [nobody] La ville ajoute une ressource ({ $good }) pour { $the_project }.
   *[player] { $player } place une ressource ({ $good }) pour { $the_project }.
}
wwe-event-goods-sold = { $player } vend { $given } contre { $paid } or.
wwe-event-house-built = { $player } bâtit la maison { $house }.
wwe-event-house-built-for = { $player } bâtit la maison { $house } pour { $given }.
wwe-event-house-returned = { $player } reprend la maison { $house }.
wwe-event-seal-placed = { $player } fait un don pour { $the_project }.
wwe-event-seal-placed-for = { $player } donne { $given } pour { $the_project }.
wwe-event-seal-returned = { $player } reprend son sceau : { $project }.
wwe-event-cloth-woven = { $amount ->
    [one] { $player } tisse { $amount } drap.
   *[other] { $player } tisse { $amount } draps.
}
wwe-event-location-healed = { $player } soigne le lieu { $location }.
wwe-event-card-discarded = { $player } défausse la carte { $card }, face cachée.
wwe-event-card-discarded-unseen = { $player } défausse une carte, face cachée.
wwe-event-card-drawn = { $player } : la carte { $card } est tirée de sa main et défaussée, face cachée.
wwe-event-card-drawn-unseen = { $player } : une carte est tirée de sa main et défaussée, face cachée.
wwe-event-project-entered = Un nouveau projet : { $the_project }.
wwe-event-project-completed = Projet achevé : { $the_project }.
wwe-event-project-canceled = Jusqu’à la fin du chapitre, aucun travail pour { $the_project }.
wwe-event-metal-placed = { $player } place le métal sur { $the_project }.
wwe-event-favor-canceled = Jusqu’à la fin du chapitre, aucune faveur { $of_person }.
wwe-event-fair-canceled = Jusqu’à la fin du chapitre, la foire n’achète pas { $of_good }.
wwe-event-fair-opened = La foire achète de nouveau : { $good }.
wwe-event-event-stayed = { $event } reste en vigueur.
wwe-event-event-left = { $event } n’est plus en vigueur.
wwe-event-goods-traded = { $player } fait l’échange ({ $event }).
wwe-event-goods-traded-for = { $player } échange { $given } contre { $got } ({ $event }).
wwe-event-tax-rolled = L’impôt est de { $amount } or.
wwe-event-duty-paid = { $missing ->
    [0] { $player } paie { $amount } { $duty }.
   *[other] { $amount ->
        [0] { $player } ne peut pas remplir tous ses devoirs : il manque { $missing } { $duty }.
       *[other] { $player } paie { $amount }, mais ne peut pas remplir tous ses devoirs : il manque { $missing } { $duty }.
    }
}
wwe-event-penalty-avoided = { $player } paie 1 de loyauté et évite une pénalité : { $penalty }.
wwe-event-doubling-avoided = { $player } paie 1 de loyauté et ne perd pas de points une deuxième fois ({ $duty }).
wwe-event-losses-doubled = Ce qui manque coûte maintenant les mêmes points une deuxième fois.
wwe-event-penalty-due = { $player } subira une pénalité : { $penalty }.
wwe-event-actions-stopped = À cette manche, personne n’effectue d’action.
wwe-event-game-ended = La partie est terminée.

## Scènes

wwe-scene-chapter-end = Fin du chapitre { $chapter }
    .towns = La ville continue à bâtir
    .duties = Piété et blé
    .tax = Impôts
    .penalties = Pénalités
    .goods = Points pour les biens
    .new-chapter = Chapitre suivant
wwe-scene-plague = La peste au lieu { $location }
    .location = Une maison est marquée
wwe-scene-project = Projet achevé : { $project }
    .completed = Donateurs et sceaux

## Scores

wwe-scores-final = Score final
wwe-scores-now = Jusqu’ici, avec ce que vos biens rapporteraient à la fin
wwe-scores-source = PV venant de
wwe-scores-chapter = PV par chapitre
wwe-scores-total = Total
wwe-source-start = départ
wwe-source-income = revenus personnels
wwe-source-favor = faveurs
wwe-source-projects = projets de construction
wwe-source-metal = le métal de la tour
wwe-source-donations = dons
wwe-source-rent = loyers
wwe-source-medicine = médecine
wwe-source-plague = lieux soignés
wwe-source-events = évènements
wwe-source-duties = devoirs non remplis
wwe-source-goods = pierre, bois et or restants
wwe-ranking-points = { $points } PV
wwe-tie-broken = à égalité avec { $player }, mais avec davantage { $of_good } : { $more } contre { $less }
wwe-tie-shared = à égalité avec { $player } en piété, loyauté et savoir aussi : la place est partagée
wwe-winners = { $count ->
    [one] { $players } gagne.
   *[other] { $players } se partagent la première place.
}
wwe-history = Les PV au fil de la partie
wwe-history-range = de { $low } à { $high }
