### Por qué el servidor rechaza algo: un mensaje para cada uno de sus códigos.

## Quién, y si puede

problem-unauthenticated = Escribe primero tu nombre.
problem-no-table = No existe esa mesa, o no tienes invitación.
problem-no-spectators = En esta mesa se juega sin espectadores.
problem-not-host = Solo puede hacerlo el anfitrión de la mesa.
problem-not-seated = Solo pueden hacerlo quienes tienen asiento en esta mesa.
problem-not-your-seat = Ese asiento no es tuyo.
problem-computer-plays = El ordenador juega en este asiento. Recupéralo primero.
problem-resigned = Te has rendido; el ordenador juega por ti.
problem-origin-not-allowed = Este servidor solo acepta peticiones de sus propias páginas.

## La mesa y sus asientos

problem-no-seat = No existe ese asiento.
problem-seat-taken = Alguien ha sido más rápido: ese asiento está ocupado.
problem-one-seat = Ya tienes un asiento. Déjalo primero.
problem-other-seat = Ya has jugado en otro asiento de esta partida, así que no puedes sentarte aquí.
problem-seated-player = Las personas que juegan se quedan hasta el final de la partida. Puedes silenciarlas.
problem-removed = El anfitrión te ha echado de esta mesa.
problem-muted = El anfitrión te ha silenciado en esta mesa.
problem-blocked = Alguien de esta mesa te ha bloqueado.
problem-no-person = No existe esa persona.
problem-too-many-open-tables = Ya tienes tres mesas públicas esperando jugadores. Cierra una primero.
problem-computer-seat = Ese asiento es del ordenador.
problem-free-seats = Todavía hay un asiento libre. Espera a alguien o prepara otra mesa.
problem-not-open = La partida ya ha empezado o la mesa se ha cerrado.
problem-not-started = La partida aún no ha empezado.
problem-not-away = Este jugador aún no lleva ausente el tiempo suficiente.
problem-incompatible-rules = Esta partida usa reglas distintas de las de este servidor. Está guardada, pero aquí no se puede continuar. Empieza una partida nueva o pide a quien lleva el servidor que instale las reglas anteriores.
problem-not-archived = Esta partida no se conservó y sus reglas ya no están en este servidor.
problem-invalid-table = No se puede preparar la mesa así: elige otros asientos u opciones.
problem-unknown-game = Ese juego no está disponible en este servidor.
problem-unknown-pack = Ese paquete no está disponible en este servidor.
problem-no-computers = Este servidor no tiene jugadores controlados por el ordenador.
problem-id-taken = Otra mesa ya tiene ese identificador. Inténtalo de nuevo.
problem-rematched = Alguien ya ha preparado la revancha.

## La partida

problem-finished = La partida ha terminado.
problem-not-finished = La partida aún no ha terminado: lo que está oculto solo se muestra al final.
problem-client-id-used = Esa petición ya se usó para otra cosa. Mira la mesa y vuelve a intentarlo.
problem-outdated-decision = La partida ha avanzado. Mira la mesa y vuelve a elegir.
problem-not-your-turn = No es tu turno.
problem-turn-not-ended = El jugador anterior aún no ha terminado su turno.
problem-no-turn-to-end = No tienes ningún turno que terminar.
problem-illegal-choice = Eso no puede elegirse ahora.
problem-unknown-choice = Esa opción no existe en este juego.
problem-nothing-to-undo = No puedes deshacer nada por tu cuenta. Pregunta a los demás.
problem-nothing-to-redo = No hay nada que rehacer.
problem-no-take-backs = En esta mesa no se pueden deshacer jugadas.
problem-absent-choice = Desde entonces ha jugado alguien que no está. Solo esa persona podría dar su consentimiento.
problem-revealed-since = Desde entonces se ha mostrado algo oculto y no hay nadie que pueda dar su consentimiento.
problem-no-take-back-request = Nadie está esperando tu consentimiento.
problem-no-move = En esta partida no existe esa jugada.
problem-no-analysis = Ahora no es posible analizar la partida. Inténtalo más tarde.
problem-no-chances = No se conocen las probabilidades de victoria de esta partida.
problem-no-hint = Ahora mismo no hay ninguna pista. Inténtalo de nuevo.
problem-no-hints = En esta mesa no se pueden pedir pistas.
problem-refused = El juego no lo permite.

## Lo que se envió

problem-empty = Escribe algo primero.
problem-invalid-characters = Contiene caracteres que no se pueden mostrar.
problem-too-large = Es demasiado largo.
problem-rate-limited = Demasiadas peticiones. Espera un momento.
problem-too-many-connections = Esta mesa está abierta en demasiadas ventanas: cierra alguna primero.
problem-malformed = Algo ha fallado. Vuelve a cargar la página.
problem-hello-expected = Error de conexión. Vuelve a cargar la página.
problem-duplicate-hello = Error de conexión. Vuelve a cargar la página.
problem-page-not-found = No hay nada en esta dirección.

## El servidor

problem-busy = Esta mesa está muy ocupada. Inténtalo de nuevo en un momento.
problem-storage-unavailable = Ahora mismo no se puede acceder a las mesas. No se ha perdido nada: inténtalo de nuevo en un momento.
problem-internal-error = Algo ha fallado en el servidor. Mira la mesa antes de volver a intentarlo.
problem-offline = No se puede conectar con el servidor. Comprueba tu conexión.
