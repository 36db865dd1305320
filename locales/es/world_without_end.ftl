### Un mundo sin fin en español. Los nombres empiezan por wwe-; las negativas las nombra el motor.

wwe-player-1 = León
    .mark = L
wwe-player-2 = Ciervo
    .mark = C
wwe-player-3 = Águila
    .mark = A
wwe-player-4 = Oso
    .mark = O

wwe-welcome = Te damos la bienvenida a Kingsbridge. Tus opciones aparecen en dorado. ¿Es tu primera vez? Escribe ? para ver el juego en pocas líneas.

wwe-primer =
    Kingsbridge, de 1337 a 1361: construye la ciudad, cumple con tus deberes,
    sobrevive a la peste. Gana quien tenga más puntos de victoria (PV). Cuatro
    capítulos de seis rondas; en cada ronda
      1. se roba una carta de evento y se hace lo que dice (las azules siguen en
         vigor un tiempo),
      2. el jugador activo la orienta: cada esquina da algo a quien apunta,
         y la flecha mueve el indicador de favor { $marker } de 0 a 3 casillas; el jugador
         activo recibe ese favor,
      3. cada jugador juega una de sus 12 cartas de acción, puede realizarla y
         después descarta otra boca abajo. Así, en un capítulo usas seis cartas y
         pierdes seis.
    Dan puntos la piedra { $stone } y la madera { $wood } que colocas en proyectos (3 PV cada una),
    los favores, las donaciones, la medicina, las casas { $house } y los eventos. La lana { $wool }
    se vende por oro { $gold }; tejida como paño { $cloth }, por más. Al final de cada capítulo
    debes 2 de piedad { $piety }, 2 cereales { $grain } y de 2 a 5 oros. Lo que falta cuesta PV y
    una penalización en el capítulo siguiente; 1 de lealtad { $loyalty } la evita. Tras el
    capítulo IV no hay penalizaciones, pero las pérdidas cuentan doble. Desde el
    capítulo III la peste { $sick } enferma las casas: el conocimiento médico { $knowledge } no se
    gasta, y permite cuidar las localizaciones cuyos números no sumen más. Al
    final, 1 PV por cada piedra y madera que te queden, ½ por cada oro.

    Los bienes están tras las pantallas: ves los tuyos. «mirar memoria» enseña lo
    que sabría una memoria perfecta.
    Bienes: { $stone } piedra  { $wood } madera  { $grain } cereal  { $piety } piedad  { $wool } lana  { $cloth } paño  { $loyalty } lealtad
    { $knowledge } conocimiento  { $gold } oro  { $points } PV

wwe-help-commands =
    Escribe el número de una opción, o su nombre, por ejemplo cereal. Y siempre:

      (Intro)        ver la mesa otra vez      mirar [casas …]  todo, o una parte
      porqué         qué no puedes hacer       porqué NOMBRE    por qué esto no
      pista          qué conviene elegir       reglas ID        regla (WWE-ACT-4)
      loseta NOMBRE  qué lleva impreso una pieza
      puntos         los de todos, por ahora   registro [todo]  qué ha pasado
      mirar memoria  los bienes ajenos, como los sabría una memoria perfecta
      deshacer, rehacer  tu última elección    reiniciar        repetir este turno
      guardar ARCHIVO    guardar una copia     idioma CÓDIGO    en, es, fr o it
      salir          dejarlo; la partida se guarda

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
    .counted = { $amount ->
        [one] oro
       *[other] oros
    }
wwe-good-points = PV
    .counted = PV
wwe-amount = { $amount } { $good }
wwe-change = { $change } { $good }
wwe-nothing = nada
wwe-or = {" o bien "}
wwe-more = …
wwe-previous-action = tu acción anterior

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
    .help = Coloca hasta 2 de tus piedras y maderas en casillas de construcción libres de un mismo proyecto: { $building_points } PV por cada una.
wwe-card-sale = Venta
    .does = { $cloth_limit ->
        [one] vender lana y { $cloth_limit } paño
       *[other] vender lana y { $cloth_limit } paños
    }
    .help = { $cloth_limit ->
        [one] Vende tantas lanas como quieras a { $wool_price ->
            [one] 1 oro
           *[other] { $wool_price } oros
        } cada una, y como mucho { $cloth_limit } paño por { $cloth_price ->
            [one] 1 oro
           *[other] { $cloth_price } oros
        }. Los eventos pueden cambiar los precios y cerrar la feria.
       *[other] Vende tantas lanas como quieras a { $wool_price ->
           [one] 1 oro
          *[other] { $wool_price } oros
       } cada una, y como mucho { $cloth_limit } paños a { $cloth_price ->
           [one] 1 oro
          *[other] { $cloth_price } oros
       }. Los eventos pueden cambiar los precios y cerrar la feria.
    }
