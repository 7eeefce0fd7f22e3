# Testi di World Wonders nel browser: che cosa si chiede, e i campi di ciò che si vede sul tabellone generico. Uno vuoto non si mostra.

## Parti di una partita

world-chapter = Round { $round }

## Che cosa ti si chiede

world-choose-free-road = Piazza la Strada Lunga gratuita accanto al Marciapiede
world-choose-turn = Compra un oggetto
world-choose-lay = Piazza ciò che hai comprato

## Di che cosa trattano le mosse

world-subject-item = Strade, Torre, Piedistalli
world-subject-monument = Monumenti
world-subject-place = Posti
world-subject-stack = Tessere Edificio

## Campi

world-view-round = Round
world-view-last-round = È l'ultimo round
world-view-players = { "" }
world-view-phase = { "" }
world-view-active = Di turno
world-view-order = Ordine di gioco
world-view-laying = Da piazzare
world-view-left = Pezzi rimasti
world-view-shapes = { "" }
world-view-part = { "" }
world-view-doubles = Pezzi doppi
world-view-singles = Pezzi singoli
world-view-free = gratis
world-view-item = Oggetto
world-view-tile = Tessera
world-view-monument = Monumento
world-view-market = In vendita
world-view-long-road = Strada Lunga
world-view-short-set = Strade Corte
world-view-tower = Torre
world-view-pedestals = Piedistalli
world-view-pedestals-of = Piedistallo { $number }
world-view-tiles = Tessere Edificio
world-view-monuments = Monumenti
world-view-deck = Monumenti nel mazzo
world-view-number = qui
world-view-supply = di riserva
world-view-board = Lato delle plance Risorse
world-view-objectives = Obiettivi Pubblici
world-view-id = Obiettivo
world-view-values = Valori
world-view-points = Punti
world-view-automaton = Automa
world-view-cards = Carte rimaste
world-view-seen = Carte viste
world-view-cities = Città
world-view-cities-of = Città di { $player }
world-view-map = Mappa
world-view-pieces = Pezzi sulla mappa
world-view-place = in
world-view-cells = { "" }
world-view-piece = { "" }
world-view-bridge = ponte
world-view-district = Quartiere
world-view-natural = { "" }
world-view-spent = Oro speso in questo round
world-view-limit = Oro per questo round
world-view-loan = Prestito non ripagato
world-view-loan-round = Round del prestito
world-view-pedestal = Piedistallo
world-view-out = Fuori da questo round
world-view-population = Popolazione
world-view-resources = Risorse
world-view-scores = Punti se la partita finisse ora
