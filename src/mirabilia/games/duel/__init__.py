"""7 Wonders Duel, base game.

data       what is printed: the catalogue files as typed entries
tables     the same as numbers; pieces: those numbers as objects
position   what lies on the table
setup, moves, cost, turn, effects, conflict, science, scoring   the rules
playout    random games; sample: what a seat cannot know, drawn anew
view, notation, explain, events, snapshot   how all of it is shown and read
state      the contract, put together from these
"""

from mirabilia.games.duel.game import GAME as GAME
