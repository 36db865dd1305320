### Las piezas de Kutná Hora: sus títulos, con las claves del paquete «reconstructed».
### Un paquete que llame de otro modo a una pieza conserva su propio título.

## Edificios de gremio

kutna-hora-tile-miners-1 = Fragua del pozo
kutna-hora-tile-miners-2 = Cordelería
kutna-hora-tile-miners-3 = Lavadero de mineral
kutna-hora-tile-miners-4 = Casa de la hermandad
kutna-hora-tile-metallurgists-1 = Carboneras
kutna-hora-tile-metallurgists-2 = Patio de tostación
kutna-hora-tile-metallurgists-3 = Casa de ensayes
kutna-hora-tile-metallurgists-4 = Gran fundición
kutna-hora-tile-builders-1 = Aserradero
kutna-hora-tile-builders-2 = Almacén de madera
kutna-hora-tile-builders-3 = Embarcadero de balsas
kutna-hora-tile-builders-4 = Logia de canteros
kutna-hora-tile-scribes-1 = Taller de pergaminos
kutna-hora-tile-scribes-2 = Casa del notario
kutna-hora-tile-scribes-3 = Oficina del diezmo
kutna-hora-tile-scribes-4 = Cancillería de la ceca
kutna-hora-tile-grocers-1 = Huerto de hierbas
kutna-hora-tile-grocers-2 = Estanque de carpas
kutna-hora-tile-grocers-3 = Alfolí de la sal
kutna-hora-tile-grocers-4 = Soportales del grano
kutna-hora-tile-innkeepers-1 = Almacén de lúpulo
kutna-hora-tile-innkeepers-2 = Maltería
kutna-hora-tile-innkeepers-3 = Posada del caminante
kutna-hora-tile-innkeepers-4 = Casa de los cerveceros

## Edificios públicos

kutna-hora-tile-green-1 = Hospital de peregrinos
kutna-hora-tile-green-2 = Escuela de latín
kutna-hora-tile-green-3 = Traída de aguas
kutna-hora-tile-silver-1 = Fundición de campanas
kutna-hora-tile-silver-2 = Capilla de los monederos
kutna-hora-tile-silver-3 = Capilla del osario
kutna-hora-tile-yellow-1 = Torre de la campana
kutna-hora-tile-yellow-2 = Tribunal de las minas
kutna-hora-tile-yellow-3 = Casa del agrimensor
kutna-hora-tile-red-1 = Gran puerta de la ciudad
kutna-hora-tile-red-2 = Aposento del rey
kutna-hora-tile-red-3 = Torre del burgrave

## Minas

kutna-hora-tile-mine-I-1 = Hallazgo del monje
kutna-hora-tile-mine-I-2 = Raposera
kutna-hora-tile-mine-I-3 = Pozo del burro
kutna-hora-tile-mine-I-4 = Cabo de vela
kutna-hora-tile-mine-I-5 = Roble hueco
kutna-hora-tile-mine-I-6 = Jueves de suerte
kutna-hora-tile-mine-I-7 = Tajo del mendigo
kutna-hora-tile-mine-I-8 = Parte de la viuda
kutna-hora-tile-mine-I-9 = Pozo del cuervo
kutna-hora-tile-mine-II-1 = Veta roja
kutna-hora-tile-mine-II-2 = Candil ciego
kutna-hora-tile-mine-II-3 = Soga larga
kutna-hora-tile-mine-II-4 = San Procopio
kutna-hora-tile-mine-II-5 = Doncella negra
kutna-hora-tile-mine-II-6 = Muro que llora
kutna-hora-tile-mine-II-7 = Nueve escalas
kutna-hora-tile-mine-II-8 = Jabalí
kutna-hora-tile-mine-II-9 = Diezmo del obispo
kutna-hora-tile-mine-III-1 = Galería anegada
kutna-hora-tile-mine-III-2 = Quinto del rey
kutna-hora-tile-mine-III-3 = Sala del eco
kutna-hora-tile-mine-III-4 = San Wenceslao
kutna-hora-tile-mine-III-5 = Cruz de medianoche
kutna-hora-tile-mine-III-6 = Vellón de plata
kutna-hora-tile-mine-III-7 = Galería helada
kutna-hora-tile-mine-III-8 = Honda pena
kutna-hora-tile-mine-III-9 = Corona del cerro

## Tecnología minera

kutna-hora-tile-technology-1 = Torno de mano
kutna-hora-tile-technology-2 = Malacate de caballos
kutna-hora-tile-technology-3 = Socavón de desagüe
kutna-hora-tile-technology-4 = Rueda hidráulica

## Rocas

kutna-hora-tile-rock-1 = Cresta de gneis
kutna-hora-tile-rock-2 = Peñasco de cuarzo
kutna-hora-tile-rock-3 = Sombrero de hierro
kutna-hora-tile-rock-4 = Techo hundido

## Cartas de evento

kutna-hora-event-A-1 = Colonos en camino
kutna-hora-event-A-2 = Una ley para las minas
kutna-hora-event-A-3 = Procesión de las luces
kutna-hora-event-A-4 = Una veta rica
kutna-hora-event-A-5 = Carretadas de grano
kutna-hora-event-B-1 = Llega el rey
kutna-hora-event-B-2 = Fuego en la villa baja
kutna-hora-event-B-3 = Maestros de Praga
kutna-hora-event-B-4 = Plata para la corona
kutna-hora-event-B-5 = Un invierno de escasez
