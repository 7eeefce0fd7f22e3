# Testi della Città Franca, la terza città delle partite in due.

## Come sarà il tavolo

seven-note-free-city = In due: tra voi c'è la Città Franca, e agite per lei a turno.

## La terza città di una partita in due; può stare al posto del nome di un giocatore

seven-unplayed = Città Franca
    .the = la Città Franca

## Che cosa si chiede a un giocatore

# Che cosa si chiede a un giocatore che agisce per la Città Franca.
seven-choice-for-free-city = { $choice }, per la Città Franca

## Eventi

# Il giocatore agisce per la Città Franca.
seven-event-free-city-drew = { $player } pesca la prima carta della pila della Città Franca.
seven-event-free-city-drew-card = { $player } pesca { $the_card } dalla pila della Città Franca.

## Perché una mossa non è possibile

seven-refusal-must-build = La Città Franca vende una carta solo quando non può costruire nulla.

## Campi di una vista

seven-view-free-city = Città Franca
seven-view-keeper = Agisce per lei
seven-view-pile = Carte nel suo mazzo

## Perché una mossa è buona

seven-reason-free-city-pays = la Città Franca ti paga { reasons-coins }
