# Testi di mirabilia tournament; quelli in comune con gli incontri sono in match.ftl.

terminal-help-tournament =
    Fa giocare molti bot fra loro: classifica con gli intervalli, chi ha battuto chi, quanto valgono i posti.
    Per esempio: mirabilia tournament duel adept greedy random --games 40 --html torneo.html
terminal-option-tournament-bot =
    Due o più bot, ciascuno una volta: { $bots }, il nome dato con --bot-command, oppure
    modulo:Classe in Python. Con un tempo tutto suo: master@0.5s.
terminal-option-tournament-format =
    Chi incontra chi: round-robin (tutti contro tutti), swiss (chi è alla pari in classifica), gauntlet (il primo contro
    tutti gli altri). Predefinito: round-robin.
terminal-option-tournament-stages = Quanti turni ha un torneo svizzero. Predefinito: quanti ne servono per avere un solo primo, più uno.
terminal-option-tournament-games = Quante partite ha ogni incontro; si giocano giri interi. Predefinito: 40.
terminal-option-tournament-seed = Il primo seed; tutti gli incontri giocano gli stessi. Predefinito: 1.
terminal-option-tournament-budget =
    Quanto può pensare un bot a ogni mossa: 0.1s o 100ms di orologio, 500i iterazioni, 0.1cpu secondi di calcolo;
    con una ~ davanti, tanto in media. Predefinito: quanto è abituato a pensare ciascun bot.
terminal-option-tournament-grace = Di quanti secondi un bot può superare il suo tempo prima di perdere la partita. Predefinito: 5.
terminal-option-tournament-jobs = Quante partite si giocano insieme. Predefinito: una per ogni core.
terminal-option-tournament-out = Il file del risultato, in JSON; - è lo standard output. Se contiene già una parte di questo torneo, si continua da lì.
terminal-option-tournament-resume = Continua il torneo di questo file; si può unire solo a --games, --jobs, --records, --html e --bot-command.
terminal-option-tournament-records = Una cartella in cui conservare ogni partita.
terminal-option-tournament-json = Il risultato scritto anche in JSON, a torneo finito, in un file che non c'è ancora; - è lo standard output.
terminal-option-tournament-html = Un resoconto con i grafici, da aprire nel browser; non serve altro.
terminal-option-tournament-quiet = Niente avanzamento e niente tabelle: solo gli errori, e ciò che scrivono --out, --json e --html.
terminal-option-tournament-part = Gioca solo una parte del torneo, per esempio 2/5, la seconda di cinque; ogni parte si può giocare su un altro computer.
terminal-option-tournament-merge = Riunisce le parti: mirabilia tournament --merge FILE FILE ... --out FILE
terminal-option-tournament-on = Gioca su un cluster Ray (pip install "mirabilia[ray]"): ray per quello di questo computer, oppure ray://HOST:PORTA. --jobs vale allora per ogni nodo.
terminal-option-tournament-command = Un programma che gioca, con il suo nome: NOME=COMANDO. Si può ripetere.

tournament-error-part = --part: in un torneo svizzero gli incontri dipendono da tutte le partite precedenti, perciò non si può giocare a parti

tournament-heading = { $title }: { $format }, { $bots } bot
tournament-format-round-robin = tutti contro tutti
tournament-format-swiss = torneo svizzero
tournament-format-gauntlet = uno contro tutti
tournament-played-two =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }: { $meetings ->
        [one] un incontro
       *[other] { $meetings } incontri
    } da { $each } partite, ogni seed giocato due volte a posti scambiati, a partire dal seed { $seed }.
tournament-played-many =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } a { $players } giocatori: { $meetings ->
        [one] un incontro
       *[other] { $meetings } incontri
    } da { $each } partite, ogni seed giocato con tutti su ogni posto, a partire dal seed { $seed }.
tournament-played-alone = { $games } partite in solitario, ogni seed giocato da tutti, a partire dal seed { $seed }.
tournament-ratings = Classifica
tournament-ratings-how = Elo rispetto alla media di tutti: le differenze che rendono i risultati più probabili, con intervalli al 95% ottenuti ricampionando i seed. Valutazione: openskill (Plackett-Luce), con il doppio della sua incertezza.
tournament-cross = Chi ha battuto chi
tournament-cross-how = Quante volte il bot della riga è finito davanti a quello della colonna; un pari merito conta mezzo.
tournament-column-cross = Davanti a
tournament-seats = Quanto valgono i posti
tournament-seats-how = Ognuno occupa ogni posto lo stesso numero di volte, perciò conta soltanto il posto. La linea tratteggiata è dove starebbero tutti se il posto non contasse. Intervalli al 95% di Wilson.
tournament-column-seat = Posto
tournament-seat = Posto { $seat }
tournament-column-wins = Vittorie
tournament-ends = Come sono finite le partite
tournament-lengths-title = Quanto durano le partite
tournament-lengths = Mosse in una partita: { $mean } in media, metà delle partite fino a { $median }, da { $least } a { $most }.
tournament-thinking = Quanto è costato pensare