wwe-card-privilege = Privilegio
    .does = repetir { $repeated }
    .help = Repite la acción que realizaste en la ronda anterior de este capítulo.
wwe-card-house = Casa
    .does = { $house_gold ->
        [one] 1 oro
       *[other] { $house_gold } oros
    } + recurso, construir
    .help = Paga { $house_gold ->
        [one] 1 oro
       *[other] { $house_gold } oros
    } y el recurso indicado, y coloca una de tus 4 casas en una casilla libre; nunca dos en casillas con el mismo ingreso.
wwe-card-rent = Alquiler
    .does = ingresos de hasta 2 casas
    .help = Recibe los ingresos de hasta 2 de tus casas.
wwe-card-donation = Donación
    .does = { $donation_gold ->
        [one] 1 oro
       *[other] { $donation_gold } oros
    }, sello en un proyecto
    .help = Paga { $donation_gold ->
        [one] 1 oro
       *[other] { $donation_gold } oros
    } y coloca un sello en un proyecto de construcción: cuando se complete, recibes su bonificación.
wwe-card-cloth = Paño
    .does = tejer 1 o 2 lanas
    .help = Cambia 1 lana por 1 paño, o 2 por 2.
wwe-card-medicine = Medicina
    .does = { $plague ->
        [0] { $medicine_gold ->
            [one] 1 oro
           *[other] { $medicine_gold } oros
        } y { $medicine_points } PV
       *[other] { $medicine_gold ->
           [one] 1 oro
          *[other] { $medicine_gold } oros
       } + { $medicine_points } PV, o cuidar
    }
    .help = Recibe { $medicine_gold ->
        [one] 1 oro
       *[other] { $medicine_gold } oros
    } y { $medicine_points } PV; o, desde el capítulo III, cuida de localizaciones enfermas, siempre que sus números no sumen más que tu conocimiento médico: { $treatment_points } PV por cada una, y sus beneficios.
wwe-card-favor = Favor
    .does = indicador +1, su recompensa
    .help = Avanza el indicador de favor una casilla y recibe la recompensa; con los forajidos pagas { $outlaws ->
        [one] 1 oro
       *[other] { $outlaws } oros
    }.

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
    .help = 1 PV por cada lealtad que tengas (la conservas).
wwe-person-earl = el conde de Shiring
    .of = del conde de Shiring
    .short = Conde
    .help = 1 cereal.
wwe-person-bishop = el obispo
    .of = del obispo
    .short = Obispo
    .help = 1 PV por cada piedad que tengas (la conservas).
wwe-person-outlaws = los forajidos
    .of = de los forajidos
    .short = Forajidos
    .help = Paga { $outlaws ->
        [one] 1 oro
       *[other] { $outlaws } oros
    }. Si no puedes, el indicador no puede llegar aquí.

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
wwe-flag-random-discards = En esta ronda tu descarte se elige al azar.
wwe-flag-court = Estás ante la corte real: sin acción en esta ronda.
wwe-flag-begging = Estás mendigando: sin ingresos personales en esta ronda.

wwe-event-immediate = inmediato
wwe-event-long-term = a largo plazo
wwe-event-chapter = Capítulo { $chapter }
wwe-event-plague = peste en la localización { $location }
wwe-event-arrow = sin girar: flecha en { $number }

