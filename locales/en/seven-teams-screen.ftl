# Texts of games in teams of two, on the terminal screen of 7 Wonders.

## Cities

seven-screen-place-partner = partner

## Beside the cities

seven-screen-partner-hand = In the hand of { $player }: { $cards }
seven-screen-partner-leaders = Leaders in the hand of { $player }: { $cards }
