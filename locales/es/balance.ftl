### El informe de equilibrio y su orden.

help-balance = Juega muchas partidas y escribe un informe: quién gana, con qué, cuánto vale cada cosa y qué objetivos cumple el paquete.
help-balance-seats = Los números de jugadores con que se juega, por ejemplo 2,3,4. Si no se indica, todos los que permita el juego.
help-balance-games = Cuántas partidas de cada tipo de mesa. Los porcentajes de victorias necesitan mil.
help-balance-players = Quién juega en todos los asientos: chance, greedy, search:100… Si no se indica, los jugadores con los que se miden los objetivos; greedy es más rápido.
help-balance-seed = El número del que depende todo el azar: con la misma semilla se reparten las mismas partidas, sea cual sea el paquete.
help-balance-jobs = Cuántos procesos juegan a la vez. Si no se indica, uno por núcleo. Los números no dependen de ello.
help-balance-out = La carpeta en la que se escribe el informe. Si no se indica, una en la carpeta actual, con el nombre del juego.
help-balance-compare = El balance.json de un informe anterior, para mostrar el antes y el después.

balance-bad-seats = «{ $text }» no son números de jugadores: escribe por ejemplo 2,3,4.
balance-other-game = { $file } es un informe sobre { $found }, no sobre { $wanted }.
balance-playing = Jugando
balance-stopped = Detenido: no se ha escrito ningún informe.
balance-process-died = Un proceso que jugaba partidas ha terminado de repente, quizá por falta de memoria. Inténtalo otra vez con menos --jobs.
balance-done = Objetivos cumplidos: { $met } de { $whole }.
balance-report = El informe: { $file }
balance-numbers = Los números: { $file }

## Números

balance-interval = de { $low } a { $high }
balance-at-least = al menos { $number }
balance-at-most = como mucho { $number }
balance-give-or-take-change = ±{ $number } puntos porcentuales
balance-give-or-take-points = ±{ $number }
balance-of = { $part } de { $whole }
balance-met = ✓ cumplido
balance-met-perhaps = ✓ cumplido, por poco
balance-missed = ✗ no cumplido
balance-missed-perhaps = ✗ no cumplido, por poco
balance-middle = mitad central de { $low } a { $high }
balance-was = antes: { $number }, { $verdict }
balance-before = Antes: { $name }
balance-before-is = { $pack } ({ $hash }), semilla { $seed }

## Las páginas

balance-title = Informe de equilibrio
balance-over = { $game } · informe de equilibrio
balance-lead = { $everywhere ->
    [0] Ninguno de los { $targets } objetivos se cumple
    [one] { $everywhere } de los { $targets } objetivos se cumple
   *[other] { $everywhere } de los { $targets } objetivos se cumplen
} en todos los tipos de mesa. Cada tipo de mesa tiene su propia página, con todo lo que se ha contado.
balance-foot = Reglas { $rules } · paquete { $hash } · todos los números están en balance.json
balance-all-tables = ← Todos los tipos de mesa
balance-seats = { $seats } jugadores
balance-kind-events = { $players }, con eventos
balance-fact-games = Partidas
balance-fact-players = Jugadores
balance-fact-pack = Paquete
balance-fact-seed = Semilla
balance-fact-met = Objetivos cumplidos
balance-fact-before = Comparado con

balance-targets = Objetivos
balance-targets-lead = Lo que debería dar un buen paquete, como dice el documento de componentes, y lo que se ha medido. En letra pequeña bajo cada valor: su intervalo de confianza del 95 %.
balance-targets-note = «Por poco»: el intervalo cruza el límite, así que con más partidas el veredicto podría cambiar. Donde un objetivo habla de cada uno o de todos, se muestra el peor.
balance-tables = Mesas
balance-tables-lead = Puntos de quien gana, del primero al último, y de todos los jugadores.
balance-trust = Cuántas partidas bastan
balance-trust-lead = Partidas hasta conocer el porcentaje de victorias de un asiento con 3 o 4 puntos porcentuales de margen a cada lado. Reducir el margen a la mitad exige cuatro veces más partidas.
balance-how = Cómo se mide cada objetivo
balance-how-lead = El documento lo dice con palabras; estas son las cuentas que hay detrás.
balance-checks = Objetivos
balance-checks-lead = Todos los valores que pide un objetivo. Donde hay más de { $most }, se muestran los peores; todos están en balance.json.
balance-wins = Quién gana
balance-wins-lead = Porcentaje de victorias de quienes lo tenían; una victoria compartida cuenta en parte. La línea discontinua es el porcentaje justo; la banda, { $points } puntos porcentuales a cada lado. Margen: puntos por encima de la media de la mesa.
balance-sources = De dónde vienen los puntos
balance-sources-lead = Los puntos de un jugador según su origen. «Distancia» es la que hay entre el mejor y el peor de una mesa; la correlación es con el margen.
balance-curves = Ronda a ronda
balance-curves-lead = La media de todas las partidas después de cada ronda, con todo lo que pertenece a su final; 0 es el inicio.
balance-opening = Aperturas
    .lead = Las dos primeras acciones de un asiento, empezando por las más comunes. Quien abre así se distingue también en otras cosas: léelo como un indicio, no como una causa.
