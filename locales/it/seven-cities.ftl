# Testi dell'espansione Cities di 7 Wonders.

## Opzioni della partita

seven-option-expansions-cities = Cities: carte nere, Debiti e Diplomazia; serve per giocare in 8 e a squadre.

## Perché le opzioni non vanno d'accordo

seven-refusal-eight-players = Per giocare in 8 serve l'espansione Cities.
seven-refusal-teams-without-cities = Per giocare a squadre serve l'espansione Cities.

## Che cosa si chiede a un giocatore

seven-choice-coin-loss = { $player } perde monete o prende gettoni Debito

## Mosse

seven-move-pay =
    { $coins ->
        [0]
            { $debt ->
                [one] Prendere { $debt } gettone Debito
               *[other] Prendere { $debt } gettoni Debito
            }
       *[other]
            { $debt ->
                [0] Pagare { seven-coins }
                [one] Pagare { seven-coins } e prendere { $debt } gettone Debito
               *[other] Pagare { seven-coins } e prendere { $debt } gettoni Debito
            }
    }

## Eventi

seven-event-diplomacy =
    { $tokens ->
        [one] { $player } prende un gettone Diplomazia.
       *[other] { $player } prende { $tokens } gettoni Diplomazia.
    }
seven-event-diplomacy-used = { $player } usa un gettone Diplomazia.
# Quanto si paga segue in "lost_coins", il resto in "debt".
seven-event-must-lose =
    { $coins ->
        [one] { $player } deve perdere { $coins } moneta o prendere un gettone Debito.
       *[other] { $player } deve perdere { $coins } monete o prendere altrettanti gettoni Debito.
    }
seven-event-debt =
    { $points ->
        [one] { $player } prende un gettone Debito da −1 punto.
       *[other] { $player } prende { $points } gettoni Debito da −1 punto ciascuno.
    }

## Quanto costa una costruzione, voce per voce

seven-cost-rebate =
    { $saves ->
        [one] { $saves } moneta in meno { DA($player) }
       *[other] { $saves } monete in meno { DA($player) }
    }
seven-cost-debt =
    { $points ->
        [one] { $points } punto di debito
       *[other] { $points } punti di debito
    }

## Perché una mossa non è possibile

seven-refusal-other-choice-coin-loss = Ora devi perdere monete o prendere gettoni Debito: { $moves }.

## Gilde

seven-card-counterfeiters-guild = Gilda dei Falsari
    .the = la Gilda dei Falsari
seven-card-guild-of-shadows = Gilda delle Ombre
    .the = la Gilda delle Ombre
seven-card-mourners-guild = Gilda delle Prefiche
    .the = la Gilda delle Prefiche

## Carte Città

seven-card-pigeon-loft = Piccionaia
    .the = la Piccionaia
seven-card-militia = Milizia
    .the = la Milizia
seven-card-hideout = Nascondiglio
    .the = il Nascondiglio
seven-card-residence = Rappresentanza
    .the = la Rappresentanza
seven-card-gambling-den = Sala d'Azzardo
    .the = la Sala d'Azzardo
seven-card-clandestine-dock-west = Molo Clandestino (Ovest)
    .the = il Molo Clandestino (Ovest)
seven-card-clandestine-dock-east = Molo Clandestino (Est)
    .the = il Molo Clandestino (Est)
seven-card-secret-warehouse = Magazzino Segreto
    .the = il Magazzino Segreto
seven-card-gates-of-the-city = Porte della Città
    .the = le Porte della Città
seven-card-spy-ring = Rete di Spie
    .the = la Rete di Spie
seven-card-mercenaries = Mercenari
    .the = i Mercenari
seven-card-lair = Covo
    .the = il Covo
seven-card-consulate = Consolato
    .the = il Consolato
seven-card-gambling-house = Bisca
    .the = la Bisca
seven-card-black-market = Mercato Nero
    .the = il Mercato Nero
seven-card-sepulcher = Sepolcro
    .the = il Sepolcro
seven-card-architect-cabinet = Studio di Architettura
    .the = lo Studio di Architettura
