# Testi dell'espansione Cities, sullo schermo del terminale.

## Colori e risorse: in una parola, e in una o due lettere

seven-screen-colour-black = nera
seven-screen-short-black = ne

## Le città

seven-screen-warehouse-own = { $number } in più tra queste
seven-screen-warehouse-not-own = { $number } tra quelle che plancia, carte marroni e grigie non producono
seven-screen-diplomacy =
    { $tokens ->
        [one] { $tokens } gettone Diplomazia
       *[other] { $tokens } gettoni Diplomazia
    }
seven-screen-science-masks =
    { $number ->
        [one] { $number } maschera
       *[other] { $number } maschere
    }
seven-screen-debt = { $points } (debito)

## Le parole con cui si scrivono le mosse

# Separate da spazi; _ sta per uno spazio. Si capiscono le parole di tutte le lingue, e una parola può stare per più mosse.
seven-screen-verb-pay = pagare paga pago perdere perdi perdo
seven-screen-word-debt = debito debiti
