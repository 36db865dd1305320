### Por qué el servidor rechaza algo: un mensaje para cada uno de sus códigos.

## Quién, y si puede

problem-who-are-you = Di primero tu nombre: aquí nadie te conoce todavía.
problem-no-table = No existe esa mesa, o no tienes invitación.
problem-no-spectators = En esta mesa se juega sin espectadores.
problem-not-host = Solo puede hacerlo el anfitrión de la mesa.
problem-not-seated = Solo pueden hacerlo quienes están sentados a esta mesa.
problem-not-your-seat = Ese asiento no es tuyo.
problem-computer-plays = Un ordenador juega en este asiento. Recupéralo primero.
problem-resigned = Te has rendido: el ordenador sigue jugando.
problem-foreign-origin = Este servidor solo acepta peticiones de sus propias páginas.

## La mesa y sus asientos

problem-no-seat = No existe ese asiento.
problem-seat-taken = Alguien ha sido más rápido: ese asiento está ocupado.
problem-computers-seat = Ese asiento es de un ordenador.
problem-free-seats = Todavía hay un asiento libre: espera a alguien o prepara otra mesa.
problem-not-open = La partida ya ha empezado o la mesa se ha cerrado.
problem-not-started = La partida aún no ha empezado.
problem-not-away = La persona de este asiento no lleva mucho tiempo ausente.
problem-other-rules = Esta partida sigue otras reglas que las de este servidor. Se conserva, pero no puede continuarse aquí.
problem-wrong-table = La mesa no puede prepararse así: elige otros asientos u opciones.
problem-unknown-game = Ese juego no está aquí.
problem-unknown-pack = Ese paquete de este juego no está aquí.
problem-no-computers = En este servidor no juega ningún ordenador.
problem-taken = Otra mesa ya tiene ese nombre. Inténtalo de nuevo.
problem-rematched = Alguien ya ha preparado la mesa siguiente.

## La partida

problem-over = La partida ha terminado.
problem-not-over = La partida aún no ha terminado: antes no se muestra nada oculto.
problem-moved-on = La mesa ha avanzado. Vuelve a mirar y elige después.
problem-not-your-turn = No es tu turno.
problem-turn-not-ended = El jugador anterior aún no ha terminado su turno.
problem-no-turn-to-end = No tienes ningún turno que terminar.
problem-illegal-choice = Eso no puede elegirse ahora.
problem-unknown-choice = Esa opción no existe en este juego.
problem-nothing-to-undo = No hay nada que puedas deshacer sin los demás. Pregunta a la mesa.
problem-nothing-to-redo = No hay nada que rehacer.
problem-no-take-backs = En esta mesa no se deshace nada.
problem-nothing-asked = Nadie espera tu consentimiento.
problem-no-move = La partida no tiene esa jugada.
problem-no-hint = El consejero no ha respondido. Inténtalo de nuevo.
problem-refused = El juego no lo permite.

## Lo que se envió

problem-empty = Escribe algo primero.
problem-bad-letters = Contiene caracteres que no se pueden mostrar.
problem-too-large = Es más largo de lo que acepta este servidor.
problem-too-many = Demasiadas veces seguidas. Espera un momento.
problem-too-many-connections = Esta mesa está abierta en demasiadas ventanas: cierra alguna primero.
problem-malformed = El servidor no ha entendido esta página. Vuelve a cargarla.
problem-no-hello = La conexión empezó mal. Vuelve a cargar la página.
problem-hello-again = La conexión se saludó dos veces. Vuelve a cargar la página.
problem-no-page = No hay nada en esta dirección.

## El servidor

problem-busy = Pasan demasiadas cosas a la vez en esta mesa. Vuelve a mirar e inténtalo de nuevo.
problem-storage = Ahora mismo no se puede acceder a las mesas. No se ha perdido nada: inténtalo en un momento.
problem-fault = Algo ha fallado en el servidor. Vuelve a mirar antes de repetirlo.
problem-offline = No se puede acceder al servidor. Comprueba tu conexión.
