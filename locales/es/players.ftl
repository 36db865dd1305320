### Los jugadores del ordenador: sus niveles, y lo que un entrenador dice de una elección.

## Los niveles contra los que juegan las personas. Cada uno tiene un nombre y una frase.

level-apprentice = Aprendiz
    .label = Aprendiz (fácil)
    .help = Aprende contigo. Se equivoca de vez en cuando y dice qué busca con cada jugada.
level-journeyman = Oficial
    .label = Oficial (medio)
    .help = Conoce el oficio. Elige lo que parece mejor en el momento y juega al instante.
level-burgher = Burgués
    .label = Burgués (difícil)
    .help = Piensa un poco por adelantado, también en lo que podrías hacer tú.
level-master = Maestro
    .label = Maestro (experto)
    .help = Piensa uno o dos segundos. Juega lo mejor que sepas.

## Un ordenador en una mesa: su nivel y su nombre, y contra quién juegas.

townsperson = { $name } ({ $level })
opponents = Juegas contra { $players }

## Los demás jugadores de la lista.

kind-chance = Elige al azar entre las opciones legales.
kind-quick = Mira solo las opciones más probables, una acción por delante: casi tan fuerte como greedy y diez veces más rápido.
kind-greedy = Elige lo que parece mejor justo después de la acción y no mira más allá; greedy:1 prueba un reparto posible en lugar de tres y es más rápido.
kind-search = Mira hacia delante: search:400 realiza 400 simulaciones; search:250ms y search:2s usan ese tiempo.
kind-plain = Mira hacia delante como search, pero con una valoración que se puede expresar con palabras: plain:400, plain:250ms.
kind-program = Un programa tuyo: program:python3 my_bot.py

## silverspire players

help-players = Enumera los jugadores controlados por el ordenador.
players-levels = Para personas, de fácil a difícil:
players-kinds = Para la arena y para curiosos:
players-how = Elige con: silverspire play kutna_hora --opponents master

## Mientras piensan

thinking = { $player } está pensando…
thinking-of-hint = Buscando una pista…

## El entrenador. Las opciones se nombran como en la lista; las razones son una lista, la de más peso primero.

hint-both = Alguien que juegue bien elegiría { $choice }. A favor: { $gains }. En contra: { $losses }.
hint-gains = Alguien que juegue bien elegiría { $choice }. A favor: { $gains }.
hint-losses = Alguien que juegue bien elegiría { $choice }. En contra: { $losses }; pero dará fruto más adelante.
hint-later = Alguien que juegue bien elegiría { $choice }: dará fruto más adelante.
hint-only = Aquí solo hay una opción.
hint-alternatives = Casi igual de buenas: { $choices }.
hint-note = Entre paréntesis: puntos esperados, comparados con tus otras opciones.
hint-choice = «{ $number } { $name }»
hint-gain = { $about } (+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })
hint-loss = { $about } (−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# Lo dice el propio aprendiz, después de su jugada.
apprentice-says = «Quiero { $wishes }».

## De qué tratan las razones: como se llaman en una pista, y como las desea el aprendiz.

subject-points = tus puntos
    .wish = puntos ya mismo
subject-cards = las cartas de tu mano
    .wish = que me queden buenas cartas en la mano
subject-money = tu dinero
    .wish = dinero para gastar
subject-income = tus ingresos
    .wish = más ingresos
subject-tiles = tus losetas por construir
    .wish = las losetas adecuadas para construir
subject-plots = tus terrenos
    .wish = buenos terrenos
subject-houses = tus casas
    .wish = sacar más de mis casas
subject-mines = tus minas
    .wish = una mina más rica
subject-reputation = tu reputación
    .wish = una buena reputación
subject-pelicans = tus pelícanos
    .wish = pelícanos
subject-city = tus edificios en la ciudad
    .wish = edificios bien situados
subject-council = lo que te da el concejo
    .wish = un concejo que me dé puntos
subject-taxes = el pago de tus impuestos
    .wish = tener con qué pagar los impuestos
subject-building = tu parte en los proyectos
    .wish = trabajar en los proyectos
subject-wool = tu lana y tu paño
    .wish = lana y paño para vender
subject-loyalty = tu lealtad
    .wish = lealtad
subject-medicine = el cuidado de los enfermos
    .wish = cuidar a los enfermos
subject-duties = tus deberes
    .wish = poder cumplir con mis deberes
subject-donations = tus donaciones
    .wish = que mis donaciones den fruto
subject-penalties = evitar penalizaciones
    .wish = evitar penalizaciones
subject-favor = el próximo favor
    .wish = el próximo favor
