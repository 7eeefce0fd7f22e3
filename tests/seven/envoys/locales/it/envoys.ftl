# I testi di Envoys.

## Opzioni di una partita

seven-option-expansions-envoys = Envoys: prima di ogni Epoca si può mandare un ambasciatore all'estero, da 3 a 7 giocatori.
seven-option-free_envoys = Ambasciatori gratis
seven-option-free_envoys-off = No: un ambasciatore costa una moneta.
seven-option-free_envoys-on = Sì: gli ambasciatori non costano nulla.

## Che cosa si chiede a un giocatore

seven-choice-farewell = { $player } può mandare un ambasciatore
seven-choice-coins-or-envoy = { $player } prende monete o manda un ambasciatore
seven-choose-farewell = Manda un ambasciatore o tienilo a casa
seven-choose-coins-or-envoy = Prendi le monete o manda un ambasciatore

## Mosse

seven-move-send =
    { $envoys ->
        [0] Non mandare ambasciatori
       *[other] Mandare un ambasciatore
    }

## Eventi

seven-event-envoy-sent = { $player } manda un ambasciatore.

## Perché una mossa non è possibile

seven-refusal-other-choice-farewell = Ora si può mandare un ambasciatore: { $moves }.
seven-refusal-other-choice-coins-or-envoy = Ora prendi le monete o mandi un ambasciatore: { $moves }.
seven-refusal-envoy-too-dear = Un ambasciatore costa 1 moneta, e tu non ne hai.

## Punti

seven-category-envoys = Ambasciatori
seven-part-envoys =
    { $number ->
        [one] { $number } ambasciatore all'estero: { seven-part-points }
       *[other] { $number } ambasciatori all'estero: { seven-part-points }
    }

## Effetti

seven-effect-send-envoy = Prendi { seven-coins } o manda un ambasciatore

## I campi della vista

seven-view-envoys = Ambasciatori
seven-view-instead = Monete in cambio

## Carte

seven-colour-orange = Ambasciate
seven-card-embassy-1-1 = Ambasciata I
seven-card-embassy-1-2 = Ambasciata I
seven-card-embassy-1-3 = Ambasciata I
seven-card-embassy-1-4 = Ambasciata I
seven-card-embassy-1-5 = Ambasciata I
seven-card-embassy-1-6 = Ambasciata I
seven-card-embassy-1-7 = Ambasciata I
seven-card-embassy-2-1 = Ambasciata II
seven-card-embassy-2-2 = Ambasciata II
seven-card-embassy-2-3 = Ambasciata II
seven-card-embassy-2-4 = Ambasciata II
seven-card-embassy-2-5 = Ambasciata II
seven-card-embassy-2-6 = Ambasciata II
seven-card-embassy-2-7 = Ambasciata II
seven-card-embassy-3-1 = Ambasciata III
seven-card-embassy-3-2 = Ambasciata III
seven-card-embassy-3-3 = Ambasciata III
seven-card-embassy-3-4 = Ambasciata III
seven-card-embassy-3-5 = Ambasciata III
seven-card-embassy-3-6 = Ambasciata III
seven-card-embassy-3-7 = Ambasciata III
