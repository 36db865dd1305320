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
colour-green = verde
colour-silver = plateado
colour-yellow = amarillo
colour-red = rojo
dot-red = rojo
dot-yellow = amarillo
dot-blue = azul
dot-green = verde
action-mine = Mina
action-rights = Derechos
action-plot = Terreno
action-building = Edificio
action-income = Ingresos
action-barbara = Santa Bárbara
action-joker = Comodín
action-nothing = nada

option-kutna-hora-events = Cartas de evento, una por ronda salvo en la última. Siempre true con 2 jugadores; si no, false a menos que las pidas.
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
gain-tax = impuestos { $change }
gain-technology = tecnología minera
gain-removes-house = una casa sale de tu tablero
gain-flips = gira la loseta de Santa Bárbara
gain-patrician = patricio { $colour }
gain-free-tile = loseta pública gratis

tile-building = { $wood } de madera para construirlo; los terrenos a su lado cuestan { $price } gr; iconos { $dots }.
tile-mine = { $stars ->
    [0] ninguna estrella
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}, { $wood } de madera para excavar a su lado o debajo
tile-rock = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
} para su fila; aquí no puede excavar nadie.
tile-public = público { $colour }
tile-of-the-mine = mina

barbara-rights = una loseta del ayuntamiento gratis
barbara-house-for-production = entregas una casa por +{ $amount } de producción
barbara-plot = un terreno cualquiera gratis
barbara-incomes = { $amount } acciones de Ingresos
barbara-patrician = un patricio de la banca al concejo
barbara-reputation-per-public-neighbour = +1 de reputación por cada edificio público junto a los tuyos
barbara-building = construyes una loseta sin pagar madera
barbara-mines = { $amount } acciones de Mina sin pagar madera
barbara-score-building = uno de tus edificios puntúa ahora

card-population = población +{ $amount }
card-ore = mazo de mineral +{ $amount }
card-free-joker = esta ronda el Comodín no cuesta reputación
card-cheap-plots = esta ronda los terrenos cuestan { $amount } gr menos
card-plots-for-one = esta ronda cada terreno cuesta 1 gr
card-everyone-reputation = todos { $change } de reputación
card-everyone-pelicans = { $amount ->
    [one] todos reciben un pelícano
   *[other] todos reciben { $amount } pelícanos
}
card-most-mines-points = { $amount ->
    [one] más minas: 1 punto
   *[other] más minas: { $amount } puntos
}
card-most-buildings-points = { $amount ->
    [one] más edificios: 1 punto
   *[other] más edificios: { $amount } puntos
}
card-fewest-points-pelicans = { $amount ->
    [one] menos puntos: un pelícano
   *[other] menos puntos: { $amount } pelícanos
}
card-arm = el indicador { $of_the_commodity } avanza un punto: baja su precio
card-town-builds = la ciudad construye un edificio de producción { $of_commodity }
card-flip = se gira la loseta de Santa Bárbara

## Lo que paga el concejo

council-green = { $points ->
    [one] { $points } punto por cada edificio público junto a uno tuyo
   *[other] { $points } puntos por cada edificio público junto a uno tuyo
}
council-silver = { $points } puntos por cada dos pelícanos usados
council-yellow = { $points } puntos con una mina en cada fila, { $more } con dos
council-red = { $points } puntos por cada columna de tus casas que esté vacía

## Preguntas

question-guilds = Elige tus tres gremios
    .help = Solo produces y construyes lo que hacen tus gremios. Mira cuáles de sus losetas esperan en el ayuntamiento.
    .name = los gremios
question-row = ¿Qué gremio recibe la fila { $row } de tus casas?
    .help = Cada edificio retira la casa más a la izquierda de la fila de su gremio, y el espacio de debajo paga. La fila { $row } paga: { $effects }
    .name = una fila de casas
question-card = { $cards ->
    [one] Juega una carta, la última de este turno
   *[other] Juega una carta, la primera de { $cards } en este turno
}
    .help = Cada ▐ es una carta: realiza una de sus dos acciones, o pasa. Los precios son lo que puede costar la acción.
    .name = una carta
