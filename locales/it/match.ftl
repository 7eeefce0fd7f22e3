# Testi degli incontri fra bot: mirabilia match.

terminal-help-match =
    Fa giocare i bot fra loro: ogni seed su tutti i posti, su tutti i core, con gli intervalli di confidenza.
    Per esempio: mirabilia match duel master adept --games 200 --budget 0.1s
terminal-option-match-bot =
    Due o più bot, al massimo uno per posto: { $bots }, il nome dato con --bot-command, oppure
    modulo:Classe in Python. Con un tempo tutto suo: master@0.5s.
terminal-option-match-games = Quante partite; si giocano giri interi, perciò possono essere qualcuna in più. Predefinito: 200.
terminal-option-match-seed = Il primo seed; ogni giro usa quello seguente. Predefinito: 1.
terminal-option-match-budget =
    Quanto può pensare un bot a ogni mossa: 0.1s o 100ms di orologio, 500i iterazioni, 0.1cpu secondi di calcolo;
    con una ~ davanti, tanto in media. Predefinito: quanto è abituato a pensare ciascun bot.
terminal-option-match-grace = Di quanti secondi un bot può superare il suo tempo prima di perdere la partita. Predefinito: 5.
terminal-option-match-jobs = Quante partite si giocano insieme. Predefinito: una per ogni core.
terminal-option-match-out = Il file del risultato, in JSON; - è lo standard output. Se contiene già una parte di questo incontro, si continua da lì.
terminal-option-match-resume = Continua l'incontro di questo file; si può unire solo a --games, --jobs, --records e --bot-command.
terminal-option-match-records = Una cartella in cui conservare ogni partita.
terminal-option-match-json = Il risultato scritto anche in JSON, a incontro finito, in un file che non c'è ancora; - è lo standard output.
terminal-option-match-quiet = Niente avanzamento e niente tabelle: solo gli errori, e ciò che scrivono --out e --json.
terminal-option-match-sprt = Si ferma appena è deciso se il primo bot è più forte del secondo di --elo0 o di --elo1; --games dice quante partite al massimo, senza sono 100.000.
terminal-option-match-elo0 = Con --sprt: di quanto è più forte il primo bot se non c'è nulla di nuovo. Predefinito: 0.
terminal-option-match-elo1 = Con --sprt: di quanto è più forte il primo bot se ne vale la pena. Predefinito: 20.
terminal-option-match-alpha = Con --sprt: quanto spesso si può accettare elo1 per errore. Predefinito: 0.05.
terminal-option-match-beta = Con --sprt: quanto spesso si può accettare elo0 per errore. Predefinito: 0.05.
terminal-option-match-part = Gioca solo una parte dell'incontro, per esempio 2/5, la seconda di cinque; ogni parte si può giocare su un altro computer.
terminal-option-match-merge = Riunisce le parti: mirabilia match --merge FILE FILE ... --out FILE
terminal-option-match-on = Gioca su un cluster Ray (pip install "mirabilia[ray]"): ray per quello di questo computer, oppure ray://HOST:PORTA. --jobs vale allora per ogni nodo.
terminal-option-match-command = Un programma che gioca, con il suo nome: NOME=COMANDO. Si può ripetere.

## Che cosa non è possibile

match-error-budget = «{ $value }» non è un tempo per pensare; possibili: 0.1s, 100ms, 500i (iterazioni), 0.1cpu (secondi di calcolo), ~0.1s (in media)
match-error-bot = non c'è un bot «{ $value }»; ci sono: { $allowed }, un nome dato con --bot-command, oppure modulo:Classe
match-error-module = «{ $value }» non si può usare come bot: { $reason }
match-error-command-name = --bot-command: un programma non si può chiamare «{ $name }»
match-error-command = --bot-command: non c'è il programma di { $name }: «{ $command }»
match-error-spare-command = --bot-command: { $name } non gioca in questo incontro
match-error-too-few =
    { $places ->
        [one] serve il nome di almeno un bot
       *[other] servono i nomi di almeno due bot; i posti sono { $places }
    }
