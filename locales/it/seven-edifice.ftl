# Testi dell'espansione Edifice di 7 Wonders.

## Opzioni della partita

seven-option-expansions-edifice = Edifice: a ogni Epoca una Struttura da costruire insieme, da 3 a 7 giocatori.

## Come sarà il tavolo

seven-note-edifice =
    Ogni Epoca ha una Struttura, che è costruita quando partecipano { $pawns } giocatori; se fallisce, pagano gli altri.

## Perché le opzioni non vanno d'accordo

seven-refusal-edifice-players = Con Edifice si gioca da 3 a 7.

## Che cosa si chiede a un giocatore

seven-choice-card-loss = { $player } scarta una carta della sua città
seven-choice-free-pawn = { $player } prende un gettone Partecipazione

## Mosse

seven-move-join = Stadio con { $card } + Struttura{ seven-paying }
seven-move-join-leader = Stadio con { $leader } + Struttura{ seven-paying }
seven-move-discard = Scartare { $card } dalla città
seven-move-pawn = Prendere un gettone Partecipazione dell'Epoca { seven-age }

## Eventi

seven-event-edifice-laid = Sul tavolo c'è la Struttura { $edifice }.
seven-event-joined = { $player } partecipa alla Struttura { $edifice }.
seven-event-pawn = { $player } prende dalla scatola un gettone Partecipazione dell'Epoca { seven-age }.
seven-event-edifice-built = La Struttura { $edifice } è costruita: ogni suo gettone porta la ricompensa.
seven-event-edifice-failed = La Struttura { $edifice } fallisce: chi non ne ha un gettone subisce la penalità.
seven-event-card-lost = { $player } perde { $the_card }: la carta va nella pila degli scarti.
seven-event-edifice-debt =
    { $points ->
        [one] { $player } prende un segnalino Debito da −{ $points } punto per la Struttura.
       *[other] { $player } prende un segnalino Debito da −{ $points } punti per la Struttura.
    }

## Quanto costa una costruzione, voce per voce

seven-cost-edifice = { seven-coins } per partecipare alla Struttura { $edifice }

## Perché una mossa non è possibile

seven-refusal-other-choice-card-loss = Ora va scartata una carta della tua città: { $moves }.
seven-refusal-other-choice-free-pawn = Ora va preso un gettone Partecipazione: { $moves }.
seven-refusal-edifice-unaffordable-short = Con la Struttura { $edifice } il prossimo stadio costa { seven-coins }, te ne { $short ->
        [one] manca
       *[other] mancano
    } { $short }.
seven-refusal-no-edifice = Ora non c'è una Struttura a cui partecipare.

## Città

seven-board-ur = Ur
seven-board-carthage = Carthage

## Meraviglie

seven-wonder-ur = La Ziggurat
seven-wonder-carthage = Il Porto

## Strutture

seven-edifice-artisan-district = Quartiere degli Artigiani
    .the = il Quartiere degli Artigiani
seven-edifice-belvedere = Torre Panoramica
    .the = la Torre Panoramica
seven-edifice-curtain-wall = Cinta Muraria
    .the = la Cinta Muraria
seven-edifice-money-changer = Cambiavalute
    .the = il Cambiavalute
seven-edifice-outpost = Avamposto
    .the = l'Avamposto
seven-edifice-amphitheater = Anfiteatro
    .the = l'Anfiteatro
seven-edifice-auction-house = Casa d'Aste
    .the = la Casa d'Aste
seven-edifice-factory = Fabbrica
    .the = la Fabbrica
seven-edifice-river-port = Porto Fluviale
    .the = il Porto Fluviale
seven-edifice-staging-camp = Campo di Raccolta
    .the = il Campo di Raccolta
seven-edifice-agora = Agorà
    .the = l'Agorà
seven-edifice-archives = Archivi
    .the = gli Archivi
seven-edifice-concentric-castle = Castello Concentrico
    .the = il Castello Concentrico
seven-edifice-gold-reserves = Riserve Auree
    .the = le Riserve Auree
seven-edifice-military-school = Scuola Militare
    .the = la Scuola Militare

## Righe del segnapunti

seven-category-edifice = Strutture
seven-category-edifice-debt = Debiti per le Strutture

## Di che cosa sono fatti i punti del segnapunti

seven-part-edifice = { $edifice }: { seven-part-points }
seven-part-edifice-debt = debito per la Struttura dell'Epoca { seven-age }: { seven-part-points }
seven-part-doubled-guild =
    { $points ->
        [0] { $card } vale doppio, per il suo simbolo
       *[other] { $card } vale doppio: { seven-part-points } in più
    }
seven-part-free-symbol-edifice = simbolo a scelta ({ $edifice }): { $symbol }

## Effetti

seven-effect-double-guild = A fine partita una tua Gilda conta una seconda volta
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
        [one] Restituisci { $number } gettone Vittoria
       *[other] Restituisci { $number } gettoni Vittoria
    }

## Che cosa ti si chiede

seven-choose-card-loss = Scarta una carta dalla tua città
seven-choose-free-pawn = Prendi un gettone Partecipazione

## Campi di una vista

seven-view-edifices = Strutture
seven-view-pawns = Gettoni Partecipazione
seven-view-state = Stato
seven-view-state-project = in progetto
seven-view-state-built = costruita
seven-view-state-failed = fallita
seven-view-edifice-debts = Debiti delle Strutture
seven-view-value = Punti ciascuno

## Perché una mossa è buona

seven-reason-joins = partecipa alla Struttura { $edifice } ed evita la sua penalità
seven-reason-completes-edifice = completa la Struttura { $edifice }: la ricompensa arriva subito
