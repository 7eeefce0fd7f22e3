# I bot che parlano con altri programmi, e i programmi che giocano come bot.

terminal-help-bot =
    Un bot per altri programmi: legge righe e risponde con righe, vedi docs/bot-protocol.md.
    Scrivi mirabilia per sapere che cosa sa fare, quit per uscire.
terminal-option-bot-level = Quale bot gioca: { $bots }. Predefinito: master.
terminal-option-bot-seed = Il numero che decide ciò che il bot lascia al caso. Predefinito: 0.
terminal-option-bot_command =
    Un tuo programma come bot, con un nome a tua scelta, per esempio mybot="python bot.py"; docs/bot-protocol.md
    spiega come gli si parla. Si può ripetere.

bot-error-assignment = --bot-command: «{ $value }» non è possibile; possibile: NOME=COMANDO, per esempio mybot="python bot.py"
bot-error-name =
    --bot-command: «{ $name }» non è possibile come nome; possibili: lettere minuscole, cifre, - e _, al massimo 24, e
    non il nome di un altro bot
bot-error-program = --bot-command: { $name } non può giocare: { $reason }
bot-failed = { $bot } non gioca: { $reason }. Al suo posto viene fatta una mossa a caso.
