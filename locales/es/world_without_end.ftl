### Un mundo sin fin en español. Los nombres empiezan por wwe-; las negativas las nombra el motor.

wwe-player-1 = León
    .mark = L
wwe-player-2 = Ciervo
    .mark = C
wwe-player-3 = Águila
    .mark = A
wwe-player-4 = Oso
    .mark = O

wwe-welcome = Te damos la bienvenida a Kingsbridge. En dorado, lo que puedes elegir. ¿Primera vez? Escribe ? para ver el juego en pocas líneas.

wwe-primer =
    Kingsbridge, de 1327 a 1361: construye la ciudad, cumple tus deberes, sobrevive a la peste. Gana
    quien tenga más puntos de victoria (PV). Cuatro capítulos de seis rondas; en cada ronda
      1. se roba una carta de evento y se hace lo que dice (las azules siguen en vigor un tiempo),
      2. el jugador activo la orienta: cada esquina paga al jugador al que apunta, y la flecha mueve
         el indicador de favor { $marker } de 0 a 3 casillas; el jugador activo recibe ese favor,
      3. cada uno juega una de 12 cartas de acción, puede realizarla, y después descarta otra boca
         abajo. Así que en un capítulo usas seis cartas y pierdes seis.
    Dan puntos la piedra { $stone } y la madera { $wood } que colocas en proyectos (3 PV cada una), los favores,
    las donaciones, la medicina, las casas { $house } y los eventos. La lana { $wool } se vende por oro { $gold };
    tejida como paño { $cloth }, por más. Al final de cada capítulo debes 2 de piedad { $piety }, 2 cereales { $grain }
    y de 2 a 5 de oro. Lo que falta cuesta PV y una penalización en el capítulo siguiente; 1 de
    lealtad { $loyalty } la evita. Tras el capítulo IV no hay penalizaciones, pero las pérdidas cuentan doble.
    Desde el capítulo III la peste { $sick } enferma las casas: el conocimiento médico { $knowledge } no se gasta, y
    permite cuidar las localizaciones cuyos valores cubra. Al final, 1 PV por cada piedra y madera que
    te quede, ½ por cada oro.

    Los bienes están tras las pantallas: ves los tuyos. «mirar memoria» enseña lo que sabría una
    memoria perfecta.
    Bienes: { $stone } piedra  { $wood } madera  { $grain } cereal  { $piety } piedad  { $wool } lana  { $cloth } paño  { $loyalty } lealtad  { $knowledge } conocimiento
    { $gold } oro  { $points } PV

wwe-help-commands =
    Escribe el número de una opción, o su nombre, por ejemplo cereal. Y siempre:

      (Intro)         ver la mesa otra vez        mirar [casas …]  toda, o una parte
      porqué          qué no puedes hacer         porqué NOMBRE    por qué esto no
      pista           qué haría alguien bueno     reglas ID        una regla (WWE-ACT-4)
      loseta NOMBRE   qué lleva impreso una pieza
      puntos          los de todos, por ahora     registro [todo]  qué ha pasado
      mirar memoria   los bienes ajenos, como los sabría una memoria perfecta
      deshacer, rehacer  tu última elección       reiniciar        este turno otra vez
      guardar ARCHIVO guardar una copia           idioma CÓDIGO    en, es, fr o it
      salir           dejarlo; la partida se guarda

wwe-no-piece = En la caja no hay nada llamado «{ $name }». Basta una parte del nombre: loseta puente

## Palabras

wwe-good-stone = piedra
    .counted = { $amount ->
        [one] piedra
       *[other] piedras
    }
wwe-good-wood = madera
    .counted = { $amount ->
        [one] madera
       *[other] maderas
    }
wwe-good-grain = cereal
    .counted = { $amount ->
        [one] cereal
       *[other] cereales
    }
wwe-good-piety = piedad
    .counted = de piedad
wwe-good-wool = lana
    .counted = { $amount ->
        [one] lana
       *[other] lanas
    }
