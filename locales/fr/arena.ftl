### L’arène : ce que dit `silverspire arena`, et son rapport.

## silverspire arena --help

help-arena = Faire se rencontrer des joueurs de l’ordinateur dans de nombreuses parties, chaque donne depuis chaque place.
help-arena-players = Les joueurs, un par place, par exemple greedy,greedy,chance. Le même nom peut figurer plusieurs fois.
help-arena-games = Combien de parties ; arrondi vers le haut pour que chaque donne soit jouée depuis chaque place.
help-arena-seed = Le nombre d’où vient tout le hasard : la même graine distribue les mêmes parties.
help-arena-jobs = Combien de parties se jouent à la fois. Sans cette option, une par cœur.
help-arena-out = Le dossier qui garde les parties et le rapport. Sans cette option, un dossier dans le dossier courant, au nom de la configuration.
help-arena-on = Où se jouent les parties : sur cette machine, ou sur une grappe Ray (RAY_ADDRESS la nomme).
help-arena-fresh = Oublier les parties du dossier et recommencer.

## Pendant les parties

arena-rounded = { $asked } parties ne font pas un nombre entier de rotations : { $games } sont jouées, pour que chaque donne soit jouée depuis les { $seats } places.
arena-started = { $games } parties, gardées dans { $folder }
arena-continued = { $done } parties sur { $games } sont déjà dans { $folder } : le reste suit.
arena-complete = Les { $games } parties sont déjà dans { $folder } : il ne reste rien à jouer.
arena-playing = Parties en cours
arena-playing-failed = Parties en cours, { $count } en échec
arena-stopped = Arrêté. { $done } parties sur { $games } sont gardées dans { $folder }. La même commande reprend à partir de là.
arena-report = Le rapport : { $file }
arena-results = Les nombres : { $file }
arena-fair-note = Un joueur de même force que les autres gagnerait { $share }. Entre parenthèses et après ± : intervalles à 95 %.

## Ce qui échoue

arena-players-unclear = « { $text } » ne nomme pas de joueurs : écrivez leurs noms séparés par des virgules, par exemple greedy,chance.
arena-strange-folder = { $folder } contient d’autres fichiers et aucune arène. Nommez un autre dossier avec --out.
arena-other-folder = { $folder } appartient à une arène configurée autrement ({ $differences }). Nommez un autre dossier avec --out, ou recommencez celle-ci avec --fresh.
arena-differs = { $name } : { $there } là-bas, { $here } ici
arena-busy-folder = Une autre arène écrit dans { $folder }. Attendez-la, ou nommez un autre dossier avec --out.
arena-broken-line = { $file } est illisible, ligne { $line } : { $why }. Retirez la ligne, et sa partie sera rejouée.
arena-other-seating = ses joueurs ne sont pas assis comme dans cette arène
arena-other-pack = Le paquet { $pack } n’est pas celui avec lequel cette arène a commencé.
arena-other-judgement = Les joueurs ont appris ici autre chose que là où cette arène a commencé : il faut la même version de Silverspire sur toutes les machines.
arena-no-process = Un processus pour les parties s’est arrêté avant d’avoir commencé (code de sortie { $code }).
arena-died = Le processus qui la jouait s’est arrêté soudain (code de sortie { $code }).
arena-died-there = Le processus qui la jouait s’est arrêté soudain ({ $error }).
arena-failed = { $count ->
    [one] { $count } partie a échoué et ne compte pour personne. La même commande la retente.
   *[other] { $count } parties ont échoué et ne comptent pour personne. La même commande les retente.
}
arena-failure = { $player }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : { $error }
arena-nobody = nul ne sait qui

## Le tableau

arena-player = Joueur
arena-games = Parties
arena-wins = Victoires
arena-win-share = Part de victoires
arena-points = Points
arena-place = Place
arena-margin = Marge
arena-rating = Force
arena-mean-time = Une décision
arena-slow-time = 95 % en moins de

## Le rapport

arena-over = Arène · { $game }
arena-leads = { $player } est le plus fort : il gagne { $share } % de ses parties
arena-close = { $player } est devant avec { $share } % de parties gagnées, mais sans certitude
arena-even = Personne n’est nettement plus fort ; { $player } a gagné la plus grande part, { $share } %
arena-alone = { $player } contre lui-même
arena-no-result = Aucune partie n’a été terminée
arena-lead = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Chaque donne a été jouée une fois depuis chaque place : la chance de la donne et de la place est donc la même pour tous.
arena-fact-players = Joueurs
arena-fact-fair = Part équitable
arena-fact-rules = Règles
arena-fact-pack = Paquet
arena-fact-seed = Graine
arena-fact-options = Options du jeu
arena-again = Les mêmes parties encore : { $command }

arena-standings = Classement
arena-standings-lead = Le plus fort d’abord. Les intervalles contiennent la vraie valeur 95 fois sur 100.
arena-table-note = Une première place partagée partage la victoire. Marge : ses propres points moins ceux du meilleur autre joueur. Qui figure plusieurs fois joue plusieurs fois dans chaque partie.
arena-listed-note = Le même, pour chacun de la liste.
arena-win-share-title = Qui gagne
arena-win-share-axis = parties gagnées
arena-interval-note = La marque est ce qui fut compté, la ligne son intervalle à 95 %.
arena-fair = part équitable { $share }
arena-rating-title = Force
arena-rating-axis = force
arena-rating-note = openskill, Plackett–Luce : d’après toutes les places, pas seulement les victoires.
arena-rating-start = tous commencent à 25

arena-points-lead = Combien de points rapporte une partie, et si la place compte.
arena-points-title = Points d’une partie
arena-points-note = Boîte : la moitié centrale. Trait épais : la partie médiane. Moustaches : 90 parties sur 100.
arena-seats-title = Points par place
arena-seats-note = La moyenne de chaque joueur à chaque place, avec son intervalle à 95 %.
arena-seat-axis = place

arena-duels = Un contre un
arena-duels-lead = Combien de fois le joueur d’une ligne a fini devant celui d’une colonne.
arena-duels-note = Une place partagée compte pour moitié.
arena-above = Devant…

arena-course = L’évolution des forces
arena-course-lead = Une force qui monte ou descend encore au bord droit demande plus de parties.
arena-history-title = Force après chaque partie
arena-history-note = Dans l’ordre du calendrier ; le classement prend la moyenne de plusieurs ordres.
arena-games-axis = parties

arena-time = Temps
arena-time-lead = Combien de temps un joueur réfléchit à une décision. Les temps dépendent de la machine, et de ce qu’elle fait d’autre.
arena-time-title = Temps pour une décision
arena-time-note = De la décision médiane à celle que 95 sur 100 ne dépassent pas ; la marque est la moyenne. L’échelle se multiplie de gauche à droite.
arena-time-axis = temps
