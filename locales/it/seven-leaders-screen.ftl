# Testi dell'espansione Leaders, sullo schermo del terminale.

## Il titolo

seven-screen-phase-draft = Selezione dei Leader (si passano a destra)
seven-screen-recruitment = Epoca { seven-age }, Reclutamento

## Colori e risorse: in una parola, e in una o due lettere

seven-screen-leader = Leader
seven-screen-short-white = ld

## Le città

seven-screen-label-leaders = Leader
seven-screen-prices-bank = banca: { $price }, un'unità per turno
seven-screen-copied = copia { $leader }
seven-screen-buried = sepolti: { $leaders }
seven-screen-leaders-in-hand = { $number } in mano

## Accanto alle città

seven-screen-held = { $leader } ({ seven-coins })
seven-screen-own-leaders = I tuoi Leader in mano: { $leaders }

## La mano e le sue mosse

seven-screen-recruit = Reclutare: { $price }

## I pezzi

seven-screen-piece-leader = { $name } ({ $id }), Leader
seven-screen-deck-standard = Leader
seven-screen-deck-expert = Leader, Esperto
seven-screen-deck-cities = Leader di Cities
seven-screen-deck-cities-2012 = Leader di Cities (2012)

## Elenchi

seven-screen-leaders = Leader

## Le parole con cui si scrivono le mosse

# Separate da spazi; _ sta per uno spazio. Si capiscono le parole di tutte le lingue, e una parola può stare per più mosse.
seven-screen-verb-recruit = reclutare recluta recluto
seven-screen-verb-keep = tenere tieni tengo scegliere scegli scelgo prendere prendi
seven-screen-verb-bury = seppellire seppellisci mettere metti metto
seven-screen-verb-copy = copiare copia copio scegliere scegli scelgo
