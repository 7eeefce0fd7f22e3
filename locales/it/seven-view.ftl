# Testi di 7 Wonders sul tabellone generico del browser: che cosa si chiede, e i campi di ciò che si vede. Uno vuoto non si mostra.

## Parti di una partita

seven-chapter =
    { $age ->
        [0] Prima dell'Epoca I
       *[other] Epoca { seven-age }
    }

## Che cosa ti si chiede

seven-choose-boards = Scegli una plancia o il suo lato
seven-choose-turn = Scegli una carta e usala
seven-choose-last-card = Usa l'ultima carta
seven-choose-revival = Costruisci una carta della pila degli scarti, o rinuncia
seven-choose-alternative = Scegli uno degli effetti dello stadio
seven-choose-token-loss = Restituisci un gettone Vittoria

## Di che cosa trattano le mosse

seven-subject-board = Plance
seven-subject-card = Carte

## Campi

seven-view-age = Epoca
seven-view-turn = Turno
seven-view-turns = Turni dell'Epoca
seven-view-players = { "" }
seven-view-phase = { "" }
seven-view-choice = { "" }
seven-view-direction = Le mani passano a
seven-view-direction-left = sinistra
seven-view-direction-right = destra
seven-view-offers = Plance tra cui scegliere
seven-view-boards = Plance
seven-view-sides = Lati
seven-view-discard = Pila degli scarti
seven-view-number = Numero
seven-view-known = Note a tutti
seven-view-cost = Costo
seven-view-cities = Città
seven-view-conflicts = { "" }
seven-view-city = { "" }
seven-view-player = { "" }
seven-view-board = Plancia
seven-view-side = Lato
seven-view-stages = Stadi della Meraviglia
seven-view-stages-of = Stadio { $number }
seven-view-built = costruito
seven-view-next = è il prossimo
seven-view-under = sotto
seven-view-chosen = effetto scelto
seven-view-coins = Monete
seven-view-hand = Carte in mano
seven-view-cards = Costruzioni
seven-view-shields = Scudi
seven-view-victories = Gettoni Vittoria per Epoca
seven-view-defeats = Gettoni Sconfitta
seven-view-symbols = Simboli scientifici
seven-view-free-symbols = Simboli a scelta
seven-view-production = Produzione
seven-view-for-sale = In vendita ai vicini
seven-view-fixed = Ogni turno
seven-view-choices = Una tra
seven-view-own = di ciò che vende
seven-view-prices = Prezzi
seven-view-left = Vicino di sinistra
seven-view-right = Vicino di destra
seven-view-bank = Banca
seven-view-raw = materie prime
seven-view-manufactured = manufatti
seven-view-free-builds-left = Costruzioni gratis rimaste
seven-view-any = qualsiasi
seven-view-scores = Punti se la partita finisse ora
seven-view-score-pad = { "" }
seven-view-score-lines = { "" }
seven-view-teams = { "" }
seven-view-commit = Scelto in segreto
seven-view-stage = Stadio
