### Mondo senza fine sullo schermo.

## La carta Evento

web-wwe-event = L’evento di questo round
web-wwe-no-event = Adesso non c’è nessuna carta Evento.
web-wwe-orientation = Orientamento della carta Evento
web-wwe-orientation-summary = Freccia su { $number }. { $incomes }. { $favor }
web-wwe-income-of = { $player }: { $income }
web-wwe-turn-left = Gira la carta a sinistra
web-wwe-turn-right = Gira la carta a destra
web-wwe-in-force = Eventi a lungo termine in vigore

## La città

web-wwe-projects = Progetti
web-wwe-project-label =
{ $canceled ->
    [0] Pietra: { $stone } su { $stones }; legno: { $wood } su { $woods }. I donatori ricevono: { $bonus }.
   *[other] Nessun lavoro in questo capitolo. Pietra: { $stone } su { $stones }; legno: { $wood } su { $woods }. I donatori ricevono: { $bonus }.
} { $donors ->
    [0] Nessuno ha donato.
   *[other] Donatori: { $players }.
}
web-wwe-project-complete = Questo progetto è completo.
web-wwe-project-aside = Questo progetto non è ancora sul tabellone.
web-wwe-complete = completo
web-wwe-later = più avanti
web-wwe-houses = Caselle per le case
web-wwe-house-label = { $taken ->
    [0] Casella { $house }: una casa costa { $gold } oro e 1 { $resource }, e rende { $income } di affitto.
   *[other] Casella { $house }: qui c’è una casa di { $player } che rende { $income } di affitto.
}
web-wwe-supply-label =
    { $left ->
        [0] Nella riserva non resta nulla ({ $good }).
       *[other] Nella riserva: { $left } ({ $good }).
    }

## Favore e peste

web-wwe-favor = Tracciato del favore
web-wwe-marker-here = L’indicatore del favore è qui.
web-wwe-favor-canceled = Annullato fino alla fine del capitolo.
web-wwe-plague = Luoghi della peste
web-wwe-location-label =
    { $state ->
        [sick] Il luogo { $location } è malato: per curarlo serve una conoscenza medica di { $value }. Beneficio: { $benefit }.
        [healed] Il luogo { $location } è guarito.
        [unturned] Luogo { $location }: il suo segnalino è coperto. Beneficio: { $benefit }.
       *[none] Luogo { $location }: la peste non è ancora arrivata. Beneficio: { $benefit }.
    }
web-wwe-plague-comes = La peste arriva con il capitolo III.
web-wwe-sick =
    { $count ->
        [one] 1 luogo malato
       *[other] { $count } luoghi malati
    }

## Il tempo e i giocatori

web-wwe-round = Round { $round } di { $rounds }
web-wwe-active = Giocatore attivo: { $player }
web-wwe-memory = Mostra che cosa una memoria perfetta saprebbe dei beni degli altri

## Tu

web-wwe-card-label =
    { $place ->
        [hand] { $idle ->
            [0] { $card }, nella tua mano. { $help }
           *[other] { $card }, nella tua mano, per ora inutile. { $help }
        }
        [played] { $card }, giocata in questo capitolo.
        [discarded] { $card }, scartata coperta.
       *[away] { $card }, non ancora in gioco.
    }
web-wwe-played = giocata
web-wwe-discarded = scartata
web-wwe-duties-settled = I doveri del capitolo { $chapter }:
web-wwe-missing =
    { $missing ->
        [one] ne manca 1
       *[other] ne mancano { $missing }
    }
web-wwe-duty-paid = Ne hai abbastanza.
web-wwe-on-the-board = Scegli sul tabellone tra ciò che è evidenziato

## Le pagine di un telefono

web-wwe-pane-event = Evento
web-wwe-pane-projects = Progetti
web-wwe-pane-town = Città
web-wwe-pane-favor = Favore
web-wwe-pane-duties = Doveri
web-wwe-legend-arrow = La freccia di un evento: di quanto avanza l’indicatore del favore
web-wwe-legend-sick = Un luogo malato
web-wwe-legend-healed = Un luogo guarito

## Scene

web-wwe-scene-avoided = La lealtà evita la penalità
web-wwe-goods = Beni
