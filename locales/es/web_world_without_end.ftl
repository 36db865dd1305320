### Un mundo sin fin en la pantalla.

## La carta de evento

web-wwe-event = El evento de esta ronda
web-wwe-no-event = Ahora no hay ninguna carta de evento.
web-wwe-orientation = Orientación de la carta de evento
web-wwe-orientation-summary = Flecha en { $number }. { $incomes }. { $favor }
web-wwe-income-of = { $player }: { $income }
web-wwe-turn-left = Girar la carta a la izquierda
web-wwe-turn-right = Girar la carta a la derecha
web-wwe-in-force = Eventos a largo plazo en vigor

## La ciudad

web-wwe-projects = Proyectos de construcción
web-wwe-project-label =
    { $canceled ->
        [0] Piedra: { $stone } de { $stones }; madera: { $wood } de { $woods }. Los donantes reciben: { $bonus }.
       *[other] Sin obras en este capítulo. Piedra: { $stone } de { $stones }; madera: { $wood } de { $woods }. Los donantes reciben: { $bonus }.
    } { $donors ->
        [0] Nadie ha donado.
       *[other] Donantes: { $players }.
    }
web-wwe-project-complete = Este proyecto está completo.
web-wwe-project-aside = Este proyecto todavía no está en el tablero.
web-wwe-complete = completo
web-wwe-later = más adelante
web-wwe-houses = Casillas de construcción
web-wwe-house-label =
    { $taken ->
        [0] Casilla { $house }: una casa cuesta { $gold ->
            [one] 1 oro
           *[other] { $gold } oros
        } y 1 { $resource }, y da { $income } de alquiler.
       *[other] Casilla { $house }: aquí hay una casa de { $player } que da { $income } de alquiler.
    }
web-wwe-supply-label =
    { $left ->
        [0] No queda { $good } en la reserva.
       *[other] En la reserva: { $left } ({ $good }).
    }

## Favor y peste

web-wwe-favor = Marcador de favor
web-wwe-marker-here = El indicador de favor está aquí.
web-wwe-favor-canceled = Anulado hasta el final del capítulo.
web-wwe-plague = Localizaciones de la peste
web-wwe-location-label =
    { $state ->
        [sick] Localización { $location }, enferma: para cuidarla hace falta { $value } de conocimiento médico. Beneficio: { $benefit }.
        [healed] La localización { $location } está curada.
        [unturned] Localización { $location }: su ficha está boca abajo. Beneficio: { $benefit }.
       *[none] Localización { $location }: la peste aún no ha llegado. Beneficio: { $benefit }.
    }
web-wwe-plague-comes = La peste llega en el capítulo III.
web-wwe-sick =
    { $count ->
        [one] 1 localización enferma
       *[other] { $count } localizaciones enfermas
    }

## El tiempo y los jugadores

web-wwe-round = Ronda { $round } de { $rounds }
web-wwe-active = Jugador activo: { $player }
web-wwe-memory = Mostrar lo que una memoria perfecta sabría de los bienes de los demás

## Tú

web-wwe-card-label =
    { $place ->
        [hand] { $idle ->
            [0] { $card }, en tu mano. { $help }
           *[other] { $card }, en tu mano, sin utilidad por ahora. { $help }
        }
        [played] { $card }, jugada en este capítulo.
        [discarded] { $card }, descartada boca abajo.
       *[away] { $card }, todavía fuera de la partida.
    }
web-wwe-played = jugada
web-wwe-discarded = descartada
web-wwe-duties-settled = Los deberes del capítulo { $chapter }:
web-wwe-missing =
    { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }
web-wwe-duty-paid = Tienes suficiente.
web-wwe-on-the-board = Elige en el tablero, entre lo resaltado

## Las páginas de un móvil

web-wwe-pane-event = Evento
web-wwe-pane-projects = Proyectos
web-wwe-pane-town = Ciudad
web-wwe-pane-favor = Favor
web-wwe-pane-duties = Deberes
web-wwe-legend-arrow = La flecha de un evento: cuánto avanza el indicador de favor
web-wwe-legend-sick = Localización enferma
web-wwe-legend-healed = Localización curada

## Escenas

web-wwe-scene-avoided = La lealtad evita la penalización
web-wwe-goods = Bienes
