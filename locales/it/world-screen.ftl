# Testi dello schermo di World Wonders nel terminale. Le frasi del gioco sono in world.ftl, i nomi in world-names.ftl.

## Il titolo e le mappe

world-screen-round =
    { $last ->
        [True] Round { $round } di { $rounds }, l'ultimo
       *[other] Round { $round } di { $rounds }
    }
world-screen-map-title = { $player }: { $map }
world-screen-legend-terrain = · erba  ≈≈ acqua
world-screen-legend-natural = ♣ Ris. Naturale, ♣+ conta 1
world-screen-legend-road = ▒▒ Strada  ## Ponte
world-screen-legend-tower = ▲ Torre  ♦═ Monumento
world-screen-legend-tile = H─ Edificio  H━ Quartiere
world-screen-note = * Non è il valore del gioco stampato ma uno di questo programma: vedi docs/world-data.md.

## In vendita

world-screen-market = In vendita
world-screen-gold = { $gold } Oro
world-screen-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
world-screen-growth = Popolazione +{ $steps }
world-screen-code-food = Ci
world-screen-code-ceramics = Ce
world-screen-code-gears = In
world-screen-sold = venduta
world-screen-monument =
    { $water ->
        [0] : { $gains }. Adiacente a: { $neighbours }
       *[other] : { $gains }. Adiacente a: { $neighbours }. Acqua sotto: { $water }+
    }
world-screen-item = { $item }: { $price }, { $number } qui, { $supply } di riserva
world-screen-pedestal = { $item }: { $price }
world-screen-pedestal-sold = { $item }: preso da { $player }
world-screen-decks =
    Da scoprire: { $monuments ->
        [one] { $monuments } Monumento
       *[other] { $monuments } Monumenti
    }, { $tiles ->
        [one] { $tiles } tessera per pila
       *[other] { $tiles } tessere per pila
    }

## I giocatori

world-screen-column-order = ordine
world-screen-column-gold = Oro
world-screen-column-population = Popol.
world-screen-column-food = Cibo
world-screen-column-ceramics = Ceram.
world-screen-column-gears = Ingran.
world-screen-column-points = punti
world-screen-column-notes = {""}
world-screen-out = fuori
world-screen-loan = Prestito
world-screen-monuments =
    { $number ->
        [one] 1 Monumento
       *[other] { $number } Monumenti
    }
world-screen-objective = { $name } ({ $prize }): { $players }
world-screen-objective-player = { $player } { $value } (+{ $points })
world-screen-prize =
    { $first ->
        [one] { $first } punto, poi { $second }
       *[other] { $first } punti, poi { $second }
    }
world-screen-pool =
    { $points ->
        [one] { $points } punto da dividere
       *[other] { $points } punti da dividere
    }
world-screen-automaton-name = Automa
world-screen-automaton =
    Automa: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $cards ->
        [one] resta 1 carta
       *[other] restano { $cards } carte
    }, Monumenti: { $monuments }

## Che cosa si chiede

world-screen-ask-gold = { $asked } ({ $gold } da spendere)
world-screen-section-tiles = Tessere Edificio
world-screen-section-monuments = Monumenti, ciascuno per tutto l'Oro che ti resta
world-screen-section-items = Strade, Torre, Piedistalli
world-screen-section-loan = Prestito
world-screen-tile = { $type }, { $stack }
world-screen-places =
    { $number ->
        [one] 1 posto
       *[other] { $number } posti
    }
world-screen-refused-too-dear = costa { $cost } Oro, ne hai { $gold }
world-screen-refused-no-place = nessun posto sulla tua mappa
world-screen-refused-second-pedestal = uno solo per round
world-screen-refused-loan-new = dal prossimo round in poi
world-screen-refused-loan-step = una sola volta per turno
world-screen-brings-leave = non c'è nulla da comprare
world-screen-type-preview = Prima di comprare: anteprima { $item } mostra le rotazioni, anteprima { $item } { $place } il pezzo sulla mappa.

