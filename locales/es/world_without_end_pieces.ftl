### Las cartas de evento de Un mundo sin fin: sus títulos, con las claves del paquete «reconstructed».
### Un paquete que llame de otro modo a una carta conserva su propio título.

## Capítulo I

world-without-end-event-I-1 = Obras lentas en el puente
world-without-end-event-I-2 = Un batán para los bataneros
world-without-end-event-I-3 = Paño en la feria del vellón
world-without-end-event-I-4 = Compradores de Florencia
world-without-end-event-I-5 = Carreteros para la obra
world-without-end-event-I-6 = Cae el puente viejo
world-without-end-event-I-7 = Un verano seco
world-without-end-event-I-8 = El diezmo de la lana
world-without-end-event-I-9 = Se elige un nuevo prior
world-without-end-event-I-10 = Una iglesia junto al río
world-without-end-event-I-11 = Vellones de las aldeas

## Capítulo II

world-without-end-event-II-1 = Guerra contra Francia
world-without-end-event-II-2 = Incendio en Kingsbridge
world-without-end-event-II-3 = Caris, acusada
world-without-end-event-II-4 = Ralph Fitzgerald toma su parte
world-without-end-event-II-5 = Godwyn construye un palacio
world-without-end-event-II-6 = Se cierra el comercio de la lana
world-without-end-event-II-7 = Un impuesto para la guerra
world-without-end-event-II-8 = Los canteros se van a la guerra
world-without-end-event-II-9 = Escarlata para la corte
world-without-end-event-II-10 = Una capilla para la Virgen
world-without-end-event-II-11 = El rey cruza el mar

## Capítulo III

world-without-end-event-III-1 = El miedo llega con la peste
world-without-end-event-III-2 = Los monjes han huido
world-without-end-event-III-3 = Camas para los enfermos
world-without-end-event-III-4 = Lo que han aprendido las monjas
world-without-end-event-III-5 = Nadie siega los campos
world-without-end-event-III-6 = Entierros de noche
world-without-end-event-III-7 = Este año no hay feria
world-without-end-event-III-8 = Huyen los arrendatarios
world-without-end-event-III-9 = Casas vacías
world-without-end-event-III-10 = Un priorato sin cabeza
world-without-end-event-III-11 = Gratitud de los sanados

## Capítulo IV

world-without-end-event-IV-1 = El sueño de Merthin
world-without-end-event-IV-2 = Un fuero para la villa
world-without-end-event-IV-3 = Los obreros ponen su precio
world-without-end-event-IV-4 = El estatuto de los jornaleros
world-without-end-event-IV-5 = Barcazas de grano en el río
world-without-end-event-IV-6 = Una casa sin herederos
world-without-end-event-IV-7 = Vuelve la peste
world-without-end-event-IV-8 = Un impuesto por cada hogar
world-without-end-event-IV-9 = Un nuevo conde de Shiring
world-without-end-event-IV-10 = Una boda en Kingsbridge
world-without-end-event-IV-11 = Forajidos en el camino
