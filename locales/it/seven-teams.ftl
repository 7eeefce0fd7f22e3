# Testi delle partite a squadre di due di 7 Wonders.

## Opzioni della partita

seven-option-teams = Squadre di due
seven-option-teams-off = No: ognuno gioca per sé.
seven-option-teams-on = Sì: i compagni siedono fianco a fianco; in 4, 6 o 8, con Cities.

## Campi di una vista

seven-view-partner = Compagno
