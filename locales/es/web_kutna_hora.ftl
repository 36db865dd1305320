### Kutná Hora en el navegador: lo que dice su pantalla además de las palabras de kutna_hora.ftl.

## Las partes de la mesa

web-kh-city = Ciudad
web-kh-mine = Mina
web-kh-hall = Ayuntamiento
web-kh-hall-short = Ayto.
web-kh-prices = Precios
web-kh-church = Catedral
web-kh-houses-short = Casas
web-kh-council = Concejo

## El tiempo

web-kh-set-up = Los jugadores eligen sus gremios
web-kh-round = Ronda { $round } de { $rounds }
web-kh-rounds = Las rondas de la partida
web-kh-turn = turno { $turn } de 3
web-kh-round-loss = Ronda { $round }: quien no pague los impuestos pierde { $loss } de reputación.
web-kh-red-round = Al final de esta ronda entran en el ayuntamiento los edificios públicos rojos.
web-kh-council-scores = Al final de esta ronda puntúa el concejo.
web-kh-taxes = Impuestos
web-kh-tax-due = Al final de la ronda: { $due } gr de impuestos, o { $loss } de reputación menos
web-kh-or-reputation = o −{ $loss } de reputación
web-kh-event = Evento de la ronda

## La ciudad y la mina

web-kh-people = población { $count }
web-kh-public = edificio público
web-kh-plot-of = terreno de { $player }
web-kh-open-square = casilla sin adjudicar
web-kh-scores-now = { $points ->
    [one] { $points } punto si acabara ahora
   *[other] { $points } puntos si acabara ahora
}
web-kh-entrance = entrada
web-kh-unreached = aún inaccesible
web-kh-wood-cost = { $wood } de madera ({ $groschen })
web-kh-mine-stack = robas { $draws } de { $count } ({ $back })
web-kh-discarded = { $count ->
    [one] { $count } mina descartada
   *[other] { $count } minas descartadas
}
web-kh-mine-row = { $stars ->
    [one] { $stars } estrella en esta fila, premios { $prizes }; estrellas de los jugadores: { $holders }
   *[other] { $stars } estrellas en esta fila, premios { $prizes }; estrellas de los jugadores: { $holders }
}
web-kh-stars-of-players = Estrellas en cada fila
web-kh-prizes = Premios
web-kh-nobody = nadie

## Precios y ayuntamiento

web-kh-permit = un permiso cuesta { $groschen }
web-kh-column = { $permits ->
    [0] { $groschen } gr
    [one] { $permits } permiso
   *[other] { $permits } permisos
}
web-kh-stack-height = { $count ->
    [one] { $count } loseta en la pila
   *[other] { $count } losetas en la pila
}
web-kh-deck-population = mazo de población
web-kh-deck-ore = mazo de mineral
web-kh-price-now = { $commodity }: { $price } gr
web-kh-price-after = tras esta elección, { $price } gr
web-kh-price-next-card = { $price } gr con la próxima carta del { $deck }
web-kh-price-next-arm = { $price } gr tras el próximo edificio del gremio
web-kh-town-builds-in = { $cards ->
    [one] la ciudad construye con la próxima carta
   *[other] la ciudad construye dentro de { $cards } cartas
}
web-kh-no-market = sin mercado: el gremio no puede construir
web-kh-you-make = produces { $amount }: { $groschen } gr

## Santa Bárbara y el concejo

web-kh-next-tile = El próximo pelícano da
web-kh-barbara-finished = Terminada: cada pelícano da { $amount } de reputación
web-kh-flipped = (si la gira un edificio: impuestos +{ $tax })
web-kh-council-rounds = puntúa al final de cada una de las 3 últimas rondas
web-kh-patricians = banca { $bank }, reserva { $pool }, concejo { $council }
web-kh-pays-you = { $points ->
    [one] cada uno te daría ahora { $points } punto
   *[other] cada uno te daría ahora { $points } puntos
}

## Los tableros de los jugadores

web-kh-acts = le toca elegir
web-kh-first = inicia
web-kh-starts = Jugador inicial de esta ronda
web-kh-points = Puntos
web-kh-points-now-and-ended = Puntos ahora: { $points }; si la partida acabara ahora: { $ended }
web-kh-legend-pelican = Pelícanos
web-kh-legend-miner = Mineros
web-kh-legend-production = Producción de un gremio
web-kh-legend-house = Una casa: da su efecto al construir un edificio de su fila
web-kh-legend-star = Estrellas de una mina
web-kh-legend-rock = Una roca: no se excava, pero sus estrellas cuentan
web-kh-legend-technology = Tecnología minera: una loseta más en cada acción Mina
web-kh-legend-dots = Iconos de color: un edificio da 1 punto por cada icono vecino de uno de sus colores
web-kh-purse = Groschenes
web-kh-income = Ingresos: producción × precio
web-kh-reputation = Reputación
web-kh-reputation-now = Reputación { $reputation }: { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final
web-kh-cheap-plots-from = con { $from } o más, los terrenos cuestan 1 gr
web-kh-free-joker-from = con { $from } o más, el Comodín es gratis
web-kh-pelicans = Pelícanos: { $unused } sin usar, { $used } usados
web-kh-miners = Mineros: { $pool } en la reserva, { $waiting } en espera
web-kh-plot-markers = Marcadores de terreno sin usar: { $count }
web-kh-cards-left = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
web-kh-houses = { $count ->
    [one] queda { $count } casa
   *[other] quedan { $count } casas
}
web-kh-ore-from-mines = Mineral de las minas
web-kh-own-houses = Tus casas
web-kh-makes = produce { $amount }
web-kh-next-house = la próxima casa da: { $effect }
web-kh-row-empty = no quedan casas
web-kh-tiles = Losetas por construir
web-kh-slot-free = espacio libre

## La mano

web-kh-hand = Tus cartas
web-kh-card = carta { $card }
web-kh-card-spent = La carta { $card } no se puede volver a usar hasta la próxima ronda
web-kh-barbara-short = S. Bárbara
web-kh-pass = pasar
web-kh-gained = +{ $amount } gr
web-kh-from = desde { $amount } gr
web-kh-draws = roba { $count }
web-kh-reputation-change = { $change } reput.
web-kh-pelicans-left = { $count ->
    [one] { $count } pelícano
   *[other] { $count } pelícanos
}
web-kh-chosen-by = elegido por { $player }

## Lo que cuesta y lo que da una elección

web-kh-change-groschen = groschenes
web-kh-change-income = ingresos
web-kh-change-score = puntos
web-kh-change-score-if-ended = puntos si la partida acabara ahora
web-kh-change-reputation = reputación
web-kh-change-pelicans = pelícanos
web-kh-change-tax = impuestos
web-kh-change-price = precio { $of_the_commodity }

## Escenas

web-kh-scene-refused = se niega
web-kh-scene-paid = paga
web-kh-scene-surcharge = ({ $amount } por terrenos)
web-kh-scene-row = Fila { $row }