wwe-good-cloth = paño
    .counted = { $amount ->
        [one] paño
       *[other] paños
    }
wwe-good-loyalty = lealtad
    .counted = de lealtad
wwe-good-knowledge = conocimiento
    .counted = de conocimiento
wwe-good-gold = oro
    .counted = de oro
wwe-good-points = PV
    .counted = PV
wwe-amount = { $amount } { $good }
wwe-change = { $change } { $good }
wwe-nothing = nada
wwe-or = {" o bien "}
wwe-more = …

wwe-card-grain = Cereal
    .does = recibir 1 cereal
    .help = Recibe 1 cereal de los campos.
wwe-card-piety = Piedad
    .does = recibir 1 de piedad
    .help = Recibe 1 de piedad de la catedral.
wwe-card-resource = Recurso
    .does = recibir 1 piedra o 1 madera
    .help = Recibe 1 piedra de la cantera o 1 madera del bosque.
wwe-card-project = Proyecto
    .does = colocar hasta 2 recursos
    .help = Coloca hasta 2 de tus piedras y maderas en casillas libres de un proyecto de construcción: { $building_points } PV por cada una.
wwe-card-sale = Venta
    .does = { $cloth_limit ->
        [one] vender lana y { $cloth_limit } paño
       *[other] vender lana y { $cloth_limit } paños
    }
    .help = { $cloth_limit ->
        [one] Vende tantas lanas como quieras a { $wool_price } de oro cada una, y como mucho { $cloth_limit } paño por { $cloth_price } de oro. Los eventos pueden cambiar los precios y cerrar la feria.
       *[other] Vende tantas lanas como quieras a { $wool_price } de oro cada una, y como mucho { $cloth_limit } paños a { $cloth_price } de oro. Los eventos pueden cambiar los precios y cerrar la feria.
    }
wwe-card-privilege = Privilegio
    .does = repetir { $repeated }
    .help = Realiza otra vez la acción que realizaste en la ronda anterior de este capítulo.
wwe-card-house = Casa
    .does = { $house_gold } de oro + recurso, construir
    .help = Paga { $house_gold } de oro y el recurso indicado, y coloca una de tus 4 casas en una casilla libre; nunca dos en casillas con el mismo ingreso.
wwe-card-rent = Alquiler
    .does = ingresos de hasta 2 casas
    .help = Recibe los ingresos de hasta 2 de tus casas.
wwe-card-donation = Donación
    .does = { $donation_gold } de oro, sello en un proyecto
    .help = Paga { $donation_gold } de oro y coloca un sello en un proyecto de construcción: cuando se complete, recibes su bonificación.
wwe-card-cloth = Paño
    .does = tejer 1 o 2 lanas
    .help = Cambia 1 lana por 1 paño, o 2 por 2.
wwe-card-medicine = Medicina
    .does = { $plague ->
        [0] { $medicine_gold } de oro y { $medicine_points } PV
       *[other] { $medicine_gold } de oro + { $medicine_points } PV, o cuidar
    }
    .help = Recibe { $medicine_gold } de oro y { $medicine_points } PV; o, desde el capítulo III, cuida de localizaciones enfermas cuyos valores cubra tu conocimiento médico: { $treatment_points } PV por cada una, y sus beneficios.
wwe-card-favor = Favor
    .does = indicador +1, su recompensa
    .help = Avanza el indicador de favor una casilla y recibe la recompensa; con los forajidos pagas { $outlaws } de oro.

wwe-person-queen = la reina
    .of = de la reina
    .short = Reina
    .help = { $queen } PV si tienes al menos 1 de lealtad.
wwe-person-prior = el prior
    .of = del prior
    .short = Prior
    .help = 1 de piedad.
wwe-person-alderman = el prohombre del gremio
    .of = del prohombre del gremio
    .short = Prohombre
    .help = 1 PV por cada una de tus casas en el tablero.
