### Ce que la ligne de commande dit d’elle-même, et ce qu’on lit à côté de la table.

## silverspire --help

help-silverspire = Deux jeux médiévaux de construction de villes, dans votre navigateur ou votre terminal. Pour commencer, tapez : silverspire
help-version = Afficher la version.
help-play = Jouer une partie dans le terminal.
help-game = Le jeu : voir « silverspire games ».
help-seats = Le nombre de joueurs. Par défaut : le maximum que permet le jeu.
help-humans = Combien d’entre eux sont des personnes (elles ont les premières places), ou quelles places elles occupent, par exemple 1,3. Gardé avec la partie : inutile de le répéter avec --resume. Par défaut : une.
help-seed = Le nombre qui détermine tout le hasard : la même graine donne la même partie.
help-pack = Le pack de composants : le nom d’un pack fourni, ou un dossier à vous.
help-option = Une option du jeu ; peut être donnée plusieurs fois. Voir « silverspire games ».
help-opponents = Qui joue aux autres places : apprentice, journeyman, burgher ou master, du plus facile au plus difficile. Gardé avec la partie. Par défaut : journeyman. Voir « silverspire players » pour tous les connaître.
help-resume = Reprendre une partie sauvegardée. Elle continue d’être sauvegardée dans le même fichier.
help-replay = Parcourir pas à pas une partie enregistrée.
help-record = Le fichier d’une partie sauvegardée.
help-all = Afficher tous les choix et le résultat au lieu d’avancer pas à pas.
help-verify = Rejouer une partie enregistrée et signaler tout ce qui a été modifié dans son fichier.
help-promised = L’empreinte de la graine montrée avant la partie, pour la comparer.
help-games = Lister les jeux et leurs options.
help-completion = Afficher le script qui complète ces commandes dans votre shell. bash : eval "$(silverspire completion bash)"
help-completion-shell = Le shell.
start-browser = La table s’ouvre dans votre navigateur. « silverspire --help » affiche les autres commandes.
start-terminal = La partie se joue dans le terminal. « silverspire --help » affiche les autres commandes.
start-needs-server = Pour jouer dans le navigateur, installez le serveur : pip install "silverspire[server]"
start-which-game = Quel jeu ? (1) {""}

## Devant une question

curtain = Passez le clavier à { $player }, puis appuyez sur Entrée : {""}
prompt = Votre choix (?, conseil, pourquoi, annuler) : {""}
hidden = Pour voir le reste : voir { $names }
more-news = … et encore { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} de nouvelles (journal)
no-such-number = Il n’y a pas de choix { $number } : choisissez de 1 à { $most }.
ambiguous = « { $answer } » peut désigner plusieurs choses : tapez l’un des numéros { $numbers }.
unknown = « { $answer } » n’est ni un choix ni une commande. Tapez un numéro de la liste, ou ? pour l’aide.

why-line = { $names } : { $why }
why-legal = { $name } : vous pouvez le choisir maintenant.
why-in-vain = Cela ne servirait à rien maintenant. { $why }
why-nothing = Rien n’est exclu ici : tous les choix sont possibles.

no-pane = Il n’y a pas de « { $name } » à voir. Vous pouvez voir : { $names }.
no-tile = Aucune tuile ne s’appelle « { $name } ». Une partie du nom suffit, par exemple : tuile puits
rules-not-here = Le texte des règles n’est pas installé ici ; il se trouve dans docs/rules du code source.
no-rule = La règle « { $rule } » est introuvable ici. Les règles ont des noms comme KH-PLOT-1.
nothing-to-undo = Vous n’avez encore rien choisi.
nothing-to-redo = Rien n’a été annulé.
nothing-to-restart = Vous n’avez rien choisi dans ce tour que l’on puisse reprendre.
chosen-since = Quelqu’un d’autre a choisi depuis : impossible d’annuler.
revealed-since = Quelque chose de caché a été révélé depuis votre dernier choix : impossible d’annuler.

save-where = Dites où : sauver ma-partie.json
saved = Sauvegardée sous { $file }.
not-saved = Pas de sauvegarde sous { $file } : { $why }
foreign-file = un fichier de ce nom existe déjà, et ce n’est pas une partie sauvegardée.
parting = Votre partie est gardée dans { $file }. Pour la reprendre :
kept = Cette partie est enregistrée dans { $file }. Revoyez-la avec « silverspire replay ».

help-commands =
    Tapez le numéro d’un choix, ou son nom, par exemple C4. Et à tout moment :

      (Entrée)     revoir la table             voir [ville …]  tout, ou une zone
      pourquoi     ce qui vous est refusé      pourquoi NOM    pourquoi pas ceci
      conseil      ce que ferait un bon joueur
      règles ID    le texte d’une règle
      tuile NOM    ce qui y est imprimé
      points       ceux de tous jusqu’ici      journal [tout]  ce qui s’est passé
      annuler, refaire  votre dernier choix    recommencer     ce tour-ci
      sauver FICHIER    garder une copie       langue CODE     en, es, fr, it
      quitter      partir ; tout est gardé

