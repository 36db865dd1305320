### Lo que la línea de órdenes dice de sí misma, y lo que se lee junto a la mesa.

## silverspire --help

help-silverspire = Dos juegos de mesa medievales de construcción de ciudades, en tu navegador o en tu terminal. Para empezar, escribe: silverspire
help-version = Muestra la versión.
help-play = Juega una partida en el terminal.
help-game = El juego: véase «silverspire games».
help-seats = Cuántos jugadores hay. Si no se indica, todos los que permita el juego.
help-humans = Cuántos de ellos son personas (ocupan los primeros asientos), o qué asientos ocupan, por ejemplo 1,3. Se guarda con la partida, así que no hace falta repetirlo con --resume. Si no se indica, una.
help-seed = El número del que depende todo el azar: con la misma semilla se reparte la misma partida.
help-pack = El paquete de componentes: el nombre de uno incluido, o una carpeta tuya.
help-option = Una opción del juego; puede darse varias veces. Véase «silverspire games».
help-opponents = Quién juega en los demás asientos: apprentice, journeyman, burgher o master, de fácil a difícil. Se guarda con la partida. Si no se indica, journeyman. Todos están en «silverspire players».
help-resume = Continúa una partida guardada, que se sigue guardando en el mismo archivo.
help-replay = Recorre paso a paso una partida registrada.
help-record = El archivo de una partida guardada.
help-all = Muestra todas las elecciones y el resultado en lugar de ir paso a paso.
help-verify = Vuelve a jugar una partida registrada e indica lo que se haya cambiado en su archivo.
help-promised = El hash de la semilla que se mostró antes de la partida, para compararlo.
help-games = Enumera los juegos y sus opciones.
help-completion = Muestra el script que completa estos comandos en tu intérprete. bash: eval "$(silverspire completion bash)"
help-completion-shell = El intérprete de comandos.
start-browser = Se abre la mesa en tu navegador. «silverspire --help» muestra los demás comandos.
start-terminal = Se juega en el terminal. «silverspire --help» muestra los demás comandos.
start-needs-server = Para jugar en el navegador, instala el servidor: pip install "silverspire[server]"
start-which-game = ¿A qué juego? (1) {""}

## Ante una pregunta

curtain = Pasa el teclado a { $player } y pulsa Intro: {""}
prompt = Tu elección (?, pista, porqué, deshacer): {""}
hidden = Hay más que ver: mirar { $names }
more-news = … y { $count ->
    [one] { $count } línea más
   *[other] { $count } líneas más
} de novedades (registro)
no-such-number = No hay ninguna opción { $number }: elige del 1 al { $most }.
ambiguous = «{ $answer }» podría ser más de una cosa: escribe uno de los números { $numbers }.
unknown = «{ $answer }» no es ninguna de las opciones ni una orden. Escribe un número de la lista, o ? para ver la ayuda.

why-line = { $names }: { $why }
why-legal = { $name }: puedes elegirlo ahora.
why-in-vain = Ahora no serviría de nada. { $why }
why-nothing = Aquí no se rechaza nada: puedes elegir cualquiera de las opciones.

no-pane = No hay ninguna parte llamada «{ $name }»; hay: { $names }.
no-tile = Ninguna loseta se llama «{ $name }». Basta una parte del nombre: loseta pozo
rules-not-here = El texto de las reglas no está instalado aquí; está en docs/rules del código fuente.
no-rule = Aquí no hay ninguna regla «{ $rule }». Las reglas tienen nombres como KH-PLOT-1.
nothing-to-undo = Todavía no has elegido nada.
nothing-to-redo = No se ha deshecho nada.
nothing-to-restart = En este turno no has elegido nada que se pueda deshacer.
chosen-since = Otra persona ha elegido después: ya no se puede deshacer.
revealed-since = Desde tu última elección se ha descubierto algo oculto: ya no se puede deshacer.

save-where = Di dónde: guardar mi-partida.json
saved = Guardada como { $file }.
not-saved = No se ha guardado como { $file }: { $why }
foreign-file = ya hay un archivo con ese nombre que no es una partida guardada.
parting = Tu partida queda guardada en { $file }. Para continuarla:
kept = El registro de esta partida está en { $file }. Recórrelo con «silverspire replay».

help-commands =
    Escribe el número de una opción, o su nombre, por ejemplo C4. Y siempre:

      (Intro)        ver la mesa otra vez      mirar [ciudad …]  todo, o una parte
      porqué         qué no puedes hacer       porqué NOMBRE     por qué esto no
      pista          qué conviene elegir       reglas ID         texto de una regla
      loseta NOMBRE  qué lleva impreso
      puntos         los de todos, por ahora   registro [todo]   qué ha pasado
      deshacer, rehacer  tu última elección    reiniciar         repetir este turno
      guardar ARCHIVO    guardar una copia     idioma CÓDIGO     en, es, fr, it
      salir          dejarlo; todo se guarda