question-joker = ¿Qué acción será el Comodín?
    .help = El Comodín vale por cualquier otra acción.
    .name = la acción del Comodín
question-miners = ¿Contratas mineros antes de robar?
    .help = Una mina necesita un minero de tu reserva, en la que caben { $pool }. Un permiso ({ $permit } gr) trae uno o dos mineros de los que esperan.
    .name = los mineros
question-mine = ¿Qué mina excavas?
    .help = Las demás se descartan. Después eliges su espacio y pagas la madera.
    .name = una mina
question-space = ¿Dónde excavas { $tile }?
    .help = En una entrada, o a la izquierda, a la derecha o debajo de una mina. El número del espacio es la madera que cuesta.
    .name = un espacio de la mina
question-rights = ¿Qué loseta coges del ayuntamiento?
    .help = Espera en uno de tus 3 espacios hasta que la construyas.
    .name = una loseta del ayuntamiento
question-plot = ¿Qué casilla te adjudicas?
    .help = El edificio más caro junto a una casilla fija su precio.
    .name = un terreno
question-building = ¿Qué loseta construyes?
    .help = Cuesta madera al precio de hoy. Sus efectos llegan al momento.
    .name = un edificio
question-site = ¿En cuál de tus terrenos construyes { $tile }?
    .help = Al final puntúa los iconos a su alrededor que tengan uno de sus colores.
    .name = un terreno donde construir
question-removed-house = ¿Qué fila pierde una casa?
    .help = La loseta retira de tu tablero la casa más a la izquierda de una fila; su efecto se pierde.
    .name = una casa que retirar
question-technology = ¿Dónde colocas { $tile }?
    .help = Una tecnología minera es una mina gratuita; también puedes retirarla de la partida.
    .name = un lugar para la tecnología minera
question-free-tile = ¿Qué loseta pública coges gratis?
    .help = Te la da tu casa. Va a uno de tus espacios.
    .name = una loseta pública gratis
question-council = ¿Llevas un patricio al concejo por { $price } gr?
    .help = Al final de las últimas rondas todos puntúan por cada patricio del concejo.
    .name = un patricio para el concejo
question-bank-patrician = ¿Qué patricio va de la banca al concejo?
    .help = Al final de las últimas rondas todos puntúan por cada patricio del concejo.
    .name = un patricio de la banca
question-house-for-production = ¿Qué gremio entrega una casa a cambio de producción?
    .help = Su casa más a la izquierda sale de tu tablero sin efecto.
    .name = una casa a cambio de producción
question-granted-income = ¿Realizas la acción de Ingresos que concede Santa Bárbara?
    .help = Producción × precio, como siempre.
    .name = unos ingresos concedidos
question-granted-reputation = ¿Aceptas la reputación que concede Santa Bárbara?
    .help = 1 por cada edificio público junto a uno tuyo.
    .name = la reputación concedida
question-granted-mine = ¿Realizas la acción de Mina que concede Santa Bárbara?
    .help = Sin madera y sin permiso, con uno de los mineros que esperan.
    .name = una mina concedida
question-scored-building = ¿Cuál de tus edificios puntúa ahora?
    .help = Al final vuelve a puntuar.
    .name = un edificio que puntúe
question-taxes = ¿Pagas los impuestos, { $tax } gr?
    .help = Tu suma incluye { $two } gr más por dos terrenos sin edificio, { $three } por tres.
    .name = los impuestos

## Elecciones

