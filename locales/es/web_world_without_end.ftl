### Un mundo sin fin en la pantalla.

## La carta de evento

web-wwe-event = El evento de esta ronda
web-wwe-no-event = Todavía no se ha robado la próxima carta de evento.
web-wwe-orientation = Orientación de la carta de evento
web-wwe-orientation-told = Flecha en { $number }. { $incomes }. { $favor }
web-wwe-income-of = { $player }: { $income }
web-wwe-turn-left = Girar la carta a la izquierda
web-wwe-turn-right = Girar la carta a la derecha
web-wwe-in-force = Eventos a largo plazo en vigor

## La ciudad

web-wwe-projects = Proyectos de construcción
web-wwe-project-told =
    { $cancelled ->
        [0] Hay { $stone } de { $stones } piedras y { $wood } de { $woods } maderas. Los donantes reciben: { $bonus }.
       *[other] Sin obras en este capítulo. Hay { $stone } de { $stones } piedras y { $wood } de { $woods } maderas. Los donantes reciben: { $bonus }.
    } { $donors ->
        [0] Nadie ha donado.
       *[other] Donantes: { $players }.
    }
web-wwe-project-complete = Este proyecto está terminado.
web-wwe-project-aside = Este proyecto todavía no está en el tablero.
web-wwe-complete = terminado
web-wwe-later = más tarde
web-wwe-houses = Espacios para casas
web-wwe-house-told =
    { $taken ->
        [0] Espacio { $house }: una casa cuesta { $gold } de oro y 1 { $resource }, y paga { $income } de alquiler.
       *[other] Espacio { $house }: aquí hay una casa de { $player } que paga { $income } de alquiler.
    }
web-wwe-supply-told =
    { $left ->
        [0] No queda { $good } en la reserva.
       *[other] En la reserva: { $left } ({ $good }).
    }

## Favor y peste

web-wwe-favor = Escala de favor
web-wwe-marker-here = El indicador de favor está aquí.
web-wwe-favor-cancelled = Anulado hasta el final del capítulo.
web-wwe-plague = Localizaciones de la peste
web-wwe-location-told =
    { $state ->
        [sick] La localización { $location } está enferma: cuidarla exige { $value } de conocimiento médico. Beneficio: { $benefit }.
        [healed] La localización { $location } está curada.
        [unturned] Localización { $location }: su ficha está boca abajo. Beneficio: { $benefit }.
       *[none] Localización { $location }: la peste aún no ha llegado. Beneficio: { $benefit }.
    }
web-wwe-plague-comes = La peste llega con el capítulo III.
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

web-wwe-card-told =
    { $place ->
        [hand] { $idle ->
            [0] { $card }, en tu mano. { $help }
           *[other] { $card }, en tu mano, ahora sin utilidad. { $help }
        }
        [played] { $card }, jugada en este capítulo.
        [discarded] { $card }, descartada boca abajo.
       *[away] { $card }, todavía fuera del juego.
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
web-wwe-on-the-board = Elige en el tablero, donde brilla el oro

## Las páginas de un móvil

web-wwe-pane-event = Evento
web-wwe-pane-projects = Proyectos
web-wwe-pane-town = Ciudad
web-wwe-pane-favor = Favor
web-wwe-pane-duties = Deberes
