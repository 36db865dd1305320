### Les pièces de Kutná Hora : leurs titres, avec les clés du pack « reconstructed ».
### Un pack qui nomme une pièce autrement garde son propre titre.

## Bâtiments de guilde

kutna-hora-tile-miners-1 = Forge du puits
kutna-hora-tile-miners-2 = Corderie
kutna-hora-tile-miners-3 = Laverie de minerai
kutna-hora-tile-miners-4 = Maison de la confrérie
kutna-hora-tile-metallurgists-1 = Meules à charbon
kutna-hora-tile-metallurgists-2 = Cour de grillage
kutna-hora-tile-metallurgists-3 = Maison des essayeurs
kutna-hora-tile-metallurgists-4 = Grande fonderie
kutna-hora-tile-builders-1 = Scierie
kutna-hora-tile-builders-2 = Chantier de bois
kutna-hora-tile-builders-3 = Port aux radeaux
kutna-hora-tile-builders-4 = Loge des maçons
kutna-hora-tile-scribes-1 = Parcheminerie
kutna-hora-tile-scribes-2 = Maison du notaire
kutna-hora-tile-scribes-3 = Bureau de la dîme
kutna-hora-tile-scribes-4 = Chancellerie de la Monnaie
kutna-hora-tile-grocers-1 = Jardin des simples
kutna-hora-tile-grocers-2 = Étang aux carpes
kutna-hora-tile-grocers-3 = Grenier à sel
kutna-hora-tile-grocers-4 = Halle aux grains
kutna-hora-tile-innkeepers-1 = Magasin à houblon
kutna-hora-tile-innkeepers-2 = Malterie
kutna-hora-tile-innkeepers-3 = Auberge des voyageurs
kutna-hora-tile-innkeepers-4 = Maison des brasseurs

## Bâtiments publics

kutna-hora-tile-green-1 = Hospice des pèlerins
kutna-hora-tile-green-2 = École latine
kutna-hora-tile-green-3 = Conduite d’eau
kutna-hora-tile-silver-1 = Fonderie de cloches
kutna-hora-tile-silver-2 = Chapelle des monnayeurs
kutna-hora-tile-silver-3 = Chapelle de l’ossuaire
kutna-hora-tile-yellow-1 = Tour de la relève
kutna-hora-tile-yellow-2 = Tribunal des mines
kutna-hora-tile-yellow-3 = Maison de l’arpenteur
kutna-hora-tile-red-1 = Grande porte de la ville
kutna-hora-tile-red-2 = Logis du roi
kutna-hora-tile-red-3 = Donjon du burgrave

## Mines

kutna-hora-tile-mine-I-1 = Trouvaille du moine
kutna-hora-tile-mine-I-2 = Renardière
kutna-hora-tile-mine-I-3 = Puits de l’âne
kutna-hora-tile-mine-I-4 = Bout de chandelle
kutna-hora-tile-mine-I-5 = Chêne creux
kutna-hora-tile-mine-I-6 = Jeudi de chance
kutna-hora-tile-mine-I-7 = Taille du mendiant
kutna-hora-tile-mine-I-8 = Part de la veuve
kutna-hora-tile-mine-I-9 = Puits aux corbeaux
kutna-hora-tile-mine-II-1 = Veine rouge
kutna-hora-tile-mine-II-2 = Lampe aveugle
kutna-hora-tile-mine-II-3 = Longue corde
kutna-hora-tile-mine-II-4 = Saint-Procope
kutna-hora-tile-mine-II-5 = Vierge noire
kutna-hora-tile-mine-II-6 = Mur qui pleure
kutna-hora-tile-mine-II-7 = Neuf échelles
kutna-hora-tile-mine-II-8 = Sanglier
kutna-hora-tile-mine-II-9 = Dîme de l’évêque
kutna-hora-tile-mine-III-1 = Galerie noyée
kutna-hora-tile-mine-III-2 = Part du roi
kutna-hora-tile-mine-III-3 = Salle de l’écho
kutna-hora-tile-mine-III-4 = Saint-Venceslas
kutna-hora-tile-mine-III-5 = Croix de minuit
kutna-hora-tile-mine-III-6 = Toison d’argent
kutna-hora-tile-mine-III-7 = Galerie du gel
kutna-hora-tile-mine-III-8 = Profond chagrin
kutna-hora-tile-mine-III-9 = Couronne de la colline

## Technologie minière

kutna-hora-tile-technology-1 = Treuil à bras
kutna-hora-tile-technology-2 = Manège à chevaux
kutna-hora-tile-technology-3 = Galerie d’exhaure
kutna-hora-tile-technology-4 = Roue à eau

## Rochers

kutna-hora-tile-rock-1 = Crête de gneiss
kutna-hora-tile-rock-2 = Bloc de quartz
kutna-hora-tile-rock-3 = Chapeau de fer
kutna-hora-tile-rock-4 = Toit effondré

## Cartes Évènement

kutna-hora-event-A-1 = Des colons en route
kutna-hora-event-A-2 = Une loi pour les mines
kutna-hora-event-A-3 = Procession des lumières
kutna-hora-event-A-4 = Une veine riche
kutna-hora-event-A-5 = Du grain à pleins chariots
kutna-hora-event-B-1 = Le roi fait son entrée
kutna-hora-event-B-2 = Le feu dans la ville basse
kutna-hora-event-B-3 = Des maîtres venus de Prague
kutna-hora-event-B-4 = De l’argent pour la couronne
kutna-hora-event-B-5 = Un hiver de disette
