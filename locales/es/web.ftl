### The screen around a game: the table page, in the browser.

## Everywhere

web-close = Cerrar
web-cancel = Cancelar
web-go-home = Inicio
web-menu = Menú
web-tools = Herramientas
web-rules = Reglas
web-quoted = «{ $text }»
web-no-page = Esa página no existe
web-no-page-why = La dirección no lleva a ninguna parte. Quizá se copió incompleta.
web-page-failed = No se pudo cargar esta página
web-reload = Volver a cargar

## Opening a table

web-opening-table = Poniendo la mesa…
web-opening-table-why = Las piezas están en camino.
web-table-closed-to-you = Esta mesa está cerrada para ti
web-table-given-up = Esta mesa se abandonó
web-table-given-up-why = Quien la abrió la cerró antes de empezar la partida.
web-other-rules = Esta partida sigue otras reglas
web-other-rules-why = Empezó con otra versión de las reglas o del paquete. Se conserva, pero aquí no se puede continuar.
web-connection-lost = Conexión perdida: tu última jugada está a salvo. Reintentando…

## The decision bar

web-decision = Tu decisión
web-choose = Elegir esto
web-choose-last = Elegir esto: termina tu turno
web-end-turn = Terminar el turno
web-turn-done = Tu turno está hecho. Todavía puedes deshacerlo.
web-end-turn-first = Primero termina tu turno o deshazlo.
web-undo = Deshacer
web-redo = Rehacer
web-restart-turn = Empezar de nuevo este turno
web-becomes = pasa a
web-changes-nothing-yet = Todavía no cambia nada.
web-coach = Pedir consejo
web-asked-aloud = { $question } { $count ->
    [one] Hay una opción.
   *[other] Hay { $count } opciones.
}
web-why-not = ¿Por qué no { $choice }?
web-not-your-turn = No es tu turno: ahora elige { $player }.
web-not-in-the-past = Estás mirando el pasado: allí no se puede elegir nada.
web-game-is-over = La partida ha terminado.
web-lesson-other = La lección muestra ahora otra cosa: sigue el oro.
web-parts = Partes de la mesa
web-your-turn-at = Tu turno · { $game }

## Waiting

web-waiting = Esperando…
web-waiting-for = Esperando a { $player }
web-waiting-away = Esperando a { $player }, que no está
web-waiting-empty = Nadie ocupa el sitio de { $player }
web-catch-up = { $count ->
    [one] Ver la jugada que te perdiste
   *[other] Ver las { $count } jugadas que te perdiste
}
web-skip = Saltar
web-come-back = Volver a jugar yo mismo
web-hand-over = Que siga un ordenador

## People

web-people = Jugadores
web-present = presente
web-away = ausente
web-seat-free = sitio libre
web-spectators = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
}
web-curtain = Pasa la pantalla a { $player }
web-curtain-why = Lo que hay tras la pantalla es para un solo par de ojos.
web-curtain-raise = Aquí estoy: mostrar mi lado
web-ask-take-back = Pedir que se deshaga mi última jugada
web-take-back-asked = { $count ->
    [one] { $player } pide deshacer una jugada.
   *[other] { $player } pide deshacer { $count } jugadas.
}
web-take-back-waiting = { $count ->
    [one] Falta el acuerdo de una persona.
   *[other] Falta el acuerdo de { $count } personas.
}
web-agree = De acuerdo
web-disagree = No estoy de acuerdo
web-resign = Rendirse
web-resign-sure = ¿Rendirse de verdad? Sigue un ordenador.
web-copy-link = Copiar el enlace de esta mesa
web-link-copied = Copiado
web-download-record = Descargar la partida

## Chat

web-chat = Charla
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-label = Di algo
web-chat-send = Enviar

## The log and the past

web-log = Crónica
web-log-loading = Se busca lo que pasó antes…
web-look-back = Ver la mesa tras la jugada { $move }
web-history = Mirar atrás
web-move-of = Jugada { $move } de { $last }
web-first-move = Primera jugada
web-previous-move = Jugada anterior
web-next-move = Jugada siguiente
web-last-move = Última jugada
web-play-on = Reproducir las jugadas
web-pause = Pausa
web-back-to-now = Volver al presente
web-leave-replay = Al resultado
web-replay = Repetición
web-fork = Seguir desde aquí
web-entry-started = Empieza la partida.
web-entry-seat-taken = { $player } se sienta.
web-entry-seat-left = { $player } deja su sitio.
web-entry-resigned = { $player } se rinde; sigue un ordenador.
web-entry-handed-over = Un ordenador juega ahora por { $player }: { $level }.
web-entry-came-back = { $player } ha vuelto.
web-entry-undone = { $count ->
    [one] { $player } deshace una elección.
   *[other] { $player } deshace { $count } elecciones.
}
web-entry-take-back-asked = { $player } pide deshacer una jugada.
web-entry-take-back-agreed = { $player } está de acuerdo.
web-entry-take-back-refused = { $player } no está de acuerdo.
web-entry-rematched = Una nueva partida espera a los mismos jugadores.
web-entry-said = { $player }: { $text }

## Scores and the end

web-score = Puntuación
web-score-now = Si la partida acabara ahora
web-score-loading = Contando…
web-score-why = Un signo de interrogación: depende de lo que no puedes ver.
web-score-sheet = La hoja de puntuación completa
web-source = Puntos por
web-total = Total
web-result = Resultado
web-winners = { $count ->
    [one] Gana { $players }
   *[other] { $players } comparten la victoria
}
web-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-play-again = Jugar otra vez
web-look-at-table = Ver la mesa
web-where-points-came-from = De dónde vinieron los puntos
web-bars-help = Señala una parte para leer qué es.
web-bars-told = { $source } – { $players }
web-moments = Tres momentos que la decidieron
web-moment = Jugada { $move }: { $player } saca { $points } a los demás.
web-standing = Los puntos a lo largo de la partida
web-course = El curso de la partida

## Settings

web-settings = Ajustes
web-language = Idioma
web-theme = Aspecto
web-theme-system = como en este dispositivo
web-theme-light = pergamino (claro)
web-theme-dark = luz de vela (oscuro)
web-setting-motion = Que las cosas se muevan
web-setting-sound = Sonido
web-setting-one-tap = Un toque elige al momento
web-setting-end-turns = Terminar mis turnos automáticamente
