### L’arène : ce que dit `silverspire arena`, et son rapport.

## silverspire arena --help

help-arena = Faire s’affronter des joueurs contrôlés par l’ordinateur dans de nombreuses parties, chaque donne étant jouée depuis chaque place.
help-arena-players = Les joueurs, un par place, par exemple greedy,greedy,chance. Un même nom peut figurer plusieurs fois.
help-arena-games = Le nombre de parties, arrondi vers le haut pour que chaque donne soit jouée depuis chaque place.
help-arena-seed = Le nombre qui détermine tout le hasard : la même graine donne les mêmes parties.
help-arena-jobs = Le nombre de parties jouées en même temps. Par défaut : une par cœur.
help-arena-out = Le dossier où sont gardés les parties et le rapport. Par défaut : un dossier au nom de la configuration, dans le dossier courant.
help-arena-backend = Où jouer les parties : sur cette machine, ou sur une grappe Ray (désignée par RAY_ADDRESS).
help-arena-fresh = Repartir de zéro, sans les parties déjà dans le dossier.

## Pendant les parties

arena-rounded = { $asked ->
    [one] { $asked } partie ne fait
   *[other] { $asked } parties ne font
} pas un nombre entier de rotations : { $games } parties seront jouées, pour que chaque donne soit jouée depuis les { $seats } places.
arena-started = { $games ->
    [one] { $games } partie, gardée dans { $folder }
   *[other] { $games } parties, gardées dans { $folder }
}
arena-continued = Parties déjà dans { $folder } : { $done } sur { $games }. Les autres suivent.
arena-complete = { $games ->
    [one] La seule partie est déjà dans { $folder }
   *[other] Les { $games } parties sont déjà dans { $folder }
} : il n’en reste aucune à jouer.
arena-playing = Parties en cours
arena-playing-failed = Parties en cours, { $count } en échec
arena-stopped = Arrêté. Parties gardées dans { $folder } : { $done } sur { $games }. La même commande reprend à partir de là.
arena-report = Le rapport : { $file }
arena-results = Les nombres : { $file }
arena-fair-note = Un joueur de même force que les autres gagnerait { $share } des parties. Entre parenthèses et après ± : intervalles à 95 %.

## Ce qui échoue

arena-players-unclear = « { $text } » ne désigne pas de joueurs : écrivez leurs noms séparés par des virgules, par exemple greedy,chance.
arena-strange-folder = { $folder } contient d’autres fichiers et aucune arène. Indiquez un autre dossier avec --out.
arena-other-folder = { $folder } appartient à une arène configurée autrement ({ $differences }). Indiquez un autre dossier avec --out, ou recommencez celle-ci avec --fresh.
arena-differs = { $name } : { $there } dans le dossier, { $here } ici
arena-busy-folder = Une autre arène écrit dans { $folder }. Attendez qu’elle ait fini, ou indiquez un autre dossier avec --out.
arena-broken-line = { $file } est illisible, ligne { $line } : { $why }. Supprimez la ligne, et sa partie sera rejouée.
arena-other-seating = ses joueurs n’occupent pas les mêmes places que dans cette arène
arena-other-pack = Le pack { $pack } n’est pas celui avec lequel cette arène a commencé.
arena-other-evaluator = Les joueurs contrôlés par l’ordinateur ne sont pas ici ceux avec lesquels cette arène a commencé : il faut la même version de Silverspire sur toutes les machines.
arena-no-process = Un processus de jeu s’est arrêté avant d’avoir commencé (code de sortie { $code }).
arena-died = Le processus qui la jouait s’est arrêté brusquement (code de sortie { $code }).
arena-died-there = Le processus qui la jouait s’est arrêté brusquement ({ $error }).
arena-failed = { $count ->
    [one] { $count } partie a échoué et ne compte pour personne. La même commande la retente.
   *[other] { $count } parties ont échoué et ne comptent pour personne. La même commande les retente.
}
arena-failure = { $player }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} : { $error }
arena-nobody = inconnu

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
arena-close = { $player } est en tête avec { $share } % de parties gagnées, mais sans certitude
arena-even = Aucun joueur n’est nettement plus fort ; { $player } a gagné le plus de parties, { $share } %
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
arena-fact-pack = Pack
arena-fact-seed = Graine
arena-fact-options = Options du jeu
arena-again = Pour rejouer les mêmes parties : { $command }

arena-standings = Classement
arena-standings-lead = Le plus fort d’abord. Les intervalles contiennent la vraie valeur 95 fois sur 100.
arena-table-note = Une première place partagée partage la victoire. Marge : les points du joueur moins ceux du meilleur autre joueur. Un joueur qui figure plusieurs fois joue plusieurs fois dans chaque partie.
arena-listed-note = Les mêmes chiffres, pour chaque joueur de la liste.
arena-win-share-title = Qui gagne
arena-win-share-axis = parties gagnées
arena-interval-note = La marque est la valeur mesurée, la ligne son intervalle à 95 %.
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
arena-history-note = Dans l’ordre prévu des parties ; le classement prend la moyenne de plusieurs ordres.
arena-games-axis = parties

arena-time = Temps
arena-time-lead = Le temps que prend un joueur pour une décision. Il dépend de la machine, et de ce qu’elle fait d’autre.
arena-time-title = Temps pour une décision
arena-time-note = De la décision médiane à celle que 95 sur 100 ne dépassent pas ; la marque est la moyenne. L’échelle est logarithmique.
arena-time-axis = temps