wwe-pane-favor = Favor · { $marker } el indicador va a la derecha y vuelve a empezar · { $canceled } anulado
wwe-pane-projects = Proyectos · { $points } PV por recurso
wwe-projects-complete = Completos: { $projects }
wwe-projects-aside = Más adelante: { $projects }
wwe-project-canceled = sin obras en este capítulo
wwe-donors-get = donantes: { $bonus }
wwe-metal = metal { $points } PV
wwe-bonus-treats = cuidar 1 localización
wwe-free-house = casa gratis
wwe-pane-houses = Casas · { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
} + el recurso indicado → ingreso de alquiler · nunca dos con el mismo ingreso
wwe-pane-plague = Peste · { $sick } enferma: el conocimiento que hace falta · cuidarla da { $points } PV y el beneficio
wwe-healed = curada
wwe-pane-supply = Reserva
wwe-fair = Feria
wwe-not-sold = { $good }: no se vende
wwe-sold-for = { $good } a { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}

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
wwe-pane-memory = Memoria · lo que cada uno debe de tener, según lo ganado y pagado a la vista

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
wwe-loyalty-doubling = 1 de lealtad reduce una a la mitad

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
    [one] Cada jugador descarta 1 carta más; quienes están ante la corte real se libran.
   *[other] Cada jugador descarta { $cards } cartas más; quienes están ante la corte real se libran.
}
wwe-effect-random-discards = En esta ronda los descartes se eligen al azar.
wwe-effect-open-project = Proyecto nuevo en el tablero: { $project }.
wwe-effect-cancel-other-projects = Hasta el final del capítulo solo se trabaja en { $the_project }.
wwe-effect-complete-project = { $project }: este proyecto se completa con recursos de la reserva.
wwe-effect-cancel-favor = Hasta el final del capítulo se anula el favor { $of_person }.
wwe-effect-cancel-fair = Hasta el final del capítulo la feria no compra { $good }.
wwe-effect-open-fair = La feria vuelve a comprar { $good }.
wwe-effect-move-favor = { $spaces ->
    [one] El indicador de favor avanza 1 casilla, sin recompensa.
   *[other] El indicador de favor avanza { $spaces } casillas, sin recompensa.
}
wwe-effect-wool-price = La lana se vende a { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}.
wwe-effect-cloth-price = El paño se vende a { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}.
wwe-effect-no-sale = No se puede vender nada.
wwe-effect-forbid = No se puede realizar la acción de { $card }.
wwe-effect-fee = La acción de { $card } cuesta { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}.
wwe-effect-bonus = Quien realice la acción de { $card } gana { $amount } { $get }.
wwe-effect-trade-each-round = En cada uno de sus turnos, cada jugador puede cambiar { $give_amount } { $give } por { $get_amount } { $get }.
wwe-effect-no-treatment = No se puede cuidar a los enfermos.
wwe-effect-building-points = Cada recurso colocado en un proyecto da { $points } PV.
wwe-effect-drawn-discards = Los descartes se eligen al azar.

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
wwe-printed-house = cuesta { $house_gold ->
    [one] 1 oro
   *[other] { $house_gold } oros
} y 1 { $resource }.
wwe-printed-location = al cuidarla da { $treatment_points } PV; beneficio: { $benefit }.

## Preguntas

wwe-question-orientation = ¿Cómo orientas la carta de evento?
    .help-corners = Cada esquina da algo al jugador al que apunta.
    .help-corners-but-beggars = Cada esquina da algo al jugador al que apunta, salvo que esté mendigando.
    .help-begging = Estás mendigando, así que tu esquina no te da nada esta ronda.
    .help-favor = Después la flecha mueve el indicador de favor, y esa recompensa es solo para ti.
    .name = la orientación de la carta
wwe-question-card = Juega una carta de acción
    .help-perform = Realizar su acción es opcional.
    .help-court = Estás en la corte real, así que no realizas ninguna acción esta ronda.
    .help-no-actions = Por el evento de esta ronda, nadie realiza ninguna acción.
    .help-discard = Después descartas otra carta boca abajo.
    .help-discard-drawn = Después otro jugador roba al azar una de tus demás cartas, y se descarta.
    .help-discard-last = Después se descarta tu otra carta.
    .help-enough-discarded = Ya has descartado suficientes cartas, así que después no descartas.
    .help-first-game = En este capítulo nadie descarta.
    .help-return = Las doce cartas vuelven en el capítulo siguiente.
    .help-all-cards = Desde el capítulo siguiente tienes las doce cartas.
    .name = una carta
wwe-question-action = { $privilege ->
    [0] { $card }: { $does }
   *[other] Privilegio, como { $card }: { $does }
}
    .help = Elige, o renuncia a la acción: la carta se gasta de todos modos.
    .name = una acción
wwe-question-resource = { $placed ->
    [0] { $project }: ¿qué colocas primero?
   *[other] { $project }: ¿uno más?
}
    .help-two = Puedes colocar hasta dos recursos en un mismo proyecto.
    .help-last = Es el segundo y último.
    .name = un recurso que colocar
