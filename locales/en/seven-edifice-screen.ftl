# Texts of the expansion Edifice, on the terminal screen of 7 Wonders.

## Cities

seven-screen-label-pawns = pawns
seven-screen-edifice-debt =
    { $number ->
        [one] { $points } (Edifice)
       *[other] { $number } times { $points } (Edifice)
    }
seven-screen-pawns = { $number } of Age { seven-age }

## Beside the cities

seven-screen-edifice-project =
    Edifice { seven-age }: { $name }, { seven-coins }, { $pawns ->
        [one] { $pawns } pawn left
       *[other] { $pawns } pawns left
    }
seven-screen-edifice-built = Edifice { seven-age }: { $name }, built
seven-screen-edifice-failed = Edifice { seven-age }: { $name }, failed

## The hand and its moves

seven-screen-join = Build the stage and take part in { $edifice }: { $price }

## Pieces

seven-screen-piece-edifice = { $name } ({ $id }), Edifice
seven-screen-edifice-age = Age { seven-age }
seven-screen-reward = Each pawn: { $effects }
seven-screen-penalty = If it fails, without a pawn: { $penalty }

## Lists

seven-screen-edifices = Edifices

## The words with which moves are typed

# Separated by spaces; _ stands for a space. The words of all languages are understood, and a word can stand for several
# moves.
seven-screen-verb-join = join take_part_with
seven-screen-verb-discard = discard
seven-screen-verb-pawn = pawn take