choice-set = conjunto { $set }
choice-card = { $action } (carta { $card })
choice-pass = pasar la carta { $card }
choice-miners = { $count ->
    [0] ninguno, robar con los de la reserva
    [one] un minero más por un permiso
   *[other] dos mineros por un permiso
}
choice-scrap = retirarla de la partida
choice-stack = { $stack }
choice-row = fila { $row }
choice-house = fila { $row }, { $guild }
choice-patrician = el patricio { $colour }
choice-square = { $square } { $building }
choice-pay = pagar { $amount } gr
choice-refuse = no pagar, −{ $reputation } de reputación
take = aceptar
take-granted-income = cobrar los ingresos
take-granted-reputation = aceptar la reputación
take-granted-mine = robar
decline = no, dejarlo
decline-mine = ninguna, descartarlas
decline-council = nadie
decline-bank-patrician = nadie

## Por qué no

refusal-not-offered = Eso no se ofrece ahora.
refusal-set-taken = Otro jugador ha elegido este conjunto.
refusal-no-such-set = Con tantos jugadores no existe ese conjunto.
refusal-not-your-guild-to-assign = Este no es uno de tus gremios, o ya tiene su fila.
refusal-card-spent = La carta { $card } está gastada hasta la próxima ronda.
refusal-action-not-on-card = { $action } no está en la carta { $card }.
refusal-no-miner = No te queda ningún minero.
refusal-no-permit = Un permiso cuesta { $cost } gr, y tienes { $groschen }.
refusal-pool-full = En tu reserva no caben tantos mineros.
refusal-must-hire = Tu reserva está vacía: debes contratar un minero para excavar.
refusal-too-few-waiting = No hay tantos mineros esperando.
refusal-not-drawn = Esta mina no se ha robado.
refusal-no-affordable-space = No hay ningún espacio en la mina al que llegues y que puedas pagar.
refusal-off-the-mine = La mina de esta mesa es más pequeña.
refusal-rock = Ahí hay una roca.
refusal-mine-there = Ahí ya hay una mina.
refusal-no-access = Ni una mina a su lado o encima, ni una entrada: no se puede llegar.
refusal-space-too-dear = La madera cuesta { $cost } gr, y tienes { $groschen }.
refusal-slots-full = Tus tres espacios están llenos: construye antes una loseta.
refusal-stack-gone = Esta pila está vacía.
refusal-not-your-guild = El gremio { $of_guild } no es uno de los tuyos.
refusal-not-public = Aquí solo es gratis una loseta pública.
refusal-rights-too-dear = En su columna cuesta { $cost } gr, y tienes { $groschen }.
refusal-no-tile-to-take = En el ayuntamiento no hay ninguna loseta que puedas coger y pagar.
refusal-no-marker = Tus tres marcadores de terreno están en la ciudad: construye antes en uno.
refusal-off-the-city = La ciudad de esta mesa es más pequeña.
refusal-built-over = Ahí hay un edificio.
refusal-claimed = Ahí hay un marcador de terreno de alguien.
refusal-not-beside-building = No hay ningún edificio a su lado.
refusal-plot-too-dear = Cuesta { $cost } gr, y tienes { $groschen }.
refusal-no-plot-to-claim = No hay ninguna casilla que puedas adjudicarte y pagar.
refusal-tile-not-yours = No tienes los derechos de esta loseta.
refusal-no-tile = No tienes ninguna loseta que construir: consíguela con Derechos.
refusal-no-plot = No tienes ningún terreno donde construir: consíguelo con Terreno.
refusal-no-house = Al gremio { $of_guild } no le queda ninguna casa en tu tablero.
refusal-no-house-to-remove = Retira una casa de tu tablero, y quedan demasiado pocas.
refusal-no-market = No hay mercado (x roja) para lo que produce el gremio { $of_guild }.
refusal-wood-too-dear = La madera cuesta { $cost } gr, y tienes { $groschen }.
refusal-nothing-to-build = Ahora no puede construirse ninguna de tus losetas: falta dinero, no quedan casas o no hay mercado (x roja).
refusal-not-your-plot = Ese no es un terreno tuyo.
refusal-row-empty = En esta fila no queda ninguna casa.
refusal-guild-without-house = A este gremio no le queda ninguna casa que cambiar por producción.
refusal-house-needed = El nuevo edificio necesita la última casa de esta fila.
refusal-no-pelican = No tienes ningún pelícano sin usar.
refusal-not-in-pool = En la reserva no hay ningún patricio de este color.
refusal-not-in-bank = En la banca no queda ningún patricio de este color.
refusal-not-your-building = Ese no es un edificio tuyo.
refusal-taxes-too-dear = Los impuestos son { $cost } gr, y tienes { $groschen }.
refusal-compulsory = Esto es obligatorio: no se puede ignorar.
refusal-game-over = La partida ha terminado.

