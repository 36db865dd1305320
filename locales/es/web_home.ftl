### La portada, preparar una mesa, esperar a que empiece y los ajustes.

## La cabecera de cada página

home-skip = Ir al contenido
home-pages = Páginas
home-home = Página de inicio de Silverspire
home-rules = Reglas
home-learn = Aprender
home-settings = Ajustes
home-guest = Visitante

## La portada

home-tagline = Dos ciudades medievales por construir, con amigos o contra el ordenador.
home-games = Juegos
home-pitch-kutna-hora = Dirige tres gremios en una ciudad que vive de la plata. Todo lo que construyes mueve los precios, para ti y para los demás.
home-size-kutna-hora = De 2 a 4 jugadores, 5 o 6 rondas
home-pitch-world-without-end = Kingsbridge, de 1337 a 1361: saca partido de cada evento, levanta el puente y la torre, cumple con tus deberes y sobrevive a la peste.
home-size-world-without-end = De 2 a 4 jugadores, 4 capítulos de 6 rondas
home-play-now = Jugar ya
home-play-now-at = Jugar ya: { $game }
home-against = Rivales
home-rivals = { $count ->
    [one] 1 ordenador
   *[other] { $count } ordenadores
}
home-strength = Dificultad
home-set-up = Preparar una mesa
home-learn-game = Aprender jugando
home-your-tables = Tus mesas
home-your-tables-empty = Todavía no tienes partidas. Las que empieces se guardan aquí, aunque cierres la página.
home-open-tables = Mesas abiertas
home-open-tables-empty = Ahora mismo nadie busca jugadores. Prepara una mesa pública y aparecerá aquí.
home-finished-tables = Partidas terminadas
home-finished-tables-empty = Aquí aparecen las partidas terminadas en mesas públicas. Puedes volver a verlas jugada a jugada.
home-lists-lost = No se puede conectar con el servidor. Lo reintentamos cada pocos segundos.
home-your-turn = Te toca
home-turn-of = Turno de { $player }
home-waiting-for-players = { $count ->
    [0] Lista para empezar
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
home-winners = { $count ->
    [one] Gana { $players }.
   *[other] { $players } comparten el primer puesto.
}
home-round = Ronda { $round } de { $rounds }
home-chapter = Capítulo { $chapter }, ronda { $round } de { $rounds }
home-free-seat = asiento libre
home-more = { $count ->
    [one] Mostrar otra más
   *[other] Mostrar otras { $count }
}

## Preparar una mesa

home-new-title = Preparar una mesa
home-new-game = ¿Qué juego?
home-new-seats = Jugadores
home-new-seats-help = Ocupa varios asientos para compartir una pantalla con amigos. Por cada asiento libre tendrás un enlace que enviar.
home-new-seat = Asiento { $number }, { $player }
home-new-name = Nombre de quien juega
home-sitter-me = Tú
home-sitter-person = Otra persona
home-sitter-computer = Ordenador
home-new-level = Dificultad del asiento { $number }
home-new-add-seat = Añadir un asiento
home-new-remove-seat = Quitar el asiento { $number }
home-new-several = { $count ->
    [one] Ocupas un asiento.
   *[other] Ocupas { $count } asientos: habrá que pasarse la pantalla.
}
home-new-options = Opciones de la partida
home-new-table = ¿Quién puede entrar?
home-new-public = Mesa pública
    .help = Aparece en la página de inicio. Si no es pública, solo entra quien tenga el enlace.
home-new-spectators = Permitir espectadores
    .help = Solo ven lo que ven todos en la mesa.
home-new-take-backs = Permitir deshacer jugadas
    .help = Si los demás aceptan. Dentro de tu turno puedes deshacer siempre.
home-new-hints = Permitir pistas
    .help = Preguntar qué elegiría un buen jugador. Si en la mesa hay varias personas, todas ven quién pide una.
home-new-more = Opciones avanzadas
home-new-pack = Paquete de componentes
home-new-pack-reconstructed = Reconstruido (incluido en Silverspire)
home-new-seed = Semilla
    .help = De ella depende todo el azar. Déjala vacía para usar una al azar; si la fijas, se avisa a los demás.
home-new-seed-wrong = Una semilla es un número entero de 0 a { $most }.
home-new-nobody = Solo hay ordenadores. Ocupa un asiento o deja uno libre.
home-new-begin = Empezar la partida
home-new-open = Crear la mesa e invitar

## Opciones de los juegos

home-option-kutna-hora-events = Cartas de evento
    .help = Una por ronda, salvo en la última. Con dos jugadores se usan siempre.
home-option-kutna-hora-first-game = Primera partida
    .help = Se usa la carta de gremios 1, con sus filas en el orden impreso.
home-option-kutna-hora-start = Jugador inicial
    .help = Quien empieza la primera ronda.
home-option-world-without-end-first-game = Primera partida
    .help = En el capítulo I todos tienen seis cartas y nadie descarta.
home-option-world-without-end-open-screens = Pantallas abiertas
    .help = Todos ven los bienes de todos.
home-option-world-without-end-start = Jugador inicial
    .help = El jugador activo de la primera ronda.
home-value-drawn = Al azar
home-value-kutna-hora-events-null = Por defecto: solo con dos jugadores
home-value-kutna-hora-events-true = Con cartas de evento
home-value-kutna-hora-events-false = Sin cartas de evento
home-value-kutna-hora-first-game-no = No: cualquier carta de gremios
home-value-kutna-hora-first-game-picked = Sí: cada cual elige sus gremios
home-value-kutna-hora-first-game-dealt = Sí: los gremios se reparten

## Una mesa que no ha empezado

home-lobby-missing = { $count ->
    [0] Están todos. Puedes empezar la partida.
    [one] Falta un jugador: envía el enlace.
   *[other] Faltan { $count } jugadores: envía el enlace.
}
home-lobby-wait = { $count ->
    [0] Están todos. Falta que { $host } empiece la partida.
    [one] Queda un asiento libre. Después, { $host } empezará la partida.
   *[other] Quedan { $count } asientos libres. Después, { $host } empezará la partida.
}
home-lobby-absent = { $count ->
    [one] Todos los asientos están ocupados. Falta que llegue { $players }.
   *[other] Todos los asientos están ocupados. Falta que lleguen { $players }.
}
home-lobby-host = el anfitrión
home-lobby-seats = Asientos
home-lobby-you = tú
home-lobby-here = presente
home-lobby-away = ausente
home-lobby-take = Ocupar este asiento
home-lobby-leave = Dejar el asiento
home-lobby-computer = Que juegue el ordenador
home-lobby-open = Volver a dejar libre
home-lobby-take-too = Jugar también aquí
home-lobby-name = Tu nombre
home-lobby-link = Invitación
    .help = Quien tenga este enlace puede ocupar un asiento libre o mirar.
home-lobby-copy = Copiar el enlace
home-lobby-copied = Enlace copiado.
home-lobby-not-copied = El navegador no permite copiar: selecciona el enlace y cópialo tú.
home-lobby-share = Compartir el enlace
home-lobby-start = Empezar la partida
home-lobby-close = Cerrar la mesa
home-lobby-watching = { $count ->
    [0] Nadie más está mirando.
    [one] Está mirando una persona más.
   *[other] Están mirando { $count } personas más.
}
home-lobby-seed = El anfitrión ha fijado la semilla de esta partida.
home-lobby-fork = Esta mesa continúa una partida ya jugada: alguien puede saber qué hay en los mazos.
home-lobby-rules-changed = Las reglas o el paquete han cambiado desde la última partida. Esta se juega con la versión actual.
home-lobby-hints = Se permiten pistas. Todos ven quién pide una.
home-lobby-remove = Echar de la mesa
home-known-seed = semilla elegida
home-known-fork = mazos conocidos

## Ajustes

home-settings-name = Tu nombre
    .help = Es el que ven los demás. Los asientos que ya ocupas conservan el anterior.
home-settings-save = Guardar
home-settings-saved = Guardado. Ahora te llamas { $name }.
home-settings-blocked = Personas que has bloqueado
    .none = Nadie.
home-settings-unblock = Desbloquear a { $player }
home-settings-name-empty = Escribe un nombre de 1 a { $most } caracteres.
home-settings-about = Silverspire { $version }, { $engine ->
    [compiled] motor compilado
   *[uncompiled] motor sin compilar: mismas reglas, pero el ordenador busca con menos profundidad
}
