### L’analyse d’une partie terminée.

help-analyze = Analyser une partie terminée : ce que chaque décision a coûté, ce qui était meilleur et l’évolution des chances de victoire.
help-analyze-file = Le fichier d’une partie terminée.
help-analyze-simulations = Nombre de simulations par décision. Un nombre plus élevé prend davantage de temps et départage mieux les choix proches.
help-analyze-seed = Le nombre qui détermine tout le hasard : la même graine donne la même analyse.
help-hindsight = Analyser avec toutes les cartes et le hasard à venir révélés, au lieu de ce que chacun pouvait savoir.
help-analyze-out = Le dossier des résultats. Par défaut, celui du fichier de la partie.

analyzing = Analyse en cours
analyze-stopped = Analyse interrompue : rien n’a été enregistré.
analyze-unfinished = La partie « { $file } » n’est pas terminée : seules les parties terminées peuvent être analysées.
analyze-numbers = Les chiffres : { $file }
analyze-page = La page : { $file }
analyze-no-page = L’analyse a été enregistrée sans page pour le navigateur. { $why }
analyze-hindsight-note = A posteriori : tout ce qui était caché est visible, personne n’est donc responsable de ces pertes.

## Results

analyze-column-player = Joueur
analyze-column-points = Points
analyze-column-decisions = Décisions
analyze-column-inaccuracies = Imprécisions
analyze-column-mistakes = Erreurs
analyze-column-blunders = Gaffes
analyze-column-loss = Perte moyenne
analyze-costliest-of = Décisions les plus coûteuses : { $player }
analyze-costliest-line = { $verdict ->
    [blunder] Décision { $place } : { $choice }. Cette gaffe a coûté { $loss } de chances de victoire. Mieux : { $line }.
    [mistake] Décision { $place } : { $choice }. Cette erreur a coûté { $loss } de chances de victoire. Mieux : { $line }.
   *[inaccuracy] Décision { $place } : { $choice }. Cette imprécision a coûté { $loss } de chances de victoire. Mieux : { $line }.
}
analyze-then = , puis { "" }
analyze-verdict = { $verdict ->
    [best] La meilleure
    [inaccuracy] Imprécision
    [mistake] Erreur
    [blunder] Gaffe
   *[good] Bonne
}

## The page

analyze-title = Analyse de la partie
analyze-lead = Chaque décision a été recalculée à partir de ce que la personne pouvait savoir à ce moment-là. Une perte est une part des chances de victoire.
analyze-lead-hindsight = A posteriori : chaque décision a été recalculée avec toutes les cartes et le hasard à venir révélés. Personne ne pouvait le savoir.
analyze-fact-players = Joueurs
analyze-fact-choices = Décisions
analyze-fact-simulations = Simulations par décision
analyze-fact-seed = Graine
analyze-curve = Chances de victoire
analyze-curve-lead = Une estimation après chaque décision, à partir de ce que toute la table pouvait voir.
analyze-curve-title = Chances de victoire après chaque décision
analyze-curve-note = Les chances des joueurs totalisent 100 %.
analyze-curve-across = Décisions prises
analyze-curve-up = Chances de victoire
analyze-players = Joueurs
analyze-costliest = Décisions les plus coûteuses
analyze-costliest-lead = Trois au maximum par joueur.
analyze-all = Toutes les décisions
analyze-all-lead = Les décisions sans alternative ne figurent pas ici.
analyze-column-choice-number = N°
analyze-column-choice = Décision
analyze-column-verdict = Verdict
analyze-column-lost = Perte
analyze-column-better = Mieux

## In the browser

web-analysis = Analyse
web-analysis-lead = L’ordinateur recalcule chaque décision à partir de ce que chacun pouvait savoir à ce moment-là. Cela prend environ une minute et ne ralentit jamais les parties en cours.
web-analysis-start = Analyser cette partie
web-analysis-running = Décisions analysées : { $done } sur { $choices }. Vous pouvez quitter cette page : l’analyse continue.
web-analysis-hindsight = A posteriori : toutes les cartes et le hasard à venir révélés
web-analysis-curve = Chances de victoire en pourcentage, estimées après chaque décision à partir de ce que toute la table pouvait voir.
web-analysis-whose = Décisions les plus coûteuses :
web-analysis-choice = Décision { $move } :
web-analysis-better = Mieux : { $line }
web-analysis-look = Voir ce moment
web-analysis-try = Rejouer à partir d’ici
web-analysis-flawless = Aucune décision n’a eu de coût notable.
