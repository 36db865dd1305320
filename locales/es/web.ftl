### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Cerrar
web-cancel = Cancelar
web-go-home = Inicio
web-menu = Menú
web-tools = Herramientas
web-rules = Reglas
web-quoted = «{ $text }»
web-no-page = Página no encontrada
web-no-page-why = Comprueba la dirección: puede que falte una parte del enlace.
web-page-failed = No se ha podido cargar esta página
web-reload = Volver a cargar

## Opening a table

web-opening-table = Preparando la mesa…
web-opening-table-why = Las piezas están en camino.
web-table-closed-to-you = No puedes entrar en esta mesa
web-table-given-up = Esta mesa se ha cerrado
web-table-given-up-why = El anfitrión la cerró antes de que empezara la partida.
web-other-rules = Esta partida usa otras reglas
web-other-rules-why = Empezó con otra versión de las reglas o del paquete. Está guardada, pero aquí no se puede continuar hasta que quien lleva el servidor instale esa versión.
web-rules-changed = Las reglas o el paquete han cambiado desde esta partida. Una nueva se juega con la versión actual.
web-connection-lost = Se ha perdido la conexión. Tu última jugada está guardada. Reconectando…
web-connection-last-known = Sin conexión. Esta es la mesa tal como la viste por última vez.
web-offline = Sin conexión con el servidor
web-offline-why = La mesa se abrirá en cuanto el servidor responda.
web-retry = Reintentar

## The decision bar

web-decision = Tu decisión
web-choose = Confirmar
web-choose-final = Confirmar definitivamente
web-guard-reveals = Esto muestra algo oculto y no se puede deshacer.
web-guard-passes = El turno pasa a la siguiente persona y esto ya no se puede deshacer.
web-guard-over = Esto termina la partida y no se puede deshacer.
web-guard-unknown = Puede que esto no se pueda deshacer.
web-end-turn = Terminar el turno
web-turn-done = Has completado tu turno. Todavía puedes deshacerlo.
web-end-turn-first = Primero termina tu turno, o deshazlo.
web-undo = Deshacer
web-redo = Rehacer
web-restart-turn = Reiniciar el turno
web-becomes = pasa a
web-changes-nothing-yet = Todavía no cambia nada.
web-ways = Elige cómo
web-step-separator = {" → "}
web-board-of = Tablero de { $player }
web-legend = Iconos
web-keys = Teclado
web-key-choose = elegir por su número, también entre varias opciones
web-key-confirm = confirmar o terminar el turno
web-key-drop = cancelar la selección
web-key-skip = saltar lo que se está mostrando
web-key-next = siguiente opción
web-key-pieces = ir a la pieza más cercana en esa dirección; si no se puede elegir, Intro dice por qué
web-key-inspect = explicar esta pieza
web-key-history = una jugada atrás o adelante
web-coach = Pedir una pista
web-asked-aloud = { $question } { $count ->
    [one] Hay una opción.
   *[other] Hay { $count } opciones.
}
web-why-not = ¿Por qué no { $choice }?
web-not-your-turn = No es tu turno. Esperando a { $player }.
web-not-in-the-past = Estás viendo una jugada anterior. Vuelve al presente para elegir.
web-game-is-over = La partida ha terminado.
web-lesson-other = Eso no toca en este paso: elige lo que está resaltado en dorado.
web-parts = Zonas de la mesa
web-your-turn-at = Tu turno · { $game }

## Waiting

web-waiting = Esperando…
web-waiting-for = Esperando a { $player }
web-waiting-away = Esperando a { $player }, que está ausente
web-waiting-empty = Nadie ocupa el asiento de { $player }
web-since-last-turn-title = Desde tu último turno
web-catch-up = { $count ->
    [one] Ver la jugada que te has perdido
   *[other] Ver las { $count } jugadas que te has perdido
}
web-skip = Saltar
web-come-back = Recuperar mi asiento
web-hand-over = Que siga el ordenador

## People

web-hand = Mano
web-people = Jugadores
web-present = presente
web-away = ausente
web-seat-free = asiento libre
web-spectators = { $count ->
    [one] Hay una persona mirando.
   *[other] Hay { $count } personas mirando.
}
web-curtain = Pasa la pantalla a { $player }
web-curtain-why = Lo que viene ahora solo puede verlo una persona.
web-curtain-raise = Ya estoy aquí: mostrar mi vista
web-ask-take-back = Pedir que se deshaga mi última jugada
web-take-back-asked = { $count ->
    [one] { $player } pide deshacer una jugada.
   *[other] { $player } pide deshacer { $count } jugadas.
}
web-take-back-sent = { $count ->
    [one] Has pedido deshacer una jugada. Esperando a { $players }.
   *[other] Has pedido deshacer { $count } jugadas. Esperando a { $players }.
}
web-take-back-declined = { $player } no acepta tu petición.
web-withdraw = Retirar la petición
web-agree = Aceptar
web-disagree = Rechazar
web-rematch-asked = { $player } pide la revancha.
web-rematch-sent = Has pedido la revancha. Esperando a { $players }.
web-new-table = Ir a la mesa nueva
web-not-now = Ahora no
web-resign = Rendirse
web-resign-sure = ¿Seguro que quieres rendirte? El ordenador seguirá por ti.
web-resign-sure-alone = ¿Seguro que quieres rendirte? La partida terminará.
web-resigned = Te has rendido. El ordenador sigue por ti.
web-copy-link = Copiar el enlace de esta mesa
web-link-copied = Copiado
web-download-record = Descargar la partida

## Chat

