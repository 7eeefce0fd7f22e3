# Testi delle partite a squadre di due, sullo schermo del terminale.

## Le città

seven-screen-place-partner = compagno

## Accanto alle città

seven-screen-partner-hand = Nella mano di { $player }: { $cards }
seven-screen-partner-leaders = Leader nella mano di { $player }: { $cards }