wwe-person-prioress = la priora
    .of = de la priora
    .short = Priora
    .help = { $prioress } PV si tienes al menos 1 de conocimiento médico.
wwe-person-merchants = los mercaderes
    .of = de los mercaderes
    .short = Mercad.
    .help = 1 lana.
wwe-person-king = el rey
    .of = del rey
    .short = Rey
    .help = 1 PV por cada lealtad que tengas; la conservas.
wwe-person-earl = el conde de Shiring
    .of = del conde de Shiring
    .short = Conde
    .help = 1 cereal.
wwe-person-bishop = el obispo
    .of = del obispo
    .short = Obispo
    .help = 1 PV por cada piedad que tengas; la conservas.
wwe-person-outlaws = los forajidos
    .of = de los forajidos
    .short = Forajidos
    .help = Pagas { $outlaws } de oro; quien no pueda pagar no puede dejar que el indicador llegue aquí.

wwe-reward-queen = { $loyalty }:{ $queen } PV
wwe-reward-prior = +1 { $piety }
wwe-reward-alderman = 1 PV/{ $house }
wwe-reward-prioress = { $knowledge }:{ $prioress } PV
wwe-reward-merchants = +1 { $wool }
wwe-reward-king = 1 PV/{ $loyalty }
wwe-reward-earl = +1 { $grain }
wwe-reward-bishop = 1 PV/{ $piety }
wwe-reward-outlaws = −{ $outlaws } { $gold }

wwe-project-bridge = Puente
    .the = el puente
wwe-project-mill = Batán
    .the = el batán
wwe-project-hospital = Hospital
    .the = el hospital
wwe-project-chapel = Capilla
    .the = la capilla
wwe-project-palace = Palacio
    .the = el palacio
wwe-project-church = Iglesia
    .the = la iglesia
wwe-project-tower = Torre
    .the = la torre

wwe-penalty-piety = penitencia
    .help = penitencia: al empezar el capítulo siguiente se descarta una carta de tu mano al azar
wwe-penalty-grain = mendigar
    .help = mendigar: sin ingresos personales en la primera ronda del capítulo siguiente
wwe-penalty-gold = corte real
    .help = corte real: sin acción en la primera ronda del capítulo siguiente

option-world-without-end-first-game = El capítulo I con las seis cartas de acción con estrella y sin descartes, para una primera partida.
option-world-without-end-open-screens = Todos ven los bienes de todos.
option-world-without-end-start = Quién empieza: 0 León, 1 Ciervo, 2 Águila, 3 Oso; none: al azar.

## La mesa

wwe-status = Un mundo sin fin · Capítulo { $chapter } de IV · Ronda { $round } de 6 · jugador activo: { $player }
wwe-status-over = Un mundo sin fin · La partida ha terminado
wwe-in-force = En vigor: { $title }.
wwe-flag-first-game = Primera partida: en el capítulo I todos tienen seis cartas y no descartan ninguna.
wwe-flag-no-actions = En esta ronda nadie realiza acciones: las cartas solo se juegan y se descartan.
wwe-flag-random-discards = En esta ronda tu descarte se roba al azar.
wwe-flag-court = Estás ante la corte real: sin acción en esta ronda.
wwe-flag-begging = Estás mendigando: sin ingresos personales en esta ronda.

wwe-event-immediate = inmediato
wwe-event-long-term = a largo plazo
wwe-event-chapter = Capítulo { $chapter }
wwe-event-plague = peste en la { $location }
wwe-event-arrow = sin girar: flecha en { $number }

