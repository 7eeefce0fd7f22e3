# Che cosa fanno le carte, i Leader, le Meraviglie e le Strutture di 7 Wonders. I nomi sono in seven-names.ftl.

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
# Una di una serie di carte di colori diversi.
seven-one =
    { $colour ->
        [brown] una marrone
        [grey] una grigia
        [blue] una blu
        [yellow] una gialla
        [red] una rossa
        [green] una verde
        [purple] una viola
        [black] una nera
       *[white] una bianca
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
seven-colour-black = Carte Città
seven-colour-white = Leader

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
seven-category-leaders = Leader
seven-category-black = Carte Città
# La riga del segnapunti stampato comune ai Leader e alle carte nere.
seven-category-leaders-black = Leader e carte Città
seven-category-edifice = Strutture
seven-category-total = Totale
# Se qualcuno ha debiti, stanno a parte rispetto alle monete e ai premi delle Strutture.
seven-category-coins = Monete
seven-category-debt = Debiti
seven-category-edifice-debt = Debiti per le Strutture

## Di che cosa sono fatti i punti del segnapunti

seven-part-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
seven-part-victories =
    { $tokens ->
        [one] { $tokens } gettone Vittoria militare: { seven-part-points }
       *[other] { $tokens } gettoni Vittoria militare: { seven-part-points }
    }
seven-part-defeats =
    { $tokens ->
        [one] { $tokens } gettone Sconfitta militare: { seven-part-points }
       *[other] { $tokens } gettoni Sconfitta militare: { seven-part-points }
    }
seven-part-coins = { seven-coins }: { seven-part-points }
seven-part-debt = debiti: { seven-part-points }
seven-part-stage = stadio { $stage }: { seven-part-points }
seven-part-card = { $card }: { seven-part-points }
seven-part-leader = { $leader }: { seven-part-points }
seven-part-buried-leader = { $leader }, sotto uno stadio: { seven-part-points }
seven-part-copied-leader = { $leader }, copiato: { seven-part-points }
seven-part-copied-leader-other_seat = { $leader }, copiato da { $other_player }: { seven-part-points }
seven-part-edifice = { $edifice }: { seven-part-points }
seven-part-edifice-debt = debito per la Struttura dell'Epoca { seven-age }: { seven-part-points }
# Con 0 punti è la Gilda il cui simbolo si dice a parte.
seven-part-copied-guild =
    { $points ->
        [0] { $card }, copiata da { $other_player } per il suo simbolo
       *[other] { $card }, copiata da { $other_player }: { seven-part-points }
    }
seven-part-doubled-guild =
    { $points ->
        [0] { $card } vale doppio, per il suo simbolo
       *[other] { $card } vale doppio: { seven-part-points } in più
    }
seven-part-free-symbol = simbolo a scelta: { $symbol }
seven-part-free-symbol-card = simbolo a scelta ({ $card }): { $symbol }
seven-part-free-symbol-leader = simbolo a scelta ({ $leader }): { $symbol }
seven-part-free-symbol-edifice = simbolo a scelta ({ $edifice }): { $symbol }
seven-part-free-symbol-stage = simbolo a scelta dello stadio { $stage }: { $symbol }
seven-part-copied-symbol = una maschera copia { $card } di { $other_player }: { $symbol }
seven-part-common-symbol = un simbolo in più del tipo più numeroso: { $symbol }
seven-part-common-symbol-leader = un simbolo in più grazie a { $leader }: { $symbol }
seven-part-turned-symbol = simbolo cambiato: da { $from_symbol } a { $symbol }
seven-part-turned-symbol-leader = simbolo cambiato da { $leader }: { $from_symbol } in { $symbol }
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
seven-count-black = carta nera
seven-count-white = Leader
seven-count-stage = stadio della Meraviglia costruito
seven-count-victory-token = gettone Vittoria militare
seven-count-defeat-token = gettone Sconfitta militare
seven-count-colour = colore diverso tra le carte Epoca
seven-count-brown-grey-set = coppia di una carta marrone e una grigia
# Più cose: tutte tranne l'ultima, separate da virgole, e l'ultima.
seven-count-several = { $first } o { $last }

# Da leggere dopo "più".
seven-counts-brown = carte marroni
seven-counts-grey = carte grigie
seven-counts-blue = carte blu
seven-counts-yellow = carte gialle
seven-counts-red = carte rosse
seven-counts-green = carte verdi
seven-counts-purple = Gilde
seven-counts-black = carte nere
seven-counts-white = Leader
seven-counts-stage = stadi della Meraviglia costruiti
seven-counts-victory-token = gettoni Vittoria militare
seven-counts-defeat-token = gettoni Sconfitta militare
seven-counts-colour = colori diversi tra le carte Epoca
seven-counts-brown-grey-set = coppie di una carta marrone e una grigia
seven-counts-coins = monete

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
seven-effect-produce-pool =
    Produce a ogni turno una risorsa a tua scelta tra quelle che la tua plancia e le carte marroni e grigie { $pool ->
        [own] producono
       *[not_own] non producono
    } (non in vendita)
seven-effect-trade-price =
    { $sides ->
        [left] Compri { $resources } dal vicino di sinistra a { seven-price } l'unità
        [right] Compri { $resources } dal vicino di destra a { seven-price } l'unità
       *[both] Compri { $resources } da entrambi i vicini a { seven-price } l'unità
    }
seven-effect-rebate =
    { $side ->
        [left] A ogni turno una risorsa comprata dal vicino di sinistra costa { seven-value-coins } in meno
       *[right] A ogni turno una risorsa comprata dal vicino di destra costa { seven-value-coins } in meno
    }
seven-effect-bank-purchase = Una volta per turno puoi comprare dalla banca una risorsa qualsiasi per { seven-price }

## Effetti: punti, Scudi e simboli

seven-effect-victory-points = { seven-points }
seven-effect-shields = { seven-shields }
seven-effect-shields-per-defeat = { seven-shields } per ogni gettone Sconfitta militare che hai
seven-effect-science = Simbolo scientifico: { $symbol }
seven-effect-science-choice =
    { $value ->
        [one] { $value } simbolo scientifico a tua scelta, deciso a fine partita
       *[other] { $value } simboli scientifici a tua scelta, decisi a fine partita
    }
seven-effect-mask =
    { $value ->
        [one] A fine partita copia il simbolo scientifico di { $value } carta verde di un vicino
       *[other] A fine partita copia i simboli scientifici di { $value } carte verdi dei vicini
    }
seven-effect-replace-symbol = A fine partita puoi trasformare un tuo simbolo scientifico in un altro
seven-effect-extra-common-symbol = A fine partita un simbolo scientifico in più, del tipo che hai di più

## Effetti: monete

seven-effect-coins = { seven-value-coins } subito
seven-effect-neighbours-coins = Ciascun vicino prende { seven-value-coins } dalla banca
seven-effect-coins-per = { seven-value-coins } subito per ogni { $count } { seven-where }
seven-effect-coins-on-build = { seven-value-coins } ogni volta che costruisci { seven-a-card }
seven-effect-coins-on-chain = { seven-value-coins } a ogni costruzione per concatenazione
seven-effect-coins-on-victory = { seven-value-coins } ogni volta che ottieni un gettone Vittoria militare
seven-effect-coins-on-stage = { seven-value-coins } ogni volta che costruisci uno stadio della tua Meraviglia
seven-effect-coins-on-trade = { seven-value-coins } quando compri da un vicino, una volta per turno per ciascun vicino
seven-effect-bank-bonus = Una volta per turno, { seven-value-coins } in più quando prendi monete dalla banca
# Ciò che non si paga diventa debito.
seven-others-lose = Ogni altro giocatore perde { seven-value-coins }
seven-effect-others-lose =
    { $per ->
        [victory_token] { seven-others-lose } per ogni gettone Vittoria militare che ha (o contrae debiti)
        [stage] { seven-others-lose } per ogni stadio della Meraviglia che ha costruito (o contrae debiti)
        [age] { seven-others-lose } per ogni Epoca iniziata (o contrae debiti)
       *[fixed] { seven-others-lose } (o contrae debiti)
    }
seven-effect-others-lose-on-stage =
    { seven-others-lose } ogni volta che costruisci uno stadio della tua Meraviglia (o contrae debiti)

## Effetti: punti a fine partita

seven-effect-points-per = { seven-points } a fine partita per ogni { $count } { seven-where }
seven-effect-points-per-coins =
    { $coins ->
        [one] { seven-points } a fine partita per ogni moneta, oltre a quelli del tesoro
       *[other] { seven-points } a fine partita per ogni gruppo di { $coins } monete, oltre a quelli del tesoro
    }
seven-effect-points-per-set = { seven-points } a fine partita per ogni serie di carte ({ $colours }) nella tua città
seven-effect-points-per-science-set =
    { seven-points } in più a fine partita per ogni serie di tre simboli scientifici diversi
seven-effect-points-per-victory-pair =
    A fine partita, per ogni coppia di gettoni Vittoria militare uguali, i punti di uno dei due
seven-effect-points-if-wonder-complete =
    { seven-points } a fine partita se tutti gli stadi della tua Meraviglia sono costruiti
seven-effect-points-if-most = { seven-points } a fine partita se hai più { $count } di ciascun vicino
seven-effect-points-if-no-defeat = { seven-points } a fine partita se non hai gettoni Sconfitta militare
seven-effect-points-if-only-leader = { seven-points } a fine partita se non hai altri Leader in gioco
seven-effect-copy-guild = A fine partita conti una Gilda di un vicino come se fosse tua
seven-effect-double-guild = A fine partita una tua Gilda conta una seconda volta

## Effetti: costruire a meno

seven-effect-free-first-of-colour = Una carta di un colore che la tua città non ha ancora è gratis
seven-effect-free-first-of-age = La carta del primo turno di ogni Epoca si costruisce gratis
seven-effect-free-last-of-age = La carta dell'ultimo turno di ogni Epoca si costruisce gratis
seven-effect-free-once-per-age = Una volta per Epoca puoi costruire gratis { seven-a-card }
seven-effect-free-colour = D'ora in poi costruire { seven-a-card } non ti costa nulla
seven-effect-resource-discount =
    D'ora in poi { $applies_to ->
        [brown] le tue carte marroni
        [grey] le tue carte grigie
        [blue] le tue carte blu
        [yellow] le tue carte gialle
        [red] le tue carte rosse
        [green] le tue carte verdi
        [purple] le tue Gilde
        [black] le tue carte nere
        [white] i tuoi Leader
       *[stage] gli stadi della tua Meraviglia
    } costano { $value ->
        [one] { $value } risorsa in meno
       *[other] { $value } risorse in meno
    }
