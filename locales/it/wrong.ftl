# Che cosa non va in una posizione inventata, per qualunque gioco: si legge accanto al campo.
wrong-number = { $needed ->
    [0] Qui ora non c'è niente.
    [1] Qui ne va esattamente 1; ce ne sono { $given }.
   *[other] Qui ne vanno esattamente { $needed }; ce ne sono { $given }.
}
wrong-range = Qui serve un numero da { $least } a { $most }.
wrong-at-least = Qui serve almeno { $least }.
wrong-at-most = Qui il massimo è { $most }.
wrong-too-large = Questo numero è troppo grande.
wrong-type = Qui va qualcosa di un altro tipo.
wrong-missing = Qui manca qualcosa: { $name }.
wrong-unknown-field = Non esiste un campo { $name }.
wrong-needed = Qui manca qualcosa.
wrong-not-now = Qui ora non può esserci niente.
wrong-one-of = Questa scelta qui non esiste.
wrong-options = Queste opzioni non vanno d'accordo.
wrong-options-say = Le opzioni di questa partita dicono altro.
wrong-none-left = Non restano pezzi con cui completare qui.
wrong-unknown = In questo gioco non esiste { $thing }.
wrong-unknown-piece = In questo gioco non esiste { $name }.
wrong-not-in-game = { $the_thing }: non è in gioco con questi giocatori e queste opzioni.
wrong-other-kind = { $the_thing }: è un pezzo di un altro tipo.
wrong-too-many = { $the_thing }: compare { $number } volte, ma nel gioco { $most ->
    [0] non c'è
    [1] ce n'è 1
   *[other] ce ne sono { $most }
}.
wrong-twice = Qui lo stesso pezzo compare due volte.
wrong-elsewhere = { $the_thing }: si trova già in un altro posto.
wrong-one-place = { $number ->
    [0] { $the_thing }: manca, deve pur essere da qualche parte.
   *[other] { $the_thing }: si trova in più posti.
}
wrong-later-age = { $the_thing }: appartiene a un'Epoca successiva.
wrong-other-age = { $the_thing }: non appartiene all'Epoca { $age }.
wrong-card-age = { $the_thing }: è dell'Epoca { $age }.
wrong-deck = { $guilds ->
    [0] Qui vanno { $number } carte dell'Epoca { $age }.
   *[other] Qui vanno { $number } carte dell'Epoca { $age }, di cui { $guilds } Gilde.
}
wrong-decks = Qui vanno i mazzi delle Epoche che mancano, e nessun altro.
wrong-every-seat = Qui va ogni giocatore una volta.
wrong-not-over = La partita non può essere già finita.

## 7 Wonders Duel
wrong-loot = Qui ogni segnalino Esercito può esserci al massimo una volta.
wrong-loot-gone = La pedina ha superato il segnalino da { $coins } monete: non c'è più.
wrong-draft-layout = Mentre si scelgono le Meraviglie non ci sono carte in tavola.
wrong-no-layout = Non c'è più una carta da giocare.
wrong-empty-slot = Qui va il posto vuoto da cui è stata presa la carta.
wrong-playing-place = { $the_thing }: deve stare dove l'ha messa il suo uso, cioè in città, negli scarti o sotto una Meraviglia.
wrong-age-cards = In tavola ci sono { $number } carte dell'Epoca { $age }; possono essercene { $most }.
wrong-guilds = In tavola ci sono { $number } Gilde; possono essercene { $most }.
wrong-uncovered = Questo posto è vuoto, ma c'è ancora la carta che lo copre.
wrong-missing-tokens = Ogni segnalino Progresso deve stare da qualche parte. Mancano: { $tokens }.
wrong-wonder-owners = Ogni Meraviglia ha un solo proprietario.
wrong-wonders-built = Si possono costruire al massimo { $most } Meraviglie.
wrong-draft-wonders = Ogni Meraviglia ha un solo posto: in una città, tra quelle offerte o nella scatola.
wrong-draft-offer = Dopo { $number } scelte le Meraviglie offerte sono in un altro numero.
wrong-draft-picks = { $player } non può avere già scelto così tante Meraviglie.
wrong-draft = Le Meraviglie si scelgono solo prima dell'Epoca I, in una partita in cui si scelgono a turno.
wrong-acts-next = Ora sceglie { $player }.
wrong-capital = La pedina Conflitto è in una capitale: la partita è finita.
wrong-six-symbols = { $player } ha { $number } simboli diversi: la partita è finita.
wrong-nothing-playing = In questo momento non si sta giocando nessuna carta.
wrong-playing-needed = Manca la carta che si sta giocando.
wrong-extra-turn = Un turno in più si ottiene mentre si gioca una carta.
wrong-begin = Chi comincia si decide prima delle Epoche II e III, con tutte le carte in tavola.
wrong-weaker = { $player } ha l'esercito più debole e decide.
wrong-under-wonder = Qui va una carta sotto una Meraviglia { DI($player) }.
wrong-no-token = Non c'è nessun segnalino Progresso da prendere.
wrong-no-card = Non c'è nessuna carta da prendere.
wrong-no-pair = { $player } non ha una coppia di simboli.
wrong-wonder-cannot = { $the_thing }: non fa questo.
wrong-no-card-to-destroy = { $player } non ha carte di quel colore da perdere.