wwe-pane-favor = Favor · { $marker } el indicador va a la derecha y vuelve a empezar · { $cancelled } anulado
wwe-pane-projects = Proyectos · { $points } PV por recurso
wwe-projects-complete = Completos: { $projects }
wwe-projects-aside = Más adelante: { $projects }
wwe-project-cancelled = sin obras en este capítulo
wwe-donors-get = donantes: { $bonus }
wwe-metal = metal { $points } PV
wwe-bonus-treats = cuidar 1 localización
wwe-free-house = casa gratis
wwe-pane-houses = Casas · { $gold } de oro + el recurso indicado → ingresos por alquiler · una de cada ingreso por jugador
wwe-pane-plague = Peste · { $sick } enfermos: el conocimiento que piden · cuidarlos da { $points } PV y el beneficio
wwe-healed = curada
wwe-pane-supply = Reserva
wwe-fair = Feria
wwe-not-sold = { $good }: no se vende
wwe-sold-for = { $good } a { $gold } de oro

wwe-pane-players = Jugadores
wwe-board-active = activo
wwe-board-points = PV
wwe-board-houses = casas
wwe-board-seals = sellos
wwe-board-hand = mano
wwe-board-discards = descartes
wwe-board-pile = jugadas en este capítulo
wwe-board-court = [corte]
wwe-board-begging = [mendiga]
wwe-pane-own = { $player }: { $points } PV · tras tu pantalla · { $houses ->
    [one] 1 casa
   *[other] { $houses } casas
} y { $seals ->
    [one] 1 sello
   *[other] { $seals } sellos
} por colocar
wwe-own-hand = Mano:
wwe-own-discards = Tus descartes:
wwe-pane-screens = Tras las pantallas
wwe-pane-memory = Memoria · lo que cada uno debe de tener, por lo que se ha ganado y pagado a la vista

wwe-duties = { $rounds ->
    [0] Se debe al final de esta ronda:
    [one] Se debe tras una ronda más:
   *[other] Se debe al final del capítulo { $chapter }:
}
wwe-duty = { $good } { $held } de { $owed }
wwe-loss = −{ $points } PV
wwe-loss-most = hasta −{ $points } PV
wwe-loss-range = de −{ $least } a −{ $most } PV
wwe-loyalty-penalty = 1 de lealtad evita 1 penalización
wwe-loyalty-doubling = 1 de lealtad deja una en la mitad

## Lo que hacen las cartas de evento

wwe-effect-gain = Cada jugador gana { $amount } { $good }.
wwe-effect-gain-points = Cada jugador gana { $points } PV.
wwe-effect-lose = Cada jugador pierde { $amount } { $good }.
wwe-effect-lose-points = Cada jugador pierde { $points } PV.
wwe-effect-lose-one-of = Cada jugador pierde un bien a su elección: { $goods }.
wwe-effect-gain-one-of = Cada jugador gana un bien a su elección: { $goods }.
wwe-effect-trade = Cada jugador puede cambiar { $give_amount } { $give } por { $get_amount } { $get }, una vez.
wwe-effect-points-per-good = { $sign ->
    [lose] Cada jugador pierde { $count } PV por cada { $good }.
   *[gain] Cada jugador gana { $count } PV por cada { $good }.
}
wwe-effect-points-per-house = { $sign ->
    [lose] Cada jugador pierde { $count } PV por cada una de sus casas en el tablero.
   *[gain] Cada jugador gana { $count } PV por cada una de sus casas en el tablero.
}
wwe-effect-most = { $sign ->
    [lose] Quien tenga más { $good } pierde { $count } PV.
   *[gain] Quien tenga más { $good } gana { $count } PV.
}
wwe-effect-fewest = { $sign ->
    [lose] Quien tenga menos { $good } pierde { $count } PV.
   *[gain] Quien tenga menos { $good } gana { $count } PV.
}
wwe-effect-pay-or-lose = Cada jugador paga { $amount } { $good } o pierde { $points } PV.
wwe-effect-return-house = Cada jugador con casas en el tablero recupera una.
wwe-effect-no-actions = En esta ronda nadie realiza acciones.
wwe-effect-discard = { $cards ->
    [one] Cada jugador descarta 1 carta más; quien está ante la corte real se libra.
   *[other] Cada jugador descarta { $cards } cartas más; quien está ante la corte real se libra.
}
wwe-effect-random-discards = En esta ronda los descartes se roban al azar.
wwe-effect-open-project = { $project }: este proyecto llega al tablero.
wwe-effect-cancel-other-projects = Hasta el final del capítulo solo se trabaja en { $the_project }.
wwe-effect-complete-project = { $project }: este proyecto se completa con la reserva.
wwe-effect-cancel-favor = Hasta el final del capítulo se anula el favor { $of_person }.
wwe-effect-cancel-fair = Hasta el final del capítulo la feria no compra { $good }.
wwe-effect-open-fair = La feria vuelve a comprar { $good }.
wwe-effect-move-favor = { $spaces ->
    [one] El indicador de favor avanza 1 casilla, sin recompensa.
   *[other] El indicador de favor avanza { $spaces } casillas, sin recompensa.
}
wwe-effect-wool-price = La lana se vende a { $gold } de oro.
wwe-effect-cloth-price = El paño se vende a { $gold } de oro.
wwe-effect-no-sale = No se puede vender nada.
wwe-effect-forbid = No se puede realizar la acción de { $card }.
wwe-effect-fee = La acción de { $card } cuesta { $gold } de oro.
wwe-effect-bonus = Quien realice la acción de { $card } gana { $amount } { $get }.
wwe-effect-trade-each-round = En cada uno de sus turnos, cada jugador puede cambiar { $give_amount } { $give } por { $get_amount } { $get }.
wwe-effect-no-treatment = No se puede cuidar a los enfermos.
wwe-effect-building-points = Cada recurso colocado en un proyecto da { $points } PV.
wwe-effect-drawn-discards = Los descartes se roban al azar.

