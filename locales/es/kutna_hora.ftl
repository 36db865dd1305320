### Kutná Hora: sus palabras, preguntas, negativas y sucesos, para todas las pantallas.

player-1 = León
    .mark = L
player-2 = Ciervo
    .mark = C
player-3 = Águila
    .mark = A
player-4 = Oso
    .mark = O

## Palabras

commodity-ore = mineral
    .of = de mineral
    .of-the = del mineral
commodity-silver = plata
    .of = de plata
    .of-the = de la plata
commodity-wood = madera
    .of = de madera
    .of-the = de la madera
commodity-permits = permisos
    .of = de permisos
    .of-the = de los permisos
commodity-food = comida
    .of = de comida
    .of-the = de la comida
commodity-beer = cerveza
    .of = de cerveza
    .of-the = de la cerveza
guild-miners = Mineros
    .of = de Mineros
guild-metallurgists = Metalúrgicos
    .of = de Metalúrgicos
guild-builders = Constructores
    .of = de Constructores
guild-scribes = Escribas
    .of = de Escribas
guild-grocers = Tenderos
    .of = de Tenderos
guild-innkeepers = Mesoneros
    .of = de Mesoneros
color-green = verde
color-silver = plateado
color-yellow = amarillo
color-red = rojo
dot-red = rojo
dot-yellow = amarillo
dot-blue = azul
dot-green = verde
dot = { $symbol } { $color }
action-mine = Mina
action-rights = Derechos
action-plot = Terreno
action-building = Edificio
action-income = Ingresos
action-barbara = Santa Bárbara
action-joker = Comodín
action-nothing = nada
groschen-short = { $amount } gr

option-kutna-hora-events = Cartas de evento, una por ronda salvo en la última. Con 2 jugadores se usan siempre; si no, solo si las pides.
option-kutna-hora-first-game = La carta de gremios 1 en su orden impreso, para una primera partida; los conjuntos los eligen los jugadores o se reparten.
option-kutna-hora-start = Quién empieza: 0 León, 1 Ciervo, 2 Águila, 3 Oso; none: al azar.

## Lo que dan las cosas

gain-nothing = nada
gain-production = +{ $amount } { $commodity }
gain-ore-deck = mazo de mineral +{ $amount }
gain-population = población { $change }
gain-points = { $count ->
    [one] { $change } punto
   *[other] { $change } puntos
}
gain-reputation = { $change } de reputación
gain-pelicans = { $count ->
    [one] { $change } pelícano
   *[other] { $change } pelícanos
}
gain-groschen = { $change } gr
gain-tax = impuestos { $change }
gain-technology = tecnología minera
gain-removes-house = retira una casa de tu tablero
gain-flips = gira la loseta de Santa Bárbara
gain-patrician = patricio { $color }
gain-free-tile = loseta pública gratis

tile-building = { $wood } de madera para construirlo; los terrenos a su lado cuestan { $price } gr; iconos { $dots }.
tile-mine = { $stars ->
    [0] ninguna estrella
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}; los espacios a su lado y debajo cuestan { $wood } de madera
tile-rock = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} para su fila; aquí nadie puede construir una mina.
tile-public = público { $color }
tile-of-the-mine = mina

barbara-rights = una loseta del ayuntamiento gratis
barbara-house-for-production = renuncias a una casa por +{ $amount } de producción
barbara-plot = un terreno gratis, en cualquier casilla
barbara-incomes = { $amount ->
    [one] una acción de Ingresos
   *[other] { $amount } acciones de Ingresos
}
barbara-patrician = un patricio de la banca directamente al concejo
barbara-reputation-per-public-neighbour = +1 de reputación por cada edificio público junto a cada uno de los tuyos
barbara-building = construyes una loseta sin pagar madera
barbara-mines = { $amount ->
    [one] una acción de Mina sin pagar madera
   *[other] { $amount } acciones de Mina sin pagar madera
}
barbara-score-building = uno de tus edificios puntúa ahora

