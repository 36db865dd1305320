### The pieces of Kutná Hora: their titles, as the pack “reconstructed” prints them, by its keys.
### A pack that calls a piece otherwise keeps its own title.

## Guild buildings

kutna-hora-tile-miners-1 = Pit Smithy
kutna-hora-tile-miners-2 = Rope Walk
kutna-hora-tile-miners-3 = Ore Washery
kutna-hora-tile-miners-4 = Brotherhood House
kutna-hora-tile-metallurgists-1 = Charcoal Kilns
kutna-hora-tile-metallurgists-2 = Roasting Yard
kutna-hora-tile-metallurgists-3 = Assay House
kutna-hora-tile-metallurgists-4 = Great Smelter
kutna-hora-tile-builders-1 = Sawmill
kutna-hora-tile-builders-2 = Timber Yard
kutna-hora-tile-builders-3 = Raft Landing
kutna-hora-tile-builders-4 = Masons’ Lodge
kutna-hora-tile-scribes-1 = Parchment Maker
kutna-hora-tile-scribes-2 = Notary’s House
kutna-hora-tile-scribes-3 = Tithe Office
kutna-hora-tile-scribes-4 = Mint Master’s Chancery
kutna-hora-tile-grocers-1 = Herb Garden
kutna-hora-tile-grocers-2 = Carp Pond
kutna-hora-tile-grocers-3 = Salt Store
kutna-hora-tile-grocers-4 = Grain Arcade
kutna-hora-tile-innkeepers-1 = Hop Store
kutna-hora-tile-innkeepers-2 = Malthouse
kutna-hora-tile-innkeepers-3 = Wayfarers’ Inn
kutna-hora-tile-innkeepers-4 = Brewing Burghers’ Hall

## Public buildings

kutna-hora-tile-green-1 = Pilgrims’ Hospital
kutna-hora-tile-green-2 = Latin School
kutna-hora-tile-green-3 = Water Conduit
kutna-hora-tile-silver-1 = Bell Foundry
kutna-hora-tile-silver-2 = Coin Strikers’ Chapel
kutna-hora-tile-silver-3 = Charnel Chapel
kutna-hora-tile-yellow-1 = Shift Bell Tower
kutna-hora-tile-yellow-2 = Court of the Mines
kutna-hora-tile-yellow-3 = Surveyor’s House
kutna-hora-tile-red-1 = Great Town Gate
kutna-hora-tile-red-2 = King’s Lodging
kutna-hora-tile-red-3 = Burgrave’s Keep

## Mines

kutna-hora-tile-mine-I-1 = Monk’s Find
kutna-hora-tile-mine-I-2 = Foxhole
kutna-hora-tile-mine-I-3 = Donkey Shaft
kutna-hora-tile-mine-I-4 = Candle End
kutna-hora-tile-mine-I-5 = Hollow Oak
kutna-hora-tile-mine-I-6 = Lucky Thursday
kutna-hora-tile-mine-I-7 = Beggar’s Cut
kutna-hora-tile-mine-I-8 = Widow’s Share
kutna-hora-tile-mine-I-9 = Crow Pit
kutna-hora-tile-mine-II-1 = Red Vein
kutna-hora-tile-mine-II-2 = Blind Lamp
kutna-hora-tile-mine-II-3 = Long Rope
kutna-hora-tile-mine-II-4 = Saint Procopius
kutna-hora-tile-mine-II-5 = Black Maiden
kutna-hora-tile-mine-II-6 = Weeping Wall
kutna-hora-tile-mine-II-7 = Nine Ladders
kutna-hora-tile-mine-II-8 = Wild Boar
kutna-hora-tile-mine-II-9 = Bishop’s Tenth
kutna-hora-tile-mine-III-1 = Drowned Gallery
kutna-hora-tile-mine-III-2 = King’s Portion
kutna-hora-tile-mine-III-3 = Echoing Hall
kutna-hora-tile-mine-III-4 = Saint Wenceslas
kutna-hora-tile-mine-III-5 = Midnight Cross
kutna-hora-tile-mine-III-6 = Silver Fleece
kutna-hora-tile-mine-III-7 = Frost Drift
kutna-hora-tile-mine-III-8 = Deep Sorrow
kutna-hora-tile-mine-III-9 = Crown of the Hill

## Mining technology

kutna-hora-tile-technology-1 = Hand Windlass
kutna-hora-tile-technology-2 = Horse Whim
kutna-hora-tile-technology-3 = Drainage Adit
kutna-hora-tile-technology-4 = Water Wheel

## Rocks

kutna-hora-tile-rock-1 = Gneiss Ridge
kutna-hora-tile-rock-2 = Quartz Boulder
kutna-hora-tile-rock-3 = Iron Hat
kutna-hora-tile-rock-4 = Fallen Roof

## Event cards

kutna-hora-event-A-1 = Settlers on the Road
kutna-hora-event-A-2 = A Law for the Mines
kutna-hora-event-A-3 = Procession of Lights
kutna-hora-event-A-4 = A Rich Vein
kutna-hora-event-A-5 = Grain by the Wagonload
kutna-hora-event-B-1 = The King Rides In
kutna-hora-event-B-2 = Fire in the Lower Town
kutna-hora-event-B-3 = Masters from Prague
kutna-hora-event-B-4 = Silver for the Crown
kutna-hora-event-B-5 = A Lean Winter
