# Testi di Envoys, sullo schermo del terminale.

## Il titolo

seven-screen-farewell = Epoca { seven-age }, partenza degli ambasciatori

## Colori: in una parola, e in due lettere

seven-screen-colour-orange = arancione
seven-screen-short-orange = ar

## Le città

seven-screen-label-envoys = ambasc.
seven-screen-envoys = { $number } all'estero
