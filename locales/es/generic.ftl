### Textos para juegos sin pantalla propia.

generic-player-1 = León
generic-player-2 = Ciervo
generic-player-3 = Águila
generic-player-4 = Oso
generic-player-5 = Jugador 5
generic-player-6 = Jugador 6
generic-player-7 = Jugador 7
generic-player-8 = Jugador 8
generic-on-the-board = Elige en el tablero.
generic-table = Mesa
generic-move = Jugada { $move }
generic-to-move = le toca jugar
generic-source = Origen
generic-total = Total
generic-scores-now = Puntuación actual
generic-scores-final = Puntuación final
generic-winners = { $count ->
    [one] Gana { $players }.
   *[other] { $players } comparten el primer puesto.
}
generic-welcome = { $game }. Escribe ? para ver la ayuda.
generic-primer = Esta es la vista general de { $game }: la mesa, lo que tiene cada cual y tus opciones en una lista. Lo que puedes elegir en un tablero aparece resaltado. «reglas» muestra una regola por su número.

look-table = mesa