balance-guild-set = Gremios juntos
    .lead = Los tres gremios de un asiento, empezando por los más comunes.
balance-uses-lead = Cuántas veces en una partida, entre todos los jugadores; cuántas de todas las ocasiones; los jugadores que lo hicieron alguna vez, y cuántos de ellos ganaron. «Por cada vez más»: puntos por encima de la media de la mesa por cada vez más, comparado dentro de una mesa; después, los puntos por encima de la media de quien lo hizo y de quien no. Esto dice qué acompaña a la victoria, no qué la causa.
balance-holders-lead = Como antes, pero solo se compara a los jugadores que tienen el gremio de la loseta.
balance-events = Eventos
balance-events-lead = Primero, lo que un jugador ganó o perdió al momento, de media. «Distancia»: puntos entre el jugador más favorecido y el menos. «Con él»: la puntuación media de la mesa en partidas con la carta, menos la de las partidas sin ella; solo el azar decide qué partidas la tienen, así que este es su verdadero efecto, incluidos los efectos duraderos. «Del primero al último»: lo mismo para la distancia entre ellos.

## Encabezados de las tablas

balance-head-target = Objetivo
balance-head-how = Cómo se mide
balance-head-table = Mesa
balance-head-games = Partidas
balance-head-winner = Ganador
balance-head-spread = Del primero al último
balance-head-score = Todos los jugadores
balance-head-met = Objetivos cumplidos
balance-head-near = ± { $points } puntos
balance-head-check = Sobre
balance-head-limits = Se pide
balance-head-measured = Medido
balance-head-verdict = Veredicto
balance-head-before = Antes
balance-head-turn = En orden de turno
balance-head-chair = Asiento
balance-head-guild = Gremio
balance-head-opening = Dos primeras acciones
balance-head-guild-set = Gremios
balance-head-part = Asientos
balance-head-wins = Victorias
balance-head-margin = Margen
balance-head-group = Forma de puntuar
balance-head-source = Origen
balance-head-points = Puntos
balance-head-winner-points = De quien gana
balance-head-part-of-points = Del total de puntos
balance-head-apart = Distancia
balance-head-correlation = Correlación
balance-head-action = Acción
balance-head-guild-tile = Loseta
balance-head-public-tile = Loseta
balance-head-mine-tile = Mina
balance-head-technology = Tecnología
balance-head-barbara = Loseta
balance-head-patrician = Patricio
balance-head-house = Casa
balance-head-card = Carta
balance-head-project = Proyecto
balance-head-house-space = Casilla de construcción
balance-head-favor = Persona
balance-head-location = Localización
balance-head-duty = Penalización
balance-head-good = Bien
balance-head-chance = De las ocasiones
balance-head-price = Pagado
balance-head-users = Jugadores
balance-head-with = Quien lo hizo
balance-head-without = Quien no lo hizo
balance-head-worth = Por cada vez más
balance-head-event = Evento
balance-head-drawn = Partidas
balance-head-event-apart = Distancia
balance-head-shift = Con él
balance-head-spread-shift = Del primero al último
balance-head-change-points = Puntos
balance-head-change-reputation = Reputación
balance-head-change-pelicans = Pelícanos
balance-head-change-goods = Bienes
balance-head-verb-taken = Veces tomada
balance-head-verb-built = Veces construida
balance-head-verb-seen = Veces vista
balance-head-verb-town = Por la ciudad
balance-head-verb-used = Veces usada
balance-head-verb-turned = Veces girada
balance-head-verb-seated = En el concejo
balance-head-verb-gone = Retiradas
balance-head-verb-played = Veces jugada
balance-head-verb-idle = En vano
balance-head-verb-placed = Recursos
balance-head-verb-donated = Donaciones
balance-head-verb-entered = En juego
balance-head-verb-completed = Completos
balance-head-verb-metal = Metal
balance-head-verb-returned = Perdidas
balance-head-verb-visited = Favores
balance-head-verb-healed = Cuidadas
balance-head-verb-sick = Enfermas
balance-head-verb-penalty = Sufridas
balance-head-verb-short = Deber sin pagar
balance-head-verb-avoided = Evitadas
balance-head-verb-gained = Ganado
balance-head-verb-lost = Entregado

