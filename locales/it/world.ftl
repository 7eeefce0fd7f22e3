# Testi di World Wonders. I nomi sono in world-names.ftl.

world-title = World Wonders
world-tagline = Al massimo dieci round di Strade, Edifici e Monumenti per la tua città dell'antichità

## Elementi comuni

world-cells =
    { $cells ->
        [one] { $cells } spazio
       *[other] { $cells } spazi
    }

## Una certa quantità di una Risorsa

world-units-food = { $units } Cibo
world-units-ceramics =
    { $units ->
        [one] { $units } Ceramica
       *[other] { $units } Ceramiche
    }
world-units-gears =
    { $units ->
        [one] { $units } Ingranaggio
       *[other] { $units } Ingranaggi
    }

## Categorie del punteggio

world-category-population = Popolazione
world-category-lowest = Risorsa meno prodotta
world-category-monuments = Monumenti
world-category-natural = Risorse Naturali
world-category-districts = Quartieri
world-category-loans = Prestito
world-category-objectives = Obiettivi Pubblici
world-category-total = Totale

## Di che cosa sono fatti i punti

world-part-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
world-part-population = casella { $space } della Popolazione: { world-part-points }
world-part-lowest = la minore fra { $resources }: { world-part-points }
world-part-natural = { $where }: { world-part-points }
world-part-monument = { $monument }: { world-part-points }
world-part-district = { $type } ({ $where }): { world-part-points }
world-part-loans = Prestito aperto: { world-part-points }
world-part-objective = { $objective } ({ $value }): { world-part-points }

## Tipi di vittoria; chi gioca in solitario può anche perdere

world-reason-points = Vittoria ai punti
world-reason-solo_won = Vittoria sull'Automa
world-reason-solo_lost = L'Automa non è stato battuto

## Opzioni della partita

world-option-map_side = Il lato di tutte le mappe
world-option-map_side-A = Lato A: lo stesso lago per tutti.
world-option-map_side-B = Lato B: un fiume che cambia da mappa a mappa.

world-option-rivers = Fiumi (mappe del lato B)
world-option-rivers-dealt = A caso: ogni giocatore riceve una mappa.

world-option-resource_side = Il lato di tutte le plance Risorse
world-option-resource_side-A = Lato A.
world-option-resource_side-B = Lato B: simboli Popolazione e Anelli su altre caselle.

world-option-objectives = Obiettivi Pubblici (da 2 a 5 giocatori)
world-option-objectives-off = No: senza Obiettivi Pubblici.
world-option-objectives-dealt = A caso: se ne scoprono tre.

world-option-solo = La difficoltà della Modalità Solitaria, contro l'Automa
world-option-solo-easy = Facile: i punti dell'Automa sono la somma delle tue tre Risorse. In solitario vale se non si sceglie altro.
world-option-solo-hard = Difficile: si aggiungono i punti dei suoi Monumenti.

## Che cosa si chiede a un giocatore

world-choice-free-road = { $player } piazza la Strada Lunga gratuita accanto al Marciapiede
world-choice-turn = { $player } compra un oggetto
world-choice-lay = { $player } piazza ciò che ha comprato
world-choice-over = La partita è finita

## Mosse: all'infinito, negli elenchi e nella cronaca; i pulsanti hanno l'imperativo

# Un posto è uno spazio come c4, seguito dalla rotazione del pezzo: c4 r90.
world-move-buy-item = Comprare { $a_item }
world-move-buy-stack = Comprare una tessera: { $stack }
world-move-buy-monument = Comprare un Monumento: { $monument }
world-move-loan = Chiedere un Prestito
world-move-repay = Ripagare il Prestito
world-move-leave = Uscire dal round
world-move-lay = Piazzare in { $place }
# La parte più piccola di un Set di Strade Corte; le altre si piazzano con la mossa precedente.
world-move-single = Piazzare in { $place } la Strada Corta da 1

## Eventi: lo svolgimento della partita