## Lo que ha pasado

event-guilds-chosen = { $player } elige { $guilds }.
event-row-assigned = { $player } asigna la fila { $row } al gremio { $of_guild }.
event-card-played = { $player } juega la carta { $card }: { $action }.
event-card-without-effect = { $player } pasa.
event-joker-used = { $lost ->
    [0] { $player } usa el Comodín.
   *[other] { $player } usa el Comodín a cambio de { $lost } de reputación.
}
event-miners-hired = { $count ->
    [one] { $player } contrata un minero por { $paid } gr.
   *[other] { $player } contrata { $count } mineros por { $paid } gr.
}
event-mine-drawn = { $player } roba la mina { $tile }.
event-mine-stack-renewed = Las { $count } minas descartadas se barajan y forman una pila nueva.
event-mine-built = { $paid ->
    [0] { $player } excava { $tile } en { $space } gratis.
   *[other] { $player } excava { $tile } en { $space } por { $paid } gr.
}
event-mine-discarded = { $player } descarta { $tile }.
event-rights-taken = { $paid ->
    [0] { $player } coge la loseta { $tile } ({ $stack }) gratis.
   *[other] { $player } coge la loseta { $tile } ({ $stack }) por { $paid } gr.
}
event-tile-revealed = La siguiente loseta de la pila ({ $stack }) es { $tile }.
event-tile-uncovered = La última loseta de la pila ({ $stack }) es { $tile }.
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
event-town-built = { $count ->
    [0] La ciudad produce más: baja el precio { $of_the_commodity }; no quedaba ninguna loseta.
   *[other] La ciudad construye el edificio { $tile }: baja el precio { $of_the_commodity }.
}
event-points-scored = { $count ->
    [one] { $player } se anota { $change } punto: { $source }.
   *[other] { $player } se anota { $change } puntos: { $source }.
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
event-tax-raised = Impuestos { $change }, ahora { $now } gr.
event-patrician-pooled = Un patricio { $colour } llega a la reserva.
event-patrician-seated = { $paid ->
    [0] { $player } lleva un patricio { $colour } al concejo gratis.
   *[other] { $player } lleva un patricio { $colour } al concejo por { $paid } gr.
}
event-house-gone = { $player } retira una casa de la fila { $row }.
event-barbara-turned = Se gira la loseta { $barbara } de Santa Bárbara.
event-technology-taken = { $player } trae la tecnología { $tile }: una acción de Mina roba ahora { $level } losetas.
event-technology-removed = { $player } retira de la partida la tecnología { $tile }.
event-income-gained = { $player } obtiene unos ingresos de { $amount } gr.
event-taxes-paid = { $amount ->
    [0] { $player } no debe impuestos.
   *[other] { $player } paga { $amount } gr de impuestos.
}
event-taxes-refused = { $player } no paga impuestos y pierde { $reputation } de reputación.
event-red-tile-entered = El edificio { $tile } (rojo) entra en el ayuntamiento.
event-round-began = La ronda { $round } empieza con { $player }.
event-event-revealed = Evento de la ronda: { $event } ({ $effect }).
event-event-acted = El evento surte efecto: { $event } ({ $effect }).
event-effect-ignored = { $player } renuncia a { $question }.
event-game-ended = La partida ha terminado.

## De dónde vienen los puntos

source-mines = minas
source-buildings = edificios
source-houses = casas
source-barbara = Santa Bárbara
source-reputation = reputación más allá del contador
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
