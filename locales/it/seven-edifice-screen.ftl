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

seven-screen-join = Costruire lo stadio e partecipare alla Struttura { $edifice }: { $price }

## I pezzi

seven-screen-piece-edifice = { $name } ({ $id }), Struttura
seven-screen-edifice-age = Epoca { seven-age }
seven-screen-reward = Ogni gettone: { $effects }
seven-screen-penalty = Se fallisce, senza gettone: { $penalty }

## Elenchi

seven-screen-edifices = Strutture

## Le parole con cui si scrivono le mosse

# Separate da spazi; _ sta per uno spazio. Si capiscono le parole di tutte le lingue, e una parola può stare per più mosse.
seven-screen-verb-join = partecipare partecipa partecipo partecipare_con partecipa_con partecipo_con
seven-screen-verb-discard = scartare scarta scarto
seven-screen-verb-pawn = prendere prendi prendo
