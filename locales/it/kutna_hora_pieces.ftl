### I pezzi di Kutná Hora: i loro titoli, con le chiavi del pacchetto «reconstructed».
### Un pacchetto che chiama un pezzo altrimenti tiene il suo titolo.

## Edifici delle gilde

kutna-hora-tile-miners-1 = Fucina del pozzo
kutna-hora-tile-miners-2 = Corderia
kutna-hora-tile-miners-3 = Laveria del minerale
kutna-hora-tile-miners-4 = Casa della confraternita
kutna-hora-tile-metallurgists-1 = Carbonaie
kutna-hora-tile-metallurgists-2 = Forni di arrostimento
kutna-hora-tile-metallurgists-3 = Casa del saggiatore
kutna-hora-tile-metallurgists-4 = Grande fonderia
kutna-hora-tile-builders-1 = Segheria
kutna-hora-tile-builders-2 = Deposito di legname
kutna-hora-tile-builders-3 = Approdo delle zattere
kutna-hora-tile-builders-4 = Loggia dei muratori
kutna-hora-tile-scribes-1 = Bottega di pergamene
kutna-hora-tile-scribes-2 = Casa del notaio
kutna-hora-tile-scribes-3 = Ufficio della decima
kutna-hora-tile-scribes-4 = Cancelleria della zecca
kutna-hora-tile-grocers-1 = Orto delle erbe
kutna-hora-tile-grocers-2 = Stagno delle carpe
kutna-hora-tile-grocers-3 = Magazzino del sale
kutna-hora-tile-grocers-4 = Portico delle granaglie
kutna-hora-tile-innkeepers-1 = Magazzino del luppolo
kutna-hora-tile-innkeepers-2 = Malteria
kutna-hora-tile-innkeepers-3 = Locanda del viandante
kutna-hora-tile-innkeepers-4 = Casa dei birrai

## Edifici pubblici

kutna-hora-tile-green-1 = Ospizio dei pellegrini
kutna-hora-tile-green-2 = Scuola di latino
kutna-hora-tile-green-3 = Condotto dell’acqua
kutna-hora-tile-silver-1 = Fonderia di campane
kutna-hora-tile-silver-2 = Cappella dei monetieri
kutna-hora-tile-silver-3 = Cappella dell’ossario
kutna-hora-tile-yellow-1 = Torre della campana
kutna-hora-tile-yellow-2 = Tribunale delle miniere
kutna-hora-tile-yellow-3 = Casa dell’agrimensore
kutna-hora-tile-red-1 = Grande porta della città
kutna-hora-tile-red-2 = Dimora del re
kutna-hora-tile-red-3 = Torrione del burgravio

## Miniere

kutna-hora-tile-mine-I-1 = Scoperta del monaco
kutna-hora-tile-mine-I-2 = Tana della volpe
kutna-hora-tile-mine-I-3 = Pozzo dell’asino
kutna-hora-tile-mine-I-4 = Mozzicone di candela
kutna-hora-tile-mine-I-5 = Quercia cava
kutna-hora-tile-mine-I-6 = Giovedì fortunato
kutna-hora-tile-mine-I-7 = Taglio del mendicante
kutna-hora-tile-mine-I-8 = Quota della vedova
kutna-hora-tile-mine-I-9 = Pozzo del corvo
kutna-hora-tile-mine-II-1 = Vena rossa
kutna-hora-tile-mine-II-2 = Lume cieco
kutna-hora-tile-mine-II-3 = Corda lunga
kutna-hora-tile-mine-II-4 = San Procopio
kutna-hora-tile-mine-II-5 = Vergine nera
kutna-hora-tile-mine-II-6 = Muro che piange
kutna-hora-tile-mine-II-7 = Nove scale
kutna-hora-tile-mine-II-8 = Cinghiale
kutna-hora-tile-mine-II-9 = Decima del vescovo
kutna-hora-tile-mine-III-1 = Galleria allagata
kutna-hora-tile-mine-III-2 = Parte del re
kutna-hora-tile-mine-III-3 = Sala dell’eco
kutna-hora-tile-mine-III-4 = San Venceslao
kutna-hora-tile-mine-III-5 = Croce di mezzanotte
kutna-hora-tile-mine-III-6 = Vello d’argento
kutna-hora-tile-mine-III-7 = Galleria del gelo
kutna-hora-tile-mine-III-8 = Dolore profondo
kutna-hora-tile-mine-III-9 = Corona del colle

## Tecnologia di Scavo

kutna-hora-tile-technology-1 = Argano a mano
kutna-hora-tile-technology-2 = Argano a cavalli
kutna-hora-tile-technology-3 = Galleria di scolo
kutna-hora-tile-technology-4 = Ruota idraulica

## Rocce

kutna-hora-tile-rock-1 = Cresta di gneiss
kutna-hora-tile-rock-2 = Masso di quarzo
kutna-hora-tile-rock-3 = Cappello di ferro
kutna-hora-tile-rock-4 = Volta crollata

## Carte Evento

kutna-hora-event-A-1 = Coloni in cammino
kutna-hora-event-A-2 = Una legge per le miniere
kutna-hora-event-A-3 = Processione delle luci
kutna-hora-event-A-4 = Una vena ricca
kutna-hora-event-A-5 = Grano a carri pieni
kutna-hora-event-B-1 = Arriva il re
kutna-hora-event-B-2 = Fuoco nella città bassa
kutna-hora-event-B-3 = Maestri da Praga
kutna-hora-event-B-4 = Argento per la corona
kutna-hora-event-B-5 = Un inverno di magra