world-event-map = { $player } gioca su questa mappa: { $map }.
world-event-objectives = Obiettivi Pubblici: { $the_objectives }.
# Con più di un giocatore, nell'ordine in cui agiscono.
world-event-order = Ordine di turno: { $players }.
world-event-round-begun = Inizia il round { $round }.
# Nell'ordine delle pile.
world-event-turned-up = Tessere Edificio scoperte: { $types }.
# Uno o più.
world-event-monument-shown = In vendita dal mazzo: { $monuments }.
world-event-out = { $player } è fuori dal round.
world-event-last-round = La Popolazione di { $player } raggiunge l'ultima casella: questo è l'ultimo round.
world-event-scored = Punteggio finale: { $scores }.
world-event-over =
    { $count ->
        [one] { $players } vince!
       *[other] { $players } condividono la vittoria!
    }
# In solitario servono più punti dell'Automa.
world-event-over-automaton =
    { $count ->
        [0]
            { $automaton ->
                [one] L'Automa chiude a { $automaton } punto: niente vittoria.
               *[other] L'Automa chiude a { $automaton } punti: niente vittoria.
            }
       *[other]
            { $automaton ->
                [one] { $players } vince! L'Automa chiude a { $automaton } punto.
               *[other] { $players } vince! L'Automa chiude a { $automaton } punti.
            }
    }

## Eventi: acquisti

world-event-bought-stack = { $player } compra la tessera { $type } ({ $stack }) per { $gold } Oro.
world-event-bought-monument = { $player } compra il Monumento { $monument } per { $gold } Oro.
world-event-bought-item = { $player } compra { $a_item } per { $gold } Oro.
world-event-parts-lost =
    { $parts ->
        [one] { $player } non ha posto per una di queste Strade Corte: si scarta.
       *[other] { $player } non ha posto per { $parts } di queste Strade Corte: si scartano.
    }
# La Strada Lunga gratuita della preparazione si piazza senza averla comprata.
world-event-laid-piece =
    { $turn ->
        [0] { $player } piazza { $a_piece } in { $cell }.
       *[other] { $player } piazza { $a_piece } in { $cell }, ruotata di { $turn }°.
    }
world-event-laid-type =
    { $turn ->
        [0] { $player } piazza la tessera { $type } in { $cell }.
       *[other] { $player } piazza la tessera { $type } in { $cell }, ruotata di { $turn }°.
    }
world-event-laid-monument =
    { $part ->
        [1]
            { $turn ->
                [0] { $player } piazza il Monumento { $monument } in { $cell }.
               *[other] { $player } piazza il Monumento { $monument } in { $cell }, ruotato di { $turn }°.
            }
       *[other]
            { $turn ->
                [0] { $player } piazza il pezzo { $part } del Monumento { $monument } in { $cell }.
               *[other] { $player } piazza il pezzo { $part } del Monumento { $monument } in { $cell }, ruotato di { $turn }°.
            }
    }

## Eventi: Risorse, Popolazione, Prestiti

world-event-gained = { $player } produce { $resources }.
world-event-grown = La Popolazione di { $player } sale di { $steps } e arriva a { $population }.
world-event-loan-taken = { $player } chiede un Prestito: in questo round può spendere altri { $gold } Oro.
world-event-loan-repaid = { $player } ripaga il Prestito con { $gold } Oro.

## Eventi: l'Automa

world-event-solo-card = L'Automa scopre la carta { UPPER($card) }.
world-event-solo-removed-stack = L'Automa scarta la tessera in vendita: { $stack }.
world-event-solo-removed-item = L'Automa scarta { $a_item }.
world-event-solo-monument = L'Automa prende il Monumento { $monument }.
world-event-solo-shuffled = Tutte le carte dell'Automa si mescolano in un nuovo mazzo.

## Quanto costa e che cosa porta qualcosa

world-cost-all-gold = tutto l'Oro che ti resta, { $gold }
world-cost-loan-points =
    { $points ->
        [one] { $points } punto in meno alla fine se non si ripaga
       *[other] { $points } punti in meno alla fine se non si ripaga
    }