match-error-too-many =
    { $places ->
        [one] { $named } bot sono troppi per un posto
       *[other] { $named } bot sono troppi per { $places } posti
    }
match-error-games = --games: «{ $value }» non è possibile; un incontro ha almeno una partita
match-error-seeds = --seed: non ci sono tanti seed; l'ultimo è { $last }
match-error-grace = --grace: «{ $value }» non è possibile; possibili: secondi da 0 a 3600
match-error-real = { $option }: «{ $value }» non è possibile; possibile: un numero
match-error-sprt-missing = { $options }: si usa con --sprt, che manca
match-error-sprt-two = --sprt: il test è fra due bot, non fra { $number }
match-error-sprt-elo = --elo0, --elo1: il primo deve essere minore del secondo, e nessuno più lontano da 0 di { $most }; non { $elo0 } e { $elo1 }
match-error-sprt-error = --{ $name }: possibili i numeri sopra 0 e sotto 0.5
match-error-parts = --part: «{ $value }» non è possibile; possibile: 2/5 per la seconda di cinque parti, fino a { $most }
match-error-part = --part: un test che si ferma quando è deciso non si può giocare a parti
match-error-merge = --merge: lo si usa solo con i file e con --out, --json o --quiet; togli { $options }
match-error-merge-two = --merge: servono i file di almeno due parti
match-error-both = { $one } e { $other } non possono scrivere tutti e due in { $file }
match-error-twice = in un torneo ogni bot si nomina una volta sola; con un tempo tutto loro, per esempio master@1s, sono diversi
match-error-format = --format: «{ $value }» non è possibile; possibili: round-robin, swiss, gauntlet
match-error-stages = --stages: solo un torneo svizzero ha dei turni (--format swiss)
match-error-meetings = si incontrerebbero { $number } tavoli di bot, se ne possono giocare al massimo { $most }; un torneo svizzero (--format swiss) ne ha meno
match-error-cluster-address = --on: «{ $value }» non è possibile; possibili: ray, ray://HOST:PORTA
match-error-cluster-none = --on: il cluster non c'è: { $reason }
match-error-cluster-empty = --on: nessun nodo del cluster ha dei core per giocare
match-error-cluster-node = --on: { $node } non può giocare: { $reason }
match-error-cluster-other = --on: { $node } giocherebbe un altro incontro, perché il programma o le carte sono diversi: { $fields }
match-error-cluster-lost = tutti i nodi del cluster sono andati persi; le partite finite sono conservate
match-error-resume = --resume: il file dice già tutto, togli { $options }
match-error-resume-command = --resume: { $name } è un programma; se può essere eseguito, scrivi anche --bot-command { $name }="{ $command }"
match-error-stuck = i processi in cui si gioca non partono; il motivo è scritto qui sopra

match-file-missing = il file { $file } non c'è
match-file-stranger =
    { $file } non è il file di un { $what ->
        [tournament] torneo
       *[other] incontro
    }; resta com'è
match-file-broken = { $file } è rovinato e resta com'è: { $reason }
match-file-version = { $file } ha un'altra versione del formato (questo programma scrive la versione { $version }); resta com'è
match-file-other = { $file } contiene un altro incontro e resta com'è; che cosa cambia: { $fields }
match-file-busy = un altro processo sta giocando l'incontro di { $file }
match-file-unusable = { $file } non si può usare: { $reason }

## Durante l'incontro

match-rounded = { $planned } partite invece di { $asked }: ogni seed si gioca { $round } volte, perché ognuno occupi ogni posto.
match-resumed =
    { $done ->
        [one] Una partita su { $planned } è già stata giocata.
       *[other] { $done } partite su { $planned } sono già state giocate.
    }
match-at-most = Si ferma appena il test è deciso, al più tardi dopo { $planned } partite.
match-merged = { $files } file con { $done } partite su { $planned }.
match-part =
    La parte { $number } di { $of } è completa: { $done } partite su { $planned }. Per riunire le parti:
    mirabilia { $command } --merge FILE FILE ... --out FILE
