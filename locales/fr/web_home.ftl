### L’accueil, préparer une table, attendre qu’elle commence, et les réglages.

## Le haut de chaque page

home-skip = Aller au contenu
home-pages = Pages
home-home = Silverspire, page d’accueil
home-rules = Règles
home-learn = Apprendre
home-settings = Réglages
home-guest = Invité

## L’accueil

home-tagline = Deux villes médiévales à bâtir, entre amis ou contre l’ordinateur.
home-games = Les jeux
home-pitch-kutna-hora = Dirigez trois guildes dans une ville qui vit de ses mines d’argent. Tout ce que vous bâtissez fait bouger les prix, pour vous comme pour les autres.
home-size-kutna-hora = De 2 à 4 joueurs, 5 ou 6 manches
home-pitch-world-without-end = Kingsbridge, de 1337 à 1361 : tournez chaque évènement à votre avantage, élevez le pont et la tour, remplissez vos devoirs, survivez à la peste.
home-size-world-without-end = De 2 à 4 joueurs, 4 chapitres de 6 manches
home-play-now = Jouer maintenant
home-play-now-at = Jouer maintenant : { $game }
home-against = Adversaires
home-rivals = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
home-strength = Difficulté
home-set-up = Préparer une table
home-learn-game = Apprendre en jouant
home-your-tables = Vos tables
home-your-tables-empty = Aucune partie en cours. Toute partie commencée est gardée ici, même si vous fermez la page.
home-open-tables = Tables ouvertes
home-open-tables-empty = Personne n’attend de joueurs en ce moment. Préparez une table publique : elle apparaîtra ici.
home-finished-tables = Parties terminées
home-finished-tables-empty = Les parties terminées des tables publiques apparaissent ici. On peut les revoir coup par coup.
home-lists-lost = Le serveur ne répond pas. Nouvel essai dans quelques secondes.
home-your-turn = À vous
home-turn-of = { $player } choisit
home-waiting-for-players = { $count ->
    [0] Prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
home-winners = { $count ->
    [one] Victoire : { $players }.
   *[other] Victoire partagée : { $players }.
}
home-round = Manche { $round } sur { $rounds }
home-chapter = Chapitre { $chapter }, manche { $round } sur { $rounds }
home-free-seat = place libre
home-more = En afficher { $count } de plus

## Préparer une table

home-new-title = Préparer une table
home-new-game = Quel jeu ?
home-new-seats = Joueurs
home-new-seats-help = Prenez plusieurs places pour partager un écran entre amis. Pour chaque place libre, vous aurez un lien à envoyer.
home-new-seat = Place { $number }, { $player }
home-new-name = Nom de cette personne
home-sitter-me = Vous
home-sitter-person = Une autre personne
home-sitter-computer = L’ordinateur
home-new-level = Difficulté de la place { $number }
home-new-add-seat = Ajouter une place
home-new-remove-seat = Retirer la place { $number }
home-new-several = { $count ->
    [one] Vous occupez { $count } place.
   *[other] Vous occupez { $count } places : faites passer l’écran.
}
home-new-options = Options de la partie
home-new-table = Qui peut entrer ?
home-new-public = Table publique
    .help = Affichée sur la page d’accueil. Sinon, il faut avoir le lien pour entrer.
home-new-spectators = Autoriser les spectateurs
    .help = Ils ne voient que ce que tous voient à la table.
home-new-take-backs = Autoriser les reprises de coups
    .help = Avec l’accord des autres. Pendant votre propre tour, c’est toujours possible.
home-new-hints = Autoriser les conseils
    .help = Demander ce que choisirait un bon joueur. À plusieurs, tout le monde voit qui en demande un.
home-new-more = Options avancées
home-new-pack = Pack de composants
home-new-pack-reconstructed = Reconstitué (fourni avec Silverspire)
home-new-seed = Graine
    .help = Elle détermine tout le hasard. Laissez vide pour en tirer une ; si vous la fixez, les autres en sont informés.
home-new-seed-wrong = Une graine est un nombre entier de 0 à { $most }.
home-new-nobody = Il n’y a que des ordinateurs : prenez une place, ou gardez-en une pour quelqu’un.
home-new-begin = Commencer la partie
home-new-open = Créer la table et inviter

## Options des jeux

home-option-kutna-hora-events = Cartes Évènement
    .help = Une par manche sauf la dernière. Toujours présentes à deux joueurs.
home-option-kutna-hora-first-game = Première partie
    .help = Avec la carte de guildes 1, ses lignes dans l’ordre imprimé.
home-option-kutna-hora-start = Premier joueur
    .help = La personne qui commence la première manche.
home-option-world-without-end-first-game = Première partie
    .help = Au chapitre I, chacun a six cartes et n’en défausse aucune.
home-option-world-without-end-open-screens = Paravents ouverts
    .help = Chacun voit les biens de tous.
home-option-world-without-end-start = Premier joueur
    .help = Le joueur actif de la première manche.
home-value-drawn = Au hasard
home-value-kutna-hora-events-null = Par défaut : à deux joueurs seulement
home-value-kutna-hora-events-true = Avec les cartes Évènement
home-value-kutna-hora-events-false = Sans cartes Évènement
home-value-kutna-hora-first-game-no = Non, toutes les guildes sont possibles
home-value-kutna-hora-first-game-picked = Oui, chacun choisit ses guildes
home-value-kutna-hora-first-game-dealt = Oui, les guildes sont distribuées

## Une table qui n’a pas commencé

home-lobby-missing = { $count ->
    [0] Tout le monde est là. Vous pouvez commencer la partie.
    [one] Il manque encore { $count } joueur : envoyez le lien.
   *[other] Il manque encore { $count } joueurs : envoyez le lien.
}
home-lobby-wait = { $count ->
    [0] Tout le monde est là : { $host } peut commencer la partie.
    [one] Il manque encore { $count } joueur. Ensuite, { $host } commencera la partie.
   *[other] Il manque encore { $count } joueurs. Ensuite, { $host } commencera la partie.
}
home-lobby-absent = { $count ->
    [one] Toutes les places sont prises. En attente : { $players }.
   *[other] Toutes les places sont prises. En attente : { $players }.
}
home-lobby-host = l’hôte
home-lobby-seats = Places
home-lobby-you = vous
home-lobby-here = en ligne
home-lobby-away = hors ligne
home-lobby-take = Prendre cette place
home-lobby-leave = Quitter la place
home-lobby-computer = Confier à l’ordinateur
home-lobby-open = Libérer la place
home-lobby-take-too = Jouer aussi cette place
home-lobby-name = Votre nom
home-lobby-link = Lien d’invitation
    .help = Toute personne qui ouvre ce lien peut prendre une place libre ou regarder.
home-lobby-copy = Copier le lien
home-lobby-copied = Lien copié.
home-lobby-not-copied = Le navigateur n’a pas autorisé la copie : sélectionnez le lien et copiez-le vous-même.
home-lobby-share = Partager le lien
home-lobby-start = Commencer la partie
home-lobby-close = Fermer la table
home-lobby-watching = { $count ->
    [0] Personne d’autre ne regarde.
    [one] { $count } autre personne regarde.
   *[other] { $count } autres personnes regardent.
}
home-lobby-seed = L’hôte a fixé la graine de cette partie.
home-lobby-fork = Cette table reprend une partie déjà jouée : quelqu’un peut savoir ce que contiennent les paquets.
home-lobby-rules-changed = Les règles ou le pack ont changé depuis votre dernière partie : celle-ci se joue avec la version actuelle.
home-lobby-hints = Les conseils sont autorisés. Tout le monde voit qui en demande.
home-lobby-remove = Exclure de la table
home-known-seed = graine choisie
home-known-fork = paquets connus

## Réglages

home-settings-name = Votre nom
    .help = C’est le nom que voient les autres. Les places déjà prises gardent l’ancien.
home-settings-save = Enregistrer
home-settings-saved = Enregistré. Votre nom est désormais { $name }.
home-settings-blocked = Personnes bloquées
    .none = Aucune.
home-settings-unblock = Débloquer { $player }
home-settings-name-empty = Saisissez un nom de 1 à { $most } caractères.
home-settings-about = Silverspire { $version }, { $engine ->
    [compiled] moteur compilé
   *[uncompiled] moteur non compilé : mêmes règles, mais l’ordinateur cherche moins loin
}