help-game-too = Escribe «ayuda juego» para ver el juego en pocas líneas.

## Repetición

replay-prompt = Intro siguiente, p anterior, primero, último, un número, q salir: {""}
replay-place = Elección { $place } de { $last }
replay-opening = La mesa antes de la primera elección.
replay-unfinished = La partida no se terminó.

## Errores de la línea de órdenes. Los del motor llegan tal como son.

option-without-value = «{ $option }» no da ningún valor: escribe NOMBRE=VALOR, por ejemplo events=true.
humans-unclear = «{ $text }» no vale: di cuántas personas, por ejemplo 1, o qué asientos, por ejemplo 1,3.
humans-too-many = «{ $text }» no vale: los asientos de esta mesa van del 1 al { $seats }.
other-game = { $file } es una partida de { $played }, no de { $wanted }.
record-of-unknown-game = No se puede leer este registro: { $why }.
not-with-resume = --seats, --seed y --option son para una partida nueva; { $file } tiene los suyos.
cannot-read = No se puede leer { $file }: { $why }.

## Verificar un registro

verifying = Volviendo a jugar la partida
at-line = Línea { $line }: { $what }
bytes-differ = La partida es válida, pero esta línea no está como se escribió: se ha cambiado algo en ella.
verified-promise = El azar es el que se prometió antes de la partida: { $hash }.{ $chosen ->
    [yes] {" "}Sin embargo, el anfitrión eligió la semilla y podía saber qué había en los mazos.
   *[no] {""}
}
no-promise = Este registro no dice qué se prometió sobre su semilla.
another-promise = El azar no es el que se prometió: este registro tiene el hash { $hash }.
verified = { $game } (reglas { $rules }): { $seats } jugadores, { $choices ->
    [one] 1 elección
   *[other] { $choices } elecciones
}, puntuación final { $scores }. No se ha cambiado nada.
verified-unfinished = { $game } (reglas { $rules }): { $seats } jugadores, { $choices ->
    [one] 1 elección
   *[other] { $choices } elecciones
}, sin terminar. No se ha cambiado nada.

## silverspire games

game-line = { $name }: { $title }. De { $least } a { $most } jugadores, reglas { $rules }, paquetes: { $packs }.
option-number = un número entero
version = Silverspire { $version }, { $engine ->
    [compiled] motor compilado
   *[uncompiled] motor sin compilar
}

## El idioma

help-language = El idioma: en, es, fr o it; puede indicarse en cualquier lugar. Por defecto, el de tu sistema.
language-own-name = español
language-line = { $code } ({ $name })
no-such-language = «{ $language }» no está disponible. Idiomas disponibles: { $languages }.

## Lo que se puede escribir, con palabras propias; también se entienden las inglesas.

command-help = ayuda
command-look = mirar
command-why = porqué
command-hint = pista
command-tile = loseta
command-score = puntos
command-log = registro
command-rules = reglas
command-undo = deshacer
command-redo = rehacer
command-restart = reiniciar
command-save = guardar
command-language = idioma
command-quit = salir
command-game = juego
command-all = todo

replay-next = siguiente
replay-previous = anterior
replay-first = primero
replay-last = último

## Las partes de la mesa, para la orden «mirar»

look-status = estado
look-city = ciudad
look-mine = mina
look-prices = precios
look-hall = ayuntamiento
look-church = catedral
look-players = jugadores
look-own = tablero
look-event = evento
look-projects = proyectos
look-favor = favor
look-houses = casas
look-plague = peste
look-supply = reserva
look-screens = pantallas
look-memory = memoria
look-hand = mano

## silverspire pack

help-packs = Paquetes de componentes: lo que llevan impreso las piezas de un juego.
help-pack-game = El juego al que pertenece el paquete.
help-pack-new = Copia un paquete en una carpeta tuya, para escribir en él los valores impresos.
help-pack-folder = Una carpeta nueva o vacía.
help-pack-from = El paquete que se copia: un nombre, o una carpeta.
help-pack-check = Indica todo lo que está mal en un paquete: archivo, línea, qué, y la regla.
help-pack-checked = La carpeta de un paquete, o el nombre de uno incluido.

pack-copied = { $folder } es una copia de { $source }.
pack-edit = Edita sus archivos y después:
pack-has-problems = { $count ->
    [one] { $folder } tiene 1 problema.
   *[other] { $folder } tiene { $count } problemas.
}
pack-whole = { $folder } no tiene problemas.
pack-counts = { $files ->
    [one] 1 archivo
   *[other] { $files } archivos
}, { $values ->
    [one] 1 valor
   *[other] { $values } valores
}: { $origins }
pack-origin = { $count } { $origin }
pack-hash = huella { $hash }