card-population = población +{ $amount }
card-ore = mazo de mineral +{ $amount }
card-when-revealed = al revelarse – { $effect }
card-after-taxes = tras los impuestos – { $effect }
card-whenever-performed = tras cada acción de { $action } – { $effect }
card-to = { $whom }: { $gain }
card-to-everyone = todos
card-to-most = quien tenga más { $things }
card-to-fewest = quien tenga menos { $things }
card-to-starting-player = el jugador inicial
card-to-active-player = quien la realice
card-per-mines = { $gain } por cada mina
card-per-buildings = { $gain } por cada edificio
card-per-plots = { $gain } por cada terreno
card-per-pelicans = { $gain } por cada pelícano sin usar
card-move-indicator = { $amount ->
    [one] el indicador { $of_the_commodity } avanza un punto: baja su precio
   *[other] el indicador { $of_the_commodity } avanza { $amount } puntos: baja su precio
}
card-town-builds = la ciudad construye un edificio de producción { $of_commodity }
card-flip-tile = se gira la loseta de Santa Bárbara
card-flip-tile-and-tax = se gira la loseta de Santa Bárbara y se suman sus impuestos
card-raise-tax = impuestos +{ $amount }
card-lower-tax = impuestos −{ $amount }
card-patrician = un patricio { $color } llega a la reserva
card-free-joker = esta ronda el Comodín no cuesta reputación
card-plot-discount = esta ronda los terrenos cuestan { $amount } gr menos
card-plot-price = esta ronda cada terreno cuesta { $amount } gr

card-thing-mines = minas
card-thing-buildings = edificios
card-thing-plots = terrenos
card-thing-pelicans = pelícanos sin usar
card-thing-points = puntos
card-thing-reputation = reputación
card-thing-groschen = groschenes

## Lo que paga el concejo

council-green = { $points ->
    [one] { $points } punto por cada edificio público junto a cada uno de los tuyos
   *[other] { $points } puntos por cada edificio público junto a cada uno de los tuyos
}
council-silver = { $points ->
    [one] { $points } punto por cada dos pelícanos usados
   *[other] { $points } puntos por cada dos pelícanos usados
}
council-yellow = { $points ->
    [one] { $points } punto con una mina en cada fila, { $more } con dos en cada fila
   *[other] { $points } puntos con una mina en cada fila, { $more } con dos en cada fila
}
council-red = { $points ->
    [one] { $points } punto por cada columna de tu tablero sin casas
   *[other] { $points } puntos por cada columna de tu tablero sin casas
}

## Preguntas

question-guilds = Elige tus tres gremios
    .help = Solo produces y construyes lo que hacen tus gremios. Mira qué losetas suyas hay en el ayuntamiento.
    .name = los gremios
question-row = ¿Qué gremio recibe la fila { $row } de tus casas?
    .help = Cada edificio retira la casa más a la izquierda de la fila de su gremio, y recibes lo que hay debajo. La fila { $row } da: { $effects }
    .name = una fila de casas
question-card = { $cards ->
    [one] Juega una carta (la última de este turno)
   *[other] Juega una carta (la primera de { $cards } en este turno)
}
    .help = Elige una de las dos acciones de una carta, o pasa con esa carta. Lo que cuesta una acción se paga al realizarla.
    .name = una carta
question-joker = ¿Qué acción realizas con el Comodín?
    .help = El Comodín vale por cualquier otra acción.
    .name = la acción del Comodín
question-miners = { $must ->
    [0] { $most ->
        [one] ¿Contratas un minero antes de robar?
       *[other] ¿Contratas mineros antes de robar?
    }
   *[other] ¿Cuántos mineros contratas?
}
    .help = { $must ->
        [0] Una mina necesita un minero de tu reserva, en la que caben { $pool }. Con un permiso ({ $permit } gr) { $most ->
            [one] pasa a ella uno de los mineros que esperan
           *[other] pasan a ella uno o dos de los mineros que esperan
        }.
       *[other] Una mina necesita un minero de tu reserva, y tu reserva está vacía. Con un permiso ({ $permit } gr) { $most ->
            [one] pasa a ella uno de los mineros que esperan
           *[other] pasan a ella uno o dos de los mineros que esperan
        }.
    }
    .name = los mineros
