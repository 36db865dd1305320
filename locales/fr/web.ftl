### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Fermer
web-cancel = Annuler
web-go-home = Accueil
web-menu = Menu
web-tools = Outils
web-rules = Règles
web-quoted = « { $text } »
web-no-page = Page introuvable
web-no-page-why = Vérifiez l’adresse : le lien est peut-être incomplet.
web-page-failed = Cette page n’a pas pu être chargée
web-reload = Recharger

## Opening a table

web-opening-table = Préparation de la table…
web-opening-table-why = Les pièces se mettent en place.
web-table-closed-to-you = Vous n’avez pas accès à cette table
web-table-given-up = Cette table a été fermée
web-table-given-up-why = Son hôte l’a fermée avant le début de la partie.
web-other-rules = Cette partie suit d’autres règles
web-other-rules-why = Elle a commencé avec une autre version des règles ou du pack. Elle est conservée, mais on ne pourra la poursuivre ici que si la personne qui gère le serveur installe cette version.
web-rules-changed = Les règles ou le pack ont changé depuis cette partie : une nouvelle se joue avec la version actuelle.
web-connection-lost = Connexion perdue. Votre dernier coup est enregistré. Reconnexion…
web-connection-last-known = Pas de connexion. Voici la table telle que vous l’avez vue en dernier.
web-offline = Pas de connexion au serveur
web-offline-why = La table s’ouvrira dès que le serveur répondra.
web-retry = Réessayer

## The decision bar

web-decision = Votre décision
web-choose = Valider
web-choose-final = Valider définitivement
web-guard-reveals = Ce choix révèle quelque chose de caché : impossible de l’annuler ensuite.
web-guard-passes = Le tour passe à la personne suivante : impossible d’annuler ensuite.
web-guard-over = Ce choix termine la partie : impossible de l’annuler ensuite.
web-guard-unknown = Ce choix sera peut-être impossible à annuler.
web-end-turn = Terminer le tour
web-turn-done = Votre tour est joué. Vous pouvez encore l’annuler.
web-end-turn-first = Terminez d’abord votre tour, ou annulez-le.
web-undo = Annuler le coup
web-redo = Refaire
web-restart-turn = Recommencer le tour
web-becomes = devient
web-changes-nothing-yet = Rien ne change encore.
web-ways = Choisissez comment
web-step-separator = {" → "}
web-board-of = Plateau de jeu : { $player }
web-legend = Icônes
web-keys = Clavier
web-key-choose = choisir par numéro, aussi parmi plusieurs possibilités
web-key-confirm = valider ou terminer le tour
web-key-drop = annuler la sélection
web-key-skip = passer ce qui est montré
web-key-next = choix suivant
web-key-pieces = aller à la pièce la plus proche de ce côté ; si elle ne peut pas être choisie, Entrée dit pourquoi
web-key-inspect = expliquer cette pièce
web-key-history = un coup en arrière ou en avant
web-coach = Conseil
web-asked-aloud = { $question } Vous avez { $count } choix.
web-why-not = Pourquoi pas { $choice } ?
web-not-your-turn = Ce n’est pas votre tour : c’est à { $player } de choisir.
web-not-in-the-past = Vous regardez un coup passé. Revenez au présent pour choisir.
web-game-is-over = La partie est finie.
web-lesson-other = Ce n’est pas l’étape en cours. Choisissez ce qui est entouré d’or.
web-parts = Zones de la table
web-your-turn-at = À vous · { $game }

## Waiting

web-waiting = En attente…
web-waiting-for = En attente : { $player }
web-waiting-away = En attente : { $player } (hors ligne)
web-waiting-empty = Place vide : { $player }
web-since-last-turn-title = Depuis votre dernier tour
web-catch-up = { $count ->
    [one] Voir { $count } coup manqué
   *[other] Voir { $count } coups manqués
}
web-skip = Passer
web-come-back = Reprendre ma place
web-hand-over = Laisser jouer l’ordinateur

## People

web-hand = Main
web-people = Joueurs
web-present = en ligne
web-away = hors ligne
web-seat-free = place libre
web-spectators = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-curtain = Passez l’écran à { $player }
web-curtain-why = Ce qui suit n’est destiné qu’à une seule personne.
web-curtain-raise = C’est moi : afficher mon jeu
web-ask-take-back = Demander à annuler mon dernier coup
web-take-back-asked = { $count ->
    [one] { $player } demande à annuler { $count } coup.
   *[other] { $player } demande à annuler { $count } coups.
}
web-take-back-sent = { $count ->
    [one] Demande envoyée : annuler { $count } coup. En attente : { $players }.
   *[other] Demande envoyée : annuler { $count } coups. En attente : { $players }.
}
web-take-back-declined = { $player } refuse votre demande.
web-withdraw = Retirer la demande
web-agree = Accepter
web-disagree = Refuser
web-rematch-asked = { $player } propose une revanche.
web-rematch-sent = Revanche proposée. En attente : { $players }.
web-new-table = Aller à la nouvelle table
web-not-now = Pas maintenant
web-resign = Abandonner
web-resign-sure = Voulez-vous vraiment abandonner ? L’ordinateur jouera à votre place.
web-resign-sure-alone = Voulez-vous vraiment abandonner ? La partie s’arrêtera.
web-resigned = Vous avez abandonné. L’ordinateur joue à votre place.
web-copy-link = Copier le lien de cette table
web-link-copied = Copié
web-download-record = Télécharger la partie

## Chat

