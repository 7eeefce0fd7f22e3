# Perché una mossa è buona: brevi frasi messe in fila, dalla più importante. I nomi di carte e giocatori sono nei testi
# di ogni gioco.

reasons-why = Perché: { $reasons }

## Elementi comuni

reasons-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
reasons-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
reasons-shields =
    { $shields ->
        [one] { $shields } Scudo
       *[other] { $shields } Scudi
    }
reasons-nth =
    { $number ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
       *[other] { $number }°
    }

## 7 Wonders Duel: la fine

duel-reason-wins =
    { $how ->
        [military] vince subito con la supremazia militare
        [scientific] vince subito con la supremazia scientifica
       *[civilian] vince ai punti
    }
duel-reason-shares = condivide la vittoria
duel-reason-stops-win-card = impedisce all'avversario di vincere con { $the_card }
duel-reason-stops-win-wonder = impedisce all'avversario di vincere con { $the_wonder }
duel-reason-hides-win = non scopre { $the_card }, con cui l'avversario vincerebbe

## 7 Wonders Duel: che cosa porta la mossa

duel-reason-worth = porta { reasons-points }
duel-reason-guild = per ora vale { reasons-points }
duel-reason-symbol =
    { $number ->
        [1] il primo dei 6 simboli diversi ({ $symbol })
       *[other] il { reasons-nth } simbolo diverso su 6 ({ $symbol })
    }
duel-reason-symbol-missing =
    { $missing ->
        [1] il { reasons-nth } simbolo diverso ({ $symbol }): con un altro si vince
       *[other] il { reasons-nth } simbolo diverso ({ $symbol }): con altri { $missing } si vince
    }
duel-reason-pair = una coppia di simboli ({ $symbol }): un segnalino Progresso a scelta
duel-reason-pawn = spinge la pedina Conflitto di { duel-spaces }
duel-reason-pawn-left =
    { $left ->
        [one] spinge la pedina Conflitto di { duel-spaces }: ne manca { $left } per vincere
       *[other] spinge la pedina Conflitto di { duel-spaces }: ne mancano { $left } per vincere
    }
duel-reason-shields = porta { reasons-shields }
duel-reason-loots = un segnalino Esercito toglie { duel-coins } all'avversario
duel-reason-robs = toglie { duel-coins } all'avversario
duel-reason-income = porta { duel-coins }
duel-reason-free = gratis grazie { A($the_chain_card) }: fa risparmiare { duel-coins }
duel-reason-again = dà un altro turno
duel-reason-draws = fa scegliere tra { $number } segnalini Progresso della scatola
duel-reason-revives = costruisce gratis una carta scartata
duel-reason-destroys =
    { $what ->
        [brown] fa scartare una carta marrone all'avversario
       *[grey] fa scartare una carta grigia all'avversario
    }
duel-reason-locks = l'avversario non può più costruire { $the_wonder }

## 7 Wonders Duel: che cosa significa per dopo

duel-reason-cheaper-wonder = fa risparmiare { duel-coins } { SU($the_wonder) }
duel-reason-cheaper-card = fa risparmiare { duel-coins } { SU($the_card) }
duel-reason-dearer-wonder = per { $the_wonder } l'avversario spende { duel-coins } in più
duel-reason-dearer-card = per { $the_card } l'avversario spende { duel-coins } in più
duel-reason-produces = produce { $resources }
duel-reason-choice = produce ogni turno una risorsa a scelta
duel-reason-fixed = d'ora in poi a prezzo fisso: { $resources }
duel-reason-takes-away = l'avversario non produce più { $resources }
duel-reason-chain-later = permette poi di costruire gratis { $the_card }
duel-reason-wonders-cheaper =
    { $number ->
        [one] la tua ultima Meraviglia da costruire richiede meno risorse
       *[other] le tue { $number } Meraviglie da costruire richiedono meno risorse
    }
duel-reason-wonders-again =
    { $number ->
        [one] la tua ultima Meraviglia da costruire dà un altro turno
       *[other] le tue { $number } Meraviglie da costruire danno tutte un altro turno
    }
