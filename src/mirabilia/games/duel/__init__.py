"""7 Wonders Duel, base game.

data       what is printed: the catalogue files as typed entries
lookup     the same as numbers; pieces: those numbers as objects
position   what lies on the table
rules      the flow of the game; setup, moves, cost, effects, conflict, science, scoring: its parts
playout    random games; sample: what a seat cannot know, drawn anew
view, notation, explain, events, snapshot, restore   how all of it is shown and read
state      the contract, put together from these
"""

from mirabilia.games.duel.game import GAME as GAME
