### Kutná Hora en el terminal: cómo se dibuja allí la mesa.

groschen-range = { $least }–{ $most } gr
groschen-gained = +{ $amount } gr

welcome = Te damos la bienvenida a Kutná Hora. Tus opciones aparecen en dorado. ¿Es tu primera vez? Escribe ? para ver el juego en pocas líneas.

primer =
    Diriges tres gremios en una ciudad que vive de la plata. Los edificios y las
    minas aumentan lo que produces; la acción de Ingresos paga producción ×
    precio. Cada edificio de un gremio abarata su producto. Más población encarece
    { $wood } { $food } { $beer }; más mineral encarece { $permits } { $silver } y abarata { $ore }. Todo se paga en groschenes
    (gr): «4 de madera» son cuatro veces el precio de la madera.
    Una ronda tiene tres turnos: 2 cartas, 2 cartas, 1 carta. Cada carta tiene dos
    acciones, y realizas una de ellas:
      Mina: robas losetas, construyes una. Derechos: una loseta del ayuntamiento.
      Terreno: te adjudicas una casilla.   Edificio: construyes en tu terreno.
      Ingresos: la única fuente de dinero. Santa Bárbara: usas un pelícano.
      Comodín: cualquiera de ellas, por 1 de reputación.
    Al final de la ronda pagas los impuestos o pierdes reputación. Al final de
    cada una de las tres últimas rondas puntúan los patricios del concejo. Al
    final de la partida, tus edificios puntúan los iconos de su color que los
    rodean y las filas de la mina premian las estrellas; cuentan también los
    ingresos, la reputación y las losetas, terrenos y pelícanos que te sobren.

    Productos: { $ore } mineral  { $silver } plata  { $wood } madera  { $permits } permisos  { $food } comida  { $beer } cerveza
    Iconos: { $dot_red } rojo  { $dot_yellow } amarillo  { $dot_blue } azul  { $dot_green } verde   { $public } edificio público   { $star } estrella
    Precios: la fila de números es la carta de arriba; [ ] es la ventana del
    indicador, que cada edificio del gremio mueve a la derecha. x: no hay
    mercado, el gremio no puede construir. !: aquí construye la ciudad.

## La mesa

pane-city = Ciudad
pane-mine-prizes = Premios
pane-prices = Precios · población { $population } · mineral { $ore }
pane-barbara = Santa Bárbara
pane-patricians = Patricios
pane-players = Jugadores
pane-own = { $player }: { $groschen } gr, ingresos { $income }, reputación { $reputation }
own-tiles = Losetas por construir ({ $count } de 3)
plot-of = { $player } terr.
mine-stack = Una acción de Mina roba { $draws } de { $count } ({ $back })
mine-legend = { $star } estrella  { $wood } madera  { $entrance } entrada

status = Kutná Hora · Ronda { $round } de { $rounds } · turno { $turn } de 3 · impuestos { $tax } gr o −{ $loss } de reputación
status-set-up = Kutná Hora · Los jugadores eligen sus gremios
status-over = Kutná Hora · La partida ha terminado
status-event = Evento: { $name }.

hall-first-column = Ayto.: { $cost }
hall-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } permiso
   *[other] { $permits } permisos
}

board-first = inicia
board-points = puntos
board-ended = si acaba
board-groschen = gr
board-income = ingr.
board-reputation = reput.
board-miners = mineros
board-pelicans = pelíc.
board-plots = terr.
board-tiles = losetas
board-cards = cartas
board-production = produce

row-free = fila { $row }, libre
row-empty = no quedan casas
row-next = → { $effect }
slot-free = – libre –

barbara-now = { $tile }: { $effect }
barbara-flipped = (si la gira un edificio: impuestos +{ $tax })
barbara-finished = terminada: cada pelícano da { $amount } de reputación
patricians-places = banca·reserva·concejo:
card-pass = pasar
joker-cost = −{ $lost } rep.

## Lo que cuesta y lo que da una elección

change-groschen = { $change } gr
change-income = ingresos { $change }
change-score = { $count ->
    [one] { $change } punto
   *[other] { $change } puntos
}
change-reputation = reputación { $change }
change-pelicans = { $count ->
    [one] { $change } pelícano
   *[other] { $change } pelícanos
}
change-tax = impuestos { $change }
change-score-if-ended = { $count ->
    [one] { $change } punto si acabara ahora
   *[other] { $change } puntos si acabara ahora
}
change-price = { $commodity } { $before }→{ $after }
each-choice = cada una: { $effects }

tile-line = { $tile } ({ $origin }): { $effects }. { $costs }

## La hoja de puntuación y la última página

scores-final = Puntuación final
scores-now = Si la partida acabara ahora
scores-source = Puntos por
scores-total = Total
ranking-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $groschen } gr
winners = { $count ->
    [one] Gana { $players }.
   *[other] { $players } comparten el primer puesto.
}
history = Los precios a lo largo de la partida
history-range = de { $low } a { $high }