world-gain-gold = altri { $gold } Oro adesso
world-gain-resources = { $resources }
world-gain-population = Popolazione +{ $steps }
world-gain-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# Punti che arrivano oppure, con il meno, che se ne vanno.
world-gain-natural =
    { $points ->
        [one] { $points } punto per le Risorse Naturali
       *[other] { $points } punti per le Risorse Naturali
    }
world-gain-districts =
    { $points ->
        [one] { $points } punto per i Quartieri
       *[other] { $points } punti per i Quartieri
    }

## Che cosa cambierebbe con le mosse, provate prima di farle

world-gain-total =
    { $points ->
        [0] i punti non cambiano
        [one] { $points } punto in tutto
       *[other] { $points } punti in tutto
    }
world-gain-population-points =
    { $points ->
        [one] { $points } punto per la Popolazione
       *[other] { $points } punti per la Popolazione
    }
world-gain-lowest =
    { $points ->
        [one] { $points } punto per la Risorsa meno prodotta
       *[other] { $points } punti per la Risorsa meno prodotta
    }
world-gain-monuments =
    { $points ->
        [one] { $points } punto per i Monumenti
       *[other] { $points } punti per i Monumenti
    }
world-gain-loans =
    { $points ->
        [one] { $points } punto per il Prestito
       *[other] { $points } punti per il Prestito
    }
world-gain-objectives =
    { $points ->
        [one] { $points } punto per gli Obiettivi Pubblici
       *[other] { $points } punti per gli Obiettivi Pubblici
    }
world-gain-needs =
    { $met ->
        [one] { $met } requisito su { $number }
       *[other] { $met } requisiti su { $number }
    }
world-gain-monument-opened = ora c'è posto per { $monument }
world-gain-monument-closed = non c'è più posto per { $monument }

## Perché una mossa non è possibile

world-refusal-over = La partita è finita.
world-refusal-nothing-to-take-back = Non c'è nulla da riprendere.
world-refusal-no-move = La mossa { $given } non esiste.
world-refusal-no-seat =
    { $last ->
        [0] Il posto { $given } non esiste: l'unico posto è 0.
       *[other] Il posto { $given } non esiste: i posti vanno da 0 a { $last }.
    }
world-refusal-not-text = Una mossa si scrive come testo, per esempio «buy s3» o «lay c4 r90», non come { $given }.
world-refusal-not-your-turn = Non è il tuo turno: si aspetta la scelta di { $player }.
# { $moves } sono le mosse che ora si possono scrivere.
world-refusal-other-choice =
    { $choice ->
        [free_road] Prima si deve piazzare la Strada Lunga gratuita accanto al Marciapiede: { $moves }.
        [lay] Prima si deve piazzare ciò che è stato comprato: { $moves }.
       *[turn] Ora non c'è nulla da piazzare, si compra: { $moves }.
    }
world-refusal-unreadable = Non capisco «{ $text }». Scrivi { $moves }; uno spazio si scrive come «c4».
world-refusal-unknown-name = «{ $name }» non esiste.
world-refusal-unknown-name-near = «{ $name }» non esiste. Intendevi «{ $near }»?

## Perché qualcosa non si può comprare

world-refusal-gone-item = Questo oggetto non è in vendita: { $item }.
world-refusal-gone-stack = Nessuna tessera di questa pila è in vendita: { $stack }.
world-refusal-gone-monument = Il Monumento { $monument } non è in vendita.
world-refusal-second-pedestal = Hai già un Piedistallo: se ne può avere uno solo per round.
# Un oggetto, o ripagare un Prestito.
world-refusal-too-dear = Costa { $cost } Oro, ne hai { $gold }.
world-refusal-no-place-item = Sulla tua mappa non c'è posto per { $the_item }.
world-refusal-no-place-stack = Sulla tua mappa non c'è posto per questa tessera: { $stack }.
world-refusal-no-place-monument = Sulla tua mappa non c'è posto per il Monumento { $monument }.
world-refusal-must-buy = Puoi comprare qualcosa, quindi devi farlo: non si può passare.

## Perché un Prestito non si può chiedere o ripagare