wwe-question-cloth-sale = ¿Vendes también un paño, por { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}?
    .help = Puedes vender como mucho uno en cada venta.
    .name = un paño que vender
wwe-question-rent = ¿Cobras también el alquiler de una segunda casa?
    .help = Cobras el alquiler de hasta dos de tus casas.
    .name = el alquiler de una segunda casa
wwe-question-treatment = ¿Cuidas otra localización? Conocimiento que te queda para ello: { $knowledge }
    .help = En orden ascendente de sus números.
    .name = una localización que cuidar
wwe-question-hospital = El hospital está completo: ¿qué localización cuidas?
    .help = Como donante puedes cuidar una para la que baste tu conocimiento.
    .name = una localización para el hospital
wwe-question-free-house = ¿Dónde construyes una casa gratis?
    .help = La familia que has cuidado te cede la casilla.
    .name = una casa gratis
wwe-question-exchange = { $count ->
    [one] ¿Haces el intercambio?
   *[other] ¿Haces uno de los intercambios?
}
    .help = { $count ->
        [one] Un evento a largo plazo lo ofrece una vez por ronda, antes o después de tu acción.
       *[other] Los eventos a largo plazo ofrecen cada uno de ellos una vez por ronda, antes o después de tu acción.
    }
    .name = un intercambio
wwe-question-discard = { $first ->
    [0] ¿Qué carta descartas, boca abajo?
   *[other] El evento: ¿qué carta descartas, boca abajo?
}
    .help = No volverás a tenerla en este capítulo. Nadie más la ve.
    .name = una carta que descartar
wwe-question-lost-good = ¿Qué bien pierdes: { $goods }?
    .help = Vuelve a la reserva.
    .name = un bien que perder
wwe-question-gained-good = ¿Qué bien ganas: { $goods }?
    .help = Lo tomas de la reserva.
    .name = un bien que ganar
wwe-question-event-trade = { $title }: ¿haces el intercambio?
    .help = Una vez, ahora.
    .name = un intercambio
wwe-question-payment = { $points ->
    [0] { $title }: ¿pagas { $paid }? No tienes puntos que perder.
   *[other] { $title }: ¿pagas { $paid }, o pierdes { $points } PV?
}
    .help = Los puntos nunca bajan de 0.
    .name = un pago
wwe-question-returned-house = ¿Cuál de tus casas recuperas?
    .help = Su casilla queda libre para todos.
    .name = una casa que recuperar
wwe-question-protection = { $last ->
    [0] ¿Pagas 1 de lealtad para evitar esto: { $penalty }?
   *[other] { $points ->
        [0] ¿Pagas 1 de lealtad? Ya no te quedan puntos que perder.
       *[other] ¿Pagas 1 de lealtad para no perder otros { $points } PV?
    }
}
    .help-penalty = Los puntos por lo que faltaba se pierden de todos modos.
    .help-doubled = En el último capítulo, lo que falta cuesta puntos dos veces.
    .help-never-below = Los puntos nunca bajan de 0.
    .name = la protección

## Elecciones

wwe-arrow-at = flecha: { $number }
wwe-favor-rests = el indicador no se mueve
wwe-no-reward = sin recompensa
wwe-favor-lands = favor: { $person }
wwe-reward-nothing = nada por ahora
wwe-outlaws-unpaid = no puedes pagarles
wwe-no-income = nada
wwe-no-use = sin utilidad por ahora
wwe-fee = tasa: { $gold ->
    [one] 1 oro
   *[other] { $gold } oros
}
wwe-bonus = bonificación: { $bonus }
wwe-perform-grain = recibir un cereal
wwe-perform-piety = recibir 1 de piedad
wwe-perform-favor = mover el indicador de favor
wwe-yes = sí
wwe-pay = pagar { $paid }
wwe-protect = pagar 1 de lealtad
wwe-decline = no
wwe-decline-action = renunciar a la acción
wwe-decline-resource = parar aquí
wwe-decline-rent = ninguna otra casa
wwe-decline-treatment = parar aquí
wwe-decline-hospital = no cuidar ninguna
wwe-decline-free-house = no construir ninguna
wwe-decline-exchange = sin intercambio
wwe-decline-payment = no pagar nada
wwe-decline-protection = no pagar
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
wwe-choice-medicine = cobrar los honorarios
wwe-choice-treat = localización { $location }
wwe-choice-trade = cambiar { $exchange } ({ $title })
wwe-choice-trade-none = intercambio { $place }
wwe-completes = completa { $the_project }
wwe-note-treat = valor { $value }, beneficio { $benefit }
wwe-note-donation = bonificación { $bonus }; { $left ->
    [one] queda 1 casilla libre
   *[other] quedan { $left } casillas libres
}
wwe-note-project = casillas libres: { $stone } de piedra, { $wood } de madera
wwe-note-doubled = { $points ->
    [0] ya no te quedan PV que perder
   *[other] −{ $points } PV una segunda vez
}