web-chat = Chat
web-chat-empty = Todavía no hay mensajes.
web-chat-label = Mensaje
web-chat-send = Enviar
web-chat-spectator = público
web-chat-actions = Acciones con { $player }
web-chat-block = Bloquear
    .help = Ya no leerás lo que escriba { $player } y no podrá sentarse contigo a una mesa.
web-chat-mute = Silenciar
web-chat-unmute = Dejar hablar
web-chat-remove = Echar de la mesa
web-readmit = { $count ->
    [one] Dejar volver a la persona expulsada
   *[other] Dejar volver a las { $count } personas expulsadas
}
web-with-unread = { $count ->
    [one] { $page }: un mensaje nuevo
   *[other] { $page }: { $count } mensajes nuevos
}

## The log and the past

web-log = Crónica
web-log-mine = Sobre mí
web-log-points = Puntos
web-log-only = Mostrar solo: { $what }
web-log-loading = Cargando las jugadas anteriores…
web-look-back = Ver la mesa tras la jugada { $move }
web-history = Historial
web-move-of = Jugada { $move } de { $last }
web-first-move = Primera jugada
web-previous-move = Jugada anterior
web-next-move = Jugada siguiente
web-last-move = Última jugada
web-play-on = Reproducir
web-pause = Pausa
web-pace = Velocidad
    .help = A qué ritmo se muestran las jugadas y juega el ordenador
web-pace-immediately = Inmediata
web-go-to-part = Ir a una ronda
web-whose-view = Punto de vista
web-view-of = Lo que ve { $player }
web-view-of-spectator = Lo que ve el público
web-back-to-now = Volver al presente
web-leave-replay = Volver al resultado
web-replay = Repetición
web-fork = Seguir desde aquí
web-entry-started = Empieza la partida.
web-entry-seat-taken = { $player } ocupa su asiento.
web-entry-seat-left = { $player } deja su asiento.
web-entry-resigned = { $player } se rinde; sigue el ordenador.
web-entry-handed-over = Ahora el ordenador juega por { $player } ({ $level }).
web-entry-came-back = { $player } ha vuelto.
web-entry-undone = { $count ->
    [one] { $player } deshace una elección.
   *[other] { $player } deshace { $count } elecciones.
}
web-entry-take-back-asked = { $player } pide deshacer una jugada.
web-entry-take-back-agreed = { $player } acepta.
web-entry-take-back-refused = { $player } no acepta.
web-entry-take-back-withdrawn = { $player } retira su petición.
web-entry-rematched = Hay una revancha lista para los mismos jugadores.
web-entry-rematch-withdrawn = La revancha se ha cancelado.
web-entry-said = { $player }: { $text }
web-entry-hint-used = { $player } pide una pista.
web-entry-removed = El anfitrión echa de la mesa a { $player }.

## Scores and the end

web-score = Puntuación
web-score-now = Si la partida acabara ahora
web-score-loading = Calculando…
web-score-why = «?» significa que depende de algo que no puedes ver.
web-score-sheet = Hoja de puntuación completa
web-source = Origen
web-total = Total
web-result = Resultado
web-winners = { $count ->
    [one] Gana { $players }
   *[other] { $players } comparten la victoria
}
web-ended-early = { $count ->
    [one] { $players } se rinde. La partida termina aquí.
   *[other] { $players } se rinden. La partida termina aquí.
}
web-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-play-again = Jugar otra vez
web-look-at-table = Ver la mesa
web-where-points-came-from = De dónde han salido los puntos
web-bars-help = Pasa el cursor por una fuente, o tócala, para comparar lo que ha dado a cada cual.
web-bars-summary = { $source } – { $players }
web-share-picture = Imagen para compartir
web-moments = Tres momentos decisivos
web-moment = Jugada { $move }: { $change ->
    [up] las probabilidades de { $player } suben del { $before } al { $after }.
   *[down] las probabilidades de { $player } bajan del { $before } al { $after }.
}
web-chances-help = Estimadas al final a partir de todo lo que había en la mesa, sin calcular las jugadas siguientes.
web-standing = La puntuación a lo largo de la partida
web-course = Cómo fue la partida

## Settings

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-system = Igual que en el dispositivo
web-theme-light = Pergamino (claro)
web-theme-dark = Luz de vela (oscuro)
web-text-size = Tamaño del texto
web-text-size-normal = Normal
web-text-size-large = Grande
web-text-size-very-large = Muy grande
web-text-size-largest = El más grande
web-setting-motion = Animaciones
web-setting-sound = Sonido
web-volume = Volumen
web-sound-offer = ¿Quieres sonido?
web-sound-yes = Activar el sonido
web-sound-no = No, gracias
web-thinking-seconds = { $player } está pensando, { $seconds } s como máximo
web-setting-one-tap = Confirmar con un solo toque
web-setting-guard = Preguntar antes de lo que no se puede deshacer
web-setting-end-turns = Terminar mis turnos automáticamente

## El azar

web-shuffle = El azar
web-shuffle-committed = Todo lo que depende del azar se fijó antes de empezar la partida. Este es el hash de la semilla:
web-shuffle-chosen = El anfitrión eligió la semilla, así que puede saber qué hay en los mazos.
web-shuffle-fork = Esta mesa continúa una partida ya jugada: alguien puede saber qué hay en los mazos.
web-shuffle-revealed = La semilla y su sal, que se muestran porque la partida ha terminado:
web-shuffle-fits = Coinciden con el hash que se mostró antes de la partida.
web-shuffle-differs = No coinciden con el hash que se mostró antes de la partida: el azar se ha cambiado.
web-shuffle-unchecked = Este navegador no puede comprobarlo aquí. La partida descargada se comprueba con «silverspire verify».

## Escenas

web-scene-previous = Paso anterior
web-scene-next = Siguiente
web-scene-step = Paso { $step } de { $steps }
