# Testi dell'espansione Edifice, sullo schermo del terminale.

## Le città

seven-screen-label-pawns = gettoni
seven-screen-edifice-debt =
    { $number ->
        [one] { $points } (Struttura)
       *[other] { $number } volte { $points } (Struttura)
    }
seven-screen-pawns = { $number } dell'Epoca { seven-age }

## Accanto alle città

seven-screen-edifice-project =
    Struttura { seven-age }: { $name }, { seven-coins }, { $pawns ->
        [one] resta { $pawns } gettone
       *[other] restano { $pawns } gettoni
    }
seven-screen-edifice-built = Struttura { seven-age }: { $name }, costruita
seven-screen-edifice-failed = Struttura { seven-age }: { $name }, fallita

## La mano e le sue mosse

seven-screen-join = Costruire lo stadio e partecipare a { $edifice }: { $price }

## I pezzi

seven-screen-piece-edifice = { $name } ({ $id }), Struttura
seven-screen-edifice-age = Epoca { seven-age }
seven-screen-reward = Ogni gettone: { $effects }
seven-screen-penalty = Se fallisce, senza gettone: { $penalty }

## Elenchi

seven-screen-edifices = Strutture