question-mine = { $drawn ->
    [one] ¿Construyes esta mina?
   *[other] ¿Qué mina construyes?
}
    .help = { $drawn ->
        [one] Si no la construyes, se descarta.
       *[other] Las demás se descartan.
    } { $free ->
        [0] Después eliges su espacio y pagas la madera.
       *[other] Después eliges su espacio. No pagas ni madera ni permiso.
    }
    .name = una mina
question-space = ¿Dónde construyes la mina { $tile }?
    .help = En una entrada, o a la izquierda, a la derecha o debajo de una mina. { $free ->
        [0] El número del espacio es la madera que cuesta.
       *[other] No pagas madera por él.
    }
    .name = un espacio de la mina
question-rights = ¿Qué loseta tomas del ayuntamiento?
    .help = { $free ->
        [0] Espera en uno de tus 3 espacios hasta que la construyas.
       *[other] No te cuesta nada, y espera en uno de tus 3 espacios hasta que la construyas.
    }
    .name = una loseta del ayuntamiento
question-plot = ¿Qué casilla te adjudicas?
    .help = El edificio más caro junto a una casilla fija su precio.
    .help-cheaper = El edificio más caro junto a una casilla fija su precio, y el evento de esta ronda le resta hasta { $less } gr.
    .help-same = Cada casilla que puedes adjudicarte te cuesta { $price } gr.
    .help-free = Cualquier casilla que no sea de nadie, y no te cuesta nada.
    .name = un terreno
question-building = ¿Qué loseta construyes?
    .help = { $free ->
        [0] Pagas su madera al precio actual.
       *[other] No pagas madera por ella.
    } Sus efectos se aplican al momento.
    .name = un edificio
question-site = ¿En cuál de tus terrenos construyes el edificio { $tile }?
    .help = Al final de la partida puntúa los iconos a su alrededor que tengan uno de sus colores.
    .help-public = Un edificio público no es de nadie, pero tus edificios junto a él pueden puntuar sus iconos.
    .name = un terreno donde construir
question-removed-house = ¿Qué fila pierde una casa?
    .help = La loseta retira de tu tablero la casa más a la izquierda de una fila; su efecto se pierde.
    .name = una casa que retirar
question-technology = ¿Dónde colocas la tecnología { $tile }?
    .help = Una tecnología minera es una mina gratuita; también puedes retirarla de la partida.
    .name = un lugar para la tecnología minera
question-free-tile = ¿Qué loseta pública tomas gratis?
    .help = Te la da tu casa y va a uno de tus espacios.
    .name = una loseta pública gratis
question-council = ¿Llevas un patricio al concejo por { $price } gr?
    .help = { $times ->
        [one] Al final de esta ronda todos puntúan por última vez por cada patricio del concejo.
       *[other] Al final de cada una de las { $times } últimas rondas todos puntúan por cada patricio del concejo.
    }
    .name = un patricio para el concejo
question-bank-patrician = ¿Qué patricio va de la banca al concejo?
    .help = { $times ->
        [one] Al final de esta ronda todos puntúan por última vez por cada patricio del concejo.
       *[other] Al final de cada una de las { $times } últimas rondas todos puntúan por cada patricio del concejo.
    }
    .name = un patricio de la banca
question-house-for-production = ¿Qué gremio renuncia a una casa para producir más?
    .help = Su casa más a la izquierda sale de tu tablero sin efecto.
    .name = una casa a cambio de producción
question-granted-income = ¿Realizas la acción de Ingresos concedida?
    .help = Producción × precio, como siempre.
    .name = la acción de Ingresos concedida
question-granted-reputation = ¿Aceptas la reputación concedida?
    .help = 1 por cada edificio público junto a cada uno de los tuyos.
    .name = la reputación concedida
question-granted-mine = ¿Realizas la acción de Mina concedida?
    .help = { $waiting ->
        [0] Sin pagar madera ni permiso, con un minero de tu reserva.
       *[other] Sin pagar madera ni permiso, con uno de los mineros que esperan.
    }
    .name = la acción de Mina concedida
question-scored-building = ¿Cuál de tus edificios puntúa ahora?
    .help = Al final vuelve a puntuar.
    .name = un edificio que puntúe
