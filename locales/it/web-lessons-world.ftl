# La prima partita guidata di World Wonders: lezioni di src/mirabilia/games/world/lessons.

world-lesson-roads = Strade ed Edifici
    .why = La tua mappa, il mercato, e a che cosa si appoggia un Edificio.
world-lesson-roads-map = Questa è la tua mappa. In basso c'è il Marciapiede: da lì la tua città cresce, intorno al lago.
world-lesson-roads-road = Cominci con una Strada Lunga gratis, che deve toccare il Marciapiede. Girala in verticale, così entra nella tua terra, e posala.
    .else = Prima posa la strada: è un regalo.
    .flat = Si può. Ma una strada in verticale ha posto per gli Edifici da tutti e due i lati: girala e posala di nuovo.
world-lesson-roads-market = E questo è il mercato. In ogni round hai 7 Oro, e a ogni turno compri una cosa e la posi subito.
world-lesson-roads-buy = Compra la Fattoria quadrata per 3 Oro. Un Edificio deve toccare una Strada o un altro dello stesso tipo: scegli la tessera, indica un posto accanto alla tua strada e conferma.
    .else = Bella, ma cominciamo dal Cibo: compra la Fattoria quadrata.
world-lesson-roads-lay = Ora posa la Fattoria: dove vuoi sull'erba, basta che tocchi la tua strada.
    .else = Posa la Fattoria accanto alla tua strada.
world-lesson-roads-tracks = La Fattoria ti ha dato subito 2 Cibo. Ogni volta che una risorsa supera una persona sul suo tracciato, la tua Popolazione cresce di uno.
world-lesson-roads-second = Tocca di nuovo a te: si va avanti finché c'è Oro da spendere. Compra la Fattoria piccola per 2.
    .else = Andrebbe bene anche questo. Per ora compra la Fattoria piccola: due dello stesso tipo stanno bene vicine.
world-lesson-roads-together = Può toccare la tua strada, o anche solo l'altra Fattoria. Posala dove vuoi, magari senza lasciare caselle isolate.
    .else = Posa la Fattoria piccola accanto alla tua strada o all'altra Fattoria.
world-lesson-roads-done = Bell'inizio! Le Strade aprono la terra, gli Edifici la riempiono. Nella prossima lezione spendi bene l'ultimo Oro.

world-lesson-gold = Sette Oro per round
    .why = Spendere tutto, le Torri, e chi comincia.
world-lesson-gold-gold = Round 3: hai speso 4 Oro su 7, e { $rival } ha già finito. L'Oro non si conserva: usalo tutto, un turno dopo l'altro.
world-lesson-gold-tower = Compra la Torre per 2 Oro. Deve toccare qualcosa di tuo, e da lì possono partire nuove Strade.
    .else = Si può fare anche questo. Per la lezione compra la Torre: porta più lontano le tue Strade.
world-lesson-gold-lay = Posa la Torre dove un giorno potrebbe ripartire una Strada.
    .else = Posa la Torre sull'erba, accanto a qualcosa di tuo.
world-lesson-gold-pedestal = Ti resta 1 Oro. Il Piedistallo con l'1 ti fa cominciare nel prossimo round: compralo.
    .else = Guarda avanti: con il primo Piedistallo, nel prossimo round scegli prima di { $rival }.
world-lesson-gold-round = Nuovo round: di nuovo 7 Oro a testa, le tessere invendute spariscono e se ne girano di nuove. E cominci tu, grazie al Piedistallo; altrimenti va prima chi ha meno Popolazione.
world-lesson-gold-done = Se 7 Oro non bastano, un prestito te ne dà altri 2. Ripagarlo più avanti costa 3 Oro; se non lo fai, alla fine perdi 2 punti.

world-lesson-monuments = I Monumenti
    .why = Che cosa chiedono, e quando costano poco.
world-lesson-monuments-needs = La Ziggurat: quattro caselle d'erba, accanto a un Tempio e a una Fattoria. Dà 2 punti e 1 Ceramica.
world-lesson-monuments-place = Li hai tutti e due: un Tempio e una Fattoria a sinistra della tua mappa, e in mezzo c'è posto.
world-lesson-monuments-ziggurat = Un Monumento costa tutto l'Oro che ti resta, che sia 7 o 1. Ne hai 3: è un buon momento. Compra la Ziggurat.
    .else = Se prima spendi altro, il Monumento ti costerà ancora meno, ma { $rival } potrebbe portartelo via, o il posto potrebbe non esserci più. Compralo ora.
world-lesson-monuments-lay = Posala tra il Tempio e la Fattoria.
    .else = Lì le mancherebbe un'adiacenza. Posala tra il Tempio e la Fattoria.
world-lesson-monuments-done = Eccola! Con questo il tuo round è finito, e al mercato c'è un Monumento nuovo. Guarda presto che cosa chiedono, e fai crescere la città in quella direzione.

world-lesson-points = Gli ultimi punti
    .why = Le cinque fonti di punti, e una strada che chiude due Quartieri.
world-lesson-points-points = L'ultimo round. Dà punti la Popolazione, e la risorsa che hai prodotto di meno: qui 12, 10 e 12, quindi 10 punti. Poi ci sono i Monumenti.
world-lesson-points-natural = Ogni risorsa naturale della mappa che non hai coperto vale 1 punto, se la tocca qualcosa di tuo.
world-lesson-points-districts = E ogni Edificio è un Quartiere da 1 punto, se nessun suo lato tocca erba libera. In alto a sinistra due dei tuoi sono quasi chiusi.
world-lesson-points-road = Ti resta 1 Oro, e per la Strada Lunga c'è un posto solo. Comprala.
    .else = Questo ormai non dà più punti. La Strada Lunga chiude due Quartieri: compra quella.
    .loan = Niente prestiti, adesso: ti costerebbe 2 punti. Per la Strada Lunga basta 1 Oro.
world-lesson-points-lay = Posala nell'angolo in alto a sinistra, dove riempie il vuoto.
    .else = Posala nell'angolo in alto a sinistra.
world-lesson-points-done = Due Quartieri chiusi, due punti: 46 a 43, hai vinto! Ora sai come crescono le città delle meraviglie. Buon divertimento!
