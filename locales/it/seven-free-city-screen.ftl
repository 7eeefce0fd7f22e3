# Testi della Città Franca, la terza città delle partite in due, sullo schermo del terminale.

## Accanto alle città

seven-screen-keeper =
    { $player } agisce per la { $city } in questo turno; { $cards ->
        [0] il suo mazzo è finito.
        [one] { $cards } carta nel suo mazzo.
       *[other] { $cards } carte nel suo mazzo.
    }
