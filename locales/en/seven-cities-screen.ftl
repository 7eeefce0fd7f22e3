# Texts of the expansion Cities, on the terminal screen of 7 Wonders.

## Colours and resources: in a word, and in a letter or two

seven-screen-colour-black = black
seven-screen-short-black = bk

## Cities

seven-screen-warehouse-own = { $number } more of these
seven-screen-warehouse-not-own = { $number } of what board, brown and grey cards do not make
seven-screen-diplomacy =
    { $tokens ->
        [one] { $tokens } Diplomacy token
       *[other] { $tokens } Diplomacy tokens
    }
seven-screen-science-masks =
    { $number ->
        [one] { $number } mask
       *[other] { $number } masks
    }
seven-screen-debt = { $points } (debt)

## The words with which moves are typed

# Separated by spaces; _ stands for a space. The words of all languages are understood, and a word can stand for several
# moves.
seven-screen-verb-pay = pay lose
seven-screen-word-debt = debt
