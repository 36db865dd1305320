### Les cartes Évènement d’Un monde sans fin : leurs titres, avec les clés du pack
### « reconstructed ». Un pack qui nomme une carte autrement garde son propre titre.

## Chapitre I

world-without-end-event-I-1 = Le pont n’avance guère
world-without-end-event-I-2 = Un moulin pour les foulons
world-without-end-event-I-3 = Du drap à la foire aux laines
world-without-end-event-I-4 = Des acheteurs de Florence
world-without-end-event-I-5 = Des charretiers pour le chantier
world-without-end-event-I-6 = Le vieux pont s’effondre
world-without-end-event-I-7 = Un été sec
world-without-end-event-I-8 = La dîme de la laine
world-without-end-event-I-9 = Un nouveau prieur est élu
world-without-end-event-I-10 = Une petite église près du fleuve
world-without-end-event-I-11 = Les toisons des villages

## Chapitre II

world-without-end-event-II-1 = La guerre contre la France
world-without-end-event-II-2 = Le feu à Kingsbridge
world-without-end-event-II-3 = Caris accusée
world-without-end-event-II-4 = Ralph Fitzgerald prend sa part
world-without-end-event-II-5 = Godwyn bâtit un palais
world-without-end-event-II-6 = L’étape des laines est fermée
world-without-end-event-II-7 = Un impôt pour la guerre
world-without-end-event-II-8 = Les maçons partent à la guerre
world-without-end-event-II-9 = De l’écarlate pour la cour
world-without-end-event-II-10 = Une chapelle pour Notre-Dame
world-without-end-event-II-11 = Le roi passe la mer

## Chapitre III

world-without-end-event-III-1 = La peur vient avec la peste
world-without-end-event-III-2 = Les moines se sont enfuis
world-without-end-event-III-3 = Des lits pour les malades
world-without-end-event-III-4 = Ce que les religieuses ont appris
world-without-end-event-III-5 = Personne ne moissonne
world-without-end-event-III-6 = Enterrements de nuit
world-without-end-event-III-7 = Pas de foire cette année
world-without-end-event-III-8 = Les tenanciers s’enfuient
world-without-end-event-III-9 = Maisons vides
world-without-end-event-III-10 = Un prieuré sans tête
world-without-end-event-III-11 = La gratitude des guéris

## Chapitre IV

world-without-end-event-IV-1 = Le rêve de Merthin
world-without-end-event-IV-2 = Une charte pour le bourg
world-without-end-event-IV-3 = Les ouvriers fixent leur prix
world-without-end-event-IV-4 = Le statut des travailleurs
world-without-end-event-IV-5 = Des barges de blé sur le fleuve
world-without-end-event-IV-6 = Une maison sans héritiers
world-without-end-event-IV-7 = La peste revient
world-without-end-event-IV-8 = Un impôt sur chaque foyer
world-without-end-event-IV-9 = Un nouveau comte de Shiring
world-without-end-event-IV-10 = Une noce à Kingsbridge
world-without-end-event-IV-11 = Des brigands sur la route