## Lo que está impreso

wwe-piece = { $title } ({ $kind }): { $text }
wwe-piece-plain = { $title }: { $text }
wwe-piece-card = carta de acción
wwe-piece-starred = carta de acción, con estrella
wwe-piece-project = proyecto de construcción
wwe-piece-person = favor
wwe-printed-event = { $text } Esquinas: { $corners }.
wwe-printed-plague = Peste en la localización { $location }.
wwe-printed-project = { $stone ->
    [one] 1 piedra
   *[other] { $stone } piedras
} y { $wood ->
    [one] 1 madera
   *[other] { $wood } maderas
}{ $metal ->
    [0] {""}
   *[other] , y un remate de metal para quien tenga más lealtad
}. Los donantes reciben: { $bonus }.
wwe-printed-house = cuesta { $house_gold } de oro y 1 { $resource }.
wwe-printed-location = al cuidarla da { $treatment_points } PV; beneficio: { $benefit }.

## Preguntas

wwe-question-orientation = ¿Cómo orientas la carta de evento?
    .help = Cada esquina paga al jugador al que apunta; después la flecha mueve el indicador de favor, solo para ti.
    .name = la orientación de la carta
wwe-question-card = Juega una carta de acción
    .help = Realizarla o no es cosa tuya. Después descartas otra carta boca abajo; las doce vuelven en el capítulo siguiente.
    .name = una carta
wwe-question-action = { $privilege ->
    [0] { $card }: { $does }
   *[other] Privilegio, como { $card }: { $does }
}
    .help = Elige, o déjalo: la carta se gasta de todos modos.
    .name = una acción
wwe-question-resource = { $placed ->
    [0] { $project }: ¿qué colocas primero?
   *[other] { $project }: ¿uno más?
}
    .help = Hasta dos recursos en un mismo proyecto.
    .name = un recurso que colocar
wwe-question-cloth-sale = ¿Vendes también un paño, por { $gold } de oro?
    .help = Como mucho uno en cada venta.
    .name = un paño que vender
wwe-question-rent = ¿Alquiler de una segunda casa?
    .help = Pagan hasta dos de tus casas.
    .name = el alquiler de una segunda casa
wwe-question-treatment = ¿Cuidas otra localización? Conocimiento que te queda para ello: { $knowledge }
    .help = En orden ascendente de sus números.
    .name = una localización que cuidar