## 7 Wonders
wrong-seats = I giocatori sono { $number }.
wrong-hand = Questa mano non esiste.
wrong-age-of-phase = In questa fase l'Epoca è un'altra.
wrong-expansion = Per questo serve l'espansione { $expansion }.
wrong-before-turns = Prima del primo turno di un'Epoca il turno è −1, e solo allora.
wrong-pile-place = Nessuna carta può essere stata in quel posto degli scarti.
wrong-pile-look = Nessuno può aver visto così tante carte negli scarti.
wrong-offers = Le plance si offrono mentre si scelgono le plance, e solo allora.
wrong-offers-alike = A ogni città si offre lo stesso numero di plance.
wrong-board = Ogni città ha una plancia, ma non mentre si scelgono le plance.
wrong-twice-in-city = { $the_thing }: in una città può esserci una volta sola.
wrong-hand-size = { $least ->
    [0] { $most ->
        [0] Ora in mano non ci sono carte.
       *[other] Ora le carte in mano possono essere al massimo { $most }; ce ne sono { $number }.
    }
    [1] Ora la carta in mano è una, non { $number }.
   *[other] Ora le carte in mano sono { $most }, non { $number }.
}
wrong-pending = Una scelta è in sospeso solo nella fase delle scelte.
wrong-no-city = La città numero { $number } non esiste.
wrong-nothing-to-choose = Non c'è niente tra cui scegliere.
wrong-commits = Qui c'è ciò che ogni città ha scelto in segreto, mentre tutti scelgono.
wrong-all-chosen = Qualcuno deve ancora scegliere.
wrong-move = “{ $move }”: ora questa città non può farlo.
wrong-owes-nothing = Chi non ha niente tra cui scegliere non deve scegliere.
wrong-owes = Questo giocatore deve scegliere, o ha scelto.
wrong-free-city = La Città Libera agisce nei turni, e solo lì.
wrong-keeper-first = Chi agisce per la Città Libera sceglie prima per la propria città.
wrong-free-city-only = Solo la Città Libera di una partita in due ha questo, nei suoi turni.
wrong-free-city-leaders = La Città Libera non ha Leader.
wrong-drawn = La carta pescata deve essere in mano a chi agisce per la Città Libera.
wrong-edifice-built = Una Struttura senza pedine è costruita, e una costruita non ne ha.
wrong-edifice-failed = Una Struttura senza pedine non può essere fallita.
wrong-edifice-to-come = Una Struttura di un'Epoca successiva è ancora un progetto.

## World Wonders
wrong-monument-missing = Finché ci sono Monumenti da scoprire, ogni posto ne ha uno.
wrong-stacks = Qui vanno le pile di tessere in gioco, e nessun'altra.
wrong-stack-tiles = Servono tutte le tessere della pila, nell'ordine in cui vengono scoperte.
wrong-not-turned-up = Questa tessera ({ $thing }) non è ancora stata scoperta al round { $round }.
wrong-too-many-tiles = Entro il round { $round } non possono essere state scoperte così tante tessere.
wrong-alone = Questo serve solo a chi gioca in solitario.
wrong-solo-deck = Qui serve una carta che fa rimescolare tutte le altre.
wrong-gold = In questo round si possono spendere al massimo { $most } Oro.
wrong-last-round = Un segnalino Popolazione è arrivato alla fine: questo è l'ultimo round.
wrong-one-piece = Qui serve esattamente un pezzo.
wrong-covered = In { $place } c'è già qualcosa, o il terreno non è quello giusto.
wrong-no-place = Il pezzo non può stare in “{ $place }”.
wrong-monument-parts = { $number ->
    [1] { $the_thing }: il pezzo è uno solo.
   *[other] { $the_thing }: servono tutti e { $number } i pezzi, uno dopo l'altro.
}
wrong-monument-arranged = In { $place } il pezzo non sta rispetto agli altri come dice la carta.
wrong-pedestals = Ogni piedistallo ha al massimo un proprietario, e chi gioca in solitario non ne ha.
wrong-short-set = Qui va ciò che resta di un set di Strade Corte.
wrong-box = In gioco ce ne sono { $number }; la scatola ne ha { $most }.
wrong-laying = Qui va ciò che si sta piazzando, e solo mentre lo si piazza.
wrong-gold-spent = Tutto l'Oro è speso: questo giocatore è fuori dal round.
wrong-out = { $player } è fuori da questo round.
wrong-free-road = La prima Strada si piazza prima di tutto il resto.
wrong-fits-nowhere = { $player } ha comprato qualcosa che non sta da nessuna parte.
