# Texts of the Free City, the third city of a game for two, on the terminal screen of 7 Wonders.

## Beside the cities

seven-screen-keeper =
    { $player } acts for the { $city } this turn; { $cards ->
        [0] its pile is used up.
        [one] { $cards } card in its pile.
       *[other] { $cards } cards in its pile.
    }
