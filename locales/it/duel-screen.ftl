# Testi dello schermo di 7 Wonders Duel nel terminale. Gli altri sono in terminal.ftl.

# Le parole con cui si scrivono le mosse, separate da spazi; _ sta per uno spazio. Si capiscono le parole di tutte le
# lingue, e una parola può stare per più mosse.
duel-screen-verb-build = costruire costruisci costruisco
duel-screen-verb-wonder = meraviglia costruire costruisci costruisco
duel-screen-verb-revive = recuperare costruire costruisci costruisco recupera
duel-screen-verb-discard = scartare scarta scarto vendere vendi
duel-screen-verb-draft = scegliere scegli scelgo prendere prendi prendo
duel-screen-verb-take = prendere prendi prendo scegliere scegli scelgo
duel-screen-verb-keep = tenere tieni tengo scegliere scegli scelgo prendere prendi prendo
duel-screen-verb-destroy = far_scartare fai_scartare scartare scarta distruggere distruggi
duel-screen-verb-begin = iniziare inizia inizio cominciare comincia comincio far_iniziare fai_iniziare
duel-screen-word-with = con usando
duel-screen-word-me = io
duel-screen-word-opponent = avversario l'avversario all'avversario
