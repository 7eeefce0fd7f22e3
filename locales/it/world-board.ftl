# Testi di World Wonders sulla sua plancia nel browser.

world-table-round =
    { $last ->
        [yes] Round { $round }, l'ultimo
       *[no] Round { $round } di 10
    }
world-table-lay-parts = Piazza ciò che hai comprato: mancano { $number } pezzi

## Il mercato

world-table-tiles = Tessere Edificio
world-table-monuments = Monumenti
world-table-items = Strade e altro
world-table-group-stack = Tessere Edificio
world-table-group-monument = Monumenti
world-table-group-item = Strade, Torre, Piedistalli
world-table-group-choice = Prestito
world-table-gone = venduto
world-table-brief-long-road = Strada Lunga
world-table-brief-short-set = Strade Corte
world-table-brief-tower = Torre
world-table-brief-pedestal-1 = 1° posto
world-table-brief-pedestal-2 = 2° posto
world-table-gold = { $gold } Oro
world-table-choice-loan = Prestito
world-table-choice-repay = Ripaga
world-table-choice-leave = Esci dal round
world-table-needs = accanto a { $needs }
world-table-need-met = { $need }: c'è
world-table-need-missing = { $need }: manca
world-table-need-water =
    { $cells ->
        [one] almeno { $cells } spazio d'acqua
       *[other] almeno { $cells } spazi d'acqua
    }
world-table-places =
    { $number ->
        [one] { $number } posto
       *[other] { $number } posti
    }
world-table-places-of =
    { $number ->
        [one] { $name }: { $number } posto
       *[other] { $name }: { $number } posti
    }
world-table-best =
    { $points ->
        [one] al meglio { $points } punto
       *[other] al meglio { $points } punti
    }
world-table-automaton-may =
    { $cards ->
        [one] { $cards } carta dell'Automa lo prenderebbe
       *[other] { $cards } carte dell'Automa lo prenderebbero
    }

## Che cosa significano gli asterischi

world-table-reconstructed = Valori ricostruiti
world-table-reconstructed-why = Nessuna fonte pubblica riporta che cosa è stampato su mappe, tessere e carte Monumento. Ciò che ha un asterisco è un sostituto che rispetta ogni frase del regolamento.
world-table-reconstructed-how = Se hai il gioco, puoi inserire i valori stampati: docs/world-data.md spiega come. Poi gioca con

## Scegliere e piazzare

world-table-lay = Piazza
world-table-buy = Compra
world-table-back = Un passo indietro
world-table-lay-again = Riprendi l'ultimo pezzo e piazzalo di nuovo
world-table-turn = Ruota in senso orario (R)
world-table-turn-back = Ruota in senso antiorario (Maiusc+R)
world-table-go-left = Al prossimo posto a sinistra
world-table-go-up = Al prossimo posto in alto
world-table-go-down = Al prossimo posto in basso
world-table-go-right = Al prossimo posto a destra
world-table-list = Tutti i posti, per ciò che portano
world-table-which-part = Quale Strada Corta
world-table-parts-left =
    { $number ->
        [one] manca { $number } pezzo
       *[other] mancano { $number } pezzi
    }
world-table-choose-place =
    { $number ->
        [one] { $number } posto sulla mappa
       *[other]
            { $turns ->
                [one] { $number } posti sulla mappa
               *[other] { $number } posti sulla mappa, { $turns } orientamenti
            }
    }
world-table-reveals = comprandolo si scopre una nuova carta, quindi non si torna indietro
world-table-not-here = Qui no
world-table-no-change = ci sta, i punti non cambiano
world-table-no-such-place = Questo posto non esiste: scrivi uno spazio e una rotazione, per esempio e5 r90
world-table-at =
    { $turn ->
        [0] { $cell }
       *[other] { $cell }, ruotato di { $turn }°
    }
world-table-free-road = Strada Lunga gratuita

## A matita

world-table-pencil = a matita
world-table-pencil-why = non è il tuo turno, quindi non compri nulla; ciò che fissi qui aspetta il tuo turno
world-table-pencil-try = Prova a matita che cosa potresti comprare
world-table-pencil-sold = { $name }: non è più in vendita, il tuo schizzo a matita è cancellato.

## La mappa

world-table-map-of = Mappa di { $player }
world-table-terrain-grass = erba
world-table-terrain-water = acqua
world-table-terrain-natural = Risorsa Naturale
world-table-counts = conta
world-table-district = Quartiere
world-table-bridge = ponte
world-table-legend = · erba, ~ acqua, ♣ Risorsa Naturale, # Strada, = ponte, ▲ Torre, ★ Monumento, lettere per gli Edifici
world-table-letter-library = B
world-table-letter-farm = F
world-table-letter-habitation = H
world-table-letter-market = M
world-table-letter-temple = T
world-table-pieces =
    { $number ->
        [one] { $number } pezzo sulla mappa
       *[other] { $number } pezzi sulla mappa
    }

## Le città

world-table-visit = Mostra la città di { $player }
world-table-home = Città di { $player }: torna alla mia
world-table-zoom = Ingrandisci la mappa (o toccala due volte)
world-table-more = Tutto su questa città
world-table-gold-left = { $gold } Oro su { $limit } ancora da spendere in questo round
world-table-loan = Prestito aperto: 2 punti in meno alla fine
world-table-out = fuori
world-table-to-next =
    { $steps ->
        [one] { $steps } passo al prossimo abitante
       *[other] { $steps } passi al prossimo abitante
    }
world-table-population = Popolazione { $value } su { $last }
world-table-order = Ordine di turno: { $players }
world-table-next-order = Prossimo round, se questo finisse ora: { $players }
world-table-last = ultimo
world-table-last-round = La partita finisce con questo round
world-table-ends =
    { $rounds ->
        [one] Ancora { $rounds } round, a meno che la Popolazione di qualcuno non salga di { $steps } fino all'ultima casella
       *[other] Ancora { $rounds } round, a meno che la Popolazione di qualcuno non salga di { $steps } fino all'ultima casella
    }

## L'Automa

world-table-automaton = Automa
world-table-to-beat =
    { $points ->
        [one] Per vincere serve più di { $points } punto
       *[other] Per vincere servono più di { $points } punti
    }
world-table-automaton-cards =
    { $cards ->
        [one] { $cards } carta da scoprire
       *[other] { $cards } carte da scoprire
    }
world-table-automaton-last = La sua ultima carta, { $card }: { $sections }.
world-table-automaton-next =
    { $cards ->
        [one] Resta { $cards } carta. Quante prenderebbero che cosa, adesso:
       *[other] Restano { $cards } carte. Quante prenderebbero che cosa, adesso:
    }
world-table-automaton-likely = La più probabile ora: { $name }, { $cards } carte su { $all }
world-table-automaton-monuments = Ha preso { $monuments }.
world-table-else = – altrimenti
world-table-monument-left = il Monumento a sinistra
world-table-monument-right = il Monumento a destra

## La fine

world-end-stood = I punti come stavano quando la partita è stata interrotta.
world-end-graph = I punti mossa per mossa
world-end-monuments = A parità di punti vince chi ha più Monumenti.

## Che cosa fanno i tasti

world-table-key-turn = Ruota il pezzo in mano
world-table-key-next-place = Al prossimo posto del pezzo in mano
world-table-key-typed-place = Scrivi un posto per il pezzo in mano, poi Invio