help-game-too = Tapez « aide jeu » pour voir le jeu en quelques lignes.

## Relecture

replay-prompt = Entrée suivant, p précédent, premier, dernier, un nombre, q quitter : {""}
replay-place = Choix { $place } sur { $last }
replay-opening = La table avant le premier choix.
replay-unfinished = La partie est restée inachevée.

## Erreurs de la ligne de commande. Celles du moteur arrivent telles quelles.

option-without-value = « { $option } » n’indique pas de valeur : écrivez NOM=VALEUR, par exemple events=true.
humans-unclear = « { $text } » n’est pas valable : dites combien de personnes jouent, par exemple 1, ou à quelles places, par exemple 1,3.
humans-too-many = « { $text } » ne convient pas : cette table a les places 1 à { $seats }.
other-game = { $file } contient une partie d’un autre jeu : { $played }, et non { $wanted }.
record-of-unknown-game = Cet enregistrement est illisible : { $why }.
not-with-resume = --seats, --seed et --option servent à une nouvelle partie ; { $file } a déjà les siens.
cannot-read = { $file } est illisible : { $why }.

## Vérifier un enregistrement

verifying = La partie est rejouée
at-line = Ligne { $line } : { $what }
bytes-differ = La partie est valable, mais cette ligne n’est plus telle qu’elle a été écrite : quelque chose y a été modifié.
verified-promise = Le hasard est celui qui a été promis avant la partie : { $hash }.{ $chosen ->
    [yes] {" "}Mais l’hôte a choisi la graine et a pu savoir ce que contenaient les paquets.
   *[no] {""}
}
no-promise = Cet enregistrement ne dit pas ce qui a été promis au sujet de sa graine.
another-promise = Le hasard n’est pas celui qui a été promis : cet enregistrement a l’empreinte { $hash }.
verified = { $game } (règles { $rules }) : { $seats } joueurs, { $choices } choix, scores finaux { $scores }. Rien n’a été modifié.
verified-unfinished = { $game } (règles { $rules }) : { $seats } joueurs, { $choices } choix, partie inachevée. Rien n’a été modifié.

## silverspire games

game-line = { $name } : { $title }. De { $least } à { $most } joueurs, règles { $rules }, packs : { $packs }.
option-number = un nombre entier
version = Silverspire { $version }, { $engine ->
    [compiled] moteur compilé
   *[uncompiled] moteur non compilé
}

## La langue

help-language = La langue : en, es, fr ou it ; peut être indiquée n’importe où. Par défaut : celle de votre système.
language-own-name = français
language-line = { $code } ({ $name })
no-such-language = La langue « { $language } » n’est pas disponible. Langues disponibles : { $languages }.

## Ce qu’on peut taper, avec les mots du lecteur ; les mots anglais sont compris aussi.

command-help = aide
command-look = voir
command-why = pourquoi
command-hint = conseil
command-tile = tuile
command-score = points
command-log = journal
command-rules = règles
command-undo = annuler
command-redo = refaire
command-restart = recommencer
command-save = sauver
command-language = langue
command-quit = quitter
command-game = jeu
command-all = tout

replay-next = suivant
replay-previous = précédent
replay-first = premier
replay-last = dernier

## Les zones de la table, pour la commande « voir »

look-status = état
look-city = ville
look-mine = mine
look-prices = prix
look-hall = hôtel de ville
look-church = cathédrale
look-players = joueurs
look-own = plateau
look-event = évènement
look-projects = projets
look-favor = faveur
look-houses = maisons
look-plague = peste
look-supply = réserve
look-screens = paravents
look-memory = mémoire
look-hand = main

## silverspire pack

help-packs = Packs de composants : ce qui est imprimé sur les pièces d’un jeu.
help-pack-game = Le jeu auquel le pack est destiné.
help-pack-new = Copier un pack dans un dossier à vous, pour y saisir les valeurs imprimées.
help-pack-folder = Un dossier nouveau ou vide.
help-pack-from = Le pack à copier : un nom, ou un dossier.
help-pack-check = Signaler tous les problèmes d’un pack : fichier, ligne, nature et règle.
help-pack-checked = Le dossier d’un pack, ou le nom d’un pack fourni.

pack-copied = { $source } a été copié dans { $folder }.
pack-edit = Modifiez ses fichiers, puis :
pack-has-problems = { $count ->
    [one] { $folder } contient { $count } problème.
   *[other] { $folder } contient { $count } problèmes.
}
pack-whole = { $folder } ne contient aucun problème.
pack-counts = { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}, { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
} : { $origins }
pack-origin = { $count } { $origin }
pack-hash = empreinte { $hash }