seven-effect-stages-without-resources = D'ora in poi gli stadi della tua Meraviglia non costano risorse

## Effetti: altre carte

seven-effect-play-last-card = Puoi giocare l'ultima carta di ogni Epoca invece di scartarla
seven-effect-build-from-discard = A fine turno costruisci gratis una carta della pila degli scarti

## Effetti: conflitti

seven-effect-victory-token =
    { $age ->
        [current] Prendi un gettone Vittoria militare dell'Epoca in corso
       *[other] Prendi un gettone Vittoria militare dell'Epoca { seven-age }
    }
seven-effect-discard-defeats = Scarti tutti i tuoi gettoni Sconfitta militare
seven-effect-others-discard-victory = Ogni altro giocatore scarta un gettone Vittoria militare a sua scelta
seven-effect-redirect-defeats = D'ora in poi i gettoni Sconfitta militare che prenderesti vanno a chi ti batte
seven-effect-diplomacy =
    { $value ->
        [one] Prendi { $value } gettone Diplomazia
       *[other] Prendi { $value } gettoni Diplomazia
    }

## Effetti: Leader

seven-effect-free-leaders = D'ora in poi recluti gratis i Leader
seven-effect-leader-discount =
    I tuoi Leader costano { $own ->
        [one] { $own } moneta in meno
       *[other] { $own } monete in meno
    }, quelli dei tuoi vicini { $neighbours ->
        [one] { $neighbours } moneta in meno
       *[other] { $neighbours } monete in meno
    }
seven-effect-keep-leaders = Tieni anche il Leader non scelto nell'Epoca III
seven-effect-draw-leaders = Peschi { $value } Leader dalla scatola
seven-effect-recruit-leader = Puoi reclutare un altro Leader della tua mano, pagandone il costo
seven-effect-bury-leader =
    Metti un tuo Leader sotto lo stadio: perde il suo effetto e dà { seven-points } per ogni moneta del suo costo
seven-effect-copy-leader = Scegli un Leader di un vicino: il suo effetto vale anche per te

## Effetti: Edifice

seven-effect-pawn-from-box =
    { $age ->
        [any] Prendi dalla scatola un gettone Partecipazione di un'Epoca a tua scelta
       *[other] Prendi dalla scatola un gettone Partecipazione dell'Epoca { seven-age }
    }

## Che cosa costa una Struttura fallita a chi non ne ha un gettone

seven-penalty-discard-card = Scarti { seven-a-card } dalla tua città
seven-penalty-pay = Paghi { seven-coins } alla banca
seven-penalty-return-victory-tokens =
    { $number ->
        [one] Restituisci { $number } gettone Vittoria militare
       *[other] Restituisci { $number } gettoni Vittoria militare
    }
