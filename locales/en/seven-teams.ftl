# Texts of games in teams of two in 7 Wonders.

## Options of a game

seven-option-teams = Teams of two
seven-option-teams-off = No: everybody plays alone.
seven-option-teams-on = Yes: partners sit side by side; for 4, 6 or 8 players, with Cities.

## Fields of a view

seven-view-partner = Partner
