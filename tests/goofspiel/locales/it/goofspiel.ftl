goofspiel-title = Goofspiel
goofspiel-tagline = Punta le tue carte per vincere i premi: ognuna si gioca una volta sola.

goofspiel-option-cards = Carte in mano a ciascuno
goofspiel-option-cards-5 = 5, per una partita breve
goofspiel-option-cards-9 = 9
goofspiel-option-cards-13 = 13, un seme intero

goofspiel-move-bid = Punta { $card }

goofspiel-event-committed = { $player } ha scelto.
goofspiel-event-taken-back = { $player } sceglie di nuovo.
goofspiel-event-prize = Round { $round }: il premio vale { $points }.
goofspiel-event-bid = { $player } punta { $card }.
goofspiel-event-won = { $player } vince { $points } { $points ->
    [one] punto
   *[other] punti
}.
goofspiel-event-discarded = Le puntate più alte sono uguali: nessuno vince il premio da { $points }.
goofspiel-event-ended = { $count ->
    [one] { $players } ha vinto.
   *[other] { $players } vincono a pari merito.
}

goofspiel-refusal-no-seat = Il posto { $given } non esiste: i posti vanno da 0 a { $last }.
goofspiel-refusal-no-move = La mossa { $given } non esiste.
goofspiel-refusal-notation = Una mossa si scrive così: «bid 7».
goofspiel-refusal-over = La partita è finita.
goofspiel-refusal-chosen = Hai già scelto.
goofspiel-refusal-no-card = Non hai più il { $card }.
goofspiel-refusal-nothing-to-take-back = Non c'è niente da ritirare.

goofspiel-reason-points = Tutti i premi sono stati giocati
goofspiel-category-prizes = Premi
goofspiel-category-total = Totale

goofspiel-view-round = Round
goofspiel-view-prize = Premio
goofspiel-view-prizes-left = Premi rimasti
goofspiel-view-discarded = Premi andati persi
goofspiel-view-bid = La tua puntata
goofspiel-view-points = Punti
goofspiel-view-hand = Mano
goofspiel-view-won = Premi vinti

goofspiel-card-1 = 1
goofspiel-card-2 = 2
goofspiel-card-3 = 3
goofspiel-card-4 = 4
goofspiel-card-5 = 5
goofspiel-card-6 = 6
goofspiel-card-7 = 7
goofspiel-card-8 = 8
goofspiel-card-9 = 9
goofspiel-card-10 = 10
goofspiel-card-11 = 11
goofspiel-card-12 = 12
goofspiel-card-13 = 13
