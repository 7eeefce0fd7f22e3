# Texts of the terminal screen of 7 Wonders Duel. The others are in terminal.ftl.

# The words with which moves are typed, separated by spaces; _ stands for a space. The words of all languages are
# understood, and a word can stand for several moves.
duel-screen-verb-build = build construct
duel-screen-verb-wonder = wonder build construct
duel-screen-verb-revive = revive build construct
duel-screen-verb-discard = discard sell
duel-screen-verb-draft = draft choose pick take
duel-screen-verb-take = take choose pick
duel-screen-verb-keep = keep choose pick take
duel-screen-verb-destroy = destroy discard
duel-screen-verb-begin = begin start let_begin
duel-screen-word-with = with using
duel-screen-word-me = me I
duel-screen-word-opponent = opponent