wwe-question-hospital = El hospital está completo: ¿qué localización cuidas?
    .help = Como donante puedes cuidar una que cubra tu conocimiento.
    .name = una localización para el hospital
wwe-question-free-house = ¿Dónde construyes una casa gratis?
    .help = La familia curada te cede el lugar.
    .name = una casa gratis
wwe-question-exchange = ¿Haces el cambio?
    .help = Un evento a largo plazo lo ofrece una vez por ronda, antes o después de tu acción.
    .name = un cambio
wwe-question-discard = { $first ->
    [0] ¿Qué carta descartas, boca abajo?
   *[other] El evento: ¿qué carta descartas, boca abajo?
}
    .help = No volverás a tenerla en este capítulo. Nadie más la ve.
    .name = una carta que descartar
wwe-question-lost-good = ¿Qué bien pierdes: { $goods }?
    .help = Uno de los que tienes.
    .name = un bien que perder
wwe-question-gained-good = ¿Qué bien ganas: { $goods }?
    .help = Uno de los que hay en la reserva.
    .name = un bien que ganar
wwe-question-event-trade = { $title }: ¿haces el cambio?
    .help = Una vez, ahora.
    .name = un cambio
wwe-question-payment = { $title }: ¿pagas { $paid }, o pierdes { $points } PV?
    .help = Los puntos nunca bajan de 0.
    .name = un pago
wwe-question-returned-house = ¿Cuál de tus casas recuperas?
    .help = Su casilla queda libre para todos.
    .name = una casa que recuperar
wwe-question-protection = { $last ->
    [0] ¿Entregas 1 de lealtad para evitar esto: { $penalty }?
   *[other] ¿Entregas 1 de lealtad para perder { $points } PV solo una vez?
}
    .help = { $last ->
        [0] Los puntos por lo que faltaba se pierden de todos modos.
       *[other] En el último capítulo se pierden dos veces.
    }
    .name = la protección

## Elecciones

wwe-arrow-at = flecha: { $number }
wwe-favor-rests = el favor no se mueve
wwe-no-reward = sin recompensa
wwe-favor-lands = favor: { $person }
wwe-reward-nothing = nada por ahora
wwe-outlaws-unpaid = sin oro para ellos
wwe-no-income = nada
wwe-no-use = inútil por ahora
wwe-fee = tasa { $gold } de oro
wwe-bonus = bonificación { $bonus }
wwe-perform-grain = recibir un cereal
wwe-perform-piety = recibir 1 de piedad
wwe-perform-favor = mover el indicador de favor
wwe-yes = sí
wwe-pay = pagar { $paid }
wwe-protect = entregar 1 de lealtad
wwe-decline = no
wwe-decline-action = dejarlo
wwe-decline-resource = parar aquí
wwe-decline-rent = ninguna otra casa
wwe-decline-treatment = parar aquí
wwe-decline-hospital = no cuidar ninguna
wwe-decline-free-house = no construir ninguna
wwe-decline-exchange = sin cambio
wwe-decline-payment = no pagar nada
wwe-decline-protection = aceptarlo
wwe-choice-wool = { $count ->
    [0] ninguna lana
    [one] { $count } lana
   *[other] { $count } lanas
}
wwe-choice-cloth = { $count ->
    [0] ningún paño
    [one] { $count } paño
   *[other] { $count } paños
}
wwe-choice-weave = tejer { $count }
wwe-choice-house = casa { $house } ({ $income })
wwe-choice-medicine = cobrar la cura
wwe-choice-treat = localización { $location }
wwe-choice-trade = cambiar { $exchange } ({ $title })
wwe-choice-trade-none = cambio { $place }
wwe-completes = completa { $the_project }
wwe-note-treat = valor { $value }, beneficio { $benefit }
wwe-note-donation = bonificación { $bonus }; { $left ->
    [one] queda 1 casilla libre
   *[other] quedan { $left } casillas libres
}
wwe-note-project = libre: { $stone } de piedra, { $wood } de madera
wwe-note-doubled = −{ $points } PV una vez más

