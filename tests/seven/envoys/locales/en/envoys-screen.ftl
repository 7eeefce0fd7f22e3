# Texts of Envoys, on the terminal screen of 7 Wonders.

## The title

seven-screen-farewell = Age { seven-age }, farewell to envoys

## Colours: in a word, and in two letters

seven-screen-colour-orange = orange
seven-screen-short-orange = or

## Cities

seven-screen-label-envoys = envoys
seven-screen-envoys = { $number } abroad
