### Pourquoi le serveur refuse quelque chose : un message pour chacun de ses codes.

## Qui, et s’il le peut

problem-who-are-you = Dites d’abord votre nom : personne ne vous connaît encore ici.
problem-no-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
problem-no-spectators = Cette table se joue sans spectateurs.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-not-seated = Seules les personnes assises à cette table peuvent faire cela.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-computer-plays = Un ordinateur joue à cette place. Reprenez-la d’abord.
problem-resigned = Vous avez abandonné : l’ordinateur continue à jouer.
problem-foreign-origin = Ce serveur n’accepte que les demandes de ses propres pages.

## La table et ses places

problem-no-seat = Cette place n’existe pas.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-computers-seat = Cette place est celle d’un ordinateur.
problem-free-seats = Une place est encore libre : attendez quelqu’un ou préparez une autre table.
problem-not-open = La partie a déjà commencé, ou la table a été fermée.
problem-not-started = La partie n’a pas encore commencé.
problem-not-away = La personne assise à cette place n’est pas absente depuis longtemps.
problem-other-rules = Cette partie suit d’autres règles que celles de ce serveur. Elle est conservée, mais ne peut pas continuer ici.
problem-wrong-table = La table ne peut pas être préparée ainsi : choisissez d’autres places ou options.
problem-unknown-game = Ce jeu n’est pas ici.
problem-unknown-pack = Ce paquet de ce jeu n’est pas ici.
problem-no-computers = Aucun ordinateur ne joue sur ce serveur.
problem-taken = Une autre table porte déjà ce nom. Réessayez.
problem-rematched = Quelqu’un a déjà préparé la table suivante.

## La partie

problem-over = La partie est terminée.
problem-not-over = La partie n’est pas terminée : rien de caché n’est montré avant.
problem-moved-on = La table a avancé. Regardez à nouveau, puis choisissez.
problem-not-your-turn = Ce n’est pas votre tour.
problem-turn-not-ended = Le joueur précédent n’a pas encore terminé son tour.
problem-no-turn-to-end = Vous n’avez aucun tour à terminer.
problem-illegal-choice = Cela ne peut pas être choisi maintenant.
problem-unknown-choice = Ce choix n’existe pas dans ce jeu.
problem-nothing-to-undo = Il n’y a rien que vous puissiez annuler sans les autres. Demandez à la table.
problem-nothing-to-redo = Il n’y a rien à refaire.
problem-no-take-backs = À cette table, rien n’est repris.
problem-nothing-asked = Personne n’attend votre accord.
problem-no-move = La partie n’a pas ce coup.
problem-no-hint = Le conseiller n’a pas répondu. Réessayez.
problem-refused = Le jeu ne le permet pas.

## Ce qui a été envoyé

problem-empty = Écrivez d’abord quelque chose.
problem-bad-letters = Il contient des caractères qui ne peuvent pas être affichés.
problem-too-large = C’est plus long que ce que ce serveur accepte.
problem-too-many = C’était trop souvent. Attendez un instant.
problem-too-many-connections = Cette table est ouverte dans trop de fenêtres : fermez-en d’abord.
problem-malformed = Le serveur n’a pas compris cette page. Rechargez-la.
problem-no-hello = La connexion a mal commencé. Rechargez la page.
problem-hello-again = La connexion a été saluée deux fois. Rechargez la page.
problem-no-page = Il n’y a rien à cette adresse.

## Le serveur

problem-busy = Trop de choses se passent en même temps à cette table. Regardez à nouveau, puis réessayez.
problem-storage = Les tables sont inaccessibles pour l’instant. Rien n’est perdu : réessayez dans un instant.
problem-fault = Quelque chose s’est mal passé sur le serveur. Regardez à nouveau avant de réessayer.
problem-offline = Le serveur est injoignable. Vérifiez votre connexion.
