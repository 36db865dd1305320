### Pourquoi le serveur refuse quelque chose : un message pour chacun de ses codes.

## Qui, et s’il le peut

problem-unauthenticated = Indiquez d’abord votre nom.
problem-no-table = Cette table n’existe pas, ou vous n’avez pas d’invitation.
problem-no-spectators = Cette table n’accepte pas de spectateurs.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-not-seated = Seules les personnes assises à cette table peuvent faire cela.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-computer-plays = L’ordinateur joue à cette place. Reprenez-la d’abord.
problem-resigned = Vous avez abandonné : l’ordinateur joue à votre place.
problem-origin-not-allowed = Ce serveur n’accepte que les demandes de ses propres pages.

## La table et ses places

problem-no-seat = Cette place n’existe pas.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-one-seat = Vous avez déjà une place. Quittez-la d’abord.
problem-other-seat = Dans cette partie, vous avez déjà joué à une autre place : vous ne pouvez pas prendre celle-ci.
problem-seated-player = Les joueurs restent jusqu’à la fin de la partie. Vous pouvez leur retirer la parole.
problem-removed = L’hôte vous a fait quitter cette table.
problem-muted = L’hôte vous a retiré la parole à cette table.
problem-blocked = Quelqu’un à cette table vous bloque.
problem-no-person = Cette personne n’existe pas.
problem-too-many-open-tables = Trois de vos tables publiques attendent déjà des joueurs. Fermez-en une d’abord.
problem-computer-seat = Cette place est occupée par l’ordinateur.
problem-free-seats = Une place est encore libre : attendez quelqu’un, ou préparez une autre table.
problem-not-open = La partie a déjà commencé, ou la table a été fermée.
problem-not-started = La partie n’a pas encore commencé.
problem-not-away = La personne assise à cette place n’est pas absente depuis assez longtemps.
problem-incompatible-rules = Cette partie suit d’autres règles que ce serveur. Elle est conservée, mais on ne peut pas la continuer ici. Commencez une nouvelle partie, ou demandez à la personne qui gère le serveur d’installer les anciennes règles.
problem-not-archived = Cette partie n’a pas été conservée, et ses règles ne sont plus sur ce serveur.
problem-invalid-table = On ne peut pas préparer une table ainsi : choisissez d’autres places ou d’autres options.
problem-unknown-game = Ce jeu n’est pas disponible ici.
problem-unknown-pack = Ce pack n’est pas disponible ici.
problem-no-computers = Ce serveur n’a pas de joueurs contrôlés par l’ordinateur.
problem-id-taken = Une autre table porte déjà cet identifiant. Réessayez.
problem-rematched = Quelqu’un a déjà préparé la revanche.

## La partie

problem-finished = La partie est terminée.
problem-not-finished = La partie n’est pas terminée : ce qui est caché ne sera montré qu’à la fin.
problem-client-id-used = Cette demande a déjà servi à autre chose. Regardez la table, puis réessayez.
problem-outdated-decision = La partie a avancé. Regardez la table, puis choisissez de nouveau.
problem-not-your-turn = Ce n’est pas votre tour.
problem-turn-not-ended = Le joueur précédent n’a pas encore terminé son tour.
problem-no-turn-to-end = Vous n’avez aucun tour à terminer.
problem-illegal-choice = Cela ne peut pas être choisi maintenant.
problem-unknown-choice = Ce choix n’existe pas dans ce jeu.
problem-nothing-to-undo = Vous ne pouvez rien annuler sans l’accord des autres. Demandez-leur.
problem-nothing-to-redo = Il n’y a rien à refaire.
problem-no-take-backs = À cette table, on ne peut pas reprendre de coups.
problem-absent-choice = Depuis, une personne absente a joué. Elle seule pourrait accepter une reprise.
problem-revealed-since = Depuis, quelque chose de caché a été montré, et personne n’est là pour accepter.
problem-no-take-back-request = Personne n’attend votre accord.
problem-no-move = Ce coup n’existe pas dans cette partie.
problem-no-analysis = Pas d’analyse possible pour le moment. Réessayez plus tard.
problem-no-chances = Les chances de victoire de cette partie ne sont pas connues.
problem-no-hint = Pas de conseil pour l’instant. Réessayez.
problem-no-hints = À cette table, on ne peut pas demander de conseil.
problem-refused = Le jeu ne le permet pas.

## Ce qui a été envoyé

problem-empty = Écrivez d’abord quelque chose.
problem-invalid-characters = Il y a des caractères qui ne peuvent pas être affichés.
problem-too-large = C’est trop long.
problem-rate-limited = Trop de demandes. Attendez un instant.
problem-too-many-connections = Cette table est ouverte dans trop de fenêtres : fermez-en quelques-unes.
problem-malformed = Une erreur s’est produite. Rechargez la page.
problem-hello-expected = Erreur de connexion. Rechargez la page.
problem-duplicate-hello = Erreur de connexion. Rechargez la page.
problem-page-not-found = Il n’y a rien à cette adresse.

## Le serveur

problem-busy = Cette table est très occupée. Réessayez dans un instant.
problem-storage-unavailable = Les tables sont inaccessibles pour l’instant. Rien n’est perdu : réessayez dans un instant.
problem-internal-error = Une erreur s’est produite sur le serveur. Regardez où en est la partie avant de réessayer.
problem-offline = Le serveur est injoignable. Vérifiez votre connexion.