## Gráficos

balance-axis-wins = porcentaje de victorias
balance-axis-points = puntos
balance-axis-rounds = después de la ronda
balance-axis-worth = puntos por encima de la media de la mesa, por cada vez más
balance-share-turn = Victorias en orden de turno
balance-share-chair = Victorias por asiento
balance-share-guild = Victorias por gremio
balance-chart-group = Formas de puntuar
balance-chart-source = Cada línea de la hoja de puntuación
balance-chart-worth = { $family }: lo que vale uno más
balance-chart-shift = Eventos: qué hace cada uno con la puntuación media de la mesa
balance-axis-shift = puntos: partidas con él, menos partidas sin él
balance-everyone = un jugador
balance-winners = quien gana
balance-everyone-before = un jugador, antes
balance-banded = La banda contiene ocho de cada diez partidas.
balance-hollow = Hueco: antes.
balance-dashed = Discontinuo: antes.
balance-curve-prices = Precios
balance-curve-decks = Población, mazo de mineral e impuestos
balance-curve-wealth = Ingresos y puntos
balance-curve-points = Puntos de victoria
balance-curve-trade = Bienes de un jugador, para construir y comerciar
balance-curve-duties = Bienes de un jugador, para los deberes y la protección
balance-line-population = población
balance-line-ore-deck = mazo de mineral
balance-line-tax = impuestos
balance-line-income = ingresos de un jugador
balance-line-points = puntos de un jugador
balance-line-lead = del primero al último

## Piezas

balance-family-action = Acciones
balance-family-guild-tile = Edificios de gremio
balance-family-public-tile = Edificios públicos
balance-family-mine-tile = Minas
balance-family-technology = Tecnología minera
balance-family-barbara = Losetas de Santa Bárbara
balance-family-patrician = Patricios en el concejo
balance-family-house = Casas del tablero de jugador
balance-family-card = Cartas de acción
balance-family-project = Proyectos de construcción
balance-family-house-space = Casillas de construcción
balance-family-favor = Favores
balance-family-location = Localizaciones de la peste
balance-family-duty = Penalizaciones
balance-family-good = Bienes
balance-barbara-tile = { $number ->
    [12] la catedral terminada
   *[other] loseta { $number }
}
balance-house = fila { $row }, casa { $house }
balance-house-space = { $house }: { $income } ({ $resource })
balance-turn-1 = primero
balance-turn-2 = segundo
balance-turn-3 = tercero
balance-turn-4 = cuarto
balance-chair-1 = asiento 1
balance-chair-2 = asiento 2
balance-chair-3 = asiento 3
balance-chair-4 = asiento 4
balance-chapter-1 = tras el capítulo I
balance-chapter-2 = tras el capítulo II
balance-chapter-3 = tras el capítulo III
balance-group-city = la ciudad
balance-group-mine = la mina
balance-group-council = el concejo
balance-group-church = Santa Bárbara y la reputación
balance-group-income = ingresos
balance-group-rest = eventos y lo que sobra
balance-group-start = inicio
balance-group-projects = proyectos
balance-group-favor = favores
balance-group-medicine = medicina
balance-group-events = eventos
balance-group-duties = deberes sin pagar
balance-group-goods = bienes que quedan
balance-mark-barbara = loseta 7 girada
balance-mark-town-symbols = construye la ciudad
balance-mark-red-crosses = X roja
balance-mark-doubled = algún precio
balance-check-mean = media
balance-check-lower = cuarto inferior
balance-check-upper = cuarto superior
balance-check-apart = { $name }: distancia
balance-check-group = { $name }: del total de puntos
balance-event-apart = { $name }: al momento, entre jugadores
balance-event-shift = { $name }: partidas con y sin él

## Objetivos de Kutná Hora, con las palabras de su documento de componentes

balance-target-kutna-hora-winners = Quien gana, entre 55 y 85 puntos
    .doc = quien gana, entre 55 y 85 puntos
    .how = Los puntos de quien gana: su media está en el intervalo, y también el cuarto inferior y el superior de las partidas.
balance-target-kutna-hora-spread = Distancia entre el primero y el último, de 10 a 30
    .doc = distancia entre el primero y el último, de 10 a 30
    .how = Los puntos del primero menos los del último: la media y el extremo superior de la mitad central; las partidas reñidas son bienvenidas.
balance-target-kutna-hora-ore = El mazo de mineral acaba entre 18 y 29
    .doc = el mazo de mineral acaba entre 18 y 29
    .how = La carta que muestra al final el mazo de mineral: la media y la mitad central de las partidas.
balance-target-kutna-hora-population = La población, entre 22 y 39
    .doc = la población, entre 22 y 39
    .how = La carta que muestra al final el mazo de población: la media y la mitad central de las partidas.
