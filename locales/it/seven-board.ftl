# Testi del tabellone di 7 Wonders nel browser.
# Ciò che inizia con seven-board- sono i nomi delle plance; i testi della pagina iniziano con seven-table-.

## A che punto è la partita

seven-table-turn = Epoca { seven-age } · turno { $turn } di { $turns }
seven-table-recruitment = Epoca { seven-age } · Reclutamento

## Che cosa si sceglie per la Città Franca

seven-table-free-city-turn = Ora scegli una carta per la Città Franca

## I pezzi a parole, da leggere uno dopo l'altro

seven-table-kind-brown = materia prima
seven-table-kind-grey = manufatto
seven-table-kind-blue = edificio civile
seven-table-kind-yellow = edificio commerciale
seven-table-kind-red = edificio militare
seven-table-kind-green = edificio scientifico
seven-table-kind-purple = gilda
seven-table-kind-black = carta Città
seven-table-kind-white = Leader
seven-table-a-board = plancia Meraviglia
seven-table-a-edifice = Struttura
seven-table-and-side = { $board }, { $side }
seven-table-or = oppure
seven-table-stage-of = Stadio { $number }: { $effects } ({ $cost })
seven-table-stage-words =
    Stadio { $number }: { $effects }, { $state ->
        [built] { $under ->
            [none] costruito
           *[other] costruito con { $under }
        }
        [next] è il prossimo da costruire
       *[later] da costruire più avanti
    }

## Che cosa si può fare con una carta

seven-table-use-build = Costruisci
seven-table-use-stage = Stadio
seven-table-use-join = Stadio + Struttura
seven-table-use-sell = Vendi
seven-table-use-recruit = Recluta
seven-table-use-keep = Tieni
seven-table-use-revive = Costruisci gratis
seven-table-use-bury = Metti sotto lo stadio
seven-table-use-copy = Copia
seven-table-use-discard = Scarta
seven-table-use-decline = Rinuncia
seven-table-use-pawn = Epoca { seven-age }
seven-table-use-pay =
    { $coins ->
        [0]
            { $debt ->
                [one] Prendi { $debt } gettone Debito
               *[other] Prendi { $debt } gettoni Debito
            }
       *[other]
            { $debt ->
                [0] Paga { seven-coins }
                [one] Paga { seven-coins } e prendi { $debt } gettone Debito
               *[other] Paga { seven-coins } e prendi { $debt } gettoni Debito
            }
    }
seven-table-use-return = Restituisci un gettone Vittoria { seven-worth }
seven-table-other-ways = { $number } modi di pagare
seven-table-free-with = gratis con { $cards }
seven-table-makes-free = rende gratis { $cards }
seven-table-doubtful = * Su ciò che è stampato qui le fonti non concordano o tacciono.
seven-table-committed-card = scelta
seven-table-you-chose = Hai scelto:

## Che cosa si sceglie oltre a una carta

seven-table-choose-coin-loss =
    Devi perdere { seven-coins }: paga, o prendi un gettone Debito per ogni moneta che tieni
seven-table-choose-alternative = Scegli che cosa dà lo stadio { $stage }
seven-table-choose-card-loss = La Struttura è fallita: scarta { seven-a-card }
seven-table-boards-wait = Gli altri stanno ancora scegliendo la plancia.

## Città

seven-table-hand = Le tue carte
seven-table-leaders-in-hand = I tuoi Leader
seven-table-leaders-held = { $number } Leader in mano: { $leaders }
seven-table-partner-chose = Il tuo compagno ha scelto
seven-table-hand-of = Le carte di { $player }
seven-table-plays-with = gioca con { $players }
seven-table-sells = In vendita per te
seven-table-for-sale =
    { $coins ->
        [one] { $what }, { $coins } moneta l'una
       *[other] { $what }, { $coins } monete l'una
    }
seven-table-one-of = una tra { $resources }
seven-table-symbols = { $symbol } { $number }
seven-table-has-shields =
    { $number ->
        [one] { $number } Scudo
       *[other] { $number } Scudi
    }
seven-table-has-military =
    { $number ->
        [one] { $number } punto dai conflitti
       *[other] { $number } punti dai conflitti
    }
seven-table-has-diplomacy =
    { $number ->
        [one] { $number } gettone Diplomazia
       *[other] { $number } gettoni Diplomazia
    }
seven-table-has-debt =
    { $number ->
        [one] { $number } punto di debito
       *[other] { $number } punti di debito
    }
