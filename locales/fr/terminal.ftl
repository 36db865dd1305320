### Ce que la ligne de commande dit d’elle-même, et ce qu’on lit à côté de la table.

## silverspire --help

help-silverspire = Deux jeux médiévaux de construction de villes dans votre terminal. Commencez par : silverspire play kutna_hora
help-version = Dire quelle est cette version.
help-play = Jouer une partie dans le terminal.
help-game = Le jeu : voir « silverspire games ».
help-seats = Le nombre de joueurs. Sans cette option, autant que le jeu en permet.
help-humans = Combien d’entre eux sont des personnes (elles ont les premières places), ou quelles places elles occupent, par exemple 1,3. Gardé avec la partie : inutile de le répéter avec --resume. Sans cette option, une.
help-seed = Le nombre d’où vient tout le hasard : la même graine distribue la même partie.
help-pack = Le paquet de composants : le nom d’un paquet fourni, ou un dossier à vous.
help-option = Une option du jeu ; peut être donnée plusieurs fois. Voir « silverspire games ».
help-opponents = Qui joue aux autres places : apprentice, journeyman, burgher ou master, du plus facile au plus difficile. Gardé avec la partie. Sans cette option, journeyman. Voir « silverspire players » pour tous les connaître.
help-resume = Reprendre une partie sauvegardée. Elle reste ensuite gardée dans le même fichier.
help-replay = Parcourir pas à pas une partie enregistrée.
help-record = Le fichier d’une partie sauvegardée.
help-all = Afficher tous les choix et le résultat au lieu d’avancer pas à pas.
help-verify = Rejouer une partie enregistrée et signaler tout ce qui a été changé dans son fichier.
help-games = Énumérer les jeux et leurs options.

## Devant une question

curtain = Passez le clavier à { $player }, puis appuyez sur Entrée : {""}
prompt = Votre choix (?, conseil, pourquoi, annuler) : {""}
hidden = Il y a encore à voir : voir { $names }
more-news = … et { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
} de nouvelles (journal)
no-such-number = Il n’y a pas de { $number } : choisissez de 1 à { $most }.
ambiguous = « { $answer } » peut désigner plusieurs choses : tapez l’un des numéros { $numbers }.
unknown = « { $answer } » n’est ni l’un des choix ni une commande. Tapez un numéro de la liste, ou ? pour l’aide.

why-line = { $names } : { $why }
why-legal = { $name } : rien ne s’y oppose, vous pouvez le choisir maintenant.
why-nothing = Rien n’est refusé ici : tout ce qui répond à cette question peut être choisi.

no-pane = Il n’y a pas de « { $name } » à voir ; il y a : { $names }.
no-tile = Aucune tuile ne s’appelle « { $name } ». Une partie du nom suffit : tuile puits
rules-not-here = Le texte des règles n’est pas installé ici ; il se trouve dans docs/rules du code source.
no-rule = La règle « { $rule } » est introuvable ici. Les règles ont des noms comme KH-PLOT-1.
nothing-to-undo = Vous n’avez encore rien choisi.
nothing-to-redo = Rien n’a été annulé.
nothing-to-restart = Vous n’avez rien choisi dans ce tour qui puisse être repris.
chosen-since = Une autre personne a choisi depuis : impossible d’annuler.
revealed-since = Quelque chose de caché a été révélé depuis votre dernier choix : impossible d’annuler.

save-where = Dites où : sauver ma-partie.json
saved = Sauvegardée sous { $file }.
not-saved = Pas de sauvegarde sous { $file } : { $why }
foreign-file = il existe un fichier de ce nom qui n’est pas une partie sauvegardée.
parting = Votre partie est gardée dans { $file }. Pour la reprendre :
kept = L’enregistrement de cette partie est dans { $file }. Parcourez-le avec « silverspire replay ».

help-commands =
    Tapez le numéro d’un choix, ou son nom, par exemple C4. Et à tout moment :

      (Entrée)     revoir la table             voir [cité …]   tout, ou une partie
      pourquoi     ce qui vous est refusé      pourquoi NOM    pourquoi pas ceci
      conseil      ce que ferait un bon joueur règles ID       texte d’une règle
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
replay-unfinished = La partie n’a pas été terminée.

## Erreurs de la ligne de commande. Celles du moteur arrivent telles quelles.

not-drawn = Personne n’a encore dessiné { $game } pour le terminal.
option-without-value = « { $option } » ne donne pas de valeur : écrivez NOM=VALEUR, par exemple events=true.
humans-unclear = « { $text } » ne désigne personne : dites combien, par exemple 1, ou quelles places, par exemple 1,3.
humans-too-many = « { $text } » ne convient pas : cette table a les places 1 à { $seats }.
other-game = { $file } est une partie de { $played }, pas de { $wanted }.
record-of-unknown-game = Cet enregistrement est illisible : { $why }.
not-with-resume = --seats, --seed et --option sont pour une nouvelle partie ; { $file } a les siens.
cannot-read = { $file } est illisible : { $why }.

## Vérifier un enregistrement

verifying = La partie est rejouée
at-line = Ligne { $line } : { $what }
bytes-differ = La partie est entière, mais cette ligne n’est pas telle qu’elle fut écrite : quelque chose y a été changé.
verified = { $game } (règles { $rules }) : { $seats } joueurs, { $choices } choix, scores finaux { $scores }. Rien n’a été changé.
verified-unfinished = { $game } (règles { $rules }) : { $seats } joueurs, { $choices } choix, partie inachevée. Rien n’a été changé.

## silverspire games

game-line = { $name } : { $title }. De { $least } à { $most } joueurs, règles { $rules }, paquets : { $packs }.
option-number = un nombre entier
version = Silverspire { $version }

## La langue

help-language = La langue : en, es, fr ou it ; elle peut être n’importe où. Sans cette option, celle de votre système.
language-own-name = français
language-line = { $code } ({ $name })
no-such-language = Il n’y a pas de mots en « { $language } » ici. Il y en a en : { $languages }.

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

## Les parties de la table, pour la commande « voir »

look-status = état
look-city = cité
look-mine = mine
look-prices = prix
look-hall = mairie
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

help-packs = Paquets de composants : ce qui est imprimé sur les pièces d’un jeu.
help-pack-game = Le jeu auquel le paquet est destiné.
help-pack-new = Copier un paquet dans un dossier à vous, pour y saisir les valeurs imprimées.
help-pack-folder = Un dossier nouveau ou vide.
help-pack-from = Le paquet à copier : un nom, ou un dossier.
help-pack-check = Signaler tout ce qui ne va pas dans un paquet : fichier, ligne, quoi, et la règle.
help-pack-checked = Le dossier d’un paquet, ou le nom d’un paquet fourni.

pack-copied = { $folder } est une copie de { $source }.
pack-edit = Modifiez ses fichiers, puis :
pack-has-problems = { $count ->
    [one] { $folder } a 1 problème.
   *[other] { $folder } a { $count } problèmes.
}
pack-whole = { $folder } est complet.
pack-counts = { $files } fichiers, { $values } valeurs : { $origins }
pack-origin = { $count } { $origin }
pack-hash = empreinte { $hash }
