# Nomi di World Wonders: un messaggio per ogni id del catalogo.

## Risorse

world-resource-food = Cibo
world-resource-ceramics = Ceramiche
world-resource-gears = Ingranaggi

## Tipologie di tessere Edificio

world-type-library = Biblioteca
world-type-farm = Fattoria
world-type-habitation = Abitazione
world-type-market = Mercato
world-type-temple = Tempio

## Mappe

world-map-lake = Lago
world-map-north-south = Fiume da nord a sud
world-map-west-east = Fiume da ovest a est
world-map-slanting = Fiume obliquo
world-map-bent = Fiume a gomito
world-map-spring = Fiume con la sorgente

## Pile di tessere Edificio, secondo la forma

world-stack-s1 = Angolo da 3
world-stack-s2 = Barra da 3
world-stack-s3 = Quadrato da 4
world-stack-s4 = J da 4
world-stack-s5 = P da 5
world-stack-s6 = Blocco da 6
world-stack-s7 = Z da 4
world-stack-s8 = U da 5

## Monumenti

world-monument-ziggurat = Ziggurat
    .the = la Ziggurat
world-monument-giza = Necropoli di Giza
    .the = la Necropoli di Giza
world-monument-obelisks = Obelischi
    .the = gli Obelischi
world-monument-trojan-horse = Cavallo di Troia
    .the = il Cavallo di Troia
world-monument-ishtar-gate = Porta di Ishtar
    .the = la Porta di Ishtar
world-monument-theater = Teatro
    .the = il Teatro
world-monument-parthenon = Partenone
    .the = il Partenone
world-monument-port-of-carthage = Porto di Cartagine
    .the = il Porto di Cartagine
world-monument-aqueduct = Acquedotto
    .the = l'Acquedotto
world-monument-petra = Petra
world-monument-lighthouse = Faro di Alessandria
    .the = il Faro di Alessandria
world-monument-great-wall = Grande Muraglia Cinese
    .the = la Grande Muraglia Cinese
world-monument-roman-bridge = Ponte Romano
    .the = il Ponte Romano
world-monument-shitenno-ji = Shitenno-ji
world-monument-angkor-wat = Angkor Wat
world-monument-colosseum = Colosseo
    .the = il Colosseo
world-monument-moai = Moai
    .the = i Moai
world-monument-hippodrome = Ippodromo
    .the = l'Ippodromo
world-monument-machu-picchu = Machu Picchu
world-monument-chichen-itza = El Castillo / Chichen Itza
world-monument-thien-mu = Pagoda Thien Mu
    .the = la Pagoda Thien Mu

## Obiettivi Pubblici; quelli da 16 a 20 sono per carte proprie

world-objective-o01 = La più grande area verde circondata da pezzi, Risorse Naturali e acqua
    .the = la più grande area verde circondata da pezzi, Risorse Naturali e acqua
world-objective-o02 = La Strada più lunga senza interruzioni
    .the = la Strada più lunga senza interruzioni
world-objective-o03 = Il maggior numero di Monumenti
    .the = il maggior numero di Monumenti
world-objective-o04 = Il maggior numero di Edifici adiacenti a Risorse Naturali
    .the = il maggior numero di Edifici adiacenti a Risorse Naturali
world-objective-o05 = Il maggior numero di Edifici adiacenti all'acqua
    .the = il maggior numero di Edifici adiacenti all'acqua
world-objective-o06 = Il maggior numero di Biblioteche
    .the = il maggior numero di Biblioteche
world-objective-o07 = Il maggior numero di Mercati
    .the = il maggior numero di Mercati
world-objective-o08 = Il maggior numero di Templi
    .the = il maggior numero di Templi
world-objective-o09 = Il valore più alto di Cibo
    .the = il valore più alto di Cibo
world-objective-o10 = Il valore più alto di Ceramiche
    .the = il valore più alto di Ceramiche
world-objective-o11 = Il valore più alto di Ingranaggi
    .the = il valore più alto di Ingranaggi
world-objective-o12 = Il maggior numero di Fattorie adiacenti tra loro
    .the = il maggior numero di Fattorie adiacenti tra loro
world-objective-o13 = Il maggior numero di Abitazioni adiacenti tra loro
    .the = il maggior numero di Abitazioni adiacenti tra loro
world-objective-o14 = Il maggior numero di Edifici adiacenti al bordo della mappa
    .the = il maggior numero di Edifici adiacenti al bordo della mappa
world-objective-o15 = Un Quartiere per ogni tipologia di Edificio
    .the = un Quartiere per ogni tipologia di Edificio
world-objective-o16 = Il maggior numero di Fattorie
    .the = il maggior numero di Fattorie
world-objective-o17 = Il maggior numero di Abitazioni
    .the = il maggior numero di Abitazioni
world-objective-o18 = Il maggior numero di Biblioteche adiacenti tra loro
    .the = il maggior numero di Biblioteche adiacenti tra loro
world-objective-o19 = Il maggior numero di Mercati adiacenti tra loro
    .the = il maggior numero di Mercati adiacenti tra loro
world-objective-o20 = Il maggior numero di Templi adiacenti tra loro
    .the = il maggior numero di Templi adiacenti tra loro

## Oggetti in vendita oltre a tessere e Monumenti

world-item-long-road = Strada Lunga
    .the = la Strada Lunga
    .a = una Strada Lunga
world-item-short-set = Set di Strade Corte
    .the = il Set di Strade Corte
    .a = un Set di Strade Corte
world-item-tower = Torre
    .the = la Torre
    .a = una Torre
world-item-pedestal-1 = Piedistallo del 1° giocatore
    .the = il Piedistallo del 1° giocatore
    .a = il Piedistallo del 1° giocatore
world-item-pedestal-2 = Piedistallo del 2° giocatore
    .the = il Piedistallo del 2° giocatore
    .a = il Piedistallo del 2° giocatore

## Pezzi senza un nome proprio

world-piece-long-road = Strada Lunga
    .a = una Strada Lunga
world-piece-double-road = Strada Corta da 2
    .a = una Strada Corta da 2
world-piece-single-road = Strada Corta da 1
    .a = una Strada Corta da 1
world-piece-tower = Torre
    .a = una Torre

## Che cosa chiede un Monumento ai suoi lati

world-neighbour-road = Strada
world-neighbour-pavement = Marciapiede
world-neighbour-water = acqua
world-neighbour-natural = Risorsa Naturale
world-neighbour-library = Biblioteca
world-neighbour-farm = Fattoria
world-neighbour-habitation = Abitazione
world-neighbour-market = Mercato
world-neighbour-temple = Tempio