## Por qué no

refusal-outlaws-unpaid = Los forajidos quieren oro, y no tendrías con qué pagarles.
refusal-card-not-in-hand = No está en tu mano: la has jugado o descartado en este capítulo.
refusal-card-not-yet = En una primera partida esta carta se añade en el capítulo II.
refusal-not-this-action = No es eso lo que hace { $card }.
refusal-fee-unpaid = { $cost ->
    [one] Un evento a largo plazo pide 1 oro, y no lo tienes.
   *[other] Un evento a largo plazo pide { $cost } oros, y tienes { $gold }.
}
refusal-not-in-supply = No queda suficiente en la reserva.
refusal-not-in-play = Este proyecto todavía no está en el tablero.
refusal-project-complete = Este proyecto está completo.
refusal-project-canceled = Nadie puede trabajar en este proyecto hasta el final del capítulo.
refusal-no-matching-space = No tienes piedra ni madera para ninguna casilla libre de este proyecto.
refusal-good-not-held = No tienes { $good }.
refusal-nothing-sold = Tienes que vender algo.
refusal-too-few-wool = No tienes tanta lana.
refusal-too-few-cloth = No tienes tanto paño.
refusal-cloth-limit = No se puede vender tanto paño de una vez.
refusal-fair-closed = Ahora la feria no compra eso.
refusal-space-taken = Ahí ya hay una casa.
refusal-no-house-left = Todas tus casas están en el tablero.
refusal-same-income = Ya tienes una casa con el mismo ingreso.
refusal-house-unpaid = { $short ->
    [gold] Una casa cuesta { $cost ->
        [one] 1 oro
       *[other] { $cost } oros
    }, y tienes { $gold }.
    [resource] Una casa aquí cuesta 1 { $good }, y no tienes.
    [resources] No tienes ninguno de los recursos que piden las casillas libres.
   *[both] Una casa aquí cuesta { $cost ->
        [one] 1 oro
       *[other] { $cost } oros
    } y 1 { $good }. Tienes { $gold ->
        [one] 1 oro
       *[other] { $gold } oros
    }, y ese recurso te falta.
}
refusal-not-your-house = Ahí no hay ninguna casa tuya.
refusal-rented-already = Ya has cobrado el alquiler de esta casa.
refusal-no-seal-left = Tus dos sellos ya están en proyectos.
refusal-seal-there = Tu sello ya está ahí.
refusal-donation-unpaid = { $cost ->
    [one] Una donación cuesta 1 oro, y no lo tienes.
   *[other] Una donación cuesta { $cost } oros, y tienes { $gold }.
}
refusal-cloth-short = No queda suficiente paño en la reserva.
refusal-not-sick = Ahí no hay nadie enfermo.
refusal-too-little-knowledge = Hace falta { $value } de conocimiento médico, más de lo que te queda para ello.
refusal-out-of-order = Las localizaciones se cuidan en orden ascendente.
refusal-no-treatment-now = Un evento a largo plazo prohíbe cuidar a los enfermos.
refusal-no-exchange = Ahí ningún evento ofrece un intercambio.
refusal-exchanged-already = Ya has hecho este intercambio en esta ronda.
refusal-at-court = Estás ante la corte real: no realizas ninguna acción en esta ronda.
refusal-exchange-short = Hay que dar { $amount } { $good }, y tienes { $held }.
refusal-good-not-named = El evento no nombra ese bien: { $good }.
refusal-cannot-pay = Cuesta { $amount } { $good }, y tienes { $held }.
refusal-no-loyalty = No tienes lealtad.
refusal-weaves-one-or-two = Puedes tejer una lana o dos.
refusal-no-actions-now = En esta ronda nadie realiza acciones.
refusal-action-forbidden = Un evento a largo plazo prohíbe esta acción: { $card }.
refusal-nothing-to-repeat = No realizaste ninguna acción en la ronda anterior de este capítulo.
refusal-nothing-to-place = No tienes piedra ni madera para ninguna casilla libre.
refusal-nothing-to-sell = No tienes nada que la feria compre ahora.
refusal-nothing-to-weave = No tienes lana.
refusal-no-house-space = No queda ninguna casilla donde puedas construir otra casa.
refusal-no-house-to-rent = No tienes ninguna casa en el tablero.
refusal-no-project-open = Ahora no hay ningún proyecto abierto para ti.
refusal-compulsory-here = Esto es obligatorio.