## Por qué no

refusal-outlaws-unpaid = Los forajidos quieren oro, y no tendrías con qué pagarles.
refusal-card-not-in-hand = No está en tu mano: la has jugado o descartado en este capítulo.
refusal-card-not-yet = En una primera partida se añade en el capítulo II.
refusal-not-this-action = No es eso lo que hace { $card }.
refusal-fee-unpaid = Un evento a largo plazo pide más oro del que tienes.
refusal-not-in-supply = En la reserva no queda.
refusal-not-in-play = Este proyecto todavía no está en el tablero.
refusal-project-complete = Este proyecto está completo.
refusal-project-cancelled = Nadie puede trabajar en este proyecto hasta el final del capítulo.
refusal-no-matching-space = No tienes piedra ni madera para una casilla libre de ahí.
refusal-good-not-held = No tienes { $good }.
refusal-nothing-sold = Vender nada no es una venta.
refusal-too-few-wool = No tienes tanta lana.
refusal-too-few-cloth = No tienes tanto paño.
refusal-cloth-limit = No se puede vender tanto paño de una vez.
refusal-fair-closed = La feria no compra eso ahora.
refusal-space-taken = Ahí hay una casa.
refusal-no-house-left = Todas tus casas están en el tablero.
refusal-same-income = Ya tienes una casa con el mismo ingreso.
refusal-house-unpaid = Cuesta oro y el recurso indicado; tienes { $gold } de oro.
refusal-not-your-house = Ahí no hay ninguna casa tuya.
refusal-rented-already = Ya has cobrado el alquiler de esta casa.
refusal-no-seal-left = Tus dos sellos están en proyectos.
refusal-seal-there = Tu sello ya está ahí.
refusal-donation-unpaid = Una donación cuesta oro; tienes { $gold }.
refusal-cloth-short = Se pueden tejer uno o dos, mientras haya en la reserva.
refusal-not-sick = Ahí no hay nadie enfermo.
refusal-too-little-knowledge = Hace falta { $value } de conocimiento médico, más del que te queda para ello.
refusal-out-of-order = Las localizaciones se cuidan en orden ascendente.
refusal-no-treatment-now = Un evento a largo plazo prohíbe cuidar a los enfermos.
refusal-no-exchange = Ahí ningún evento ofrece un cambio.
refusal-exchanged-already = Ya has hecho este cambio en esta ronda.
refusal-at-court = Estás ante la corte real.
refusal-exchange-short = Tú tienes demasiado poco, o lo tiene la reserva.
refusal-good-not-named = El evento no nombra ese bien: { $good }.
refusal-cannot-pay = No puedes pagar eso.
refusal-no-loyalty = No tienes lealtad.
refusal-compulsory-here = Esto es obligatorio: no se puede dejar.
refusal-game-is-over = La partida ha terminado.

## Lo que ha pasado

