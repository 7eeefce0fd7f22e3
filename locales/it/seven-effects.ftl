# Che cosa fanno le carte e le Meraviglie di 7 Wonders. I nomi sono in seven-names.ftl.

## Elementi comuni

# Numero romano di un'Epoca.
seven-age =
    { $age ->
        [1] I
        [2] II
       *[3] III
    }
seven-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
# Lo stesso per gli effetti in cui le monete sono un valore o un prezzo.
seven-value-coins =
    { $value ->
        [one] { $value } moneta
       *[other] { $value } monete
    }
seven-price =
    { $price ->
        [one] { $price } moneta
       *[other] { $price } monete
    }
seven-points =
    { $value ->
        [one] { $value } punto vittoria
       *[other] { $value } punti vittoria
    }
seven-shields =
    { $value ->
        [one] { $value } Scudo
       *[other] { $value } Scudi
    }
# Dove si conta, da leggere dopo ciò che si conta.
seven-where =
    { $where ->
        [own] nella tua città
        [neighbours] nelle città vicine
       *[all] nella tua città e in quelle vicine
    }
# Una carta di un colore, o di uno qualsiasi.
seven-a-card =
    { $colour ->
        [brown] una carta marrone
        [grey] una carta grigia
        [blue] una carta blu
        [yellow] una carta gialla
        [red] una carta rossa
        [green] una carta verde
        [purple] una Gilda
        [black] una carta nera
        [white] un Leader
       *[any] una carta
    }

## Risorse: il solo nome, e un certo numero di unità

seven-resource-wood = Legno
seven-resource-stone = Pietra
seven-resource-clay = Argilla
seven-resource-ore = Minerale
seven-resource-glass = Vetro
seven-resource-cloth = Tessuto
seven-resource-papyrus = Papiro

seven-units-wood =
    { $units ->
        [one] { $units } Legno
       *[other] { $units } Legni
    }
seven-units-stone =
    { $units ->
        [one] { $units } Pietra
       *[other] { $units } Pietre
    }
seven-units-clay =
    { $units ->
        [one] { $units } Argilla
       *[other] { $units } Argille
    }
seven-units-ore =
    { $units ->
        [one] { $units } Minerale
       *[other] { $units } Minerali
    }
seven-units-glass =
    { $units ->
        [one] { $units } Vetro
       *[other] { $units } Vetri
    }
seven-units-cloth =
    { $units ->
        [one] { $units } Tessuto
       *[other] { $units } Tessuti
    }
seven-units-papyrus =
    { $units ->
        [one] { $units } Papiro
       *[other] { $units } Papiri
    }

## Tipi di carte

seven-colour-brown = Materie Prime
seven-colour-grey = Manufatti
seven-colour-blue = Edifici Civili
seven-colour-yellow = Edifici Commerciali
seven-colour-red = Edifici Militari
seven-colour-green = Edifici Scientifici
seven-colour-purple = Gilde

## Simboli scientifici

seven-symbol-compass = compasso
seven-symbol-gear = ingranaggio
seven-symbol-tablet = tavoletta

## Lati di una plancia: la prima edizione stampa A per il giorno e B per la notte

seven-side-day = Giorno
seven-side-night = Notte

## Vicini: la sinistra si chiama anche Ovest, la destra Est

seven-neighbour-left = vicino di sinistra
seven-neighbour-right = vicino di destra

## Righe del segnapunti

seven-category-military = Conflitti militari
seven-category-treasury = Tesoro
seven-category-wonder = Meraviglia
seven-category-blue = Edifici Civili
seven-category-yellow = Edifici Commerciali
seven-category-green = Edifici Scientifici
seven-category-purple = Gilde
# La riga del segnapunti stampato comune ai Leader e alle carte nere.
seven-category-leaders-black = Leader e carte Città
seven-category-total = Totale
# Se qualcuno ha debiti, stanno a parte rispetto alle monete e ai premi delle Strutture.
seven-category-coins = Monete

## Di che cosa sono fatti i punti del segnapunti

seven-part-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
seven-part-victories =
    { $tokens ->
        [one] { $tokens } gettone Vittoria: { seven-part-points }
       *[other] { $tokens } gettoni Vittoria: { seven-part-points }
    }
seven-part-defeats =
    { $tokens ->
        [one] { $tokens } gettone Sconfitta: { seven-part-points }
       *[other] { $tokens } gettoni Sconfitta: { seven-part-points }
    }