world-screen-part =
    { $left ->
        [1] { $part ->
            [1] { $monument }
           *[other] { $monument }, l'ultimo pezzo
        }
       *[other] { $monument }, pezzo { $part }; ne restano da piazzare { $left }
    }
world-screen-short =
    Set di Strade Corte, ancora { $doubles ->
        [0] 1 da 1 spazio
       *[other] { $doubles } da 2 spazi{ $singles ->
            [0] {""}
           *[other] {" "}e 1 da 1
        }
    }
world-screen-corners = ○ dove può stare l'angolo in alto a sinistra
world-screen-single = singola
world-screen-all =
    { $number ->
        [one] L'unico posto:
       *[other] Tutti e { $number } i posti:
    }
world-screen-best = { $shown } posti su { $number }, quelli che portano di più:
world-screen-type-place = O scrivi un posto, angolo in alto a sinistra e rotazione: { $place }. Per vederlo prima sulla mappa: anteprima { $place } o anteprima 1.{ $single }
world-screen-type-single = {" "}La Strada da 1 spazio: singola a1.
world-screen-no-points = nessun punto per ora

## Prima che sia definitivo

world-screen-preview-place = In { $place }: { $changes }
world-screen-preview-buy = { $move }: { $price }; porta { $gains }; { $places }
world-screen-preview-nowhere = In { $place } non si può piazzare.

# Le parole con cui si scrivono le mosse, separate da spazi; _ sta per uno spazio. Si capiscono le parole di tutte le lingue.
world-screen-verb-buy = comprare compra compro
world-screen-verb-loan = prestito chiedere_un_prestito chiedi_un_prestito chiedo_un_prestito
world-screen-verb-repay = ripagare ripaga ripago ripaga_il_prestito ripagare_il_prestito
world-screen-verb-leave = fuori esci_dal_round uscire_dal_round
world-screen-verb-lay = piazzare piazza piazzo
world-screen-verb-single = singola

## Città, pezzi ed elenchi

world-screen-points-now = Punti se la partita finisse ora
world-screen-of-type =
    { $districts ->
        [0] { $type } × { $number }
        [one] { $type } × { $number } (1 Quartiere)
       *[other] { $type } × { $number } ({ $districts } Quartieri)
    }
world-screen-no-pile = World Wonders non ha una pila degli scarti: le tessere invendute sono fuori dal gioco.
world-screen-piece-monument = { $name } ({ $id }), Monumento
world-screen-piece-stack = { $name } ({ $id }), pila di tessere Edificio
world-screen-piece-objective = { $name } ({ $id }), Obiettivo Pubblico
world-screen-piece-map = { $name } ({ $id }), mappa
world-screen-arrangement-rigid = Un pezzo solo; si può ruotare, mai ribaltare
world-screen-arrangement-cluster = I pezzi si toccano e formano un solo gruppo
world-screen-arrangement-spaced = I pezzi stanno in linea con esattamente uno spazio in mezzo
world-screen-arrangement-chain = Ogni pezzo tocca il precedente o sta in linea a uno spazio di distanza
world-screen-terrain =
    { $water ->
        [0] ██ sull'erba, ≈≈ sull'acqua, ░░ a scelta
       *[other] ██ sull'erba, ≈≈ sull'acqua, ░░ a scelta; almeno { $water } sull'acqua
    }
world-screen-beside = Adiacente a: { $neighbours }
world-screen-board-main = Sulla plancia Principale
world-screen-board-fourth = Sulla plancia del 4° giocatore
world-screen-board-fifth = Sulla plancia del 5° giocatore
world-screen-stacks = Pile di tessere Edificio
world-screen-boards = Plance Risorse: caselle con un simbolo Popolazione
world-screen-rings = Punti secondo la Popolazione, da 0: { $points }
world-screen-side = Lato { $side }
world-screen-solo = Carte Modalità Solitaria: la prima sezione possibile
world-screen-reshuffle = Si rimescolano tutte le carte
world-screen-takes-monument-left = Monumento di sinistra
world-screen-takes-monument-right = Monumento di destra
world-screen-maps = Mappe
world-screen-drawing = il disegno{ $mark }
world-screen-times = { $number } × { $thing }
