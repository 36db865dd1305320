### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Fermer
web-cancel = Annuler
web-go-home = Accueil
web-menu = Menu
web-tools = Outils
web-rules = Règles
web-quoted = « { $text } »
web-no-page = Cette page n’existe pas
web-no-page-why = L’adresse ne mène nulle part. Elle a peut-être été copiée incomplètement.
web-page-failed = Cette page n’a pas pu être chargée
web-reload = Recharger

## Opening a table

web-opening-table = On dresse la table…
web-opening-table-why = Les pièces arrivent.
web-table-closed-to-you = Cette table vous est fermée
web-table-given-up = Cette table a été abandonnée
web-table-given-up-why = Son hôte l’a fermée avant le début de la partie.
web-other-rules = Cette partie suit d’autres règles
web-other-rules-why = Elle a commencé avec une autre version des règles ou du paquet. Elle est conservée, mais on ne peut pas la poursuivre ici.
web-connection-lost = Connexion perdue : votre dernier coup est en sûreté. Nouvel essai…

## The decision bar

web-decision = Votre décision
web-choose = Choisir ceci
web-choose-last = Choisir ceci : cela termine votre tour
web-end-turn = Terminer le tour
web-turn-done = Votre tour est joué. Vous pouvez encore revenir dessus.
web-end-turn-first = Terminez d’abord votre tour, ou revenez dessus.
web-undo = Annuler le coup
web-redo = Refaire
web-restart-turn = Recommencer ce tour
web-becomes = devient
web-changes-nothing-yet = Rien ne change encore.
web-coach = Demander conseil
web-asked-aloud = { $question } { $count ->
    [one] Il y a un choix.
   *[other] Il y a { $count } choix.
}
web-why-not = Pourquoi pas { $choice } ?
web-not-your-turn = Ce n’est pas votre tour : c’est à { $player } de choisir.
web-not-in-the-past = Vous regardez le passé : on ne peut rien y choisir.
web-game-is-over = La partie est finie.
web-lesson-other = La leçon montre autre chose pour l’instant : suivez l’or.
web-parts = Parties de la table
web-your-turn-at = À vous · { $game }

## Waiting

web-waiting = En attente…
web-waiting-for = En attente de { $player }
web-waiting-away = En attente de { $player }, qui n’est pas là
web-waiting-empty = Personne n’occupe la place de { $player }
web-catch-up = { $count ->
    [one] Voir le coup manqué
   *[other] Voir les { $count } coups manqués
}
web-skip = Passer
web-come-back = Reprendre ma place
web-hand-over = Laisser jouer un ordinateur

## People

web-people = Joueurs
web-present = présent
web-away = absent
web-seat-free = place libre
web-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-curtain = Passez l’écran à { $player }
web-curtain-why = Ce qui est derrière le paravent n’est que pour une paire d’yeux.
web-curtain-raise = Me voici : montrer mon côté
web-ask-take-back = Demander à reprendre mon dernier coup
web-take-back-asked = { $count ->
    [one] { $player } demande à reprendre un coup.
   *[other] { $player } demande à reprendre { $count } coups.
}
web-take-back-waiting = { $count ->
    [one] Il manque l’accord d’une personne.
   *[other] Il manque l’accord de { $count } personnes.
}
web-agree = D’accord
web-disagree = Refuser
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ? Un ordinateur continue.
web-copy-link = Copier le lien de cette table
web-link-copied = Copié
web-download-record = Télécharger la partie

## Chat

web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-label = Dites quelque chose
web-chat-send = Envoyer

## The log and the past

web-log = Chronique
web-log-loading = On cherche ce qui s’est passé avant…
web-look-back = Voir la table après le coup { $move }
web-history = Revoir
web-move-of = Coup { $move } sur { $last }
web-first-move = Premier coup
web-previous-move = Coup précédent
web-next-move = Coup suivant
web-last-move = Dernier coup
web-play-on = Dérouler les coups
web-pause = Pause
web-back-to-now = Revenir au présent
web-leave-replay = Au résultat
web-replay = Revoir la partie
web-fork = Rejouer d’ici
web-entry-started = La partie commence.
web-entry-seat-taken = { $player } s’assied.
web-entry-seat-left = { $player } quitte sa place.
web-entry-resigned = { $player } abandonne ; un ordinateur continue.
web-entry-handed-over = Un ordinateur joue maintenant pour { $player } : { $level }.
web-entry-came-back = { $player } est de retour.
web-entry-undone = { $count ->
    [one] { $player } revient sur un choix.
   *[other] { $player } revient sur { $count } choix.
}
web-entry-take-back-asked = { $player } demande à reprendre un coup.
web-entry-take-back-agreed = { $player } est d’accord.
web-entry-take-back-refused = { $player } n’est pas d’accord.
web-entry-rematched = Une nouvelle partie attend les mêmes joueurs.
web-entry-said = { $player } : { $text }

## Scores and the end

web-score = Score
web-score-now = Si la partie finissait maintenant
web-score-loading = On compte…
web-score-why = Un point d’interrogation : cela dépend de ce que vous ne pouvez pas voir.
web-score-sheet = La feuille de score entière
web-source = Points pour
web-total = Total
web-result = Résultat
web-winners = { $count ->
    [one] Victoire : { $players }
   *[other] Victoire partagée : { $players }
}
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-again = Rejouer
web-look-at-table = Voir la table
web-where-points-came-from = D’où viennent les points
web-bars-help = Montrez une partie pour lire ce qu’elle est.
web-bars-told = { $source } – { $players }
web-moments = Trois moments décisifs
web-moment = Coup { $move } : { $player } prend { $points } aux autres.
web-standing = Les points au fil de la partie
web-course = Le cours de la partie

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-system = comme sur cet appareil
web-theme-light = parchemin (clair)
web-theme-dark = chandelle (sombre)
web-setting-motion = Animer les pièces
web-setting-sound = Son
web-setting-one-tap = Un seul toucher suffit pour choisir
web-setting-end-turns = Terminer mes tours automatiquement