seven-table-has-masks =
    { $number ->
        [one] { $number } maschera
       *[other] { $number } maschere
    }
seven-table-has-pawns =
    { $number ->
        [one] { $number } gettone Partecipazione
       *[other] { $number } gettoni Partecipazione
    }
seven-table-stages-built =
    { $built ->
        [one] { $built } stadio costruito su { $number }
       *[other] { $built } stadi costruiti su { $number }
    }
seven-table-free-builds =
    { $colour ->
        [any] Ancora { $number } costruzione gratis in quest'Epoca
       *[other] Ancora { $number } costruzione gratis di un colore in quest'Epoca
    }
seven-table-warehouse-own =
    { $number ->
        [one] Una risorsa in più tra quelle in vendita qui
       *[other] { $number } risorse in più tra quelle in vendita qui
    }
seven-table-warehouse-not-own =
    { $number ->
        [one] Una risorsa in più tra quelle non in vendita qui
       *[other] { $number } risorse in più tra quelle non in vendita qui
    }
seven-table-bank-sells =
    { $coins ->
        [one] Una risorsa a turno dalla banca per { $coins } moneta
       *[other] Una risorsa a turno dalla banca per { $coins } monete
    }
seven-table-rebate-left = { seven-coins } in meno per una risorsa a turno dal vicino di sinistra
seven-table-rebate-right = { seven-coins } in meno per una risorsa a turno dal vicino di destra
seven-table-copied-leader = Copia { $leader }
# $outcome: come finirebbe il conflitto per chi legge; none se non ce ne sarebbe.
seven-table-war =
    { $player }: { $shields ->
        [one] { $shields } Scudo
       *[other] { $shields } Scudi
    } contro { $mine ->
        [one] il tuo
       *[other] i tuoi { $mine }
    }; { $outcome ->
        [won] vinceresti { $value ->
            [one] { $value } punto
           *[other] { $value } punti
        }
        [lost] perderesti
        [draw] pareggio
       *[none] nessun conflitto
    }

## Che cosa hanno fatto gli altri

seven-table-deed-staged = uno stadio
seven-table-deed-sold = ha venduto
seven-table-deed-sold-leader = ha venduto
seven-table-deed-declined = ha rinunciato

## Il centro del tavolo

seven-table-passed = Le mani che hai passato
seven-table-passed-hand = La tua mano del turno { $turn }: ora ce l'ha { $player }
seven-table-passed-leaders =
    { $now ->
        [yes] I Leader del { $turn }º giro: ora li ha { $player }
       *[no] I Leader che hai passato al { $turn }º giro della selezione
    }
seven-table-passed-rest = { $hidden ->
    [0] Restano: { $cards }
    [one] Restano, tranne una: { $cards }
   *[other] Restano, tranne { $hidden }: { $cards }
}
seven-table-passed-played = { $card } ({ $player })
seven-table-passed-none = In questa Epoca non hai ancora passato carte, o ti sono già tornate tutte.
seven-table-again = Rivedi l'ultimo turno
seven-table-passes = Le tue carte passano { A($player) }
seven-table-pile =
    Pila degli scarti: { $number ->
        [0] vuota
        [one] { $number } carta
       *[other] { $number } carte
    }
seven-table-pile-unknown =
    { $number ->
        [one] { $number } carta coperta che non hai visto
       *[other] { $number } carte coperte che non hai visto
    }
seven-table-edifice =
    Struttura dell'Epoca { seven-age }, { $state ->
        [built] costruita
        [failed] fallita
       *[project] { $pawns ->
            [one] resta { $pawns } gettone
           *[other] restano { $pawns } gettoni
        }, { seven-coins } per partecipare
    }
seven-table-edifice-cost = Partecipare costa { seven-coins }, quando si costruisce uno stadio
seven-table-edifice-reward = Chi partecipa: { $effects }
seven-table-edifice-penalty = Se fallisce, gli altri: { $penalty }

## Che cosa fanno i tasti

seven-table-key-card = Scegli una carta della tua mano
seven-table-key-edifice = Usa la carta scelta per la Struttura
seven-table-key-payment = Il prossimo modo di pagare
seven-table-key-neighbours = Il vicino di sinistra e quello di destra
seven-table-key-next-city = La prossima città
seven-table-key-scores = I punti di tutti
seven-table-key-passed = Le mani che hai passato
seven-table-key-reveal = Rivedi l'ultimo turno
seven-table-key-skip = Salta le animazioni
