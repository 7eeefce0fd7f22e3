# Testi delle partite a squadre di due di 7 Wonders.

## Opzioni della partita

seven-option-teams = Squadre di due
seven-option-teams-off = No: ognuno gioca per sé.
seven-option-teams-on = Sì: i compagni siedono fianco a fianco; in 4, 6 o 8, con Cities.

## Come sarà il tavolo

seven-note-teams = { $teams } squadre di due: i compagni siedono fianco a fianco, vedono le carte l'uno dell'altro e sommano i punti.

## Perché le opzioni non vanno d'accordo

seven-refusal-teams-players = A squadre di due si gioca in 4, 6 o 8.

## Campi di una vista

seven-view-partner = Compagno