question-taxes = ¿Pagas { $tax } gr de impuestos?
    .help = Si no pagas, pierdes { $loss } de reputación.
    .help-surcharge = { $plots ->
        [one] De ellos, { $surcharge } gr son por tu terreno sin construir.
       *[other] De ellos, { $surcharge } gr son por tus { $plots } terrenos sin construir.
    } Si no pagas, pierdes { $loss } de reputación.
    .name = los impuestos

## Elecciones

choice-set = conjunto { $set }
choice-card = { $action } (carta { $card })
choice-pass = pasar (carta { $card })
choice-miners = { $count ->
    [0] ninguno, robar con los mineros de la reserva
    [one] un minero más por un permiso
   *[other] dos mineros por un permiso
}
choice-scrap = retirarla de la partida
choice-stack = { $stack }
choice-row = fila { $row }
choice-house = fila { $row }, { $guild }
choice-patrician = el patricio { $color }
choice-square = { $square } { $building }
choice-pay = pagar { $amount } gr
choice-refuse = no pagar, −{ $reputation } de reputación
take = aceptar
take-granted-income = cobrar los ingresos
take-granted-reputation = aceptar la reputación
take-granted-mine = robar
decline = no, gracias
decline-mine = { $drawn ->
    [one] no, descartarla
   *[other] ninguna, descartarlas
}
decline-council = nadie
decline-bank-patrician = nadie

note-rights = { $origin }, { $wood } de madera: { $effects }
note-build = { $cost }: { $effects }
note-mine = { $effects }; { $costs }
note-house = se pierde: { $effect }
note-set = producen { $wares }
note-row = produce { $commodity }
ware-price = { $commodity } ({ $price } gr)

## Por qué no

refusal-set-taken = Otro jugador ha elegido este conjunto.
refusal-no-such-set = Con este número de jugadores no existe ese conjunto.
refusal-not-your-guild-to-assign = Este no es uno de tus gremios, o ya tiene su fila.
refusal-card-spent = La carta { $card } está gastada hasta la próxima ronda.
refusal-action-not-on-card = { $action } no está en la carta { $card }.
refusal-no-miner = No te queda ningún minero.
refusal-no-permit = Un permiso cuesta { $cost } gr, y solo tienes { $groschen } gr.
refusal-pool-full = En tu reserva no caben tantos mineros.
refusal-must-hire = Tu reserva está vacía: antes debes contratar un minero.
refusal-too-few-waiting = No hay tantos mineros esperando.
refusal-not-drawn = Esta mina no se ha robado.
refusal-no-affordable-space = { $cost ->
    [0] En la mina no hay ningún espacio libre al que llegues.
   *[other] El espacio más barato al que llegas cuesta { $cost } gr, y solo tienes { $groschen } gr.
}
refusal-off-the-mine = En esta partida la mina es más pequeña.
refusal-rock = Ahí hay una roca.
refusal-mine-there = Ahí ya hay una mina.
refusal-no-access = No es una entrada, ni tiene una mina a su lado o encima.
refusal-space-too-expensive = La madera cuesta { $cost } gr, y solo tienes { $groschen } gr.
refusal-slots-full = Tus tres espacios están llenos: construye antes una loseta.
refusal-stack-gone = Esta pila está vacía.
refusal-not-your-guild = El gremio { $of_guild } no es uno de los tuyos.
refusal-not-public = Aquí solo es gratis una loseta pública.
refusal-rights-too-expensive = En su columna cuesta { $cost } gr, y solo tienes { $groschen } gr.
refusal-no-tile-to-take = { $cost ->
    [0] En el ayuntamiento no hay ninguna loseta que puedas tomar.
   *[other] La loseta más barata que puedes tomar cuesta { $cost } gr, y solo tienes { $groschen } gr.
}
refusal-no-marker = Tus tres marcadores de terreno están en la ciudad: construye antes en uno de tus terrenos.
refusal-off-the-city = En esta partida la ciudad es más pequeña.
refusal-built-over = Ahí ya hay un edificio.
refusal-claimed = Ahí ya hay un marcador de terreno.
refusal-not-beside-building = No está junto a ningún edificio.
refusal-plot-too-expensive = Cuesta { $cost } gr, y solo tienes { $groschen } gr.
refusal-no-plot-to-claim = { $cost ->
    [0] No queda ninguna casilla que puedas adjudicarte.
   *[other] La casilla más barata cuesta { $cost } gr, y solo tienes { $groschen } gr.
}
refusal-tile-not-yours = No tienes los derechos de esta loseta.
refusal-no-tile = No tienes ninguna loseta que construir: consíguela con Derechos.
refusal-no-plot = No tienes ningún terreno donde construir: consíguelo con Terreno.
refusal-no-house = Al gremio { $of_guild } no le queda ninguna casa en tu tablero.
refusal-no-house-to-remove = Esta loseta retira una casa de tu tablero, y no te quedan suficientes.
refusal-no-market = No hay mercado (X roja) para lo que produce el gremio { $of_guild }.
refusal-wood-too-expensive = La madera cuesta { $cost } gr, y solo tienes { $groschen } gr.
refusal-nothing-to-build = { $cost ->
    [0] Ahora no puedes construir ninguna de tus losetas.
   *[other] La madera de la loseta más barata que puedes construir cuesta { $cost } gr, y solo tienes { $groschen } gr.
}
refusal-not-your-plot = Ese terreno no es tuyo.
refusal-row-empty = En esta fila no queda ninguna casa.
refusal-guild-without-house = A este gremio no le queda ninguna casa que cambiar por producción.
refusal-house-needed = El nuevo edificio necesita la última casa de esta fila.
refusal-no-pelican = No tienes ningún pelícano sin usar.
refusal-not-in-pool = En la reserva no hay ningún patricio de este color.
refusal-not-in-bank = En la banca no queda ningún patricio de este color.
refusal-not-your-building = Ese edificio no es tuyo.
refusal-taxes-too-expensive = Los impuestos son { $cost } gr, y solo tienes { $groschen } gr.
refusal-compulsory = Esto es obligatorio.

