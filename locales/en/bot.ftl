# Bots that talk to other programs, and programs that play as bots.

terminal-help-bot =
    A bot for other programs: it reads lines and answers in lines, see docs/bot-protocol.md.
    Type mirabilia for what it can do, quit to leave.
terminal-option-bot-level = Who the bot is: { $bots }. Without it: master.
terminal-option-bot-seed = The number that decides what the bot leaves to chance. Without it: 0.
terminal-option-bot_command =
    A program of yours as a bot under a name of your choice, for example mybot="python bot.py"; docs/bot-protocol.md
    says how it is talked to. May be repeated.

bot-error-assignment = --bot-command: “{ $value }” is not possible; possible: NAME=COMMAND, for example mybot="python bot.py"
bot-error-name =
    --bot-command: “{ $name }” is not possible as a name; possible: small letters, digits, - and _, at most 24, and not
    the name of another bot
bot-error-program = --bot-command: { $name } cannot play: { $reason }
bot-failed = { $bot } does not play: { $reason }. A random move is made in its place.