world-refusal-loan-open = Prima di chiedere un altro Prestito devi ripagare il tuo.
world-refusal-loan-step = In un turno si può chiedere o ripagare un Prestito una volta sola.
world-refusal-no-loan = Non hai un Prestito da ripagare.
world-refusal-loan-new = Un Prestito non si può ripagare nel round in cui è stato chiesto.

## Perché qualcosa non può stare lì

world-refusal-no-cell = { $cell } non è sulla mappa: le colonne vanno da a a l, le righe da 1 a { $rows }.
world-refusal-no-such-turn = I pezzi si ruotano con r90, r180 o r270, non di { $turn } gradi.
world-refusal-same-turn = Ruotato di { $turn } gradi il pezzo appare come con una rotazione minore o nessuna: usa quella.
world-refusal-no-such-part = Non è un pezzo che devi piazzare ora.
world-refusal-off-map = Il pezzo uscirebbe dalla mappa.
world-refusal-covered = { $cell } è già coperto.
world-refusal-not-grass = In { $cell } ci deve essere erba.
world-refusal-not-water = In { $cell } ci deve essere acqua.
world-refusal-no-pavement = La prima Strada deve essere adiacente al Marciapiede.
world-refusal-road-away = Una Strada deve essere adiacente a un'altra Strada, al Marciapiede o a una Torre.
world-refusal-fewer-parts = Così si piazzerebbero meno Strade Corte del Set, e invece vanno piazzate tutte quelle possibili.
world-refusal-tower-away = Una Torre deve essere adiacente a un pezzo che hai già piazzato.
world-refusal-tile-away = La tessera deve essere adiacente a una Strada o a un Edificio dello stesso tipo: { $type }.
world-refusal-pieces-apart = I pezzi del Monumento devono essere adiacenti tra loro.
world-refusal-wrong-line = Lì i pezzi del Monumento non sono disposti come chiede la carta.
world-refusal-not-completed = Da lì il Monumento non si potrebbe completare.
world-refusal-too-little-water = Il Monumento deve coprire almeno { world-cells } d'acqua.
world-refusal-neighbour = Lì il Monumento non è adiacente a: { $neighbour }. Deve essere adiacente a: { $neighbours }.

## Come sarebbe un tavolo

world-note-rounds = Al massimo { $rounds } round: in ognuno si possono spendere { $gold } Oro a testa.
world-note-maps =
    { $side ->
        [A] Tutti giocano sulla stessa mappa, con un lago in mezzo.
       *[B] Ognuno gioca su una mappa con un fiume diverso.
    }
world-note-stacks = Sono in gioco { $number } pile di tessere Edificio.
world-note-objectives =
    { $way ->
        [dealt] Si scoprono tre Obiettivi Pubblici: segna punti chi fa meglio in ognuno.
       *[chosen] Segna punti chi fa meglio in ognuno degli Obiettivi Pubblici scelti qui.
    }
world-note-alone =
    { $solo ->
        [easy] Vinci con più punti della somma delle tue tre Risorse.
       *[hard] Vinci con più punti della somma delle tue tre Risorse e dei Monumenti dell'Automa.
    }
world-note-reconstructed = Mappe, tessere e carte Monumento sono ricostruite: nessuna fonte riporta quelle stampate. Puoi inserire le tue.
world-note-minutes = Dura circa { $minutes } minuti.

## Tavoli pronti in un tocco

world-preset-first = Prima partita
    .why = Due giocatori, la mappa semplice, un bot facile da battere.
world-preset-alone = In solitaria
    .why = Tu contro l'Automa, in modalità facile.
world-preset-rivers = Fiumi e obiettivi
    .why = In tre, un fiume a testa, gli Obiettivi Pubblici e bot che giocano bene.

## Perché le opzioni non vanno d'accordo

world-refusal-objectives-alone = Chi gioca da solo non ha Obiettivi Pubblici.
world-refusal-rivers-on-side-b = I fiumi sono sul lato B delle mappe.
world-refusal-solo-players = È per chi gioca da solo.
world-refusal-named-twice = Qualcosa è scelto due volte.