seven-part-coins = { seven-coins }: { seven-part-points }
seven-part-stage = stadio { $stage }: { seven-part-points }
seven-part-card = { $card }: { seven-part-points }
# Con 0 punti è la Gilda il cui simbolo si dice a parte.
seven-part-copied-guild =
    { $points ->
        [0] { $card }, copiata { DA($other_player) } per il suo simbolo
       *[other] { $card }, copiata { DA($other_player) }: { seven-part-points }
    }
seven-part-free-symbol = simbolo a scelta: { $symbol }
seven-part-free-symbol-card = simbolo a scelta ({ $card }): { $symbol }
seven-part-free-symbol-stage = simbolo a scelta dello stadio { $stage }: { $symbol }
seven-part-same-symbols = { $symbol } ({ $number }): { seven-part-points }
seven-part-symbol-sets = { $number } serie di tre simboli diversi: { seven-part-points }

## Che cosa si conta

# Da leggere dopo "per ogni".
seven-count-brown = carta marrone
seven-count-grey = carta grigia
seven-count-blue = carta blu
seven-count-yellow = carta gialla
seven-count-red = carta rossa
seven-count-green = carta verde
seven-count-purple = Gilda
seven-count-stage = stadio della Meraviglia costruito
seven-count-victory-token = gettone Vittoria
seven-count-defeat-token = gettone Sconfitta
seven-count-colour = colore diverso tra le carte Epoca
seven-count-brown-grey-set = coppia di una carta marrone e una grigia
# Più cose: tutte tranne l'ultima, separate da virgole, e l'ultima.
seven-count-several = { $first } o { $last }

## Effetti: produzione e commercio

seven-effect-produce =
    { $for_sale ->
        [no] Produce { $resources } a ogni turno (non in vendita)
       *[yes] Produce { $resources } a ogni turno
    }
seven-effect-produce-choice =
    { $for_sale ->
        [no] Produce a ogni turno una risorsa a tua scelta tra { $one_of } (non in vendita)
       *[yes] Produce a ogni turno una risorsa a tua scelta tra { $one_of }
    }
seven-effect-trade-price =
    { $sides ->
        [left] Compri { $resources } dal vicino di sinistra a { seven-price } l'unità
        [right] Compri { $resources } dal vicino di destra a { seven-price } l'unità
       *[both] Compri { $resources } da entrambi i vicini a { seven-price } l'unità
    }

## Effetti: punti, Scudi e simboli

seven-effect-victory-points = { seven-points }
seven-effect-shields = { seven-shields }
seven-effect-science = Simbolo scientifico: { $symbol }
seven-effect-science-choice =
    { $value ->
        [one] { $value } simbolo scientifico a tua scelta, deciso a fine partita
       *[other] { $value } simboli scientifici a tua scelta, decisi a fine partita
    }

## Effetti: monete

seven-effect-coins = { seven-value-coins } subito
seven-effect-coins-per = { seven-value-coins } subito per ogni { $count } { seven-where }

## Effetti: punti a fine partita

seven-effect-points-per = { seven-points } a fine partita per ogni { $count } { seven-where }
seven-effect-points-if-wonder-complete =
    { seven-points } a fine partita se tutti gli stadi della tua Meraviglia sono costruiti
seven-effect-copy-guild = A fine partita conti una Gilda di un vicino come se fosse tua

## Effetti: costruire a meno

seven-effect-free-first-of-colour = Una carta di un colore che la tua città non ha ancora è gratis
seven-effect-free-first-of-age = La carta del primo turno di ogni Epoca si costruisce gratis
seven-effect-free-last-of-age = La carta dell'ultimo turno di ogni Epoca si costruisce gratis
seven-effect-free-once-per-age = Una volta per Epoca puoi costruire gratis { seven-a-card }

## Effetti: altre carte

seven-effect-play-last-card = Puoi giocare l'ultima carta di ogni Epoca invece di scartarla
seven-effect-build-from-discard = A fine turno costruisci gratis una carta della pila degli scarti

## Effetti: conflitti

seven-effect-victory-token =
    { $age ->
        [current] Prendi un gettone Vittoria dell'Epoca in corso
       *[other] Prendi un gettone Vittoria dell'Epoca { seven-age }
    }
seven-effect-discard-defeats = Scarti tutti i tuoi gettoni Sconfitta