## Lo que ha pasado

event-guilds-chosen = { $player } elige { $guilds }.
event-row-assigned = { $player } asigna la fila { $row } al gremio { $of_guild }.
event-card-played = { $player } juega la carta { $card }: { $action }.
event-card-without-effect = { $player } pasa.
event-joker-used = { $lost ->
    [0] { $player } usa el Comodín.
   *[other] { $player } usa el Comodín y pierde { $lost } de reputación.
}
event-miners-hired = { $count ->
    [one] { $player } contrata un minero por { $paid } gr.
   *[other] { $player } contrata { $count } mineros por { $paid } gr.
}
event-mine-drawn = { $player } roba la mina { $tile }.
event-mine-stack-renewed = { $count ->
    [one] La única mina descartada forma una pila nueva.
   *[other] Las { $count } minas descartadas se barajan y forman una pila nueva.
}
event-mine-built = { $paid ->
    [0] { $player } construye la mina { $tile } en { $space } gratis.
   *[other] { $player } construye la mina { $tile } en { $space } por { $paid } gr.
}
event-mine-discarded = { $player } descarta la mina { $tile }.
event-rights-taken = { $paid ->
    [0] { $player } toma la loseta { $tile } ({ $stack }) gratis.
   *[other] { $player } toma la loseta { $tile } ({ $stack }) por { $paid } gr.
}
event-tile-revealed = Siguiente loseta de la pila ({ $stack }): { $tile }.
event-tile-uncovered = Última loseta de la pila ({ $stack }): { $tile }.
event-plot-claimed = { $paid ->
    [0] { $player } se adjudica { $square } gratis.
   *[other] { $player } se adjudica { $square } por { $paid } gr.
}
event-building-built = { $paid ->
    [0] { $player } construye el edificio { $tile } en { $square } gratis.
   *[other] { $player } construye el edificio { $tile } en { $square } por { $paid } gr.
}
event-production-raised = { $player } aumenta en { $amount } su producción { $of_commodity }, que pasa a { $now }.
event-arm-moved = El indicador { $of_the_commodity } se mueve un punto a la derecha.
event-population-grew = La población crece hasta { $now }.
event-ore-advanced = El mazo de mineral avanza hasta { $now }.
price-step = { $commodity } { $before } → { $now }
event-price-changed = Precios: { $changes }.
event-price-changed-by = Precios: { $changes } ({ $cause }).
cause-mine-built = { $player } construyó una mina
cause-building-built = { $player } construyó el edificio { $tile }
cause-event-acted = { $event }
event-town-built = { $count ->
    [0] La ciudad quiere construir un edificio para la producción { $of_commodity }, pero no queda ninguna loseta. El indicador se mueve igualmente.
   *[other] La ciudad construye el edificio { $tile }, porque la demanda { $of_commodity } es muy alta.
}
event-points-scored = { $sign ->
    [lose] { $count ->
        [one] { $player } pierde { $count } punto ({ $source }).
       *[other] { $player } pierde { $count } puntos ({ $source }).
    }
   *[gain] { $count ->
        [one] { $player } consigue { $count } punto ({ $source }).
       *[other] { $player } consigue { $count } puntos ({ $source }).
    }
}
event-reputation-changed = Reputación de { $player }: { $change }, ahora { $now }.
event-pelicans-gained = { $amount ->
    [one] { $player } recibe un pelícano.
   *[other] { $player } recibe { $amount } pelícanos.
}
event-pelican-used = { $barbara ->
    [12] { $player } entrega un pelícano a la catedral de Santa Bárbara, ya terminada.
   *[other] { $player } usa un pelícano en la loseta { $barbara } de Santa Bárbara.
}
event-groschen-changed = Groschenes de { $player }: { $change }.
event-tax-raised = Impuestos { $change }, ahora { $now } gr.
event-patrician-pooled = Un patricio { $color } pasa a la reserva.
event-patrician-seated = { $paid ->
    [0] { $player } lleva un patricio { $color } al concejo gratis.
   *[other] { $player } lleva un patricio { $color } al concejo por { $paid } gr.
}
event-house-gone = { $player } retira una casa de la fila { $row }.
event-barbara-turned = Se gira la loseta { $barbara } de Santa Bárbara.
event-technology-taken = { $player } toma la tecnología { $tile }: las acciones de Mina roban ahora { $level } losetas.
event-technology-removed = { $player } retira de la partida la tecnología { $tile }.
event-income-gained = { $player } cobra { $amount } gr de ingresos.
event-taxes-paid = { $amount ->
    [0] { $player } no debe impuestos.
   *[other] { $player } paga { $amount } gr de impuestos.
}
event-taxes-refused = { $player } no paga los impuestos y pierde { $reputation } de reputación.
event-red-tile-entered = El edificio { $tile } (rojo) entra en el ayuntamiento.
event-round-began = La ronda { $round } empieza con { $player }.
event-event-revealed = Evento de la ronda: { $event } ({ $effect }).
event-event-acted = El evento surte efecto: { $event } ({ $effect }).
event-effect-ignored = { $player } renuncia a { $question }.
event-game-ended = La partida ha terminado.

## Escenas

scene-draft = Elección de los gremios
    .guilds = Gremios
    .rows = Casas
    .new-round = Empieza la partida
scene-round-end = Fin de la ronda { $round }
    .last = Fin de la última ronda
    .event = El evento surte efecto
    .taxes = Impuestos
    .council = El concejo
    .red-tiles = Losetas rojas
    .final = Puntuación final
    .new-round = Ronda siguiente
scene-barbara = Santa Bárbara: loseta { $barbara }
    .finished = Santa Bárbara: la catedral terminada
    .tile = Se usa un pelícano

## De dónde vienen los puntos

source-mines = minas
source-buildings = edificios
source-houses = casas
source-barbara = Santa Bárbara
source-reputation = reputación más allá del final del contador
source-events = eventos
source-green = patricios verdes
source-silver = patricios plateados
source-yellow = patricios amarillos
source-red = patricios rojos
source-final-city = iconos alrededor de los edificios
source-final-mines = estrellas en las filas de la mina
source-final-income = ingresos ÷ 10
source-final-reputation = reputación
source-final-extras = losetas, terrenos y pelícanos que sobran