## Lo que ha pasado

wwe-event-chapter-began = El capítulo { $chapter } empieza con { $player }.
wwe-event-round-began = Ronda { $round }, jugador activo: { $player }.
wwe-event-event-revealed = Evento: { $event }.
wwe-event-plague-revealed = La localización { $location } enferma (valor { $value }).
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
wwe-event-action-declined = { $player } no realiza la acción de { $card }.
wwe-event-action-forbidden = { $player } no puede realizar la acción de { $card }.
wwe-event-resource-placed = { $who ->
    [nobody] La ciudad añade { $good } en { $the_project }.
   *[player] { $player } coloca { $good } en { $the_project }.
}
wwe-event-goods-sold = { $player } vende { $given } por { $paid ->
    [one] 1 oro
   *[other] { $paid } oros
}.
wwe-event-house-built = { $player } construye la casa { $house }.
wwe-event-house-built-for = { $player } construye la casa { $house } por { $given }.
wwe-event-house-returned = { $player } recupera la casa { $house }.
wwe-event-seal-placed = { $player } hace una donación para { $the_project }.
wwe-event-seal-placed-for = { $player } dona { $given } para { $the_project }.
wwe-event-seal-returned = { $player } recupera su sello ({ $project }).
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
wwe-event-project-canceled = Nadie trabaja en { $the_project } hasta el final del capítulo.
wwe-event-metal-placed = { $player } coloca el metal en { $the_project }.
wwe-event-favor-canceled = Hasta el final del capítulo se anula el favor { $of_person }.
wwe-event-fair-canceled = La feria no compra { $good } hasta el final del capítulo.
wwe-event-fair-opened = La feria vuelve a comprar { $good }.
wwe-event-event-stayed = { $event } sigue en vigor.
wwe-event-event-left = { $event } deja de estar en vigor.
wwe-event-goods-traded = { $player } hace el intercambio de { $event }.
wwe-event-goods-traded-for = { $player } cambia { $given } por { $got } ({ $event }).
wwe-event-tax-rolled = Impuesto del rey: { $amount ->
    [one] 1 oro
   *[other] { $amount } oros
}.
wwe-event-duty-paid = { $missing ->
    [0] { $player } paga { $amount } { $duty }.
   *[other] { $amount ->
        [0] { $player } no cumple con un deber; le falta: { $missing } { $duty }.
       *[other] { $player } paga { $amount }, pero no cumple con un deber; le falta: { $missing } { $duty }.
    }
}
wwe-event-penalty-avoided = { $player } paga 1 de lealtad y evita una penalización: { $penalty }.
wwe-event-doubling-avoided = { $player } paga 1 de lealtad y no pierde puntos por segunda vez ({ $duty }).
wwe-event-losses-doubled = Lo que falta cuesta ahora los mismos puntos por segunda vez.
wwe-event-penalty-due = { $player } sufrirá una penalización: { $penalty }.
wwe-event-actions-stopped = En esta ronda nadie realiza acciones.
wwe-event-game-ended = La partida ha terminado.

## Escenas

wwe-scene-chapter-end = Fin del capítulo { $chapter }
    .towns = La ciudad sigue construyendo
    .duties = Piedad y cereal
    .tax = Impuestos
    .penalties = Penalizaciones
    .goods = Puntos por bienes
    .new-chapter = Capítulo siguiente
wwe-scene-plague = La peste en la localización { $location }
    .location = Una casa marcada
wwe-scene-project = Proyecto completado: { $project }
    .completed = Donantes y sellos

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
wwe-tie-broken = empata con { $player }, pero tiene más { $good }: { $more } a { $less }
wwe-tie-shared = empata con { $player } también en piedad, lealtad y conocimiento: comparten el puesto
wwe-winners = { $count ->
    [one] Gana { $players }.
   *[other] { $players } comparten el primer puesto.
}
wwe-history = Los PV a lo largo de la partida
wwe-history-range = de { $low } a { $high }