wwe-event-chapter-began = El capítulo { $chapter } empieza con { $player }.
wwe-event-round-began = Ronda { $round }: { $player } tiene el turno activo.
wwe-event-event-revealed = Evento: { $event }.
wwe-event-plague-revealed = La localización { $location } enferma, valor { $value }.
wwe-event-plague-known = La peste de la localización { $location } ya se conoce.
wwe-event-card-oriented = { $player } orienta la carta: flecha en { $arrow }.
wwe-event-good-gained = { $player } gana { $amount } { $good }.
wwe-event-good-lost = { $player } entrega { $amount } { $good }.
wwe-event-good-missed = No queda bastante { $good } para { $player }.
wwe-event-points-gained = { $player } gana { $amount } PV ({ $source }).
wwe-event-points-lost = { $player } pierde { $amount } PV ({ $source }).
wwe-event-favor-moved = El indicador de favor avanza hasta { $person }.
wwe-event-card-played = { $player } juega { $card }.
wwe-event-card-last = A { $player } le queda una carta y la juega.
wwe-event-action-declined = { $player } no realiza { $card }.
wwe-event-action-forbidden = { $player } no puede realizar { $card }.
wwe-event-resource-placed = { $who ->
    [nobody] La ciudad añade { $good } en { $the_project }.
   *[player] { $player } coloca { $good } en { $the_project }.
}
wwe-event-goods-sold = { $player } vende { $wool ->
    [one] 1 lana
   *[other] { $wool } lanas
} y { $cloth ->
    [one] 1 paño
   *[other] { $cloth } paños
} por { $paid } de oro.
wwe-event-house-built = { $player } construye la casa { $house }.
wwe-event-house-returned = { $player } recupera la casa { $house }.
wwe-event-seal-placed = { $player } hace una donación para { $the_project }.
wwe-event-seal-returned = { $player } recupera su sello: { $project }.
wwe-event-cloth-woven = { $amount ->
    [one] { $player } teje { $amount } paño.
   *[other] { $player } teje { $amount } paños.
}
wwe-event-location-healed = { $player } cuida la localización { $location }.
wwe-event-card-discarded = { $player } descarta { $card }, boca abajo.
wwe-event-card-discarded-unseen = { $player } descarta una carta, boca abajo.
wwe-event-card-drawn = Se roba { $card } de la mano de { $player } y se descarta, boca abajo.
wwe-event-card-drawn-unseen = Se roba una carta de la mano de { $player } y se descarta, boca abajo.
wwe-event-project-entered = Un proyecto nuevo: { $the_project }.
wwe-event-project-completed = Se completa { $the_project }.
wwe-event-project-cancelled = Nadie trabaja en { $the_project } hasta el final del capítulo.
wwe-event-metal-placed = { $player } coloca el metal en { $the_project }.
wwe-event-favor-cancelled = Hasta el final del capítulo no hay favor { $of_person }.
wwe-event-fair-cancelled = La feria no compra { $good } hasta el final del capítulo.
wwe-event-fair-opened = La feria compra { $good }.
wwe-event-event-stayed = { $event } sigue en vigor.
wwe-event-event-left = { $event } deja de estar en vigor.
wwe-event-goods-traded = { $player } hace el cambio de { $event }.
wwe-event-tax-rolled = Impuesto del rey: { $amount } de oro.
wwe-event-duty-paid = { $missing ->
    [0] { $player } paga { $amount } { $duty }.
   *[other] A { $player } le falta para los deberes: { $missing } { $duty }.
}
wwe-event-penalty-avoided = { $player } evita una penalización con lealtad: { $penalty }.
wwe-event-penalty-due = { $player } sufrirá una penalización: { $penalty }.
wwe-event-actions-stopped = En esta ronda nadie realiza acciones.
wwe-event-game-ended = La partida ha terminado.

## Puntuación

wwe-scores-final = Puntuación final
wwe-scores-now = Hasta ahora, con lo que tus bienes darían al final
wwe-scores-source = PV por
wwe-scores-chapter = PV por capítulo
wwe-scores-total = Total
wwe-source-start = inicio
wwe-source-income = ingresos personales
wwe-source-favor = favores
wwe-source-projects = proyectos de construcción
wwe-source-metal = el metal de la torre
wwe-source-donations = donaciones
wwe-source-rent = alquileres
wwe-source-medicine = medicina
wwe-source-plague = localizaciones cuidadas
wwe-source-events = eventos
wwe-source-duties = deberes sin pagar
wwe-source-goods = piedra, madera y oro que quedan
wwe-ranking-points = { $points } PV
wwe-tie-broken = empata con { $player }, pero con más { $good }: { $more } a { $less }
wwe-tie-shared = empata con { $player } también en piedad, lealtad y conocimiento: comparten el puesto
wwe-winners = { $count ->
    [one] Gana { $players }.
   *[other] { $players } comparten el primer puesto.
}
wwe-history = Los PV, de la primera elección a la última
wwe-history-range = de { $low } a { $high }
