### Le carte Evento di Mondo senza fine: i loro titoli, con le chiavi del pacchetto «reconstructed».
### Un pacchetto che chiama una carta altrimenti tiene il suo titolo.

## Capitolo I

world-without-end-event-I-1 = Lavori lenti al ponte
world-without-end-event-I-2 = Una gualchiera per i follatori
world-without-end-event-I-3 = Panno alla fiera della lana
world-without-end-event-I-4 = Compratori da Firenze
world-without-end-event-I-5 = Carrettieri per il cantiere
world-without-end-event-I-6 = Crolla il vecchio ponte
world-without-end-event-I-7 = Un’estate secca
world-without-end-event-I-8 = La decima della lana
world-without-end-event-I-9 = Si elegge un nuovo priore
world-without-end-event-I-10 = Una chiesetta sul fiume
world-without-end-event-I-11 = Velli dai villaggi

## Capitolo II

world-without-end-event-II-1 = Guerra alla Francia
world-without-end-event-II-2 = Fuoco a Kingsbridge
world-without-end-event-II-3 = Caris sotto accusa
world-without-end-event-II-4 = Ralph Fitzgerald si prende la sua parte
world-without-end-event-II-5 = Godwyn costruisce un palazzo
world-without-end-event-II-6 = L’emporio della lana è chiuso
world-without-end-event-II-7 = Una tassa per la guerra
world-without-end-event-II-8 = I muratori partono per la guerra
world-without-end-event-II-9 = Scarlatto per la corte
world-without-end-event-II-10 = Una cappella per la Vergine
world-without-end-event-II-11 = Il re passa il mare

## Capitolo III

world-without-end-event-III-1 = La paura viene con la peste
world-without-end-event-III-2 = I monaci sono fuggiti
world-without-end-event-III-3 = Letti per i malati
world-without-end-event-III-4 = Ciò che le monache hanno imparato
world-without-end-event-III-5 = Nessuno miete i campi
world-without-end-event-III-6 = Sepolture di notte
world-without-end-event-III-7 = Niente fiera quest’anno
world-without-end-event-III-8 = I fittavoli fuggono
world-without-end-event-III-9 = Case vuote
world-without-end-event-III-10 = Un priorato senza capo
world-without-end-event-III-11 = La gratitudine dei guariti

## Capitolo IV

world-without-end-event-IV-1 = Il sogno di Merthin
world-without-end-event-IV-2 = Uno statuto per il borgo
world-without-end-event-IV-3 = Gli operai fanno il prezzo
world-without-end-event-IV-4 = L’ordinanza dei lavoratori
world-without-end-event-IV-5 = Chiatte di grano sul fiume
world-without-end-event-IV-6 = Una casa senza eredi
world-without-end-event-IV-7 = La peste ritorna
world-without-end-event-IV-8 = Una tassa su ogni focolare
world-without-end-event-IV-9 = Un nuovo conte di Shiring
world-without-end-event-IV-10 = Nozze a Kingsbridge
world-without-end-event-IV-11 = Fuorilegge sulla strada