duel-reason-blue-cheaper = le Strutture Civili richiedono meno risorse
duel-reason-more-shields = le Strutture Militari portano più Scudi
duel-reason-chain-coins = ogni Struttura costruita gratis porta { duel-coins }
duel-reason-trade-income = quello che l'avversario spende in risorse va a te
duel-reason-enough-for = così le monete bastano per { $the_wonder }
duel-reason-must-sell = ora non si può costruire nulla: { duel-coins } per la carta
duel-reason-sells = { duel-coins } per la carta
duel-reason-more-coins = ti lascia { duel-coins } in più

## 7 Wonders Duel: che cosa non va all'avversario

duel-reason-denies-symbol = nega all'avversario il { reasons-nth } simbolo diverso ({ $symbol })
duel-reason-denies-pair = nega all'avversario una coppia di simboli ({ $symbol })
duel-reason-denies-shields = impedisce all'avversario di spingere la pedina di { duel-spaces }
duel-reason-denies-points = nega all'avversario { reasons-points }
duel-reason-denies-free = l'avversario avrebbe potuto costruire gratis { $the_card }
duel-reason-denies-wonder = il suo turno aggiuntivo non va all'avversario, che sceglie dopo
duel-reason-uncovers-nothing = non scopre nulla per l'avversario
duel-reason-keeps-closed = lascia coperta la carta { $card }, che servirebbe all'avversario
duel-reason-first-pick = la prima scelta dell'Epoca è tua
duel-reason-last-pick = senza turni aggiuntivi l'ultima carta dell'Epoca è tua

## 7 Wonders: punti

seven-reason-worth = per ora porta { reasons-points }
seven-reason-guild = per ora la Gilda vale { reasons-points }
seven-reason-tokens = { reasons-points } in più dai gettoni dei conflitti
seven-reason-stage = costruisce lo stadio { $stage }
seven-reason-stage-points = costruisce lo stadio { $stage }: { reasons-points }
seven-reason-complete = la Meraviglia è completa
seven-reason-set = completa una serie di tre simboli: { reasons-points }
seven-reason-symbol = { reasons-nth } simbolo di questo tipo ({ $symbol }): { reasons-points }
seven-reason-science = { reasons-points } in più dalla scienza
seven-reason-board-points = i suoi stadi portano { reasons-points }

## 7 Wonders: conflitti

seven-reason-overtakes = più forte { DI($other_player) }: per ora { reasons-points } alla fine dell'Epoca
seven-reason-levels = forte quanto { $other_player }: per ora nessuna sconfitta
seven-reason-shields = porta { reasons-shields }

## 7 Wonders: monete e risorse

seven-reason-income = porta { reasons-coins }
seven-reason-sells = vende la carta per { reasons-coins }
seven-reason-must-sell = non si può costruire nulla: vende per { reasons-coins }
seven-reason-enough-for = così le monete bastano per lo stadio { $stage }
seven-reason-more-coins = ti lascia { reasons-coins } in più
seven-reason-free = gratis grazie { A($the_chain_card) }
seven-reason-free-coins = gratis grazie { A($the_chain_card) }: fa risparmiare { reasons-coins }
seven-reason-power = non costa nulla grazie a un potere della tua città
seven-reason-power-coins = non costa nulla grazie a un potere della tua città: fa risparmiare { reasons-coins }
seven-reason-chain-later = rende gratis più avanti: { $cards }
seven-reason-stage-cheaper = rende possibile lo stadio { $stage }
seven-reason-stage-cheaper-coins = fa risparmiare { reasons-coins } sullo stadio { $stage }
seven-reason-produces = produce { $resources }
seven-reason-choice = produce ogni turno una risorsa a scelta tra { $resources }
seven-reason-sole-seller = nessuno dei vicini vende { $resources }
seven-reason-trade = le risorse dei vicini costano meno

## 7 Wonders: poteri e perdite

seven-reason-last-card = si può giocare anche l'ultima carta di ogni Epoca
seven-reason-free-builds = più avanti permette costruzioni gratis
seven-reason-discounts = le prossime costruzioni richiedono meno risorse
seven-reason-free-stages = gli stadi non richiedono più risorse
seven-reason-pays-later = può portare altre monete più avanti
seven-reason-revives = costruisce gratis una carta della pila degli scarti
seven-reason-keeps-coins = tiene in mano { reasons-coins }
seven-reason-least-loss =
    { $points ->
        [0] non costa punti
       *[other] la perdita più piccola: { reasons-points }
    }

## 7 Wonders: che cosa non va a chi riceve la mano