seven-card-tabularium = Tabularium
    .the = il Tabularium
seven-card-torture-chamber = Camera della Tortura
    .the = la Camera della Tortura
seven-card-contingent = Contingente
    .the = il Contingente
seven-card-brotherhood = Confraternita
    .the = la Confraternita
seven-card-embassy = Ambasciata
    .the = l'Ambasciata
seven-card-cenotaph = Cenotafio
    .the = il Cenotafio
seven-card-builders-union = Sindacato dei Costruttori
    .the = il Sindacato dei Costruttori
seven-card-secret-society = Società Segreta
    .the = la Società Segreta
seven-card-slave-market = Mercato degli Schiavi
    .the = il Mercato degli Schiavi
seven-card-capitol = Campidoglio
    .the = il Campidoglio

## Città

seven-board-petra = Petra
seven-board-byzantium = Bisanzio

## Meraviglie

seven-wonder-petra = L'El-Khasneh
seven-wonder-byzantium = La Cattedrale di Santa Sofia

## Tipi di carte

seven-colour-black = Carte Città

## Righe del segnapunti

seven-category-black = Carte Città
seven-category-debt = Debiti

## Di che cosa sono fatti i punti del segnapunti

seven-part-debt = debiti: { seven-part-points }
seven-part-copied-symbol = una maschera copia { $the_card } { DI($other_player) }: { $symbol }

## Che cosa si conta

seven-count-black = carta nera
seven-counts-black = carte nere

## Effetti

seven-effect-produce-pool =
    Produce a ogni turno una risorsa a tua scelta tra quelle che la tua plancia e le carte marroni e grigie { $pool ->
        [own] producono
       *[not_own] non producono
    } (non in vendita)
seven-effect-rebate =
    { $side ->
        [left] A ogni turno la prima risorsa comprata dal vicino di sinistra costa { seven-value-coins } in meno
       *[right] A ogni turno la prima risorsa comprata dal vicino di destra costa { seven-value-coins } in meno
    }
seven-effect-mask =
    { $value ->
        [one] A fine partita copia il simbolo scientifico di { $value } carta verde di un vicino
       *[other] A fine partita copia i simboli scientifici di { $value } carte verdi dei vicini
    }
seven-effect-neighbours-coins = Ciascun vicino prende { seven-value-coins } dalla banca
# Ciò che non si paga diventa debito.
seven-others-lose = Ogni altro giocatore perde { seven-value-coins }
seven-effect-others-lose =
    { $per ->
        [victory_token] { seven-others-lose } per ogni gettone Vittoria che ha (o contrae debiti)
        [stage] { seven-others-lose } per ogni stadio della Meraviglia che ha costruito (o contrae debiti)
        [age] { seven-others-lose } per ogni Epoca iniziata (o contrae debiti)
       *[fixed] { seven-others-lose } (o contrae debiti)
    }
seven-effect-others-lose-on-stage =
    { seven-others-lose } ogni volta che costruisci uno stadio della tua Meraviglia (o contrae debiti)
seven-effect-stages-without-resources = D'ora in poi gli stadi della tua Meraviglia non costano risorse
seven-effect-diplomacy =
    { $value ->
        [one] Prendi { $value } gettone Diplomazia
       *[other] Prendi { $value } gettoni Diplomazia
    }

## Che cosa ti si chiede

seven-choose-coin-loss = Perdi monete o prendi gettoni Debito

## Campi di una vista

seven-view-diplomacy = Gettoni Diplomazia
seven-view-debt = Debito
seven-view-masks = Maschere
seven-view-warehouses = Altre unità a scelta
seven-view-not-own = di ciò che non vende
seven-view-rebate = sconto

## Perché una mossa è buona

seven-reason-diplomacy = un gettone Diplomazia: niente conflitti in un'Epoca
seven-reason-diplomacy-number =
    { $number ->
        [one] la Diplomazia evita una sconfitta in questa Epoca
       *[other] la Diplomazia evita { $number } sconfitte in questa Epoca
    }
seven-reason-others-lose = gli altri perdono in tutto { reasons-coins }
seven-reason-no-debt = non prende Debiti
