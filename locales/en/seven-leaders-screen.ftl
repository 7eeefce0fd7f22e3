# Texts of the expansion Leaders, on the terminal screen of 7 Wonders.

## The title

seven-screen-phase-draft = The draft of the leaders (passed to the right)
seven-screen-recruitment = Age { seven-age }, recruitment of leaders

## Colours and resources: in a word, and in a letter or two

seven-screen-leader = leader
seven-screen-short-white = ld

## Cities

seven-screen-label-leaders = leaders
seven-screen-prices-bank = bank: { $price }, one unit a turn
seven-screen-copied = copies { $leader }
seven-screen-buried = buried: { $leaders }
seven-screen-leaders-in-hand = { $number } in hand

## Beside the cities

seven-screen-held = { $leader } ({ seven-coins })
seven-screen-own-leaders = Your leaders in hand: { $leaders }

## The hand and its moves

seven-screen-recruit = Recruit: { $price }

## Pieces

seven-screen-piece-leader = { $name } ({ $id }), leader
seven-screen-deck-standard = Leaders
seven-screen-deck-expert = Leaders, expert
seven-screen-deck-cities = Leaders of Cities
seven-screen-deck-cities-2012 = Leaders of Cities (2012)

## Lists

seven-screen-leaders = Leaders

## The words with which moves are typed

# Separated by spaces; _ stands for a space. The words of all languages are understood, and a word can stand for several
# moves.
seven-screen-verb-recruit = recruit build
seven-screen-verb-keep = keep choose take
seven-screen-verb-bury = bury put
seven-screen-verb-copy = copy choose
