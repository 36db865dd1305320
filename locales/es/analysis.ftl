### El análisis de una partida terminada.

help-analyze = Analiza una partida terminada: lo que costó cada decisión, qué era mejor y cómo evolucionaron las probabilidades de ganar.
help-analyze-file = El archivo de una partida terminada.
help-analyze-simulations = Cuántas simulaciones se hacen por decisión. Con más se tarda más, pero se distinguen mejor las opciones parecidas.
help-analyze-seed = El número del que depende todo el azar: con la misma semilla, el mismo análisis.
help-hindsight = Analiza con todas las cartas y el azar futuro a la vista, en lugar de con lo que cada jugador podía saber.
help-analyze-out = La carpeta de los resultados. Por defecto, la del archivo de la partida.

analyzing = Analizando
analyze-stopped = Análisis interrumpido: no se ha guardado nada.
analyze-unfinished = La partida de { $file } no ha terminado: solo se pueden analizar partidas terminadas.
analyze-numbers = Las cifras: { $file }
analyze-page = La página: { $file }
analyze-no-page = El análisis se ha guardado sin página para el navegador. { $why }
analyze-hindsight-note = A posteriori: todo lo oculto está a la vista, así que nadie tiene la culpa de estas pérdidas.

## Results

analyze-column-player = Jugador
analyze-column-points = Puntos
analyze-column-decisions = Decisiones
analyze-column-inaccuracies = Imprecisiones
analyze-column-mistakes = Errores
analyze-column-blunders = Errores graves
analyze-column-loss = Pérdida media
analyze-costliest-of = Las decisiones más costosas de { $player }
analyze-costliest-line = { $verdict ->
    [blunder] Decisión { $place }: { $choice }. Este error grave costó el { $loss } de la probabilidad de ganar. Mejor: { $line }.
    [mistake] Decisión { $place }: { $choice }. Este error costó el { $loss } de la probabilidad de ganar. Mejor: { $line }.
   *[inaccuracy] Decisión { $place }: { $choice }. Esta imprecisión costó el { $loss } de la probabilidad de ganar. Mejor: { $line }.
}
analyze-then = , después { "" }
analyze-verdict = { $verdict ->
    [best] La mejor
    [inaccuracy] Imprecisión
    [mistake] Error
    [blunder] Error grave
   *[good] Buena
}

## The page

analyze-title = Análisis de la partida
analyze-lead = Cada decisión se ha vuelto a calcular con lo que el jugador podía saber en ese momento. Una pérdida es una parte de la probabilidad de ganar.
analyze-lead-hindsight = A posteriori: cada decisión se ha vuelto a calcular con todas las cartas y el azar futuro a la vista. Ningún jugador podía saberlo.
analyze-fact-players = Jugadores
analyze-fact-choices = Decisiones
analyze-fact-simulations = Simulaciones por decisión
analyze-fact-seed = Semilla
analyze-curve = Probabilidades de ganar
analyze-curve-lead = Una estimación después de cada decisión, con lo que toda la mesa podía ver.
analyze-curve-title = Probabilidad de ganar después de cada decisión
analyze-curve-note = Entre todos los jugadores suman el 100 %.
analyze-curve-across = Decisiones tomadas
analyze-curve-up = Probabilidad de ganar
analyze-players = Jugadores
analyze-costliest = Las decisiones más costosas
analyze-costliest-lead = Tres por jugador como máximo.
analyze-all = Todas las decisiones
analyze-all-lead = No aparecen las decisiones sin alternativa.
analyze-column-choice-number = N.º
analyze-column-choice = Decisión
analyze-column-verdict = Valoración
analyze-column-lost = Pérdida
analyze-column-better = Mejor

## In the browser

web-analysis = Análisis
web-analysis-lead = El ordenador vuelve a calcular cada decisión con lo que cada jugador podía saber en ese momento. Tarda alrededor de un minuto y nunca frena las partidas en curso.
web-analysis-start = Analizar esta partida
web-analysis-running = Decisiones analizadas: { $done } de { $choices }. Puedes salir de esta página: el análisis continúa.
web-analysis-hindsight = A posteriori: todas las cartas y el azar futuro a la vista
web-analysis-curve = Probabilidades de ganar en tanto por ciento, estimadas tras cada decisión con lo que toda la mesa podía ver.
web-analysis-whose = Las decisiones más costosas de
web-analysis-choice = Decisión { $move }:
web-analysis-better = Mejor: { $line }
web-analysis-look = Ver el momento
web-analysis-try = Volver a intentarlo desde aquí
web-analysis-flawless = Ninguna decisión tuvo un coste digno de mención.
