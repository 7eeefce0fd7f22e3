# Texts of games in teams of two in 7 Wonders.

## Options of a game

seven-option-teams = Teams of two
seven-option-teams-off = No: everybody plays alone.
seven-option-teams-on = Yes: partners sit side by side; for 4, 6 or 8 players, with Cities.

## What a table would be like

seven-note-teams = { $teams } teams of two: partners sit side by side, see each other's cards and add up their points.

## Why options do not go together

seven-refusal-teams-players = Teams of two are for 4, 6 or 8 players.

## Fields of a view

seven-view-partner = Partner