seven-reason-denies-set = { $player } riceverebbe la carta e completerebbe una serie: { reasons-points }
seven-reason-denies-points = { $player } riceverebbe la carta e ci farebbe { reasons-points }
seven-reason-denies-strength = { $player } riceverebbe la carta e diventerebbe più forte di te

## World Wonders: Risorse, Popolazione, Monumenti

world-reason-lowest = alza la Risorsa meno prodotta: { reasons-points }
world-reason-population = Popolazione +{ $steps }
world-reason-population-points = Popolazione +{ $steps }: { reasons-points }
world-reason-resources = porta { $resources }
world-reason-last-round = fa di questo l'ultimo round mentre sei in testa
world-reason-monument = il Monumento porta { reasons-points }
world-reason-monument-cheap = costa solo { $gold } Oro, quello che resta
world-reason-objective = { reasons-points } in più per un Obiettivo ({ $the_objective })
world-reason-gold-left = lascia { $gold } Oro per questo round
world-reason-gold-left-monument = lascia { $gold } Oro, per esempio per { $the_monument }

## World Wonders: la mappa

world-reason-can-close =
    { $number ->
        [one] può chiudere un Quartiere
       *[other] può chiudere { $number } Quartieri
    }
world-reason-can-touch =
    { $number ->
        [one] può raggiungere un'altra Risorsa Naturale
       *[other] può raggiungere altre { $number } Risorse Naturali
    }
world-reason-can-open = può aprire posto per gli Edifici: { world-cells }
world-reason-districts =
    { $number ->
        [one] chiude un Quartiere: 1 punto
       *[other] chiude { $number } Quartieri: { $number } punti
    }
world-reason-natural =
    { $number ->
        [one] tocca un'altra Risorsa Naturale: 1 punto
       *[other] tocca altre { $number } Risorse Naturali: { $number } punti
    }
world-reason-nearly = quasi un Quartiere: { world-cells } da chiudere
world-reason-closer =
    { $number ->
        [one] avvicina un altro Edificio a diventare un Quartiere
       *[other] avvicina altri { $number } Edifici a diventare Quartieri
    }
world-reason-room = apre posto per gli Edifici: { world-cells }
world-reason-prepares = permette d'ora in poi di costruire { $the_monument }
world-reason-keeps-place = lascia posto per { $the_monument }

## World Wonders: ordine, Prestiti, gli altri, l'Automa

world-reason-first = nel prossimo round sei al primo posto
world-reason-second = nel prossimo round sei al secondo posto
world-reason-loan = { $gold } Oro in più adesso; se non si ripaga, { reasons-points } in meno
world-reason-affords-item = permette di comprare { $a_item }
world-reason-affords-stack = permette di comprare: { $stack }
world-reason-affords-monument = permette di comprare { $the_monument }
world-reason-repays = un Prestito non ripagato costerebbe { reasons-points }
world-reason-denies-monument = potrebbe costruirlo anche { $player }: { reasons-points }
world-reason-denies-tile = potrebbe comprare la tessera anche { $player }: { reasons-points }
world-reason-automaton-ahead =
    { $points ->
        [one] così hai { $points } punto più dell'Automa
       *[other] così hai { $points } punti più dell'Automa
    }
world-reason-automaton-behind =
    { $points ->
        [one] così manca { $points } punto per battere l'Automa
       *[other] così mancano { $points } punti per battere l'Automa
    }

## What a puzzle or a critical moment of a game is about

puzzle-theme-science = Scienza
puzzle-theme-arms = Armi
puzzle-theme-denial = Togliere all'avversario
puzzle-theme-money = Denaro
puzzle-theme-last_turn = Ultimo turno
puzzle-theme-placing = Piazzamento
puzzle-theme-leaders = Leader
puzzle-theme-monuments = Monumenti
reasons-stake = In gioco: { $themes }

## What has changed the chances

reasons-part-move = la mossa { $change }%
reasons-part-luck =
    { $game ->
        [duel] le carte scoperte
        [seven] le nuove mani
       *[other] ciò che è uscito
    } { $change }%
reasons-part-others = le scelte degli altri { $change }%
reasons-part-others-luck =
    le scelte degli altri e { $game ->
        [seven] le nuove mani
       *[other] ciò che è uscito
    } { $change }%
