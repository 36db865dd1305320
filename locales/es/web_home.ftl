### La portada, preparar una mesa, esperar a que empiece y los ajustes.

## La cabecera de cada página

home-skip = Ir al contenido
home-pages = Páginas
home-home = Silverspire, la portada
home-rules = Reglas
home-learn = Aprender
home-settings = Ajustes
home-guest = Visitante

## La portada

home-tagline = Dos ciudades medievales por construir, con amigos o contra el ordenador.
home-games = Juegos
home-pitch-kutna-hora = Dirige tres gremios en una ciudad que vive de la plata. Todo lo que construyes mueve los precios de los que viven todos.
home-size-kutna-hora = De 2 a 4 jugadores, 5 o 6 rondas
home-pitch-world-without-end = Kingsbridge, de 1327 a 1361: orienta cada evento a tu favor, levanta el puente y la torre, cumple tus deberes y sobrevive a la peste.
home-size-world-without-end = De 2 a 4 jugadores, 4 capítulos de 6 rondas
home-play-now = Jugar ya
home-play-now-at = Jugar ya: { $game }
home-against = Contra
home-rivals = { $count ->
    [one] 1 ordenador
   *[other] { $count } ordenadores
}
home-strength = Con qué fuerza
home-set-up = Preparar una mesa
home-learn-game = Aprender jugando
home-your-tables = Tus mesas
home-your-tables-empty = Ninguna partida te espera. Lo que empieces se guarda aquí, aunque cierres la página.
home-open-tables = Mesas abiertas
home-open-tables-empty = Ahora nadie espera jugadores. Prepara una mesa abierta a todos y aparecerá aquí.
home-finished-tables = Partidas para volver a ver
home-finished-tables-empty = Aquí se vuelven a ver, jugada a jugada, las partidas terminadas en mesas abiertas a todos.
home-lists-lost = No se llega al servidor. Lo intentamos de nuevo cada pocos segundos.
home-your-turn = Te toca
home-turn-of = Elige { $player }
home-waiting-for-players = { $count ->
    [0] Lista para empezar
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
home-winner = { $count ->
    [one] Ganó { $players } con { $points } puntos
   *[other] { $players } comparten el primer puesto con { $points } puntos
}
home-round = Ronda { $round } de { $rounds }
home-chapter = Capítulo { $chapter }, ronda { $round } de { $rounds }
home-free-seat = asiento libre
home-more = { $count ->
    [one] Mostrar otra más
   *[other] Mostrar otras { $count }
}

## Preparar una mesa

home-new-title = Prepara una mesa
home-new-game = ¿Qué juego?
home-new-seats = ¿Quién se sienta dónde?
home-new-seats-help = Ocupa varios asientos para compartir una pantalla con amigos. A quien le dejes un asiento le das un enlace.
home-new-seat = Asiento { $number }, { $player }
home-sitter-me = Tú
home-sitter-person = Otra persona
home-sitter-computer = Un ordenador
home-new-level = Con qué fuerza juega el asiento { $number }
home-new-add-seat = Añadir un asiento
home-new-remove-seat = Quitar el asiento { $number }
home-new-several = { $count ->
    [one] Juegas un asiento.
   *[other] Juegas { $count } asientos: pasaos la pantalla.
}
home-new-options = ¿Cómo se juega?
home-new-table = ¿Quién puede venir?
home-new-public = Abierta a todos
    .help = Aparece en la portada; si no, solo entra quien tiene el enlace.
home-new-spectators = Otros pueden mirar
    .help = Ven lo que ven todos en la mesa, y nada más.
home-new-take-backs = Se pueden deshacer elecciones
    .help = Si los demás están de acuerdo; dentro de tu propio turno siempre puedes.
home-new-more = Para quien sabe
home-new-pack = Paquete de componentes
home-new-pack-reconstructed = Reconstruido, el que viene con Silverspire
home-new-seed = Semilla
    .help = Toda la suerte sale de ella. Déjala vacía para una nueva; si la eliges, todos lo saben.
home-new-seed-wrong = Una semilla es un número entero de 0 a { $most }.
home-new-nobody = Solo juegan ordenadores: ocupa un asiento o deja uno para alguien.
home-new-begin = Empezar la partida
home-new-open = Poner la mesa e invitar

## Opciones de los juegos

home-option-kutna-hora-events = Cartas de evento
    .help = Una por ronda salvo en la última. Dos jugadores siempre juegan con ellas.
home-option-kutna-hora-first-game = Una primera partida
    .help = La carta de gremios 1, con sus filas en el orden impreso.
home-option-kutna-hora-start = Quién empieza
    .help = El jugador inicial de la primera ronda.
home-option-world-without-end-first-game = Una primera partida
    .help = En el capítulo I todos tienen seis cartas y nadie descarta.
home-option-world-without-end-open-screens = Pantallas abiertas
    .help = Todos ven los bienes de todos.
home-option-world-without-end-start = Quién empieza
    .help = El jugador activo de la primera ronda.
home-value-drawn = Al azar
home-value-kutna-hora-events-null = Lo habitual: solo con dos jugadores
home-value-kutna-hora-events-true = Con cartas de evento
home-value-kutna-hora-events-false = Sin cartas de evento
home-value-kutna-hora-first-game-no = No, puede salir cualquier gremio
home-value-kutna-hora-first-game-picked = Sí, cada cual elige sus gremios
home-value-kutna-hora-first-game-dealt = Sí, los gremios se reparten

## Una mesa que no ha empezado

home-lobby-missing = { $count ->
    [0] Están todos. La partida puede empezar.
    [one] A esta mesa le falta un jugador: envía el enlace.
   *[other] A esta mesa le faltan { $count } jugadores: envía el enlace.
}
home-lobby-wait = { $count ->
    [0] Están todos. { $host } puede empezar la partida.
    [one] Queda un asiento libre. Después { $host } empieza la partida.
   *[other] Quedan { $count } asientos libres. Después { $host } empieza la partida.
}
home-lobby-host = quien puso la mesa
home-lobby-seats = Asientos
home-lobby-you = tú
home-lobby-here = aquí
home-lobby-away = ausente
home-lobby-take = Sentarme aquí
home-lobby-leave = Levantarme
home-lobby-name = ¿Cómo te llamarán los demás?
home-lobby-link = Invitación
    .help = Quien abra este enlace puede ocupar un asiento libre o mirar.
home-lobby-copy = Copiar el enlace
home-lobby-copied = El enlace está copiado.
home-lobby-not-copied = El navegador no nos deja copiar: marca el enlace y cópialo tú.
home-lobby-share = Compartir el enlace
home-lobby-start = Empezar la partida
home-lobby-close = Abandonar la mesa
home-lobby-watching = { $count ->
    [0] Nadie más está mirando.
    [one] Hay una persona más aquí.
   *[other] Hay { $count } personas más aquí.
}
home-lobby-seed = El anfitrión eligió la semilla de esta partida.

## Ajustes

home-settings-name = Tu nombre
    .help = Tal como lo leen los demás. Los asientos que ya ocupas conservan el anterior.
home-settings-save = Guardar este nombre
home-settings-saved = Ahora te llamas { $name }.
home-settings-name-empty = Escribe un nombre de 1 a { $most } letras.