match-progress = { $done }/{ $planned } partite; { $wins }; mancano { $left }
match-left = mancano { $left }
match-stopped =
    { $done ->
        [one] Interrotto dopo una partita su { $planned }.
       *[other] Interrotto dopo { $done } partite su { $planned }.
    }
match-go-on = Per continuare: { $command }
match-saved = Il risultato è in { $file }
match-unsaved = Il risultato non si può scrivere in { $file }: { $reason }. Ciò che era stato conservato lì accanto c'è ancora.
match-records =
    { $lacking ->
        [0] Le partite sono in { $folder }
        [one] Le partite sono in { $folder }; ne manca una
       *[other] Le partite sono in { $folder }; ne mancano { $lacking }
    }

## Il risultato

match-heading = { $title }: { $names }
match-played-two =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } { $rounds ->
        [one] dal seed
       *[other] dai seed
    } { $seeds }, ognuno giocato due volte a posti scambiati.
match-played-many =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } a { $players } giocatori { $rounds ->
        [one] dal seed
       *[other] dai seed
    } { $seeds }, ognuno con tutti su ogni posto.
match-played-alone =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in solitario { $rounds ->
        [one] dal seed
       *[other] dai seed
    } { $seeds }, ognuno giocato da tutti.
match-budgets = Tempo per pensare: { $budgets }.
match-budget-own = il proprio
match-uncounted =
    { $games ->
        [one] Una partita è conservata ma non conta ancora, perché il suo seed non è stato giocato su tutti i posti.
       *[other] { $games } partite sono conservate ma non contano ancora, perché i loro seed non sono stati giocati su tutti i posti.
    }
match-how = Una vittoria condivisa conta in parti, un pareggio a due mezza vittoria per ciascuno. Intervallo al 95% di Wilson.
match-how-alone = Intervallo al 95% di Wilson.
match-ahead-how = Su tutte le coppie di posti, quante volte uno finisce davanti; un pari merito conta mezzo. Intervallo al 95% dalla dispersione fra i seed.
match-ahead-how-alone = Confronto sullo stesso seed: prima la vittoria, poi il vantaggio sull'obiettivo; un pari merito conta mezzo. Intervallo al 95% dalla dispersione fra i seed.
match-sprt-open = Il test è ancora aperto: rapporto di verosimiglianza (log) { $llr }, si decide a { $low } o a { $high }; { $rounds } seed.
match-sprt-elo0 = Deciso: { $one } non è più forte di { $other } di { $elo1 } Elo; si accetta { $elo0 }. Rapporto di verosimiglianza (log) { $llr } ({ $low }, { $high }) dopo { $rounds } seed.
match-sprt-elo1 = Deciso: { $one } è più forte di { $other }; si accetta { $elo1 } Elo, si esclude { $elo0 }. Rapporto di verosimiglianza (log) { $llr } ({ $low }, { $high }) dopo { $rounds } seed.
match-elo = Elo di { $one } rispetto a { $other }: { $elo }, da { $low } a { $high } (95%).
match-column-entrant = Bot
match-column-won = Vinte
match-column-shared = Condivise
match-column-lost = Perse
match-column-succeeded = Vinte
match-column-failed = Non vinte
match-column-share = Quota
match-column-success = Successo
match-column-interval = 95%
match-column-fair = Se pari
match-column-elo = Elo
match-column-rating = Valutazione
match-column-ahead = Davanti a
match-column-pairs = Coppie
match-ahead = { $one } davanti a { $other }
match-column-points = Punti in media
match-target = Da superare
match-column-end = Fine, e vittorie di ciascuno
match-column-games = Partite
match-column-decisions = Decisioni
match-column-cpu = Calcolo per mossa
match-column-slowest = La più lenta
match-column-iterations = Iterazioni/s
match-reason-crash = Errore di un bot
match-reason-time = Nessuna risposta in tempo
match-reason-illegal = Mossa non valida
match-reason-broken = La partita non poteva continuare
match-fault =
    { $games ->
        [one] { $name }: { $kind } (una volta): { $detail }
       *[other] { $name }: { $kind } ({ $games } volte), la prima: { $detail }
    }
