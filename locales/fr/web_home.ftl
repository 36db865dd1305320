### L’accueil, préparer une table, attendre qu’elle commence, et les réglages.

## Le haut de chaque page

home-skip = Aller au contenu
home-pages = Les pages
home-home = Silverspire, l’accueil
home-rules = Règles
home-learn = Apprendre
home-settings = Réglages
home-guest = Visiteur

## L’accueil

home-tagline = Deux villes médiévales à bâtir, entre amis ou contre l’ordinateur.
home-games = Les jeux
home-pitch-kutna-hora = Dirigez trois guildes dans une ville qui vit de l’argent. Tout ce que vous bâtissez fait bouger les prix dont chacun vit.
home-size-kutna-hora = De 2 à 4 joueurs, 5 ou 6 manches
home-pitch-world-without-end = Kingsbridge, de 1327 à 1361 : tournez chaque évènement à votre avantage, élevez le pont et la tour, remplissez vos devoirs, survivez à la peste.
home-size-world-without-end = De 2 à 4 joueurs, 4 chapitres de 6 manches
home-play-now = Jouer maintenant
home-play-now-at = Jouer maintenant : { $game }
home-against = Contre
home-rivals = { $count ->
    [one] 1 ordinateur
   *[other] { $count } ordinateurs
}
home-strength = De quelle force
home-set-up = Préparer une table
home-learn-game = Apprendre en jouant
home-your-tables = Vos tables
home-your-tables-empty = Aucune partie ne vous attend. Ce que vous commencez est gardé ici, même si vous fermez la page.
home-open-tables = Tables ouvertes
home-open-tables-empty = Personne n’attend de joueurs en ce moment. Préparez une table ouverte à tous, elle sera ici.
home-finished-tables = Parties à revoir
home-finished-tables-empty = Les parties menées à leur terme à des tables ouvertes à tous se revoient ici, coup par coup.
home-lists-lost = Le serveur ne répond pas. Nous réessayons toutes les quelques secondes.
home-your-turn = À vous
home-turn-of = { $player } choisit
home-waiting-for-players = { $count ->
    [0] Prête à commencer
    [one] Une place est libre
   *[other] { $count } places sont libres
}
home-winner = { $count ->
    [one] { $players } l’emporte avec { $points } points
   *[other] { $players } se partagent la première place avec { $points } points
}
home-round = Manche { $round } sur { $rounds }
home-chapter = Chapitre { $chapter }, manche { $round } sur { $rounds }
home-free-seat = place libre
home-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}

## Préparer une table

home-new-title = Préparez une table
home-new-game = Quel jeu ?
home-new-seats = Qui s’assied où ?
home-new-seats-help = Prenez plusieurs places pour partager un écran entre amis. À qui vous gardez une place, vous donnez un lien.
home-new-seat = Place { $number }, { $player }
home-sitter-me = Vous
home-sitter-person = Une autre personne
home-sitter-computer = Un ordinateur
home-new-level = De quelle force joue la place { $number }
home-new-add-seat = Ajouter une place
home-new-remove-seat = Retirer la place { $number }
home-new-several = { $count ->
    [one] Vous jouez une place.
   *[other] Vous jouez { $count } places : faites passer l’écran.
}
home-new-options = Comment joue-t-on ?
home-new-table = Qui peut venir ?
home-new-public = Ouverte à tous
    .help = Affichée à l’accueil ; sinon, seul entre qui a le lien.
home-new-spectators = D’autres peuvent regarder
    .help = Ils voient ce que tous voient à la table, et rien de plus.
home-new-take-backs = On peut revenir sur un choix
    .help = Si les autres l’acceptent ; pendant votre propre tour, toujours.
home-new-more = Pour les connaisseurs
home-new-pack = Paquet de composants
home-new-pack-reconstructed = Reconstitué, celui de Silverspire
home-new-seed = Graine
    .help = Tout le hasard vient d’elle. Laissez vide pour une nouvelle ; si vous la choisissez, tous le savent.
home-new-seed-wrong = Une graine est un nombre entier de 0 à { $most }.
home-new-nobody = Seuls des ordinateurs jouent : prenez une place, ou gardez-en une pour quelqu’un.
home-new-begin = Commencer la partie
home-new-open = Mettre la table et inviter

## Options des jeux

home-option-kutna-hora-events = Cartes Évènement
    .help = Une par manche sauf la dernière. À deux joueurs, on joue toujours avec.
home-option-kutna-hora-first-game = Une première partie
    .help = La carte de guildes 1, ses lignes dans l’ordre imprimé.
home-option-kutna-hora-start = Qui commence
    .help = Le premier joueur de la première manche.
home-option-world-without-end-first-game = Une première partie
    .help = Au chapitre I, chacun a six cartes et n’en défausse aucune.
home-option-world-without-end-open-screens = Paravents ouverts
    .help = Chacun voit les biens de chacun.
home-option-world-without-end-start = Qui commence
    .help = Le joueur actif de la première manche.
home-value-drawn = Tiré au sort
home-value-kutna-hora-events-null = Comme d’habitude : à deux joueurs seulement
home-value-kutna-hora-events-true = Avec les cartes Évènement
home-value-kutna-hora-events-false = Sans cartes Évènement
home-value-kutna-hora-first-game-no = Non, toutes les guildes sont possibles
home-value-kutna-hora-first-game-picked = Oui, chacun choisit ses guildes
home-value-kutna-hora-first-game-dealt = Oui, les guildes sont distribuées

## Une table qui n’a pas commencé

home-lobby-missing = { $count ->
    [0] Tout le monde est là. La partie peut commencer.
    [one] Il manque un joueur à cette table : envoyez le lien.
   *[other] Il manque { $count } joueurs à cette table : envoyez le lien.
}
home-lobby-wait = { $count ->
    [0] Tout le monde est là. { $host } peut commencer la partie.
    [one] Une place est encore libre. Ensuite, { $host } commence la partie.
   *[other] { $count } places sont encore libres. Ensuite, { $host } commence la partie.
}
home-lobby-host = la personne qui a mis la table
home-lobby-seats = Les places
home-lobby-you = vous
home-lobby-here = présent
home-lobby-away = absent
home-lobby-take = M’asseoir ici
home-lobby-leave = Me lever
home-lobby-name = Comment les autres vous appelleront-ils ?
home-lobby-link = Lien d’invitation
    .help = Qui ouvre ce lien peut prendre une place libre ou regarder.
home-lobby-copy = Copier le lien
home-lobby-copied = Le lien est copié.
home-lobby-not-copied = Le navigateur ne nous laisse pas copier : sélectionnez le lien et copiez-le.
home-lobby-share = Partager le lien
home-lobby-start = Commencer la partie
home-lobby-close = Abandonner la table
home-lobby-watching = { $count ->
    [0] Personne d’autre ne regarde.
    [one] Une autre personne est là.
   *[other] { $count } autres personnes sont là.
}
home-lobby-seed = L’hôte a choisi la graine de cette partie.

## Réglages

home-settings-name = Votre nom
    .help = Tel que les autres le lisent. Les places déjà prises gardent l’ancien.
home-settings-save = Garder ce nom
home-settings-saved = Vous vous appelez désormais { $name }.
home-settings-name-empty = Écrivez un nom de 1 à { $most } lettres.