balance-target-kutna-hora-taxes = Los impuestos acaban entre 8 y 20
    .doc = los impuestos acaban entre 8 y 20
    .how = El marcador de impuestos al final: la media y la mitad central de las partidas.
balance-target-kutna-hora-income = Ingresos finales de 30 a 70 groschenes
    .doc = ingresos finales de 30 a 70 groschenes
    .how = La producción de cada jugador a los precios finales: la media y la mitad central de los jugadores.
balance-target-kutna-hora-guilds = Cada gremio gana a menos de 4 puntos porcentuales de su porcentaje justo
    .doc = cada gremio gana a menos de 4 puntos porcentuales de su porcentaje justo
    .how = El porcentaje de victorias de quienes tenían un gremio, menos el que les tocaría según el número de jugadores; para cada uno de los seis gremios. El intervalo toma cada partida como un sorteo.
balance-target-kutna-hora-seats = Cada asiento gana a menos de 4 puntos porcentuales de su porcentaje justo
    .doc = y también cada asiento
    .how = Lo mismo para cada lugar en el orden de turno, contado desde el jugador inicial de la ronda 1.
balance-target-kutna-hora-barbara = Santa Bárbara llega a la loseta 7 o más en la mayoría de las partidas
    .doc = Santa Bárbara llega a la loseta 7 o más en la mayoría de las partidas
    .how = La loseta 7 se giró, fuera quien fuera, en más de la mitad de las partidas.
balance-target-kutna-hora-council = Los cuatro colores de patricio llegan al concejo en una proporción razonable de las partidas
    .doc = los cuatro colores de patricio llegan al concejo en una proporción razonable de las partidas
    .how = Para cada color: al menos una ficha está en el concejo al final, en un tercio de las partidas o más.
balance-target-kutna-hora-sources = Cada uno de los cinco orígenes de puntos importa
    .doc = cada uno de los cinco orígenes de puntos importa
    .how = La ciudad (con las casas), la mina, el concejo, Santa Bárbara con la reputación, y los ingresos: cada uno da al menos el 5 % de todos los puntos, y hay al menos 1 punto entre el mejor y el peor de una mesa.
balance-target-kutna-hora-signs = La construcción de la ciudad y la X roja aparecen en la mayoría de las partidas
    .doc = la construcción de la ciudad y la X roja aparecen en la mayoría de las partidas
    .how = Para cada una de las dos: alguna ventana la muestra en algún momento, en más de la mitad de las partidas.
balance-target-kutna-hora-doubling = El precio de un producto puede duplicarse en una ronda
    .doc = el precio de un producto puede duplicarse en una ronda
    .how = En al menos una de cada diez partidas algún precio llega al doble de lo que fue antes en la misma ronda, incluido el evento de la ronda.

## Objetivos de Un mundo sin fin

balance-target-world-without-end-winners = Quien gana, entre 45 y 70 PV
    .doc = quien gana, entre 45 y 70 PV
    .how = Los puntos de quien gana: su media está en el intervalo, y también el cuarto inferior y el superior de las partidas.
balance-target-world-without-end-spread = Del primero al último, de 5 a 25
    .doc = del primero al último, de 5 a 25
    .how = Los puntos del primero menos los del último: la media y el extremo superior de la mitad central; las partidas reñidas son bienvenidas.
balance-target-world-without-end-seats = Cada asiento, a menos de 3 puntos porcentuales de su porcentaje justo
    .doc = cada asiento, a menos de 3 puntos porcentuales de su porcentaje justo
    .how = El porcentaje de victorias de cada lugar en el orden de turno, menos el que le tocaría según el número de jugadores; con tres jugadores también el de cada lado del tablero, pues uno queda libre.
balance-target-world-without-end-penalties = Los jugadores competentes sufren penalizaciones en una minoría de los capítulos
    .doc = los jugadores competentes sufren penalizaciones en una minoría de los capítulos
    .how = Tras cada uno de los capítulos I a III, menos de la mitad de los jugadores sufre una penalización que no ha evitado.
balance-target-world-without-end-cards = Cada carta de acción se juega en una proporción razonable de los capítulos
    .doc = cada carta de acción se juega en una proporción razonable de los capítulos
    .how = Se juegan seis de doce cartas, así que a cada carta le toca la mitad de los capítulos de un jugador. Cada una se juega en al menos la cuarta parte.
balance-target-world-without-end-events = Ningún evento decide más que unos pocos PV de media
    .doc = ningún evento decide más que unos pocos PV de media
    .how = Para cada evento, al momento y de media, como mucho 3 PV entre el jugador más favorecido y el menos; y las partidas con él y sin él difieren como mucho en 5 PV en la puntuación media de la mesa.
