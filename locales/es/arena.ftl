### La arena: lo que dice `silverspire arena`, y su informe.

## silverspire arena --help

help-arena = Enfrenta a jugadores controlados por el ordenador en muchas partidas, cada reparto desde todos los asientos.
help-arena-players = Los jugadores, uno por asiento, por ejemplo greedy,greedy,chance. El mismo nombre puede aparecer varias veces.
help-arena-games = Cuántas partidas; se redondea hacia arriba para que cada reparto se juegue desde todos los asientos.
help-arena-seed = El número del que depende todo el azar: con la misma semilla se reparten las mismas partidas.
help-arena-jobs = Cuántas partidas se juegan a la vez. Si no se indica, una por núcleo.
help-arena-out = La carpeta que guarda las partidas y el informe. Si no se indica, una en la carpeta actual, con el nombre de la configuración.
help-arena-backend = Dónde se juegan las partidas: en este equipo, o en un clúster de Ray (RAY_ADDRESS lo nombra).
help-arena-fresh = Olvida las partidas de la carpeta y empieza de nuevo.

## Mientras se juega

arena-rounded = { $asked ->
    [one] 1 partida no es un número entero de rotaciones
   *[other] { $asked } partidas no son un número entero de rotaciones
}: se juegan { $games }, para que cada reparto se juegue desde los { $seats } asientos.
arena-started = { $games ->
    [one] 1 partida, guardada en { $folder }
   *[other] { $games } partidas, guardadas en { $folder }
}
arena-continued = Partidas que ya están en { $folder }: { $done } de { $games }. Se continúa con el resto.
arena-complete = { $games ->
    [one] La única partida ya está en { $folder }
   *[other] Las { $games } partidas ya están en { $folder }
}: no queda nada por jugar.
arena-playing = Jugando
arena-playing-failed = Jugando, { $count } fallidas
arena-stopped = Detenido. Partidas guardadas en { $folder }: { $done } de { $games }. La misma orden continúa desde ahí.
arena-report = El informe: { $file }
arena-results = Los números: { $file }
arena-fair-note = Un jugador tan fuerte como los demás ganaría { $share }. Entre paréntesis y tras ±: intervalos del 95 %.

## Lo que falla

arena-players-unclear = «{ $text }» no nombra jugadores: escribe sus nombres separados por comas, por ejemplo greedy,chance.
arena-strange-folder = { $folder } contiene otros archivos y ninguna arena. Indica otra carpeta con --out.
arena-other-folder = { $folder } pertenece a una arena con otra configuración ({ $differences }). Indica otra carpeta con --out, o empieza esta de nuevo con --fresh.
arena-differs = { $name }: allí { $there }, aquí { $here }
arena-busy-folder = Otra arena está escribiendo en { $folder }. Espera a que acabe, o indica otra carpeta con --out.
arena-broken-line = No se puede leer la línea { $line } de { $file }: { $why }. Quita la línea y su partida se volverá a jugar.
arena-other-seating = sus jugadores no se sientan como en esta arena
arena-other-pack = El paquete { $pack } no es aquel con el que empezó esta arena.
arena-other-evaluator = Los jugadores controlados por el ordenador no son aquí los mismos con los que empezó esta arena: todas las máquinas necesitan la misma versión de Silverspire.
arena-no-process = Un proceso para las partidas terminó antes de empezar (código de salida { $code }).
arena-died = El proceso que la jugaba terminó de repente (código de salida { $code }).
arena-died-there = El proceso que la jugaba terminó de repente ({ $error }).
arena-failed = { $count ->
    [one] 1 partida ha fallado y no cuenta para nadie. La misma orden vuelve a intentarla.
   *[other] { $count } partidas han fallado y no cuentan para nadie. La misma orden vuelve a intentarlas.
}
arena-failure = { $player }, { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}: { $error }
arena-nobody = no se sabe qué jugador

## La tabla

arena-player = Jugador
arena-games = Partidas
arena-wins = Victorias
arena-win-share = Porcentaje de victorias
arena-points = Puntos
arena-place = Puesto
arena-margin = Margen
arena-rating = Fuerza
arena-mean-time = Por decisión
arena-slow-time = El 95 %, en menos de

## El informe

arena-over = Arena · { $game }
arena-leads = { $player } es el más fuerte: gana el { $share } % de sus partidas
arena-close = { $player } va por delante con el { $share } % de sus partidas ganadas, pero no es seguro
arena-even = Nadie es claramente más fuerte; { $player } ha ganado el mayor porcentaje, el { $share } %
arena-alone = { $player } contra sí mismo
arena-no-result = No se terminó ninguna partida
arena-lead = { $games ->
    [one] 1 partida terminada
   *[other] { $games } partidas terminadas
} de { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}. Cada reparto se ha jugado una vez desde cada asiento, así que la suerte del reparto y del asiento es igual para todos.
arena-fact-players = Jugadores
arena-fact-fair = Porcentaje justo
arena-fact-rules = Reglas
arena-fact-pack = Paquete
arena-fact-seed = Semilla
arena-fact-options = Opciones
arena-again = Para jugar otra vez las mismas partidas: { $command }

arena-standings = Clasificación
arena-standings-lead = El más fuerte primero. Los intervalos contienen el valor verdadero 95 veces de cada 100.
arena-table-note = Un primer puesto compartido comparte la victoria. Margen: los puntos propios menos los del mejor de los demás. Quien aparece varias veces juega varias veces en cada partida.
arena-listed-note = Lo mismo, para cada uno de la lista.
arena-win-share-title = Quién gana
arena-win-share-axis = partidas ganadas
arena-interval-note = La marca es lo medido; la línea, su intervalo del 95 %.
arena-fair = porcentaje justo { $share }
arena-rating-title = Fuerza
arena-rating-axis = fuerza
arena-rating-note = openskill, Plackett–Luce: a partir de todos los puestos, no solo de las victorias.
arena-rating-start = todos empiezan en 25

arena-points-lead = Cuántos puntos da una partida, y si importa el asiento.
arena-points-title = Puntos de una partida
arena-points-note = Caja: la mitad central. Línea gruesa: la partida central. Bigotes: 90 de cada 100 partidas.
arena-seats-title = Puntos por asiento
arena-seats-note = La media de cada jugador en cada asiento, con su intervalo del 95 %.
arena-seat-axis = asiento

arena-duels = Uno contra uno
arena-duels-lead = Con qué frecuencia el jugador de una fila acabó por encima del de una columna.
arena-duels-note = Un puesto compartido cuenta la mitad.
arena-above = Por encima de…

arena-course = La evolución de las fuerzas
arena-course-lead = Si una fuerza todavía sube o baja en el borde derecho, hacen falta más partidas.
arena-history-title = Fuerza después de cada partida
arena-history-note = En el orden del calendario; la clasificación toma la media de varios órdenes.
arena-games-axis = partidas

arena-time = Tiempo
arena-time-lead = Cuánto piensa un jugador cada decisión. Los tiempos dependen del equipo, y de lo que haga a la vez.
arena-time-title = Tiempo por decisión
arena-time-note = De la decisión central a la que no superan 95 de cada 100; la marca es la media. La escala es logarítmica.
arena-time-axis = tiempo