web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-chat-label = Message
web-chat-send = Envoyer
web-chat-spectator = dans le public
web-chat-actions = Actions : { $player }
web-chat-block = Bloquer
    .help = Vous ne lirez plus { $player }, qui ne pourra plus jouer à vos tables.
web-chat-mute = Retirer la parole
web-chat-unmute = Rendre la parole
web-chat-remove = Exclure de la table
web-readmit = { $count ->
    [one] Laisser revenir la personne exclue
   *[other] Laisser revenir les { $count } personnes exclues
}
web-with-unread = { $count ->
    [one] { $page } : { $count } nouveau message
   *[other] { $page } : { $count } nouveaux messages
}

## The log and the past

web-log = Journal
web-log-mine = À mon sujet
web-log-points = Points
web-log-only = Afficher seulement : { $what }
web-log-loading = Chargement des coups précédents…
web-look-back = Voir la table après le coup { $move }
web-history = Historique
web-move-of = Coup { $move } sur { $last }
web-first-move = Premier coup
web-previous-move = Coup précédent
web-next-move = Coup suivant
web-last-move = Dernier coup
web-play-on = Lecture
web-pause = Pause
web-pace = Vitesse
    .help = Le rythme auquel les coups sont montrés et auquel joue l’ordinateur
web-pace-immediately = Immédiate
web-go-to-part = Aller à une manche
web-whose-view = Point de vue
web-view-of = Vu par { $player }
web-view-of-spectator = Vu par le public
web-back-to-now = Revenir au présent
web-leave-replay = Retour au résultat
web-replay = Revoir la partie
web-fork = Reprendre à partir d’ici
web-entry-started = La partie commence.
web-entry-seat-taken = { $player } prend place.
web-entry-seat-left = { $player } quitte sa place.
web-entry-resigned = { $player } abandonne ; l’ordinateur continue.
web-entry-handed-over = L’ordinateur joue maintenant pour { $player } ({ $level }).
web-entry-came-back = { $player } est de retour.
web-entry-undone = { $player } annule { $count } choix.
web-entry-take-back-asked = { $player } demande à annuler un coup.
web-entry-take-back-agreed = { $player } accepte.
web-entry-take-back-refused = { $player } refuse.
web-entry-take-back-withdrawn = { $player } retire sa demande.
web-entry-rematched = La revanche attend les mêmes joueurs.
web-entry-rematch-withdrawn = La revanche est annulée.
web-entry-said = { $player } : { $text }
web-entry-hint-used = { $player } demande un conseil.
web-entry-removed = L’hôte exclut { $player } de la table.

## Scores and the end

web-score = Score
web-score-now = Si la partie finissait maintenant
web-score-loading = Calcul en cours…
web-score-why = Un point d’interrogation : cela dépend de ce qui vous est caché.
web-score-sheet = Feuille de score complète
web-source = Origine
web-total = Total
web-result = Résultat
web-winners = { $count ->
    [one] Victoire : { $players }
   *[other] Victoire partagée : { $players }
}
web-ended-early = { $count ->
    [one] { $players } abandonne. La partie s’arrête ici.
   *[other] { $players } abandonnent. La partie s’arrête ici.
}
web-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-again = Rejouer
web-look-at-table = Voir la table
web-where-points-came-from = D’où viennent les points
web-bars-help = Survolez ou touchez une source pour comparer ce qu’elle a rapporté.
web-bars-summary = { $source } – { $players }
web-share-picture = Image à partager
web-moments = Trois moments décisifs
web-moment = Coup { $move }, { $player } : { $change ->
    [up] les chances de victoire montent de { $before } à { $after }.
   *[down] les chances de victoire descendent de { $before } à { $after }.
}
web-chances-help = Estimées après la partie d’après tout ce qui était sur la table, sans prévoir la suite.
web-standing = Les points au fil de la partie
web-course = Le cours de la partie

## Settings

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Comme cet appareil
web-theme-light = Parchemin (clair)
web-theme-dark = Chandelle (sombre)
web-text-size = Taille du texte
web-text-size-normal = Normale
web-text-size-large = Grande
web-text-size-very-large = Très grande
web-text-size-largest = La plus grande
web-setting-motion = Animations
web-setting-sound = Son
web-volume = Volume sonore
web-sound-offer = Voulez-vous du son ?
web-sound-yes = Activer le son
web-sound-no = Non merci
web-thinking-seconds = { $player } réfléchit, { $seconds } s au plus
web-setting-one-tap = Valider d’un seul appui
web-setting-guard = Demander avant tout choix impossible à annuler
web-setting-end-turns = Terminer mes tours automatiquement

## Le hasard

web-shuffle = Le hasard
web-shuffle-committed = Tout ce qui dépend du hasard a été fixé avant la partie. Voici l’empreinte de la graine :
web-shuffle-chosen = L’hôte a choisi la graine et peut savoir ce que contiennent les paquets.
web-shuffle-fork = Cette table reprend une partie déjà jouée : quelqu’un peut savoir ce que contiennent les paquets.
web-shuffle-revealed = La graine et son sel, montrés maintenant que la partie est terminée :
web-shuffle-fits = Ils correspondent à l’empreinte montrée avant la partie.
web-shuffle-differs = Ils ne correspondent pas à l’empreinte montrée avant la partie : le hasard a été modifié.
web-shuffle-unchecked = Ce navigateur ne peut pas le vérifier ici. La partie téléchargée se vérifie avec « silverspire verify ».

## Scènes

web-scene-previous = Étape précédente
web-scene-next = Suivant
web-scene-step = Étape { $step } sur { $steps }
